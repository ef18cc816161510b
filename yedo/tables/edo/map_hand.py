"""The hands on the map: a figure is chosen first, then where it goes, by two clicks or by dragging it. A way of several
spaces is given to the game step by step."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pygame

from engine.core.decision import Decision, Option
from engine.edo.preview import gained
from yedo.tables.edo.hand import Hand
from yedo.tables.edo.map import MERCHANT
from yedo.tables.edo.part import Rect, icon
from yedo.ui import art, draw, sound
from yedo.ui.canvas import Canvas

if TYPE_CHECKING:
    from yedo.scenes.table import Table

FAR = 9.0
Figure = tuple[int, int]  # seat and number of a samurai, or MERCHANT


class MapHand(Hand):
    """Marching and travelling."""

    def __init__(self, table: Table, decision: Decision) -> None:
        super().__init__(table, decision)
        self.grip: Figure | None = None
        self.start_at = self.at = (0.0, 0.0)
        self.carried = False
        self.sent = False  # whether an official was picked up from its seat
        if decision.kind == "ride":
            top: Any = self.desk.view.state.stack[-1]
            samurai = self.desk.view.state.clans[decision.player].samurai
            self.choose((decision.player, samurai.index(top.rider)))

    def update(self, seconds: float) -> bool:
        """What a card under the mouse would bring lies on the shelves like a shadow."""
        coming = self._coming() if self.decision.kind == "march" and self.desk.open_hand else {}
        if coming != self.parts.stores.coming:
            self.parts.stores.coming = coming
            self.table.changed()
        return super().update(seconds)

    def _coming(self) -> dict[str, int]:
        over, chips = self.table.pointer.over, self.table.prompt.chips
        option = next((chip.option for chip in chips if chip.hovered and chip.option is not None), None)
        if option is None and over is not None and over.place == "button:reveal":
            option = ("reveal", 0)
        if option is None or option[0] != "reveal" or option not in self.decision.options:
            return {}
        return gained(self.desk.view, self.desk.view.state.clans[self.decision.player], option)

    def close(self) -> None:
        super().close()
        self.parts.stores.coming = {}

    # --- figures ----------------------------------------------------------------------------------------------------

    def where(self, figure: Figure) -> str:
        state = self.desk.view.state
        return state.merchant if figure == MERCHANT else state.clans[figure[0]].samurai[figure[1]]

    def able(self, figure: Figure) -> bool:
        """Whether a figure could go anywhere now."""
        options = self.decision.options
        if figure == MERCHANT:
            return any(option[0] == "merchant" for option in options)
        if figure[0] != self.decision.player:
            return False
        here = self.where(figure)
        return any(option[:2] in (("march", here), ("rider", here)) for option in options)

    def figures(self) -> list[tuple[Figure, Rect]]:
        return [(key, place) for key, _, place, _ in self.map.figures() if self.able(key)]

    def choose(self, figure: Figure | None) -> None:
        """Take a figure in hand: the spaces it can go to wear what that costs."""
        self.map.chosen, self.map.tags = figure, self._reach(figure) if figure is not None else {}
        self.table.changed()

    def _reach(self, figure: Figure) -> dict[str, int]:
        view, here = self.desk.view, self.where(figure)
        if self.decision.kind == "ride":
            return {option[1]: 0 for option in self.decision.options}
        if self.decision.kind != "march":
            return {space: 0 for space in view.map.spaces if space != here}
        each = view.board.march
        most = view.state.clans[self.decision.player].ryo // each if each else 99
        reached = {space: n * each for space, n in view.map.distance[here].items() if 0 < n <= most}
        able = self.decision.options
        return {space: price for space, price in reached.items() if self._way(figure, space)[0] in able}

    def _way(self, figure: Figure, to: str) -> list[Option]:
        """The march to a space, step by step."""
        here, steps = self.where(figure), []
        for space in self.desk.view.map.way(here, to):
            steps.append(("merchant", space) if figure == MERCHANT else ("march", here, space))
            here = space
        return steps

    def go(self, figure: Figure, to: str) -> None:
        """Send a figure there, step by step along the roads."""
        here, kind = self.where(figure), self.decision.kind
        steps: list[Option]
        if kind == "march":
            steps = self._way(figure, to)
        elif kind == "ride":
            steps = [("ride", to)]
        else:
            steps = [("rider", here), ("ride", to)]
        self.choose(None)
        self.start(steps)

    # --- events -----------------------------------------------------------------------------------------------------

    def handle(self, event: pygame.Event) -> bool:
        if (self.grip is not None or self.sent) and event.type in (pygame.MOUSEMOTION, pygame.MOUSEBUTTONUP):
            return self._carry(event)
        if event.type == pygame.KEYDOWN and event.key == pygame.K_ESCAPE and self.map.chosen is not None:
            self.choose(None)
            return True
        if event.type != pygame.MOUSEBUTTONDOWN or event.button != 1:
            return False
        figure = next((key for key, place in reversed(self.figures()) if place.collidepoint(event.pos)), None)
        if figure is not None:
            self.grip, self.start_at, self.at, self.carried = figure, event.pos, event.pos, False
            return True
        if self._official_at(event.pos):
            self.sent, self.start_at, self.at, self.carried = True, event.pos, event.pos, False
            return True
        chosen, space = self.map.chosen, self._space_at(event.pos)
        if chosen is not None and space in self.map.tags:
            self.go(chosen, space)
            return True
        if chosen is not None and self.decision.kind != "ride":
            self.choose(None)
        return False

    def _official_at(self, at: tuple[float, float]) -> bool:
        """Whether this is an own official on a seat that may become a samurai now."""
        if not any(option[0] == "place" for option in self.decision.options) or not self.desk.open_hand:
            return False
        top: Any = self.desk.view.state.stack[-1]
        own = self.desk.clan.plan[top.slot][2]
        return any(seat.inflate(4, 14).collidepoint(at) for seat in self.parts.planning.seats(top.slot)[:own])

    def _carry(self, event: pygame.Event) -> bool:
        if event.type == pygame.MOUSEMOTION:
            self.at = event.pos
            if not self.carried and pygame.Vector2(self.at).distance_to(self.start_at) > FAR:
                self.carried = True
                if self.grip is not None:
                    self.choose(self.grip)
            self.table.dirty()
            return True
        if event.button != 1:
            return True
        figure, sent, carried = self.grip, self.sent, self.carried
        self.grip, self.sent, self.carried = None, False, False
        space = self._space_at(event.pos)
        if sent and carried and ("place", space) in self.decision.options:
            self.table.pick(("place", space))
        elif figure is not None and not carried:
            self.choose(None if self.map.chosen == figure and self.decision.kind != "ride" else figure)
            sound.play("click", 0.5)
        elif figure is not None and space in self.map.tags:
            self.go(figure, space)
        self.table.dirty()
        return True

    def _space_at(self, at: tuple[float, float]) -> str:
        spots = [spot for spot in self.map.spots() if spot.place.startswith("space:") and spot.rect.collidepoint(at)]
        return spots[-1].place[6:] if spots else ""

    # --- drawing ----------------------------------------------------------------------------------------------------

    def draw(self, canvas: Canvas) -> None:
        theme = canvas.theme
        if self.map.chosen is None:
            for _, place in self.figures():
                draw.rounded(canvas, place.inflate(8, 6), None, theme.snow, 4, 9)
                draw.rounded(canvas, place.inflate(6, 4), None, theme.accent, 2.5, 8)
        if self.map.chosen is not None or self.decision.kind in ("travel", "relocate"):
            self._draw_lit(canvas)
        if self.carried and self.grip is not None:
            color = self.desk.color(self.decision.player)
            picture = "edo/merchant" if self.grip == MERCHANT else f"edo/samurai_{color}"
            art.draw(canvas, picture, Rect(self.at[0] - 22, self.at[1] - 50, 44, 58))
        elif self.carried:
            color = self.desk.color(self.decision.player)
            art.draw(canvas, f"edo/official_{color}", Rect(self.at[0] - 22, self.at[1] - 50, 44, 58))

    def _draw_lit(self, canvas: Canvas) -> None:
        """Spaces to go to; while nobody is chosen, the border posts for a new samurai."""
        over = self.table.pointer.over
        placed = {option[1] for option in self.decision.options if option[0] == "place"}
        goals = self.map.tags if self.map.chosen is not None else placed
        for space in goals:
            bright = over is not None and over.place == f"space:{space}"
            place = self.map.area(space)
            ink = canvas.theme.glow if bright else canvas.theme.accent
            draw.rounded(canvas, place.inflate(6, 6), None, canvas.theme.snow, 2, 14)
            draw.rounded(canvas, place.inflate(3, 3), None, ink, 4 if bright else 2.5, 13)
        chosen = self.map.chosen
        if chosen is not None and over is not None and over.place[6:] in self.map.tags:
            self._draw_way(canvas, chosen, over.place[6:])

    def _draw_way(self, canvas: Canvas, figure: Figure, to: str) -> None:
        """Footprints along the roads, and what a samurai would bring in where they lead."""
        view, here = self.desk.view, self.where(figure)
        if self.decision.kind == "march":
            for space in view.map.way(here, to):
                for x, y in self.map.road(here, space)[1:-1]:
                    art.draw(canvas, icon("march"), Rect(x - 15, y - 15, 30, 30))
                here = space
        if figure != MERCHANT and to in view.map.good_of:
            boxes = self.map.space(to)["tag"]
            place = self.map.at(boxes[min(view.samurai_on(to) + 1, len(boxes)) - 1])
            draw.rounded(canvas, place.inflate(4, 6), None, canvas.theme.ink, 6, 10)
            draw.rounded(canvas, place.inflate(2, 4), None, canvas.theme.glow, 4, 10)
