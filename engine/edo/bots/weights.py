"""What a bot thinks things are worth: data/edo/bots.yaml, by the bot's name."""

from __future__ import annotations

from functools import cache
from typing import Any

from engine.core.yaml_file import read_yaml
from engine.paths import data_dir


class Weights:
    """Numbers by name; lists are what each further piece is worth."""

    def __init__(self, raw: dict[str, Any]) -> None:
        self.raw = raw
        self._late: Weights | None = None
        self.favourites: list[str] = raw["favourites"]
        self.point: float = raw["point"]
        self.ryo: float = raw["ryo"]
        self.spare_ryo: float = raw["spare_ryo"]
        self.rich: int = raw["rich"]
        self.income: float = raw["income"]
        self.edo: float = raw["edo"]
        self.goods: list[list[float]] = [summed(raw[good]) for good in ("wood", "stone", "rice")]
        self.samurai: list[float] = summed(raw["samurai"])
        self.officials: list[float] = summed(raw["officials"])
        self.special: float = raw["special"]
        self.grey: float = raw["grey"]
        self.no_edo: float = raw["no_edo"]
        self.ahead: float = raw["ahead"]
        self.behind: float = raw["behind"]
        self.pace: float = raw["pace"]
        self.errs: int = raw.get("errs", 0)
        self.plans: int = raw.get("plans", 0)
        self.steps: int = raw.get("steps", 0)
        self.finalists: int = raw.get("finalists", 1)
        self.rival_plans: int = raw.get("rival_plans", 0)
        self.rival_steps: int = raw.get("rival_steps", 0)
        self.next_plans: int = raw.get("next_plans", 0)
        self.next_steps: int = raw.get("next_steps", 0)
        self.trust: float = raw.get("trust", 0.0)  # what the next round adds counts so much
        self.deep: int = raw.get("deep", 0)  # finalists whose next round is looked at
        self.looks: int = raw.get("looks", 0)
        self.spite: float = raw.get("spite", 0.0)
        self.detour: int = raw.get("detour", 0)
        self.habit: float = raw.get("habit", 1.0)
        self.doubt: float = raw.get("doubt", 0.0)
        self.mixing: int = raw.get("mixing", 0)
        self.crowded: float = raw.get("crowded", 0.0)  # others' samurai on a site that are called a crowd

    def late(self, ryo_for_point: int) -> Weights:
        """In the last round only points count, and what brings them in the final scoring."""
        if self._late is None:
            little = {good: [0.01] * len(self.raw[good]) for good in ("wood", "stone", "rice")}
            ryo = self.point / ryo_for_point
            self._late = Weights({**self.raw, **little, "ryo": ryo, "spare_ryo": ryo, "income": ryo})
        return self._late

    def changed(self, **changes: float) -> Weights:
        return Weights({**self.raw, **changes})

    def purse(self, ryo: int) -> float:
        if ryo <= self.rich:
            return ryo * self.ryo
        return self.rich * self.ryo + (ryo - self.rich) * self.spare_ryo


def summed(pieces: list[float]) -> list[float]:
    """What so many pieces are worth together; further ones add nothing."""
    found = [0.0]
    for piece in pieces:
        found.append(found[-1] + piece)
    return found


@cache
def standard_weights(bot: str) -> Weights:
    raw = read_yaml(data_dir() / "edo" / "bots.yaml")
    return Weights({**raw["common"], **raw[bot]})
