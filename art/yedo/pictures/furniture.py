"""Furniture, stone and wood, and the props of deeds: things that stand in a picture."""

from __future__ import annotations

import math

from art.kit.cards.people import banner
from art.kit.colour import mix as tone
from art.kit.press import (
    BLOOD,
    EARTH,
    GOLD,
    INDIGO,
    INK,
    PAPER,
    PINE,
    PLUM,
    SEA,
    SNOW,
    STRAW,
    VERMILION,
    brush,
    circle,
    curve,
    ellipse,
    group,
    line,
    path,
    poly,
    rect,
    shape,
)
from art.yedo.pictures.things import IRON, WOOD, flask, heron


def bed() -> str:
    out = rect(-92, -16, 184, 14, SNOW, 2, INK, 5) + shape([(-50, -16, 0), (-46, -36), (30, -42), (88, -30), (94, -8, 0), (-48, -6, 0)], VERMILION, 2) + rect(-88, -28, 30, 14, STRAW, 1.8, INK, 6)
    out += "".join(circle(x, y, 5, GOLD, 1) for x, y in ((-20, -24), (10, -30), (42, -24), (70, -20), (24, -14))) + ellipse(-66, -32, 9, 8, "#ecc7a0", 1.6)
    return out + path(curve([(-76, -34), (-70, -43), (-60, -40), (-62, -35)]), INK) + line([(-64, -31), (-60, -31)], INK, 1.2)


def corpse() -> str:
    out = shape([(-80, 0, 0), (-70, -14), (-30, -20), (40, -18), (76, -10), (84, 0, 0)], STRAW, 2) + "".join(line([(x, -1), (x + 4, -15)], EARTH, 1.2) for x in range(-64, 76, 10))
    return out + ellipse(94, -4, 10, 5, "#ecc7a0", 1.4) + line([(-60, -8), (70, -8)], EARTH, 1.4)


def grave() -> str:
    return rect(-36, -10, 72, 10, "#8f8c80", 2) + rect(-26, -22, 52, 13, "#a09c8f", 2) + shape([(-18, -22, 0), (-18, -84), (0, -94), (18, -84), (18, -22, 0)], "#b3afa2", 2.2) + line([(0, -80), (0, -34)], INK, 2.4) + line([(-7, -66), (7, -66)], INK, 2) + line([(-7, -50), (7, -48)], INK, 2) + brush([(-32, -10), (-40, -40)], [2, 1], PINE) + circle(-41, -42, 6, VERMILION, 1.2)


def plan() -> str:
    out = poly([(-66, -50), (58, -62), (70, -10), (-58, 0)], PAPER, 2) + path(curve([(-44, -16), (-40, -40), (-8, -46), (20, -36), (48, -44), (52, -20), (16, -14), (-10, -22)]), "#a9c4cb", INDIGO, 2)
    return out + rect(-6, -40, 16, 12, VERMILION, 1.4) + line([(-50, -8), (-20, -14), (10, -30)], BLOOD, 2, 'stroke-dasharray="5 4"') + rect(60, -66, 10, 62, STRAW, 1.6, INK, 4)


def anvil() -> str:
    return rect(-26, -30, 52, 30, WOOD, 2) + shape([(-48, -58, 0), (40, -58, 0), (34, -44), (16, -40), (16, -30, 0), (-16, -30, 0), (-18, -40), (-40, -46)], IRON, 2.2)


def cage() -> str:
    out = rect(-48, -10, 96, 10, WOOD, 2) + rect(-48, -92, 96, 10, WOOD, 2) + "".join(rect(x - 2.5, -84, 5, 76, "#b98a52", 1.4) for x in range(-44, 50, 14))
    return out + rect(-48, -50, 96, 5, WOOD, 1.4) + brush([(-70, -98), (70, -98)], [6, 6], EARTH)


