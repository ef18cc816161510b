"""A number between two buttons: a bid, a count of seats."""

from collections.abc import Callable

import pygame

from yedo.ui import draw, sound, text
from yedo.ui.canvas import Canvas
from yedo.ui.widget import Widget


class Stepper(Widget):
    """Minus, value, plus; also by wheel and arrow keys. `say` puts the value into words."""

    def __init__(
        self,
        value: int,
        low: int,
        high: int,
        changed: Callable[[int], object],
        say: Callable[[int], str] = str,
        step: int = 1,
        tip: str = "",
    ) -> None:
        super().__init__(tip)
        self.value, self.low, self.high, self.step = value, low, high, step
        self.changed, self.say = changed, say
        self.size: float = 26
        self._under = 0

    def set(self, value: int) -> None:
        value = max(self.low, min(self.high, value))
        if value != self.value:
            self.value = value
            sound.play("click")
            self.changed(value)

    def arms(self) -> tuple[pygame.FRect, pygame.FRect]:
        """Where minus and plus are."""
        side = min(self.rect.h, self.rect.w / 3)
        minus = pygame.FRect(self.rect.x, self.rect.y, side, self.rect.h)
        return minus, pygame.FRect(self.rect.right - side, self.rect.y, side, self.rect.h)

    def clicked(self, position: tuple[float, float]) -> None:
        self.set(self.value + self.step * self._arm(position))

    def _arm(self, position: tuple[float, float]) -> int:
        minus, plus = self.arms()
        return -1 if minus.collidepoint(position) else 1 if plus.collidepoint(position) else 0

    def handle(self, event: pygame.Event) -> bool:
        if event.type == pygame.MOUSEWHEEL and self.hovered and self.enabled:
            self.set(self.value + self.step * event.y)
            return True
        changed = super().handle(event)
        if event.type == pygame.MOUSEMOTION:
            under = self._arm(event.pos)
            changed |= under != self._under
            self._under = under
        return changed

    def key(self, event: pygame.Event) -> bool:
        if event.type != pygame.KEYDOWN:
            return False
        steps = {
            pygame.K_LEFT: -1, pygame.K_DOWN: -1, pygame.K_MINUS: -1, pygame.K_KP_MINUS: -1,
            pygame.K_RIGHT: 1, pygame.K_UP: 1, pygame.K_PLUS: 1, pygame.K_EQUALS: 1, pygame.K_KP_PLUS: 1,
        }  # fmt: skip
        if event.key in steps:
            self.set(self.value + self.step * steps[event.key])
        elif event.key in (pygame.K_HOME, pygame.K_END):
            self.set(self.low if event.key == pygame.K_HOME else self.high)
        else:
            return False
        return True

    def draw(self, canvas: Canvas) -> None:
        theme = canvas.theme
        draw.rounded(canvas, self.rect, theme.snow, theme.ink, 2, 8)
        for arm, way, mark in zip(self.arms(), (-1, 1), ("−", "+"), strict=True):
            able = self.enabled and self.low <= self.value + way * self.step <= self.high
            lit = able and self._under == way and self.hovered
            draw.rounded(canvas, arm, theme.hover if lit else theme.paper_deep, theme.ink, 2, 8)
            ink = theme.text if able else theme.disabled
            text.draw(canvas, mark, arm, "bold", 28, ink, "center", "middle", wrap=False)
        minus, plus = self.arms()
        middle = pygame.FRect(minus.right + 4, self.rect.y, plus.x - minus.right - 8, self.rect.h)
        text.draw(canvas, self.say(self.value), middle, "bold", self.size, None, "center", "middle")
