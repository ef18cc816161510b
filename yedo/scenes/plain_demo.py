"""Bots play any game on its real table and a caption says what happens; the next game begins by itself. A key or click
offers a seat, a new game or the title."""

from __future__ import annotations

import time
from functools import partial
from typing import TYPE_CHECKING, Any

import pygame

from engine.core.event import Event
from engine.core.kind import SeatFacts
from engine.core.rng import seeded
from yedo import scenes, thinker
from yedo.scenes.scene import Scene
from yedo.scenes.table import Table
from yedo.session import HUMAN, Step, begin
from yedo.table.prompt import Question
from yedo.tables import box_of, table_of
from yedo.ui import art, draw, text
from yedo.ui.button import Button
from yedo.ui.canvas import Canvas
from yedo.ui.panel import panel
from yedo.ui.widget import Action
from yedo.ui.words import All, t

if TYPE_CHECKING:
    from yedo.app import App

Rect = pygame.FRect
BAR = 104  # height of the caption at the foot of the window
HELLO, LINGER, PATIENCE = 4.0, 14.0, 25.0  # seconds for the first caption, for the result, and for an answer
READ = 0.02  # seconds for each letter of a caption
BEAT = 0.01
GLOBAL = ("rules", "fullscreen", "mute", "screenshot")  # keys that do what they always do


def demo_config(game: str, seed: int) -> Any:
    """The setup of one game: another number of players and other bots for every seed."""
    kind, levels, dice = table_of(game).kind, table_of(game).bots(), seeded(f"demo/{seed}")
    config = kind.config(kind.players[seed % len(kind.players)], 1 + dice.below(10**9))
    for seat in config.seats:
        seat.played_by = levels[dice.below(len(levels))]
    return config


class Watched(Table):
    """A table at which only bots play, with a caption that is read before anything moves on. `pace` 2 is twice as
    fast, `resting` are the seconds until the next question is asked."""

    foot = BAR
    pace = 1.0
    resting = HELLO
    over = False

    # --- the pace -----------------------------------------------------------------------------------------

    def update(self, seconds: float) -> None:
        """Nothing moves on while a caption is being read; what hangs on the mouse still does."""
        passed = seconds * self.pace
        if self.resting > 0:
            self.resting = max(0.0, self.resting - passed)
            if self.turning.update(passed) | self.floating.update(passed):
                self.dirty()
        if self.resting == 0:
            super().update(passed)
        if self.over and self.resting == 0 and self.app.scene is self:
            self.finish()

    def animating(self) -> bool:
        return self.turning.busy or (self.resting == 0 and super().animating())

    def wake(self) -> float | None:
        return min(super().wake() or 60.0, max(0.01, self.resting / self.pace))

    def _ask(self) -> bool:
        """Nobody is asked before the last caption has been read."""
        if self.resting > 0:
            return True
        if self.session.decision is None and not self.over:
            self.over, self.resting = True, LINGER
            super()._ask()
            self.say_result()
            self.prompt.say(Question(t("table.over"), -1))  # nobody is there to go on to the reckoning
            self.changed()
        return super()._ask()

    def say_result(self) -> None:
        """The game is over."""
        raise NotImplementedError

    # --- joining ------------------------------------------------------------------------------------------

    def handle(self, event: pygame.Event) -> bool:
        if event.type == pygame.KEYDOWN:
            action = self.app.action(event)
            if action == "flip_board":
                self.flip()
                return True
            if action in GLOBAL:
                return False
            self.offer()
            return True
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            self.offer()
            return True
        return super().handle(event)

    def back(self) -> None:
        self.offer()

    def offer(self) -> None:
        """Somebody has come to the screen."""
        if self.app.scene is self:
            self.app.push(Offer(self.app, self))

    def seats(self) -> list[SeatFacts]:
        """Those that somebody may take over."""
        return [] if self.over else [facts for facts in self.game.kind.seats(self.session.game) if not facts.outside]

    def seat_label(self, facts: SeatFacts) -> str:
        return t("demo.any_seat", clan=facts.name, n=facts.score)

    def invitation(self) -> str:
        """Above the seats on offer."""
        return t("demo.take_seat")

    def take_seat(self, seat: int) -> None:
        """The game goes on at the real table, with a person in this seat."""
        self.stage.skip()
        self.session.make_player = partial(thinker.seated, kind=self.session.kind)
        self.session.hand_over(seat, HUMAN)
        self.app.replace(Table(self.app, self.session))


