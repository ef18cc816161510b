"""Where everything on the table lies, in logical pixels of a table that is 1920 wide or 1080 high. The table
always fits its window; small windows and large text get the compact arrangement."""

from dataclasses import dataclass, field
from functools import cache
from typing import Any

import pygame
import yaml

from engine.paths import data_dir
from yedo.ui.canvas import DESIGN

Rect = pygame.FRect
GAP = 6
RIBBON = 46
LEFT = 250  # the column of clan panels
RIGHT = 308  # each of the two columns on the right
STRIP = 306  # house and hand at the bottom
COMPACT_BELOW = 0.85  # real pixels per logical one under which text needs the larger sizes
_Loader: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)


@cache
def board_layout() -> dict[str, Any]:
    """data/layout.yaml: places on the board's picture."""
    found: dict[str, Any] = yaml.load((data_dir() / "layout.yaml").read_text(encoding="utf-8"), Loader=_Loader)
    return found


def table_scale(size: tuple[int, int]) -> float:
    """Real pixels per table pixel. Unlike other scenes the table ignores the UI scale: it fills the window."""
    return max(0.1, min(size[0] / DESIGN[0], size[1] / DESIGN[1]))


@dataclass(slots=True)
class Layout:
    size: tuple[float, float]
    compact: bool
    ribbon: Rect
    clans: list[Rect]
    board: Rect
    bidding: Rect
    market: Rect
    decks: Rect
    score: Rect
    event: Rect
    prompt: Rect
    log: Rect
    house: Rect
    hand: Rect
    unit: float = 1.0  # table pixels per board unit
    columns: list[Rect] = field(default_factory=list)
    teahouse: Rect | None = None  # only with its module
    coop: Rect | None = None  # only in the co-operative game


def arrange(width: float, height: float, clans: int, compact: bool = False) -> Layout:
    """The places of a table for so many clans in a window of this shape."""
    size = board_layout()["size"]
    strip = STRIP + min(150.0, max(0.0, height - DESIGN[1]) * 0.5)
    top, bottom = RIBBON + GAP, height - GAP - strip
    middle = bottom - GAP - top
    extra = max(0.0, width - DESIGN[0])
    left = LEFT + extra * 0.25
    right = RIGHT + extra * 0.25
    unit = min((width - 2 * GAP - left - 2 * right - 3 * GAP - 16) / size[0], middle / size[1])
    board = Rect(0, 0, size[0] * unit, size[1] * unit)
    room = Rect(2 * GAP + left, top, width - left - 2 * right - 6 * GAP, middle)
    board.center = room.center
    third = Rect(room.right + GAP, top, right, middle)
    fourth = Rect(third.right + GAP, top, right, middle)
    house = Rect(8, bottom, 520, strip - 2)
    return Layout(
        size=(width, height),
        compact=compact,
        ribbon=Rect(0, 0, width, RIBBON),
        clans=_panels(Rect(8, top, left, middle), clans),
        board=board,
        **_third(third),
        **_fourth(fourth, compact),
        house=house,
        hand=Rect(house.right + GAP, bottom, width - house.right - GAP - 8, strip - 2),
        unit=unit,
        columns=[third, fourth],
    )


def _panels(column: Rect, count: int) -> list[Rect]:
    each = min(232.0, (column.h - GAP * (count - 1)) / count)
    return [Rect(column.x, column.y + n * (each + GAP), column.w, each) for n in range(count)]


def _third(column: Rect) -> dict[str, Rect]:
    heights = {"bidding": 240, "market": 122, "decks": 218, "score": 110}
    return _stack(column, heights)


def _fourth(column: Rect, compact: bool) -> dict[str, Rect]:
    return _stack(column, {"event": 138, "prompt": 332, "log": 226})


def _stack(column: Rect, heights: dict[str, int]) -> dict[str, Rect]:
    """Sheets under each other; what is left over goes to all in proportion."""
    whole = sum(heights.values())
    room = column.h - GAP * (len(heights) - 1)
    found, y = {}, column.y
    for name, height in heights.items():
        found[name] = Rect(column.x, y, column.w, height * room / whole)
        y += found[name].h + GAP
    return found
