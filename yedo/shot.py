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
    "yedo.scenes.phones",
    "yedo.scenes.rules",
    "yedo.scenes.lesson",
    "yedo.scenes.chapters",
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
    app.rest()
    app.step()
    app.draw()
    return app


FRAMES = 8
COLUMNS = 4
RIPE = 0.7  # of a great moment has passed when its picture is taken


def film(name: str, options: ShotOptions, out: Path | None = None) -> "pygame.Surface":
    """Eight frames of a great moment on one sheet, half as wide and high as the window."""
    import pygame

    from engine.lab.progress import Watched

    app = open_scene(name, options)
    scene, seconds = app.scene, _moving(app)
    if not seconds:
        app.close()
        raise ValueError(f"nothing moves in {name}")
    size = (options.size[0] // 2, options.size[1] // 2)
    sheet = pygame.Surface((size[0] * COLUMNS, size[1] * (FRAMES // COLUMNS)))
    for number in Watched(range(FRAMES), "frames"):
        app.draw()
        frame = pygame.transform.smoothscale(app.window.surface.convert(32), size)
        sheet.blit(frame, (number % COLUMNS * size[0], number // COLUMNS * size[1]))
        for _ in range(10):  # small steps: what moves in the same time must not jump
            scene.update(seconds / FRAMES / 10)
    app.close()
    if out is not None:
        out.parent.mkdir(parents=True, exist_ok=True)
        pygame.image.save(sheet, str(out))
    return sheet


def _moving(app: "App") -> float:
    """How long the great moment lasts that a scene stands at the beginning of; 0 for any other scene."""
    from yedo.scenes.table import Table

    moment = app.scene.stage.moves.moment if isinstance(app.scene, Table) else None
    return moment.seconds if moment is not None else 0.0


def take(name: str, options: ShotOptions, out: Path | None = None) -> "pygame.Surface":
    """The picture of a scene, saved if a file is named."""
    import pygame

    app = open_scene(name, options)
    if seconds := _moving(app):
        app.scene.update(RIPE * seconds)
        app.draw()
    picture = app.window.surface.copy()
    app.close()
    if out is not None:
        out.parent.mkdir(parents=True, exist_ok=True)
        pygame.image.save(picture, str(out))
    return picture
