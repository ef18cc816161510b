"""Pictures of any scene without a screen. A scene's module registers how it is prepared:

@shot("title")
def shot_title(app: App, options: ShotOptions) -> None:
    app.open("title")
"""

import importlib
import os
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

from yedo.tables import TABLES, box_of

if TYPE_CHECKING:
    import pygame

    from yedo.app import App


@dataclass(frozen=True, slots=True)
class ShotOptions:
    size: tuple[int, int] = (1920, 1080)
    side: str = "day"
    seed: int = 1
    lang: str = "en"
    settings: dict[str, object] = field(default_factory=dict)


Prepare = Callable[["App", ShotOptions], None]
SHOTS: dict[str, Prepare] = {}

# Modules that register shots; the games name theirs in their boxes.
SHOT_MODULES = [
    "yedo.scenes.title",
    "yedo.scenes.shelf",
    "yedo.scenes.evening",
    "yedo.scenes.settings",
    "yedo.scenes.pause",
    "yedo.scenes.table",
    "yedo.scenes.curtain",
    "yedo.scenes.rules",
    "yedo.scenes.replay",
    "yedo.scenes.saves",
    "yedo.scenes.crash",
]


def shot(name: str) -> Callable[[Prepare], Prepare]:
    """Register a function that prepares a scene for its picture."""

    def register(prepare: Prepare) -> Prepare:
        SHOTS[name] = prepare
        return prepare

    return register


def shots() -> dict[str, Prepare]:
    """Every scene that can be pictured."""
    for module in (*SHOT_MODULES, *(module for game in TABLES for module in box_of(game).shots)):
        importlib.import_module(module)
    return SHOTS


def headless() -> None:
    """Draw and sound into nowhere; before pygame starts."""
    os.environ["SDL_VIDEODRIVER"] = "dummy"
    os.environ["SDL_AUDIODRIVER"] = "dummy"


def open_scene(name: str, options: ShotOptions) -> "App":
    """An app with the scene drawn once; the caller closes it."""
    prepare = shots()[name]
    from yedo.app import App
    from yedo.settings import Settings

    wishes = {"animation_speed": "off", "mute": True, **options.settings}
    settings = Settings(board_side=options.side, language=options.lang, **wishes)  # type: ignore[arg-type]
    app = App(settings, options.size, remember=False)
    prepare(app, options)
    app.step()
    app.draw()
    return app


def take(name: str, options: ShotOptions, out: Path | None = None) -> "pygame.Surface":
    """The picture of a scene, saved if a file is named."""
    import pygame

    app = open_scene(name, options)
    picture = app.window.surface.copy()
    app.close()
    if out is not None:
        out.parent.mkdir(parents=True, exist_ok=True)
        pygame.image.save(picture, str(out))
    return picture
