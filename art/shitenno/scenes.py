"""Rooms and pictures around the table: the title, the hall in Edo, the camp, the generals' houses, four victories."""

from __future__ import annotations

import random

from art.kit import press
from art.kit.cards import scenery
from art.kit.cards.people import jointed, robed
from art.kit.colour import darken, lighten, mix
from art.kit.motifs.emblems import blossom_spray, pine_bough
from art.kit.motifs.nature import fuji, grass, moon, pine, ridge
from art.kit.motifs.people import crowd, flag, horse
from art.kit.motifs.towers import keep, turret, wall_run
from art.kit.palette import GOLD, INK, PAPER, VERMILION
from art.kit.picture import Picture
from art.kit.sheet import brush, circle, group, key, line, n, path, rect, smooth
from art.shitenno import crests
from art.shitenno.generals import banner
from art.shitenno.map import fixed

GENERALS = tuple(crests.COLORS)
MAT = (1272, 246)
HOUSE = (960, 150)


def standard(pic: Picture, general: str, h: float) -> str:
    """A war banner of `h` from its foot at (0, 0); it keeps its colour at night."""
    color = crests.COLORS[general]
    w = h * 0.3
    cloth = smooth([(2, -h), (w, -h), (w + h * 0.02, -h * 0.7), (w - h * 0.012, -h * 0.48), (w + h * 0.012, -h * 0.26), (2, -h * 0.26)], True, 0.25)
    fill = pic.bokashi((0, lighten(color, 0.12).upper()), (1, darken(color, 0.2).upper()))
    pole = line(0, 0, 0, -h - 6, INK, h * 0.022) + line(0, -h, w + 3, -h, INK, h * 0.018) + line(0, 0, 0, -h - 5, "#8c6844", h * 0.012)
    mark = circle(w / 2, -h * 0.8, w * 0.38, "#F7F2E2", INK, 1.2) + fixed(crests.placed(general, w / 2, -h * 0.8, w * 0.55, darken(color, 0.15), "#f7f2e2"))
    rim = path(cloth, "none", "#F7F2E2", 3.6) if general == "ii" else ""  # black holds in the dark by a rim of snow
    return pole + rim + key(cloth, fill, 1.2) + mark


