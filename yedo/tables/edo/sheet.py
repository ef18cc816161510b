"""A sheet of the table's own in the place of the prompt: the question, some lines, and buttons below."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from yedo.table.chips import Chip
from yedo.table.part import faint_crest
from yedo.tables.edo.part import Desk, Rect
from yedo.ui import art, draw, text
from yedo.ui.canvas import Canvas
from yedo.ui.panel import panel
from yedo.ui.theme import Colour

HIGH = 60.0  # of a button: its words may need two lines
Line = tuple[str, str, str]  # icon, words, tone: "", soft or bad


class AskSheet:
    def __init__(self, desk: Desk, seat: int, words: str) -> None:
        self.desk, self.seat, self.words = desk, seat, words
        self.lines: list[Line] = []
        self.chips: list[Chip] = []
        self.floor = 0.0  # where something else lies over the buttons

    @property
    def rect(self) -> Rect:
        return self.desk.plan.prompt

    def button(self, label: str, icon: str, action: Callable[[], object], kind: str = "", able: bool = True) -> None:
        chip = Chip(label, icon, action, kind=kind)
        chip.enabled = able
        self.chips.append(chip)

    def place(self) -> None:
        """Buttons at the foot; the red one is large."""
        area = self.rect.inflate(-20, -18)
        y = area.bottom
        for number, chip in enumerate(reversed(self.chips)):
            large = number == 0 and chip.kind == "primary"
            y -= HIGH
            chip.rect = Rect(area.x, y, area.w, HIGH)
            chip.size = 24.0 if large else 19.0
            y -= 6

    def handle(self, event: pygame.Event) -> bool:
        """True when the event was about this sheet."""
        if event.type not in (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            return False
        used = False
        for chip in list(self.chips):
            used |= chip.handle(event)
            if used and event.type != pygame.MOUSEMOTION:
                return True
        return used or (event.type != pygame.MOUSEBUTTONUP and self.rect.collidepoint(event.pos))

    def draw(self, canvas: Canvas) -> None:
        theme, color = canvas.theme, self.desk.color(self.seat)
        panel(canvas, self.rect, "sheet", theme.clan[color])
        area = self.rect.inflate(-24, -20)
        draw.crest_disc(canvas, color, (area.x + 25, area.y + 27), 25)
        heading = Rect(area.x + 58, area.y, area.w - 66, 56)
        text.draw(canvas, self.words, heading, "bold", 21, None, "left", "middle", shrink=0.75)
        floor = (self.floor or min((chip.rect.y for chip in self.chips), default=area.bottom)) - 6
        self._draw_lines(canvas, Rect(area.x, heading.bottom + 8, area.w, floor - heading.bottom - 8), self.lines)
        for chip in self.chips:
            chip.draw(canvas)
            if not chip.enabled:
                veil = Colour(theme.paper_deep.r, theme.paper_deep.g, theme.paper_deep.b, 90 if theme.night else 140)
                draw.rounded(canvas, chip.rect, veil, None, 0, 7)

    def _draw_lines(self, canvas: Canvas, room: Rect, lines: Sequence[Line]) -> None:
        y = room.y
        for icon, words, tone in lines:
            role: text.Role = "italic" if tone == "soft" else "text"
            size = 19 if tone != "soft" else 18
            left = 40 if icon else 0
            high = max(36.0 if icon else 0.0, text.measure(canvas, words, role, size, room.w - left)[1] + 4)
            if y + high > room.bottom:
                return
            if icon:
                art.draw(canvas, f"icons/{icon}", Rect(room.x, y + (high - 34) / 2, 34, 34))
            ink = canvas.theme.bad if tone == "bad" else canvas.theme.ink_soft if tone == "soft" else None
            place = Rect(room.x + left, y, room.w - left, high)
            text.draw(canvas, words, place, role, size, ink, "left", "middle", shrink=0.8)
            y += high + 5
        color = self.desk.color(self.seat)
        faint_crest(canvas, color, Rect(room.x, y, room.w, room.bottom - y))
