"""Bonus cards: what each end state is worth. Counted at the end, before anything else is scored."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from ..assets import counted
from .vocabulary import Fields, ListOf, Number, OneOf, Schema

if TYPE_CHECKING:
    from ..game import Yedo

CATEGORIES = ("espionage", "theft", "kidnapping", "assassination", "warfare")
ASSETS = (
    "weapon", "geisha", "annex", "blackmail", "blessing", "action_card", "mon", "completed_mission",
    "uncompleted_mission", "disciple", "same_weapon", "category",
)


def held(g: Yedo, seat: int, asset: str) -> int:
    clan = g.state.clans[seat]
    if asset == "disciple":
        return len(counted(g, clan))
    if asset == "same_weapon":
        return max(Counter(clan.weapons).values(), default=0)
    if asset == "category":
        return len({g.cards[m].category for m in clan.completed})
    if asset in ("mon", "blessing"):
        return clan.mon if asset == "mon" else clan.blessings
    lists: dict[str, list[Any]] = {
        "weapon": clan.weapons, "geisha": clan.geishas, "annex": clan.annexes, "blackmail": clan.blackmail,
        "action_card": clan.actions, "completed_mission": clan.completed, "uncompleted_mission": clan.missions,
    }
    return len(lists[asset])


def of_category(g: Yedo, seat: int, category: str) -> int:
    return sum(g.cards[m].category == category for m in g.state.clans[seat].completed)


def most(g: Yedo, seat: int, count: Callable[[Yedo, int, str], int], what: str, points: int, tied: int) -> int:
    """Sole first gets the points, a tied first the bracket; rivals never score (T13)."""
    mine = count(g, seat, what)
    best = max((count(g, p, what) for p in g.players() if p != seat), default=0)
    if mine < 1 or mine < best:
        return 0
    if mine == best:
        for query in g.moments.bonus_tie:
            tied = query(g, seat, points, tied)
        return tied
    return points


def most_category(g: Yedo, seat: int, v: dict[str, Any]) -> int:
    return most(g, seat, of_category, v["category"], v["points"], v["tied"])


def most_asset(g: Yedo, seat: int, v: dict[str, Any]) -> int:
    return most(g, seat, held, v["asset"], v["points"], v["tied"])


def none_of_category(g: Yedo, seat: int, v: dict[str, Any]) -> int:
    done = len(g.state.clans[seat].completed)
    return int(v["points"]) if not of_category(g, seat, v["category"]) and done >= v["least"] else 0


def per_asset(g: Yedo, seat: int, v: dict[str, Any]) -> int:
    n: int = held(g, seat, v["asset"]) // int(v.get("each", 1)) * int(v["points"])
    return min(n, int(v["max"]))


def per_set(g: Yedo, seat: int, v: dict[str, Any]) -> int:
    sets: int = min(held(g, seat, a) for a in v["assets"])
    return min(sets * int(v["points"]), int(v["max"]))


def at_least(g: Yedo, seat: int, v: dict[str, Any]) -> int:
    return int(v["points"]) if held(g, seat, v["asset"]) >= v["n"] else 0


def at_most(g: Yedo, seat: int, v: dict[str, Any]) -> int:
    return int(v["points"]) if held(g, seat, v["asset"]) <= v["n"] else 0


def completed_color(g: Yedo, seat: int, v: dict[str, Any]) -> int:
    n: int = sum(g.cards[m].color == v["color"] for m in g.state.clans[seat].completed)
    return min(n * int(v["points"]), int(v["max"]))


def last_in_order(g: Yedo, seat: int, v: dict[str, Any]) -> int:
    return int(v["points"]) if g.players()[-1] == seat else 0


class ScoreWord:
    __slots__ = ("schema", "points")

    def __init__(self, schema: Schema, points: Callable[[Yedo, int, dict[str, Any]], int]) -> None:
        self.schema, self.points = schema, points


_N, _ASSET = Number(1), OneOf(*ASSETS)
SCORES: dict[str, ScoreWord] = {
    "most_category": ScoreWord(Fields(category=OneOf(*CATEGORIES), points=_N, tied=_N), most_category),
    "none_of_category": ScoreWord(Fields(category=OneOf(*CATEGORIES), least=_N, points=_N), none_of_category),
    "per_asset": ScoreWord(Fields(asset=_ASSET, each_opt=_N, points=_N, max=_N), per_asset),
    "per_set": ScoreWord(Fields(assets=ListOf(_ASSET, 2), points=_N, max=_N), per_set),
    "most_asset": ScoreWord(Fields(asset=_ASSET, points=_N, tied=_N), most_asset),
    "at_least": ScoreWord(Fields(asset=_ASSET, n=_N, points=_N), at_least),
    "at_most": ScoreWord(Fields(asset=_ASSET, n=Number(0), points=_N), at_most),
    "completed_color": ScoreWord(
        Fields(color=OneOf("green", "yellow", "red", "black"), points=_N, max=_N), completed_color
    ),
    "last_in_order": ScoreWord(Fields(points=_N), last_in_order),
}


def points(g: Yedo, seat: int, card: str) -> int:
    """What a bonus card is worth to its owner now."""
    (word, value), = g.cards[card].raw["score"].items()
    return SCORES[word].points(g, seat, value)
