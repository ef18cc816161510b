"""What lies flat: markers of the clans, coins, geishas, blessings, weapons, closures and other tokens."""

from art.kit.colour import darken as dark
from art.kit.colour import light, mix
from art.kit.cutter import (
    BARK,
    COPPER,
    HAIR,
    ROSE,
    STRAW,
    WOOD,
    bar,
    bokashi,
    box,
    clip,
    disc,
    fade,
    haloed,
    line,
    move,
    ring,
    shape,
    tone,
)
from art.kit.icons.crests import emblem
from art.kit.icons.marks import chrysanthemum
from art.kit.palette import GOLD, INDIGO, INK, NIGHT, PAPER, SILVER, SNOW, VERMILION
from art.kit.wood import badge, clan_color, paint, round_path, slab
from art.yedo.icons import weapons
from art.yedo.icons.people import BODIES as PEOPLE
from art.yedo.pieces.numerals import numeral

PIXELS = 192
SIZE = 96  # tokens are drawn on a square of 96


def _picture(body: str, width: float = SIZE, height: float = SIZE, pixels: int = PIXELS) -> tuple[str, int]:
    return haloed(body, width, height, 1.1), pixels


_ROUND = round_path(48, 44, 38)
_SHOGI = "M48 6 L76 18 L86 84 H10 L20 18 Z"
_FAN = "M48 84 L4 40 C14 18 30 8 48 8 C66 8 82 18 92 40 Z"


def bid(clan: str) -> tuple[str, int]:
    """A round draughtsman with the crest."""
    color = clan_color(clan)
    rim = disc(48, 44, 31, "none", 2, light(color, 0.55))
    return _picture(slab(_ROUND, paint(color), dark(color, 0.45), 7) + rim + badge(clan, 48, 44, 26, 2.8))


def order(clan: str) -> tuple[str, int]:
    """A shogi piece: it stands in a row and points ahead."""
    color = clan_color(clan)
    return _picture(slab(_SHOGI, paint(color), dark(color, 0.45)) + line("M24 21 L48 11 L72 21", 2, light(color, 0.55)) + badge(clan, 48, 55, 24, 2.8))


def score(clan: str) -> tuple[str, int]:
    """An open fan: prestige is shown, not hidden."""
    color = clan_color(clan)
    ribs = "".join(f"M48 80 L{x} {y} " for x, y in ((16, 29), (31, 17), (65, 17), (80, 29)))
    return _picture(
        slab(_FAN, paint(color), dark(color, 0.45)) + line(ribs, 1.8, dark(color, 0.45))
        + line("M8 40 C18 21 32 12.5 48 12.5 C64 12.5 78 21 88 40", 2, light(color, 0.55)) + badge(clan, 48, 42, 23, 2.8)
        + shape("M48 86 L33 68 C42 62 54 62 63 68 Z", paint(BARK), 2.8)
    )


def coin(value: int) -> tuple[str, int]:
    """Copper and silver with a square hole, an oval gold koban for ten; the value on a slip at the rim."""
    metal, r = {1: (COPPER, 31), 3: (mix(COPPER, GOLD, 0.6), 34), 5: (SILVER, 37), 10: (GOLD, 0)}[value]
    face = bokashi(mix(metal, SNOW, 0.45), dark(metal, 0.16))
    if value == 10:
        d = "M48 3 C70 3 80 20 80 44 C80 68 70 85 48 85 C26 85 16 68 16 44 C16 20 26 3 48 3 Z"
        hammered = "".join(line(f"M{30 - i % 2 * 4} {13 + 6 * i} H{66 + i % 2 * 4}", 1.6, dark(GOLD, 0.4)) for i in range(12))
        flower = move(chrysanthemum(8, 26, light(GOLD, 0.5), 2.6), 32, 10, 0.5)
        body = slab(d, face, dark(GOLD, 0.5), 4) + clip(hammered, d, "hammered") + flower
    else:
        d = round_path(46, 43, r)
        hole = r * 0.27
        marks = ring(disc(46, 43 - r * 0.58, r * 0.085, dark(metal, 0.5), 0), 8, 46, 43)
        body = slab(d, face, dark(metal, 0.5), 4) + disc(46, 43, r - 5.4, "none", 2, dark(metal, 0.45)) + marks
        body += box(46 - hole, 43 - hole, 2 * hole, 2 * hole, NIGHT, 1.5, 3)
    x = {1: 68, 3: 71, 5: 73, 10: 66}[value]
    return _picture(body + disc(x, 70, 19, SNOW, 3) + numeral(str(value), x, 70, 22, INK, 0))


