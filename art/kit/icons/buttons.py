"""Signs on the buttons of the window."""

from art.kit.colour import darken as dark
from art.kit.colour import light
from art.kit.cutter import (
    AIZURI,
    BARK,
    COPPER,
    HAIR,
    SKIN,
    STEEL,
    STONE,
    WOOD,
    bar,
    bokashi,
    box,
    disc,
    line,
    move,
    oval,
    ring,
    shape,
    tone,
)
from art.kit.icons.marks import HAND, arrow, coin, cross, person, slash, small_arrow
from art.kit.palette import CLANS, GOLD, INDIGO, INK, LANTERN, PAPER, PINE, SILVER, SNOW, VERMILION

_TURN = bar("M20 25 H40 C62 25 62 55 40 55 H22", 6.5, AIZURI, 2.8) + shape("M24 8 V42 L4 25 Z", tone(AIZURI))
_TRIANGLE = "M14 6 L56 32 L14 58 Z"
_BELL = (
    line("M32 4 V10", 5) + shape("M16 48 C19 40 16 28 20 18 C22 11 42 11 44 18 C48 28 45 40 48 48 Z", tone(COPPER))
    + line("M19 28 H45 M18 39 H46", 2.2, dark(COPPER, 0.45)) + box(12, 47, 40, 8, tone(COPPER), 4)
    + disc(32, 33.5, 4.6, GOLD, 2)
)
_NOTE = (
    bar("M24 48 V14 L52 8 V42", 4.4, AIZURI, 2.8) + shape("M22 10 L54 3 V15 L22 22 Z", tone(AIZURI))
    + oval(17, 49, 9.5, 8, tone(VERMILION)) + oval(45, 43, 9.5, 8, tone(VERMILION))
)
_EYE = (
    shape("M4 32 C16 12 48 12 60 32 C48 52 16 52 4 32 Z", SNOW) + disc(32, 32, 11.5, tone(INDIGO)) + disc(32, 32, 4.6, INK, 0)
    + disc(36, 27.5, 2.4, SNOW, 0)
)
_CHEST = (
    box(7, 28, 50, 30, tone(WOOD), 2) + line("M8 40 H56", 2.4) + box(26, 36, 12, 9, tone(HAIR, 0.3, 0), 1.5, 2.2)
    + line("M12 29 V57 M52 29 V57", 4, HAIR)
)
_SHEET = shape("M12 12 H46 V60 H12 Z", bokashi(SNOW, PAPER)) + line("M21 24 H37 M21 34 H37 M21 44 H31", 3, dark(STONE, 0.2))


def _chevrons(*starts: int) -> str:
    return "".join(
        shape(f"M{x} 9 H{x + 11} L{x + 28} 32 L{x + 11} 55 H{x} L{x + 16} 32 Z", tone(AIZURI), 2.8) for x in starts
    )