def screen() -> str:
    out = ""
    for i, x in enumerate((-84, -28, 28)):
        y = -4 if i % 2 else 0
        out += poly([(x, y), (x, y - 92), (x + 56, -96 - y), (x + 56, -4 - y)], "#e2bf62", 2)
    for x, y, k in ((-60, -6, 0.5), (0, -8, 0.62), (52, -4, 0.5)):
        out += group(heron(), x, y, k)
    return out + path(curve([(-84, -16), (-40, -24), (0, -14), (44, -24), (84, -14)], False), "none", SEA, 4)


def fence() -> str:
    out = "".join(poly([(x - 7, 0), (x - 7, -70), (x, -82), (x + 7, -70), (x + 7, 0)], "#a47a4a", 1.8) for x in range(-88, 92, 19))
    return out + rect(-98, -58, 196, 8, WOOD, 1.8) + rect(-98, -24, 196, 8, WOOD, 1.8)


def broken() -> str:
    out = "".join(group(poly([(-7, 0), (-7, -64), (0, -76), (7, -64), (7, 0)], "#a47a4a", 1.8), x, 2, 1, False, t) for x, t in ((-84, -4), (-62, 8), (-34, 48), (10, 74), (52, -56), (76, 4), (94, -6)))
    return out + group(rect(-60, -4, 120, 8, WOOD, 1.8), 10, -18, 1, False, 12)


def planks() -> str:
    return "".join(group(rect(-80, -8, 160, 11, tone("#c99a5f", EARTH, k * 0.14), 1.8) + circle(-70, -3, 2, INK) + circle(70, -3, 2, INK), (k % 3) * 8 - 8, -2 - k * 12, 1, False, (k % 2) * 3 - 1) for k in range(5))


def scaffold() -> str:
    out = "".join(brush([(x, 4), (x + 3, -150)], [5, 4], INK) + brush([(x, 4), (x + 3, -150)], [3, 2.4], "#c8b06a") for x in (-90, -30, 30, 90))
    out += "".join(brush([(-104, y), (104, y - 3)], [5, 5], INK) + brush([(-104, y), (104, y - 3)], [3, 3], "#c8b06a") for y in (-48, -100, -142))
    return out + brush([(-90, 2), (-30, -100)], [4, 3], "#a58c4a") + brush([(30, -48), (90, -142)], [4, 3], "#a58c4a") + rect(-96, -56, 120, 7, WOOD, 1.6) + rect(-20, -108, 118, 7, WOOD, 1.6)


def ladder() -> str:
    return brush([(-14, 0), (-8, -130)], [6, 5], INK) + brush([(14, 0), (12, -130)], [6, 5], INK) + "".join(rect(-13 + k * 0.4, -14 - k * 15, 26, 4, "#c8a86a", 1.2) for k in range(8))


def sandals() -> str:
    def one(x: float, y: float) -> str:
        return group(ellipse(0, 0, 9, 20, STRAW, 1.8) + line([(-7, -4), (0, -12)], INDIGO, 3) + line([(7, -4), (0, -12)], INDIGO, 3), x, y, 1, False, 0)

    return "".join(one(x + d, y) for x, y in ((-62, -20), (-10, -20), (44, -20)) for d in (0, 22))


def well() -> str:
    out = rect(-40, -44, 80, 44, "#9a927f", 2) + line([(-40, -22), (40, -22)], INK, 1.6) + rect(-46, -52, 92, 10, WOOD, 2) + rect(-42, -116, 7, 66, WOOD, 1.6) + rect(35, -116, 7, 66, WOOD, 1.6)
    return out + poly([(-60, -112), (0, -142), (60, -112)], EARTH, 2) + line([(0, -126), (0, -64)], STRAW, 3) + poly([(-11, -72), (11, -72), (8, -54), (-8, -54)], WOOD, 1.6)


