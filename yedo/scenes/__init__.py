"""The scenes by name, each imported when it is first opened, so that the title is up at once. Those that a game has of
its own are named in its box."""

import importlib
from typing import TYPE_CHECKING, Any

from engine.games import DEFAULT
from yedo.tables import box_of
from yedo.tables.box import PLAIN

if TYPE_CHECKING:
    from yedo.app import App
    from yedo.scenes.scene import Scene

# name -> module:class
SCENES = {
    "title": "yedo.scenes.title:Title",
    "shelf": "yedo.scenes.shelf:Shelf",
    "settings": "yedo.scenes.settings:SettingsScene",
    "pause": "yedo.scenes.pause:Pause",
    "table": "yedo.scenes.table:Table",
    "curtain": "yedo.scenes.curtain:Curtain",
    "phones": "yedo.scenes.phones:PhonesScene",
    "rules": "yedo.scenes.rules:Rules",
    "saves": "yedo.scenes.saves:Saves",
    "replays": "yedo.scenes.replay:Replays",
    "evening": "yedo.scenes.evening:Evening",
}


def where(name: str, game: str = DEFAULT) -> str:
    """module:class of a scene, "" where there is none."""
    return SCENES.get(name) or box_of(game).scenes.get(name) or PLAIN.get(name, "")


def has(name: str, game: str = DEFAULT) -> bool:
    """Whether a game has such a scene."""
    return bool(where(name, game))


def make(name: str, app: "App", *, game: str = DEFAULT, **wishes: Any) -> "Scene":
    """A new scene of that name; the wishes go to its constructor."""
    module, _, kind = where(name, game).partition(":")
    made = getattr(importlib.import_module(module), kind)
    if made.of_any_game:
        wishes["game"] = game
    scene: Scene = made(app, **wishes)
    return scene
