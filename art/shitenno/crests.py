"""The four generals: a colour and a crest of our own drawing each, on the grid of 64."""

from art.kit.colour import darken as dark
from art.kit.colour import light
from art.kit.cutter import bokashi, disc, line, ring, shape
from art.kit.palette import SNOW

COLORS = {"honda": "#b12a1f", "sakakibara": "#18439a", "sakai": "#2d7c5a", "ii": "#2b2a2e"}


def _hollyhock(ink: str, ground: str) -> str:
    """Honda: one broad hollyhock leaf on its stalk."""
    leaf = "M32 3 C37 12 58 12 59 31 C60 43 50 51 41 46 C36 43 33 39 32 35 C31 39 28 43 23 46 C14 51 4 43 5 31 C6 12 27 12 32 3 Z"
    return (
        shape(leaf, ink, 0) + line("M32 36 C32 46 31 52 36 60", 5.4, ink)
        + line("M32 33 V13 M31 33 C25 27 20 24 15 24 M33 33 C39 27 44 24 49 24 M30 36 C24 35 20 37 16 40 M34 36 C40 35 44 37 48 40", 2.4, ground)
    )


def _wheel(ink: str, ground: str) -> str:
    """Sakakibara: a court carriage's wheel."""
    return (
        disc(32, 32, 24, "none", 7.5, ink) + ring(line("M32 30 V8", 4.6, ink), 8) + disc(32, 32, 8.6, ink, 0) + disc(32, 32, 3.4, ground, 0)
        + ring(line("M32 4 V12", 2.4, ground), 8, start=22.5)
    )


def _sorrel(ink: str, ground: str) -> str:
    """Sakai: three hearts of wood-sorrel, a pearl between each pair."""
    heart = shape("M32 31 C18 27 13 15 19 7 C24 2 30 5 32 11 C34 5 40 2 45 7 C51 15 46 27 32 31 Z", ink, 0)
    vein = line("M32 28 V15", 2.2, ground)
    return ring(heart + vein, 3, 32, 34) + ring(disc(32, 57, 3.8, ink, 0), 3, 32, 34)


def _well(ink: str, ground: str) -> str:
    """Ii: the frame of a square well, its beams laid over one another."""
    return (
        line("M20 5 V59 M44 5 V59", 8.6, ink) + line("M5 20 H59 M5 44 H59", 12.6, ground) + line("M5 20 H59 M5 44 H59", 8.6, ink)
    )


EMBLEMS = {"honda": _hollyhock, "sakakibara": _wheel, "sakai": _sorrel, "ii": _well}


def emblem(general: str, ink: str, ground: str) -> str:
    return EMBLEMS[general](ink, ground)


def placed(general: str, cx: float, cy: float, size: float, ink: str, ground: str) -> str:
    """The emblem centred on a point, `size` wide."""
    k = size / 64
    return f'<g transform="translate({cx - 32 * k:g} {cy - 32 * k:g}) scale({k:g})">{emblem(general, ink, ground)}</g>'


def crest(general: str) -> str:
    """The roundel of the rail and the log; black Ii wears a rim of snow."""
    color = COLORS[general]
    rim = (SNOW, 3.2) if general == "ii" else (light(color, 0.55), 1.6)
    return disc(32, 32, 28, bokashi(light(color, 0.14), dark(color, 0.14))) + disc(32, 32, 24.8, "none", rim[1], rim[0]) + placed(
        general, 32, 32, 40, SNOW, color)
