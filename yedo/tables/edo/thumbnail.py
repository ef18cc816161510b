"""A small picture of a game for the list of saves: the map as everybody at the table sees it, never a plan."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from engine.edo.game import Edo
from yedo.tables.edo.layout import Rect, map_layout
from yedo.tables.edo.map import Map
from yedo.ui.canvas import Canvas
from yedo.ui.theme import theme

if TYPE_CHECKING:
    from yedo.tables.edo.table import EdoTable


def thumbnail(table: EdoTable, game: Edo, width: int, palette: str) -> pygame.Surface:
    """Drawn large and then shrunk: text has a least size, which would cover a small map."""
    size = map_layout()["size"]
    surface = pygame.Surface(size)
    desk = table.desk(table.kind.public(game), -1, 0, [])
    desk.plan.board, desk.plan.unit, desk.open_hand = Rect(0, 0, *size), 1.0, False
    page, map_ = Canvas(surface, 1.0, theme("day", palette)), Map(desk)
    map_.draw_ground(page)
    map_.draw(page)
    return pygame.transform.smoothscale(surface, (width, round(size[1] * width / size[0])))
