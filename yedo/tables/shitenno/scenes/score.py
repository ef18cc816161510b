"""The end of a game: the reckoning played out source by source, the winner before the Shogun, and the story of the game
turn by turn. A click or key skips what moves."""

import random
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

import pygame

from engine.core.words import Noun, t
from engine.shitenno.control import majority
from engine.shitenno.game import Shitenno
from engine.shitenno.kind import KIND
from engine.shitenno.score import SOURCES
from yedo import clocks, scenes
from yedo.scenes.scene import Scene
from yedo.session import Session, begin
from yedo.shot import ShotOptions, shot
from yedo.tables.shitenno.new_game import LARGEST_SEED
from yedo.tables.shitenno.part import owner
from yedo.tables.shitenno.scenes import score_charts as charts
from yedo.tables.shitenno.scenes.score_charts import INK, SOFT, Segment
from yedo.ui import art, draw, sound, text, tween
from yedo.ui.button import Button
from yedo.ui.canvas import Canvas
from yedo.ui.theme import Colour

if TYPE_CHECKING:
    from yedo.app import App

Rect = pygame.FRect
PICTURE = (1920, 1080)
PAPER = Rect(190, 128, 1540, 700)  # the free part of the drawn scroll
PAGES = ("reckoning", "winner", "story")
LINGER = 1.4  # seconds between the last bar and the winner
STEP = 0.7  # seconds a source takes


