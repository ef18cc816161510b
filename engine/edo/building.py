"""Houses, trading posts and fortresses: where they may stand and what they cost."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.core.decision import Option
from engine.core.event import Event

from .assets import can_pay, gain_points, pay

if TYPE_CHECKING:
    from .board import Board, Deed
    from .game import Edo
    from .state import Clan

COSTS = ("wood", "stone", "ryo")
SOURCE = {"house": "houses", "post": "post", "fortress": "fortresses"}


def price_of(board: Board, kind: str, deed: Deed | None) -> dict[str, int]:
    """What a building costs on this card; never less than nothing."""
    less = deed.less if deed is not None else {}
    building = board.buildings[kind]
    return {what: max(0, building[what] - less.get(what, 0)) for what in COSTS if building.get(what)}


def obstacle(g: Edo, clan: Clan, city: str, kind: str) -> str:
    """Why a building of this kind cannot stand in a city, whatever it costs: a word for it, or nothing."""
    buildings = g.state.cities[city]
    if city in g.map.closed:
        return "closed"
    if len(buildings) >= g.board.places:
        return "full"
    if kind == "house":
        return "" if clan.houses else "no_house_left"
    if kind == "post":
        if city == g.board.home:
            return "no_post_in_edo"
        if sum(b[0] == "p" for b in buildings) >= g.board.posts_per_city:
            return "one_post"
        return "" if clan.posts else "no_post_left"
    if not g.state.fortresses:
        return "no_fortress_left"
    if f"h{clan.seat}" not in buildings:
        return "no_own_house"
    houses, fortresses = sum(b[0] == "h" for b in buildings), buildings.count("f")
    return "" if houses >= g.board.houses_per_fortress * (fortresses + 1) else "few_houses"


def build_options(g: Edo, clan: Clan, deed: Deed, used: list[str]) -> list[Option]:
    """Every building that an unused samurai could oversee now."""
    options: list[Option] = []
    payable = [kind for kind in g.board.buildings if can_pay(clan, price_of(g.board, kind, deed))]
    if not payable:
        return options
    for city in g.map.cities:
        if city in clan.samurai and clan.samurai.count(city) > used.count(city):
            options += [("build", city, kind) for kind in payable if not obstacle(g, clan, city, kind)]
    return options


def build(g: Edo, clan: Clan, deed: Deed, city: str, kind: str) -> None:
    price = price_of(g.board, kind, deed)
    pay(clan, price)
    buildings = g.state.cities[city]
    if kind == "fortress":
        g.state.fortresses -= 1
        buildings.append("f")
    elif kind == "post":
        clan.posts -= 1
        buildings.append(f"p{clan.seat}")
    else:
        clan.houses -= 1
        buildings.append(f"h{clan.seat}")
    if g.sink is not None:
        g.sink(Event("build", clan.seat, {"city": city, "building": kind, "at": len(buildings) - 1, "price": price}))
    gain_points(g, clan, g.board.buildings[kind]["points"], SOURCE[kind])
