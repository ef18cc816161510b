"""Edo's cards: square authorizations in four quarters, the twelve specials in two halves, the merchant's frame."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import yaml

from art.edo import icons
from art.edo.specials import PICTURES, picture
from art.kit.cards import patterns, scenery
from art.kit.colour import mix as tone
from art.kit.press import (
    EARTH,
    GOLD,
    INDIGO,
    INK,
    PAPER,
    PINE,
    SNOW,
    VERMILION,
    Sheet,
    brush,
    circle,
    group,
    line,
    path,
    poly,
    rect,
    sign,
)

SIDE, PIXELS = 600, 350
CARD = '<rect width="600" height="600" rx="26"/>'
TINTS = {"fields": "#d9c98a", "roads": "#cfae86", "hills": "#a9bdb4"}


@cache
def deeds() -> dict[str, dict[str, tuple[tuple[str, int], ...]]]:
    """The deeds of every card and their seats, from the game's data."""
    file = Path(__file__).parents[2] / "data" / "edo" / "cards.yaml"
    loaded: dict[str, Any] = yaml.safe_load(file.read_text(encoding="utf-8"))
    return {group_: {card: tuple((deed, int(row["max"])) for deed, row in rows.items()) for card, rows in loaded[group_].items()} for group_ in ("basic", "special")}


def _seats(count: int, y: float, step: float = 34, r: float = 12) -> str:
    return "".join(circle((k - (count - 1) / 2) * step, y, r, SNOW, 4) for k in range(count))


def _fusuma(s: Sheet, paper: str, dark: str) -> None:
    """A sliding door: lacquer frame, a line of gold, paper with a woven ground."""
    s.add(rect(0, 0, 600, 600, dark), rect(10, 10, 580, 580, tone(dark, PAPER, 0.16), 3, INK, 20), rect(28, 28, 544, 544, GOLD, 3, INK, 12), rect(36, 36, 528, 528, paper, 3, INK, 8))


def authorization(name: str, quarters: tuple[tuple[str, int], ...]) -> str:
    """Quarters in the order of the data: the first below, then right, above, left; a quarter turn clockwise brings the next one down."""
    s = Sheet(f"edo_auth_{name}", SIDE, SIDE)
    tint = TINTS.get(name, "#d9c98a")
    _fusuma(s, PAPER, "#3a2a22")
    for k in range(4):
        fill = s.bokashi((0, tone(tint, PAPER, 0.7)), (1, tone(tint, PAPER, 0.1 if k % 2 else 0.3)))
        s.add(group(poly([(0, 0), (-262, 262), (262, 262)], fill, 0), 300, 300, 1, False, -90 * k))
    mark = len(s.body)
    s.body.append(rect(36, 36, 528, 528, patterns.asanoha(s, "none", tone(tint, INK, 0.2), 26), 0))
    weave = s.body[mark:]
    del s.body[mark:]
    s.add(f'<g opacity="0.28">{"".join(weave)}</g>')
    for pts in ([(40, 40), (560, 560)], [(560, 40), (40, 560)]):
        s.add(brush(pts, [17, 17], INK), brush(pts, [11, 11], VERMILION))
        (x0, y0), (x1, y1) = pts
        s.add("".join(line([(x0 + (x1 - x0) * t - 6, y0 + (y1 - y0) * t), (x0 + (x1 - x0) * t + 6, y0 + (y1 - y0) * t)], tone(VERMILION, INK, 0.45), 3) for t in (k / 26 for k in range(1, 26))))
    s.add(circle(300, 300, 40, INK), circle(298, 297, 38, GOLD, 4), circle(298, 297, 26, VERMILION, 3), poly([(298, 279), (304, 293), (318, 297), (304, 301), (298, 315), (292, 301), (278, 297), (292, 293)], SNOW, 0))
    for k, (deed, seats) in enumerate(quarters):
        body = group(sign(s, icons.BODIES[deed], 0, 0, 64), -76, 60, 2.38) + rect(-24 - 17 * seats, 222, 48 + 34 * seats, 38, tone(tint, INK, 0.25), 3, INK, 19) + _seats(seats, 241)
        s.add(group(body, 300, 300, 1, False, -90 * k))
    s.add(rect(36, 36, 528, 528, "none", 4, INK, 8))
    return s.svg(0.8, CARD)


