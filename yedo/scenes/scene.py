"""What every scene is: built once per language, laid out once per window size, drawn on change."""

from typing import TYPE_CHECKING

import pygame

from yedo.ui.canvas import Canvas
from yedo.ui.widget import Group

if TYPE_CHECKING:
    from yedo.app import App


class Scene:
    of_any_game = False  # made with the id of a game: it serves them all
    game_id = ""  # the game that it shows, if it shows one
    overlay = False  # drawn over the scene beneath it
    board_side: str | None = None  # the board side while it is there; None is the one of the settings

    def __init__(self, app: "App") -> None:
        self.app = app
        self.group = Group()

    @property
    def music(self) -> str | None:
        """The piece that plays here and in whatever is opened from here; None is the board side's own."""
        return None

    def enter(self) -> None:
        """It is on the stack for the first time; widgets are made in build()."""

    def leave(self) -> None:
        """It was taken off the stack."""

    def pause(self) -> None:
        """Another scene covers it."""

    def resume(self) -> None:
        """It is on top again."""

    def build(self) -> None:
        """Make the widgets; called after enter() and again when the language changes."""

    def layout(self, width: float, height: float) -> None:
        """Give the widgets their places in a window of this logical size."""

    def handle(self, event: pygame.Event) -> bool:
        """True when the event was used; mouse positions are logical."""
        return self.group.handle(event)

    def update(self, seconds: float) -> None:
        if self.group.update(seconds):
            self.dirty()

    def draw(self, canvas: Canvas) -> None:
        self.group.draw(canvas)

    def animating(self) -> bool:
        """Whether it moves by itself and wants update() at every frame."""
        return False

    def wake(self) -> float | None:
        """Seconds after which it wants update() although nothing happens."""
        return self.group.wake()

    def cursor(self) -> int | None:
        """The mouse pointer of the moment (a pygame.SYSTEM_CURSOR_...); None is the arrow."""
        return self.group.cursor

    def help_place(self) -> str:
        """What the rules should explain first: the place under the mouse, or "decision:" and a kind."""
        return ""

    def back(self) -> None:
        """Esc: leave, unless it is the last scene."""
        if len(self.app.scenes) > 1:
            self.app.pop()

    def dirty(self) -> None:
        self.app.dirty()
