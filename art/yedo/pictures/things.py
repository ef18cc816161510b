"""The things of the card pictures, each about 100 units large, standing on the origin."""

from __future__ import annotations

import math

from art.kit.cards import scenery
from art.kit.cards.people import bale, banner, blade, koban, palanquin
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
    SLATE,
    SNOW,
    STRAW,
    VERMILION,
    Point,
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
)  # fmt: skip
from art.yedo.icons.weapons import BODIES as WEAPONS

WOOD, BRONZE, IRON, STEEL = "#8a5f38", "#6f8a72", "#4d565c", "#dfe5e6"
EMBER = "#F0642C"


def letter() -> str:
    return group(rect(-42, -56, 84, 52, SNOW, 2) + line([(-42, -56), (0, -24), (42, -56)], INK, 1.8) + circle(0, -24, 9, VERMILION, 1.4) + line([(-4, -24), (4, -24)], SNOW, 2), 0, 0, 1, False, -6)


def scroll() -> str:
    out = poly([(-40, -64), (38, -70), (44, -16), (-34, -8)], PAPER, 2) + "".join(line([(-26 + k * 12, -56 - k), (-24 + k * 12, -20 - k)], INK, 2) for k in range(5))
    return out + rect(-48, -72, 13, 70, STRAW, 2, INK, 5) + rect(38, -78, 13, 70, STRAW, 2, INK, 5) + circle(28, -30, 6, VERMILION)


def seal() -> str:
    out = rect(-22, -34, 44, 34, "#c9a36a", 2, INK, 3) + shape([(-16, -34, 0), (-18, -56), (-4, -70), (10, -62), (18, -50), (16, -34, 0)], "#b78a4c", 2) + circle(-4, -56, 2.4, INK)
    return out + poly([(34, -4), (70, -14), (78, 8), (42, 18)], SNOW, 1.6) + group(rect(-8, -8, 16, 16, VERMILION, 1, INK, 2), 56, 2, 1, False, -16)


def book() -> str:
    out = shape([(-62, -8, 0), (-56, -26), (-28, -32), (0, -22, 0), (28, -32), (56, -26), (62, -8, 0), (28, -14), (0, -2, 0), (-28, -14)], PAPER, 2)
    out += line([(0, -22), (0, -3)], INK, 1.8) + "".join(line([(s * (10 + k * 11), -26 - (2 - abs(k - 2)) * 1.6), (s * (11 + k * 11), -14)], SLATE, 1.5) for k in range(4) for s in (-1, 1))
    return out + line([(-62, -6), (-28, -11), (0, 2), (28, -11), (62, -6)], INDIGO, 4)


def letterbox() -> str:
    return rect(-34, -52, 68, 48, "#2c2a2c", 2, INK, 3) + rect(-34, -60, 68, 14, "#45403f", 2, INK, 3) + circle(0, -28, 10, GOLD, 1.4) + circle(0, -28, 4, INK) + line([(-34, -8), (34, -8)], GOLD, 2) + brush([(-33, -30), (-48, -40), (-42, -58)], [4, 4, 3], VERMILION)


def notice() -> str:
    out = rect(-5, -70, 10, 70, WOOD, 1.8) + rect(-40, -104, 80, 52, STRAW, 2) + poly([(-50, -104), (0, -122), (50, -104)], EARTH, 2)
    return out + rect(-30, -98, 60, 42, PAPER, 1.2) + "".join(line([(22 - k * 11, -93), (22 - k * 11, -62 - (k % 2) * 6)], INK, 2.2) for k in range(5)) + circle(-22, -62, 4, VERMILION)


def coins() -> str:
    out = ""
    for x, n in ((-38, 4), (-8, 7), (24, 5)):
        out += "".join(ellipse(x, -5 - i * 7, 15, 6, GOLD, 1.5) for i in range(n))
    return out + koban(48, -6, 15, 8, 12) + koban(-56, -4, 14, 7, -8) + ellipse(-8, -47, 5, 2, tone(GOLD, INK, 0.5))


def purse() -> str:
    out = shape([(-30, 0, 0), (-36, -24), (-14, -44), (14, -44), (36, -24), (30, 0, 0)], "#8c4a3a", 2) + shape([(-14, -44), (-22, -60), (0, -54), (20, -62), (14, -44)], "#a85d48", 1.8)
    return out + brush([(-16, -45), (16, -45)], [5, 5], GOLD) + brush([(16, -44), (30, -36), (28, -22)], [3, 3, 2], GOLD) + circle(0, -20, 8, GOLD, 1.2) + koban(46, -4, 12, 6, 8)


