"""A small picture of a game for the list of saves: the map as everybody at the table sees it, never a hand."""

import pygame

from engine.shitenno.game import Shitenno
from engine.shitenno.kind import KIND
from yedo.tables import table_of
from yedo.tables.shitenno.board import Board
from yedo.tables.shitenno.layout import Rect, arrange, map_layout
from yedo.tables.shitenno.part import Desk
from yedo.ui.canvas import Canvas
from yedo.ui.theme import theme


def thumbnail(game: Shitenno, width: int, palette: str = "normal") -> pygame.Surface:
    """The map by day, so many real pixels wide."""
    size = map_layout()["size"]
    surface = pygame.Surface(size)
    plan = arrange(1920, 1080, len(game.state.generals))
    plan.board, plan.unit = Rect(0, 0, *size), 1.0
    board = Board(Desk(table_of(KIND.id), KIND.public(game), -1, 0, plan, open_hand=False))
    canvas = Canvas(surface, 1.0, theme("day", palette))
    board.draw_ground(canvas)
    board.draw(canvas)
    # The list of saves shows pictures of the house's board, which is higher: the map stands in the middle of one.
    high = round(width * 0.72)
    picture = pygame.Surface((width, high))
    picture.fill(theme("day", palette).backdrop)
    scaled = pygame.transform.smoothscale(surface, (width, round(size[1] * width / size[0])))
    picture.blit(scaled, scaled.get_rect(center=picture.get_rect().center))
    return picture