def title(night: bool) -> str:
    """Four banners before Edo's half-built keep at dawn."""
    pic = Picture(960, 540, night, seed=31)
    pic.add(pic.sky("M0 0H960V540H0Z", ((0, "#3f6f96"), (0.3, "#c88a72"), (0.5, "#f0b878"), (0.7, "#f6dca4"), (1, "#e9d098")), ((0, "#071326"), (0.4, "#102a4a"), (0.7, "#23486a"), (1, "#1a3450"))))
    rng = random.Random(3)
    if night:
        pic.add(*(circle(rng.random() * 960, rng.random() * 230, 0.5 + rng.random(), "#DCE9F2") for _ in range(150)), group(moon(pic, 34), at=(250, 110)))
    else:
        pic.add(circle(480, 292, 300, pic.halo((0, "#fff2c4", 0.9), (0.5, "#fbd98c", 0.4), (1, "#fbd98c", 0))), circle(250, 250, 52, VERMILION))
    pic.add(group(fuji(pic, 330, 130, "#6d7fa0", mist="#f0c890"), at=(140, 330)))
    pic.add(ridge(pic, [(-10, 318), (120, 296), (260, 316), (420, 290), (600, 312), (760, 286), (970, 308)], 380, "#8a9a8c", "#ecd2a0"))
    pic.add(*(group(pine(pic, i + 1, 46, 6 if i % 2 else -6), at=(x, 372)) for i, x in enumerate((300, 350, 610, 668, 716, 250))))
    pic.add(group(keep(pic, 140), at=(480, 388)))
    for x in (392, 412, 548, 568, 372, 588):  # scaffolding: the keep is not finished
        pic.add(line(x, 388, x, 170, INK, 3.4), line(x, 388, x, 170, "#b98550", 2.0))
    for y in (196, 240, 284, 328, 366):
        pic.add(line(362, y, 430, y, INK, 3.2), line(362, y, 430, y, "#c99a5f", 1.8), line(534, y, 600, y, INK, 3.2), line(534, y, 600, y, "#c99a5f", 1.8))
        pic.add(line(372, y, 412, y + 44, "#8c6844", 1.4), line(588, y, 548, y + 44, "#8c6844", 1.4))
    pic.add(crowd([(400, 240, "walker"), (560, 284, "porter"), (384, 328, "walker"), (580, 328, "walker"), (566, 196, "walker")], 4, 1.3))
    for x, w in ((190, 150), (620, 150)):
        pic.add(group(wall_run(pic, w, 12, 18), at=(x, 404)))
    pic.add(group(turret(pic, 52), at=(190, 408)), group(turret(pic, 52), at=(772, 408)))
    pic.add(path("M-10 400Q240 388 480 402T970 396V560H-10Z", pic.bokashi((0, pic.pick("#c9b878", "#24485A")), (1, pic.pick("#8f8a5c", "#10283A"))), INK, 1.2))
    pic.add(path("M420 404L540 404L640 560L320 560Z", pic.bokashi((0, pic.pick("#f0dcae", "#4F7090")), (1, pic.pick("#d9bd84", "#35536F"))), pic.pick("#8f7444", "#0D1C2E"), 1.2))
    army = []
    for i in range(44):
        side = -1 if i % 2 else 1
        army.append((480 + side * (150 + (i * 37) % 260), 430 + (i * 13) % 44, ("samurai", "walker", "samurai", "monk")[i % 4]))
    pic.add(crowd(army, 5, 1.7), *(group(flag(c, 22), at=(480 + s * x, 440 + x % 17), scale=2) for x, c in ((180, "#b12a1f"), (250, "#18439a"), (320, "#2d7c5a"), (390, "#3a3840")) for s in (-1, 1)))
    pic.add(group(horse("#5a3a2a", False), at=(330, 470), scale=3), group(horse("#b58a5a", False), at=(634, 470), scale=3, flip=True))
    for rows, y, h in (([(-40, 120), (-40, 180), (-40, 90)], 176, 17), ([(800, 1000), (760, 1000), (840, 1000)], 196, 17), ([(420, 540), (400, 580)], 132, 14), ([(640, 740), (620, 720)], 342, 12), ([(210, 330)], 356, 12)):
        pic.add(pic.cloudy(rows, y, h, 2.5))
    for i, general in enumerate(GENERALS):
        x = (70, 220, 650, 800)[i]
        pic.add(group(standard(pic, general, 300), at=(x, 552)))
    pic.add(grass(0, 534, 960, 160, 9), grass(0, 520, 960, 90, 5), group(pine_bough(pic, 180), at=(-8, 30)), group(blossom_spray(6, 170, 60), at=(966, 16), flip=True))
    pic.add(pic.dust((0, 180, 960, 160), 100, pic.pick("#e8c878", "#C8D4DC")))
    pic.washi(0.12)
    return pic.svg()


