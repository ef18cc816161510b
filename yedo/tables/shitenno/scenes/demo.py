"""Bots play on the real table and captions explain it, for hours: the next game begins by itself, another one. Any key
or click offers a seat, a new game or the title, and goes on by itself if nobody answers."""

import time
from typing import TYPE_CHECKING

import pygame

from engine.core.event import Event
from engine.core.own_bots import own_seed
from engine.shitenno.kind import KIND
from yedo import thinker
from yedo.scenes.table import Table
from yedo.session import HUMAN, Player, Step, begin
from yedo.shot import ShotOptions, shot
from yedo.table.prompt import Question
from yedo.tables.shitenno import captions
from yedo.tables.shitenno.captions import MINOR, Captions
from yedo.tables.shitenno.part import Rect
from yedo.tables.shitenno.scenes.demo_offer import Offer
from yedo.ui import art, draw, text
from yedo.ui.canvas import Canvas
from yedo.ui.panel import panel
from yedo.ui.widget import Action
from yedo.ui.words import t

if TYPE_CHECKING:
    from yedo.app import App

BAR = 104  # height of the caption's bar at the foot of the window
LINGER = 14.0  # seconds the result stays in sight
BEAT = 0.01  # seconds between two events of one step, for a caption to be read in
HELLO = 6.0  # seconds for the first caption
GLOBAL = ("rules", "fullscreen", "mute", "screenshot")  # keys that do what they always do


