"""How the table scene is laid out, drawn and pointed at; what is asked and played on it is the table's own business.
"""

from abc import ABC, abstractmethod
from dataclasses import replace
from typing import TYPE_CHECKING

import pygame

from engine.core.decision import Decision, Option
from yedo.scenes.scene import Scene
from yedo.table.animate import Stage
from yedo.table.choice import Choice, Entry
from yedo.table.floating import Floating
from yedo.table.input import Input
from yedo.table.layout import COMPACT_BELOW, least_text, table_scale
from yedo.table.log import Line, Log
from yedo.table.part import Desk, Rect
from yedo.table.pointer import Pointer
from yedo.table.presentations import Presentation
from yedo.table.prompt import Prompt
from yedo.table.sheets import Sheets
from yedo.table.turning import Turning
from yedo.table.zoom import Zoom
from yedo.ui.canvas import Canvas
from yedo.ui.focus import FocusRing, Target
from yedo.ui.widget import Action

if TYPE_CHECKING:
    from yedo.app import App


class TableView(Scene, ABC):
    input: Input  # mouse and keyboard
    foot = 0.0  # what a kind of table keeps free at the window's lower edge, in table pixels

    def __init__(self, app: "App", desk: Desk) -> None:
        super().__init__(app)
        self.desk = desk
        self.game_id = desk.game.id
        self.parts = desk.game.parts(desk)
        self.stage = Stage(self.parts, self.changed)
        self.prompt = Prompt(desk, self.pick)
        self.log = Log(desk, self.recall)
        self.pointer = Pointer(desk, self.parts)
        self.floating = Floating(desk, self.pointer)
        self.turning = Turning(desk)
        self.ring = FocusRing(self.targets)
        self.choice: Choice | None = None
        self.sheets = Sheets(desk, self.log)
        self.presentation: Presentation | None = None
        self.decision: Decision | None = None  # the question a person is asked now
        self.canvas = Canvas(app.canvas.surface, 1.0, app.canvas.theme)
        self.since = 0  # the length of the log when the viewer last answered
        self.peeking = self.behind_curtain = False
        self._laid: tuple[object] | None = None  # for which pose of the game the table is laid out

    @property
    def music(self) -> str | None:
        return self.desk.game.music(self.desk.view, self.app.board_side)

    # --- what the table does --------------------------------------------------------------------------

    @abstractmethod
    def pick(self, option: Option) -> None:
        """Answer the open question."""

    @abstractmethod
    def recall(self, line: Line) -> None:
        """Show again what a line of the log tells of."""

    def _open_hand(self) -> bool:
        raise NotImplementedError

    @property
    def zoom(self) -> Zoom:
        return self.floating.zoom

    # --- layout and drawing ----------------------------------------------------------------------------

    def layout(self, width: float, height: float) -> None:
        real = self.app.canvas.surface.get_size()
        scale = table_scale(real)
        large = min(1.15, max(1.0, self.app.canvas.text_scale * self.app.settings.ui_scale))
        self.canvas = Canvas(self.app.canvas.surface, scale, self.app.canvas.theme, large, least_text(scale))
        before, compact = self.desk.plan, scale / large < (self.desk.game.compact_below or COMPACT_BELOW)
        self.desk.plan = self.desk.game.arrange(real[0] / scale, real[1] / scale, self.desk.view, compact, self.foot)
        self._laid = (self.desk.game.pose(self.desk.view),)
        if (self.desk.plan.size, self.desk.plan.compact) != (before.size, before.compact):
            self.stage.hurry()  # what is in the air was on its way to places that have moved
        self.prompt.place(self.canvas)
        self.log.place(self.canvas)
        if self.choice is not None:
            self.choice.place(self.canvas, *self.desk.plan.size)
        if self.presentation is not None:
            self.presentation.layout(*self.desk.plan.size)
        self.parts.forget()
        self.changed()

    def _lay_anew(self) -> None:
        """The game lays its table differently from here on: its board grows or shrinks to its new place."""
        before = self.desk.plan.board
        self.layout(self.app.canvas.width, self.app.canvas.height)
        if self.app.scenes and self.app.scene is self:
            self.turning.grow(before, self.app.settings.speed)

    def changed(self) -> None:
        """What lies on the table is different: draw it anew and find its spots again."""
        if self._laid is not None and self._laid != (self.desk.game.pose(self.desk.view),):
            self._lay_anew()  # which comes back here
            return
        self.parts.ribbon.keys = self.app.settings.keys
        self.parts.ribbon.speed = self.app.settings.animation_speed
        self.parts.ribbon.side = self.app.settings.board_side
        self.desk.open_hand = self._open_hand()
        self.desk.seasons = self.app.settings.seasons
        kept = self.app.settings.new_game.get(self.game_id)
        self.desk.wishes = kept if isinstance(kept, dict) else {}
        if self.app.scenes and self.app.scene is self:
            self.app.play_music()  # a game's years may sound different
        self.parts.changed()
        self.pointer.changed()
        self.dirty()

    def draw(self, canvas: Canvas) -> None:
        page = replace(self.canvas, surface=canvas.surface, theme=canvas.theme)
        self.parts.draw_still(page)
        self.log.draw(page)
        self.parts.strip.draw(page)
        if self.presentation is None or not self.presentation.hides_prompt:
            self.prompt.draw(page)
        self.parts.tray.draw(page)
        if self.decision is not None and self.presentation is None:
            chip = next((chip.place for chip in self.prompt.chips if chip.hovered), "")
            self.pointer.draw_lit(page, chip)
        self.turning.draw(page)
        if self.presentation is not None:
            self.presentation.draw(page)
        self.draw_panel(page)
        self.stage.draw(page)
        self.parts.strip.draw_fresh(page)
        if self.choice is not None:
            self.choice.draw(page)
        self.ring.draw(page)
        self.parts.grown.draw(page, self.pointer.lit)
        if self.sheets.open is not None:
            self.sheets.open.draw(page)
        elif self.choice is None and self.app.scene is self:
            focused = self.ring.current if self.ring.visible else None
            self.floating.draw(page, focused, self.choices(), self.choosing)

    def draw_panel(self, page: Canvas) -> None:
        """What a kind of table lays over itself, under everything that moves; what floats lies beside it where it
        can."""

    def panels(self) -> list[Rect]:
        """Where that lies."""
        return []

    @property
    def choosing(self) -> bool:
        """Whether cards to choose from lie over the table."""
        return bool(self.parts.tray.things) or (self.presentation is not None and self.presentation.open)

    def choices(self) -> list[Rect]:
        """What nothing may float over: the prompt, cards to choose from, and panels."""
        found = [*self.panels()]
        if self.decision is not None:
            found.append(self.prompt.rect)
        if self.parts.tray.things:
            found.append(self.parts.tray.sheet())
        if self.presentation is not None and self.presentation.open:
            found.append(self.presentation.area)
        return found

    def cursor(self) -> int | None:
        return self.input.cursor()

    # --- events ----------------------------------------------------------------------------------------

    def handle(self, event: pygame.Event) -> bool:
        return self.input.handle(event)

    def press(self, place: str, rect: Rect) -> None:
        """Pick the option on a place, or open the small choice where there are several."""
        options, decision = self.pointer.lit.get(place, []), self.decision
        if len(options) == 1:
            self.pick(options[0])
        elif options and decision is not None:
            game, view = self.desk.game, self.desk.view
            entries = [(game.kind.label(view, o, decision), game.icon(o), self._picker(o)) for o in options]
            self.open_choice("", entries, rect)

    def _picker(self, option: Option) -> Action:
        return lambda: self.pick(option)

    def open_choice(self, title: str, entries: list[Entry], near: Rect) -> None:
        """A small menu beside a place."""

        def close() -> None:
            self.choice = None
            self.dirty()

        self.choice = Choice(title, entries, near, close)
        self.choice.place(self.canvas, *self.desk.plan.size)
        self.ring.focus(self.choice.chips[0], show=self.ring.visible)
        self.dirty()

    def aim(self, at: tuple[float, float] | None) -> bool:
        """The mouse or the keyboard points here: a folded clan unfolds, a small card of the hand grows."""
        aimed = self.parts.aim(at) | self.grow()
        if aimed:
            self._unfold(0.0)
        return aimed

    def grow(self) -> bool:
        """Let the card of the hand be large that is pointed at, if one may be."""
        return self.parts.grown.aim(self.floating.grow_at(self.choosing), self.canvas)

    def _unfold(self, seconds: float) -> bool:
        speed = self.app.settings.speed
        if self.parts.unfold(seconds, speed):
            self.log.place(self.canvas)
            self.changed()
        return self.parts.grown.update(seconds, speed)

    def targets(self) -> list[Target]:
        """What the keyboard's ring can stand on: the chips, then the lit places."""
        if self.choice is not None:
            return list(self.choice.chips)
        targets: list[Target] = list(self.prompt.widgets)
        if self.decision is not None:
            targets += self.pointer.targets(self.press, self.ring.current)
        return targets

    def peek(self, look: bool) -> None:
        """Show one's own hand at a shared screen, or put it down again."""
        if look != self.peeking:
            self.peeking = look
            self.changed()
            if self.decision is not None:  # cards are named in the prompt only while they are seen
                self.prompt.ask(self.desk.view, self.decision)

    # --- sheets ----------------------------------------------------------------------------------------

    def show_since(self) -> None:
        """What happened since the viewer's last turn."""
        self.sheets.show_since(self.since)
        self.dirty()

    def show_hint(self) -> None:
        self.sheets.show_hint(self.decision)
        self.dirty()

    def help_place(self) -> str:
        phase = self.desk.game.kind.clock(self.desk.view).phase
        asked = f"decision:{self.decision.kind}" if self.decision else f"phase:{phase}"
        place = self.pointer.place(self.ring.current if self.ring.visible else None)
        return asked if not place or place.startswith(("ribbon:", "log:", "move:")) else place

    def flip(self) -> None:
        """Turn the board to its other side."""
        self.turning.start(self.app.window.surface, self.canvas, self.app.settings.speed)
        self.app.change(board_side="night" if self.app.settings.board_side == "day" else "day")
