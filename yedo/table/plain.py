"""The plain table, good enough for any game: a rail of seats, the game's things as tiles in the middle, prompt and log.
A game that wants more brings its own parts (see game.py)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import pygame

from yedo.table.layout import GAP, RIBBON, Layout, Rect, stack
from yedo.table.part import Desk, Part, Spot, faint_crest
from yedo.table.parts import Parts
from yedo.ui import art, draw, text
from yedo.ui.canvas import DESIGN, Canvas
from yedo.ui.panel import panel
from yedo.ui.theme import theme
from yedo.ui.words import bot_name, t

if TYPE_CHECKING:
    from yedo.table.game import GameTable

RAIL = 300  # the column of seats,
ASIDE = 420  # and of prompt and log
WIDER = 1.2  # both in a compact window
PANEL = 150  # the tallest panel of a seat
TILE = (230.0, 150.0)


def arrange(width: float, height: float, seats: int, compact: bool = False) -> Layout:
    """Seats on the left, the game in the middle, prompt over log on the right; a wide window gives all of them more."""
    more = (WIDER if compact else 1.0) * max(1.0, width / DESIGN[0])
    top, bottom = RIBBON + GAP, height - GAP - 2
    rail, aside = RAIL * more, ASIDE * more
    column = Rect(width - 8 - aside, top, aside, bottom - top)
    sides = stack(column, {"prompt": 56, "log": 44})
    each = min(PANEL * more, (bottom - top + GAP) / max(1, seats) - GAP)
    return Layout(
        size=(width, height),
        compact=compact,
        ribbon=Rect(0, 0, width, RIBBON),
        seats=[Rect(8, top + n * (each + GAP), rail, each) for n in range(seats)],
        board=Rect(8 + rail + GAP, top, column.x - rail - 8 - 2 * GAP, bottom - top),
        prompt=sides["prompt"],
        log=sides["log"],
        columns=[column],
    )


class Rail(Part):
    """A panel for every seat: who sits there, the score, whose question it is."""

    def panels(self) -> list[tuple[Any, Rect]]:
        return list(zip(self.desk.game.kind.seats(self.desk.view), self.desk.plan.seats, strict=True))

    def rect_of(self, seat: int) -> Rect:
        return next(rect for facts, rect in self.panels() if facts.seat == seat)

    def _button(self, rect: Rect) -> Rect:
        return Rect(rect.right - 50, rect.y + 10, 40, 40)

    def _played_by(self, seat: int) -> str:
        return self.desk.played_by[seat] if seat < len(self.desk.played_by) else ""

    def key(self) -> object:
        facts = [(f.seat, f.name, f.color, f.score) for f, _ in self.panels()]
        return facts, self.desk.asked, tuple(self.desk.played_by)

    def region(self) -> Rect:
        first = self.desk.plan.seats[0]
        return first.unionall(self.desk.plan.seats[1:]).inflate(4, 4)

    def spots(self) -> Sequence[Spot]:
        found = []
        for facts, rect in self.panels():
            found.append(Spot(f"clan:{facts.color}", rect, f"{{b}}{facts.name}{{/b}}"))
            if not facts.outside:
                person = self._played_by(facts.seat) == "human"
                tip = t("table.seat_human" if person else "table.seat_bot", bot=bot_name(self._played_by(facts.seat)))
                found.append(Spot(f"seat:{facts.seat}", self._button(rect), tip))
        return found

    def draw(self, canvas: Canvas) -> None:
        for facts, rect in self.panels():
            asked = facts.seat == self.desk.asked
            panel(canvas, rect, "sheet", canvas.theme.livery.get(facts.color) if asked else None)
            side = min(46.0, rect.h / 2 - 8)
            draw.crest_disc(canvas, facts.color, (rect.x + 16 + side, rect.centery), side)
            words = Rect(rect.x + 30 + 2 * side, rect.y + 8, rect.right - 90 - rect.x - 2 * side, rect.h / 2 - 8)
            text.draw(canvas, facts.name, words, "bold", 26, None, "left", "middle", wrap=False, shrink=0.6)
            score = Rect(words.x, rect.centery, rect.right - words.x - 16, rect.h / 2 - 8)
            text.draw(canvas, t("table.points", n=facts.score), score, "text", 24, None, "left", "middle", wrap=False)
            if not facts.outside:
                person = self._played_by(facts.seat) == "human"
                art.draw(canvas, "icons/human" if person else "icons/robot", self._button(rect))


class Things(Part):
    """The game's things as tiles in rows; options light them up."""

    def places(self) -> list[tuple[str, str, str, Rect]]:
        """Place, icon, words and rect of every tile."""
        things, board = self.desk.game.things(self.desk.view), self.desk.plan.board
        room = board.inflate(-80, -120)
        across = max(1, min(len(things), int((room.w + 20) // (TILE[0] + 20))))
        found = []
        for n, (place, icon, words) in enumerate(things):
            in_row = min(across, len(things) - n // across * across)
            left = room.centerx - (in_row * (TILE[0] + 20) - 20) / 2
            rows = -(-len(things) // across)
            top = room.centery - (rows * (TILE[1] + 20) - 20) / 2
            x, y = left + n % across * (TILE[0] + 20), top + n // across * (TILE[1] + 20)
            found.append((place, icon, words, Rect(x, y, *TILE)))
        return found

    def key(self) -> object:
        return self.desk.game.things(self.desk.view), self.desk.asked

    def region(self) -> Rect:
        return self.desk.plan.board

    def spots(self) -> Sequence[Spot]:
        return [Spot(place, rect, f"{{b}}{words}{{/b}}") for place, _, words, rect in self.places()]

    def draw(self, canvas: Canvas) -> None:
        board, theme = self.desk.plan.board, canvas.theme
        panel(canvas, board)
        if self.desk.asked >= 0:
            faint_crest(canvas, self.desk.color(self.desk.asked), board.inflate(-200, -200))
        for _, icon, words, rect in self.places():
            draw.rounded(canvas, rect.move(3, 5), theme.ink, None, 0, 12)
            draw.rounded(canvas, rect, theme.snow, theme.ink, 2, 12)
            art.draw(canvas, f"icons/{icon}", Rect(rect.centerx - 34, rect.y + 14, 68, 68))
            below = Rect(rect.x + 12, rect.y + 86, rect.w - 24, rect.h - 94)
            text.draw(canvas, words, below, "bold", 22, None, "center", "middle", shrink=0.7)


class PlainParts(Parts):
    def __init__(self, desk: Desk) -> None:
        self.rail = Rail(desk)
        super().__init__(desk, [self.rail, Things(desk)])

    def seat_rect(self, seat: int) -> Rect:
        return self.rail.rect_of(seat)


def thumbnail(game: GameTable, shown: Any, width: int, palette: str) -> pygame.Surface:
    """The middle of the table as everybody sees it."""
    surface = pygame.Surface((1200, 860))
    desk = game.desk(shown, -1, 0, [])
    desk.plan.board = Rect(0, 0, 1200, 860)
    Things(desk).draw(Canvas(surface, 1.0, theme("day", palette)))
    return pygame.transform.smoothscale(surface, (width, round(860 * width / 1200)))
