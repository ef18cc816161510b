"""Building by hand: a city's next free place opens a small fan of buildings; pieces are also dragged from the stores or
from the list of prices into a city. While the fan is open its letters are H, P and F."""

from __future__ import annotations

from collections.abc import Collection
from functools import partial
from typing import TYPE_CHECKING

import pygame

from engine.core.decision import Decision, Option
from yedo.table.choice import Entry
from yedo.tables.edo.hand import Hand
from yedo.tables.edo.map_hand import FAR
from yedo.tables.edo.part import Rect, icon
from yedo.ui import art, draw, sound
from yedo.ui.canvas import Canvas

if TYPE_CHECKING:
    from yedo.scenes.table import Table

LETTERS = {pygame.K_h: "house", pygame.K_p: "post", pygame.K_f: "fortress"}


class BuildHand(Hand):
    def __init__(self, table: Table, decision: Decision) -> None:
        super().__init__(table, decision)
        self.map.fan = None
        self.cities = list(dict.fromkeys(city for city, _, _ in self.map.fans()))
        self.held = ""  # the building in somebody's hand
        self.start_at = self.at = (0.0, 0.0)
        self.carried = False
        self.map.fan = self.cities[0] if len(self.cities) == 1 else ""

    @property
    def letters(self) -> Collection[int]:  # type: ignore[override]
        return LETTERS if self.map.fan else ()

    def able(self, city: str, kind: str) -> bool:
        return ("build", city, kind) in self.decision.options

    def unfold(self, city: str) -> None:
        """Open the fan of a city, or fold it."""
        self.map.fan = city
        sound.play("card_flip", 0.5)
        self.table.changed()

    def build(self, kind: str, cities: list[str], near: Rect) -> None:
        """In the only city where it can stand, or after asking in which."""
        able = [city for city in cities if self.able(city, kind)]
        if not able:
            sound.play("error", 0.5)
        elif len(able) == 1:
            self.table.pick(("build", able[0], kind))
        else:
            options: list[Option] = [("build", city, kind) for city in able]
            label = partial(self.table.game.kind.label, self.desk.view, decision=self.decision)
            entries: list[Entry] = [(label(option), icon(kind), partial(self.table.pick, option)) for option in options]
            self.table.open_choice("", entries, near)

    # --- events -----------------------------------------------------------------------------------------------------

    def handle(self, event: pygame.Event) -> bool:
        if event.type == pygame.KEYDOWN:
            return self._key(event) or super().handle(event)
        if self.held and event.type in (pygame.MOUSEMOTION, pygame.MOUSEBUTTONUP):
            return self._carry(event)
        if event.type != pygame.MOUSEBUTTONDOWN or event.button != 1:
            return False
        kind = self._piece_at(event.pos)
        if kind:
            self.held, self.start_at, self.at, self.carried = kind, event.pos, event.pos, False
            return True
        if any(place.collidepoint(event.pos) for _, _, place in self.map.fans()):
            return False  # a lit place like any other
        city = self._city_at(event.pos)
        if city in self.cities and city != self.map.fan:
            self.unfold(city)
            return True
        return False

    def _key(self, event: pygame.Event) -> bool:
        fan, key = self.map.fan, event.key
        if key in self.letters and fan:
            self.build(LETTERS[key], [fan], self.map.area(fan))
        elif fan and key == pygame.K_ESCAPE:
            self.unfold("")
        elif key in (pygame.K_LEFT, pygame.K_RIGHT) and self.cities and not self.table.ring.visible:
            step = 1 if key == pygame.K_RIGHT else -1
            at = self.cities.index(fan) + step if fan in self.cities else 0
            self.unfold(self.cities[at % len(self.cities)])
        else:
            return False
        return True

    def _carry(self, event: pygame.Event) -> bool:
        if event.type == pygame.MOUSEMOTION:
            self.at = event.pos
            self.carried |= pygame.Vector2(self.at).distance_to(self.start_at) > FAR
            self.table.dirty()
            return True
        if event.button != 1:
            return True
        kind, self.held = self.held, ""
        near = Rect(event.pos, (1, 1))
        if self.carried:
            self.build(kind, [self._city_at(event.pos)], near)
        else:
            self.build(kind, [self.map.fan] if self.map.fan else self.cities, near)
        self.table.dirty()
        return True

    def _piece_at(self, at: tuple[float, float]) -> str:
        """The building under the mouse, in the stores or in the list of prices."""
        if self.decision.player == self.desk.house:
            for kind, place in self.parts.stores.buildings():
                if place.collidepoint(at):
                    return kind
        listed = self.parts.prices.rows() if self.parts.prices.shown else []
        return next((kind for kind, place in listed if place.collidepoint(at)), "")

    def _city_at(self, at: tuple[float, float]) -> str:
        return next((city for city in self.desk.view.map.cities if self.map.area(city).collidepoint(at)), "")

    # --- drawing ----------------------------------------------------------------------------------------------------

    def draw(self, canvas: Canvas) -> None:
        """The next free place glows wherever a building could stand."""
        theme, cities = canvas.theme, self.desk.view.state.cities
        for city in self.cities:
            if len(cities[city]) < self.desk.view.board.places:
                plot = self.map.plot(city, len(cities[city]))
                draw.rounded(canvas, plot.inflate(6, 6), None, theme.snow, 5, 8)
                draw.rounded(canvas, plot.inflate(4, 4), None, theme.accent, 3, 7)
        super().draw(canvas)
        if self.held and self.carried:
            picture = "fortress" if self.held == "fortress" else f"{self.held}_{self.desk.color(self.decision.player)}"
            art.draw(canvas, f"edo/{picture}", Rect(self.at[0] - 26, self.at[1] - 30, 52, 52))

    def close(self) -> None:
        super().close()
        self.map.fan = None
