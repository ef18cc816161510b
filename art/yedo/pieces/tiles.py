"""Annex tiles: four small landscapes of 160 x 100, each with its own hour of the day."""

from art.kit.colour import darken as dark
from art.kit.colour import light, mix
from art.kit.cutter import (
    BARK,
    HAIR,
    STEEL,
    STONE,
    WOOD,
    bar,
    bokashi,
    box,
    clip,
    disc,
    fade,
    line,
    oval,
    page,
    shape,
    tone,
)
from art.kit.icons.marks import roof
from art.kit.palette import GOLD, INDIGO, INK, LANTERN, PAPER, PINE, SNOW, VERMILION

WIDE, HIGH, PIXELS = 160, 100, 320
_EDGE = "M10 2 H150 C155.5 2 158 4.5 158 10 V90 C158 95.5 155.5 98 150 98 H10 C4.5 98 2 95.5 2 90 V10 C2 4.5 4.5 2 10 2 Z"
_KEY = 2.0


def _tile(scene: str) -> tuple[str, int]:
    rim = shape(_EDGE, "none", 3.2) + shape(
        "M11 5 H149 C153 5 155 7 155 11 V89 C155 93 153 95 149 95 H11 C7 95 5 93 5 89 V11 C5 7 7 5 11 5 Z", "none", 1.1, GOLD)
    return page(clip(scene, _EDGE, "edge") + rim, WIDE, HIGH), PIXELS


def _cloud(x: float, y: float, w: float, h: float = 6) -> str:
    """A band of gold cloud, three rows deep."""
    fill = bokashi(light(GOLD, 0.5), GOLD)
    rows = ((x + 6, y, w * 0.7), (x, y + h, w), (x + 12, y + 2 * h, w * 0.62))
    return "".join(box(a, b, c, h + 0.6, fill, h / 2, 1) for a, b, c in rows)


def _pine(x: float, y: float, s: float) -> str:
    """A garden pine with flat needle clouds; (x, y) is the foot of the trunk."""
    body = line("M0 0 C-4 -10 6 -18 0 -34", 5.4) + line("M0 0 C-4 -10 6 -18 0 -34", 2.4, BARK)
    for cx, cy, rx in ((-9, -18, 12), (9, -26, 11), (-1, -36, 13)):
        body += shape(f"M{cx - rx} {cy + 3} C{cx - rx} {cy - 4} {cx - 5} {cy - 7} {cx} {cy - 6} C{cx + 6} {cy - 8} {cx + rx} {cy - 4} {cx + rx} {cy + 3} Z",
                      tone(PINE), _KEY)
    return f'<g transform="translate({x} {y}) scale({s})">{body}</g>'


def _maple(x: float, y: float, s: float) -> str:
    body = line("M0 0 C2 -12 -4 -20 2 -30 M0 -14 L8 -24", 5.4) + line("M0 0 C2 -12 -4 -20 2 -30 M0 -14 L8 -24", 2.2, BARK)
    body += shape("M-16 -26 C-22 -36 -10 -46 -2 -42 C4 -52 20 -46 18 -36 C24 -30 16 -20 8 -24 C2 -18 -12 -18 -16 -26 Z", tone(VERMILION), _KEY)
    dots = "".join(disc(a, b, 1.5, light(VERMILION, 0.45), 0) for a, b in ((-9, -32), (0, -36), (9, -38), (11, -30), (2, -28), (-4, -25)))
    return f'<g transform="translate({x} {y}) scale({s})">{body}{dots}</g>'


def _figure(x: float, y: float, color: str, lean: float, stick: str) -> str:
    """A fencer at practice."""
    body = (
        line(stick, 3.6) + line(stick, 1.4, light(WOOD, 0.4))
        + shape("M-6 0 L-4 -14 C-4 -19 4 -19 4 -14 L7 0 Z", tone(color), 1.6) + disc(0, -21, 4, "#f2d6b3", 1.6)
        + shape("M-4.4 -21 C-4 -27 4 -27 4.4 -21 C2 -23 -2 -23 -4.4 -21 Z", HAIR, 1)
    )
    return f'<g transform="translate({x} {y}) rotate({lean})">{body}</g>'