def chest() -> str:
    out = rect(-56, -52, 112, 52, "#6b4226", 2.2) + rect(-56, -70, 112, 22, "#7d4f2e", 2.2, INK, 4)
    for x in (-50, -8, 34):
        out += rect(x, -70, 14, 70, IRON, 1.5) + circle(x + 7, -62, 2, GOLD) + circle(x + 7, -10, 2, GOLD)
    return out + rect(-13, -54, 26, 24, GOLD, 1.8, INK, 3) + circle(0, -44, 4, INK) + rect(-1.4, -43, 2.8, 8, INK)


def openchest() -> str:
    out = poly([(-56, -50), (-44, -96), (68, -96), (56, -50)], "#54341e", 2) + "".join(koban(-40 + (k * 37) % 84, -52 - (k * 13) % 16, 12, 7, (k * 41) % 50 - 25) for k in range(14))
    out += rect(-56, -48, 112, 48, "#6b4226", 2.2) + "".join(rect(x, -48, 14, 48, IRON, 1.5) for x in (-50, -8, 34)) + rect(-11, -42, 26, 22, GOLD, 1.8, INK, 3)
    return out + koban(70, -5, 12, 6, 10) + koban(-70, -4, 12, 6, -14)


def key() -> str:
    return group(brush([(-30, 0), (46, 0)], [6, 6], INK) + brush([(-30, 0), (45, 0)], [3.4, 3.4], GOLD) + circle(-40, 0, 13, "none", 6.4, INK) + circle(-40, 0, 13, "none", 3.6, GOLD) + rect(30, 0, 6, 14, GOLD, 1.6) + rect(40, 0, 6, 18, GOLD, 1.6), 0, -18, 1, False, -12)


def scales() -> str:
    out = brush([(0, 0), (0, -92)], [7, 5], INK) + rect(-26, -7, 52, 7, WOOD, 1.6) + brush([(-48, -84), (48, -92)], [4, 4], INK) + circle(0, -94, 5, GOLD, 1.4)
    for x, y in ((-46, -84), (46, -92)):
        out += line([(x, y), (x - 18, y + 42)], INK, 1.2) + line([(x, y), (x + 18, y + 42)], INK, 1.2) + path(curve([(x - 22, y + 42), (x, y + 46), (x + 22, y + 42), (x + 12, y + 54), (x - 12, y + 54)]), GOLD, INK, 1.6)
    return out + "".join(ellipse(-46, -46 - i * 6, 10, 4, GOLD, 1.2) for i in range(3)) + rect(36, -64, 20, 14, IRON, 1.4)


def rice() -> str:
    return "".join(bale(x, y, 21) for x, y in ((-44, -21), (0, -21), (44, -21), (-22, -57), (22, -57), (0, -92)))


def cask() -> str:
    out = shape([(-38, 0, 0), (-44, -36), (-38, -74, 0), (38, -74, 0), (44, -36), (38, 0, 0)], "#d9bd83", 2) + ellipse(0, -74, 38, 10, "#c9a36a", 2)
    out += "".join(brush([(-42, y), (0, y + 5), (42, y)], [5, 5, 5], EARTH) for y in (-60, -14)) + circle(0, -36, 16, PAPER, 1.4) + circle(0, -36, 9, VERMILION)
    return out


def cup() -> str:
    return path(curve([(-34, -40, 0), (0, -34), (34, -40, 0), (26, -14), (10, -8), (-10, -8), (-26, -14)]), VERMILION, INK, 2) + ellipse(0, -40, 34, 7, tone(VERMILION, INK, 0.45), 1.6) + rect(-12, -9, 24, 9, tone(VERMILION, INK, 0.3), 1.6)


def teabowl() -> str:
    out = shape([(-44, -56, 0), (-42, -24), (-22, -6), (22, -6), (42, -24), (44, -56, 0)], "#8d6a46", 2.2) + ellipse(0, -56, 44, 10, "#3d2c20", 2) + ellipse(0, -54, 34, 6, "#7d8f4e")
    out += path(curve([(-40, -44), (-20, -30), (2, -42), (24, -24), (41, -40)], False), "none", "#c9a877", 3) + rect(-18, -8, 36, 8, "#6b4e34", 1.8)
    return out + line([(30, -58), (26, -40), (31, -30)], GOLD, 2)