def geisha(value: int) -> tuple[str, int]:
    """A round token: a face in profile, and one to three blossoms for the value; in the first edition none."""
    ground_ = {0: "#c9a24b", 1: "#d9a5a0", 2: "#c46a6e", 3: "#8e3550"}[value]
    portrait = (
        shape("M18 90 C20 70 34 64 46 62 L56 62 C70 66 80 74 82 92 Z", paint(VERMILION), 2.8)
        + shape("M40 58 L42 68 L54 72 L56 54 Z", SNOW, 2.4)
        + shape("M36 66 L50 76 L60 66", "none", 6.6) + line("M36 66 L50 76 L60 66", 3, GOLD)
        + shape("M34 30 C30 40 29 44 26 47 C27 49 30 49 31 50 L31 54 C31 58 36 60 44 58 C52 56 60 48 60 34 C58 22 38 20 34 30 Z", SNOW, 2.8)
        + shape("M33 32 C30 16 44 8 56 10 C72 8 82 22 78 38 C76 50 66 56 58 54 C52 52 54 44 52 38 C48 30 40 30 33 32 Z", paint(HAIR), 2.8)
        + disc(63, 14, 8, paint(HAIR), 2.8) + line("M44 8 L68 26", 5) + line("M44 8 L68 26", 2, GOLD)
        + line("M34 39 H39", 2.6) + line("M33 35 C35 33 38 33 40 34", 1.8) + line("M31.5 52 H35", 2.8, VERMILION)
        + ring(shape("M72 30 C69 27 69 23 72 22 C75 23 75 27 72 30 Z", light(ROSE, 0.35), 1.6), 5, 72, 30)
    )
    pips = "".join(
        f'<g transform="translate({x:g} 0)">'
        + ring(shape("M48 78 C43.6 75 43.6 69 48 68 C52.4 69 52.4 75 48 78 Z", SNOW, 1.8), 5, 48, 78) + disc(48, 78, 2.6, GOLD, 1.4) + "</g>"
        for x in {0: (), 1: (0,), 2: (-12, 12), 3: (-23, 0, 23)}[value]
    )
    plate = shape("M0 70 C24 62 72 62 96 70 V96 H0 Z", paint(mix(ground_, INK, 0.35)), 2.6) if value else ""
    face = disc(48, 44, 38, bokashi(light(ground_, 0.5), ground_), 0) + f'<g transform="translate(0 1) scale(0.94)">{portrait}</g>' + plate
    return _picture(slab(_ROUND, SNOW, BARK) + clip(face, _ROUND, "in") + shape(_ROUND, "none", 3.4) + pips)


_TILE = "M16 5 H80 C87 5 90 8 90 15 V75 C90 82 87 85 80 85 H16 C9 85 6 82 6 75 V15 C6 8 9 5 16 5 Z"


def weapon(kind: str) -> tuple[str, int]:
    """A square of pale wood with the weapon printed on it."""
    body = slab(_TILE, bokashi(light(WOOD, 0.5), light(WOOD, 0.1)), BARK, 6)
    body += shape("M18 11 H78 C82.5 11 84 12.5 84 17 V73 C84 77.5 82.5 79 78 79 H18 C13.5 79 12 77.5 12 73 V17 C12 12.5 13.5 11 18 11 Z",
                  "none", 1.6, dark(WOOD, 0.35))
    return _picture(body + move(weapons.BODIES[kind], 15, 12, 1.03))


