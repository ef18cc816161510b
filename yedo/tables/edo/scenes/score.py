"""The end of a game of Edo: points by where they came from, counted one after the other; the winner before the castle;
and the course of the game in a chart. A clan without a house in Edo stands behind a veil."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from engine.core.words import All, Noun, t
from engine.edo.game import Edo
from engine.edo.kind import KIND
from engine.edo.scoring import SOURCES, eligible, result
from yedo.scenes import charts
from yedo.scenes.charts import INK, SOFT
from yedo.scenes.reckoning import Reckoning, Rect, plain
from yedo.session import Session, begin
from yedo.tables.edo.part import icon
from yedo.ui import art, draw, text
from yedo.ui.button import Button
from yedo.ui.canvas import Canvas
from yedo.ui.theme import Colour

if TYPE_CHECKING:
    from yedo.app import App

DUSK = Colour(170, 168, 204)
COLOURS = {
    "houses": "#b5341f", "post": "#1f4d72", "fortresses": "#7d8791", "trade": "#6a4a86", "samurai": "#3f6b57",
    "money": "#d9b45c",
}  # fmt: skip
SIGNS = {
    "houses": "house", "post": "post", "fortresses": "fortress", "trade": "trade", "samurai": "samurai",
    "money": "ryo",
}  # fmt: skip


class Score(Reckoning):
    game: Edo
    tallest, margin, foot = 130, 470, 96

    def __init__(self, app: App, session: Session | None = None, game: Edo | None = None) -> None:
        super().__init__(app, session, game)
        self.result, self.able = result(self.game), eligible(self.game)
        found = self.result.sources
        self.ranking, self.sources = self.result.ranking, [name for name in SOURCES if any(s.get(name) for s in found)]
        self.amounts, self.scores = dict(enumerate(found)), {clan.seat: clan.points for clan in self.game.state.clans}

    def source_name(self, source: str) -> str:
        return t(f"edo.source.{source}")

    def source_colour(self, source: str) -> Colour:
        return Colour(COLOURS[source])

    def said(self) -> str:
        ended = self.game.state.ended
        return t(f"edo.ended.{ended}", n=self.game.board.goal) if ended else t("reckoning.done")

    def another_deal(self) -> Session:
        old = self.game.config
        config = KIND.config(len(old.seats), random.SystemRandom().randrange(1, 10**9), old.rules)
        for seat, one in enumerate(config.seats):
            one.name, one.played_by = old.seats[seat].name, old.seats[seat].played_by
        return begin(KIND, config, self.app.call_soon)

    def doors(self) -> list[Button]:
        self.fame = Button(t("title.fame"), partial(self.app.open, "fame", game=KIND.id), icon="icons/trophy", size=22)
        return [self.fame]

    def layout(self, width: float, height: float) -> None:
        super().layout(width, height)
        for segment in self.segments:
            segment.size = 22 * self.unit

    # --- drawing ------------------------------------------------------------------------------------------

    def draw_beside(self, canvas: Canvas, seat: int, row: Rect, x: float) -> None:
        if seat not in self.able:
            note = Rect(x + 90 * self.unit, row.y, row.right - x - 100 * self.unit, row.h)
            words = t("edo.score.no_house")
            text.draw(canvas, words, note, "italic", 22 * self.unit, SOFT, "left", "middle", shrink=0.6)

    def draw_legend(self, canvas: Canvas, room: Rect) -> None:
        named, room.h = self.sources, 60 * self.unit
        each = room.w / max(1, len(named))
        for n, name in enumerate(named):
            spot = Rect(room.x + n * each, room.y, each, room.h)
            if name == self.now:
                draw.rounded(canvas, spot, charts.LIT, None, 0, 8)
            side = 40 * self.unit
            art.draw(canvas, icon(SIGNS[name]), Rect(spot.x + 6, spot.centery - side / 2, side, side))
            chip = canvas.rect((spot.x + side + 12, spot.centery - 10 * self.unit, 20 * self.unit, 20 * self.unit))
            charts.chip(canvas, chip, self.source_colour(name))
            left = side + 20 + 20 * self.unit
            words = Rect(spot.x + left, spot.y, each - left - 4, spot.h)
            said = self.source_name(name)
            text.draw(canvas, said, words, "text", 22 * self.unit, INK, "left", "middle", wrap=False, shrink=0.6)

    def draw_winner(self, canvas: Canvas) -> None:
        winners = self.result.winners()
        clans, unit = self.game.state.clans, self.unit
        first = clans[winners[0]]
        charts.backdrop(canvas, f"edo/victory_{first.color}", DUSK)
        at = self._place(Rect(0, 760, 0, 0)).y
        names = [self.name(seat) for seat in winners]
        key = "wins" if len(winners) == 1 else "share"
        said = t(f"edo.score.{key}", clans=All(names), n=first.points)
        wide = min(canvas.width - 120, text.measure(canvas, said, "display", 54 * unit)[0] + 300 * unit)
        ribbon = Rect(canvas.width / 2 - wide / 2, at - 60 * unit, wide, 120 * unit)
        ribbon.bottom = min(ribbon.bottom, canvas.height - 200)
        charts.banner(canvas, ribbon, canvas.theme.clan[first.color])
        for n, seat in enumerate(winners):
            middle = (ribbon.x + (90 + n * 66) * unit, ribbon.centery)
            draw.crest_disc(canvas, clans[seat].color, middle, 38 * unit)
        room = Rect(ribbon.x + (120 + (len(winners) - 1) * 66) * unit, ribbon.y, 0, ribbon.h)
        room.w = ribbon.right - room.x - 80 * unit
        text.draw(canvas, said, room, "display", 54 * unit, None, "center", "middle", wrap=False, shrink=0.5)
        self.draw_others(canvas, ribbon, len(winners), most=380, rim=8)

    def draw_story(self, canvas: Canvas) -> None:
        """Points at the end of each round, and what is told of the game."""
        unit, paper, clans = self.unit, self.paper, self.game.state.clans
        plot = Rect(paper.x + 70 * unit, paper.y + 120 * unit, paper.w - 190 * unit, paper.h - 300 * unit)
        lines = {c.seat: [0, *c.by_round, c.points] for c in clans}
        count = max(len(values) for values in lines.values())
        top = max(5, -(-max(max(values) for values in lines.values()) // 5) * 5)

        def at(number: int, value: float) -> tuple[float, float]:
            return plot.x + plot.w * number / max(1, count - 1), plot.bottom - plot.h * value / top

        for value in range(0, top + 1, 5):
            a, b = at(0, value), at(count - 1, value)
            charts.rule(canvas, a, b, charts.FAINT, 1)
            label = Rect(a[0] - 60 * unit, a[1] - 16 * unit, 48 * unit, 32 * unit)
            text.draw(canvas, str(value), label, "text", 20 * unit, SOFT, "right", "middle", wrap=False)
        y = at(0, self.game.board.goal)[1]
        if self.game.board.goal <= top:
            charts.rule(canvas, (plot.x, y), (plot.right, y), canvas.theme.accent, 2)
        for number in range(1, count):
            words = str(number) if number < count - 1 else t("reckoning.end")
            x = at(number, 0)[0]
            label = Rect(x - 40 * unit, plot.bottom + 6 * unit, 80 * unit, 28 * unit)
            text.draw(canvas, words, label, "text", 20 * unit, SOFT, "center", "middle", wrap=False)
        self._draw_lines(canvas, lines, at, plot)
        notes = Rect(paper.x + 20 * unit, plot.bottom + 56 * unit, paper.w - 40 * unit, 150 * unit)
        text.draw(canvas, "\n".join(self.notes()), notes, "text", 26 * unit, INK, "left", "top", shrink=0.6)

    def _draw_lines(
        self, canvas: Canvas, lines: dict[int, list[int]], at: Callable[[int, float], charts.Spot], plot: Rect
    ) -> None:
        unit = self.unit
        ends: list[tuple[float, float, str]] = []
        for seat in reversed(self.ranking):
            spots = [at(n, value) for n, value in enumerate(lines[seat])]
            charts.stroke(canvas, spots, self.color(seat), unit)
            ends.append((spots[-1][1], spots[-1][0], self.color(seat)))
        low = plot.y - 60 * unit
        for y, x, color in sorted(ends):  # moved apart where lines end close together
            low = max(y, low + 44 * unit)
            draw.crest_disc(canvas, color, (x + 40 * unit, low), 21 * unit)

    def notes(self) -> list[str]:
        """How it ended, who lived off what, and who may not win."""
        clans, found = self.game.state.clans, [self.said()]
        richest = max(clans, key=lambda clan: clan.earned)
        found.append(t("edo.score.income", clan=plain(richest.name), n=richest.earned))
        best = max(self.segments, key=lambda part: part.amount, default=None)
        if best is not None:
            what = Noun("edo.source", best.source)
            found.append(t("edo.score.best", clan=self.name(best.seat), n=best.amount, source=what))
        out = [plain(clan.name) for clan in clans if clan.seat not in self.able]
        if out:
            found.append(t("edo.score.out", clans=All(out), n=len(out)))
        return found + [self.times] * bool(self.times)
