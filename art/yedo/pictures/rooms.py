"""Places indoors."""

from __future__ import annotations

from art.kit.cards import scenery
from art.kit.cards.people import bale, blade
from art.kit.colour import mix as tone
from art.kit.press import (
    EARTH,
    GOLD,
    INDIGO,
    INK,
    LEAF,
    MOSS,
    PAPER,
    SLATE,
    SNOW,
    VERMILION,
    Sheet,
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
from art.yedo.pictures.places import DARK, LAMP, STONE, WOOD, Glow, beams, boards, dirt, mats, paper, place, trunk_wall


@place
def hall(s: Sheet, glow: Glow) -> None:
    beams(s, "#3a2a22")
    s.add(rect(-10, 20, 620, 178, s.bokashi((0, "#e9cb78"), (1, "#d8b25a")), 2))
    s.add(scenery.pine(420, 190, 150, 0.25), brush([(60, 120), (130, 96), (200, 108)], [14, 26, 10], "#e9e0c4", 'opacity=".7"'))
    s.add("".join(rect(x, 16, 11, 184, "#7a2f26", 1.8) for x in (-4, 148, 298, 448, 594)), rect(-10, 186, 620, 12, "#3a2a22", 1.8))
    mats(s, 198)


@place
def taproom(s: Sheet, glow: Glow) -> None:
    beams(s)
    trunk_wall(s, 14, 190, "#b3905e", 74)
    s.add(rect(330, 60, 250, 9, DARK, 1.6), rect(330, 112, 250, 9, DARK, 1.6))
    for k in range(4):
        for y in (60, 112):
            s.add(group(shape([(-18, 0, 0), (-21, -18), (-18, -38, 0), (18, -38, 0), (21, -18), (18, 0, 0)], "#d9bd83", 1.7) + line([(-20, -30), (20, -30)], EARTH, 3) + line([(-20, -8), (20, -8)], EARTH, 3) + circle(0, -19, 8, VERMILION if k % 2 else INDIGO, 1), 362 + k * 60, y))
    s.add(rect(-10, 30, 190, 56, INDIGO, 2), "".join(line([(x, 34), (x + 2, 86)], tone(INDIGO, INK, 0.5), 2.4) for x in (40, 88, 136)), "".join(circle(x, 58, 11, SNOW) for x in (16, 64, 112, 158)))
    boards(s, 190, "#b08050")


@place
def upper(s: Sheet, glow: Glow) -> None:
    """An upper room with its screens slid back over the city."""
    s.add(rect(-10, -10, 150, 210, "#c9a873", 2), rect(470, -10, 150, 210, "#c9a873", 2), rect(-10, -10, 620, 34, "#b3905e", 2))
    s.add("".join(scenery.roof(x, y, w, h, SLATE, 0.7) for x, y, w, h in ((200, 172, 130, 40), (330, 178, 150, 46), (440, 168, 110, 34))))
    paper(s, glow, 66, 24, 74, 172, False)
    paper(s, glow, 470, 24, 74, 172, False)
    s.add(rect(140, 160, 330, 7, "#7a2f26", 1.6), "".join(rect(x, 160, 6, 36, "#7a2f26", 1.3) for x in range(150, 470, 26)), rect(-10, 18, 620, 9, DARK, 1.6))
    mats(s, 196)


@place
def smithy(s: Sheet, glow: Glow) -> None:
    trunk_wall(s, -10, 196, "#6f5a48", 80)
    beams(s, "#3a2a20")
    s.add(rect(400, 96, 160, 104, "#7d766a", 2.2), poly([(420, 96), (450, 10), (520, 10), (545, 96)], "#5d574e", 2), path("M430 200V150A50 44 0 0 1 530 150V200Z", "#2a211c", INK, 2))
    glow.append(path("M436 198V152A44 40 0 0 1 524 152V198Z", "#F0642C") + path(curve([(452, 198, 0), (448, 176), (468, 150, 0), (476, 172), (494, 140, 0), (506, 172), (512, 198, 0)]), "#FFC24A"))
    s.add("".join(brush([(x, 60), (x + 4, 128)], [5, 3], c) for x, c in ((40, "#4d565c"), (64, "#4d565c"), (92, WOOD), (120, "#4d565c"))), rect(20, 52, 130, 8, DARK, 1.6), blade_row())
    dirt(s, 196, "#8f7a5e")


@place
def altar(s: Sheet, glow: Glow) -> None:
    s.add(rect(-10, -10, 620, 208, s.bokashi((0, "#4a2c26"), (1, "#6b3a2e")), 2), "".join(rect(x, -10, 16, 208, "#a8382b", 2) for x in (60, 520)))
    s.add(circle(400, 76, 46, GOLD, 2), circle(400, 84, 22, "#c99a3e", 2), shape([(352, 168, 0), (360, 118), (384, 104), (416, 104), (440, 118), (448, 168, 0)], "#c99a3e", 2.2), ellipse(400, 168, 62, 12, "#b5443a", 2), rect(310, 176, 180, 24, "#3a2420", 2), line([(310, 182), (490, 182)], GOLD, 2.4))
    glow.append("".join(rect(x - 4, 150, 8, 26, "#FFF3D8", 1.2) + path(curve([(x, 150, 0), (x - 5, 142), (x, 130, 0), (x + 5, 142)]), "#FFC24A", "#F0642C", 1) for x in (320, 480)))
    boards(s, 198, "#7d5236")


@place
def corridor(s: Sheet, glow: Glow) -> None:
    s.add(poly([(-10, -10), (210, 60), (210, 176), (-10, 270)], "#c9a873", 2), poly([(610, -10), (390, 60), (390, 176), (610, 270)], "#d8bd8a", 2), poly([(-10, -10), (610, -10), (390, 60), (210, 60)], "#7a5a3a", 2), rect(210, 60, 180, 116, "#5a4636", 2))
    for k in range(3):
        t = k / 3
        x0, x1 = 600 - t * 200, 600 - (t + 0.28) * 200
        y0, y1 = 4 + t * 62, 4 + (t + 0.28) * 62
        b0, b1 = 236 - t * 62, 236 - (t + 0.28) * 62
        s.add(poly([(x0, y0), (x1, y1), (x1, b1), (x0, b0)], "#f1e7cd", 2))
        glow.append(poly([(x0 - 2, y0 + 2), (x1 + 2, y1 + 2), (x1 + 2, b1 - 16), (x0 - 2, b0 - 20)], LAMP, 0))
        bars = "".join(line([(x0 + (x1 - x0) * j / 3, y0 + (y1 - y0) * j / 3), (x0 + (x1 - x0) * j / 3, b0 + (b1 - b0) * j / 3)], DARK, 1.6) for j in (1, 2)) + "".join(line([(x0, y0 + (b0 - y0) * j / 4), (x1, y1 + (b1 - y1) * j / 4)], DARK, 1.6) for j in (1, 2, 3))
        s.add(bars)
        glow.append(bars)
    s.add(poly([(210, 176), (390, 176), (620, 280), (-20, 280)], "#a9794a", 2), "".join(line([(210 + 180 * k / 9, 176), (-20 + 640 * k / 9, 280)], "#6b4a2c", 1.5) for k in range(10)))
    s.add(rect(276, 86, 48, 90, "#f1e7cd", 1.8), line([(300, 86), (300, 176)], DARK, 1.5))


@place
def prison(s: Sheet, glow: Glow) -> None:
    s.add(rect(-10, -10, 620, 212, "#6f675a", 2), "".join(line([(-10, y), (610, y)], "#4f483e", 1.4) for y in range(18, 200, 30)), "".join(line([(x + (y % 4) * 12, y), (x + (y % 4) * 12, y + 30)], "#4f483e", 1.4) for y in range(18, 190, 30) for x in range(0, 600, 66)))
    s.add(rect(90, 34, 62, 46, "#2e3a4a", 2), rect(330, 24, 260, 176, "#2a241f", 2.2))
    glow.append(rect(92, 36, 58, 42, "#A9C0D4", 0))
    bars = "".join(rect(x, 32, 5, 50, "#3c342b", 1.2) for x in (104, 120, 136))
    s.add(bars)
    glow.append(bars)
    s.add("".join(rect(x, 24, 9, 176, "#8a6a44", 1.6) for x in range(338, 590, 31)), rect(326, 24, 268, 11, "#8a6a44", 2), rect(326, 104, 268, 9, "#8a6a44", 1.8))
    dirt(s, 200, "#8f8468")
    s.add("".join(brush([(x, 222 + (x * 3) % 30), (x + 22, 216 + (x * 3) % 30)], [1, 3], "#cdb56f") for x in range(20, 600, 34)))


@place
def cellar(s: Sheet, glow: Glow) -> None:
    s.add(rect(-10, -10, 620, 210, s.bokashi((0, "#3a2c22"), (1, "#5a4432")), 2))
    beams(s, "#2c2018")
    s.add("".join(rect(x, 20, 20, 180, "#4a3626", 2) for x in (20, 285, 560)), "".join(bale(x, y, 18) for x, y in ((80, 182), (118, 182), (156, 182), (99, 150), (137, 150))), rect(470, 132, 80, 66, "#8a5f38", 2), rect(482, 92, 60, 40, "#a47a4a", 2))
    s.add(poly([(210, 10), (262, 10), (262, 24), (210, 24)], "#1d150f", 1.6), rect(216, 20, 6, 180, WOOD, 1.4), rect(250, 20, 6, 180, WOOD, 1.4), "".join(rect(216, y, 40, 6, WOOD, 1.2) for y in range(40, 196, 22)))
    boards(s, 198, "#6f5238")


@place
def room(s: Sheet, glow: Glow) -> None:
    s.add(rect(-10, -10, 620, 210, "#d9c294", 2), rect(-10, 28, 620, 8, DARK, 1.6))
    for k in range(3):
        paper(s, glow, 8 + k * 98, 38, 94, 160, k == 2)
    s.add(rect(330, 38, 130, 160, "#b39a66", 2), rect(322, 38, 9, 160, DARK, 1.6), rect(460, 38, 9, 160, DARK, 1.6), rect(326, 182, 138, 16, "#6b4a2c", 1.8))
    s.add(rect(374, 48, 44, 104, PAPER, 1.8), rect(370, 44, 52, 6, DARK, 1.2), rect(370, 150, 52, 6, DARK, 1.2), brush([(398, 62), (390, 86), (402, 104), (392, 132)], [3, 6, 5, 2], INK), circle(408, 138, 5, VERMILION))
    s.add(group(shape([(-9, 0, 0), (-12, -14), (-6, -26), (6, -26), (12, -14), (9, 0, 0)], "#4f7a8a", 1.5) + brush([(0, -26), (6, -44), (16, -52)], [2, 2, 1], EARTH) + "".join(scenery.blossom(x, y, 6, "#e8b4b4", VERMILION) for x, y in ((6, -44), (16, -52), (0, -38))), 442, 182))
    paper(s, glow, 472, 38, 120, 160, False)
    mats(s, 198)


@place
def teahouse(s: Sheet, glow: Glow) -> None:
    """A small room of four and a half mats, open to the garden on one side."""
    s.add(rect(-10, -10, 620, 210, "#b8a577", 2))
    s.add(rect(340, 30, 270, 168, "#cfe0d8", 2), scenery.pine(540, 196, 110, 0.2), ellipse(420, 190, 60, 20, MOSS, 1.6), ellipse(500, 196, 60, 18, LEAF, 1.6), rect(470, 148, 12, 40, STONE, 1.5), poly([(456, 148), (476, 132), (496, 148)], STONE, 1.5))
    s.add(rect(330, -10, 12, 210, "#6b4a2c", 2), rect(-10, 20, 620, 10, "#6b4a2c", 1.8), rect(40, 50, 96, 70, "#efe6d2", 2), "".join(rect(x, 50, 4, 70, "#7a8a4c", 1) for x in range(52, 134, 13)))
    glow.append(rect(42, 52, 92, 66, LAMP, 0) + "".join(rect(x, 50, 4, 70, "#7A8A4C", 1) for x in range(52, 134, 13)))
    s.add(rect(180, 160, 110, 40, "#8a6a44", 1.8), ellipse(235, 160, 22, 8, "#3a2c22", 2), shape([(212, 158), (216, 136), (235, 130), (254, 136), (258, 158)], "#4d565c", 2))
    mats(s, 198)


def blade_row() -> str:
    return "".join(blade((210 + k * 44, 110), (6, -60), 56) for k in range(3)) + rect(190, 112, 130, 8, DARK, 1.6)