class Demo(Table):
    """`speed` 2 is twice as fast."""

    foot = BAR

    def __init__(self, app: "App", seed: int | None = None, speed: float = 1.0) -> None:
        self.seed = seed if seed is not None else time.time_ns() % 1_000_000
        self.pace = speed
        self.config = captions.demo_config(self.seed)
        self.board_side = ("day", "night")[self.seed % 2]
        session = begin(KIND, self.config, app.call_soon)
        session.make_player = self._seated
        self.minds: dict[int, Player] = {}
        self.captions = Captions()
        self.caption = captions.first(self.config)
        self.resting = HELLO  # seconds until the next question is asked
        self.over = False
        self._captioned = 0  # the step the caption belongs to
        super().__init__(app, session, save=False)

    def _seated(self, name: str, seat: int) -> Player:
        """Remember who plays where, to ask for reasons later. The same seed shows the same game."""
        made: Player = thinker.player(name, own_seed(self.config.seed, seat), KIND)
        self.minds[seat] = made
        return made

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
            self._next_game()

    def animating(self) -> bool:
        return self.turning.busy or (self.resting == 0 and super().animating())

    def wake(self) -> float | None:
        return min(super().wake() or 60.0, max(0.01, self.resting / self.pace))

    def _ask(self) -> bool:
        """Nobody is asked before the last caption has been read."""
        if self.resting > 0:
            return True
        if self.session.decision is None and not self.over:
            self.over = True
            self.caption = captions.result(self.session.game)
            self.resting = LINGER
            super()._ask()
            self.prompt.say(Question(t("table.over"), -1))  # nobody is there to go on to the reckoning
            self.changed()
        return super()._ask()

    def _show(self, step: Step) -> None:
        if step.player >= 0:
            self.resting = 0.15
        super()._show(step)

    def _teller(self, event: Event, step: Step) -> Action:
        tell = super()._teller(event, step)
        if step.player < 0:  # the setup: the first caption speaks of the game itself
            return tell
        mind = self.minds.get(step.player) if event.player == step.player else None  # reasons for one's own deeds
        why = str(getattr(mind, "why", str)()) if mind is not None else ""

        def both() -> None:
            tell()
            found = self.captions.of(self.desk.view, event, why)
            if found is not None and not (event.kind in MINOR and self._captioned == self.steps_shown):
                self.caption, self._captioned = found, self.steps_shown
                self.resting = max(self.resting, found.seconds + self.captions.longer)
                if event is not step.events[-1]:
                    self.stage.queue.pause(BEAT)  # so that the next event waits until this one was read

        return both

    def _next_game(self) -> None:
        self.app.replace(Demo(self.app, self.seed + 1, self.pace))

    def finish(self) -> None:
        self._next_game()

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

    def flip(self) -> None:
        """Turn this board; the settings keep the side that was chosen there."""
        self.turning.start(self.app.window.surface, self.canvas, self.app.settings.speed)
        self.board_side = "day" if self.board_side == "night" else "night"
        self.app.turn_board()

    def offer(self) -> None:
        """Somebody has come to the screen."""
        if self.app.scene is self:
            self.app.push(Offer(self.app, self))

    def take_seat(self, seat: int) -> None:
        """The game goes on at the real table, with a person in this seat."""
        self.stage.skip()
        session = self.session
        session.make_player = lambda name, number: thinker.seated(name, number, kind=KIND)
        session.hand_over(seat, HUMAN)
        self.app.replace(Table(self.app, session))

    def changed(self) -> None:
        super().changed()
        self.parts.ribbon.side = self.board_side or self.app.settings.board_side

    # --- drawing ------------------------------------------------------------------------------------------

    def bar(self) -> Rect:
        width, height = self.desk.plan.size
        return Rect(8, height + 2, width - 16, BAR - 8)

    def draw_panel(self, page: Canvas) -> None:
        self._draw_bar(page)
        if self.over:
            self._draw_result(page)

    def _draw_bar(self, page: Canvas) -> None:
        bar, theme, caption = self.bar(), page.theme, self.caption
        panel(page, bar, "plain", theme.livery.get(caption.color, theme.ink) if caption.color else theme.gold)
        seal = Rect(bar.x + 14, bar.y + 9, bar.h - 18, bar.h - 18)
        draw.disc(page, seal.center, seal.h / 2, theme.on_accent, theme.ink)
        art.draw(page, caption.icon, seal.inflate(-14, -14))
        title = Rect(seal.right + 16, bar.y + 8, 250, bar.h - 16)
        text.draw(page, caption.title, title, "display", 27, theme.heading, valign="middle")
        left = title.right + 16
        if caption.color:
            draw.crest_disc(page, caption.color, (left + 28, bar.centery), 28)
            left += 72
        join = Rect(bar.right - 236, bar.y + 8, 222, bar.h - 16)
        room = Rect(left, bar.y + 8, join.x - left - 20, bar.h - 16)
        if caption.below:
            upper = Rect(room.x, room.y, room.w, room.h * 0.56)
            text.draw(page, caption.words, upper, "bold", 27, valign="middle", shrink=0.5)
            lower = Rect(room.x, upper.bottom, room.w, room.h * 0.44)
            text.draw(page, caption.below, lower, "italic", 23, theme.ink_soft, valign="middle", wrap=False, shrink=0.5)
        else:
            text.draw(page, caption.words, room, "bold", 29, valign="middle", shrink=0.6)
        text.draw(page, t("demo.join"), join, "italic", 22, theme.heading, "center", "middle")

    def _draw_result(self, page: Canvas) -> None:
        """The ranking, over the map."""
        game = self.session.game
        found = KIND.result(game)
        sheet = Rect(0, 0, 660, 116 + 66 * len(found.ranking))
        sheet.center = self.desk.plan.board.center
        panel(page, sheet)
        heading = Rect(sheet.x, sheet.y + 20, sheet.w, 60)
        text.draw(page, t("demo.over"), heading, "display", 40, align="center", valign="middle", wrap=False)
        row = Rect(sheet.x + 50, heading.bottom + 12, sheet.w - 100, 60)
        for seat in found.ranking:
            general = game.state.generals[seat]
            draw.crest_disc(page, general.color, (row.x + 26, row.centery), 26)
            name = Rect(row.x + 70, row.y, row.w - 220, row.h)
            text.draw(page, general.name, name, "display", 30, valign="middle", wrap=False)
            value = Rect(row.right - 140, row.y, 140, row.h)
            text.draw(page, str(general.points), value, "bold", 30, None, "right", "middle", wrap=False)
            row.y += 66


def _watched(app: "App", options: ShotOptions, answers: int) -> Demo:
    """A demo in mid-game, its last caption in sight. Everybody answers at once."""
    demo = Demo(app, options.seed)
    demo.board_side = options.side
    demo.session.call = None
    demo.session.make_player = lambda name, number: demo._seated("samurai", number)
    app.push(demo)
    for _ in range(answers):
        if demo.over:
            break
        demo.resting = 0
        demo.update(0.05)
    return demo


@shot("shitenno_demo")
def shot_demo(app: "App", options: ShotOptions) -> None:
    _watched(app, options, 150)


@shot("shitenno_demo_over")
def shot_demo_over(app: "App", options: ShotOptions) -> None:
    _watched(app, options, 10_000)


@shot("shitenno_demo_offer")
def shot_demo_offer(app: "App", options: ShotOptions) -> None:
    _watched(app, options, 60).offer()
