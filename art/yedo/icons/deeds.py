"""Verbs of the game: patrol deeds, drawing and paying, recruiting, begging, and the checks of a requirement."""

from art.kit.colour import darken as dark
from art.kit.colour import light
from art.kit.cutter import (
    COPPER,
    HAIR,
    SKIN,
    STONE,
    WOOD,
    bar,
    bokashi,
    box,
    disc,
    line,
    move,
    shape,
    tone,
)
from art.kit.icons.marks import (
    check,
    coin,
    hat,
    jingasa,
    person,
    plus,
    small_arrow,
)
from art.kit.icons.signs import CARD
from art.kit.palette import CLANS, GOLD, INDIGO, INK, NIGHT, PAPER, PINE, PLUM, SILVER, SNOW, VERMILION
from art.yedo.icons.people import SHOGUN


def _bars(gap: str = "") -> str:
    """A wooden jail lattice."""
    posts = "".join(bar(f"M{x} 9 V55", 4.4, WOOD, 2.4) for x in (12, 22, 42, 52)) + gap
    return posts + bar("M6 11 H58", 5, COPPER, 2.6) + bar("M6 53 H58", 5, COPPER, 2.6)


PATROL_FLIP = (  # one hat, half gold and half silver, turned over
    shape("M4 50 C8 34 22 27 32 26 V54 C20 54 9 53 4 50 Z", tone(GOLD))
    + shape("M60 50 C56 34 42 27 32 26 V54 C44 54 55 53 60 50 Z", tone(SILVER, 0.4, 0.2))
    + line("M44 38 C48 40 51 43 53 47 M39 44 C43 45 46 47 47 49", 2.2, dark(SILVER, 0.5)) + disc(22, 42, 4.4, VERMILION, 2.2)
    + line("M13 21 C21 8 41 8 48 16", 8.4) + line("M13 21 C21 8 41 8 48 16", 3.6, VERMILION)
    + shape("M57 8 L54 25 L39 18 Z", VERMILION, 2.6)
)
PATROL_MOVE = (
    shape("M4 30 C9 14 23 7 32 6 C41 7 55 14 60 30 C51 35 13 35 4 30 Z", tone(HAIR, 0.4, 0)) + disc(32, 18, 5, GOLD, 2.2)
    + shape("M16 42 H36 V35 L56 48 L36 61 V54 H16 Z", tone(VERMILION), 2.8) + line("M6 42 H10 M6 48 H10 M6 54 H10", 3.4)
)
ARREST = (
    box(9, 10, 46, 44, tone(NIGHT, 0.12, 0), 0, 0)
    + disc(32, 31, 8.5, SKIN, 2.4) + shape("M18 54 C18 44 24 41 32 41 C40 41 46 44 46 54 Z", tone(INDIGO), 2.4)
    + line("M28.5 31 V32 M35.5 31 V32", 2.6) + line("M29 36.5 C31 34.5 33 34.5 35 36.5", 2)
    + shape("M23 28 C24 18 40 18 41 28 C36 25 28 25 23 28 Z", HAIR, 2)
    + _bars(bar("M32 9 V20 M32 46 V55", 4.4, WOOD, 2.4))
)
RESCUE = (  # out from behind the bars
    bar("M9 9 V55", 4.4, WOOD, 2.4) + bar("M20 9 V55", 4.4, WOOD, 2.4) + bar("M6 11 H27", 5, COPPER, 2.6) + bar("M6 53 H27", 5, COPPER, 2.6)
    + person(22, 22, 0.6, INDIGO) + small_arrow(45, 15, 0, tone(PINE), 0.38)
)
FORESIGHT = (
    move(CARD, -9, 5, 0.85, -16) + move(CARD, 14, 5, 0.85, 16) + move(CARD, 1.2, 0.6, 0.88)
    + shape("M8 48 C18 34 46 34 56 48 C46 62 18 62 8 48 Z", SNOW) + disc(32, 48, 7.5, tone(INDIGO), 2.4) + disc(32, 48, 3, INK, 0)
)
_CLAPPER = box(10, 9, 14, 42, tone(WOOD), 3) + line("M15 15 V45", 2, dark(WOOD, 0.35))
AUCTION = (  # wooden clappers on a cord
    f'<g transform="rotate(-20 19 34)">{_CLAPPER}</g>'
    + move(f'<g transform="rotate(-20 19 34)">{_CLAPPER}</g>', flip=True)
    + bar("M23 53 C27 61 37 61 41 53", 2.8, VERMILION, 2)
    + line("M32 5 V13 M25 7 L27 13 M39 7 L37 13", 3, VERMILION)
)
EGRESS = (
    shape("M6 60 V16 H3 V8 C16 11 28 11 41 8 V16 H38 V60 H31 V25 H13 V60 Z", tone(VERMILION))
    + box(13, 24, 18, 4, tone(VERMILION), 0, 2.2)
    + small_arrow(43, 44, 0, tone(INDIGO), 0.6)
)
RECRUIT = move(hat(), -4, 6, 0.9) + plus(48.5, 15.5, 8.5)
BEG = (
    coin(32, 19, 13, GOLD, 2.6)
    + shape("M6 34 H58 C58 48 50 56 42 58 H22 C14 56 6 48 6 34 Z", tone(COPPER))
    + line("M14 41 C17 48 20 51 25 53", 2.6, light(COPPER, 0.5)) + bar("M6 34 H58", 3, light(COPPER, 0.3), 2.4)
)
AUDIENCE = (
    shape("M4 60 V53 H60 V60 Z", tone(PINE), 2.8) + shape("M9 53 V6 H55 V53 Z", bokashi(GOLD, light(GOLD, 0.55)), 2.8)
    + line("M20 7 V20 M32 7 V14 M44 7 V20", 2, dark(GOLD, 0.35))
    + move(SHOGUN, 9, 9, 0.72)
)
ERRAND = (
    shape("M8 36 C8 28 20 24 32 24 C44 24 56 28 56 36 C60 52 50 60 32 60 C14 60 4 52 8 36 Z", tone(PLUM))
    + "".join(disc(x, y, 2.6, light(PLUM, 0.6), 0) for x, y in ((19, 42), (45, 42), (25, 52), (39, 52), (32, 44)))
    + shape("M32 27 C22 26 13 18 11 7 C20 9 28 14 32 22 C36 14 44 9 53 7 C51 18 42 26 32 27 Z", tone(PLUM))
    + box(26, 20, 12, 10, light(PLUM, 0.25), 4, 2.6)
)