def flask() -> str:
    out = shape([(-20, 0, 0), (-26, -28), (-10, -52), (-8, -74, 0), (8, -74, 0), (10, -52), (26, -28), (20, 0, 0)], SNOW, 2) + line([(-24, -26), (24, -26)], INDIGO, 3) + line([(-23, -18), (23, -18)], INDIGO, 1.6)
    return out + group(cup(), 48, 0, 0.5) + group(cup(), -48, 0, 0.5)


def basket() -> str:
    out = shape([(-44, -46, 0), (-36, -8), (0, 0), (36, -8), (44, -46, 0)], STRAW, 2)
    out += "".join(line([(x, -46), (x * 0.8, -4)], EARTH, 1.4) for x in range(-36, 40, 12)) + "".join(line([(-44 + k, y), (0, y + 5), (44 - k, y)], EARTH, 1.4) for k, y in ((2, -36), (4, -24), (7, -12)))
    return out + brush([(-44, -46), (0, -42), (44, -46)], [6, 6, 6], EARTH) + brush([(-40, -46), (-20, -82), (20, -82), (40, -46)], [4, 4, 4, 4], EARTH)


def melons() -> str:
    out = "".join(circle(x, y, 17, PINE, 1.8) + path(curve([(x - 6, y - 15), (x - 9, y), (x - 5, y + 15)], False), "none", tone(PINE, PAPER, 0.45), 2.4) + path(curve([(x + 7, y - 14), (x + 10, y), (x + 6, y + 14)], False), "none", tone(PINE, PAPER, 0.45), 2.4) for x, y in ((-50, -17), (-12, -16), (26, -18), (66, -12), (6, -44)))
    return out


def cart() -> str:
    out = poly([(-70, -52), (66, -52), (60, -40), (-64, -40)], WOOD, 2) + line([(62, -48), (118, -64)], INK, 6) + line([(62, -48), (117, -63)], WOOD, 3.4)
    out += "".join(bale(x, y, 19) for x, y in ((-44, -70), (-4, -70), (36, -70), (-24, -102), (16, -102)))
    out += circle(-6, -34, 34, "none", 9, INK) + circle(-6, -34, 34, "none", 5.4, "#7a4a2c") + "".join(line([(-6, -34), (-6 + 31 * math.cos(a * math.pi / 4), -34 + 31 * math.sin(a * math.pi / 4))], INK, 3) for a in range(8)) + circle(-6, -34, 7, GOLD, 1.6)
    return out


def tipped() -> str:
    out = group(poly([(-70, -12), (66, -12), (60, 0), (-64, 0)], WOOD, 2) + line([(62, -8), (118, -24)], INK, 6), 0, -34, 1, False, 26)
    out += group(circle(0, 0, 32, "none", 9, INK) + circle(0, 0, 32, "none", 5.4, "#7a4a2c") + "".join(line([(0, 0), (29 * math.cos(a * math.pi / 4), 29 * math.sin(a * math.pi / 4))], INK, 3) for a in range(8)), -30, -66)
    return out + group(melons(), 60, 0, 0.9) + group(melons(), -60, 2, 0.7)


def crate() -> str:
    out = rect(-50, -64, 100, 64, "#b98a52", 2.2) + "".join(line([(-50, y), (50, y)], EARTH, 1.6) for y in (-48, -32, -16)) + rect(-50, -64, 12, 64, WOOD, 1.6) + rect(38, -64, 12, 64, WOOD, 1.6)
    return out + brush([(-20, -66), (-16, 2)], [4, 4], STRAW) + brush([(16, -66), (20, 2)], [4, 4], STRAW)


def silk() -> str:
    out = ""
    for i, c in enumerate((PLUM, VERMILION, "#4f8a7c", GOLD)):
        y = -12 - i * 20
        out += rect(-52 + i * 5, y - 10, 100 - i * 8, 20, c, 2, INK, 9) + circle(-44 + i * 5, y, 5, tone(c, PAPER, 0.5), 1.2)
    return out + shape([(20, -70), (46, -66), (66, -34), (80, -2, 0), (46, 0, 0), (40, -34)], "#d98ca0", 2) + "".join(circle(x, y, 3, SNOW) for x, y in ((50, -40), (60, -16), (52, -10)))


