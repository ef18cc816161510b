"""The board: a folding screen of the city, printed by day and by night from one geometry."""

from __future__ import annotations

from art.board import furniture, ground, north, south
from art.picture import Picture
from art.style import GOLD, group, mix

# Small clouds between the scenes: rows, top, height.
CLOUDS = (
    ([(396, 458), (380, 470)], 34, 13), ([(404, 466)], 92, 13), ([(-20, 48), (-20, 70)], 14, 12),
    ([(640, 702), (654, 716)], 22, 12), ([(930, 1060), (958, 1060)], 16, 13), ([(770, 850)], 26, 11),
    ([(-20, 92), (-20, 60)], 258, 12), ([(230, 338), (258, 330)], 263, 12), ([(960, 1060), (984, 1060)], 262, 12),
    ([(694, 770), (700, 752)], 262, 12), ([(-20, 108), (-20, 84)], 456, 13), ([(250, 420), (286, 460)], 453, 12),
    ([(440, 536), (452, 520), (462, 546)], 468, 13), ([(908, 1060), (940, 1060)], 460, 13), ([(720, 832)], 456, 11),
    ([(462, 520), (470, 508)], 560, 12),
)


def board(night: bool) -> str:
    """The whole board as SVG text."""
    pic = Picture(1020, 708, night, seed=7)
    scenes = (ground.earth(pic), north.sky(pic), ground.river(pic), north.castle(pic), north.temple(pic), ground.town(pic),
              south.gates(pic), south.red_light(pic), north.market(pic), south.harbor(pic), south.tavern(pic))
    pic.add(group(*scenes))
    pic.add(ground.seam(pic))
    pic.add(*(pic.cloudy(list(rows), y, h, 2) for rows, y, h in CLOUDS))
    pic.add(furniture.shelves(pic))
    pic.add(furniture.folds(pic))
    pic.add(furniture.frame(pic))
    pic.washi(0.11)
    pic.add(furniture.pieces(pic))
    return pic.svg()


def drawings() -> dict[str, tuple[str, int]]:
    return {"day": (board(False), 2040), "night": (board(True), 2040)}
