"""The hands on the map: a figure is chosen first, then where it goes, by two clicks or by dragging it. A way of several
spaces is given to the game step by step, and so are the wages of several samurai."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pygame

from engine.core.decision import Decision, Option
from engine.core.words import t
from yedo.table.presentations import Presentation
from yedo.tables.edo.map import MERCHANT
from yedo.tables.edo.part import Desk, Rect, icon
from yedo.tables.edo.sheet import AskSheet
from yedo.ui import art, draw, sound
from yedo.ui.canvas import Canvas
from yedo.ui.focus import ENTER

if TYPE_CHECKING:
    from yedo.scenes.table import Table
    from yedo.tables.edo.parts import EdoParts

FAR = 9.0
Figure = tuple[int, int]  # seat and number of a samurai, or MERCHANT


class Errand:
    """Answers that follow from one movement of the hand, given one after the other."""

    def __init__(self) -> None:
        self.steps: list[tuple[int, Option]] = []  # seat and answer

    def next(self, decision: Decision) -> Option | None:
        """What to answer now; everything is forgotten when the game asks something else."""
        if not self.steps:
            return None
        seat, option = self.steps.pop(0)
        if seat == decision.player and option in decision.options:
            return option
        self.steps.clear()
        return None


class Hand(Presentation):
    """Gives the answers of an errand; else the generic path does."""

    def __init__(self, table: Table, decision: Decision) -> None:
        super().__init__(table, decision)
        parts: EdoParts = table.parts  # type: ignore[assignment]
        self.parts, self.map = parts, parts.map
        desk: Desk = table.desk  # type: ignore[assignment]
        self.desk = desk
        self.map.chosen, self.map.tags, self.map.kept = None, {}, None

    @property
    def open(self) -> bool:
        return False  # nothing lies over the table

    def update(self, seconds: float) -> bool:
        option = self.parts.errand.next(self.decision) if not self.table.stage.busy else None
        if option is None:
            return False
        self.table.pick(option)
        return True

    def start(self, options: list[Option]) -> None:
        self.parts.errand.steps = [(self.decision.player, option) for option in options]
        self.table.dirty()

    def close(self) -> None:
        self.map.chosen, self.map.tags, self.map.kept = None, {}, None

    def draw(self, canvas: Canvas) -> None:
        chip = next((chip.place for chip in self.table.prompt.chips if chip.hovered), "")
        self.table.pointer.draw_lit(canvas, chip)


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


class WagesHand(Hand):
    """All samurai hold out their bowls: a click pays one or sends it home, the button settles it."""

    hides_prompt = True

    def __init__(self, table: Table, decision: Decision) -> None:
        super().__init__(table, decision)
        view = self.desk.view
        self.clan = view.state.clans[decision.player]
        top: Any = view.state.stack[-1]
        paid = list(top.kept)
        self.settled: list[int] = []
        for number, space in enumerate(self.clan.samurai):
            if space in paid:
                paid.remove(space)
                self.settled.append(number)
        waiting = [n for n in range(len(self.clan.samurai)) if n not in self.settled]
        self.most = self.clan.rice // view.board.wages if view.board.wages else len(waiting)
        self.kept = waiting[: self.most]
        self._show()

    def layout(self, width: float, height: float) -> None:
        self.area = self.desk.plan.prompt
        self.sheet.place()

    def _show(self) -> None:
        view, home = self.desk.view, len(self.clan.samurai) - len(self.kept) - len(self.settled)
        self.map.kept = tuple(self.kept + self.settled)
        self.sheet = AskSheet(self.desk, self.clan.seat, view_prompt(self.desk, self.decision))
        paid = len(self.kept)
        left = self.clan.rice - paid * view.board.wages
        self.sheet.lines = [
            (icon("wages"), t("edo.table.wages_kept", n=paid + len(self.settled)), ""),
            *[(icon("official"), t("edo.table.wages_home", n=home), "")] * bool(home),
            (icon("rice"), t("edo.table.wages_rice", n=left), ""),
            ("", t("edo.table.how_to_pay"), "soft"),
        ]
        self.sheet.button(t("edo.table.settle"), icon("wages"), self._settle, "primary")
        self.sheet.place()
        self.table.changed()

    def _settle(self) -> None:
        steps: list[Option] = [("keep", self.clan.samurai[n]) for n in self.kept]
        self.start([*steps, ("done",)])

    def _toggle(self, number: int) -> None:
        if number in self.kept:
            self.kept.remove(number)
        elif len(self.kept) < self.most:
            self.kept.append(number)
        else:
            sound.play("error", 0.5)
            return
        sound.play("place", 0.7)
        self._show()

    def handle(self, event: pygame.Event) -> bool:
        if self.parts.errand.steps:
            return event.type in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)
        if self.sheet.handle(event):
            self.table.dirty()
            return True
        if event.type == pygame.KEYDOWN and event.key in ENTER:
            self._settle()
            return True
        if event.type != pygame.MOUSEBUTTONDOWN or event.button != 1:
            return event.type == pygame.KEYDOWN and event.key == pygame.K_TAB
        for key, _, place, n in reversed(self.map.figures()):
            if key[0] == self.clan.seat and place.inflate(6, 40).collidepoint(event.pos):
                where = self.clan.samurai[key[1]]
                group = [i for i, space in enumerate(self.clan.samurai) if space == where and i not in self.settled]
                for number in group if n > 1 else [key[1]]:
                    if number not in self.settled:
                        self._toggle(number)
                return True
        return False

    def draw(self, canvas: Canvas) -> None:
        self.sheet.draw(canvas)
        for key, _, place, _ in self.map.figures():
            if key[0] == self.clan.seat and key[1] not in self.settled:
                draw.rounded(canvas, place.inflate(6, 4), None, canvas.theme.accent, 2.5, 8)


def view_prompt(desk: Desk, decision: Decision) -> str:
    return desk.game.kind.prompt(desk.view, decision)
