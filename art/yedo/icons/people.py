"""Heads and figures: geisha, disciple, ronin, errand boy, the six specialists, shogun."""

from art.kit.colour import darken as dark
from art.kit.colour import light
from art.kit.cutter import (
    BARK,
    HAIR,
    ROSE,
    SKIN,
    STEEL,
    STONE,
    STRAW,
    WOOD,
    bar,
    bokashi,
    box,
    disc,
    line,
    shape,
    tone,
)
from art.kit.palette import GOLD, INDIGO, INK, PAPER, PINE, PLUM, SNOW, VERMILION

_FACE = "M20 27 C20 16 44 16 44 27 C44 39 39 46 32 46 C25 46 20 39 20 27 Z"


def _shoulders(fill: str, collar: str = SNOW) -> str:
    """A kimono seen from the front: two lapels crossing left over right."""
    return (
        shape("M6 61 C7 50 14 46 24 43 L40 43 C50 46 57 50 58 61 Z", fill)
        + shape("M24 43 L33 56 L40 43 L36 40 H28 Z", SKIN, 0)
        + line("M40 43 L27 61 M24 43 L33 54", 5.6)
        + line("M40 43 L27 61 M24 43 L33 54", 2.2, collar)
    )


def _face(fill: str = SKIN, eyes: float = 33) -> str:
    return (
        shape(_FACE, fill)
        + line(f"M25.5 {eyes} H29 M35 {eyes} H38.5", 2.6)
        + line("M30.5 40.5 H33.5", 2.4, VERMILION)
    )


GEISHA = (
    _shoulders(tone(VERMILION), SNOW)
    + shape("M10 29 C7 12 20 5 32 5 C44 5 57 12 54 29 C53 38 47 41 44 38 L20 38 C17 41 11 38 10 29 Z", HAIR)
    + disc(32, 10, 6.5, HAIR)
    + _face(SNOW, 32)
    + shape("M20 28 C21 20 28 18 32 22 C36 18 43 20 44 28 C46 14 38 13 32 13 C26 13 18 14 20 28 Z", HAIR, 0)
    + line("M6 15 L22 19 M58 15 L42 19", 2.8, GOLD)
    + disc(49, 15, 5, light(ROSE, 0.15), 2.4)
    + disc(49, 15, 1.6, GOLD, 0)
)

DISCIPLE = (
    _shoulders(tone(INDIGO))
    + _face()
    + shape("M3 28 C14 24 24 14 32 4 C40 14 50 24 61 28 C50 33 14 33 3 28 Z", tone(STRAW))
    + line("M32 8 L22 28 M32 8 L42 28 M32 8 V30", 1.8, dark(STRAW, 0.45))
)

SAMURAI = (
    _shoulders(tone(VERMILION), GOLD)
    + _face(SKIN, 34)
    + shape("M14 30 C10 36 9 40 11 44 L21 40 L20 30 Z", tone(HAIR, 0.3, 0))
    + shape("M50 30 C54 36 55 40 53 44 L43 40 L44 30 Z", tone(HAIR, 0.3, 0))
    + shape("M14 30 C14 12 50 12 50 30 C40 25 24 25 14 30 Z", tone(HAIR, 0.4, 0))
    + shape("M29 22 C18 20 12 12 12 3 C17 10 25 13 32 14 C39 13 47 10 52 3 C52 12 46 20 35 22 Z", tone(GOLD), 2.6)
    + disc(32, 19, 4, VERMILION, 2.2)
)

ONNA_BUGEISHA = (
    shape("M15 22 C10 40 12 52 16 60 L48 60 C52 52 54 40 49 22 Z", HAIR)
    + _shoulders(tone(PLUM), light(ROSE, 0.5))
    + shape("M17 28 C15 9 49 9 47 28 L49 46 C44 44 44 38 44 30 L20 30 C20 38 20 44 15 46 Z", HAIR)
    + _face(SKIN, 33)
    + shape("M20 28 C23 25 29 21 32 17 C35 21 41 25 44 28 C45 12 19 12 20 28 Z", HAIR, 0)
    + bar("M17 24 C26 20 38 20 47 24", 3.4, SNOW, 2)
    + bar("M55 60 V26", 3.4, WOOD, 2.4)
    + shape("M51.5 27 C50.5 18 51 9 58.5 4 C60 13 60 20 58.5 27 Z", bokashi(SNOW, STEEL), 2.6)
)

MESSENGER = (
    _shoulders(tone(PINE))
    + _face()
    + shape("M18 28 C18 10 46 10 46 28 C40 24 24 24 18 28 Z", HAIR)
    + bar("M19 25 C27 21 37 21 45 25", 4.4, tone(SNOW, 0.2, 0.05), 2.2)
    + shape("M45 22 L54 16 L55 25 L48 27 Z", SNOW, 2.4)
    + bar("M8 62 L22 44", 3, WOOD, 2.2)
    + shape("M34 45 L60 40 L61 57 L36 61 Z", tone(PAPER, 0.2, 0.08))
    + line("M35 47 L49 52 L60 42", 2.4, INK)
    + disc(49, 52, 3.4, VERMILION, 0)
)

