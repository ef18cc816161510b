"""The drawings of the reckoning: stacked bars of prestige by source, and the line of every clan by round."""

import pygame

from engine.core.grammar import capital
from engine.yedo.game import Yedo
from yedo.story import LOST, Story
from yedo.ui import art, draw, text
from yedo.ui.canvas import Canvas
from yedo.ui.theme import Colour, contrast
from yedo.ui.widget import Widget
from yedo.ui.words import has, t

Rect = pygame.FRect
INK = Colour("#1b1a17")
SOFT = Colour("#5a4d3a")
PALE = Colour("#f7f2e2")
MOONLIGHT = Colour(222, 216, 224)  # a page to be read
DUSK = Colour(148, 146, 184)  # a picture
COLOURS = {
    "start": "#cbbd98", "missions": "#b5341f", "errands": "#8a2f2a", "annexes": "#3f6b57", "geishas": "#d98a9a",
    "audience": "#d9b45c", "luxury": "#1f4d72", "action": "#e08a3c", "cards": "#e08a3c", "event": "#7d93a8",
    "events": "#7d93a8", "favor": "#a5763d", "character": "#7a9a5c", "specialists": "#4f8a8b",
    "onna_bugeisha": "#b56a94", "bonus_cards": "#6a4a86", "blackmail": "#3b3a3f", "teahouse": "#8fae5a",
    "clan_power": "#a05a2c", "mon": "#b08a2e", LOST: "#f3ead2",
}  # fmt: skip


def source_name(source: str) -> str:
    for book in ("reckoning.source", "source", "thing"):
        if has(f"{book}.{source}"):
            words = t(f"{book}.{source}")
            return capital(words)
    return source.replace("_", " ").capitalize()


def source_colour(source: str) -> Colour:
    return Colour(COLOURS.get(source, "#8d8067"))


def on(colour: Colour) -> Colour:
    """Ink or paper, whichever is read better."""
    return INK if contrast(INK, colour) > contrast(PALE, colour) else PALE


class Segment(Widget):
    """One source in a clan's bar."""

    def __init__(self, seat: int, source: str, amount: int) -> None:
        super().__init__()
        self.seat, self.source, self.amount = seat, source, amount
        self.grown = 0.0  # 0 to 1
        self.tip = f"{{b}}{source_name(source)}{{/b}}: {amount}"

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
        lit = colour.lerp(Colour("white"), 0.25) if self.hovered else colour
        box = canvas.rect(self.rect)
        if self.source == LOST:  # crosses out the end of the bar
            hatch(canvas, box)
            return
        canvas.surface.fill(lit, box)
        pygame.draw.rect(canvas.surface, INK, box, canvas.line(1.5))
        words = str(self.amount)
        if self.grown >= 1 and text.measure(canvas, words, "bold", 19)[0] < self.rect.w - 4:
            text.draw(canvas, words, self.rect, "bold", 19, on(colour), "center", "middle", wrap=False)


def hatch(canvas: Canvas, box: pygame.Rect) -> None:
    step = max(5, canvas.px(11))
    before = canvas.surface.get_clip()
    canvas.surface.set_clip(box.clip(before))
    for width, ink in ((4.5, PALE), (2, INK)):
        for x in range(box.x - box.h, box.right, step):
            pygame.draw.line(canvas.surface, ink, (x, box.bottom), (x + box.h, box.top), canvas.line(width))
    pygame.draw.rect(canvas.surface, INK, box, canvas.line(1.5))
    canvas.surface.set_clip(before)


def legend(canvas: Canvas, story: Story, room: Rect, size: float, now: str = "") -> float:
    """Colour and name of every source, in rows; where the last row ends."""
    x, y, line = room.x, room.y, size * 1.7
    for source in story.sources:
        words = source_name(source)
        width = text.measure(canvas, words, "text", size)[0] + size * 2.3
        if x + width > room.right and x > room.x:
            x, y = room.x, y + line
        if y + line > room.bottom + 1:
            break
        if source == now:
            draw.rounded(canvas, (x - 6, y - 1, width - 4, line - 2), Colour("#f6dfa0"), None, 0, 6)
        chip = canvas.rect((x, y + line * 0.24, size * 0.9, size * 0.9))
        if source == LOST:
            hatch(canvas, chip)
        else:
            canvas.surface.fill(source_colour(source), chip)
        pygame.draw.rect(canvas.surface, INK, chip, canvas.line(1.5))
        text.draw(canvas, words, (x + size * 1.25, y, width, line), "text", size, INK, "left", "middle", wrap=False)
        x += width
    return y + line


