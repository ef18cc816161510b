"""A row of the four generals' crests, of which a seat has one."""

from collections.abc import Callable, Sequence

import pygame

from engine.core.words import t
from engine.shitenno.board import standard_board
from yedo.table.part import faded
from yedo.ui import art, draw, sound
from yedo.ui.canvas import Canvas
from yedo.ui.widget import Widget

FAINT = 0.35


class Generals(Widget):
    """A click chooses; one that another seat has is faint and exchanged."""

    def __init__(self, value: str, taken: Sequence[str], changed: Callable[[str], object]) -> None:
        super().__init__(t("shitenno.setup.general", name=t(f"shitenno.general.{value}")))
        self.value, self.taken, self.changed = value, taken, changed
        self.names = standard_board().generals

    def place(self, number: int) -> pygame.FRect:
        step = self.rect.w / len(self.names)
        side = min(self.rect.h, step - 6)
        middle = self.rect.x + (number + 0.5) * step
        return pygame.FRect(middle - side / 2, self.rect.centery - side / 2, side, side)

    def choose(self, name: str) -> None:
        if name != self.value:
            sound.play("click")
            self.changed(name)

    def activate(self) -> None:
        self.choose(self.names[(self.names.index(self.value) + 1) % len(self.names)])

    def clicked(self, position: tuple[float, float]) -> None:
        for number, name in enumerate(self.names):
            if self.place(number).inflate(6, 6).collidepoint(position):
                self.choose(name)
                return

    def key(self, event: pygame.Event) -> bool:
        if event.type != pygame.KEYDOWN or event.key not in (pygame.K_LEFT, pygame.K_RIGHT):
            return False
        step = 1 if event.key == pygame.K_RIGHT else -1
        self.choose(self.names[(self.names.index(self.value) + step) % len(self.names)])
        return True

    def draw(self, canvas: Canvas) -> None:
        for number, name in enumerate(self.names):
            place = self.place(number)
            if name == self.value:
                draw.disc(canvas, place.center, place.w / 2 + 3, canvas.theme.gold, canvas.theme.ink, 2)
            if name in self.taken:
                faded(canvas, art.crest(name), place, FAINT)
            else:
                draw.crest_disc(canvas, name, place.center, place.w / 2)
