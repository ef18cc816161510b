"""One sentence at the top of the window that goes away by itself: a setting that could not be saved, a key
that did something invisible."""

import pygame

from yedo.ui import text
from yedo.ui.canvas import Canvas
from yedo.ui.panel import panel

SECONDS = 6.0


class Notice:
    def __init__(self) -> None:
        self.words = ""
        self.left = 0.0

    def say(self, words: str, seconds: float = SECONDS) -> None:
        self.words, self.left = words, seconds

    @property
    def showing(self) -> bool:
        return self.left > 0

    def dismiss(self) -> bool:
        """True when there was one to take away."""
        shown, self.left = self.showing, 0.0
        return shown

    def update(self, seconds: float) -> bool:
        """True at the moment it disappears."""
        if not self.showing:
            return False
        self.left -= seconds
        return not self.showing

    def draw(self, canvas: Canvas) -> None:
        if not self.showing:
            return
        width, height = text.measure(canvas, self.words, "text", 22, min(900, canvas.width - 120))
        box = pygame.FRect(0, 18, width + 60, height + 36)
        box.centerx = canvas.width / 2
        panel(canvas, box, "sheet")
        text.draw(canvas, self.words, box.inflate(-56, -30), "text", 22, None, "center", "middle")
