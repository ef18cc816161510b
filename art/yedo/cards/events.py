"""Vignettes of the seven sets of events."""

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
    PEACH,
    PINE,
    SKIN,
    SNOW,
    STRAW,
    VERMILION,
    Sheet,
    brush,
    circle,
    group,
    line,
    poly,
    rect,
    shape,
)
from art.yedo.cards.scenes import scene


@scene("event_resources")
def resources(s: Sheet) -> None:
    """The treasure ship comes in with the new year."""
    scenery.sky(s, (0, "#d8703f"), (0.5, "#f0b56c"), (1, "#fbe6b4"))
    for k in range(16):
        a, b = k * math.tau / 16, (k + 0.5) * math.tau / 16
        s.add(poly([(300, 150), (300 + 420 * math.cos(a), 150 + 420 * math.sin(a)), (300 + 420 * math.cos(b), 150 + 420 * math.sin(b))], "#f7cf8a", 0))
    s.add(circle(300, 150, 92, VERMILION))
    s.add(scenery.junk(300, 196, 218, SNOW, "#7a3a26", GOLD))
    for x, y, r in ((232, 174, 14), (258, 174, 14), (245, 152, 14)):
        s.add(people.bale(x, y, r))
    for x, y, t in ((340, 170, 20), (356, 176, -30), (372, 168, 60), (350, 156, 80)):
        s.add(people.koban(x, y, 8, 13, t))
    paint = scenery.seigaiha(s, "#2f6a8c", "#e8efe2", 26, 2)
    s.add(rect(-10, 208, 620, 70, paint), line([(-10, 208), (610, 208)], INK, 2.4))
    scenery.clouds(s, -50, 60, 220, 4, GOLD, 15)
    scenery.clouds(s, 430, 44, 220, 4, GOLD, 15)


@scene("event_cruel_fate")
def cruel_fate(s: Sheet) -> None:
    """The sea takes what it wants."""
    scenery.sky(s, (0, "#39414c"), (0.6, "#8b9694"), (1, "#d4cfb8"))
    scenery.fuji(s, 516, 252, 200, 80, "#4d6478")
    s.add(brush([(560, -6), (532, 44), (554, 50), (518, 104)], [7, 5, 5, 1], "#f6e7b4"), brush([(66, -6), (54, 24), (68, 28), (50, 58)], [4, 3, 3, 1], "#f6e7b4"))
    scenery.wave(s, 190, 236, 330, 216, INDIGO)
    crew = "".join(brush([(-42 + k * 24, -14), (-36 + k * 24, -4)], [13, 16], (INDIGO, BLOOD)[k % 2]) + circle(-44 + k * 24, -20, 7.5, SKIN, 1.6) for k in range(4))
    s.add(group(crew + scenery.boat(0, 0, 168, "#a8763f"), 372, 232, 1, False, -13))
    s.add(shape([(-20, 250), (90, 236), (230, 250), (380, 238), (520, 252), (620, 240), (620, 280, 0), (-20, 280, 0)], "#173e5e", 2.2))
    for k in range(6):
        s.add(brush([(20 + k * 105, 254), (60 + k * 105, 249), (100 + k * 105, 254)], [0, 2.4, 0], SNOW))
    scenery.rain(s, 60, 0.5, "#26303a", 0.45)


