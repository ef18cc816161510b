"""A sheet that can be printed by day or by night: night is aizuri, every ink mapped into indigo.

Colours written in capitals ("#FFC46B") are light, and stay as they are in the dark.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import pairwise

from art.kit.colour import mix, rgb
from art.kit.palette import GOLD, SILVER
from art.kit.sheet import Sheet, circle, cloud_path, group, n, path, rect

# Luminance of the day's ink -> ink of the night.
_INDIGO = (
    (0.0, "#060d18"),
    (0.2, "#132844"),
    (0.45, "#284e78"),
    (0.7, "#4677a4"),
    (0.88, "#7ea9ca"),
    (1.0, "#bcd4e2"),
)
_HEX = re.compile(r'"(#[0-9a-f]{6})"')
_ANY = re.compile(r'"(#[0-9a-fA-F]{6})"')

WINDOW = "#FFC968"
EMBER = "#F2763C"
SCARLET = "#E8482F"
WHITE, BLACK = "#FFFFFF", "#000000"


def nightfall(color: str) -> str:
    """The night's ink for a colour of the day, with a trace of its own hue left in it."""
    r, g, b = rgb(color)
    lum = (0.3 * r + 0.59 * g + 0.11 * b) / 255
    for (low, dark), (high, light) in pairwise(_INDIGO):
        if lum <= high:
            blue = mix(dark, light, (lum - low) / (high - low))
            break
    return mix(blue, mix(color, "#060d18", 0.42), 0.26)


class Picture(Sheet):
    """A drawing with a time of day."""

    def __init__(self, w: float, h: float, night: bool = False, seed: int = 1) -> None:
        super().__init__(w, h, seed)
        self.night = night

    def svg(self) -> str:
        text = super().svg()
        return _HEX.sub(lambda m: f'"{nightfall(m[1])}"', text) if self.night else text

    def pick(self, day: str, night: str) -> str:
        """The day's colour, or the given one after dark."""
        return night.upper() if self.night else day

    def glow(self, x: float, y: float, r: float, color: str = WINDOW, strength: float = 0.75) -> str:
        """Light around a lamp; nothing by day."""
        if not self.night:
            return ""
        c = color.upper()
        return circle(x, y, r, self.halo((0, c, strength), (0.35, c, strength * 0.4), (1, c, 0)))

    def snow(self, d: str, high: float = 1, low: float = 0.7) -> str:
        """Snow over a shape, thinner towards its foot; nothing but on a `Snowfall`."""
        return ""

    def snow_on(self, d: str, width: float) -> str:
        """Snow along a ridge or a beam."""
        return ""

    def sky(self, d: str, day: tuple[tuple[float, str], ...], night: tuple[tuple[float, str], ...]) -> str:
        stops = tuple((o, c.upper()) for o, c in night) if self.night else day
        return path(d, self.bokashi(*stops))

    def cloudy(
        self, rows: Sequence[tuple[float, float]], y: float, h: float, gap: float = 3, slots: float = 1
    ) -> str:
        """A cloud of gold by day, of tarnished silver by night, with a raised line inside its rim."""
        text = self.cloud(rows, y, h, gap, night=self.night, slots=slots)
        if self.night:
            text = _HEX.sub(lambda m: m[0].upper(), text)
        # The raised line is what remains of a wide dark stroke under a slightly narrower one of leaf.
        d = cloud_path(rows, y, h, gap, slots)
        leaf = self.gold_leaf(mix(SILVER, "#3a5f86", 0.68) if self.night else GOLD, light=self.night)
        depth = min(h * 0.36, 9.0)
        line = path(d, "none", self.pick("#9a7a34", "#2B4B6B"), depth + 0.9, 'opacity=".75"')
        inner = path(d, "none", self.pick("#f0dca0", "#9DB6C9"), depth - 0.5, 'opacity=".35"')
        return text + group(line, path(d, "none", leaf, depth), inner, extra=self.clip(d))


class Snowfall(Picture):
    """Only the snow of a drawing, seen through everything that stands before it: all else is black on a mask."""

    def snow(self, d: str, high: float = 1, low: float = 0.7) -> str:
        return path(d, self.bokashi((0, WHITE, high), (1, WHITE, low)))

    def snow_on(self, d: str, width: float) -> str:
        return path(d, "none", WHITE, width)

    def washi(self, amount: float = 0.16, scale: float = 1, tint: str = "", within: str = "") -> None:
        """The paper shows in what lies below."""

    def svg(self) -> str:
        drawn = "".join(self.parts)
        size = f'x="0" y="0" width="{n(self.w)}" height="{n(self.h)}"'
        mask = self.url(f'<mask id="{{id}}" maskUnits="userSpaceOnUse" {size}>{drawn}</mask>')
        self.parts = [rect(0, 0, self.w, self.h, WHITE, extra=f'mask="{mask}"')]
        return _ANY.sub(lambda m: m[0] if m[1] == WHITE else f'"{BLACK}"', super().svg())
