"""Vignettes of the Shogun's favours, laid out before one gold screen, and of blackmail."""

from __future__ import annotations

from art.kit.cards import people, scenery
from art.kit.press import (
    BLOOD,
    EARTH,
    GOLD,
    INDIGO,
    INK,
    PINE,
    PLUM,
    SNOW,
    STRAW,
    VERMILION,
    Point,
    Sheet,
    brush,
    circle,
    ellipse,
    group,
    line,
    poly,
    rect,
    shape,
)
from art.yedo.cards.actions import crane
from art.yedo.cards.scenes import scene


def _screen(s: Sheet, cloth: str) -> None:
    """The Shogun's audience hall: leaf screen with a crest, tatami, a curtain in the favour's colour."""
    scenery.sky(s, (0, "#3a1c1a"), (1, "#5d2a22"))
    leaf = s.bokashi((0, "#c79a3f"), (0.5, "#ecd084"), (1, "#d3a94e"))
    for k in range(6):
        s.add(poly([(30 + k * 90, 20 + (k % 2) * 8), (120 + k * 90, 28 - (k % 2) * 8), (120 + k * 90, 196), (30 + k * 90, 196)], leaf, 2.2))
        s.add(*[line([(30 + k * 90, y), (120 + k * 90, y)], "#b58b3c", 0.8) for y in (64, 108, 152)])
    s.add(rect(-10, 190, 620, 80, "#b9ab6c", 2.4), *[line([(k * 150 - 60, 262), (k * 110 + 25, 191)], "#3f4a32", 5) for k in range(6)])
    s.add(shape([(-20, -20, 0), (-20, 44), (60, 34), (120, 8, 0), (120, -20, 0)], cloth, 2), shape([(620, -20, 0), (620, 44), (540, 34), (480, 8, 0), (480, -20, 0)], cloth, 2))
    s.add(rect(-10, -10, 620, 26, cloth, 2), *[circle(50 + k * 100, 4, 8, GOLD) + circle(50 + k * 100, 4, 3.6, cloth) for k in range(6)])


def _stand(s: Sheet, w: float = 220) -> None:
    s.add(ellipse(300, 238, w * 0.66, 12, "#7d7448"), rect(300 - w / 2, 206, w, 14, INK, 2), rect(300 - w / 2 + 2, 204, w - 4, 4, VERMILION))
    s.add(shape([(300 - w / 2 + 14, 220, 0), (300 - w / 2 + 6, 240, 0), (300 - w / 2 + 26, 240, 0), (300 - w / 2 + 40, 220, 0)], INK, 1.6), shape([(300 + w / 2 - 14, 220, 0), (300 + w / 2 - 6, 240, 0), (300 + w / 2 - 26, 240, 0), (300 + w / 2 - 40, 220, 0)], INK, 1.6))


def fox_mask() -> str:
    """A festival fox mask, about 120 wide and 190 high."""
    face: list[Point] = [(-52, -62), (0, -84), (52, -62), (60, -10), (38, 46), (0, 70), (-38, 46), (-60, -10)]
    mask = shape(face, "#f6efdc", 2.6) + shape([(-52, -62, 0), (-58, -116, 0), (-16, -78)], "#f6efdc", 2.4) + shape([(52, -62, 0), (58, -116, 0), (16, -78)], "#f6efdc", 2.4) + shape([(-48, -72, 0), (-52, -102, 0), (-26, -80)], VERMILION, 0) + shape([(48, -72, 0), (52, -102, 0), (26, -80)], VERMILION, 0)
    mask += shape([(-44, -14, 0), (-22, -28), (-8, -10, 0), (-24, -8)], INK, 1) + shape([(44, -14, 0), (22, -28), (8, -10, 0), (24, -8)], INK, 1) + brush([(-50, -34), (-24, -46), (-8, -34)], [2, 6, 1], VERMILION) + brush([(50, -34), (24, -46), (8, -34)], [2, 6, 1], VERMILION)
    mask += brush([(-24, 38), (0, 46), (24, 38)], [1, 5, 1], INK) + shape([(-8, 24, 0), (0, 30), (8, 24, 0), (0, 20)], INK, 1) + "".join(brush([(d * 20, 22), (d * 44, 14 + k * 8)], [2.4, 0.6], VERMILION) for d in (-1, 1) for k in range(3)) + circle(0, -56, 6, VERMILION)
    return mask


