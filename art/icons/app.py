"""The icon of the program: the castle keep before a red sun, on a gold screen.

`python -m art.icons.app` writes art/app.ico and art/app.icns for the packaged program.
"""

from pathlib import Path

from art.icons.places import roof
from art.icons.shapes import STONE, bokashi, box, clip, dark, disc, light, line, page, shape, tone
from art.palette import GOLD, INDIGO, SNOW, VERMILION

PIXELS = 512
_EDGE = "M14 2 H50 C58 2 62 6 62 14 V50 C62 58 58 62 50 62 H14 C6 62 2 58 2 50 V14 C2 6 6 2 14 2 Z"


def _cloud(x: float, y: float, w: float) -> str:
    return box(x, y, w, 6.4, bokashi(light(GOLD, 0.35), GOLD), 3.2, 1.1)


def picture() -> str:
    scene = (
        box(0, 0, 64, 64, bokashi("#f4dfa0", "#e3b65a"), 0, 0)
        + disc(44, 20, 13, bokashi(light(VERMILION, 0.1), VERMILION), 0)
        + _cloud(-8, 13, 26) + _cloud(-4, 18, 16)
        + shape("M10 64 L19 45 H45 L54 64 Z", tone(STONE), 1.8)
        + line("M22 50.5 H29 M34 50.5 H42 M18 56 H25 M31 56 H38 M44 56 H49", 1.1)
        + box(20, 37, 24, 9, SNOW, 0, 1.8) + box(23, 25.5, 18, 8, SNOW, 0, 1.8) + box(26, 15.5, 12, 7, SNOW, 0, 1.8)
        + roof(32, 31, 40, 8.4, "", 1.8) + roof(32, 20, 33, 8.2, "", 1.8) + roof(32, 9.5, 26, 8.4, "", 1.8)
        + line("M28.4 9 L26.6 5.4 M35.6 9 L37.4 5.4", 2, dark(GOLD, 0.15))
        + line("M25.5 42 V43.6 M32 42 V43.6 M38.5 42 V43.6 M28.5 30 V31 M35.5 30 V31 M32 18.6 V19.2", 2.1)
        + shape("M0 58 C8 53 14 53 22 58 C30 63 36 63 44 58 C50 54 56 53 64 57 V66 H0 Z", tone(INDIGO), 1.8)
        + _cloud(40, 41, 30) + _cloud(46, 46, 24)
    )
    frame = shape(_EDGE, "none", 2.6) + shape(
        "M14.5 4.8 H49.5 C56.5 4.8 59.2 7.5 59.2 14.5 V49.5 C59.2 56.5 56.5 59.2 49.5 59.2 H14.5 C7.5 59.2 4.8 56.5 4.8 49.5 "
        "V14.5 C4.8 7.5 7.5 4.8 14.5 4.8 Z", "none", 0.9, SNOW)
    return page(clip(scene, _EDGE, "edge") + frame)


def write_program_icons() -> None:
    from art.build import ROOT, draw

    image = draw(picture(), PIXELS)
    image.save(Path(ROOT) / "app.ico", sizes=[(s, s) for s in (16, 24, 32, 48, 64, 128, 256)])
    image.save(Path(ROOT) / "app.icns")


if __name__ == "__main__":
    write_program_icons()
