"""The cards of Shitenno: troops alone and in pairs, rice, and the two backs; 600 x 880 units."""

from __future__ import annotations

from itertools import combinations_with_replacement

from art.kit.cards import CARD, HEIGHT, WIDTH, patterns, scenery
from art.kit.cards.people import bale
from art.kit.colour import mix as tone
from art.kit.numerals import numeral
from art.kit.press import (
    EARTH,
    GOLD,
    INDIGO,
    INK,
    LEAF,
    MOSS,
    PAPER,
    PINE,
    SHADOW,
    SLATE,
    SNOW,
    VERMILION,
    Sheet,
    brush,
    circle,
    group,
    line,
    poly,
    rect,
    shape,
    sign,
)
from art.shitenno import icons, troops
from art.shitenno.figures import FIGURES

PIXELS = 340
IN = '<rect x="46" y="46" width="508" height="788" rx="14"/>'
WEAVE = {"samurai": patterns.asanoha, "shinobi": patterns.kikko, "bushi": patterns.waves, "sohei": patterns.shippo}
SIZE = {"samurai": 22, "shinobi": 16, "bushi": 18, "sohei": 40}


def _frame(s: Sheet, kind: str) -> None:
    color = troops.COLORS[kind]
    s.add(rect(0, 0, 600, 880, tone(color, INK, 0.35)), rect(16, 16, 568, 848, WEAVE[kind](s, color, tone(color, PAPER, 0.4), SIZE[kind]), 3, INK, 18))
    s.add(rect(36, 36, 528, 808, GOLD, 3.4, INK, 18), rect(44, 44, 512, 792, PAPER, 3.4, INK, 14), _rim())


def _rim() -> str:
    """A pale edge, so that dark cards hold on the night table."""
    return rect(3, 3, 594, 874, "none", 6, "#d9cfb4", 26)


def _corner(s: Sheet, kind: str, x: float, y: float, side: float) -> str:
    return rect(x - 11, y - 9, side + 22, side + 18, "#1b1a17", 0, INK, 34) + rect(x - 9, y - 9, side + 18, side + 18, SNOW, 4, INK, 32) + sign(s, troops.plate(kind), x, y, side)


def _place(s: Sheet, kind: str, second: bool) -> None:
    """The ground a troop stands before, over the whole card."""
    if kind == "samurai":
        stops = ((0, "#7fae9c"), (0.45, "#e9dfae"), (1, "#c9cf94")) if not second else ((0, "#d98a52"), (0.45, "#f2d79c"), (1, "#d9c98a"))
        scenery.sky(s, *stops)
        scenery.hills(s, [(60, 470), (180, 410), (320, 460), (460, 400), (600, 450)], tone(MOSS, PAPER, 0.35))
        scenery.hills(s, [(40, 560), (200, 520), (400, 560), (600, 520)], MOSS)
        s.add(scenery.pine(500, 640, 330, -0.25) if not second else scenery.pine(110, 640, 300, 0.25))
        scenery.hills(s, [(0, 700), (300, 676), (600, 702)], LEAF)
        scenery.grass(s, 846, 60, tone(PINE, PAPER, 0.15), 70)
    elif kind == "shinobi":
        scenery.sky(s, (0, "#141b2c"), (0.5, "#2c3f5c"), (1, "#5a6f86"))
        scenery.stars(s, 60, 420)
        scenery.moon(s, 330 if not second else 290, 330, 170, "#f4e6b8", "#f4e6b8", 0.4)
        scenery.hills(s, [(0, 640), (160, 600), (330, 640), (600, 590)], "#22324a")
        s.add(scenery.pagoda(110 if not second else 500, 680, 96, 4, "#3a4c66", "#1a2536"))
    elif kind == "bushi":
        scenery.sky(s, (0, "#4f86b0"), (0.5, "#bcd6dc"), (1, "#efe2b8")) if not second else scenery.sky(s, (0, "#2f5f96"), (0.5, "#e0b894"), (1, "#f2dcaa"))
        scenery.fuji(s, 400 if not second else 190, 560, 560, 300, "#6d93b4")
        scenery.hills(s, [(0, 590), (200, 556), (420, 590), (600, 560)], "#8fae7c")
        scenery.hills(s, [(0, 700), (280, 690), (600, 712)], "#d5c48a")
        scenery.grass(s, 846, 44, "#8a9a54", 60)
    else:
        scenery.sky(s, (0, "#c65c34"), (0.5, "#efb070"), (1, "#f3dca8")) if not second else scenery.sky(s, (0, "#8a9a9c"), (0.5, "#e6d6b0"), (1, "#efdcae"))
        s.add(circle(430 if not second else 170, 230, 100, "#f6e3b0" if not second else VERMILION))
        s.add(scenery.cedar(120, 700, 520, "#35594a"), scenery.cedar(210, 690, 420, "#3f6b57"), scenery.cedar(520, 700, 470, "#35594a"))
        s.add(scenery.torii(420 if not second else 330, 700, 250, 240, tone(VERMILION, PAPER, 0.2)))
        scenery.hills(s, [(0, 706), (300, 690), (600, 704)], "#b9a870")
        for k in range(7):
            s.add(rect(90 + k * 6, 730 + k * 18, 420 - k * 12 + k * 10, 20, tone("#a39d8b", INK, k * 0.03), 2))