def lines(canvas: Canvas, g: Yedo, story: Story, room: Rect, unit: float) -> None:
    """Prestige at the end of each round; the last point is the final score."""
    points = {seat: [*story.by_round[seat], story.scores[seat]] for seat in story.seats}
    count = max(len(values) for values in points.values())
    highest = max(max(values) for values in points.values())
    top = max(5, -(-highest // 5) * 5)
    plot = Rect(room.x + 46 * unit, room.y + 8 * unit, room.w - 100 * unit, room.h - 48 * unit)
    _grid(canvas, plot, top, count, unit)

    def at(number: int, value: float) -> tuple[float, float]:
        return plot.x + plot.w * number / max(1, count - 1), plot.bottom - plot.h * value / top

    theme = canvas.theme
    for seat in reversed(story.seats):
        spots = [at(n, value) for n, value in enumerate(points[seat])]
        real = [(canvas.px(x), canvas.px(y)) for x, y in spots]
        if len(real) > 1:
            pygame.draw.lines(canvas.surface, INK, False, real, canvas.line(8 * unit))
            pygame.draw.lines(canvas.surface, theme.clan[g.state.clans[seat].color], False, real, canvas.line(5 * unit))
        for spot in spots:
            draw.disc(canvas, spot, 6 * unit, theme.clan[g.state.clans[seat].color], INK, 1.5)
    _crests(canvas, g, story, {seat: at(count - 1, points[seat][-1]) for seat in story.seats}, unit, plot)


def _grid(canvas: Canvas, plot: Rect, top: int, count: int, unit: float) -> None:
    faint = Colour("#c9b98f")
    step = 5 if top <= 30 else 10 if top <= 70 else 20
    for value in range(0, top + 1, step):
        y = plot.bottom - plot.h * value / top
        pygame.draw.line(
            canvas.surface,
            faint,
            (canvas.px(plot.x), canvas.px(y)),
            (canvas.px(plot.right), canvas.px(y)),
            canvas.line(1),
        )
        label = Rect(plot.x - 50 * unit, y - 14 * unit, 40 * unit, 28 * unit)
        text.draw(canvas, str(value), label, "text", 20 * unit, SOFT, "right", "middle", wrap=False)
    for number in range(count):
        x = plot.x + plot.w * number / max(1, count - 1)
        words = str(number + 1) if number < count - 1 else t("reckoning.end")
        label = Rect(x - 40 * unit, plot.bottom + 6 * unit, 80 * unit, 28 * unit)
        text.draw(canvas, words, label, "text", 20 * unit, SOFT, "center", "middle", wrap=False)


def _crests(
    canvas: Canvas, g: Yedo, story: Story, ends: dict[int, tuple[float, float]], unit: float, plot: Rect
) -> None:
    """At the end of each line its crest, moved apart where lines end close together."""
    side = 20 * unit
    places: list[float] = []
    for seat in sorted(story.seats, key=lambda seat: ends[seat][1]):
        y = max(ends[seat][1], places[-1] + 2 * side if places else plot.y)
        places.append(y)
    over = max(0.0, (places[-1] if places else 0) + side - plot.bottom - side)
    for seat, y in zip(sorted(story.seats, key=lambda seat: ends[seat][1]), places, strict=True):
        draw.crest_disc(canvas, g.state.clans[seat].color, (ends[seat][0] + 34 * unit, y - over), side)


def columns(canvas: Canvas, g: Yedo, story: Story, room: Rect, unit: float) -> None:
    """Stacked sources per clan, standing."""
    count = len(story.seats)
    width = room.w / count
    tallest = max(1, *(sum(n for n in story.by_source[seat].values() if n > 0) for seat in story.seats))
    plot = Rect(room.x, room.y + 34 * unit, room.w, room.h - 34 * unit - 54 * unit)
    for number, seat in enumerate(story.seats):
        bar = min(width * 0.56, 96 * unit)
        x = room.x + (number + 0.5) * width - bar / 2
        y = plot.bottom
        for source in story.sources:
            amount = story.by_source[seat].get(source, 0)
            if amount <= 0:
                continue
            height = plot.h * amount / tallest
            y -= height
            box = canvas.rect((x, y, bar, height))
            colour = source_colour(source)
            canvas.surface.fill(colour, box)
            pygame.draw.rect(canvas.surface, INK, box, canvas.line(1.5))
            if height > 24 * unit:
                text.draw(
                    canvas,
                    str(amount),
                    (x, y, bar, height),
                    "bold",
                    19 * unit,
                    on(colour),
                    "center",
                    "middle",
                    wrap=False,
                )
        total = Rect(x - width * 0.2, y - 36 * unit, bar + width * 0.4, 34 * unit)
        text.draw(canvas, str(story.scores[seat]), total, "bold", 26 * unit, INK, "center", "bottom", wrap=False)
        draw.crest_disc(canvas, g.state.clans[seat].color, (x + bar / 2, plot.bottom + 28 * unit), 24 * unit)


def backdrop(canvas: Canvas, name: str, night: Colour = MOONLIGHT) -> None:
    """A large picture; at night, where it has no night of its own, in moonlight."""
    art.backdrop(canvas, name)
    if canvas.theme.night and not art.exists(f"{name}_night"):
        canvas.surface.fill(night, special_flags=pygame.BLEND_RGB_MULT)
