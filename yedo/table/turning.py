"""The board moves as a whole: it turns over to its other side, narrowing to its edge and widening again with the other
picture; or it grows or shrinks from where it lay to where the game has laid it now."""

import math

import pygame

from yedo.table.part import Desk, Rect
from yedo.ui import art
from yedo.ui.canvas import Canvas
from yedo.ui.tween import Queue, Tween, ease_in_out

SECONDS = 0.7
GROWS = 0.35


class Turning:
    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.queue = Queue()
        self.part = 1.0
        self._before: pygame.Surface | None = None  # the side that lay up,
        self._from: Rect | None = None  # or the place that the board comes from

    @property
    def busy(self) -> bool:
        return self.queue.busy

    def start(self, surface: pygame.Surface, canvas: Canvas, speed: float) -> None:
        """Remember the side that lies up now; the other one is drawn from here on."""
        if speed == 0:
            return
        self.stop()
        self._before = surface.subsurface(canvas.rect(self.desk.plan.board).clip(surface.get_rect())).copy()
        self._move(SECONDS, speed)

    def grow(self, before: Rect, speed: float) -> None:
        """The board lay there before; everything else is in its new place at once."""
        if speed == 0 or before == self.desk.plan.board:
            return
        self.stop()
        self._from = Rect(before)
        self._move(GROWS, speed)

    def _move(self, seconds: float, speed: float) -> None:
        self.queue.speed, self.part = speed, 0.0
        self.queue.add(Tween(seconds, self._turn, ease_in_out, self._end))

    def update(self, seconds: float) -> bool:
        return self.queue.update(seconds)

    def stop(self) -> None:
        self.queue.skip()

    def _turn(self, part: float) -> None:
        self.part = part

    def _end(self) -> None:
        self._before = self._from = None

    def draw(self, canvas: Canvas) -> None:
        """Over the finished table: hide the board and draw it as far as it has come."""
        if not self.busy:
            return
        box = canvas.rect(self.desk.plan.board).clip(canvas.surface.get_rect())
        shown = canvas.surface.subsurface(box).copy()
        if self._from is not None:
            x, y, w, h = (a + (b - a) * self.part for a, b in zip(self._from, self.desk.plan.board, strict=True))
            place = canvas.rect(Rect(x, y, w, h))
        else:
            place = box.copy()
            place.w = max(2, round(box.w * abs(math.cos(self.part * math.pi))))
            place.centerx = box.centerx
            if self.part < 0.5 and self._before is not None:
                shown = self._before
        self._clear(canvas, box)
        canvas.surface.blit(pygame.transform.scale(shown, place.size), place)

    def _clear(self, canvas: Canvas, box: pygame.Rect) -> None:
        """Where the board is not, or not yet: its underside, or the bare table."""
        canvas.surface.fill(canvas.theme.backdrop_deep, box)
        if self._from is not None:
            before = canvas.surface.get_clip()
            canvas.surface.set_clip(box)
            art.draw(canvas, f"scenes/table_{canvas.theme.side}", (0, 0, canvas.width, canvas.height), "cover")
            canvas.surface.set_clip(before)
