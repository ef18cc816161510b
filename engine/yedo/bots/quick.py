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
from .weights import Weights

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.core.decision import Decision, Option
    from engine.yedo.game import Yedo

Mind = tuple[Weights, Memo]  # what somebody thinks things are worth, and what was found with it


class Quick:
    """Answers for everybody in one game that is being played out. Choosing a disciple means having found
    what it does, and placing one means having found places for the others, so that the next questions need not
    be thought about again. The rivals of `seat` think in one of the ways of `minds`, another in every world."""

    def __init__(self, w: Weights, seat: int = -1, minds: Sequence[Weights] = ()) -> None:
        self.seat, self.world = seat, 0
        self.own: Mind = w, {}
        self.minds: list[Mind] = [(mind, {}) for mind in minds]
        self.game: Yedo | None = None  # in which the following was planned
        self.next: Option | None = None
        self.places: dict[int, list[str]] = {}  # by seat: kinds of places that its plan still wants
        self.kinds: dict[tuple[int, str], str] = {}  # by seat and place: the same in all games of one board

    def enter(self, world: int) -> None:
        self.world = world

    def mind(self, seat: int) -> Mind:
        return self.minds[(self.world + seat) % len(self.minds)] if self.minds and seat != self.seat else self.own

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
        w, memo = self.mind(seat)
        o = Outlook(g, seat, w, memo=memo)
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
        kinds = self.kinds
        for option in options:
            if option[0] == "place":
                where = seat, option[2]
                kind = kinds.get(where)
                if kind is None:
                    kind = kinds[where] = kind_of(g, *where)
                if kind not in open_kinds:
                    open_kinds[kind] = option
        wanted = self.places.get(seat)
        if not wanted or not all(k in open_kinds for k in wanted):
            w, memo = self.mind(seat)
            plan = RoundPlan(Outlook(g, seat, w, memo=memo))
            wanted = sorted((k for k in plan.best().places if k in open_kinds), key=lambda k: plan.free.get(k, 9))
            if not wanted:
                return open_kinds[min(open_kinds, key=lambda k: plan.risk.get(district_of_kind(k), 0.0))]
        self.places[seat] = wanted[1:]
        return open_kinds[wanted[0]]


def quick_activate(o: Outlook, options: list[Option]) -> tuple[Option, Option | None]:
    """Whoever can do most, and what it does. Foresight changes nothing that anybody at a glance would use."""
    best, pick = -1e9, options[0]
    does: Option | None = None
    for option in options:
        if option[0] == "activate":
            for x in Activation(o.seat, option[1]).options(o.g):
                if x[0] == "foresight":
                    continue
                worth = action_worth(o, x)
                if worth is None:
                    worth = 0.3
                if worth > best:
                    best, pick, does = worth, option, x
    return pick, does
