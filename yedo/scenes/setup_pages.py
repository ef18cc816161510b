"""The pages of the new game: who plays, which cards, which modules, which rules. Each page makes its widgets
from the choice and lays them out in the area the scene gives it."""

import random
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any

import pygame

from engine.yedo import rules
from engine.yedo.config import NAMES
from yedo import new_game, own_sets, settings
from yedo.scenes.setup_parts import CrestRow, Tile
from yedo.ui import art, draw, text
from yedo.ui.button import Button
from yedo.ui.canvas import Canvas
from yedo.ui.choice import Segmented
from yedo.ui.entry import Entry
from yedo.ui.stepper import Stepper
from yedo.ui.widget import Widget
from yedo.ui.words import has, t

if TYPE_CHECKING:
    from yedo.new_game import NewGame
    from yedo.scenes.setup import Setup

Rect = pygame.FRect
ROW = 46
PICTURES = {
    "teahouse": "cards/portrait_tea_master",
    "specialists": "scenes/clan_red",
    "jesuits": "cards/event_jesuits",
    "clan_powers": "cards/power_seaworthy",
}
FIGURES = {"specialists": ("pieces/samurai_red", "pieces/ninja_purple", "pieces/onna_bugeisha_yellow")}


def bot_name(bot: str) -> str:
    return t(f"bot.{bot}") if has(f"bot.{bot}") else bot.replace("_", " ").title()


def set_name(kind: str, name: str) -> str:
    return t(f"set.{kind}.{name}") if has(f"set.{kind}.{name}") else name.replace("_", " ").capitalize()


class Page:
    """`changed()` tells the scene that the choice is another now; `rebuild()` that other widgets are needed."""

    def __init__(self, scene: "Setup") -> None:
        self.scene = scene
        self.area = Rect(0, 0, 0, 0)

    @property
    def game(self) -> "NewGame":
        return self.scene.game

    def widgets(self) -> list[Widget]:
        return []

    def layout(self, area: Rect) -> None:
        self.area = area

    def draw(self, canvas: Canvas) -> None:
        """What lies under the widgets."""

    def change(self, name: str, value: Any) -> None:
        setattr(self.game, name, value)
        self.scene.changed()


