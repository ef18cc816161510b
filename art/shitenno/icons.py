"""What the rules speak of, as icons: troops, tiles, Titles, decks, years."""

from art.kit.colour import darken as dark
from art.kit.colour import light
from art.kit.cutter import (
    AIZURI,
    BARK,
    HAIR,
    STEEL,
    STRAW,
    WOOD,
    bar,
    bokashi,
    box,
    clip,
    disc,
    icon,
    line,
    move,
    oval,
    page,
    shape,
    tone,
)
from art.kit.icons.marks import HAND, card
from art.kit.palette import GOLD, INDIGO, INK, LANTERN, PAPER, PINE, SNOW, VERMILION
from art.shitenno import crests, troops

PIXELS = 160


def stamp(x: float, y: float, side: float, key: float = 2.2) -> str:
    """One vermilion seal of the Bakufu, its upper left corner at (x, y)."""
    k = side / 20
    cut = line("M5.5 5 H14.5 M10 5 V15 M4.5 15 H15.5 M5.5 10 H8 M12 10 H14.5", 2.3, SNOW)
    return f'<g transform="translate({x:g} {y:g}) scale({k:g})">{box(0, 0, 20, 20, bokashi("#dd5a44", VERMILION), 3, key / k)}{cut}</g>'


def bale(x: float, y: float, r: float, key: float = 2.6) -> str:
    """A straw bale from its round end."""
    return disc(x, y, r, tone(STRAW, 0.35, 0.1), key) + disc(x, y, r * 0.6, "none", key * 0.7, dark(STRAW, 0.5)) + line(
        f"M{x - r * 0.22:g} {y:g} H{x + r * 0.22:g} M{x:g} {y - r * 0.22:g} V{y + r * 0.22:g}", key * 0.8, dark(STRAW, 0.55))


