"""A plain table for a game of the house whose own is not on the shelf."""

import sys
from types import ModuleType

from engine.games import kind_of
from yedo import scenes
from yedo.table.game import GameTable
from yedo.tables import TABLES, box_of, table_of
from yedo.tables.box import PLAIN, Box


def stand_in(game: str) -> None:
    if game in TABLES:
        return
    module = ModuleType(f"plain_{game}")
    players = kind_of(game).players
    learn = {"tutorial": "yedo.scenes.chapters:Chapters"}
    box = Box(game, game.title(), "", module.__name__, (players[0], players[-1]), (30, 60), scenes={**PLAIN, **learn})
    module.__dict__.update(BOX=box, TABLE=type("Plain", (GameTable,), {"id": game})())
    sys.modules[module.__name__] = module
    TABLES[game] = module.__name__
    for known in (box_of, table_of, scenes.has):
        known.cache_clear()
