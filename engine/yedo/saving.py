"""What a saved game consists of: a head that never changes (format, setup, rules, the cards and board it is
played with), a snapshot of the state at a question, and the journal of answers (`engine.core.journal`).

Whatever comes from a file is compared with the types, with the setup and with the components of the game
before anything is played with it. Complaints are one sentence each (`Damaged`)."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

from engine.core import plain, sound
from engine.core.journal import Answer, Journal
from engine.core.plain import Damaged
from engine.core.rng import seeded

from .config import BadSetup, Config
from .editions import edition_of
from .game import PHASE_CODE, Yedo, load_game, new_game
from .invariants import HAND_PLACES, Inventory
from .rules import UnknownRule, choices, rules_before
from .saved_data import Raw, board_of, cards_of, data_fingerprints, fingerprint, packed_cards
from .saved_places import misplaced
from .state import State
from .views import redeal

FORMAT = 1
LARGEST_FILE = 4_000_000
LONGEST_NAME = 40
TRIAL = 3_000  # answers to the end of a copy of a loaded game: damage that fits every type shows itself in play
LONGEST_TRIAL = 1.0  # seconds of the processor; a sound game takes a thirtieth of it
OWN_TRIALS = 3
TRIALS = 2
CHECKED = 50  # answers between two looks at the components meanwhile
HEAD = ("game", "format", "version", "config", "rules", "data", "cards", "board", "start")
# Fields of procedures that name a seat, or several; -1 is nobody.
SEAT = ("seat", "actor", "target", "rival", "victim", "partner", "owner", "leader", "auctioneer", "last", "player")
SEATS = ("queue", "choosers", "players", "played", "waited", "contributors")
CRASHES = (LookupError, TypeError, ValueError, AttributeError, RuntimeError, AssertionError, ArithmeticError,
           StopIteration)

# format -> what turns a head of that format into one of the next
MIGRATIONS: dict[int, Callable[[Raw], Raw]] = {}


# --- writing ---------------------------------------------------------------------------------------------


def head_of(g: Yedo, version: str, played_by: list[str] | None = None, start: Raw | None = None) -> Raw:
    """The part of a save that stays the same from the first answer to the last. `played_by` says who sits where
    by now, if that is not as it was set up; `start` is the state of a board that no setup leads to."""
    whole = g.config.clone()
    for seat, by in zip(whole.seats, played_by or (), strict=False):
        seat.played_by = by
    config = plain.dump(whole)
    return {
        "game": "yedo", "format": FORMAT, "version": version, "config": config,
        "rules": {name: str(getattr(g.rules, name)) for name in choices()},
        "data": data_fingerprints(g.cards), "cards": packed_cards(g.cards), "board": plain.dump(g.board.raw),
        **({"start": start} if start is not None else {}),
    }


def snapshot_of(g: Yedo, answers: int, lines: int) -> Raw:
    """The state at a question after so many answers, and how many lines the journal had then."""
    state = g.dump()
    return {
        "format": FORMAT, "answers": answers, "lines": lines,
        "fingerprint": fingerprint(state), "state": state,
    }


# --- reading the head ------------------------------------------------------------------------------------


def migrate(raw: Any) -> Raw:
    """A head of today's format, or a sentence why there is none."""
    if not isinstance(raw, dict) or raw.get("game") != "yedo" or not isinstance(raw.get("format"), int):
        raise Damaged("this is not a saved game of Yedo")
    head: Raw = raw
    if head["format"] > FORMAT:
        version = head.get("version")
        told = f" ({version})" if isinstance(version, str) and len(version) < 20 else ""
        raise Damaged(f"the game was saved by a newer version of Yedo{told}; update to go on with it")
    while head["format"] < FORMAT:
        step = MIGRATIONS.get(head["format"])
        if step is None:
            raise Damaged(f"the game was saved in format {head['format']}, which is too old for this version")
        try:
            head = step(head)
        except CRASHES:
            raise Damaged(f"the game was saved in format {head['format']} and cannot be converted") from None
    return head


def config_of(head: Raw) -> Config:
    """The setup, with every rule as it was, whatever the defaults are today."""
    sound.check(head.get("config"), Config, "the setup")
    config: Config = plain.load(head["config"])
    try:
        edition_of(config.edition)
    except BadSetup as problem:
        raise Damaged(str(problem)) from None
    rules = head.get("rules")
    if not isinstance(rules, dict) or not all(isinstance(v, str) for v in rules.values()):
        raise Damaged("the rules of the game are damaged")
    config.rules = {name: str(value) for name, value in rules_before().items()} | rules
    if any(len(seat.name) > LONGEST_NAME for seat in config.seats):
        raise Damaged(f"a player's name is longer than {LONGEST_NAME} letters")
    return config


# --- reading the game ------------------------------------------------------------------------------------


