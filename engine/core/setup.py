"""What is decided before a game begins, as far as every game needs it: seats, and choices with their values."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from .plain import Plain, plain
from .trouble import Trouble

HUMAN = "human"  # plays a seat; otherwise the name of a bot


class BadSetup(Trouble):
    """A setup that the rules do not allow."""


@plain
class Seat(Plain):
    color: str
    name: str
    played_by: str = HUMAN  # or the name of a bot


@dataclass(frozen=True, slots=True)
class Choice:
    """One thing to decide at setup. The first value is the usual one; its words stand in data/lang under
    `setup.<name>` and `setup.<name>_<value>`. `many` lets several values be chosen together; `rule` marks a
    reading of the rules, which a setup page keeps apart from the rest."""

    name: str
    values: tuple[Any, ...]
    many: bool = False
    rule: bool = False
    row: str = ""  # the ledger's

    @property
    def usual(self) -> Any:
        return () if self.many else self.values[0]

    def read(self, value: Any) -> Any:
        """The value meant by a word of the command line or of a file; raises BadSetup."""
        if self.many:
            words = value.split(",") if isinstance(value, str) else list(value)
            found = tuple(self._one(word) for word in words if word != "")
            if len(set(found)) < len(found):
                raise BadSetup("choice_twice", name=self.name)
            return found
        return self._one(value)

    def _one(self, value: Any) -> Any:
        for known in self.values:
            if str(known).lower() == str(value).lower():
                return known
        raise BadSetup("choice_one_of", name=self.name, known=", ".join(map(str, self.values)), value=str(value)[:40])


def read_choices(known: list[Choice], chosen: dict[str, Any]) -> dict[str, Any]:
    """Every choice with its value, the usual one where nothing was chosen; raises BadSetup."""
    by_name = {choice.name: choice for choice in known}
    for name in chosen:
        if name not in by_name:
            raise BadSetup("no_choice", name=str(name)[:40], known=", ".join(by_name))
    return {name: c.read(chosen[name]) if name in chosen else c.usual for name, c in by_name.items()}
