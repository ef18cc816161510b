"""Signs that any game may need: drawing and paying, open and closed, points and rounds, and the checks of a requirement."""

from art.kit.colour import darken as dark
from art.kit.colour import light
from art.kit.cutter import (
    AIZURI,
    BARK,
    HAIR,
    STONE,
    STRAW,
    WOOD,
    bar,
    bokashi,
    box,
    disc,
    line,
    move,
    oval,
    shape,
    tone,
)
from art.kit.icons.marks import (
    GRAB,
    arrow,
    check,
    chrysanthemum,
    coin,
    cross,
    person,
    question,
    slash,
    small_arrow,
)
from art.kit.palette import CLANS, GOLD, INDIGO, PINE, PLUM, SNOW, VERMILION

CARD = box(18, 5, 34, 46, SNOW, 4) + box(22.5, 9.5, 25, 37, tone(VERMILION, 0.1, 0.2), 2, 1.6)
CARD_MARK = disc(35, 28, 7, SNOW, 0)
DRAW = move(CARD + CARD_MARK, -9, 4, 0.96, -8) + small_arrow(45, 40, -90, tone(PINE), 0.56)
DISCARD = move(CARD + CARD_MARK, -9, 1, 0.96, -8) + small_arrow(45, 42, 90, tone(VERMILION), 0.56)
KEEP = move(CARD + CARD_MARK, -9, 3, 0.96, -8) + check(42, 44, 0.6)
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
REACTION = move(CARD + CARD_MARK, -9, 4, 0.96, -8) + bar("M54 24 V36 C54 50 46 50 40 50", 4.4, AIZURI, 2.4) + shape("M44 40 V60 L30 50 Z", tone(AIZURI), 2.6)
DECK = "".join(box(11 + 4 * i, 16 - 5 * i, 34, 42, SNOW, 4) for i in range(3)) + box(23, 10, 26, 34, tone(VERMILION, 0.1, 0.2), 2, 1.6) + disc(36, 27, 7, SNOW, 0)
UNKNOWN = question(light(STONE, 0.35))
BIDDING = (  # clappers that call the auction
    coin(45, 46, 14, GOLD, 2.6)
    + f'<g transform="rotate(-40 24 26)">{bar("M24 26 V58", 5, BARK, 2.6)}{box(9, 12, 30, 19, tone(WOOD), 3)}'
    + line("M16 13 V30 M32 13 V30", 2.4, dark(WOOD, 0.4)) + "</g>"
)
SCORING = (  # an abacus
    box(4, 10, 56, 44, tone(WOOD), 3)
    + box(10, 16, 44, 32, tone(SNOW, 0, 0.1), 0, 2.4)
    + line("M18 16 V48 M28 16 V48 M38 16 V48 M48 16 V48", 2)
    + "".join(
        oval(x, y, 4.6, 3.2, VERMILION if y < 25 else HAIR, 1.6)
        for x, ys in ((18, (21, 37, 43)), (28, (21, 32, 43)), (38, (24, 32, 38)), (48, (21, 37, 43)))
        for y in ys
    )
    + line("M10 27 H54", 2.8)
)
PP = chrysanthemum(10, 28, tone(VERMILION))  # red, so that nobody takes it for a coin

BODIES = {
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
    "closed": CLOSED,
    "open": OPEN,
    "choice": CHOICE,
    "target": TARGET,
    "each_player": EACH_PLAYER,
    "negate": NEGATE,
    "timer": TIMER,
    "round": ROUND,
    "reaction": REACTION,
    "deck": DECK,
    "unknown": UNKNOWN,
    "met": check(),
    "missing": cross(),
    "bidding": BIDDING,
    "scoring": SCORING,
    "pp": PP,
}
