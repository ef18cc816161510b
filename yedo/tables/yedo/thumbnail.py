"""A small picture of a game for the list of saves: the board as everybody at the table sees it, never a hand."""

import pygame

from engine.yedo.game import Yedo
from engine.yedo.saving import public
from yedo.tables import table_of
from yedo.tables.yedo.board import Board
from yedo.tables.yedo.layout import Rect, arrange, board_layout
from yedo.tables.yedo.part import Desk
from yedo.ui.canvas import Canvas
from yedo.ui.theme import theme


def thumbnail(game: Yedo, width: int, palette: str = "normal") -> pygame.Surface:
    """The board of a game on its own side, so many real pixels wide."""
    size = board_layout()["size"]
    surface = pygame.Surface(size)
    plan = arrange(1920, 1080, len(game.state.clans))
    plan.board, plan.unit = Rect(0, 0, *size), 1.0
    board = Board(Desk(table_of("yedo"), public(game), -1, 0, plan, open_hand=False))
    canvas = Canvas(surface, 1.0, theme(game.config.side, palette))
    board.draw_ground(canvas)
    board.draw(canvas)
    # Drawn large and then shrunk: text has a least size, which would cover a small board.
    return pygame.transform.smoothscale(surface, (width, round(size[1] * width / size[0])))