@scene("favor_action")
def favor_action(s: Sheet) -> None:
    _screen(s, INDIGO)
    _stand(s, 240)
    fan = "".join(shape([(0, 0, 0), (-130 + k * 26, -116 + abs(5 - k) * 11), (-104 + k * 26, -116 + abs(4 - k) * 11), (0, 0, 0)], (VERMILION, SNOW)[k % 2], 1.8) for k in range(10))
    s.add(group(fan + circle(0, -84, 26, GOLD, 1.8) + circle(0, -84, 11, VERMILION) + circle(0, -2, 6, GOLD, 2), 300, 208, 1.08))
    for x, t in ((176, -16), (424, 16)):
        s.add(group(rect(-22, -62, 44, 62, SNOW, 2.2, INK, 4) + rect(-16, -56, 32, 50, "none", 1.4, INDIGO, 2) + circle(0, -31, 10, INDIGO), x, 206, 1, False, t))


@scene("favor_bonus")
def favor_bonus(s: Sheet) -> None:
    _screen(s, PLUM)
    s.add(circle(300, 110, 62, VERMILION))
    _stand(s, 220)
    s.add(group(crane(), 306, 134, 1.05))
    scroll = rect(-70, -22, 140, 22, SNOW, 2.2, INK, 11) + rect(-14, -23, 28, 24, VERMILION, 2) + circle(-70, -11, 9, GOLD, 1.8) + circle(70, -11, 9, GOLD, 1.8)
    s.add(group(scroll, 300, 206, 1.1))
    s.add(scenery.pine(90, 196, 130, 0.1), scenery.pine(510, 196, 130, -0.1))


@scene("favor_weapon")
def favor_weapon(s: Sheet) -> None:
    _screen(s, BLOOD)
    _stand(s, 260)
    for x in (214, 386):
        s.add(poly([(x - 10, 206), (x - 6, 84), (x + 6, 84), (x + 10, 206)], "#2a1c1c", 2), *[brush([(x, y + 20), (x + 16, y + 14), (x + 18, y)], [6, 6, 3], INK) for y in (96, 140)])
    long = brush([(90, 126), (300, 104), (520, 108)], [11, 12, 8], INK) + brush([(92, 125), (300, 103), (400, 104)], [7, 8, 7], VERMILION) + brush([(404, 105), (518, 108)], [7, 5], "#efe6cc") + "".join(poly([(412 + k * 14, 105), (418 + k * 14, 101), (424 + k * 14, 105), (418 + k * 14, 110)], INK, 0) for k in range(7)) + ellipse(402, 104, 4, 13, GOLD, 1.8)
    short = brush([(150, 166), (300, 152), (450, 154)], [10, 11, 7], INK) + brush([(152, 165), (300, 151), (370, 152)], [6, 7, 6], INDIGO) + brush([(374, 152), (448, 154)], [6, 4.5], "#efe6cc") + "".join(poly([(380 + k * 13, 152), (386 + k * 13, 148), (392 + k * 13, 152), (386 + k * 13, 157)], INK, 0) for k in range(5)) + ellipse(372, 152, 3.6, 12, GOLD, 1.8)
    s.add(long, short)
    s.add(*[brush([(300, 104), (296, 126), (304, 140)], [6, 5, 2], GOLD)])


@scene("favor_mon")
def favor_mon(s: Sheet) -> None:
    _screen(s, PINE)
    chest = rect(-78, -70, 156, 70, "#7a3a26", 2.4) + rect(-78, -70, 156, 12, GOLD, 1.8) + "".join(rect(x, -70, 12, 70, GOLD, 1.8) for x in (-66, 54)) + rect(-14, -52, 28, 24, GOLD, 2) + circle(0, -42, 4, INK) + rect(-2, -42, 4, 10, INK)
    lid = shape([(-80, -72, 0), (-88, -128, 0), (0, -142), (88, -128, 0), (80, -72, 0)], "#5a2a1e", 2.4) + shape([(-70, -80, 0), (-76, -120, 0), (0, -132), (76, -120, 0), (70, -80, 0)], "#3a1a14", 1.6)
    heap = ""
    for row, n, y in ((0, 9, -76), (1, 8, -88), (2, 6, -100), (3, 4, -110)):
        for k in range(n):
            heap += people.koban((k - (n - 1) / 2) * 17, y, 12, 8, (k * 47 + row * 31) % 50 - 25)
    s.add(ellipse(300, 240, 170, 14, "#7d7448"), circle(300, 130, 130, s.glow("#fff0b8", 0.6)), group(lid + heap + chest, 300, 240, 1.18))
    for x, y, t in ((150, 238, 60), (178, 248, 10), (428, 244, -50), (456, 234, 20), (120, 246, -20), (480, 248, 80), (206, 238, 40)):
        s.add(people.koban(x, y, 15, 9, t))


