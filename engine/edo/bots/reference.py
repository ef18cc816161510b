"""The ledger's reference player: plans drawn at random, each card then marched and resolved by sensible hands. It meets
far more of the rules than a random player, and its figures are known."""

from __future__ import annotations

from engine.core.decision import Decision, Option
from engine.core.rng import seeded
from engine.edo.game import Edo

from .hands import Hands
from .weights import Weights


class Reference(Hands):
    name = "reference"

    def __init__(self, seed: int | str, weights: Weights | None = None) -> None:
        super().__init__(seed, weights)
        self.dice = seeded(seed)

    def choose(self, view: Edo, decision: Decision) -> Option:
        if decision.kind in ("lot", "city", "develop"):  # so that every city and card has its games
            return self.dice.choice(decision.options)
        return super().choose(view, decision)

    def plan(self, view: Edo, decision: Decision) -> Option:
        """Any card and deed; then officials at random, until a throw of the dice leaves the others idle."""
        options = decision.options
        puts = [o for o in options if o[0] == "put"]
        if puts:
            return self.dice.choice(puts)
        seats = [o for o in options if o[0] == "seat"]
        return self.dice.choice(seats) if seats and self.dice.below(self.w.errs) else ("seal",)