def bell() -> str:
    out = shape([(-46, 0, 0), (-42, -50), (-34, -92), (-14, -106), (14, -106), (34, -92), (42, -50), (46, 0, 0)], BRONZE, 2.4) + rect(-48, -8, 96, 10, tone(BRONZE, INK, 0.25), 2, INK, 3)
    out += "".join(line([(-40, y), (40, y)], tone(BRONZE, INK, 0.5), 1.8) for y in (-78, -34)) + "".join(circle(x, y, 3, tone(BRONZE, PAPER, 0.4), 1) for x in (-24, -8, 8, 24) for y in (-90, -68))
    return out + line([(0, -100), (0, -34)], tone(BRONZE, INK, 0.5), 1.8) + circle(0, -22, 9, GOLD, 1.6) + path("M-9 -106 A9 11 0 0 1 9 -106", "none", INK, 6)


def incense() -> str:
    out = shape([(-34, -44, 0), (-38, -24), (-20, -8), (20, -8), (38, -24), (34, -44, 0)], BRONZE, 2) + ellipse(0, -44, 34, 7, "#b7ae9c", 1.8) + "".join(brush([(x * 1.4, -8), (x * 1.8, 0)], [7, 5], BRONZE) for x in (-12, 12))
    out += "".join(line([(x, -44), (x * 1.3, -78)], EARTH, 2.4) + circle(x * 1.3, -79, 2.6, EMBER) for x in (-8, 0, 8))
    return out + brush([(0, -82), (-10, -100), (8, -116), (-6, -140)], [2, 5, 6, 1], "#d9dcd6", 'opacity="0.8"')


def charm() -> str:
    return "".join(group(rect(-12, -84, 24, 78, VERMILION, 1.8) + line([(0, -76), (0, -18)], SNOW, 3) + line([(-6, -60), (6, -60)], SNOW, 2.4) + line([(-6, -42), (6, -36)], SNOW, 2.4), x, 0, 1, False, t) for x, t in ((-32, -6), (0, 2), (34, 7)))


def mask() -> str:
    out = shape([(-40, -92), (-20, -104), (20, -104), (40, -92), (38, -40), (16, -6), (-16, -6), (-38, -40)], SNOW, 2.2)
    out += path(curve([(-28, -62), (-16, -70), (-6, -62), (-16, -57)]), INK) + path(curve([(28, -62), (16, -70), (6, -62), (16, -57)]), INK) + path(curve([(-14, -26), (0, -30), (14, -26), (0, -19)]), BLOOD, INK, 1.2)
    return out + line([(-26, -82), (-12, -86)], INK, 4) + line([(26, -82), (12, -86)], INK, 4) + line([(0, -60), (-4, -40), (4, -38)], INK, 1.6) + circle(-26, -42, 6, "#e6a79b") + circle(26, -42, 6, "#e6a79b") + brush([(-40, -60), (-62, -40), (-58, -10)], [3, 3, 2], VERMILION) + brush([(40, -60), (60, -46), (64, -12)], [3, 3, 2], VERMILION)


def fan() -> str:
    ring: list[Point] = [(0, -4, 0)] + [(72 * math.cos(math.radians(a)), -4 - 72 * math.sin(math.radians(a))) for a in range(20, 165, 16)]
    out = shape(ring, GOLD, 2) + circle(2, -48, 18, VERMILION) + "".join(line([(0, -4), (72 * math.cos(math.radians(a)), -4 - 72 * math.sin(math.radians(a)))], tone(GOLD, INK, 0.5), 1.2) for a in range(36, 160, 16))
    return out + circle(0, -4, 4, INK)


def goboard() -> str:
    out = poly([(-64, -34), (48, -40), (70, -18), (-50, -10)], "#dcb267", 2) + poly([(-50, -10), (70, -18), (70, -6), (-48, 3)], "#b98a45", 2)
    out += "".join(line([(-64 + k * 3.5, -34 + k * 6), (48 + k * 5.5, -40 + k * 5.5)], EARTH, 1) for k in range(1, 4)) + "".join(line([(-64 + k * 22, -34 - k * 1.2), (-50 + k * 24, -10 - k * 1.6)], EARTH, 1) for k in range(1, 5))
    return out + "".join(ellipse(x, y, 6, 3.6, c, 1.1) for x, y, c in ((-40, -28, INK), (-18, -24, SNOW), (4, -31, INK), (22, -22, SNOW), (40, -28, INK), (-6, -17, INK), (46, -17, SNOW), (-30, -18, SNOW)))


