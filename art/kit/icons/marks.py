"""Marks that several icons share: arrows, slashes, question mark, hands, hats."""

from math import pi, tan

from art.kit.colour import darken as dark
from art.kit.colour import light
from art.kit.cutter import AIZURI, HAIR, SKIN, STRAW, bar, box, disc, line, move, ring, shape, tone
from art.kit.palette import GOLD, INDIGO, PINE, SNOW, VERMILION


def arrow(turn: float = 0, fill: str = AIZURI) -> str:
    """A broad arrow, pointing right when not turned."""
    return move(shape("M5 23 H31 V8 L59 32 L31 56 V41 H5 Z", tone(fill)), turn=turn)


def small_arrow(x: float, y: float, turn: float, fill: str, size: float = 0.5) -> str:
    """A small arrow about (x, y), drawn with a heavier line so that it keeps its edge."""
    body = move(shape("M3 22 H28 V4 L61 32 L28 60 V42 H3 Z", fill, 6), turn=turn)
    return move(body, x - 32 * size, y - 32 * size, size)


def plus(x: float, y: float, r: float, fill: str = PINE) -> str:
    return bar(f"M{x - r:g} {y:g} H{x + r:g} M{x:g} {y - r:g} V{y + r:g}", r * 0.62, fill, 2.6)


def minus(x: float, y: float, r: float, fill: str = VERMILION) -> str:
    return bar(f"M{x - r:g} {y:g} H{x + r:g}", r * 0.7, fill, 2.6)


def slash(fill: str = VERMILION) -> str:
    """The stroke that says: not this."""
    return bar("M10 54 L54 10", 5, fill, 2.8)


def check(x: float = 32, y: float = 32, size: float = 1.0, fill: str = PINE) -> str:
    s = size
    return bar(f"M{x - 20 * s:g} {y + 1 * s:g} L{x - 6 * s:g} {y + 16 * s:g} L{x + 21 * s:g} {y - 16 * s:g}", 9 * s, fill, 3)


def cross(x: float = 32, y: float = 32, size: float = 1.0, fill: str = VERMILION) -> str:
    r = 18 * size
    return bar(f"M{x - r:g} {y - r:g} L{x + r:g} {y + r:g} M{x + r:g} {y - r:g} L{x - r:g} {y + r:g}", 9 * size, fill, 3)


def question(fill: str = SNOW) -> str:
    return bar("M20 23 C20 10 44 9 44 23 C44 33 32 31 32 42", 7.5, fill, 3) + disc(32, 54.5, 5, fill)


HAND = (  # an open palm reaching to the right, sleeve behind
    shape("M24 36 C30 30 36 31 40 34 L55 30 C61 29 62 35 57 37 L43 43 L57 42 C62 43 61 48 56 49 L40 52 C33 54 28 52 24 51 Z",
          SKIN, 2.8)
    + shape("M4 32 H20 C25 32 26 34 26 37 V52 C26 55 25 56 20 56 H4 Z", tone(INDIGO), 2.8)
    + line("M20 34 V54", 2.2, light(INDIGO, 0.55))
)
GRAB = (  # a hand reaching down with hooked fingers
    shape("M16 22 C16 14 48 14 48 22 L51 38 C52 45 45 46 44 40 L43 34 V43 C43 49 35 49 35 43 V35 L34 43 C33 49 26 48 26 42 "
          "L27 34 L24 40 C21 45 15 43 16 37 Z", SKIN, 2.8)
    + shape("M18 4 H46 V18 C40 22 24 22 18 18 Z", tone(HAIR, 0.3, 0), 2.8)
)


def hat(fill: str = STRAW) -> str:
    """A conical straw hat with shoulders below: one person."""
    return (
        shape("M10 60 C10 44 20 40 32 40 C44 40 54 44 54 60 Z", tone(INDIGO))
        + disc(32, 33, 10, SKIN)
        + shape("M6 32 C17 28 25 18 32 8 C39 18 47 28 58 32 C48 37 16 37 6 32 Z", tone(fill))
    )


