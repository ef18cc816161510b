"""A row of the four clans' crests, of which a seat has one."""

from collections.abc import Callable, Mapping, Sequence

import pygame

from engine.core.words import t
from yedo.table.part import faded
from yedo.ui import art, draw, sound
from yedo.ui.canvas import Canvas
from yedo.ui.widget import Widget

FAINT = 0.35


class Clans(Widget):
    """A click chooses; one that another seat has is faint and exchanged."""

    def __init__(
        self, names: Mapping[str, str], value: str, taken: Sequence[str], changed: Callable[[str], object]
    ) -> None:
        super().__init__(t("edo.setup.clan", name=names[value]))
        self.colors, self.value, self.taken, self.changed = list(names), value, taken, changed

    def place(self, number: int) -> pygame.FRect:
        step = self.rect.w / len(self.colors)
        side = min(self.rect.h, step - 6)
        middle = self.rect.x + (number + 0.5) * step
        return pygame.FRect(middle - side / 2, self.rect.centery - side / 2, side, side)

    def choose(self, color: str) -> None:
        if color != self.value:
            sound.play("click")
            self.changed(color)

    def _next(self, step: int) -> None:
        self.choose(self.colors[(self.colors.index(self.value) + step) % len(self.colors)])

    def activate(self) -> None:
        self._next(1)

    def clicked(self, position: tuple[float, float]) -> None:
        for number, color in enumerate(self.colors):
            if self.place(number).inflate(6, 6).collidepoint(position):
                self.choose(color)
                return

    def key(self, event: pygame.Event) -> bool:
        if event.type != pygame.KEYDOWN or event.key not in (pygame.K_LEFT, pygame.K_RIGHT):
            return False
        self._next(1 if event.key == pygame.K_RIGHT else -1)
        return True

    def draw(self, canvas: Canvas) -> None:
        for number, color in enumerate(self.colors):
            place = self.place(number)
            if color == self.value:
                draw.disc(canvas, place.center, place.w / 2 + 3, canvas.theme.gold, canvas.theme.ink, 2)
            if color in self.taken:
                faded(canvas, art.crest(color), place, FAINT)
            else:
                draw.crest_disc(canvas, color, place.center, place.w / 2)
