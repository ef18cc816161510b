"""The real window: pygame.Window where it works, the older display surface where it does not. Knows the
difference between a screen, no screen, and the dummy driver of tests."""

import contextlib
import os
import sys
import time
from collections.abc import Iterator

import pygame

from yedo import __version__

TITLE = f"Yedo {__version__}"
SMALLEST = (1024, 576)
HEADLESS = ("dummy", "offscreen")
LOOK = 0.01  # seconds between two looks for events while nothing moves


class NoDisplay(Exception):
    """There is no screen to open a window on."""


def start_video() -> None:
    """Start the display driver, or say in one sentence why there is none."""
    try:
        with _hushed():
            pygame.display.init()
    except pygame.error as problem:
        raise NoDisplay(f"No display to open a window on ({problem}).") from problem
    asked = os.environ.get("SDL_VIDEODRIVER", "")
    # Without a screen SDL falls back to drawing into nowhere; a player would wait for a window for ever.
    if pygame.display.get_driver() == "offscreen" and "offscreen" not in asked and sys.platform != "win32":
        pygame.display.quit()
        raise NoDisplay("No display to open a window on.")


@contextlib.contextmanager
def _hushed() -> Iterator[None]:
    """Without the lines that libraries of the system write to the terminal while they look for a screen."""
    try:
        kept, nowhere = os.dup(2), os.open(os.devnull, os.O_WRONLY)
    except OSError:  # a program without a terminal
        yield
        return
    try:
        os.dup2(nowhere, 2)
        yield
    finally:
        os.dup2(kept, 2)
        os.close(kept)
        os.close(nowhere)


def fit_to_screen(size: tuple[int, int]) -> tuple[int, int]:
    """The remembered size, or less where the screen is smaller than it was."""
    start_video()
    if pygame.display.get_driver() in HEADLESS:
        return size
    width, height = pygame.display.get_desktop_sizes()[0]
    return min(size[0], width), min(size[1], height)


class Window:
    """size is what the mouse is measured in; the surface may be finer on high-dpi screens."""

    def __init__(self, size: tuple[int, int], position: tuple[int, int] | None, fullscreen: bool) -> None:
        start_video()
        self.fullscreen = fullscreen
        self._modern: pygame.Window | None = None
        place: tuple[int, int] | int = pygame.WINDOWPOS_CENTERED
        if position is not None and self._on_a_screen(position):
            place = position
        try:
            self._modern = pygame.Window(TITLE, size, position=place, resizable=True, allow_high_dpi=True)
            self._modern.minimum_size = (min(size[0], SMALLEST[0]), min(size[1], SMALLEST[1]))
            self._modern.get_surface()
            if fullscreen:
                self._modern.set_fullscreen(True)
        except (pygame.error, TypeError, ValueError):
            self._modern = None
            try:
                self._old_mode(size)
            except pygame.error as problem:
                raise NoDisplay(f"No window could be opened ({problem}).") from problem

    def _old_mode(self, size: tuple[int, int]) -> None:
        if self.fullscreen:
            pygame.display.set_mode((0, 0), pygame.FULLSCREEN)
        else:
            pygame.display.set_mode(size, pygame.RESIZABLE)
        pygame.display.set_caption(TITLE)

    @staticmethod
    def _on_a_screen(position: tuple[int, int]) -> bool:
        """A remembered place is used while a screen is there: monitors come and go."""
        width = sum(size[0] for size in pygame.display.get_desktop_sizes())
        height = max(size[1] for size in pygame.display.get_desktop_sizes())
        return -50 <= position[0] < width - 200 and 0 <= position[1] < height - 100

    @property
    def surface(self) -> pygame.Surface:
        found = self._modern.get_surface() if self._modern is not None else pygame.display.get_surface()
        assert found is not None
        return found

    @property
    def size(self) -> tuple[int, int]:
        width, height = self._modern.size if self._modern is not None else pygame.display.get_window_size()
        return width, height

    @property
    def position(self) -> tuple[int, int] | None:
        if self._modern is None:
            return None
        x, y = self._modern.position
        return x, y

    def set_icon(self, icon: pygame.Surface) -> None:
        if self._modern is not None:
            self._modern.set_icon(icon)
        else:
            pygame.display.set_icon(icon)

    def resize(self, size: tuple[int, int]) -> None:
        if self._modern is not None:
            self._modern.size = size
        else:
            self._old_mode(size)

    def set_fullscreen(self, fullscreen: bool, windowed_size: tuple[int, int]) -> None:
        if fullscreen == self.fullscreen:
            return
        self.fullscreen = fullscreen
        if self._modern is None:
            self._old_mode(windowed_size)
        elif fullscreen:
            self._modern.set_fullscreen(True)
        else:
            self._modern.set_windowed()
            self._modern.size = windowed_size

    def wait(self, seconds: float) -> list[pygame.Event]:
        """Sleep until something happens, at most so long; what happened. pygame's own wait looks for events a
        thousand times a second, three per cent of a core for nothing; a look each `LOOK` is felt by nobody."""
        until = time.monotonic() + seconds
        while not pygame.event.peek() and (left := until - time.monotonic()) > 0:
            time.sleep(min(left, LOOK))
        return pygame.event.get()

    def flip(self) -> None:
        if self._modern is not None:
            self._modern.flip()
        else:
            pygame.display.flip()

    def close(self) -> None:
        if self._modern is not None:
            self._modern.destroy()
        pygame.display.quit()
