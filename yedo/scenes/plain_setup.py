"""The setup page of any game: how many play, who sits where, and what the game lets one choose."""

import random
from functools import partial
from typing import TYPE_CHECKING, Any

import pygame

from engine.core.setup import BadSetup, Choice
from yedo import clocks, own_numbers, scenes
from yedo.scenes.phone_switch import PhoneSwitch
from yedo.scenes.scene import Scene
from yedo.session import HUMAN, begin
from yedo.tables import box_of, table_of
from yedo.ui import art, draw, text
from yedo.ui.button import Button
from yedo.ui.canvas import Canvas
from yedo.ui.choice import Segmented
from yedo.ui.panel import panel
from yedo.ui.widget import Widget
from yedo.ui.words import bot_name, has, t

if TYPE_CHECKING:
    from yedo.app import App

Rect = pygame.FRect
LARGEST_SEED = (1 << 63) - 1
SHEET = (1120, 780)
ROW, LABEL = 62.0, 260.0


class PlainSetup(Scene):
    of_any_game = True

    def __init__(self, app: "App", game: str) -> None:
        super().__init__(app)
        self.game_id, self.box, self.table = game, box_of(game), table_of(game)
        self.kind = self.table.kind
        self.players = self.kind.players[min(1, len(self.kind.players) - 1)]
        self.played_by = [HUMAN, *[list(self.kind.bots)[-1]] * (max(self.kind.players) - 1)]
        self.chosen: dict[str, Any] = {choice.name: choice.usual for choice in self._choices()}
        self.rows: list[tuple[str, Widget]] = []
        self.sheet = Rect(0, 0, 0, 0)

    def _choices(self) -> list[Choice]:
        """What is asked here: readings of the rules stay as recommended."""
        return [choice for choice in self.kind.setup_options() if not choice.many and not choice.rule]

    # --- widgets ------------------------------------------------------------------------------------------

    def build(self) -> None:
        self.rows = []
        if len(self.kind.players) > 1:
            counts = [(n, str(n)) for n in self.kind.players]
            self._row(t("setup.tab.players"), Segmented(counts, self.players, self._set_players))
        by = [(HUMAN, t("setup.person")), *((bot, bot_name(bot)) for bot in self.table.bots())]
        for seat, one in enumerate(self.kind.config(self.players, 1).seats):
            self._row(one.name, Segmented(by, self.played_by[seat], partial(self.played_by.__setitem__, seat)))
        for choice in self._choices():
            values = [(value, _words(f"{choice.name}_{value}", str(value))) for value in choice.values]
            name = _words(choice.name, choice.name)
            self._row(name, Segmented(values, self.chosen[choice.name], partial(self.chosen.__setitem__, choice.name)))
        on = [(False, t("common.no")), (True, t("common.yes"))]
        self._row(t("clocks.setup"), Segmented(on, clocks.wanted(self.app.settings), self._set_clocks))
        self.own = own_numbers.announced(self.kind, self.kind.config(self.players, 1, self.chosen))
        self.begin = self.group.add(Button(t("setup.start"), self.start, "primary", size=28))
        self.leaving = self.group.add(Button(t("common.back"), self.back, size=24))
        self.phones = self.group.add(PhoneSwitch(self.app))

    def _row(self, label: str, widget: Widget) -> None:
        self.rows.append((label, self.group.add(widget)))

    def _set_clocks(self, on: bool) -> None:
        self.app.settings.new_game[clocks.CHOICE] = on

    def _set_players(self, players: int) -> None:
        self.players = players
        self.group.clear()
        self.build()
        self.layout(self.app.canvas.width, self.app.canvas.height)
        self.dirty()

    def config(self) -> Any:
        """Raises BadSetup for what the rules do not allow."""
        config = self.kind.config(self.players, random.SystemRandom().randrange(1, LARGEST_SEED), self.chosen)
        for seat, one in enumerate(config.seats):
            one.played_by = self.played_by[seat]
        self.kind.check(config)
        return config

    def start(self) -> None:
        try:
            session = begin(self.kind, self.config(), self.app.call_soon)
        except BadSetup as problem:
            self.app.notice(problem.sentence())
            return
        self.app.replace(scenes.make("table", self.app, session=session))

    # --- layout and drawing -------------------------------------------------------------------------------

    def layout(self, width: float, height: float) -> None:
        self.sheet = Rect(0, 0, min(SHEET[0], width - 40), min(SHEET[1], height - 40))
        self.sheet.center = (width / 2, height / 2)
        step = min(ROW, (self.sheet.h - 260) / max(1, len(self.rows)))
        for number, (_, widget) in enumerate(self.rows):
            y = self.sheet.y + 138 + number * step
            widget.rect.update(self.sheet.x + 60 + LABEL, y, self.sheet.w - 120 - LABEL, step - 12)
        self.begin.rect.update(self.sheet.right - 340, self.sheet.bottom - 96, 280, 62)
        self.leaving.rect.update(self.sheet.x + 60, self.sheet.bottom - 94, 200, 58)
        self.phones.beside(self.leaving)

    def draw(self, canvas: Canvas) -> None:
        art.backdrop(canvas, self.box.picture)
        panel(canvas, self.sheet)
        head = Rect(self.sheet.x + 60, self.sheet.y + 30, self.sheet.w - 120, 70)
        text.draw(canvas, self.box.title, head, "display", 50, canvas.theme.heading, "left", "middle", wrap=False)
        text.draw(canvas, t("setup.heading"), head, "italic", 28, canvas.theme.ink_soft, "right", "middle", wrap=False)
        draw.brush_line(canvas, (head.x, head.bottom + 6), head.w, canvas.theme.gold_deep)
        for label, widget in self.rows:
            place = Rect(self.sheet.x + 60, widget.rect.y, LABEL - 20, widget.rect.h)
            text.draw(canvas, label, place, "text", 25, None, "left", "middle", wrap=False, shrink=0.6)
        if self.own:
            room = Rect(self.phones.rect.right + 20, self.begin.rect.y, 0, self.begin.rect.h)
            room.w = self.begin.rect.x - 20 - room.x
            said = t("saves.own_numbers", what=self.own)
            text.draw(canvas, said, room, "italic", 21, canvas.theme.ink_soft, "center", "middle", shrink=0.7)
        self.group.draw(canvas)


def _words(name: str, plain: str) -> str:
    """The words of a choice or its value, or what it is called in the rules' data."""
    key = f"setup.{name}"
    return t(key) if has(key) and isinstance(t(key), str) else plain