@scene("event_neutral")
def neutral(s: Sheet) -> None:
    """Fireworks over the river."""
    scenery.sky(s, (0, "#0a1526"), (0.55, "#1c3a5e"), (1, "#3f6a86"))
    for x, y, r, c in ((150, 76, 70, LANTERN), (440, 70, 62, "#e8724a"), (296, 56, 44, SNOW)):
        s.add(circle(x, y, r * 1.5, s.glow(c, 0.4)))
        for k in range(22):
            a = k * math.tau / 22
            n = r * (1 if k % 2 else 0.72)
            s.add(brush([(x + math.cos(a) * r * 0.2, y + math.sin(a) * r * 0.2), (x + math.cos(a) * n * 0.7, y + math.sin(a) * n * 0.7), (x + math.cos(a) * n, y + math.sin(a) * n + r * 0.12)], [0.6, 2.6, 0.4], c), circle(x + math.cos(a) * n, y + math.sin(a) * n + r * 0.12, 2.2, c))
        s.add(circle(x, y, 4, SNOW))
    scenery.hills(s, [(0, 160), (200, 150), (400, 162), (600, 150)], "#0f2238")
    for x in range(20, 600, 58):
        s.add(scenery.house(x, 172, 50, 34, "#1c2c40", "#0c1626", LANTERN, 2))
    scenery.water(s, 172, "#1b4264", "#7fa3b8", 6)
    s.add(scenery.bridge(350, 206, 300, 44, "#a8432f", 12))
    for x, y, w in ((110, 222, 150), (290, 240, 130)):
        s.add(scenery.boat(x, y, w, "#5a3b2c"), rect(x - w * 0.2, y - w * 0.3, w * 0.42, w * 0.06, "#7a2a22", 1.6), line([(x - w * 0.18, y - w * 0.26), (x - w * 0.18, y - w * 0.05)], INK, 2), line([(x + w * 0.2, y - w * 0.26), (x + w * 0.2, y - w * 0.05)], INK, 2))
        s.add(*[scenery.lantern(s, x + k * w * 0.1, y - w * 0.25, 5, LANTERN, 0.7) for k in (-1.4, 0.2, 1.6)], *[circle(x + k * w * 0.12, y - w * 0.1, 5, SKIN, 1.2) + brush([(x + k * w * 0.12, y - w * 0.07), (x + k * w * 0.12, y - w * 0.02)], [10, 13], c) for k, c in ((-1, VERMILION), (0.2, INDIGO), (1.2, "#6a4a86"))])


@scene("event_closed_districts")
def closed_districts(s: Sheet) -> None:
    """The ward gate is barred; snow falls on the sentries."""
    scenery.sky(s, (0, "#56697c"), (0.6, "#a8b4b8"), (1, "#dfe2da"))
    scenery.hills(s, [(0, 150), (150, 128), (300, 146), (450, 124), (600, 146)], "#cfd6d6")
    for x in list(range(-10, 170, 22)) + list(range(432, 620, 22)):
        s.add(poly([(x, 230), (x, 116), (x + 9, 102), (x + 18, 116), (x + 18, 230)], "#6d4a35", 1.8))
    s.add(*[rect(x, y, 184, 8, "#54382a", 1.8) for x in (-14, 430) for y in (136, 190)])
    s.add(rect(180, 66, 22, 168, "#54382a", 2.2), rect(398, 66, 22, 168, "#54382a", 2.2), rect(202, 84, 98, 150, "#7d5640", 2.2), rect(300, 84, 98, 150, "#7d5640", 2.2))
    for x in (226, 250, 274, 326, 350, 374):
        s.add(line([(x, 86), (x, 232)], "#4a3024", 1.6))
    for x in (214, 288, 312, 386):
        s.add(*[circle(x, y, 3.6, "#2b3038", 1) for y in (98, 122, 196, 220)])
    s.add(rect(176, 150, 248, 20, "#3a2620", 2.4), *[rect(x, 144, 14, 32, "#2b3038", 1.8) for x in (226, 360)], rect(282, 142, 36, 36, GOLD, 2.2, INK, 4), circle(300, 156, 5, INK), rect(298, 158, 4, 12, INK))
    s.add(scenery.roof(300, 70, 310, 54, "#3d4d5c", 0.66), shape([(196, 22), (230, 10), (300, 6), (370, 10), (404, 22), (380, 28), (300, 24), (220, 28)], SNOW, 1.6))
    guard = people.robed("#3f5266", head="jingasa", swords=True)
    s.add(group(guard, 118, 246, 1.36), people.spear(152, 248, 170, 6), group(guard, 482, 246, 1.36, True), people.spear(450, 248, 170, -6))
    s.add(shape([(-20, 240), (120, 234), (300, 242), (460, 234), (620, 240), (620, 280, 0), (-20, 280, 0)], SNOW, 2))
    scenery.snowfall(s, 130)