def dice() -> str:
    out = ""
    for x, y, t, n in ((-26, -18, -10, 5), (24, -16, 14, 3)):
        spots = {5: ((-9, -9), (9, 9), (-9, 9), (9, -9), (0, 0)), 3: ((-9, -9), (0, 0), (9, 9))}[n]
        out += group(rect(-18, -18, 36, 36, SNOW, 2, INK, 5) + "".join(circle(a, b, 3.6, VERMILION if n == 3 else INK) for a, b in spots), x, y, 1, False, t)
    return out + group(cup(), 74, 2, 0.8, False, 70)


def shamisen() -> str:
    out = line([(6, -30), (64, -112)], INK, 8) + line([(6, -30), (63, -111)], "#6b3a26", 5) + "".join(line([(58 + k, -104 - k * 1.2), (72 + k, -98 - k)], INK, 3) for k in (0, 6, 12)) + group(rect(-26, -24, 52, 46, "#e3d0a0", 2.2, INK, 9), -12, -22, 1, False, 34)
    return out + line([(-22, -8), (62, -112)], INK, 1) + line([(-18, -6), (66, -110)], INK, 1)


def snapped() -> str:
    return shamisen() + brush([(-8, -24), (20, -20), (44, -36), (36, -52), (60, -44)], [1.6, 1.6, 1.6, 1.4, 1], VERMILION)


def drum() -> str:
    out = rect(-40, -14, 8, 14, WOOD, 1.6) + rect(32, -14, 8, 14, WOOD, 1.6) + rect(-52, -18, 104, 7, WOOD, 1.8) + shape([(-34, -92), (34, -92), (48, -56), (34, -18), (-34, -18), (-48, -56)], "#a8382b", 2)
    return out + ellipse(0, -56, 34, 37, "#ecdcb8", 2.2) + "".join(circle(32 * math.cos(a * 0.52), -56 + 35 * math.sin(a * 0.52), 2, INK) for a in range(12)) + circle(0, -56, 13, INK) + path("M0 -69 A6.5 6.5 0 0 1 0 -56 A6.5 6.5 0 0 0 0 -43", "none", "#ecdcb8", 3)


def armour() -> str:
    from art.kit.cards.people import armoured

    return group(armoured(), 0, 0, 1.0) + rect(-24, -2, 48, 6, WOOD, 1.6)


def rack() -> str:
    out = brush([(-56, 0), (-50, -88)], [7, 6], EARTH) + brush([(56, 0), (50, -88)], [7, 6], EARTH) + rect(-66, -6, 132, 7, EARTH, 1.8)
    for y, c in ((-76, VERMILION), (-50, PLUM), (-24, PINE)):
        out += brush([(-72, y + 3), (0, y - 5), (74, y + 4)], [8, 8, 6], INK) + brush([(-70, y + 3), (0, y - 5), (30, y - 3)], [4.6, 5, 5], c) + brush([(34, y - 2), (72, y + 4)], [5, 4.6], "#e7dcc0") + circle(33, y - 2, 4.6, GOLD, 1.2)
    return out


def twin() -> str:
    return blade((-52, -14), (60, -22), 92) + group(blade((-52, -14), (60, -22), 92), 0, 0, 1, True)


def sword() -> str:
    out = rect(-58, -8, 116, 8, EARTH, 1.8) + brush([(-36, -8), (-38, -36)], [7, 6], EARTH) + brush([(36, -8), (38, -36)], [7, 6], EARTH)
    return out + brush([(-78, -42), (0, -52), (40, -46)], [8, 9, 9], INK) + brush([(-76, -42), (0, -52), (40, -46)], [5, 6, 6], "#7d2b24") + brush([(44, -45), (84, -34)], [8, 7], INK) + brush([(48, -44), (82, -34.5)], [4, 4], "#e7dcc0") + circle(42, -46, 6.4, GOLD, 1.4)


def rusty() -> str:
    out = rect(-62, -6, 124, 7, EARTH, 1.8) + brush([(-40, -6), (-42, -34)], [7, 6], EARTH) + brush([(44, -6), (46, -54)], [7, 6], EARTH)
    out += blade((-64, -30), (118, -26), 118, "#c2b4a0")
    return out + "".join(ellipse(x, y, 5, 1.8, "#a5602e") for x, y in ((-18, -43), (4, -49), (26, -53), (44, -56), (12, -46)))