def dojo() -> tuple[str, int]:
    """Morning: the practice hall stands open, two fencers on its floor."""
    hall = (
        box(24, 52, 112, 34, tone(PAPER, 0.25, 0.08), 0, _KEY) + box(50, 54, 60, 32, bokashi("#5d4530", "#a9794a"), 0, _KEY)
        + line("M32 54 V84 M41 54 V84 M119 54 V84 M128 54 V84 M25 64 H50 M25 74 H50 M110 64 H135 M110 74 H135", 1.2, dark(WOOD, 0.3))
        + shape("M12 56 C38 50 60 36 80 14 C100 36 122 50 148 56 L142 60 C122 57 100 46 80 28 C60 46 38 57 18 60 Z", tone("#3a4650", 0.3, 0.1), _KEY)
        + shape("M42 56 C58 48 70 40 80 28 C90 40 102 48 118 56 Z", bokashi(light(WOOD, 0.3), WOOD), _KEY)
        + disc(80, 46, 5.4, SNOW, 1.6) + disc(80, 46, 2.6, VERMILION, 0)
        + line("M80 14 V9 M74 17 L70 11 M86 17 L90 11", 2.2)
        + box(16, 85, 128, 6, tone(STONE), 1, _KEY)
    )
    fencers = _figure(68, 86, INDIGO, 8, "M2 -12 L16 -26") + _figure(93, 86, VERMILION, -8, "M-2 -12 L-16 -24")
    return _tile(
        box(0, 0, 160, 100, bokashi("#f3c98a", "#f6ead0"), 0, 0) + disc(130, 24, 13, bokashi(light(VERMILION, 0.2), VERMILION), 0)
        + shape("M0 70 C20 56 36 60 52 66 C90 50 130 56 160 66 V100 H0 Z", bokashi("#a9b98c", "#7f9a72"), 0)
        + box(0, 88, 160, 14, bokashi("#cdb98a", "#b39a68"), 0, 0) + line("M0 89 H160", _KEY)
        + _cloud(-12, 14, 50) + hall + fencers + _pine(14, 92, 0.9) + _cloud(118, 88, 60, 5)
    )


def karesansui() -> tuple[str, int]:
    """Noon: rocks and moss islands in raked gravel before the garden wall."""
    def island(cx: float, cy: float, rx: float, ry: float, rings: int = 3) -> str:
        return "".join(
            f'<ellipse cx="{cx}" cy="{cy}" rx="{rx + 5 * i}" ry="{ry + 3.4 * i}" fill="#efe6cb" stroke="#a99d7c" stroke-width="1.3"/>'
            for i in range(rings, 0, -1)
        ) + oval(cx, cy, rx, ry, tone("#6f8f52"), 1.6)

    rake = "".join(line(f"M-4 {y} C40 {y - 3} 90 {y + 3} 164 {y - 1}", 1.3, "#a99d7c") for y in range(52, 100, 5))
    stones = (
        shape("M24 70 C22 52 30 36 38 34 C47 34 50 54 52 70 C46 75 30 75 24 70 Z", tone("#7f8288", 0.35, 0.3), _KEY)
        + shape("M46 72 C46 61 53 56 59 58 C66 60 68 67 67 73 C60 77 50 77 46 72 Z", tone("#94908a", 0.3, 0.3), _KEY)
        + line("M32 56 C33 48 36 42 39 40 M54 66 C55 63 58 62 60 62", 1.6, light(STONE, 0.6))
        + shape("M108 84 C106 76 113 69 121 70 C131 70 136 78 134 85 C126 89 114 89 108 84 Z", tone("#6d7378", 0.3, 0.25), _KEY)
        + line("M115 78 C117 75 120 74 123 74.5", 1.6, light(STONE, 0.6))
    )
    wall = (
        box(-4, 30, 168, 16, bokashi("#e9d3a4", "#d0b27c"), 0, _KEY) + "".join(line(f"M{x} 32 V45", 1.2, dark(WOOD, 0.2)) for x in range(14, 160, 22))
        + shape("M-4 33 L2 25 H158 L164 33 Z", tone("#3a4650", 0.3, 0.1), _KEY) + line("".join(f"M{x} 26 V32 " for x in range(8, 156, 7)), 1.1, light("#3a4650", 0.35))
    )
    return _tile(
        box(0, 0, 160, 100, bokashi("#8fbccb", "#e6eed8"), 0, 0) + _maple(120, 42, 0.8) + _pine(30, 42, 0.72) + wall
        + box(-4, 46, 168, 62, bokashi("#f4edd6", "#e3d8b6"), 0, _KEY) + rake
        + island(45, 72, 27, 7) + island(121, 85, 19, 5) + stones + _cloud(58, 8, 40, 4.4)
    )


