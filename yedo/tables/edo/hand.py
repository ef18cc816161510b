"""The hands at Edo's table that give several answers by one movement: a way of several spaces, the wages of several
samurai. Where they have nothing to do, the generic path asks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.core.decision import Decision, Option
from yedo.table.presentations import Presentation
from yedo.tables.edo.part import Desk
from yedo.ui.canvas import Canvas

if TYPE_CHECKING:
    from yedo.scenes.table import Table
    from yedo.tables.edo.parts import EdoParts


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