def heading(canvas: Canvas, words: str, box: Rect) -> None:
    text.draw(canvas, words, box, "display", 28, canvas.theme.heading, valign="middle", wrap=False)
    draw.brush_line(canvas, (box.x, box.bottom), box.w, canvas.theme.gold_deep)


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
            "played_by": self._players(players, seat.played_by, partial(self._played_by, number), tip),
        }  # fmt: skip
        if number:
            row["earlier"] = Button("", partial(self._move, number, -1), "quiet", "icons/arrow_up", tip=t("setup.earlier"))
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

    def _controls(self) -> dict[str, Widget]:
        game, app = self.game, self.scene.app
        found: dict[str, Widget] = {}
        if game.coop:
            found["mood"] = Segmented([(m, t(f"mood.{m}")) for m in new_game.MOODS], game.mood, partial(self.change, "mood"))
            found["level"] = Segmented([(v, t(f"level.{v}")) for v in new_game.LEVELS], game.level, partial(self.change, "level"))
            found["master"] = Segmented(
                [(False, t("common.no")), (True, t("common.yes"))], game.master, partial(self.change, "master")
            )
        else:
            found["preset"] = Segmented(
                [(p, t(f"setup.preset_value.{p}")) for p in new_game.PRESETS], game.preset, self._preset
            )
            found["rounds"] = Segmented([(n, str(n)) for n in new_game.LENGTHS], game.rounds, self._rounds)
        found["side"] = Segmented(
            [(s, t(f"settings.value.{s}")) for s in settings.SIDES], app.settings.board_side, self._side
        )
        found["secrecy"] = Segmented(
            [(s, t(f"settings.value.{s}")) for s in settings.SECRECY], app.settings.secrecy,
            lambda value: app.change(secrecy=value),
        )  # fmt: skip
        found["seed"] = Entry(
            game.seed, partial(self.change, "seed"), 9, str.isdecimal, hint=t("setup.seed_hint"), tip=t("setup.seed_tip")
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
        self.game.seats[number].played_by = value
        self.scene.changed()

    def _preset(self, preset: str) -> None:
        self.game.use_preset(preset)
        self.scene.rebuild()

    def _rounds(self, rounds: int) -> None:
        self.game.rounds = rounds
        if self.game.preset == "first" and rounds != 6:
            self.game.preset = "custom"
        self.scene.rebuild()

    def _side(self, side: str) -> None:
        self.scene.app.change(board_side=side)

    def _throw(self) -> None:
        self.game.seed = str(random.SystemRandom().randrange(1, new_game.LARGEST_SEED))
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
                draw.rounded(canvas, plate, None, theme.ink_soft, 1.5, 10)
                if number > self.game.players or not self.add.visible:
                    text.draw(canvas, t("setup.empty"), plate, "italic", 20, theme.disabled, "center", "middle")
        heading(canvas, t("setup.the_game"), Rect(self.side.x, self.side.y, self.side.w, 42))
        for name, box in self.labels.items():
            words = t("master") if name == "master" else t(f"setup.{name}")
            wrap = " " in words
            text.draw(canvas, words, box, "text", 19 if wrap else 21, valign="middle", wrap=wrap)
        if isinstance(side := self.controls["side"], Segmented):
            side.value = self.scene.app.settings.board_side
        for name, widget in self.controls.items():
            said = self._sentence(name)
            room = Rect(self.labels[name].right + 14, widget.rect.bottom + 4, self.side.right - self.labels[name].right - 14, self.gap - 6)
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


class CardsPage(Page):
    """The sets of the three decks, side by side, each with what it does to the game."""

    def widgets(self) -> list[Widget]:
        self.kinds = [kind for kind in new_game.KINDS if not (self.game.coop and kind == "event")]
        self.own = own_sets.find()
        self.tiles = {kind: self._tiles(kind) for kind in self.kinds}
        self.lot = Button(t("setup.by_lot"), self._by_lot, icon="icons/dice", size=21)
        return [*(tile for tiles in self.tiles.values() for tile in tiles), self.lot]

    def _tiles(self, kind: str) -> list[Tile]:
        game, tiles = self.game, []
        for name in game.offered_sets(kind):
            tiles.append(
                Tile(set_name(kind, name), t(f"set_does.{kind}.{name}"), f"icons/set_{name}", name in game.sets(kind),
                     partial(self._toggle, kind, name))
            )  # fmt: skip
        for own in self.own.sets:
            if own.kind == kind:
                tiles.append(
                    Tile(set_name(kind, own.name), t("own_set_does", n=len(own.cards)), f"icons/{kind}",
                         own.name in game.sets(kind), partial(self._toggle, kind, own.name))
                )  # fmt: skip
        if kind == "mission" and not game.coop:
            tiles.append(
                Tile(t("black_deck"), t("black_deck_does"), "icons/mission_black", game.black_deck, self._black)
            )
        return tiles

    def _toggle(self, kind: str, name: str) -> None:
        self.game.toggle_set(kind, name)
        self.scene.rebuild()

    def _black(self) -> None:
        self.game.black_deck = not self.game.black_deck
        self.game.preset = "custom"
        self.scene.rebuild()

    def _by_lot(self) -> None:
        self.game.draw_sets(random.Random())
        self.scene.rebuild()

    def layout(self, area: Rect) -> None:
        super().layout(area)
        gap, foot = 30, 58
        width = (area.w - gap * (len(self.kinds) - 1)) / len(self.kinds)
        most = max(len(tiles) for tiles in self.tiles.values())
        step = min(92.0, (area.h - foot - 54) / most)
        self.columns = {}
        for number, (kind, tiles) in enumerate(self.tiles.items()):
            x = area.x + number * (width + gap)
            self.columns[kind] = Rect(x, area.y, width, 42)
            for place, tile in enumerate(tiles):
                tile.rect.update(x, area.y + 54 + place * step, width, step - 7)
        self.lot.rect.update(area.right - 270, area.bottom - 46, 270, 46)

    def draw(self, canvas: Canvas) -> None:
        theme = canvas.theme
        for kind, box in self.columns.items():
            heading(canvas, t(f"setup.column.{kind}"), box)
            hint = Rect(box.x + 190, box.y + 4, box.w - 190, box.h - 4)
            text.draw(canvas, t(f"setup.advised.{kind}"), hint, "italic", 18, theme.ink_soft, "right", "middle")
        foot = Rect(self.area.x, self.area.bottom - 50, self.area.w - 300, 52)
        if self.own.problems:
            words, ink = t("setup.left_out", why=self.own.problems[0]), theme.bad
        elif self.game.coop:
            words, ink = t("setup.coop_events"), theme.ink_soft
        else:
            words, ink = t("setup.own_hint", folder=_short(own_sets.sets_dir())), theme.ink_soft
        text.draw(canvas, words, foot, "italic", 18, ink, valign="middle")


def _short(folder: object) -> str:
    """A path as it fits one line: braces would be taken for markup, and home is long."""
    from pathlib import Path

    words = str(folder).replace(str(Path.home()), "~").replace("{", "(").replace("}", ")")
    return words if len(words) <= 70 else f"…{words[-68:]}"


class ModulesPage(Page):
    def widgets(self) -> list[Widget]:
        game = self.game
        self.tiles = []
        for name in new_game.modules():
            if game.coop and name == "jesuits":
                continue
            tile = Tile(
                t(f"module.{name}"), t(f"module_does.{name}"), f"icons/{name}", name in game.modules,
                partial(self._toggle, name), game.module_trouble(name), PICTURES[name],
                FIGURES.get(name, ()),
            )  # fmt: skip
            tile.size = 24
            self.tiles.append(tile)
        return list(self.tiles)

    def _toggle(self, name: str) -> None:
        self.game.toggle_module(name)
        self.scene.rebuild()

    def layout(self, area: Rect) -> None:
        super().layout(area)
        gap = 26
        width, height = (area.w - gap) / 2, min(350.0, (area.h - gap - 34) / 2)
        for number, tile in enumerate(self.tiles):
            column, row = number % 2, number // 2
            tile.rect.update(area.x + column * (width + gap), area.y + row * (height + gap), width, height)

    def draw(self, canvas: Canvas) -> None:
        if not self.tiles:
            return
        if self.game.rounds == 11 and set(self.game.modules) - {"jesuits"}:
            foot = Rect(self.area.x, self.area.bottom - 34, self.area.w, 34)
            text.draw(canvas, t("module_advice"), foot, "italic", 20, canvas.theme.ink_soft, valign="middle")


class RulesPage(Page):
    """Every rule on which the editions differ, the recommended choice first."""

    def widgets(self) -> list[Widget]:
        self.rows = {name: self._row(name) for name in self.game.offered_rules()}
        self.usual = Button(t("setup.rules_usual"), self._reset, size=21)
        self.usual.enabled = bool(self.game.rules)
        return [*self.rows.values(), self.usual]

    def _row(self, name: str) -> Segmented[str]:
        values = [str(value) for value in rules.choices()[name]]
        if name == "trade_proposals":
            values.sort(key=int)
        options = [(value, t(f"rule_option.{name}.{value}.name")) for value in values]
        tip = f"{{b}}{t(f'rule_option.{name}.name')}{{/b}}: {t(f'rule_option.{name}.does')}"
        tip += "".join(f"\n{{b}}{label}{{/b}}: {t(f'rule_option.{name}.{value}.does')}" for value, label in options)
        return Segmented(options, self.game.rule(name), partial(self._set, name), size=19, tip=tip)

    def _set(self, name: str, value: str) -> None:
        self.game.set_rule(name, value)
        self.usual.enabled = bool(self.game.rules)
        self.scene.changed()

    def _reset(self) -> None:
        self.game.rules = {}
        self.scene.rebuild()

    def layout(self, area: Rect) -> None:
        super().layout(area)
        gap, foot = 48, 56
        width = (area.w - gap) / 2
        lines = -(-len(self.rows) // 2)
        self.step = min(80.0, (area.h - foot) / lines)
        for number, widget in enumerate(self.rows.values()):
            column, line = divmod(number, lines)
            y = area.y + line * self.step
            height = min(44.0, self.step - 8)
            x = area.x + column * (width + gap) + width * 0.5
            widget.rect.update(x, y + (self.step - height) / 2, width * 0.5, height)
        self.half = width * 0.5
        self.usual.rect.update(area.right - 270, area.bottom - 46, 270, 46)

    def draw(self, canvas: Canvas) -> None:
        theme = canvas.theme
        for name, widget in self.rows.items():
            value = self.game.rule(name)
            row = Rect(widget.rect.x - self.half, widget.rect.centery - self.step / 2, self.half * 2, self.step)
            own = name in self.game.rules
            draw.brush_line(canvas, (row.x, row.bottom - 1), row.w, theme.paper_deep)
            room = Rect(row.x, row.y + 2, self.half - 14, row.h - 6)
            title, said = t(f"rule_option.{name}.name"), t(f"rule_option.{name}.{value}.does")
            line = text.measure(canvas, "X", "bold", 21)[1]
            body = Rect(room.x, room.y + line, room.w, room.h - line)
            ink = theme.heading if own else theme.text
            if text.fits(canvas, said, body, "text", 18):
                block = line + text.measure(canvas, said, "text", 18, body.w)[1]
                lift = (room.h - block) / 2
                text.draw(canvas, title, (room.x, room.y + lift, room.w, line), "bold", 21, ink, wrap=False)
                text.draw(canvas, said, body.move(0, lift), "text", 18, theme.ink_soft)
            else:
                text.draw(canvas, title, room, "bold", 21, ink, valign="middle", wrap=False)
        foot = Rect(self.area.x, self.area.bottom - 46, self.area.w - 300, 46)
        count = len([name for name in self.game.rules if name in self.rows])
        words = t("setup.rules_note", n=count) if count else t("setup.rules_note_none")
        text.draw(canvas, words, foot, "italic", 20, theme.ink_soft, valign="middle")