def kobudo_ryu() -> tuple[str, int]:
    """Evening: the school's weapon wall by lamplight."""
    spear = line("M0 4 V-32", 3.6) + line("M0 4 V-32", 1.5, WOOD) + shape("M-3 -31 L0 -42 L3 -31 Z", STEEL, 1.4)
    rack = "".join(f'<g transform="translate({x} 80)">{spear}</g>' for x in (24, 34, 44))
    rack += bar("M18 55 H50 M18 74 H50", 2.4, BARK, 1.6)
    swords = "".join(
        line(f"M62 {y} C78 {y - 4} 92 {y - 4} 104 {y}", 5.6) + line(f"M62 {y} C78 {y - 4} 92 {y - 4} 104 {y}", 2.8, c)
        + line(f"M92 {y - 6.4} L91 {y + 1.4}", 4.4) + line(f"M92 {y - 6} L91 {y + 1}", 1.8, GOLD) for y, c in ((48, VERMILION), (60, INDIGO), (72, PINE))
    ) + line("M68 42 V80 M98 42 V80", 4.4) + line("M68 42 V80 M98 42 V80", 1.8, BARK)
    bow = line("M128 38 C142 46 142 70 128 80", 5.6) + line("M128 38 C142 46 142 70 128 80", 2.6, VERMILION) + line("M128 38 V80", 1.4)
    bow += line("M116 40 V80", 3.2) + line("M116 40 V78", 1.2, WOOD) + shape("M116 34 L112.6 42 H119.4 Z", STEEL, 1.4)
    lamp = oval(145, 47, 6, 8, bokashi("#fff3c4", LANTERN), 1.8) + line("M141 40 H149 M141 54 H149", 2.6) + line("M145 30 V39", 1.8)
    hall = (
        box(10, 34, 140, 54, bokashi("#c79a62", "#8a5a34"), 0, _KEY)
        + "".join(line(f"M{x} 35 V87", 1, dark(WOOD, 0.45)) for x in range(20, 150, 10))
        + clip(fade(disc(145, 48, 26, LANTERN, 0), 0.3), "M10 34 H150 V88 H10 Z", "glow")
    )
    eaves = roof(80, 4, 176, 32, "", _KEY) + line("".join(f"M{80 + x} 7 C{80 + x * 1.05:g} 16 {80 + x * 1.2:g} 26 {80 + x * 1.45:g} 32 " for x in range(-42, 43, 7)), 1.1, light("#3a4650", 0.32))
    board = box(58, 13, 44, 13, bokashi(light(GOLD, 0.35), GOLD), 1.5, 1.8) + line("M72 22 L80 16 L88 22 M72 16 L88 23", 2.2)
    return _tile(
        box(0, 0, 160, 100, bokashi("#2c4a68", "#d58a62"), 0, 0) + hall + rack + swords + bow + lamp + eaves + board
        + box(-2, 86, 164, 16, bokashi("#a37a4a", "#6f4c2c"), 0, _KEY) + line("M0 93 H160", 1.2, dark(WOOD, 0.5)) + _cloud(-14, 84, 46, 5)
    )


def yashiki() -> tuple[str, int]:
    """Dusk with a moon: the mansion's roofs behind its long wall and gate."""
    windows = line("M62 43 V49 M70 43 V49 M78 43 V49 M86 43 V49 M94 43 V49", 3.4, LANTERN)
    house = (
        box(52, 38, 56, 16, tone(SNOW, 0, 0.1), 0, _KEY) + windows + roof(80, 18, 82, 21, tone(INDIGO), _KEY)
        + line("M58.4 17 L55 11 M101.6 17 L105 11", 3.2) + line("M58 16.4 L55.4 12 M102 16.4 L104.6 12", 1.6, GOLD)
        + box(20, 58, 120, 18, tone(SNOW, 0, 0.12), 0, _KEY) + line("M30 62 V72 M38 62 V72 M46 62 V72 M114 62 V72 M122 62 V72 M130 62 V72", 3.2, LANTERN)
        + roof(80, 44, 146, 18, tone(mix(INDIGO, INK, 0.15)), _KEY)
        + line("".join(f"M{80 + x} 46 L{80 + x * 1.35:g} 57 " for x in range(-36, 37, 8)), 1.1, light(INDIGO, 0.35))
    )
    wall = (
        box(-4, 74, 168, 18, bokashi(SNOW, "#d8cfb6"), 0, _KEY) + line("M0 86 H160", 3.4, "#3a4650")
        + shape("M-4 76 L0 70 H160 L164 76 Z", tone("#3a4650", 0.3, 0.1), 1.8)
        + box(62, 68, 36, 24, tone(BARK), 0, _KEY) + line("M80 70 V92", 1.8) + disc(74, 82, 1.8, GOLD, 0) + disc(86, 82, 1.8, GOLD, 0)
        + roof(80, 58, 58, 12, tone(HAIR, 0.35, 0), _KEY)
    )
    return _tile(
        box(0, 0, 160, 100, bokashi("#1f3a5c", "#d9a9a0"), 0, 0) + disc(132, 22, 10, "#f7edc4", 0)
        + shape("M0 60 C24 40 44 46 60 56 C100 38 136 44 160 58 V100 H0 Z", bokashi("#3f5a6c", "#5f7f78"), 0)
        + _cloud(-10, 20, 50, 5) + house + _pine(16, 76, 0.95) + _pine(146, 76, 0.85) + wall
        + box(-4, 91, 168, 12, bokashi("#b9a37a", "#9a8258"), 0, _KEY) + _cloud(112, 86, 60, 4.6)
    )


TILES = {"dojo": dojo, "karesansui": karesansui, "kobudo_ryu": kobudo_ryu, "yashiki": yashiki}