def stones() -> str:
    out = ellipse(0, 0, 110, 12, "#d9d2bf", 1.4, "#b3ab96") + "".join(ellipse(0, 0, 110 - k * 14, 12 - k * 1.4, "none", 1, "#b3ab96") for k in range(1, 5))
    for x, w, h in ((-64, 22, 26), (-30, 15, 42), (8, 26, 22), (44, 16, 34), (74, 13, 16)):
        out += shape([(x - w, 0, 0), (x - w * 0.8, -h * 0.7), (x, -h), (x + w * 0.7, -h * 0.6), (x + w, 0, 0)], "#7f8178", 1.8) + ellipse(x - w * 0.3, -2, w * 0.7, 3, "#6d8f6a")
    return out


def tatami() -> str:
    return poly([(-90, -4), (70, -4), (100, 10), (-70, 10)], "#c9bf86", 1.8) + line([(-90, -4), (-70, 10)], PINE, 4) + line([(70, -4), (100, 10)], PINE, 4)


def cushion() -> str:
    return shape([(-46, -2), (-48, -14), (0, -20), (48, -14), (46, -2), (0, 2)], PLUM, 2) + circle(0, -12, 3, GOLD) + brush([(-46, -4), (-56, 2)], [4, 2], GOLD) + brush([(46, -4), (56, 2)], [4, 2], GOLD)


def desk() -> str:
    return rect(-62, -38, 124, 9, "#6b3a26", 2) + rect(-54, -30, 10, 30, "#6b3a26", 1.8) + rect(44, -30, 10, 30, "#6b3a26", 1.8) + poly([(-24, -40), (34, -42), (38, -39), (-20, -37)], PAPER, 1.2) + rect(-50, -46, 18, 8, INK, 1) + line([(46, -40), (54, -58)], INK, 2.4)


def tray() -> str:
    return rect(-44, -22, 88, 7, "#8c2f28", 1.8) + rect(-36, -16, 72, 14, "#5d1f1b", 1.6) + group(flask(), 0, -22, 0.5) + ellipse(-28, -25, 8, 3, SNOW, 1.2) + ellipse(29, -25, 8, 3, SNOW, 1.2)


def bundle() -> str:
    return shape([(-40, 0, 0), (-46, -26), (-20, -46), (20, -46), (46, -26), (40, 0, 0)], "#4f7a6a", 2) + shape([(-4, -44), (-26, -64), (-8, -66), (0, -50), (14, -68), (26, -60), (6, -44)], "#4f7a6a", 1.8) + "".join(circle(x, y, 3, SNOW) for x, y in ((-26, -18), (-6, -30), (16, -16), (30, -28), (0, -10)))


def net() -> str:
    out = path(curve([(-70, -30), (-30, -96), (30, -100), (76, -36), (50, 0), (-50, 2)]), "none", STRAW, 4)
    return out + "".join(path(curve([(-66 + k * 14, -34 - math.sin(k * 0.34) * 50), (-20 + k * 6, -40), (-44 + k * 12, 0)], False), "none", STRAW, 2) for k in range(10)) + "".join(path(curve([(-68, -y * 0.5), (0, -y - 10), (70, -y * 0.55)], False), "none", STRAW, 2) for y in (14, 36, 58, 78))


def cross() -> str:
    return rect(-34, -8, 68, 8, WOOD, 1.8) + rect(-5, -108, 10, 100, GOLD, 2) + rect(-28, -84, 56, 10, GOLD, 2) + "".join(rect(x - 4, -38, 8, 30, SNOW, 1.4) for x in (-24, 24))


def hat() -> str:
    return shape([(-58, -4, 0), (-16, -38), (0, -46), (16, -38), (58, -4, 0), (0, -12)], STRAW, 2) + "".join(line([(k * 0.12, -44), (k, -8)], EARTH, 1.2) for k in (-42, -24, -8, 8, 24, 42))


def curtain() -> str:
    out = brush([(-100, -110), (100, -110)], [6, 6], EARTH)
    return out + "".join(shape([(x, -108, 0), (x + 38, -108, 0), (x + 40, -56), (x + 36, -4, 0), (x + 2, -6, 0), (x - 1, -60)], INDIGO if i % 2 else SNOW, 1.8) for i, x in enumerate((-98, -58, -18, 22, 62)))


