"""Large heads in the manner of actor prints: a three-quarter face, its moods, hair, collars and hands.

A face is drawn around its own middle, about 150 wide and 200 high, looking right.
"""

from __future__ import annotations

from art.kit.colour import mix as tone
from art.kit.press import BLOOD, GOLD, INK, PAPER, SNOW, VERMILION, Point, brush, circle, ellipse, line, shape

OUTLINE: list[Point] = [(-66, -24), (-60, -74), (-14, -108), (34, -104), (60, -72), (58, -34), (65, 6), (54, 54), (24, 92), (-6, 97), (-44, 68), (-64, 20)]

# mood: (inner brow, outer brow, eye opening, pupil shift, mouth bend)
MOODS: dict[str, tuple[float, float, float, float, float]] = {
    "calm": (0, 0, 6, 1, 0),
    "stern": (9, -9, 7, 3, -5),
    "sly": (3, -6, 4.5, 6, 5),
    "glad": (-4, 0, 4, 0, 9),
    "weary": (-7, 5, 4, 0, -4),
    "wide": (-6, -6, 10, 2, 0),
    "closed": (-1, 1, 0, 0, 2),
}


def face(skin: str, mood: str, brow: str = INK, lips: str = BLOOD, blush: str = "", lines: int = 0, outline: list[Point] | None = None, brow_weight: float = 7) -> str:
    inner, outer, opening, shift, bend = MOODS[mood]
    dark = tone(skin, INK, 0.6)
    out = shape([(-62, -22), (-80, -26), (-84, -2), (-76, 22), (-62, 18)], skin, 2.6) + brush([(-72, -14), (-78, 0), (-70, 8)], [1, 2.4, 1], dark)
    out += shape(outline or OUTLINE, skin, 3.4)
    if blush:
        out += ellipse(-20, 28, 24, 13, blush) + ellipse(50, 26, 11, 11, blush)
    for k in range(lines):
        out += brush([(-26, -70 + k * 10), (6, -73 + k * 10), (34, -69 + k * 10)], [0.5, 2.2, 0.5], dark)
    if lines:
        out += brush([(-2, 22), (-12, 40), (-10, 54)], [0.5, 2.4, 0.5], dark) + brush([(52, 26), (55, 40), (50, 54)], [0.5, 2, 0.5], dark)
    out += brush([(24, -28), (33, -2), (43, 20), (38, 29), (23, 29)], [1, 2.6, 3.6, 3.2, 1], INK) + brush([(16, 22), (13, 29), (20, 32)], [1, 2.4, 1], INK)
    for x, w, d in ((-20, 23, 1), (45, 12, -1)):
        out += _eye(x, -14, w, opening, shift)
        if brow_weight:
            a, b = (x + w * d, -40 + inner), (x - w * d * 1.15, -40 + outer)
            out += brush([a, (x, -46 + (inner + outer) / 2), b], [brow_weight, brow_weight * 1.1, 1], brow)
    out += brush([(2, 56 - bend), (20, 58 + bend * 0.5), (40, 55 - bend * 0.9)], [1, 3.4, 1], INK)
    if lips:
        out += shape([(8, 56, 0), (16, 51), (21, 53), (27, 50), (35, 55, 0), (22, 60 + bend * 0.4)], lips, 0) + shape([(11, 60), (21, 59), (32, 59), (22, 69)], lips, 0) + brush([(6, 57 - bend * 0.5), (20, 59), (37, 56 - bend * 0.5)], [0.8, 2.2, 0.8], INK)
    else:
        out += brush([(14, 68), (22, 70), (30, 67)], [0.5, 2, 0.5], dark)
    return out + brush([(10, 84), (20, 82)], [0.5, 2, 0.5], dark)


def _eye(x: float, y: float, w: float, opening: float, shift: float) -> str:
    if not opening:
        return brush([(x - w, y - 3), (x, y + 4), (x + w, y - 2)], [1.5, 4, 1.5], INK) + "".join(brush([(x + k * w * 0.4, y + 3), (x + k * w * 0.55, y + 8)], [1.6, 0.6], INK) for k in (-1.4, 0, 1.4))
    out = shape([(x - w, y + 3, 0), (x - w * 0.2, y - opening), (x + w, y - 1, 0), (x, y + opening * 0.75)], SNOW, 0)
    r = min(opening * 0.95, 7)
    out += circle(x + shift, y - 0.5, r, INK) + circle(x + shift + 1.5, y - 2.5, r * 0.24, SNOW)
    out += brush([(x - w - 2, y + 4), (x - w * 0.2, y - opening - 0.5), (x + w + 2, y - 1)], [1.5, 5.2, 1.8], INK)
    return out + brush([(x - w * 0.7, y + 4), (x, y + opening * 0.8), (x + w * 0.8, y + 1)], [0.6, 1.8, 0.6], INK)


