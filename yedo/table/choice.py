"""The small choice that opens beside a place: several options on one spot, or a menu of a clan's seat."""

from collections.abc import Callable

import pygame

from yedo.table.chips import Chip
from yedo.table.part import Rect
from yedo.ui import draw, text
from yedo.ui.canvas import Canvas
from yedo.ui.panel import panel

Entry = tuple[str, str, Callable[[], object]]  # label, icon, action
HEIGHT = 46
WIDTH = 340


class Choice:
    def __init__(self, title: str, entries: list[Entry], near: Rect, close: Callable[[], object]) -> None:
        self.title, self.near, self.close = title, near, close
        self.chips = [
            Chip(label, icon, self._closing(action), n + 1 if n < 9 else 0)
            for n, (label, icon, action) in enumerate(entries)
        ]
        self.rect = Rect(0, 0, 0, 0)

    def _closing(self, action: Callable[[], object]) -> Callable[[], object]:
        def act() -> None:
            self.close()
            action()

        return act

    def place(self, canvas: Canvas, width: float, height: float) -> None:
        head = 40 if self.title else 12
        widest = max((text.measure(canvas, chip.label, "text", 19)[0] for chip in self.chips), default=100)
        wide = min(width - 20, max(WIDTH, min(560, widest + 100)))
        self.rect = Rect(0, 0, wide, head + len(self.chips) * (HEIGHT + 5) + 10)
        self.rect.midtop = (self.near.centerx, self.near.bottom + 8)
        if self.rect.bottom > height - 6:
            self.rect.bottom = self.near.top - 8
        self.rect.clamp_ip(Rect(6, 6, width - 12, height - 12))
        for n, chip in enumerate(self.chips):
            chip.rect = Rect(self.rect.x + 12, self.rect.y + head + n * (HEIGHT + 5), wide - 24, HEIGHT)

    def handle(self, event: pygame.Event) -> bool:
        """Everything goes here while it is open; a click beside it closes it."""
        if event.type == pygame.MOUSEBUTTONDOWN and not self.rect.collidepoint(event.pos):
            self.close()
            return True
        changed = False
        for chip in list(self.chips):
            if chip.handle(event):
                changed = True
                if event.type != pygame.MOUSEMOTION:
                    break
        return changed

    def draw(self, canvas: Canvas) -> None:
        draw.rounded(canvas, self.rect.move(4, 5), canvas.theme.ink, None, 0, 10)
        panel(canvas, self.rect, "plain")
        if self.title:
            head = Rect(self.rect.x + 16, self.rect.y + 6, self.rect.w - 32, 32)
            text.draw(canvas, self.title, head, "bold", 20, None, "left", "middle", wrap=False, shrink=0.7)
        for chip in self.chips:
            chip.draw(canvas)