KOKU = bale(17, 43, 15) + bale(47, 43, 15) + bale(32, 19, 15)
_DISK = disc(32, 33, 27, bokashi("#a35c44", "#6d3527")) + disc(32, 33, 22.5, "none", 1.8, light("#a35c44", 0.5))
KAMON = _DISK + disc(32, 33, 14.5, SNOW, 2.4) + move(crests.emblem("sakai", "#6d3527", SNOW), 20.4, 21, 0.36)
KAMON_GOLD = (
    disc(32, 33, 27, bokashi(light(GOLD, 0.65), GOLD)) + disc(32, 33, 22.5, "none", 2.2, dark(GOLD, 0.4))
    + move(crests.emblem("sakai", dark(GOLD, 0.62), light(GOLD, 0.3)), 17, 18, 0.47) + line("M51 5 L53.5 11.5 L60 14 L53.5 16.5 L51 23 L48.5 16.5 L42 14 L48.5 11.5 Z", 2.4)
    + shape("M51 5 L53.5 11.5 L60 14 L53.5 16.5 L51 23 L48.5 16.5 L42 14 L48.5 11.5 Z", SNOW, 2)
)
EXCHANGE = (  # two arrows cross through a mask
    bar("M7 50 C22 50 40 16 50 15", 5, AIZURI, 2.6) + shape("M46 5 L61 14 L47 24 Z", tone(AIZURI), 2.6)
    + bar("M7 15 C22 15 40 49 50 50", 5, VERMILION, 2.6) + shape("M46 40 L61 50 L47 60 Z", tone(VERMILION), 2.6)
    + shape("M15 22 C20 15 37 15 42 22 C44 34 38 48 28.5 49 C19 48 13 34 15 22 Z", bokashi("#fffaf0", PAPER), 2.8)
    + shape("M18.5 29 C21 26 25 27 26.5 30 C24 32 20 32 18.5 29 Z M38.5 29 C36 26 32 27 30.5 30 C33 32 37 32 38.5 29 Z", INK, 0)
    + line("M25 41 C27 43 30 43 32 41", 3, VERMILION) + line("M18 23 L25 24.5 M39 23 L32 24.5", 2.4)
)
PLUS = (  # a raised war fan with one more
    shape("M27 4 C46 3 54 15 51 26 C49 35 40 38 32 42 C24 38 9 35 6 26 C3 15 10 5 27 4 Z", bokashi("#5a5f68", HAIR), 2.8)
    + disc(28.5, 21, 11, bokashi(light(GOLD, 0.4), GOLD), 2.2) + bar("M30 40 L34 60", 4.2, BARK, 2.4) + line("M29 8 V13 M29 30 V36", 2, GOLD)
    + bar("M50 36 V60 M38 48 H62", 7, SNOW, 3) + line("M50 37.5 V58.5 M39.5 48 H60.5", 4, VERMILION)
)
CARD = move(card(INDIGO, line("M23 24 L41 42 M41 24 L23 42", 4, GOLD)), 15, -4, 0.86, 8) + move(HAND, -4, 10, 0.94)
DAIMYO = (  # palanquin
    bar("M3 17 C18 11 46 11 61 17", 4.2, BARK, 2.4) + shape("M11 25 C20 16 44 16 53 25 Z", tone(HAIR, 0.4, 0), 2.8)
    + box(14, 25, 36, 31, tone("#4a2a30", 0.25, 0.1), 2) + box(19, 30, 16, 18, bokashi(light(STRAW, 0.6), STRAW), 1, 2.2) + line("M19 34.5 H35 M19 39 H35 M19 43.5 H35", 1.6, dark(STRAW, 0.5))
    + disc(42.5, 38, 4.4, GOLD, 2) + box(11, 54, 42, 5.6, tone(GOLD), 1, 2.6)
)
SHOMYO = (  # folding chair and fan
    bar("M12 60 L50 30 M52 60 L14 30", 4.4, WOOD, 2.6) + box(8, 24, 48, 8.5, tone(PINE), 3, 2.8) + bar("M12 60 H52", 3.6, WOOD, 2.2)
    + move(shape("M32 40 L8 14 C16 4 48 4 56 14 Z", bokashi(SNOW, PAPER), 3.6) + line("M32 38 L17 9 M32 38 L26 7 M32 38 L38 7 M32 38 L47 9", 2.2, dark(GOLD, 0.3)) + disc(32, 18, 7, VERMILION, 0), 12.5, -2, 0.62)
)
SENSEI = (  # brush and sword crossed
    move(shape("M60 4 C46 9 30 24 19 38 L25 44 C40 31 53 18 60 4 Z", bokashi(SNOW, STEEL), 2.8) + bar("M18 46 L7 57", 5.4, INDIGO, 2.4) + bar("M14 38 L27 51", 3.6, GOLD, 2.2))
    + bar("M58 58 L22 22", 5, STRAW, 2.6) + shape("M25 25 C24 16 16 12 6 5 C9 16 14 24 22 28 Z", tone(HAIR, 0.3, 0), 2.6) + bar("M26 21 L21 27", 3.4, VERMILION, 2)
)
HATAMOTO = (  # a banner on its crossed pole
    bar("M17 61 V5 H50", 3.8, BARK, 2.4) + shape("M21 9 H50 V48 C44 52 40 44 34 48 C29 51 26 46 21 49 Z", tone(VERMILION), 2.8)
    + disc(35.5, 25, 9.5, SNOW, 2.4) + shape("M35.5 18 L38 23 H43 L39 26.5 L40.5 32 L35.5 28.8 L30.5 32 L32 26.5 L28 23 H33 Z", GOLD, 1.6)
)
SEAL = stamp(8, 8, 48, 3)
LANTERN_ = (
    line("M32 2 V9", 3) + shape("M32 11 C51 11 55 21 55 33 C55 45 51 54 32 54 C13 54 9 45 9 33 C9 21 13 11 32 11 Z", bokashi("#e8634a", VERMILION))
    + line("M12 23 H52 M9.5 33 H54.5 M12 43 H52", 1.8, dark(VERMILION, 0.45)) + disc(32, 33, 9.5, LANTERN, 2.2) + box(22, 8, 20, 6, HAIR, 1.5, 2.4) + box(22, 52, 20, 6, HAIR, 1.5, 2.4)
)
GATE = (
    bar("M17 60 L19 16 M47 60 L45 16", 6, VERMILION, 2.8) + bar("M11 28 H53", 4.6, VERMILION, 2.6) + box(29, 17, 6, 11, GOLD, 0, 2.2)
    + shape("M4 7 C20 13 44 13 60 7 L57 17 C42 21 22 21 7 17 Z", tone(VERMILION), 2.8) + shape("M3 4 C20 10 44 10 61 4 L59.5 9 C42 15 22 15 4.5 9 Z", HAIR, 2)
)
FAN = (  # the Tairō's folding fan of office, closed clouds on gold
    shape("M32 58 L3 23 C13 9 22 5 32 5 C42 5 51 9 61 23 Z", bokashi(light(GOLD, 0.6), GOLD), 2.8) + line("M32 54 L12 16 M32 54 L21 10 M32 54 V8 M32 54 L43 10 M32 54 L52 16", 1.8, dark(GOLD, 0.4))
    + disc(32, 23, 8.6, VERMILION, 2.2) + shape("M32 61 L22 46 C28 42 36 42 42 46 Z", tone(HAIR, 0.4, 0), 2.6) + line("M32 57 C40 62 46 56 52 61", 2.6, VERMILION)
)
LOT = (
    move(card(INDIGO, line("M23 24 L41 42 M41 24 L23 42", 4, GOLD)), 2, -2, 0.66, -12) + move(card(GOLD, disc(32, 32, 8, SNOW, 2)), 22, -2, 0.66, 12)
    + shape("M3 33 H61 L55 56 H9 Z", tone("#6d2a24", 0.25, 0.2)) + shape("M3 33 H61 L59.5 39 H4.5 Z", tone("#8f3a30", 0.2, 0.1), 2.4) + line("M20 47 H44", 3, GOLD)
)