class Score(Scene):
    """Of a session, or of a game that is over."""

    def __init__(self, app: "App", session: Session | None = None, game: Shitenno | None = None) -> None:
        super().__init__(app)
        found = session.game if session is not None else game
        self.times = clocks.summary(session) if session is not None else ""
        assert found is not None and found.decision is None
        self.game_id = KIND.id
        self.game: Shitenno = found
        self.result = KIND.result(found)
        self.page = "reckoning"
        self.now = ""  # the source that is being counted
        self.rows: dict[int, float] = {}  # seat -> row; glides to the ranking at the end
        self.segments: list[Segment] = []
        self.queue = tween.Queue(app.settings.speed)
        self.unit = 1.0
        self.paper = Rect(0, 0, 0, 0)
        self._place: Callable[[Rect], Rect] = Rect.copy

    @property
    def winner(self) -> int:
        return self.result.ranking[0]

    def color(self, seat: int) -> str:
        return self.game.state.generals[seat].color

    def name(self, seat: int) -> str:
        """A typed name must not be taken for markup."""
        return self.game.state.generals[seat].name.replace("{", "(").replace("}", ")")

    # --- the play -----------------------------------------------------------------------------------------

    def enter(self) -> None:
        players = sorted(self.result.ranking)
        self.rows = {seat: float(n) for n, seat in enumerate(players)}
        for seat in players:
            for source in SOURCES:
                if self.result.sources[seat][source]:
                    self.segments.append(Segment(seat, source, self.result.sources[seat][source]))
        for source in SOURCES:
            self.queue.add(tween.Tween(STEP, partial(self._grow, source), tween.ease_out))
        self.queue.add(tween.Tween(0.6, partial(self._sort, dict(self.rows)), tween.ease_in_out))
        self.queue.pause(LINGER)
        if self.queue.busy:
            self.queue.call(self._crown)

    def _grow(self, source: str, part: float) -> None:
        if self.now != source and part < 1:
            self.now = source
            sound.play("majority" if source == "majorities" else "coin", 0.6)
        for segment in self.segments:
            if segment.source == source:
                segment.grown = part

    def _sort(self, before: dict[int, float], part: float) -> None:
        self.now = ""
        for place, seat in enumerate(self.result.ranking):
            self.rows[seat] = before[seat] + (place - before[seat]) * part

    def _crown(self) -> None:
        if self.page == "reckoning":
            self.turn("winner")

    def turn(self, page: str) -> None:
        self.queue.clear()
        self._finish()
        if page == "winner" != self.page:
            sound.play("victory")
        self.page = page
        for name, tab in self.tabs.items():
            tab.selected = name == page
        self.layout(self.app.canvas.width, self.app.canvas.height)
        self.dirty()

    def _finish(self) -> None:
        self.now = ""
        for segment in self.segments:
            segment.grown = 1.0
        self.rows = {seat: float(place) for place, seat in enumerate(self.result.ranking)}

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

    def back(self) -> None:
        self.app.reset(scenes.make("title", self.app))

    def again(self) -> None:
        """The same table, another deal."""
        config = replace(self.game.config, seed=random.SystemRandom().randrange(1, LARGEST_SEED))
        self.app.reset(scenes.make("title", self.app))
        self.app.push(scenes.make("table", self.app, session=begin(KIND, config, self.app.call_soon)))

    def save_picture(self) -> None:
        self.app.draw()
        self.app.notice(self.app.save_picture())

    # --- widgets and places -------------------------------------------------------------------------------

    def build(self) -> None:
        self.group.extend(self.segments)
        self.tabs = {page: Button(t(f"reckoning.{page}"), partial(self.turn, page), size=22) for page in PAGES}
        for name, tab in self.tabs.items():
            tab.selected = name == self.page
        self.others = [
            Button(t("reckoning.picture"), self.save_picture, icon="icons/save", size=22),
            Button(t("reckoning.again"), self.again, icon="icons/replay", size=22),
            Button(t("reckoning.title"), self.back, icon="icons/quit", size=22),
        ]
        self.group.extend([*self.tabs.values(), *self.others])

    def layout(self, width: float, height: float) -> None:
        grow = max(width / PICTURE[0], height / PICTURE[1])
        left, top = width / 2 - PICTURE[0] / 2 * grow, height / 2 - PICTURE[1] / 2 * grow

        def place(rect: Rect) -> Rect:
            return Rect(left + rect.x * grow, top + rect.y * grow, rect.w * grow, rect.h * grow)

        self._place, self.unit = place, grow
        room = place(PAPER)
        self.paper = room.clip(Rect(30, 20, width - 60, height - 140))
        self.unit = min(grow, self.paper.w / PAPER.w)
        x, gap = max(30, room.x - 110 * grow), 14.0
        right, count = width - x, len(self.tabs) + len(self.others)
        wide = min(250.0, (right - x - 40 - gap * (count - 1)) / count)
        for number, tab in enumerate(self.tabs.values()):
            tab.rect.update(x + number * (wide + gap), height - 84, wide, 58)
        for number, button in enumerate(reversed(self.others)):
            button.rect.update(right - wide - number * (wide + gap), height - 84, wide, 58)
        self._lay_bars()

    def _lay_bars(self) -> None:
        """Segments grow one behind the other."""
        count, unit = len(self.result.ranking), self.unit
        room = self.paper.h - 240 * unit
        self.step = min(124.0 * unit, room / count)
        self.first = self.paper.y + 128 * unit + (room - self.step * count) / 2
        widest = max(1, *self.result.scores)
        self.bar_x = self.paper.x + 320 * unit
        room = self.paper.w - 320 * unit - 120 * unit
        self.totals = dict.fromkeys(self.result.ranking, self.bar_x)
        for segment in self.segments:
            segment.visible = self.page == "reckoning"
            y = self.first + self.rows[segment.seat] * self.step + self.step * 0.2
            width = room * segment.amount / widest * segment.grown
            segment.rect.update(self.totals[segment.seat], y, width, self.step * 0.6)
            self.totals[segment.seat] += width

    # --- drawing ------------------------------------------------------------------------------------------

    def draw(self, canvas: Canvas) -> None:
        if self.page == "winner":
            self._draw_winner(canvas)
        else:
            charts.backdrop(canvas, "scenes/score")
            heading = Rect(self.paper.x, self.paper.y + 17 * self.unit, self.paper.w, 66 * self.unit)  # under the cloud
            words = t(f"reckoning.{self.page}_heading")
            text.draw(canvas, words, heading, "display", 52 * self.unit, INK, "center", "middle", wrap=False)
            if self.page == "reckoning":
                self._draw_reckoning(canvas)
            else:
                self._draw_story(canvas)
        self.group.draw(canvas)

    def _draw_reckoning(self, canvas: Canvas) -> None:
        unit = self.unit
        said = t(f"shitenno.source.{self.now}") if self.now else t("shitenno.score.done")
        under = Rect(self.paper.x, self.paper.y + 80 * unit, self.paper.w, 44 * unit)
        text.draw(canvas, said, under, "italic", 30 * unit, SOFT, "center", "middle", wrap=False)
        for seat, row in self.rows.items():
            y = self.first + row * self.step
            side = min(40 * unit, self.step * 0.4)
            draw.crest_disc(canvas, self.color(seat), (self.paper.x + 50 * unit, y + self.step / 2), side)
            name = Rect(self.paper.x + 104 * unit, y, 206 * unit, self.step)
            text.draw(
                canvas, self.name(seat), name, "display", 30 * unit, INK, "left", "middle", wrap=False, shrink=0.6
            )
            parts = (s.amount * s.grown for s in self.segments if s.seat == seat)
            total = Rect(self.totals[seat] + 14 * unit, y, 104 * unit, self.step)
            text.draw(canvas, str(round(sum(parts))), total, "bold", 36 * unit, INK, "left", "middle", wrap=False)
        rule = self.paper.bottom - 104 * unit
        draw.brush_line(canvas, (self.paper.x, rule), self.paper.w, Colour("#7f5b1b"))
        room = Rect(self.paper.x + 10 * unit, rule + 12 * unit, self.paper.w - 20 * unit, 92 * unit)
        charts.legend(canvas, room, 24 * unit, self.now)

    def _draw_winner(self, canvas: Canvas) -> None:
        unit = self.unit
        art.backdrop(canvas, "shitenno/title")
        draw.shade(canvas, 0.35)
        tall = min(canvas.height - 330 * unit, canvas.width * 0.5)
        picture = Rect(0, 0, tall * 16 / 9, tall)
        picture.midtop = (canvas.width / 2, 40 * unit)
        draw.rounded(canvas, picture.inflate(28 * unit, 28 * unit), canvas.theme.gold, INK, 3, 14)
        art.draw(canvas, f"shitenno/victory_{self.color(self.winner)}", picture, "cover")
        said = t("shitenno.score.wins", name=self.name(self.winner), n=self.result.scores[self.winner])
        width = text.measure(canvas, said, "display", 54 * unit)[0] + 200 * unit
        ribbon = Rect(0, 0, min(canvas.width - 120, width), 108 * unit)
        ribbon.center = (canvas.width / 2, picture.bottom + 22 * unit)
        paper = canvas.theme.paper
        draw.ribbon(canvas, ribbon.move(0, 6), INK)
        draw.ribbon(canvas, ribbon, paper, INK)
        draw.ribbon(canvas, ribbon.inflate(-ribbon.h * 0.2, -ribbon.h * 0.15), paper, canvas.theme.gold_deep)
        room = ribbon.inflate(-ribbon.h, -8)
        text.draw(canvas, said, room, "display", 54 * unit, None, "center", "middle", wrap=False, shrink=0.5)
        self._draw_others(canvas, ribbon)

    def _draw_others(self, canvas: Canvas, above: Rect) -> None:
        unit, others = self.unit, self.result.ranking[1:]
        wide = min(360 * unit, (canvas.width - 160) / max(1, len(others)))
        left = above.centerx - wide * len(others) / 2
        for place, seat in enumerate(others):
            box = Rect(left + place * wide + 6, above.bottom + 20 * unit, wide - 12, 64 * unit)
            draw.rounded(canvas, box, canvas.theme.paper, INK, 2, 10)
            draw.crest_disc(canvas, self.color(seat), (box.x + 36 * unit, box.centery), 26 * unit)
            words = t("reckoning.place", place=place + 2, clan=self.name(seat), n=self.result.scores[seat])
            room = Rect(box.x + 70 * unit, box.y, box.w - 80 * unit, box.h)
            text.draw(canvas, words, room, "text", 25 * unit, None, "left", "middle", wrap=False, shrink=0.6)

    def _draw_story(self, canvas: Canvas) -> None:
        unit, paper = self.unit, self.paper
        middle, tall = paper.y + 96 * unit, paper.h - 96 * unit - 150 * unit
        left = Rect(paper.x, middle, paper.w * 0.56, tall)
        right = Rect(left.right + 40 * unit, middle, paper.right - left.right - 40 * unit, tall)
        for box, name in ((left, "by_turn"), (right, "provinces")):
            title = Rect(box.x, box.y - 10 * unit, box.w, 40 * unit)
            words = t(f"shitenno.score.{name}")
            text.draw(canvas, words, title, "italic", 25 * unit, SOFT, "center", "middle", wrap=False)
        seats = {
            seat: (self.color(seat), [*self.result.by_round[seat], self.result.scores[seat]])
            for seat in self.result.ranking
        }
        charts.lines(canvas, seats, Rect(left.x, left.y + 34 * unit, left.w, left.h - 34 * unit), unit)
        self._draw_provinces(canvas, Rect(right.x, right.y + 38 * unit, right.w, right.h - 38 * unit))
        low = middle + tall + 8 * unit
        draw.brush_line(canvas, (paper.x, low), paper.w, Colour("#7f5b1b"))
        notes = Rect(paper.x + 10 * unit, low + 12 * unit, paper.w - 20 * unit, paper.bottom - low)
        text.draw(canvas, "\n".join(self.notes()), notes, "text", 25 * unit, INK, "left", "top", shrink=0.7)

    def _draw_provinces(self, canvas: Canvas, room: Rect) -> None:
        """Who holds each province, with the Kamons as they stand."""
        unit, g = self.unit, self.game
        tall = room.h / len(g.board.provinces)
        for province in g.board.provinces:
            y = room.y + province.index * tall
            name = Rect(room.x, y, room.w * 0.3, tall)
            words = t("shitenno.name", what=Noun("shitenno.province", province.id))
            text.draw(canvas, words, name, "text", 24 * unit, INK, "left", "middle", wrap=False, shrink=0.6)
            side = min(tall - 4 * unit, 50 * unit)
            for n, kamon in enumerate(g.state.kamons[province.index]):
                seat, gold = owner(kamon)
                color = self.color(seat)
                place = Rect(name.right + n * (side + 4 * unit), y + (tall - side) / 2, side, side)
                art.draw(canvas, f"shitenno/kamon_{'gold_' if gold else ''}{color}", place)
            seat, tied = majority(g, province.index)
            if seat >= 0:
                told = t("shitenno.score.tied" if tied else "shitenno.score.holds", name=self.name(seat))
                rest = Rect(
                    name.right + 4 * (side + 4 * unit) + 8 * unit,
                    y,
                    room.right - name.right - 4 * (side + 4 * unit) - 8 * unit,
                    tall,
                )
                text.draw(canvas, told, rest, "text", 22 * unit, INK, "left", "middle", wrap=False, shrink=0.6)

    def notes(self) -> list[str]:
        """Why it ended, and when the winner took the lead for good."""
        found = [t(f"shitenno.score.ended_{self.result.ended_by}")]
        turn = self.turning()
        if turn is not None:
            turns = len(self.result.by_round[self.winner])
            key = "turned_at_end" if turn > turns else "led_always" if turn == 1 else "turned"
            found.append(t(f"shitenno.score.{key}", name=self.name(self.winner), n=turn))
        first, second = (self.result.scores[seat] for seat in self.result.ranking[:2])
        if first == second:
            found.append(t("shitenno.score.tie", name=self.name(self.winner)))
        return found + [self.times] * bool(self.times)

    def turning(self) -> int | None:
        """The turn after which the winner led for good; one past the last is the count."""
        rounds = len(self.result.by_round[self.winner])
        for turn in range(rounds, 0, -1):
            rivals = [self.result.by_round[seat][turn - 1] for seat in self.result.ranking[1:]]
            if self.result.by_round[self.winner][turn - 1] <= max(rivals):
                return turn + 1
        return 1 if rounds else None


def finished_game(seed: int, players: int = 4) -> Shitenno:
    """A game that bots have played to its end, for the picture."""
    from yedo.tables.shitenno.shots import session_at

    session = session_at(players, seed)
    assert session is not None
    found: Shitenno = session.game
    return found


def _shot(page: str) -> None:
    @shot("shitenno_score" if page == "reckoning" else f"shitenno_score_{page}")
    def prepare(app: "App", options: ShotOptions) -> None:
        app.open("title")
        scene = app.push(Score(app, game=finished_game(options.seed)))
        assert isinstance(scene, Score)
        scene.turn(page)


for _page in PAGES:
    _shot(_page)