def throne() -> str:
    return rect(-80, -18, 160, 18, "#2f2a2c", 2) + rect(-80, -8, 160, 4, GOLD) + rect(-64, -30, 128, 13, "#8c2f28", 2) + group(cushion(), 0, -28, 0.8)


def dais() -> str:
    return rect(-110, -22, 220, 22, "#7a5230", 2) + rect(-110, -26, 220, 8, STRAW, 1.8) + line([(-110, -19), (110, -19)], PINE, 3)


def ledge() -> str:
    """The board a still life stands on."""
    return rect(-310, -6, 620, 14, "#7d5632", 2.2) + "".join(line([(x, -1), (x + 90, 1)], tone("#7d5632", INK, 0.4), 1.2) for x in range(-300, 260, 76)) + rect(-310, 8, 620, 70, "#4c3420", 2)


def ridge() -> str:
    """A dark bank in front, for those who watch."""
    out = shape([(-330, 60, 0), (-330, -4), (-200, -26), (-90, -18), (20, -8), (140, 12), (250, 30), (330, 36), (330, 60, 0)], "#2f3d33", 2)
    for k, x in enumerate(range(-310, 120, 13)):
        y = -24 + abs(x + 190) * 0.09
        out += brush([(x, y + 4), (x + 3, y - 5), (x + (8 if k % 3 else -5), y - 9 - k % 4 * 3)], [3, 2.2, 0], "#2f3d33")
    return out


def ropeline() -> str:
    out = brush([(0, 4), (3, -80), (0, -170), (2, -240)], [4.4, 4, 4, 4], INK)
    return out + brush([(0, 4), (3, -80), (0, -170), (2, -240)], [2.4, 2.2, 2.2, 2.2], "#dcc48c")


def beam() -> str:
    """A carrying pole, its middle at the origin."""
    return brush([(-122, 2), (0, -3), (122, 2)], [6, 7.4, 6], INK) + brush([(-120, 2), (0, -3), (120, 2)], [3.2, 4.6, 3.2], "#b98a52")


def panel() -> str:
    """A paper screen seen from the side of a listener; its paper glows by itself."""
    return rect(-62, -178, 124, 178, "none", 4, "#4a3322") + "".join(line([(-62 + k * 31, -178), (-62 + k * 31, -40)], "#4a3322", 2.4) for k in range(1, 4)) + "".join(line([(-62, -178 + k * 34), (62, -178 + k * 34)], "#4a3322", 2.4) for k in range(1, 5)) + rect(-62, -40, 124, 40, "#7a5230", 2.4)


def gate() -> str:
    """Barred doors, seen from the front."""
    out = rect(-90, -120, 12, 120, WOOD, 2) + rect(78, -120, 12, 120, WOOD, 2) + rect(-104, -132, 208, 14, EARTH, 2)
    out += "".join(rect(x, -112, 38, 112, tone("#7a5230", INK, 0.1), 1.8) + "".join(circle(x + 19, y, 3.4, GOLD, 1) for y in (-96, -64, -22)) for x in (-78, -39, 1, 40))
    return out + rect(-84, -52, 168, 13, "#3c2a1c", 2) + rect(-12, -62, 24, 30, IRON, 2, INK, 3)


def toll() -> str:
    out = rect(-88, -86, 10, 86, WOOD, 1.8) + rect(80, -60, 10, 60, WOOD, 1.8) + group(rect(0, -5, 190, 10, SNOW, 1.8) + "".join(rect(8 + k * 38, -5, 18, 10, VERMILION, 1.2) for k in range(5)), -84, -66, 1, False, -8)
    return out + banner(-84, -4, 140, 30, INDIGO)



ALL = {
    f.__name__: f
    for f in (
        bed, corpse, grave, plan, anvil, cage, screen, fence, broken, planks, scaffold, ladder,
        sandals, well, stones, tatami, cushion, desk, tray, bundle, net, cross, hat, curtain,
        throne, dais, ledge, ridge, ropeline, beam, panel, gate, toll,
    )
}  # fmt: skip
