"""A hand scroll as things are told on: paper between two bands of brocade, and its wooden rollers."""

from yedo.table.part import Rect
from yedo.ui import draw
from yedo.ui.canvas import Canvas
from yedo.ui.theme import Colour

INK = Colour("#1b1a17")
PAPER = Colour("#f6eeda")
SOFT = Colour("#5d5344")
WOOD = Colour("#4a2f22")
GOLD = Colour("#d9b45c")


def draw_sheet(canvas: Canvas, sheet: Rect, color: Colour) -> None:
    """The paper; its brocade is in the colour of whom it is about."""
    draw.rounded(canvas, sheet, PAPER, INK, 2, 3)
    for y in (sheet.y + 2, sheet.bottom - 16):
        band = Rect(sheet.x + 2, y, sheet.w - 4, 14)
        draw.rounded(canvas, band, color, None, 0, 0)
        for line in (band.y + 2, band.bottom - 4):
            draw.rounded(canvas, Rect(band.x, line, band.w, 2), GOLD, None, 0, 0)


def draw_roller(canvas: Canvas, place: Rect) -> None:
    draw.rounded(canvas, place, WOOD, INK, 2, 9)
    draw.rounded(canvas, Rect(place.x + 5, place.y + 12, 4, place.h - 24), Colour("#7d5a42"), None, 0, 2)
    for y in (place.y - 6, place.bottom - 10):
        draw.rounded(canvas, Rect(place.x - 3, y, place.w + 6, 16), GOLD, INK, 2, 6)
