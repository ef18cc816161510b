"""Where the sheets lie that every table has, in logical pixels of a table that is 1920 wide or 1080 high. The table
always fits its window; a game lays its own sheets around these."""

from dataclasses import dataclass, field
from functools import cache
from typing import Any

import pygame

from engine.core.yaml_file import read_yaml
from engine.paths import data_dir
from yedo.ui.canvas import DESIGN

Rect = pygame.FRect
GAP = 6
RIBBON = 46
COMPACT_BELOW = 0.85  # real pixels per logical one under which text needs the larger sizes


@dataclass(slots=True, kw_only=True)
class Layout:
    size: tuple[float, float]
    compact: bool  # small windows and large text: fewer, larger things
    ribbon: Rect
    seats: list[Rect]  # a panel for every seat, in the order of play
    board: Rect  # the game's own middle
    prompt: Rect
    log: Rect
    sky: Rect | None = None  # where prints of the others' moves hang; None: along the upper edge of the board
    columns: list[Rect] = field(default_factory=list)  # right of the board: the last one is the prompt's


@cache
def places_of(game: str) -> dict[str, Any]:
    """data/<game>/layout.yaml: places on the pictures of its boards."""
    found: dict[str, Any] = read_yaml(data_dir() / game / "layout.yaml")
    return found


def table_scale(size: tuple[int, int]) -> float:
    """Real pixels per table pixel. Unlike other scenes the table ignores the UI scale: it fills the window."""
    return max(0.1, min(size[0] / DESIGN[0], size[1] / DESIGN[1]))


def least_text(scale: float) -> int:
    """Real pixels of the smallest text: 17 of them are letters of 11, where the window is not smaller than 1366×768."""
    return max(12, min(17, round(24 * scale)))


def stack(area: Rect, shares: dict[str, int], across: bool = False) -> dict[str, Rect]:
    """Sheets under each other or side by side; the whole room is theirs in these proportions."""
    whole = sum(shares.values())
    room = (area.w if across else area.h) - GAP * (len(shares) - 1)
    found, at = {}, area.x if across else area.y
    for name, share in shares.items():
        side = share * room / whole
        found[name] = Rect(at, area.y, side, area.h) if across else Rect(area.x, at, area.w, side)
        at += side + GAP
    return found
