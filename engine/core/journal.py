"""The append-only record of a game: what it started from, then every answer, then what was taken back.

One line of text each, with a checksum, so that a line cut off by a crash is recognised and dropped. The
first line says from which answer on the record runs; a record that does not begin with the setup carries
the state it begins with.

A record only grows: whoever takes answers back adds a line that says so, and a record written anew counts its lines
on from the old one's. So one with fewer lines than a picture of the game names has lost some. Answers are lists and
lengths are numbers; a table says what a seat has written in answer to a sealed question (`engine.core.sealed`): the
last one of a seat counts, and the answers that follow use it up."""

from __future__ import annotations

import json
import zlib
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

from .decision import Decision, Option
from .trouble import Trouble

VERSION = 2  # of records that may hold seals, which a program that knows only 1 would take for torn lines
LONGEST_LINE = 200_000
MOST_LINES = 100_000
MOST_COUNTED = 100 * MOST_LINES  # over all forms of a record
DEEPEST = 8  # how far tuples in an option may nest


class BadJournal(Trouble):
    """A record that cannot be read; the message is one sentence."""


@dataclass(slots=True, frozen=True)
class Answer:
    """Who was asked what and said what. `kind` and `player` are there to notice a record that belongs to
    other rules: the options of another question may happen to look the same."""

    player: int
    kind: str
    option: Option

    def fits(self, decision: Decision | None) -> bool:
        return (
            decision is not None and decision.player == self.player and decision.kind == self.kind
            and self.option in decision.options
        )


@dataclass(slots=True)
class Journal:
    """`start` is the number of answers before the first one here; `state` the dump to begin with, None for
    the setup. `before` is the number of lines of earlier forms of this record. `torn` counts the lines at the end
    that were cut off or damaged and have been dropped."""

    start: int = 0
    state: Any = None
    before: int = 0
    answers: list[Answer] = field(default_factory=list)
    line_of: list[int] = field(default_factory=list)  # the line each answer stands in
    lines: int = -1  # so far, with those of earlier forms and the first one
    torn: int = 0
    sealed: dict[int, list[Option]] = field(default_factory=dict)  # by seat, what is written and not given yet
    version: int = VERSION

    def __post_init__(self) -> None:
        if self.lines < 0:
            self.lines = self.before + 1

    @property
    def length(self) -> int:
        """Answers since the setup."""
        return self.start + len(self.answers)

    def add(self, answer: Answer) -> None:
        self.answers.append(answer)
        self.line_of.append(self.lines)
        self.lines += 1
        pending = self.sealed.get(answer.player)
        if pending and pending[0] == answer.option:
            del pending[0]
            if not pending:
                del self.sealed[answer.player]

    def seal(self, seat: int, items: Sequence[Option]) -> None:
        """A seat has written this so far; nothing is a seat that begins anew."""
        self.sealed[seat] = list(items)
        if not items:
            del self.sealed[seat]
        self.lines += 1

    def take_back(self, length: int) -> None:
        self.sealed.clear()
        del self.answers[length - self.start:], self.line_of[length - self.start:]
        self.lines += 1

    def clean(self) -> Journal:
        """The same record in today's form, without what was taken back, its lines counted on from the old one's."""
        made = Journal(self.start, self.state, self.lines)
        for answer in self.answers:
            made.add(answer)
        for seat, items in self.sealed.items():
            made.seal(seat, items)
        return made

    def holds(self, length: int, lines: int) -> bool:
        """Whether a picture of the game taken after `length` answers and `lines` lines is one of this record,
        or whether those answers have been taken back since."""
        if not self.start <= length <= self.length:
            return False
        return length == self.start or self.line_of[length - self.start - 1] < lines


def _line(value: Any) -> str:
    text = json.dumps(value, separators=(",", ":"))
    return f"{zlib.crc32(text.encode()):08x} {text}\n"


def head(start: int = 0, state: Any = None, before: int = 0, version: int = VERSION) -> str:
    """The first line of a record."""
    return _line({"journal": version, "start": start, "state": state, "before": before})


def answered(answer: Answer) -> str:
    return _line([answer.player, answer.kind, answer.option])


def sealed(seat: int, items: Sequence[Option]) -> str:
    """What a seat has written so far."""
    return _line({"sealed": seat, "items": list(items)})


def taken_back(length: int) -> str:
    """The game stands again as it did after `length` answers."""
    return _line(length)


def write(journal: Journal) -> str:
    """A whole record as text, without what was taken back."""
    lines = [head(journal.start, journal.state, journal.before, journal.version), *map(answered, journal.answers)]
    return "".join(lines + [sealed(seat, items) for seat, items in journal.sealed.items()])


def read(text: str) -> Journal:
    """Read a record as far as it is sound. Raises BadJournal if not even its first line is."""
    *lines, rest = text.split("\n")  # a whole line ends with a line feed: the rest was being written
    if len(lines) > MOST_LINES:
        raise BadJournal("long_record", n=MOST_LINES)
    journal = _read_head(lines[0] if lines else "")
    for number, line in enumerate(lines[1:], 1):
        value = _value(line)
        if type(value) is int and journal.start <= value <= journal.length:
            journal.take_back(value)
        elif (answer := _answer(value)) is not None:
            journal.add(answer)
        elif (written := _sealed(value)) is not None:
            journal.seal(*written)
        else:
            journal.torn = len(lines) - number
            break
    journal.torn += bool(rest)
    return journal


def _read_head(line: str) -> Journal:
    value = _value(line)
    if not isinstance(value, dict) or not isinstance(value.get("journal"), int):
        raise BadJournal("record_damaged")
    if value["journal"] > VERSION:
        raise BadJournal("newer_record")
    start: Any = value.get("start")
    before: Any = value.get("before", 0)
    state = value.get("state")
    counted = all(type(n) is int and 0 <= n <= MOST_COUNTED for n in (start, before))
    if not counted or (start > 0 and state is None):
        raise BadJournal("record_damaged")
    return Journal(start, state, before, version=value["journal"])


def _value(line: str) -> Any:
    """What a line says; None if it is damaged."""
    check, _, text = line.partition(" ")
    if len(line) > LONGEST_LINE or check != f"{zlib.crc32(text.encode('utf-8', 'replace')):08x}":
        return None
    try:
        return json.loads(text)
    except (ValueError, RecursionError):
        return None


def _answer(value: Any) -> Answer | None:
    if not isinstance(value, list) or len(value) != 3:
        return None
    player, kind, option = value
    if not isinstance(player, int) or not isinstance(kind, str) or not isinstance(option, list) or not option:
        return None
    try:
        return Answer(player, kind, as_option(option))
    except ValueError:
        return None


def _sealed(value: Any) -> tuple[int, list[Option]] | None:
    if not isinstance(value, dict) or type(value.get("sealed")) is not int or not isinstance(value.get("items"), list):
        return None
    try:
        items = [as_option(item) for item in value["items"] if isinstance(item, list) and item]
    except ValueError:
        return None
    return (value["sealed"], items) if len(items) == len(value["items"]) else None


def as_option(value: Iterable[Any], depth: int = 0) -> Option:
    """Lists back into the tuples that options are made of."""
    if depth > DEEPEST:
        raise ValueError("an option is nested too deeply")
    made: list[Any] = []
    for item in value:
        if isinstance(item, list):
            made.append(as_option(item, depth + 1))
        elif item is None or isinstance(item, (int, str)):
            made.append(item)
        else:
            raise ValueError("an option holds numbers and words only")
    return tuple(made)
