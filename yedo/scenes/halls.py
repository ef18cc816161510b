"""Screens that several games have of their own, such as the hall of fame: which game's is opened, and how to get from
one to another."""

from typing import TYPE_CHECKING

from engine.games import DEFAULT
from yedo import scenes
from yedo.scenes.shelf import LAST
from yedo.tables import TABLES, box_of
from yedo.ui.choice import Segmented

if TYPE_CHECKING:
    from yedo.app import App


def games_with(name: str) -> list[str]:
    return [game for game in TABLES if scenes.has(name, game)]


def last_with(app: "App", name: str) -> str:
    """The game that was opened last, if it has this screen."""
    last = app.settings.new_game.get(LAST)
    return last if name not in scenes.SCENES and last in games_with(name) else DEFAULT


def switch(app: "App", name: str, game: str) -> Segmented[str]:
    """The same screen of another game."""
    named = [(other, box_of(other).title) for other in games_with(name)]
    return Segmented(named, game, lambda other: app.replace(scenes.make(name, app, game=other)), 22)
