"""The hands at Edo's table that give several answers by one movement: a way of several spaces, the wages of several
samurai. Where they have nothing to do, the generic path asks."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from engine.core.decision import Decision, Option
from engine.edo.preview import changes
from yedo.table.presentations import Presentation
from yedo.tables.edo.part import Desk
from yedo.ui.canvas import Canvas

if TYPE_CHECKING:
    from yedo.scenes.table import Table
    from yedo.tables.edo.parts import EdoParts


FORFEIT: Option = ("forfeit",)


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
    """Gives the answers of an errand, shows on the shelves what an answer under the mouse would change, and forfeits
    with Backspace; else the generic path does."""

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

    def handle(self, event: pygame.Event) -> bool:
        if event.type == pygame.KEYDOWN and event.key == pygame.K_BACKSPACE and FORFEIT in self.decision.options:
            self.table.pick(FORFEIT)
            return True
        return False

    def pointed_option(self) -> Option | None:
        """The answer that the mouse points at, in the prompt or on the table."""
        table, over = self.table, self.table.pointer.over
        for chip in table.prompt.widgets:
            if chip.hovered and getattr(chip, "option", None) is not None:
                found: Option = chip.option  # type: ignore[attr-defined]
                return found
        here = table.pointer.lit.get(over.place, []) if over is not None else []
        return here[0] if len(here) == 1 else None

    def coming(self) -> dict[str, int]:
        """What the stores would gain or lose by it; a card that lies face down tells nothing."""
        return self.changed_by(self.pointed_option())

    def changed_by(self, option: Option | None) -> dict[str, int]:
        if option is None or option not in self.decision.options or (option[0] == "reveal" and not self.desk.open_hand):
            return {}
        return changes(self.desk.view, self.desk.view.state.clans[self.decision.player], option)

    def update(self, seconds: float) -> bool:
        coming = self.coming() if self.decision.player == self.desk.house else {}
        if coming != self.parts.stores.coming:
            self.parts.stores.coming = coming
            self.table.changed()
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
        self.parts.stores.coming = {}

    def draw(self, canvas: Canvas) -> None:
        chip = next((chip.place for chip in self.table.prompt.chips if chip.hovered), "")
        self.table.pointer.draw_lit(canvas, chip)
