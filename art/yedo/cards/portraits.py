"""The seven people of the teahouse that the rulebook names."""

from __future__ import annotations

from art.kit.cards import Scene, people, scenery
from art.kit.cards.faces import bust, face, fist, geisha_hair, stubble, topknot, wings
from art.kit.colour import mix as tone
from art.kit.press import (
    BLOOD,
    EARTH,
    GOLD,
    INDIGO,
    INK,
    PAPER,
    PEACH,
    PINE,
    PLUM,
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

WIDTH, HEIGHT = 600, 520
PORTRAITS: dict[str, Scene] = {}


def portrait(paint: Scene) -> Scene:
    PORTRAITS[paint.__name__] = paint
    return paint


@portrait
def shogun(s: Sheet) -> None:
    scenery.sky(s, (0, "#c79a3f"), (0.5, "#ecd084"), (1, "#c9973a"))
    for x in range(0, 600, 86):
        s.add(line([(x, -10), (x, 530)], "#b58b3c", 1.2))
    for y in range(30, 520, 86):
        s.add(line([(-10, y), (610, y)], "#b58b3c", 1.2))
    s.add(circle(300, 220, 196, VERMILION), scenery.pine(60, 520, 400, 0.0, "#31584a"), scenery.pine(560, 520, 380, 0.0, "#31584a"))
    hat = shape([(-64, -66, 0), (-56, -110), (-44, -190), (6, -214), (48, -190), (58, -110), (60, -70, 0), (0, -92)], INK, 3) + brush([(-40, -180), (0, -150), (44, -176)], [1, 4, 1], "#4a4650") + brush([(-62, -74), (0, -98), (60, -76)], [6, 9, 6], "#33303a") + brush([(-60, -64), (-62, 30), (-30, 96)], [3, 3, 3], VERMILION)
    head = topknot() + hat + face(SKIN_PALE, "stern", brow_weight=9, lines=0) + brush([(14, 46), (2, 50), (-10, 60)], [5, 4, 0.6], INK) + brush([(28, 46), (40, 50), (48, 58)], [5, 4, 0.6], INK) + shape([(12, 74, 0), (28, 74, 0), (24, 98), (20, 116, 0), (14, 98)], INK, 1)
    fan = group("".join(poly([(0, 0), (-64 + k * 16, -150), (-48 + k * 16, -150)], (GOLD, SNOW)[k % 2], 2) for k in range(8)) + circle(0, -112, 22, VERMILION) + circle(0, 0, 6, INK), 0, 0)
    s.add(group(bust("#2b2030", SNOW, SNOW, SKIN_PALE) + wings("#5a3a7a") + head, 300, 250, 1.0))
    s.add(group(fan, 470, 520, 0.95, False, 22), group(fist(SKIN_PALE, "#2b2030"), 474, 508, 0.86))


@portrait
def geisha_natsuko(s: Sheet) -> None:
    scenery.sky(s, (0, "#3a2148"), (0.6, "#8a5a86"), (1, "#e0a8a0"))
    scenery.moon(s, 150, 140, 92, "#f6e7c0", "#f6e7c0", 0.4)
    scenery.branch_blossom(s, [(620, 20), (500, 60), (420, 40), (340, 70)], "#f6d3d0", VERMILION, 34, 16)
    robe = bust("#b83a4a", "#f0d9c0", VERMILION, SKIN_PALE)
    for x, y in ((-170, 230), (-120, 290), (170, 236), (120, 296), (-210, 300), (214, 310), (-70, 330)):
        robe += scenery.blossom(x, y, 20, "#f6d3d0", GOLD)
    pins = "".join(line([(-60, -140), (-150 + k * 10, -186 + k * 22)], GOLD, 5) for k in range(3)) + line([(44, -140), (112, -180)], GOLD, 5)
    pins += "".join(scenery.blossom(-150 + k * 10, -188 + k * 22, 16, "#f3c6c2", VERMILION) for k in range(3)) + circle(114, -182, 11, VERMILION, 2) + "".join(line([(106 - k * 7, -172 + k * 2), (104 - k * 7, -140 + k * 4)], SNOW, 2.4) + circle(104 - k * 7, -138 + k * 4, 4, VERMILION, 1) for k in range(3))
    head = geisha_hair() + face("#fbf3e6", "calm", lips=VERMILION, blush="#f3c9bd", brow_weight=4) + shape([(-54, -30), (-48, -76), (-8, -106), (36, -102), (58, -70), (44, -84), (4, -94), (-34, -72), (-46, -34)], INK, 1)
    s.add(group(robe + head + pins, 310, 244, 1.02, True))
    fan = "".join(poly([(0, 0), (-90 + k * 18, -128 + abs(4.5 - k) * 8), (-72 + k * 18, -128 + abs(3.5 - k) * 8)], ("#f6e7c0", "#e8c86a")[k % 2], 2) for k in range(10)) + circle(0, -84, 24, VERMILION)
    s.add(group(fan, 132, 520, 1.05, False, -16))


@portrait
def beggar(s: Sheet) -> None:
    scenery.sky(s, (0, "#4c5560"), (0.6, "#8d928c"), (1, "#c4bda4"))
    for x, h in ((40, 300), (150, 240), (470, 260), (570, 320)):
        s.add(rect(x - 60, 520 - h, 120, h, "#6d746f", 2), scenery.roof(x, 522 - h, 170, 56, "#4a545c", 0.6))
    mat = shape([(-70, 118), (-170, 160), (-230, 240), (-250, 360, 0), (250, 360, 0), (230, 240), (170, 160), (70, 118), (0, 170)], STRAW, 3.4)
    for k in range(34):
        x = -240 + k * 14.5
        mat += brush([(x * 0.35, 140 + abs(x) * 0.1), (x * 0.75, 220 + abs(x) * 0.08), (x, 350)], [1, 3, 1.6], EARTH)
    mat += brush([(-170, 236), (0, 260), (170, 236)], [4, 5, 4], EARTH) + brush([(-200, 300), (0, 322), (200, 300)], [4, 5, 4], EARTH)
    rag = shape([(-78, 6), (-84, -50), (-60, -104), (0, -132), (56, -112), (72, -66), (40, -80), (0, -88), (-36, -74), (-52, -30)], "#8a8474", 3) + brush([(-70, -60), (-20, -104), (50, -98)], [1, 4, 1], "#5a5648") + shape([(-76, -10), (-104, 10), (-112, 44, 0), (-90, 34), (-74, 14)], "#8a8474", 2.6)
    head = face(SKIN_DARK, "weary", brow="#55504a", lips="", lines=3, brow_weight=6) + stubble("#6b6052") + shape([(0, 74), (34, 72), (30, 108), (18, 128, 0), (8, 108)], "#9a9484", 2.2) + rag
    s.add(group(bust("#6d6656", "#8a8474", "#8a8474", SKIN_DARK) + mat + head, 296, 226, 1.0))
    s.add(group(shape([(-80, -20, 0), (-64, 30), (-28, 52), (28, 52), (64, 30), (80, -20, 0)], "#5a3426", 3.4) + ellipse(0, -20, 80, 20, "#2e1a14", 3) + people.koban(-16, -22, 16, 10, -8) + people.koban(22, -18, 14, 9, 14), 300, 452, 1.1), group(fist(SKIN_DARK), 216, 470, 0.9, False, 50), group(fist(SKIN_DARK), 384, 470, 0.9, True, -50))
    scenery.rain(s, 70, 0.25, "#2b333a", 0.5)


@portrait
def eminent_advisor(s: Sheet) -> None:
    scenery.sky(s, (0, "#1f4a4e"), (0.7, "#5d8f86"), (1, "#a9c0a0"))
    tile = s.tile(52, 90, "".join(line(p, "#6fa096", 1.6) for p in ([(0, 0), (26, 45), (52, 0)], [(0, 90), (26, 45), (52, 90)], [(26, 45), (26, -8)], [(0, 0), (0, 90)], [(26, 45), (26, 98)])))
    s.add(rect(0, 0, 600, 520, tile), circle(300, 214, 190, "#e9dcae"), circle(300, 214, 178, "none", 3, "#b58b3c"))
    hat = shape([(-60, -78, 0), (-54, -128, 0), (48, -128, 0), (56, -82, 0), (0, -98)], INK, 3) + shape([(-46, -126, 0), (-42, -186), (-10, -192), (-2, -126, 0)], INK, 3) + shape([(-50, -120), (-110, -130), (-150, -60), (-140, 30, 0), (-124, 30, 0), (-120, -50), (-90, -96)], "#2b2a30", 3)
    beard = shape([(-44, 60), (-8, 58), (20, 74), (44, 60), (40, 120), (24, 190), (14, 220, 0), (-4, 180), (-30, 120)], SNOW, 3) + "".join(brush([(-20 + k * 16, 84), (-12 + k * 11, 130), (4 + k * 5, 190)], [0.8, 3, 0.8], "#b9b4a4") for k in range(4)) + brush([(20, 46), (0, 52), (-22, 78), (-26, 100)], [7, 9, 6, 1], SNOW) + brush([(28, 46), (44, 54), (52, 78)], [7, 7, 1], SNOW)
    head = topknot("#d9d4c6") + hat + face(SKIN, "calm", brow=SNOW, lips="", lines=3, brow_weight=10) + beard
    s.add(group(bust("#2f6b52", "#e9dcae", SNOW, SKIN, GOLD) + head, 300, 222, 1.0))
    scroll = rect(-96, -34, 192, 68, "#fbf3dd", 3) + "".join(brush([(70 - k * 22, -24), (69 - k * 22, 22 - (k * 17) % 20)], [4, 3, 1], INK) for k in range(7)) + rect(-112, -44, 20, 88, "#7a2a22", 3, INK, 8) + rect(92, -44, 20, 88, "#7a2a22", 3, INK, 8)
    s.add(group(scroll, 300, 474, 1.0, False, -4), group(fist(SKIN), 170, 486, 0.9, False, 10), group(fist(SKIN), 430, 470, 0.9, True, -10))


@portrait
def shopkeeper(s: Sheet) -> None:
    scenery.sky(s, (0, "#e0b06a"), (1, "#f6e0ac"))
    for k in range(5):
        s.add(shape([(k * 122 - 8, -10, 0), (k * 122 + 108, -10, 0), (k * 122 + 112, 96, 0), (k * 122 + 50, 102), (k * 122 - 12, 96, 0)], INDIGO, 3), circle(k * 122 + 50, 46, 30, SNOW), rect(k * 122 + 34, 40, 32, 12, INDIGO) if k % 2 else circle(k * 122 + 50, 46, 14, INDIGO))
    for y in (250, 360):
        s.add(rect(-10, y, 620, 12, EARTH, 2), *[shape([(x - 26, y, 0), (x - 30, y - 40), (x - 16, y - 62), (x + 16, y - 62), (x + 30, y - 40), (x + 26, y, 0)], (VERMILION, PINE, "#efe2c4", PLUM)[(x + y) // 70 % 4], 2.4) for x in (44, 116, 486, 558)])
    round_face: list[Point] = [(-74, -10), (-64, -72), (-14, -106), (34, -102), (62, -68), (66, -26), (78, 14), (68, 62), (30, 96), (-10, 100), (-56, 76), (-78, 30)]
    band = brush([(-70, -58), (-10, -92), (62, -74)], [20, 24, 18], INK) + brush([(-69, -58), (-10, -92), (61, -74)], [15, 19, 13], SNOW) + "".join(brush([(-56 + k * 22, -74 - k * 5), (-44 + k * 22, -62 - k * 6)], [3, 3], INDIGO) for k in range(5)) + shape([(-72, -58), (-104, -84), (-96, -54, 0), (-112, -36, 0), (-84, -44)], SNOW, 2.6)
    head = topknot(INK, SKIN) + face(SKIN, "glad", lips=BLOOD, blush="#e6a98a", outline=round_face, brow_weight=8) + band
    apron = shape([(-90, 200, 0), (90, 200, 0), (120, 360, 0), (-120, 360, 0)], "#7a3a26", 3) + circle(0, 268, 34, SNOW) + rect(-18, 256, 36, 24, "#7a3a26")
    s.add(group(bust("#4a6b8c", "#22364c", SNOW, SKIN) + apron + head, 300, 232, 1.02))
    abacus = rect(-120, -44, 240, 88, "#54281c", 3.4, INK, 6) + rect(-108, -32, 216, 64, "#efd9a8", 2) + rect(-108, -10, 216, 6, "#54281c") + "".join(line([(-94 + k * 27, -32), (-94 + k * 27, 32)], INK, 1.6) + ellipse(-94 + k * 27, -21, 10, 6, "#a8452c", 1.5) + "".join(ellipse(-94 + k * 27, 4 + j * 11 + (k * 7 % 3) * 3, 10, 5.4, "#a8452c", 1.5) for j in range(2)) for k in range(8))
    s.add(group(abacus, 300, 476, 0.95, False, -5), group(fist(SKIN, "#4a6b8c"), 178, 470, 0.86, False, 14), group(fist(SKIN, "#4a6b8c"), 424, 456, 0.86, True, -10))


@portrait
def harbor_master(s: Sheet) -> None:
    scenery.sky(s, (0, "#2f6f96"), (0.5, "#9fc6c6"), (0.8, "#f6e3b6"), (1, PEACH))
    s.add(circle(486, 150, 66, VERMILION))
    scenery.water(s, 330, "#2f6f90", "#cfe2dc", 7)
    s.add(scenery.junk(92, 352, 170, PAPER, EARTH, INDIGO), scenery.junk(530, 346, 110, PAPER, EARTH, VERMILION))
    hat = shape([(-150, -44, 0), (-60, -112), (-10, -134), (40, -116), (142, -50, 0), (60, -62), (0, -70), (-70, -60)], "#23303c", 3.4) + circle(-2, -100, 15, GOLD, 2) + brush([(-120, -56), (-40, -96)], [1, 5, 1], "#5a7286") + brush([(-56, -56), (-60, 40), (0, 106)], [4, 4, 4], VERMILION) + brush([(54, -60), (58, 40), (20, 106)], [3, 3, 4], VERMILION)
    head = topknot() + face(SKIN_DARK, "stern", lips="", lines=1, brow_weight=9) + brush([(18, 46), (0, 50), (-20, 62)], [7, 6, 1], INK) + brush([(28, 46), (42, 52), (52, 62)], [6, 5, 1], INK) + hat
    coat = bust("#1f4d72", "#d9b45c", SNOW, SKIN_DARK, SNOW)
    for k in range(9):
        coat += line([(-230 + k * 58, 352), (-216 + k * 58, 330), (-202 + k * 58, 352)], SNOW, 3.4)
    s.add(group(coat + head, 300, 234, 1.02))
    glass = rect(-30, -16, 90, 32, "#7a4a2c", 3) + rect(56, -12, 70, 24, GOLD, 3) + rect(122, -9, 60, 18, "#7a4a2c", 3) + rect(-40, -19, 16, 38, GOLD, 3)
    s.add(group(glass, 372, 462, 1.0, False, -24), group(fist(SKIN_DARK, "#1f4d72"), 420, 452, 0.9, True, -12))
    s.add(group(rect(-66, -44, 132, 88, "#fbf3dd", 3.2) + rect(-66, -44, 20, 88, "#7a2a22", 2.4) + "".join(brush([(52 - k * 17, -32), (51 - k * 17, 22 - (k * 13) % 22)], [4, 3, 1], INK) for k in range(5)), 154, 462, 1, False, 8), group(fist(SKIN_DARK, "#1f4d72"), 210, 480, 0.82, False, 10))


@portrait
def ronin(s: Sheet) -> None:
    scenery.sky(s, (0, "#6b241f"), (0.5, "#d0562f"), (0.85, "#f0a860"), (1, "#f7d596"))
    s.add(circle(180, 250, 150, s.bokashi((0, "#fff0c0"), (1, "#f5b860"))))
    for _ in range(40):
        x, h = s.random.uniform(-20, 620), s.random.uniform(80, 220)
        d = h * 0.4
        s.add(brush([(x, 524), (x + d * 0.3, 524 - h * 0.6), (x + d, 524 - h)], [4, 3, 1], "#6b241f"), brush([(x + d * 0.5, 524 - h * 0.84), (x + d, 524 - h), (x + d * 1.5, 524 - h * 0.92)], [1, 9, 1], "#f6e0ac"))
    sword = brush([(-196, 356), (20, 92), (190, -110)], [19, 18, 14], INK) + brush([(-194, 354), (20, 92), (110, -16)], [13, 12, 10], "#7a2a22") + brush([(-60, 186), (-36, 158)], [15, 15], GOLD) + brush([(-52, 176), (-64, 206), (-44, 232)], [5, 6, 1], GOLD) + brush([(118, -34), (189, -109)], [11, 8], "#efe6cc") + "".join(circle(126 + k * 12, -43 - k * 12.6, 3.4, INK) for k in range(6)) + group(ellipse(0, 0, 7, 24, GOLD, 2.4), 114, -30, 1, False, 42)
    kasa = shape([(-190, -6, 0), (-110, -92), (-30, -150), (6, -152), (90, -100), (176, -10, 0), (100, 0), (0, 4), (-100, 2)], STRAW, 3.6)
    for k in range(17):
        x = -180 + k * 22
        kasa += brush([(-10 + x * 0.06, -148), (x * 0.6, -80 + abs(x) * 0.1), (x, -6)], [0.8, 2.2, 1.4], EARTH)
    kasa += brush([(-120, -78), (-10, -94), (104, -84)], [1.5, 3, 1.5], EARTH) + brush([(-160, -34), (-10, -46), (146, -38)], [1.5, 3, 1.5], EARTH) + poly([(60, -8), (88, -6), (70, -44)], "#d0562f", 2)
    shade = shape([(-66, -10), (60, -10), (65, 8), (40, 26), (-20, 20), (-66, 18)], tone(SKIN_DARK, INK, 0.5), 0)
    head = face(SKIN_DARK, "stern", lips="", lines=1) + shade + circle(-16, 2, 3.4, SNOW) + circle(44, 2, 3, SNOW) + stubble("#4a3a30") + brush([(-44, 30), (-26, 44), (-16, 66)], [1, 4, 1], BLOOD) + brush([(-60, 0), (-56, 60), (4, 104)], [4, 4, 4], "#3a2430") + kasa
    hair = brush([(-56, 10), (-82, 60), (-78, 110), (-98, 150)], [26, 30, 20, 2], INK)
    robe = bust("#3a3f4a", "#5d646e", "#a89a80", SKIN_DARK, "") + "".join(poly([(x, y), (x + 44, y - 8), (x + 50, y + 34), (x + 6, y + 42)], c, 2.4) + "".join(line([(x + 4 + k * 12, y + 2), (x + 2 + k * 12, y - 8)], PAPER, 1.8) for k in range(4)) for x, y, c in ((-190, 260, "#5a4a3a"), (130, 280, "#4a3a40")))
    s.add(group(robe + sword + hair + head, 300, 226, 1.02), group(fist(SKIN_DARK, "#3a3f4a"), 178, 500, 0.95, False, 20))


def drawings() -> dict[str, tuple[str, int]]:
    from art.yedo.cards import wanderers  # noqa: F401  (registers the other eight)

    prints = {}
    for name, paint in PORTRAITS.items():
        sheet = Sheet(f"portrait_{name}", WIDTH, HEIGHT)
        paint(sheet)
        prints[f"portrait_{name}"] = (sheet.svg(), WIDTH)
    return prints
