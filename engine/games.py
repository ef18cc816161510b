"""The games of the house by name. A game's package is imported only when the game is asked for."""

from __future__ import annotations

from functools import cache
from importlib import import_module

from engine.core.kind import Kind

DEFAULT = "yedo"
# name -> the module that holds its KIND. A new game is one line here.
GAMES: dict[str, str] = {
    "yedo": "engine.yedo.kind",
    "shitenno": "engine.shitenno.kind",
    "edo": "engine.edo.kind",
}


class UnknownGame(ValueError):
    """A game nobody has; the message is one sentence."""


@cache
def kind_of(name: str) -> Kind:
    """The KIND of a game."""
    if name not in GAMES:
        raise UnknownGame(f"there is no game '{name[:40]}'; the games are {', '.join(GAMES)}")
    found: Kind = import_module(GAMES[name]).KIND
    return found
