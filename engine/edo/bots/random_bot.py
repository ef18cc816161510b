"""A bot without a plan: every legal answer is as likely as any other. Simulations and tests use it."""

from __future__ import annotations

from engine.core.decision import Decision, Option
from engine.core.rng import seeded
from engine.edo.game import Edo


class RandomBot:
    name = "random"
    blind = True  # never looks at the table, so nobody needs to build a view for it

    def __init__(self, seed: int | str) -> None:
        self.rng = seeded(seed)

    def choose(self, view: Edo, decision: Decision) -> Option:
        options = decision.options
        return options[self.rng.below(len(options))]