def _roof(s: Sheet, y: float) -> str:
    """The ridge under a shinobi's feet, tiles running down to the edge."""
    out = poly([(-20, y + 40), (620, y + 40), (660, 900), (-60, 900)], "#3c4b5c", 3)
    for i in range(15):
        x = -20 + i * 45.7
        out += line([(x, y + 40), (x + (x - 300) * 0.18, 900)], "#1b2532", 5) + line([(x + 9, y + 40), (x + 9 + (x - 300) * 0.18, 900)], "#5d7186", 3)
    out += rect(-20, y, 640, 44, "#56687a", 4) + "".join(circle(k * 44 - 4, y + 46, 15, "#6d8192", 3.4) + circle(k * 44 - 4, y + 46, 6, "#3c4b5c") for k in range(15))
    return out + line([(-20, y + 15), (620, y + 15)], "#8497a6", 3)


def _clouds(s: Sheet) -> None:
    scenery.clouds(s, 360, 110, 250, 3, GOLD, 24)
    scenery.clouds(s, -30, 600, 180, 3, GOLD, 22)


FEET = {"samurai": (286, 770, 5.0), "shinobi": (290, 690, 5.0), "bushi": (296, 770, 4.1), "sohei": (296, 784, 4.9)}


LEAN = {("samurai", True): -10, ("shinobi", True): 46, ("bushi", True): 14, ("bushi", False): -12, ("sohei", True): 30}


def single(kind: str, second: bool) -> str:
    s = Sheet(f"shitenno_{kind}_{second}", WIDTH, HEIGHT)
    _frame(s, kind)
    mark = len(s.body)
    _place(s, kind, second)
    _clouds(s)
    if kind == "shinobi":
        s.add(_roof(s, 688))
    x, y, k = FEET[kind]
    shadow = f'<ellipse cx="{x}" cy="{y + 4}" rx="170" ry="20" fill="{INK}" opacity="0.22"/>' if kind != "shinobi" else ""
    s.add(shadow, group(FIGURES[kind](second), x + LEAN.get((kind, second), 0), y, k * (0.9 if second and kind == "shinobi" else 1), second))
    inner = s.body[mark:]
    del s.body[mark:]
    s.add(s.clip(IN, *inner), rect(44, 44, 512, 792, "none", 4, INK, 14))
    s.add(_corner(s, kind, 62, 62, 166))
    return s.svg(0.9, CARD)


def double(first: str, other: str) -> str:
    """Both figures on a diagonal: the first above, the other below."""
    s = Sheet(f"shitenno_{first}_{other}", WIDTH, HEIGHT)
    a, b = troops.COLORS[first], troops.COLORS[other]
    s.add(rect(0, 0, 600, 880, tone(a, INK, 0.35)), rect(16, 16, 568, 848, WEAVE[first](s, a, tone(a, PAPER, 0.4), SIZE[first]), 3, INK, 18))
    low = rect(0, 0, 600, 880, tone(b, INK, 0.35)) + rect(16, 16, 568, 848, WEAVE[other](s, b, tone(b, PAPER, 0.4), SIZE[other]), 3, INK, 18)
    s.add(s.clip('<path d="M600 190L0 690V880H600Z"/>', low))
    s.add(rect(36, 36, 528, 808, GOLD, 3.4, INK, 18), rect(44, 44, 512, 792, PAPER, 3.4, INK, 14))
    s.add(_rim())
    parts = []
    for kind, lower in ((first, False), (other, True)):
        mark = len(s.body)
        _place(s, kind, lower)
        ground = s.body[mark:]
        del s.body[mark:]
        x, y, k = (388, 410, 2.9) if not lower else (200, 810, 2.8)
        if kind == "bushi":
            k, y = 2.5, y + 4
        drop = -330 if not lower else 60
        scene = group("".join(ground), 0, drop)
        if kind == "shinobi":
            scene += group(_roof(s, 0), 0, y - 20, 1)
        else:
            scene += f'<ellipse cx="{x}" cy="{y + 2}" rx="120" ry="14" fill="{INK}" opacity="0.22"/>'
        scene += group(FIGURES[kind](lower), x, y, k, lower)
        cut = '<path d="M46 46H554V228L46 652Z"/>' if not lower else '<path d="M554 834H46V652L554 228Z"/>'
        parts.append(s.clip(cut, scene))
    band = brush([(30, 665), (300, 440), (570, 215)], [26, 26], INK) + brush([(30, 665), (300, 440), (570, 215)], [18, 18], GOLD) + line([(36, 660), (564, 220)], tone(GOLD, PAPER, 0.6), 3)
    s.add(s.clip(IN, *parts, band), rect(44, 44, 512, 792, "none", 4, INK, 14))
    s.add(_corner(s, first, 62, 62, 184), _corner(s, other, 354, 634, 184))
    return s.svg(0.9, CARD)


