"""Vignettes of the five mission categories, two each, and of the two missions with a picture of their own."""

from __future__ import annotations

from art.kit.cards import people, scenery
from art.kit.cards.people import jointed
from art.kit.colour import mix as tone
from art.kit.press import (
    BLOOD,
    DUSK,
    EARTH,
    GOLD,
    INDIGO,
    INK,
    LANTERN,
    PAPER,
    PEACH,
    PINE,
    PLUM,
    SEA,
    SHADOW,
    SILVER,
    SKIN,
    SLATE,
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
from art.yedo.cards.scenes import scene

RIM = "#7f9bb5"  # moonlit edge that lifts a dark figure off a dark ground


def _big_roof(s: Sheet, x0: float, y0: float, x1: float, y1: float, drop: float, fill: str) -> None:
    """A near roof running off the sheet: ridge from (x0, y0) to (x1, y1), tiles falling below it."""
    s.add(poly([(x0, y0), (x1, y1), (x1 + 60, y1 + drop), (x0 - 60, y0 + drop)], fill, 2.4))
    n = 26
    for i in range(n + 1):
        t = i / n
        x, y = x0 + (x1 - x0) * t, y0 + (y1 - y0) * t
        lean = (t - 0.5) * 120
        s.add(brush([(x, y), (x + lean * 0.5, y + drop * 0.5), (x + lean, y + drop)], [2, 3.4, 4.4], tone(fill, INK, 0.55)))
        if i < n:
            for k in (0.3, 0.62):
                s.add(line([(x + lean * k, y + drop * k), (x + lean * k + (x1 - x0) / n, y + drop * k + (y1 - y0) / n + 3)], tone(fill, INK, 0.4), 1.3))
    s.add(brush([(x0 - 8, y0), (x1 + 8, y1)], [17, 17], INK), brush([(x0 - 8, y0 - 1), (x1 + 8, y1 - 1)], [12, 12], tone(fill, INK, 0.25)))
    s.add(line([(x0, y0 - 3), (x1, y1 - 3)], tone(fill, SNOW, 0.35), 1.8))


@scene("espionage")
def espionage(s: Sheet) -> None:
    scenery.sky(s, (0, "#0f2138"), (0.55, "#2f5878"), (1, "#8fb0b4"))
    scenery.stars(s, 30, 110)
    scenery.moon(s, 232, 106, 84, "#f6e7b4", "#f6e7b4", 0.55)
    scenery.clouds(s, 330, 60, 230, 3, "#6d8ba3", 13)
    s.add(scenery.keep(486, 214, 88, 3, "#c9d2d8", "#22364c", "#3c4d5c", LANTERN))
    scenery.hills(s, [(0, 206), (110, 192), (230, 210), (380, 196), (600, 208)], "#1b3246")
    _big_roof(s, -20, 196, 430, 172, 110, "#34495e")
    s.add(group(jointed("crouch", "#141d2b", sash=VERMILION, scarf=VERMILION, sword="back"), 226, 182, 1.55))
    scenery.clouds(s, -60, 228, 220, 2, GOLD, 15)
    scenery.clouds(s, 440, 222, 220, 3, GOLD, 15)


@scene("espionage_b")
def espionage_b(s: Sheet) -> None:
    scenery.sky(s, (0, "#0c1a2c"), (1, "#26425a"))
    s.add(rect(206, 24, 420, 196, "#3b2a22", 2.4), circle(420, 124, 190, s.glow(LANTERN, 0.7)))
    s.add(rect(220, 48, 380, 158, s.bokashi((0, "#f0bf66"), (0.6, "#fbe3a4"), (1, "#f3c875")), 2))
    lit = "#7a4a24"
    for x, flip in ((330, False), (494, True)):
        s.add(group(jointed("sit", lit, legs=lit, arms=lit, head="topknot", sash=lit, skin=lit, ink=lit).replace(INK, lit).replace(BLOOD, lit), x, 206, 2.2, flip))
        s.add(group(poly([(-20, -2), (26, -2), (18, -34), (-14, -34)], lit, 0), x, 206, 2, flip))
    s.add(rect(396, 178, 34, 28, lit), rect(408, 146, 10, 34, lit), poly([(392, 148), (434, 148), (424, 116), (402, 116)], "#fff3c9", 2, lit))
    for k in range(5):
        s.add(rect(216 + k * 96, 40, 6, 168, "#3b2a22"))
    for k in range(9):
        s.add(rect(220 + k * 48, 48, 2.4, 158, "#4d3524"))
    for y in (86, 126, 166):
        s.add(rect(220, y, 390, 2.4, "#4d3524"))
    s.add(rect(190, 10, 430, 30, "#1f2a38", 2.4), rect(196, 206, 420, 16, "#5a3d29", 2), rect(196, 222, 420, 40, "#101b29"))
    s.add("".join(rect(x, 220, 12, 44, "#33241b", 1.5) for x in (214, 330, 446, 560)))
    scenery.hills(s, [(0, 234), (120, 222), (240, 240), (600, 246)], "#14271f")
    s.add(scenery.pine(70, 240, 190, -0.15, "#1f3f38", "#2b2320"))
    s.add(group(jointed("crouch", "#16263a", sash=VERMILION, sword="back", ink=INK), 168, 240, 1.5))
    scenery.grass(s, 262, 46, "#1d3a2e", 34)
    scenery.moon(s, 112, 44, 17, SILVER, SILVER, 0.5)


@scene("theft")
def theft(s: Sheet) -> None:
    scenery.sky(s, (0, "#27496a"), (0.5, "#7fa0a4"), (0.8, PEACH), (1, DUSK))
    scenery.moon(s, 92, 60, 26, SNOW, SNOW, 0.4)
    scenery.hills(s, [(0, 190), (150, 168), (320, 184), (470, 160), (600, 178)], "#5d7f84")
    s.add(scenery.roof(480, 92, 210, 54, "#3d4d5c", 0.62), rect(396, 90, 168, 150, SNOW, 2.2))
    for i in range(7):
        for k in range(3):
            s.add(poly([(396 + i * 24 + 12, 178 + k * 24), (396 + i * 24 + 24, 190 + k * 24), (396 + i * 24 + 12, 202 + k * 24), (396 + i * 24, 190 + k * 24)], "#3d4d5c", 1, SNOW))
    s.add(rect(446, 104, 68, 64, "#3d4d5c", 2), rect(454, 112, 52, 56, INK), rect(520, 108, 26, 60, "#7a8894", 2), rect(414, 108, 26, 60, "#7a8894", 2))
    scenery.wall_tiled(s, -20, 196, 640, 70, "#efe3c8", "#3d4d5c")
    sack = shape([(-40, -78), (-26, -98), (-4, -100), (6, -84), (0, -62), (-26, -56)], "#e8dfc6", 1.8) + line([(-30, -90), (-12, -82), (0, -70)], INK, 1.2) + brush([(2, -76), (14, -68)], [8, 4], "#e8dfc6")
    s.add(group(sack + jointed("run", "#1a2434", sash=VERMILION, head="cloth", scarf=""), 230, 196, 1.6))
    for x, y, t in ((176, 150, 30), (150, 172, -20), (128, 148, 60), (108, 178, 10), (196, 176, -50), (84, 166, 40)):
        s.add(people.koban(x, y, 5, 9, t))
    scenery.clouds(s, -40, 108, 180, 3, GOLD, 13)


@scene("theft_b")
def theft_b(s: Sheet) -> None:
    scenery.sky(s, (0, "#120f14"), (0.5, "#33232a"), (1, "#4a2f2b"))
    s.add(poly([(240, -10), (360, -10), (470, 270), (130, 270)], s.bokashi((0, "#f6dfa0", 0.75), (1, "#f2c063", 0.28)), 0))
    s.add("".join(rect(x, -6, 20, 280, "#2a1c1c", 2) for x in (40, 132, 448, 540)), rect(-10, 16, 620, 18, "#3a2724", 2))
    for x in (70, 476):
        s.add(rect(x, 60, 58, 150, "#5a3b2c", 2), *[rect(x + 5, 66 + k * 36, 48, 30, "#4a2f24", 1.6) for k in range(4)], *[circle(x + 29, 81 + k * 36, 4, GOLD, 1) for k in range(4)])
    s.add(rect(-10, 216, 620, 60, "#6d5a3a", 2), *[line([(k * 120 - 20, 262), (k * 90 + 90, 216)], "#3f3322", 2) for k in range(6)])
    s.add(rect(232, 218, 136, 12, INK, 2), rect(244, 230, 112, 16, BLOOD, 2), poly([(238, 218), (362, 218), (350, 208), (250, 208)], VERMILION, 2))
    jar = shape([(-18, 46, 0), (-34, 28), (-30, 8), (-12, 0, 0), (12, 0, 0), (30, 8), (34, 28), (18, 46, 0)], s.bokashi((0, "#fbe7a8"), (0.5, GOLD), (1, "#a8792c")), 2.2) + rect(-16, -10, 32, 12, "#b98a3a", 2, INK, 3) + line([(-28, 16), (0, 24), (27, 16)], VERMILION, 3)
    s.add(circle(300, 180, 84, s.glow("#fff0b8", 0.85)), group(jar, 300, 156, 1.15))
    s.add(line([(300, -10), (300, 40)], INK, 4), line([(300, -10), (300, 40)], STRAW, 2))
    hang = {"hip": (0, 4), "chest": (2, 34), "head": (4, 52), "knee_f": (17, -12), "foot_f": (1, -33), "knee_b": (-15, -12), "foot_b": (-1, -34),
            "elbow_f": (26, 48), "hand_f": (18, 84), "elbow_b": (-22, 48), "hand_b": (-12, 84)}
    s.add(group(jointed(hang, "#1b2738", sash=VERMILION, scarf="", ink=INK), 300, 40, 1.08))
    scenery.clouds(s, -50, 236, 200, 2, "#7d5a34", 14)
    scenery.clouds(s, 440, 240, 200, 2, "#7d5a34", 14)


@scene("kidnapping")
def kidnapping(s: Sheet) -> None:
    scenery.sky(s, (0, "#54606c"), (0.5, "#93a0a0"), (1, "#d8d3c0"))
    scenery.hills(s, [(0, 150), (90, 120), (190, 156), (320, 130), (470, 162), (600, 140)], "#7c8c8c")
    for x in (30, 92, 520, 580):
        s.add(scenery.cedar(x, 214, 176 - (x * 3) % 40, "#5a736c"))
    scenery.hills(s, [(0, 214), (200, 208), (420, 218), (600, 208)], "#b9b094")
    bearer = jointed("carry", VERMILION, legs=SKIN, arms=SKIN, head="kasa", sash=INK)
    s.add(group(bearer, 198, 236, 1.24), group(people.palanquin(), 300, 226, 1.34), group(jointed("carry", INDIGO, legs=SKIN, arms=SKIN, head="kasa", sash=INK), 400, 236, 1.24))
    s.add(group(people.robed("#5a4a52", head="jingasa"), 520, 240, 1.25, True), people.spear(494, 238, 130, -8))
    s.add(brush([(-20, 64), (70, 60), (150, 78), (210, 66)], [26, 18, 10, 2], INK), brush([(70, 60), (120, 40), (150, 20)], [10, 6, 2], INK))
    for x, y, r in ((134, 30, 40), (40, 56, 54), (124, 72, 42), (186, 66, 34)):
        s.add(scenery.needles(x, y, r, PINE))
    s.add(group(jointed("leap", "#18202c", sash=VERMILION, scarf=VERMILION) + people.blade((2, -110), (-30, -26), 46), 246, 168, 1.15, False, 12))
    s.add(group(jointed("crouch", "#18202c", sash=VERMILION), 62, 246, 1.15))
    scenery.rain(s, 80, 0.3, "#26303a", 0.55)


@scene("kidnapping_b")
def kidnapping_b(s: Sheet) -> None:
    scenery.sky(s, (0, "#15304c"), (0.6, "#4f7f94"), (1, "#a9c3b8"))
    scenery.moon(s, 440, 70, 38, "#f6e7b4", "#f6e7b4", 0.6)
    scenery.hills(s, [(0, 132), (120, 120), (300, 134), (450, 122), (600, 130)], "#2c4f62")
    scenery.water(s, 140, "#2f6480", "#a9c9cc")
    s.add(*[ellipse(440 + k, 150 + i * 12, 30 - i * 3, 2.4, "#f6e7b4") for i, k in enumerate((0, -8, 6, -4, 3))])
    for x in (120, 372):
        s.add(rect(x, 8, 22, 150, "#2a2a30", 2), rect(x - 8, 26, 38, 10, "#2a2a30", 2))
    s.add(shape([(-20, 34, 0), (150, 6), (330, -6), (620, 12, 0), (620, -20, 0), (-20, -20, 0)], "#22262e", 2.2))
    s.add(scenery.boat(300, 216, 330, "#4a3328"))
    bundle = shape([(-50, 0, 0), (-44, -26), (-10, -34), (26, -26), (44, 0, 0)], VERMILION, 2) + "".join(brush([(k, -32 + abs(k) * 0.25), (k + 6, 0)], [4, 4], STRAW) for k in (-28, -8, 14))
    s.add(group(people.lady("#b85a78", GOLD, SNOW, PAPER), 300, 206, 0.92))
    s.add(*[brush([(286, y), (318, y + 2)], [4, 4], STRAW) for y in (150, 160, 170)])
    s.add(group(bundle, 372, 202, 0.7))
    pole = brush([(212, 66), (166, 252)], [5, 4], INK)
    s.add(pole, group(jointed("reach", "#1a2636", sash=VERMILION, head="kasa"), 232, 202, 1.15, True), group(jointed("crouch", "#1a2636", sash=VERMILION, scarf=PLUM), 424, 188, 1.0, True))
    scenery.clouds(s, -60, 226, 200, 2, GOLD, 15)
    scenery.clouds(s, 450, 232, 210, 2, GOLD, 14)


@scene("assassination")
def assassination(s: Sheet) -> None:
    scenery.sky(s, (0, "#1a1012"), (1, "#3a1613"))
    s.add(rect(30, 18, 540, 200, s.bokashi((0, "#8f2a22"), (0.5, "#d9572f"), (1, "#f2a04e")), 2.4), circle(400, 150, 130, s.glow("#ffe0a0", 0.8)))
    dark = "#1f0f10"
    s.add(shape([(330, 218, 0), (346, 190), (400, 178), (470, 176), (520, 188), (540, 218, 0)], dark, 0), ellipse(330, 194, 17, 14, dark), rect(296, 204, 60, 14, dark), brush([(320, 184), (312, 174), (328, 176)], [6, 6, 4], dark))
    s.add(rect(506, 126, 8, 92, dark), poly([(486, 132), (534, 132), (524, 96), (496, 96)], "#fff0c0", 2, dark))
    man = jointed("raise", dark, head="hood", sash=dark, ink=dark, skin="#d9572f")
    s.add(group(man, 214, 218, 1.66), people.blade((212, 40), (60, 22), 112, "#fff3d6"))
    for k in range(7):
        s.add(rect(28 + k * 90, 18, 5, 200, "#2b1512"))
    for k in range(13):
        s.add(rect(30 + k * 45, 18, 2, 200, "#2b1512"))
    for y in (66, 116, 166):
        s.add(rect(30, y, 540, 2, "#2b1512"))
    s.add(rect(-10, -10, 620, 26, "#2a1714", 2), rect(-10, 218, 620, 16, "#4a2a1e", 2), rect(-10, 234, 620, 40, "#150c0c"))
    for x, y, r in ((60, 60, 9), (76, 84, 4), (52, 92, 3), (88, 58, 3)):
        s.add(circle(x, y, r, BLOOD))


@scene("assassination_b")
def assassination_b(s: Sheet) -> None:
    scenery.sky(s, (0, "#143034"), (0.6, "#3d6d66"), (1, "#a3b98d"))
    scenery.moon(s, 470, 84, 46, "#f4edc6", "#f4edc6", 0.6)
    for x in range(10, 600, 42):
        s.add(scenery.bamboo(x + s.random.uniform(-10, 10), 280, 7, "#4d7d6a", 262, s.random.uniform(-16, 16)))
    s.add(circle(470, 160, 70, s.glow(LANTERN, 0.7)))
    s.add(group(people.robed("#7b5a86", wings=PLUM, swords=True, crest=SNOW), 498, 236, 0.98), group(people.robed("#56606a", head="jingasa"), 552, 234, 0.9, True))
    s.add(group(people.robed("#56606a", head="jingasa"), 440, 236, 0.9), scenery.lantern(s, 470, 168, 10), line([(454, 176), (470, 166)], INK, 2))
    scenery.hills(s, [(0, 240), (180, 232), (400, 244), (600, 236)], "#20423a")
    for x, w, c in ((60, 20, "#2f6b52"), (300, 17, "#3a7a5c"), (366, 22, "#2a5f4b")):
        s.add(scenery.bamboo(x, 290, w, c, 268, 10))
    archer = jointed("bow", "#16211f", sash=VERMILION, head="hood")
    bow = brush([(50, -146), (32, -104), (44, -76), (34, -44), (46, -22)], [1.5, 5, 5, 5, 1.5], INK) + line([(50, -146), (-6, -77), (46, -22)], PAPER, 1.2) + brush([(-6, -77), (70, -76)], [1.8, 1.8], INK) + poly([(70, -79), (82, -76), (70, -73)], SILVER, 1) + poly([(-6, -77), (-14, -81), (-2, -81)], VERMILION, 0.8) + poly([(-6, -77), (-14, -73), (-2, -73)], VERMILION, 0.8)
    s.add(group(bow + archer, 176, 244, 1.5))
    scenery.bamboo_leaves(s, 60, 36, 16, "#2a5f4b", 46)
    scenery.bamboo_leaves(s, 330, 24, 14, "#2a5f4b", 40)
    scenery.bamboo_leaves(s, 20, 210, 10, "#183a30", 40)
    scenery.grass(s, 264, 40, "#16302a", 30)


@scene("warfare")
def warfare(s: Sheet) -> None:
    scenery.sky(s, (0, "#3d4652"), (0.5, "#8a8f8c"), (0.85, "#d8b48a"), (1, "#e0a074"))
    scenery.hills(s, [(0, 170), (120, 140), (260, 166), (420, 136), (600, 160)], "#6b746f")
    for i in range(15):
        x = 16 + i * 40
        s.add(people.spear(x, 260, 150 + (i * 37) % 40, -10))
    for x, c, m, h in ((20, VERMILION, SNOW, 200), (92, INDIGO, SNOW, 170), (452, PINE, GOLD, 176), (530, VERMILION, SNOW, 206)):
        s.add(people.banner(x, 262, h, 44, c, m, 10))
    for i in range(8):
        x = 40 + i * 76
        if 190 < x < 400:
            continue
        s.add(people.kabuto(x, 226 + (i % 2) * 8, 1.1, SLATE, "#2b3038", "#8a8f8c"))
    s.add(people.blade((150, 204), (56, -32), 262), people.blade((450, 204), (-56, -32), 262))
    s.add(group(people.armoured(VERMILION, SHADOW, GOLD), 300, 318, 2.3))
    scenery.rain(s, 90, -0.32, "#20262c", 0.5)


def flame(x: float, y: float, w: float, h: float, fill: str) -> str:
    """Forked tongues of fire rising from y, leaning with the wind."""
    ring: list[Point] = [(-0.5, 0, 0), (-0.55, -0.3), (-0.3, -0.5), (-0.34, -0.72, 0), (-0.12, -0.56), (-0.02, -0.76), (0.12, -1, 0), (0.16, -0.68), (0.3, -0.5), (0.44, -0.62, 0), (0.46, -0.3), (0.5, 0, 0)]
    return shape([(x + p[0] * w, y + p[1] * h, *p[2:]) for p in ring], fill, 1.6, BLOOD)


@scene("warfare_b")
def warfare_b(s: Sheet) -> None:
    scenery.sky(s, (0, "#1b1220"), (0.45, "#6b2a28"), (0.8, "#d9612f"), (1, "#f5b55c"))
    s.add(circle(410, 130, 220, s.glow("#ffb04a", 0.7)))
    for i, h in enumerate((96, 150, 118, 176, 140, 190, 128, 164, 104)):
        s.add(flame(322 + i * 22, 214, 40, h, "#e8572c"))
    s.add(scenery.keep(410, 216, 132, 3, "#4a2420", "#231a20", "#2c2226", "#ffcf6a"))
    for x, y, w, h in ((330, 214, 44, 74), (366, 172, 26, 46), (398, 214, 40, 58), (420, 132, 24, 54), (446, 176, 30, 60), (484, 214, 48, 84), (388, 128, 18, 34)):
        s.add(flame(x, y, w, h, "#f0762f"), flame(x + 1, y, w * 0.55, h * 0.6, "#ffd27a"))
    for pts in ([(430, 70), (470, 40), (460, 10), (540, -20)], [(380, 60), (350, 30), (390, 0), (340, -30)], [(470, 90), (530, 70), (540, 40), (620, 20)]):
        s.add(brush(pts, [8, 36, 50, 60], "#241722", 'opacity="0.8"'))
    scenery.hills(s, [(0, 206), (120, 196), (260, 214), (420, 206), (600, 216)], "#1c1418")
    dark = "#1c1418"
    for i in range(10):
        x = 250 + i * 36
        s.add(group(jointed("run", dark, head="jingasa", sash="", skin=dark, ink=dark), x, 236 + (i % 2) * 6, 0.56), people.spear(x - 4, 228, 58, 16, ""))
    s.add(people.banner(20, 250, 190, 40, "#7a1f1c", "#f5b55c", 12), people.banner(562, 232, 132, 28, "#7a1f1c", "#f5b55c", 8))
    s.add(group(people.rider(VERMILION, "#120c10", GOLD), 136, 246, 1.42))
    for _ in range(30):
        s.add(circle(s.random.uniform(260, 600), s.random.uniform(0, 180), s.random.choice([1.2, 1.8, 2.6]), "#ffd98a"))
    scenery.grass(s, 262, 50, "#0f0a0c", 22)


@scene("kill_the_shogun")
def kill_the_shogun(s: Sheet) -> None:
    scenery.sky(s, (0, "#2a0f12"), (1, "#5a1a18"))
    leaf = s.bokashi((0, "#b98a34"), (0.5, "#e6c673"), (1, GOLD))
    for k in range(5):
        s.add(poly([(96 + k * 82, 14 + (k % 2) * 8), (178 + k * 82, 22 - (k % 2) * 8), (178 + k * 82, 208), (96 + k * 82, 208)], leaf, 2))
    s.add(circle(300, 96, 64, VERMILION))
    s.add(scenery.pine(470, 208, 160, -0.3, "#31584a"))
    s.add(rect(-10, 206, 620, 14, "#7a2a22", 2), rect(-10, 220, 620, 50, "#2a1512", 2), rect(150, 196, 300, 14, INK, 2), rect(160, 192, 280, 6, GOLD, 1.4))
    lord = shape([(-66, 0, 0), (-58, -24), (-26, -46), (26, -46), (58, -24), (66, 0, 0)], "#221a24", 2.2) + shape([(-26, -40), (-50, -88, 0), (-10, -92), (0, -96), (10, -92), (50, -88, 0), (26, -40)], "#3a2a4a", 2.2)
    lord += "".join(circle(x, y, 7, GOLD) + circle(x, y, 3, "#3a2a4a") for x, y in ((-28, -74), (28, -74))) + poly([(-12, -94), (12, -94), (0, -64)], SNOW, 1.5)
    lord += ellipse(0, -108, 14, 17, SKIN, 2) + shape([(-14, -112), (-12, -128), (0, -132), (12, -128), (14, -112), (0, -118)], INK, 1) + shape([(-8, -128, 0), (-6, -156), (8, -164), (14, -150), (9, -128, 0)], INK, 1)
    lord += line([(-9, -108), (-3, -106)], INK, 2) + line([(9, -108), (3, -106)], INK, 2) + line([(-5, -97), (5, -97)], BLOOD, 2) + poly([(26, -30), (66, -52), (70, -40), (32, -22)], GOLD, 1.6)
    s.add(group(lord, 300, 196, 0.98))
    foe = jointed("leap", "#131722", sash=VERMILION, scarf=VERMILION, ink=INK)
    s.add(group(foe + people.blade((-2, -110), (40, 6), 62), 128, 206, 1.3, False, 6))
    for x in (40, 560):
        s.add(rect(x - 5, 92, 10, 130, INK), circle(x, 76, 70, s.glow("#ffb04a", 0.8)), shape([(x - 14, 94), (x - 8, 70), (x, 46, 0), (x + 9, 72), (x + 14, 94)], "#ffb04a", 2, VERMILION), poly([(x - 20, 92), (x + 20, 92), (x + 12, 106), (x - 12, 106)], "#3a2a26", 2))


@scene("jesuits")
def jesuits(s: Sheet) -> None:
    scenery.sky(s, (0, "#4d86a3"), (0.5, "#a9c6bb"), (0.85, "#f3dcae"), (1, PEACH))
    scenery.hills(s, [(0, 150), (140, 132), (280, 150), (420, 140), (600, 152)], "#7fa39a")
    scenery.water(s, 158, SEA, "#cfe0d8")
    s.add(scenery.carrack(150, 200, 190))
    scenery.hills(s, [(250, 268), (300, 226), (400, 212), (520, 218), (600, 210)], "#a8a374")
    church = rect(430, 104, 118, 112, SNOW, 2.2) + poly([(416, 106), (489, 54), (562, 106)], VERMILION, 2.2) + rect(464, 24, 50, 60, SNOW, 2) + poly([(456, 28), (489, -2), (522, 28)], VERMILION, 2)
    church += shape([(472, 216, 0), (472, 172), (489, 154), (506, 172), (506, 216, 0)], "#4a2f24", 2) + circle(489, 126, 12, INDIGO, 2) + line([(489, 114), (489, 138)], SNOW, 2) + line([(477, 126), (501, 126)], SNOW, 2)
    church += shape([(480, 66, 0), (480, 46), (489, 38), (498, 46), (498, 66, 0)], INK, 1) + rect(486.5, -34, 5, 34, INK)
    s.add(group(church, 76, 50, 0.84))
    s.add(scenery.pine(594, 236, 110, -0.2))
    father = shape([(-16, -78), (-22, -40), (-26, 0, 0), (26, 0, 0), (22, -40), (16, -78), (0, -84)], INK, 1.8) + shape([(15, -76), (28, -52), (24, -44), (10, -52)], "#2b2a30", 1.5) + poly([(-6, -83), (6, -83), (0, -70)], SNOW, 1.2)
    father += ellipse(1, -92, 8, 9.6, "#f0d4bb", 1.5) + shape([(-6, -88), (8, -86), (6, -72), (0, -76)], EARTH, 1) + ellipse(1, -99, 20, 4, INK) + shape([(-9, -99), (-7, -110), (9, -110), (11, -99)], INK, 1) + rect(-1, -64, 2.4, 20, GOLD) + rect(-6, -59, 12, 2.4, GOLD)
    s.add(group(father, 350, 246, 1.22), group(people.robed(INDIGO, wings="#7f9bb5", swords=True), 404, 250, 1.12, True))
    scenery.clouds(s, -40, 14, 200, 3, GOLD, 14)
    scenery.clouds(s, 230, 30, 140, 2, GOLD, 12)
