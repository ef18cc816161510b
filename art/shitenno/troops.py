"""The four troops as signs: a colour and an outline each, so that no kind is known by its colour alone."""

from art.kit.colour import darken as dark
from art.kit.colour import light
from art.kit.cutter import BARK, HAIR, SKIN, STEEL, WOOD, bar, bokashi, clip, disc, line, move, shape, tone
from art.kit.palette import GOLD, INK, PAPER, SNOW, VERMILION

KINDS = ("samurai", "shinobi", "bushi", "sohei")
COLORS = {"samurai": "#5c9440", "shinobi": "#34333c", "bushi": "#2d66ac", "sohei": "#d27a26"}
FRAME = "M13 4 H51 A9 9 0 0 1 60 13 V51 A9 9 0 0 1 51 60 H13 A9 9 0 0 1 4 51 V13 A9 9 0 0 1 13 4 Z"

SAMURAI = (  # horned helmet, the long sword upright beside it
    shape("M54 5 C59 16 59 30 57 42 L51 42 C53 30 54 18 54 5 Z", bokashi(SNOW, STEEL), 2.6) + bar("M47 43 H61", 3, GOLD, 2.2) + bar("M54 46 V58", 4.4, VERMILION, 2.2)
    + shape("M7 58 C5 46 9 40 15 36 H39 C45 40 49 46 47 58 Z", tone("#3d6b2c", 0.25, 0.1), 2.6)
    + shape("M16 30 H38 C38 42 34 48 27 48 C20 48 16 42 16 30 Z", SKIN, 2.4) + line("M20.5 36 L24.5 37.5 M33.5 36 L29.5 37.5", 2.8) + line("M24.5 43 H29.5", 2, VERMILION)
    + shape("M8 40 C5 22 15 15 27 15 C39 15 49 22 46 40 L38 37 V31 C32 28 22 28 16 31 V37 Z", tone("#54585f", 0.3, 0.1), 2.6)
    + shape("M24 25 C11 24 3 15 5 4 C10 12 19 15 27 15.5 C35 15 44 12 49 4 C51 15 43 24 30 25 Z", bokashi(light(GOLD, 0.5), GOLD), 2.6) + disc(27, 21, 3.6, VERMILION, 1.8)
)
SHINOBI = (  # crouching on a roof ridge before the moon
    disc(38, 25, 20, bokashi("#fbf0cc", "#e9cf8e"), 2.4, "#1b1a17")
    + shape("M11 9 L15 5 L32 30 L28 34 Z", HAIR, 2, SNOW) + line("M12 8 L19 18", 3, VERMILION)
    + shape("M30 21 C20 16 13 21 5 16 C9 25 17 28 27 28 Z", tone(VERMILION), 2.2)
    + shape("M17 50 C10 42 16 29 27 26 L41 27 C47 31 47 35 43 38 L54 45 L52 50 L41 46 L35 40 C40 44 42 47 40 51 Z", "#26252c", 2.2, "#8f94a6")
    + shape("M30 19 C29 11 34 7 40 8 C47 9 49 14 47 21 C45 27 33 28 30 19 Z", "#26252c", 2.2, "#8f94a6") + shape("M35 15 C39 13 44 14 47 16 L46 20 C42 18 38 18 35 19 Z", SKIN, 0)
    + disc(42, 17, 1.5, INK, 0)
    + shape("M3 50 H61 V60 H3 Z", tone("#5b6a7a", 0.25, 0.1), 2.4) + line("M12 51 V60 M22 51 V60 M32 51 V60 M42 51 V60 M52 51 V60", 2)
)
BUSHI = (  # a war horse's head and the great bow
    bar("M15 3 C2 16 2 46 15 61", 4, VERMILION, 2.2) + line("M15 4 V60", 1.6, SNOW)
    + shape("M20 62 C18 44 20 30 31 19 L29 6 L38 15 C47 19 55 31 60 42 C61 48 56 52 51 50 L42 44 C40 50 43 56 45 62 Z", bokashi("#f3e4c8", "#c99a62"), 2.8)
    + shape("M31 18 C20 26 14 42 17 60 L24 62 C23 46 25 32 34 22 Z", HAIR, 2) + disc(43, 29, 2.6, INK, 0)
    + bar("M34 23 C40 32 41 38 39 47 M41 33 L55 37", 2.4, VERMILION, 1.5) + line("M54 45 L57 44", 2.4)
)
SOHEI = (  # a white hood and the naginata
    bar("M53 62 V27", 3.6, WOOD, 2.2) + shape("M50 27 C46 17 49 8 59 3 C62 13 61 21 57 27 Z", bokashi(SNOW, STEEL), 2.4) + line("M48 29 H58", 3.4, GOLD)
    + shape("M27 5 C40 5 46 15 45 27 C45 36 48 41 51 47 L44 61 H10 L3 47 C6 41 9 36 9 27 C8 15 14 5 27 5 Z", bokashi("#fffaf0", "#ddd2b8"), 2.8)
    + shape("M15 27 C19 20 35 20 39 27 C40 33 38 39 35 42 C30 45 24 45 19 42 C16 39 14 33 15 27 Z", SKIN, 2.4)
    + line("M18.5 27.5 L24.5 29.5 M35.5 27.5 L29.5 29.5", 3.2) + line("M24 37.5 C26 36.5 28 36.5 30 37.5", 2.2, VERMILION)
    + line("M15 14 C20 10 34 10 39 14 M9 45 C16 50 22 52 27 52 C32 52 38 50 45 45", 2, "#a99c7e")
    + "".join(disc(x, y, 3, BARK, 1.6) for x, y in ((14, 52), (20, 57), (27, 58.5), (34, 57), (40, 52)))
)
FIGURES = {"samurai": SAMURAI, "shinobi": SHINOBI, "bushi": BUSHI, "sohei": SOHEI}


def plate(kind: str) -> str:
    """The troop's sign: its figure on a plate of its colour."""
    color = COLORS[kind]
    ground = shape(FRAME, bokashi(light(color, 0.3), dark(color, 0.1)), 0)
    return clip(ground + move(FIGURES[kind], 2.6, 3.6, 0.93), FRAME, f"p{kind}") + shape(FRAME)


def _hatch(ink: str, step: int = 9, width: float = 3.2) -> str:
    return line("".join(f"M{x} -2 L{x - 68} 66 " for x in range(0, 136, step)), width, ink)


WILD = (  # any troop: a hatched plate with a bare banner
    clip(shape(FRAME, bokashi(SNOW, PAPER), 0) + _hatch("#c9b98f", 10, 4), FRAME, "pwild") + shape(FRAME)
    + bar("M20 58 V8", 3.6, BARK, 2.2) + shape("M22 8 H47 L42 18 L47 28 L42 38 L47 46 H22 Z", tone(VERMILION), 2.8) + disc(33, 27, 7.5, SNOW, 2.2)
)
HATCH = clip(_hatch(INK, 13, 4.6) + _hatch(SNOW, 13, 2.6), FRAME, "hatch") + shape(FRAME, "none", 3.6, VERMILION, 'stroke-dasharray="7 4"')
