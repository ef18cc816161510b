"""The hall of fame: what has been played of Shitenno on this machine, in figures and one chart."""

import time
from typing import TYPE_CHECKING

import pygame

from engine.core.words import Noun, has, t
from engine.shitenno.board import standard_board
from engine.shitenno.config import NAMES
from engine.shitenno.kind import KIND
from yedo import fame, hall, scenes
from yedo.fame import Bar, Figures
from yedo.scenes import halls
from yedo.scenes.scene import Scene
from yedo.shot import ShotOptions, shot
from yedo.tables import box_of
from yedo.ui import art, draw, text
from yedo.ui.button import Button
from yedo.ui.canvas import Canvas
from yedo.ui.panel import panel

if TYPE_CHECKING:
    from yedo.app import App

Rect = pygame.FRect
GAP = 22
ROW = 40


class HallOfFame(Scene):
    """`entries` is for pictures and tests; otherwise the file is read."""

    def __init__(self, app: "App", entries: list[hall.Entry] | None = None) -> None:
        super().__init__(app)
        self.game_id = KIND.id
        self.trouble: str | None = None
        if entries is None:
            entries, self.trouble = hall.load()
        self.figures: Figures = fame.figures(entries, game=KIND.id)
        self.sheet = Rect(0, 0, 0, 0)
        self.begin: Button | None = None

    def enter(self) -> None:
        if self.trouble:
            self.app.notice(self.trouble)

    def build(self) -> None:
        self.done = self.group.add(Button(t("common.back"), self.app.pop, "primary", size=24))
        self.games = self.group.add(halls.switch(self.app, "fame", KIND.id))
        self.begin = None
        if not self.figures.games:
            action = Button(t("title.new_game"), self._new_game, icon="icons/play", size=26)
            self.begin = self.group.add(action)

    def _new_game(self) -> None:
        self.app.replace(scenes.make("setup", self.app, game=KIND.id))

    def layout(self, width: float, height: float) -> None:
        self.sheet = Rect(0, 0, min(width - 40, 1720), min(height - 30, 980))
        self.sheet.center = (width / 2, height / 2)
        inner = self.sheet.inflate(-84, -60)
        self.done.rect.update(inner.right - 200, inner.y, 200, 58)
        self.games.rect.update(inner.right - 660, inner.y + 4, 430, 50)
        if self.begin is not None:
            self.begin.rect.update(self.sheet.centerx - 160, self.sheet.centery + 150, 320, 64)
        body = Rect(inner.x, inner.y + 84, inner.w, inner.h - 84)
        third = (body.w - 2 * GAP) / 3
        upper = body.h * 0.52
        self.boxes = {
            "games": Rect(body.x, body.y, third, upper),
            "best": Rect(body.x + third + GAP, body.y, third, upper),
            "provinces": Rect(body.x + 2 * (third + GAP), body.y, third, upper),
            "chart": Rect(body.x, body.y + upper + GAP, body.w, body.h - upper - GAP),
        }

    # --- drawing ------------------------------------------------------------------------------------------

    def draw(self, canvas: Canvas) -> None:
        art.backdrop(canvas, box_of(KIND.id).picture)
        draw.shade(canvas, 0.35)
        panel(canvas, self.sheet)
        heading = Rect(self.sheet.x + 42, self.sheet.y + 26, self.sheet.w - 760, 70)
        text.draw(canvas, t("title.fame"), heading, "display", 50, valign="middle", wrap=False)
        if self.figures.games:
            for name, box in self.boxes.items():
                key = f"shitenno.fame.{name}" if has(f"shitenno.fame.{name}") else f"fame.{name}"
                getattr(self, f"_draw_{name}")(canvas, self._box(canvas, t(key), box))
        else:
            self._draw_empty(canvas)
        self.group.draw(canvas)

    def _box(self, canvas: Canvas, words: str, box: Rect) -> Rect:
        """A sheet with its title; the room below that."""
        panel(canvas, box, "plain")
        title = Rect(box.x + 20, box.y + 10, box.w - 40, 42)
        text.draw(canvas, words, title, "display", 27, canvas.theme.heading, valign="middle", wrap=False)
        draw.brush_line(canvas, (title.x, title.bottom), title.w, canvas.theme.gold_deep)
        return Rect(box.x + 20, title.bottom + 10, box.w - 40, box.bottom - title.bottom - 22)

    def _draw_empty(self, canvas: Canvas) -> None:
        middle = self.sheet.center
        for number, general in enumerate(standard_board().generals):
            draw.crest_disc(canvas, general, (middle[0] + (number - 1.5) * 140, middle[1] - 120), 50)
        words = Rect(middle[0] - 420, middle[1] - 30, 840, 150)
        text.draw(canvas, t("shitenno.fame.empty"), words, "text", 28, None, "center", "middle")

    def _line(self, canvas: Canvas, box: Rect, number: int, left: str, right: str, icon: str) -> None:
        """A row of a list: an icon, words, a figure at the right."""
        y = box.y + number * ROW
        spot = Rect(box.x, y + 3, 34, 34)
        if canvas.theme.night:
            draw.disc(canvas, spot.center, 18, canvas.theme.on_accent, canvas.theme.ink)
            spot.inflate_ip(-6, -6)
        art.draw(canvas, art.icon(icon), spot)
        width = text.measure(canvas, right, "bold", 23)[0] + 6
        figure = Rect(box.right - width, y, width, ROW)
        text.draw(canvas, right, figure, "bold", 23, None, "right", "middle", wrap=False)
        room = Rect(box.x + 44, y, box.right - box.x - width - 54, ROW)
        text.draw(canvas, left, room, "text", 22, valign="middle", wrap=False, shrink=0.7)

    def _note(self, canvas: Canvas, box: Rect, words: str) -> None:
        text.draw(canvas, words, box, "italic", 22, canvas.theme.ink_soft)

    def _draw_games(self, canvas: Canvas, box: Rect) -> None:
        found = self.figures
        self._line(canvas, box, 0, t("fame.played"), str(found.games), "round")
        self._line(canvas, box, 1, t("fame.hours"), f"{found.hours:.1f}", "clock")
        rate = found.won / found.with_persons if found.with_persons else 0
        self._line(canvas, box, 2, t("fame.won"), t("fame.of", n=found.won, of=found.with_persons), "trophy")
        draw.progress(canvas, (box.x + 44, box.y + 3 * ROW + 4, box.w - 44, 14), rate, canvas.theme.good)
        rest = Rect(box.x, box.y + 3 * ROW + 34, box.w, box.bottom - box.y - 3 * ROW - 34)
        each = 52
        for number, entry in enumerate(found.against[: max(0, int(rest.h // each))]):
            key = f"shitenno.bot.{entry.bot}"
            row = Rect(rest.x, rest.y + number * each, rest.w, ROW)
            words = t("fame.against", bot=t(key) if has(key) else entry.bot, n=entry.won, of=entry.games)
            self._line(canvas, row, 0, words, f"{round(100 * entry.rate)} %", "robot")
            draw.progress(canvas, (rest.x + 44, row.y + ROW - 2, rest.w - 44, 9), entry.rate)

    def _draw_best(self, canvas: Canvas, box: Rect) -> None:
        if not self.figures.best:
            self._note(canvas, box, t("fame.no_best"))
        each = min(92.0, box.h / max(1, len(self.figures.best)))
        for number, best in enumerate(self.figures.best):
            y = box.y + number * each
            draw.crest_disc(canvas, best.color or "honda", (box.x + 32, y + 38), 30)
            score = Rect(box.right - 130, y, 130, 40)
            text.draw(canvas, str(best.score), score, "bold", 30, None, "right", "middle", wrap=False)
            mode = t("shitenno.fame.mode", n=int(best.mode.partition(" ")[0]))
            title = Rect(box.x + 80, y, box.w - 216, 40)
            words = f"{mode}: {{b}}{best.name}{{/b}}"
            text.draw(canvas, words, title, "text", 24, valign="middle", wrap=False, shrink=0.6)
            date = time.strftime("%Y-%m-%d", time.localtime(best.date))
            more = t("fame.mode_more", n=best.games, average=f"{best.average:.1f}", date=date)
            below = Rect(box.x + 80, y + 41, box.w - 80, 30)
            text.draw(canvas, more, below, "italic", 20, canvas.theme.ink_soft, wrap=False, shrink=0.7)

    def _draw_provinces(self, canvas: Canvas, box: Rect) -> None:
        if not self.figures.missions:
            self._note(canvas, box, t("shitenno.fame.no_provinces"))
        known = standard_board().index
        rows = [(id, n) for id, n in self.figures.missions if id in known][: max(0, int(box.h // ROW))]
        for number, (id, count) in enumerate(rows):
            words = t("shitenno.name", what=Noun("shitenno.province", id))
            self._line(canvas, box, number, words, f"{count} ×", "shitenno/icon_majority")

    def _draw_chart(self, canvas: Canvas, box: Rect) -> None:
        """A bar for each of the last games, in the general's colour; a won game wears a star."""
        bars, theme = self.figures.bars, canvas.theme
        if not bars:
            self._note(canvas, box, t("fame.no_chart"))
            return
        top = max(20, -(-(max(bar.score for bar in bars) + 5) // 20) * 20)
        plot = Rect(box.x + 46, box.y + 22, box.w - 52, box.h - 52)
        for mark in range(0, top + 1, 20):
            y = plot.bottom - plot.h * mark / top
            canvas.surface.fill(theme.paper_deep.lerp(theme.ink_soft, 0.4), canvas.rect((plot.x, y, plot.w, 1.5)))
            label = Rect(box.x, y - 14, 38, 28)
            text.draw(canvas, str(mark), label, "text", 18, theme.ink_soft, "right", "middle", wrap=False)
        average = sum(bar.score for bar in bars) / len(bars)
        y = plot.bottom - plot.h * average / top
        canvas.surface.fill(theme.accent, canvas.rect((plot.x, y, plot.w, 2.5)))
        step = plot.w / max(8, len(bars))
        for number, bar in enumerate(bars):
            self._draw_bar(canvas, bar, Rect(plot.x + number * step, plot.y, step, plot.h), top)
        foot = Rect(plot.x, plot.bottom + 4, plot.w, 28)
        said = t("shitenno.fame.chart_foot", n=len(bars), average=f"{average:.1f}")
        text.draw(canvas, said, foot, "italic", 19, theme.ink_soft, valign="middle", wrap=False)

    @staticmethod
    def _draw_bar(canvas: Canvas, bar: Bar, room: Rect, top: int) -> None:
        theme = canvas.theme
        height = max(4.0, room.h * bar.score / top)
        width = min(44.0, room.w * 0.7)
        place = Rect(room.centerx - width / 2, room.bottom - height, width, height)
        draw.rounded(canvas, place, theme.livery.get(bar.color, theme.gold), theme.ink, 1.5, 4)
        if bar.won:
            side = min(30.0, width + 6)
            art.draw(canvas, "icons/trophy", Rect(place.centerx - side / 2, place.y - side - 1, side, side))


def examples() -> list[hall.Entry]:
    """A season of games, for a picture."""
    board = standard_board()
    ids, entries = [province.id for province in board.provinces], []
    for n in range(18):
        mine = 52 + (n * 17) % 41
        theirs = [("samurai", 50 + (n * 11) % 38), ("novice", 41 + (n * 5) % 27)][: 1 + n % 2]
        scores = sorted([mine, *(score for _, score in theirs)], reverse=True)
        held = [ids[(n * 3 + k * k) % len(ids)] for k in range(1 + n % 4)]
        general = board.generals[n % 2 * 2]
        players = [hall.Place(NAMES[general], general, "human", mine, scores.index(mine) + 1, held)]
        for (bot, score), other in zip(theirs, ("sakakibara", "ii"), strict=False):
            players.append(hall.Place(NAMES[other], other, bot, score, scores.index(score) + 1))
        turns = board.turns(len(players))
        entry = hall.Entry(1.79e9 + n * 86400.0, players, turns - 1, "stock", [], 3000.0, length=turns, game=KIND.id)
        entries.append(entry)
    return entries


@shot("shitenno_fame")
def shot_fame(app: "App", options: ShotOptions) -> None:
    app.open("title")
    app.open("fame", game=KIND.id, entries=examples())


@shot("shitenno_fame_empty")
def shot_fame_empty(app: "App", options: ShotOptions) -> None:
    app.open("title")
    app.open("fame", game=KIND.id, entries=[])