def dagger() -> str:
    return group(blade((-20, 0), (60, 0), 64), 0, -14, 1, False, -14)


def spears() -> str:
    from art.kit.cards.people import spear

    return "".join(spear(x, 0, 118 - abs(x) * 0.3, x * 0.5) for x in (-30, -16, 0, 14, 28)) + brush([(-26, -52), (26, -50)], [8, 8], STRAW)


def arrows() -> str:
    out = shape([(-20, 0, 0), (-24, -60), (22, -62), (18, 0, 0)], "#6b3a26", 2) + line([(-22, -44), (20, -46)], GOLD, 3)
    return out + "".join(line([(x, -60), (x * 1.5, -96)], INK, 2.4) + poly([(x * 1.5, -98), (x * 1.4 - 6, -86), (x * 1.3, -76), (x * 1.4 + 6, -86)], SNOW, 1.2) for x in (-16, -6, 4, 14))


def cannon() -> str:
    out = shape([(-70, -36), (-66, -60), (-40, -62), (60, -70, 0), (64, -76, 0), (72, -74), (72, -44), (64, -42, 0), (60, -46, 0), (-40, -34)], "#a5793c", 2.2)
    out += "".join(line([(x, -64 - (x + 40) * 0.06), (x, -36 - (x + 40) * 0.08)], INK, 3) for x in (-40, 0, 40)) + poly([(-60, -38), (30, -40), (44, -12), (-66, -12)], WOOD, 2)
    return out + "".join(circle(x, -12, 14, "#6b4428", 2) + circle(x, -12, 4, INK) for x in (-46, 26))


def kegs() -> str:
    def one(x: float, y: float) -> str:
        ring: list[Point] = [(-18, 0, 0), (-22, -22), (-18, -44, 0), (18, -44, 0), (22, -22), (18, 0, 0)]
        return group(shape(ring, "#6f5034", 2) + line([(-20, -12), (20, -12)], INK, 3) + line([(-20, -32), (20, -32)], INK, 3) + circle(0, -22, 6, VERMILION), x, y)

    return "".join(one(x, y) for x, y in ((-44, 0), (0, 0), (44, 0), (-22, -44), (22, -44)))


def clock() -> str:
    out = rect(-26, -20, 52, 20, "#5b3a22", 2) + rect(-22, -92, 44, 72, GOLD, 2) + circle(0, -60, 20, SNOW, 1.8) + line([(0, -60), (0, -74)], INK, 2.6) + line([(0, -60), (10, -55)], INK, 2.6)
    out += "".join(circle(16 * math.cos(a * 0.524), -60 + 16 * math.sin(a * 0.524), 1.4, INK) for a in range(12)) + path("M-22 -92 A22 20 0 0 1 22 -92Z", BRONZE, INK, 2) + circle(0, -114, 4, GOLD, 1.4)
    return out + rect(-6, -34, 12, 12, INK)


def boat() -> str:
    return scenery.boat(0, 0, 150)


def junk() -> str:
    return scenery.junk(0, 0, 110, "#efe0b8", EARTH, VERMILION)


def blackship() -> str:
    return scenery.carrack(0, 0, 150)


def wreck() -> str:
    out = group(scenery.junk(0, 0, 110, "#cdbf9c", EARTH), 0, 0, 1, False, 24)
    return out + "".join(group(rect(-34, -4, 68, 8, WOOD, 1.6), x, y, 1, False, t) for x, y, t in ((-70, 6, -14), (60, 10, 20), (10, 20, 4)))


def carp() -> str:
    def one(x: float, y: float, k: float, c: str) -> str:
        ring: list[Point] = [(-40, 0), (-16, -15), (16, -14), (36, -2), (16, 12), (-16, 12)]
        fish = shape([(-38, -1, 0), (-62, -16), (-54, 0), (-62, 15)], c, 1.8) + shape(ring, c, 2) + circle(26, -4, 2.2, INK) + path(curve([(-14, -12), (2, -6), (10, -13)]), SNOW) + "".join(path(f"M{a} -6q5 5 0 11", "none", tone(c, INK, 0.4), 1.2) for a in (-20, -10, 0, 10))
        return group(fish, x, y, k, False, -10)

    return one(-20, -14, 1, VERMILION) + one(44, 2, 0.8, "#e8e0cc")


