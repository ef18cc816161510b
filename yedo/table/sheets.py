"""The sheet that lies over the table for a while: a summary, the end of a round, a clan's holdings."""

from typing import Protocol

import pygame

from engine.core.decision import Decision
from yedo.table import summary
from yedo.table.log import Log
from yedo.table.part import Desk
from yedo.ui.canvas import Canvas
from yedo.ui.words import has, t

Row = tuple[str, str, list[str]]  # icon, words, numbers
ROUND = 6.0  # seconds the end of a round stays in sight


class Sheet(Protocol):
    """One that has a `handle` is asked before a click or key closes it; one that is `moving` gets an `update`."""

    def draw(self, canvas: Canvas) -> None: ...


class Sheets:
    def __init__(self, desk: Desk, log: Log) -> None:
        self.desk, self.log = desk, log
        self.open: Sheet | None = None
        self.left = 0.0  # seconds until it goes by itself; 0 is never
        self.pace = 1.0  # how fast it comes alive

    def show(self, sheet: Sheet, seconds: float = 0.0) -> None:
        self.open, self.left = sheet, seconds

    def close(self) -> None:
        self.open = None

    def handle(self, event: pygame.Event) -> bool:
        """True when the open sheet used the event for itself."""
        handle = getattr(self.open, "handle", None)
        return handle is not None and bool(handle(event))

    def update(self, seconds: float) -> bool:
        """True when a sheet has moved or gone."""
        moved = self.moving
        if moved:
            getattr(self.open, "update")(seconds * self.pace)  # noqa: B009
        if self.open is None or self.left <= 0:
            return moved
        self.left -= seconds
        if self.left <= 0:
            self.close()
        return moved or self.open is None

    @property
    def moving(self) -> bool:
        """Whether what lies there comes alive."""
        return bool(getattr(self.open, "moving", False))

    @property
    def waits(self) -> bool:
        """Whether the game waits until the sheet has gone."""
        return self.open is not None and self.left > 0

    @property
    def wake(self) -> float | None:
        return self.left if self.open is not None and self.left > 0 else None

    def show_since(self, start: int) -> None:
        """The log, opened at a line."""
        if self.log.lines:
            self.show(summary.LogSheet(self.desk, self.log, start))
        else:
            self.show(summary.Summary(self.desk, t("table.since"), [("log", t("table.nothing_new"), [])], []))

    def show_round(self, number: int, pace: float = 1.0) -> None:
        sheet = self.desk.game.round_sheet(self.desk, number)
        if sheet is not None:
            self.pace = pace
            self.show(sheet, ROUND / max(1.0, pace))

    def show_hint(self, decision: Decision | None) -> None:
        """What the open question is about and what a good player would do, or the phase while others think."""
        game, view = self.desk.game, self.desk.view
        rows: list[Row]
        if decision is None:
            phase = f"table.phase.{game.kind.clock(view).phase}"
            rows = [("hint", t(phase if has(phase) else "help.hint.any"), [])]
        else:
            rows = [("hint", game.hint(view, decision, self.desk.open_hand), [])]
            advice = game.advice(view, decision) if self.desk.open_hand else ""
            if advice:
                rows.append(("robot", advice, []))
        rows += game.hint_rows(view)
        self.show(summary.Summary(self.desk, t("settings.key.hint"), rows, []))

    def show_named(self, name: str) -> None:
        """A sheet of the game's own."""
        sheet = self.desk.game.sheet(self.desk, name)
        if sheet is not None:
            self.show(sheet)

    def show_clan(self, color: str) -> None:
        """Everything a seat has."""
        sheet = self.desk.game.seat_sheet(self.desk, color)
        if sheet is not None:
            self.show(sheet)
