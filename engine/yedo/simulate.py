"""Playing many games without a window: bots answer, invariants are checked, everything is counted.

A simulation is a `Run` (what to play) and a `Tally` (what came of it); games are independent, so that
several processes can share them."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from multiprocessing import get_context
from typing import Any

from engine.core.event import Event
from engine.core.rng import seeded

from .bots import Bot, make, own_seed
from .config import ACTION_SETS, EVENT_SETS, MISSION_SETS, BadSetup, Config, first_game, standard_game
from .game import Yedo, new_game
from .invariants import Inventory

LONGEST = 20_000  # questions; a random five-player game over eleven rounds has about a thousand
CHECKS = ("every", "round", "end")


@dataclass
class Run:
    """What to play. `sets` is recommended, first, random, or lists by kind of card."""

    games: int = 1
    players: int = 4
    rounds: int = 8
    modules: list[str] = field(default_factory=list)
    bots: list[str] = field(default_factory=lambda: ["random"])
    seed: int = 1
    sets: str | dict[str, list[str]] = "recommended"
    rules: dict[str, str] = field(default_factory=dict)
    check: str = "round"
    mood: str = "demanding"
    level: str = "normal"
    master: bool = False
    count_cards: bool = True


@dataclass
class Tally:
    """What came of it; tallies of several processes add up."""

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


# --- setups ----------------------------------------------------------------------------------------

def config_of(run: Run, seed: int) -> Config:
    """The setup of one game of the run."""
    if run.sets == "first":
        config = first_game(run.players, seed)
        config.rounds = 7 if "shogun_must_die" in run.modules else run.rounds
        config.modules = list(run.modules)
    else:
        config = standard_game(run.players, run.rounds, seed, list(run.modules))
    config.rules = dict(run.rules)
    config.mood, config.level, config.master = run.mood, run.level, run.master
    for i, seat in enumerate(config.seats):
        seat.played_by = run.bots[i % len(run.bots)]
    if run.sets == "random":
        random_sets(config)
    elif isinstance(run.sets, dict):
        config.action_sets = run.sets.get("action", config.action_sets)
        config.event_sets = run.sets.get("event", config.event_sets)
        config.mission_sets = run.sets.get("mission", config.mission_sets)
    return config


def random_sets(config: Config) -> None:
    """Three action sets, two event sets, two mission sets beyond Basic, drawn by the game's seed."""
    rng = seeded(f"sets/{config.seed}")

    def some(names: tuple[str, ...], n: int) -> list[str]:
        pool = list(names)
        return sorted(rng.take(pool) for _ in range(n))

    config.action_sets = some(ACTION_SETS, 3)
    config.event_sets = some(EVENT_SETS, 2)
    missions = tuple(m for m in MISSION_SETS if m != "specialists")
    config.mission_sets = some(missions, 2)
    if "specialists" in config.modules:
        config.mission_sets.append("specialists")


# --- playing ---------------------------------------------------------------------------------------

def card_counter(tally: Tally) -> Callable[[Event], None]:
    """A sink that counts what became of every card."""

    def sink(event: Event) -> None:
        kind = event.kind
        if kind == "draw":
            assert event.secret is not None
            tally.count(event.secret["card"], "drawn")
        elif kind == "play_card" or kind == "blackmail":
            tally.count(event.data["card"], "played")
        elif kind == "mission_done":
            tally.count(event.data["card"], "completed")
        elif kind == "favor":
            tally.count(event.data["card"], "drawn")
        elif kind == "event":
            tally.count(event.data["card"], "drawn")
            tally.count(event.data["card"], "played")
        elif kind == "score_bonus" and event.data["n"] > 0:
            tally.count(event.data["card"], "completed")

    return sink


def play_game(run: Run, seed: int, tally: Tally) -> None:
    """One game from setup to the ranking; whatever goes wrong becomes a violation that names the seed."""
    config = config_of(run, seed)
    bots = [make(seat.played_by, own_seed(seed, i)) for i, seat in enumerate(config.seats)]
    asked = 0
    try:
        g = new_game(config, card_counter(tally) if run.count_cards else None)
        asked = answer_all(g, bots, run, seed, tally)
    except BadSetup:
        raise
    except Exception as error:  # a crash in one of a thousand games must not hide the others
        tally.violations.append(f"seed {seed}: {type(error).__name__}: {error}")
        return
    finally:
        tally.decisions += asked
    result = g.result()
    tally.rounds.append(result["rounds"])
    tally.scores.append(result["scores"])
    tally.ended_by[result["ended_by"]] += 1
    for sources in result["sources"]:
        tally.sources.update(sources)
    together = "shogun_must_die" in config.modules
    winners = range(len(config.seats)) if together else result["ranking"][:1]
    if result["ended_by"] != "coop_lost":
        for seat in winners:
            tally.seats[seat] += 1
            tally.bots[config.seats[seat].played_by] += 1


def answer_all(g: Yedo, bots: list[Bot], run: Run, seed: int, tally: Tally) -> int:
    """Let the bots answer to the end. Returns how many questions were asked."""
    inventory = Inventory(g)
    every, by_round = run.check == "every", run.check == "round"
    checked_round = 0
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
        if not g.state.ended:
            tally.violations.append(f"seed {seed}: the game stopped without an end")
    return asked


def play_some(run: Run, seeds: list[int]) -> Tally:
    tally = Tally(seats=[0] * run.players)
    for seed in seeds:
        play_game(run, seed, tally)
    return tally


def simulate(run: Run, jobs: int = 1) -> tuple[Tally, float]:
    """Play the run; game k has seed `run.seed + k`. Returns the tally and the seconds it took."""
    new_game(config_of(run, run.seed))  # a wrong setup is refused here, before any process starts
    seeds = [run.seed + k for k in range(run.games)]
    began = time.perf_counter()
    if jobs <= 1 or run.games < 2:
        tally = play_some(run, seeds)
    else:
        tally = Tally(seats=[0] * run.players)
        shares = [seeds[k::jobs] for k in range(jobs) if seeds[k::jobs]]
        with ProcessPoolExecutor(len(shares), get_context("spawn")) as pool:
            for part in pool.map(play_some, [run] * len(shares), shares):
                tally.add(part)
    return tally, time.perf_counter() - began


def as_json(run: Run, tally: Tally, seconds: float) -> dict[str, Any]:
    """What `yedo simulate --json` prints."""
    return {
        "games": run.games,
        "decisions": tally.decisions,
        "seconds": round(seconds, 3),
        "games_per_second": round(run.games / seconds, 2),
        "decisions_per_second": round(tally.decisions / seconds),
        "rounds": tally.rounds,
        "scores": tally.scores,
        "wins": {"seats": tally.seats, "bots": dict(sorted(tally.bots.items()))},
        "ended_by": dict(sorted(tally.ended_by.items())),
        "cards": dict(sorted(tally.cards.items())),
        "violations": tally.violations,
    }
