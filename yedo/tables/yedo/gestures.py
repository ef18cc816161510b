"""Yedo's own gestures: coins that fly, cards that are read."""

from yedo.table.motion import Motion, Sprite, small
from yedo.tables.yedo import cards
from yedo.tables.yedo.part import Rect
from yedo.tables.yedo.parts import Parts
from yedo.ui.tween import Tween


class Gestures(Motion):
    parts: Parts

    def _coins(self, start: Rect, end: Rect, n: int) -> list[Tween]:
        found = []
        for k in range(min(n, 6)):
            coin = "pieces/coin_5" if n - k * 5 >= 10 and n >= 10 else "pieces/coin_1"
            spread = Rect(start.x + (k % 3) * 7 - 7, start.y + (k // 3) * 6, 30, 30)
            found.append(self._march(Sprite(spread, small(end, 24), coin, arc=40), 0.32, k * 0.05))
        return found

    def _back(self, card: str) -> str:
        """The back of a card that is known."""
        found = self.parts.desk.view.cards[card]
        return cards.back({"mission": found.color, "emperor": f"emperor_{found.color}"}.get(found.kind, found.kind))

    def _read(self, start: Rect, card: str, goal: Rect, turns: bool = False, wide: float = 300) -> list[Tween]:
        """A card comes to the middle of the board, stays to be read, and goes on."""
        board = self.parts.desk.plan.board
        middle = Rect(0, 0, wide, wide * cards.SIZE[1] / cards.SIZE[0])
        middle.center = board.center
        come = self._fly(Sprite(start, middle, self._back(card), card, 0, turns=turns), 0.36)
        stay = self._march(Sprite(middle, middle, "", card), 0.8, 0.36)
        go = self._march(Sprite(middle, goal, "", card), 0.3, 1.16)
        return [come, stay, go]