def hall(night: bool) -> str:
    """The mat of the even year: a gold screen with pines above, tatami to lay cards on below."""
    w, h = MAT
    pic = Picture(w, h, night, seed=32)
    pic.add(rect(0, 0, w, h, "#b9ab78"))
    top = f"M0 0H{w}V62H0Z"
    pic.add(path(top, pic.gold_leaf("#d9b45c", light=False)), path(top, pic.bokashi((0, "#8a6a2c", 0.35), (0.5, "#fff2c4", 0.1), (1, "#8a6a2c", 0.3))))
    scene = [group(pine(pic, i + 2, 66, 12 if i % 2 else -12), at=(x, 68)) for i, x in enumerate((60, 330, 560, 760, 1010, 1220))]
    scene += [pic.cloud([(x, x + 120), (x + 30, x + 160)], 26, 10, 2, night=night) for x in (130, 420, 640, 860, 1080)]
    pic.add(group(*scene, extra=pic.clip(top)))
    for i in range(9):
        pic.add(rect(w * i / 8 - 2, 0, 4, 62, "#3a2418", INK, 0.6))
    pic.add(rect(0, 60, w, 8, pic.bokashi((0, "#5a3a26"), (1, "#2b1a12")), INK, 0.8), rect(0, 0, w, 5, "#2b1a12"))
    for i in range(4):
        x = i * w / 4
        pic.add(rect(x, 68, w / 4, h - 68, pic.bokashi((0, "#a99a68"), (1, "#cabc88"))), rect(x, 68, w / 4, h - 68, pic.stripes(2.2, "#94874f", 0.6), extra='opacity=".5"'))
        pic.add(rect(x - 4, 68, 8, h - 68, "#2c4250", INK, 0.6), rect(x - 4, 68, 8, h - 68, pic.kikko(3, "#8f8352", 0.5), extra='opacity=".8"'))
    pic.add(rect(0, 68, w, 26, pic.bokashi((0, INK, 0.28), (1, INK, 0))), rect(1, 1, w - 2, h - 2, "none", INK, 2), rect(3.4, 3.4, w - 6.8, h - 6.8, "none", pic.pick(GOLD, "#B9A468"), 1))
    pic.washi(0.12)
    return pic.svg()


def camp(night: bool) -> str:
    """The mat of the odd year: a camp curtain above, beaten ground below. A crest goes on each of the four pale fields."""
    w, h = MAT
    pic = Picture(w, h, night, seed=33)
    pic.add(rect(0, 0, w, h, pic.bokashi((0, "#e0a878"), (0.25, "#d9c08a"), (1, "#b99a62"))))
    pic.add(ridge(pic, [(0, 26), (200, 12), (420, 26), (640, 10), (860, 24), (1080, 12), (w, 24)], 60, "#a98a6a", "#e0c090"))
    for x in (106, 318, 530, 742, 954, 1166):
        pic.add(line(x, 74, x, 2, INK, 3.6), line(x, 74, x, 2, "#8c6844", 2.2))
    for i in range(6):
        a, b = i * 212, (i + 1) * 212
        d = f"M{a} 14Q{(a + b) / 2} 26 {b} 14V68Q{(a + b) / 2} 76 {a} 68Z"
        pic.add(key(d, pic.bokashi((0, "#fbf4e0"), (1, "#e3d3a8")), 1.1))
        for y, t in ((26, 9), (54, 6)):
            pic.add(path(f"M{a} {y}Q{(a + b) / 2} {y + 11} {b} {y}V{y + t}Q{(a + b) / 2} {y + t + 11} {a} {y + t}Z", pic.pick("#1f4d72", "#14304E")))
        pic.add(path(f"M{a + 40} 20Q{a + 44} 44 {a + 38} 70M{a + 170} 20Q{a + 166} 44 {a + 173} 70", "none", "#b9a878", 0.9))
    pic.add(rect(0, 74, w, 14, pic.bokashi((0, INK, 0.3), (1, INK, 0))))
    rng = random.Random(4)
    for _ in range(170):
        x, y, s = rng.random() * w, 84 + rng.random() * (h - 90), 2 + rng.random() * 7
        pic.add(brush([(x - s, y), (x, y - 0.5), (x + s, y + 0.2)], 0.8, "#9a7c48"))
    pic.add(*(grass(x, y, 60, 10, int(x), "#7a8a4a") for x, y in ((10, 90), (300, 84), (700, 86), (1180, 92), (6, 238), (1190, 238), (520, 240))))
    pic.add(rect(1, 1, w - 2, h - 2, "none", INK, 2), rect(3.4, 3.4, w - 6.8, h - 6.8, "none", pic.pick(GOLD, "#B9A468"), 1))
    pic.washi(0.12)
    return pic.svg()


