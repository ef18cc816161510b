"""Edo's setup: how many clans, which seat has which, who plays them, what is open and what hidden, the first seat."""

from __future__ import annotations

import random
from functools import partial
from typing import TYPE_CHECKING, Any

import pygame

from engine.core.setup import BadSetup
from engine.core.words import t
from yedo import scenes, settings
from yedo.scenes.clock_choice import ClockChoice
from yedo.scenes.phone_switch import PhoneSwitch
from yedo.scenes.scene import Scene
from yedo.session import HUMAN, begin
from yedo.tables import box_of, table_of
from yedo.tables.edo.scenes.setup_parts import Clans
from yedo.ui import art, draw, text
from yedo.ui.button import Button
from yedo.ui.canvas import Canvas
from yedo.ui.choice import Segmented
from yedo.ui.entry import Entry
from yedo.ui.panel import panel
from yedo.ui.widget import Widget
from yedo.ui.words import bot_name

if TYPE_CHECKING:
    from yedo.app import App

Rect = pygame.FRect
LARGEST = (1720.0, 1000.0)
ROW = 46.0
MEMORY = "edo"
LONGEST = 14  # letters of a name


class Setup(Scene):
    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.game_id = "edo"
        self.group.ring.numbers = False
        self.box, self.table = box_of("edo"), table_of("edo")
        self.kind = self.table.kind
        self._recall(app.settings.new_game.get(MEMORY))
        self.sheet = Rect(0, 0, 0, 0)

    # --- what was chosen --------------------------------------------------------------------------------------------

    def _recall(self, kept: Any) -> None:
        """What was chosen last time, as far as it makes sense today."""
        kept = kept if isinstance(kept, dict) else {}
        self.players = kept.get("players") if kept.get("players") in self.kind.players else 3
        self.clans = {one.color: one.name for one in self.kind.config(max(self.kind.players), 1).seats}
        colors, usual = kept.get("colors"), list(self.clans)
        fits = isinstance(colors, list) and sorted(str(one) for one in colors) == sorted(usual)
        self.colors: list[str] = list(colors) if fits and colors else usual
        known = {HUMAN, *self.table.bots()}
        played = kept.get("played_by")
        fits = isinstance(played, list) and len(played) == len(usual) and all(one in known for one in played)
        self.played_by: list[str] = list(played) if fits and played else [HUMAN, *["samurai"] * (len(usual) - 1)]
        names = kept.get("names")
        fits = isinstance(names, list) and len(names) == len(usual) and all(isinstance(one, str) for one in names)
        self.names: list[str] = [one[:LONGEST] for one in names] if fits and names else [""] * len(usual)
        rules = kept.get("rules")
        chosen = rules if isinstance(rules, dict) else {}
        self.rules = {
            choice.name: chosen.get(choice.name) if chosen.get(choice.name) in choice.values else choice.usual
            for choice in self.kind.setup_options()
        }
        self.seed = ""

    def _kept(self) -> dict[str, Any]:
        return {
            "players": self.players, "colors": self.colors, "played_by": self.played_by, "names": self.names,
            "rules": self.rules,
        }  # fmt: skip

    def config(self) -> Any:
        """Raises BadSetup for what the rules do not allow."""
        seed = int(self.seed) if self.seed else random.SystemRandom().randrange(1, 10**9)
        config = self.kind.config(self.players, seed, self.rules)
        for seat, one in enumerate(config.seats):
            one.color, one.played_by = self.colors[seat], self.played_by[seat]
            one.name = self.names[seat].strip() or self.clans[one.color]
        self.kind.check(config)
        return config

    def start(self) -> None:
        try:
            session = begin(self.kind, self.config(), self.app.call_soon)
        except BadSetup as problem:
            self.app.notice(t("edo.setup.trouble", why=str(problem)))
            return
        self.app.settings.new_game[MEMORY] = self._kept()
        self.app.save_settings()
        self.app.replace(scenes.make("table", self.app, session=session))

    def leave(self) -> None:
        self.app.settings.new_game[MEMORY] = self._kept()

    # --- widgets ----------------------------------------------------------------------------------------------------

    def build(self) -> None:
        counts = [(n, t("edo.setup.clans", n=n)) for n in self.kind.players]
        self.count = Segmented(counts, self.players, self._set_players, size=22)
        by = [(HUMAN, t("setup.person")), *((bot, bot_name(bot)) for bot in self.table.bots())]
        self.seats: list[tuple[Entry, Clans, Segmented[str]]] = []
        for seat in range(self.players):
            color = self.colors[seat]
            entry = Entry(self.names[seat], partial(self._name, seat), LONGEST, hint=self.clans[color])
            taken = [other for other in self.colors[: self.players] if other != color]
            clans = Clans(self.clans, color, taken, partial(self._color, seat))
            who = Segmented(by, self.played_by[seat], partial(self._played_by, seat), tip=self._bots_tip())
            self.seats.append((entry, clans, who))
        self.controls: dict[str, Widget] = {}
        for choice in self.kind.setup_options():
            values = [(value, t(f"edo.setup.{choice.name}_short.{value}")) for value in choice.values]
            now = self.rules[choice.name]
            self.controls[choice.name] = Segmented(values, now, partial(self._rule, choice.name))
        app = self.app
        sides = [(side, t(f"settings.value.{side}")) for side in settings.SIDES]
        self.controls["side"] = Segmented(sides, app.settings.board_side, lambda side: app.change(board_side=side))
        levels = [(level, t(f"settings.value.{level}")) for level in settings.SECRECY]
        self.controls["secrecy"] = Segmented(levels, app.settings.secrecy, self._secrecy)
        self.controls["seed"] = Entry(self.seed, self._seed, 9, str.isdecimal, hint=t("setup.seed_hint"),
                                      tip=t("setup.seed_tip"))  # fmt: skip
        self.leaving = Button(t("common.back"), self.back, size=22)
        self.clocks = ClockChoice(self.app)
        self.begin = Button(t("setup.start"), self.start, "primary", "icons/play", 28)
        self.phones = PhoneSwitch(self.app)
        rows = [widget for seat in self.seats for widget in seat]
        below = [self.leaving, self.clocks, self.phones, self.begin]
        self.group.extend([self.count, *rows, *self.controls.values(), *below])

    def _bots_tip(self) -> str:
        lines = [t("setup.played_by")]
        lines += [t("edo.setup.bot_line", bot=bot_name(bot), text=t(f"edo.setup.bot_does.{bot}"))
                  for bot in self.table.bots()]  # fmt: skip
        return "\n".join(lines)

    def _rebuild(self) -> None:
        self.group.clear()
        self.build()
        self.layout(self.app.canvas.width, self.app.canvas.height)
        self.dirty()

    def _set_players(self, players: int) -> None:
        self.players = players
        self._rebuild()

    def _name(self, seat: int, name: str) -> None:
        self.names[seat] = name

    def _color(self, seat: int, color: str) -> None:
        """Take this clan; whoever had it takes the old one."""
        other, before = self.colors.index(color), self.colors[seat]
        self.colors[seat], self.colors[other] = color, before
        self._rebuild()
        self.group.ring.focus(self.seats[seat][1], show=self.group.ring.visible)

    def _played_by(self, seat: int, who: str) -> None:
        self.played_by[seat] = who
        self.dirty()

    def _rule(self, name: str, value: str) -> None:
        self.rules[name] = value
        self.dirty()

    def _secrecy(self, level: str) -> None:
        self.app.change(secrecy=level)

    def _seed(self, seed: str) -> None:
        self.seed = seed

    # --- places and drawing -----------------------------------------------------------------------------------------

    def layout(self, width: float, height: float) -> None:
        self.sheet = Rect(0, 0, min(width - 48, LARGEST[0]), min(height - 32, LARGEST[1]))
        self.sheet.center = (width / 2, height / 2)
        inner = self.sheet.inflate(-84, -56)
        body = Rect(inner.x, inner.y + 88, inner.w, inner.h - 88 - 84)
        left = Rect(body.x, body.y, body.w * 0.58, body.h)
        self.side = Rect(left.right + 44, body.y, body.right - left.right - 44, body.h)
        self.count.rect.update(left.x, left.y, left.w, ROW)
        step = min(250.0, (left.h - ROW - 16) / self.players)
        self.plates = [Rect(left.x, left.y + ROW + 16 + n * step, left.w, step - 12) for n in range(self.players)]
        for plate, (entry, clans, who) in zip(self.plates, self.seats, strict=True):
            x = plate.x + min(320.0, plate.h * 1.5) + 26
            high = min(54.0, (plate.h - 24) / 2)
            gap = (plate.h - 2 * high) / 3
            entry.rect.update(x, plate.y + gap, (plate.right - x) * 0.5, high)
            right = plate.right - 30 - high  # beside the sign of who plays
            clans.rect.update(entry.rect.right + 14, entry.rect.y, right - entry.rect.right - 14, high)
            who.rect.update(x, plate.bottom - gap - high, plate.right - x - 18, high)
        step = min(118.0, (self.side.h - 58) / len(self.controls))
        for number, widget in enumerate(self.controls.values()):
            widget.rect.update(self.side.x + 150, self.side.y + 58 + number * step, self.side.w - 150, ROW)
        self.gap = step - ROW
        self.leaving.rect.update(inner.x, inner.bottom - 60, 150, 56)
        self.clocks.beside(self.leaving)
        self.phones.beside(self.clocks)
        self.begin.rect.update(inner.right - 270, inner.bottom - 64, 270, 62)

    def draw(self, canvas: Canvas) -> None:
        art.backdrop(canvas, self.box.picture)
        draw.shade(canvas, 0.35)
        panel(canvas, self.sheet)
        theme, inner = canvas.theme, self.sheet.inflate(-84, -56)
        name = Rect(inner.x, inner.y - 4, 640, 66)
        text.draw(canvas, t("edo.setup.heading"), name, "display", 46, theme.heading, valign="middle", wrap=False)
        draw.brush_line(canvas, (inner.x, inner.y + 70), inner.w, theme.gold_deep)
        for seat, plate in enumerate(self.plates):
            self._draw_seat(canvas, seat, plate)
        head = Rect(self.side.x, self.side.y, self.side.w, 42)
        text.draw(canvas, t("setup.the_game"), head, "display", 28, theme.heading, valign="middle", wrap=False)
        for key, widget in self.controls.items():
            label = Rect(self.side.x, widget.rect.y - 6, 144, ROW + 12)
            text.draw(canvas, self._label(key), label, "text", 20, valign="middle", shrink=0.7)
            room = Rect(widget.rect.x + 2, widget.rect.bottom + 4, widget.rect.w - 2, self.gap - 6)
            said = self._sentence(key)
            if said and text.fits(canvas, said, room, "italic", 19 * 0.85):
                text.draw(canvas, said, room, "italic", 19, theme.ink_soft)
            elif said:
                widget.tip = said
        left, right = self.phones.rect.right + 24, self.begin.rect.x - 24
        summary = Rect(left, inner.bottom - 64, right - left, 62)
        text.draw(canvas, self.summary(), summary, "text", 22, theme.ink_soft, "center", "middle")
        self.group.draw(canvas)

    def _draw_seat(self, canvas: Canvas, seat: int, plate: Rect) -> None:
        theme, color = canvas.theme, self.colors[seat]
        draw.rounded(canvas, plate, theme.snow, theme.ink, 2, 10)
        picture = Rect(plate.x + 6, plate.y + 6, min(320.0, plate.h * 1.5), plate.h - 12)
        art.draw(canvas, f"edo/victory_{color}", picture, "cover")
        draw.rounded(canvas, picture, None, theme.clan[color], 4, 4)
        radius = min(36.0, plate.h * 0.3)
        draw.disc(canvas, picture.center, radius + 3, theme.on_accent, theme.ink, 2)
        draw.crest_disc(canvas, color, picture.center, radius)
        entry = self.seats[seat][0].rect
        sign = "icons/human" if self.played_by[seat] == HUMAN else "icons/robot"
        art.draw(canvas, sign, Rect(plate.right - 18 - entry.h, entry.y, entry.h, entry.h))

    def _label(self, key: str) -> str:
        return t(f"edo.setup.label.{key}") if key in self.rules else t(f"setup.{key}")

    def _sentence(self, key: str) -> str:
        if key in self.rules:
            return t(f"edo.setup.does.{key}_{self.rules[key]}")
        if key == "secrecy":
            alone = sum(who == HUMAN for who in self.played_by[: self.players]) < 2
            return t(f"setup.secrecy_does.{'alone' if alone else self.app.settings.secrecy}")
        return ""

    def summary(self) -> str:
        """The game in one line."""
        map_ = t("edo.setup.map_large" if self.players > 3 else "edo.setup.map_small")
        persons = sum(who == HUMAN for who in self.played_by[: self.players])
        return t("edo.setup.summary", n=self.players, persons=persons, map=map_)
