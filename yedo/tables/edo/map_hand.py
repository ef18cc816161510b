"""The hands on the map: a figure is chosen first, then where it goes, by two clicks, by dragging it, or with the arrow
keys along the roads. A way of several spaces is given to the game step by step."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

import pygame

from engine.core.decision import Decision, Option
from engine.core.words import t
from engine.edo.preview import changes
from yedo.table.chips import Chip
from yedo.table.choice import Entry
from yedo.tables.edo.hand import Hand
from yedo.tables.edo.map import MERCHANT
from yedo.tables.edo.part import Rect, icon
from yedo.ui import art, draw, sound
from yedo.ui.canvas import Canvas
from yedo.ui.focus import ENTER

if TYPE_CHECKING:
    from yedo.scenes.table import Table

FAR = 9.0
ARROWS = {pygame.K_LEFT: (-1, 0), pygame.K_RIGHT: (1, 0), pygame.K_UP: (0, -1), pygame.K_DOWN: (0, 1)}
AHEAD = 0.25  # how far a road may turn aside from the arrow that follows it: the cosine of the angle
REVEAL, PASS, DONE = ("reveal", 0), ("pass",), ("done",)
Figure = tuple[int, int]  # seat and number of a samurai, or MERCHANT


class MapHand(Hand):
    """Marching and travelling."""

    def __init__(self, table: Table, decision: Decision) -> None:
        super().__init__(table, decision)
        self.grip: Figure | None = None
        self.start_at = self.at = (0.0, 0.0)
        self.carried = False
        self.sent = False  # whether an official was picked up from its seat
        self.step_to = ""  # where the arrow keys have led the chosen figure
        if decision.kind == "ride":
            top: Any = self.desk.view.state.stack[-1]
            samurai = self.desk.view.state.clans[decision.player].samurai
            self.choose((decision.player, samurai.index(top.rider)))

    def update(self, seconds: float) -> bool:
        self._fold_forfeits()
        return super().update(seconds)

    def coming(self) -> dict[str, int]:
        """The purse counts down with the way that is pointed at."""
        goal = self.goal()
        if self.map.chosen is not None and goal in self.map.tags:
            return {"ryo": -self.map.tags[goal]} if self.map.tags[goal] else {}
        over = self.table.pointer.over
        if over is not None and over.place == "button:reveal" and self.desk.open_hand:
            return changes(self.desk.view, self.desk.clan, REVEAL) if REVEAL in self.decision.options else {}
        return super().coming()

    # --- forfeiting before a card is revealed -----------------------------------------------------------------------

    def forfeits(self) -> list[Option]:
        """The ways to reveal a card and leave some of it undone; where it lies face down that would tell of it."""
        return [o for o in self.decision.options if o[0] == "reveal" and o[1]] if self.desk.open_hand else []

    def _fold_forfeits(self) -> None:
        """One chip instead of one for each number."""
        prompt, found = self.table.prompt, self.forfeits()
        if not any(chip.option in found for chip in prompt.chips if chip.option is not None):
            return
        prompt.chips[:] = [chip for chip in prompt.chips if chip.option is None or chip.option not in found]
        prompt.chips.append(Chip(t("edo.table.forfeit_some"), icon("forfeit"), self.ask_forfeit, kind="quiet"))
        prompt.lay_out()

    def ask_forfeit(self) -> None:
        """How much of the card is to be left undone."""
        table, view = self.table, self.desk.view
        labels = [(table.game.kind.label(view, o, self.decision), icon("forfeit"), o) for o in self.forfeits()]
        if labels:
            near = next((c.rect for c in table.prompt.chips if c.kind == "quiet"), self.desk.plan.prompt)
            entries: list[Entry] = [(words, sign, partial(table.pick, option)) for words, sign, option in labels]
            table.open_choice(t("edo.table.forfeit_title"), entries, near)

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
        self.step_to = ""
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
        if event.type == pygame.KEYDOWN:
            return self._key(event) or super().handle(event)
        if event.type == pygame.MOUSEMOTION and self.step_to:
            self.step_to = ""
            self.table.changed()
        if event.type != pygame.MOUSEBUTTONDOWN or event.button != 1:
            return False
        if pygame.key.get_mods() & pygame.KMOD_SHIFT and self.forfeits() and self._on_reveal(event.pos):
            self.ask_forfeit()
            return True
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

    def _on_reveal(self, at: tuple[float, float]) -> bool:
        """Whether this is the card that is about to be revealed, or its chip."""
        spot = self.table.pointer.at(at)
        chips = [chip.rect for chip in self.table.prompt.chips if chip.option == REVEAL]
        return any(rect.collidepoint(at) for rect in chips) or (spot is not None and spot.place == "button:reveal")

    # --- the keyboard -----------------------------------------------------------------------------------------------

    def _key(self, event: pygame.Event) -> bool:
        """Arrows lead a figure along the roads, Enter sends it there or reveals the card; P posts an official, M takes
        the next samurai in hand. While the keyboard's ring is out, arrows and Enter are the ring's."""
        key, kind = event.key, self.decision.kind
        if key == pygame.K_ESCAPE and self.map.chosen is not None and kind != "ride":
            self.choose(None)
        elif key == pygame.K_p and kind == "travel":
            self._post()
        elif key == pygame.K_m and kind in ("travel", "relocate"):
            self._next_figure()
        elif key == pygame.K_TAB and self.step_to and kind != "ride":
            self._next_figure(-1 if event.mod & pygame.KMOD_SHIFT else 1)
        elif key == pygame.K_BACKSPACE and self.forfeits():
            self.ask_forfeit()
        elif self.table.ring.visible:
            return False
        elif key in ARROWS:
            self._lead(ARROWS[key])
        elif key in ENTER:
            return self._enter(bool(event.mod & pygame.KMOD_SHIFT))
        else:
            return False
        return True

    def _next_figure(self, step: int = 1) -> None:
        """Take the next one in hand that can go anywhere, and stand where it stands."""
        figures = sorted((key for key, _ in self.figures()), key=lambda key: key == MERCHANT)
        self.table.ring.focus(None)
        if not figures:
            sound.play("error", 0.4)
            return
        at = figures.index(self.map.chosen) + step if self.map.chosen in figures else 0
        self.choose(figures[at % len(figures)])
        self._stand(self.where(figures[at % len(figures)]))

    def _stand(self, space: str) -> None:
        """The arrow keys have come to a space: its words are wanted as well."""
        self.step_to = space
        self.table.floating.point(self.map.area(space).center)
        self.table.changed()

    def _lead(self, way: tuple[int, int]) -> None:
        chosen = self.map.chosen
        if chosen is None:
            self._next_figure()
            return
        here = self.step_to or self.where(chosen)
        after = self._neighbour(here, way)
        if after and (after in self.map.tags or after == self.where(chosen)):
            sound.play("hover", 0.6)
            self._stand(after)
        else:
            sound.play("error", 0.4)

    def _neighbour(self, here: str, way: tuple[int, int]) -> str:
        """The space at the other end of the road that leads this way."""
        start, found = pygame.Vector2(self.map.stand(here).center), []
        for space in self.desk.view.map.near[here]:
            road = pygame.Vector2(self.map.stand(space).center) - start
            ahead = road.dot(way) / max(1.0, road.length())
            if ahead > AHEAD:
                found.append((ahead, space))
        return max(found)[1] if found else ""

    def _enter(self, shift: bool) -> bool:
        chosen = self.map.chosen
        if chosen is not None:
            if self.step_to in self.map.tags:
                self.go(chosen, self.step_to)
            return True
        if shift and self.forfeits():
            self.ask_forfeit()
            return True
        for option in (REVEAL, PASS, DONE):
            if option in self.decision.options:
                self.table.pick(option)
                return True
        return False

    def _post(self) -> None:
        """An own official becomes a samurai: where, if there is a choice."""
        options = [option for option in self.decision.options if option[0] == "place"]
        if len(options) == 1:
            self.table.pick(options[0])
        elif options:
            label = partial(self.table.game.kind.label, self.desk.view, decision=self.decision)
            entries: list[Entry] = [
                (label(option), icon("place"), partial(self.table.pick, option)) for option in options
            ]
            seat = self.parts.planning.seats(self.parts.planning._turn())[0]
            self.table.open_choice(t("edo.table.post_title"), entries, seat)
        else:
            sound.play("error", 0.4)

    # --- carrying ---------------------------------------------------------------------------------------------------

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

    def goal(self) -> str:
        """The space that the keyboard or the mouse points at."""
        over = self.table.pointer.over
        if self.step_to or over is None or not over.place.startswith("space:"):
            return self.step_to
        return over.place[6:]

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
        goal = self.goal()
        placed = {option[1] for option in self.decision.options if option[0] == "place"}
        goals = self.map.tags if self.map.chosen is not None else placed
        for space in goals:
            bright = space == goal
            place = self.map.area(space)
            ink = canvas.theme.glow if bright else canvas.theme.accent
            draw.rounded(canvas, place.inflate(6, 6), None, canvas.theme.snow, 2, 14)
            draw.rounded(canvas, place.inflate(3, 3), None, ink, 4 if bright else 2.5, 13)
        chosen = self.map.chosen
        if chosen is not None and goal in self.map.tags:
            self._draw_way(canvas, chosen, goal)
        if self.step_to:
            draw.rounded(canvas, self.map.area(self.step_to).inflate(12, 12), None, canvas.theme.focus, 4, 16)

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
