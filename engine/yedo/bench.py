"""Measuring the engine: questions per second, the slowest answer, copies, dumps, and the time to load.

Where only the engine works, its own time on the processor counts, so that other programs do not disturb."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass

from .bots import make
from .config import standard_game
from .game import Yedo, load_game, new_game

IMPORT = (
    "import time; t = time.process_time(); import engine.yedo.game as g; "
    "from engine.yedo.cards.table import standard_cards; standard_cards(); "
    "print((time.process_time() - t) * 1000)"
)


@dataclass
class Figure:
    """One line of the table; `budget` is the most (or, with `at_least`, the least) that is allowed."""

    name: str
    value: float
    unit: str
    budget: float
    at_least: bool = False

    def ok(self) -> bool:
        return self.value >= self.budget if self.at_least else self.value <= self.budget


def play(seed: int, players: int = 4, rounds: int = 8) -> int:
    """One random game; how many questions it asked."""
    g = new_game(standard_game(players, rounds, seed))
    bot = make("random", seed)
    n = 0
    while g.decision is not None:
        g.apply(bot.choose(g, g.decision))
        n += 1
    return n


def decisions_per_second(games: int) -> float:
    """The best of five samples: other programs can only make a sample slower."""
    play(0)
    best = 0.0
    for sample in range(5):
        began = time.process_time()
        n = sum(play(1 + sample * games + k) for k in range(games))
        best = max(best, n / (time.process_time() - began))
    return best


def slowest_apply(games: int) -> float:
    """Milliseconds of the slowest single answer. The slowest games are played once more and the smaller
    time counts, so that a pause of the machine is not taken for a slow rule."""
    suspects = sorted((max(answer_times(seed)), seed) for seed in range(1, games + 1))[-5:]
    twice = ((answer_times(seed), answer_times(seed)) for _, seed in suspects)
    return max(max(min(pair) for pair in zip(a, b, strict=True)) for a, b in twice) * 1000


def answer_times(seed: int) -> list[float]:
    g = new_game(standard_game(4, 8, seed))
    bot = make("random", seed)
    times = []
    while g.decision is not None:
        option = bot.choose(g, g.decision)
        began = time.perf_counter()
        g.apply(option)
        times.append(time.perf_counter() - began)
    return times


def middle_of_a_game() -> Yedo:
    g = new_game(standard_game(4, 8, 7))
    bot = make("random", 7)
    while g.decision is not None and not (g.state.round == 5 and g.state.phase == "actions"):
        g.apply(bot.choose(g, g.decision))
    return g


def clone_microseconds(times: int = 2000) -> float:
    g = middle_of_a_game()
    best = 1.0
    for _ in range(5):
        began = time.process_time()
        for _ in range(times):
            g.clone()
        best = min(best, (time.process_time() - began) / times)
    return best * 1e6


def view_microseconds(times: int = 500) -> float:
    g = middle_of_a_game()
    best = 1.0
    for _ in range(5):
        began = time.process_time()
        for _ in range(times):
            g.view(0)
        best = min(best, (time.process_time() - began) / times)
    return best * 1e6


def dump_and_load_milliseconds(times: int = 50) -> float:
    g = middle_of_a_game()
    best = 1.0
    for _ in range(5):
        began = time.process_time()
        for _ in range(times):
            load_game(g.config, g.dump(), g.cards, g.board)
        best = min(best, (time.process_time() - began) / times)
    return best * 1000


def import_milliseconds() -> float:
    """A fresh interpreter imports the engine and loads every card; the best of five, the first of which
    leaves compiled copies behind for the others, as on any computer that has run the program before."""
    if getattr(sys, "frozen", False):
        return 0.0  # the program in a bundle cannot start another interpreter
    with tempfile.TemporaryDirectory() as folder:
        env = {**os.environ, "PYTHONPYCACHEPREFIX": folder}
        env.pop("PYTHONDONTWRITEBYTECODE", None)
        command = [sys.executable, "-c", IMPORT]
        return min(float(subprocess.check_output(command, env=env)) for _ in range(5))


def figures(games: int = 40) -> list[Figure]:
    return [
        Figure("random decisions, 4 players, 8 rounds", decisions_per_second(games), "/s", 20_000, True),
        Figure(f"slowest apply in {games * 5} random games", slowest_apply(games * 5), "ms", 20),
        Figure("clone of a mid-game state", clone_microseconds(), "µs", 50),
        Figure("view of a mid-game state", view_microseconds(), "µs", 400),
        Figure("dump and load", dump_and_load_milliseconds(), "ms", 2),
        Figure("import of the engine with all cards", import_milliseconds(), "ms", 150),
    ]
