"""Where everything on the table lies, in logical pixels of a table that is 1920 wide or 1080 high: generals left, the
map over the mat in the middle, stores, track, prompt and log on the right, the house below. A very wide window has two
columns on the right; a tall one lays the generals above the map, and stores, track, prompt and log at its foot."""

from dataclasses import dataclass
from typing import Any

import pygame

from yedo.table import layout as kit
from yedo.table.layout import GAP, RIBBON, stack
from yedo.ui.canvas import DESIGN

Rect = pygame.FRect
EDGE = 8
RAIL, ASIDE = 262, 358  # the columns beside the map,
COMPACT = (300, 400)  # and in a compact window
MAT, HOUSE = 246, 242  # the least heights of what lies under the map
WIDE_FROM = 2300  # the width from which there are two columns on the right
TALL_FROM = 1700  # the height from which a window is a tall one
TALL_RAIL = 230  # the height of the generals' plates there
PLATE = 390.0  # the tallest plate of a general


def map_layout() -> dict[str, Any]:
    """data/shitenno/layout.yaml: places on the map's picture."""
    return kit.places_of("shitenno")


@dataclass(slots=True, kw_only=True)
class Layout(kit.Layout):
    mat: Rect
    house: Rect
    stores: Rect
    track: Rect | None  # in a compact window the numbers on the rail do
    unit: float = 1.0  # table pixels per unit of the map


def arrange(width: float, height: float, generals: int, compact: bool = False) -> Layout:
    """The places of a table for so many generals in a window of this shape."""
    if height >= TALL_FROM:
        return _tall(width, height, generals, compact)
    top = RIBBON + GAP
    rail, aside = map(float, COMPACT if compact else (RAIL, ASIDE))
    two = width >= WIDE_FROM
    extra = max(0.0, width - DESIGN[0] - (aside + GAP if two else 0))
    rail, aside = rail + extra * 0.2, aside + extra * (0.15 if two else 0.3)
    first = width - EDGE - aside * (2 if two else 1) - (GAP if two else 0)
    left = EDGE + rail + GAP
    middle = first - GAP - left
    size = map_layout()["size"]
    spare = height - DESIGN[1]
    house = HOUSE + spare * 0.45
    bottom = height - GAP - 2 - house
    least = MAT + spare * 0.25
    unit = min(middle / size[0], (bottom - GAP - least - GAP - top) / size[1])
    board = Rect(0, top, size[0] * unit, size[1] * unit)
    board.centerx = left + middle / 2
    mat = Rect(left, board.bottom + GAP, middle, bottom - GAP - board.bottom - GAP)
    column = Rect(first, top, aside, height - GAP - 2 - top)
    columns = [column] if not two else [column, column.move(aside + GAP, 0)]
    shares = {"stores": 158, "log": 300} if compact else {"stores": 158, "track": 162, "log": 290}
    if two:
        places = stack(column, shares) | {"prompt": columns[1]}
    else:
        shares = {"stores": shares.pop("stores")} | shares
        shares.pop("log")
        places = stack(column, shares | ({"prompt": 560, "log": 290} if compact else {"prompt": 412, "log": 262}))
    return Layout(
        size=(width, height), compact=compact, ribbon=Rect(0, 0, width, RIBBON),
        seats=_plates(Rect(EDGE, top, rail, mat.bottom - top), generals),
        board=board, mat=mat, house=Rect(EDGE, bottom, first - GAP - EDGE, house),
        prompt=places["prompt"], log=places["log"], stores=places["stores"], track=places.get("track"),
        columns=columns, unit=unit,
    )  # fmt: skip


def _tall(width: float, height: float, generals: int, compact: bool) -> Layout:
    """Everything under each other: the generals side by side above the map, and at the foot, side by side as well, what
    stands on the right elsewhere."""
    size, top = map_layout()["size"], RIBBON + GAP
    whole = Rect(EDGE, top, width - 2 * EDGE, height - GAP - 2 - top)
    plates = list(
        stack(Rect(whole.x, top, whole.w, TALL_RAIL), dict.fromkeys(map(str, range(generals)), 1), True).values()
    )
    unit = whole.w / size[0]
    board = Rect(whole.x, top + TALL_RAIL + GAP, whole.w, size[1] * unit)
    low = board.bottom + GAP
    parts = stack(Rect(whole.x, low, whole.w, whole.bottom - low), {"mat": 24, "house": 22, "foot": 54})
    sides = stack(parts["foot"], {"left": 30, "log": 33, "prompt": 37}, across=True)
    pair = stack(sides["left"], {"stores": 45, "track": 55})
    return Layout(
        size=(width, height), compact=compact, ribbon=Rect(0, 0, width, RIBBON), seats=plates, board=board,
        mat=parts["mat"], house=parts["house"], prompt=sides["prompt"], log=sides["log"],
        stores=pair["stores"], track=pair["track"], columns=[sides["prompt"]], unit=unit,
    )  # fmt: skip


def _plates(rail: Rect, generals: int) -> list[Rect]:
    """A plate for each general, from above; few of them have larger ones."""
    each = min(PLATE, (rail.h + GAP) / generals - GAP)
    return [Rect(rail.x, rail.y + n * (each + GAP), rail.w, each) for n in range(generals)]
