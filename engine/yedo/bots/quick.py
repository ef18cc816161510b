"""An answer at a glance, for anybody, while options are played out on a copy: the planner's first opinion,
with short cuts for the questions that are asked most. No cards are played."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.yedo.phases.actions import Activation

from . import judge
from .acts import action_worth
from .places import district_of_kind, kind_of
from .round_plan import RoundPlan
from .value import Outlook

if TYPE_CHECKING:
    from engine.core.decision import Decision, Option
    from engine.yedo.game import Yedo

    from .weights import Weights


def quick(g: Yedo, decision: Decision, w: Weights) -> Option:
    options = decision.options
    kind = decision.kind
    if kind in ("play_or_pass", "react"):
        return options[-1]
    if kind == "arrange":
        return options[0]
    o = Outlook(g, decision.player, w)
    o.brief = True
    if kind == "place":
        return quick_place(o, options)
    if kind == "activate":
        return quick_activate(o, options)
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


def quick_activate(o: Outlook, options: list[Option]) -> Option:
    """Whoever can do most; a mission that needs others to stand still comes before what they do."""
    best, pick = -1e9, options[0]
    for option in options:
        if option[0] == "activate":
            now = max((action_worth(o, x) or 0.0) for x in Activation(o.seat, option[1]).options(o.g))
            if now > best:
                best, pick = now, option
    return pick
