"""The drawings of a reckoning: bars of points by source, their legend, and the line of every seat, round by round."""

from collections.abc import Sequence

import pygame

from yedo.ui import art, draw, text
from yedo.ui.canvas import Canvas
from yedo.ui.theme import Colour, contrast
from yedo.ui.widget import Widget
from yedo.ui.words import t

Rect = pygame.FRect
Spot = tuple[float, float]
INK = Colour("#1b1a17")
SOFT = Colour("#5a4d3a")
PALE = Colour("#f7f2e2")
RULE = Colour("#7f5b1b")
FAINT = Colour("#c9b98f")
LIT = Colour("#f6dfa0")  # the source that is being counted
MOONLIGHT = Colour(222, 216, 224)  # a page to be read
DUSK = Colour(148, 146, 184)  # a picture
Named = tuple[str, str, Colour | None]  # a source, its name and its colour, None for what was lost
Line = tuple[str, list[int]]  # the colour of a seat, and its points


def on(colour: Colour) -> Colour:
    """Ink or paper, whichever is read better."""
    return INK if contrast(INK, colour) > contrast(PALE, colour) else PALE


def backdrop(canvas: Canvas, name: str, night: Colour = MOONLIGHT) -> None:
    """A large picture; at night, where it has no night of its own, in moonlight."""
    art.backdrop(canvas, name)
    if canvas.theme.night and not art.exists(f"{name}_night"):
        canvas.surface.fill(night, special_flags=pygame.BLEND_RGB_MULT)


def banner(canvas: Canvas, box: Rect, rim: Colour = INK) -> None:
    """The ribbon that names the winner."""
    paper = canvas.theme.paper
    draw.ribbon(canvas, box.move(0, 6), INK)
    draw.ribbon(canvas, box, paper, rim)
    draw.ribbon(canvas, box.inflate(-box.h * 0.2, -box.h * 0.15), paper, canvas.theme.gold_deep)


class Segment(Widget):
    """One source in a seat's bar. What was lost is below nought and crosses out the end of the bar."""

    def __init__(self, seat: int, source: str, amount: int, colour: Colour, tip: str) -> None:
        super().__init__()
        self.seat, self.source, self.amount, self.colour = seat, source, amount, colour
        self.grown = 0.0  # 0 to 1
        self.size = 19.0  # of the number
        self.tip = tip

    @property
    def focusable(self) -> bool:
        return False

    @property
    def cursor(self) -> int | None:
        return None

    def draw(self, canvas: Canvas) -> None:
        if self.rect.w < 1:
            return
        box = canvas.rect(self.rect)
        if self.amount < 0:
            hatch(canvas, box)
            return
        canvas.surface.fill(self.colour.lerp(Colour("white"), 0.25) if self.hovered else self.colour, box)
        pygame.draw.rect(canvas.surface, INK, box, canvas.line(1.5))
        words = str(self.amount)
        if self.grown >= 1 and text.measure(canvas, words, "bold", self.size)[0] < self.rect.w - 4:
            text.draw(canvas, words, self.rect, "bold", self.size, on(self.colour), "center", "middle", wrap=False)


def hatch(canvas: Canvas, box: pygame.Rect) -> None:
    step = max(5, canvas.px(11))
    before = canvas.surface.get_clip()
    canvas.surface.set_clip(box.clip(before))
    for width, ink in ((4.5, PALE), (2, INK)):
        for x in range(box.x - box.h, box.right, step):
            pygame.draw.line(canvas.surface, ink, (x, box.bottom), (x + box.h, box.top), canvas.line(width))
    pygame.draw.rect(canvas.surface, INK, box, canvas.line(1.5))
    canvas.surface.set_clip(before)


def chip(canvas: Canvas, box: pygame.Rect, colour: Colour | None) -> None:
    """The colour of a source."""
    if colour is None:
        hatch(canvas, box)
    else:
        canvas.surface.fill(colour, box)
    pygame.draw.rect(canvas.surface, INK, box, canvas.line(1.5))


