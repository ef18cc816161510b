"""An answer at a glance, for anybody, while options are played out on a copy: the planner's first opinion,
with short cuts for the questions that are asked most. No cards are played."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.yedo.phases.actions import Activation

from ...bots.places import district_of_kind, kind_of
from . import judge
from .acts import action_worth
from .round_plan import RoundPlan
from .value import Outlook

if TYPE_CHECKING:
    from engine.core.decision import Decision, Option
    from engine.yedo.game import Yedo

    from .weights import Weights


class Quick:
    """Answers for everybody in one game that is being played out. Choosing a disciple means having found
    what it does, so that the next question need not be thought about again."""

    def __init__(self, w: Weights) -> None:
        self.w = w
        self.next: Option | None = None
        self.game: Yedo | None = None  # in which `next` was planned

    def __call__(self, g: Yedo, decision: Decision) -> Option:
        options = decision.options
        kind = decision.kind
        planned, self.next = self.next, None
        if planned is not None and self.game is g and kind == "action" and planned in options:
            return planned
        if kind in ("play_or_pass", "react"):
            return options[-1]
        if kind == "arrange":
            return options[0]
        o = Outlook(g, decision.player, self.w)
        o.brief = True
        if kind == "place":
            return quick_place(o, options)
        if kind == "activate":
            pick, self.next = quick_activate(o, options)
            self.game = g
            return pick
        scores = judge.scores(o, decision)
        if scores is None:
            return options[0]
        return options[max(range(len(scores)), key=scores.__getitem__)]


def quick_place(o: Outlook, options: list[Option]) -> Option:
    """The round's plan, beginning with the place that has the fewest spaces left."""
    plan = RoundPlan(o)
    best = plan.best()
    open_kinds: dict[str, Option] = {}
    for option in options:
        if option[0] == "place":
            open_kinds.setdefault(kind_of(o.g, o.seat, option[2]), option)
    wanted = [k for k in best.places if k in open_kinds]
    if wanted:
        return open_kinds[min(wanted, key=lambda k: plan.free.get(k, 9))]
    return open_kinds[min(open_kinds, key=lambda k: plan.risk.get(district_of_kind(k), 0.0))]


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
