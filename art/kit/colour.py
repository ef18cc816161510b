"""Colours mixed as inks are: every drawing gets its shades from here."""

from __future__ import annotations

from art.kit.palette import INK, SNOW


def rgb(color: str) -> tuple[int, int, int]:
    c = color.lstrip("#")
    return int(c[0:2], 16), int(c[2:4], 16), int(c[4:6], 16)


def mix(a: str, b: str, t: float) -> str:
    """Colour between `a` (t=0) and `b` (t=1)."""
    return "#" + "".join(f"{round(x + (y - x) * t):02x}" for x, y in zip(rgb(a), rgb(b), strict=True))


def lighten(color: str, t: float) -> str:
    """Towards the white of paper in light, as board and scenes do."""
    return mix(color, "#fffaf0", t)


def light(color: str, part: float = 0.35) -> str:
    """Towards snow, as icons and pieces do."""
    return mix(color, SNOW, part)


def darken(color: str, t: float = 0.3) -> str:
    return mix(color, INK, t)