def legend(canvas: Canvas, sources: Sequence[Named], room: Rect, size: float, now: str = "") -> float:
    """Colour and name of every source, in rows; where the last row ends."""
    x, y, line = room.x, room.y, size * 1.7
    for source, words, colour in sources:
        width = text.measure(canvas, words, "text", size)[0] + size * 2.3
        if x + width > room.right and x > room.x:
            x, y = room.x, y + line
        if y + line > room.bottom + 1:
            break
        if source == now:
            draw.rounded(canvas, (x - 6, y - 1, width - 4, line - 2), LIT, None, 0, 6)
        chip(canvas, canvas.rect((x, y + line * 0.24, size * 0.9, size * 0.9)), colour)
        text.draw(canvas, words, (x + size * 1.25, y, width, line), "text", size, INK, "left", "middle", wrap=False)
        x += width
    return y + line


def rule(canvas: Canvas, start: Spot, end: Spot, ink: Colour, wide: float) -> None:
    a, b = ((canvas.px(x), canvas.px(y)) for x, y in (start, end))
    pygame.draw.line(canvas.surface, ink, a, b, canvas.line(wide))


def stroke(canvas: Canvas, spots: Sequence[Spot], color: str, unit: float) -> None:
    """The line of one seat."""
    ink = canvas.theme.livery[color]
    real = [(canvas.px(x), canvas.px(y)) for x, y in spots]
    if len(real) > 1:
        pygame.draw.lines(canvas.surface, INK, False, real, canvas.line(8 * unit))
        pygame.draw.lines(canvas.surface, ink, False, real, canvas.line(5 * unit))
    for spot in spots:
        draw.disc(canvas, spot, 6 * unit, ink, INK, 1.5)


def lines(canvas: Canvas, seats: Sequence[Line], room: Rect, unit: float, least: int = 5) -> None:
    """Points at the end of each round, the winner first; the last point is the final score. `least` is the smallest
    step of the grid."""
    count = max(len(values) for _, values in seats)
    top = max(least, -(-max(max(values) for _, values in seats) // least) * least)
    plot = Rect(room.x + 46 * unit, room.y + 8 * unit, room.w - 100 * unit, room.h - 48 * unit)
    _grid(canvas, plot, top, count, unit, max(least, 5 if top <= 30 else 10 if top <= 70 else 20))

    def at(number: int, value: float) -> Spot:
        return plot.x + plot.w * number / max(1, count - 1), plot.bottom - plot.h * value / top

    for color, values in reversed(seats):
        stroke(canvas, [at(n, value) for n, value in enumerate(values)], color, unit)
    _crests(canvas, [(color, at(count - 1, values[-1])) for color, values in seats], unit, plot)


def _grid(canvas: Canvas, plot: Rect, top: int, count: int, unit: float, step: int) -> None:
    for value in range(0, top + 1, step):
        y = plot.bottom - plot.h * value / top
        rule(canvas, (plot.x, y), (plot.right, y), FAINT, 1)
        label = Rect(plot.x - 50 * unit, y - 14 * unit, 40 * unit, 28 * unit)
        text.draw(canvas, str(value), label, "text", 20 * unit, SOFT, "right", "middle", wrap=False)
    for number in range(count):
        x = plot.x + plot.w * number / max(1, count - 1)
        words = str(number + 1) if number < count - 1 else t("reckoning.end")
        label = Rect(x - 40 * unit, plot.bottom + 6 * unit, 80 * unit, 28 * unit)
        text.draw(canvas, words, label, "text", 20 * unit, SOFT, "center", "middle", wrap=False)


def _crests(canvas: Canvas, ends: list[tuple[str, Spot]], unit: float, plot: Rect) -> None:
    """At the end of each line its crest, moved apart where lines end close together."""
    side, places = 20 * unit, [plot.y - 40 * unit]
    ends.sort(key=lambda end: end[1][1])
    for _, (_, y) in ends:
        places.append(max(y, places[-1] + 2 * side))
    over = max(0.0, places[-1] - plot.bottom)
    for (color, (x, _)), y in zip(ends, places[1:], strict=True):
        draw.crest_disc(canvas, color, (x + 34 * unit, y - over), side)