@scene("favor_blessing")
def favor_blessing(s: Sheet) -> None:
    _screen(s, "#8a5a3a")
    s.add(circle(300, 120, 92, s.bokashi((0, "#fffaf0"), (1, "#f6e1ae"))))
    s.add(scenery.torii(300, 214, 220, 168))
    rope = [(206, 92), (252, 112), (300, 118), (348, 112), (394, 92)]
    s.add(brush(rope, [6, 13, 16, 13, 6], INK), brush(rope, [3, 9, 12, 9, 3], STRAW), *[line([(212 + k * 15, 98 + 16 * (1 - abs(k - 6) / 6)), (220 + k * 15, 106 + 14 * (1 - abs(k - 6) / 6))], EARTH, 1.5) for k in range(12)])
    for x, y in ((244, 118), (300, 126), (356, 118)):
        s.add(poly([(x - 6, y - 6), (x + 6, y - 6), (x + 12, y + 10), (x + 2, y + 10), (x + 8, y + 26), (x - 4, y + 26), (x + 2, y + 44), (x - 14, y + 24), (x - 4, y + 24), (x - 12, y + 8), (x - 2, y + 8)], SNOW, 1.8))
    s.add(rect(266, 206, 68, 12, INK, 1.6), shape([(270, 206, 0), (264, 188), (276, 178), (324, 178), (336, 188), (330, 206, 0)], GOLD, 2.2), *[brush([(x, 180), (x + 4, 150), (x - 4, 120), (x + 3, 92)], [2, 7, 9, 1], SNOW, 'opacity="0.75"') for x in (288, 312)])
    s.add(rect(240, 218, 120, 18, "#7a3a26", 2), scenery.pine(80, 204, 140, 0.12), scenery.pine(520, 204, 140, -0.12))


@scene("blackmail")
def blackmail(s: Sheet) -> None:
    """A letter pinned by a dagger, a mask, one candle."""
    scenery.sky(s, (0, "#140f16"), (1, "#33202a"))
    s.add(circle(430, 96, 190, s.glow("#f2a04e", 0.75)))
    s.add(rect(-10, 186, 620, 90, "#4a2c24", 2.4), *[line([(-10, y), (610, y + 4)], "#2c1916", 1.8) for y in (206, 230, 250)])
    s.add(poly([(120, 214), (330, 178), (382, 240), (168, 278)], "#efe2c4", 2.4), poly([(120, 214), (330, 178), (300, 206), (146, 232)], "#fbf3dd", 1.6))
    for k in range(6):
        s.add(brush([(184 + k * 27, 224 - k * 4.6), (190 + k * 27, 238 - k * 4.6), (196 + k * 27, 252 - k * 4.6)], [4, 3, 1], INK))
    s.add(circle(338, 226, 13, VERMILION), circle(338, 226, 7, "none", 2, "#f0b3a0"))
    s.add(group(brush([(0, 6), (0, -66)], [3, 15], INK) + brush([(0, 4), (0, -66)], [1, 10], "#e4e8ea") + ellipse(0, -68, 19, 6, GOLD, 2) + rect(-7, -122, 14, 52, BLOOD, 2.2, INK, 3) + "".join(poly([(-6, -112 + k * 12), (0, -118 + k * 12), (6, -112 + k * 12), (0, -106 + k * 12)], INK, 0) for k in range(4)) + circle(0, -124, 7, GOLD, 2), 250, 212, 1.14, False, 14))
    s.add(group(fox_mask(), 470, 142, 1.12, False, 10))
    s.add(rect(82, 140, 20, 66, SNOW, 2), ellipse(92, 208, 28, 7, GOLD, 2), circle(92, 118, 88, s.glow("#ffd27a", 0.9)), shape([(84, 136), (82, 122), (92, 98, 0), (102, 122), (100, 136)], "#ffd27a", 2, VERMILION))
