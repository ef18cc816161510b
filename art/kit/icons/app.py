"""The icon of the program: the castle keep before a red sun, on a gold screen."""

from art.kit.colour import darken as dark
from art.kit.colour import light
from art.kit.cutter import STONE, bokashi, box, clip, disc, line, page, shape, tone
from art.kit.icons.marks import roof
from art.kit.palette import GOLD, INDIGO, LANTERN, SNOW, VERMILION

PIXELS = 512
_EDGE = "M14 2 H50 C58 2 62 6 62 14 V50 C62 58 58 62 50 62 H14 C6 62 2 58 2 50 V14 C2 6 6 2 14 2 Z"


def _cloud(x: float, y: float, w: float) -> str:
    return box(x, y, w, 6.4, bokashi(light(GOLD, 0.35), GOLD), 3.2, 1.1)


def _waves(y: float, fill: str, shift: float = 0) -> str:
    """A row of rolling water across the picture."""
    d = f"M{-6 - shift:g} {y:g} " + "q5 -4.6 10 0 " * 8 + "V70 H-12 Z"
    return shape(d, tone(fill), 1.5)


def picture() -> str:
    scene = (
        box(0, 0, 64, 64, bokashi("#f6e4ab", "#e0b050"), 0, 0)
        + disc(32, 27, 20.5, bokashi(light(VERMILION, 0.12), dark(VERMILION, 0.05)), 0)
        + _cloud(-8, 15, 24) + _cloud(-6, 20, 15) + _cloud(50, 28, 24)
        + shape("M11 66 L19.5 44 H44.5 L53 66 Z", tone(STONE), 1.7)
        + line("M22 49 H29 M34 49 H42 M20 53.4 H25 M31 53.4 H38", 1.1)
        + box(20.5, 36.6, 23, 8, SNOW, 0, 1.7) + box(23.5, 26, 17, 7, SNOW, 0, 1.7) + box(26, 17, 12, 6, SNOW, 0, 1.7)
        + roof(32, 31, 38, 7.6, "", 1.7) + roof(32, 21, 31, 7.4, "", 1.7) + roof(32, 11.4, 25, 7.6, "", 1.7)
        + line("M28.2 11 L26.4 7.8 M35.8 11 L37.6 7.8", 2.8) + line("M28 10.6 L26.6 8.2 M36 10.6 L37.4 8.2", 1.3, LANTERN)
        + line("M25.5 41 V42.4 M32 41 V42.4 M38.5 41 V42.4 M28.5 30.2 V30.8 M35.5 30.2 V30.8", 1.9)
        + _waves(52.5, light(INDIGO, 0.3)) + _waves(57.5, INDIGO, 5)
        + _cloud(42, 43, 30) + _cloud(48, 48, 20)
    )
    frame = shape(_EDGE, "none", 2.6) + shape(
        "M14.5 4.8 H49.5 C56.5 4.8 59.2 7.5 59.2 14.5 V49.5 C59.2 56.5 56.5 59.2 49.5 59.2 H14.5 C7.5 59.2 4.8 56.5 4.8 49.5 "
        "V14.5 C4.8 7.5 7.5 4.8 14.5 4.8 Z", "none", 0.9, SNOW)
    return page(clip(scene, _EDGE, "edge") + frame)
