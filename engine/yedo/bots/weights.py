"""What the planning bots think things are worth: numbers from data/yedo/bots.yaml, changed only by tuning."""

from __future__ import annotations

from functools import cache

from engine.core.yaml_file import BadFile, read_yaml
from engine.paths import data_dir

CHOSEN = ("ease", "mon_idle", "temper")  # set by hand, not by tuning


class Weights:
    """One bot's numbers, read as attributes; units are prestige points, apart from chances."""

    mon_early: float
    mon_late: float
    mon_idle: float
    mon_first: float
    disciple: float
    fourth: float
    activation: float
    weapon: float
    geisha: float
    annex: float
    blessing: float
    action_card: float
    bonus_card: float
    mission_card: float
    other_reward: float
    pace: float
    spread: float
    together: float
    scarce: float
    contested: float
    foresight: float
    order: float
    patrol: float
    stray: float
    arrest: float
    rival: float
    hold_card: float
    ambition: float
    task: float
    purse: float
    ease: float
    temper: float

    def __init__(self, numbers: dict[str, float], rights: dict[str, float]) -> None:
        missing = set(type(self).__annotations__) - set(numbers)
        if missing:
            raise BadFile(f"bots.yaml: the weight '{min(missing)}' is missing")
        self.__dict__.update({name: float(numbers[name]) for name in type(self).__annotations__})
        self.rights = {name: float(n) for name, n in rights.items()}

    def changed(self, **numbers: float) -> Weights:
        """A copy with some numbers replaced, for tuning."""
        mine = {name: getattr(self, name) for name in type(self).__annotations__}
        return Weights({**mine, **numbers}, self.rights)

    def tempered(self, factors: dict[str, float]) -> Weights:
        """With what a temperament multiplies, as far as the bot gives way to it."""
        return self.changed(**{name: getattr(self, name) * factor**self.temper for name, factor in factors.items()})


@cache
def standard_weights(name: str = "samurai") -> Weights:
    """The numbers of a bot; one without its own uses the Samurai's, or changes some of them."""
    raw = read_yaml(data_dir() / "yedo" / "bots.yaml")
    return Weights({**raw["samurai"], **(raw.get(name) or {})}, raw["rights"])


@cache
def powers() -> dict[str, float]:
    """By name: how far a clan with this clan power ends before the mean of its table."""
    found: dict[str, float] = read_yaml(data_dir() / "yedo" / "bots.yaml")["powers"]
    return found


@cache
def minds() -> tuple[Weights, ...]:
    """Ways in which rivals may think: the Shogun's own, and others that change some of its numbers."""
    plain = standard_weights("shogun")
    return tuple(plain.changed(**numbers) for numbers in read_yaml(data_dir() / "yedo" / "bots.yaml")["minds"])


@cache
def temperaments() -> dict[str, dict[str, float]]:
    """By name: what a bot of this temperament thinks more or less of than its plain self, as factors."""
    found: dict[str, dict[str, float]] = read_yaml(data_dir() / "yedo" / "bots.yaml")["temperaments"]
    for name, factors in found.items():
        if not set(factors) <= set(Weights.__annotations__):
            raise BadFile(f"bots.yaml: the temperament '{name}' changes a weight that there is not")
    return found
