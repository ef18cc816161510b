"""The eight weapons of the bag and the sign for any weapon."""

from art.icons.shapes import (
    BARK, HAIR, STEEL, STRAW, WOOD, bar, bokashi, box, dark, disc, light, line, move, oval, ring, shape, tone,
)
from art.palette import GOLD, INDIGO, INK, PINE, PLUM, SNOW, VERMILION

DOKU = (
    box(26, 13, 12, 14, light(PLUM, 0.7))
    + shape("M26 25 C10 29 7 40 11 49 C14 57 21 59 32 59 C43 59 50 57 53 49 C57 40 54 29 38 25 Z", light(PLUM, 0.75))
    + shape("M10 42 C18 38 26 45 33 42 C41 38 47 40 54 42 C55 50 52 59 32 59 C12 59 9 50 10 42 Z",
            bokashi(PLUM, dark(PLUM, 0.35)))
    + shape("M23 5 H41 L39 15 H25 Z", tone(VERMILION))
    + line("M17 36 C18 33 20 31 23 30", 3, SNOW)
    + shape("M32 44 C36 49 37 51 37 53 A5 5 0 0 1 27 53 C27 51 28 49 32 44 Z", light(PINE, 0.55), 0)
)

_BLADE = shape("M60 4 C50 8 34 22 21 38 L26 43 C42 30 55 15 60 4 Z", bokashi(SNOW, STEEL))
_HILT = (
    bar("M19 45 L7 57", 6, INDIGO)
    + line("M17 43 L15 51 M13 47 L11 55 M20 48 L12 49 M15 52 L8 53", 1.6, GOLD)
    + bar("M15 37 L28 50", 4, GOLD)
)
KATANA = _BLADE + line("M54 12 C45 20 36 28 26 39", 1.6, dark(STEEL, 0.35)) + _HILT

_CLAW = "M0 0 C1 -10 5 -19 12 -26 C13 -16 11 -7 7 0 Z"
SHUKO = (
    "".join(
        f'<g transform="translate({x} {y}) rotate({a})">{shape(_CLAW, bokashi(SNOW, STEEL))}</g>'
        for x, y, a in ((11, 34, -32), (22, 31, -18), (34, 31, -5), (45, 34, 9))
    )
    + shape("M7 33 C20 27 44 27 57 33 L54 46 C42 41 22 41 10 46 Z", tone(HAIR, 0.25, 0))
    + shape("M19 43 C27 41 37 41 45 43 L43 59 H21 Z", tone(BARK))
    + line("M21 50 H43", 2.4, STRAW)
    + "".join(disc(x, y, 2.2, GOLD, 0) for x, y in ((15, 38), (26, 35.5), (38, 35.5), (49, 38)))
)

_PUFF = light(GOLD, 0.72)
METSUBUSHI = (
    shape(
        "M14 33 C3 32 3 19 13 18 C12 7 27 3 32 11 C38 2 53 7 51 18 C62 19 61 32 50 33 Z", bokashi(SNOW, _PUFF)
    )
    + line("M20 24 C20 19 25 18 28 21 M36 20 C38 15 45 17 44 22", 2.2, dark(GOLD, 0.2))
    + shape("M10 36 L54 36 L50 59 H14 Z", bokashi(VERMILION, dark(VERMILION, 0.35)))
    + box(6, 31, 52, 8, HAIR, 2)
    + disc(32, 49, 5.5, GOLD, 2.4)
)

FUKIYA = (
    bar("M5 59 L43 21", 8, STRAW)
    + line("M13 45 L19 51 M24 34 L30 40 M35 23 L41 29", 2.6, INK)
    + line("M9 53 L40 22", 2, light(STRAW, 0.6))
    + line("M45 19 L59 5", 3.2, INK)
    + shape("M44 12 L52 20 L45 24 L40 19 Z", tone(VERMILION), 2.4)
    + shape("M61 3 L58 12 L52 6 Z", STEEL, 2)
)

YUMI = (
    line("M20 4 L20 60", 2, INK)
    + bar("M20 4 C25 8 45 17 46 32 C46 46 28 50 20 60", 4.6, tone(VERMILION))
    + bar("M43.5 25 C46 29 46 34 45 38", 5, HAIR, 0)
    + line("M7 32 L56 32", 3.4, INK)
    + shape("M62 32 L51 26 L54 32 L51 38 Z", STEEL, 2.2)
    + shape("M3 25 L12 25 L17 32 L12 39 L3 39 L8 32 Z", SNOW, 2.4)
)

_ROPE = STRAW
NAWA = (
    bar("M40 44 C46 52 58 44 58 53 C58 60 50 60 47 56", 5, _ROPE)
    + bar("M29 11 A18 19 0 1 1 28.9 11 Z", 12, _ROPE)
    + line("M29 11 A18 19 0 1 1 28.9 11 Z", 2, dark(_ROPE, 0.45))
    + ring(line("M26 6 L32 10 M26 12 L32 16", 2, dark(_ROPE, 0.45)), 10, 29, 30)
    + bar("M9 40 L21 50 M13 36 L25 46", 4.4, light(VERMILION, 0.1), 2.4)
)

_ARM = "M32 3 L43 24 L32 32 L21 24 Z"
SHURIKEN = (
    ring(shape(_ARM, bokashi(light(STEEL, 0.7), dark(STEEL, 0.3))), 4)
    + ring(shape("M32 4.5 L32 32 L42 24 Z", dark(STEEL, 0.35), 0), 4)
    + ring(shape(_ARM, "none"), 4)
    + disc(32, 32, 6.5, SNOW)
)

WEAPON = (
    move(KATANA, 0, 0, 1, 0, True)
    + move(KATANA)
)

BODIES = {
    "doku": DOKU,
    "katana": KATANA,
    "shuko": SHUKO,
    "metsubushi": METSUBUSHI,
    "fukiya": FUKIYA,
    "yumi": YUMI,
    "nawa": NAWA,
    "shuriken": SHURIKEN,
    "weapon": WEAPON,
}
