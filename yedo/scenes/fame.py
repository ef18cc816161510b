"""The hall of fame of any game: what has been played on this machine, in figures and one chart. A game with more to
tell has a page of its own; tabs lead from one game to the next."""

from functools import partial
from typing import TYPE_CHECKING

import pygame

from engine.core.words import has
from engine.games import DEFAULT
from yedo import fame, hall, scenes
from yedo.fame import Bar, Figures
from yedo.scenes.scene import Scene
from yedo.tables import TABLES, box_of, table_of
from yedo.ui import art, draw, text
from yedo.ui.button import Button
from yedo.ui.canvas import Canvas
from yedo.ui.panel import panel
from yedo.ui.words import day, decimal, t

if TYPE_CHECKING:
    from yedo.app import App

Rect = pygame.FRect

GAP = 22
ROW = 40


class HallOfFame(Scene):
    """`entries` is for pictures and tests; otherwise the file is read."""

    of_any_game = True
    score_sign = ""  # the icon behind a score
    chart_foot = "fame.chart_foot_points"

    def __init__(self, app: "App", game: str = DEFAULT, entries: list[hall.Entry] | None = None) -> None:
        super().__init__(app)
        self.game_id, self._given = game, entries
        self.trouble: str | None = None
        if entries is None:
            entries, self.trouble = hall.load()
        self.figures: Figures = fame.figures(entries, game=game)
        self.any = bool(entries)
        self.sheet = Rect(0, 0, 0, 0)
        self.tabs: dict[str, Button] = {}
        self.begin: Button | None = None

    def enter(self) -> None:
        if self.trouble:
            self.app.notice(self.trouble)

    def build(self) -> None:
        self.tabs = {}
        for game in TABLES if len(TABLES) > 1 else ():
            self.tabs[game] = self.group.add(Button(box_of(game).title, partial(self.turn, game), size=23))
            self.tabs[game].selected = game == self.game_id
        self.tonight = None
        if self.any:
            self.tonight = self.group.add(Button(t("evening.button"), self.open_evening, icon="icons/night", size=23))
        self.done = self.group.add(Button(t("common.back"), self.app.pop, "primary", size=24))
        self.begin = None
        if not self.figures.games:
            action = Button(t("title.new_game"), self.new_game, icon="icons/play", size=26)
            self.begin = self.group.add(action)

    def new_game(self) -> None:
        self.app.open("setup", game=self.game_id)

    def turn(self, game: str) -> None:
        """To another game's page."""
        if game != self.game_id:
            self.app.replace(scenes.make("fame", self.app, game=game, entries=self._given))

    def open_evening(self) -> None:
        self.app.open("evening", entries=self._given)

    def places(self, body: Rect) -> dict[str, Rect]:
        """Where the boxes lie, by name; each is drawn by a method of that name."""
        half, upper = (body.w - GAP) / 2, body.h * 0.52
        return {
            "games": Rect(body.x, body.y, half, upper),
            "best": Rect(body.x + half + GAP, body.y, half, upper),
            "chart": Rect(body.x, body.y + upper + GAP, body.w, body.h - upper - GAP),
        }

    def layout(self, width: float, height: float) -> None:
        self.sheet = Rect(0, 0, min(width - 40, 1720), min(height - 30, 980))
        self.sheet.center = (width / 2, height / 2)
        inner = self.sheet.inflate(-84, -60)
        right = inner.right
        for button, wide in ((self.done, 170.0), (self.tonight, 210.0)):
            if button is not None:
                button.rect.update(right - wide, inner.y, wide, 58)
                right -= wide + 14
        room = right - inner.x - 330
        for number, tab in enumerate(self.tabs.values()):
            wide = min(170.0, room / len(self.tabs))
            tab.rect.update(right - 16 - (len(self.tabs) - number) * wide, inner.y, wide - 8, 58)
        if self.begin is not None:
            self.begin.rect.update(self.sheet.centerx - 160, self.sheet.centery + 150, 320, 64)
        self.boxes = self.places(Rect(inner.x, inner.y + 84, inner.w, inner.h - 84))

    # --- drawing -------------------------------------------------------------------------------------------

    def draw(self, canvas: Canvas) -> None:
        art.backdrop(canvas, "scenes/title")
        draw.shade(canvas, 0.35)
        panel(canvas, self.sheet)
        heading = Rect(self.sheet.x + 42, self.sheet.y + 26, 320, 70)
        text.draw(canvas, t("title.fame"), heading, "display", 50, valign="middle", wrap=False, shrink=0.6)
        if self.figures.games:
            for name, box in self.boxes.items():
                inside = self._box(canvas, name, box)
                getattr(self, f"_draw_{name}")(canvas, inside)
        else:
            self._draw_empty(canvas)
        self.group.draw(canvas)

    def _box(self, canvas: Canvas, name: str, box: Rect) -> Rect:
        """A sheet with its title; the room below that."""
        panel(canvas, box, "plain")
        title = Rect(box.x + 20, box.y + 10, box.w - 40, 42)
        words, ink = t(self.heading(name)), canvas.theme.heading
        text.draw(canvas, words, title, "display", 27, ink, valign="middle", wrap=False)
        draw.brush_line(canvas, (title.x, title.bottom), title.w, canvas.theme.gold_deep)
        return Rect(box.x + 20, title.bottom + 10, box.w - 40, box.bottom - title.bottom - 22)

    def heading(self, name: str) -> str:
        """The key of a box's title."""
        own = f"{self.game_id}.fame.{name}"
        return own if has(own) else f"fame.{name}"

    def _draw_empty(self, canvas: Canvas) -> None:
        middle = self.sheet.center
        kind = table_of(self.game_id).kind
        crests = [seat.color for seat in kind.config(max(kind.players), 1).seats]
        for number, crest in enumerate(crests):
            draw.crest_disc(canvas, crest, (middle[0] + (number - (len(crests) - 1) / 2) * 130, middle[1] - 120), 46)
        words = Rect(middle[0] - 420, middle[1] - 30, 840, 150)
        text.draw(canvas, t(self.heading("empty")), words, "text", 28, None, "center", "middle")

    def _line(self, canvas: Canvas, box: Rect, number: int, left: str, right: str, icon: str = "") -> None:
        """A row of a list: an icon, words, a figure at the right."""
        y = box.y + number * ROW
        x = box.x
        if icon:
            spot = Rect(x, y + 3, 34, 34)
            if canvas.theme.night:
                draw.disc(canvas, spot.center, 18, canvas.theme.on_accent, canvas.theme.ink)
                spot.inflate_ip(-6, -6)
            art.draw(canvas, art.icon(icon), spot)
            x += 44
        width = text.measure(canvas, right, "bold", 23)[0] + 6 if right else 0
        text.draw(
            canvas, right, Rect(box.right - width, y, width, ROW), "bold", 23, None, "right", "middle", wrap=False
        )
        room = Rect(x, y, box.right - x - width - 10, ROW)
        text.draw(canvas, left, room, "text", 22, valign="middle", wrap=False, shrink=0.7)

    def _fits(self, box: Rect) -> int:
        return max(0, int(box.h // ROW))

    def _note(self, canvas: Canvas, box: Rect, key: str) -> None:
        text.draw(canvas, t(key), box, "italic", 22, canvas.theme.ink_soft)

    def _draw_games(self, canvas: Canvas, box: Rect) -> None:
        found = self.figures
        self._line(canvas, box, 0, t("fame.played"), str(found.games), "round")
        self._line(canvas, box, 1, t("fame.hours"), decimal(found.hours), "clock")
        rate = found.won / found.with_persons if found.with_persons else 0
        self._line(canvas, box, 2, t("fame.won"), t("fame.of", n=found.won, of=found.with_persons), "trophy")
        draw.progress(canvas, (box.x + 44, box.y + 3 * ROW + 4, box.w - 44, 14), rate, canvas.theme.good)
        rest = Rect(box.x, box.y + 3 * ROW + 34, box.w, box.bottom - box.y - 3 * ROW - 34)
        each = 52
        for number, entry in enumerate(found.against[: max(0, int(rest.h // each))]):
            y = rest.y + number * each
            name = t(f"bot.{entry.bot}") if has(f"bot.{entry.bot}") else entry.bot
            row = Rect(rest.x, y, rest.w, ROW)
            words = t("fame.against", bot=name, n=entry.won, of=entry.games)
            self._line(canvas, row, 0, words, f"{round(100 * entry.rate)} %", "robot")
            draw.progress(canvas, (rest.x + 44, y + ROW - 2, rest.w - 44, 9), entry.rate)

    def mode(self, rounds: str) -> str:
        """What a kind of game is called that is meant to have so many rounds."""
        return box_of(self.game_id).title

    def _draw_best(self, canvas: Canvas, box: Rect) -> None:
        if not self.figures.best:
            self._note(canvas, box, "fame.no_best")
        each = min(92.0, box.h / max(1, len(self.figures.best)))
        for number, best in enumerate(self.figures.best):
            y = box.y + number * each
            draw.crest_disc(canvas, best.color or "blue", (box.x + 32, y + 38), 30)
            score = Rect(box.right - 130, y, 130, 40)
            text.draw(canvas, f"{best.score}{self.score_sign}", score, "bold", 30, None, "right", "middle", wrap=False)
            title = Rect(box.x + 80, y, box.w - 216, 40)
            rounds, _, edition = best.mode.partition(" ")
            mode = self.mode(rounds) + (f" ({edition})" if edition else "")
            text.draw(
                canvas, f"{mode}: {{b}}{best.name}{{/b}}", title, "text", 24, valign="middle", wrap=False, shrink=0.6
            )
            more = t("fame.mode_more", n=best.games, average=decimal(best.average), date=day(best.date))
            below = Rect(box.x + 80, y + 41, box.w - 80, 30)
            text.draw(canvas, more, below, "italic", 20, canvas.theme.ink_soft, wrap=False, shrink=0.7)

    def _draw_chart(self, canvas: Canvas, box: Rect) -> None:
        """A bar for each of the last games, in the clan's colour; a won game wears a star."""
        bars, theme = self.figures.bars, canvas.theme
        if not bars:
            self._note(canvas, box, "fame.no_chart")
            return
        top = max(10, -(-(max(bar.score for bar in bars) + 5) // 10) * 10)
        plot = Rect(box.x + 46, box.y + 22, box.w - 52, box.h - 52)
        for mark in range(0, top + 1, 10 if top <= 60 else 20):
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
        said = t(self.chart_foot, n=len(bars), average=decimal(average))
        text.draw(canvas, said, foot, "italic", 19, theme.ink_soft, valign="middle", wrap=False)

    @staticmethod
    def _draw_bar(canvas: Canvas, bar: Bar, room: Rect, top: int) -> None:
        theme = canvas.theme
        height = max(4.0, room.h * bar.score / top)
        width = min(44.0, room.w * 0.7)
        place = Rect(room.centerx - width / 2, room.bottom - height, width, height)
        colour = theme.livery.get(bar.color, theme.gold)
        draw.rounded(canvas, place, colour, theme.ink, 1.5, 4)
        if bar.won:
            side = min(30.0, width + 6)
            art.draw(canvas, "icons/trophy", Rect(place.centerx - side / 2, place.y - side - 1, side, side))
