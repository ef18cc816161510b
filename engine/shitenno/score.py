"""Points: where they come from, what a hand is worth at the end, who is ahead."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.core.kind import Result

from .board import EXCHANGE, PLUS
from .state import HIDDEN, General

if TYPE_CHECKING:
    from .game import Shitenno

SOURCES = ("positions", "titles", "majorities", "hand")


def gain(general: General, n: int, source: str) -> None:
    general.points += n
    general.sources[source] = general.sources.get(source, 0) + n


def hand_points(g: Shitenno, general: General) -> tuple[int, int, int]:
    """Koku, what the +1 tiles add, what the Exchange tiles make of troops (A8). Backs count nothing."""
    board = g.board
    koku = sum(board.value[card] for card in general.koku if card[0] != HIDDEN)
    symbols = sum(len(board.symbols[card]) for card in general.troops if card[0] != HIDDEN)
    effects = [board.effect[tile] for tile in general.tiles]
    exchange = min(effects.count(EXCHANGE), symbols)
    plus = effects.count(PLUS)
    if g.rules.plus_at_count == "with_koku" and koku + exchange == 0:
        plus = 0
    return koku, plus, exchange


def ranking(g: Shitenno) -> list[int]:
    """Seats from first to last; a tie goes to the higher Title of the last year."""
    generals = g.state.generals
    return sorted(range(len(generals)), key=lambda seat: (-generals[seat].points, -generals[seat].title))


def result(g: Shitenno) -> Result:
    """How it ended, or how it would if it ended now (hands as far as they are seen)."""
    from .control import majority

    s = g.state
    if s.stack:
        g = g.clone()
        for general in g.state.generals:
            gain(general, sum(hand_points(g, general)), "hand")
        for i in range(len(g.board.provinces)):
            seat, _ = majority(g, i)
            if seat >= 0:
                gain(g.state.generals[seat], g.board.majority, "majorities")
    generals = g.state.generals
    return Result(
        s.ended, s.turn, ranking(g), [general.points for general in generals],
        [{name: general.sources.get(name, 0) for name in SOURCES} for general in generals],
        [general.by_round[:] for general in s.generals],
    )  # fmt: skip
