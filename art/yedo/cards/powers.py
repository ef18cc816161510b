"""Vignettes of the six clan powers."""

from __future__ import annotations

import math

from art.kit.cards import people, scenery
from art.kit.cards.people import jointed
from art.kit.colour import mix as tone
from art.kit.press import (
    BLOOD,
    EARTH,
    GOLD,
    INDIGO,
    INK,
    LANTERN,
    PINE,
    PLUM,
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
from art.yedo.cards.scenes import scene


@scene("power_wealthy")
def wealthy(s: Sheet) -> None:
    """The lucky mallet and what falls from it."""
    scenery.sky(s, (0, "#7a2a22"), (1, "#c8512f"))
    for k in range(20):
        a, b = k * math.tau / 20, (k + 0.5) * math.tau / 20
        s.add(poly([(300, 130), (300 + 420 * math.cos(a), 130 + 420 * math.sin(a)), (300 + 420 * math.cos(b), 130 + 420 * math.sin(b))], "#d8683c", 0))
    s.add(circle(300, 120, 150, s.glow("#ffe6a0", 0.85)))
    head = rect(-74, -42, 148, 84, "#b5452f", 2.8, INK, 16) + "".join(rect(x, -46, 16, 92, GOLD, 2.2, INK, 5) for x in (-62, 46)) + circle(0, 0, 26, GOLD, 2.4) + "".join(circle(14 * math.sin(k * math.tau / 3), -14 * math.cos(k * math.tau / 3), 9, VERMILION, 1.5) for k in range(3))
    s.add(group(brush([(0, 36), (0, 150)], [22, 17], INK) + brush([(0, 36), (0, 147)], [16, 11], GOLD) + head + brush([(0, 150), (-14, 172), (-8, 196)], [7, 5, 2], VERMILION) + brush([(0, 150), (14, 170), (18, 194)], [7, 5, 2], VERMILION), 330, 92, 0.98, False, 38))
    for i in range(26):
        x, y = 40 + (i * 83) % 520, 150 + (i * 37) % 96
        if 200 < x < 330 and y < 210:
            continue
        s.add(people.koban(x, y, 10, 15, (i * 53) % 180))
    for k in range(13):
        s.add(people.koban(20 + k * 47, 252 - (k % 3) * 7, 24, 13, (k * 29) % 30 - 15))
    scenery.clouds(s, -50, 40, 190, 3, GOLD, 14)
    scenery.clouds(s, 450, 30, 190, 3, GOLD, 14)


@scene("power_generous")
def generous(s: Sheet) -> None:
    """An open house: lights, guests and sake."""
    scenery.sky(s, (0, "#274a5e"), (0.6, "#7da39a"), (1, "#d9c794"))
    scenery.moon(s, 64, 50, 24, "#f6e7b4", "#f6e7b4", 0.5)
    s.add(rect(120, 76, 400, 142, "#f6d68c", 2.4), circle(320, 150, 190, s.glow("#fff0c0", 0.5)), *[rect(x, 76, 12, 142, EARTH, 2) for x in (120, 248, 376, 508)], rect(112, 216, 416, 14, "#7d5640", 2.2), rect(150, 230, 340, 10, "#5a3b2c", 2))
    s.add(scenery.roof(320, 82, 500, 64, "#3d4d5c", 0.74, 0.12))
    s.add(rect(296, 178, 70, 10, VERMILION, 2), rect(304, 188, 8, 28, INK), rect(350, 188, 8, 28, INK), shape([(322, 178, 0), (318, 160), (326, 150), (336, 150), (344, 160), (340, 178, 0)], SNOW, 1.8), shape([(306, 178, 0), (303, 170, 0), (316, 170, 0), (313, 178, 0)], INDIGO, 1.4))
    for x, flip, c in ((222, False, PINE), (438, True, PLUM)):
        lap = poly([(-16, -2), (34, -2), (28, -18), (-10, -26)], tone(c, INK, 0.3), 1.7)
        s.add(group(jointed("sit", c, head="topknot", sash=GOLD) + lap, x, 216, 1.46, flip))
    s.add(*[scenery.lantern(s, x, 84, 14, "#e8724a", 0.7, SNOW) for x in (184, 312, 446)])
    s.add(group(people.robed(INDIGO, wings="#7f9bb5", swords=True), 74, 246, 1.2), group(people.lady("#c46a6a", GOLD, SNOW, SNOW), 560, 248, 1.2, True))
    s.add(rect(-10, 240, 620, 40, "#8a8a5c", 2))
    scenery.branch_blossom(s, [(610, 20), (560, 36), (520, 22)], "#f3c6c2", VERMILION, 14, 10)


@scene("power_tenacious")
def tenacious(s: Sheet) -> None:
    """The carp climbs the waterfall."""
    scenery.sky(s, (0, "#1f4d72"), (1, "#5f93a8"))
    for k in range(17):
        x = 124 + k * 22
        s.add(brush([(x, -20), (x + s.random.uniform(-12, 12), 80), (x + s.random.uniform(-8, 8), 160), (x + s.random.uniform(-12, 12), 280)], [5, s.random.uniform(5, 13), 6, 12], s.random.choice([SNOW, "#cfe0e0", "#a9c9d4"])))
    for d in (-1, 1):
        s.add(group(shape([(-320, -20, 0), (-170, -20, 0), (-150, 60), (-180, 130), (-144, 200), (-160, 280, 0), (-320, 280, 0)], "#3d5148", 2.6), 300, 0, 1, d > 0))
        for k in range(5):
            s.add(group(brush([(-296 + k * 26, 20 + k * 9), (-270 + k * 24, 80 + k * 13), (-282 + k * 25, 150 + k * 6), (-262 + k * 22, 250)], [1, 4, 3, 1], "#24352f"), 300, 0, 1, d > 0))
    body: list[Point] = [(-6, 92), (-40, 50), (-42, 0), (-22, -44), (8, -70), (28, -74), (40, -58), (36, -24), (30, 20), (16, 62), (2, 90)]
    fish = shape([(-4, 84), (-44, 112), (-50, 140, 0), (-14, 122), (6, 148, 0), (26, 124), (10, 88)], "#e8dcc0", 2.4) + shape([(-40, 6, 0), (-78, 20), (-82, 46, 0), (-56, 44), (-34, 36)], "#e8a08a", 2.2) + shape([(32, -6, 0), (66, 10), (74, 36, 0), (48, 36), (30, 28)], "#e8a08a", 2.2)
    fish += shape(body, VERMILION, 2.8)
    for r in range(6):
        for k in range(4 - r // 3):
            x, y = -26 + k * 15 + r * 3.2, -30 + r * 20
            fish += scale(x, y, 8.5)
    for d, (fx, fy) in ((-1, (-40, 20)), (1, (32, 10))):
        fish += "".join(brush([(fx, fy), (fx + d * 34, fy + 4 + k * 9)], [2.4, 0.8], BLOOD) for k in range(3))
    fish += "".join(brush([(0, 94), (-34 + k * 17, 126 - abs(k - 2) * 3)], [2.4, 0.8], "#a8937a") for k in range(5))
    fish += shape([(4, -66), (28, -74), (40, -58), (34, -34), (10, -34), (-12, -46)], "#f0c0a0", 2) + circle(24, -54, 6, SNOW, 2) + circle(25, -55, 2.8, INK) + brush([(36, -68), (52, -74), (58, -64)], [3, 3, 1], INK) + brush([(28, -74), (36, -90), (46, -90)], [3, 3, 1], INK)
    s.add(group(fish, 296, 120, 1.05, False, 14))
    for _ in range(40):
        s.add(circle(300 + s.random.gauss(0, 110), 232 + s.random.uniform(-26, 26), s.random.uniform(3, 12), SNOW, 1.4))
    s.add(scenery.pine(70, 150, 110, 0.4), scenery.pine(548, 120, 90, -0.4))


def scale(x: float, y: float, r: float) -> str:
    """One scale of the carp."""
    return line([(x - r, y), (x - r * 0.6, y + r * 0.8), (x, y + r), (x + r * 0.6, y + r * 0.8), (x + r, y)], GOLD, 2)


@scene("power_duplicitous")
def duplicitous(s: Sheet) -> None:
    """A lady bows by the screen; her shadow has a fox's ears."""
    scenery.sky(s, (0, "#2b1f3a"), (0.6, "#6a4a86"), (1, "#c49aa0"))
    s.add(rect(250, 22, 330, 196, s.bokashi((0, "#f0c26a"), (1, "#fbe6b0")), 2.4))
    dark = "#3a2340"
    fox = shape([(-30, 0, 0), (-26, -44), (-38, -92), (-44, -150, 0), (-18, -118), (10, -116), (42, -146, 0), (34, -92), (62, -66, 0), (30, -62), (24, -40), (36, 0, 0)], dark, 0)
    fox += brush([(-20, -10), (-70, -26), (-96, -70), (-78, -112)], [16, 30, 34, 3], dark) + brush([(-10, -6), (-50, -8), (-86, -22), (-112, -16)], [10, 22, 20, 2], dark) + shape([(4, -92, 0), (18, -96), (26, -88, 0)], "#f0c26a", 0)
    s.add(group(fox, 462, 218, 1.16))
    for k in range(5):
        s.add(rect(250 + k * 82, 22, 4, 196, "#4a2f3a"))
    s.add(*[rect(250, y, 330, 2.4, "#4a2f3a") for y in (70, 120, 170)], rect(-10, 6, 620, 18, "#33222c", 2), rect(-10, 218, 620, 14, "#5a3b3a", 2), rect(-10, 232, 620, 40, "#241824", 2))
    s.add(group(people.lady("#7a5a9c", GOLD, VERMILION, "#e6cfe8"), 190, 240, 2.15))
    s.add(rect(58, 120, 8, 110, INK), poly([(34, 124), (90, 124), (78, 74), (46, 74)], "#ffe9ac", 2.2), circle(62, 100, 90, s.glow("#ffd98a", 0.8)))
    s.add(scenery.blossom(560, 244, 9, "#d9a6c0", GOLD), scenery.blossom(536, 250, 7, "#d9a6c0", GOLD))


@scene("power_wise")
def wise(s: Sheet) -> None:
    """An old monk reads by the moon; an owl listens."""
    scenery.sky(s, (0, "#10293a"), (0.55, "#2f6470"), (1, "#8fb39a"))
    scenery.moon(s, 380, 104, 78, "#f4edc6", "#f4edc6", 0.55)
    s.add(brush([(620, 60), (500, 74), (420, 58), (330, 70)], [30, 18, 11, 2], INK), brush([(500, 74), (470, 104), (430, 112)], [9, 6, 2], INK))
    scenery.bamboo_leaves(s, 560, 60, 12, "#1b3f3a", 40)
    owl = shape([(-18, 0), (-22, -26), (-20, -48, 0), (-10, -42), (0, -44), (10, -42), (20, -48, 0), (22, -26), (18, 0), (0, 6)], "#7d5a3c", 2.2) + shape([(-10, 0), (-13, -20), (0, -26), (13, -20), (10, 0)], "#d9bd83", 1.2)
    owl += "".join(circle(d * 8, -33, 7.4, LANTERN, 1.6) + circle(d * 8, -33, 3.4, INK) for d in (-1, 1)) + poly([(-3, -29), (3, -29), (0, -22)], INK, 0) + "".join(line([(-6 + k * 6, -14 + j * 6), (-3 + k * 6, -10 + j * 6)], "#7d5a3c", 1.4) for k in range(3) for j in range(2))
    s.add(group(owl, 426, 64, 1.15))
    scenery.hills(s, [(0, 214), (140, 200), (320, 216), (470, 206), (600, 220)], "#1d3d38")
    s.add(shape([(90, 232), (110, 206), (180, 196), (260, 204), (300, 232), (200, 242)], "#55655f", 2.2))
    robe = shape([(-58, 0, 0), (-50, -24), (-24, -40), (-20, -74), (0, -84), (22, -76), (30, -44), (54, -22), (60, 0, 0), (0, 6)], "#8f5a2a", 2.4) + shape([(-22, -72), (4, -82), (34, -36), (20, -22), (-6, -46)], VERMILION, 1.8) + "".join(line([(-14 + k * 14, -70 + k * 12), (-22 + k * 14, -52 + k * 12)], "#7a1f1c", 1.4) for k in range(4))
    robe += ellipse(6, -98, 17, 20, SKIN_DARK, 2.2) + line([(22, -100), (26, -94), (21, -92)], INK, 1.8) + brush([(8, -104), (18, -106)], [4, 2], SNOW) + line([(9, -99), (17, -98)], INK, 1.8) + shape([(2, -88), (20, -88), (22, -62), (12, -48, 0), (6, -66)], SNOW, 1.8) + circle(-8, -98, 4, SKIN_DARK, 1.4)
    robe += brush([(0, -60), (22, -40), (40, -40)], [20, 18, 14], INK) + brush([(0, -60), (22, -40), (39, -40)], [16, 14, 10], "#8f5a2a") + circle(44, -40, 6, SKIN_DARK, 1.5)
    robe += shape([(36, -54, 0), (80, -62, 0), (90, -24, 0), (44, -18, 0)], SNOW, 2.2) + "".join(brush([(48 + k * 9, -50 - k * 1.4), (52 + k * 9, -28 - k * 1.2)], [2.6, 1.4], INK) for k in range(4)) + rect(32, -58, 8, 44, GOLD, 1.6, INK, 3)
    s.add(group(robe, 188, 212, 1.35))
    s.add(*[rect(60 - k * 2, 226 - k * 12, 54 + k * 4, 12, c, 1.8, INK, 3) for k, c in enumerate((INDIGO, BLOOD, PINE))])
    scenery.grass(s, 264, 40, "#12302c", 30)
    scenery.clouds(s, 470, 214, 190, 3, GOLD, 14)


@scene("power_seaworthy")
def seaworthy(s: Sheet) -> None:
    """A clan ship takes the swell under full sail."""
    scenery.sky(s, (0, "#2f6f96"), (0.5, "#9fc6c6"), (1, "#f6e3b6"))
    s.add(circle(96, 96, 44, VERMILION))
    scenery.clouds(s, 10, 110, 210, 3, GOLD, 14)
    scenery.clouds(s, 420, 40, 230, 3, GOLD, 14)
    scenery.wave(s, 540, 252, 176, 168, "#2a6a92", flip=True)
    s.add(group(scenery.junk(0, 0, 206, SNOW, "#7d4a2c", INDIGO) + people.banner(88, -30, 72, 22, VERMILION, SNOW, 8) + "".join(circle(-64 + k * 30, -26, 8, SKIN, 1.6) + brush([(-64 + k * 30, -19), (-64 + k * 30, -8)], [14, 17], c) for k, c in ((0, INDIGO), (1, PINE), (4, INDIGO))), 300, 216, 1, False, -7))
    scenery.wave(s, 66, 264, 150, 128, "#1f5a82")
    s.add(shape([(-20, 240), (70, 226), (190, 246), (310, 230), (440, 248), (620, 230), (620, 280, 0), (-20, 280, 0)], "#174a70", 2.4))
    for k in range(6):
        s.add(brush([(10 + k * 108, 252), (50 + k * 108, 244), (96 + k * 108, 252)], [0, 3, 0], SNOW))
