"""Edo's wooden pieces: officials, samurai, houses, posts, the fortress, the merchant, goods, petals and bundles."""

from functools import cache
from pathlib import Path

import yaml

from art.edo import icons
from art.kit.colour import darken as dark
from art.kit.colour import light
from art.kit.cutter import (
    BARK,
    HAIR,
    SKIN,
    STRAW,
    WOOD,
    bokashi,
    box,
    clip,
    disc,
    fade,
    haloed,
    line,
    move,
    oval,
    ring,
    shape,
    tone,
)
from art.kit.palette import GOLD, INDIGO, INK, PINE, PLUM, SNOW, VERMILION
from art.kit.wood import Part, badge, clan_color, cut_out, figure, ground, paint, slab

SEATS = ("blue", "red", "yellow", "green")
GREY = "#c0c5ca"  # pale, so that it is not taken for green by the colour-blind


def three_leaves(cx: float, cy: float, r: float) -> str:
    """The shogun's mark of our own drawing: three lobed leaves in a ring."""
    leaf = shape(f"M{cx} {cy - r * 0.06:g} C{cx - r * 0.42:g} {cy - r * 0.2:g} {cx - r * 0.4:g} {cy - r * 0.62:g} {cx} {cy - r * 0.76:g} C{cx + r * 0.4:g} {cy - r * 0.62:g} {cx + r * 0.42:g} {cy - r * 0.2:g} {cx} {cy - r * 0.06:g} Z", "#3f434a", 0)
    vein = line(f"M{cx} {cy - r * 0.16:g} V{cy - r * 0.56:g}", 1.6, SNOW)
    return disc(cx, cy, r, SNOW, 2.6) + ring(leaf + vein, 3, cx, cy)


def official(clan: str) -> tuple[str, int]:
    """Seated, in a black court cap, sleeves folded; grey ones serve the shogun."""
    color = GREY if clan == "grey" else clan_color(clan)
    parts: list[Part] = [
        ("M45 56 C56 56 64 60 69 69 L85 102 C89 112 85 119 77 119 H13 C5 119 1 112 5 102 L21 69 C26 60 34 56 45 56 Z", paint(color)),
        ("M32 46 C32 36 58 36 58 46 C58 56 53 63 45 63 C37 63 32 56 32 46 Z", bokashi(SKIN, dark(SKIN, 0.12))),
        ("M29 45 C28 39 31 36 35 35 C34 22 36 8 47 5 C57 4 60 10 57 17 C55 22 55 28 56 35 C59 36 62 39 61 45 C51 40 39 40 29 45 Z", paint("#3a3a40")),
    ]
    pale = light(color, 0.5)
    over = line("M36 57 L46 69 M54 57 L41 74", 6) + line("M36 57 L46 69 M54 57 L41 74", 2.8, pale) + line("M38 50 H42 M48 50 H52", 2.8) + line("M36 32 C42 30 50 30 56 32", 2.2, "#8a8a92")
    over += line("M14 110 C28 102 36 106 45 112 C54 106 62 102 76 110", 2.6, dark(color, 0.5))
    over += three_leaves(45, 89, 18.5) if clan == "grey" else badge(clan, 45, 89, 18.5)
    return figure(parts, over)


def samurai(clan: str) -> tuple[str, int]:
    """The same man on the road: standing, a broad travelling hat, two swords."""
    color = clan_color(clan)
    parts: list[Part] = [
        ("M58 82 L92 93 L91 98 L57 88 Z", HAIR), ("M56 90 L86 106 L83 110 L54 95 Z", HAIR),
        ("M26 86 L20 119 H40 L45 98 L50 119 H70 L64 86 Z", paint(dark(color, 0.35))),
        ("M45 44 C57 44 66 48 71 56 L80 84 L66 90 L63 78 L66 98 H24 L27 78 L24 90 L10 84 L19 56 C24 48 33 44 45 44 Z", paint(color)),
        ("M33 34 C33 26 57 26 57 34 C57 46 52 53 45 53 C38 53 33 46 33 34 Z", bokashi(SKIN, dark(SKIN, 0.12))),
        ("M45 6 C56 14 74 24 88 32 C74 43 16 43 2 32 C16 24 34 14 45 6 Z", bokashi(light(STRAW, 0.3), dark(STRAW, 0.18))),
    ]
    over = line("M36 47 L46 58 M54 47 L41 62", 6) + line("M36 47 L46 58 M54 47 L41 62", 2.8, light(color, 0.5)) + line("M45 8 L28 37 M45 8 L62 37 M45 8 V39", 1.8, dark(STRAW, 0.4)) + line("M20 27 C36 33 54 33 70 27", 3, color)
    over += line("M40 44 H42 M48 44 H50", 2.6) + line("M68 84 L67 91 M66 94 L64 99", 2.6, GOLD) + badge(clan, 45, 77, 17.5)
    return figure(parts, over)