def quarter() -> str:
    """Gold for the quarter that points down; laid under nothing, over the card."""
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="600" viewBox="0 0 600 600">'
        + path("M300 352L92 560H508Z", "#ffc53a", extra='fill-opacity="0.34"') + path("M300 346L78 564H522Z", "none", INK, 13) + path("M300 346L78 564H522Z", "none", GOLD, 8) + "</svg>"
    )


def authorization_back() -> str:
    """Closed doors painted with a pine over gold clouds, and the pulls."""
    s = Sheet("edo_auth_back", SIDE, SIDE)
    _fusuma(s, "#e8d095", "#3a2a22")
    mark = len(s.body)
    scenery.sky(s, (0, "#d9b766"), (0.6, "#f0dca0"), (1, "#d9b766"))
    scenery.hills(s, [(0, 470), (200, 440), (420, 480), (600, 450)], "#8fae98")
    s.add(scenery.pine(170, 570, 460, 0.3), scenery.pine(520, 580, 280, -0.3))
    scenery.clouds(s, 300, 90, 280, 4, GOLD, 26)
    scenery.clouds(s, -30, 440, 280, 4, GOLD, 26)
    inner = s.body[mark:]
    del s.body[mark:]
    s.add(s.clip('<rect x="37" y="37" width="526" height="526" rx="8"/>', *inner), rect(36, 36, 528, 528, "none", 4, INK, 8))
    s.add(rect(288, 36, 24, 528, "#3a2a22", 4), *(circle(x, 320, 24, "#3a2a22", 4) + circle(x, 320, 14, GOLD, 3) for x in (244, 356)))
    return s.svg(0.8, CARD)


def special(name: str, halves: tuple[tuple[str, int], ...]) -> str:
    """First deed below; turned by half, the second. Its picture runs between them."""
    s = Sheet(f"edo_special_{name}", SIDE, SIDE)
    s.add(rect(0, 0, 600, 600, tone(PINE, INK, 0.45)), rect(12, 12, 576, 576, patterns.kikko(s, PINE, tone(PINE, PAPER, 0.35), 18), 3, INK, 20), rect(30, 30, 540, 540, GOLD, 3, INK, 12), rect(38, 38, 524, 524, PAPER, 3, INK, 8))
    s.add(rect(40, 40, 520, 166, s.bokashi((0, tone(PINE, PAPER, 0.55)), (1, PAPER)), 0, INK, 6), rect(40, 394, 520, 166, s.bokashi((0, PAPER), (1, tone(PINE, PAPER, 0.55))), 0, INK, 6))
    mark = len(s.body)
    PICTURES[name](s)
    inner = "".join(s.body[mark:])
    del s.body[mark:]
    s.add(s.clip('<rect x="40" y="187" width="520" height="226"/>', group(inner, 40, 187, 520 / 600)), rect(38, 185, 524, 230, "none", 5, INK), line([(40, 191), (560, 191)], GOLD, 3), line([(40, 409), (560, 409)], GOLD, 3))
    for k, (deed, seats) in enumerate(halves):
        body = group(sign(s, icons.BODIES[deed], 0, 0, 64), -160, 132, 1.85) + rect(20, 172, 46 + 40 * seats, 50, tone(PINE, PAPER, 0.2), 3.4, INK, 25) + "".join(circle(63 + 40 * i, 197, 15, SNOW, 4) for i in range(seats))
        s.add(group(body, 300, 300, 1, False, 180 * k))
    s.add(rect(38, 38, 524, 524, "none", 4, INK, 8))
    return s.svg(0.8, CARD)


def special_back() -> str:
    """A hanging scroll with one pine, on woven pine green."""
    s = Sheet("edo_special_back", SIDE, SIDE)
    s.add(rect(0, 0, 600, 600, tone(PINE, INK, 0.45)), rect(12, 12, 576, 576, patterns.kikko(s, PINE, tone(PINE, PAPER, 0.3), 26), 3, INK, 20), rect(30, 30, 540, 540, "none", 6, GOLD, 12))
    s.add(brush([(300, 40), (210, 84)], [4, 4], INK), brush([(300, 40), (390, 84)], [4, 4], INK), rect(170, 78, 260, 20, EARTH, 4, INK, 8), rect(186, 98, 228, 392, "#7a2822", 4))
    mark = len(s.body)
    s.add(rect(206, 130, 188, 320, s.bokashi((0, "#e9cf94"), (1, "#fbf3dd")), 3))
    s.add(circle(330, 210, 42, VERMILION), scenery.pine(288, 446, 250, 0.2))
    inner = s.body[mark:]
    del s.body[mark:]
    s.add(s.clip('<rect x="206" y="130" width="188" height="320"/>', *inner), rect(206, 130, 188, 320, "none", 4), rect(156, 486, 288, 26, EARTH, 4, INK, 10), circle(156, 499, 16, GOLD, 4), circle(444, 499, 16, GOLD, 4))
    scenery.clouds(s, 40, 420, 130, 3, GOLD, 22)
    scenery.clouds(s, 430, 130, 130, 3, GOLD, 22)
    return s.svg(0.8, CARD)


