"""The drawings of the reckoning: bars of points by source, and the line of every general turn by turn."""

import pygame

from engine.core.words import t
from engine.shitenno.score import SOURCES
from yedo.ui import art, draw, text
from yedo.ui.canvas import Canvas
from yedo.ui.theme import Colour, contrast
from yedo.ui.widget import Widget

Rect = pygame.FRect
INK = Colour("#1b1a17")
SOFT = Colour("#5a4d3a")
PALE = Colour("#f7f2e2")
MOONLIGHT = Colour(222, 216, 224)  # a page to be read
COLOURS = {"positions": "#b5341f", "titles": "#d9b45c", "majorities": "#1f4d72", "hand": "#3f6b57"}
Lines = dict[int, tuple[str, list[int]]]  # seat -> colour and points


def source_colour(source: str) -> Colour:
    return Colour(COLOURS[source])


def on(colour: Colour) -> Colour:
    """Ink or paper, whichever is read better."""
    return INK if contrast(INK, colour) > contrast(PALE, colour) else PALE


class Segment(Widget):
    """One source in a general's bar."""

    def __init__(self, seat: int, source: str, amount: int) -> None:
        super().__init__()
        self.seat, self.source, self.amount = seat, source, amount
        self.grown = 0.0  # 0 to 1
        self.tip = t("shitenno.sheet.source", source=f"{{b}}{t(f'shitenno.source.{source}')}{{/b}}", n=amount)

    @property
    def focusable(self) -> bool:
        return False

    @property
    def cursor(self) -> int | None:
        return None

    def draw(self, canvas: Canvas) -> None:
        if self.rect.w < 1:
            return
        colour = source_colour(self.source)
        box = canvas.rect(self.rect)
        canvas.surface.fill(colour.lerp(Colour("white"), 0.25) if self.hovered else colour, box)
        pygame.draw.rect(canvas.surface, INK, box, canvas.line(1.5))
        words = str(self.amount)
        if self.grown >= 1 and text.measure(canvas, words, "bold", 19)[0] < self.rect.w - 4:
            text.draw(canvas, words, self.rect, "bold", 19, on(colour), "center", "middle", wrap=False)


def legend(canvas: Canvas, room: Rect, size: float, now: str = "") -> None:
    """Colour and name of every source in a row."""
    x, line = room.x, size * 1.7
    for source in SOURCES:
        words = t(f"shitenno.source.{source}")
        width = text.measure(canvas, words, "text", size)[0] + size * 2.3
        if source == now:
            draw.rounded(canvas, (x - 6, room.y - 1, width - 4, line - 2), Colour("#f6dfa0"), None, 0, 6)
        chip = canvas.rect((x, room.y + line * 0.24, size * 0.9, size * 0.9))
        canvas.surface.fill(source_colour(source), chip)
        pygame.draw.rect(canvas.surface, INK, chip, canvas.line(1.5))
        place = (x + size * 1.25, room.y, width, line)
        text.draw(canvas, words, place, "text", size, INK, "left", "middle", wrap=False)
        x += width


def lines(canvas: Canvas, seats: Lines, room: Rect, unit: float) -> None:
    """Points at the end of each turn; the last one is the final score."""
    count = max(len(values) for _, values in seats.values())
    top = max(10, -(-max(max(values) for _, values in seats.values()) // 10) * 10)
    plot = Rect(room.x + 46 * unit, room.y + 8 * unit, room.w - 100 * unit, room.h - 48 * unit)
    _grid(canvas, plot, top, count, unit)

    def at(number: int, value: float) -> tuple[float, float]:
        return plot.x + plot.w * number / max(1, count - 1), plot.bottom - plot.h * value / top

    for color, values in reversed(seats.values()):
        ink = canvas.theme.livery[color]
        spots = [at(n, value) for n, value in enumerate(values)]
        real = [(canvas.px(x), canvas.px(y)) for x, y in spots]
        if len(real) > 1:
            pygame.draw.lines(canvas.surface, INK, False, real, canvas.line(8 * unit))
            pygame.draw.lines(canvas.surface, ink, False, real, canvas.line(5 * unit))
        for spot in spots:
            draw.disc(canvas, spot, 6 * unit, ink, INK, 1.5)
    _crests(canvas, [(color, at(count - 1, values[-1])) for color, values in seats.values()], unit, plot)


def _grid(canvas: Canvas, plot: Rect, top: int, count: int, unit: float) -> None:
    faint = Colour("#c9b98f")
    for value in range(0, top + 1, 10 if top <= 70 else 20):
        y = plot.bottom - plot.h * value / top
        canvas.surface.fill(faint, canvas.rect((plot.x, y, plot.w, 1.5)))
        label = Rect(plot.x - 50 * unit, y - 14 * unit, 40 * unit, 28 * unit)
        text.draw(canvas, str(value), label, "text", 20 * unit, SOFT, "right", "middle", wrap=False)
    for number in range(count):
        x = plot.x + plot.w * number / max(1, count - 1)
        words = str(number + 1) if number < count - 1 else t("reckoning.end")
        label = Rect(x - 40 * unit, plot.bottom + 6 * unit, 80 * unit, 28 * unit)
        text.draw(canvas, words, label, "text", 20 * unit, SOFT, "center", "middle", wrap=False)


def _crests(canvas: Canvas, ends: list[tuple[str, tuple[float, float]]], unit: float, plot: Rect) -> None:
    """At the end of each line its crest, moved apart where lines end close together."""
    side, places = 20 * unit, [plot.y - 40 * unit]
    ends.sort(key=lambda end: end[1][1])
    for _, (_, y) in ends:
        places.append(max(y, places[-1] + 2 * side))
    over = max(0.0, places[-1] - plot.bottom)
    for (color, (x, _)), y in zip(ends, places[1:], strict=True):
        draw.crest_disc(canvas, color, (x + 34 * unit, y - over), side)


def backdrop(canvas: Canvas, name: str) -> None:
    """A large picture; at night, where it has no night of its own, in moonlight."""
    art.backdrop(canvas, name)
    if canvas.theme.night and not art.exists(f"{name}_night"):
        canvas.surface.fill(MOONLIGHT, special_flags=pygame.BLEND_RGB_MULT)
