"""The window's side of the games: which of them have a table, and where it is. A table is imported only when its game
is opened; its box says enough for the shelf. Imports no pygame."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING

from engine.games import DEFAULT

if TYPE_CHECKING:
    from yedo.table.game import GameTable
    from yedo.tables.box import Box

# A game with a table -> the module that holds its BOX. The window offers these.
TABLES: dict[str, str] = {
    "yedo": "yedo.tables.yedo",
    "shitenno": "yedo.tables.shitenno",
    "edo": "yedo.tables.edo",
}


@cache
def box_of(game: str = DEFAULT) -> Box:
    found: Box = import_module(TABLES[game]).BOX
    return found


@cache
def table_of(game: str = DEFAULT) -> GameTable:
    """The TABLE of a game."""
    found: GameTable = import_module(box_of(game).table).TABLE
    return found
