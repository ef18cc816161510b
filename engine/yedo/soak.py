"""The long run: random games of every number of players, length, board side, mix of modules and level of the
co-operative game, with random sets and rule options. Finds what goes wrong, the slowest answer, and leaks."""

from __future__ import annotations

import gc
import heapq
import itertools
import time
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any

from engine.core.memory import Watch
from engine.core.rng import seeded

from .bots import make, own_seed
from .config import MODULES, Config
from .game import Yedo, load_game, new_game
from .invariants import Inventory
from .rules import choices
from .simulate import LONGEST, Run, config_of

COOP = "shogun_must_die"
MOODS = ("gentle", "demanding", "insatiable")
LEVELS = ("easy", "normal", "hard")
CLOSELY = 5  # one game in so many is checked at every question and saved at every round, the others every round
SLOWEST = 250  # answers that are timed again at the end; most were held up by something else on the machine
AGAIN = 5  # times each of them
TIDY = 25  # games between two clearings of the memory: one in the middle of an answer would be taken for a slow one
SAMPLES = 40  # of memory, over the whole run
EVERY = 100  # games between two samples where nobody said how many there will be
WARM_UP = 100  # games at least before memory counts
FLAT = 0.5  # MB for every thousand games
MOST_TOLD = 200  # violations remembered


@dataclass(frozen=True, slots=True)
class Kind:
    """One of the kinds of games that the soak goes through in turn."""

    players: int
    rounds: int
    modules: tuple[str, ...]

    def __str__(self) -> str:
        return f"{self.players} players, {self.rounds} rounds, {' + '.join(self.modules) or 'no module'}"


def kinds() -> list[Kind]:
    """Every mix of modules with every number of players and every length that goes with it."""
    found: list[Kind] = []
    for n in range(len(MODULES) + 1):
        for mix in itertools.combinations(MODULES, n):
            if COOP not in mix:
                lengths = (8, 11) if "jesuits" in mix else (6, 8, 11)
                found += [Kind(players, rounds, mix) for players in range(2, 6) for rounds in lengths]
            elif "jesuits" not in mix:
                found += [Kind(players, 7, mix) for players in range(1, 5)]
    return found


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
    games: int = 0
    closely: int = 0  # games checked at every question
    questions: int = 0
    checks: int = 0
    saved: int = 0  # states written and read back
    seconds: float = 0.0
    violations: list[str] = field(default_factory=list)
    ended_by: Counter[str] = field(default_factory=Counter)
    modules: Counter[str] = field(default_factory=Counter)
    players: Counter[int] = field(default_factory=Counter)
    rounds: Counter[int] = field(default_factory=Counter)
    sides: Counter[str] = field(default_factory=Counter)
    slow: list[Slow] = field(default_factory=list)

    @property
    def slowest(self) -> Slow | None:
        """The slowest answer that is slow every time: a pause of the machine does not count."""
        return max(self.slow, key=lambda found: found.again, default=None)

    def wrong(self, words: str) -> None:
        if len(self.violations) < MOST_TOLD:
            self.violations.append(words)


def config_for(kind: Kind, seed: int, bots: list[str]) -> Config:
    """The setup of a game. Its seed draws the sets, the board's side, the Emperor's mood, the level, and in one
    game of three some other rules."""
    run = Run(1, kind.players, kind.rounds, list(kind.modules), bots, seed, "random", count_cards=False)
    config = config_of(run, seed)
    rng = seeded(f"soak/{seed}")
    config.side = rng.choice(("day", "night"))
    if COOP in kind.modules:
        config.mood, config.level = rng.choice(MOODS), rng.choice(LEVELS)
        config.master = rng.below(2) == 1
    if rng.below(3) == 0:
        rules = choices()
        for _ in range(1 + rng.below(4)):
            name = rng.choice(sorted(rules))
            config.rules[name] = str(rng.choice(rules[name]))
    return config


