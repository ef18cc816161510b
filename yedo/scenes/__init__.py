"""The scenes by name, each imported when it is first opened, so that the title is up at once."""

import importlib
import importlib.util
from functools import cache
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from yedo.app import App
    from yedo.scenes.scene import Scene

# name -> module:class. A scene is part of the game when its module is there.
SCENES = {
    "title": "yedo.scenes.title:Title",
    "settings": "yedo.scenes.settings:SettingsScene",
    "pause": "yedo.scenes.pause:Pause",
    "setup": "yedo.tables.yedo.scenes.setup:Setup",
    "table": "yedo.scenes.table:Table",
    "coop": "yedo.tables.yedo.scenes.setup:CoopSetup",
    "curtain": "yedo.scenes.curtain:Curtain",
    "score": "yedo.tables.yedo.scenes.score:Score",
    "gallery": "yedo.tables.yedo.scenes.gallery:Gallery",
    "demo": "yedo.scenes.demo:Demo",
    "tutorial": "yedo.tables.yedo.scenes.chapters:Chapters",
    "rules": "yedo.scenes.rules:Rules",
    "saves": "yedo.scenes.saves:Saves",
    "replays": "yedo.scenes.replay:Replays",
    "fame": "yedo.scenes.fame:HallOfFame",
}
# What a scene needs besides its own module.
NEEDS = {"coop": "engine.yedo.modules.shogun_must_die"}


@cache
def has(name: str) -> bool:
    """Whether the scene exists in this build; looks for its module without importing it."""
    if name not in SCENES:
        return False
    needed = [SCENES[name].partition(":")[0], *([NEEDS[name]] if name in NEEDS else [])]
    return all(importlib.util.find_spec(module) is not None for module in needed)


def make(name: str, app: "App", **wishes: Any) -> "Scene":
    """A new scene of that name; the wishes go to its constructor."""
    module, _, kind = SCENES[name].partition(":")
    scene: Scene = getattr(importlib.import_module(module), kind)(app, **wishes)
    return scene
