"""A game of Edo: its fixed parts (setup, board, map) and its state.

The public surface is small: `decision`, `apply(option)`, `view(seat)`, `clone()`, `dump()`; `new_game(config)` starts
one and `load_game` continues one."""

from __future__ import annotations

from typing import Any

from engine.core.game import Game, LaidOut, Sink
from engine.core.plain import Damaged, load, reading
from engine.core.sound import check

from .board import Board, Deed, Map, Merchant, standard_board
from .config import Config, rule
from .state import State


class Edo(Game):
    kind_id = "edo"
    shared = ("config", "blind_config", "board", "map", "hidden_purses", "empty_march")
    state: State

    def __init__(self, config: Config, board: Board | None = None) -> None:
        self.config = config
        self.blind_config: Config = config.clone()  # what a view carries: the seed would tell every card to come
        self.blind_config.seed = 0
        self.board: Board = board if board is not None else standard_board()
        self.map: Map = self.board.map_for(len(config.seats))
        self.hidden_purses = rule(config, "purses") == "hidden"
        self.empty_march = rule(config, "empty_march") == "ask"

    # --- asking the table ---------------------------------------------------------------------------

    def order(self) -> list[int]:
        """The seats in turn order of this round."""
        n, start = len(self.state.clans), self.state.start
        return [(start + i) % n for i in range(n)]

    def merchant_card(self) -> Merchant:
        return self.board.merchants[self.state.trade]

    def deed(self, card: str, name: str) -> Deed:
        return self.board.deeds[card][name]

    def officials(self, seat: int) -> int:
        """Own-colour figures that are not on the map."""
        return self.board.figures - len(self.state.clans[seat].samurai)

    def samurai_on(self, space: str) -> int:
        """Samurai of all clans on a space."""
        return sum(clan.samurai.count(space) for clan in self.state.clans)

    # --- copies --------------------------------------------------------------------------------------

    def view(self, seat: int | None) -> Edo:
        """The game as `seat` may see it. None sees everything."""
        from .views import view

        return view(self, seat)


def new_game(
    config: Config, sink: Sink | None = None, board: Board | None = None, laid_out: LaidOut | None = None
) -> Edo:
    from .setup import lay_out

    return Edo(config, board).begin(lay_out, sink, laid_out)


def load_game(config: Config, data: Any, board: Board | None = None) -> Edo:
    """Continue from a dump. Raises Damaged with one sentence if it is not a state of this game."""
    g = Edo(config, board)
    with reading():
        check(data, State)
        g.state = load(data)
        if len(g.state.clans) != len(config.seats):
            raise Damaged("other_seats")
        g.ask_again()
    return g
