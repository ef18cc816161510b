"""The board turns over to its other side: it narrows to its edge, and widens again with the other picture."""

import math

import pygame

from yedo.table.part import Desk
from yedo.ui.canvas import Canvas
from yedo.ui.tween import Queue, Tween, ease_in_out

SECONDS = 0.7


class Turning:
    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.queue = Queue()
        self.part = 1.0
        self._before: pygame.Surface | None = None

    @property
    def busy(self) -> bool:
        return self.queue.busy

    def start(self, surface: pygame.Surface, canvas: Canvas, speed: float) -> None:
        """Remember the side that lies up now; the other one is drawn from here on."""
        if speed == 0:
            return
        self.queue.speed = speed
        self._before = surface.subsurface(canvas.rect(self.desk.plan.board).clip(surface.get_rect())).copy()
        self.part = 0.0
        self.queue.add(Tween(SECONDS, self._turn, ease_in_out, self._end))

    def update(self, seconds: float) -> bool:
        return self.queue.update(seconds)

    def stop(self) -> None:
        self.queue.skip()

    def _turn(self, part: float) -> None:
        self.part = part

    def _end(self) -> None:
        self._before = None

    def draw(self, canvas: Canvas) -> None:
        """Over the finished table: hide the board and draw it at the angle it has reached."""
        if not self.busy or self._before is None:
            return
        box = canvas.rect(self.desk.plan.board).clip(canvas.surface.get_rect())
        shown = self._before if self.part < 0.5 else canvas.surface.subsurface(box).copy()
        wide = max(2, round(box.w * abs(math.cos(self.part * math.pi))))
        canvas.surface.fill(canvas.theme.backdrop_deep, box)
        turned = pygame.transform.scale(shown, (wide, box.h))
        canvas.surface.blit(turned, turned.get_rect(center=box.center))
