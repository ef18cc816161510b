"""Where everything on Edo's table lies, in logical pixels of a table that is 1920 wide or 1080 high. The map keeps the
proportions of its print and the planning board those of its own; what they leave is shared by the sheets around them.
While nobody plans, the planning board and the cards beside it are a strip, and the map takes what they leave. In small
windows the sheets beside the map are pages behind three tabs. Tall windows lay these sheets under the map, very tall
ones everything but the plates."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import pygame

from yedo.table import layout as kit
from yedo.table.layout import GAP, RIBBON, stack

Rect = pygame.FRect
EDGE = 8
SIDES = (254.0, 300.0, 306.0)  # plates, merchant and prices, prompt and log
ACTING = (240.0, 140.0, 299.0)  # and while nobody plans
COMPACT = (268.0, 292.0, 372.0)
COMPACT_ACTING = (264.0, 184.0, 328.0)
TALL = (330.0, 0.0, 400.0)
TALL_FROM = 1340  # the height from which a window is a tall one,
HIGH_FROM = 1900  # and one in which the map has nearly the whole width
HIGH_ROW = 440.0  # the least height of the two rows under it
STRIP = 300.0  # stores, planning board and other cards
LOW_STRIP = 176.0  # the same while nobody plans: the cards in their slots are two thirds as wide
LOW_ROW = {"stores": 504.0, "prices": 312.0, "income": 272.0}  # what stands in it beside cards and planning board
TABS = 52.0  # the tabs over the sheets beside the map
UNDER = 250.0  # what lies under the map in a tall window
STORES = 316.0
HEAD = 32.0  # the name of a sheet
NAMED_FROM = 210.0  # the height from which the planning board bears its name


def map_layout() -> dict[str, Any]:
    """data/edo/layout.yaml: places on the maps and on the planning board."""
    return kit.places_of("edo")


@dataclass(slots=True, kw_only=True)
class Layout(kit.Layout):
    merchant: Rect
    specials: Rect
    prices: Rect
    income: Rect
    stores: Rect
    plans: Rect  # the sheet of the planning board,
    planning: Rect  # and its picture
    cards: Rect  # the other cards
    plan_head: float = HEAD  # room for the names of these two; 0 where they bear none
    tabs: Rect | None = None  # over merchant, specials and prices where only one of them is seen
    acting: bool = False  # nobody plans
    unit: float = 1.0  # table pixels per unit of the map

    @property
    def plan_unit(self) -> float:
        return self.planning.w / float(map_layout()["planning"]["size"][0])


def arrange(width: float, height: float, seats: int, compact: bool = False, acting: bool = False) -> Layout:
    """`acting` makes no difference in tall windows: their map has all the width there is, and lower sheets would only
    leave a gap under it."""
    if height >= TALL_FROM:
        return (_high if height >= HIGH_FROM else _tall)(width, height, seats, compact)
    sides = (COMPACT_ACTING if acting else COMPACT) if compact else ACTING if acting else SIDES
    top, low = RIBBON + GAP, height - EDGE
    strip = LOW_STRIP if acting else STRIP + max(0.0, height - 1080) * 0.6
    room = Rect(EDGE, top, width - 2 * EDGE, low - top)
    board, unit = _fit(room.w - sum(sides) - 3 * GAP, room.h - strip - GAP)
    spare = room.w - board[0] - sum(sides) - 3 * GAP  # what the map cannot use is the columns'
    left, aside, right = (side + spare * part for side, part in zip(sides, (0.3, 0.25, 0.45), strict=True))
    plates = Rect(room.x, top, left, board[1])
    place = Rect(plates.right + GAP, top, *board)
    column = Rect(place.right + GAP, top, aside, board[1])
    whole = acting and not compact  # the strip is as wide as the window: prices and income stand in it
    last = Rect(column.right + GAP, top, right, board[1] if whole else room.h)
    below = Rect(room.x, place.bottom + GAP, (room.right if whole else last.x - GAP) - room.x, low - place.bottom - GAP)
    asked = stack(last, {"prompt": 56, "log": 44})
    made: dict[str, Any] = {"acting": acting}
    if compact:
        made["tabs"], column = Rect(column.x, column.y, column.w, TABS), Rect(column)
        column.y, column.h = column.y + TABS, column.h - TABS
        sheets = {"merchant": column, "specials": column, **stack(column, {"prices": 46, "income": 54})}
        row = _row(below)
    elif acting:
        sheets = stack(column, {"merchant": 348, "specials": 484})
        row = _low_row(below, sheets)
    else:
        sheets = stack(column, {"merchant": 182, "specials": 226, "prices": 128, "income": 164})
        row = _row(below)
    return _made(width, height, compact, seats, plates, place, unit, sheets, asked, row, last, **made)


def _tall(width: float, height: float, seats: int, compact: bool) -> Layout:
    """Prices, merchant and cards in a row under the map, and below them stores, planning board and other cards."""
    left, _, right = TALL
    top, low = RIBBON + GAP, height - EDGE
    room = Rect(EDGE, top, width - 2 * EDGE, low - top)
    board, unit = _fit(room.w - left - right - 2 * GAP, room.h - UNDER - STRIP - 2 * GAP)
    plates = Rect(room.x, top, left, board[1])
    place = Rect(plates.right + GAP, top, room.w - left - right - 2 * GAP, board[1])
    under = Rect(room.x, place.bottom + GAP, place.right - room.x, UNDER)
    sheets = stack(under, {"merchant": 31, "specials": 32, "prices": 34, "income": 30}, across=True)
    last = Rect(place.right + GAP, top, right, under.bottom - top)
    asked = stack(last, {"prompt": 52, "log": 48})
    row = _row(Rect(room.x, under.bottom + GAP, room.w, low - under.bottom - GAP))
    return _made(width, height, compact, seats, plates, place, unit, sheets, asked, row, last)


def _high(width: float, height: float, seats: int, compact: bool) -> Layout:
    """The map over nearly the whole width; stores, prices, prompt and log in a row, the planning board at the foot."""
    top, low = RIBBON + GAP, height - EDGE
    room = Rect(EDGE, top, width - 2 * EDGE, low - top)
    board, unit = _fit(room.w - TALL[0] - GAP, room.h - 2 * HIGH_ROW - 2 * GAP)
    plates = Rect(room.x, top, TALL[0], board[1])
    place = Rect(plates.right + GAP, top, room.w - TALL[0] - GAP, board[1])
    rest = Rect(room.x, place.bottom + GAP, room.w, low - place.bottom - GAP)
    foot_high = (rest.w * 0.68 - 12) / _planning_width(1.0) + HEAD + 12
    middle = Rect(rest.x, rest.y, rest.w, rest.h - foot_high - GAP)
    below = Rect(rest.x, middle.bottom + GAP, rest.w, foot_high)
    across = stack(middle, {"stores": 26, "sheets": 34, "prompt": 21, "log": 21}, across=True)
    upper = stack(across["sheets"], {"one": 50, "two": 50})
    sheets = {
        **stack(upper["one"], {"merchant": 50, "specials": 50}, across=True),
        **stack(upper["two"], {"prices": 52, "income": 48}, across=True),
    }
    foot = stack(below, {"plans": 68, "cards": 32}, across=True)
    row = (across["stores"], foot["plans"], foot["cards"])
    return _made(width, height, compact, seats, plates, place, unit, sheets, across, row, across["prompt"])


def _row(room: Rect) -> tuple[Rect, Rect, Rect]:
    """Stores, planning board and other cards side by side."""
    wide = min(_planning_width(room.h - _head(room.h) - 8) + 12, room.w * 0.48)
    least = STORES if _head(room.h) else LOW_ROW["stores"]
    stores = Rect(room.x, room.y, max(least, (room.w - wide) * 0.38), room.h)
    plans = Rect(stores.right + GAP, room.y, wide, room.h)
    return stores, plans, Rect(plans.right + GAP, room.y, room.right - plans.right - GAP, room.h)


def _low_row(room: Rect, sheets: dict[str, Rect]) -> tuple[Rect, Rect, Rect]:
    """The same as a strip of low sheets, with prices and income at its end."""
    more = max(1.0, room.w / 1904)
    wide = {name: side * more for name, side in LOW_ROW.items()}
    if _head(room.h):  # high enough for the stores to lie as ever
        wide["stores"] = STORES * more
    wide["plans"] = min(_planning_width(room.h - _head(room.h) - 8) + 12, room.w * 0.33)
    wide["cards"] = room.w - sum(wide.values()) - 4 * GAP
    found, x = {}, room.x
    for name in ("stores", "plans", "cards", "prices", "income"):
        found[name] = Rect(x, room.y, wide[name], room.h)
        x += wide[name] + GAP
    sheets["prices"], sheets["income"] = found["prices"], found["income"]
    return found["stores"], found["plans"], found["cards"]


def _head(height: float) -> float:
    """Room for the name of a sheet of this height."""
    return HEAD if height >= NAMED_FROM else 0.0


def _made(
    width: float, height: float, compact: bool, seats: int, plates: Rect, board: Rect, unit: float,
    sheets: dict[str, Rect], asked: dict[str, Rect], row: tuple[Rect, Rect, Rect], last: Rect, **more: Any,
) -> Layout:  # fmt: skip
    stores, plans, cards = row
    each = (plates.h + GAP) / seats - GAP
    whole = map_layout()["size"]
    real = Rect(0, 0, whole[0] * unit, whole[1] * unit)
    real.center = board.center
    head = _head(plans.h)
    inner = Rect(plans.x + 6, plans.y + (head or 4), plans.w - 12, plans.h - (head or 4) - (8 if head else 4))
    return Layout(
        size=(width, height),
        compact=compact,
        ribbon=Rect(0, 0, width, RIBBON),
        seats=[Rect(plates.x, plates.y + n * (each + GAP), plates.w, each) for n in range(seats)],
        board=real,
        unit=unit,
        sky=Rect(real.x + 90 * unit, real.y + 63 * unit, 840 * unit, 66 * unit),  # below the power track
        stores=stores,
        plans=plans,
        planning=_board_in(inner),
        cards=cards,
        plan_head=head,
        columns=[sheets["merchant"], last],
        prompt=asked["prompt"],
        log=asked["log"],
        merchant=sheets["merchant"],
        specials=sheets["specials"],
        prices=sheets["prices"],
        income=sheets["income"],
        **more,
    )


def _fit(width: float, height: float) -> tuple[tuple[float, float], float]:
    """The map's size in this room, and its unit."""
    whole = map_layout()["size"]
    unit = min(width / whole[0], height / whole[1])
    return (whole[0] * unit, whole[1] * unit), unit


def _planning_width(height: float) -> float:
    size = map_layout()["planning"]["size"]
    return float(height * size[0] / size[1])


def _board_in(room: Rect) -> Rect:
    """The planning board in its proportions, in the middle of a room."""
    wide = min(room.w, _planning_width(room.h))
    place = Rect(0, 0, wide, wide / _planning_width(1.0))
    place.center = room.center
    return place
