"""Where everything on the table lies, in logical pixels of a table that is 1920 wide or 1080 high. The table
always fits its window. Small windows and large text get the compact arrangement: many clans fold to a line each,
and the log lies below them. Tall windows lay auction, market and decks under the board."""

from dataclasses import dataclass, field
from typing import Any

import pygame

from yedo.table import layout as kit
from yedo.table.layout import GAP, RIBBON, stack
from yedo.ui.canvas import DESIGN

Rect = pygame.FRect
LEFT = 250  # the column of clan panels
RIGHT = 308  # each of the two columns on the right
COMPACT = (308, 288, 308)  # the same columns in a compact window
TALL_SIDES = (340, 380)  # the columns beside the board in a tall window
TALL_FROM = 1250  # the height from which a window is a tall one
TALL_ROW = 200  # what lies under the board there
STRIP = 306  # house and hand at the bottom
PANEL = 232  # the tallest panel of a clan
LINE = 54  # the panel of a clan folded to a line,
OPEN = 216  # and unfolded
FOLD_FROM = 4  # clans that fold in a compact window
LOG = 226  # the least height of a log under the clans


def board_layout() -> dict[str, Any]:
    """data/yedo/layout.yaml: places on the board's picture."""
    return kit.places_of("yedo")


@dataclass(slots=True, kw_only=True)
class Layout(kit.Layout):
    bidding: Rect
    market: Rect
    decks: Rect
    score: Rect
    event: Rect
    house: Rect
    hand: Rect
    unit: float = 1.0  # table pixels per board unit
    opened: list[float] = field(default_factory=list)  # how far each panel is unfolded; empty if they never fold
    teahouse: Rect | None = None  # only with its module
    coop: Rect | None = None  # only in the co-operative game

    @property
    def clans(self) -> list[Rect]:
        return self.seats

    @property
    def tall(self) -> bool:
        return self.columns[0].w > self.columns[0].h

    def unfold(self, opened: list[float]) -> None:
        """Open the clans' lines this far, each from 0 to 1; the log below gives or takes the room."""
        self.opened = opened
        y = self.clans[0].y
        for place, part in zip(self.clans, opened, strict=True):
            place.y, place.h = y, LINE + (OPEN - LINE) * part
            y = place.bottom + GAP
        self.log = Rect(self.log.x, y, self.log.w, self.log.bottom - y)


def arrange(width: float, height: float, clans: int, compact: bool = False) -> Layout:
    """The places of a table for so many clans in a window of this shape."""
    top = RIBBON + GAP
    if height >= TALL_FROM:
        left, board, first, second = _three_columns(width, height, top)
        bottom = first.bottom + GAP
    else:
        bottom = height - GAP - STRIP - min(150.0, max(0.0, height - DESIGN[1]))
        left, board, first, second = _four_columns(width, top, bottom - GAP, compact)
    house = Rect(8, bottom, 520, height - bottom - GAP - 2)
    panels, log = _panels(left, clans, compact)
    shares = {"event": 198, "prompt": 504} if log else {"event": 126, "prompt": 392, "log": 178}
    places = stack(second, shares) | ({"log": log} if log else {})
    folds = compact and clans >= FOLD_FROM
    return Layout(
        size=(width, height),
        compact=compact,
        ribbon=Rect(0, 0, width, RIBBON),
        seats=panels,
        board=board,
        **_goods(first),
        **places,
        house=house,
        hand=Rect(house.right + GAP, bottom, width - house.right - GAP - 8, house.h),
        unit=board.w / board_layout()["size"][0],
        columns=[first, second],
        opened=[0.0] * clans if folds else [],
    )


def _four_columns(width: float, top: float, bottom: float, compact: bool) -> tuple[Rect, Rect, Rect, Rect]:
    """Clans, board, auction and market, prompt: side by side."""
    size, middle = board_layout()["size"], bottom - top
    extra = max(0.0, width - DESIGN[0]) * 0.25
    left, third, fourth = (side + extra for side in (COMPACT if compact else (LEFT, RIGHT, RIGHT)))
    room = Rect(2 * GAP + left, top, width - left - third - fourth - 6 * GAP, middle)
    unit = min((room.w - 4) / size[0], middle / size[1])
    board = Rect(0, 0, size[0] * unit, size[1] * unit)
    board.center = room.center
    first = Rect(room.right + GAP, top, third, middle)
    return Rect(8, top, left, middle), board, first, Rect(first.right + GAP, top, fourth, middle)


def _three_columns(width: float, height: float, top: float) -> tuple[Rect, Rect, Rect, Rect]:
    """Clans, board, prompt; auction, market and decks in a row under the board."""
    size = board_layout()["size"]
    room = height - top - STRIP - 3 * GAP  # for the board and the row
    unit = min((width - sum(TALL_SIDES) - 16 - 4 * GAP) / size[0], (room - TALL_ROW) / size[1])
    spare = width - sum(TALL_SIDES) - 16 - 4 * GAP - size[0] * unit
    left, right = (side + spare / 2 for side in TALL_SIDES)
    board = Rect(8 + left + 2 * GAP, top, size[0] * unit, size[1] * unit)
    low = min(TALL_ROW + 60.0, max(float(TALL_ROW), room - board.h - 60))
    row = Rect(8 + left + GAP, board.bottom + GAP, board.w + 2 * GAP, low)
    second = Rect(width - 8 - right, top, right, row.bottom - top)
    return Rect(8, top, left, row.bottom - top), board, row, second


def _panels(column: Rect, count: int, compact: bool) -> tuple[list[Rect], Rect | None]:
    """A panel for every clan, and the log below them where there is room for it."""
    if compact and count >= FOLD_FROM:
        each = float(LINE)
    elif compact or count * (PANEL + GAP) + LOG <= column.h:
        each = min(float(PANEL), (column.h - LOG) / count - GAP)
    else:
        each = min(float(PANEL), (column.h + GAP) / count - GAP)
    panels = [Rect(column.x, column.y + n * (each + GAP), column.w, each) for n in range(count)]
    rest = Rect(column.x, panels[-1].bottom + GAP, column.w, column.bottom - panels[-1].bottom - GAP)
    return panels, rest if rest.h >= LOG - 1 else None


def _goods(area: Rect) -> dict[str, Rect]:
    """Auction, market, decks and score track: under each other, or side by side in a row."""
    if area.w > area.h:
        return stack(area, {"bidding": 390, "market": 340, "decks": 235, "score": 235}, across=True)
    return stack(area, {"bidding": 240, "market": 122, "decks": 218, "score": 110})
