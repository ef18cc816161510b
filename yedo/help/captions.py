"""What is said while bots play for an audience: a title for the time, a sentence for what happens, and beneath it why,
or the rule behind it. Imports no pygame."""

from __future__ import annotations

from collections.abc import Set
from dataclasses import dataclass
from typing import Any

from engine.core.event import Event
from engine.core.words import has, t

AGAIN = 4  # a rule is told again after so many captions in which it would have fitted


@dataclass(frozen=True, slots=True)
class Caption:
    title: str
    icon: str
    words: str
    below: str  # why, or the rule behind it
    color: str  # of whoever acted, "" for nobody

    @property
    def seconds(self) -> float:
        """How long it takes to read."""
        return 0.4 + 0.022 * (len(self.words) + 0.6 * len(self.below))


class Teller:
    """Makes captions of events, and remembers which rules were told lately. `longer` are the seconds that the last
    caption stays for a look at the board."""

    book = ""  # phrases of the rules, by the kind of event
    minor: Set[str] = frozenset()  # events that only follow from something else and do not take the place of that

    def __init__(self) -> None:
        self.told: dict[str, int] = {}
        self.longer = 0.0

    def of(self, game: Any, event: Event, why: str) -> Caption | None:
        """The caption of an event, if it is worth one."""
        raise NotImplementedError

    def below(self, kind: str, why: str) -> str:
        """The rule behind an event now and again, else the reason."""
        rule = f"{self.book}.{kind}"
        if has(rule):
            count = self.told[kind] = self.told.get(kind, -1) + 1
            if count % AGAIN == 0:
                return self.fill(t(rule))
        return why

    def fill(self, words: str) -> str:
        """A rule with its numbers."""
        return words
