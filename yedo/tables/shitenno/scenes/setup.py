"""The new game: the seats with their generals, the frame of the game beside them, and a page of rule readings."""

import random
from functools import partial
from typing import TYPE_CHECKING

import pygame

from engine.core.setup import BadSetup
from engine.core.words import capital
from engine.shitenno.board import standard_board
from engine.shitenno.config import NAMES, rule_choices
from engine.shitenno.kind import KIND
from yedo import scenes, settings
from yedo.scenes.clock_choice import ClockChoice
from yedo.scenes.phone_switch import PhoneSwitch
from yedo.scenes.scene import Scene
from yedo.session import HUMAN, begin
from yedo.shot import ShotOptions, shot
from yedo.tables import box_of, table_of
from yedo.tables.shitenno.new_game import FEWEST, LONGEST, MOST, NewGame, remembered
from yedo.tables.shitenno.scenes.setup_parts import Generals
from yedo.ui import art, draw, text
from yedo.ui.button import Button
from yedo.ui.canvas import Canvas
from yedo.ui.choice import Segmented
from yedo.ui.entry import Entry
from yedo.ui.panel import panel
from yedo.ui.widget import Widget
from yedo.ui.words import bot_name, has, t

if TYPE_CHECKING:
    from yedo.app import App

Rect = pygame.FRect
LARGEST = (1720, 1000)
PAGES = ("players", "rules")
COMFORTS = ("memory", "preview")
HEAD = 58.0  # a heading over rows
ROW = 46.0


