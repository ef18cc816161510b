"""How long a game takes, and the clock of whoever is asked."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from engine.core.decision import Decision
from yedo import clocks
from yedo.clocks import Clocks
from yedo.table.ribbon import Times

if TYPE_CHECKING:
    from yedo.scenes.table import Table


class Timing:
    def __init__(self, table: Table) -> None:
        self.table, self.session = table, table.session
        self.started = time.monotonic()
        if table.fresh and table.timed and clocks.wanted(table.app.settings) and self.session.humans():
            self.session.clocks = Clocks()

    def tick(self) -> bool:
        """Time passes; True when the ribbon shows another one."""
        table = self.table
        self.run(table.decision)
        return table.parts.ribbon.tick(self.seconds(), table.app.settings.show_clock, self.times())

    def seconds(self) -> float:
        """How long this game has taken, over all evenings."""
        kept = self.table.keeping.keeper
        return kept.seconds if kept is not None else time.monotonic() - self.started

    def run(self, asked: Decision | None = None) -> None:
        """Let the clock run of the person who is asked; nobody's under another page."""
        if self.session.clocks is not None:
            shown = asked is not None and self.table.app.scene is self.table
            self.session.clocks.run(asked.player if asked is not None and shown else None, time.monotonic())

    def times(self) -> Times:
        """The persons' clocks, by seat."""
        kept = self.session.clocks
        return tuple((seat, kept.read(seat)) for seat in self.session.humans()) if kept is not None else ()
