"""The pictures of the rules pages, drawn by the table's own code from a game that was played a little: crops
of the board, parts of the table, card faces, pieces. Kept by size."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import cache

import pygame

from engine.yedo.config import standard_game
from engine.yedo.game import Yedo, new_game
from yedo.help.pages import Picture
from yedo.help.reader import numeral
from yedo.tables import table_of
from yedo.tables.yedo import cards
from yedo.tables.yedo.bidding_row import BiddingRow
from yedo.tables.yedo.board import Board
from yedo.tables.yedo.clans import Clans
from yedo.tables.yedo.house import House
from yedo.tables.yedo.layout import Layout, arrange, board_layout
from yedo.tables.yedo.market import Market
from yedo.tables.yedo.part import Desk, Part, Rect
from yedo.ui import art, draw, words
from yedo.ui.canvas import Canvas

Size = tuple[float, float]

# The game the pictures are taken from: its seed was chosen for a lively board.
PLAYERS, SEED = 4, 26
GAP = 14
LEAST = {
    "board": 1.3,
    "cards": 1.3,
    "part": 0.9,
    "anatomy": 0.9,
}  # real pixels per unit below which text is cut
EDGE = 10  # board units of the neighbours shown around a district
PARTS: dict[str, tuple[type[Part], Size]] = {
    "bidding": (BiddingRow, (420, 290)),
    "market": (Market, (420, 150)),
    "house": (House, (520, 304)),
    "clans": (Clans, (300, 4 * 170)),
}
# Where the numbers of a mission's anatomy stand: the place of data/yedo/card_layout.yaml they explain.
CALLOUTS: dict[str, tuple[str, ...]] = {
    "1": ("title",), "2": ("vignette",), "3": ("standard", "needs"), "4": ("standard", "gives"),
    "5": ("bonus", "needs"),
}  # fmt: skip
_drawn = art.SurfaceCache(32 << 20)


@cache
def example() -> Yedo:
    """A game in its fourth round: people in the city, things in the houses, usual prices."""
    dice = random.Random(SEED)
    game = new_game(standard_game(PLAYERS, 8, SEED))
    while game.decision is not None and not _lively(game):
        game.apply(dice.choice(game.decision.options))
    return game


def _lively(game: Yedo) -> bool:
    """All disciples are out, the market is full, and no card bends a price."""
    state, asked = game.state, game.decision
    assert asked is not None
    return state.round >= 4 and asked.kind == "activate" and "" not in state.market and not state.modifiers


def _richest(game: Yedo) -> int:
    """The seat whose house has most to show."""
    return max(game.state.clans, key=lambda c: len(c.weapons) + 2 * len(c.annexes) + len(c.geishas)).seat


def shape(picture: Picture) -> Size:
    """Width and height the picture would like to have, in logical pixels."""
    if picture.kind == "board":
        _, _, w, h = _region(picture.what[0])
        return w, h
    if picture.kind == "part":
        return PARTS[picture.what[0]][1]
    if picture.kind == "anatomy":
        return cards.SIZE[0] + 60, cards.SIZE[1]
    rows = _rows(picture)
    widths = [sum(w for _, (w, _) in row) + GAP * (len(row) - 1) for row in rows]
    heights = [max(h for _, (_, h) in row) for row in rows]
    return max(widths), sum(heights) + GAP * (len(rows) - 1)


def show(canvas: Canvas, picture: Picture, rect: Rect) -> None:
    """Draw the picture into a logical rect of its shape. Where it is small it is painted larger and scaled
    down, so that nothing in it is cut."""
    box = canvas.rect(rect)
    key = (picture, box.size, canvas.theme.side, canvas.theme.palette, words.language(), art.settling)
    found = _drawn.get(key)
    if found is None:
        width, height = shape(picture)
        scale = max(box.w / width, LEAST.get(picture.kind, 0.0))
        surface = pygame.Surface((round(width * scale), round(height * scale)), pygame.SRCALPHA)
        PAINTERS.get(picture.kind, _paint_row)(Canvas(surface, scale, canvas.theme), picture)
        if surface.get_size() != box.size:
            surface = pygame.transform.smoothscale(surface, box.size)
        found = _drawn.put(key, surface)
    canvas.surface.blit(found, box)


# --- the board and parts of the table -------------------------------------------------------------------


def _region(name: str) -> tuple[float, float, float, float]:
    """The crop of the board, in board units."""
    layout = board_layout()
    width, height = layout["size"]
    if name == "all":
        return 0, 0, width, height
    if name == "circuit":
        (x, y), (rx, ry) = layout["circuit"]["center"], layout["circuit"]["radii"]
        return x - rx - 40, y - ry - 44, 2 * rx + 80, 2 * ry + 74
    x, y, w, h = layout["districts"][name]["region"]
    left, top = max(0, x - EDGE), max(0, y - EDGE)
    return left, top, min(width, x + w + EDGE) - left, min(height, y + h + EDGE) - top


def _desk(plan: Layout) -> Desk:
    game = example()
    played_by = ["human"] * len(game.state.clans)
    return Desk(table_of("yedo"), game, None, _richest(game), plan, played_by=played_by, seasons=False)


def _plan() -> Layout:
    return arrange(1920, 1080, PLAYERS)


def _paint_board(page: Canvas, picture: Picture) -> None:
    x, y, _, _ = _region(picture.what[0])
    plan, size = _plan(), board_layout()["size"]
    plan.unit = 1.0
    plan.board = Rect(-x, -y, size[0], size[1])
    board = Board(_desk(plan))
    board.draw_ground(page)
    board.draw(page)
    _outline(page)


def _paint_part(page: Canvas, picture: Picture) -> None:
    kind, (width, height) = PARTS[picture.what[0]]
    plan, whole = _plan(), Rect(0, 0, width, height)
    if picture.what[0] == "clans":
        each = height / PLAYERS
        plan.seats = [Rect(4, n * each + 4, width - 8, each - 8) for n in range(PLAYERS)]
    else:
        setattr(plan, picture.what[0], whole)
    kind(_desk(plan)).draw(page)


def _outline(page: Canvas) -> None:
    draw.rounded(page, (0, 0, page.width, page.height), None, page.theme.ink, 3, 4)


# --- cards and pieces -----------------------------------------------------------------------------------


def _size_of(picture: Picture, name: str) -> Size:
    if picture.kind == "cards" and "/" not in name:
        return cards.SIZE
    width, height = art.size(name if "/" in name else f"pieces/{name}")
    return (width / 2, height / 2) if picture.kind != "cards" else cards.SIZE


def _rows(picture: Picture) -> list[list[tuple[str, Size]]]:
    """Cards two in a row, other things up to three, each with its size."""
    each = 2 if picture.kind == "cards" else 1 if picture.what[0].startswith("scenes/") else 3
    sized = [(name, _size_of(picture, name)) for name in picture.what]
    return [sized[n : n + each] for n in range(0, len(sized), each)]


def _paint_row(page: Canvas, picture: Picture) -> None:
    """Cards, pieces or drawings side by side, row under row."""
    y = 0.0
    for row in _rows(picture):
        width = sum(w for _, (w, _) in row) + GAP * (len(row) - 1)
        tallest = max(h for _, (_, h) in row)
        x = (page.width - width) / 2
        for name, (w, h) in row:
            place = Rect(x, y + tallest - h, w, h)
            if picture.kind == "cards" and "/" not in name:
                cards.face(page, example(), name, place)
            else:
                art.draw(page, name if "/" in name else f"pieces/{name}", place)
            x += w + GAP
        y += tallest + GAP


def _paint_anatomy(page: Canvas, picture: Picture) -> None:
    """A mission with numbers beside what the page explains."""
    unit = page.height / cards.SIZE[1]
    left = page.width - cards.SIZE[0] * unit
    cards.face(page, example(), picture.what[0], Rect(left, 0, cards.SIZE[0] * unit, page.height))
    places = cards.card_layout()["frames"]["mission"]
    for number, path in CALLOUTS.items():
        place = places
        for name in path:
            place = place[name]
        middle = (place[1] + place[3] / 2) * unit
        tip = left + 8 * unit
        line = page.rect((left - 18 * unit, middle - 1, tip - left + 18 * unit, 2.5))
        page.surface.fill(page.theme.accent, line)
        numeral(page, number, (left - 34 * unit, middle), 19 * unit)


PAINTERS: dict[str, Callable[[Canvas, Picture], None]] = {
    "board": _paint_board,
    "part": _paint_part,
    "anatomy": _paint_anatomy,
}