class Setup(Scene):
    def __init__(self, app: "App", page: str = "players") -> None:
        super().__init__(app)
        self.group.ring.numbers = False
        self.game_id = KIND.id
        self.game: NewGame = remembered(app.settings.new_game.get(KIND.id), table_of(KIND.id).bots())
        self.page = page
        self.sheet = Rect(0, 0, 0, 0)
        self.labels: dict[str, tuple[str, Rect]] = {}
        self.plates: list[Rect] = []

    # --- widgets ------------------------------------------------------------------------------------------

    def build(self) -> None:
        self.tabs = {name: Button(t(f"shitenno.setup.tab.{name}"), partial(self.turn, name), size=23) for name in PAGES}
        for name, tab in self.tabs.items():
            tab.selected = name == self.page
        self.rows: list[dict[str, Widget]] = []
        self.controls: dict[str, Widget] = {}
        self.add = Button(t("shitenno.setup.add"), self._add, "quiet", "icons/plus", 22)
        self.dice = Button("", self._throw, icon="icons/dice", tip=t("setup.dice"))
        if self.page == "players":
            self.rows = [self._seat(number) for number in range(self.game.players)]
            self.controls = self._frame()
            self.group.extend([widget for row in self.rows for widget in row.values()])
            self.add.visible = self.game.players < MOST
            self.group.extend([self.add, *self.controls.values(), self.dice])
        else:
            self.controls = self._readings()
            self.group.extend(self.controls.values())
        self.back_button = Button(t("setup.back"), self.back, size=22)
        self.start_button = Button(t("setup.start"), self.start, "primary", "icons/play", 28)
        self.clocks = ClockChoice(self.app)
        self.phones = PhoneSwitch(self.app)
        below = [self.back_button, self.clocks, self.phones, self.start_button]
        self.group.extend([*self.tabs.values(), *below])

    def _seat(self, number: int) -> dict[str, Widget]:
        game, seat = self.game, self.game.seats[number]
        players = [(HUMAN, t("setup.person")), *((bot, bot_name(bot)) for bot in table_of(KIND.id).bots())]
        tip = t("setup.played_by") + "".join(
            f"\n{{b}}{label}{{/b}}: {t(f'bot_does.{bot}')}" for bot, label in players if has(f"bot_does.{bot}")
        )
        row: dict[str, Widget] = {
            "name": Entry(seat.name, partial(self._name, number), LONGEST, hint=NAMES[seat.general],
                          tip=t("setup.name", clan=NAMES[seat.general])),
            "general": Generals(seat.general, [x.general for x in game.sitting if x is not seat],
                                partial(self._general, number)),
            "played_by": Segmented(players, seat.played_by, partial(self._played_by, number), tip=tip),
        }  # fmt: skip
        if game.players > FEWEST:
            tip = t("shitenno.setup.remove")
            row["remove"] = Button("", partial(self._remove, number), "quiet", "icons/cancel", tip=tip)
        return row

    def _frame(self) -> dict[str, Widget]:
        app = self.app
        sides = [(side, t(f"settings.value.{side}")) for side in settings.SIDES]
        levels = [(level, t(f"settings.value.{level}")) for level in settings.SECRECY]
        return {
            "side": Segmented(sides, app.settings.board_side, lambda value: app.change(board_side=value)),
            "secrecy": Segmented(levels, app.settings.secrecy, self._secrecy),
            "seed": Entry(
                self.game.seed, self._seed, 9, str.isdecimal, hint=t("setup.seed_hint"), tip=t("setup.seed_tip")
            ),
        }

    def _readings(self) -> dict[str, Widget]:
        found: dict[str, Widget] = {}
        for choice in rule_choices():
            values = [(str(value), t(f"shitenno.setup.{choice.name}_{value}")) for value in choice.values]
            found[choice.name] = Segmented(values, self.game.rule(choice.name), partial(self._rule, choice.name))
        for name in COMFORTS:
            answers = [(answer, t(f"shitenno.setup.{name}_{'yes' if answer else 'no'}")) for answer in (False, True)]
            found[name] = Segmented(answers, getattr(self.game, name), partial(self._comfort, name))
        return found

    # --- what a click does --------------------------------------------------------------------------------

    def rebuild(self) -> None:
        """Make the widgets anew; the keyboard's ring stays where it was."""
        ring = self.group.ring
        found = [n for n, widget in enumerate(self.group.widgets) if widget is ring.current]
        visible = ring.visible
        self.group.clear()
        self.build()
        self.layout(self.app.canvas.width, self.app.canvas.height)
        if found:
            ring.focus(self.group.widgets[min(found[0], len(self.group.widgets) - 1)], visible)
        self.dirty()

    def turn(self, page: str) -> None:
        self.page = page
        self.rebuild()

    def _add(self) -> None:
        self.game.players += 1
        self.rebuild()

    def _remove(self, number: int) -> None:
        self.game.remove(number)
        self.rebuild()

    def _name(self, number: int, value: str) -> None:
        self.game.seats[number].name = value

    def _general(self, number: int, general: str) -> None:
        self.game.give_general(number, general)
        self.rebuild()

    def _played_by(self, number: int, value: str) -> None:
        self.game.seats[number].played_by = value
        self.dirty()

    def _secrecy(self, value: str) -> None:
        self.app.change(secrecy=value)
        self.dirty()

    def _seed(self, value: str) -> None:
        self.game.seed = value

    def _throw(self) -> None:
        self.game.seed = str(random.SystemRandom().randrange(1, 10**9))
        self.rebuild()

    def _rule(self, name: str, value: str) -> None:
        self.game.rules[name] = value

    def _comfort(self, name: str, value: bool) -> None:
        setattr(self.game, name, value)

    def remember(self) -> None:
        self.app.settings.new_game[KIND.id] = self.game.to_dict()
        self.app.save_settings()

    def leave(self) -> None:
        self.app.settings.new_game[KIND.id] = self.game.to_dict()

    def start(self) -> None:
        self.remember()
        try:
            session = begin(KIND, self.game.config(self.game.drawn_seed()), self.app.call_soon)
        except BadSetup as problem:
            self.app.notice(capital(str(problem)) + ".")
            return
        self.app.replace(scenes.make("table", self.app, session=session))

    # --- places and drawing -------------------------------------------------------------------------------

    def layout(self, width: float, height: float) -> None:
        self.sheet = Rect(0, 0, min(width - 48, LARGEST[0]), min(height - 32, LARGEST[1]))
        self.sheet.center = (width / 2, height / 2)
        inner = self.sheet.inflate(-84, -56)
        for number, tab in enumerate(self.tabs.values()):
            tab.rect.update(inner.right - (len(PAGES) - number) * 208 + 8, inner.y + 4, 200, 54)
        self.back_button.rect.update(inner.x, inner.bottom - 60, 150, 56)
        self.clocks.beside(self.back_button)
        self.phones.beside(self.clocks)
        self.start_button.rect.update(inner.right - 270, inner.bottom - 64, 270, 62)
        area = Rect(inner.x, inner.y + 84, inner.w, inner.h - 168)
        self.labels, self.plates = {}, []
        if self.page == "players":
            self._lay_seats(Rect(area.x, area.y, area.w * 0.6, area.h))
            side = Rect(area.x + area.w * 0.6 + 44, area.y, area.w * 0.4 - 44, area.h)
            self._lay_controls(side, 120, "setup.{}")
            seed = self.controls["seed"].rect
            seed.w -= ROW + 12
            self.dice.rect.update(side.right - ROW, seed.y, ROW, ROW)
        else:
            self._lay_controls(area, min(520.0, area.w * 0.4), "shitenno.setup.{}")

    def _lay_seats(self, left: Rect) -> None:
        step = min(190.0, left.h / MOST)
        for number in range(MOST):
            plate = Rect(left.x, left.y + number * step, left.w, step - 12)
            self.plates.append(plate)
            if number < self.game.players:
                self._lay_seat(self.rows[number], plate)
        if self.add.visible:
            self.add.rect.update(0, 0, 310, 56)
            self.add.rect.center = self.plates[self.game.players].center

    def _lay_seat(self, row: dict[str, Widget], plate: Rect) -> None:
        height = min(50.0, (plate.h - 22) / 2)
        x, right = self._portrait(plate).right + 18, plate.right - 62
        gap = plate.h - 2 * height
        top, low = plate.y + gap * 0.36, plate.bottom - gap * 0.36 - height
        row["name"].rect.update(x, top, (right - x) * 0.44, height)
        crests = min((right - x) * 0.52, height * 4.6)
        row["general"].rect.update(right - crests, top, crests, height)
        row["played_by"].rect.update(x, low, right - x, height)
        if "remove" in row:
            row["remove"].rect.update(plate.right - 50, plate.centery - 18, 40, 36)

    def _portrait(self, plate: Rect) -> Rect:
        return Rect(plate.x + 6, plate.y + 6, min(200.0, plate.h * 1.2), plate.h - 12)

    def _lay_controls(self, side: Rect, label: float, key: str) -> None:
        """Rows with a sentence below, as far apart as the page allows."""
        heads = 2 if COMFORTS[0] in self.controls else 1
        step = min(124.0, (side.h - heads * HEAD) / len(self.controls))
        self.low = Rect(0, 0, 0, 0)
        for number, (name, widget) in enumerate(self.controls.items()):
            y = side.y + HEAD + number * step + (HEAD if name in COMFORTS else 0)
            if name == COMFORTS[0]:
                self.low = Rect(side.x, y - HEAD, side.w, 42)
            widget.rect.update(side.x + label, y, side.w - label, ROW)
            self.labels[name] = (t(key.format(name)), Rect(side.x, y - 6, label - 12, ROW + 12))
        self.side, self.gap = side, step - ROW

    def draw(self, canvas: Canvas) -> None:
        art.backdrop(canvas, box_of(KIND.id).picture)
        draw.shade(canvas, 0.35)
        panel(canvas, self.sheet)
        inner = self.sheet.inflate(-84, -56)
        head = Rect(inner.x, inner.y, inner.w - 440, 62)
        words = t("shitenno.setup.heading", game=box_of(KIND.id).title)
        text.draw(canvas, words, head, "display", 46, canvas.theme.text, "left", "middle", wrap=False)
        if self.page == "players":
            for number, plate in enumerate(self.plates):
                self._draw_seat(canvas, number, plate)
        title = Rect(self.side.x, self.side.y, self.side.w, 42)
        self._draw_heading(canvas, title, "setup.the_game" if self.page == "players" else "shitenno.setup.readings")
        if self.low.h:
            self._draw_heading(canvas, self.low, "shitenno.setup.comfort")
        for name, (label, place) in self.labels.items():
            text.draw(canvas, label, place, "text", 21, None, "left", "middle")
            self._draw_sentence(canvas, name)
        if self.page == "players":
            self._draw_box(canvas)
        left = self.phones.rect.right + 24
        line = Rect(left, inner.bottom - 60, self.start_button.rect.x - 24 - left, 56)
        text.draw(canvas, self.summary(), line, "text", 22, canvas.theme.ink_soft, "center", "middle", wrap=False)
        self.group.draw(canvas)

    def _draw_heading(self, canvas: Canvas, place: Rect, key: str) -> None:
        text.draw(canvas, t(key), place, "display", 27, canvas.theme.heading, "left", "middle", wrap=False)
        draw.brush_line(canvas, (place.x, place.bottom), place.w, canvas.theme.gold_deep)

    def _draw_box(self, canvas: Canvas) -> None:
        """What the game is about, under its choices."""
        box, top = box_of(KIND.id), self.controls["seed"].rect.bottom + 40
        room = Rect(self.side.x, top, self.side.w, self.side.bottom - top - 12)
        words = t(box.line)
        tall = text.measure(canvas, words, "italic", 21, room.w)[1] + 8
        high = min(room.h - tall - 10, room.w * 9 / 16)
        if high < 120:
            return
        picture = Rect(room.x, room.y, room.w, high)
        art.draw(canvas, f"{box.picture}_night" if canvas.theme.night else box.picture, picture, "cover")
        draw.rounded(canvas, picture, None, canvas.theme.ink, 3, 4)
        below = Rect(room.x, picture.bottom + 10, room.w, tall)
        text.draw(canvas, words, below, "italic", 21, canvas.theme.ink_soft)

    def summary(self) -> str:
        players = self.game.players
        board = standard_board()
        return t("shitenno.setup.summary", n=players, kamons=board.kamons[players], turns=board.turns(players))

    def _draw_sentence(self, canvas: Canvas, name: str) -> None:
        if name == "secrecy":
            said = t(f"setup.secrecy_does.{'alone' if self.game.persons < 2 else self.app.settings.secrecy}")
        else:
            key = f"shitenno.setup.{name}_does"
            said = t(key) if has(key) else ""
        widget = self.controls[name]
        room = Rect(widget.rect.x + 2, widget.rect.bottom + 4, self.side.right - widget.rect.x, self.gap - 8)
        if said:
            text.draw(canvas, said, room, "italic", 19, canvas.theme.ink_soft)

    def _draw_seat(self, canvas: Canvas, number: int, plate: Rect) -> None:
        theme = canvas.theme
        if number >= self.game.players:
            draw.rounded(canvas, plate, None, theme.disabled, 1.5, 10)
            if number > self.game.players:
                text.draw(canvas, t("setup.empty"), plate, "italic", 20, theme.disabled, "center", "middle")
            return
        general, face = self.game.seats[number].general, self._portrait(plate)
        draw.rounded(canvas, plate, theme.snow, theme.ink, 2, 10)
        art.draw(canvas, f"shitenno/general_{general}", face, "cover")
        draw.rounded(canvas, face, None, theme.livery[general], 4, 4)


@shot("shitenno_setup")
def shot_setup(app: "App", options: ShotOptions) -> None:
    app.open("title")
    app.open("setup", game=KIND.id)


@shot("shitenno_setup_rules")
def shot_rules(app: "App", options: ShotOptions) -> None:
    app.open("title")
    app.open("setup", game=KIND.id, page="rules")
