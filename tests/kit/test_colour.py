"""Colours are told apart by colour-blind players and text stands out; and every colour has a second sign.

Colour blindness is simulated after Machado, Oliveira and Fernandes (2009) at full severity; distance is CIE76
in CIELAB, where about 2.3 is the least difference an eye can see.
"""

from itertools import combinations
from math import dist

import pytest

from art.kit import icons as signs
from art.kit import palette
from art.kit.icons.crests import EMBLEMS
from art.yedo import icons, pieces
from art.yedo.icons.goods import notches
from art.yedo.pieces import figures

Matrix = tuple[tuple[float, float, float], ...]

SIGHT: dict[str, Matrix] = {
    "full": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
APART = 18.0  # almost eight times the least visible difference: told apart on small pieces at a glance


def linear(color: str) -> tuple[float, ...]:
    parts = [int(color[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    return tuple(c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts)


def seen(color: str, sight: str) -> tuple[float, ...]:
    rgb = linear(color)
    mixed = (sum(m * c for m, c in zip(row, rgb, strict=True)) for row in SIGHT[sight])
    return tuple(min(1.0, max(0.0, c)) for c in mixed)


def lab(rgb: tuple[float, ...]) -> tuple[float, float, float]:
    r, g, b = rgb
    x = (0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505
    y = 0.2126 * r + 0.7152 * g + 0.0722 * b
    z = (0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089
    fx, fy, fz = (t ** (1 / 3) if t > 0.008856 else 7.787 * t + 16 / 116 for t in (x, y, z))
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)


def distance(a: str, b: str, sight: str) -> float:
    return dist(lab(seen(a, sight)), lab(seen(b, sight)))


def contrast(a: str, b: str) -> float:
    """WCAG contrast ratio."""
    shades = sorted(0.2126 * r + 0.7152 * g + 0.0722 * b for r, g, b in (linear(a), linear(b)))
    return (shades[1] + 0.05) / (shades[0] + 0.05)


@pytest.mark.parametrize("sight", SIGHT)
@pytest.mark.parametrize("family", ["clans", "missions"])
def test_colours_of_a_family_are_told_apart(family: str, sight: str) -> None:
    clans = {name: clan["color"] for name, clan in palette.CLANS.items()}
    colors = {"clans": clans, "missions": palette.MISSION_COLORS}[family]
    close = {
        f"{one} / {two}": round(distance(colors[one], colors[two], sight), 1)
        for one, two in combinations(colors, 2)
        if distance(colors[one], colors[two], sight) < APART
    }
    assert not close, f"too alike with {sight}: {close}"


def test_every_clan_has_its_own_crest_shape() -> None:
    crests = [clan["crest"] for clan in palette.CLANS.values()]
    assert len(set(crests)) == len(crests)
    shapes = {name: EMBLEMS[name](palette.INK, palette.PAPER) for name in palette.CLANS}
    assert len(set(shapes.values())) == len(shapes), "two crests differ in colour only"


def test_every_clan_piece_carries_the_crest() -> None:
    drawn = pieces.drawings()
    kinds = (*figures.MAKERS, "bid", "order", "score")
    for clan in palette.CLANS:
        mark = EMBLEMS[clan]("INK", "GROUND").split('d="')[1].split('"')[0]
        for kind in kinds:
            assert mark in drawn[f"{kind}_{clan}"][0], f"{kind}_{clan} shows its clan by colour alone"


def test_every_mission_colour_has_its_number_of_notches() -> None:
    drawn = icons.drawings() | signs.drawings()
    for count, color in enumerate(palette.MISSION_COLORS, start=1):
        assert notches(count).count("<circle") == count
        assert notches(count) in drawn[f"mission_{color}"][0]


@pytest.mark.parametrize(
    ("text", "ground"),
    [
        ("INK", "PAPER"),
        ("INK", "SNOW"),
        ("INK", "GOLD"),
        ("INK", "LANTERN"),
        ("INK", "SILVER"),
        ("INDIGO", "PAPER"),
        ("PLUM", "PAPER"),
        ("PINE", "PAPER"),
        ("PAPER", "NIGHT"),
        ("PAPER", "INDIGO"),
        ("PAPER", "PLUM"),
        ("SNOW", "PINE"),
        ("GOLD", "NIGHT"),
        ("LANTERN", "NIGHT"),
        ("SILVER", "NIGHT"),
    ],
)
def test_text_stands_out(text: str, ground: str) -> None:
    assert contrast(getattr(palette, text), getattr(palette, ground)) >= 4.5


def test_large_vermilion_stands_out() -> None:
    assert contrast(palette.VERMILION, palette.SNOW) >= 3.0
    assert contrast(palette.VERMILION, palette.PAPER) >= 3.0


def test_crests_stand_out_from_their_ground() -> None:
    for name, clan in palette.CLANS.items():
        figure = palette.INK if name == "yellow" else palette.SNOW
        assert contrast(clan["color"], figure) >= 4.5, name
