"""A game all of whose cards and numbers stand on one board."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping
from typing import Any

from .kind import Kind, Parts
from .numbers import differing, read_board
from .plain import dump


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