def house(general: str) -> str:
    """The backdrop of a general's house: his colour on lacquered panels, crest and armour stand at the left."""
    w, h = HOUSE
    color = crests.COLORS[general]
    pic = Picture(w, h, seed=34)
    wall = mix(PAPER, color, 0.1 if general != "ii" else 0.16)
    pic.add(rect(0, 0, w, h, pic.bokashi((0, darken(wall, 0.1)), (1, wall))))
    pattern = {"honda": pic.asanoha(20, mix(wall, color, 0.3), 0.8), "sakakibara": pic.seigaiha(30, mix(wall, color, 0.3), "none", 0.9), "sakai": pic.kikko(11, mix(wall, color, 0.3), 0.8), "ii": pic.shippo(30, mix(wall, color, 0.3), 0.9)}[general]
    pic.add(rect(0, 0, w, h, pattern, extra='opacity=".55"'))
    pic.add(rect(0, 0, w, 9, pic.bokashi((0, "#4a3120"), (1, "#7a5638")), INK, 0.8), rect(0, 8, w, 3, color), rect(0, h - 14, w, 14, pic.bokashi((0, "#8c6844"), (1, "#5a3c26")), INK, 0.8), path(f"M0 {h - 8}H{w}", "none", "#3a2416", 0.7))
    for x in (150, 420, 690, 950):
        pic.add(rect(x - 3, 9, 6, h - 23, mix("#3a2418", color, 0.25), INK, 0.6))
    for x, y in ((285, 62), (555, 62), (820, 62)):
        pic.add(group(circle(0, 0, 40, mix(wall, color, 0.12), mix(wall, color, 0.35), 1.2), crests.placed(general, 0, 0, 56, mix(wall, color, 0.34), mix(wall, color, 0.12)), at=(x, y + 10)))
    pic.add(pic.cloud([(160, 300), (150, 250)], h - 42, 10, 2), pic.cloud([(700, 860), (740, 900)], 18, 10, 2), pic.cloud([(430, 520)], 24, 10, 2))
    pic.add(rect(0, 0, w, h, color, extra='opacity=".06"'), rect(0.8, 0.8, w - 1.6, h - 1.6, "none", INK, 1.6), rect(3, 3, w - 6, h - 6, "none", GOLD, 0.8))
    pic.washi(0.12)
    return pic.svg()


