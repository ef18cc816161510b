"""Bots play on the real table and captions explain it, for hours: the next game begins by itself, another one.
Any key or click offers a seat, a new game or the title, and goes on by itself if nobody answers."""

import contextlib
import ctypes
import gc
import sys
import time
from typing import TYPE_CHECKING

from engine.core.event import Event
from engine.core.kind import SeatFacts
from engine.yedo.bots import own_seed
from yedo import thinker
from yedo.scenes.plain_demo import BAR, BEAT, Watched
from yedo.session import Player, Step
from yedo.shot import ShotOptions, shot
from yedo.tables.yedo import new_game
from yedo.tables.yedo.help import captions
from yedo.tables.yedo.help.captions import MINOR, Caption, Captions
from yedo.tables.yedo.help.programme import about, at_the_table, demo_config
from yedo.tables.yedo.part import Rect
from yedo.ui import art, draw, text
from yedo.ui.canvas import Canvas
from yedo.ui.panel import panel
from yedo.ui.widget import Action
from yedo.ui.words import t

if TYPE_CHECKING:
    from yedo.app import App

LONG_HELLO = 6.0  # seconds for the first caption, which says much


class Demo(Watched):
    """`speed` 2 is twice as fast."""

    def __init__(self, app: "App", seed: int | None = None, speed: float = 1.0) -> None:
        self.seed = seed if seed is not None else time.time_ns() % 1_000_000
        self.pace = speed
        self.config = demo_config(self.seed)
        self.board_side = self.config.side
        session = new_game.begin(self.config, app.call_soon)
        session.make_player = self._seated
        self.minds: dict[int, Player] = {}
        self.captions = Captions()
        self.caption = Caption(t("demo.heading"), "demo", about(self.config), at_the_table(self.config), "")
        self.resting = LONG_HELLO
        self._captioned = 0  # the step the caption belongs to
        super().__init__(app, session, save=False)

    def _seated(self, name: str, seat: int) -> Player:
        """Remember who plays where, to ask for reasons later. The same seed shows the same game."""
        made: Player = thinker.player(name, own_seed(self.config.seed, seat))
        self.minds[seat] = made
        return made

    def say_result(self) -> None:
        self.caption = captions.result(self.session.game)

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
            found = self.captions.of(step.game, event, why)
            if found is not None and not (event.kind in MINOR and self._captioned == self.steps_shown):
                self.caption, self._captioned = found, self.steps_shown
                self.resting = max(self.resting, found.seconds + self.captions.longer)
                if event is not step.events[-1]:
                    self.stage.queue.pause(BEAT)  # so that the next event waits until this one was read

        return both

    def finish(self) -> None:
        """The next game."""
        self.app.replace(Demo(self.app, self.seed + 1, self.pace))
        self.app.call_soon(_give_back)

    def flip(self) -> None:
        """Turn this board; the settings keep the side that was chosen there."""
        self.turning.start(self.app.window.surface, self.canvas, self.app.settings.speed)
        self.board_side = "day" if self.board_side == "night" else "night"
        self.app.turn_board()

    def seats(self) -> list[SeatFacts]:
        order = self.session.game.state.order
        return sorted(super().seats(), key=lambda facts: order.index(facts.seat))

    def seat_label(self, facts: SeatFacts) -> str:
        return t("demo.seat", clan=facts.name, n=facts.score)

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
        panel(page, bar, "plain", theme.clan.get(caption.clan, theme.ink) if caption.clan else theme.gold)
        seal = Rect(bar.x + 14, bar.y + 9, bar.h - 18, bar.h - 18)
        draw.disc(page, seal.center, seal.h / 2, theme.on_accent, theme.ink)
        art.draw(page, f"icons/{caption.icon}", seal.inflate(-20, -20))
        title = Rect(seal.right + 16, bar.y + 8, 250, bar.h - 16)
        text.draw(page, caption.title, title, "display", 27, theme.heading, valign="middle")
        left = title.right + 16
        if caption.clan:
            draw.crest_disc(page, caption.clan, (left + 28, bar.centery), 28)
            left += 72
        join = Rect(bar.right - 236, bar.y + 8, 222, bar.h - 16)
        room = Rect(left, bar.y + 8, join.x - left - 20, bar.h - 16)
        if caption.below:
            upper = Rect(room.x, room.y, room.w, room.h * 0.56)
            text.draw(page, caption.words, upper, "bold", 29, valign="middle", wrap=False, shrink=0.6)
            lower = Rect(room.x, upper.bottom, room.w, room.h * 0.44)
            text.draw(page, caption.below, lower, "italic", 23, theme.ink_soft, valign="middle", wrap=False, shrink=0.6)
        else:
            text.draw(page, caption.words, room, "bold", 29, valign="middle", shrink=0.7)
        text.draw(page, t("demo.join"), join, "italic", 22, theme.heading, "center", "middle")

    def _draw_result(self, page: Canvas) -> None:
        """The ranking, over the board; after a game together the goals beneath it."""
        game = self.session.game
        found = game.result()
        seats = [seat for seat in found["ranking"] if seat != game.outsider]
        goals = list(found.get("goals", ()))
        sheet = Rect(0, 0, 660, 116 + 66 * len(seats) + (24 + 50 * len(goals) if goals else 0))
        sheet.center = self.desk.plan.board.center
        panel(page, sheet)
        heading = Rect(sheet.x, sheet.y + 20, sheet.w, 60)
        text.draw(page, self._outcome(), heading, "display", 40, align="center", valign="middle", wrap=False)
        row = Rect(sheet.x + 50, heading.bottom + 12, sheet.w - 100, 60)
        for seat in seats:
            clan = game.state.clans[seat]
            draw.crest_disc(page, clan.color, (row.x + 26, row.centery), 26)
            self._draw_row(page, row, clan.name, f"{clan.pp} {{icon:pp}}", 30)
            row.y += 66
        row.update(row.x, row.y + 12, row.w, 44)
        for goal in goals:
            art.draw(page, "icons/met" if goal["met"] else "icons/missing", Rect(row.x + 10, row.y + 6, 32, 32))
            so_far = "" if goal["name"] == "kill" else f"{goal['value']} / {goal['target']}"
            self._draw_row(page, row, t(f"coop.goal.{goal['name']}"), so_far, 26)
            row.y += 50

    def _outcome(self) -> str:
        ended = self.session.game.state.ended
        return t(f"demo.{ended}" if ended.startswith("coop") else "demo.over")

    @staticmethod
    def _draw_row(page: Canvas, row: Rect, words: str, number: str, size: int) -> None:
        name = Rect(row.x + 70, row.y, row.w - 220, row.h)
        text.draw(page, words, name, "display", size, valign="middle", wrap=False)
        value = Rect(row.right - 140, row.y, 140, row.h)
        text.draw(page, number, value, "bold", size, None, "right", "middle", wrap=False)