def games(seed: int) -> Iterator[tuple[int, Kind]]:
    """Endless: game after game, a kind at a time."""
    for turn, kind in zip(itertools.count(), itertools.cycle(kinds())):
        yield seed + turn, kind


def play_one(seed: int, kind: Kind, bots: list[str], closely: bool, found: Soak) -> None:
    """One game to its end; whatever goes wrong becomes a sentence that names the game."""
    asked = [0]
    config = config_for(kind, seed, bots)
    try:
        _play(new_game(config), seed, str(kind), closely, found, asked)
    except Exception as error:  # a crash in one of a thousand games must not hide the others
        found.wrong(f"game {seed} ({kind}), question {asked[0]}: {type(error).__name__}: {error}")
    found.games += 1
    found.closely += closely
    found.questions += asked[0]
    found.players[kind.players] += 1
    found.rounds[kind.rounds] += 1
    found.sides[config.side] += 1
    found.modules.update(kind.modules or ("none",))


def _play(g: Yedo, seed: int, told: str, closely: bool, found: Soak, asked: list[int]) -> None:
    players = [make(seat.played_by, own_seed(seed, i)) for i, seat in enumerate(g.config.seats)]
    inventory, checked_round = Inventory(g), 0
    clock, slow = time.thread_time, found.slow
    while (decision := g.decision) is not None:
        new_round = g.state.round != checked_round
        if closely or new_round:
            found.checks += 1
            wrong = inventory.violations(g)
            if closely and new_round and not _same_when_read(g):
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
    if not g.state.ended:
        wrong.append("it stopped without an end")
    if wrong:
        found.wrong(f"game {seed} ({told}), at the end: {'; '.join(wrong[:3])}")
    found.ended_by[g.result()["ended_by"]] += 1


def _same_when_read(g: Yedo) -> bool:
    again = load_game(g.config, g.dump(), g.cards, g.board)
    return again.fingerprint() == g.fingerprint() and repr(again.decision) == repr(g.decision)


def soak(
    seed: int, bots: list[str], wanted: int, until: float, tell: Callable[[Soak], Any] | None = None
) -> Soak:
    """Play so many games, or until a moment of the clock; 0 stands for no end of either kind."""
    every = max(1, wanted // SAMPLES) if wanted else EVERY
    found = Soak(Watch(max(WARM_UP, every * 8), FLAT))
    began = time.perf_counter()
    found.watch.sample(0)
    gc.disable()
    for number, kind in games(seed):
        if (wanted and found.games >= wanted) or (until and time.monotonic() > until):
            break
        play_one(number, kind, bots, found.games % CLOSELY == 0, found)
        if found.games % TIDY == 0:
            gc.collect()
        if found.games % every == 0:
            found.watch.sample(found.games)
            found.seconds = time.perf_counter() - began
            if tell is not None:
                tell(found)
    found.seconds = time.perf_counter() - began
    time_again(seed, bots, found)
    gc.enable()
    return found


def time_again(seed: int, bots: list[str], found: Soak) -> None:
    """Play the games of the slowest answers once more, and time these on copies."""
    every_kind = kinds()
    for number in sorted({slow.game for slow in found.slow}):
        wanted = {slow.question: slow for slow in found.slow if slow.game == number}
        g = new_game(config_for(every_kind[(number - seed) % len(every_kind)], number, bots))
        players = [make(seat.played_by, f"{number}/{i}") for i, seat in enumerate(g.config.seats)]
        for question in range(1, max(wanted) + 1):
            decision = g.decision
            if decision is None:
                break
            bot = players[decision.player]
            option = bot.choose(g if bot.blind else g.view(decision.player), decision)
            if question in wanted:
                wanted[question].again = min(_timed(g.clone(), option) for _ in range(AGAIN))
            g.apply(option)


def _timed(g: Yedo, option: Any) -> float:
    began = time.thread_time()
    g.apply(option)
    return time.thread_time() - began
