"""A game all of whose cards and numbers stand on one board, in a package whose files have the usual names."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping
from functools import cache
from importlib import import_module
from typing import Any

from .kind import Kind, Parts
from .numbers import differing, read_board
from .plain import dump


def room(place: str) -> Any:
    """A method that stands in another file of the game's package, `say.prompt`: opened when it is first asked for."""
    file, _, name = place.partition(".")

    def ask(kind: BoardKind, *given: Any, **named: Any) -> Any:
        return _found(type(kind).__module__.rpartition(".")[0], file, name)(*given, **named)

    ask.place = place  # type: ignore[attr-defined]
    return ask


@cache
def _found(package: str, file: str, name: str) -> Any:
    return getattr(import_module(f"{package}.{file}"), name)


class BoardKind(Kind):
    """The board is its only part; it is made of its file's values, and keeps them as `raw`."""

    @abstractmethod
    def standard_board(self) -> Any:
        """Today's, always the same object."""

    def parts(self, game: Any) -> Parts:
        return (game.board,)

    def fixed_parts(self, game: Any) -> dict[str, Any]:
        return {"board": dump(game.board.raw)}

    def unpack(self, fixed: Mapping[str, Any], config: Any) -> Parts:
        now = self.standard_board()
        return (read_board(fixed.get("board"), now.raw, type(now)) or now,)

    def own(self, parts: Parts, config: Any) -> bool:
        return parts[0] is not self.standard_board()

    def numbers(self, board: Any) -> dict[str, Any]:
        return {"board": board.raw}

    def other_numbers(self, game: Any) -> list[str]:
        return differing(game.board.raw, self.standard_board().raw)

    check = room("config.check")
    redeal = room("views.redeal")
    inventory = room("invariants.Inventory")
    prompt = room("say.prompt")
    label = room("say.label")
    place = room("say.place_of")
    explain = room("explain.explain")
    thing = room("faces.thing_of")
    face = room("faces.face")
    hand = room("faces.hand")
    belongings = room("faces.belongings")
