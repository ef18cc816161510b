"""Verbs of the game: patrol deeds, drawing and paying, recruiting, begging, and the checks of a requirement."""

from art.icons.goods import coin
from art.icons.marks import (
    GRAB,
    arrow,
    check,
    cross,
    hat,
    jingasa,
    person,
    plus,
    question,
    slash,
    small_arrow,
)
from art.icons.people import SHOGUN
from art.kit.colour import darken as dark
from art.kit.colour import light
from art.kit.cutter import (
    AIZURI,
    BARK,
    COPPER,
    HAIR,
    SKIN,
    STONE,
    STRAW,
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
from art.kit.palette import CLANS, GOLD, INDIGO, INK, NIGHT, PAPER, PINE, PLUM, SILVER, SNOW, VERMILION

_CARD = box(18, 5, 34, 46, SNOW, 4) + box(22.5, 9.5, 25, 37, tone(VERMILION, 0.1, 0.2), 2, 1.6)
_CARD_MARK = disc(35, 28, 7, SNOW, 0)


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
    move(_CARD, -9, 5, 0.85, -16) + move(_CARD, 14, 5, 0.85, 16) + move(_CARD, 1.2, 0.6, 0.88)
    + shape("M8 48 C18 34 46 34 56 48 C46 62 18 62 8 48 Z", SNOW) + disc(32, 48, 7.5, tone(INDIGO), 2.4) + disc(32, 48, 3, INK, 0)
)
DRAW = move(_CARD + _CARD_MARK, -9, 4, 0.96, -8) + small_arrow(45, 40, -90, tone(PINE), 0.56)
DISCARD = move(_CARD + _CARD_MARK, -9, 1, 0.96, -8) + small_arrow(45, 42, 90, tone(VERMILION), 0.56)
KEEP = move(_CARD + _CARD_MARK, -9, 3, 0.96, -8) + check(42, 44, 0.6)
SWAP = (
    shape("M6 15 H38 V5 L60 20 L38 35 V25 H6 Z", tone(INDIGO))
    + shape("M58 39 H26 V29 L4 44 L26 59 V49 H58 Z", tone(VERMILION))
)
STEAL = coin(32, 47, 14, GOLD, 2.6) + move(GRAB, 0, -1)
LOSE = arrow(90, VERMILION) + line("M25 38 H39", 4.4, SNOW)
GAIN = arrow(-90, PINE) + line("M25.5 26 H38.5 M32 19.5 V32.5", 4.4, SNOW)
PAY = coin(22, 24, 18, GOLD, 2.8) + small_arrow(44, 46, 0, tone(VERMILION), 0.54)
_RIBS = "".join(f"M32 54 L{x:g} {y:g} " for x, y in ((11, 20), (20, 12.5), (32, 9.5), (44, 12.5), (53, 20)))
FIRST_PLAYER = (
    shape("M32 56 L3 29 C10 12 20 7 32 7 C44 7 54 12 61 29 Z", bokashi(SNOW, light(GOLD, 0.35)))
    + line(_RIBS, 1.8, dark(GOLD, 0.3)) + disc(32, 27, 9.5, VERMILION, 0)
    + shape("M32 60 L21 46 C28 41 36 41 43 46 Z", tone(BARK), 2.6)
)
_SHOGI = "M32 6 L48 14 L54 58 H10 L16 14 Z"
PLAYER_ORDER = "".join(
    move(shape(_SHOGI, tone(fill), 5) + extra, x, y, 0.5)
    for x, y, fill, extra in (
        (1, 26, CLANS["blue"]["color"], ""), (31, 26, CLANS["red"]["color"], ""), (16, 1, GOLD, line("M32 22 V46 M24 28 L32 21", 6)),
    )
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
_POLES = bar("M8 56 L44 6", 5, STRAW, 2.6) + bar("M56 56 L20 6", 5, STRAW, 2.6) + bar("M6 40 H58", 5, STRAW, 2.6)
CLOSED = _POLES + box(21, 20, 22, 26, SNOW, 1, 2.8) + line("M26 27 L38 39 M38 27 L26 39", 4.4, VERMILION)
OPEN = (
    box(16, 9, 32, 47, bokashi(light(GOLD, 0.75), light(GOLD, 0.1)), 0, 2.8)
    + shape("M16 9 L3 4 V60 L16 56 Z M48 9 L61 4 V60 L48 56 Z", tone(WOOD), 2.8)
    + line("M9.5 7 V58 M54.5 7 V58", 2, dark(WOOD, 0.4)) + shape("M27 50 H37 V36 H44 L32 20 L20 36 H27 Z", PINE, 2.6)
)
CHOICE = (
    bar("M32 60 V40 C32 28 15 30 14 20 M32 40 C32 28 49 30 50 20", 6.5, GOLD, 2.8)
    + shape("M14 3 L25 20 H3 Z", tone(VERMILION), 2.8) + shape("M50 3 L61 20 H39 Z", tone(INDIGO), 2.8)
)
TARGET = (
    disc(29, 35, 25, SNOW) + disc(29, 35, 17, tone(INDIGO), 2.4) + disc(29, 35, 9, SNOW, 2.4) + disc(29, 35, 3.4, VERMILION, 0)
    + line("M30 34 L56 8", 5.6) + line("M31 33 L52 12", 1.8, WOOD) + shape("M48 8 L55 3 L55 9 L61 9 L56 16 L48 16 Z", VERMILION, 2.2)
)
EACH_PLAYER = (
    person(16, 0, 0.5, CLANS["green"]["color"]) + person(0, 28, 0.55, CLANS["blue"]["color"])
    + person(29, 28, 0.55, CLANS["red"]["color"])
)
NEGATE = box(17, 7, 32, 46, SNOW, 4) + box(21.5, 11.5, 23, 37, tone(PLUM, 0.1, 0.2), 2, 1.6) + disc(33, 30, 6, SNOW, 0) + slash()
TIMER = (
    shape("M15 10 H49 C49 24 38 27 36 32 C38 37 49 40 49 54 H15 C15 40 26 37 28 32 C26 27 15 24 15 10 Z", tone(SNOW, 0, 0.06))
    + shape("M20 18 H44 C42 24 36 27 32 31 C28 27 22 24 20 18 Z M18 52 C20 45 27 43 32 40 C37 43 44 45 46 52 Z", GOLD, 0)
    + bar("M11 8 H53", 5, BARK, 2.6) + bar("M11 56 H53", 5, BARK, 2.6)
)
ROUND = (
    bar("M51 18 A24 24 0 1 0 56 34", 6, GOLD, 2.8) + shape("M58 6 L56 25 L40 17 Z", tone(GOLD), 2.8)
    + disc(32, 32, 11, VERMILION, 2.8)
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
REACTION = move(_CARD + _CARD_MARK, -9, 4, 0.96, -8) + bar("M54 24 V36 C54 50 46 50 40 50", 4.4, AIZURI, 2.4) + shape("M44 40 V60 L30 50 Z", tone(AIZURI), 2.6)
RESERVE = (  # a bench under the eaves where disciples wait
    person(3, 16, 0.46, CLANS["blue"]["color"]) + person(31.5, 16, 0.46, CLANS["red"]["color"])
    + box(5, 43, 54, 8, tone(WOOD), 1.5, 2.8) + line("M13 51 V60 M51 51 V60", 6) + line("M13 52 V59 M51 52 V59", 2, WOOD)
    + shape("M3 15 L14 4 H50 L61 15 Z", tone(PINE), 2.8)
)
DECK = "".join(box(11 + 4 * i, 16 - 5 * i, 34, 42, SNOW, 4) for i in range(3)) + box(23, 10, 26, 34, tone(VERMILION, 0.1, 0.2), 2, 1.6) + disc(36, 27, 7, SNOW, 0)
UNKNOWN = question(light(STONE, 0.35))

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
    "draw": DRAW,
    "discard": DISCARD,
    "keep": KEEP,
    "swap": SWAP,
    "steal": STEAL,
    "lose": LOSE,
    "gain": GAIN,
    "pay": PAY,
    "first_player": FIRST_PLAYER,
    "player_order": PLAYER_ORDER,
    "auction": AUCTION,
    "egress": EGRESS,
    "recruit": RECRUIT,
    "beg": BEG,
    "audience": AUDIENCE,
    "closed": CLOSED,
    "open": OPEN,
    "choice": CHOICE,
    "target": TARGET,
    "each_player": EACH_PLAYER,
    "negate": NEGATE,
    "timer": TIMER,
    "round": ROUND,
    "met": check(),
    "missing": cross(),
    "unknown": UNKNOWN,
    "errand": ERRAND,
    "objective_lowest": OBJECTIVE_LOWEST,
    "objective_highest": OBJECTIVE_HIGHEST,
    "objective_errands": OBJECTIVE_ERRANDS,
    "interference": INTERFERENCE,
    "partner": PARTNER,
    "opponent": OPPONENT,
    "reaction": REACTION,
    "reserve": RESERVE,
    "deck": DECK,
}
