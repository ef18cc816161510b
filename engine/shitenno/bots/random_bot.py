"""A bot without a plan: every legal answer is as likely as any other."""

from __future__ import annotations

from engine.core.decision import Decision, Option
from engine.core.rng import seeded
from engine.shitenno.game import Shitenno


class RandomBot:
    name = "random"
    blind = True  # never looks at the table, so nobody needs to build a view for it

    def __init__(self, seed: int | str) -> None:
        self.rng = seeded(seed)

    def choose(self, view: Shitenno, decision: Decision) -> Option:
        options = decision.options
        return options[self.rng.below(len(options))]
