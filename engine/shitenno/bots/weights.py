"""The bots' numbers from data/shitenno/bots.yaml, and the tempers that change some of them."""

from __future__ import annotations

from functools import cache

from engine.core.rng import seeded
from engine.core.yaml_file import BadFile, read_yaml
from engine.paths import data_dir


class Weights:
    """One bot's numbers, read as attributes."""

    single: float
    double: float
    koku: float
    patience: float
    exchange: float
    plus: float
    card: float
    majority: float
    left: float
    late: float
    daimyo: float
    shomyo: float
    sensei: float
    hatamoto: float
    later: float
    rival: float
    share: float
    lots: float
    ease: float
    temper: float

    def __init__(self, numbers: dict[str, float]) -> None:
        missing = set(type(self).__annotations__) - set(numbers)
        if missing:
            raise BadFile(f"bots.yaml: the weight '{min(missing)}' is missing")
        self.__dict__.update({name: float(numbers[name]) for name in type(self).__annotations__})

    def changed(self, **numbers: float) -> Weights:
        """A copy with some numbers replaced, for tuning."""
        return Weights({**self.__dict__, **numbers})


@cache
def raw_weights() -> dict[str, dict[str, float]]:
    found: dict[str, dict[str, float]] = read_yaml(data_dir() / "shitenno" / "bots.yaml")
    return found


@cache
def standard_weights(name: str = "samurai") -> Weights:
    raw = raw_weights()
    return Weights({**raw["samurai"], **(raw.get(name) or {})})


def style_of(seed: int | str) -> str:
    """The temper of a bot with this seed."""
    return seeded(f"{seed}/style").choice(list(raw_weights()["styles"]))


def styled(weights: Weights, style: str) -> Weights:
    """Weights with what a temper multiplies, as far as the bot gives way to it."""
    factors: dict[str, float] = raw_weights()["styles"][style]  # type: ignore[assignment]
    return weights.changed(**{name: getattr(weights, name) * x**weights.temper for name, x in factors.items()})
