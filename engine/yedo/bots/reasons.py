"""Why a bot did something, in one short sentence; the phrases are in data/lang/en/yedo/bots.yaml.

There are two sentences: one that everybody may read, and one for the owner of the seat (a hint), which may
name hidden cards. They are found when the choice is made and put into words when somebody asks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.core.words import Noun, has, t
from engine.yedo.cards.table import Card
from engine.yedo.names import lot_noun
from engine.yedo.phases.bidding import Bidding

from .places import district_of_kind, kind_of
from .round_plan import Best, RoundPlan

if TYPE_CHECKING:
    from engine.core.decision import Decision, Option

    from .value import Outlook


Gap = Noun | Card  # said late, in the reader's language


class Reason:
    __slots__ = ("key", "params", "own")

    def __init__(self, key: str, own: tuple[str, dict[str, Gap]] | None = None, **params: Gap) -> None:
        self.key, self.params, self.own = key, params, own

    def say(self, own: bool = False) -> str:
        if own and self.own is not None:
            return words(*self.own)
        return words(self.key, self.params)


def words(key: str, params: dict[str, Gap]) -> str:
    full = f"bots.{key}"
    said = {name: value.title if isinstance(value, Card) else value for name, value in params.items()}
    return t(full if has(full) else "bots.else", **said)


def reason(o: Outlook, decision: Decision, option: Option) -> Reason:
    kind, verb = decision.kind, option[0]
    if verb == "play" and len(option) > 1:
        return Reason("play", ("own_play", {"card": o.g.cards[option[1]]}))
    if kind == "place" and verb == "place":
        return placing(o, option[2])
    if verb == "mission":
        return Reason("mission", ("own_mission", {"card": o.g.cards[option[1]]}))
    if kind in ("action", "activate"):
        return Reason(f"do_{verb}")
    if kind == "bid":
        bidding = next((p for p in o.g.state.stack if isinstance(p, Bidding)), None)
        return Reason(f"bid_{verb}", lot=lot_noun(bidding.lot)) if bidding is not None else Reason("else")
    if kind == "open" and verb == "open":
        return Reason("open", lot=lot_noun(option[1]))
    if kind == "keep" and option[1] in o.g.cards:
        return Reason("keep", ("own_keep", {"card": o.g.cards[option[1]]}))
    return Reason(f"{kind}_{verb}" if has(f"bots.{kind}_{verb}") else kind)


def placing(o: Outlook, place: str) -> Reason:
    g = o.g
    kind = kind_of(g, o.seat, place)
    district = district_of_kind(kind)
    plan = RoundPlan(o)
    best: Best = plan.best(extra=kind) if plan.home else plan.best()
    for target in best.targets:
        if district in target.need:
            return Reason("place_mission", ("own_place_mission", {"card": g.cards[target.undertaking.job.id]}))
    act = next((a for a in plan.acts if a.kind == kind and a.price <= o.clan.mon), None)
    if act is not None and act.worth > 0.2:
        return Reason(f"place_{act.verb}")
    s = g.state
    if plan.risk and plan.risk.get(district, 0.0) < 0.5:
        due = g.board.next_district(s.patrol_at, s.patrol, g.patrol_steps())
        return Reason("place_safe", None, due=Noun("district", due))
    return Reason("place")
