"""The title: the picture, the name, and an entry for everything the game can do. An entry appears with its
feature: the list asks each whether it is there."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

import pygame

from yedo import __version__, scenes
from yedo.scenes.scene import Scene
from yedo.shot import ShotOptions, shot
from yedo.ui import art, draw, text
from yedo.ui.button import Button
from yedo.ui.canvas import Canvas
from yedo.ui.panel import panel
from yedo.ui.words import t

if TYPE_CHECKING:
    from yedo.app import App


@dataclass(frozen=True, slots=True)
class TitleEntry:
    """`label` is a key of the strings; the first available entry is the one in the accent colour."""

    id: str
    label: str
    icon: str
    available: Callable[[], bool]
    action: Callable[["App"], object]


def _scene(name: str, label: str, icon: str) -> TitleEntry:
    return TitleEntry(name, label, icon, lambda: scenes.has(name), lambda app: app.open(name))


def _can_continue() -> bool:
    if not scenes.has("table"):
        return False
    from yedo import saves

    return saves.has_autosave()


TITLE_ENTRIES: list[TitleEntry] = [
    TitleEntry("continue", "title.continue", "icons/continue", _can_continue,
               lambda app: app.open("table", resume=True)),
    _scene("setup", "title.new_game", "icons/play"),
    _scene("coop", "title.coop", "icons/coop"),
    _scene("tutorial", "title.tutorial", "icons/hint"),
    _scene("demo", "title.demo", "icons/demo"),
    _scene("replays", "title.replays", "icons/replay"),
    _scene("rules", "title.rules", "icons/rules"),
    _scene("fame", "title.fame", "icons/trophy"),
    _scene("settings", "title.settings", "icons/settings"),
    TitleEntry("quit", "title.quit", "icons/quit", lambda: True, lambda app: app.quit()),
]  # fmt: skip


class Title(Scene):
    def build(self) -> None:
        entries = [entry for entry in TITLE_ENTRIES if entry.available()]
        for number, entry in enumerate(entries):
            self.group.add(
                Button(
                    t(entry.label),
                    lambda entry=entry: entry.action(self.app),
                    "primary" if number == 0 else "plain",
                    size=28,
                )
            )

    def resume(self) -> None:
        # What can be continued may have changed while another scene was on top.
        self.group.clear()
        self.build()
        self.layout(self.app.canvas.width, self.app.canvas.height)

    def layout(self, width: float, height: float) -> None:
        count = len(self.group.widgets)
        step = min(78.0, (height - 470) / max(1, count))
        self.sheet = pygame.FRect(110, 0, 440, count * step + 64)
        self.sheet.bottom = height - 84
        for number, widget in enumerate(self.group.widgets):
            widget.rect.update(self.sheet.x + 40, self.sheet.y + 36 + number * step, 360, step - 14)

    def back(self) -> None:
        """Esc does nothing here: leaving the game is an entry of its own."""

    def draw(self, canvas: Canvas) -> None:
        canvas.surface.fill(canvas.theme.backdrop_deep)
        art.draw(canvas, f"scenes/title_{canvas.theme.side}", (0, 0, canvas.width, canvas.height), "cover")
        self._draw_name(canvas)
        panel(canvas, self.sheet)
        self.group.draw(canvas)
        foot = pygame.FRect(canvas.width - 640, canvas.height - 46, 620, 32)
        text.draw(canvas, t("title.version", version=__version__), foot, "text", 20,
                  canvas.theme.on_backdrop, "right", "middle")  # fmt: skip

    def _draw_name(self, canvas: Canvas) -> None:
        plate = pygame.FRect(110, 84, 440, 190)
        draw.rounded(canvas, plate, canvas.theme.accent, canvas.theme.ink, 3, 14, "hollow")


@shot("title")
def shot_title(app: "App", options: ShotOptions) -> None:
    app.open("title")
