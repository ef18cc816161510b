"""A sheet over the table: rows of words and numbers, or the log in large. Any click or key closes it, but for
those that choose a line of the log."""

import pygame

from yedo.table.log import Log, draw_line
from yedo.table.part import Desk, Rect
from yedo.ui import art, draw, text
from yedo.ui.canvas import Canvas
from yedo.ui.focus import ENTER
from yedo.ui.list import ScrollList
from yedo.ui.panel import panel
from yedo.ui.words import t

WIDE = 760
SIZE = 21


class Summary:
    """`rows` are (icon, words) or, with columns, (icon, words, numbers)."""

    def __init__(self, desk: Desk, title: str, rows: list[tuple[str, str, list[str]]], heads: list[str]) -> None:
        self.desk, self.title, self.rows, self.heads = desk, title, rows, heads

    def draw(self, canvas: Canvas) -> None:
        width, height = self.desk.plan.size
        draw.shade(canvas, 0.4)
        numbers = len(self.heads) * 110
        heights = [
            max(32.0, text.measure(canvas, words, "text", 21, WIDE - 140 - numbers)[1] + 8) for _, words, _ in self.rows
        ]
        head = 96 if self.heads else 76
        sheet = Rect(0, 0, WIDE, min(height - 40, head + sum(heights) + 40))
        sheet.center = (width / 2, height / 2)
        panel(canvas, sheet)
        title = Rect(sheet.x + 40, sheet.y + 16, sheet.w - 80, 50)
        text.draw(canvas, self.title, title, "display", 32, canvas.theme.heading, "center", "middle", wrap=False)
        for n, words in enumerate(self.heads):
            place = Rect(sheet.right - 40 - numbers + n * 110, sheet.y + 66, 106, 28)
            text.draw(canvas, words, place, "italic", 19, canvas.theme.ink_soft, "center", "middle", wrap=False)
        y = sheet.y + head
        for (icon, words, values), tall in zip(self.rows, heights, strict=True):
            if y + tall > sheet.bottom - 16:
                break
            art.draw(canvas, f"icons/{icon}", Rect(sheet.x + 44, y + 2, 28, 28))
            area = Rect(sheet.x + 84, y, sheet.w - 128 - numbers, tall)
            text.draw(canvas, words, area, "text", 21, None, "left", "middle", shrink=0.9)
            for n, value in enumerate(values):
                place = Rect(sheet.right - 40 - numbers + n * 110, y, 106, tall)
                text.draw(canvas, value, place, "bold", 22, None, "center", "middle", wrap=False)
            y += tall


class LogSheet:
    """The log in large, opened at what happened since one's last turn. A line is chosen by mouse or by the arrow
    keys; a click or Enter shows the game again from there."""

    def __init__(self, desk: Desk, log: Log, start: int) -> None:
        self.desk, self.log, self.start = desk, log, start
        self.list = ScrollList(lambda: len(log.lines), self._row, self._height, self._picked)
        self._canvas: Canvas | None = None

    def handle(self, event: pygame.Event) -> bool:
        """True when a line is being chosen; anything else closes the sheet."""
        if event.type != pygame.KEYDOWN:
            return self.list.handle(event)
        if event.key in ENTER:
            self.list.activate()
            return self.list.chosen is not None
        if event.key in (pygame.K_UP, pygame.K_DOWN) and self.list.chosen is None:
            down = event.key == pygame.K_DOWN
            self.list.chosen = min(self.start, len(self.log.lines) - 1) if down else len(self.log.lines) - 1
            self.list.show(self.list.chosen)
            return True
        return self.list.key(event) or event.key in (pygame.K_UP, pygame.K_DOWN)

    def _picked(self, number: int) -> None:
        self.log.picked(number)

    def _height(self, number: int) -> float:
        if self._canvas is None:
            return 30.0
        return text.measure(self._canvas, self.log.lines[number].words, "text", SIZE, self.list.rect.w - 54)[1] + 7

    def draw(self, canvas: Canvas) -> None:
        width, height = self.desk.plan.size
        draw.shade(canvas, 0.4)
        sheet = Rect(0, 0, WIDE, min(height - 40, 860))
        sheet.center = (width / 2, height / 2)
        panel(canvas, sheet)
        title = Rect(sheet.x + 40, sheet.y + 14, sheet.w - 80, 46)
        words = t("table.since" if self.start < len(self.log.lines) else "table.nothing_new")
        text.draw(canvas, words, title, "display", 32, canvas.theme.heading, "center", "middle", wrap=False)
        hint = Rect(sheet.x + 40, sheet.y + 58, sheet.w - 80, 26)
        soft = canvas.theme.ink_soft
        text.draw(canvas, t("table.log_again"), hint, "italic", 19, soft, "center", "middle", wrap=False)
        first = self._canvas is None
        self._canvas = canvas
        self.list.rect = Rect(sheet.x + 36, sheet.y + 92, sheet.w - 72, sheet.h - 124)
        if first:  # the newest line stands at the foot, or the first new one at the head if there are many
            self.list.to_end()
            self.list.scroll(min(self.list.offset, sum(self._height(n) for n in range(self.start))))
        self.list.draw(canvas)

    def _row(self, canvas: Canvas, number: int, place: pygame.FRect, hovered: bool) -> None:
        draw_line(canvas, self.log.lines[number], place, hovered, SIZE)
        if number == self.start and number:
            draw.brush_line(canvas, (place.x, place.y - 1), place.w, canvas.theme.accent)
