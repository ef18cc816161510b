"""What a saved game consists of: a head that never changes (which game, format, setup, rules, the cards and numbers
it is played with), a snapshot of the state at a question, and the journal of answers (`engine.core.journal`).

Whatever comes from a file is compared with the types, with the setup and with the components of the game before
anything is played with it; what only one game can know, its Kind adds. Complaints are one sentence each (`Damaged`)."""

from __future__ import annotations

import hashlib
import json
import time
from collections.abc import Callable, Sequence
from typing import Any

from . import plain, sound
from .journal import Answer, Journal
from .kind import Inventory, Kind
from .plain import Damaged
from .rng import seeded
from .setup import BadSetup

FORMAT = 1
LARGEST_FILE = 4_000_000
LONGEST_NAME = 40
LONGEST_ID = 20
TRIAL = 3_000  # answers to the end of a copy of a loaded game: damage that fits every type shows itself in play
LONGEST_TRIAL = 1.0  # seconds of the processor; a sound game takes a thirtieth of it
OWN_TRIALS = 3
TRIALS = 2
CHECKED = 50  # answers between two looks at the components meanwhile
HEAD = ("game", "format", "version", "config", "rules", "start")  # and what the Kind adds
CRASHES = (LookupError, TypeError, ValueError, AttributeError, RuntimeError, AssertionError, ArithmeticError,
           StopIteration)

Raw = dict[str, Any]

# format -> what turns a head of that format into one of the next; a game's own changes are its Kind's
MIGRATIONS: dict[int, Callable[[Raw], Raw]] = {}


