"""A game played again, recorded or still running: step by step, to any round or phase, and compared with how it
ended. As long as it is not over only what the one who looks may know is shown of it. Imports no pygame."""

import os
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from engine.core import saving
from engine.core.event import Event
from engine.core.journal import Answer, Journal
from engine.core.kind import Kind
from engine.core.plain import Damaged
from engine.core.saving import call
from engine.core.words import t
from engine.games import kind_of
from yedo import files
from yedo.keeper import HEAD
from yedo.salvage import Found, SaveTrouble, look, look_at_file
from yedo.saves import saves_dir
from yedo.session import Session, Step, apply

PUBLIC = -1  # the eyes of whoever looks over everybody's shoulder
EVERY = 25  # answers between two games that are kept to jump to


class NoSuchSave(SaveTrouble):
    """There is nothing of that name."""


def seen(game: Any, eyes: int | None) -> Any:
    """A game as a seat sees it; PUBLIC sees what everybody may know, None everything."""
    return kind_of(game.kind_id).public(game) if eyes == PUBLIC else game.view(eyes)


def find(save: str) -> Found:
    """A save by its id, its folder or its exported file. Raises SaveTrouble."""
    for place in (Path(save), saves_dir() / save):
        if os.path.isdir(place):  # unlike a Path's own question this one is never refused
            if os.path.lexists(place / HEAD):
                return look(place)
        elif os.path.lexists(place):
            return look_at_file(place)
    raise NoSuchSave(t("replay.no_such", save=save[:100]))


@dataclass(frozen=True, slots=True)
class Verdict:
    """What playing a game again has shown; `words` is one sentence."""

    same: bool
    words: str


def verify(found: Found) -> Verdict:
    """Play the whole record again and compare the game it leads to with the saved one."""
    kind = found.frame.kind
    told = [t("replay.other_cards")] if kind.other_cards(found.frame.head, found.frame.config) else []
    told += [t("replay.other_numbers")] if kind.other_numbers(found.game) else []
    aside = " ".join(["", *told])
    if found.rebased or found.aside or found.journal.torn > 1:
        return Verdict(False, t("replay.no_record") + aside)
    game, answers = found.frame.start_of(found.journal), found.journal.answers
    fitted = saving.play_on(game, answers)
    if fitted < len(answers):
        return Verdict(False, t("replay.differs_at", n=fitted + 1) + aside)
    if game.fingerprint() != found.game.fingerprint() or kind.result(game) != kind.result(found.game):
        return Verdict(False, t("replay.differs") + aside)
    if not _told_truly(found):
        return Verdict(False, t("replay.told") + aside)
    scores = ", ".join(f"{files.clean(f.name, 40)} {f.score}" for f in kind.seats(game) if not f.outside)
    words = t("replay.same", n=len(answers), clock=_clock(kind, game), scores=scores, print=game.fingerprint()[:12])
    return Verdict(True, words + aside)


def _clock(kind: Kind, game: Any) -> str:
    now = kind.clock(game)
    return kind.clock_words(now.round, now.rounds)


def _told_truly(found: Found) -> bool:
    """Whether what the list of saves says of a game is true of it: names, clans, round and scores."""
    told, kind = found.summary, found.frame.kind
    names = [(files.clean(f.name, 40), f.color) for f in kind.seats(found.game) if not f.outside]
    if found.told and [(p["name"], p["color"]) for p in told.players] != names:
        return False
    if not found.told or not told.over:
        return not found.told or not told.scores
    return found.game.decision is None and told.scores == kind.result(found.game).scores


