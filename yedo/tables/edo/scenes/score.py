"""The end of a game of Edo: points by where they came from, counted one after the other; the winner before the castle;
and the course of the game in a chart. A clan without a house in Edo stands behind a veil."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Any

import pygame

from engine.core.words import All, Noun, t
from engine.edo.game import Edo
from engine.edo.scoring import SOURCES, eligible, result
from yedo import clocks, scenes
from yedo.scenes.scene import Scene
from yedo.session import Session, begin
from yedo.tables.edo.part import icon
from yedo.ui import art, draw, sound, text, tween
from yedo.ui.button import Button
from yedo.ui.canvas import Canvas
from yedo.ui.theme import Colour, contrast

if TYPE_CHECKING:
    from yedo.app import App

Rect = pygame.FRect
PICTURE = (1920, 1080)
PAPER = Rect(190, 128, 1540, 700)  # the free part of the drawn scroll
PAGES = ("reckoning", "winner", "story")
STEP, LINGER = 0.7, 1.4  # seconds a source takes; until the winner is shown
INK, SOFT, PALE = Colour("#1b1a17"), Colour("#5a4d3a"), Colour("#f7f2e2")
MOONLIGHT, DUSK = Colour(222, 216, 224), Colour(170, 168, 204)
COLOURS = {
    "houses": "#b5341f", "post": "#1f4d72", "fortresses": "#7d8791", "trade": "#6a4a86", "samurai": "#3f6b57",
    "money": "#d9b45c",
}  # fmt: skip
SIGNS = {
    "houses": "house", "post": "post", "fortresses": "fortress", "trade": "trade", "samurai": "samurai",
    "money": "ryo",
}  # fmt: skip


@dataclass(slots=True)
class Bar:
    seat: int
    source: str
    points: int
    grown: float = 0.0


class Score(Scene):
    """Of a session, or of a game that is over."""

    def __init__(self, app: App, session: Session | None = None, game: Edo | None = None) -> None:
        super().__init__(app)
        found: Any = session.game if session is not None else game
        self.times = clocks.summary(session) if session is not None else ""
        assert found is not None and found.decision is None
        self.game: Edo = found
        self.game_id = "edo"
        self.result = result(self.game)
        self.able = eligible(self.game)
        self.page = "reckoning"
        self.now = ""  # the source that is being counted
        self.rows: dict[int, float] = {}  # seat -> row; glides to the ranking at the end
        self.bars: list[Bar] = []
        self.queue = tween.Queue(app.settings.speed)
        self.unit = 1.0
        self.paper = Rect(0, 0, 0, 0)
        self._place: Callable[[Rect], Rect] = Rect.copy

    # --- the play -------------------------------------------------------------------------------------------------

    def enter(self) -> None:
        seats = range(len(self.game.state.clans))
        self.rows = {seat: float(seat) for seat in seats}
        named = [name for name in SOURCES if any(self.result.sources[seat].get(name) for seat in seats)]
        for seat in seats:
            found = self.result.sources[seat]
            self.bars += [Bar(seat, name, found[name]) for name in named if found.get(name)]
        for name in named:
            self.queue.add(tween.Tween(STEP, partial(self._grow, name), tween.ease_out))
        self.queue.add(tween.Tween(0.6, self._sort, tween.ease_in_out))
        self.queue.pause(LINGER)
        if self.queue.busy:
            self.queue.call(self._crown)

    def _grow(self, source: str, part: float) -> None:
        if self.now != source and part < 1:
            self.now = source
            sound.play("coin", 0.6)
        for bar in self.bars:
            if bar.source == source:
                bar.grown = part
        if part >= 1:
            self.now = ""

    def _sort(self, part: float) -> None:
        for place, seat in enumerate(self.result.ranking):
            self.rows[seat] = seat + (place - seat) * part

    def _crown(self) -> None:
        sound.play("victory")
        self.turn("winner")

    def turn(self, page: str) -> None:
        self.page = page
        self.queue.skip() if page != "winner" else None
        for name, tab in self.tabs.items():
            tab.selected = name == page
        self.dirty()

    def update(self, seconds: float) -> None:
        super().update(seconds)
        self.queue.speed = self.app.settings.speed
        if self.queue.update(seconds):
            self.dirty()

    def animating(self) -> bool:
        return self.queue.busy

    def handle(self, event: pygame.Event) -> bool:
        pressed = event.type == pygame.KEYDOWN or (event.type == pygame.MOUSEBUTTONDOWN and event.button == 1)
        if pressed and self.queue.busy and not any(widget.hovered for widget in self.group.widgets):
            self.queue.skip()
            self.dirty()
            return True
        return super().handle(event)

    # --- where it leads -------------------------------------------------------------------------------------------

    def again(self) -> None:
        """The same clans once more, with another deal."""
        import random

        from yedo.tables import table_of

        kind, old = table_of("edo").kind, self.game.config
        config = kind.config(len(old.seats), random.SystemRandom().randrange(1, 10**9), old.rules)
        for seat, one in enumerate(config.seats):
            one.name, one.played_by = old.seats[seat].name, old.seats[seat].played_by
        self.app.replace(scenes.make("table", self.app, session=begin(kind, config, self.app.call_soon)))

    def to_fame(self) -> None:
        self.app.open("fame", game="edo")

    def to_title(self) -> None:
        self.app.reset(scenes.make("title", self.app))

    def back(self) -> None:
        self.to_title()

    def save_picture(self) -> None:
        self.app.draw()
        self.app.notice(self.app.save_picture())

    # --- widgets and places ---------------------------------------------------------------------------------------

    def build(self) -> None:
        self.tabs = {page: Button(t(f"reckoning.{page}"), partial(self.turn, page), size=22) for page in PAGES}
        for name, tab in self.tabs.items():
            tab.selected = name == self.page
        self.picture = Button(t("reckoning.picture"), self.save_picture, icon="icons/save", size=22)
        self.once_more = Button(t("reckoning.again"), self.again, icon="icons/replay", size=22)
        self.fame = Button(t("title.fame"), self.to_fame, icon="icons/trophy", size=22)
        self.leaving = Button(t("reckoning.title"), self.to_title, icon="icons/quit", size=22)
        self.group.extend([*self.tabs.values(), self.picture, self.fame, self.once_more, self.leaving])

    def layout(self, width: float, height: float) -> None:
        grow = max(width / PICTURE[0], height / PICTURE[1])
        left, top = width / 2 - PICTURE[0] / 2 * grow, height / 2 - PICTURE[1] / 2 * grow

        def place(rect: Rect) -> Rect:
            return Rect(left + rect.x * grow, top + rect.y * grow, rect.w * grow, rect.h * grow)

        self._place, self.unit = place, grow
        room = place(PAPER)
        self.paper = room.clip(Rect(30, 20, width - 60, height - 140))
        x = max(30.0, room.x - 110 * grow)
        right, gap = width - x, 14.0
        buttons = [widget for widget in self.group.widgets if isinstance(widget, Button)]
        wide = min(250.0, (right - x - 40 - gap * (len(buttons) - 1)) / len(buttons))
        for number, tab in enumerate(self.tabs.values()):
            tab.rect.update(x + number * (wide + gap), height - 84, wide, 58)
        others = [button for button in buttons if button not in self.tabs.values()]
        for number, button in enumerate(reversed(others)):
            button.rect.update(right - wide - number * (wide + gap), height - 84, wide, 58)

    # --- drawing --------------------------------------------------------------------------------------------------

    def draw(self, canvas: Canvas) -> None:
        if self.page == "winner":
            self._draw_winner(canvas)
        else:
            self._backdrop(canvas, "scenes/score", MOONLIGHT)
            heading = Rect(self.paper.x, self.paper.y + 17 * self.unit, self.paper.w, 66 * self.unit)
            words = t(f"reckoning.{self.page}_heading")
            text.draw(canvas, words, heading, "display", 52 * self.unit, INK, "center", "middle", wrap=False)
            if self.page == "reckoning":
                self._draw_reckoning(canvas)
            else:
                self._draw_story(canvas)
        self.group.draw(canvas)

    @staticmethod
    def _backdrop(canvas: Canvas, name: str, night: Colour) -> None:
        art.backdrop(canvas, name)
        if canvas.theme.night and not art.exists(f"{name}_night"):
            canvas.surface.fill(night, special_flags=pygame.BLEND_RGB_MULT)

    def _draw_reckoning(self, canvas: Canvas) -> None:
        unit, paper = self.unit, self.paper
        said = t(f"edo.source.{self.now}") if self.now else self._ended()
        under = Rect(paper.x, paper.y + 80 * unit, paper.w, 44 * unit)
        text.draw(canvas, said, under, "italic", 30 * unit, SOFT, "center", "middle", wrap=False, shrink=0.6)
        count = len(self.rows)
        room = paper.h - 240 * unit
        step = min(130.0 * unit, room / count)
        first = paper.y + 128 * unit + (room - step * count) / 2
        widest = max(1, *(sum(found.values()) for found in self.result.sources))
        left, wide = paper.x + 320 * unit, paper.w - 470 * unit
        for seat, row in self.rows.items():
            self._draw_row(canvas, seat, Rect(paper.x, first + row * step, paper.w, step), left, wide / widest)
        rule = paper.bottom - 96 * unit
        draw.brush_line(canvas, (paper.x, rule), paper.w, Colour("#7f5b1b"))
        self._draw_legend(canvas, Rect(paper.x + 10 * unit, rule + 12 * unit, paper.w - 20 * unit, 60 * unit))

    def _draw_row(self, canvas: Canvas, seat: int, row: Rect, left: float, each: float) -> None:
        unit, clan = self.unit, self.game.state.clans[seat]
        side = min(40 * unit, row.h * 0.4)
        draw.crest_disc(canvas, clan.color, (row.x + 50 * unit, row.centery), side)
        name = Rect(row.x + 104 * unit, row.y, 206 * unit, row.h)
        text.draw(canvas, _plain(clan.name), name, "display", 30 * unit, INK, "left", "middle", wrap=False, shrink=0.6)
        x, total = left, 0.0
        for bar in (bar for bar in self.bars if bar.seat == seat):
            width = bar.points * bar.grown * each
            box = canvas.rect((x, row.y + row.h * 0.2, width, row.h * 0.6))
            colour = Colour(COLOURS[bar.source])
            if box.w > 1:
                canvas.surface.fill(colour, box)
                pygame.draw.rect(canvas.surface, INK, box, canvas.line(1.5))
            if bar.grown >= 1 and width > 26 * unit:
                ink = INK if contrast(INK, colour) > contrast(PALE, colour) else PALE
                spot = Rect(x, row.y + row.h * 0.2, width, row.h * 0.6)
                text.draw(canvas, str(bar.points), spot, "bold", 22 * unit, ink, "center", "middle", wrap=False)
            x, total = x + width, total + bar.points * bar.grown
        number = Rect(x + 14 * unit, row.y, 80 * unit, row.h)
        text.draw(canvas, str(round(total)), number, "bold", 36 * unit, INK, "left", "middle", wrap=False)
        if seat not in self.able:
            note = Rect(x + 90 * unit, row.y, row.right - x - 100 * unit, row.h)
            words = t("edo.score.no_house")
            text.draw(canvas, words, note, "italic", 22 * unit, SOFT, "left", "middle", shrink=0.6)

    def _draw_legend(self, canvas: Canvas, room: Rect) -> None:
        named = [name for name in SOURCES if any(bar.source == name for bar in self.bars)]
        each = room.w / max(1, len(named))
        for n, name in enumerate(named):
            spot = Rect(room.x + n * each, room.y, each, room.h)
            if name == self.now:
                draw.rounded(canvas, spot, Colour("#f6dfa0"), None, 0, 8)
            side = 40 * self.unit
            art.draw(canvas, icon(SIGNS[name]), Rect(spot.x + 6, spot.centery - side / 2, side, side))
            chip = canvas.rect((spot.x + side + 12, spot.centery - 10 * self.unit, 20 * self.unit, 20 * self.unit))
            canvas.surface.fill(Colour(COLOURS[name]), chip)
            pygame.draw.rect(canvas.surface, INK, chip, canvas.line(1.5))
            left = side + 20 + 20 * self.unit
            words = Rect(spot.x + left, spot.y, each - left - 4, spot.h)
            said = t(f"edo.source.{name}")
            text.draw(canvas, said, words, "text", 22 * self.unit, INK, "left", "middle", wrap=False, shrink=0.6)

    def _ended(self) -> str:
        ended = self.game.state.ended
        return t(f"edo.ended.{ended}", n=self.game.board.goal) if ended else t("reckoning.done")

    def _draw_winner(self, canvas: Canvas) -> None:
        winners = self.result.winners()
        clans, unit = self.game.state.clans, self.unit
        first = clans[winners[0]]
        self._backdrop(canvas, f"edo/victory_{first.color}", DUSK)
        at = self._place(Rect(0, 760, 0, 0)).y
        names = [_plain(clans[seat].name) for seat in winners]
        key = "wins" if len(winners) == 1 else "share"
        said = t(f"edo.score.{key}", clans=All(names), n=first.points)
        wide = min(canvas.width - 120, text.measure(canvas, said, "display", 54 * unit)[0] + 300 * unit)
        ribbon = Rect(canvas.width / 2 - wide / 2, at - 60 * unit, wide, 120 * unit)
        ribbon.bottom = min(ribbon.bottom, canvas.height - 200)
        draw.ribbon(canvas, ribbon.move(0, 6), INK)
        draw.ribbon(canvas, ribbon, canvas.theme.paper, canvas.theme.clan[first.color])
        draw.ribbon(canvas, ribbon.inflate(-24 * unit, -18 * unit), canvas.theme.paper, canvas.theme.gold_deep)
        for n, seat in enumerate(winners):
            middle = (ribbon.x + (90 + n * 66) * unit, ribbon.centery)
            draw.crest_disc(canvas, clans[seat].color, middle, 38 * unit)
        room = Rect(ribbon.x + (120 + (len(winners) - 1) * 66) * unit, ribbon.y, 0, ribbon.h)
        room.w = ribbon.right - room.x - 80 * unit
        text.draw(canvas, said, room, "display", 54 * unit, None, "center", "middle", wrap=False, shrink=0.5)
        others = [seat for seat in self.result.ranking if seat not in winners]
        if not others:
            return
        each = min(380 * unit, (canvas.width - 160) / len(others))
        left = canvas.width / 2 - each * len(others) / 2
        for n, seat in enumerate(others):
            box = Rect(left + n * each + 8, ribbon.bottom + 20 * unit, each - 16, 64 * unit)
            draw.rounded(canvas, box, canvas.theme.paper, INK, 2, 10)
            draw.crest_disc(canvas, clans[seat].color, (box.x + 36 * unit, box.centery), 26 * unit)
            place = self.result.ranking.index(seat) + 1
            words = t("reckoning.place", place=place, clan=_plain(clans[seat].name), n=clans[seat].points)
            spot = Rect(box.x + 70 * unit, box.y, box.w - 80 * unit, box.h)
            text.draw(canvas, words, spot, "text", 25 * unit, None, "left", "middle", wrap=False, shrink=0.6)

    def _draw_story(self, canvas: Canvas) -> None:
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
            self._rule(canvas, a, b, Colour("#c9b98f"), 1)
            label = Rect(a[0] - 60 * unit, a[1] - 16 * unit, 48 * unit, 32 * unit)
            text.draw(canvas, str(value), label, "text", 20 * unit, SOFT, "right", "middle", wrap=False)
        y = at(0, self.game.board.goal)[1]
        if self.game.board.goal <= top:
            self._rule(canvas, (plot.x, y), (plot.right, y), canvas.theme.accent, 2)
        for number in range(1, count):
            words = str(number) if number < count - 1 else t("reckoning.end")
            x = at(number, 0)[0]
            label = Rect(x - 40 * unit, plot.bottom + 6 * unit, 80 * unit, 28 * unit)
            text.draw(canvas, words, label, "text", 20 * unit, SOFT, "center", "middle", wrap=False)
        self._draw_lines(canvas, lines, at, plot)
        notes = Rect(paper.x + 20 * unit, plot.bottom + 56 * unit, paper.w - 40 * unit, 150 * unit)
        text.draw(canvas, "\n".join(self.notes()), notes, "text", 26 * unit, INK, "left", "top", shrink=0.6)

    @staticmethod
    def _rule(canvas: Canvas, a: tuple[float, float], b: tuple[float, float], ink: Colour, wide: float) -> None:
        start, end = ((canvas.px(x), canvas.px(y)) for x, y in (a, b))
        pygame.draw.line(canvas.surface, ink, start, end, canvas.line(wide))

    def _draw_lines(
        self, canvas: Canvas, lines: dict[int, list[int]], at: Callable[[int, float], tuple[float, float]], plot: Rect
    ) -> None:
        unit, clans = self.unit, self.game.state.clans
        ends: list[tuple[float, float, str]] = []
        for seat in reversed(self.result.ranking):
            colour = canvas.theme.clan[clans[seat].color]
            spots = [at(n, value) for n, value in enumerate(lines[seat])]
            real = [(canvas.px(x), canvas.px(y)) for x, y in spots]
            pygame.draw.lines(canvas.surface, INK, False, real, canvas.line(8 * unit))
            pygame.draw.lines(canvas.surface, colour, False, real, canvas.line(5 * unit))
            for spot in spots:
                draw.disc(canvas, spot, 6 * unit, colour, INK, 1.5)
            ends.append((spots[-1][1], spots[-1][0], clans[seat].color))
        low = plot.y - 60 * unit
        for y, x, color in sorted(ends):  # moved apart where lines end close together
            low = max(y, low + 44 * unit)
            draw.crest_disc(canvas, color, (x + 40 * unit, low), 21 * unit)

    def notes(self) -> list[str]:
        """How it ended, who lived off what, and who may not win."""
        clans, found = self.game.state.clans, [self._ended()]
        richest = max(clans, key=lambda clan: clan.earned)
        found.append(t("edo.score.income", clan=_plain(richest.name), n=richest.earned))
        best = max(self.bars, key=lambda bar: bar.points, default=None)
        if best is not None:
            what = Noun("edo.source", best.source)
            found.append(t("edo.score.best", clan=_plain(clans[best.seat].name), n=best.points, source=what))
        out = [_plain(clan.name) for clan in clans if clan.seat not in self.able]
        if out:
            found.append(t("edo.score.out", clans=All(out), n=len(out)))
        return found + [self.times] * bool(self.times)


def _plain(name: str) -> str:
    """A typed name must not be taken for markup."""
    return name.replace("{", "(").replace("}", ")")
