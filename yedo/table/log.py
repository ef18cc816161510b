"""The log: one line an event, with the crest of who did it; lines about the viewer are marked. A click on a line
shows the game again from there."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import pygame

from engine.core.event import Event
from yedo.table.game import GameTable
from yedo.table.part import Desk, Rect
from yedo.ui import art, draw, text
from yedo.ui.canvas import Canvas
from yedo.ui.list import ScrollList
from yedo.ui.panel import panel
from yedo.ui.theme import Colour
from yedo.ui.words import t

SIZE = 18
SCROLLBAR = 20
HEAD = 30


@dataclass(frozen=True, slots=True)
class Line:
    words: str
    icon: str
    color: str  # the clan that acted, "" for nobody
    mine: bool  # done to the viewer by another
    card: str  # a card to enlarge
    head: bool = False  # a phase begins
    number: int = 0  # of the answer it belongs to, counted as the table's memory counts
    why: str = ""  # what a bot had in mind


def line_of(game: GameTable, g: Any, event: Event, viewer: int | None, number: int) -> Line | None:
    """The log's line for an event, or None if it says nothing worth reading."""
    words = game.kind.event_line(g, event, viewer)
    if not words:
        return None
    data = event.seen(viewer)
    card = data.get("card", "")
    row = game.kind.happening(event)
    victim = event.player if row.victim == "player" else data.get(row.victim)
    by_another = row.victim == "player" or event.player != viewer
    mine = viewer is not None and viewer >= 0 and victim == viewer and by_another
    color = game.livery(g, event.player) if event.player is not None and event.player >= 0 else ""
    icon = row.icon
    head = event.kind in game.heads
    if event.kind == "phase":
        icon = game.phase_icon(data["phase"])
    known = isinstance(card, str) and game.is_card(g, card)
    return Line(words, icon, color, mine, card if known else "", head, number)


class Log:
    """The sheet with the lines; the newest is in sight unless somebody scrolled back."""

    def __init__(self, desk: Desk, pick: Callable[[Line], object]) -> None:
        self.desk, self.pick = desk, pick
        self.lines: list[Line] = []
        self.list = ScrollList(lambda: len(self.lines), self._row, self._height, self.picked, version=self._version)
        self._heights: dict[tuple[str, float, float], float] = {}
        self._canvas: Canvas | None = None

    def add(self, line: Line) -> None:
        at_end = self.list.at_end
        self.lines.append(line)
        if at_end:
            self.list.to_end()

    def tell(self, lines: list[Line]) -> None:
        """Everything anew; the newest line is in sight."""
        self.lines[:] = lines
        self.list.to_end()

    def place(self, canvas: Canvas) -> None:
        """Lay it out anew for a sheet of another size; what stands at its foot stays there."""
        below = self.list.furthest - self.list.offset
        self._canvas = canvas
        area = self.desk.plan.log.inflate(-16, -14)
        self.list.rect = Rect(area.x, area.y + HEAD, area.w, area.h - HEAD)
        self.list.scroll(self.list.furthest - below)

    def _version(self) -> object:
        """What the heights of the lines depend on."""
        scale = self._canvas.scale * self._canvas.text_scale if self._canvas is not None else 0.0
        return len(self.lines), self.lines[-1:], self.list.rect.w, scale

    def _height(self, number: int) -> float:
        canvas = self._canvas
        if canvas is None:
            return 24.0
        line, place = self.lines[number], self.list.rect
        words = _words_in(pygame.FRect(place.x, 0, place.w - SCROLLBAR, 0), SIZE)
        width = canvas.rect(words).w / canvas.scale  # exactly as it is drawn, lest a line is left empty
        key = (line.words, width, canvas.scale * canvas.text_scale)
        if key not in self._heights:
            self._heights[key] = text.measure(canvas, line.words, _role(line), SIZE, width)[1] + 5
        return self._heights[key]

    def picked(self, number: int) -> None:
        self.list.chosen = None  # nothing stays marked behind the replay
        self.pick(self.lines[number])

    def row_at(self, position: tuple[float, float]) -> int | None:
        return self.list.row_at(position)

    def card_at(self, position: tuple[float, float]) -> str:
        number = self.list.row_at(position)
        return self.lines[number].card if number is not None else ""

    def handle(self, event: pygame.Event) -> bool:
        return self.list.handle(event)

    def draw(self, canvas: Canvas) -> None:
        place = self.desk.plan.log
        panel(canvas, place, "plain")
        head = Rect(place.x + 10, place.y + 6, place.w - 20, HEAD - 4)
        text.draw(canvas, t("table.log"), head, "display", 22, canvas.theme.heading, wrap=False)
        self.list.draw(canvas)

    def _row(self, canvas: Canvas, number: int, place: pygame.FRect, hovered: bool) -> None:
        draw_line(canvas, self.lines[number], place, hovered, SIZE)


def draw_line(canvas: Canvas, line: Line, place: pygame.FRect, hovered: bool, size: float) -> None:
    theme = canvas.theme
    if hovered:
        draw.rounded(canvas, place, theme.hover, None, 0, 5)
    elif line.head:
        draw.rounded(canvas, place.inflate(0, -2), theme.paper_deep, None, 0, 5)
    if line.mine:
        mark = theme.accent
        draw.rounded(canvas, place.inflate(0, -1), Colour(mark.r, mark.g, mark.b, 50), theme.accent, 1.5, 5)
    icon = Rect(place.x + 2, place.y + 1, size + 2, size + 2)
    art.draw(canvas, art.crest(line.color) if line.color else art.icon(line.icon), icon)
    text.draw(canvas, line.words, _words_in(place, size), _role(line), size, shrink=1.0)


def _words_in(place: pygame.FRect, size: float) -> Rect:
    """The room for a line's words beside its icon."""
    return Rect(place.x + size + 9, place.y + 1, place.w - size - 11, place.h)


def _role(line: Line) -> text.Role:
    return "bold" if line.head else "text"
