"""Wages by hand: every samurai of the clan holds out a bowl."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pygame

from engine.core.decision import Decision, Option
from engine.core.words import t
from engine.edo import say
from yedo.tables.edo.hand import Hand
from yedo.tables.edo.part import icon
from yedo.tables.edo.sheet import AskSheet
from yedo.ui import draw, sound
from yedo.ui.canvas import Canvas
from yedo.ui.focus import ENTER

if TYPE_CHECKING:
    from yedo.scenes.table import Table

BACK = (pygame.K_LEFT, pygame.K_UP)
ON = (pygame.K_RIGHT, pygame.K_DOWN, pygame.K_TAB)


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
        self.at = -1  # the samurai the keyboard is at
        self._show()

    def layout(self, width: float, height: float) -> None:
        self.area = self.desk.plan.prompt
        self.sheet.place()

    def _show(self) -> None:
        view = self.desk.view
        self.map.kept = tuple(self.kept + self.settled)
        self.sheet = AskSheet(self.desk, self.clan.seat, self.desk.game.kind.prompt(view, self.decision))
        paid = len(self.kept)
        left = self.clan.rice - paid * view.board.wages
        self.sheet.lines = []
        for number, where in enumerate(self.clan.samurai):
            stays = number in self.kept or number in self.settled
            words = t("edo.table.wage_paid" if stays else "edo.table.wage_home", n=number + 1, space=say.space(where))
            self.sheet.lines.append((icon("wages" if stays else "official"), words, "" if stays else "soft"))
        self.sheet.lines += [
            (icon("rice"), t("edo.table.wages_rice", n=left), ""),
            ("", t("edo.table.how_to_pay"), "soft"),
        ]
        self.sheet.button(t("edo.table.settle"), icon("wages"), self._settle, "primary")
        self.sheet.place()
        self.table.changed()

    def _settle(self) -> None:
        steps: list[Option] = [("keep", self.clan.samurai[n]) for n in self.kept]
        home = len(self.clan.samurai) - len(self.kept) - len(self.settled)
        if home and self.most > len(self.kept):  # else the question answers itself
            steps.append(("done",))
        self.start(steps or [("done",)])

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

    def _step(self, way: int) -> None:
        """The keyboard goes to another samurai; standing still it pays or calls home the one it is at."""
        waiting = [n for n in range(len(self.clan.samurai)) if n not in self.settled]
        if not waiting:
            return
        if not way and self.at in waiting:
            self._toggle(self.at)
            return
        at = waiting.index(self.at) + way if self.at in waiting else 0
        self.at = waiting[at % len(waiting)]
        sound.play("hover", 0.6)
        self.table.dirty()

    def handle(self, event: pygame.Event) -> bool:
        if self.parts.errand.steps:
            return event.type in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)
        if self.sheet.handle(event):
            self.table.dirty()
            return True
        if event.type == pygame.KEYDOWN and event.key in ENTER:
            self._settle()
            return True
        if event.type == pygame.KEYDOWN and pygame.K_1 <= event.key < pygame.K_1 + len(self.clan.samurai):
            if event.key - pygame.K_1 not in self.settled:
                self._toggle(event.key - pygame.K_1)
            return True
        if event.type == pygame.KEYDOWN and event.key in (*BACK, *ON, pygame.K_SPACE):
            back = event.key in BACK or bool(event.key == pygame.K_TAB and event.mod & pygame.KMOD_SHIFT)
            self._step(0 if event.key == pygame.K_SPACE else -1 if back else 1)
            return True
        if event.type == pygame.MOUSEMOTION and self.at >= 0:
            self.at = -1
            self.table.dirty()
        if event.type != pygame.MOUSEBUTTONDOWN or event.button != 1:
            return False
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
        for key, _, place, n in self.map.figures():
            same = self.at >= 0 and n > 1 and self.clan.samurai[key[1]] == self.clan.samurai[self.at]
            if key[0] == self.clan.seat and (key[1] == self.at or same):
                draw.rounded(canvas, place.inflate(14, 12), None, canvas.theme.focus, 4, 11)
