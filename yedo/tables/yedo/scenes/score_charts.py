"""The sources of prestige in the charts of the reckoning: their names, their colours, and a column of them per clan."""

import pygame

from engine.core.grammar import capital
from engine.yedo.game import Yedo
from yedo.scenes.charts import INK, on
from yedo.story import LOST, Story
from yedo.ui import draw, text
from yedo.ui.canvas import Canvas
from yedo.ui.theme import Colour
from yedo.ui.words import has, t

Rect = pygame.FRect
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
