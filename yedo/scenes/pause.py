"""The pause over a game: go on, settings, rules, back to the title, or leave. The game is saved as it is."""

from functools import partial
from typing import TYPE_CHECKING

import pygame

from yedo import scenes
from yedo.scenes.scene import Scene
from yedo.shot import ShotOptions, shot
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

    def build(self) -> None:
        add = self.group.add
        add(Button(t("pause.resume"), self.app.pop, "primary", size=26))
        for label, action in self.extra:
            add(Button(label, partial(self._leave_for, action), size=26))
        if scenes.has("rules"):
            add(Button(t("title.rules"), lambda: self.app.open("rules"), size=26))
        add(Button(t("title.settings"), lambda: self.app.open("settings"), size=26))
        add(Button(t("pause.title"), lambda: self.app.reset(scenes.make("title", self.app)), size=26))
        add(Button(t("pause.quit"), self.app.quit, size=26))

    def _leave_for(self, action: Action) -> None:
        self.app.pop()
        action()

    def layout(self, width: float, height: float) -> None:
        step = 76
        self.sheet = pygame.FRect(0, 0, 520, 150 + step * len(self.group.widgets))
        self.sheet.center = (width / 2, height / 2)
        for number, widget in enumerate(self.group.widgets):
            widget.rect.update(self.sheet.x + 60, self.sheet.y + 116 + number * step, 400, 60)

    def draw(self, canvas: Canvas) -> None:
        draw.shade(canvas)
        panel(canvas, self.sheet)
        heading = pygame.FRect(self.sheet.x + 30, self.sheet.y + 26, self.sheet.w - 60, 64)
        text.draw(canvas, t("pause.heading"), heading, "display", 44, align="center", valign="middle")
        self.group.draw(canvas)


@shot("pause")
def shot_pause(app: "App", options: ShotOptions) -> None:
    app.open("title")
    app.open("pause")
