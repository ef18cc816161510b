"""Words that say who is meant: each of them runs its list of effects for other players than the actor."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any

from .. import assets
from ..state import Clan
from .effects import Effects, ForEach
from .vocabulary import EffectList, Fields, Number, word

if TYPE_CHECKING:
    from ..game import Yedo

HELD: dict[str, Callable[[Clan], int]] = {
    "mon": lambda c: c.mon,
    "pp": lambda c: c.pp,
    "weapon": lambda c: len(c.weapons),
    "annex": lambda c: len(c.annexes),
    "geisha": lambda c: len(c.geishas),
    "blessing": lambda c: c.blessings,
    "action": lambda c: len(c.actions),
    "bonus": lambda c: len(c.bonus),
    "mission": lambda c: len(c.missions),
}
HOLDINGS = (*HELD, "disciple")
HOLDS = Fields(holds=Fields(**{f"{a}_opt": Number(1) for a in HOLDINGS}), do=EffectList())


def held(g: Yedo, seat: int, asset: str) -> int:
    """How many pieces of an asset a seat has."""
    clan = g.state.clans[seat]
    return len(assets.counted(g, clan)) if asset == "disciple" else HELD[asset](clan)


def run_for(g: Yedo, e: Effects, part: str, seats: list[int]) -> None:
    """A Blessing returned against an event keeps its owner out of it (A48)."""
    if g.cards[e.card].kind == "event":
        seats = [s for s in seats if s not in g.state.warded]
    if seats:
        g.push(ForEach(e.card, part, seats, e.actor, e.target, e.disciple))


def compared(g: Yedo, actor: int) -> list[int]:
    """Who is compared: everybody for an event, the rivals for an action card."""
    return g.players() if actor < 0 else g.order_after(actor)


def extreme(g: Yedo, actor: int, asset: str, pick: Callable[[list[int]], int]) -> list[int]:
    seats = compared(g, actor)
    if not seats:
        return []
    wanted = pick([held(g, s, asset) for s in seats])
    return [s for s in seats if held(g, s, asset) == wanted]


def least_prestige(g: Yedo, actor: int) -> list[int]:
    """Those tied for least prestige; guests may say who of them counts as least (B13)."""
    tied = extreme(g, actor, "pp", min)
    for query in g.moments.least_prestige:
        tied = query(g, tied)
    return tied


def holds(g: Yedo, seat: int, wanted: dict[str, int]) -> bool:
    return all(held(g, seat, asset) >= n for asset, n in wanted.items())


# word -> the seats it speaks of, in player order
MEANT: dict[str, Callable[[Yedo, int, Any], list[int]]] = {
    "each_player": lambda g, actor, value: g.players(),
    "first_player": lambda g, actor, value: g.players()[:1],
    "last_player": lambda g, actor, value: g.players()[-1:],
    "poorest": lambda g, actor, value: extreme(g, actor, "mon", min),
    "richest": lambda g, actor, value: extreme(g, actor, "mon", max),
    "trailing": lambda g, actor, value: least_prestige(g, actor),
    "leader": lambda g, actor, value: extreme(g, actor, "pp", max),
    "players_with": lambda g, actor, value: [s for s in g.players() if holds(g, s, value["holds"])],
    "players_without": lambda g, actor, value: [s for s in g.players() if not holds(g, s, value["holds"])],
}


@word("each_player", EffectList())
def each_player(g: Yedo, e: Effects, part: str) -> None:
    """Those who returned a Blessing against an event that it only softens get the softer list (T16), by the rule
    that a Blessing does what the card lists; else it wards off all (B17)."""
    softened = [s for s in g.players() if s in g.state.warded]
    if softened and g.cards[e.card].blessing == "mitigate" and g.rules.blessing_wards == "listed":
        g.push(ForEach(e.card, "mitigated", softened, e.actor))
    run_for(g, e, part, g.players())


@word("each_rival", EffectList())
def each_rival(g: Yedo, e: Effects, part: str) -> None:
    run_for(g, e, part, g.order_after(e.actor))


@word("target", EffectList())
def target(g: Yedo, e: Effects, part: str) -> None:
    if e.target >= 0:
        run_for(g, e, part, [e.target])


def run_for_those(name: str, g: Yedo, e: Effects, value: Any) -> None:
    run_for(g, e, value["do"] if isinstance(value, dict) else value, MEANT[name](g, e.actor, value))


for _name in MEANT:
    if _name != "each_player":
        word(_name, HOLDS if _name.startswith("players_") else EffectList())(partial(run_for_those, _name))
