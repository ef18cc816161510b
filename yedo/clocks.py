"""Clocks of the persons at the table: how long each of them has thought. They run only while a person is asked and
sees the question, never behind a curtain or under another page, and nothing happens when one has run long. Imports no
pygame."""

from collections.abc import Mapping
from typing import Any

from engine.core.words import t

LONGEST = 75.0  # seconds that count at most between two looks: more means that the machine was asleep
CHOICE = "clocks"  # among what the new-game page remembers


class Clocks:
    """`spent` holds seconds by seat."""

    def __init__(self, spent: Mapping[int, float] | None = None) -> None:
        self.spent: dict[int, float] = dict(spent or {})
        self._seat: int | None = None
        self._since = 0.0

    def run(self, seat: int | None, now: float) -> None:
        """From now on this seat thinks; None is nobody."""
        if self._seat is not None:
            self.spent[self._seat] = self.spent.get(self._seat, 0.0) + min(LONGEST, max(0.0, now - self._since))
        self._seat, self._since = seat, now

    def read(self, seat: int) -> str:
        """Minutes and seconds."""
        seconds = int(self.spent.get(seat, 0.0))
        return f"{seconds // 60}:{seconds % 60:02d}"

    def dump(self, seats: int) -> list[float]:
        return [round(self.spent.get(seat, 0.0), 1) for seat in range(seats)]


def wanted(settings: Any) -> bool:
    """Whether new games have clocks."""
    return settings.new_game.get(CHOICE) is True


def summary(session: Any) -> str:
    """A sentence for the end of a game: who thought how long; empty where nobody's time was taken."""
    clocks = session.clocks
    # A typed name must not be taken for markup.
    names = {facts.seat: facts.name.translate({123: "(", 125: ")"}) for facts in session.kind.seats(session.game)}
    shown = [seat for seat in names if clocks is not None and clocks.spent.get(seat, 0.0) > 0]
    if not shown:
        return ""
    return t("clocks.spent", what=", ".join(t("clocks.line", name=names[s], time=clocks.read(s)) for s in shown))