def person(x: float, y: float, size: float, body: str, top: str = STRAW) -> str:
    drawn = (
        shape("M10 60 C10 44 20 40 32 40 C44 40 54 44 54 60 Z", tone(body), 4)
        + disc(32, 32, 11, SKIN, 4)
        + shape("M4 31 C17 26 25 16 32 5 C39 16 47 26 60 31 C48 37 16 37 4 31 Z", tone(top), 4)
    )
    return move(drawn, x, y, size)


def jingasa(fill: str, peaked: bool = False) -> str:
    """A watchman's head. The gold watch wears the round hat, the silver a peaked one with two bands."""
    if peaked:
        hat_ = shape("M3 29 C16 24 26 14 32 3 C38 14 48 24 61 29 C50 33 14 33 3 29 Z", tone(fill, 0.4, 0.22))
        hat_ += line("M15 24 C26 28 38 28 49 24 M23 16.5 C29 19 35 19 41 16.5", 2.4, dark(fill, 0.6))
    else:
        hat_ = shape("M3 28 C8 14 22 8 32 7 C42 8 56 14 61 28 C52 32 12 32 3 28 Z", tone(fill, 0.4, 0.22))
        hat_ += disc(32, 17, 4.6, GOLD if fill == HAIR else VERMILION, 2)
    return (
        shape("M8 61 C9 50 16 47 24 45 L40 45 C48 47 55 50 56 61 Z", tone(HAIR, 0.3, 0))
        + line("M40 45 L28 61 M24 45 L33 55", 2.4, SNOW)
        + shape("M20 27 H44 C44 40 39 47 32 47 C25 47 20 40 20 27 Z", SKIN)
        + line("M25.5 35 H29.5 M34.5 35 H38.5", 2.8) + line("M21 31 L32 46 L43 31", 2, VERMILION)
        + hat_
    )


def chrysanthemum(petals: int = 12, reach: float = 28, fill: str = "", key: float = 2.4) -> str:
    """A many-petalled gold flower about the centre of the grid: the sign of prestige."""
    side = tan(pi / petals)
    wide = side * reach / (1 + side)  # neighbours share their edges
    top = 32 - reach
    petal = (
        f"M32 32 L{32 - wide:g} {top + wide:g} C{32 - wide:g} {top - wide * 0.35:g} "
        f"{32 + wide:g} {top - wide * 0.35:g} {32 + wide:g} {top + wide:g} Z"
    )
    return ring(shape(petal, fill or tone(GOLD), key), petals) + disc(32, 32, reach * 0.29, light(GOLD, 0.4), key)


def coin(cx: float, cy: float, r: float, fill: str = GOLD, key: float = 3.0) -> str:
    hole = r * 0.3
    return (
        disc(cx, cy, r, tone(fill), key)
        + disc(cx, cy, r * 0.74, "none", key * 0.6, dark(fill, 0.45))
        + box(cx - hole, cy - hole, 2 * hole, 2 * hole, SNOW, r * 0.05, key * 0.9)
    )


def card(back: str, figure: str, tilt: float = 0, edge: str = SNOW) -> str:
    """A card of some deck: a coloured back with a paper rim and its figure."""
    return move(
        box(12, 4, 40, 56, edge, 5) + box(16.5, 8.5, 31, 47, tone(back, 0.12, 0.2), 2.5, 1.6) + figure, turn=tilt
    )


ROOF = "#3a4650"


def roof(x: float, y: float, w: float, h: float, fill: str = "", key: float = 2.6) -> str:
    """A hipped tile roof with lifted eaves; (x, y) is the middle of the ridge."""
    half, ridge = w / 2, w * 0.27
    d = (
        f"M{x - half:g} {y + h:g} C{x - half * 0.72:g} {y + h * 0.86:g} {x - ridge:g} {y + h * 0.4:g} {x - ridge:g} {y:g} "
        f"H{x + ridge:g} C{x + ridge:g} {y + h * 0.4:g} {x + half * 0.72:g} {y + h * 0.86:g} {x + half:g} {y + h:g} "
        f"C{x + half * 0.5:g} {y + h * 0.8:g} {x - half * 0.5:g} {y + h * 0.8:g} {x - half:g} {y + h:g} Z"
    )
    return shape(d, fill or tone(ROOF, 0.3, 0.1), key)
