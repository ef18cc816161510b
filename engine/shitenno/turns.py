"""The course of the game: turns of an even and an odd year, the end, the final count."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.core.event import Event
from engine.core.plain import plain
from engine.core.procedure import Procedure

from .control import Control, majority
from .score import gain, hand_points, ranking
from .sharing import Sharing

if TYPE_CHECKING:
    from .game import Shitenno


@plain
class Turns(Procedure):
    """Stands at the bottom of the stack for the whole game."""

    at: str = "even_year"

    def even_year(self, g: Shitenno) -> None:
        g.state.turn += 1
        self.begin(g, "even")
        self.at = "odd_year"
        g.push(Sharing())

    def odd_year(self, g: Shitenno) -> None:
        self.begin(g, "odd")
        self.at = "end_turn"
        g.push(Control(g.state.order[:]))

    def begin(self, g: Shitenno, phase: str) -> None:
        g.state.phase = phase
        if g.sink is not None:
            g.sink(Event("year", None, {"year": phase, "turn": g.state.turn}))

    def end_turn(self, g: Shitenno) -> None:
        """Looked at once, after the whole odd year (A18)."""
        s = g.state
        for general in s.generals:
            general.by_round.append(general.points)
        no_stock = any(general.stock == 0 for general in s.generals)
        no_koku = not s.koku_deck
        self.at = "even_year"
        if no_stock or no_koku:
            s.ended = "both" if no_stock and no_koku else "stock" if no_stock else "koku"
            s.phase = "count"
            g.done()
            g.push(Count())


@plain
class Count(Procedure):
    """Koku in hand with what tiles make of it, then the provinces one by one."""

    at: str = "count"

    def count(self, g: Shitenno) -> None:
        s = g.state
        if g.sink is not None:
            g.sink(Event("count", None, {"by": s.ended}))
        for seat in s.order:
            general = s.generals[seat]
            koku, plus, exchange = hand_points(g, general)
            gain(general, koku + plus + exchange, "hand")
            if g.sink is not None:
                told = {"koku": koku, "plus": plus, "exchange": exchange, "n": koku + plus + exchange}
                g.sink(Event("count_hand", seat, {**told, "troops": general.troops[:], "cards": general.koku[:]}))
        for province in g.board.provinces:
            seat, tied = majority(g, province.index)
            if seat < 0:
                continue
            gain(s.generals[seat], g.board.majority, "majorities")
            if g.sink is not None:
                shown = {"province": province.id, "n": g.board.majority, "tied": tied}
                g.sink(Event("count_majority", seat, shown))
        g.done()
        if g.sink is not None:
            totals = [general.points for general in s.generals]
            g.sink(Event("game_over", None, {"ranking": ranking(g), "points": totals, "by": s.ended}))
