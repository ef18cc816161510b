"""A game of Shitenno: its fixed parts (setup, readings of the rules, board) and its state.

The public surface is small: `decision`, `apply(option)`, `view(seat)`, `clone()`, `dump()`;
`new_game(config)` starts one and `load_game` continues one."""

from __future__ import annotations

from typing import Any

from engine.core.game import Game, LaidOut, Sink
from engine.core.plain import Damaged, load

from .board import Board, Title, standard_board
from .config import Config, Rules
from .state import General, State


class Shitenno(Game):
    """The fixed parts are shared by all clones of a game; only `state` is copied."""

    kind_id = "shitenno"
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

    def clone(self) -> Shitenno:
        """An independent game at the same decision, without a sink."""
        twin = object.__new__(Shitenno)
        twin.__dict__.update(self.__dict__)
        twin.state = self.state.clone()
        twin.sink = None
        return twin

    def view(self, seat: int | None) -> Shitenno:
        """The game as `seat` may see it: a copy whose hidden cards and tiles are backs. None sees everything."""
        from .views import view

        return view(self, seat)


def new_game(
    config: Config, sink: Sink | None = None, board: Board | None = None, laid_out: LaidOut | None = None
) -> Shitenno:
    """Set up a game and run it to its first question; `laid_out` is told in between."""
    from .setup import lay_out

    g = Shitenno(config, board)
    g.sink = sink
    lay_out(g)
    if laid_out is not None:
        laid_out(g)
    g.advance()
    return g


def load_game(config: Config, data: Any, board: Board | None = None) -> Shitenno:
    """Continue from a dump. Raises Damaged with one sentence if it is not a state of this game."""
    from . import turns  # noqa: F401  (its parts must be known before a dump can name them)

    g = Shitenno(config, board)
    try:
        state = load(data)
        if not isinstance(state, State):
            raise Damaged("no_game_of", game="Shitenno")
        g.state = state
        g.ask_again()
    except Damaged:
        raise
    except (LookupError, TypeError, ValueError, AttributeError, AssertionError, RecursionError) as error:
        raise Damaged("damaged", detail=f"{type(error).__name__}: {error}") from None
    return g
