"""The long run: a game's whole variety, round and round. Finds what goes wrong, the slowest answer, and leaks."""

from __future__ import annotations

import gc
import heapq
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from engine.core.kind import Bot, Kind
from engine.core.memory import Watch
from engine.games import DEFAULT, kind_of

from .players import seated
from .progress import Progress, Watched
from .simulate import LONGEST

CLOSELY = 5  # one game in so many is checked at every question and saved at every round, the others every round
SLOWEST = 250  # answers that are timed again at the end; most were held up by something else on the machine
AGAIN = 5  # times each of them
TIDY = 25  # games between two clearings of the memory: one in the middle of an answer would be taken for a slow one
SAMPLES = 40  # of memory, over the whole run
EVERY = 100  # games between two samples where nobody said how many there will be
WARM_UP = 100  # games at least before memory counts
FLAT = 0.5  # MB for every thousand games
MOST_TOLD = 200  # violations remembered


@dataclass(slots=True, order=True)
class Slow:
    """An answer that took long; `again` is the best of several tries on a copy of the same game."""

    seconds: float
    game: int
    question: int
    kind: str = ""
    option: str = ""
    setup: str = ""
    again: float = 0.0


@dataclass(slots=True)
class Soak:
    """What came of it. The watch is on memory; nothing here grows with the number of games."""

    watch: Watch
    game: str = DEFAULT
    games: int = 0
    one_of: int = CLOSELY  # so many games one is checked closely
    closely: int = 0  # games checked at every question
    questions: int = 0
    checks: int = 0
    saved: int = 0  # states written and read back
    seconds: float = 0.0
    violations: list[str] = field(default_factory=list)
    ended_by: Counter[str] = field(default_factory=Counter)
    counted: Counter[tuple[str, str]] = field(default_factory=Counter)  # games by what they were
    slow: list[Slow] = field(default_factory=list)

    @property
    def slowest(self) -> Slow | None:
        """The slowest answer that is slow every time: a pause of the machine does not count."""
        return max(self.slow, key=lambda found: found.again, default=None)

    def wrong(self, words: str) -> None:
        if len(self.violations) < MOST_TOLD:
            self.violations.append(words)


def begun(kind: Kind, n: int, seed: int, bots: list[str]) -> tuple[Any, list[Bot], dict[str, str]]:
    """Game n of the walk with its players, at its first question."""
    config, labels = kind.varied(n, seed)
    for i, seat in enumerate(config.seats):
        seat.played_by = bots[i % len(bots)]
    seats = [seated(kind, seat.played_by, seed, i) for i, seat in enumerate(config.seats)]
    return kind.new(config), seats, labels


def play_one(n: int, seed: int, bots: list[str], closely: bool, found: Soak) -> None:
    """One game to its end; whatever goes wrong becomes a sentence that names the game."""
    asked = [0]
    kind = kind_of(found.game)
    told = f"game {n} of the walk"
    try:
        g, players, labels = begun(kind, n, seed, bots)
        told = ", ".join(f"{value} {name}" for name, value in labels.items())
        found.counted.update(labels.items())
        _play(kind, g, players, seed, told, closely, found, asked)
    except Exception as error:  # a crash in one of a thousand games must not hide the others
        found.wrong(f"game {seed} ({told}), question {asked[0]}: {type(error).__name__}: {error}")
    found.games += 1
    found.closely += closely
    found.questions += asked[0]


def _play(
    kind: Kind, g: Any, players: list[Bot], seed: int, told: str, closely: bool, found: Soak, asked: list[int]
) -> None:
    inventory, checked_round = kind.inventory(g), -1
    clock, slow = time.thread_time, found.slow
    while (decision := g.decision) is not None:
        new_round = g.state.round != checked_round
        if closely or new_round:
            found.checks += 1
            wrong = inventory.violations(g)
            if closely and new_round and not _same_when_read(kind, g):
                wrong.append("the game is another one when it is written and read back")
            found.saved += closely and new_round
            checked_round = g.state.round
            if wrong:
                found.wrong(f"game {seed} ({told}), question {asked[0]} ({decision.kind}): {'; '.join(wrong[:3])}")
                return
        asked[0] += 1
        if asked[0] > LONGEST:
            found.wrong(f"game {seed} ({told}): no end after {LONGEST} questions")
            return
        bot = players[decision.player]
        option = bot.choose(g if bot.blind else g.view(decision.player), decision)
        began = clock()
        g.apply(option)
        took = clock() - began
        if len(slow) < SLOWEST or took > slow[0].seconds:
            heapq.heappush(slow, Slow(took, seed, asked[0], decision.kind, repr(option), told))
            if len(slow) > SLOWEST:
                heapq.heappop(slow)
    found.checks += 1
    wrong = inventory.violations(g)
    if not kind.clock(g).over:
        wrong.append("it stopped without an end")
    if wrong:
        found.wrong(f"game {seed} ({told}), at the end: {'; '.join(wrong[:3])}")
    found.ended_by[kind.result(g).ended_by] += 1


def _same_when_read(kind: Kind, g: Any) -> bool:
    again = kind.load(g.config, g.dump(), kind.unpack(kind.fixed_parts(g), g.config))
    return again.fingerprint() == g.fingerprint() and repr(again.decision) == repr(g.decision)


def soak(
    game: str, seed: int, bots: list[str], wanted: int, until: float, tell: Callable[[Soak], Any] | None = None,
    one_of: int = CLOSELY,
) -> Soak:
    """Play so many games, or until a moment of the clock; 0 stands for no end of either kind. Ctrl-C ends it too. One
    game of `one_of` is checked at every question."""
    every = max(1, wanted // SAMPLES) if wanted else EVERY
    found = Soak(Watch(max(WARM_UP, every * 8), FLAT), game, one_of=one_of)
    bar = Progress(wanted, "games") if wanted else Progress(round(until - time.monotonic()), "soak")
    began = time.perf_counter()
    found.watch.sample(0)
    gc.disable()
    try:
        while not ((wanted and found.games >= wanted) or (until and found.games and time.monotonic() > until)):
            play_one(found.games, seed + found.games, bots, found.games % one_of == 0, found)
            bar.step(1 if wanted else round(time.perf_counter() - began) - bar.done)
            if found.games % TIDY == 0:
                gc.collect()
            if found.games % every == 0:
                found.watch.sample(found.games)
                found.seconds = time.perf_counter() - began
                if tell is not None:
                    bar.close()
                    tell(found)
    except KeyboardInterrupt:
        pass
    bar.close()
    found.seconds = time.perf_counter() - began
    time_again(seed, bots, found)
    gc.enable()
    return found


def time_again(seed: int, bots: list[str], found: Soak) -> None:
    """Play the games of the slowest answers once more, and time these on copies."""
    for number in Watched(sorted({slow.game for slow in found.slow}), "slowest answers again"):
        wanted = {slow.question: slow for slow in found.slow if slow.game == number}
        g, players, _ = begun(kind_of(found.game), number - seed, number, bots)
        for question in range(1, max(wanted) + 1):
            decision = g.decision
            if decision is None:
                break
            bot = players[decision.player]
            option = bot.choose(g if bot.blind else g.view(decision.player), decision)
            if question in wanted:
                wanted[question].again = min(_timed(g.clone(), option) for _ in range(AGAIN))
            g.apply(option)


def _timed(g: Any, option: Any) -> float:
    began = time.thread_time()
    g.apply(option)
    return time.thread_time() - began