def koku(value: int) -> str:
    """Rice in the balance: one, two or three bales."""
    s = Sheet(f"shitenno_koku{value}", WIDTH, HEIGHT)
    s.add(rect(0, 0, 600, 880, "#8a6a24"), rect(16, 16, 568, 848, patterns.tatewaku(s, "#c99b3c", "#e9cf8c", 40), 3, INK, 18))
    s.add(rect(36, 36, 528, 808, "#7a2822", 3.4, INK, 18), rect(44, 44, 512, 792, PAPER, 3.4, INK, 14))
    mark = len(s.body)
    scenery.sky(s, *(((0, "#e7b45c"), (0.6, "#f6e2ae"), (1, "#f0dca4")), ((0, "#d99a54"), (0.6, "#f4dca4"), (1, "#efd89c")), ((0, "#c8663c"), (0.6, "#f0c084"), (1, "#efd89c")))[value - 1])
    s.add(circle(300, 320, 150, tone(SNOW, GOLD, 0.3)))
    for k in range(9):
        y = 640 + k * 24
        s.add(line([(40, y), (300, y - 8), (560, y)], "#b98f3c", 3))
    scenery.clouds(s, 340, 130, 260, 3, GOLD, 24)
    scenery.clouds(s, -20, 520, 200, 3, GOLD, 22)
    # the steelyard: a beam on a post, pan and weight
    s.add(brush([(300, 790), (300, 250)], [34, 26], INK), brush([(300, 790), (300, 250)], [24, 18], EARTH), rect(190, 780, 220, 34, EARTH, 5, INK, 8))
    s.add(brush([(116, 298), (300, 268), (484, 298)], [18, 24, 18], INK), brush([(116, 298), (300, 268), (484, 298)], [11, 16, 11], "#a8743f"), circle(300, 262, 24, GOLD, 5), circle(300, 262, 8, INK))
    for x in (160, 440):
        s.add(line([(x, 296), (x - 80, 560)], INK, 4), line([(x, 296), (x + 80, 560)], INK, 4))
        s.add(shape([(x - 98, 556, 0), (x + 98, 556, 0), (x + 76, 592), (x - 76, 592)], "#b98a3c", 5))
    s.add(shape([(390, 556, 0), (406, 470, 0), (474, 470, 0), (490, 556, 0)], SLATE, 5), circle(440, 456, 16, "none", 9, INK), circle(440, 456, 16, "none", 4, SLATE), line([(416, 512), (464, 512)], SHADOW, 4))
    spots = {1: [(160, 508)], 2: [(114, 512), (206, 512)], 3: [(114, 512), (206, 512), (160, 432)]}[value]
    s.add("".join(group(bale(0, 0, 24), x, y, 1.95) for x, y in spots))
    inner = s.body[mark:]
    del s.body[mark:]
    s.add(s.clip(IN, *inner), rect(44, 44, 512, 792, "none", 4, INK, 14))
    s.add(circle(141, 144, 98, INK), circle(138, 138, 94, SNOW, 6), circle(138, 138, 80, "none", 3, "#b98f3c"), numeral(str(value), 138, 138, 112, INK))
    s.add(rect(180, 664, 240, 110, SNOW, 5, INK, 55), *(group(sign(s, icons.bale(32, 32, 26, 4), 0, 0, 64), 300 - 32 * 1.05 + (k - (value - 1) / 2) * 70, 686, 1.05) for k in range(value)))
    return s.svg(0.9, CARD)


