"""Drives the window by posted mouse and keyboard events, as a player would, on the dummy driver. A frame passes at
every step, however long the machine takes."""

from collections.abc import Sequence

import pygame

from yedo.app import FRAME, App
from yedo.settings import Settings
from yedo.ui.widget import Widget


class Driver:
    def __init__(self, size: tuple[int, int] = (1280, 720), **settings: object) -> None:
        self.app = App(Settings(mute=True, **settings), size, remember=False)  # type: ignore[arg-type]
        self.seconds = self.app.now()
        self.app.now = lambda: self.seconds  # type: ignore[method-assign]

    def close(self) -> None:
        self.app.close()

    def step(self) -> None:
        self.seconds += FRAME
        self.app.step()

    def move(self, at: Sequence[float]) -> None:
        place = self.app.window_points(at)
        pygame.event.post(pygame.Event(pygame.MOUSEMOTION, pos=place, rel=(1, 1), buttons=(0, 0, 0)))
        self.step()

    def press(self, at: Sequence[float], button: int = 1) -> None:
        self.move(at)
        place = self.app.window_points(at)
        pygame.event.post(pygame.Event(pygame.MOUSEBUTTONDOWN, pos=place, button=button))
        self.step()

    def release(self, at: Sequence[float], button: int = 1) -> None:
        place = self.app.window_points(at)
        pygame.event.post(pygame.Event(pygame.MOUSEBUTTONUP, pos=place, button=button))
        self.step()

    def click(self, target: Widget | Sequence[float], button: int = 1) -> None:
        at = target.rect.center if isinstance(target, Widget) else target
        self.press(at, button)
        self.release(at, button)

    def drag(self, start: Sequence[float], end: Sequence[float]) -> None:
        self.press(start)
        self.move(end)
        self.release(end)

    def wheel(self, steps: int) -> None:
        pygame.event.post(pygame.Event(pygame.MOUSEWHEEL, x=0, y=steps))
        self.step()

    def key(self, key: int, mod: int = 0) -> None:
        pygame.event.post(pygame.Event(pygame.KEYDOWN, key=key, mod=mod, unicode=""))
        pygame.event.post(pygame.Event(pygame.KEYUP, key=key, mod=mod))
        self.step()

    def type(self, letters: str) -> None:
        for letter in letters:
            key = ord(letter) if ord(letter) < 128 else pygame.K_UNKNOWN
            pygame.event.post(pygame.Event(pygame.KEYDOWN, key=key, mod=0, unicode=letter))
            pygame.event.post(pygame.Event(pygame.TEXTINPUT, text=letter))
            pygame.event.post(pygame.Event(pygame.KEYUP, key=key, mod=0))
            self.step()

    def picture(self) -> pygame.Surface:
        self.app.draw()
        return self.app.window.surface.copy()
