"""The keyboard's finger: a ring that Tab and the arrow keys move over anything with a rect, and that Enter
presses. Numbers press the first nine directly. It hides while the mouse is used."""

from collections.abc import Callable, Sequence
from typing import Protocol

import pygame

from yedo.ui import draw
from yedo.ui.canvas import Canvas

ENTER = (pygame.K_RETURN, pygame.K_KP_ENTER)
_ARROWS = {pygame.K_LEFT: (-1, 0), pygame.K_RIGHT: (1, 0), pygame.K_UP: (0, -1), pygame.K_DOWN: (0, 1)}


class Target(Protocol):
    """What the ring can stand on: a widget, or a place on the table."""

    rect: pygame.FRect

    @property
    def focusable(self) -> bool: ...

    def activate(self) -> None: ...

    def key(self, event: pygame.Event) -> bool:
        """The first look at a key while the ring is here: a slider takes left and right for itself."""
        ...


class FocusRing:
    def __init__(self, targets: Callable[[], Sequence[Target]], numbers: bool = True) -> None:
        self._targets = targets
        self.numbers = numbers
        self.current: Target | None = None
        self.visible = False

    def targets(self) -> list[Target]:
        return [target for target in self._targets() if target.focusable]

    def focus(self, target: Target | None, show: bool = True) -> None:
        self.current = target
        self.visible = show and target is not None

    def handle(self, event: pygame.Event) -> bool:
        """True when the key or the mouse changed something here."""
        if event.type == pygame.MOUSEMOTION:
            shown, self.visible = self.visible, False
            return shown
        if event.type == pygame.TEXTINPUT:
            return self.current is not None and self.current.key(event)
        if event.type != pygame.KEYDOWN:
            return False
        targets = self.targets()
        if self.current not in targets:
            self.current = None
        if self.current is not None and self.current.key(event):
            self.visible = True
            return True
        if event.key == pygame.K_TAB:
            return self._step(targets, -1 if event.mod & pygame.KMOD_SHIFT else 1)
        if event.key in _ARROWS:
            return self._move(targets, _ARROWS[event.key])
        if event.key in ENTER or event.key == pygame.K_SPACE:
            return self._press(targets)
        return self.numbers and self._number(targets, event)

    def draw(self, canvas: Canvas) -> None:
        if not self.visible or self.current is None or not self.current.focusable:
            return
        rect = pygame.FRect(self.current.rect).inflate(12, 12)
        draw.rounded(canvas, rect, None, canvas.theme.focus, 4, 10)

    def _press(self, targets: list[Target]) -> bool:
        if self.current is None:
            # The first Enter only shows where the next one will press.
            self.focus(targets[0] if targets else None)
            return bool(targets)
        self.visible = True
        self.current.activate()
        return True

    def _number(self, targets: list[Target], event: pygame.Event) -> bool:
        number = (
            event.key - pygame.K_1 if pygame.K_1 <= event.key <= pygame.K_9 else event.key - pygame.K_KP_1
        )
        if not 0 <= number < min(9, len(targets)) or event.mod & (pygame.KMOD_CTRL | pygame.KMOD_ALT):
            return False
        self.focus(targets[number])
        targets[number].activate()
        return True

    def _step(self, targets: list[Target], step: int) -> bool:
        if not targets:
            return False
        if self.current is None:
            self.focus(targets[0 if step > 0 else -1])
        elif self.visible:
            self.focus(targets[(targets.index(self.current) + step) % len(targets)])
        self.visible = True
        return True

    def _move(self, targets: list[Target], way: tuple[int, int]) -> bool:
        """To the nearest target that lies that way; sideways distance counts more than forward distance."""
        if not targets:
            return False
        if self.current is None:
            self.focus(targets[0])
            return True
        if not self.visible:
            self.visible = True
            return True
        here = self.current.rect

        def cost(target: Target) -> float | None:
            there = target.rect
            if way[0]:
                forward = (there.centerx - here.centerx) * way[0]
                aside = max(0.0, here.top - there.bottom, there.top - here.bottom)
                slip = abs(there.centery - here.centery)
            else:
                forward = (there.centery - here.centery) * way[1]
                aside = max(0.0, here.left - there.right, there.left - here.right)
                slip = abs(there.centerx - here.centerx)
            return forward + 3 * aside + 0.3 * slip if forward > 1 else None

        costs = [
            (value, number) for number, target in enumerate(targets) if (value := cost(target)) is not None
        ]
        if costs:
            self.focus(targets[min(costs)[1]])
        return True
