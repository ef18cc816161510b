"""The eight provinces, each a picture of 318 x 260 with its own weather; they overlap their cells by a little."""

from __future__ import annotations

import math
import random
from collections.abc import Callable

from art.kit.colour import darken, mix
from art.kit.motifs.emblems import crane, maple_leaf
from art.kit.motifs.houses import house
from art.kit.motifs.landmarks import bridge, bridge_rail, stone_lantern
from art.kit.motifs.nature import birds, blob, blossom_tree, cedar, fuji, grass, marks, moon, pine, ridge, ripples
from art.kit.motifs.people import boat, crowd, horse
from art.kit.motifs.towers import keep, pagoda, stone_wall, torii, turret, wall_run
from art.kit.palette import INK, SNOW
from art.kit.picture import Picture
from art.kit.sheet import brush, circle, ellipse, group, key, line, n, path, poly, rect, smooth

X0, X1 = -24, 342  # scenes run past their cell and melt into the next

Paint = Callable[[Picture], str]


def sky(pic: Picture, top: str, low: str, night: str = "#10284A", depth: float = 190) -> str:
    return rect(X0, -14, X1 - X0, depth, pic.bokashi((0, pic.pick(top, "#0B1A30")), (0.45, pic.pick(mix(top, low, 0.55), night)), (1, pic.pick(low, "#1F3C58"))))


def land(pic: Picture, pts: list[tuple[float, float]], top: str, foot: str) -> str:
    d = smooth(pts, tension=0.9) + f"L{X1} 290L{X0} 290Z"
    return path(d, pic.bokashi((0, top), (1, foot))) + path(smooth(pts, tension=0.9), "none", darken(top, 0.5), 0.8)


def sea(pic: Picture, y: float, top: str, low: str, seed: int) -> str:
    fill = pic.bokashi((0, pic.pick(top, "#1B4466")), (0.5, pic.pick(mix(top, low, 0.6), "#163A5A")), (1, pic.pick(low, "#102C48")))
    out = [rect(X0, y, X1 - X0, 290 - y, fill), line(X0, y, X1, y, darken(low, 0.3), 0.7)]
    out.append(path(f"M{X0} {n(y + 44)}H{X1}V290H{X0}Z", pic.seigaiha(16, pic.pick("#dcebe6", "#6FA0C2"), "none", 0.5), extra='opacity=".3"'))
    return "".join(out) + ripples(X0, y + 3, X1 - X0, 60, 44, seed, pic.pick("#e6f0ea", "#6FA0C2"), 0.8)


def chugoku(pic: Picture) -> str:
    """The red gate standing in the tide, a junk, a shore of maples."""
    out = [sky(pic, "#cf6b45", "#f6dcae")]
    out.append(ridge(pic, [(X0, 112), (40, 92), (90, 108), (150, 84), (210, 104), (270, 82), (X1, 98)], 150, "#c98a6a", "#f2cfa0"))
    out.append(sea(pic, 122, "#8fb9bd", "#3f7d9c", 3))
    out.append(group(torii(86, "#c23a28"), at=(214, 168)))
    out += [line(214 + s * 29, 170 + i * 4, 214 + s * 29 + 8 - i, 170 + i * 4, pic.pick("#c8412f", "#8E3A2C"), 1.6, 'opacity=".5"') for s in (-1, 1) for i in range(4)]
    out.append(group(boat(pic, "sail", 34), at=(296, 150), scale=1.2) + group(boat(pic, "sail", 26), at=(150, 134), scale=0.6))
    out.append(land(pic, [(X0, 176), (30, 186), (80, 214), (130, 236), (200, 262), (X1, 280)], "#b98a4c", "#8f6a38"))
    for x, y, s, c in ((8, 186, 44, "#c8482f"), (40, 196, 38, "#d87a38"), (108, 234, 30, "#c8482f"), (-12, 200, 40, "#dd9a44")):
        out.append(group(blossom_tree(pic, s, int(x) % 7 + 1, c), at=(x, y)))
    rng = random.Random(5)
    out += [group(maple_leaf(2.6 + rng.random() * 2, rng.choice(("#c8412f", "#d8642f", "#dd8a3a"))), at=(60 + rng.random() * 250, 74 + rng.random() * 90), turn=rng.random() * 360) for _ in range(16)]
    return "".join(out)


