"""Bots play a game on its real table for hours and the game's own captions explain it: the next game begins by itself,
another one."""

from __future__ import annotations

import contextlib
import ctypes
import gc
import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import pygame

from engine.core.event import Event
from engine.core.kind import SeatFacts
from engine.core.own_bots import own_seed
from yedo import thinker
from yedo.help.captions import Caption, Teller
from yedo.scenes.plain_demo import BAR, BEAT, Watched
from yedo.session import Player, Session, Step
from yedo.ui import art, draw, text
from yedo.ui.canvas import Canvas
from yedo.ui.panel import panel
from yedo.ui.widget import Action
from yedo.ui.words import t

if TYPE_CHECKING:
    from yedo.app import App

Rect = pygame.FRect
LONG_HELLO = 6.0  # seconds for the first caption, which says much


class ToldDemo(Watched):
    """A game's demo takes a seed and a speed (2 is twice as fast), and has a session and captions of its own."""

    seal_rim = 20  # between the seal and its sign
    size, wrap = 29, False  # of what happens, above why
    shrinks = (0.6, 0.6, 0.7)  # how small they may become, that and why, and a sentence that stands alone

    def __init__(
        self, app: App, session: Session, captions: Teller, first: Caption, side: str, seed: int, speed: float
    ) -> None:
        self.seed, self.pace, self.resting = seed, speed, LONG_HELLO
        self.config, self.board_side = session.game.config, side
        session.make_player = self._seated
        self.minds: dict[int, Player] = {}
        self.captions, self.caption = captions, first
        self._captioned = 0  # the step the caption belongs to
        super().__init__(app, session, save=False)

    def _seated(self, name: str, seat: int) -> Player:
        """Remember who plays where, to ask for reasons later. The same seed shows the same game."""
        made: Player = thinker.player(name, own_seed(self.config.seed, seat), self.session.kind)
        self.minds[seat] = made
        return made

    # --- what is said -------------------------------------------------------------------------------------

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
            found = self.captions.of(self.told_of(step), event, why)
            if found is not None and not (event.kind in self.captions.minor and self._captioned == self.steps_shown):
                self.caption, self._captioned = found, self.steps_shown
                self.resting = max(self.resting, found.seconds + self.captions.longer)
                if event is not step.events[-1]:
                    self.stage.queue.pause(BEAT)  # so that the next event waits until this one was read

        return both

    def told_of(self, step: Step) -> Any:
        """The game as a caption speaks of it."""
        return step.game

    def next_game(self) -> ToldDemo:
        raise NotImplementedError

    def finish(self) -> None:
        self.app.replace(self.next_game())
        self.app.call_soon(_give_back)

    def flip(self) -> None:
        """Turn this board; the settings keep the side that was chosen there."""
        self.turning.start(self.app.window.surface, self.canvas, self.app.settings.speed)
        self.board_side = "day" if self.board_side == "night" else "night"
        self.app.turn_board()

    def seats(self) -> list[SeatFacts]:
        order = self.session.game.state.order
        return sorted(super().seats(), key=lambda facts: order.index(facts.seat))

    def changed(self) -> None:
        super().changed()
        self.parts.ribbon.side = self.board_side or self.app.settings.board_side

    # --- drawing ------------------------------------------------------------------------------------------

    def draw_panel(self, page: Canvas) -> None:
        self._draw_bar(page)
        if self.over:
            self.draw_result(page)

    def _draw_bar(self, page: Canvas) -> None:
        width, height = self.desk.plan.size
        bar, theme, caption = Rect(8, height + 2, width - 16, BAR - 8), page.theme, self.caption
        panel(page, bar, "plain", theme.livery.get(caption.color, theme.ink) if caption.color else theme.gold)
        seal = Rect(bar.x + 14, bar.y + 9, bar.h - 18, bar.h - 18)
        draw.disc(page, seal.center, seal.h / 2, theme.on_accent, theme.ink)
        art.draw(page, caption.icon, seal.inflate(-self.seal_rim, -self.seal_rim))
        title = Rect(seal.right + 16, bar.y + 8, 250, bar.h - 16)
        text.draw(page, caption.title, title, "display", 27, theme.heading, valign="middle")
        left = title.right + 16
        if caption.color:
            draw.crest_disc(page, caption.color, (left + 28, bar.centery), 28)
            left += 72
        join = Rect(bar.right - 236, bar.y + 8, 222, bar.h - 16)
        room = Rect(left, bar.y + 8, join.x - left - 20, bar.h - 16)
        first, second, alone = self.shrinks
        if caption.below:
            upper = Rect(room.x, room.y, room.w, room.h * 0.56)
            text.draw(page, caption.words, upper, "bold", self.size, None, "left", "middle", self.wrap, shrink=first)
            lower, ink = Rect(room.x, upper.bottom, room.w, room.h * 0.44), theme.ink_soft
            text.draw(page, caption.below, lower, "italic", 23, ink, "left", "middle", wrap=False, shrink=second)
        else:
            text.draw(page, caption.words, room, "bold", 29, valign="middle", shrink=alone)
        text.draw(page, t("demo.join"), join, "italic", 22, theme.heading, "center", "middle")

    def draw_result(self, page: Canvas) -> None:
        """The ranking, over the board."""
        raise NotImplementedError

    def draw_ranking(self, page: Canvas, heading: str, rows: Sequence[tuple[str, str, str]], more: float = 0) -> Rect:
        """Colour, name and points of each seat on a sheet with room for more; where the next row would stand."""
        sheet = Rect(0, 0, 660, 116 + 66 * len(rows) + more)
        sheet.center = self.desk.plan.board.center
        panel(page, sheet)
        title = Rect(sheet.x, sheet.y + 20, sheet.w, 60)
        text.draw(page, heading, title, "display", 40, align="center", valign="middle", wrap=False)
        row = Rect(sheet.x + 50, title.bottom + 12, sheet.w - 100, 60)
        for color, name, points in rows:
            draw.crest_disc(page, color, (row.x + 26, row.centery), 26)
            self.draw_row(page, row, name, points, 30)
            row.y += 66
        return row

    @staticmethod
    def draw_row(page: Canvas, row: Rect, words: str, number: str, size: int) -> None:
        name = Rect(row.x + 70, row.y, row.w - 220, row.h)
        text.draw(page, words, name, "display", size, valign="middle", wrap=False)
        value = Rect(row.right - 140, row.y, 140, row.h)
        text.draw(page, number, value, "bold", size, None, "right", "middle", wrap=False)

    # --- for pictures -------------------------------------------------------------------------------------

    def run(self, side: str, answers: int) -> None:
        """Into mid-game, the last caption in sight. Everybody answers at once."""
        self.board_side = side
        self.session.call = None
        self.session.make_player = lambda name, number: self._seated("samurai", number)
        self.app.push(self)
        for _ in range(answers):
            if self.over:
                break
            self.resting = 0
            self.update(0.05)


def _give_back() -> None:
    """Hand memory back to the system. An evening is long, and the C library keeps what thinking threads have freed."""
    gc.collect()
    if sys.platform == "linux":
        with contextlib.suppress(OSError, AttributeError):  # another C library
            ctypes.CDLL(None).malloc_trim(0)
