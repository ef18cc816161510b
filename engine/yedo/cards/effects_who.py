"""Words that say who is meant: each of them runs its list of effects for other players than the actor."""

from __future__ import annotations

from collections.abc import Callable
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


def compared(g: Yedo, e: Effects) -> list[int]:
    """Who is compared: everybody for an event, the rivals for an action card."""
    return g.players() if e.actor < 0 else g.order_after(e.actor)


def extreme(g: Yedo, e: Effects, part: str, asset: str, pick: Callable[[list[int]], int]) -> None:
    seats = compared(g, e)
    if seats:
        wanted = pick([held(g, s, asset) for s in seats])
        run_for(g, e, part, [s for s in seats if held(g, s, asset) == wanted])


@word("each_player", EffectList())
def each_player(g: Yedo, e: Effects, part: str) -> None:
    """Those who returned a Blessing against an event that it only softens get the softer list (T16)."""
    softened = [s for s in g.players() if s in g.state.warded]
    if softened and g.cards[e.card].blessing == "mitigate":
        g.push(ForEach(e.card, "mitigated", softened, e.actor))
    run_for(g, e, part, g.players())


@word("each_rival", EffectList())
def each_rival(g: Yedo, e: Effects, part: str) -> None:
    run_for(g, e, part, g.order_after(e.actor))


@word("target", EffectList())
def target(g: Yedo, e: Effects, part: str) -> None:
    if e.target >= 0:
        run_for(g, e, part, [e.target])


@word("first_player", EffectList())
def first_player(g: Yedo, e: Effects, part: str) -> None:
    run_for(g, e, part, g.players()[:1])


@word("last_player", EffectList())
def last_player(g: Yedo, e: Effects, part: str) -> None:
    run_for(g, e, part, g.players()[-1:])


@word("poorest", EffectList())
def poorest(g: Yedo, e: Effects, part: str) -> None:
    extreme(g, e, part, "mon", min)


@word("richest", EffectList())
def richest(g: Yedo, e: Effects, part: str) -> None:
    extreme(g, e, part, "mon", max)


@word("trailing", EffectList())
def trailing(g: Yedo, e: Effects, part: str) -> None:
    seats = compared(g, e)
    if seats:
        least = min(g.state.clans[s].pp for s in seats)
        tied = [s for s in seats if g.state.clans[s].pp == least]
        for query in g.moments.least_prestige:
            tied = query(g, tied)
        run_for(g, e, part, tied)


@word("leader", EffectList())
def leader(g: Yedo, e: Effects, part: str) -> None:
    extreme(g, e, part, "pp", max)


def holds(g: Yedo, seat: int, wanted: dict[str, int]) -> bool:
    return all(held(g, seat, asset) >= n for asset, n in wanted.items())


@word("players_with", HOLDS)
def players_with(g: Yedo, e: Effects, value: dict[str, Any]) -> None:
    run_for(g, e, value["do"], [s for s in g.players() if holds(g, s, value["holds"])])


@word("players_without", HOLDS)
def players_without(g: Yedo, e: Effects, value: dict[str, Any]) -> None:
    run_for(g, e, value["do"], [s for s in g.players() if not holds(g, s, value["holds"])])