class Frame:
    """Everything of a save but the state, read once: from it games are begun, continued and replayed."""

    def __init__(self, head: Any) -> None:
        self.head = {name: value for name, value in migrate(head).items() if name in HEAD}
        self.config = config_of(self.head)
        self.cards = cards_of(self.head, self.config)
        self.board = board_of(self.head, self.config)
        try:
            self._first = new_game(self.config, None, self.cards, self.board, saved=True)
        except (BadSetup, UnknownRule) as error:
            raise Damaged(str(error)) from None
        except CRASHES as error:
            raise Damaged(f"the setup of the game is damaged ({type(error).__name__}: {error})") from None
        self._inventory = Inventory(self._first)
        if "start" in self.head:
            self.prepare(self.head["start"])
        edition = self._first.edition
        if self.cards is not edition.cards or self.board is not edition.board:
            self._try_own_data()

    def _try_own_data(self) -> None:
        """Cards and numbers of a save's own are tried out in some games before anybody relies on them."""
        try:
            for number in range(OWN_TRIALS):
                _try_out(self._first, self._inventory, number)
        except CRASHES as error:
            words = f"{type(error).__name__}: {error}"[:200]
            raise Damaged(f"the game cannot be played with the cards and numbers it carries ({words})") from None

    def prepare(self, state: Any) -> None:
        """The game began at a prepared board, such as a lesson's: nothing else explains what lies on it."""
        sound.check(state, State, "the state")
        try:
            self._inventory = Inventory(load_game(self.config, state, self.cards, self.board))
        except CRASHES as error:
            raise Damaged(f"the board the game began with is damaged ({type(error).__name__}: {error})") from None
        self._first = self.at(state)

    def begin(self) -> Yedo:
        """The game at its first question."""
        return self._first.clone()

    def start_of(self, journal: Journal) -> Yedo:
        return self.begin() if journal.state is None else self.at(journal.state)

    def at(self, state: Any) -> Yedo:
        """The game at a saved state."""
        sound.check(state, State, "the state")
        g = load_game(self.config, state, self.cards, self.board)
        try:
            trouble = self._trouble(g)
            if trouble is None:
                _try_views(g)
                for number in range(TRIALS):
                    _try_out(g, self._inventory, number)
        except CRASHES as error:
            trouble = f"it cannot be played on ({type(error).__name__}: {error})"
        if trouble is not None:
            raise Damaged(f"the saved game is damaged: {trouble[:200]}")
        return g

    def snapshot(self, raw: Any) -> tuple[Yedo, int, int]:
        """The game of a snapshot, after how many answers, and the journal's lines then."""
        counts = [raw.get("answers"), raw.get("lines")] if isinstance(raw, dict) else [None]
        if not all(isinstance(n, int) and n >= 0 for n in counts):
            raise Damaged("the snapshot of the game is damaged")
        if raw.get("fingerprint") != fingerprint(raw.get("state")):
            raise Damaged("the snapshot of the game does not match its own fingerprint")
        return self.at(raw.get("state")), raw["answers"], raw["lines"]

    def _trouble(self, g: Yedo) -> str | None:
        """What cannot be true of this game, in words; None if all is well."""
        s, first = g.state, self._first.state
        if [(c.seat, c.color, c.name) for c in s.clans] != [(c.seat, c.color, c.name) for c in first.clans]:
            return "the clans are not those of the setup"
        if s.rounds != first.rounds or s.phase not in PHASE_CODE or s.patrol not in ("gold", "silver"):
            return "round, phase or patrol are not those of the game"
        if {n: type(x) for n, x in s.guests.items()} != {n: type(x) for n, x in first.guests.items()}:
            return "the modules are not those of the setup"
        laid = [(set(x.decks), set(x.annexes), len(x.market)) for x in (s, first)]
        if laid[0] != laid[1] or not set(s.blocked) <= set(g.board.spaces):
            return "the table is not laid out as in the setup"
        if bool(s.stack) != (g.decision is not None) or (not s.stack and not s.ended):
            return "it does not stand at a question"
        seats = range(len(s.clans))
        named = [*s.bid_track, *s.won.values(), *s.warded]
        for procedure in s.stack:
            named += [seat for name in SEATS for seat in getattr(procedure, name, None) or ()]
            named += [seat for name in SEAT if (seat := getattr(procedure, name, -1)) != -1]
            named += [seat for sign in getattr(procedure, "signs", ()) for seat in (sign.seat, sign.to)]
            if getattr(procedure, "player", 0) < 0:
                return "it asks nobody"
        if not all(seat in seats for seat in named):
            return "it names a seat that is not at the table"
        for clan in s.clans:
            for disciple in clan.disciples:
                if not _stands(g, disciple.at):
                    return f"a disciple stands on '{disciple.at[:40]}', which is no place"
        found = self._inventory.violations(g)
        return found[0] if found else misplaced(g, first)


def _stands(g: Yedo, at: str) -> bool:
    if at in HAND_PLACES or at in g.district_of or at in g.board.bower:
        return True
    head, _, rest = at.partition(":")
    if head == "annex":
        seat, _, kind = rest.partition(":")
        return seat.isdecimal() and int(seat) < len(g.state.clans) and kind in g.board.annexes
    return head in g.state.guests or bool(g.state.guests and head not in g.board.districts)


def _try_views(g: Yedo) -> None:
    """Look at the game from every seat, and deal what is hidden anew as bots and previews do. Raises what is wrong."""
    for clan in g.state.clans:
        redeal(g.view(clan.seat), seeded(TRIAL))


def _try_out(g: Yedo, inventory: Inventory, seed: int = 0) -> None:
    """Play a copy to its end at random. Raises what is wrong."""
    trial, rng, began = g.clone(), seeded(TRIAL + seed), time.thread_time()
    for number in range(TRIAL):
        if trial.decision is None:
            break
        if time.thread_time() - began > LONGEST_TRIAL:
            raise ValueError("it takes too long")
        trial.apply(rng.choice(trial.decision.options))
        if number % CHECKED == 0 and (found := inventory.violations(trial)):
            raise ValueError(found[0])
    else:
        raise ValueError("it has no end")
    if found := inventory.violations(trial):
        raise ValueError(found[0])
    trial.result()


def play_on(g: Yedo, answers: list[Answer]) -> int:
    """Give a game further answers of its journal; how many of them fitted."""
    for n, answer in enumerate(answers):
        if not answer.fits(g.decision):
            return n
        g.apply(answer.option)
    return len(answers)


def public(g: Yedo) -> Yedo:
    """What nobody at the table minds being seen: a view that every seat could have."""
    for clan in g.state.clans:
        g = g.view(clan.seat)
    return g