def _deck(back: str, mark: str) -> str:
    return "".join(box(9 + 4 * i, 15 - 5 * i, 36, 44, SNOW, 4) for i in range(3)) + box(21.5, 9.5, 27, 35, tone(back, 0.12, 0.2), 2, 1.6) + mark


_EAR = shape("M35 40 C33 30 33 24 36 13", "none", 2.6, dark(GOLD, 0.6)) + "".join(oval(x, y, 2.6, 3.6, light(GOLD, 0.6), 1.5) for x, y in ((31, 19), (40, 19), (30.5, 26), (39, 26), (31, 33), (38, 33), (36, 13)))
TROOP_DECK = _deck(INDIGO, line("M27 18 L43 36 M43 18 L27 36", 4.4, GOLD))
KOKU_DECK = _deck("#c89a3c", _EAR)


def _round(ground: str, body: str, name: str) -> str:
    d = "M5 32 A27 27 0 1 1 59 32 A27 27 0 1 1 5 32 Z"
    return clip(disc(32, 32, 27, ground, 0) + body, d, name) + disc(32, 32, 27, "none")


EVEN_YEAR = _round(  # the hall: gold screen, pine, mats
    bokashi(light(GOLD, 0.55), GOLD),
    bar("M30 44 C32 34 26 30 31 20", 3.6, BARK, 1.8) + "".join(shape(f"M{x - 11} {y} C{x - 9} {y - 8} {x + 9} {y - 8} {x + 11} {y} Z", tone(PINE), 2) for x, y in ((22, 28), (41, 24), (31, 17), (40, 34)))
    + box(0, 43, 64, 22, tone("#a9b07a"), 0, 2.4) + line("M32 43 V64 M0 53 H64", 2.2, INDIGO),
    "even",
)
ODD_YEAR = _round(  # the camp curtain and two spears
    bokashi("#f2c58c", "#e08f63"),
    bar("M20 60 V8 M44 60 V8", 2.4, BARK, 1.6) + shape("M20 4 L23 13 H17 Z M44 4 L47 13 H41 Z", STEEL, 1.6)
    + shape("M0 25 C10 29 22 22 32 26 C42 30 54 22 64 26 V50 H0 Z", bokashi(SNOW, PAPER), 2.6) + box(0, 32, 64, 6, INDIGO, 0, 1.6) + box(0, 43, 64, 4, INDIGO, 0, 1.4)
    + box(0, 49, 64, 16, tone("#8a7a4a"), 0, 2.4),
    "odd",
)
TROOPS = move(troops.plate("samurai"), 0, 0, 0.5) + move(troops.plate("shinobi"), 32, 0, 0.5) + move(troops.plate("bushi"), 0, 32, 0.5) + move(troops.plate("sohei"), 32, 32, 0.5)
FAVOUR = (  # favour of the shogun: a cord-tied scroll with the sun
    box(8, 12, 48, 40, bokashi(SNOW, PAPER), 2) + bar("M5 12 H59 M5 52 H59", 5, BARK, 2.4) + disc(32, 32, 11, tone(VERMILION), 2.4) + line("M14 22 H20 M44 42 H50", 2, dark(GOLD, 0.3))
)
MAJORITY = move(LANTERN_, -3, 1, 0.82) + disc(46, 46, 15, bokashi(light(GOLD, 0.5), GOLD), 2.8) + shape("M46 37 L48.8 43 L55 43.6 L50.2 47.6 L51.8 54 L46 50.6 L40.2 54 L41.8 47.6 L37 43.6 L43.2 43 Z", SNOW, 2)

BODIES = {
    **{kind: troops.plate(kind) for kind in troops.KINDS}, "wild": troops.WILD, "troops": TROOPS,
    "koku": KOKU, "kamon": KAMON, "kamon_gold": KAMON_GOLD, "exchange": EXCHANGE, "plus": PLUS, "card": CARD,
    "daimyo": DAIMYO, "shomyo": SHOMYO, "sensei": SENSEI, "hatamoto": HATAMOTO, "seal": SEAL, "lantern": LANTERN_,
    "gate": GATE, "tairo": FAN, "lot": LOT, "troop_deck": TROOP_DECK, "koku_deck": KOKU_DECK, "even_year": EVEN_YEAR,
    "odd_year": ODD_YEAR, "favour": FAVOUR, "majority": MAJORITY,
}  # fmt: skip


def drawings() -> dict[str, tuple[str, int]]:
    found = {f"icon_{name}": (icon(move(body, 1.92, 1.92, 0.94)), PIXELS) for name, body in BODIES.items()}
    found["icon_hatch"] = (page(troops.HATCH), PIXELS)  # laid over a troop's sign, so without a rim of paper
    return found | {f"crest_{general}": (icon(crests.crest(general)), PIXELS) for general in crests.COLORS}
