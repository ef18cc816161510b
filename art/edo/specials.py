"""The twelve small pictures of the special cards, 600 x 260 units."""

from __future__ import annotations

from art.kit.cards import Scene, people, scenery
from art.kit.cards.people import bale, jointed, koban, robed
from art.kit.colour import mix as tone
from art.kit.press import (
    EARTH,
    GOLD,
    INDIGO,
    INK,
    LANTERN,
    LEAF,
    MOSS,
    PAPER,
    SEA,
    SLATE,
    SNOW,
    STRAW,
    VERMILION,
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

W, H = 600, 260
PICTURES: dict[str, Scene] = {}
STONE = "#a7a498"


def special(paint: Scene) -> Scene:
    PICTURES[paint.__name__] = paint
    return paint


def _wall(s: Sheet, a: str, b: str, floor: str = "#b9905c", y: float = 206) -> None:
    """An indoor ground: wall, beam and boards."""
    s.add(rect(-10, -10, 620, y + 10, s.bokashi((0, a), (1, b))), rect(-10, y, 620, 70, s.bokashi((0, tone(floor, INK, 0.2)), (1, floor)), 2))
    s.add(*(line([(x, y), (300 + (x - 300) * 1.3, 270)], tone(floor, INK, 0.45), 1.6) for x in range(-60, 700, 60)))


def _log(x: float, y: float, r: float, length: float) -> str:
    return shape([(x, y - r, 0), (x + length, y - r * 0.9, 0), (x + length + r * 0.5, y), (x + length, y + r * 0.9, 0), (x, y + r, 0)], "#a8743f", 2.2) + ellipse(x, y, r * 0.55, r, "#efce98", 2) + ellipse(x, y, r * 0.26, r * 0.5, "none", 1.2, "#8f5f34")


def _block(x: float, y: float, w: float, h: float, fill: str = STONE) -> str:
    """An ashlar, its front's lower left corner at (x, y)."""
    d = w * 0.3
    return poly([(x, y), (x, y - h), (x + w, y - h), (x + w, y)], fill, 2.2) + poly([(x, y - h), (x + d, y - h - d * 0.55), (x + w + d, y - h - d * 0.55), (x + w, y - h)], tone(fill, SNOW, 0.35), 2) + poly([(x + w, y), (x + w, y - h), (x + w + d, y - h - d * 0.55), (x + w + d, y - d * 0.55)], tone(fill, INK, 0.3), 2)


@special
def mint(s: Sheet) -> None:
    """The mint's scales and rows of koban."""
    _wall(s, "#8f4a34", "#d99a5c")
    s.add(*(rect(x, 20, 70, 96, "#6e3a2a", 2) + "".join(line([(x, 20 + k * 24), (x + 70, 20 + k * 24)], INK, 1.4) for k in (1, 2, 3)) + "".join(circle(x + 35, 32 + k * 24, 4, GOLD, 1) for k in range(4)) for x in (20, 100, 430, 510)))
    s.add(brush([(300, 236), (300, 60)], [14, 10], INK), brush([(300, 236), (300, 60)], [9, 6], GOLD), brush([(196, 84), (300, 66), (404, 84)], [7, 11, 7], INK), brush([(196, 84), (300, 66), (404, 84)], [4, 7, 4], GOLD), rect(250, 228, 100, 16, EARTH, 2.4, INK, 5))
    for x in (200, 400):
        s.add(line([(x, 84), (x - 38, 168)], INK, 1.8), line([(x, 84), (x + 38, 168)], INK, 1.8), shape([(x - 48, 166, 0), (x + 48, 166, 0), (x + 34, 184), (x - 34, 184)], "#b98a3c", 2.4))
    s.add(*(koban(180 + k * 14, 160 - k % 2 * 8, 17, 11, -6) for k in range(4)), rect(382, 140, 36, 26, SLATE, 2.4, INK, 3))
    for i in range(5):
        s.add(*(koban(60 + i * 20 + k * 7, 232 - k * 10, 20, 10) for k in range(3)), *(koban(466 + i * 22, 236 - k * 9, 20, 9) for k in range(2 + i % 3)))


@special
def foresters(s: Sheet) -> None:
    """Two sawyers at a leaning cedar log."""
    scenery.sky(s, (0, "#7fae9c"), (1, "#e6dcae"))
    for x, h in ((40, 230), (110, 200), (500, 220), (560, 250), (440, 180)):
        s.add(scenery.cedar(x, 226, h, tone("#35594a", PAPER, 0.1 if h < 210 else 0)))
    scenery.hills(s, [(0, 216), (300, 204), (600, 218)], MOSS)
    s.add(_log(150, 196, 24, 300), *(brush([(x, 246), (x + 30, 160)], [9, 9], EARTH) + brush([(x + 34, 246), (x + 4, 160)], [9, 9], EARTH) for x in (180, 390)))
    s.add(group(jointed("reach", INDIGO, legs=STRAW, head="band"), 250, 168, 1.0), group(jointed("reach", "#8f4a34", legs=SNOW, head="cloth"), 372, 250, 1.1, True))
    s.add(poly([(290, 92), (312, 92), (330, 214), (312, 220)], "#d5dcdc", 2), *(line([(312 + k * 2.1, 96 + k * 13), (318 + k * 2.1, 100 + k * 13)], INK, 1.4) for k in range(9)))
    s.add(_log(30, 244, 15, 90), _log(480, 244, 16, 100), _log(500, 218, 13, 70))


@special
def masons(s: Sheet) -> None:
    """A stepped quarry; one splits a block, one drags a sledge."""
    scenery.sky(s, (0, "#8fb6c4"), (1, "#efe0b4"))
    for k, (y, fill) in enumerate(((60, "#b9b6aa"), (104, "#aaa79b"), (148, "#9b988c"))):
        s.add(poly([(320 - k * 60, 270), (340 - k * 60, y), (610, y), (610, 270)], fill, 2.4), *(line([(x, y + 6), (x - 4, y + 40)], tone(fill, INK, 0.35), 1.8) for x in range(380 - k * 60, 600, 46)))
    scenery.hills(s, [(0, 214), (300, 206), (600, 216)], "#c9b98a")
    s.add(scenery.pine(60, 212, 120, 0.2), _block(220, 240, 74, 46), group(jointed("raise", "#8f4a34", legs=STRAW, head="band"), 190, 240, 1.1), brush([(194, 122), (150, 96)], [5, 5], EARTH), rect(132, 82, 30, 22, "#6d737c", 2.4))
    s.add(brush([(400, 244), (560, 244), (580, 236)], [8, 8, 4], EARTH), _block(430, 238, 70, 40), _block(448, 196, 46, 26, "#b7b4a8"), line([(404, 236), (366, 186)], "#5a4432", 3), group(jointed("carry", INDIGO, legs=SNOW, head="cloth"), 352, 244, 1.0, True))


@special
def terraces(s: Sheet) -> None:
    """Terraced fields mirrored in water, two planters."""
    scenery.sky(s, (0, "#e7a86a"), (0.5, "#f6e0ac"), (1, "#f6e0ac"))
    s.add(circle(470, 62, 36, VERMILION))
    scenery.hills(s, [(0, 110), (150, 76), (300, 112), (450, 90), (600, 116)], "#8fae98")
    for k, y in enumerate((112, 146, 182, 222)):
        pts = [(-20, y + 14), (150, y - 6), (320, y + 8), (480, y - 8), (620, y + 6)]
        s.add(shape([(-20, 280, 0), *pts, (620, 280, 0)], "#8f8a4c", 2.2), shape([(-20, 284, 0), *[(x, py + 8) for x, py in pts], (620, 284, 0)], s.bokashi((0, "#e3efe6"), (0.4, "#9cc6cc"), (1, SEA)), 1.4))
        s.add(*(brush([(x, y + 24 + k * 2), (x - 3, y + 14)], [2, 0.5], "#4f7a38") + brush([(x, y + 24 + k * 2), (x + 4, y + 13)], [2, 0.5], "#4f7a38") for x in range(20 + k * 13, 600, 40)))
    s.add(group(jointed("reach", INDIGO, legs=STRAW, head="kasa"), 190, 236, 0.92), group(jointed("reach", "#a8483a", legs=STRAW, head="kasa"), 400, 246, 0.98, True))


@special
def levy(s: Sheet) -> None:
    """A column of men with beams and stone on their backs."""
    scenery.sky(s, (0, "#6d93b4"), (1, "#f2dcaa"))
    scenery.fuji(s, 470, 190, 300, 130, "#6d8ea3")
    scenery.hills(s, [(0, 180), (200, 166), (420, 184), (600, 172)], LEAF)
    scenery.hills(s, [(0, 222), (300, 212), (600, 224)], "#d5c08a")
    s.add(people.banner(560, 236, 190, 34, VERMILION))
    for i, (x, cloth) in enumerate(((70, INDIGO), (180, "#8f4a34"), (300, "#5d7a54"), (420, "#6a4a86"))):
        s.add(group(jointed("carry", cloth, legs=STRAW, head="kasa" if i % 2 else "band"), x, 244, 1.12))
        s.add(_log(x - 46, 138, 12, 96) if i % 2 == 0 else group(_block(-20, 0, 40, 30), x - 4, 162))


@special
def master_builder(s: Sheet) -> None:
    """The master and his plan, a frame of posts behind."""
    scenery.sky(s, (0, "#d99a5c"), (1, "#f6e6bb"))
    for x in (330, 410, 490, 570):
        s.add(brush([(x, 230), (x, 60)], [13, 13], INK), brush([(x, 230), (x, 60)], [8, 8], "#c99a5f"))
    for y in (66, 130):
        s.add(brush([(306, y), (596, y)], [14, 14], INK), brush([(306, y), (596, y)], [9, 9], "#b98550"))
    s.add(poly([(296, 60), (450, 8), (604, 60)], "none", 5), brush([(300, 58), (450, 10), (600, 58)], [6, 8, 6], "#b98550"), rect(-10, 226, 620, 50, "#c9b07a", 2))
    s.add(group(robed("#31566f", head="topknot", crest=GOLD), 120, 244, 1.75))
    s.add(group(rect(-96, -50, 192, 100, "#fbf3dd", 2.6) + "".join(line([(-80, y), (80, y)], SEA, 1.4) for y in (-30, -10, 10, 30)) + poly([(-50, 26), (-50, -6), (0, -36), (50, -6), (50, 26)], "none", 3, INDIGO) + line([(-50, -6), (50, -6)], INDIGO, 3) + line([(0, -36), (0, 26)], INDIGO, 2.4), 232, 150, 0.95, False, -6))
    s.add(_log(330, 248, 12, 120))


@special
def carpenters(s: Sheet) -> None:
    """The carpenter's yard: a plane, shavings, beams on trestles."""
    _wall(s, "#a9835a", "#e3c894", "#c9a872", 190)
    s.add(*(brush([(30 + k * 22, 186), (54 + k * 22, 20)], [11, 11], INK) + brush([(30 + k * 22, 186), (54 + k * 22, 20)], [7, 7], ("#c99a5f", "#b98550", "#d5ab70")[k % 3]) for k in range(5)))
    s.add(*(brush([(x, 246), (x + 26, 182)], [8, 8], EARTH) + brush([(x + 30, 246), (x + 4, 182)], [8, 8], EARTH) for x in (250, 500)))
    s.add(rect(200, 160, 380, 28, s.bokashi((0, "#e3bd84"), (1, "#b98550")), 2.6), *(line([(210, 166 + k * 6), (400, 168 + k * 5), (570, 166 + k * 6)], "#8f5f34", 1) for k in range(4)))
    s.add(group(jointed("reach", INDIGO, legs=STRAW, head="band"), 300, 160, 1.3), rect(350, 132, 74, 28, "#8f5f34", 2.4, INK, 3), rect(380, 116, 12, 20, "#c9d2d8", 2))
    s.add(*(shape([(430 + k * 20, 140 - k % 2 * 14), (446 + k * 20, 118), (458 + k * 20, 134), (446 + k * 20, 142), (440 + k * 20, 132)], "#f2dcae", 1.6) for k in range(5)), *(shape([(x, 250), (x + 12, 232), (x + 24, 244), (x + 12, 250)], "#f2dcae", 1.4) for x in (220, 330, 380, 450)))
    s.add(poly([(540, 60), (590, 48), (592, 62), (546, 76)], "#c9d2d8", 2), brush([(546, 70), (530, 120)], [7, 7], EARTH))


@special
def rampart_masons(s: Sheet) -> None:
    """A great wall going up, a block swung in by a tripod."""
    scenery.sky(s, (0, "#8fa9bc"), (1, "#efdcb4"))
    for row in range(5):
        y = 262 - row * 40
        for k in range(7 - row):
            s.add(poly([(-20 + k * 62 + row * 14, y), (-14 + k * 62 + row * 14, y - 39), (40 + k * 62 + row * 14, y - 38), (42 + k * 62 + row * 14, y)], tone(STONE, INK if (k + row) % 3 else SNOW, 0.12), 2.2))
    scenery.hills(s, [(380, 240), (480, 232), (600, 240)], "#c9b98a")
    s.add(*(brush(p, [10, 8], INK) + brush(p, [6, 5], "#b98550") for p in ([(420, 252), (470, 30)], [(560, 252), (474, 30)], [(500, 236), (472, 30)])))
    s.add(line([(472, 36), (472, 118)], INK, 3), line([(472, 118), (436, 138)], INK, 2.4), line([(472, 118), (508, 138)], INK, 2.4), _block(432, 184, 70, 46), circle(472, 40, 10, EARTH, 2.4))
    s.add(group(jointed("reach", "#8f4a34", legs=SNOW, head="band"), 390, 252, 0.95), group(jointed("stand", INDIGO, legs=STRAW, head="jingasa"), 190, 100, 0.82))


@special
def caravan(s: Sheet) -> None:
    """Pack horses in a line under pines."""
    scenery.sky(s, (0, "#c8663c"), (0.6, "#f2c890"), (1, "#f2dcaa"))
    scenery.hills(s, [(0, 150), (160, 120), (330, 156), (600, 116)], "#b98a6a")
    s.add(scenery.pine(70, 226, 190, 0.25), scenery.pine(560, 224, 170, -0.25))
    scenery.hills(s, [(0, 222), (300, 212), (600, 224)], "#d9b97c")
    for i, x in enumerate((150, 300, 450)):
        coat = ("#5a3a2a", "#8a5a3a", "#3a2a26")[i]
        s.add(group(_pack_horse(coat), x, 240, 1.15))
    s.add(group(jointed("stand", INDIGO, legs=STRAW, head="kasa"), 548, 246, 1.0), line([(530, 190), (496, 164)], INK, 2))


def _pack_horse(coat: str) -> str:
    body = [(-46, -54), (-38, -66), (-10, -62), (16, -66), (30, -84), (38, -98), (45, -98), (54, -92), (64, -74), (58, -68), (44, -72), (38, -54), (28, -38), (4, -34), (-22, -36), (-44, -38)]
    legs = "".join(brush(p, [11, 7, 5], INK) + brush(p, [8, 5, 3], tone(coat, INK, k * 0.3)) for k, p in enumerate(([(26, -44), (24, -20), (26, 0)], [(-34, -46), (-38, -20), (-34, 0)], [(12, -42), (16, -20), (12, 0)], [(-24, -44), (-20, -20), (-24, 0)])))
    pack = rect(-30, -82, 44, 40, STRAW, 2.2, INK, 6) + line([(-30, -62), (14, -62)], VERMILION, 4) + line([(-8, -82), (-8, -42)], VERMILION, 4) + rect(-22, -98, 28, 18, "#a8483a", 2, INK, 4)
    return legs + shape(body, coat, 2) + brush([(14, -66), (24, -82), (36, -100)], [3, 9, 3], INK) + brush([(-44, -58), (-56, -44), (-54, -20)], [6, 9, 1], INK) + circle(53, -84, 1.8, SNOW) + pack


@special
def guild(s: Sheet) -> None:
    """The guild house in the evening, its curtain and lanterns."""
    scenery.sky(s, (0, "#2c3f5c"), (0.6, "#8a6a86"), (1, "#e0a880"))
    s.add(scenery.house(90, 226, 150, 150, "#8a6a48", SLATE, LANTERN, 3), scenery.house(520, 226, 150, 140, "#8a6a48", SLATE, LANTERN, 3))
    s.add(rect(180, 110, 250, 118, "#6e4a30", 2.6), rect(200, 130, 210, 98, LANTERN, 2.2), scenery.roof(305, 114, 320, 74, "#3f4e5c", 0.62))
    s.add(*(shape([(200 + k * 52.5, 130, 0), (250 + k * 52.5, 130, 0), (251 + k * 52.5, 186, 0), (225 + k * 52.5, 190), (199 + k * 52.5, 186, 0)], INDIGO, 2.2) for k in range(4)), circle(305, 156, 20, SNOW), rect(294, 145, 22, 22, INDIGO, 0, INK, 2))
    s.add(rect(-10, 226, 620, 50, "#6d5a48", 2), scenery.lantern(s, 176, 120, 15, VERMILION, 0.6, LANTERN), scenery.lantern(s, 434, 120, 15, VERMILION, 0.6, LANTERN))
    s.add(group(robed("#8a6a3c", head="topknot"), 262, 246, 0.92), group(robed("#31566f", head="topknot"), 352, 246, 0.92, True), group(bale(0, 0, 22), 470, 226), group(bale(0, 0, 22), 512, 226), group(bale(0, 0, 22), 491, 190))


@special
def post_riders(s: Sheet) -> None:
    """Two riders at the gallop past milestones."""
    scenery.sky(s, (0, "#4f86b0"), (1, "#efe2b8"))
    scenery.hills(s, [(0, 140), (200, 110), (400, 146), (600, 118)], "#8fae98")
    scenery.hills(s, [(0, 214), (300, 204), (600, 216)], "#d5c48a")
    s.add(*(brush([(x, y), (x + n, y)], [0.4, 3, 0.4], SNOW) for x, y, n in ((10, 90, 150), (60, 130, 120), (240, 84, 110), (20, 176, 90), (300, 120, 90))))
    s.add(rect(556, 150, 24, 70, "#d9d2be", 2.4), poly([(550, 152), (586, 152), (568, 132)], "#b7b4a8", 2.2))
    s.add(group(people.rider(VERMILION, "#5a3a2a"), 400, 246, 1.22, False, -9), group(people.rider(INDIGO, "#b98a5a"), 190, 240, 1.05, False, -9))
    s.add(*(ellipse(x, 246, r, r * 0.5, "#efe0b4") for x, r in ((80, 16), (110, 11), (290, 16), (322, 11))))


@special
def tax_farm(s: Sheet) -> None:
    """The collector measures rice before the storehouse."""
    scenery.sky(s, (0, "#7fae9c"), (1, "#efe2b4"))
    s.add(rect(360, 70, 220, 160, "#f3ead6", 2.6), rect(360, 150, 220, 80, "#4a545c", 2), *(line([(360 + k * 22, 150), (360 + k * 22 + 30, 230)], "#8a949c", 1.6) for k in range(0, 9)), rect(442, 140, 58, 90, "#5f4430", 2.4), scenery.roof(470, 76, 280, 66, "#3f4e5c", 0.6))
    scenery.hills(s, [(0, 222), (300, 216), (600, 224)], "#c9b070")
    s.add(*(group(bale(0, 0, 24), x, y) for x, y in ((330, 218), (380, 218), (355, 178), (540, 222))))
    s.add(group(robed("#5d4a86", wings="#3f3660", head="topknot", swords=True, crest=GOLD), 110, 246, 1.6), rect(176, 186, 110, 60, "#c99a5f", 2.8), poly([(176, 186), (194, 170), (268, 170), (286, 186)], "#f6ecd0", 2.4), line([(176, 216), (286, 216)], EARTH, 2.4))
    s.add(rect(146, 110, 64, 44, "#fbf3dd", 2.2), *(brush([(156 + k * 11, 116), (155 + k * 11, 146 - k % 2 * 8)], [2.6, 2], INK) for k in range(5)))


def picture(name: str) -> str:
    s = Sheet(f"edo_{name}", W, H)
    PICTURES[name](s)
    return s.svg(0.9)


