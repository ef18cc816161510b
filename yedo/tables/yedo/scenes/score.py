"""The end of a game: the reckoning played out source by source, the winner's scene, and the story of the game in
charts. A click or key skips what moves."""

import random
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

import pygame

from engine.yedo.game import Yedo
from engine.yedo.kind import KIND
from engine.yedo.say import thing
from yedo import clocks, own_numbers, scenes
from yedo.scenes.scene import Scene
from yedo.session import Session
from yedo.shot import ShotOptions, shot
from yedo.story import story
from yedo.tables.yedo import new_game
from yedo.tables.yedo.scenes import score_charts as charts
from yedo.tables.yedo.scenes.score_charts import INK, SOFT, Segment
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
SUN = (957, 508, 126)  # where the winner's crest rises
PAGES = ("reckoning", "winner", "story")
LINGER = 1.4  # seconds between the last bar and the winner
STEP = 0.7  # seconds a source takes


class Score(Scene):
    """Of a session, or of a game that is over."""

    def __init__(self, app: "App", session: Session | None = None, game: Yedo | None = None) -> None:
        super().__init__(app)
        found = session.game if session is not None else game
        assert found is not None and found.decision is None
        self.game: Yedo = found
        self.story = story(self.game)
        self.own = own_numbers.changed(KIND, self.game)
        self.times = clocks.summary(session) if session is not None else ""
        self.page = "reckoning"
        self.now = ""  # the source that is being counted
        self.rows: dict[int, float] = {}  # seat -> row; glides to the ranking at the end
        self.segments: list[Segment] = []
        self.queue = tween.Queue(app.settings.speed)
        self.unit = 1.0
        self.paper = Rect(0, 0, 0, 0)
        self._place: Callable[[Rect], Rect] = Rect.copy

    # --- the play ------------------------------------------------------------------------------------------------

    def enter(self) -> None:
        players = sorted(self.story.seats)
        self.rows = {seat: float(n) for n, seat in enumerate(players)}
        for seat in players:
            for source in self.story.sources:
                if self.story.by_source[seat].get(source):
                    self.segments.append(Segment(seat, source, self.story.by_source[seat][source]))
        for source in self.story.sources:
            self.queue.add(tween.Tween(STEP, partial(self._grow, source), tween.ease_out))
        self.queue.add(tween.Tween(0.6, partial(self._sort, dict(self.rows)), tween.ease_in_out))
        self.queue.pause(LINGER)
        if self.queue.busy:
            self.queue.call(self._crown)

    def _grow(self, source: str, part: float) -> None:
        if self.now != source and part < 1:
            self.now = source
            sound.play("coin", 0.6)
        for segment in self.segments:
            if segment.source == source:
                segment.grown = part

    def _sort(self, before: dict[int, float], part: float) -> None:
        self.now = ""
        for place, seat in enumerate(self.story.seats):
            self.rows[seat] = before[seat] + (place - before[seat]) * part

    def _crown(self) -> None:
        if self.page == "reckoning":
            self.turn("winner")

    def turn(self, page: str) -> None:
        self.queue.clear()
        self._finish()
        if page == "winner" != self.page:
            sound.play("defeat" if self.story.ended == "coop_lost" else "victory")
        self.page = page
        for name, tab in self.tabs.items():
            tab.selected = name == page
        self.layout(self.app.canvas.width, self.app.canvas.height)
        self.dirty()

    def _finish(self) -> None:
        self.now = ""
        for segment in self.segments:
            segment.grown = 1.0
        self.rows = {seat: float(place) for place, seat in enumerate(self.story.seats)}

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
        self.to_title()

    def to_title(self) -> None:
        self.app.reset(scenes.make("title", self.app))

    def again(self) -> None:
        """The same table, another deal."""
        config = replace(self.game.config, seed=random.SystemRandom().randrange(1, new_game.LARGEST_SEED))
        trouble = new_game.trouble(config)
        if trouble:
            self.app.notice(trouble)
            return
        self.app.reset(scenes.make("title", self.app))
        self.app.push(scenes.make("table", self.app, session=new_game.begin(config, self.app.call_soon)))

    def save_picture(self) -> None:
        self.app.draw()
        self.app.notice(self.app.save_picture())

    # --- widgets and places ----------------------------------------------------------------------------------------

    def build(self) -> None:
        self.group.extend(self.segments)
        self.tabs = {page: Button(self._tab_name(page), partial(self.turn, page), size=22) for page in PAGES}
        for name, tab in self.tabs.items():
            tab.selected = name == self.page
        self.picture = Button(t("reckoning.picture"), self.save_picture, icon="icons/save", size=22)
        self.once_more = Button(t("reckoning.again"), self.again, icon="icons/replay", size=22)
        self.title = Button(t("reckoning.title"), self.to_title, icon="icons/quit", size=22)
        self.evening = Button(t("evening.button"), partial(self.app.open, "evening"), icon="icons/night", size=22)
        self.group.extend([*self.tabs.values(), self.picture, self.evening, self.once_more, self.title])

    def _tab_name(self, page: str) -> str:
        if page == "winner" and self.story.coop:
            return t("reckoning.outcome")
        return t(f"reckoning.{page}")

    def layout(self, width: float, height: float) -> None:
        grow = max(width / PICTURE[0], height / PICTURE[1])
        left, top = width / 2 - PICTURE[0] / 2 * grow, height / 2 - PICTURE[1] / 2 * grow

        def place(rect: Rect) -> Rect:
            return Rect(left + rect.x * grow, top + rect.y * grow, rect.w * grow, rect.h * grow)

        self._place, self.unit = place, grow
        room = place(PAPER)
        self.paper = room.clip(Rect(30, 20, width - 60, height - 140))
        row = pygame.FRect(max(30, room.x - 110 * grow), height - 84, 0, 58)
        right = width - row.x
        buttons = [widget for widget in self.group.widgets if isinstance(widget, Button)]
        gap = 14.0
        wide = min(250.0, (right - row.x - 40 - gap * (len(buttons) - 1)) / len(buttons))
        for number, tab in enumerate(self.tabs.values()):
            tab.rect.update(row.x + number * (wide + gap), row.y, wide, row.h)
        others = [button for button in buttons if button not in self.tabs.values()]
        for number, button in enumerate(reversed(others)):
            button.rect.update(right - wide - number * (wide + gap), row.y, wide, row.h)
        self._lay_bars()

    def _lay_bars(self) -> None:
        """Segments grow one behind the other; what was lost is taken off the end."""
        count, unit = len(self.story.seats), self.unit
        room = self.paper.h - 240 * unit
        self.step = min(124.0 * unit, room / count)
        first = self.paper.y + 128 * unit + (room - self.step * count) / 2
        widest = max(1, *(sum(n for n in self.story.by_source[s].values() if n > 0) for s in self.story.seats))
        self.bar_x = self.paper.x + 320 * unit
        room = self.paper.w - 320 * unit - 120 * unit
        ends = dict.fromkeys(self.story.seats, self.bar_x)
        self.totals = dict(ends)
        self.first = first
        for segment in self.segments:
            segment.visible = self.page == "reckoning"
            y = first + self.rows[segment.seat] * self.step + self.step * 0.2
            width = room * abs(segment.amount) / widest * segment.grown
            if segment.amount < 0:
                ends[segment.seat] -= width
            segment.rect.update(ends[segment.seat], y, width, self.step * 0.6)
            if segment.amount > 0:
                ends[segment.seat] += width
            self.totals[segment.seat] = max(self.totals[segment.seat], ends[segment.seat])

    # --- drawing ----------------------------------------------------------------------------------------------------

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
        unit, clans = self.unit, self.game.state.clans
        said = charts.source_name(self.now) if self.now else t("reckoning.done")
        if self.game.edition.fixed and not self.now:
            said += f" · {t(f'edition.name.{self.game.edition.name}')}"
        if self.own and not self.now:
            said += " · " + t("saves.numbers_of_own", what=self.own)
        under = Rect(self.paper.x, self.paper.y + 80 * unit, self.paper.w, 44 * unit)
        text.draw(canvas, said, under, "italic", 30 * unit, SOFT, "center", "middle", wrap=False)
        for seat, row in self.rows.items():
            y = self.first + row * self.step
            side = min(40 * unit, self.step * 0.4)
            draw.crest_disc(canvas, clans[seat].color, (self.paper.x + 50 * unit, y + self.step / 2), side)
            name = Rect(self.paper.x + 104 * unit, y, 206 * unit, self.step)
            text.draw(canvas, _plain(clans[seat].name), name, "display", 30 * unit, INK, "left", "middle", wrap=False)
            parts = (s.amount * s.grown for s in self.segments if s.seat == seat)
            total = Rect(self.totals[seat] + 14 * unit, y, 104 * unit, self.step)
            text.draw(canvas, str(round(sum(parts))), total, "bold", 36 * unit, INK, "left", "middle", wrap=False)
        rule = self.paper.bottom - 104 * unit
        draw.brush_line(canvas, (self.paper.x, rule), self.paper.w, Colour("#7f5b1b"))
        room = Rect(self.paper.x + 10 * unit, rule + 12 * unit, self.paper.w - 20 * unit, 92 * unit)
        charts.legend(canvas, self.story, room, 22 * unit, self.now)

    def _draw_winner(self, canvas: Canvas) -> None:
        unit, lost = self.unit, self.story.ended == "coop_lost"
        if lost:
            charts.backdrop(canvas, "scenes/defeat")
        else:
            charts.backdrop(canvas, "scenes/winner", charts.DUSK)
        clans, winner = self.game.state.clans, self.story.winner
        at = self._place(Rect(SUN[0], SUN[1], SUN[2], SUN[2]))
        if self.story.coop:
            self._draw_goals(canvas)
            killed = any(goal["name"] == "kill" and goal["met"] for goal in self.story.goals)
            said = t("reckoning.coop_won" if not lost else "reckoning.coop_short" if killed else "reckoning.coop_lost")
        else:
            draw.disc(canvas, at.topleft, at.w + 12 * unit, canvas.theme.paper, INK, 3)
            draw.crest_disc(canvas, clans[winner].color, at.topleft, at.w)
            said = t("reckoning.wins", clan=_plain(clans[winner].name), n=self.story.scores[winner])
        ribbon = Rect(
            0, 0, min(canvas.width - 120, text.measure(canvas, said, "display", 58 * unit)[0] + 200 * unit), 120 * unit
        )
        ribbon.center = (at.x, self._place(Rect(0, 712, 0, 0)).y)
        self._ribbon(canvas, ribbon, said, 58 * unit)
        if not self.story.coop:
            self._draw_others(canvas, ribbon)

    def _ribbon(self, canvas: Canvas, box: Rect, words: str, size: float) -> None:
        paper = canvas.theme.paper
        draw.ribbon(canvas, box.move(0, 6), INK)
        draw.ribbon(canvas, box, paper, INK)
        draw.ribbon(canvas, box.inflate(-box.h * 0.2, -box.h * 0.15), paper, canvas.theme.gold_deep)
        room = box.inflate(-box.h, -8)
        text.draw(canvas, words, room, "display", size, None, "center", "middle", wrap=False, shrink=0.5)

    def _draw_others(self, canvas: Canvas, above: Rect) -> None:
        unit, clans = self.unit, self.game.state.clans
        others = self.story.seats[1:]
        wide = min(360 * unit, (canvas.width - 160) / max(1, len(others)))
        left = above.centerx - wide * len(others) / 2
        for place, seat in enumerate(others):
            box = Rect(left + place * wide + 6, above.bottom + 26 * unit, wide - 12, 64 * unit)
            draw.rounded(canvas, box, canvas.theme.paper, INK, 2, 10)
            draw.crest_disc(canvas, clans[seat].color, (box.x + 36 * unit, box.centery), 26 * unit)
            words = t("reckoning.place", place=place + 2, clan=_plain(clans[seat].name), n=self.story.scores[seat])
            room = Rect(box.x + 70 * unit, box.y, box.w - 80 * unit, box.h)
            text.draw(canvas, words, room, "text", 25 * unit, None, "left", "middle", wrap=False, shrink=0.6)

    def _draw_goals(self, canvas: Canvas) -> None:
        """Which of the goals were met."""
        unit = self.unit
        goals = self.story.goals
        sheet = self._place(Rect(110, 150, 700, 60 + 92 * max(1, len(goals))))
        draw.rounded(canvas, sheet, canvas.theme.paper, INK, 3, 16, "hollow")
        for number, goal in enumerate(goals):
            y = sheet.y + (30 + 92 * number) * unit
            icon = "{icon:met}" if goal["met"] else "{icon:missing}"
            name = t(f"reckoning.goal.{goal['name']}")
            value = "" if goal["name"] == "kill" else f" {goal['value']} / {goal['target']}"
            room = Rect(sheet.x + 50 * unit, y, sheet.w - 100 * unit, 84 * unit)
            words = f"{icon} {name}{value}"
            text.draw(canvas, words, room, "text", 36 * unit, None, "left", "middle", wrap=False, shrink=0.6)

    def _draw_story(self, canvas: Canvas) -> None:
        unit, paper = self.unit, self.paper
        middle = paper.y + 96 * unit
        tall = paper.h - 96 * unit - 172 * unit
        left = Rect(paper.x, middle, paper.w * 0.56, tall)
        right = Rect(left.right + 40 * unit, middle, paper.right - left.right - 40 * unit, tall)
        for box, name in ((left, "by_round"), (right, "by_source")):
            title = Rect(box.x, box.y - 10 * unit, box.w, 40 * unit)
            text.draw(canvas, t(f"reckoning.{name}"), title, "italic", 25 * unit, SOFT, "center", "middle", wrap=False)
        charts.lines(canvas, self.game, self.story, Rect(left.x, left.y + 34 * unit, left.w, left.h - 34 * unit), unit)
        charts.columns(
            canvas, self.game, self.story, Rect(right.x, right.y + 34 * unit, right.w, right.h - 34 * unit), unit
        )
        low = middle + tall + 8 * unit
        draw.brush_line(canvas, (paper.x, low), paper.w, Colour("#7f5b1b"))
        room = Rect(paper.x + 10 * unit, low + 8 * unit, paper.w - 20 * unit, 84 * unit)
        below = charts.legend(canvas, self.story, room, 20 * unit) + 10 * unit
        notes = Rect(paper.x + 10 * unit, below, paper.w - 20 * unit, paper.bottom + 30 * unit - below)
        text.draw(canvas, "\n".join(self.notes()), notes, "text", 25 * unit, INK, "left", "top", shrink=0.7)

    def notes(self) -> list[str]:
        """The turning point, the finest mission, how it ended."""
        told, clans = self.story, self.game.state.clans
        found = []
        if told.turning is not None and not told.coop:
            name = _plain(clans[told.winner].name)
            rounds = len(told.by_round[told.winner])
            if told.turning > rounds:
                found.append(t("reckoning.turned_at_end", clan=name))
            elif told.turning == 1:
                found.append(t("reckoning.led_always", clan=name))
            else:
                found.append(t("reckoning.turned", clan=name, round=told.turning))
        if told.finest is not None:
            clan, card = _plain(clans[told.finest.seat].name), thing(self.game, told.finest.card)
            found.append(t("reckoning.finest", clan=clan, card=card, n=told.finest.prestige))
        if told.ended == "kill_the_shogun":
            found.append(t("reckoning.killed"))
        return found + [self.times] * bool(self.times)


