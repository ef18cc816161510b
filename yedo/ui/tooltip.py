"""The explanation that hovers beside what the mouse rests on, or what the keyboard's ring stands on."""

import pygame

from yedo.ui import text
from yedo.ui.canvas import Canvas
from yedo.ui.panel import panel

DELAY = 0.35  # seconds the mouse rests before the slip appears
MARGIN = 14
WIDEST = 420


def draw_tooltip(canvas: Canvas, words: str, beside: pygame.FRect, widest: float = WIDEST) -> None:
    """Draw the slip below what it explains, or above or beside it where the window ends."""
    width, height = text.measure(canvas, words, "text", 20, widest - 2 * MARGIN)
    slip = pygame.FRect(0, 0, width + 2 * MARGIN + 2, height + 2 * MARGIN)
    slip.midtop = (beside.centerx, beside.bottom + 10)
    if slip.bottom > canvas.height - 4:
        slip.bottom = beside.top - 10
    slip.clamp_ip(pygame.FRect(4, 4, canvas.width - 8, canvas.height - 8))
    panel(canvas, slip, "plain", canvas.theme.gold)
    text.draw(canvas, words, slip.inflate(-2 * MARGIN, -2 * MARGIN), "text", 20)


class Hover:
    """Counts how long the mouse has rested on something; ask `ready` whether its slip should show."""

    def __init__(self) -> None:
        self.rested = 0.0
        self.over: object | None = None

    def move(self, over: object | None) -> bool:
        """The mouse is over this now. True when a slip that showed must go."""
        if over is self.over:
            return False
        shown = self.ready
        self.over, self.rested = over, 0.0
        return shown

    def update(self, seconds: float) -> bool:
        """True at the moment the slip appears."""
        if self.over is None or self.ready:
            return False
        self.rested += seconds
        return self.ready

    @property
    def ready(self) -> bool:
        return self.over is not None and self.rested >= DELAY

    @property
    def wake(self) -> float | None:
        """Seconds until the slip appears, if one is due."""
        return None if self.over is None or self.ready else DELAY - self.rested
