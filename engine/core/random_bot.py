"""A bot without a plan: every legal answer is as likely as any other. Simulations and tests use it."""

from __future__ import annotations

from typing import Any

from .decision import Decision, Option
from .rng import seeded


class RandomBot:
    name = "random"
    blind = True  # never looks at the table, so nobody needs to build a view for it

    def __init__(self, seed: int | str) -> None:
        self.rng = seeded(seed)

    def choose(self, view: Any, decision: Decision) -> Option:
        options = decision.options
        return options[self.rng.below(len(options))]
