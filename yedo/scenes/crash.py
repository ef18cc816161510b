"""After an error in the window: a kind word, where the report lies, and the way back into the game."""

from pathlib import Path
from typing import TYPE_CHECKING

import pygame

from yedo import saves, scenes
from yedo.scenes.saves import go_on_latest
from yedo.scenes.scene import Scene
from yedo.shot import ShotOptions, shot
from yedo.ui import art, draw, text
from yedo.ui.button import Button
from yedo.ui.canvas import Canvas
from yedo.ui.panel import panel
from yedo.ui.words import t

if TYPE_CHECKING:
    from yedo.app import App


class Crash(Scene):
    def __init__(self, app: "App", report: Path | None) -> None:
        super().__init__(app)
        self.report = report
        self.sheet = pygame.FRect(0, 0, 0, 0)

    def build(self) -> None:
        add = self.group.add
        if saves.has_autosave():
            add(Button(t("crash.go_on"), self._go_on, "primary", "icons/continue", size=26))
        add(Button(t("crash.title"), self._title, size=26))
        add(Button(t("crash.quit"), self.app.quit, size=26))

    def _title(self) -> None:
        self.app.reset(scenes.make("title", self.app))

    def _go_on(self) -> None:
        self._title()
        go_on_latest(self.app)

    def back(self) -> None:
        self._title()

    def layout(self, width: float, height: float) -> None:
        step = 74
        self.sheet = pygame.FRect(0, 0, 760, 330 + step * len(self.group.widgets))
        self.sheet.center = (width / 2, height / 2)
        for number, widget in enumerate(self.group.widgets):
            widget.rect.update(self.sheet.x + 140, self.sheet.y + 296 + number * step, 480, 60)

    def draw(self, canvas: Canvas) -> None:
        art.backdrop(canvas, "scenes/title")
        draw.shade(canvas, 0.45)
        panel(canvas, self.sheet)
        box = pygame.FRect(self.sheet.x + 50, self.sheet.y + 28, self.sheet.w - 100, 64)
        text.draw(canvas, t("crash.heading"), box, "display", 44, align="center", valign="middle")
        box = pygame.FRect(box.x, box.bottom + 10, box.w, 84)
        text.draw(canvas, t("crash.words"), box, "text", 25, align="center", valign="middle")
        words = t("crash.report", path=self.report) if self.report is not None else t("crash.no_report")
        box = pygame.FRect(box.x, box.bottom + 8, box.w, 90)
        text.draw(canvas, words, box, "italic", 20, canvas.theme.ink_soft, "center", "middle")
        self.group.draw(canvas)


@shot("crash")
def shot_crash(app: "App", options: ShotOptions) -> None:
    app.push(Crash(app, Path("crashes") / "crash-20261116-211500.txt"))
