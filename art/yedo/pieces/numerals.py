"""Numbers cut by hand, for coins and tiles, so that pieces need no font."""

from art.kit.cutter import line
from art.kit.palette import INK, SNOW

# Each digit is a brush path on a cell 20 wide and 30 high, with its own advance.
_DIGITS = {
    "0": ("M10 2 C2 2 2 28 10 28 C18 28 18 2 10 2 Z", 20),
    "1": ("M4 8 L10 2 V28 M4 28 H16", 18),
    "3": ("M3 5 C8 0 17 2 17 8.5 C17 13 13 15 9 15 C14 15 18 17 18 21.5 C18 29 8 30 3 25", 21),
    "5": ("M17 2 H6 L5 14 C10 10 18 12 18 19.5 C18 28 8 30 3 25", 21),
    "+": ("M10 8 V24 M2 16 H18", 22),
}


def numeral(text: str, cx: float, cy: float, height: float, fill: str = SNOW, key: float = 11) -> str:
    """`text` centred on a point: strokes of `fill` over a heavy key line (none when `key` is 0)."""
    scale = height / 30
    start = -sum(_DIGITS[c][1] for c in text) / 2
    under, over = "", ""
    for char in text:
        d, advance = _DIGITS[char]
        place = f'<g transform="translate({start:g} -15)">'
        under += f"{place}{line(d, key, INK)}</g>" if key else ""
        over += f"{place}{line(d, 5.2, fill)}</g>"
        start += advance
    return f'<g transform="translate({cx:g} {cy:g}) scale({scale:g})">{under}{over}</g>'
