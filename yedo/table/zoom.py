"""The enlarged card: beside what the mouse rests on, with its text and flavour; and, after a right click, alone over a
veil, nearly as high as the window, with every icon on it explained."""

from collections.abc import Sequence

from yedo.table.part import Desk, Rect
from yedo.ui import draw, text
from yedo.ui.canvas import Canvas
from yedo.ui.panel import panel
from yedo.ui.tooltip import free_place

COLUMN = 380.0  # width of the words
NARROW = 288.0  # the same where cards to choose from leave only the columns beside the board
TALLEST = 620.0  # of a card beside what it enlarges
PINNED = 0.85  # of the window's height is a card that was clicked


class Zoom:
    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.pinned = ""  # a card held open by a right click

    def words(self, id: str, extra: str = "", title: bool = True) -> str:
        """What a card says and would do."""
        lines = self.desk.game.card_words(self.desk.view, id, title) + [extra] * bool(extra)
        return "\n".join(lines)

    def draw_text(self, canvas: Canvas, id: str, beside: Rect, extra: str, avoid: Sequence[Rect]) -> None:
        """Only the words, beside a card that stands there large: what its icons say, and what it would do."""
        words = self.words(id, extra, title=False)
        tall = text.measure(canvas, words, "text", 20, COLUMN - 44)[1] + 40
        low = Rect(beside.x, max(beside.y, beside.bottom - tall), beside.w, min(beside.h, tall))
        place = free_place((COLUMN, tall), low, self.desk.plan.size, [beside, *avoid])
        if words and place is not None:
            panel(canvas, place, "plain", canvas.theme.gold)
            text.draw(canvas, words, place.inflate(-40, -32), "text", 20)

    def draw(self, canvas: Canvas, id: str, beside: Rect, extra: str, avoid: Sequence[Rect], card: bool = True) -> None:
        """The card and its words beside a place; its words alone where there is no room for more."""
        game, view, (width, height) = self.desk.game, self.desk.view, self.desk.plan.size
        if not game.is_card(view, id):
            return
        words = self.words(id, extra)
        tall = min(height - 40, TALLEST)
        wide = tall * game.card_size[0] / game.card_size[1]
        needed = text.measure(canvas, words, "text", 21, COLUMN - 44)[1] + 44
        sheet = (wide + COLUMN + 8, max(tall, needed))
        place = free_place(sheet, beside, (width, height), avoid) if card else None
        if place is None:
            self._draw_words(canvas, words, beside, avoid)
            return
        face = Rect(place.x, place.y, wide, tall)
        draw.rounded(canvas, face.move(5, 7), canvas.theme.ink, None, 0, 18)
        game.face(canvas, view, id, face, self.desk.house if self.desk.open_hand else None)
        page = Rect(face.right + 8, place.y, COLUMN, min(needed, sheet[1]))
        panel(canvas, page, "plain")
        text.draw(canvas, words, page.inflate(-40, -36), "text", 21)

    def _draw_words(self, canvas: Canvas, words: str, beside: Rect, avoid: Sequence[Rect]) -> None:
        for column in (COLUMN, NARROW):
            needed = text.measure(canvas, words, "text", 21, column - 44)[1] + 44
            place = free_place((column, needed), beside, self.desk.plan.size, avoid)
            if place is not None:
                panel(canvas, place, "plain", canvas.theme.gold)
                text.draw(canvas, words, place.inflate(-40, -36), "text", 21)
                return

    def draw_pinned(self, canvas: Canvas, id: str) -> None:
        """In the middle of the window over a veil, with its words and a legend of its icons."""
        game, view, (width, height) = self.desk.game, self.desk.view, self.desk.plan.size
        if not game.is_card(view, id):
            return
        draw.shade(canvas, 0.6)
        seat = self.desk.house if self.desk.open_hand else None
        tall = min(height * PINNED, (width - COLUMN - 96) * game.card_size[1] / game.card_size[0])
        wide = tall * game.card_size[0] / game.card_size[1]
        column = min(560.0, width - wide - 80)
        whole = Rect(0, 0, wide + 16 + column, tall)
        whole.center = (width / 2, height / 2)
        face = Rect(whole.x, whole.y, wide, tall)
        draw.rounded(canvas, face.move(6, 8), canvas.theme.ink, None, 0, 24)
        game.face(canvas, view, id, face, seat)
        game.legend(canvas, view, id, self.words(id), seat, Rect(face.right + 16, whole.y, column, tall))
