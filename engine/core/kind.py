"""What a game offers to everybody who is not part of it: the window, the command line, bots, tests, the
laboratory and any other client use a game through its `Kind` and know nothing else of it.

Each game's package has a `kind.py` with one instance, KIND; `engine.games` finds it by name. All of this is pure
Python: no picture, no sound. The window's side of a game is its TABLE."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from importlib import import_module
from pathlib import Path
from typing import Any, ClassVar, Protocol

from .decision import Decision, Option
from .event import Event
from .face import Belonging, Face
from .game import Game, LaidOut, Sink
from .rng import Rng, seeded
from .scenario import Table
from .setup import BadSetup, Choice, Seat
from .verbs import USUAL, Happening, Happenings, Question, Questions, Verb, Verbs
from .words import has, t

Parts = tuple[Any, ...]


class Config(Protocol):
    """What every setup has; a game's own Config is a plain class with more fields."""

    seats: list[Seat]
    rules: dict[str, str]
    seed: int


class Bot(Protocol):
    """`choose(view, decision)` answers with one of the options. A bot whose `blind` is True does not look at the
    view and is given the game itself, which is quicker."""

    blind: bool

    def choose(self, view: Any, decision: Decision) -> Option: ...


class Inventory(Protocol):
    """Made from a game when it begins; says later what has been lost, doubled or broken."""

    def violations(self, game: Any) -> list[str]: ...


@dataclass(slots=True)
class SeatFacts:
    """What any screen shows of a seat: nothing that somebody must not know."""

    seat: int
    name: str
    color: str
    score: int
    outside: bool = False  # a seat that is nobody's: it stands outside the order


@dataclass(slots=True)
class Clock:
    """Where a game stands. `rounds` is the most there can be; `phase` is a word of data/lang (`phase.<word>`)."""

    round: int
    rounds: int
    phase: str
    over: bool = False


@dataclass(frozen=True, slots=True)
class Blocked:
    """Something that cannot be done now: where it would be, what it is called, why not."""

    place: str
    label: str
    reason: str


@dataclass(frozen=True, slots=True)
class BotLevel:
    """A bot of the game's own: where its class is, and whether it answers within milliseconds where it sits
    (the others think in a process of their own)."""

    module: str
    cls: str
    quick: bool = True


@dataclass(slots=True)
class Result:
    """How a game ended. `ranking` lists seats, the winner first; `sources` says for each seat where its points came
    from; `by_round` how they grew. `together` means that all seats win or lose as one."""

    ended_by: str
    rounds: int
    ranking: list[int]
    scores: list[int]
    sources: list[dict[str, int]]
    by_round: list[list[int]] = field(default_factory=list)
    together: bool = False
    won: bool = True  # False: nobody did
    shared: int = 1  # how many at the head of the ranking share the first place

    def winners(self) -> list[int]:
        if not self.won:
            return []
        return list(range(len(self.scores))) if self.together else self.ranking[: self.shared]


