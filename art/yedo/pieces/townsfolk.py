"""Standing pieces without a clan: ronin, errand boy, the gold and silver watch patrol."""

from art.kit.colour import darken as dark
from art.kit.colour import light
from art.kit.cutter import BARK, HAIR, ROSE, SKIN, STONE, STRAW, WOOD, bokashi, disc, line, shape
from art.kit.palette import GOLD, INDIGO, INK, LANTERN, PINE, SILVER, SNOW, VERMILION
from art.kit.wood import Part, figure, paint


def ronin() -> tuple[str, int]:
    """A masterless sword under a deep basket hat; patched, weathered wood."""
    parts: list[Part] = [
        ("M12 84 L74 66 L76 72 L14 91 Z", paint(HAIR)),
        ("M74 62 L86 59 L88 68 L77 72 Z", paint(VERMILION)),
        ("M43 48 C56 48 66 54 70 64 L80 86 L70 94 L62 84 C64 98 68 108 70 119 L60 114 L52 119 L43 114 L34 119 L26 114 L16 119 "
         "C20 108 23 98 24 84 L16 96 L5 88 L16 64 C20 54 30 48 43 48 Z", paint(STONE)),
        ("M18 52 C14 32 24 10 35 7 H51 C62 10 72 32 68 52 C56 59 30 59 18 52 Z", bokashi(light(STRAW, 0.15), dark(STRAW, 0.28))),
    ]
    over = (
        line("M20 43 C34 49 52 49 66 43 M23 31 C35 36 51 36 63 31 M28 19 C37 23 49 23 58 19", 1.8, dark(STRAW, 0.5))
        + line("M40 8 L33 54 M46 8 L53 54 M35 10 L23 48 M51 10 L63 48", 1.8, dark(STRAW, 0.5))
        + line("M34 36 H52", 6.4) + line("M35 62 L45 76 M51 62 L38 80", 2.8, light(STONE, 0.5))
        + line("M24 84 C23 78 24 72 26 68 M62 84 C63 78 62 72 60 68", 2.4)
        + shape("M50 94 L60 92 L61 102 L52 103 Z", dark(STONE, 0.3), 2) + line("M52 92 V96 M57 91 V95 M50 99 H54", 1.6, SNOW)
        + line("M22 92 H64", 4.4, INK) + line("M22.5 92 H63.5", 1.6, light(STONE, 0.4))
    )
    return figure(parts, over)


def errand_boy() -> tuple[str, int]:
    """A small boy at a trot, bundle on his back."""
    parts: list[Part] = [
        ("M6 66 C4 50 18 42 30 48 C40 54 38 78 28 84 C16 88 7 80 6 66 Z", paint(PINE)),
        ("M38 96 L24 106 L10 104 L8 115 L30 118 L50 104 Z", bokashi(SKIN, dark(SKIN, 0.2))),
        ("M50 98 L62 104 L60 119 H74 L74 96 L60 86 Z", bokashi(SKIN, dark(SKIN, 0.2))),
        ("M48 68 C60 66 66 72 70 80 L82 74 L86 83 L70 92 L72 102 C60 108 44 108 34 102 C32 88 36 72 48 68 Z", paint(light(INDIGO, 0.3))),
        ("M30 48 C30 32 41 25 54 25 C67 25 78 32 78 48 C78 64 68 72 54 72 C40 72 30 64 30 48 Z", bokashi(SKIN, dark(SKIN, 0.12))),
        ("M29 48 C26 28 42 22 54 22 C68 22 82 30 79 48 C72 38 64 40 56 36 C48 40 36 38 29 48 Z", paint(HAIR)),
        ("M49 24 C42 10 53 6 55 13 C58 6 69 10 61 24 Z", paint(HAIR)),
    ]
    over = (
        line("M48 24 H62", 4.4, VERMILION) + line("M52 50 V53 M69 50 V53", 4)
        + line("M57 61 C60 64.5 65 64.5 67 61", 2.6, VERMILION) + disc(48, 59, 3.4, ROSE, 0) + disc(73, 58, 3, ROSE, 0)
        + line("M14 60 C20 66 24 74 22 80 M30 52 L52 76", 2.6, dark(PINE, 0.5)) + line("M30 50 L54 76", 5.4) + line("M30 50 L54 76", 2.2, PINE)
        + line("M42 96 H68", 3.4, VERMILION) + "".join(disc(x, y, 2, light(PINE, 0.55), 0) for x, y in ((13, 70), (20, 57), (29, 62), (28, 74)))
    )
    return figure(parts, over)


