"""The end: who may win, what samurai and money add, and who comes before whom."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.core.event import Event
from engine.core.kind import Result

from .assets import gain_points
from .wages import influence

if TYPE_CHECKING:
    from .game import Edo

SOURCES = ("houses", "post", "fortresses", "trade", "samurai", "money")


def eligible(g: Edo) -> list[int]:
    """Seats with a house in Edo; everybody, if nobody has one."""
    home = g.state.cities[g.board.home]
    found = [clan.seat for clan in g.state.clans if f"h{clan.seat}" in home]
    return found or [clan.seat for clan in g.state.clans]


def final_scoring(g: Edo) -> None:
    able = eligible(g)
    for clan in g.state.clans:
        samurai = len(clan.samurai) * g.board.bonus["samurai"]
        money = clan.ryo // g.board.bonus["ryo"]
        if clan.seat in able:
            if samurai:
                gain_points(g, clan, samurai, "samurai")
            if money:
                gain_points(g, clan, money, "money")
        if g.sink is not None:
            bonus = {"samurai": samurai, "money": money} if clan.seat in able else {"samurai": 0, "money": 0}
            g.sink(Event("final", clan.seat, {**bonus, "eligible": clan.seat in able, "points": clan.points}))
    if g.sink is not None:
        order = ranking(g)
        g.sink(Event("over", order[0], {"ranking": order, "shared": shared(g, order), "ended": g.state.ended}))


def keys(g: Edo) -> list[tuple[int, int, int, int]]:
    """By seat, what is compared: may win, points, goods, rank in Edo (higher is better)."""
    able = eligible(g)
    rank = {seat: -i for i, (seat, _) in enumerate(influence(g, g.board.home))}
    last = -len(g.state.clans)
    return [
        (int(c.seat in able), c.points, c.wood + c.stone + c.rice, rank.get(c.seat, last)) for c in g.state.clans
    ]


def ranking(g: Edo) -> list[int]:
    key = keys(g)
    return sorted(range(len(key)), key=lambda seat: key[seat], reverse=True)


def shared(g: Edo, order: list[int]) -> int:
    """How many seats share the first place."""
    key = keys(g)
    return sum(key[seat] == key[order[0]] for seat in order)


def result(g: Edo) -> Result:
    s = g.state
    order = ranking(g)
    made = Result(
        s.ended or "open", s.round, order, [clan.points for clan in s.clans],
        [{name: clan.sources.get(name, 0) for name in SOURCES} for clan in s.clans],
        [list(clan.by_round) for clan in s.clans],
    )  # fmt: skip
    made.shared = shared(g, order)
    return made