def specialist(kind: str) -> tuple[str, int]:
    """A round token from the bag: the specialist's head on dark lacquer."""
    inner = round_path(48, 44, 31)
    body = slab(_ROUND, paint("#7d1f2b"), "#4a1219", 6) + disc(48, 44, 32.5, bokashi(light(GOLD, 0.6), light(GOLD, 0.1)), 2.6)
    return _picture(body + clip(move(PEOPLE[kind], 19.5, 17, 0.89), inner, "in") + disc(48, 44, 32.5, "none", 2.6))


def blessing() -> tuple[str, int]:
    """An omamori: a brocade charm on a knotted cord."""
    d = "M28 28 L40 18 H56 L68 28 V84 H28 Z"
    cord = bar("M48 22 C36 12 40 3 48 6 C56 3 60 12 48 22", 3, SNOW, 2.2) + disc(48, 23, 4, SNOW, 2.2)
    body = slab(d, bokashi(light(VERMILION, 0.2), dark(VERMILION, 0.2)), dark(VERMILION, 0.5), 4)
    pattern = "".join(disc(x, y, 2.6, GOLD, 0) for x, y in ((34, 36), (62, 36), (34, 76), (62, 76), (34, 56), (62, 56)))
    slip = box(39, 34, 18, 44, SNOW, 1.5, 2.4) + line("M42.5 43 H53.5 M48 38.5 V49 M44 49 H52 M44.2 54 H51.8 V61 H44.2 Z", 2.4) + disc(48, 70, 4.2, GOLD, 1.8)
    return _picture(body + pattern + slip + cord)


def closed_space() -> tuple[str, int]:
    """Two planks nailed across a round space, with the magistrate's slip."""
    body = slab(_ROUND, bokashi("#8d8474", "#5d564a"), "#3d382f", 5)
    planks = "".join(
        f'<g transform="rotate({a} 48 44)">{box(6, 35, 84, 18, bokashi(light(WOOD, 0.2), dark(WOOD, 0.1)), 2, 3)}'
        + line("M14 41 H50 M40 47 H80", 1.6, dark(WOOD, 0.4)) + disc(14, 44, 2.4, HAIR, 0) + disc(82, 44, 2.4, HAIR, 0) + "</g>"
        for a in (38, -38)
    )
    slip = box(36, 26, 24, 36, SNOW, 1, 2.8) + line("M41 36 L55 52 M55 36 L41 52", 5, VERMILION)
    return _picture(body + planks + slip)


def closed_district() -> tuple[str, int]:
    """A bamboo barricade across the street, sealed."""
    poles = "".join(bar(f"M{x} 84 L{x + 44} 14", 7, light(STRAW, 0.1), 2.8) for x in (6, 46, 86, 126))
    poles += "".join(bar(f"M{x + 44} 84 L{x} 14", 7, STRAW, 2.8) for x in (6, 46, 86, 126))
    rails = bar("M5 34 H171 M5 66 H171", 7, mix(STRAW, BARK, 0.25), 2.8)
    knots = "".join(line(f"M{x - 4} {y - 6} L{x + 4} {y + 6} M{x + 4} {y - 6} L{x - 4} {y + 6}", 2.8) for x in (20, 60, 116, 156) for y in (34, 66))
    slip = box(70, 12, 36, 72, SNOW, 1.5, 3) + box(75, 17, 26, 62, "none", 0, 1.6)
    seal = line("M79 26 L97 46 M97 26 L79 46", 6.4, VERMILION) + box(79, 55, 18, 18, VERMILION, 2, 0) + line("M88 58.5 V69.5 M88 63.5 H93 M84 63 V69.5 M82 69.5 H94", 2.2, SNOW)
    return haloed(poles + rails + knots + slip + seal, 176, SIZE, 1.1), 352


