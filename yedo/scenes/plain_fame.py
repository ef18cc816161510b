"""The hall of fame of any game: what was played, how persons fared against each bot, the best scores, and a bar for
each of the last games. Doors lead to the halls of the other games."""

from __future__ import annotations

import time
from functools import partial
from typing import TYPE_CHECKING

import pygame

from yedo import fame, hall, scenes
from yedo.fame import Figures
from yedo.scenes.scene import Scene
from yedo.table.menus import bot_name
from yedo.tables import TABLES, box_of, table_of
from yedo.ui import art, draw, text
from yedo.ui.button import Button
from yedo.ui.canvas import Canvas
from yedo.ui.panel import panel
from yedo.ui.words import t

if TYPE_CHECKING:
    from yedo.app import App

Rect = pygame.FRect
GAP = 22.0
ROW = 44.0


def doors(app: App, game: str) -> list[Button]:
    """A button for the hall of every other game."""
    others = [other for other in TABLES if other != game and scenes.has("fame", other)]
    return [Button(box_of(other).title, partial(_enter, app, other), size=22) for other in others]


def _enter(app: App, game: str) -> None:
    app.replace(scenes.make("fame", app, game=game))


class PlainFame(Scene):
    """`entries` is for pictures and tests; otherwise the file is read."""

    of_any_game = True

    def __init__(self, app: App, game: str, entries: list[hall.Entry] | None = None) -> None:
        super().__init__(app)
        self.game_id, self.table, self.box = game, table_of(game), box_of(game)
        self.trouble: str | None = None
        if entries is None:
            entries, self.trouble = hall.load()
        self.figures: Figures = fame.figures(entries, game=game)
        self.sheet = Rect(0, 0, 0, 0)

    def enter(self) -> None:
        if self.trouble:
            self.app.notice(self.trouble)

    def build(self) -> None:
        self.doors = doors(self.app, self.game_id)
        self.group.extend(self.doors)
        self.done = self.group.add(Button(t("common.back"), self.app.pop, "primary", size=24))

    def layout(self, width: float, height: float) -> None:
        self.sheet = Rect(0, 0, min(width - 40, 1720), min(height - 30, 980))
        self.sheet.center = (width / 2, height / 2)
        inner = self.sheet.inflate(-84, -60)
        self.done.rect.update(inner.right - 200, inner.y, 200, 58)
        for n, door in enumerate(self.doors):
            door.rect.update(inner.right - 200 - (n + 1) * 194, inner.y, 180, 58)
        body = Rect(inner.x, inner.y + 84, inner.w, inner.h - 84)
        third, upper = (body.w - GAP) * 0.46, body.h * 0.5
        self.boxes = {
            "games": Rect(body.x, body.y, third, upper),
            "best": Rect(body.x + third + GAP, body.y, body.w - third - GAP, upper),
            "chart": Rect(body.x, body.y + upper + GAP, body.w, body.h - upper - GAP),
        }

    # --- drawing -------------------------------------------------------------------------------------------

    def draw(self, canvas: Canvas) -> None:
        art.backdrop(canvas, self.box.picture)
        draw.shade(canvas, 0.35)
        panel(canvas, self.sheet)
        room = min((button.rect.x for button in self.group.widgets), default=self.sheet.right)
        heading = Rect(self.sheet.x + 42, self.sheet.y + 26, room - self.sheet.x - 60, 70)
        words = t("fame.of_game", game=self.box.title)
        text.draw(canvas, words, heading, "display", 46, canvas.theme.heading, valign="middle", wrap=False, shrink=0.6)
        for name, box in self.boxes.items():
            panel(canvas, box, "plain")
            title = Rect(box.x + 20, box.y + 10, box.w - 40, 42)
            said = t(f"fame.{name}")
            text.draw(canvas, said, title, "display", 27, canvas.theme.heading, valign="middle", wrap=False)
            draw.brush_line(canvas, (title.x, title.bottom), title.w, canvas.theme.gold_deep)
            inside = Rect(box.x + 20, title.bottom + 10, box.w - 40, box.bottom - title.bottom - 22)
            getattr(self, f"_draw_{name}")(canvas, inside)
        self.group.draw(canvas)

    def _line(self, canvas: Canvas, box: Rect, number: int, left: str, right: str, icon: str) -> None:
        y = box.y + number * ROW
        if y + ROW > box.bottom + 4:
            return
        spot = Rect(box.x, y + 5, 34, 34)
        if canvas.theme.night and not icon.startswith("crest_"):
            draw.disc(canvas, spot.center, 18, canvas.theme.on_accent, canvas.theme.ink)
            spot.inflate_ip(-6, -6)
        art.draw(canvas, f"icons/{icon}", spot)
        width = text.measure(canvas, right, "bold", 23)[0] + 8
        value = Rect(box.right - width, y, width, ROW)
        text.draw(canvas, right, value, "bold", 23, None, "right", "middle", wrap=False)
        words = Rect(box.x + 44, y, box.w - 54 - width, ROW)
        text.draw(canvas, left, words, "text", 22, valign="middle", wrap=False, shrink=0.7)

    def _note(self, canvas: Canvas, box: Rect, key: str) -> None:
        text.draw(canvas, t(key), box, "italic", 22, canvas.theme.ink_soft)

    def _draw_games(self, canvas: Canvas, box: Rect) -> None:
        found = self.figures
        self._line(canvas, box, 0, t("fame.played"), str(found.games), "round")
        self._line(canvas, box, 1, t("fame.hours"), f"{found.hours:.1f}", "clock")
        self._line(canvas, box, 2, t("fame.won"), t("fame.of", n=found.won, of=found.with_persons), "trophy")
        for n, entry in enumerate(found.against):
            words = t("fame.against", bot=bot_name(entry.bot), n=entry.won, of=entry.games)
            self._line(canvas, box, 3 + n, words, f"{entry.rate:.0%}", "robot")

    def _draw_best(self, canvas: Canvas, box: Rect) -> None:
        """The best bars, the highest first."""
        if not self.figures.bars:
            self._note(canvas, box, "fame.no_best")
            return
        best = sorted(self.figures.bars, key=lambda bar: -bar.score)
        for n, bar in enumerate(best):
            date = time.strftime("%Y-%m-%d", time.localtime(bar.date))
            words = t("fame.best_line", clan=bar.name, date=date)
            self._line(canvas, box, n, words, str(bar.score), f"crest_{bar.color}")

    def _draw_chart(self, canvas: Canvas, box: Rect) -> None:
        bars, theme = self.figures.bars, canvas.theme
        if not bars:
            self._note(canvas, box, "fame.no_chart")
            return
        foot = Rect(box.x, box.bottom - 34, box.w, 34)
        average = f"{sum(bar.score for bar in bars) / len(bars):.1f}"
        words = t("fame.any_foot", n=len(bars), average=average)
        text.draw(canvas, words, foot, "italic", 20, theme.ink_soft, valign="middle", wrap=False, shrink=0.7)
        plot = Rect(box.x, box.y + 30, box.w, box.h - 74)
        each = min(90.0, plot.w / len(bars))
        top = max(1, *(bar.score for bar in bars))
        for n, bar in enumerate(bars):
            high = plot.h * max(0, bar.score) / top
            place = Rect(plot.x + n * each + 6, plot.bottom - high, each - 12, high)
            if high > 2:
                draw.rounded(canvas, place, theme.clan.get(bar.color, theme.gold), theme.ink, 1.5, 5)
            over = Rect(plot.x + n * each, place.y - 30, each, 30)
            text.draw(canvas, str(bar.score), over, "bold", 19, None, "center", "middle", wrap=False, shrink=0.6)
            if bar.won and high > 34:
                art.draw(canvas, "icons/trophy", Rect(place.centerx - 14, place.y + 4, 28, 28))
