"""The four generals half-length in armour, each before the banner with his crest; 600 x 700 units."""

from __future__ import annotations

from art.kit.cards import scenery
from art.kit.cards.faces import face, fist, stubble
from art.kit.colour import mix as tone
from art.kit.press import (
    EARTH,
    GOLD,
    INK,
    PAPER,
    SKIN,
    SKIN_DARK,
    SNOW,
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
from art.shitenno import crests

W, H, PIXELS = 600, 700, 380
CARD = f'<rect width="{W}" height="{H}" rx="26"/>'
STEEL = "#3c4048"


def _armour(color: str, lace: str) -> str:
    """Breastplate in laced rows and two great shoulder plates, below a face at the origin."""
    dark = tone(color, INK, 0.35)
    out = shape([(-40, 60, 0), (-40, 104), (-70, 134), (0, 180), (66, 134), (38, 110), (34, 70, 0)], tone(SKIN, INK, 0.12), 2.6)
    out += shape([(-96, 116, 0), (-52, 108), (0, 172), (54, 108), (98, 118, 0), (0, 226)], SNOW, 3) + shape([(-108, 124, 0), (-80, 112), (-10, 196), (0, 236)], VERMILION, 2.6) + shape([(110, 126, 0), (80, 112), (10, 196), (0, 236)], VERMILION, 2.6)
    plate: list[Point] = [(-150, 190), (-112, 150), (-60, 206), (0, 232), (62, 206), (114, 152), (152, 192), (162, 420, 0), (-160, 420, 0)]
    out += shape(plate, dark, 3.6)
    for k in range(6):
        y = 262 + k * 30
        out += brush([(-154, y - 8), (0, y + 10), (156, y - 8)], [10, 13, 10], INK) + brush([(-153, y - 8), (0, y + 10), (155, y - 8)], [5, 8, 5], lace)
        out += "".join(line([(x, y - 24), (x, y - 6)], lace, 4) for x in range(-140, 150, 28))
    for d in (-1, 1):
        out += poly([(d * 96, 128), (d * 244, 150), (d * 276, 420), (d * 150, 420)], color, 3.6)
        for k in range(7):
            y = 168 + k * 36
            out += brush([(d * (112 + k * 7), y), (d * (248 + k * 4), y + 12)], [9, 9], INK) + brush([(d * (112 + k * 7), y), (d * (248 + k * 4), y + 12)], [4.6, 4.6], lace)
        out += brush([(d * 96, 126), (d * 246, 148)], [16, 16], INK) + brush([(d * 98, 126), (d * 244, 148)], [10, 10], GOLD)
        out += brush([(d * 66, 118), (d * 100, 178), (d * 90, 236)], [12, 12, 12], INK) + brush([(d * 66, 118), (d * 100, 178), (d * 90, 236)], [7, 7, 7], lace)
    return out


def _helmet(color: str, lace: str, crest: str) -> str:
    """Bowl, turned-back wings and a neck guard around a face at the origin; `crest` goes on the brow."""
    out = ""
    for d in (-1, 1):
        out += shape([(d * 60, -60), (d * 128, -26), (d * 146, 70, 0), (d * 84, 84, 0), (d * 66, 10)], color, 3.4)
        out += "".join(brush([(d * (78 + k * 3), -26 + k * 27), (d * (128 + k * 5), -6 + k * 24)], [8, 8], INK) + brush([(d * (78 + k * 3), -26 + k * 27), (d * (128 + k * 5), -6 + k * 24)], [4, 4], lace) for k in range(4))
    bowl: list[Point] = [(-92, -60, 0), (-88, -128), (-40, -178), (6, -186), (52, -176), (92, -124), (92, -58, 0), (0, -82)]
    out += shape(bowl, STEEL, 3.6) + "".join(brush([(x * 0.35, -182), (x * 0.9, -136), (x, -76)], [1, 3.4, 2], "#6d737c") for x in (-70, -38, 38, 70)) + ellipse(4, -188, 20, 9, GOLD, 3)
    out += shape([(-104, -52, 0), (-60, -84), (4, -96), (66, -84), (106, -50, 0), (60, -62), (4, -70), (-56, -62)], tone(STEEL, INK, 0.4), 3.2) + line([(-92, -58), (4, -84), (94, -56)], GOLD, 4)
    for d in (-1, 1):
        out += shape([(d * 92, -72), (d * 132, -96), (d * 140, -44), (d * 104, -36)], color, 3) + circle(d * 119, -66, 10, GOLD, 2.4)
    return out + crest + brush([(-62, 26), (-50, 74), (10, 108)], [6, 6, 6], INK) + brush([(70, 26), (56, 74), (16, 108)], [6, 6, 6], INK) + brush([(-62, 26), (-50, 74), (10, 108)], [3.4, 3.4, 3.4], lace) + brush([(70, 26), (56, 74), (16, 108)], [3.4, 3.4, 3.4], lace)


def _antlers() -> str:
    out = ""
    for d in (-1, 1):
        for pts, widths in (([(d * 40, -104), (d * 96, -150), (d * 112, -230), (d * 150, -282)], [24, 22, 18, 4]), ([(d * 102, -170), (d * 150, -186), (d * 178, -230)], [18, 15, 3]), ([(d * 112, -232), (d * 92, -262), (d * 96, -292)], [15, 12, 3])):
            out += brush([(x + 3, y + 4) for x, y in pts], [w + 7 for w in widths], INK) + brush(pts, [w + 6 for w in widths], INK) + brush(pts, [max(1, w - 1) for w in widths], "#a8743f")
    return out + circle(2, -98, 20, GOLD, 3.4)


def _sun() -> str:
    rays = "".join(f'<g transform="rotate({a} 4 -150)">{poly([(-8, -214), (4, -252), (16, -214)], GOLD, 2.6)}</g>' for a in range(-90, 91, 30))
    return rays + circle(4, -150, 62, GOLD, 4) + circle(4, -150, 46, tone(GOLD, PAPER, 0.5), 2.4) + "".join(f'<g transform="rotate({a} 4 -150)">{line([(4, -150), (4, -192)], tone(GOLD, INK, 0.5), 5)}</g>' for a in range(0, 360, 45)) + circle(4, -150, 11, VERMILION, 3)


def _moon() -> str:
    return shape([(-30, -94, 0), (-120, -130), (-166, -206), (-160, -290, 0), (-132, -210), (-70, -160), (4, -150), (78, -160), (138, -210), (168, -290, 0), (174, -206), (128, -130), (38, -94, 0), (4, -104)], GOLD, 4) + circle(4, -116, 18, VERMILION, 3)


def _blades() -> str:
    out = "".join(shape([(4 + d * 14, -92, 0), (4 + d * 40, -150), (4 + d * 92, -300, 0), (4 + d * 66, -170), (4 + d * 44, -96, 0)], "#f0d58c", 4) for d in (-1, 1))
    return out + rect(-18, -116, 44, 30, GOLD, 3.4, INK, 6) + circle(4, -101, 8, INK)


LOOKS = {
    "honda": ("stern", _antlers, "#e7c07a", "moustache"),
    "sakakibara": ("calm", _sun, SNOW, "none"),
    "sakai": ("glad", _moon, "#efd9a0", "grey"),
    "ii": ("sly", _blades, "#c8412f", "stubble"),
}


def _beard(kind: str) -> str:
    if kind == "moustache":
        return brush([(18, 44), (0, 48), (-18, 64)], [8, 9, 1], INK) + brush([(28, 44), (44, 48), (54, 62)], [8, 8, 1], INK) + shape([(4, 72, 0), (36, 72, 0), (34, 96), (20, 118, 0), (8, 98)], INK, 1)
    if kind == "grey":
        return brush([(20, 45), (-2, 50), (-22, 72)], [6, 8, 1], "#d9d4c6") + brush([(28, 45), (44, 50), (54, 68)], [6, 7, 1], "#d9d4c6") + shape([(-30, 70), (0, 78), (20, 74), (44, 72), (36, 112), (18, 150, 0), (-10, 112)], "#d9d4c6", 2.6) + brush([(4, 90), (10, 116), (16, 140)], [0.8, 3, 0.8], "#8f8a7c")
    return stubble("#6b6052") if kind == "stubble" else ""


def banner(general: str, x: float, y: float, w: float, h: float) -> str:
    """A tall war banner with the crest, top left corner of the cloth at (x, y)."""
    color = crests.COLORS[general]
    out = brush([(x - 12, y - 22), (x - 12, y + h + 400)], [13, 13], INK) + brush([(x - 12, y - 20), (x - 12, y + h + 400)], [7, 7], EARTH) + brush([(x - 20, y - 8), (x + w + 8, y - 8)], [10, 10], INK)
    out += shape([(x, y, 0), (x + w, y, 0), (x + w + 8, y + h * 0.4), (x + w - 5, y + h * 0.7), (x + w + 4, y + h, 0), (x, y + h, 0)], color, 4)
    return out + circle(x + w / 2, y + w * 0.62, w * 0.38, SNOW, 3.4) + crests.placed(general, x + w / 2, y + w * 0.62, w * 0.56, tone(color, INK, 0.15), SNOW)


def portrait(general: str) -> str:
    s = Sheet(f"shitenno_{general}", W, H)
    color = crests.COLORS[general]
    mood, brow, lace, beard = LOOKS[general]
    ground = tone("#e3c070", color, 0.12)
    scenery.sky(s, (0, tone(ground, color, 0.35)), (0.5, tone(ground, PAPER, 0.35)), (1, ground))
    for x in range(0, 620, 100):
        s.add(line([(x, -10), (x, 720)], tone(ground, INK, 0.16), 1.2))
    for y in range(40, 720, 100):
        s.add(line([(-10, y), (610, y)], tone(ground, INK, 0.16), 1.2))
    s.add(banner(general, 52, 54, 132, 360), group(banner(general, 0, 0, 132, 360), 548, 54, 1, True))
    scenery.clouds(s, -40, 480, 240, 4, GOLD, 26)
    scenery.clouds(s, 400, 440, 260, 4, GOLD, 26)
    skin = SKIN_DARK if general == "honda" else SKIN
    plate = color if general != "ii" else "#3a3840"
    head = face(skin, mood, lips="", brow_weight=9, lines=2 if beard in ("grey", "moustache") else 0, brow="#d9d4c6" if beard == "grey" else INK) + _beard(beard)
    s.add(group(_armour(plate, lace) + head + _helmet(plate, lace, brow()), 300, 352, 1.0))
    fan = shape([(-70, -150), (0, -178), (70, -150), (84, -104), (40, -62), (0, -52), (-40, -62), (-84, -104)], "#2b2a2e", 4) + circle(0, -114, 40, GOLD, 3.4) + brush([(0, -50), (0, 40)], [16, 16], INK) + brush([(0, -50), (0, 40)], [9, 9], EARTH)
    s.add(group(fan, 462, 668, 0.92, False, 14), group(fist(skin, plate), 464, 664, 0.95))
    s.add(rect(5, 5, W - 10, H - 10, "none", 10, tone(color, INK, 0.3), 24), rect(13, 13, W - 26, H - 26, "none", 5, GOLD, 18), rect(17, 17, W - 34, H - 34, "none", 2.4, INK, 15))
    return s.svg(0.9, CARD)


def drawings() -> dict[str, tuple[str, int]]:
    return {f"general_{general}": (portrait(general), PIXELS) for general in crests.COLORS}
