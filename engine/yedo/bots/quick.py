"""An answer at a glance, for anybody, while options are played out on a copy: the planner's first opinion,
with short cuts for the questions that are asked most. No cards are played."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.yedo.phases.actions import Activation

from . import judge
from .acts import action_worth
from .places import district_of_kind, kind_of
from .round_plan import RoundPlan
from .value import Memo, Outlook

if TYPE_CHECKING:
    from engine.core.decision import Decision, Option
    from engine.yedo.game import Yedo

    from .weights import Weights


class Quick:
    """Answers for everybody in one game that is being played out. Choosing a disciple means having found
    what it does, and placing one means having found places for the others, so that the next questions need not
    be thought about again."""

    def __init__(self, w: Weights) -> None:
        self.w = w
        self.memo: Memo = {}
        self.game: Yedo | None = None  # in which the following was planned
        self.next: Option | None = None
        self.places: dict[int, list[str]] = {}  # by seat: kinds of places that its plan still wants

    def __call__(self, g: Yedo, decision: Decision) -> Option:
        options = decision.options
        kind, seat = decision.kind, decision.player
        if self.game is not g:
            self.game, self.next, self.places = g, None, {}
        planned, self.next = self.next, None
        if planned is not None and kind == "action" and planned in options:
            return planned
        if kind in ("play_or_pass", "react"):
            return options[-1]
        if kind == "arrange":
            return options[0]
        if kind == "place":
            return self.place(g, seat, options)
        o = Outlook(g, seat, self.w, memo=self.memo)
        o.brief = True
        if kind == "activate":
            pick, self.next = quick_activate(o, options)
            return pick
        scores = judge.scores(o, decision)
        if scores is None:
            return options[0]
        return options[max(range(len(scores)), key=scores.__getitem__)]

    def place(self, g: Yedo, seat: int, options: list[Option]) -> Option:
        """The round's plan, beginning with the place that has the fewest spaces left; made anew when a place that
        it wants is gone."""
        open_kinds: dict[str, Option] = {}
        for option in options:
            if option[0] == "place":
                open_kinds.setdefault(kind_of(g, seat, option[2]), option)
        wanted = self.places.get(seat)
        if not wanted or not all(k in open_kinds for k in wanted):
            plan = RoundPlan(Outlook(g, seat, self.w, memo=self.memo))
            wanted = sorted((k for k in plan.best().places if k in open_kinds), key=lambda k: plan.free.get(k, 9))
            if not wanted:
                return open_kinds[min(open_kinds, key=lambda k: plan.risk.get(district_of_kind(k), 0.0))]
        self.places[seat] = wanted[1:]
        return open_kinds[wanted[0]]


def quick_activate(o: Outlook, options: list[Option]) -> tuple[Option, Option | None]:
    """Whoever can do most, and what it does."""
    best, pick = -1e9, options[0]
    does: Option | None = None
    for option in options:
        if option[0] == "activate":
            for x in Activation(o.seat, option[1]).options(o.g):
                worth = action_worth(o, x)
                if worth is None:
                    worth = 0.3
                if worth > best:
                    best, pick, does = worth, option, x
    return pick, does