NINJA = (
    bar("M9 20 L24 36", 4, INDIGO, 2.6)
    + shape("M6 61 C7 50 14 47 22 45 L42 45 C50 47 57 50 58 61 Z", tone(HAIR, 0.22, 0))
    + shape("M13 30 C12 12 22 6 32 6 C42 6 52 12 51 30 C51 44 43 52 32 52 C21 52 13 44 13 30 Z", tone(HAIR, 0.3, 0))
    + shape("M17 27 C25 23 39 23 47 27 C48 31 47 34 45 37 C38 34 26 34 19 37 C17 34 16 31 17 27 Z", SKIN, 2.4)
    + line("M22 28.5 L28.5 31 M42 28.5 L35.5 31", 3.4)
    + line("M26 44 C30 46 36 45 40 42", 2, light(HAIR, 0.35))
    + shape("M50 14 L61 8 L58 18 L51 20 Z", VERMILION, 2.4)
    + bar("M18 15 C26 11 38 11 46 15", 3, VERMILION, 1.6)
)

WEAPONSMITH = (
    shape("M5 33 H45 C51 33 56 31 60 28 C59 37 52 43 43 44 L41 50 H47 V59 H15 V50 H21 L20 44 C11 43 6 39 5 33 Z",
          tone(HAIR, 0.4, 0))
    + line("M10 36.5 H44", 2.2, light(STEEL, 0.2))
    + f'<g transform="rotate(-38 33 17)">{bar("M33 18 H55", 4.6, WOOD)}'
    + box(21, 7, 15, 21, tone(STEEL, 0.45, 0.25), 2)
    + "</g>"
    + line("M12 27 L7 22 M20 26 L17 20 M5 29 H3.5", 3, VERMILION)
)

MONK = (
    shape("M8 61 C9 51 15 48 23 45 L41 45 C49 48 55 51 56 61 Z", tone(GOLD))
    + shape("M41 44 L22 61 H10 C14 56 27 48 30 45 Z", tone("#c96f2c"), 2.6)
    + shape("M19 27 C18 12 23 8 32 8 C41 8 46 12 45 27 C45 39 40 47 32 47 C24 47 19 39 19 27 Z", SKIN)
    + line("M25 29 C26 31 28 31 29.5 29 M34.5 29 C36 31 38 31 39 29", 2.4)
    + line("M29.5 39 C31 40.5 33 40.5 34.5 39", 2.4, VERMILION)
    + "".join(disc(x, y, 3.3, BARK, 1.8) for x, y in ((38, 48), (39.5, 54), (43, 59), (50, 59.5), (53.5, 54)))
    + line("M28 14 H28.1 M32 13 H32.1 M36 14 H36.1", 3, dark(SKIN, 0.4))
)

RONIN = (
    _shoulders(tone(STONE), light(STONE, 0.4))
    + shape("M14 44 C12 30 18 10 27 7 H37 C46 10 52 30 50 44 C40 49 24 49 14 44 Z", tone(STRAW))
    + line("M16 35 C26 39 38 39 48 35 M18 25 C27 28 37 28 46 25 M22 15 C28 17 36 17 42 15", 1.8, dark(STRAW, 0.45))
    + line("M30 9 L26 44 M34 9 L39 44", 1.8, dark(STRAW, 0.45))
    + box(24, 28, 16, 5.5, INK, 1, 0)
    + bar("M50 61 L60 44", 3.4, VERMILION, 2.4)
    + line("M51 49 L60 54", 4.4)
)

ERRAND_BOY = (
    _shoulders(tone(light(INDIGO, 0.35)), SNOW)
    + disc(32, 30, 17, SKIN)
    + shape("M16 26 C17 14 25 12 32 12 C39 12 47 14 48 26 C42 20 38 22 32 20 C26 22 22 20 16 26 Z", HAIR)
    + shape("M28 13 C24 4 31 3 32 7 C34 3 41 4 36 13 Z", HAIR)
    + line("M27 15 H37", 3, VERMILION)
    + line("M25.5 31 V32 M38.5 31 V32", 3.6)
    + line("M28 39 C30 42 34 42 36 39", 2.4, VERMILION)
    + disc(22, 37, 2.6, ROSE, 0)
    + disc(42, 37, 2.6, ROSE, 0)
    + shape("M40 48 C46 42 58 46 59 54 C59 61 42 61 40 55 Z", tone(PINE))
    + line("M46 45 L43 40 M50 44.5 L54 40", 4.2)
    + line("M46 45 L43 40 M50 44.5 L54 40", 1.6, PINE)
)

SHOGUN = (
    _shoulders(tone(INK, 0.25, 0), GOLD)
    + _face(SKIN, 34)
    + line("M27 38.5 L30 37.5 M37 38.5 L34 37.5", 2)
    + shape("M19 27 C18 22 20 19 23 18 L26 4 C30 2 42 3 43 8 L41 18 C44 19 46 22 45 27 C38 24 26 24 19 27 Z",
            tone(HAIR, 0.35, 0))
    + line("M45 25 L57 33 M19 25 L8 33", 2.2, INK)
    + shape("M28 18 H36 V23 H28 Z", GOLD, 0)
    + disc(46, 55, 4.4, GOLD, 2.2)
    + disc(15, 55, 4.4, GOLD, 2.2)
)

BODIES = {
    "geisha": GEISHA,
    "disciple": DISCIPLE,
    "samurai": SAMURAI,
    "onna_bugeisha": ONNA_BUGEISHA,
    "messenger": MESSENGER,
    "ninja": NINJA,
    "weaponsmith": WEAPONSMITH,
    "monk": MONK,
    "ronin": RONIN,
    "errand_boy": ERRAND_BOY,
    "shogun": SHOGUN,
}