def fingerprint(value: Any) -> str:
    text = json.dumps(value, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()


# --- writing ---------------------------------------------------------------------------------------------


def head_of(
    kind: Kind, game: Any, version: str, played_by: list[str] | None = None, start: Raw | None = None
) -> Raw:
    """The part of a save that stays the same from the first answer to the last. `played_by` says who sits where
    by now, if that is not as it was set up; `start` is the state of a board that no setup leads to."""
    whole = game.config.clone()
    for seat, by in zip(whole.seats, played_by or (), strict=False):
        seat.played_by = by
    return {
        "game": kind.id, "format": FORMAT, "version": version, "config": plain.dump(whole),
        "rules": kind.rules_in_force(game.config), **kind.data_prints(game), **kind.fixed_parts(game),
        **({"start": start} if start is not None else {}),
    }


def snapshot_of(game: Any, answers: int, lines: int) -> Raw:
    """The state at a question after so many answers, and how many lines the journal had then."""
    state = game.dump()
    return {
        "format": FORMAT, "answers": answers, "lines": lines,
        "fingerprint": fingerprint(state), "state": state,
    }


# --- reading the head ------------------------------------------------------------------------------------


def game_of(raw: Any) -> str:
    """The word for the game that a head belongs to. Raises Damaged."""
    named = raw.get("game") if isinstance(raw, dict) else None
    if not isinstance(named, str) or not isinstance(raw.get("format"), int):
        raise Damaged("no_save")
    if raw["format"] > FORMAT:
        version = raw.get("version")
        if isinstance(version, str) and len(version) < 20:
            raise Damaged("newer_version", version=version)
        raise Damaged("newer")
    return named[:LONGEST_ID]


def migrate(raw: Raw) -> Raw:
    """A head of today's format, or a sentence why there is none."""
    head = raw
    while head["format"] < FORMAT:
        step = MIGRATIONS.get(head["format"])
        if step is None:
            raise Damaged("old_format", n=head["format"])
        try:
            head = step(head)
        except CRASHES:
            raise Damaged("no_conversion", n=head["format"]) from None
    return head


def config_of(kind: Kind, head: Raw) -> Any:
    """The setup, with every rule as it was, whatever the defaults are today."""
    sound.check(head.get("config"), kind.config_type, "the setup")
    config = plain.load(head["config"])
    rules = head.get("rules")
    if not isinstance(rules, dict) or not all(isinstance(v, str) for v in rules.values()):
        raise Damaged("rules_damaged")
    config.rules = kind.rules_before() | rules
    if any(len(seat.name) > LONGEST_NAME for seat in config.seats):
        raise Damaged("long_name", n=LONGEST_NAME)
    return config


# --- reading the game ------------------------------------------------------------------------------------


class Frame:
    """Everything of a save but the state, read once: from it games are begun, continued and replayed."""

    def __init__(self, kind: Kind, head: Any) -> None:
        self.kind = kind
        if game_of(head) != kind.id:
            raise Damaged("other_game", game=kind.id.capitalize())
        known = (*HEAD, *kind.head_parts)
        self.head = {name: value for name, value in kind.migrate(migrate(head)).items() if name in known}
        self.config = config_of(kind, self.head)
        self.parts = kind.unpack(self.head, self.config)
        try:
            self._first: Any = kind.new(self.config, None, self.parts)
        except BadSetup as error:
            raise Damaged.of(error) from None
        except CRASHES as error:
            raise Damaged("setup_damaged", detail=f"{type(error).__name__}: {error}") from None
        self._inventory: Inventory = kind.inventory(self._first)
        if "start" in self.head:
            self.prepare(self.head["start"])
        if kind.own(self.parts, self.config):
            self._try_own_data()

    def _try_own_data(self) -> None:
        """Cards and numbers of a save's own are tried out in some games before anybody relies on them."""
        try:
            for number in range(OWN_TRIALS):
                self._try_out(self._first, number)
        except CRASHES as error:
            words = f"{type(error).__name__}: {error}"[:200]
            raise Damaged("unplayable", detail=words) from None

    def prepare(self, state: Any) -> None:
        """The game began at a prepared board, such as a lesson's: nothing else explains what lies on it."""
        loaded = self._load(state)
        try:
            self._inventory = self.kind.inventory(loaded)
        except CRASHES as error:
            raise Damaged("start_damaged", detail=f"{type(error).__name__}: {error}") from None
        self._first = self.at(state)

    def begin(self) -> Any:
        """The game at its first question."""
        return self._first.clone()

    def start_of(self, journal: Journal) -> Any:
        return self.begin() if journal.state is None else self.at(journal.state)

    def _load(self, state: Any) -> Any:
        sound.check(state, type(self._first.state), "the state")
        return self.kind.load(self.config, state, self.parts)

    def at(self, state: Any) -> Any:
        """The game at a saved state."""
        game = self._load(state)
        try:
            trouble = self._trouble(game)
            if trouble is None:
                for facts in self.kind.seats(game):  # deal what is hidden anew as bots and previews do
                    self.kind.redeal(game.view(facts.seat), seeded(TRIAL))
                for number in range(TRIALS):
                    self._try_out(game, number)
        except CRASHES as error:
            trouble = f"it cannot be played on ({type(error).__name__}: {error})"
        if trouble is not None:
            raise Damaged("damaged", detail=trouble[:200])
        return game

    def snapshot(self, raw: Any) -> tuple[Any, int, int]:
        """The game of a snapshot, after how many answers, and the journal's lines then."""
        counts = [raw.get("answers"), raw.get("lines")] if isinstance(raw, dict) else [None]
        if not all(isinstance(n, int) and n >= 0 for n in counts):
            raise Damaged("snapshot_damaged")
        if raw.get("fingerprint") != fingerprint(raw.get("state")):
            raise Damaged("snapshot_print")
        return self.at(raw.get("state")), raw["answers"], raw["lines"]

    def _trouble(self, game: Any) -> str | None:
        """What cannot be true of this game, in words; None if all is well."""
        seats, begun = ([(f.seat, f.color, f.name) for f in self.kind.seats(g)] for g in (game, self._first))
        if seats != begun:
            return "the seats are not those of the setup"
        if bool(game.state.stack) != (game.decision is not None):
            return "it does not stand at a question"
        if (found := self.kind.check_loaded(game, self._first)) is not None:
            return found
        broken = self._inventory.violations(game)
        return broken[0] if broken else None

    def _try_out(self, game: Any, seed: int = 0) -> None:
        """Play a copy to its end at random. Raises what is wrong."""
        trial, rng, began = game.clone(), seeded(TRIAL + seed), time.thread_time()
        for number in range(TRIAL):
            if trial.decision is None:
                break
            if time.thread_time() - began > LONGEST_TRIAL:
                raise ValueError("it takes too long")
            trial.apply(rng.choice(trial.decision.options))
            if number % CHECKED == 0 and (found := self._inventory.violations(trial)):
                raise ValueError(found[0])
        else:
            raise ValueError("it has no end")
        if found := self._inventory.violations(trial):
            raise ValueError(found[0])
        self.kind.result(trial)


def play_on(game: Any, answers: Sequence[Answer]) -> int:
    """Give a game further answers of its journal; how many of them fitted."""
    for n, answer in enumerate(answers):
        call(game, answer.player)
        if not answer.fits(game.decision):
            return n
        game.apply(answer.option)
    return len(answers)


def call(game: Any, seat: int) -> None:
    """Ask this seat first if several may answer: an open answer to a sealed question comes out of turn."""
    if game.decision is not None and game.decision.player != seat and seat in game.asked():
        game.call(seat)
