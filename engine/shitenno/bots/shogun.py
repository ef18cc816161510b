"""The Shogun looks ahead: it thinks about more lots, and in the odd year plays its best ideas out on re-dealt copies,
everybody answering at a glance, until the year is over; what it then holds beside the others decides.

`samples` bounds the copies, `seconds` the time; with `seconds` 0 only the samples count, so that the same view always
gets the same answer."""

from __future__ import annotations

import time
from collections.abc import Callable

from engine.core.decision import Decision, Option
from engine.core.search import Search
from engine.shitenno.game import Shitenno
from engine.shitenno.views import redeal

from .quick import Quick, standing
from .samurai import Samurai
from .value import Outlook
from .weights import Weights

WIDTH = 4  # ideas that are played out
TRUST = 0.35  # how much the first opinion still counts beside what was played out
DOUBT = 0.5  # standard errors by which an idea must beat the first opinion


class Shogun(Samurai):
    name = "shogun"

    def __init__(self, seed: int | str, weights: Weights | None = None) -> None:
        super().__init__(seed, weights)
        self.samples = 16
        self.seconds = 1.2
        self.clock: Callable[[], float] = time.perf_counter

    def late(self) -> Callable[[], bool]:
        if not self.seconds:
            return super().late()
        deadline = self.clock() + 0.6 * self.seconds  # the last lot looked at may take its time
        return lambda: self.clock() > deadline

    def campaign(self, view: Shitenno, decision: Decision) -> Option:
        began = self.clock()
        first = super().campaign(view, decision)
        if first[0] == "draw":
            return first
        opinions = self.opinions(view, decision)
        ideas = sorted(opinions, key=lambda option: -opinions[option])
        ideas = [first, *(option for option in ideas if option != first)][:WIDTH]
        if len(ideas) < 2:
            return first
        deadline = began + 0.8 * self.seconds if self.seconds else None
        tried = self.search(view, decision.player).against_first(ideas, self.samples, deadline)
        best, most = first, 0.0
        for k, better, error in tried:
            sure = better - DOUBT * error + TRUST * (opinions[ideas[k]] - opinions.get(first, 0.0))
            if sure > most:
                best, most = ideas[k], sure
        if best != first:
            self.explain_idea(view, decision.player, best)
        return best

    def opinions(self, view: Shitenno, decision: Decision) -> dict[Option, float]:
        """What each placement brings by itself; stopping brings nothing."""
        seat = decision.player
        o = Outlook(view, seat, self.w)
        steps = o.steps(self.hand(o, view, seat), seat, view.state.generals[seat].title)
        found: dict[Option, float] = {("province", view.board.provinces[i].id): net for i, _, net in steps}
        found[("stop",)] = 0.0
        return {option: net for option, net in found.items() if option in decision.options}

    def search(self, view: Shitenno, seat: int) -> Search[Shitenno]:
        turn, phase = view.state.turn, view.state.phase

        def settled(g: Shitenno) -> bool:
            return g.state.turn != turn or g.state.phase != phase

        return Search(
            lambda k: redeal(view, self.rng(view, k)),
            Shitenno.clone,
            Quick(self.w),
            settled,
            lambda g: standing(g, seat, self.w),
            clock=self.clock,
        )
