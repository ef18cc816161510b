"""Every kind of card: its colour, its textile pattern, its emblem; shared by frames and backs."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass

from art.kit.cards import patterns, people
from art.kit.cards.patterns import Paint
from art.kit.colour import mix as tone
from art.kit.palette import MISSION_COLORS
from art.kit.press import (
    GOLD,
    INDIGO,
    INK,
    PLUM,
    SHADOW,
    SNOW,
    VERMILION,
    Point,
    brush,
    circle,
    ellipse,
    group,
    line,
    rect,
    shape,
)
from art.yedo.cards.actions import crane
from art.yedo.cards.courts import chrysanthemum
from art.yedo.cards.favors import fox_mask

Emblem = Callable[[], str]  # drawn about 200 units across around the origin


def swords_and_scroll() -> str:
    out = people.blade((-66, 72), (66, -72), 186) + people.blade((66, 72), (-66, -72), 186)
    return out + rect(-52, -10, 104, 40, "#fbf3dd", 3) + "".join(brush([(38 - k * 15, -2), (37 - k * 15, 22 - (k * 7) % 9)], [4, 3, 1], INK) for k in range(6) if k not in (2, 3)) + rect(-11, -11, 22, 42, VERMILION, 2.4) + circle(0, 10, 5, "#f6dfa0") + rect(-65, -17, 14, 54, GOLD, 3, INK, 5) + rect(51, -17, 14, 54, GOLD, 3, INK, 5)


def fan() -> str:
    out = "".join(shape([(0, 70, 0), (-110 + k * 22, -38 + abs(5 - k) * 9, 0), (-88 + k * 22, -38 + abs(4 - k) * 9, 0)], (SNOW, "#e6d3a0")[k % 2], 2.4) for k in range(10))
    return out + circle(0, -8, 30, VERMILION) + "".join(line([(0, 70), (-99 + k * 22, -36 + abs(4.5 - k) * 9)], INK, 1.4) for k in range(10)) + circle(0, 70, 9, GOLD, 3)


def crane_sun() -> str:
    return circle(10, 0, 74, VERMILION) + group(crane(), -2, 34, 0.98)


def tomoe() -> str:
    out = circle(0, 0, 92, "none", 7, GOLD)
    for k in range(3):
        comma: list[Point] = [(0, -64), (30, -50), (34, -18), (10, -6), (-14, -18), (-16, -38), (-34, -34), (-56, -14), (-66, 18, 0), (-70, -24), (-40, -62)]
        out += group(shape(comma, SNOW, 3), 0, 0, 1, False, k * 120)
    return out


def leaf_crest() -> str:
    """Three asymmetric leaves in a ring, of no real house."""
    out = circle(0, 0, 96, "none", 8, VERMILION)
    for k in range(3):
        leaf = shape([(0, -4, 0), (-44, -24), (-46, -62), (-16, -74), (0, -60, 0), (16, -74), (46, -62), (44, -24)], VERMILION, 2.6) + "".join(brush([(0, -10), (d * 18, -34), (d * 30, -56)], [1, 3.4, 1], "#f6dfa0") for d in (-1, 1)) + brush([(0, -8), (0, -56)], [3.4, 1], "#f6dfa0")
        out += group(leaf, 0, 0, 1.05, False, k * 120)
    return out + circle(0, 0, 11, GOLD, 2.6)


def tea_bowl() -> str:
    out = "".join(brush([(x, -34), (x + 12, -58), (x - 10, -78), (x + 5, -102)], [2, 8, 8, 1], SNOW) for x in (-26, 2, 30))
    return out + shape([(-84, -24, 0), (-78, 24), (-44, 60), (-28, 74, 0), (28, 74, 0), (44, 60), (78, 24), (84, -24, 0)], "#2a201c", 3.6) + shape([(-84, -24, 0), (-60, 10), (-20, -4), (10, 18), (50, 2), (84, -24, 0)], "#b8512f", 2) + ellipse(0, -24, 84, 19, "#4a3a2c", 3.2) + ellipse(0, -22, 66, 12, "#8fae5c")


def helmet() -> str:
    return people.kabuto(0, 34, 5.2, VERMILION, SHADOW)


def rings() -> str:
    """Six joined rings: what a clan can do that others cannot."""
    return "".join(circle(42 * math.sin(k * math.tau / 6), -42 * math.cos(k * math.tau / 6), 42, "none", 8, INK) for k in range(6)) + "".join(circle(42 * math.sin(k * math.tau / 6), -42 * math.cos(k * math.tau / 6), 42, "none", 4, GOLD) for k in range(6)) + circle(0, 0, 13, VERMILION, 3)


def flower_of_court() -> str:
    return chrysanthemum(0, 0, 96)


def mask() -> str:
    return group(fox_mask(), 0, 14, 1.05)


@dataclass(frozen=True, slots=True)
class Kind:
    color: str
    pattern: Paint
    size: float
    emblem: Emblem
    layout: str
    notches: int = 0


_HIDE = {"green": "#3f7a4c", "yellow": "#c68f24", "red": MISSION_COLORS["red"], "black": MISSION_COLORS["black"]}
KINDS: dict[str, Kind] = {
    **{f"mission_{c}": Kind(_HIDE[c], patterns.asanoha, 26, swords_and_scroll, "mission", n) for n, c in enumerate(("green", "yellow", "red", "black"), 1)},
    "action": Kind(INDIGO, patterns.waves, 26, fan, "action"),
    "bonus": Kind(PLUM, patterns.shippo, 52, crane_sun, "bonus"),
    "event": Kind("#45566a", patterns.uroko, 30, tomoe, "event"),
    "favor": Kind("#b5862c", patterns.kikko, 22, leaf_crest, "favor"),
    "blackmail": Kind("#4a1d2a", patterns.checks, 30, mask, "blackmail"),
    "character": Kind("#8a5230", patterns.tatewaku, 46, tea_bowl, "character"),
    "clan_power": Kind("#1f5f60", patterns.yagasuri, 26, rings, "clan_power"),
    **{f"emperor_{c}": Kind(tone(_HIDE[c], GOLD, 0.25), patterns.blossoms, 54, flower_of_court, "emperor", n) for n, c in enumerate(("green", "yellow", "red"), 1)},
    "daimyo": Kind("#3a2850", patterns.kikko, 24, helmet, "daimyo"),
}