_SPEED = (  # an arrow in flight
    line("M6 13 H22 M6 51 H22", 3.8) + bar("M22 32 H46", 4, WOOD, 2.4)
    + shape("M61 32 L40 16 L45 32 L40 48 Z", tone(STEEL, 0.4, 0.25)) + shape("M8 22 H22 L30 32 L22 42 H8 L15 32 Z", tone(VERMILION), 2.8)
)
_COG = ring(box(26.5, 3, 11, 16, tone(GOLD), 2.4, 2.8), 8)
SETTINGS = _COG + disc(32, 32, 20.5, INK, 0) + disc(32, 32, 18, tone(GOLD), 0) + disc(32, 32, 8, SNOW, 2.8)
RULES = (
    box(11, 5, 43, 54, tone(INDIGO), 2) + line("M19 6 V58", 2.4, SNOW) + line("M11 14 H19 M11 26 H19 M11 38 H19 M11 50 H19", 2.4, SNOW)
    + box(27, 13, 18, 28, SNOW, 1, 2.4) + line("M36 17 V20 M30.5 22 H41.5 M39 22 C38 29 34.5 33 30.5 36.5 M33 22 C34 29 37.5 33 41.5 36.5", 2.4)
)
LOG = _SHEET + bar("M60 6 L42 34", 5, VERMILION, 2.6) + shape("M39 30 L47 35 C44 42 40 46 35 48 C35 41 36 35 39 30 Z", HAIR, 2.4)
ZOOM = bar("M43 43 L57 57", 7, BARK, 2.8) + disc(27, 27, 21, light("#bcd7de", 0.35)) + bar("M18 27 H36 M27 18 V36", 3.6, VERMILION, 1.6)
DAY = ring(shape("M28 3 H36 L34 13 H30 Z", GOLD, 2.2), 8) + disc(32, 32, 15.5, tone(VERMILION))
NIGHT_SIGN = (
    shape("M40 5 C22 8 16 24 21 38 C26 52 42 58 55 50 C50 60 38 62 30 60 C12 56 4 40 8 26 C12 12 26 3 40 5 Z", tone(SILVER, 0.5, 0.12))
    + shape("M46 14 L49 21 L56 23 L50 27 L50 34 L45 29 L38 31 L41 25 L37 19 L44 20 Z", tone(LANTERN), 2.4)
)
_CORNER = shape("M5 5 H26 L19 12 L28 21 L21 28 L12 19 L5 26 Z", tone(AIZURI), 2.8)
SAVE = _CHEST + shape("M26 3 H38 V14 H46 L32 31 L18 14 H26 Z", tone(PINE), 2.8)
LOAD = _CHEST + shape("M26 31 H38 V20 H46 L32 3 L18 20 H26 Z", tone(AIZURI), 2.8)
CONTINUE = shape("M14 4 H50 V60 L32 47 L14 60 Z", tone(VERMILION)) + shape("M25 14 L44 26 L25 38 Z", SNOW, 2.4)
DEMO = (  # the three-striped curtain of the theatre, half drawn
    box(5, 12, 54, 47, bokashi(LANTERN, light(LANTERN, 0.6)), 0, 2.8)
    + shape("M6 12 H19 C19 30 16 44 10 59 H6 Z", HAIR, 2.4) + shape("M19 12 H31 C30 30 26 44 18 59 H10 C16 44 19 30 19 12 Z", tone("#c9702c"), 2.4)
    + shape("M31 12 H43 C42 30 36 46 27 59 H18 C26 44 30 30 31 12 Z", tone(PINE), 2.4)
    + bar("M8 9 H56", 6, BARK, 2.6)
)
COOP = (  # two under one umbrella
    person(2, 29, 0.5, CLANS["blue"]["color"], HAIR) + person(30, 29, 0.5, CLANS["green"]["color"], HAIR)
    + bar("M32 8 V50", 2.6, BARK, 2)
    + shape("M3 30 C6 14 18 5 32 4 C46 5 58 14 61 30 C56 25 48 25 44 30 C41 25 36 25 32 29 C28 25 23 25 20 30 C16 25 8 25 3 30 Z",
            tone(VERMILION))
    + line("M32 5 C25 12 21 20 20 29 M32 5 C39 12 43 20 44 29", 1.8, dark(VERMILION, 0.4))
)
TROPHY = (
    shape("M8 10 H56 C56 28 46 37 38 39 V48 H48 V58 H16 V48 H26 V39 C18 37 8 28 8 10 Z", tone(GOLD))
    + line("M16 16 C17 24 20 29 25 32", 3, light(GOLD, 0.65)) + disc(32, 22, 7, VERMILION, 2.4) + line("M27 44 H37", 2)
)
REPLAY = bar("M50 16 A24 24 0 1 0 56 32", 6, AIZURI, 2.8) + shape("M59 5 L57 25 L40 17 Z", tone(AIZURI)) + shape("M25 21 L45 32 L25 43 Z", tone(VERMILION))
HINT = (  # a paper lantern, lit
    line("M32 3 V10", 4) + shape("M32 12 C46 12 50 20 50 30 C50 40 46 49 32 49 C18 49 14 40 14 30 C14 20 18 12 32 12 Z", bokashi("#fff3c4", LANTERN))
    + line("M16 23 H48 M14.5 30.5 H49.5 M16 38 H48", 1.8, dark(LANTERN, 0.35))
    + box(23, 8, 18, 6, tone(VERMILION), 1.5, 2.6) + box(23, 47, 18, 6, tone(VERMILION), 1.5, 2.6) + line("M32 54 V61", 3.6, VERMILION)
)
ROBOT = (  # a clockwork doll's head
    line("M32 12 V4", 4) + disc(32, 5, 3.4, VERMILION, 2.2) + box(5, 27, 8, 15, tone(GOLD), 2, 2.6) + box(51, 27, 8, 15, tone(GOLD), 2, 2.6)
    + box(11, 12, 42, 42, tone(WOOD), 7) + shape("M12 22 C16 12 48 12 52 22 Z", HAIR, 2.6)
    + disc(23, 32, 6, SNOW, 2.6) + disc(41, 32, 6, SNOW, 2.6) + disc(23, 32, 2.2, INK, 0) + disc(41, 32, 2.2, INK, 0)
    + line("M24 54 V45 H40 V54", 2.6) + line("M26 45 H38", 3.4, VERMILION)
)
HUMAN = (
    shape("M6 61 C6 48 18 44 32 44 C46 44 58 48 58 61 Z", tone(INDIGO)) + line("M41 46 L28 61 M23 46 L32 56", 2.4, SNOW)
    + disc(32, 27, 17, SKIN) + shape("M15 26 C13 8 51 8 49 26 C44 17 38 17 32 20 C26 17 20 17 15 26 Z", HAIR)
    + shape("M28 11 C26 3 38 3 36 11 Z", HAIR, 2.4) + line("M25.5 28 V30 M38.5 28 V30", 3.4) + line("M27.5 37 C30 39.5 34 39.5 36.5 37", 2.4, VERMILION)
)
LOCK = bar("M20 30 V20 C20 6 44 6 44 20 V30", 5, STEEL, 2.8) + box(11, 28, 42, 31, tone(GOLD), 4) + disc(32, 40, 4.4, INK, 0) + line("M32 42 V50", 4.4)
QUIT = (
    box(6, 5, 32, 54, tone(WOOD), 2) + box(12, 11, 20, 42, tone(HAIR, 0.2, 0), 0, 2.4)
    + shape("M24 26 H40 V15 L60 32 L40 49 V38 H24 Z", tone(VERMILION))
)
SEED = (
    shape("M8 44 C14 36 50 36 56 44 L50 60 H14 Z", tone(COPPER)) + bar("M32 42 C32 32 31 28 32 20", 4, PINE, 2.4)
    + shape("M32 24 C18 26 10 18 9 6 C24 4 32 12 32 24 Z", tone(PINE)) + shape("M32 28 C34 16 42 11 55 13 C55 25 45 31 32 28 Z", tone(light(PINE, 0.2)))
)
DICE = (
    shape("M32 4 L58 17 V46 L32 60 L6 46 V17 Z", tone(SNOW, 0, 0.1)) + line("M6 17 L32 30 L58 17 M32 30 V60", 2.8)
    + oval(32, 17, 5.4, 3.6, VERMILION, 0) + "".join(oval(x, y, 3, 3.8, INK, 0) for x, y in ((15, 29), (23, 44), (41, 44), (49, 30), (45, 37)))
)
CLOCK = (
    disc(32, 32, 27, tone(GOLD)) + disc(32, 32, 20, SNOW, 2.4) + ring(line("M32 14 V17", 2.8), 12)
    + line("M32 32 V19 M32 32 L42 38", 4) + disc(32, 32, 3, VERMILION, 0)
)
CHART = (
    "".join(box(x, y, 13, 56 - y, tone(c), 1, 2.8) for x, y, c in ((9, 34, INDIGO), (26, 20, VERMILION), (43, 8, GOLD)))
    + bar("M5 58 H59", 2.6, BARK, 2)
)
TRADE_OFFER = coin(46, 16, 13, GOLD, 2.6) + move(HAND, 0, 4) + small_arrow(18, 18, 0, tone(PINE), 0.42)
TRADE_ASK = move(HAND, 0, 4) + small_arrow(40, 17, 180, tone(VERMILION), 0.46)
EXPORT = _SHEET + small_arrow(46, 26, -90, tone(PINE), 0.56)
IMPORT = _SHEET + small_arrow(46, 38, 90, tone(AIZURI), 0.56)
TRASH = (
    shape("M11 20 H53 L48 60 H16 Z", tone(WOOD)) + line("M23 22 L25 58 M32 22 V58 M41 22 L39 58", 2, dark(WOOD, 0.4))
    + bar("M13 34 H51", 3, HAIR, 1.6) + box(7, 13, 50, 8, tone(BARK), 2) + bar("M25 11 C25 4 39 4 39 11", 2.4, BARK, 2.2)
)
MENU = bar("M10 14 H54 M10 32 H54 M10 50 H54", 6.5, AIZURI, 2.8)
PAUSE = box(11, 7, 16, 50, tone(AIZURI), 3) + box(37, 7, 16, 50, tone(AIZURI), 3)
STEP = shape("M8 6 L42 32 L8 58 Z", tone(AIZURI)) + box(44, 6, 12, 52, tone(AIZURI), 2.5)

