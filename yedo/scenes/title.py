"""The title: the picture, the name, and an entry for everything the game can do. An entry for
saved games appears with the first of them."""

import importlib
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

import pygame

from yedo import __version__, saves
from yedo.pupil import nothing_played
from yedo.scenes.scene import Scene
from yedo.shot import ShotOptions, shot
from yedo.ui import art, draw, text
from yedo.ui.button import Button, Kind
from yedo.ui.canvas import Canvas
from yedo.ui.choice import Segmented
from yedo.ui.panel import panel
from yedo.ui.widget import Widget
from yedo.ui.words import language, languages, t

if TYPE_CHECKING:
    from yedo.app import App

SCROLL = 400  # width of the hanging scroll
NAME = 216  # height of its head
SPOKEN = 380  # width of the choice of languages


@dataclass(frozen=True, slots=True)
class TitleEntry:
    """`label` is a key of the strings."""

    id: str
    label: str
    icon: str
    available: Callable[[], bool]
    action: Callable[["App"], object]


def _scene(name: str, label: str, icon: str) -> TitleEntry:
    return TitleEntry(name, label, icon, lambda: True, lambda app: app.open(name))


def _any_saved() -> bool:
    """Games in progress and past ones share a page; it appears with the first of them."""
    return bool(saves.slots())


TITLE_ENTRIES: list[TitleEntry] = [
    TitleEntry("continue", "title.continue", "icons/continue", saves.has_autosave,
               lambda app: importlib.import_module("yedo.scenes.saves").go_on_latest(app)),
    TitleEntry("setup", "title.new_game", "icons/play", lambda: True,
               lambda app: importlib.import_module("yedo.scenes.shelf").open_new_game(app)),
    _scene("coop", "title.coop", "icons/coop"),
    TitleEntry("tutorial", "title.tutorial", "icons/hint", lambda: True,
               lambda app: importlib.import_module("yedo.scenes.shelf").open_lesson(app)),
    _scene("demo", "title.demo", "icons/demo"),
    TitleEntry("saves", "saves.title", "icons/load", _any_saved, lambda app: app.open("saves")),
    _scene("rules", "title.rules", "icons/rules"),
    _scene("fame", "title.fame", "icons/trophy"),
    _scene("settings", "title.settings", "icons/settings"),
    TitleEntry("quit", "title.quit", "icons/quit", lambda: True, lambda app: app.quit()),
]  # fmt: skip


class Title(Scene):
    """The first entry is in the accent colour; on a first start it is the lesson."""

    def __init__(self, app: "App") -> None:
        super().__init__(app)
        self.scroll = pygame.FRect(0, 0, 0, 0)
        self.entries: list[Widget] = []
        self.spoken: Segmented[str] | None = None

    def build(self) -> None:
        entries = [entry for entry in TITLE_ENTRIES if entry.available()]
        lit = next((entry for entry in entries if entry.id == "tutorial" and nothing_played()), entries[0])
        for entry in entries:
            kind: Kind = "primary" if entry is lit else "plain"
            self.group.add(Button(t(entry.label), partial(entry.action, self.app), kind, entry.icon, size=26))
        self.entries = list(self.group.widgets)
        spoken = [(code, t(f"language.{code}")) for code in languages()]
        if len(spoken) > 1:  # each by its own name, so that nobody has to read a strange one
            self.spoken = self.group.add(Segmented(spoken, language(), self._speak, tip=t("settings.tip.language")))

    def _speak(self, code: str) -> None:
        self.app.change(language=code)

    def resume(self) -> None:
        # What can be continued may have changed while another scene was on top.
        self.group.clear()
        self.build()
        self.layout(self.app.canvas.width, self.app.canvas.height)

    def layout(self, width: float, height: float) -> None:
        """A narrow hanging scroll on the left, so that the picture's own subjects stay in sight."""
        count = len(self.entries)
        step = min(70.0, (height - NAME - 96) / count)
        self.scroll = pygame.FRect(44, 0, SCROLL, NAME + count * step + 34)
        self.scroll.centery = height / 2
        if self.spoken is not None:
            self.spoken.rect.update(width - 24 - SPOKEN, height - 118, SPOKEN, 44)
        for number, button in enumerate(self.entries):
            button.rect.update(
                self.scroll.x + 36, self.scroll.y + NAME + number * step, SCROLL - 72, step - 10
            )

    def back(self) -> None:
        """Esc does nothing here: leaving the game is an entry of its own."""

    def draw(self, canvas: Canvas) -> None:
        art.backdrop(canvas, "scenes/title")
        self._draw_scroll(canvas)
        self.group.draw(canvas)
        self._draw_version(canvas)

    def _draw_scroll(self, canvas: Canvas) -> None:
        scroll, theme = self.scroll, canvas.theme
        panel(canvas, scroll)
        for rod in (scroll.top - 10, scroll.bottom - 12):
            draw.rounded(canvas, (scroll.x - 22, rod, scroll.w + 44, 22), theme.accent, theme.ink, 2.5, 11)
            for end in (scroll.x - 22, scroll.right + 2):
                draw.rounded(canvas, (end, rod, 20, 22), theme.gold, theme.ink, 2.5, 8)
        seal = pygame.FRect(scroll.x + 40, scroll.y + 40, 84, 142)
        draw.rounded(canvas, seal, theme.accent, theme.ink, 2.5, 10)
        draw.rounded(canvas, seal.inflate(-12, -12), None, theme.on_accent, 1.5, 6)
        for number, sign in enumerate(t("title.kanji")):
            spot = pygame.FRect(seal.x, seal.y + 6 + number * 63, seal.w, 72)
            text.draw(canvas, sign, spot, "display", 56, theme.on_accent, "center", "middle", wrap=False)
        room = pygame.FRect(seal.right + 22, seal.y - 20, scroll.right - seal.right - 44, 124)
        first, rest = t("title.name")[:1], t("title.name")[1:]
        initial = text.draw(canvas, first, room, "display", 98, valign="middle", wrap=False)
        # The face leaves a gap behind a large capital; the rest of the name moves under its arm.
        room.x += initial.w / canvas.scale - 15
        text.draw(canvas, rest, room, "display", 98, valign="middle", wrap=False)
        motto = pygame.FRect(seal.right + 24, seal.bottom - 46, scroll.right - seal.right - 54, 60)
        text.draw(canvas, t("title.motto"), motto, "italic", 21)

    def _draw_version(self, canvas: Canvas) -> None:
        words = t("title.version", version=__version__)
        width, height = text.measure(canvas, words, "text", 20)
        slip = pygame.FRect(0, 0, width + 44, height + 12)
        slip.bottomright = (canvas.width - 24, canvas.height - 20)
        draw.ribbon(canvas, slip, canvas.theme.paper)
        text.draw(canvas, words, slip.inflate(-20, 0), "text", 20, None, "center", "middle", wrap=False)


@shot("title")
def shot_title(app: "App", options: ShotOptions) -> None:
    app.open("title")