def burnt_church() -> tuple[str, int]:
    """The church as a charred frame over embers."""
    body = slab(_ROUND, bokashi("#c8b79a", "#8d5a48"), "#3d2a22", 5)
    ruin = (
        shape("M26 74 V46 L34 52 L40 36 L48 44 L54 30 L60 50 L70 44 V74 Z", tone("#3a3532", 0.2, 0), 2.8)
        + line("M44 20 L51 44 M38 28 L54 24", 6.6) + line("M44.5 21 L50.5 42 M39 27.7 L53 24.3", 2.4, "#5a534d")
        + shape("M42 74 V62 C42 55 54 55 54 62 V74 Z", "#1b1a17", 0) + line("M31 58 V64 M65 56 V62", 4, "#1b1a17")
        + "".join(shape(f"M{x} 76 C{x - 8} 70 {x - 3} 63 {x} 58 C{x + 1} 64 {x + 8} 66 {x + 5} 76 Z", bokashi("#f6d27a", VERMILION), 2) for x in (30, 46, 63))
        + fade(shape("M60 26 C68 20 60 14 70 8 C66 16 76 20 66 28 Z M34 32 C26 26 34 20 26 14 C32 20 40 24 36 32 Z", "#4a4641", 0), 0.7)
    )
    return _picture(body + clip(ruin, _ROUND, "in") + shape(_ROUND, "none", 3.2))


def no_patrol() -> tuple[str, int]:
    """The tile of the round without a watch: the hat struck out."""
    body = slab(_TILE, bokashi(SNOW, PAPER), BARK, 5)
    hat = shape("M14 52 C20 32 36 24 48 23 C60 24 76 32 82 52 C68 58 28 58 14 52 Z", tone(HAIR, 0.4, 0), 3) + disc(48, 37, 6, GOLD, 2.4)
    return _picture(body + hat + line("M34 58 L48 72 L62 58", 3, VERMILION) + bar("M20 74 L76 18", 6, VERMILION, 3))


def plus50() -> tuple[str, int]:
    """Once around the track: fifty points on a gold flower."""
    body = slab(_TILE, bokashi("#8b2a3a", "#5a1626"), "#3a0d18", 5)
    return _picture(body + move(fade(chrysanthemum(12, 30, "", 1.6), 0.5), 10.4, 7, 1.175) + numeral("+50", 48, 45, 30))


def interference() -> tuple[str, int]:
    """The Daimyo meddles: his crest split by a bolt."""
    body = slab(_ROUND, paint("#3a3a40"), "#17161a", 6)
    crest = f'<g transform="translate(18 14) scale(0.94)">{emblem("daimyo", GOLD, "#2b2a2e")}</g>'
    bolt = shape("M61 4 L36 43 L48 46 L37 84 L64 40 L51 37 Z", bokashi("#f2795f", VERMILION), 3)
    return _picture(body + disc(48, 44, 32, "none", 2, GOLD) + crest + bolt)


def harbor_master() -> tuple[str, int]:
    """The Harbor Master's token: an anchor over waves, and the coin he asks."""
    body = slab(_ROUND, bokashi("#8fc0cf", INDIGO), dark(INDIGO, 0.5), 6)
    waves = "".join(
        shape(f"M4 {y} C12 {y - 7} 20 {y - 7} 28 {y} C36 {y + 7} 44 {y + 7} 52 {y} C60 {y - 7} 68 {y - 7} 76 {y} C82 {y + 5} 88 {y + 6} 96 {y} V96 H4 Z",
              fill, 2.4)
        for y, fill in ((62, light(INDIGO, 0.35)), (71, INDIGO))
    )
    anchor = (
        bar("M48 24 V66", 6, SNOW, 2.8) + bar("M34 33 H62", 5, SNOW, 2.8) + bar("M24 50 C26 64 36 68 48 68 C60 68 70 64 72 50", 6, SNOW, 2.8)
        + disc(48, 17, 7, SNOW, 2.8) + disc(48, 17, 2.4, INDIGO, 2)
        + shape("M17 54 L25 43 L33 54 Z M63 54 L71 43 L79 54 Z", SNOW, 2.6)
    )
    return _picture(body + clip(waves, _ROUND, "in") + shape(_ROUND, "none", 3.2) + anchor)


SINGLE = {
    "blessing": blessing, "closed_space": closed_space, "closed_district": closed_district, "burnt_church": burnt_church,
    "no_patrol": no_patrol, "plus50": plus50, "interference": interference, "harbor_master": harbor_master,
}  # fmt: skip
