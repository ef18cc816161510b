"""Playing many games without a window: bots answer, invariants are checked, everything is counted.

A simulation is a `Run` (what to play) and a `Tally` (what came of it). Game k of a run has the seed `seed + k` and
depends on nothing else, so that it can be played anywhere."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any

from engine.core.event import Event
from engine.core.kind import Bot, Kind
from engine.core.setup import BadSetup
from engine.games import DEFAULT, kind_of

from .crew import cut, spread
from .players import seated

LONGEST = 20_000  # questions; a random five-player game of Yedo over eleven rounds has about a thousand
CHECKS = ("every", "round", "end")
CHUNK = 16  # games; small enough to share out fairly, large enough that sending it costs nothing


@dataclass
class Run:
    """What to play. `choices` are the setup's, by name."""

    game: str = DEFAULT
    games: int = 1
    players: int = 4
    bots: list[str] = field(default_factory=lambda: ["random"])
    seed: int = 1
    choices: dict[str, Any] = field(default_factory=dict)
    check: str = "round"
    count_cards: bool = True

    @property
    def kind(self) -> Kind:
        return kind_of(self.game)

    def config(self, seed: int) -> Any:
        """The setup of one game of the run."""
        config = self.kind.config(self.players, seed, self.choices)
        for i, seat in enumerate(config.seats):
            seat.played_by = self.bots[i % len(self.bots)]
        return config


@dataclass
class Tally:
    """What came of it; tallies of several chunks add up, in the order of the games."""

    games: int = 0
    decisions: int = 0
    rounds: list[int] = field(default_factory=list)
    scores: list[list[int]] = field(default_factory=list)
    seats: list[int] = field(default_factory=list)
    bots: Counter[str] = field(default_factory=Counter)
    ended_by: Counter[str] = field(default_factory=Counter)
    cards: dict[str, dict[str, int]] = field(default_factory=dict)
    violations: list[str] = field(default_factory=list)
    kinds: Counter[str] = field(default_factory=Counter)
    sources: Counter[str] = field(default_factory=Counter)

    def add(self, other: Tally) -> None:
        self.games += other.games
        self.decisions += other.decisions
        self.rounds += other.rounds
        self.scores += other.scores
        self.seats = [a + b for a, b in zip(self.seats, other.seats, strict=True)]
        for mine, theirs in (
            (self.bots, other.bots), (self.ended_by, other.ended_by), (self.kinds, other.kinds),
            (self.sources, other.sources),
        ):
            mine.update(theirs)
        for card, counts in other.cards.items():
            for what, n in counts.items():
                self.count(card, what, n)
        self.violations += other.violations

    def count(self, card: str, what: str, n: int = 1) -> None:
        counts = self.cards.setdefault(card, {"drawn": 0, "played": 0, "completed": 0})
        counts[what] += n


def counter(kind: Kind, tally: Tally) -> Callable[[Event], None]:
    """A sink that counts what became of every card."""

    def sink(event: Event) -> None:
        for card, what in kind.counted(event):
            tally.count(card, what)

    return sink


def play_game(run: Run, seed: int, tally: Tally) -> None:
    """One game from setup to the ranking; whatever goes wrong becomes a violation that names the seed."""
    kind = run.kind
    config = run.config(seed)
    bots = [seated(kind, seat.played_by, seed, i) for i, seat in enumerate(config.seats)]
    asked = 0
    tally.games += 1
    try:
        g = kind.new(config, counter(kind, tally) if run.count_cards else None)
        asked = answer_all(kind, g, bots, run, seed, tally)
    except BadSetup:
        raise
    except Exception as error:  # a crash in one of a thousand games must not hide the others
        tally.violations.append(f"seed {seed}: {type(error).__name__}: {error}")
        return
    finally:
        tally.decisions += asked
    result = kind.result(g)
    tally.rounds.append(result.rounds)
    tally.scores.append(result.scores)
    tally.ended_by[result.ended_by] += 1
    for sources in result.sources:
        tally.sources.update(sources)
    for seat in result.winners():
        tally.seats[seat] += 1
        tally.bots[config.seats[seat].played_by] += 1


def answer_all(kind: Kind, g: Any, bots: list[Bot], run: Run, seed: int, tally: Tally) -> int:
    """Let the bots answer to the end. Returns how many questions were asked."""
    inventory = kind.inventory(g)
    every, by_round = run.check == "every", run.check == "round"
    checked_round = -1
    asked = 0
    kinds = tally.kinds
    while (decision := g.decision) is not None:
        if every or (by_round and g.state.round != checked_round):
            checked_round = g.state.round
            wrong = inventory.violations(g)
            if wrong:
                tally.violations += [f"seed {seed}, question {asked} ({decision.kind}): {w}" for w in wrong]
                break
        asked += 1
        if asked > LONGEST:
            tally.violations.append(f"seed {seed}: no end after {LONGEST} questions (round {g.state.round})")
            break
        kinds[decision.kind] += 1
        bot = bots[decision.player]
        g.apply(bot.choose(g if bot.blind else g.view(decision.player), decision))
    else:
        tally.violations += [f"seed {seed}, at the end: {w}" for w in inventory.violations(g)]
        if not kind.clock(g).over:
            tally.violations.append(f"seed {seed}: the game stopped without an end")
    return asked


def play_some(chunk: tuple[Run, list[int]]) -> Tally:
    run, seeds = chunk
    tally = Tally(seats=[0] * run.players)
    for seed in seeds:
        play_game(run, seed, tally)
    return tally


def chunks(run: Run) -> Iterator[tuple[Run, list[int]]]:
    for seeds in cut(range(run.seed, run.seed + run.games), CHUNK):
        yield run, seeds


def simulate(run: Run, jobs: int = 1, cluster: str = "") -> tuple[Tally, float]:
    """Play the run. Returns the tally and the seconds it took; after Ctrl-C the tally has fewer games."""
    run.kind.new(run.config(run.seed))  # a wrong setup is refused here, before any process starts
    began = time.perf_counter()
    tally = Tally(seats=[0] * run.players)
    for part in spread(play_some, list(chunks(run)), jobs, cluster, "games"):
        tally.add(part)
    return tally, time.perf_counter() - began


def as_json(run: Run, tally: Tally, seconds: float) -> dict[str, Any]:
    """What `yedo simulate --json` prints."""
    found: dict[str, Any] = {
        "games": tally.games,
        "decisions": tally.decisions,
        "seconds": round(seconds, 3),
        "games_per_second": round(tally.games / seconds, 2),
        "decisions_per_second": round(tally.decisions / seconds),
        "rounds": tally.rounds,
        "scores": tally.scores,
        "wins": {"seats": tally.seats, "bots": dict(sorted(tally.bots.items()))},
        "ended_by": dict(sorted(tally.ended_by.items())),
        "cards": dict(sorted(tally.cards.items())),
        "violations": tally.violations,
    }
    if tally.games < run.games:
        found["interrupted"] = f"{tally.games} of {run.games} games"
    return found