_FOOT = 100


def _building(parts: list[Part], over: str) -> tuple[str, int]:
    return haloed(cut_out(parts, over), 96, _FOOT + 4, 1.1, ground(47, 97, 38)), 128


def house(clan: str) -> tuple[str, int]:
    """A tiled house; roof and crest say whose."""
    color = clan_color(clan)
    parts: list[Part] = [("M14 52 H76 V95 H14 Z", bokashi(SNOW, "#e6d9ba")), ("M4 56 C16 50 24 36 28 20 H62 C66 36 74 50 86 56 C72 62 18 62 4 56 Z", paint(color)), ("M26 14 H64 V23 H26 Z", paint(dark(color, 0.35)))]
    over = line("M33 24 C30 38 24 50 18 57 M45 24 V59 M57 24 C60 38 66 50 72 57", 2.2, dark(color, 0.45)) + line("M14 92 H76 M20 62 V94 M70 62 V94", 2.4, dark(WOOD, 0.25)) + badge(clan, 45, 77, 15.5)
    return _building(parts, over)


def post(clan: str) -> tuple[str, int]:
    """A trading post: a split curtain with the crest, a cart beside it."""
    color = clan_color(clan)
    parts: list[Part] = [("M20 40 H80 V95 H20 Z", bokashi("#8a6a48", "#5f452e")), ("M10 42 L22 16 H76 L87 42 Z", paint("#56636f")), ("M2 72 H46 L42 88 H6 Z", bokashi(light(WOOD, 0.2), WOOD))]
    curtain = "".join(shape(f"M{20 + 15 * i} 42 h15 v27 q-7.5 5 -15 0 Z", paint(color), 2.8) for i in range(4))
    wheel = disc(23, 88, 10, tone(WOOD), 3) + disc(23, 88, 3, INK, 0) + ring(line("M23 86 V79", 2.2), 6, 23, 88)
    bales = move(icons.bale(32, 32, 40, 24), 2, 46, 0.62)
    over = line("M28 18 L18 42 M40 17 L35 42 M52 17 V42 M62 17 L67 42 M72 18 L80 42", 2, "#38424c") + curtain + badge(clan, 56, 56, 14) + bales + shape("M2 72 H46 L42 84 H6 Z", bokashi(light(WOOD, 0.2), WOOD), 2.8) + wheel
    return _building(parts, over)


def fortress() -> tuple[str, int]:
    """A white turret on fitted stones: nobody's, and everybody's neighbour."""
    parts: list[Part] = [
        ("M4 96 L14 70 H76 L86 96 Z", bokashi("#b7b2a2", "#7d786b")), ("M18 48 H72 V71 H18 Z", bokashi(SNOW, "#ddd6c2")), ("M6 52 C18 48 24 42 27 32 H63 C66 42 72 48 84 52 C70 57 20 57 6 52 Z", paint("#56636f")),
        ("M28 20 H62 V33 H28 Z", bokashi(SNOW, "#ddd6c2")), ("M18 23 C27 20 31 13 33 5 H57 C59 13 63 20 72 23 C62 28 28 28 18 23 Z", paint("#56636f")),
    ]
    over = line("M29 58 V64 M40 58 V64 M50 58 V64 M61 58 V64", 4, "#3a4047") + line("M38 26.5 V29 M45 26.5 V29 M52 26.5 V29", 3, "#3a4047") + line("M14 78 H40 M46 78 H78 M10 87 H30 M36 87 H60 M66 87 H82 M28 71 V78 M58 71 V78 M44 79 V87 M22 88 V95 M50 88 V95", 2, "#5d594f")
    over += line("M35 7 L31 3 M55 7 L59 3", 4, GOLD) + line("M36 33 L32 52 M45 33 V54 M54 33 L58 52", 1.8, "#38424c")
    return _building(parts, over)