def _back(name: str, color: str, pattern: patterns.Paint, size: float) -> Sheet:
    """A bolt of cloth, gold clouds and the deck's sign on a round window."""
    s = Sheet(f"shitenno_back_{name}", WIDTH, HEIGHT)
    deep, light = tone(color, INK, 0.32), tone(color, PAPER, 0.34)
    s.add(rect(0, 0, 600, 880, deep), rect(22, 22, 556, 836, PAPER, 0, INK, 16), rect(30, 30, 540, 820, GOLD if name == "troop" else VERMILION, 3, INK, 12))
    s.add(rect(38, 38, 524, 804, pattern(s, color, light, size), 3, INK, 8), rect(38, 38, 524, 804, s.bokashi((0, deep, 0.85), (0.3, deep, 0), (0.7, deep, 0), (1, deep, 0.85)), 0, INK, 8))
    mark = len(s.body)
    scenery.clouds(s, -10, 150, 250, 4, GOLD if name == "troop" else SNOW, 24)
    scenery.clouds(s, 360, 650, 250, 4, GOLD if name == "troop" else SNOW, 24)
    bands = s.body[mark:]
    del s.body[mark:]
    s.add(s.clip('<rect x="39.5" y="39.5" width="521" height="801" rx="7"/>', *bands))
    s.add(circle(305, 447, 190, tone(deep, INK, 0.5)), circle(300, 440, 190, GOLD, 4), circle(300, 440, 176, s.bokashi((0, tone(color, PAPER, 0.12)), (1, tone(deep, INK, 0.25))), 4), circle(300, 440, 164, "none", 2, GOLD))
    return s


def back_troop() -> str:
    s = _back("troop", INDIGO, patterns.waves, 26)
    for turn in (-38, 38):
        ribs = "".join(poly([(0, 0), (-63 + k * 18, -150 + abs(k - 3) * 6), (-45 + k * 18, -150 + abs(k - 2) * 6)], (SNOW, "#e9d9a8")[k % 2], 2.6) for k in range(7))
        s.add(group(ribs + circle(0, -104, 24, VERMILION, 2) + shape([(-16, -34, 0), (16, -34, 0), (7, 12, 0), (-7, 12, 0)], "#7a2822", 3) + circle(0, 0, 6, GOLD, 2), 300 - turn * 1.2, 530, 1.3, False, turn))
    return s.svg(0.9, CARD)


def back_koku() -> str:
    s = _back("koku", "#b98a34", patterns.kikko, 24)
    mark = len(s.body)
    for d in (-1, 1):
        s.add(brush([(300 - d * 30, 560), (300 + d * 10, 440), (300 + d * 70, 350), (300 + d * 96, 370)], [8, 6, 5, 3], INK), brush([(300 - d * 30, 560), (300 + d * 10, 440), (300 + d * 70, 350), (300 + d * 96, 370)], [4, 3, 2.5, 1.5], "#f6e7b8"))
        for k in range(7):
            x, y = 300 + d * (34 + k * 10.5), 400 - k * 9 + max(0, k - 4) * 14
            s.add(f'<g transform="rotate({d * (30 + k * 14)} {x} {y})"><ellipse cx="{x}" cy="{y - 20}" rx="9" ry="16" fill="#f6e7b8" stroke="{INK}" stroke-width="2.6"/><ellipse cx="{x}" cy="{y + 20}" rx="9" ry="16" fill="#efd894" stroke="{INK}" stroke-width="2.6"/></g>')
        s.add(brush([(300 - d * 18, 540), (300 - d * 70, 470), (300 - d * 120, 470)], [12, 10, 0], "#7a8f4a"))
    s.add(rect(262, 520, 76, 30, VERMILION, 4, INK, 8))
    ears = "".join(s.body[mark:])
    del s.body[mark:]
    s.add(group(ears, -75, -122, 1.25))
    return s.svg(0.9, CARD)


def drawings() -> dict[str, tuple[str, int]]:
    found = {f"card_{kind}{'_b' if second else ''}": (single(kind, second), PIXELS) for kind in troops.KINDS for second in (False, True)}
    found |= {f"card_{a}-{b}": (double(a, b), PIXELS) for a, b in combinations_with_replacement(troops.KINDS, 2)}
    found |= {f"card_koku{value}": (koku(value), PIXELS) for value in (1, 2, 3)}
    return found | {"back_troop": (back_troop(), PIXELS), "back_koku": (back_koku(), PIXELS)}