BODIES = {
    "undo": _TURN,
    "redo": move(_TURN, flip=True),
    "pass": _chevrons(4, 28),
    "confirm": disc(32, 32, 28, tone(PINE)) + line("M17 33 L28 44 L47 21", 7.5, SNOW),
    "cancel": disc(32, 32, 28, tone(VERMILION)) + line("M21 21 L43 43 M43 21 L21 43", 7.5, SNOW),
    "menu": MENU,
    "settings": SETTINGS,
    "rules": RULES,
    "log": LOG,
    "sound": move(_BELL, -6, 0) + line("M50 20 C55 26 55 36 50 42 M56 13 C63 24 63 38 56 49", 3.6, INK),
    "sound_off": _BELL + slash(),
    "music": _NOTE,
    "music_off": _NOTE + slash(),
    "speed": _SPEED,
    "speed_off": _SPEED + slash(),
    "pause": PAUSE,
    "play": shape(_TRIANGLE, tone(AIZURI)),
    "step": STEP,
    "step_back": move(STEP, flip=True),
    "zoom": ZOOM,
    "day": DAY,
    "night": NIGHT_SIGN,
    "fullscreen": ring(_CORNER, 4),
    "save": SAVE,
    "load": LOAD,
    "continue": CONTINUE,
    "demo": DEMO,
    "coop": COOP,
    "trophy": TROPHY,
    "replay": REPLAY,
    "hint": HINT,
    "robot": ROBOT,
    "human": HUMAN,
    "lock": LOCK,
    "eye": _EYE,
    "eye_off": _EYE + slash(),
    "arrow_left": arrow(180),
    "arrow_right": arrow(0),
    "arrow_up": arrow(-90),
    "arrow_down": arrow(90),
    "plus": bar("M32 10 V54 M10 32 H54", 9, PINE, 3),
    "minus": bar("M10 32 H54", 9, VERMILION, 3),
    "close": cross(32, 32, 0.9, BARK),
    "quit": QUIT,
    "seed": SEED,
    "dice": DICE,
    "clock": CLOCK,
    "chart": CHART,
    "trade_offer": TRADE_OFFER,
    "trade_ask": TRADE_ASK,
    "export": EXPORT,
    "import": IMPORT,
    "trash": TRASH,
}
