"""The pages of the new game: who plays, which cards, which modules, which rules. Each page makes its widgets
from the choice and lays them out in the area the scene gives it."""

import random
from functools import partial
from typing import TYPE_CHECKING, Any

import pygame

from engine.yedo import rules
from engine.yedo.config import SPECIALISTS
from engine.yedo.names import rule_words
from yedo.tables.yedo import new_game, own_sets
from yedo.tables.yedo.scenes.setup_parts import Tile
from yedo.ui import draw, text
from yedo.ui.button import Button
from yedo.ui.canvas import Canvas
from yedo.ui.choice import Segmented
from yedo.ui.widget import Widget
from yedo.ui.words import has, t

if TYPE_CHECKING:
    from yedo.tables.yedo.new_game import NewGame
    from yedo.tables.yedo.scenes.setup import Setup

Rect = pygame.FRect
ROW = 46
PICTURES = {
    "teahouse": "cards/portrait_tea_master",
    "specialists": "scenes/clan_red",
    "jesuits": "cards/event_jesuits",
    "clan_powers": "cards/power_seaworthy",
}
FIGURES = {"specialists": ("pieces/samurai_red", "pieces/ninja_purple", "pieces/onna_bugeisha_yellow")}
STRIPS = {
    "teahouse": tuple(
        f"cards/portrait_{who}" for who in ("geisha_natsuko", "beggar", "smuggler", "ronin", "fortune_teller")
    ),
    "specialists": tuple(f"pieces/specialist_{kind}" for kind in SPECIALISTS),
    "jesuits": tuple(f"icons/mission_{color}" for color in ("green", "yellow", "red")),
    "clan_powers": tuple(f"cards/power_{name}" for name in ("wise", "wealthy", "generous", "tenacious", "duplicitous")),
}


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
        if "specialists" not in self.game.modules and ink == theme.ink_soft:
            words = f"{t('setup.specialists_missions')} {words}"
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
                STRIPS.get(name, ()),
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
        if self.game.rounds == new_game.lengths()[-1] and set(self.game.modules) - {"jesuits"}:
            foot = Rect(self.area.x, self.area.bottom - 34, self.area.w, 34)
            said = t("module_advice", n=new_game.lengths()[-1])
            text.draw(canvas, said, foot, "italic", 20, canvas.theme.ink_soft, valign="middle")


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
        board = new_game.board()
        options = [(value, rule_words(board, f"{name}.{value}.name")) for value in values]
        tip = f"{{b}}{t(f'rule_option.{name}.name')}{{/b}}: {t(f'rule_option.{name}.does')}"
        tip += "".join(f"\n{{b}}{label}{{/b}}: {rule_words(board, f'{name}.{value}.does')}" for value, label in options)
        return Segmented(options, self.game.rule(name), partial(self._set, name), size=19, tip=tip)

    def _set(self, name: str, value: str) -> None:
        self.game.set_rule(name, value)
        if name == "reactions":
            self.scene.app.change(reactions=value)
        self.usual.enabled = bool(self.game.rules)
        self.scene.changed()

    def _reset(self) -> None:
        self.game.rules = {}
        self.scene.app.change(reactions=self.game.rule("reactions"))
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
            title = t(f"rule_option.{name}.name")
            said = rule_words(new_game.board(), f"{name}.{value}.does")
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
