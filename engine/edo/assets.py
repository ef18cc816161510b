"""Gains and payments, with their limits and events."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from engine.core.event import Event

if TYPE_CHECKING:
    from .game import Edo
    from .state import Clan


def can_pay(clan: Clan, price: Mapping[str, int]) -> bool:
    return all(getattr(clan, what) >= n for what, n in price.items())


def pay(clan: Clan, price: Mapping[str, int]) -> None:
    for what, n in price.items():
        setattr(clan, what, getattr(clan, what) - n)


def gain_ryo(g: Edo, clan: Clan, n: int, why: str) -> None:
    clan.ryo += n
    if g.sink is not None:
        g.sink(Event("money", clan.seat, {"n": n, "why": why}))


def gain_good(g: Edo, clan: Clan, good: str, n: int, why: str, space: str = "") -> None:
    """What exceeds the limit is lost."""
    have = getattr(clan, good)
    taken = min(n, g.board.most_goods - have)
    setattr(clan, good, have + taken)
    if g.sink is not None:
        g.sink(Event("goods", clan.seat, {"good": good, "n": taken, "lost": n - taken, "why": why, "space": space}))


def gain_points(g: Edo, clan: Clan, n: int, source: str) -> None:
    before = clan.points
    clan.points += n
    clan.sources[source] = clan.sources.get(source, 0) + n
    if g.sink is not None:
        g.sink(Event("points", clan.seat, {"n": n, "source": source, "points": clan.points}))
        if before < g.board.goal <= clan.points and not g.state.ended:
            g.sink(Event("goal", clan.seat, {"points": clan.points, "goal": g.board.goal}))