class PlainDemo(Watched):
    """`speed` 2 is twice as fast."""

    of_any_game = True

    def __init__(self, app: App, game: str, seed: int | None = None, speed: float = 1.0) -> None:
        self.seed = seed if seed is not None else time.time_ns() % 1_000_000
        self.pace = speed
        kind = table_of(game).kind
        session = begin(kind, demo_config(game, self.seed), app.call_soon)
        self.title, self.words, self.below, self.color = box_of(game).title, t("demo.any_begins"), "", ""
        super().__init__(app, session, save=False)

    def say_result(self) -> None:
        result = self.game.kind.result(self.session.game)
        names = [self.desk.name(seat) for seat in result.winners()]
        self.title, self.below = t("demo.over"), t("demo.next")
        self.words = t("reckoning.won", names=All(names), n=len(names)) if names else t("reckoning.lost")
        self.color = self.desk.color(result.winners()[0]) if names else ""

    def _teller(self, event: Event, step: Step) -> Action:
        tell, why = super()._teller(event, step), str(step.why) if event.player == step.player else ""
        words = self.game.kind.event_line(step.game, event, None)
        if step.player < 0 or not words or self.game.kind.happening(event).small:
            return tell

        def both() -> None:
            tell()
            clock = self.game.kind.clock(step.game)
            self.title = t("demo.title", round=max(1, clock.round), phase=self.game.phase_name(clock.phase))
            self.words, self.below = words, why
            self.color = self.game.livery(step.game, event.player) if event.player is not None else ""
            self.resting = 0.3 + READ * (len(words) + len(why) / 2)
            if event is not step.events[-1]:
                self.stage.queue.pause(BEAT)  # the next event waits until this one was read

        return both

    def finish(self) -> None:
        self.app.replace(PlainDemo(self.app, self.game.id, self.seed + 1, self.pace))

    # --- drawing ------------------------------------------------------------------------------------------

    def draw_panel(self, page: Canvas) -> None:
        width, height = self.desk.plan.size
        bar, theme = Rect(8, height + 2, width - 16, BAR - 10), page.theme
        panel(page, bar, "plain", theme.clan.get(self.color, theme.gold))
        title = Rect(bar.x + 24, bar.y + 8, 290, bar.h - 16)
        text.draw(page, self.title, title, "display", 27, theme.heading, valign="middle")
        left = title.right + 16
        if self.color:
            draw.crest_disc(page, self.color, (left + 28, bar.centery), 28)
            left += 72
        join = Rect(bar.right - 236, bar.y + 8, 222, bar.h - 16)
        room = Rect(left, bar.y + 8, join.x - left - 20, bar.h - 16)
        upper = Rect(room.x, room.y, room.w, room.h * (0.56 if self.below else 1.0))
        text.draw(page, self.words, upper, "bold", 28, valign="middle", shrink=0.6)
        if self.below:
            lower = Rect(room.x, upper.bottom, room.w, room.h * 0.44)
            text.draw(page, self.below, lower, "italic", 22, theme.ink_soft, valign="middle", wrap=False, shrink=0.5)
        text.draw(page, t("demo.join"), join, "italic", 22, theme.heading, "center", "middle")


class Offer(Scene):
    """Would you like to play? Goes away by itself."""

    overlay = True

    def __init__(self, app: App, demo: Watched) -> None:
        super().__init__(app)
        self.demo, self.left = demo, PATIENCE
        self.sheet = Rect(0, 0, 0, 0)

    def build(self) -> None:
        self.seats: list[Button] = []
        demo = self.demo
        for facts in demo.seats():
            button = Button(demo.seat_label(facts), partial(self._sit, facts.seat), size=24, align="left")
            button.icon = art.crest(facts.color)
            self.seats.append(self.group.add(button))
        add = self.group.add
        self.others = [
            add(Button(t("demo.watch"), self.app.pop, "primary", size=26)),
            add(Button(t("title.new_game"), self._new_game, icon="icons/play", size=26)),
            add(Button(t("pause.title"), self._title, size=26)),
        ]

    def _sit(self, seat: int) -> None:
        self.app.pop()
        self.demo.take_seat(seat)

    def _title(self) -> None:
        self.app.reset(scenes.make("title", self.app))

    def _new_game(self) -> None:
        self._title()
        self.app.open("setup", game=self.demo.game.id)

    def layout(self, width: float, height: float) -> None:
        rows = -(-len(self.seats) // 2)
        self.sheet = Rect(0, 0, 860, 234 + 76 * rows + (64 if self.seats else 0))
        self.sheet.center = (width / 2, height / 2)
        inner = self.sheet.inflate(-96, 0)
        each = (inner.w - 20) / 2
        for number, button in enumerate(self.seats):
            top = self.sheet.y + 168 + 76 * (number // 2)
            button.rect.update(inner.x + number % 2 * (each + 20), top, each, 60)
        each = (inner.w - 40) / 3
        for number, button in enumerate(self.others):
            button.rect.update(inner.x + number * (each + 20), self.sheet.bottom - 100, each, 62)

    def handle(self, event: pygame.Event) -> bool:
        if event.type in (pygame.KEYDOWN, pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN):
            self.left = PATIENCE
        if event.type == pygame.MOUSEBUTTONDOWN and not self.sheet.collidepoint(event.pos):
            self.app.pop()
            return True
        return super().handle(event)

    def update(self, seconds: float) -> None:
        super().update(seconds)
        self.left -= seconds
        if self.left <= 0 and self.app.scene is self:
            self.app.pop()

    def wake(self) -> float | None:
        return min(super().wake() or 60.0, max(0.01, self.left))

    def draw(self, canvas: Canvas) -> None:
        draw.shade(canvas)
        panel(canvas, self.sheet)
        heading = Rect(self.sheet.x + 30, self.sheet.y + 26, self.sheet.w - 60, 64)
        text.draw(canvas, t("demo.offer"), heading, "display", 42, align="center", valign="middle", wrap=False)
        below = Rect(self.sheet.x + 48, heading.bottom + 14, self.sheet.w - 96, 44)
        if self.seats:
            said = self.demo.invitation()
            text.draw(canvas, said, below, "italic", 24, align="center", valign="middle", wrap=False)
        self.group.draw(canvas)
