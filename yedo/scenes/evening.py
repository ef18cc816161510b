"""The tally of an evening: a column for every game that was played, a row for every person."""

import time
from typing import TYPE_CHECKING

import pygame

from yedo import hall
from yedo.evening import Row, games, tally, won
from yedo.fame import is_coop
from yedo.hall import Entry, Place
from yedo.scenes.scene import Scene
from yedo.shot import ShotOptions, shot
from yedo.tables import TABLES, box_of
from yedo.ui import art, draw, text
from yedo.ui.button import Button
from yedo.ui.canvas import Canvas
from yedo.ui.panel import panel
from yedo.ui.words import day, t

if TYPE_CHECKING:
    from yedo.app import App

Rect = pygame.FRect
SHEET = (1500, 860)
NAMES, TOTAL = 270.0, 250.0  # the first and the last column
NARROWEST = 124.0  # of a game's column
HEAD, TALLEST = 96.0, 84.0  # the line of the games, and a person's


class Evening(Scene):
    """`entries` is for pictures and tests; otherwise the file is read."""

    def __init__(self, app: "App", entries: list[Entry] | None = None) -> None:
        super().__init__(app)
        self.trouble: str | None = None
        if entries is None:
            entries, self.trouble = hall.load()
        self.games = games(entries)
        self.rows: list[Row] = tally(self.games)
        self.sheet = Rect(0, 0, 0, 0)

    def enter(self) -> None:
        if self.trouble:
            self.app.notice(self.trouble)

    def build(self) -> None:
        self.done = self.group.add(Button(t("common.back"), self.back, "primary", size=24))

    def layout(self, width: float, height: float) -> None:
        tall = 60 + 78 + HEAD + 12 + len(self.rows) * TALLEST + 76 if self.rows else 560
        self.sheet = Rect(0, 0, min(SHEET[0], width - 40), min(tall, SHEET[1], height - 40))
        self.sheet.center = (width / 2, height / 2)
        inner = self.sheet.inflate(-84, -60)
        self.done.rect.update(inner.right - 200, inner.y, 200, 58)

    # --- drawing ------------------------------------------------------------------------------------------

    def draw(self, canvas: Canvas) -> None:
        art.backdrop(canvas, "scenes/title")
        draw.shade(canvas, 0.35)
        panel(canvas, self.sheet)
        inner, theme = self.sheet.inflate(-84, -60), canvas.theme
        head = Rect(inner.x, inner.y - 6, inner.w - 220, 70)
        text.draw(canvas, t("evening.heading"), head, "display", 50, valign="middle", wrap=False)
        if not self.rows:
            place = inner.inflate(-200, -300)
            text.draw(canvas, t("evening.empty"), place, "text", 28, None, "center", "middle")
        else:
            said = t("evening.of", n=len(self.games), date=day(self.games[-1].date))
            beside = Rect(head.x, head.y, head.w - 10, head.h)
            text.draw(canvas, said, beside, "italic", 26, theme.ink_soft, "right", "middle", wrap=False)
            self._draw_table(canvas, Rect(inner.x, inner.y + 78, inner.w, inner.h - 78))
        self.group.draw(canvas)

    def _draw_table(self, canvas: Canvas, room: Rect) -> None:
        theme = canvas.theme
        shown = self.games[-int((room.w - NAMES - TOTAL) // NARROWEST) :]
        wide = min(220.0, (room.w - NAMES - TOTAL) / len(shown))
        tall = min(TALLEST, (room.h - HEAD - 76) / len(self.rows))
        for number, entry in enumerate(shown):
            self._draw_game(canvas, entry, Rect(room.x + NAMES + number * wide, room.y, wide, HEAD))
        words = Rect(room.right - TOTAL, room.y, TOTAL, HEAD)
        text.draw(canvas, t("evening.total"), words, "display", 26, theme.heading, "center", "middle", shrink=0.7)
        draw.brush_line(canvas, (room.x, room.y + HEAD + 2), room.w, theme.gold_deep)
        for number, row in enumerate(self.rows):
            line = Rect(room.x, room.y + HEAD + 12 + number * tall, room.w, tall - 8)
            self._draw_row(canvas, row, shown, line, wide)
        foot = Rect(room.x, room.bottom - 56, room.w, 56)
        earlier = len(self.games) - len(shown)
        said = t("evening.foot") + (" " + t("evening.earlier", n=earlier) if earlier else "")
        text.draw(canvas, said, foot, "italic", 21, theme.ink_soft, "left", "bottom", shrink=0.8)

    def _draw_game(self, canvas: Canvas, entry: Entry, place: Rect) -> None:
        """Which game it was, how many played, when it ended."""
        theme = canvas.theme
        title = box_of(entry.game).title if entry.game in TABLES else entry.game
        name = Rect(place.x + 4, place.y, place.w - 8, place.h * 0.56)
        text.draw(canvas, title, name, "display", 27, theme.heading, "center", "middle", wrap=False, shrink=0.5)
        at = time.strftime("%H:%M", time.localtime(entry.date))
        said = f"{{icon:human}} {len(entry.players)} · {at}"
        below = Rect(place.x + 4, name.bottom, place.w - 8, place.h - name.h - 6)
        text.draw(canvas, said, below, "text", 21, theme.ink_soft, "center", "middle", wrap=False, shrink=0.7)

    def _draw_row(self, canvas: Canvas, row: Row, shown: list[Entry], line: Rect, wide: float) -> None:
        theme = canvas.theme
        draw.rounded(canvas, line, theme.snow, theme.gold if row is self.rows[0] else theme.ink_soft, 2, 10)
        side = min(28.0, line.h / 2 - 6)
        draw.crest_disc(canvas, row.color, (line.x + 16 + side, line.centery), side)
        name = Rect(line.x + 30 + 2 * side, line.y, NAMES - 46 - 2 * side, line.h)
        text.draw(canvas, _plain(row.name), name, "bold", 26, None, "left", "middle", wrap=False, shrink=0.6)
        for number, (entry, place) in enumerate(zip(shown, row.places[-len(shown) :], strict=True)):
            if place is not None:
                self._draw_place(canvas, entry, place, Rect(line.x + NAMES + number * wide, line.y, wide, line.h))
        total = Rect(line.right - TOTAL, line.y + 4, TOTAL - 12, line.h / 2)
        text.draw(canvas, t("evening.sum", wins=row.wins), total, "bold", 25, None, "center", "middle", wrap=False)
        below = Rect(total.x, line.centery, total.w, line.h / 2 - 4)
        said = t("evening.beaten", n=row.beaten)
        text.draw(canvas, said, below, "italic", 20, theme.ink_soft, "center", "middle", wrap=False, shrink=0.7)

    def _draw_place(self, canvas: Canvas, entry: Entry, place: Place, cell: Rect) -> None:
        first = won(entry, place)
        said = t("evening.cell", place=place.rank, n=place.score)
        if is_coop(entry):
            said = t("evening.won" if first else "evening.lost")
        said = f"{{icon:trophy}} {said}" if first else said
        text.draw(canvas, said, cell.inflate(-8, 0), "bold", 25, None, "center", "middle", wrap=False, shrink=0.6)


def _plain(name: str) -> str:
    """A typed name must not be taken for markup."""
    return name.replace("{", "(").replace("}", ")")


def examples() -> list[Entry]:
    """An evening of three, for a picture."""
    played = [("yedo", (31, 27, 19)), ("shitenno", (24, 30, 30)), ("edo", (21, 25, 18)), ("yedo", (22, 29, 35))]
    found = []
    for number, (game, scores) in enumerate(played):
        order = sorted(scores, reverse=True)
        people = (("Oyuki", "purple"), ("Masa", "green"), ("Kenji", "blue"))
        places = [
            Place(name, color, "human", score, order.index(score) + 1)
            for (name, color), score in zip(people[: 3 if number < 3 else 2], scores, strict=False)
        ]
        places += [Place("Abe", "red", "samurai", 20, 1 + sum(score > 20 for score in order))] * (number == 3)
        found.append(Entry(1.8e9 + number * 5400, places, 6, "rounds", [], 4800.0, game=game))
    together = [Place(name, color, "human", 14, 1) for name, color in (("Oyuki", "purple"), ("Kenji", "blue"))]
    return [*found, Entry(1.8e9 + 27000, together, 7, "coop_won", [], 3000.0, together=True)]


@shot("evening")
def shot_evening(app: "App", options: ShotOptions) -> None:
    app.open("title")
    app.open("evening", entries=examples())
