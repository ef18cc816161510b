"""The board: a folding screen of the city, printed by day and by night from one geometry."""

from __future__ import annotations

from art.kit.picture import Picture, Snowfall
from art.kit.sheet import group
from art.yedo.board import furniture, ground, north, south

SIZE = (1020, 708)
# Small clouds between the scenes: rows, top, height.
CLOUDS = (
    ([(396, 458), (380, 470)], 34, 13),
    ([(404, 466)], 92, 13),
    ([(-20, 48), (-20, 70)], 14, 12),
    ([(640, 702), (654, 716)], 22, 12),
    ([(930, 1060), (958, 1060)], 16, 13),
    ([(770, 850)], 26, 11),
    ([(-20, 92), (-20, 60)], 258, 12),
    ([(230, 338), (258, 330)], 263, 12),
    ([(960, 1060), (984, 1060)], 262, 12),
    ([(694, 770), (700, 752)], 262, 12),
    ([(-20, 108), (-20, 84)], 456, 13),
    ([(250, 420), (286, 460)], 453, 12),
    ([(440, 536), (452, 520), (462, 546)], 468, 13),
    ([(908, 1060), (940, 1060)], 460, 13),
    ([(720, 832)], 456, 11),
    ([(462, 520), (470, 508)], 560, 12),
    # fingers that break the straight tops of the shelves
    ([(404, 474), (392, 452)], 146, 12),
    ([(164, 206)], 162, 12),
    ([(664, 738), (682, 762)], 82, 11),
    ([(652, 702)], 161, 12),
    ([(268, 332)], 363, 11),
    ([(936, 1060)], 363, 12),
    ([(300, 420)], 596, 12),
    ([(-20, 40)], 596, 12),
    ([(486, 560), (478, 600)], 588, 11),
)


def board(pic: Picture) -> str:
    """The whole board as SVG text."""
    pic.add(ground.earth(pic), north.sky(pic), north.hills(pic), ground.river(pic))
    # The scenes melt into one another where no cloud divides them.
    pic.add(group(north.castle(pic), extra=pic.fade((0, 1), (418, 1), (446, 0))))
    pic.add(group(north.temple(pic), extra=pic.fade((416, 0), (446, 1), (676, 1), (706, 0))))
    pic.add(ground.town(pic))
    pic.add(group(south.gates(pic), extra=pic.fade((0, 1), (296, 1), (330, 0))))
    pic.add(group(south.red_light(pic), extra=pic.fade((698, 0), (728, 1), (1020, 1))))
    pic.add(north.market(pic), south.harbor(pic))
    pic.add(group(south.tavern(pic), extra=pic.fade((0, 1), (470, 1), (492, 0))))
    pic.add(ground.seam(pic))
    pic.add(*(pic.cloudy(list(rows), y, h, 2) for rows, y, h in CLOUDS))
    pic.add(furniture.shelves(pic))
    pic.add(furniture.folds(pic))
    pic.add(furniture.frame(pic))
    pic.washi(0.11)
    pic.add(furniture.pieces(pic))
    return pic.svg()


def drawings() -> dict[str, tuple[str, int]]:
    """Both sides, and the snow that lies on them in the last rounds, white: the table gives it its colour."""
    w, h = SIZE
    sides = {"day": Picture(w, h, seed=7), "night": Picture(w, h, True, seed=7), "snow": Snowfall(w, h, seed=7)}
    return {name: (board(pic), 2 * w) for name, pic in sides.items()}