def chubu(pic: Picture) -> str:
    """Fuji over rows of tea, a teahouse by the road."""
    out = [sky(pic, "#4f8fb4", "#e9e6c4"), group(fuji(pic, 250, 108, "#6d93b4", mist="#e6e2c0"), at=(206, 164))]
    out.append(ridge(pic, [(X0, 150), (40, 136), (110, 150), (180, 140), (260, 152), (X1, 138)], 190, "#8fae98", "#d6dcb0"))
    out.append(land(pic, [(X0, 158), (80, 152), (180, 160), (280, 150), (X1, 158)], "#a9bf7c", "#7f9a54"))
    for i in range(7):
        y = 162 + i * 12
        d = smooth([(X0, y + 6), (70, y - 3), (160, y + 4), (250, y - 4), (X1, y + 5)], tension=0.9)
        out.append(path(d, "none", darken("#5d8a44", 0.4), 7.5) + path(d, "none", "#6f9e50", 5.6) + path(d, "none", "#9cc474", 1.4, 'stroke-dasharray="3 2"'))
    out.append(group(house(pic, 46, 22, 11, 11, "shoji", roof="#a08a5a", thatch=True), at=(238, 172), scale=1.1))
    out.append(crowd([(168, 170, "lady"), (196, 176, "walker"), (140, 182, "porter"), (306, 178, "samurai")], 2, 1.0) + group(pine(pic, 3, 42, 6), at=(130, 168)))
    return "".join(out) + ("" if pic.night else birds(120, 78, 5, 3, 1.0))


def tohoku(pic: Picture) -> str:
    """Hills of cherry, grazing horses, a far pagoda."""
    out = [sky(pic, "#d99a9c", "#f6e2cc")]
    out.append(ridge(pic, [(X0, 128), (50, 100), (120, 126), (200, 96), (270, 120), (X1, 104)], 170, "#a9a0b4", "#ecd2c4"))
    out.append(group(pagoda(pic, 70, 5), at=(242, 150)))
    out.append(land(pic, [(X0, 160), (60, 140), (140, 158), (230, 142), (X1, 156)], "#a9bf86", "#8aa566"))
    for x, y, s in ((150, 158, 40), (186, 152, 34), (222, 150, 38), (262, 156, 32), (310, 158, 42), (20, 152, 34), (116, 160, 30), (56, 146, 28)):
        out.append(group(blossom_tree(pic, s, int(x) % 9 + 1), at=(x, y)))
    out.append(land(pic, [(X0, 180), (90, 172), (200, 182), (X1, 172)], "#b9cc8c", "#93ad68"))
    for x, y, c, f in ((146, 174, "#7a4f33", False), (196, 172, "#4a3428", True), (262, 186, "#b58a5a", False), (296, 200, "#7a4f33", True), (288, 172, "#4a3428", False)):
        out.append(group(horse(c, False), at=(x, y), scale=1.35, flip=f))
    return "".join(out) + grass(X0, 200, 360, 70, 4) + grass(X0, 178, 360, 40, 6)


