"""Eight more people of the teahouse, of our own invention."""

from __future__ import annotations

import math

from art.kit.cards import people, scenery
from art.kit.cards.faces import beads, bust, face, fist, stubble, topknot
from art.kit.press import (
    BLOOD,
    EARTH,
    GOLD,
    INDIGO,
    INK,
    LANTERN,
    SKIN,
    SKIN_DARK,
    SKIN_PALE,
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
from art.yedo.cards.portraits import portrait


@portrait
def fortune_teller(s: Sheet) -> None:
    scenery.sky(s, (0, "#1d1533"), (0.6, "#4a3470"), (1, "#8a6aa0"))
    scenery.stars(s, 60, 300, "#f6e7b4")
    s.add(circle(300, 220, 206, "#2b2148", 3, GOLD), circle(300, 220, 188, "none", 1.6, GOLD))
    for k in range(8):
        bars = "".join(rect(-30, -196 + j * 14, 60, 8, GOLD) if (k >> j) & 1 else rect(-30, -196 + j * 14, 25, 8, GOLD) + rect(5, -196 + j * 14, 25, 8, GOLD) for j in range(3))
        s.add(group(bars, 300, 232, 1.0, False, k * 45 + 22.5))
    cap = shape([(-70, -50, 0), (-66, -104), (-30, -134), (24, -134), (58, -104), (64, -58, 0), (0, -86)], "#241a3a", 3.2) + brush([(-66, -58), (0, -92), (62, -66)], [7, 9, 7], GOLD) + circle(0, -108, 13, VERMILION, 2)
    beard = shape([(8, 72, 0), (34, 70, 0), (30, 120), (18, 176, 0), (10, 120)], INK, 1) + brush([(18, 46), (-4, 54), (-24, 92)], [5, 5, 0.8], INK) + brush([(28, 46), (46, 56), (54, 90)], [5, 4, 0.8], INK)
    s.add(group(bust("#6a3a5c", "#d9b45c", "#241a3a", SKIN) + face(SKIN, "sly", lips="", lines=1, brow_weight=6) + beard + cap, 296, 232, 1.0))
    sticks = "".join(brush([(0, 40), (-96 + k * 16, -150 - (k * 23) % 22)], [7, 7], INK) + brush([(0, 40), (-96 + k * 16, -150 - (k * 23) % 22)], [3.6, 3.8], "#efd9a8") + brush([(-80 + k * 13.3, -118 - (k * 23) % 20), (-96 + k * 16, -150 - (k * 23) % 22)], [3.6, 3.8], VERMILION) for k in range(13))
    s.add(group(sticks, 434, 450, 0.98, False, 18), group(fist(SKIN, "#6a3a5c"), 430, 458, 0.95, True))


@portrait
def smuggler(s: Sheet) -> None:
    scenery.sky(s, (0, "#0a1526"), (0.6, "#1d3b56"), (1, "#3f6a7c"))
    scenery.stars(s, 40, 220)
    scenery.hills(s, [(0, 330), (150, 310), (330, 336), (480, 312), (600, 328)], "#0f2236")
    scenery.water(s, 344, "#143450", "#5f8aa0", 7)
    s.add(group(scenery.carrack(0, 0, 190, "#0a1422", "#5a7286"), 110, 350, 1))
    cloth: list[Point] = [(-78, 30), (-86, -40), (-62, -104), (0, -130), (54, -112), (74, -66), (72, -30), (58, -58), (20, -70), (-22, -62), (-46, -30), (-44, 20), (-10, 70), (30, 78), (52, 56), (56, 84), (16, 112), (-40, 96)]
    wrap = shape(cloth, SNOW, 3.4) + "".join(circle(x, y, 8, INDIGO) + circle(x, y, 3.4, SNOW) for x, y in ((-58, -60), (-30, -92), (8, -104), (44, -90), (-66, -20), (-60, 24), (-36, 64), (0, 88), (34, 92), (-8, -78), (-72, 2)))
    wrap += shape([(20, 96), (46, 108), (66, 100, 0), (54, 124, 0), (30, 122), (8, 132, 0), (2, 114)], SNOW, 2.8) + brush([(-80, -40), (-62, -10), (-60, 40)], [1, 4, 1], "#9a948a")
    s.add(group(bust("#2b3a34", "#4a5a4a", "#1d2420", SKIN_DARK) + face(SKIN_DARK, "sly", lips="", brow_weight=9) + stubble("#5a4636") + wrap, 312, 230, 1.02))
    s.add(circle(132, 420, 190, s.glow(LANTERN, 0.85)), group(scenery.lantern(s, 0, 0, 52, "#f2b04e", 0.0, BLOOD), 128, 336, 1), line([(128, 338), (128, 300), (196, 290)], INK, 6), group(fist(SKIN_DARK, "#2b3a34"), 214, 300, 0.9, False, 60))
    s.add(group(shape([(-70, 60, 0), (-84, 0), (-40, -60), (0, -72), (40, -60), (84, 0), (70, 60, 0)], "#b99a62", 3.4) + brush([(-36, -56), (0, -44), (36, -56)], [7, 8, 7], EARTH) + shape([(-30, -64), (-40, -96, 0), (0, -84), (40, -96, 0), (30, -64)], "#b99a62", 3) + rect(-26, -14, 52, 46, "#7a2a22", 2) + circle(0, 9, 14, GOLD), 512, 470, 1.0))


@portrait
def castle_guard(s: Sheet) -> None:
    scenery.sky(s, (0, "#6d8a9c"), (0.5, "#c8d0c4"), (1, "#e6d3a8"))
    s.add(group(scenery.keep(0, 0, 170, 3), 90, 330, 1))
    for r in range(5):
        for k in range(6):
            x, y = k * 130 - 60 + (r % 2) * 60, 316 + r * 46
            s.add(shape([(x + 2, y + 4), (x + 60, y), (x + 124, y + 4), (x + 126, y + 40), (x + 60, y + 44), (x, y + 42)], s.random.choice(["#9c9687", "#8d8779", "#a8a292"]), 2.2))
    s.add(people.spear(496, 560, 500, 8), group(poly([(-16, 0), (0, -120), (16, 0)], "#e4e8e6", 3) + brush([(0, 0), (0, 70)], [22, 8], VERMILION), 504, 124, 1))
    body = shape([(-70, 118), (-170, 150), (-230, 360, 0), (230, 360, 0), (170, 150), (70, 118)], "#22303f", 3.6) + "".join(brush([(-130 - k * 6, 190 + k * 34), (0, 204 + k * 34), (130 + k * 6, 190 + k * 34)], [6, 8, 6], VERMILION) for k in range(5))
    for d in (-1, 1):
        body += "".join(poly([(d * 110, 128 + k * 34), (d * (214 + k * 8), 134 + k * 34), (d * (222 + k * 8), 164 + k * 34), (d * 116, 160 + k * 34)], (VERMILION, "#22303f")[k % 2], 3) + "".join(line([(d * (126 + j * 18), 132 + k * 34), (d * (126 + j * 18), 158 + k * 34)], (BLOOD, "#4a6078")[k % 2], 2) for j in range(5)) for k in range(6))
    neck = "".join(shape([(d * 56, -30), (d * (120 + k * 12), 10 + k * 30), (d * (130 + k * 12), 44 + k * 30, 0), (d * 60, 36 + k * 30, 0)], ("#22303f", VERMILION)[k % 2], 3) for k in (2, 1, 0) for d in (-1, 1))
    skin = ellipse(0, 0, 62, 84, SKIN, 3)
    eyes = "".join(shape([(d * 48, -14, 0), (d * 28, -24), (d * 8, -10, 0), (d * 28, -6)], SNOW, 2) + circle(d * 24, -14, 6, INK) + brush([(d * 54, -36), (d * 30, -34), (d * 6, -20)], [2, 9, 8], INK) for d in (-1, 1))
    mask = shape([(-66, 10, 0), (-30, 14), (-14, -4), (0, -12), (14, -4), (30, 14), (66, 10, 0), (58, 64), (30, 98), (0, 106), (-30, 98), (-58, 64)], "#7a1f1c", 3.2) + shape([(-16, 2), (0, -12), (16, 2), (20, 24), (0, 32), (-20, 24)], "#8f2a22", 2.4) + shape([(-32, 54, 0), (0, 40), (32, 54, 0), (0, 74)], INK, 2) + "".join(poly([(-26 + k * 10.4, 50), (-16 + k * 10.4, 48), (-20 + k * 10.4, 62)], SNOW, 1) for k in range(5)) + "".join(brush([(d * 8, 36), (d * 34, 38), (d * 56, 28)], [8, 8, 1], SNOW) for d in (-1, 1)) + brush([(0, 78), (0, 118)], [26, 3], SNOW)
    bowl = shape([(-96, -22, 0), (-90, -92), (-40, -138), (0, -146), (40, -138), (90, -92), (96, -22, 0), (40, -44), (0, -50), (-40, -44)], "#22303f", 3.6) + "".join(brush([(k * 12, -140), (k * 26, -92), (k * 30, -44)], [1, 3, 1], "#5a7286") for k in (-3, -2, -1, 1, 2, 3)) + shape([(-98, -20, 0), (-50, -40), (0, -48), (50, -40), (98, -20, 0), (60, -20), (0, -30), (-60, -20)], GOLD, 2.8)
    horns = shape([(-12, -62, 0), (-70, -96), (-108, -190, 0), (-52, -130), (0, -98, 0), (52, -130), (108, -190, 0), (70, -96), (12, -62, 0)], GOLD, 3.2) + circle(0, -74, 20, GOLD, 3) + circle(0, -74, 9, VERMILION)
    s.add(group(body + neck + skin + eyes + mask + bowl + horns, 300, 240, 1.02), group(fist(SKIN, "#22303f"), 500, 430, 0.95, True))


@portrait
def blind_masseur(s: Sheet) -> None:
    scenery.sky(s, (0, "#27364a"), (0.5, "#5d7286"), (1, "#b4bcb0"))
    scenery.moon(s, 440, 130, 80, "#f4edd6", "#f4edd6", 0.5)
    for x, h in ((20, 240), (110, 200), (540, 230)):
        s.add(scenery.house(x, 520, 150, h, "#45566a", "#2b3a4c", "#8a94a0", 3))
    for k in range(9):
        s.add(brush([(20 - k * 6, 20), (30 + k * 13, 120), (10 + k * 15, 220 + (k * 37) % 80)], [2, 5, 0.6], "#33504a"))
    staff = brush([(96, 540), (150, 40)], [15, 13], INK) + brush([(97, 540), (150, 42)], [10, 8], "#a8763f") + "".join(brush([(100 + k * 12, 460 - k * 112), (112 + k * 12, 458 - k * 112)], [3, 3], EARTH) for k in range(4))
    crown: list[Point] = [(-68, -20), (-66, -80), (-20, -122), (34, -118), (64, -80), (60, -34), (65, 6), (54, 54), (24, 92), (-6, 97), (-44, 68), (-66, 20)]
    head = face(SKIN, "closed", brow="#55504a", lips="", lines=2, outline=crown, brow_weight=5) + brush([(-50, -86), (-20, -110)], [1, 4, 1], "#fbeed8") + "".join(line([(-56 + k * 6, -40 + (k * 7) % 9), (-54 + k * 6, -36 + (k * 7) % 9)], "#a8937a", 1.6) for k in range(4))
    whistle = brush([(44, 62), (100, 86)], [14, 12], INK) + brush([(46, 63), (98, 85)], [9, 7], "#c39a63") + circle(80, 77, 3, INK)
    s.add(staff, group(bust("#56606e", "#2b3340", SNOW, SKIN) + head + whistle, 320, 230, 1.04), group(fist(SKIN, "#56606e"), 106, 424, 0.95, False, 6), group(fist(SKIN), 436, 322, 0.62, True, -30))
    scenery.clouds(s, -80, 470, 300, 2, "#93a0a4", 18)
    scenery.clouds(s, 400, 476, 300, 2, "#93a0a4", 18)


@portrait
def puppeteer(s: Sheet) -> None:
    for k in range(10):
        s.add(rect(k * 60 - 1, -10, 62, 540, ("#c8623a", "#3f6b57", "#54505a")[k % 3]))
        s.add(brush([(k * 60 + 30, -10), (k * 60 + 24, 260), (k * 60 + 34, 530)], [2, 7, 3], INK, 'opacity="0.25"'))
    s.add(circle(300, 240, 280, s.glow("#ffe6b0", 0.45)))
    hood = shape([(-80, 130), (-96, 40), (-84, -60), (-40, -120), (10, -130), (64, -104), (88, -40), (86, 60), (92, 130), (0, 160)], "#201f26", 3.6) + brush([(-70, 110), (-84, 30), (-70, -60), (-30, -108)], [1, 5, 5, 1], "#55505c") + brush([(72, 110), (76, 40), (72, -30)], [1, 4, 1], "#45424c")
    veil = shape([(-52, -56), (0, -72), (58, -54), (66, 30), (50, 100), (0, 112), (-44, 98), (-60, 20)], "#3a3640", 2.4) + "".join(line([(-50 + k * 12, -60 + abs(k - 4) * 2), (-50 + k * 12, 104 - abs(k - 4) * 3)], "#55505c", 1) for k in range(9)) + "".join(brush([(x - w, -12), (x, -18), (x + w, -12)], [1, 4, 1], "#a89c90") for x, w in ((-14, 18), (36, 12))) + circle(-10, -12, 4, "#d9cfbf") + circle(38, -12, 3.6, "#d9cfbf")
    body = shape([(-70, 116), (-150, 148), (-214, 210), (-250, 360, 0), (260, 360, 0), (220, 210), (160, 150), (74, 118)], "#26252c", 3.6) + brush([(-120, 170), (-110, 250), (-140, 350)], [1, 5, 3], "#3a3842") + brush([(150, 170), (140, 250), (160, 350)], [1, 5, 3], "#3a3842")
    s.add(group(body + hood + veil, 214, 196))
    doll = shape([(-40, 70), (-110, 110), (-140, 230, 0), (120, 230, 0), (104, 110), (40, 70)], VERMILION, 3.2) + "".join(scenery.blossom(x, y, 15, "#f6e0b0", GOLD) for x, y in ((-80, 150), (-30, 190), (60, 150), (-104, 204), (80, 204))) + shape([(-30, 66, 0), (0, 150, 0), (32, 66, 0), (0, 84)], SNOW, 2.6) + brush([(-34, 70), (2, 160)], [13, 8], GOLD)
    doll += shape([(-52, -10), (-44, -56), (0, -76), (46, -56), (50, -6), (34, 48), (4, 68), (-30, 48)], "#fbf6ea", 3) + shape([(-62, 20), (-84, -40), (-60, -100), (0, -120), (62, -98), (78, -40), (58, 16), (48, -34), (0, -54), (-46, -34)], INK, 2) + ellipse(-8, -122, 40, 22, INK) + line([(-90, -96), (90, -112)], GOLD, 5) + scenery.blossom(-88, -96, 17, "#f3c6c2", VERMILION) + scenery.blossom(90, -112, 14, "#f3c6c2", VERMILION)
    doll += "".join(brush([(x - 13, 0), (x, -5), (x + 13, 0)], [1.5, 4.4, 1.5], INK) + circle(x, -1, 4, INK) + brush([(x - 12, -20), (x + 12, -20)], [1, 5, 1], INK) for x in (-20, 22)) + brush([(2, 4), (6, 20), (0, 24)], [1, 2.4, 1], INK) + shape([(-9, 38, 0), (0, 34), (11, 38, 0), (1, 46)], VERMILION, 0) + line([(-22, 26), (-22, 52)], INK, 1.6) + line([(24, 26), (24, 52)], INK, 1.6)
    s.add(group(doll, 408, 320, 1.02, False, 6), group(fist("#4a4752"), 410, 470, 0.9, False, 0), group(fist("#4a4752"), 300, 440, 0.85, False, 20))


@portrait
def tea_master(s: Sheet) -> None:
    scenery.sky(s, (0, "#6d5a3a"), (0.6, "#a8946a"), (1, "#c9b788"))
    s.add(circle(420, 190, 150, "#dfe6c0", 5, "#4a3524"), s.clip('<circle cx="420" cy="190" r="148"/>', scenery.bamboo(360, 400, 20, "#5f8a5a", 400, 8), scenery.bamboo(440, 400, 26, "#6d9a5f", 400, -6), scenery.bamboo(510, 400, 18, "#5f8a5a", 400, 6), brush([(380, 120), (420, 150), (450, 140)], [1, 12, 0], "#4a7a4e"), brush([(450, 220), (490, 240), (530, 226)], [1, 12, 0], "#4a7a4e")), line([(420, 42), (420, 338)], "#4a3524", 4), line([(272, 190), (568, 190)], "#4a3524", 4))
    s.add(rect(40, -10, 110, 330, "#f6efdc", 2.6), rect(40, -10, 110, 26, "#4a3524", 2), rect(40, 300, 110, 20, "#4a3524", 2), brush([(84, 86), (62, 120), (66, 170), (98, 188), (128, 162), (124, 112), (92, 90), (76, 96)], [16, 13, 15, 11, 12, 8, 6, 1], INK), rect(112, 236, 22, 22, VERMILION))
    cap = shape([(-76, -40, 0), (-82, -84), (-60, -124), (0, -140), (56, -124), (72, -84), (66, -52, 0), (0, -82)], "#33402e", 3.4) + brush([(-76, -46), (0, -86), (66, -56)], [8, 10, 8], "#222c20") + brush([(-60, -110), (0, -120), (56, -108)], [1, 4, 1], "#55664a")
    beard = brush([(18, 46), (2, 54), (-10, 76)], [5, 5, 1], "#d9d4c6") + brush([(28, 46), (42, 56), (48, 74)], [5, 4, 1], "#d9d4c6") + shape([(10, 74, 0), (32, 74, 0), (26, 104), (20, 122, 0), (12, 104)], "#e9e4d6", 2)
    s.add(group(bust("#5d6b4a", "#33402e", SNOW, SKIN) + face(SKIN, "calm", brow="#d9d4c6", lips="", lines=2, brow_weight=7) + beard + cap, 284, 232, 1.02))
    bowl = shape([(-84, -40, 0), (-78, 10), (-44, 48), (-28, 60, 0), (28, 60, 0), (44, 48), (78, 10), (84, -40, 0)], "#2a201c", 3.4) + shape([(-84, -40, 0), (-60, -6), (-20, -20), (10, 2), (50, -14), (84, -40, 0)], "#a8452c", 1.6) + ellipse(0, -40, 84, 20, "#4a3a2c", 3) + ellipse(0, -38, 66, 13, "#8fae5c")
    s.add(*[brush([(x, 420), (x + 12, 380), (x - 10, 350), (x + 6, 312)], [2, 9, 9, 1], SNOW, 'opacity="0.6"') for x in (284, 320)], group(bowl, 300, 460, 0.96), group(fist(SKIN, "#5d6b4a"), 212, 474, 0.9, False, 16), group(fist(SKIN, "#5d6b4a"), 390, 474, 0.9, True, -16))


@portrait
def ship_captain(s: Sheet) -> None:
    scenery.sky(s, (0, "#e0a060"), (0.5, "#f4d08a"), (1, "#fbeec6"))
    s.add(circle(450, 150, 84, VERMILION))
    scenery.wave(s, 150, 470, 380, 400, "#1f5a82")
    s.add(shape([(-20, 440), (120, 420), (300, 446), (470, 420), (620, 440), (620, 540, 0), (-20, 540, 0)], "#174a70", 3))
    band = brush([(-68, -58), (-6, -92), (62, -72)], [22, 26, 20], INK) + brush([(-67, -58), (-6, -92), (61, -72)], [17, 21, 15], SNOW) + circle(4, -91, 9, VERMILION) + brush([(-70, -56), (-104, -40), (-126, -60)], [12, 12, 1], SNOW) + brush([(-70, -52), (-100, -20), (-132, -18)], [12, 12, 1], SNOW)
    beard = shape([(-56, 22), (-40, 30), (-8, 50), (18, 46), (46, 48), (60, 24), (58, 66), (28, 108), (-8, 112), (-46, 80)], INK, 2) + shape([(4, 54, 0), (22, 50), (42, 54, 0), (22, 66)], "#c4725c", 1.4) + brush([(6, 58), (22, 60), (40, 57)], [1, 2.6, 1], INK) + "".join(brush([(-36 + k * 14, 70), (-30 + k * 12, 96)], [0.8, 2.4, 0.8], "#4a4650") for k in range(6))
    rope: list[Point] = [(-170, 150), (-60, 260), (60, 352)]
    coat = bust("#7a2a22", "#2b2a30", "#efe2c4", "#c98d5c") + brush(rope, [16, 16, 16], INK) + brush(rope, [11, 11, 11], STRAW)
    coat += "".join(brush([(-158 + k * 15, 166 + k * 14), (-150 + k * 15, 180 + k * 14)], [3, 3], EARTH) for k in range(14)) + circle(150, 212, 26, SNOW) + brush([(130, 216), (144, 202), (156, 216), (170, 204)], [2, 7, 7, 2], INDIGO)
    s.add(group(coat + topknot() + face("#c98d5c", "wide", lips="", lines=1, brow_weight=11) + beard + band, 316, 228, 1.04))
    anchor = brush([(0, -110), (0, 60)], [15, 17], INK) + brush([(0, -108), (0, 58)], [9, 11], "#6d7a84") + circle(0, -118, 15, "none", 9, INK) + circle(0, -118, 15, "none", 4, "#6d7a84") + "".join(brush([(0, 62), (d * k, 40), (d * (k + 14), -6)], [16, 13, 3], INK) + brush([(0, 60), (d * k, 39), (d * (k + 13), -2)], [9, 7, 1], "#6d7a84") for d in (-1, 1) for k in (64, 24)) + brush([(0, -104), (40, -70), (86, -84), (120, -40)], [9, 9, 9, 9], INK) + brush([(0, -104), (40, -70), (86, -84), (120, -40)], [5, 5, 5, 5], STRAW)
    s.add(group(anchor, 486, 448, 0.92, False, 10), group(fist("#c98d5c", "#7a2a22"), 488, 420, 0.84, True, -20))


@portrait
def wandering_nun(s: Sheet) -> None:
    scenery.sky(s, (0, "#8fa89a"), (0.5, "#d9d9b8"), (1, "#f0cf9a"))
    scenery.hills(s, [(0, 330), (140, 280), (300, 320), (450, 270), (600, 310)], "#8aa38c")
    s.add(brush([(-20, 60), (80, 70), (160, 40), (230, 60)], [26, 16, 9, 2], INK), brush([(620, 150), (540, 130), (480, 150)], [20, 12, 3], INK))
    for _ in range(46):
        side = s.random.random() < 0.6
        x, y = (s.random.uniform(-10, 230), s.random.uniform(10, 130)) if side else (s.random.uniform(470, 600), s.random.uniform(90, 200))
        s.add(scenery.maple_leaf(x, y, s.random.uniform(13, 24), s.random.choice([VERMILION, "#d8703f", BLOOD, "#e0a03c"]), s.random.uniform(0, 360)))
    kasa = circle(0, 0, 150, STRAW, 3.4) + "".join(brush([(0, 0), (148 * math.cos(k * math.tau / 28), 148 * math.sin(k * math.tau / 28))], [1, 2.4, 1.4], EARTH) for k in range(28)) + "".join(circle(0, 0, r, "none", 2, EARTH) for r in (50, 100))
    s.add(group(kasa, 190, 330, 0.9))
    hood = shape([(-70, 150), (-108, 60), (-100, -40), (-66, -112), (-6, -142), (56, -122), (82, -70), (76, -10), (58, -62), (16, -88), (-26, -74), (-48, -24), (-42, 40), (-20, 84), (20, 104), (48, 82), (64, 40), (84, 90), (96, 150), (10, 210)], SNOW, 3.6) + brush([(-82, -30), (-78, 40), (-50, 130)], [1, 5, 1], "#b9b4a4") + brush([(-60, -100), (-10, -122), (50, -108)], [1, 4, 1], "#b9b4a4") + brush([(70, 70), (60, 120), (30, 170)], [1, 5, 1], "#b9b4a4")
    s.add(group(bust("#55505c", "#2b2a30", SNOW, SKIN_PALE) + face("#f3dcc2", "closed", lips="#b5544a", blush="#eac4aa", brow_weight=3.4) + hood, 320, 236, 1.02))
    ring = [(300 + 96 * math.cos(a / 24 * math.tau), 452 + 60 * math.sin(a / 24 * math.tau)) for a in range(24)]
    hands = shape([(-22, 60, 0), (-26, 0), (-12, -66), (0, -92, 0), (12, -66), (26, 0), (22, 60, 0)], "#f3dcc2", 3) + line([(0, -84), (0, 50)], INK, 2.2)
    s.add(beads(ring, 11, "#7a3a26"), group(hands, 300, 458, 1.02), circle(300, 512, 15, GOLD, 2.4), group(poly([(-30, 40), (-50, 90), (50, 90), (30, 40)], "#55505c", 3), 300, 462, 1.3))