RED_WATCH, BLUE_WATCH = "#b8321f", "#2f5f9e"  # the watches of the first edition


def _guard(metal: str, hat: str, behind: list[Part], before: list[Part], over: str) -> tuple[str, int]:
    """A watchman in profile, marching to the right under a flat hat."""
    cloth = "#2f3a4c"  # dark coats, so that the gold watch is not taken for the yellow clan
    parts: list[Part] = [
        *behind,
        ("M34 84 L24 104 L8 110 L10 119 H30 L46 98 Z", paint("#3c4148")),
        ("M46 88 L58 104 V119 H78 V111 L68 108 L64 84 Z", paint("#3c4148")),
        ("M42 46 C54 45 62 50 64 60 L78 66 L76 76 L62 74 L68 96 C56 101 40 101 28 96 C28 76 28 50 42 46 Z", paint(cloth)),
        ("M34 32 H60 C61 42 58 51 49 51 C40 51 34 44 34 32 Z", bokashi(SKIN, dark(SKIN, 0.12))),
        (hat, bokashi(light(metal, 0.5), dark(metal, 0.2))),
        *before,
    ]
    face = (
        line("M52 40 H57", 2.8) + line("M38 38 L48 51 L58 38", 2.2, VERMILION)
        + line("M28.5 84 H67", 7) + line("M29.5 84 H66", 3.6, metal) + line("M28.5 94.5 C40 99 56 99 67 94.5", 3.6, metal) + line("M50 50 L38 68 M42 50 L48 58", 2.6, SNOW)
        + line("M34 90 L30 96 M48 90 V98 M60 90 L64 96", 2.2, dark(cloth, 0.5))
    )
    return figure(parts, face + over)


def patrol_gold(metal: str = GOLD) -> tuple[str, int]:
    """The gold watch carries a lantern before it."""
    pole: list[Part] = [("M66 74 L82 48 L86 50 L71 77 Z", bokashi(WOOD, BARK))]
    light_: list[Part] = [("M77 58 C91 58 91 88 77 88 C63 88 63 58 77 58 Z", bokashi("#fff0b8", LANTERN))]
    lantern = line("M68 67 H86 M67 74 H87 M68 81 H86", 1.8, dark(LANTERN, 0.4)) + line("M73 58.5 H81 M73 87.5 H81", 3.8, HAIR)
    hat = "M14 33 C18 18 34 9 46 8 C60 9 76 19 80 33 C66 39 28 39 14 33 Z"
    sign = VERMILION if metal == GOLD else SNOW
    return _guard(metal, hat, pole, light_, lantern + disc(47, 21, 6.4, sign, 2.6))


def patrol_silver(metal: str = SILVER) -> tuple[str, int]:
    """The silver watch carries a forked catching-pole upright; its hat is peaked."""
    pole: list[Part] = [
        ("M75 119 V34 H80 V119 Z", bokashi(WOOD, BARK)),
        ("M74.5 38 C64 34 64 18 69 8 C69 20 72 27 77.5 27 C83 27 85 20 86 8 C89 20 89 34 80.5 38 Z", bokashi(SNOW, SILVER)),
    ]
    hat = "M12 34 C30 28 40 18 46 5 C54 18 64 28 74 33 C64 39 26 39 12 34 Z"
    bands = line("M26 29 C38 33 54 33 66 28.5 M37 19.5 C42 21.5 50 21.5 55.5 19.5", 2.8, dark(metal, 0.55))
    return _guard(metal, hat, pole, [], bands)


DRAWINGS = {
    "ronin": ronin,
    "errand_boy": errand_boy,
    "patrol_gold": patrol_gold,
    "patrol_silver": patrol_silver,
    "patrol_red": lambda: patrol_gold(RED_WATCH),
    "patrol_blue": lambda: patrol_silver(BLUE_WATCH),
}
