"""The phases of a round (the event phase shares the event card's sign) and the five mission categories."""

from art.kit.colour import darken as dark
from art.kit.colour import light
from art.kit.cutter import (
    BARK,
    HAIR,
    SKIN,
    STEEL,
    STRAW,
    WOOD,
    bar,
    bokashi,
    box,
    disc,
    line,
    oval,
    shape,
    tone,
)
from art.kit.icons.marks import coin, jingasa
from art.kit.palette import GOLD, INDIGO, INK, NIGHT, PINE, PLUM, SNOW, VERMILION

PREPARATION = (  # a sun rising over the first ridge
    "".join(f'<g transform="rotate({a} 32 38)">{shape("M29 10 H35 L33.5 18 H30.5 Z", GOLD, 2.2)}</g>' for a in (-78, -52, -26, 0, 26, 52, 78))
    + disc(32, 38, 15.5, tone(VERMILION))
    + shape("M4 59 V49 C12 40 18 42 26 47 C34 38 46 38 60 49 V59 Z", tone(INDIGO))
)
ASSIGN = (
    oval(32, 52, 25, 9, tone(SNOW, 0, 0.1))
    + oval(32, 52, 15, 4.6, light(GOLD, 0.2), 2)
    + shape("M32 50 L20 36 H27 V28 H37 V36 H44 Z", tone(VERMILION), 2.8)
    + shape("M10 22 C20 18 26 11 32 3 C38 11 44 18 54 22 C46 27 18 27 10 22 Z", tone(STRAW))
)
PATROL = jingasa(HAIR)
TRADE = (
    shape("M8 13 H36 V4 L58 19 L36 34 V25 H8 Z", tone(GOLD))
    + shape("M56 39 H28 V30 L6 45 L28 60 V51 H56 Z", tone(PINE))
    + coin(17, 19, 11, GOLD, 2.4) + box(40, 36, 17, 19, tone(VERMILION), 2, 2.6)
)
ACTIONS = (  # a standing disciple with arms thrown out: deeds are done
    line("M32 3 V8 M13 9 L17 14 M51 9 L47 14", 3.6, VERMILION)
    + shape("M20 40 L6 30 L9 22 L25 30 H39 L55 22 L58 30 L44 40 L48 60 H16 Z", tone(INDIGO))
    + line("M38 31 L27 46 M26 31 L32 38", 2.4, SNOW) + line("M19 46 H45", 4.4, GOLD)
    + disc(32, 21, 10, SKIN) + shape("M22 19 C23 9 41 9 42 19 C36 15 28 15 22 19 Z", HAIR, 2.4)
)

ESPIONAGE = (  # an eye at the gap between sliding doors
    box(4, 6, 56, 52, tone(WOOD), 2) + box(24, 7.5, 16, 49, tone(NIGHT, 0, 0), 0, 0)
    + box(7.5, 10, 15, 44, SNOW, 0, 2) + box(41.5, 10, 15, 44, SNOW, 0, 2)
    + line("M8 24 H22 M8 39 H22 M42 24 H56 M42 39 H56", 2)
    + shape("M15 32 C23 20 41 20 49 32 C41 44 23 44 15 32 Z", SNOW) + disc(32, 32, 7.4, tone(VERMILION), 2.2) + disc(32, 32, 3, INK, 0)
)
_SWIRL = "M0 4 C-4 4 -4 -2 0 -2 C3 -2 3 2 1 2"
THEFT = (  # the thief's green bundle, tied over the shoulder
    shape("M9 30 C14 20 26 20 32 22 C40 19 52 22 56 32 C61 48 52 60 33 60 C12 60 4 46 9 30 Z", tone(PINE))
    + "".join(
        f'<g transform="translate({x} {y}) scale(1.25)">{line(_SWIRL, 1.9, SNOW)}</g>'
        for x, y in ((18, 36), (31, 34), (45, 37), (23, 49), (38, 49))
    )
    + shape("M32 24 C22 22 13 14 16 5 C26 6 31 13 33 19 C37 11 43 5 52 6 C52 16 43 23 32 24 Z", tone(PINE))
    + box(26, 17, 13, 9, light(PINE, 0.3), 3.5, 2.6)
)
KIDNAPPING = (  # gagged, roped at the arms
    shape("M8 61 C7 47 15 41 24 39 H40 C49 41 57 47 56 61 Z", tone(PLUM))
    + disc(32, 24, 16, SKIN) + shape("M15 23 C13 3 51 3 49 23 C43 14 21 14 15 23 Z", HAIR) + disc(32, 6, 4, HAIR, 0)
    + line("M24.5 23.5 H28.5 M35.5 23.5 H39.5", 3.4) + bar("M17.5 31.5 C26 34 38 34 46.5 31.5", 5.6, SNOW, 2.4)
    + bar("M10 51 C24 56 40 56 54 51", 5, STRAW, 2.6) + line("M20 52 L22 57 M31 53 L33 58 M42 52 L44 57", 2, dark(STRAW, 0.5))
)
ASSASSINATION = (  # a dagger and its drop
    f'<g transform="rotate(32 32 32)">{shape("M27 24 H37 V47 L32 60 L27 49 Z", bokashi(SNOW, STEEL))}'
    + line("M34 28 V48", 1.6, dark(STEEL, 0.4)) + bar("M21 23 H43", 4.4, GOLD, 2.6) + bar("M32 18 V6", 6.4, VERMILION, 2.6)
    + line("M29 16 L35 12 M29 11 L35 7", 1.8) + "</g>"
    + shape("M47 39 C53 47 56 50 56 54 A8 8 0 0 1 40 54 C40 50 43 46 47 39 Z", tone(VERMILION), 2.8)
)
WARFARE = (  # a battle standard before crossed spears
    bar("M10 60 L50 13", 3.6, BARK, 2.4) + bar("M54 60 L14 13", 3.6, BARK, 2.4)
    + shape("M59 3 L57 17 L46 8 Z M5 3 L7 17 L18 8 Z", tone(STEEL, 0.5, 0.1), 2.6)
    + shape("M18 17 H46 V49 L41.5 45 L37 50 L32 45 L27 50 L22.5 45 L18 49 Z", tone(VERMILION)) + bar("M15 15 H49", 3, BARK, 2.4)
    + disc(32, 31, 8.5, light(GOLD, 0.35), 2.4)
)

BODIES = {
    "preparation": PREPARATION,
    "assign": ASSIGN,
    "patrol": PATROL,
    "trade": TRADE,
    "actions": ACTIONS,
    "espionage": ESPIONAGE,
    "theft": THEFT,
    "kidnapping": KIDNAPPING,
    "assassination": ASSASSINATION,
    "warfare": WARFARE,
}
