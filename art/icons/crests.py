"""Clan crests: a shape for every colour, so that no clan is known by its colour alone.

`crest(name)` is the paper-and-colour roundel used by the icons; `emblem(name, ink, ground)` the bare figure
on a 64 grid for pieces and boards.
"""

from art.icons.shapes import bokashi, dark, disc, light, line, ring, shape
from art.palette import CLANS, GOLD, INK, SNOW


def _wave(ink: str, ground: str) -> str:
    """A breaking wave: one great claw over two rollers."""
    return (
        shape("M8 44 C8 24 20 10 37 10 C49 10 56 18 55 27 C54 34 46 37 42 33 C39 30 40 26 44 25 "
              "C40 20 32 21 29 27 C25 36 31 44 42 44 Z", ink, 0)
        + line("M15 42 C15 30 22 20 34 17", 2.8, ground)
        + line("M9 50 C15 45 20 45 25 50 C30 55 35 55 40 50 C45 45 50 45 55 50", 5, ink)
    )


def _maple(ink: str, ground: str) -> str:
    """A five-lobed maple leaf with its stalk."""
    return (
        shape("M32 6 L36 20 L41 17 L40 26 L56 20 L50 30 L57 33 L44 39 L48 48 L35 43 L34 58 H30 L29 43 L16 48 "
              "L20 39 L7 33 L14 30 L8 20 L24 26 L23 17 L28 20 Z", ink, 2, ink)
        + line("M32 42 V16 M32 40 L48 26 M32 40 L16 26", 2.2, ground)
    )


def _crane(ink: str, ground: str) -> str:
    """A crane whose raised wings close into a ring."""
    return (
        shape("M32 42 C20 46 9 38 8 24 C8 15 14 8 22 7 C17 12 17 16 19 20 C21 15 24 13 28 13 C25 19 26 24 30 28 "
              "L32 30 L34 28 C38 24 39 19 36 13 C40 13 43 15 45 20 C47 16 47 12 42 7 C50 8 56 15 56 24 "
              "C55 38 44 46 32 42 Z", ink, 0)
        + line("M14 25 C15 31 19 35 24 36 M50 25 C49 31 45 35 40 36", 2.4, ground)
        + line("M32 40 C28 47 34 49 32 55", 5, ink)
        + shape("M24 53 L33 51 L40 59 L30 58 Z", ink, 1.4, ink)
    )


def _pine(ink: str, ground: str) -> str:
    """Three tiers of pine cloud on a trunk."""
    return (
        line("M32 34 V58 M32 52 L24 58 M32 52 L40 58", 5, ink)
        + shape("M32 5 C42 5 47 12 46 19 C51 19 54 23 52 27 H12 C10 23 13 19 18 19 C17 12 22 5 32 5 Z", ink, 0)
        + shape("M5 43 C4 35 11 31 17 32 H47 C53 31 60 35 59 43 C56 46 50 46 47 44 C43 47 37 47 32 44 "
                "C27 47 21 47 17 44 C14 46 8 46 5 43 Z", ink, 0)
        + line("M23 20 C25 13 30 12 34 12 M14 38 C18 35 22 36 24 38 M40 38 C43 35 47 36 50 38", 2.4, ground)
    )


def _wisteria(ink: str, ground: str) -> str:
    """Two hanging racemes that meet below, leaves above."""
    drops = "".join(
        disc(x, y, r, ink, 0) + disc(64 - x, y, r, ink, 0)
        for x, y, r in ((16, 24, 5.6), (11, 33, 5.2), (20, 34, 4.8), (13, 43, 4.6), (21, 44, 4.4), (18, 52, 3.8),
                        (25, 53, 3.4), (25.5, 59, 2.6))
    )
    leaf = "M32 6 C38 8 40 14 38 19 C36 23 34 25 32 27 C30 25 28 23 26 19 C24 14 26 8 32 6 Z"
    side = shape("M31 22 C24 22 16 20 13 12 C22 9 29 13 31 22 Z", ink, 0)
    return (
        drops + shape(leaf, ink, 0) + side + f'<g transform="translate(64 0) scale(-1 1)">{side}</g>'
        + shape("M32 30 C35 35 36 40 32 47 C28 40 29 35 32 30 Z", ink, 0)
        + line("M32 12 V24", 1.8, ground)
    )


def _daimyo(ink: str, ground: str) -> str:
    """Three paulownia leaves pointing outward with a pearl between each pair."""
    leaf = shape("M32 30 C24 27 21 20 24 13 L28 15 L32 6 L36 15 L40 13 C43 20 40 27 32 30 Z", ink, 1, ink)
    vein = line("M32 28 V14 M32 23 L27.5 18 M32 23 L36.5 18", 1.8, ground)
    return ring(leaf + vein, 3) + ring(disc(32, 51, 4.2, ink, 0), 3) + disc(32, 32, 3, ink, 0)


EMBLEMS = {
    "blue": _wave, "red": _maple, "yellow": _crane, "green": _pine, "purple": _wisteria, "daimyo": _daimyo,
}  # fmt: skip
DAIMYO_COLOR = "#2b2a2e"


def emblem(name: str, ink: str, ground: str) -> str:
    return EMBLEMS[name](ink, ground)


def crest(name: str) -> str:
    """A clan's roundel: its colour as the ground, the emblem in snow (or ink, where the ground is bright)."""
    color = DAIMYO_COLOR if name == "daimyo" else CLANS[name]["color"]
    figure = {"yellow": INK, "daimyo": GOLD}.get(name, SNOW)
    ground = color
    return (
        disc(32, 32, 28, bokashi(light(color, 0.14), dark(color, 0.14)))
        + disc(32, 32, 24.6, "none", 1.5, light(color, 0.55) if name != "daimyo" else GOLD)
        + f'<g transform="translate(9.6 9.6) scale(0.7)">{emblem(name, figure, ground)}</g>'
    )


BODIES = {f"crest_{name}": crest(name) for name in EMBLEMS}