def hokkaido(pic: Picture) -> str:
    """Firs and drift ice, two cranes dancing."""
    out = [sky(pic, "#4d8f94", "#dcebe2"), ridge(pic, [(X0, 112), (40, 84), (90, 108), (150, 72), (200, 100), (260, 80), (X1, 104)], 160, "#8fb4b8", "#e0ece6")]
    out.append(path(smooth([(118, 92), (136, 78), (150, 72), (166, 80), (184, 92)]) + "L164 88L150 94L138 86Z", SNOW))
    out.append(sea(pic, 128, "#9cc6c8", "#3f8090", 8))
    for x, y, s in ((6, 196, 78), (36, 190, 62), (104, 168, 42), (126, 164, 34), (304, 182, 74), (282, 172, 52), (-14, 204, 84)):
        out.append(group(cedar(pic, s, "#2f5f5a", int(s)), at=(x, y)))
        out += [path(f"M{n(x - s * w)} {n(y - s * h)}Q{n(x)} {n(y - s * (h + 0.06))} {n(x + s * w)} {n(y - s * h)}Q{n(x)} {n(y - s * (h - 0.03))} {n(x - s * w)} {n(y - s * h)}Z", SNOW) for w, h in ((0.16, 0.2), (0.12, 0.42), (0.07, 0.66))]
    rng = random.Random(2)
    for _ in range(14):
        x, y, s = 110 + rng.random() * 190, 136 + rng.random() * 40, 8 + rng.random() * 14
        pts = [(x - s, y), (x - s * 0.4, y - s * 0.28), (x + s * 0.6, y - s * 0.22), (x + s, y + s * 0.04), (x + s * 0.2, y + s * 0.26)]
        out.append(path(poly([(px, py + 2.4) for px, py in pts]), "#7fb0bc", INK, 0.5) + key(poly(pts), pic.bokashi((0, "#ffffff"), (1, "#dceae8")), 0.6))
    out.append(land(pic, [(X0, 200), (60, 196), (150, 210), (240, 200), (X1, 196)], "#f3f4ec", "#cfdfe0"))
    out.append(group(crane(pic, 62), at=(182, 176), turn=-14) + group(crane(pic, 58), at=(256, 170), flip=True, turn=10))
    return "".join(out) + "".join(circle(X0 + rng.random() * 360, rng.random() * 200, 0.7 + rng.random(), "#FFFFFF") for _ in range(70))


def kyushu(pic: Picture) -> str:
    """A smoking volcano, steam from hot springs, fishing boats."""
    out = [sky(pic, "#d99a3c", "#f8e4a8")]
    rng = random.Random(7)
    for i in range(11):
        x, y, r = 198 + i * 4.2 + rng.random() * 5, 84 - i * 7.4, 7 + i * 1.3
        out.append(key(blob(x, y, r, rng), pic.bokashi((0, pic.pick("#d8cbb8", "#4F6C88")), (1, pic.pick("#a3958a", "#2B4660"))), 0.6, extra='opacity=".9"'))
    cone = [(96, 164), (140, 140), (172, 106), (188, 88), (196, 92), (206, 87), (224, 106), (258, 140), (310, 164)]
    out.append(path(smooth(cone, tension=0.7) + "Z", pic.bokashi((0, "#8a5a4c"), (0.6, "#a8805c"), (1, "#c9ae74")), INK, 1.0))
    out += [brush([(196 + a * 8, 96), (196 + a * 24, 124), (196 + a * 52, 156)], 1.6, "#6a4238") for a in (-1.4, -0.7, 0.1, 0.8, 1.5)]
    out.append(path("M187 89Q197 96 207 88L204 94Q197 99 190 94Z", pic.pick("#c8412f", "#FF8A4C")) + pic.glow(197, 90, 30, "#FF8A4C", 0.6))
    out.append(ridge(pic, [(X0, 150), (30, 138), (90, 152), (150, 148)], 180, "#a3965c", "#e0cc8c"))
    out.append(sea(pic, 158, "#b9c4a0", "#4f8a9c", 5))
    for x, y, k in ((150, 174, 0.9), (282, 170, 0.8), (228, 182, 1.0)):
        out.append(group(boat(pic, "ferry" if x > 200 else "sail", 28), at=(x, y), scale=k))
    out.append(land(pic, [(X0, 168), (40, 172), (90, 196), (140, 226), (190, 268), (X1, 284)], "#b9a45c", "#8f7c40"))
    out += [path(smooth([(x, y), (x - 4, y - 10), (x + 4, y - 20), (x - 2, y - 32), (x + 5, y - 44)]), "none", pic.pick("#fffaf0", "#A9C0CE"), 4.5, 'opacity=".75"') for x, y in ((18, 182), (34, 192), (6, 196))]
    return "".join(out) + "".join(ellipse(x, y, 9, 3.4, "#8fc4c4", INK, 0.6) for x, y in ((18, 186), (34, 196), (6, 200)))


