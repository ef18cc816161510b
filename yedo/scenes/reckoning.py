"""The end of a game: the reckoning played out source by source, the winner's scene, and the story of the game. A click
or key skips what moves. Each game brings its own words, sources and pictures."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

import pygame

from engine.games import kind_of
from yedo import clocks, scenes
from yedo.scenes import charts
from yedo.scenes.charts import INK, SOFT, Segment
from yedo.scenes.scene import Scene
from yedo.session import Session
from yedo.shot import ShotOptions, shot
from yedo.ui import draw, sound, text, tween
from yedo.ui.button import Button
from yedo.ui.canvas import Canvas
from yedo.ui.theme import Colour
from yedo.ui.words import t

if TYPE_CHECKING:
    from yedo.app import App

Rect = pygame.FRect
PICTURE = (1920, 1080)
PAPER = Rect(190, 128, 1540, 700)  # the free part of the drawn scroll
PAGES = ("reckoning", "winner", "story")
LINGER = 1.4  # seconds between the last bar and the winner
STEP = 0.7  # seconds a source takes


def plain(name: str) -> str:
    """A typed name must not be taken for markup."""
    return name.replace("{", "(").replace("}", ")")


class Reckoning(Scene):
    """Of a session, or of a game that is over. `ranking` lists the seats, the winner first; `sources` are counted in
    this order, and `amounts` says what each seat has of them."""

    tallest = 124  # room for one bar
    margin = 440  # beside the longest bar
    foot = 104  # the legend's part of the paper

    ranking: list[int]
    sources: Sequence[str]
    amounts: Mapping[int, Mapping[str, int]]
    scores: Mapping[int, int]

    def __init__(self, app: App, session: Session | None, game: Any) -> None:
        super().__init__(app)
        self.game = session.game if session is not None else game
        assert self.game is not None and self.game.decision is None
        self.game_id = self.game.kind_id
        self.facts = {facts.seat: facts for facts in kind_of(self.game_id).seats(self.game)}
        self.times = clocks.summary(session) if session is not None else ""
        self.page = "reckoning"
        self.now = ""  # the source that is being counted
        self.rows: dict[int, float] = {}  # seat -> row; glides to the ranking at the end
        self.segments: list[Segment] = []
        self.queue = tween.Queue(app.settings.speed)
        self.unit = 1.0
        self.paper = Rect(0, 0, 0, 0)
        self._place: Callable[[Rect], Rect] = Rect.copy

    def color(self, seat: int) -> str:
        return self.facts[seat].color

    def name(self, seat: int) -> str:
        return plain(self.facts[seat].name)

    # --- a game's own -------------------------------------------------------------------------------------

    def source_name(self, source: str) -> str:
        raise NotImplementedError

    def source_colour(self, source: str) -> Colour:
        raise NotImplementedError

    def source_tip(self, source: str, amount: int) -> str:
        return f"{{b}}{self.source_name(source)}{{/b}}: {amount}"

    def said(self) -> str:
        """Under the heading, when everything is counted."""
        return t("reckoning.done")

    def coin(self, source: str) -> str:
        """The sound of a source."""
        return "coin"

    def fanfare(self) -> str:
        return "victory"

    def another_deal(self) -> Session | None:
        """The same table once more; None after saying why not."""
        raise NotImplementedError

    def doors(self) -> list[Button]:
        """Where else it leads from here."""
        return []

    def draw_winner(self, canvas: Canvas) -> None:
        raise NotImplementedError

    def draw_story(self, canvas: Canvas) -> None:
        raise NotImplementedError

    def draw_beside(self, canvas: Canvas, seat: int, row: Rect, x: float) -> None:
        """Behind the total of a bar."""

    # --- the play -----------------------------------------------------------------------------------------

    def enter(self) -> None:
        players = sorted(self.ranking)
        self.rows = {seat: float(n) for n, seat in enumerate(players)}
        for seat in players:
            for source in self.sources:
                if amount := self.amounts[seat].get(source):
                    tip = self.source_tip(source, amount)
                    self.segments.append(Segment(seat, source, amount, self.source_colour(source), tip))
        for source in self.sources:
            self.queue.add(tween.Tween(STEP, partial(self._grow, source), tween.ease_out))
        self.queue.add(tween.Tween(0.6, partial(self._sort, dict(self.rows)), tween.ease_in_out))
        self.queue.pause(LINGER)
        if self.queue.busy:
            self.queue.call(self._crown)

    def _grow(self, source: str, part: float) -> None:
        if self.now != source and part < 1:
            self.now = source
            sound.play(self.coin(source), 0.6)
        for segment in self.segments:
            if segment.source == source:
                segment.grown = part

    def _sort(self, before: dict[int, float], part: float) -> None:
        self.now = ""
        for place, seat in enumerate(self.ranking):
            self.rows[seat] = before[seat] + (place - before[seat]) * part

    def _crown(self) -> None:
        if self.page == "reckoning":
            self.turn("winner")

    def turn(self, page: str) -> None:
        self.queue.clear()
        self._finish()
        if page == "winner" != self.page:
            sound.play(self.fanfare())
        self.page = page
        for name, tab in self.tabs.items():
            tab.selected = name == page
        self.layout(self.app.canvas.width, self.app.canvas.height)
        self.dirty()

    def _finish(self) -> None:
        self.now = ""
        for segment in self.segments:
            segment.grown = 1.0
        self.rows = {seat: float(place) for place, seat in enumerate(self.ranking)}

    def update(self, seconds: float) -> None:
        super().update(seconds)
        self.queue.speed = self.app.settings.speed
        if self.queue.update(seconds):
            self._lay_bars()
            self.dirty()

    def animating(self) -> bool:
        return self.queue.busy

    def handle(self, event: pygame.Event) -> bool:
        pressed = event.type == pygame.MOUSEBUTTONDOWN and event.button == 1
        key = event.type == pygame.KEYDOWN and event.key in (pygame.K_RETURN, pygame.K_SPACE, pygame.K_KP_ENTER)
        if self.queue.busy and (pressed or key):
            self.queue.clear()
            self._finish()
            self._lay_bars()
            return True
        if event.type == pygame.KEYDOWN and event.key in (pygame.K_PAGEDOWN, pygame.K_PAGEUP):
            step = 1 if event.key == pygame.K_PAGEDOWN else -1
            self.turn(PAGES[(PAGES.index(self.page) + step) % len(PAGES)])
            return True
        return super().handle(event)

    # --- where it leads -----------------------------------------------------------------------------------

    def back(self) -> None:
        self.app.reset(scenes.make("title", self.app))

    def again(self) -> None:
        """The same table, another deal."""
        session = self.another_deal()
        if session is not None:
            self.app.reset(scenes.make("title", self.app))
            self.app.push(scenes.make("table", self.app, session=session))

    def save_picture(self) -> None:
        self.app.draw()
        self.app.notice(self.app.save_picture())

    # --- widgets and places -------------------------------------------------------------------------------

    def build(self) -> None:
        self.group.extend(self.segments)
        self.tabs = {page: Button(self.tab_name(page), partial(self.turn, page), size=22) for page in PAGES}
        for name, tab in self.tabs.items():
            tab.selected = name == self.page
        self.picture = Button(t("reckoning.picture"), self.save_picture, icon="icons/save", size=22)
        self.once_more = Button(t("reckoning.again"), self.again, icon="icons/replay", size=22)
        self.title = Button(t("reckoning.title"), self.back, icon="icons/quit", size=22)
        self.others = [self.picture, *self.doors(), self.once_more, self.title]
        self.group.extend([*self.tabs.values(), *self.others])

    def tab_name(self, page: str) -> str:
        return t(f"reckoning.{page}")

    def measure(self, grow: float) -> float:
        """The unit of everything on the paper."""
        return grow

    def layout(self, width: float, height: float) -> None:
        grow = max(width / PICTURE[0], height / PICTURE[1])
        left, top = width / 2 - PICTURE[0] / 2 * grow, height / 2 - PICTURE[1] / 2 * grow

        def place(rect: Rect) -> Rect:
            return Rect(left + rect.x * grow, top + rect.y * grow, rect.w * grow, rect.h * grow)

        self._place = place
        room = place(PAPER)
        self.paper = room.clip(Rect(30, 20, width - 60, height - 140))
        self.unit = self.measure(grow)
        x, gap = max(30.0, room.x - 110 * grow), 14.0
        right, count = width - x, len(self.tabs) + len(self.others)
        wide = min(250.0, (right - x - 40 - gap * (count - 1)) / count)
        for number, tab in enumerate(self.tabs.values()):
            tab.rect.update(x + number * (wide + gap), height - 84, wide, 58)
        for number, button in enumerate(reversed(self.others)):
            button.rect.update(right - wide - number * (wide + gap), height - 84, wide, 58)
        self._lay_bars()

    def _lay_bars(self) -> None:
        """Segments grow one behind the other; what was lost is taken off the end."""
        count, unit = len(self.ranking), self.unit
        room = self.paper.h - 240 * unit
        self.step = min(self.tallest * unit, room / count)
        self.first = self.paper.y + 128 * unit + (room - self.step * count) / 2
        widest = max(1, *(sum(n for n in self.amounts[seat].values() if n > 0) for seat in self.ranking))
        room = self.paper.w - self.margin * unit
        ends = dict.fromkeys(self.ranking, self.paper.x + 320 * unit)
        self.totals = dict(ends)
        for segment in self.segments:
            segment.visible = self.page == "reckoning"
            y = self.first + self.rows[segment.seat] * self.step + self.step * 0.2
            width = room * abs(segment.amount) / widest * segment.grown
            if segment.amount < 0:
                ends[segment.seat] -= width
            segment.rect.update(ends[segment.seat], y, width, self.step * 0.6)
            if segment.amount > 0:
                ends[segment.seat] += width
            self.totals[segment.seat] = max(self.totals[segment.seat], ends[segment.seat])

    # --- drawing ------------------------------------------------------------------------------------------

    def draw(self, canvas: Canvas) -> None:
        if self.page == "winner":
            self.draw_winner(canvas)
        else:
            charts.backdrop(canvas, "scenes/score")
            heading = Rect(self.paper.x, self.paper.y + 17 * self.unit, self.paper.w, 66 * self.unit)  # under the cloud
            words = t(f"reckoning.{self.page}_heading")
            text.draw(canvas, words, heading, "display", 52 * self.unit, INK, "center", "middle", wrap=False)
            if self.page == "reckoning":
                self._draw_reckoning(canvas)
            else:
                self.draw_story(canvas)
        self.group.draw(canvas)

    def _draw_reckoning(self, canvas: Canvas) -> None:
        unit, paper = self.unit, self.paper
        said = self.source_name(self.now) if self.now else self.said()
        under = Rect(paper.x, paper.y + 80 * unit, paper.w, 44 * unit)
        text.draw(canvas, said, under, "italic", 30 * unit, SOFT, "center", "middle", wrap=False, shrink=0.6)
        for seat, number in self.rows.items():
            row = Rect(paper.x, self.first + number * self.step, paper.w, self.step)
            side = min(40 * unit, row.h * 0.4)
            draw.crest_disc(canvas, self.color(seat), (row.x + 50 * unit, row.centery), side)
            name = Rect(row.x + 104 * unit, row.y, 206 * unit, row.h)
            words = self.name(seat)
            text.draw(canvas, words, name, "display", 30 * unit, INK, "left", "middle", wrap=False, shrink=0.6)
            parts = (s.amount * s.grown for s in self.segments if s.seat == seat)
            total = Rect(self.totals[seat] + 14 * unit, row.y, 104 * unit, row.h)
            text.draw(canvas, str(round(sum(parts))), total, "bold", 36 * unit, INK, "left", "middle", wrap=False)
            self.draw_beside(canvas, seat, row, self.totals[seat])
        rule = paper.bottom - self.foot * unit
        draw.brush_line(canvas, (paper.x, rule), paper.w, charts.RULE)
        self.draw_legend(canvas, Rect(paper.x + 10 * unit, rule + 12 * unit, paper.w - 20 * unit, 92 * unit))

    def named(self) -> list[charts.Named]:
        """Every source for a legend."""
        lost = {s.source for s in self.segments if s.amount < 0}
        return [(s, self.source_name(s), None if s in lost else self.source_colour(s)) for s in self.sources]

    def draw_legend(self, canvas: Canvas, room: Rect) -> None:
        charts.legend(canvas, self.named(), room, 22 * self.unit, self.now)

    def draw_banner(self, canvas: Canvas, box: Rect, words: str, size: float) -> None:
        """Who has won."""
        charts.banner(canvas, box)
        room = box.inflate(-box.h, -8)
        text.draw(canvas, words, room, "display", size, None, "center", "middle", wrap=False, shrink=0.5)

    def draw_others(
        self, canvas: Canvas, above: Rect, winners: int = 1, gap: float = 20, most: float = 360, rim: float = 6
    ) -> None:
        """The places behind the winners, in a row."""
        unit, others = self.unit, self.ranking[winners:]
        wide = min(most * unit, (canvas.width - 160) / max(1, len(others)))
        left = above.centerx - wide * len(others) / 2
        for place, seat in enumerate(others):
            box = Rect(left + place * wide + rim, above.bottom + gap * unit, wide - 2 * rim, 64 * unit)
            draw.rounded(canvas, box, canvas.theme.paper, INK, 2, 10)
            draw.crest_disc(canvas, self.color(seat), (box.x + 36 * unit, box.centery), 26 * unit)
            words = t("reckoning.place", place=place + winners + 1, clan=self.name(seat), n=self.scores[seat])
            room = Rect(box.x + 70 * unit, box.y, box.w - 80 * unit, box.h)
            text.draw(canvas, words, room, "text", 25 * unit, None, "left", "middle", wrap=False, shrink=0.6)

    def halves(self, canvas: Canvas, low: float, titles: tuple[str, str]) -> tuple[Rect, Rect]:
        """Two charts of the story under their titles, and a rule beneath them, so far above the end of the paper."""
        unit, paper = self.unit, self.paper
        middle, tall = paper.y + 96 * unit, paper.h - 96 * unit - low * unit
        left = Rect(paper.x, middle, paper.w * 0.56, tall)
        right = Rect(left.right + 40 * unit, middle, paper.right - left.right - 40 * unit, tall)
        for box, words in zip((left, right), titles, strict=True):
            title = Rect(box.x, box.y - 10 * unit, box.w, 40 * unit)
            text.draw(canvas, words, title, "italic", 25 * unit, SOFT, "center", "middle", wrap=False)
            box.update(box.x, box.y + 34 * unit, box.w, box.h - 34 * unit)
        draw.brush_line(canvas, (paper.x, middle + tall + 8 * unit), paper.w, charts.RULE)
        return left, right


def shots(name: str, made: Callable[[App, int], Reckoning]) -> None:
    """A picture of every page; `made` is the reckoning of a game with this seed."""

    def prepare(page: str, app: App, options: ShotOptions) -> None:
        app.open("title")
        scene = made(app, options.seed)
        app.push(scene)
        scene.turn(page)

    for page in PAGES:
        shot(name if page == "reckoning" else f"{name}_{page}")(partial(prepare, page))
