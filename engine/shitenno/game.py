"""A game of Shitenno: its fixed parts (setup, readings of the rules, board) and its state.

The public surface is small: `decision`, `apply(option)`, `view(seat)`, `clone()`, `dump()`;
`new_game(config)` starts one and `load_game` continues one."""

from __future__ import annotations

from typing import Any

from engine.core.game import Game, LaidOut, Sink
from engine.core.plain import Damaged, load, reading

from .board import Board, Title, standard_board
from .config import Config, Rules
from .state import General, State


class Shitenno(Game):
    kind_id = "shitenno"
    shared = ("config", "board", "rules", "wild", "as_koku")
    state: State

    def __init__(self, config: Config, board: Board | None = None) -> None:
        self.config = config
        self.board: Board = board if board is not None else standard_board()
        self.rules = Rules(config.rules)
        self.wild = 2 if self.rules.hatamoto_worth == "two_troops" else 1  # symbols the Hatamoto stands for
        self.as_koku = self.rules.hatamoto_koku == "allowed"

    # --- asking the table ---------------------------------------------------------------------------------

    def title(self, general: General) -> Title:
        return self.board.titles[general.title]

    def without_lot(self) -> list[int]:
        """Who has no lot yet this even year, by Title."""
        generals = self.state.generals
        return [seat for seat in self.state.order if generals[seat].seal == 0]

    # --- copies -------------------------------------------------------------------------------------------

    def view(self, seat: int | None) -> Shitenno:
        """The game as `seat` may see it: a copy whose hidden cards and tiles are backs. None sees everything."""
        from .views import view

        return view(self, seat)


def new_game(
    config: Config, sink: Sink | None = None, board: Board | None = None, laid_out: LaidOut | None = None
) -> Shitenno:
    from .setup import lay_out

    return Shitenno(config, board).begin(lay_out, sink, laid_out)


def load_game(config: Config, data: Any, board: Board | None = None) -> Shitenno:
    """Continue from a dump. Raises Damaged with one sentence if it is not a state of this game."""
    from . import turns  # noqa: F401  (its parts must be known before a dump can name them)

    g = Shitenno(config, board)
    with reading():
        state = load(data)
        if not isinstance(state, State):
            raise Damaged("no_game_of", game="Shitenno")
        g.state = state
        g.ask_again()
    return g
