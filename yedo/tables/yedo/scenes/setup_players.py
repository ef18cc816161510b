"""The first page of the new game: who sits where, who plays them, and the frame of the game beside it."""

import random
from collections.abc import Callable
from functools import partial

import pygame

from engine.yedo import editions
from engine.yedo.config import NAMES
from yedo import settings
from yedo.tables.yedo import new_game
from yedo.tables.yedo.paint import wash
from yedo.tables.yedo.scenes.setup_pages import Page, heading
from yedo.tables.yedo.scenes.setup_parts import CrestRow
from yedo.ui import art, draw, text
from yedo.ui.button import Button
from yedo.ui.canvas import Canvas
from yedo.ui.choice import Segmented
from yedo.ui.entry import Entry
from yedo.ui.stepper import Stepper
from yedo.ui.widget import Widget
from yedo.ui.words import bot_name, has, t

Rect = pygame.FRect
ROW = 46


class PlayersPage(Page):
    """Seats on the left; length, cards, board side, secrecy and seed on the right."""

    def widgets(self) -> list[Widget]:
        self.rows = [self._seat(number) for number in range(self.game.players)]
        self.add = Button(t("setup.add"), self._add, "quiet", "icons/plus", 22)
        self.add.visible = self.game.players < self.game.most
        self.seating = self._segmented("seating", ("listed", "lot"))
        self.begins = self._segmented("begins", ("lot", "first"))
        self.controls = self._controls()
        widgets = [widget for row in self.rows for widget in row.values()]
        return [*widgets, self.add, self.seating, self.begins, *self.controls.values(), self.dice]

    def _segmented(self, name: str, values: tuple[str, ...]) -> Segmented[str]:
        options = [(value, t(f"setup.{name}_value.{value}")) for value in values]
        return Segmented(options, getattr(self.game, name), partial(self.change, name), tip=t(f"setup.{name}_tip"))

    def _seat(self, number: int) -> dict[str, Widget]:
        game, seat = self.game, self.game.seats[number]
        taken = [other.clan for other in game.sitting if other is not seat]
        players = [(new_game.HUMAN, t("setup.person"))] + [(bot, bot_name(bot)) for bot in new_game.bots()]
        tip = t("setup.played_by") + "".join(
            f"\n{{b}}{label}{{/b}}: {t(f'bot_does.{bot}')}" for bot, label in players if has(f"bot_does.{bot}")
        )
        row: dict[str, Widget] = {
            "name": Entry(seat.name, partial(self._name, number), 14, hint=NAMES[seat.clan],
                          tip=t("setup.name", clan=NAMES[seat.clan])),
            "clan": CrestRow(seat.clan, taken, partial(self._clan, number)),
            "played_by": self._players(
                players, new_game.level_of(seat.played_by), partial(self._played_by, number), tip
            ),
        }  # fmt: skip
        if not game.coop and (tempers := new_game.tempers(seat.played_by)):
            row["temper"] = self._tempers(tempers, number)
        if number:
            row["earlier"] = Button(
                "", partial(self._move, number, -1), "quiet", "icons/arrow_up", tip=t("setup.earlier")
            )
        if number < game.players - 1:
            row["later"] = Button("", partial(self._move, number, 1), "quiet", "icons/arrow_down", tip=t("setup.later"))
        if game.players > game.fewest:
            row["remove"] = Button("", partial(self._remove, number), "quiet", "icons/cancel", tip=t("setup.remove"))
        return row

    @staticmethod
    def _players(players: list[tuple[str, str]], value: str, changed: Callable[[str], object], tip: str) -> Widget:
        """Side by side while they fit; with more bots of one's own, one after the other."""
        if len(players) <= 6:
            return Segmented(players, value, changed, tip=tip)
        names = [name for name, _ in players]
        at = names.index(value)
        return Stepper(at, 0, len(names) - 1, lambda n: changed(names[n]), lambda n: players[n][1], tip=tip)

    def _tempers(self, tempers: dict[str, str], number: int) -> Widget:
        """How a planner of this level is minded, one after the other."""
        seat, named = self.game.seats[number], list(tempers)

        def chosen(n: int) -> None:
            seat.played_by = new_game.tempers(seat.played_by)[named[n]]  # the level may have changed meanwhile
            self.scene.changed()

        tip = t("temper.tip") + "".join(f"\n{{b}}{t(f'temper.{x}')}{{/b}}: {t(f'temper.{x}_does')}" for x in named)
        at = list(tempers.values()).index(seat.played_by)
        stepper = Stepper(at, 0, len(named) - 1, chosen, lambda n: t(f"temper.{named[n]}"), tip=tip)
        stepper.size = 22
        return stepper

    def _controls(self) -> dict[str, Widget]:
        game, app = self.game, self.scene.app
        found: dict[str, Widget] = {}
        if game.coop:
            found["mood"] = Segmented(
                [(m, t(f"mood.{m}")) for m in new_game.MOODS], game.mood, partial(self.change, "mood")
            )
            found["level"] = Segmented(
                [(v, t(f"level.{v}")) for v in new_game.LEVELS], game.level, partial(self.change, "level")
            )
            found["master"] = Segmented(
                [(False, t("common.no")), (True, t("common.yes"))], game.master, partial(self.change, "master")
            )
        else:
            years = dict.fromkeys(name.partition("-")[0] for name in editions.names())
            found["year"] = Segmented([(y, t(f"setup.year_value.{y}")) for y in years], game.year, self._edition)
            if game.fixed:
                versions = [name.partition("-")[2] for name in editions.names() if name.startswith(game.year)]
                found["version"] = Segmented(
                    [(v, t(f"setup.version_value.{v}")) for v in versions], game.version,
                    partial(self._edition, game.year),
                )  # fmt: skip
            else:
                found["preset"] = Segmented(
                    [(p, t(f"setup.preset_value.{p}")) for p in new_game.PRESETS], game.preset, self._preset
                )
                found["rounds"] = Segmented([(n, str(n)) for n in new_game.lengths()], game.rounds, self._rounds)
        found["side"] = Segmented(
            [(s, t(f"settings.value.{s}")) for s in settings.SIDES], app.settings.board_side, self._side
        )
        found["secrecy"] = Segmented(
            [(s, t(f"settings.value.{s}")) for s in settings.SECRECY], app.settings.secrecy,
            lambda value: app.change(secrecy=value),
        )  # fmt: skip
        found["seed"] = Entry(
            game.seed,
            partial(self.change, "seed"),
            9,
            str.isdecimal,
            hint=t("setup.seed_hint"),
            tip=t("setup.seed_tip"),
        )
        self.dice = Button("", self._throw, icon="icons/dice", tip=t("setup.dice"))
        return found

    # --- what a click does ----------------------------------------------------------------------------------------

    def _add(self) -> None:
        self.game.add_player()
        self.scene.rebuild()

    def _remove(self, number: int) -> None:
        self.game.remove_player(number)
        self.scene.rebuild()

    def _move(self, number: int, step: int) -> None:
        self.game.move(number, step)
        self.scene.rebuild()

    def _name(self, number: int, value: str) -> None:
        self.game.seats[number].name = value

    def _clan(self, number: int, clan: str) -> None:
        self.game.give_clan(number, clan)
        self.scene.rebuild()

    def _played_by(self, number: int, value: str) -> None:
        seat = self.game.seats[number]
        had = bool(new_game.tempers(seat.played_by))
        kept = next((name for name, by in new_game.tempers(seat.played_by).items() if by == seat.played_by), "")
        seat.played_by = new_game.tempers(value).get(kept, value)
        if had != bool(new_game.tempers(value)):
            self.scene.rebuild()
        else:
            self.scene.changed()

    def _edition(self, year: str, version: str = "") -> None:
        self.game.choose_edition(year, version)
        self.scene.rebuild()

    def _preset(self, preset: str) -> None:
        self.game.use_preset(preset)
        self.scene.rebuild()

    def _rounds(self, rounds: int) -> None:
        self.game.rounds = rounds
        if self.game.preset == "first" and rounds != new_game.lengths()[0]:
            self.game.preset = "custom"
        self.scene.rebuild()

    def _side(self, side: str) -> None:
        self.scene.app.change(board_side=side)

    def _throw(self) -> None:
        self.game.seed = str(random.SystemRandom().randrange(1, 10**9))
        self.scene.rebuild()

    # --- places ----------------------------------------------------------------------------------------------------

    def layout(self, area: Rect) -> None:
        super().layout(area)
        left = Rect(area.x, area.y, area.w * 0.6, area.h)
        self.side = Rect(left.right + 44, area.y, area.right - left.right - 44, area.h)
        half = (left.w - 220) / 2
        self.seating.rect.update(left.x + 92, left.y, half, ROW)
        self.begins.rect.update(left.right - half, left.y, half, ROW)
        self.labels = {
            "seating": Rect(left.x, left.y, 86, ROW),
            "begins": Rect(left.right - half - 86, left.y, 80, ROW),
        }
        step = min(142.0, (left.h - ROW - 16) / self.game.most)
        self.plates = []
        for number in range(self.game.most):
            plate = Rect(left.x, left.y + ROW + 16 + number * step, left.w, step - 10)
            self.plates.append(plate)
            if number < self.game.players:
                self._place_seat(self.rows[number], plate)
        if self.add.visible:
            self.add.rect.update(0, 0, 310, min(56.0, step - 20))
            self.add.rect.center = self.plates[self.game.players].center
        self._place_controls()

    def _place_seat(self, row: dict[str, Widget], plate: Rect) -> None:
        height = min(48.0, (plate.h - 22) / 2)
        picture = min(170.0, plate.h * 1.7)
        x, right = plate.x + picture + 22, plate.right - 62
        gap = plate.h - 2 * height
        top, low = plate.y + gap * 0.36, plate.bottom - gap * 0.36 - height
        row["name"].rect.update(x, top, (right - x) * 0.44, height)
        crests = min((right - x) * 0.52, height * 5.6)
        row["clan"].rect.update(right - crests, top, crests, height)
        row["played_by"].rect.update(x, low, right - x, height)
        if "temper" in row:
            row["temper"].rect.update(right - (right - x) * 0.32, low, (right - x) * 0.32, height)
            row["played_by"].rect.w *= 0.66
        side = min(36.0, (plate.h - 10) / 3)
        names = ("earlier", "remove", "later")
        for number, name in enumerate(names):
            if name in row:
                row[name].rect.update(plate.right - 50, plate.centery + (number - 1) * (side + 1) - side / 2, 40, side)

    def _place_controls(self) -> None:
        """Rows with a sentence below, as far apart as the page allows."""
        label = 120
        step = min(118.0, (self.side.h - 58) / len(self.controls))
        for number, (name, widget) in enumerate(self.controls.items()):
            y = self.side.y + 58 + number * step
            widget.rect.update(self.side.x + label, y, self.side.w - label, ROW)
            self.labels[name] = Rect(self.side.x, y - 6, label - 8, ROW + 12)
            if name == "seed":
                widget.rect.w -= ROW + 12
                self.dice.rect.update(self.side.right - ROW, y, ROW, ROW)
        self.gap = step - ROW

    def _draw_free(self, canvas: Canvas, number: int, plate: Rect) -> None:
        """A seat that nobody has taken: the house of a clan that is still free, in pale colours."""
        theme, offered = canvas.theme, number == self.game.players and self.add.visible
        taken = [seat.clan for seat in self.game.seats[: self.game.players]]
        free = [color for color in NAMES if color not in taken]
        house = free[(number - self.game.players) % len(free)]
        wash(canvas, f"scenes/clan_{house}", plate.inflate(-6, -6), 0.5 if offered else 0.32)
        draw.rounded(canvas, plate, None, theme.ink if offered else theme.disabled, 1.5, 10)
        draw.rounded(canvas, plate.inflate(-8, -8), None, theme.gold_deep, 1, 6)
        words = Rect(plate.centerx - 150, plate.centery - 25, 300, 50)
        draw.rounded(canvas, words, theme.paper, theme.ink_soft, 1.5, 8)
        if not offered:
            text.draw(canvas, t("setup.empty"), words, "italic", 21, theme.ink_soft, "center", "middle")

    def _sentence(self, name: str) -> str:
        game = self.game
        if name == "secrecy":
            alone = game.persons < 2
            return t(f"setup.secrecy_does.{'alone' if alone else self.scene.app.settings.secrecy}")
        if name in ("mood", "level"):
            return t(f"{name}_does.{getattr(game, name)}")
        if name == "master":
            return t("master_does")
        key = f"setup.{name}_does.{getattr(game, name, '')}"
        return t(key) if has(key) else ""

    def draw(self, canvas: Canvas) -> None:
        theme = canvas.theme
        for number, plate in enumerate(self.plates):
            if number < self.game.players:
                self._draw_seat(canvas, number, plate)
            else:
                self._draw_free(canvas, number, plate)
        heading(canvas, t("setup.the_game"), Rect(self.side.x, self.side.y, self.side.w, 42))
        for name, box in self.labels.items():
            words = t("master") if name == "master" else t(f"setup.{name}")
            wrap = " " in words
            text.draw(canvas, words, box, "text", 19 if wrap else 21, valign="middle", wrap=wrap)
        if isinstance(side := self.controls["side"], Segmented):
            side.value = self.scene.app.settings.board_side
        for name, widget in self.controls.items():
            said = self._sentence(name)
            left = widget.rect.x + 2
            room = Rect(left, widget.rect.bottom + 4, self.side.right - left, self.gap - 6)
            if said and text.fits(canvas, said, room, "italic", 19 * 0.85):
                text.draw(canvas, said, room, "italic", 19, theme.ink_soft)
            widget.tip = widget.tip or said if name == "seed" else said

    def _draw_seat(self, canvas: Canvas, number: int, plate: Rect) -> None:
        theme, seat = canvas.theme, self.game.seats[number]
        draw.rounded(canvas, plate, theme.snow, theme.ink, 2, 10)
        picture = Rect(plate.x + 6, plate.y + 6, min(170.0, plate.h * 1.7), plate.h - 12)
        art.draw(canvas, f"scenes/clan_{seat.clan}", picture, "cover")
        draw.rounded(canvas, picture, None, theme.clan[seat.clan], 4, 4)
        radius = min(34.0, plate.h * 0.34)
        draw.disc(canvas, picture.center, radius + 3, theme.on_accent, theme.ink, 2)
        draw.crest_disc(canvas, seat.clan, picture.center, radius)