@scene("event_watch_patrol")
def watch_patrol(s: Sheet) -> None:
    """The fire tower's bell; two watches, gold and silver, set out."""
    scenery.sky(s, (0, "#101c30"), (0.6, "#2c4a66"), (1, "#7f8f8c"))
    scenery.moon(s, 78, 58, 26, "#f6e7b4", "#f6e7b4", 0.5)
    for i, x in enumerate(range(-10, 640, 86)):
        s.add(scenery.house(x, 212, 84, 70 + (i * 31) % 26, "#33475a", "#182838", LANTERN, 3))
    tower = poly([(-36, 0), (-20, -150), (20, -150), (36, 0)], "#3a2a26", 2) + "".join(line([(-34 + k * 5, -k * 46), (30 - k * 5, -k * 46 - 40)], "#7d5640", 3) + line([(34 - k * 5, -k * 46), (-30 + k * 5, -k * 46 - 40)], "#7d5640", 3) for k in range(3))
    tower += rect(-34, -160, 68, 12, "#7d5640", 2) + "".join(rect(x, -194, 4, 36, "#7d5640", 1.4) for x in (-30, 26)) + scenery.roof(0, -194, 96, 28, "#182838", 0.4)
    tower += shape([(-9, -166, 0), (-8, -182), (0, -188), (8, -182), (9, -166, 0)], GOLD, 1.8)
    s.add(group(tower, 300, 236, 1))
    for x, flip, c in ((176, False, GOLD), (424, True, "#c9d2d8")):
        guard = jointed("stand", c, legs="#22303f", head="jingasa", sash=INK)
        s.add(group(guard, x, 246, 1.5, flip), people.spear(x + (34 if not flip else -34), 250, 196, 0), scenery.lantern(s, x + (-30 if not flip else 30), 166, 15, LANTERN, 0.85))
        g2 = jointed("stand", tone(c, INK, 0.35), legs="#22303f", head="jingasa", sash=INK)
        s.add(group(g2, x + (-92 if not flip else 92), 244, 1.28, flip), people.spear(x + (-64 if not flip else 64), 248, 168, 0))
    s.add(rect(-10, 244, 620, 30, "#1c2a38", 2))


@scene("event_closed_locations")
def closed_locations(s: Sheet) -> None:
    """Boards over a shop front, leaves before the door."""
    scenery.sky(s, (0, "#c9b184"), (0.6, "#e9d6a6"), (1, "#e6b982"))
    s.add(rect(60, 66, 480, 172, "#a8763f", 2.4), rect(84, 92, 432, 136, "#4a3024", 2))
    for k in range(6):
        s.add(rect(88 + k * 72, 96, 64, 130, "#7d5640", 1.8), *[line([(88 + k * 72, 96 + j * 22), (152 + k * 72, 96 + j * 22)], "#54382a", 1.6) for j in range(1, 6)])
    s.add(scenery.roof(300, 72, 590, 66, "#3d4d5c", 0.8, 0.1))
    for a, b in (((120, 110), (480, 214)), ((120, 214), (480, 110))):
        s.add(brush([a, b], [24, 24], INK), brush([a, b], [19, 19], "#d2a86a"), line([(a[0] + 10, a[1] + (2 if a[1] < 150 else -2)), (b[0] - 10, b[1] + (2 if b[1] < 150 else -2))], "#9a7440", 1.5))
        s.add(*[circle(p[0] + d, p[1] + (e if p[1] < 150 else -e), 3, INK) for p, d, e in ((a, 12, 4), (b, -12, 4))])
    s.add(rect(262, 112, 76, 100, SNOW, 2), rect(286, 186, 28, 18, VERMILION), *[brush([(x, 122), (x - 1, 176 - (x * 7) % 24)], [4, 3, 1], INK) for x in (276, 292, 308, 324)], circle(300, 116, 3, INK))
    s.add(rect(-10, 236, 620, 40, "#b89a68", 2))
    s.add(brush([(610, 10), (560, 40), (500, 30), (450, 52)], [14, 8, 5, 1], INK))
    for _ in range(26):
        s.add(scenery.maple_leaf(s.random.uniform(450, 600), s.random.uniform(4, 70), s.random.uniform(7, 12), s.random.choice([VERMILION, "#d8703f", BLOOD]), s.random.uniform(0, 360)))
    for _ in range(16):
        s.add(scenery.maple_leaf(s.random.uniform(20, 580), s.random.uniform(226, 254), s.random.uniform(6, 10), s.random.choice([VERMILION, "#d8703f", BLOOD]), s.random.uniform(0, 360)))
    s.add(scenery.lantern(s, 44, 92, 18, "#d9cfae", 0, "#8a5a3a"), scenery.lantern(s, 556, 92, 18, "#d9cfae", 0, "#8a5a3a"))


