"""Clan crests: a shape for every colour, so that no clan is known by its colour alone.

`crest(name)` is the paper-and-colour roundel used by the icons; `emblem(name, ink, ground)` the bare figure
on a 64 grid for pieces and boards.
"""

from art.kit.colour import darken as dark
from art.kit.colour import light
from art.kit.cutter import bokashi, disc, line, ring, shape
from art.kit.palette import CLANS, GOLD, INK, SNOW


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
    """A standing crane: long neck, folded wing, one leg drawn up."""
    return (
        line("M33 42 V60 M33 60 H40 M38 42 L43 49 L35 53", 3.2, ink)
        + line("M22 34 C14 28 27 20 20 12", 6, ink)
        + shape("M26 10 C25 4 17 3 15 8 L3 12 L16 14.5 C22 17 27 15 26 10 Z", ink, 1, ink)
        + shape("M18 32 C22 24 36 22 46 28 C53 31 57 36 61 44 C56 42 53 42 50 42 C52 45 53 47 53 50 C48 46 44 44 40 44 C28 46 17 42 18 32 Z", ink, 1, ink)
        + line("M27 32 C34 29 42 31 49 36 M28 38 C34 36 40 37 44 39", 2.2, ground)
    )


def _pine(ink: str, ground: str) -> str:
    """Three tiers of needles on a short trunk."""
    def tier(half: float, top: float, base: float) -> str:
        d = (
            f"M32 {top:g} C{32 + half * 0.5:g} {top + 2:g} {32 + half:g} {base - 8:g} {32 + half:g} {base:g} "
            f"Q{32 + half * 0.67:g} {base + 6:g} {32 + half * 0.33:g} {base:g} Q32 {base + 6:g} {32 - half * 0.33:g} {base:g} "
            f"Q{32 - half * 0.67:g} {base + 6:g} {32 - half:g} {base:g} C{32 - half:g} {base - 8:g} {32 - half * 0.5:g} {top + 2:g} 32 {top:g} Z"
        )
        return shape(d, ink, 2, ground)

    return line("M32 46 V60 M25 60 H39", 5.4, ink) + tier(28, 26, 46) + tier(21.5, 14, 31) + tier(14, 3, 17)


def _wisteria(ink: str, ground: str) -> str:
    """Two hanging racemes that meet below, leaves above."""
    drops = "".join(
        disc(x, y, r, ink, 0) + disc(64 - x, y, r, ink, 0)
        for x, y, r in ((12, 25, 6.4), (9, 37, 6.2), (21, 33, 5.4), (20, 44.5, 5.4), (14, 48, 5), (23.5, 55, 4.4), (28, 61, 2.6))
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