def _plain(name: str) -> str:
    """A typed name must not be taken for markup."""
    return name.replace("{", "(").replace("}", ")")


def finished_game(seed: int, players: int = 4, modules: tuple[str, ...] = ()) -> Yedo:
    """A game that bots have played to its end, for the picture."""
    from engine.yedo import bots
    from engine.yedo.config import standard_game
    from engine.yedo.game import new_game as deal

    config = standard_game(players, seed=seed, modules=list(modules))
    if new_game.COOP in modules:
        config.event_sets = []
    game = deal(config)
    seated = [bots.make("novice", f"{seed}/{seat}") for seat in range(players)]
    while game.decision is not None:
        seat = game.decision.player
        view = game.view(seat)
        game.apply(seated[seat].choose(view, view.decision or game.decision))
    return game


def _shot(page: str) -> None:
    @shot("score" if page == "reckoning" else f"score_{page}")
    def prepare(app: "App", options: ShotOptions) -> None:
        app.open("title")
        scene = app.push(Score(app, game=finished_game(options.seed)))
        assert isinstance(scene, Score)
        scene.turn(page)


for _page in PAGES:
    _shot(_page)


@shot("score_coop")
def shot_coop(app: "App", options: ShotOptions) -> None:
    app.open("title")
    scene = app.push(Score(app, game=finished_game(options.seed, 3, (new_game.COOP,))))
    assert isinstance(scene, Score)
    scene.turn("winner")
