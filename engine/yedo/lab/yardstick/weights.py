"""What the yardstick thinks things are worth: the numbers of 0.1.0."""

from __future__ import annotations

from functools import cache

from engine.core.yaml_file import BadFile, read_yaml
from engine.paths import data_dir


class Weights:
    """One bot's numbers, read as attributes; units are prestige points, apart from chances."""

    mon_early: float
    mon_late: float
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

    def __init__(self, numbers: dict[str, float], rights: dict[str, float]) -> None:
        missing = set(type(self).__annotations__) - set(numbers)
        if missing:
            raise BadFile(f"yardstick.yaml: the weight '{min(missing)}' is missing")
        self.__dict__.update({name: float(numbers[name]) for name in type(self).__annotations__})
        self.rights = {name: float(n) for name, n in rights.items()}

    def changed(self, **numbers: float) -> Weights:
        """A copy with some numbers replaced, for tuning."""
        mine = {name: getattr(self, name) for name in type(self).__annotations__}
        return Weights({**mine, **numbers}, self.rights)


@cache
def standard_weights() -> Weights:
    raw = read_yaml(data_dir() / "yedo" / "yardstick.yaml")
    return Weights(raw["samurai"], raw["rights"])