def _podium(lit: int, turn: float, color: str) -> str:
    blocks = "".join(
        box(4.5 + 18.5 * i, top, 17.5, 60 - top, tone(color) if i == lit else tone(STONE, 0.55, 0), 1.5, 2.8)
        for i, top in enumerate((40, 27, 50))
    )
    return blocks + small_arrow(13.5 + 18.5 * lit, 13 if lit == 1 else 33, turn, tone(color), 0.34 if lit == 1 else 0.36)


OBJECTIVE_HIGHEST = _podium(1, -90, GOLD)
OBJECTIVE_LOWEST = _podium(2, 90, INDIGO)
OBJECTIVE_ERRANDS = move(ERRAND, -2, 0, 0.8) + check(45, 46, 0.6)
INTERFERENCE = (  # a plan torn in two by lightning
    shape("M6 12 H30 L25 24 L32 30 L24 40 L30 52 H6 Z", bokashi(SNOW, PAPER)) + line("M12 22 H20 M12 31 H22 M12 40 H19", 2.6, dark(STONE, 0.2))
    + shape("M37 12 H58 V52 H38 L32 41 L40 30 L33 24 Z", bokashi(SNOW, PAPER)) + line("M46 22 H52 M47 31 H52 M46 40 H52", 2.6, dark(STONE, 0.2))
    + shape("M39 3 L22 30 L32 32 L25 61 L46 26 L35 24 Z", tone(VERMILION), 2.8)
)
PARTNER = (  # two who share one errand, joined by a ring
    person(0, 25, 0.55, CLANS["blue"]["color"]) + person(29, 25, 0.55, CLANS["green"]["color"])
    + bar("M25 14 A7 7 0 1 1 39 14 A7 7 0 1 1 25 14 Z", 3.6, VERMILION, 2.4)
)
OPPONENT = (
    shape("M8 60 C8 48 18 44 32 44 C46 44 56 48 56 60 Z", tone(VERMILION)) + line("M40 45 L29 60 M24 45 L32 54", 2.4, SNOW)
    + disc(32, 34, 13, SKIN) + line("M24 34 L29.5 37 M40 34 L34.5 37", 3.2) + line("M29 42.5 H35", 2.4, VERMILION)
    + shape("M4 28 C17 24 26 15 32 5 C38 15 47 24 60 28 C49 33 15 33 4 28 Z", tone(HAIR, 0.35, 0))
)
RESERVE = (  # a bench under the eaves where disciples wait
    person(3, 16, 0.46, CLANS["blue"]["color"]) + person(31.5, 16, 0.46, CLANS["red"]["color"])
    + box(5, 43, 54, 8, tone(WOOD), 1.5, 2.8) + line("M13 51 V60 M51 51 V60", 6) + line("M13 52 V59 M51 52 V59", 2, WOOD)
    + shape("M3 15 L14 4 H50 L61 15 Z", tone(PINE), 2.8)
)

BODIES = {
    "patrol_gold": jingasa(GOLD),
    "patrol_silver": jingasa(SILVER, peaked=True),
    "patrol_red": jingasa("#b8321f"),
    "patrol_blue": jingasa("#2f5f9e", peaked=True),
    "patrol_flip": PATROL_FLIP,
    "patrol_move": PATROL_MOVE,
    "rescue": RESCUE,
    "arrest": ARREST,
    "foresight": FORESIGHT,
    "auction": AUCTION,
    "egress": EGRESS,
    "recruit": RECRUIT,
    "beg": BEG,
    "audience": AUDIENCE,
    "errand": ERRAND,
    "objective_lowest": OBJECTIVE_LOWEST,
    "objective_highest": OBJECTIVE_HIGHEST,
    "objective_errands": OBJECTIVE_ERRANDS,
    "interference": INTERFERENCE,
    "partner": PARTNER,
    "opponent": OPPONENT,
    "reserve": RESERVE,
}