class Kind(ABC):
    """One game."""

    id: ClassVar[str]  # the word for it on the command line and in files
    players: ClassVar[tuple[int, ...]]  # how many may play
    bots: ClassVar[Mapping[str, BotLevel]]  # by name, the weakest first; "random" is among them
    fallback: ClassVar[str]  # the quick bot that answers when another one fails
    config_type: ClassVar[type]  # the class of its setups
    # Events after which somebody knows what was hidden before: nothing behind them can be taken back.
    reveals: ClassVar[frozenset[str]] = frozenset()
    final: ClassVar[frozenset[str]] = frozenset()  # verbs whose answers are never taken back
    turns: ClassVar[frozenset[str]] = frozenset()  # questions that everybody is asked in turn, whatever they hold
    head_parts: ClassVar[tuple[str, ...]] = ("board",)  # what `fixed_parts` and `data_prints` put into a save's head

    # --- rules ------------------------------------------------------------------------------------------

    @abstractmethod
    def setup_options(self) -> list[Choice]:
        """What can be decided at setup besides players, seats and seed."""

    @abstractmethod
    def config(self, players: int, seed: int, choices: Mapping[str, Any] | None = None) -> Any:
        """A setup with the usual seats; raises BadSetup for what the rules do not allow."""

    @abstractmethod
    def check(self, config: Any) -> None:
        """Raises BadSetup, with one sentence, if a new game cannot begin like this."""

    @abstractmethod
    def new(
        self, config: Any, sink: Sink | None = None, parts: Parts | None = None, laid_out: LaidOut | None = None
    ) -> Game:
        """Lay out a game and run it to its first question; `laid_out` is told in between. With the
        `parts` of a saved game it may be set up as it once could be."""

    @abstractmethod
    def load(self, config: Any, dump: Any, parts: Parts | None = None) -> Game:
        """Continue from a dump; raises Damaged."""

    @abstractmethod
    def around(self, config: Any, state: Any, parts: Parts | None = None) -> Game:
        """A game around a state that is known to be sound, for instance a view in another process; nobody is asked
        anything yet."""

    # --- what a game is played with: cards and numbers, shared by all its copies ---------------------------

    def parts(self, game: Any) -> Parts:
        """The fixed parts of a running game."""
        return ()

    def fixed_parts(self, game: Any) -> dict[str, Any]:
        """What a save must carry besides setup and state so that it opens for ever: the cards and numbers of the
        game as JSON values."""
        return {}

    def unpack(self, fixed: Mapping[str, Any], config: Any) -> Parts:
        """The parts that `fixed_parts` packed, checked; raises Damaged."""
        return ()

    def own(self, parts: Parts, config: Any) -> bool:
        """Whether these are other cards or numbers than today's."""
        return False

    @abstractmethod
    def redeal(self, view: Any, rng: Rng) -> Game:
        """A whole game that could be the one behind a view."""

    @abstractmethod
    def result(self, game: Any) -> Result:
        """How it ended, or how it would if it ended now."""

    @abstractmethod
    def inventory(self, game: Any) -> Inventory:
        """What is checked between questions."""

    def with_numbers(self, folder: Path, config: Any) -> Parts | None:
        """Parts of such a game with the numbers a player has put into a folder, in files named like the game's own;
        None if there are none. Raises BadFile."""
        return None

    def board(self, parts: Parts) -> Any:
        """The part that holds a game's numbers, the last one; None for a game that has none."""
        return parts[-1] if parts else None

    def numbers(self, board: Any) -> dict[str, Any]:
        """The numbers of a board by the name of the file of data/<game> that holds the usual ones."""
        return {}

    # --- saving: what only this game knows of it -------------------------------------------------------------

    def data_prints(self, game: Any) -> dict[str, Any]:
        """Fingerprints of the data, for the head of a save."""
        return {}

    def rules_in_force(self, config: Any) -> dict[str, str]:
        """Every rule option with its value, chosen or usual."""
        known = [choice for choice in self.setup_options() if choice.rule]
        chosen: dict[str, str] = config.rules
        return {c.name: str(c.read(chosen[c.name]) if c.name in chosen else c.usual) for c in known}

    def rules_before(self) -> dict[str, str]:
        """What rule options mean in a save that does not name them."""
        return {choice.name: str(choice.usual) for choice in self.setup_options() if choice.rule}

    def migrate(self, head: dict[str, Any]) -> dict[str, Any]:
        """A head of today from one of an earlier version of this game's data."""
        return head

    def check_loaded(self, game: Any, first: Any) -> str | None:
        """What cannot be true of a loaded game, in words, beyond types, seats and components. `first` is the game
        at its first question."""
        return None

    def other_cards(self, head: dict[str, Any], config: Any) -> list[str]:
        """Cards of a saved game that are different today."""
        return []

    def other_numbers(self, game: Any) -> list[str]:
        """Names of a game's numbers that are different today."""
        return []

    # --- taking back -----------------------------------------------------------------------------------------

    def windows(self, game: Any) -> list[Any]:
        """Open rounds of "does anybody want to?": who is asked in them tells who could."""
        return []

    def tells(self, before: Any, after: Any, events: list[Event]) -> bool:
        """Whether any seat sees something now that it could not see before, beyond what `reveals` names."""
        return False

    # --- what its verbs, questions and events are: a row each (verbs.py) -----------------------------------

    @property
    def verbs(self) -> Verbs:
        return USUAL

    @property
    def questions(self) -> Questions:
        return {}

    @property
    def happenings(self) -> Happenings:
        return {}

    def verb(self, option: Option) -> Verb:
        """The row of an option; a plain one for a verb that has none."""
        return self.verbs.get(option[0], _VERB)

    def question(self, decision: Decision) -> Question:
        return self.questions.get(decision.kind, _QUESTION)

    def happening(self, event: Event) -> Happening:
        return self.happenings.get(event.kind, _HAPPENING)

    def icon(self, option: Option) -> str:
        """The picture of what an option is about; "" where it is its verb's or that of the thing itself."""
        return ""

    # --- words: all of them take a view, so that they cannot tell what its seat may not know ---------------

    @abstractmethod
    def prompt(self, view: Any, decision: Decision) -> str:
        """One sentence: who is asked what."""

    @abstractmethod
    def label(self, view: Any, option: Option, decision: Decision) -> str:
        """What a button for this option says."""

    @abstractmethod
    def place(self, view: Any, option: Option, decision: Decision) -> str:
        """Where on the table this option stands."""

    @abstractmethod
    def event_line(self, view: Any, event: Event, viewer: int | None) -> str | None:
        """The log's line for an event; None if it is not worth one."""

    def explain(self, view: Any, decision: Decision) -> list[Blocked]:
        """What cannot be done now, and why."""
        return []

    def preview(self, view: Any, seat: int, option: Option) -> list[str]:
        """What an option would do, as far as its seat can know."""
        return []

    def adviser(self) -> Bot | None:
        """The best bot, thinking briefly and always alike: what a hint recommends is its answer."""
        return None

    def page_rows(self, name: str, board: Any = None) -> list[tuple[str, str, str]]:
        """A list of the rules pages that is made from a board's numbers, the usual one's if none is given: icon, name
        and words of each row. Raises ValueError for a name it does not know."""
        raise ValueError(f"no list is called '{name}'")

    def page_fact(self, name: str, board: Any = None) -> str:
        """A gap of the rules pages that no single number fills."""
        raise ValueError(f"no fact is called '{name}'")

    def private(self, view: Any, decision: Decision) -> bool:
        """Whether the options of a question would tell the other seats something."""
        return self.secret(decision) or self.question(decision).private

    def secret(self, decision: Decision) -> bool:
        """Whether a question stays secret even where hands lie open: everybody answers before anything is shown."""
        return bool(decision.sealed)

    # --- things, for a reader who has no table before him ---------------------------------------------------

    def thing(self, view: Any, option: Option, decision: Decision) -> str:
        """The card or tile that an option is about; "" where it is about none."""
        where, _, what = self.place(view, option, decision).partition(":")
        return what if where in ("card", "tray", "weapon") else ""

    def face(self, view: Any, thing: str, seat: int | None = None) -> Face | None:
        """What a thing says; with a seat, what that seat has of what it asks for. None for what has no face."""
        return None

    def hand(self, view: Any, seat: int) -> list[str]:
        """The things that a seat holds and looks at between its turns."""
        return []

    def belongings(self, view: Any, seat: int) -> list[Belonging]:
        """What a seat has besides, the most important first."""
        return []

    # --- facts -------------------------------------------------------------------------------------------

    @abstractmethod
    def seats(self, view: Any) -> list[SeatFacts]: ...

    @abstractmethod
    def clock(self, view: Any) -> Clock: ...

    def clock_words(self, round: int, rounds: int) -> str:
        """How far a game is, for a list: in its own words (`<game>.clock`) or in rounds."""
        key = f"{self.id}.clock"
        return t(key if has(key) else "saves.clock", round=round, rounds=rounds)

    def public(self, game: Any) -> Any:
        """What nobody at the table minds being seen: a view that every seat could have."""
        for facts in self.seats(game):
            game = game.view(facts.seat)
        return game

    def modules(self, config: Any) -> list[str]:
        """What a setup adds to the plain game, by name, for lists of games."""
        return []

    def mode(self, config: Any) -> dict[str, Any]:
        """How hard a game was set, where its records are kept apart by that: words and yes or no."""
        return {}

    def deeds(self, game: Any, seat: int) -> list[str]:
        """The ids of what a seat is remembered for in the hall of fame."""
        return []

    def counted(self, event: Event) -> tuple[tuple[str, str], ...]:
        """What a simulation counts of an event: ids, each with drawn, played or completed."""
        return ()

    def varied(self, n: int, seed: int) -> tuple[Any, dict[str, str]]:
        """Game n of a walk through every kind of game there is: its setup, and what to count it under."""
        players = self.players[n % len(self.players)]
        rng = seeded(f"variety/{seed}")
        picked = {c.name: rng.choice(c.values) for c in self.setup_options() if not c.many and rng.below(3) == 0}
        return self.config(players, seed, picked), {"players": str(players)}

    # --- players and cases ---------------------------------------------------------------------------------

    def has_bot(self, name: str) -> bool:
        """Whether one of the game's own bots has this name; a game may know more names than it offers."""
        return name in self.bots

    def level(self, name: str) -> BotLevel | None:
        """The level of one of the game's own bots, also where its name says more."""
        return self.bots.get(name)

    def tempers(self, name: str) -> dict[str, str]:
        """Temperaments in which a bot of this level can play, and what it is called then; empty if there are none."""
        return {}

    def bot(self, name: str, seed: int | str) -> Bot:
        """One of the game's own bots."""
        level = self.bots[name]
        made: Bot = getattr(import_module(level.module), level.cls)(seed)
        return made

    @abstractmethod
    def begin_case(self, given: dict[str, Any]) -> Table:
        """The table of a rule case, laid as `given` says; raises BadCase."""


_VERB, _QUESTION, _HAPPENING = Verb(), Question(), Happening()
Finder = Callable[[str], Kind]

__all__ = [
    "BadSetup", "Belonging", "Blocked", "Bot", "BotLevel", "Choice", "Clock", "Config", "Face", "Finder", "Inventory",
    "Kind", "Parts", "Result", "Seat", "SeatFacts",
]  # fmt: skip