def merchant() -> tuple[str, int]:
    """The pedlar with his shoulder pole, two loads and the bell."""
    parts: list[Part] = [
        ("M2 44 C22 32 66 32 88 44 L87 50 C66 39 24 39 3 50 Z", bokashi(WOOD, BARK)),
        ("M2 66 H24 L21 92 H5 Z", bokashi(light(STRAW, 0.3), STRAW)), ("M66 66 H88 L85 92 H69 Z", paint(VERMILION)),
        ("M30 88 L26 119 H42 L45 102 L48 119 H64 L60 88 Z", bokashi(SKIN, dark(SKIN, 0.2))),
        ("M45 48 C58 48 64 56 64 68 L66 98 H24 L26 68 C26 56 32 48 45 48 Z", paint("#4a5f8a")),
        ("M33 36 C33 28 57 28 57 36 C57 47 52 54 45 54 C38 54 33 47 33 36 Z", bokashi(SKIN, dark(SKIN, 0.12))),
        ("M45 6 C54 16 66 26 80 34 C66 42 24 42 10 34 C24 26 36 16 45 6 Z", bokashi(light(STRAW, 0.3), dark(STRAW, 0.18))),
    ]
    over = line("M13 47 V66 M77 47 V66", 2.6) + line("M4 74 H23 M5 83 H22", 2, dark(STRAW, 0.5)) + line("M39 45 H42 M48 45 H51", 2.6) + line("M37 50 L46 60 M53 50 L41 66", 5.4) + line("M37 50 L46 60 M53 50 L41 66", 2.4, SNOW)
    over += line("M26 82 H64", 5, INK) + line("M27 82 H63", 2.4, GOLD) + shape("M36 68 C36 60 54 60 54 68 L57 78 H33 Z", bokashi(light(GOLD, 0.5), GOLD), 2.4) + disc(45, 80, 3.4, GOLD, 2) + disc(77, 79, 5, SNOW, 2)
    return figure(parts, over)


def fan() -> tuple[str, int]:
    """The start player's fan: a red sun on gold, on bare sticks, so that it is a fan at the size of a fingernail too."""
    d = "M2 42 C16 16 32 8 48 8 C64 8 80 16 94 42 L67 60 C61 52 55 49 48 49 C41 49 35 52 29 60 Z"
    folds = "".join(f"M{a} {b} L{x} {y} " for a, b, x, y in ((36, 54, 17, 28), (41, 51, 31, 15), (48, 49, 48, 9), (55, 51, 65, 15), (60, 54, 79, 28)))
    sticks = "".join(f"M48 86 L{x} {y} " for x, y in ((30, 60), (38, 53), (48, 50), (58, 53), (66, 60)))
    body = line(sticks, 5.4, INK) + line(sticks, 2.6, light(BARK, 0.2)) + slab(d, bokashi(light(GOLD, 0.35), GOLD), dark(GOLD, 0.5), 4)
    body += disc(48, 29, 11.5, VERMILION, 2.2) + line(folds, 1.5, dark(GOLD, 0.35)) + disc(48, 85, 3.4, VERMILION, 1.8)
    return haloed(body, 96, 96, 1.1), 144


def score(clan: str) -> tuple[str, int]:
    """A petal of the chrysanthemum in the clan's colour."""
    color = clan_color(clan)
    d = "M48 86 C22 74 8 50 14 28 C18 12 32 4 42 12 L48 18 L54 12 C64 4 78 12 82 28 C88 50 74 74 48 86 Z"
    return haloed(slab(d, paint(color), dark(color, 0.45)) + line("M48 80 V70", 2.4, light(color, 0.5)) + badge(clan, 48, 44, 24, 2.8), 96, 96, 1.1), 144