class Retelling:
    """A game played again from a start by the answers that were given. `at` of them have been; `marks` says for
    every such moment which round and phase it lies in. `eyes` is who looks on: a seat sees what it could see then,
    PUBLIC what everybody may know, None everything."""

    def __init__(self, start: Any, answers: Sequence[Answer], eyes: int | None) -> None:
        self.answers, self.eyes = answers, eyes
        self.kind = kind_of(start.kind_id)
        self.at = 0
        self.marks: list[tuple[int, str]] = []
        self._kept: list[Any] = []
        game = start
        for n, answer in enumerate(answers):
            self._mark(n, game)
            if not saving.play_on(game, [answer]):
                break  # the rest was played by other rules
        else:
            self._mark(len(answers), game)
        self._game = self._kept[0].clone()

    def _mark(self, n: int, game: Any) -> None:
        clock = self.kind.clock(game)
        self.marks.append((clock.round, clock.phase))
        if n % EVERY == 0:
            self._kept.append(game.clone())

    @property
    def over(self) -> bool:
        """Whether everything may be seen."""
        return self.eyes is None

    @property
    def length(self) -> int:
        return len(self.marks) - 1

    @property
    def whole(self) -> bool:
        return self.length == len(self.answers)

    def game(self) -> Any:
        """The game as it may be shown now."""
        return seen(self._game, self.eyes)

    def step(self) -> Step | None:
        """Give the next answer; what it led to, None at the end."""
        if self.at >= self.length:
            return None
        step = apply(self._game, self.answers[self.at])
        self.at += 1
        if self.eyes is not None:
            step.events = [Event(event.kind, event.player, event.seen(self.eyes)) for event in step.events]
            step.frames = [seen(frame, self.eyes) for frame in step.frames]
        step.game = self.game()
        return step

    def jump(self, n: int) -> None:
        """Stand after `n` answers."""
        n = max(0, min(self.length, n))
        near = n // EVERY
        self._game = self._kept[near].clone()
        saving.play_on(self._game, self.answers[near * EVERY : n])
        self.at = n

    def turn_of(self, what: str, way: int) -> int:
        """Where the next or last round or phase begins, counted from here."""
        marks: list[object] = [mark[0] if what == "round" else mark for mark in self.marks]
        starts = [n for n in range(self.length + 1) if n == 0 or marks[n] != marks[n - 1]]
        if way > 0:
            return next((n for n in starts if n > self.at), self.length)
        begun = [n for n in starts if n < self.at]
        if len(begun) > 1 and self.at - begun[-1] < 2 and marks[begun[-1]] == marks[self.at]:
            return begun[-2]  # just after a start the last one is meant
        return begun[-1] if begun else 0


class Replay(Retelling):
    """A saved game from its record. As long as it is not over, only what everybody may know is shown."""

    def __init__(self, found: Found) -> None:
        over = found.game.decision is None
        super().__init__(found.frame.start_of(found.journal), found.journal.answers, None if over else PUBLIC)


@dataclass(frozen=True, slots=True)
class Told:
    """An answer told again, counted from 1; 0 is the setup. `game` is the true game after it and goes on with the
    next one."""

    number: int
    answer: Answer | None
    events: list[Event]
    game: Any


class Memory:
    """The running game, to look back at: from its setup if that is known, else since its table was laid, and never
    further than what has been shown."""

    def __init__(self, session: Session, first: Any, journal: Journal | None = None) -> None:
        self.session = session
        fresh = bool(session.steps) and session.steps[0].option is None
        self._setup = session.steps[0].events if fresh else []
        begun = None if fresh else beginning(session, journal)
        if begun is None:
            self._begin(first, len(session.answers) - max(0, len(session.steps) - 1))
            self.shown = -1 if session.steps else 0  # answers since the start whose story has been told
            return
        start, self._setup = begun
        self._begin(start, 0)
        self.shown = len(session.answers) - len(session.steps)

    def _begin(self, start: Any, answers: int) -> None:
        self._start, self._before = start.clone(), answers

    def rewound(self) -> None:
        """The session went back to an earlier question, perhaps to one before the start."""
        if len(self.session.answers) < self._before:
            self._setup = []
            self._begin(self.session.game, len(self.session.answers))
        self.shown = min(self.shown, len(self.session.answers) - self._before)

    def _answers(self) -> list[Answer]:
        return self.session.answers[self._before : self._before + max(0, self.shown)]

    def retell(self, eyes: int | None) -> Retelling:
        return Retelling(self._start.clone(), self._answers(), eyes)

    def tell(self) -> Iterator[Told]:
        """Everything that has been shown once more, true events and all: whoever passes it on takes a seat's eyes."""
        if self.shown < 0:
            return
        game = self._start.clone()
        yield Told(0, None, self._setup, game)
        for number, answer in enumerate(self._answers(), 1):
            events = list[Event]()
            call(game, answer.player)
            game.sink = events.append
            game.apply(answer.option)
            yield Told(number, answer, events, game)


def beginning(session: Session, journal: Journal | None = None) -> tuple[Any, list[Event]] | None:
    """The game at its first question and the events of its setup, or at the start of its record; None where the
    answers that are known do not lead from there to the game as it is."""
    g, kind, events = session.game, session.kind, list[Event]()
    game: Any
    try:
        if journal is None or journal.state is None:
            game = kind.new(g.config, events.append, kind.parts(g))
        else:
            game = kind.load(g.config, journal.state, kind.parts(g))
        game.sink = None
        start = game.clone()
        if saving.play_on(game, session.answers) < len(session.answers):
            return None
    except (Damaged, *saving.CRASHES):
        return None  # the record is of other rules; the game itself is sound
    return (start, events) if game.fingerprint() == g.fingerprint() else None