def shikoku(pic: Picture) -> str:
    """Whirlpools in the strait, pilgrims in white on a path above it."""
    out = [sky(pic, "#3f8fc0", "#dcedea"), ridge(pic, [(X0, 104), (60, 84), (130, 102), (200, 80), (280, 100), (X1, 88)], 150, "#8fb6b4", "#dcead8"), sea(pic, 116, "#7fbcd4", "#2a6f9c", 6)]
    for cx, cy, r in ((170, 152, 30), (218, 176, 18), (120, 136, 13)):
        for k in range(3):
            pts = [(cx + math.cos(a * 0.42 + k * 2.1) * r * (1 - a / 19), cy + math.sin(a * 0.42 + k * 2.1) * r * 0.5 * (1 - a / 19)) for a in range(18)]
            out.append(path(smooth(pts), "none", pic.pick("#1f5f8c", "#0D2A48"), 3.0) + path(smooth(pts), "none", SNOW, 1.5))
        out.append(ellipse(cx, cy, r * 0.12, r * 0.07, pic.pick("#16486e", "#071A2E")))
    out.append(group(boat(pic, "sail", 28), at=(206, 130), scale=0.8))
    cliff = [(356, 66), (306, 72), (282, 94), (262, 110), (256, 140), (240, 168), (244, 200), (210, 240), (356, 290)]
    out.append(key(poly(cliff), pic.bokashi((0, "#9cb47c"), (0.4, "#b9a884"), (1, "#7d7058")), 1.0))
    out += [brush([(x, y), (x - 3, y + 16), (x + 2, y + 30)], 1.4, "#6d6048") for x, y in ((270, 116), (262, 150), (310, 120), (312, 160), (290, 186), (250, 180))]
    trail = [(330, 84), (294, 96), (278, 120), (298, 142), (274, 164), (262, 192)]
    out.append(path(smooth(trail), "none", "#8f7f58", 7) + path(smooth(trail), "none", "#efe0b4", 5))
    for x, y in ((300, 94), (282, 112), (291, 136), (284, 158), (268, 178)):
        out.append(group(path("M-1.6 -8.4Q-2.8 -4 -2.3 0H2.3Q2.8 -4 1.6 -8.4Z", "#fffaf0", INK, 0.6), circle(0, -9.6, 1.5, "#ecd2b0", INK, 0.4), key("M-3.4 -10Q0 -14 3.4 -10Z", "#d9bd7e", 0.5), line(3.6, 0, 3.2, -11, "#6e4a35", 0.6), at=(x, y), scale=1.15))
    out.append(group(pine(pic, 6, 36, -8), at=(296, 76)))
    out.append(land(pic, [(X0, 176), (30, 178), (76, 200), (120, 232), (170, 270), (X1, 288)], "#9cb474", "#7a9458") + group(pine(pic, 2, 46, 8), at=(16, 184)))
    return "".join(out)


def kansai(pic: Picture) -> str:
    """A white keep in falling snow, a long bridge before it."""
    out = [sky(pic, "#8f9ba6", "#e3e4de"), ridge(pic, [(X0, 122), (50, 98), (120, 118), (180, 92), (250, 114), (X1, 96)], 160, "#a9b4b8", "#e6e8e2")]
    out.append(path(smooth([(150, 104), (166, 96), (180, 92), (198, 97), (214, 104)], tension=0.9) + "L196 102L182 106L168 101Z", SNOW))
    for x, y, s in ((140, 160, 34), (288, 160, 38), (306, 164, 30), (120, 164, 28)):
        out.append(group(pine(pic, int(s), s, 4, "#5f7f78"), at=(x, y)))
    out.append(group(keep(pic, 66), at=(222, 166)))
    out.append(land(pic, [(X0, 166), (60, 162), (140, 168), (260, 166), (X1, 162)], "#f1f2ec", "#d3dadb"))
    out.append(group(wall_run(pic, 56, 7, 8), at=(120, 178)) + group(wall_run(pic, 66, 7, 8), at=(268, 178)))
    out.append(sea(pic, 184, "#a9bcc2", "#5f8496", 9))
    out.append(group(bridge(pic, 150, 16, "#a8483a"), crowd([(-40, -12, "walker"), (-10, -16, "parasol"), (24, -15, "samurai"), (48, -9, "monk")], 3, 0.9), bridge_rail(150, 16, "#a8483a"), at=(196, 192)))
    rng = random.Random(11)
    out += [circle(X0 + rng.random() * 360, rng.random() * 240, 0.7 + rng.random() * 1.3, "#FFFFFF") for _ in range(150)]
    return "".join(out) + land(pic, [(X0, 200), (40, 204), (90, 226), (130, 262), (X1, 290)], "#f3f4ee", "#dbe0df") + group(stone_lantern(pic, 20), at=(-4, 208))