def catfish() -> str:
    out = shape([(-90, -10), (-60, -44), (-10, -58), (40, -52), (74, -30), (70, -4), (20, 2), (-40, 0), (-70, 14), (-104, 24, 0), (-96, 2)], "#4a5a5e", 2.6)
    out += ellipse(52, -34, 5, 4, SNOW, 1.4) + circle(53, -34, 2, INK) + path(curve([(74, -14), (58, -10), (40, -14)], False), "none", INK, 2.4) + brush([(70, -24), (96, -34), (112, -22)], [4, 3, 0], INK) + brush([(72, -12), (94, -4), (108, 8)], [4, 3, 0], INK)
    return out + shape([(-20, -56), (-2, -78), (22, -56)], "#3d4a4e", 2)


def dove() -> str:
    out = shape([(-54, -36, 0), (-30, -40), (-8, -48), (10, -58), (24, -54), (34, -48, 0), (22, -42), (8, -26), (-20, -22)], SNOW, 2) + shape([(-12, -44), (-6, -86), (-34, -112, 0), (-38, -72), (-26, -42)], SNOW, 2)
    out += shape([(4, -48), (34, -84), (24, -108, 0), (-2, -84), (-8, -52)], tone(SNOW, SLATE, 0.2), 1.8) + circle(22, -50, 1.8, INK) + line([(-30, -96), (-22, -60)], SLATE, 1.4) + line([(-36, -84), (-26, -56)], SLATE, 1.4)
    return out + rect(0, -24, 12, 7, VERMILION, 1.2) + line([(-52, -36), (-70, -30)], INK, 2)


def hawk() -> str:
    out = shape([(-10, -6), (-22, -40), (-18, -78), (0, -100), (16, -96), (24, -84, 0), (16, -82), (22, -50), (10, -10), (-6, 30, 0)], SNOW, 2.2)
    out += "".join(line([(-8 + (k % 3) * 9, -70 + k * 9), (-4 + (k % 3) * 9, -64 + k * 9)], SLATE, 2) for k in range(7)) + circle(10, -88, 3, GOLD, 1.2) + circle(10.6, -88, 1.4, INK) + shape([(18, -88, 0), (30, -82), (20, -78, 0)], GOLD, 1.2)
    return out + brush([(-40, 2), (40, -2)], [9, 9], EARTH) + line([(2, -8), (4, 0)], GOLD, 4)


def heron() -> str:
    out = line([(-6, -40), (-8, 0)], INK, 2.6) + line([(6, -40), (6, -22), (-2, -12)], INK, 2.6) + shape([(-44, -38, 0), (-24, -58), (8, -62), (22, -50), (6, -36), (-18, -34)], SNOW, 2)
    out += brush([(14, -54), (24, -76), (12, -94), (20, -108)], [8, 5, 4, 6], INK) + brush([(14, -54), (24, -76), (12, -94), (20, -108)], [5.4, 2.8, 2, 4], SNOW)
    return out + brush([(22, -110), (48, -104)], [4, 1], GOLD) + brush([(18, -111), (2, -116)], [3, 0], INK) + circle(23, -110, 1.4, INK)


ALL = {
    f.__name__: f
    for f in (
        letter, scroll, seal, book, letterbox, notice, coins, purse, chest, openchest, key, scales,
        rice, cask, cup, teabowl, flask, basket, melons, cart, tipped, crate, silk, bell,
        incense, charm, mask, fan, goboard, dice, shamisen, snapped, drum, armour, rack, twin,
        sword, rusty, dagger, spears, arrows, cannon, kegs, clock, boat, junk, blackship, wreck,
        carp, catfish, dove, hawk, heron,
    )
}  # fmt: skip
ALL["palanquin"] = palanquin
ALL["banner"] = lambda: banner(-10, 0, 130, 34, INDIGO)
WIDE = ("ledge", "ridge", "ropeline")
BOX, LARGE = (-125, -190, 250, 225), (-335, -250, 670, 330)


def _weapon(name: str) -> str:
    return group(WEAPONS[name], -45, -88, 1.4)


def bodies() -> dict[str, tuple[str, tuple[float, float, float, float]]]:
    from art.yedo.pictures import furniture, lights

    found = {f"thing_{n}": (f(), LARGE if n in WIDE else BOX) for n, f in (ALL | furniture.ALL).items()}
    found |= {f"thing_{n}": (f(), (-185, -165, 370, 200)) for n, f in lights.ALL.items()}
    found |= {f"thing_{n}": (_weapon(n), BOX) for n in WEAPONS if n != "weapon"}
    return found
