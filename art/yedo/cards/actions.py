"""Vignettes of the six sets of action cards, and of the bonus cards."""

from __future__ import annotations

import math

from art.kit.cards import people, scenery
from art.kit.cards.people import jointed
from art.kit.colour import mix as tone
from art.kit.press import (
    EARTH,
    GOLD,
    INDIGO,
    INK,
    LANTERN,
    MOSS,
    PAPER,
    PEACH,
    PINE,
    SEA,
    SKIN,
    SLATE,
    SNOW,
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
from art.yedo.cards.scenes import scene


@scene("action_neutral")
def neutral(s: Sheet) -> None:
    """A courier on the Tokaido at first light."""
    scenery.sky(s, (0, "#2f6a8c"), (0.45, "#9cc0bd"), (0.75, "#f5e2b5"), (1, PEACH))
    scenery.fuji(s, 420, 196, 420, 158, "#2f5878")
    scenery.clouds(s, 270, 150, 300, 3, GOLD, 14)
    scenery.hills(s, [(0, 196), (160, 184), (330, 200), (480, 186), (600, 196)], MOSS)
    s.add(shape([(-20, 262, 0), (-20, 230), (160, 214), (420, 224), (620, 212), (620, 280, 0)], "#e3cf9c", 2))
    s.add(scenery.pine(46, 224, 190, 0.25), scenery.pine(560, 218, 110, -0.2))
    letter = brush([(-30, -84), (40, -104)], [3.4, 3.4], INK) + rect(-46, -94, 20, 26, VERMILION, 1.8, INK, 2) + rect(-43, -86, 14, 4, GOLD)
    s.add(group(letter + jointed("run", INDIGO, legs=SKIN, arms=SKIN, head="band", sash=VERMILION), 226, 244, 1.5))
    s.add(*[brush([(120 - k * 26, 236 - k * 9), (152 - k * 26, 234 - k * 9)], [0, 2.4, 0], EARTH) for k in range(3)])


@scene("action_resources")
def resources(s: Sheet) -> None:
    """Bales and coins on the quay."""
    scenery.sky(s, (0, "#6fa3b2"), (0.6, "#dfe0c4"), (1, "#f4d7a0"))
    scenery.moon(s, 120, 84, 44, VERMILION, VERMILION, 0.25)
    scenery.water(s, 150, SEA, "#d3e4dc", 4)
    s.add(scenery.junk(108, 172, 150, PAPER, EARTH, INDIGO))
    s.add(rect(-10, 208, 620, 70, "#b78b57", 2.2), *[line([(k * 56 - 20, 262), (k * 48 + 12, 209)], "#6d4a2c", 1.6) for k in range(14)])
    for x, y in ((430, 186), (478, 186), (526, 186), (574, 186), (454, 145), (502, 145), (550, 145), (478, 104), (526, 104)):
        s.add(people.bale(x, y + 22, 24))
    s.add(group(people.bale(-10, -104, 22) + jointed("carry", VERMILION, legs=SKIN, arms=SKIN, head="band", sash=INK), 318, 244, 1.4))
    for i, (x, n) in enumerate(((164, 5), (196, 8), (228, 3))):
        for k in range(n):
            s.add(people.koban(x, 238 - k * 7, 17, 7, (i * 7 + k * 13) % 9 - 4))
    s.add(people.koban(248, 246, 9, 14, 40), people.koban(132, 246, 9, 14, -50))


@scene("action_rule_changers")
def rule_changers(s: Sheet) -> None:
    """A decree unrolls; the brush is still wet."""
    scenery.sky(s, (0, "#2d2036"), (1, "#5d4266"))
    paint = s.tile(60, 60, circle(30, 30, 28, "none", 1.6, "#7a5c86") + circle(0, 0, 28, "none", 1.6, "#7a5c86") + circle(60, 0, 28, "none", 1.6, "#7a5c86") + circle(0, 60, 28, "none", 1.6, "#7a5c86") + circle(60, 60, 28, "none", 1.6, "#7a5c86"))
    s.add(rect(-10, -10, 620, 280, paint))
    s.add(shape([(70, 66, 0), (240, 52), (420, 74), (560, 54, 0), (566, 186, 0), (420, 206), (240, 182), (64, 200, 0)], s.bokashi((0, "#fffaf0"), (1, "#e8dab8")), 2.4))
    s.add(shape([(90, 76, 0), (240, 64), (420, 86), (544, 68, 0), (548, 174, 0), (420, 194), (240, 170), (86, 188, 0)], "none", 1, "#b58b3c"))
    for i in range(8):
        x = 486 - i * 32
        n = s.random.randint(3, 5)
        for k in range(n):
            y = 86 + k * 18
            a = s.random.uniform(-4, 4)
            s.add(brush([(x - 9, y + a), (x + 2, y - 2), (x + 10, y + a + 2)], [1, 4.6, 1.4], INK), brush([(x, y - 6), (x - 2 + a, y + 10)], [4, 2.6, 0.6], INK))
            if k % 2:
                s.add(brush([(x - 8, y + 10), (x + 8, y + 9)], [3, 1], INK))
    s.add(rect(122, 92, 78, 78, VERMILION, 0), *[rect(134 + a * 30, 104 + b * 30, 24, 24, "none", 4.4, SNOW) for a in (0, 1) for b in (0, 1)], rect(144, 114, 4, 44, SNOW), rect(174, 114, 4, 44, SNOW))
    for x, y in ((64, 132), (564, 120)):
        s.add(rect(x - 12, y - 84, 24, 168, "#7a2a22", 2.2, INK, 10), rect(x - 8, y - 98, 16, 18, GOLD, 1.8, INK, 3), rect(x - 8, y + 80, 16, 18, GOLD, 1.8, INK, 3))
    s.add(group(brush([(0, 0), (0, -120)], [13, 9], INK) + brush([(0, 0), (0, -118)], [9, 6], EARTH) + rect(-7, -6, 14, 12, GOLD, 1.6) + shape([(-7, 6, 0), (-9, 22), (0, 44, 0), (9, 22), (7, 6, 0)], INK, 1), 330, 178, 1, False, 24))
    scenery.clouds(s, 380, 214, 230, 3, GOLD, 15)


@scene("action_disciple")
def disciple(s: Sheet) -> None:
    """Two students cross wooden swords before the sun."""
    scenery.sky(s, (0, "#c8dbd0"), (0.6, "#f3e6c4"), (1, "#f0cf9a"))
    s.add(circle(300, 122, 96, VERMILION))
    s.add(rect(-10, -10, 620, 22, EARTH, 2.2), *[rect(x, 8, 16, 210, EARTH, 2) for x in (24, 560)], *[rect(x, 12, 8, 200, tone(EARTH, PAPER, 0.2), 1.5) for x in (118, 474)])
    s.add(rect(-10, 212, 620, 60, "#c39a63", 2.2), *[line([(k * 90 - 60, 262), (300 + (k - 3.5) * 60, 213)], "#7d5a34", 1.5) for k in range(8)])
    wood = "#a8763f"
    for x, flip, coat, leg in ((206, False, SNOW, INDIGO), (394, True, SNOW, "#4a3a52")):
        staff = brush([(20, -52), (76, -92)], [6.4, 5], INK) + brush([(21, -53), (75, -91)], [3.8, 2.6], wood)
        s.add(group(staff + jointed("guard", coat, legs=leg, arms=coat, head="topknot", sash=leg), x, 238, 1.62, flip))
    s.add(people.banner(54, 212, 190, 40, PINE, SNOW, 4), people.banner(508, 212, 190, 40, PINE, SNOW, 4))


@scene("action_watch_patrol")
def watch_patrol(s: Sheet) -> None:
    """The watch crosses the bridge, lantern after lantern."""
    scenery.sky(s, (0, "#0b1a2e"), (0.6, "#1d3b5c"), (1, "#4a6d84"))
    scenery.stars(s, 26, 90)
    scenery.hills(s, [(0, 150), (150, 132), (330, 150), (470, 136), (600, 148)], "#16304a")
    for x, w in ((40, 80), (120, 70), (520, 90), (590, 70)):
        s.add(scenery.house(x, 160, w, 56, "#22364c", "#101e30", LANTERN, 3))
    scenery.water(s, 166, "#17385a", "#5f86a3", 5)
    s.add(scenery.bridge(-30, 214, 660, 76, "#8f3a2c", 16))
    for i in range(7):
        t = 0.13 + i * 0.123
        x, y = -30 + 660 * t, 214 - 76 * math.sin(math.pi * t)
        guard = people.robed("#34495e" if i % 2 else "#2b3a4c", head="jingasa", swords=True)
        s.add(group(guard, x, y + 3, 0.86), line([(x + 18, y - 46), (x + 30, y - 66)], INK, 2.4), scenery.lantern(s, x + 31, y - 66, 9.5, LANTERN, 0.8))
        s.add(*[ellipse(x + 31 + s.random.uniform(-4, 4), 226 + k * 9, 9 - k * 1.6, 1.8, LANTERN) for k in range(4)])
    scenery.clouds(s, -60, 236, 190, 2, "#6d8ba3", 13)
    scenery.clouds(s, 470, 238, 190, 2, "#6d8ba3", 13)


@scene("action_hard_interaction")
def hard_interaction(s: Sheet) -> None:
    """A duel in the pampas grass at sundown."""
    scenery.sky(s, (0, "#5a1a1c"), (0.5, "#c8412f"), (0.85, "#f0a052"), (1, "#f7cf86"))
    s.add(circle(300, 150, 104, s.bokashi((0, "#fff0c0"), (1, "#f7b65c"))))
    scenery.hills(s, [(0, 206), (140, 196), (300, 210), (460, 196), (600, 206)], "#6b241f")
    dark = "#1a0f12"
    for x, flip, pose, way in ((196, False, "guard", (40, -28)), (404, True, "raise", (-30, -14))):
        coat = shape([(-14, -60, 0), (-40, -34), (-54, -30, 0), (-30, -20), (-22, -8, 0), (0, -34)], dark, 1.5, dark)
        hand = people.POSES[pose]["hand_f"]
        edge = people.blade(hand, way, 70, "#fff3d6")
        s.add(group(coat + edge + jointed(pose, dark, head="topknot", sash=VERMILION if flip else GOLD, skin="#8a4a34", ink=dark), x, 232, 1.62, flip))
    for _ in range(34):
        x = s.random.choice([s.random.uniform(-10, 150), s.random.uniform(440, 610), s.random.uniform(0, 600)])
        h = s.random.uniform(30, 86)
        d = h * 0.5
        s.add(brush([(x, 264), (x + d * 0.25, 264 - h * 0.6), (x + d, 264 - h)], [2.6, 2, 1], dark), brush([(x + d * 0.5, 264 - h * 0.82), (x + d, 264 - h), (x + d * 1.5, 264 - h * 0.92)], [1, 6, 1], "#f3d9a0"))
    for _ in range(9):
        s.add(scenery.maple_leaf(s.random.uniform(20, 580), s.random.uniform(20, 200), s.random.uniform(5, 9), "#8f2a22", s.random.uniform(0, 360)))


def crane(fill: str = SNOW) -> str:
    """A crane in flight to the right, wings up; about 150 wide."""
    far = shape([(6, -4, 0), (-16, -40), (-10, -84, 0), (10, -58), (26, -14, 0)], tone(fill, SLATE, 0.25), 2)
    far += "".join(brush([(-10 - k * 2, -84 + k * 11), (-24 - k * 2, -90 + k * 14)], [6, 1], INK) for k in range(4))
    out = far + brush([(-22, 6), (-60, 10), (-92, 8)], [5, 2.6, 1.6], INK)
    out += shape([(-34, 4, 0), (-14, -10), (16, -10), (36, -16), (62, -34), (72, -37), (74, -33), (64, -28), (40, -4), (10, 12), (-16, 12)], fill, 2)
    out += poly([(72, -38), (96, -42), (74, -32)], GOLD, 1.5) + circle(69, -36.4, 3.6, VERMILION) + brush([(40, -13), (58, -27)], [5, 3], INK)
    out += shape([(20, -6, 0), (0, -30), (-34, -62), (-66, -74, 0), (-60, -52), (-40, -20), (-18, 2), (0, 8)], fill, 2)
    for k in range(6):
        out += brush([(-64 + k * 7, -70 + k * 12), (-84 + k * 8, -70 + k * 14)], [8, 1.5], INK)
    return out + "".join(line([(-44 + k * 12, -58 + k * 11), (-50 + k * 12, -40 + k * 10)], tone(fill, INK, 0.4), 1) for k in range(4))


@scene("bonus")
def bonus(s: Sheet) -> None:
    """Cranes cross the sun: wishes kept for the last evening."""
    scenery.sky(s, (0, "#2a5f86"), (0.5, "#9ec2c0"), (0.85, "#f3e1b6"), (1, PEACH))
    s.add(circle(396, 104, 70, VERMILION))
    scenery.fuji(s, 250, 236, 560, 96, "#5d86a0")
    scenery.clouds(s, -30, 200, 300, 4, GOLD, 15)
    scenery.clouds(s, 360, 206, 280, 4, GOLD, 15)
    s.add(group(crane(), 336, 140, 1.15), group(crane(), 168, 96, 0.72), group(crane(), 520, 74, 0.55))
    scenery.branch_blossom(s, [(-10, 20), (60, 34), (120, 22), (190, 30)], "#f3c6c2", VERMILION, 16, 11)


@scene("action_edition_2012")
def edition_2012(s: Sheet) -> None:
    """Two geishas dance before a gold screen, each with her fan."""
    scenery.sky(s, (0, "#d9b665"), (0.7, "#ecd493"), (1, "#e0bd73"))
    for x in (120, 240, 360, 480):
        s.add(line([(x, -10), (x, 214)], "#a9823a", 2.2))
    scenery.branch_blossom(s, [(-10, 40), (120, 66), (230, 44), (330, 62)], "#f3c9c9", VERMILION, 18, 9)
    scenery.moon(s, 500, 74, 40, SNOW, SNOW, 0.3)
    s.add(rect(-10, 214, 620, 60, "#8a5a3a", 2.2), *[line([(k * 60 - 10, 262), (k * 56 + 14, 215)], "#5c3a26", 1.6) for k in range(12)])
    for x, robe, obi, flip in ((186, VERMILION, GOLD, False), (414, INDIGO, PEACH, True)):
        s.add(group(people.lady(robe, obi, SNOW), x, 250, 1.7, flip))
        turn = -1 if flip else 1
        hand = (x + 28 * turn, 190)
        ribs = [(hand[0] + 54 * math.cos(math.radians(a)) * turn, hand[1] - 54 * math.sin(math.radians(a))) for a in range(-10, 121, 26)]
        s.add(poly([hand, *ribs], SNOW, 2), *[line([hand, rib], INK, 1.2) for rib in ribs], circle(*ribs[2], 5, VERMILION))
    s.add(scenery.lantern(s, 44, 96, 20, LANTERN, 0.6), scenery.lantern(s, 560, 150, 18, LANTERN, 0.6))
