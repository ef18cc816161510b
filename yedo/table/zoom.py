"""The enlarged card beside what the mouse rests on: the whole card, its text, its flavour."""

from engine.yedo.cards.text import card_text
from engine.yedo.say import thing
from yedo.table import cards
from yedo.table.part import Desk, Rect
from yedo.ui import draw, text
from yedo.ui.canvas import Canvas
from yedo.ui.panel import panel

COLUMN = 380.0  # width of the words


class Zoom:
    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.pinned = ""  # a card held open by a right click

    def draw_text(self, canvas: Canvas, id: str, beside: Rect, extra: str = "") -> None:
        """Only the words, beside a card that stands there large: what its icons say, and what it would do."""
        card = self.desk.view.cards[id]
        lines = card_text(card, self.desk.view.rules) if card.kind == "mission" else []
        lines += ["{i}" + card.flavour + "{/i}"] * bool(card.flavour) + [extra] * bool(extra)
        if not lines:
            return
        words, width, height = "\n".join(lines), self.desk.plan.size[0], self.desk.plan.size[1]
        tall = text.measure(canvas, words, "text", 20, COLUMN - 44)[1] + 40
        page = Rect(beside.right + 10, beside.bottom - tall, COLUMN, tall)
        if page.right > width - 8:
            page.right = beside.left - 10
        page.clamp_ip(Rect(8, 52, width - 16, height - 58))
        panel(canvas, page, "plain", canvas.theme.gold)
        text.draw(canvas, words, page.inflate(-40, -32), "text", 20)

    def draw(self, canvas: Canvas, id: str, beside: Rect | None, extra: str = "") -> None:
        """Beside a place, or in the middle of the window over a veil."""
        view = self.desk.view
        if id not in view.cards:
            return
        width, height = self.desk.plan.size
        if beside is None:
            draw.shade(canvas, 0.45)
        card = view.cards[id]
        tall = min(height - 40, 620.0)
        wide = tall * cards.SIZE[0] / cards.SIZE[1]
        lines = ["{b}" + thing(view, id) + "{/b}", *card_text(card, view.rules)]
        if card.flavour:
            lines.append("{i}" + card.flavour + "{/i}")
        if extra:
            lines.append(extra)
        words = "\n".join(lines)
        column = COLUMN
        needed = text.measure(canvas, words, "text", 21, column - 44)[1] + 44
        sheet = Rect(0, 0, wide + column + 8, max(tall, needed))
        if beside is None:
            sheet.center = (width / 2, height / 2)
        else:
            sheet.midbottom = (beside.centerx, beside.top - 10)
            if sheet.top < 4:
                sheet.midtop = (beside.centerx, beside.bottom + 10)
            if sheet.bottom > height - 4:
                side = beside.left - sheet.w - 12
                sheet.topleft = (side if side > 4 else beside.right + 12, beside.centery - sheet.h / 2)
        sheet.clamp_ip(Rect(4, 4, width - 8, height - 8))
        place = Rect(sheet.x, sheet.y, wide, tall)
        draw.rounded(canvas, place.move(5, 7), canvas.theme.ink, None, 0, 18)
        cards.face(canvas, view, id, place, self.desk.house if self.desk.open_hand else None)
        page = Rect(place.right + 8, sheet.y, column, min(needed, sheet.h))
        panel(canvas, page, "plain")
        text.draw(canvas, words, page.inflate(-40, -36), "text", 21)