def victory(general: str) -> str:
    """The general kneels before the shogun."""
    s = press.Sheet(f"shitenno_victory_{general}", 960, 540)
    color = crests.COLORS[general]
    scenery.sky(s, (0, "#b98f3c"), (0.4, "#ecd084"), (1, "#d9b45c"))
    for x in range(0, 980, 120):
        s.add(press.line([(x, -10), (x, 380)], "#b58b3c", 1.2))
    for y in (60, 180, 300):
        s.add(press.line([(-10, y), (970, y)], "#b58b3c", 1.2))
    s.add(press.circle(690, 176, 120, VERMILION), scenery.pine(880, 380, 350, -0.2), scenery.pine(470, 376, 250, 0.25))
    scenery.clouds(s, 520, 60, 220, 3, GOLD, 20)
    scenery.clouds(s, 330, 280, 220, 3, GOLD, 20)
    s.add(press.rect(-10, 370, 980, 180, s.bokashi((0, "#a9a066"), (1, "#cfc48a")), 2.4))
    for a, b in ((160, -40), (400, 330), (640, 700), (860, 1060)):
        s.add(press.poly([(a - 4, 370), (a + 4, 370), (b + 12, 550), (b - 12, 550)], "#2c4250", 1.6))
    # the dais and the shogun on it
    s.add(press.poly([(520, 366), (880, 366), (920, 410), (480, 410)], "#7a2822", 3), press.rect(480, 410, 440, 26, "#4a1814", 3), press.line([(484, 416), (916, 416)], GOLD, 3))
    robe = "#3a2a4a"
    s.add(press.shape([(690, 190), (640, 216), (586, 330), (560, 392, 0), (830, 392, 0), (796, 330), (744, 216)], robe, 3.6), press.shape([(660, 204, 0), (690, 196), (724, 204, 0), (694, 280)], press.SNOW, 2.6))
    s.add(*(press.circle(x, 262, 15, GOLD, 2) for x in (628, 756)), press.brush([(600, 330), (680, 350), (790, 330)], [2, 6, 2], "#1d1428"))
    s.add(press.ellipse(692, 164, 31, 37, press.SKIN, 2.8), press.line([(676, 160), (686, 160)], INK, 3), press.line([(700, 160), (710, 160)], INK, 3), press.brush([(672, 148), (688, 146)], [3, 4], INK), press.brush([(698, 146), (714, 148)], [3, 4], INK), press.brush([(680, 184), (692, 181), (706, 184)], [1.4, 4, 1.4], INK), press.shape([(684, 196, 0), (702, 196, 0), (693, 216, 0)], INK, 0))
    s.add(press.shape([(658, 140, 0), (664, 118), (672, 62), (702, 50), (716, 66), (718, 118), (726, 142, 0), (692, 128)], "#1b1a20", 3), press.brush([(664, 124), (692, 114), (722, 126)], [4, 6, 4], "#4a4650"))
    fan = "".join(press.poly([(0, 0), (-40 + k * 12, -92), (-28 + k * 12, -92)], (GOLD, press.SNOW)[k % 2], 1.8) for k in range(7))
    s.add(press.group(fan + press.circle(0, -66, 13, VERMILION), 620, 376, 0.8, False, -24))
    # banners, the kneeling general, his helmet beside him
    s.add(banner(general, 60, 40, 116, 250), banner(general, 226, 70, 96, 210))
    plate = color if general != "ii" else "#3a3840"
    bow = {"hip": (-18.0, -14.0), "chest": (4.0, -34.0), "head": (20.0, -40.0), "knee_f": (14.0, -8.0), "foot_f": (-20.0, -2.0), "knee_b": (10.0, -6.0), "foot_b": (-28.0, -2.0), "elbow_f": (16.0, -18.0), "hand_f": (30.0, -3.0), "elbow_b": (10.0, -18.0), "hand_b": (26.0, -3.0)}
    s.add(f'<ellipse cx="296" cy="494" rx="170" ry="20" fill="{INK}" opacity="0.22"/>', press.group(jointed(bow, plate, legs=darken(plate, 0.35), arms=plate, head="topknot", sash=GOLD), 290, 492, 5.0))
    s.add(press.group(press.poly([(-8, -42), (10, -38), (8, -16), (-12, -18)], darken(plate, 0.1), 1.6) + "".join(press.line([(-9, -36 + k * 6), (9, -33 + k * 6)], GOLD, 1.5) for k in range(4)), 290, 492, 5.0))
    s.add(press.group(robed("#31566f", head="topknot", wings="#1f3c52"), 130, 466, 1.5), press.group(robed("#5d7a54", head="topknot", wings="#3d5a38"), 60, 470, 1.5))
    s.add(press.circle(520, 486, 30, press.INK), press.circle(517, 482, 29, press.SNOW, 3), crests.placed(general, 517, 482, 42, darken(color, 0.1), press.SNOW))
    for _ in range(46):
        x, y, r = s.random.uniform(0, 960), s.random.uniform(0, 540), s.random.uniform(3, 6)
        s.add(f'<path d="M{n(x)} {n(y - r)}q{n(r)} {n(r)} 0 {n(2 * r)}q{n(-r)} {n(-r)} 0 {n(-2 * r)}Z" fill="#f7d5d0" stroke="#c88a8a" stroke-width="0.8"/>')
    s.add(press.rect(6, 6, 948, 528, "none", 12, darken(color, 0.3), 10), press.rect(15, 15, 930, 510, "none", 4, GOLD, 6))
    return s.svg(0.9)


def drawings() -> dict[str, tuple[str, int]]:
    found = {"title": (title(False), 1080), "title_night": (title(True), 1080)}
    for night, side in ((False, "day"), (True, "night")):
        found |= {f"hall_{side}": (hall(night), 1272), f"camp_{side}": (camp(night), 1272)}
    found |= {f"house_{general}": (house(general), 1152) for general in GENERALS}
    return found | {f"victory_{general}": (victory(general), 840) for general in GENERALS}