def kanto(pic: Picture) -> str:
    """The reed plain under a low red sun (the only one of the map, or its moon), geese, the first walls of Edo."""
    out = [sky(pic, "#b8432f", "#f6cf96"), circle(170, 128, 30, "#d8402c") if not pic.night else group(moon(pic, 20), at=(170, 112))]
    out.append(ridge(pic, [(X0, 142), (60, 132), (140, 142), (220, 134), (X1, 140)], 175, "#b98a7a", "#efc490"))
    out.append(group(fuji(pic, 66, 28, "#8a6a84", mist="#f2c890"), at=(112, 144)))
    out.append(land(pic, [(X0, 150), (90, 146), (200, 152), (X1, 146)], "#cfae62", "#a98a48"))
    for x, y, w in ((230, 172, 84), (196, 176, 40)):
        out.append(group(wall_run(pic, w, 8, 9), at=(x, y)))
    out.append(group(stone_wall(pic, 40, 54, 22, 5), at=(276, 166)) + group(turret(pic, 34), at=(232, 172)))
    for x in (262, 276, 290):
        out.append(line(x, 146, x, 104, "#6e4a35", 1.6) + line(256, 118, 298, 118, "#6e4a35", 1.4) + line(256, 134, 298, 134, "#6e4a35", 1.4) + line(258, 146, 296, 108, "#8c6844", 0.9))
    rng = random.Random(4)
    for _ in range(230):
        x, y = X0 + rng.random() * 360, 172 + rng.random() * 90
        if y < 182 and x > 186:
            continue
        h = 12 + rng.random() * 14
        lean = 2 + rng.random() * 7
        c = rng.choice(("#8f7a38", "#b99a50", "#7a6a34", "#d5b86c"))
        out.append(path(f"M{n(x)} {n(y)}q{n(lean * 0.2)} {n(-h * 0.7)} {n(lean)} {n(-h)}", "none", c, 0.9))
        if rng.random() < 0.35:
            out.append(ellipse(x + lean + 1, y - h - 1, 1.2, 3.2, "#efe0b4", "#8f7a38", 0.3, f'transform="rotate(30 {n(x + lean)} {n(y - h)})"'))
    return "".join(out) + birds(118, 90, 8, 2, 1.4) + birds(236, 84, 4, 5, 1.0) + marks(X0, 160, 200, 10, 20, 3, "#8f7a48")


PROVINCES: dict[str, Paint] = {
    "chugoku": chugoku, "chubu": chubu, "tohoku": tohoku, "hokkaido": hokkaido,
    "kyushu": kyushu, "shikoku": shikoku, "kansai": kansai, "kanto": kanto,
}  # fmt: skip
WEATHER = {  # how each province's gate has aged: a second colour and how much of it
    "chugoku": ("#e0603c", 0.35), "chubu": ("#c8412f", 0.0), "tohoku": ("#d98c86", 0.35), "hokkaido": ("#7d8f92", 0.4),
    "kyushu": ("#8a5a34", 0.45), "shikoku": ("#e8a07c", 0.4), "kansai": ("#8f8a88", 0.3), "kanto": ("#7a2420", 0.4),
}  # fmt: skip
SNOWED = ("hokkaido", "kansai")
