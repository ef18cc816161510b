"""The pause over a game: go on, settings, rules, back to the title, or leave, which is asked once more. The game is
saved as it is."""

from functools import partial
from typing import TYPE_CHECKING

import pygame

from yedo import scenes
from yedo.scenes.scene import Scene
from yedo.shot import ShotOptions, shot
from yedo.tables import table_of
from yedo.ui import draw, text
from yedo.ui.button import Button
from yedo.ui.canvas import Canvas
from yedo.ui.panel import panel
from yedo.ui.widget import Action
from yedo.ui.words import t

if TYPE_CHECKING:
    from yedo.app import App


class Pause(Scene):
    """`extra` are further entries of the scene beneath, as (label, action); the pause closes before
    they run."""

    overlay = True

    def __init__(self, app: "App", extra: list[tuple[str, Action]] | None = None) -> None:
        super().__init__(app)
        self.extra = extra or []
        self.sheet = pygame.FRect(0, 0, 0, 0)
        self.leaving = False  # whether it is asked if the player means it

    def build(self) -> None:
        add = self.group.add
        if self.leaving:
            add(Button(t("pause.stay"), partial(self.ask, False), "primary", size=26))
            add(Button(t("pause.leave"), self.app.quit, size=26))
            return
        add(Button(t("pause.resume"), self.app.pop, "primary", size=26))
        for label, action in self.extra:
            add(Button(label, partial(self._leave_for, action), size=26))
        if table_of(self.app.game).book is not None:
            add(Button(t("title.rules"), self.app.open_rules, size=26))
        add(Button(t("title.settings"), lambda: self.app.open("settings"), size=26))
        add(Button(t("pause.title"), lambda: self.app.reset(scenes.make("title", self.app)), size=26))
        add(Button(t("pause.quit"), partial(self.ask, True), size=26))

    def ask(self, leaving: bool) -> None:
        """Ask whether to leave the game, or go back to the pause."""
        self.leaving = leaving
        self.group.clear()
        self.build()
        self.layout(self.app.canvas.width, self.app.canvas.height)
        self.dirty()

    def back(self) -> None:
        """Esc: out of the question, else out of the pause."""
        if self.leaving:
            self.ask(False)
        else:
            super().back()

    def _leave_for(self, action: Action) -> None:
        self.app.pop()
        action()

    def layout(self, width: float, height: float) -> None:
        step, words = 76, 90 if self.leaving else 0
        self.sheet = pygame.FRect(0, 0, 520, 150 + words + step * len(self.group.widgets))
        self.sheet.center = (width / 2, height / 2)
        for number, widget in enumerate(self.group.widgets):
            widget.rect.update(self.sheet.x + 60, self.sheet.y + 116 + words + number * step, 400, 60)

    def draw(self, canvas: Canvas) -> None:
        draw.shade(canvas)
        panel(canvas, self.sheet)
        heading = pygame.FRect(self.sheet.x + 30, self.sheet.y + 26, self.sheet.w - 60, 64)
        title = t("pause.sure" if self.leaving else "pause.heading")
        text.draw(canvas, title, heading, "display", 44, align="center", valign="middle")
        if self.leaving:
            kept = pygame.FRect(self.sheet.x + 50, heading.bottom + 8, self.sheet.w - 100, 84)
            text.draw(canvas, t("pause.kept"), kept, "text", 24, align="center", valign="middle")
        self.group.draw(canvas)


@shot("pause_leave")
def shot_leave(app: "App", options: ShotOptions) -> None:
    app.open("title")
    app.open("pause")
    pause = app.scene
    assert isinstance(pause, Pause)
    pause.ask(True)


@shot("pause")
def shot_pause(app: "App", options: ShotOptions) -> None:
    app.open("title")
    app.open("pause")