def _give_back() -> None:
    """Hand memory back to the system. An evening is long, and the C library keeps what thinking threads have freed."""
    gc.collect()
    if sys.platform == "linux":
        with contextlib.suppress(OSError, AttributeError):  # another C library
            ctypes.CDLL(None).malloc_trim(0)


def _watched(app: "App", seed: int, side: str, answers: int) -> Demo:
    """A demo in mid-game, its last caption in sight. Everybody answers at once."""
    demo = Demo(app, seed)
    demo.board_side = side
    demo.session.call = None
    demo.session.make_player = lambda name, number: demo._seated("samurai", number)
    app.push(demo)
    for _ in range(answers):
        if demo.over:
            break
        demo.resting = 0
        demo.update(0.05)
    return demo


@shot("demo")
def shot_demo(app: "App", options: ShotOptions) -> None:
    _watched(app, options.seed, options.side, 150)


@shot("demo_coop")
def shot_demo_coop(app: "App", options: ShotOptions) -> None:
    _watched(app, 3 * options.seed + 2, options.side, 120)


@shot("demo_over")
def shot_demo_over(app: "App", options: ShotOptions) -> None:
    _watched(app, options.seed, options.side, 10_000)


@shot("demo_offer")
def shot_demo_offer(app: "App", options: ShotOptions) -> None:
    _watched(app, options.seed, options.side, 60).offer()