def bust(robe: str, collar: str, under: str = SNOW, skin: str = "#ecc7a0", crest: str = "", folds: bool = True) -> str:
    """Neck and shoulders below a face at the origin; runs well past the lower edge."""
    out = shape([(-36, 60, 0), (-34, 104), (-60, 140), (0, 190), (58, 140), (34, 112), (32, 70, 0)], tone(skin, INK, 0.1), 2.6)
    body: list[Point] = [(-70, 116), (-150, 148), (-212, 200), (-250, 360, 0), (260, 360, 0), (224, 204), (160, 150), (74, 118), (10, 236)]
    out += shape(body, robe, 3.6)
    out += shape([(-74, 112, 0), (-50, 104), (14, 214), (66, 330, 0), (30, 346, 0)], under, 2.6) + shape([(74, 114, 0), (48, 106), (14, 200), (-10, 250), (6, 290)], under, 2.6)
    out += shape([(80, 118, 0), (60, 108), (30, 196), (-36, 340, 0), (14, 350, 0), (60, 230)], collar, 2.8) + shape([(-84, 118, 0), (-60, 106), (-14, 190), (68, 340, 0), (20, 354, 0), (-46, 230)], collar, 2.8)
    if folds:
        for d in (-1, 1):
            out += brush([(d * 130, 160), (d * 120, 230), (d * 150, 350)], [1, 5, 3], tone(robe, INK, 0.55)) + brush([(d * 196, 214), (d * 184, 280), (d * 200, 350)], [1, 4, 3], tone(robe, INK, 0.55))
    if crest:
        out += "".join(circle(d * 140, 212, 21, crest) + circle(d * 140, 212, 9, robe) + "".join(circle(d * 140 + dx * 13, 212 + dy * 13, 4, robe) for dx, dy in ((0, -1), (0.87, 0.5), (-0.87, 0.5))) for d in (-1, 1))
    return out


def wings(cloth: str, crest: str = GOLD) -> str:
    """The stiff shoulders of formal dress."""
    out = ""
    for d in (-1, 1):
        out += shape([(d * 70, 122, 0), (d * 250, 138, 0), (d * 262, 162), (d * 150, 290), (d * 60, 360, 0), (d * 30, 350, 0), (d * 80, 220)], cloth, 3.4)
        out += "".join(line([(d * (90 + k * 40), 132 + k * 4), (d * (62 + k * 26), 320 - k * 34)], tone(cloth, INK, 0.4), 1.8) for k in range(4))
        out += circle(d * 150, 182, 22, crest, 2) + circle(d * 150, 182, 9, cloth)
    return out


def topknot(grey: str = INK, shaven: str = "") -> str:
    """The warrior's hair: side locks and the folded queue."""
    out = shape([(-70, 10), (-80, -40), (-66, -92), (-22, -118), (4, -104), (-20, -80), (-40, -50), (-48, -8), (-58, 16)], grey, 2)
    out += shape([(58, -36), (66, -66), (48, -100), (34, -106), (46, -84), (50, -54)], grey, 1.6)
    if shaven:
        out += shape([(-36, -92), (-10, -111), (36, -106), (48, -88), (10, -96)], shaven, 0)
    out += brush([(-40, -108), (-58, -134), (-40, -146), (10, -132)], [16, 22, 24, 12], INK) + brush([(-40, -108), (-58, -132), (-40, -144), (8, -132)], [12, 18, 20, 8], grey)
    return out + brush([(-62, -122), (-42, -112)], [6, 6], SNOW)


def long_hair(fill: str = INK) -> str:
    return shape([(-60, -10), (-66, -70), (-20, -116), (36, -112), (64, -76), (62, -40), (48, -78), (14, -92), (-24, -74), (-44, -30), (-50, 30), (-70, 130, 0), (-100, 110), (-84, 30)], fill, 2)


def geisha_hair() -> str:
    out = shape([(-58, -6), (-96, 4), (-112, -40), (-92, -72), (-98, -112), (-44, -158), (24, -160), (74, -124), (78, -84), (60, -46), (44, -82), (8, -94), (-30, -78), (-50, -36)], INK, 2)
    out += shape([(-104, -60), (-132, -84), (-120, -130), (-78, -136), (-64, -100)], INK, 2) + ellipse(-20, -164, 52, 26, INK)
    for k in range(4):
        out += brush([(-84 + k * 10, -20 - k * 18), (-60 + k * 18, -92 - k * 6), (10 + k * 12, -130 + k * 5)], [0.6, 2.2, 0.6], "#4a4650")
    return out + shape([(-66, -132, 0), (-10, -146), (44, -132, 0), (40, -116, 0), (-10, -130), (-60, -116, 0)], VERMILION, 2.2)


def fist(skin: str, cuff: str = "") -> str:
    """A closed hand seen from the back of the fingers, about 60 wide."""
    out = shape([(-26, 30, 0), (-32, 80, 0), (34, 84, 0), (28, 30, 0)], cuff, 3) if cuff else ""
    out += shape([(-28, -8), (-22, -26), (14, -28), (30, -14), (32, 18), (22, 36), (-20, 36), (-32, 14)], skin, 3)
    out += "".join(brush([(-14 + k * 14, -26), (-12 + k * 14, -8), (-14 + k * 14, 4)], [0.8, 2.4, 0.8], INK) for k in range(3))
    return out + shape([(-30, -4), (-38, 8), (-26, 22), (-8, 16), (-14, 4)], skin, 2.6)


def beads(points: list[tuple[float, float]], r: float, fill: str) -> str:
    return "".join(circle(x, y, r, fill, 2) + circle(x - r * 0.3, y - r * 0.3, r * 0.25, PAPER) for x, y in points)


def stubble(grey: str) -> str:
    return "".join(line([(x, y), (x + 1.5, y + 5)], grey, 1.6) for x, y in ((-36, 52), (-28, 62), (-20, 70), (-10, 78), (0, 82), (2, 72), (-14, 62), (44, 62), (36, 74), (48, 50), (-26, 48), (30, 82), (14, 76)))
