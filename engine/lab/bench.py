"""Measuring the engine: questions per second, the slowest answer, copies, dumps, and the time to load.

Where only the engine works, its own time on the processor counts, so that other programs do not disturb."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from engine.games import kind_of

IMPORT = (
    "import time; t = time.process_time(); from engine.games import kind_of; k = kind_of({game!r}); "
    "k.new(k.config(k.players[-1], 1)); print((time.process_time() - t) * 1000)"
)
PLAYERS = 4
# What a game may cost; Yedo, the largest, may copy more than the others.
CLONE = {"yedo": 50.0}
DECISIONS = {"edo": 15_000.0}


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


def begun(game: str, seed: int) -> tuple[Any, Any]:
    """A game with the usual setup, and a random player for all of its seats."""
    kind = kind_of(game)
    return kind.new(kind.config(PLAYERS, seed)), kind.bot("random", seed)


def play(game: str, seed: int) -> int:
    """One random game; how many questions it asked."""
    g, bot = begun(game, seed)
    n = 0
    while g.decision is not None:
        g.apply(bot.choose(g, g.decision))
        n += 1
    return n


def decisions_per_second(game: str, games: int) -> float:
    """The best of five samples: other programs can only make a sample slower."""
    play(game, 0)
    best = 0.0
    for sample in range(5):
        began = time.process_time()
        n = sum(play(game, 1 + sample * games + k) for k in range(games))
        best = max(best, n / (time.process_time() - began))
    return best


def slowest_apply(game: str, games: int) -> float:
    """Milliseconds of the slowest single answer. The slowest games are played once more and the smaller
    time counts, so that a pause of the machine is not taken for a slow rule."""
    suspects = sorted((max(answer_times(game, seed)), seed) for seed in range(1, games + 1))[-5:]
    twice = ((answer_times(game, seed), answer_times(game, seed)) for _, seed in suspects)
    return max(max(min(pair) for pair in zip(a, b, strict=True)) for a, b in twice) * 1000


def answer_times(game: str, seed: int) -> list[float]:
    g, bot = begun(game, seed)
    times = []
    while g.decision is not None:
        option = bot.choose(g, g.decision)
        began = time.perf_counter()
        g.apply(option)
        times.append(time.perf_counter() - began)
    return times


def middle_of_a_game(game: str) -> Any:
    """A random game after half of its questions."""
    half = play(game, 7) // 2
    g, bot = begun(game, 7)
    for _ in range(half):
        g.apply(bot.choose(g, g.decision))
    return g


def asked(game: str) -> list[tuple[Any, Any]]:
    """Every tenth question of a random game, with the view of whoever is asked."""
    g, bot = begun(game, 7)
    found: list[tuple[Any, Any]] = []
    number = 0
    while g.decision is not None:
        if number % 10 == 0:
            found.append((g.view(g.decision.player), g.decision))
        g.apply(bot.choose(g, g.decision))
        number += 1
    return found


def label_microseconds(game: str) -> float:
    """What a button says, over all answers to those questions."""
    kind, questions = kind_of(game), asked(game)

    def say() -> None:
        for view, decision in questions:
            for option in decision.options:
                kind.label(view, option, decision)

    return best_of(3, say) / sum(len(decision.options) for _, decision in questions) * 1e6


def face_microseconds(game: str) -> float:
    """What a card in a hand says, over the hands of all seats at those questions."""
    kind = kind_of(game)
    cards = [(view, seat, card) for view, d in asked(game) for seat in [d.player] for card in kind.hand(view, seat)]

    def say() -> None:
        for view, seat, card in cards:
            kind.face(view, card, seat)

    return best_of(3, say) / max(1, len(cards)) * 1e6


def best_of(times: int, work: Callable[[], object]) -> float:
    """Seconds of the processor for one call: the best of five samples of so many calls."""
    best = 1.0
    for _ in range(5):
        began = time.process_time()
        for _ in range(times):
            work()
        best = min(best, (time.process_time() - began) / times)
    return best


def import_milliseconds(game: str) -> float:
    """A fresh interpreter imports a game and lays it out; the best of five, the first of which
    leaves compiled copies behind for the others, as on any computer that has run the program before."""
    if getattr(sys, "frozen", False):
        return 0.0  # the program in a bundle cannot start another interpreter
    with tempfile.TemporaryDirectory() as folder:
        env = {**os.environ, "PYTHONPYCACHEPREFIX": folder}
        env.pop("PYTHONDONTWRITEBYTECODE", None)
        command = [sys.executable, "-c", IMPORT.format(game=game)]
        return min(float(subprocess.check_output(command, env=env)) for _ in range(5))


def figures(game: str, games: int = 40) -> Iterator[Figure]:
    """One after the other, as they are measured."""
    kind, middle = kind_of(game), middle_of_a_game(game)
    parts = kind.parts(middle)
    least = DECISIONS.get(game, 20_000)
    yield Figure(f"random decisions, {PLAYERS} players", decisions_per_second(game, games), "/s", least, True)
    yield Figure(f"slowest apply in {games * 5} random games", slowest_apply(game, games * 5), "ms", 20)
    yield Figure("clone of a mid-game state", best_of(2000, middle.clone) * 1e6, "µs", CLONE.get(game, 30))
    yield Figure("view of a mid-game state", best_of(500, lambda: middle.view(0)) * 1e6, "µs", 400)
    yield Figure("dump and load", best_of(50, lambda: kind.load(middle.config, middle.dump(), parts)) * 1e3, "ms", 2)
    yield Figure("words of an answer", label_microseconds(game), "µs", 100)
    yield Figure("words of a card in hand", face_microseconds(game), "µs", 500)
    yield Figure("import of the engine with all cards", import_milliseconds(game), "ms", 150)
