"""The eight weapons of the bag and the sign for any weapon."""

from art.kit.colour import darken as dark
from art.kit.colour import light
from art.kit.cutter import BARK, HAIR, STEEL, STRAW, bar, bokashi, box, disc, line, move, ring, shape, tone
from art.kit.palette import GOLD, INDIGO, INK, PINE, PLUM, SNOW, VERMILION

DOKU = (
    box(26, 13, 12, 14, light(PLUM, 0.7))
    + shape("M26 25 C10 29 7 40 11 49 C14 57 21 59 32 59 C43 59 50 57 53 49 C57 40 54 29 38 25 Z", light(PLUM, 0.75))
    + shape("M10 42 C18 38 26 45 33 42 C41 38 47 40 54 42 C55 50 52 59 32 59 C12 59 9 50 10 42 Z",
            bokashi(PLUM, dark(PLUM, 0.35)))
    + shape("M23 5 H41 L39 15 H25 Z", tone(VERMILION))
    + line("M17 36 C18 33 20 31 23 30", 3, SNOW)
    + shape("M32 44 C36 49 37 51 37 53 A5 5 0 0 1 27 53 C27 51 28 49 32 44 Z", light(PINE, 0.55), 0)
)

_BLADE = shape("M60 4 C46 9 31 23 20 37 L26 43 C40 31 53 18 60 4 Z", bokashi(SNOW, STEEL))
_HILT = (
    bar("M19 45 L7 57", 6, INDIGO)
    + line("M17 43 L15 51 M13 47 L11 55 M20 48 L12 49 M15 52 L8 53", 1.6, GOLD)
    + bar("M15 37 L28 50", 4, GOLD)
)
KATANA = _BLADE + line("M54 12 C45 20 36 28 26 39", 1.6, dark(STEEL, 0.35)) + _HILT

# Four hooks that bend the same way; the band sits over the knuckles.
_CLAW = "M-4.5 2 C-6 -10 -2 -22 11 -28 C6 -20 5 -9 5.5 2 Z"
SHUKO = (
    "".join(f'<g transform="translate({x} {y})">{shape(_CLAW, bokashi(SNOW, STEEL))}</g>' for x, y in ((12, 34), (24, 32), (36, 32), (48, 34)))
    + shape("M4 34 C18 27 46 27 60 34 L57 46 C44 40 20 40 7 46 Z", tone(HAIR, 0.25, 0))
    + shape("M17 43 C26 40.5 38 40.5 47 43 L44 59 H20 Z", tone(BARK))
    + line("M20 51 H44", 2.6, STRAW)
    + "".join(disc(x, y, 2.4, GOLD, 0) for x, y in ((13, 38.5), (25, 35.6), (39, 35.6), (51, 38.5)))
)

_PUFF = light(GOLD, 0.72)
METSUBUSHI = (  # a lacquer box with a mouthpiece; the powder flies from its other side
    shape("M40 30 C38 22 44 18 48 21 C46 12 57 10 58 18 C63 20 61 28 57 28 C62 33 59 41 53 39 C52 46 43 46 42 40 Z", bokashi(SNOW, _PUFF), 2.6)
    + disc(47, 9, 3.6, _PUFF, 2.2) + disc(57.5, 51, 3.2, _PUFF, 2.2) + disc(35, 12, 2.6, _PUFF, 2)
    + bar("M4 45 H14", 6, STRAW, 2.6)
    + shape("M12 26 H40 C43 26 44 28 44 31 V55 C44 58 43 60 40 60 H12 C9 60 8 58 8 55 V31 C8 28 9 26 12 26 Z", bokashi(VERMILION, dark(VERMILION, 0.35)))
    + box(8, 26, 36, 8, HAIR, 2.5) + disc(26, 46, 6.5, GOLD, 2.4) + box(23.6, 43.6, 4.8, 4.8, HAIR, 0.5, 0)
)

FUKIYA = (
    bar("M9 55 L43 21", 7.5, STRAW)
    + line("M15.5 43.5 L20.5 48.5 M25 34 L30 39 M34.5 24.5 L39.5 29.5", 2.6, INK)
    + line("M10 51.5 L40 21.5", 1.8, light(STRAW, 0.6))
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
    "yumi": move(YUMI, 2.2, 2.2, 0.93),
    "nawa": NAWA,
    "shuriken": SHURIKEN,
    "weapon": WEAPON,
}