def _good(kind: str) -> str:
    """A log, an ashlar, a bale: each with an outline of its own."""
    if kind == "wood":
        d = "M8 40 L64 12 C76 10 90 26 88 38 L34 72 C16 76 4 56 8 40 Z"
        body = slab(d, bokashi("#b27c46", "#7a4d28"), "#4a2d17", 5) + line("M36 30 L66 15 M40 42 L80 20 M44 54 L86 30", 2.2, "#5a3820") + (
            f'<g transform="rotate(-24 24 55)">{oval(24, 55, 16, 19, bokashi("#f2d5a4", "#d3a163"), 3)}{oval(24, 55, 9.5, 12, "none", 1.8)}{oval(24, 55, 3.4, 4.6, "#8f5f34", 0)}</g>'
        )
    elif kind == "stone":
        d = "M6 34 L40 16 L88 28 V66 L54 86 L6 72 Z"
        body = slab(d, bokashi("#c3c0b4", "#8f8c80"), "#5a574e", 4) + line("M6 34 L54 47 L88 28 M54 47 V86", 2.8) + line("M14 50 L26 53 M18 62 L36 67 M62 56 L72 50 M64 70 L80 60 M34 26 L52 30", 2, "#6d6a60")
    else:
        body = slab("M14 20 H82 C94 32 94 60 82 74 H14 C2 60 2 32 14 20 Z", bokashi(light(STRAW, 0.45), dark(STRAW, 0.1)), dark(STRAW, 0.5), 5)
        body += line("M26 20 V74 M48 20 V74 M70 20 V74", 7) + line("M26 21 V73 M48 21 V73 M70 21 V73", 3, BARK) + line("M12 32 H88 M8 47 H90 M12 62 H88", 1.6, dark(STRAW, 0.4)) + line("M14 22 C6 34 6 60 14 72 M82 22 C90 34 90 60 82 72", 2.2, dark(STRAW, 0.5))
    return body


def goods(kind: str) -> tuple[str, int]:
    return haloed(_good(kind), 96, 96, 1.1), 144


CLOTHS = (PLUM, PINE, "#8f4a34", INDIGO, "#a8842f")


@cache
def lots() -> list[list[str]]:
    """What lies in the five starting lots, from the game's data."""
    file = Path(__file__).parents[2] / "data" / "edo" / "board.yaml"
    rows: list[dict[str, int]] = yaml.safe_load(file.read_text(encoding="utf-8"))["lots"]
    return [[kind for kind, count in row.items() for _ in range(count)] for row in rows]



def lot(number: int) -> tuple[str, int]:
    """A starting lot: a wrapped bundle, and what it holds laid on its knot; number counts from 1."""
    color = CLOTHS[number - 1]
    d = "M14 60 C14 48 34 42 64 42 C94 42 114 48 114 60 C122 88 104 104 64 104 C24 104 6 88 14 60 Z"
    body = slab(d, paint(color), dark(color, 0.5), 5)
    dots = "".join(disc(x, y, 3.4, light(color, 0.6), 0) for x in range(16, 120, 18) for y in (58, 76, 94)) + "".join(disc(x, y, 3.4, light(color, 0.6), 0) for x in range(25, 120, 18) for y in (67, 85))
    knot = shape("M64 48 C46 48 30 38 26 20 C42 22 56 30 64 42 C72 30 86 22 102 20 C98 38 82 48 64 48 Z", paint(color), 3) + box(54, 36, 20, 18, light(color, 0.2), 7, 3)
    held = "".join(move(_good(kind), 7.5 + 29 * i, 68, 0.27) for i, kind in enumerate(lots()[number - 1]))
    strip = box(4, 66, 120, 30, bokashi("#fdf6e2", "#f0e2bc"), 6, 2.8)
    return haloed(body + clip(fade(dots, 0.8), d, "dots") + knot + strip + held, 128, 116, 1.1), 176


def purse() -> tuple[str, int]:
    """A purse that is tied: nobody sees what is in it."""
    color = "#8f4a34"
    d = "M34 38 C14 50 6 66 12 78 C18 92 78 92 84 78 C90 66 82 50 62 38 Z"
    frill = "M34 34 C28 24 22 20 24 12 C34 16 40 14 48 10 C56 14 62 16 72 12 C74 20 68 24 62 34 Z"
    body = slab(d, paint(color), dark(color, 0.5), 4) + shape(frill, paint(light(color, 0.15)), 3) + line("M32 37 H64", 6.5, INK) + line("M32 37 H64", 3.4, GOLD)
    return haloed(body + line("M62 38 C74 42 76 52 72 60 M64 38 C78 38 84 46 82 54", 3, GOLD) + disc(46, 66, 11, light(GOLD, 0.2), 2.4), 96, 96, 1.1), 144


def drawings() -> dict[str, tuple[str, int]]:
    found = {"official_grey": official("grey"), "fortress": fortress(), "merchant": merchant(), "fan": fan(), "purse": purse()}
    for clan in SEATS:
        found |= {f"official_{clan}": official(clan), f"samurai_{clan}": samurai(clan), f"house_{clan}": house(clan), f"post_{clan}": post(clan), f"score_{clan}": score(clan)}
    found |= {f"goods_{kind}": goods(kind) for kind in ("wood", "stone", "rice")}
    return found | {f"lot_{i}": lot(i) for i in range(1, 6)}