def merchant() -> str:
    """An abacus frame: clear paper above for the goods, below for the point; 600 x 660."""
    s = Sheet("edo_merchant", SIDE, 660)
    s.add(rect(0, 0, 600, 660, "#6e4626"), rect(10, 10, 580, 640, s.bokashi((0, "#b98552"), (1, "#8f5f36")), 4, INK, 22))
    for k in range(16):
        s.add(line([(20, 30 + k * 40), (300, 36 + k * 40 - (k % 3) * 6), (580, 30 + k * 40)], "#7a4f2c", 1.6))
    s.add(rect(42, 40, 516, 580, "#4a2f1c", 4, INK, 10), rect(50, 48, 500, 252, PAPER, 4, INK, 6), rect(50, 362, 500, 250, s.bokashi((0, PAPER), (1, "#f0c9b4")), 4, INK, 6))
    s.add(line([(46, 331), (554, 331)], "#c9a24a", 5))
    for i in range(9):
        x = 82 + i * 54.5
        s.add(line([(x, 300), (x, 362)], "#c9a24a", 3), poly([(x - 21, 331), (x - 11, 314), (x + 11, 314), (x + 21, 331), (x + 11, 348), (x - 11, 348)], VERMILION if i in (2, 6) else "#3a2a22", 3.4), line([(x - 17, 331), (x + 17, 331)], tone("#3a2a22", PAPER, 0.4), 2.2))
    for x, y in ((42, 40), (558, 40), (42, 620), (558, 620)):
        s.add(circle(x, y, 15, GOLD, 4), circle(x, y, 5, INK))
    return s.svg(0.8, '<rect width="600" height="660" rx="26"/>')


def merchant_back() -> str:
    """The pedlar's indigo cloth with a bell."""
    s = Sheet("edo_merchant_back", SIDE, 660)
    s.add(rect(0, 0, 600, 660, tone(INDIGO, INK, 0.4)), rect(12, 12, 576, 636, patterns.shippo(s, INDIGO, tone(INDIGO, PAPER, 0.3), 56), 3, INK, 20), rect(34, 34, 532, 592, "none", 6, GOLD, 14))
    s.add(circle(304, 336, 168, INK), circle(300, 330, 168, GOLD, 4), circle(300, 330, 154, s.bokashi((0, "#3a6b90"), (1, "#173a58")), 4), circle(300, 330, 142, "none", 2, GOLD))
    bell = path("M-62 60C-46 40 -52 -50 0 -58C52 -50 46 40 62 60Z", s.bokashi((0, "#f6e0a0"), (1, "#b98a34")), INK, 6) + path("M-48 24Q0 34 48 24", "none", tone(GOLD, INK, 0.5), 5) + circle(0, 72, 15, GOLD, 5) + circle(0, -68, 13, "none", 6)
    s.add(group(bell, 300, 330, 1.25), brush([(300, 232), (270, 200), (300, 186), (330, 200), (300, 232)], [6, 9, 9, 9, 6], VERMILION))
    return s.svg(0.8, '<rect width="600" height="660" rx="26"/>')


def drawings() -> dict[str, tuple[str, int]]:
    found = {f"auth_{name}": (authorization(name, quarters), PIXELS) for name, quarters in deeds()["basic"].items()}
    found |= {"auth_frame": (authorization("frame", ()), PIXELS), "auth_quarter": (quarter(), PIXELS), "auth_back": (authorization_back(), PIXELS)}
    found |= {f"special_{name}": (special(name, halves), PIXELS) for name, halves in deeds()["special"].items()}
    found |= {f"picture_{name}": (picture(name), 560) for name in PICTURES}
    return found | {"special_back": (special_back(), PIXELS), "merchant_card": (merchant(), PIXELS), "merchant_back": (merchant_back(), PIXELS)}


