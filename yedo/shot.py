"""Pictures of any scene without a screen. A scene's module registers how it is prepared:

@shot("title")
def shot_title(app: App, options: ShotOptions) -> None:
    app.open("title")
"""

import importlib
import importlib.util
import os
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

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

# Modules that register shots; one that is not there yet is passed over.
SHOT_MODULES = [
    "yedo.scenes.title",
    "yedo.scenes.settings",
    "yedo.scenes.pause",
    "yedo.tables.yedo.scenes.setup",
    "yedo.scenes.table",
    "yedo.scenes.curtain",
    "yedo.tables.yedo.scenes.trade",
    "yedo.tables.yedo.scenes.score",
    "yedo.scenes.rules",
    "yedo.tables.yedo.scenes.gallery",
    "yedo.scenes.coop",
    "yedo.scenes.demo",
    "yedo.tables.yedo.scenes.tutorial",
    "yedo.tables.yedo.scenes.chapters",
    "yedo.scenes.replay",
    "yedo.scenes.saves",
    "yedo.scenes.crash",
    "yedo.scenes.fame",
    "yedo.tables.yedo.shots",
    "yedo.tables.yedo.shots_modules",
]


def shot(name: str) -> Callable[[Prepare], Prepare]:
    """Register a function that prepares a scene for its picture."""

    def register(prepare: Prepare) -> Prepare:
        SHOTS[name] = prepare
        return prepare

    return register


def shots() -> dict[str, Prepare]:
    """Every scene that can be pictured."""
    for module in SHOT_MODULES:
        parent = module.rpartition(".")[0]
        if importlib.util.find_spec(parent) and importlib.util.find_spec(module):
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