@scene("event_jesuits")
def jesuits(s: Sheet) -> None:
    """The black ship under the cross stands into the bay."""
    scenery.sky(s, (0, "#3a6d8c"), (0.5, "#a9c6bb"), (0.9, "#f6dfae"), (1, PEACH))
    s.add(circle(150, 120, 46, "#f6d07a"))
    scenery.clouds(s, 20, 96, 220, 3, GOLD, 14)
    scenery.hills(s, [(0, 170), (90, 150), (190, 172), (330, 164), (600, 176)], "#7f9f9a")
    s.add(group(scenery.carrack(0, 0, 226), 372, 208, 1))
    paint = scenery.seigaiha(s, "#2a5f86", "#dfe8da", 22, 1.8)
    s.add(rect(-10, 222, 620, 60, paint), line([(-10, 222), (610, 222)], INK, 2.4))
    s.add(scenery.boat(120, 226, 150, EARTH), *[circle(84 + k * 26, 196, 8, SKIN, 1.4) + poly([(72 + k * 26, 192), (84 + k * 26, 180), (96 + k * 26, 192)], STRAW, 1.4) + brush([(84 + k * 26, 203), (84 + k * 26, 214)], [14, 18], c) for k, c in enumerate((INDIGO, PINE, VERMILION))])
    s.add(*[brush([(480 + k * 30, 40 + k * 14), (490 + k * 30, 34 + k * 14), (500 + k * 30, 41 + k * 14)], [0.5, 3, 0.5], INK) + brush([(500 + k * 30, 41 + k * 14), (510 + k * 30, 34 + k * 14), (520 + k * 30, 40 + k * 14)], [0.5, 3, 0.5], INK) for k in range(2)])


@scene("event_edition_2012")
def edition_2012(s: Sheet) -> None:
    """Dusk: a rope and a notice across the street, and nobody behind it but two watchmen."""
    scenery.sky(s, (0, "#3a2f55"), (0.5, "#b5627a"), (0.85, "#f0b277"), (1, PEACH))
    s.add(circle(300, 150, 58, "#f6d07a"))
    scenery.clouds(s, 60, 70, 260, 3, GOLD, 13)
    for x, w, h in ((-30, 150, 108), (96, 112, 84), (392, 112, 84), (484, 150, 108)):
        s.add(scenery.house(x, 214, w, h, "#54405a", "#241c34", LANTERN, 4))
    s.add(shape([(-20, 214), (250, 210), (350, 210), (620, 214), (620, 280, 0), (-20, 280, 0)], "#c79a6c", 2))
    for x, livery, flip in ((118, "#b8321f", False), (482, "#2f5f9e", True)):
        guard = jointed("stand", livery, legs="#22303f", head="jingasa", sash=INK)
        s.add(group(guard, x, 250, 1.5, flip), people.spear(x + (-36 if flip else 36), 254, 196, 0))
    for x in (196, 404):
        s.add(rect(x - 7, 128, 14, 124, "#54382a", 2.2), rect(x - 12, 122, 24, 10, "#7d5640", 2))
    rope = [(196, 150), (250, 168), (300, 174), (350, 168), (404, 150)]
    s.add(brush(rope, [13, 13, 13, 13, 13], INK), brush(rope, [9, 9, 9, 9, 9], STRAW))
    for x, y in ((232, 164), (368, 164)):
        s.add(poly([(x, y), (x + 12, y + 12), (x, y + 24), (x + 12, y + 36), (x - 4, y + 44), (x - 12, y + 30), (x, y + 18), (x - 10, y + 6)], SNOW, 1.8))
    s.add(rect(268, 172, 64, 72, SNOW, 2.2), rect(288, 218, 24, 18, BLOOD), circle(300, 178, 3, INK))
    s.add(*[brush([(x, 184), (x - 1, 212)], [4, 3, 1], INK) for x in (282, 300, 318)])
