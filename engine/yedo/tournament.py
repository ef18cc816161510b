"""Tournaments: one entrant against a table of others, seats rotated, with intervals, scores and thinking
times; and tuning, which scatters the weights over the seats and follows what scores."""

from __future__ import annotations

import time
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from math import exp, sqrt
from multiprocessing import get_context
from statistics import mean, median

from engine.core.rng import bell, seeded

from .bots import Bot, make, own_seed
from .bots.weights import standard_weights
from .config import standard_game
from .game import new_game

Z = 1.96  # 95 %
SAMPLES = 16  # worlds for a searching bot
LONGEST = 0.085  # and the processor time for one of its answers, in seconds


@dataclass
class Entrant:
    """A bot by name; `weights` replace some of its numbers, `samples` bounds its search, and so
    does a tenth of a second; 0 leaves it the time it takes at the table."""

    bot: str
    weights: dict[str, float] = field(default_factory=dict)
    samples: int = 0

    def seated(self, seed: str) -> Bot:
        made = make(self.bot, seed)
        if self.weights and hasattr(made, "w"):
            made.w = standard_weights().changed(**self.weights)
        if self.samples and hasattr(made, "samples") and hasattr(made, "seconds"):
            made.samples, made.seconds = self.samples, LONGEST
            if hasattr(made, "clock"):
                made.clock = time.thread_time
        return made


@dataclass
class Row:
    """One line of the table: who plays against whom, how often."""

    champion: Entrant
    rivals: list[Entrant]
    games: int = 200
    seed: int = 1
    rounds: int = 8
    modules: list[str] = field(default_factory=list)

    @property
    def players(self) -> int:
        return 1 + len(self.rivals)

    def seats(self, k: int) -> list[Entrant]:
        """The champion moves on by a seat every game."""
        at = k % self.players
        return [*self.rivals[:at], self.champion, *self.rivals[at:]]


@dataclass
class Outcome:
    """What came of the games of a row; outcomes of several processes add up."""

    games: int = 0
    wins: int = 0
    scores: list[int] = field(default_factory=list)
    rival_scores: list[float] = field(default_factory=list)
    times: dict[str, list[float]] = field(default_factory=dict)
    seconds: float = 0.0

    def add(self, other: Outcome) -> None:
        self.games += other.games
        self.wins += other.wins
        self.scores += other.scores
        self.rival_scores += other.rival_scores
        for bot, times in other.times.items():
            self.times.setdefault(bot, []).extend(times)
        self.seconds += other.seconds

    @property
    def rate(self) -> float:
        return self.wins / max(1, self.games)

    def interval(self) -> tuple[float, float]:
        return wilson(self.wins, self.games)

    def lead(self) -> tuple[float, float]:
        """The champion's mean lead over its rivals' mean score, and its standard error."""
        leads = [a - b for a, b in zip(self.scores, self.rival_scores, strict=True)]
        if len(leads) < 2:
            return (leads[0] if leads else 0.0), 0.0
        middle = mean(leads)
        spread = sum((x - middle) ** 2 for x in leads) / (len(leads) - 1)
        return middle, sqrt(spread / len(leads))

    def thinking(self, bot: str) -> tuple[float, float]:
        """Median and longest answer of a bot, in seconds of processor time: other programs do not count."""
        times = self.times.get(bot) or [0.0]
        return median(times), max(times)


def wilson(wins: int, games: int) -> tuple[float, float]:
    """The 95 % interval of a win rate (Wilson), right for small counts and rates near 0 or 1 too."""
    if not games:
        return 0.0, 1.0
    p = wins / games
    share = Z * Z / games
    middle = (p + share / 2) / (1 + share)
    half = Z * sqrt(p * (1 - p) / games + share / (4 * games)) / (1 + share)
    return max(0.0, middle - half), min(1.0, middle + half)


# --- playing ---------------------------------------------------------------------------------------


def play_one(row: Row, k: int, outcome: Outcome) -> None:
    """Game k of a row."""
    seats = row.seats(k)
    seed = row.seed + k
    g = new_game(standard_game(row.players, row.rounds, seed, row.modules))
    bots = [entrant.seated(own_seed(seed, i)) for i, entrant in enumerate(seats)]
    while (decision := g.decision) is not None:
        seat = decision.player
        bot = bots[seat]
        view = g if bot.blind else g.view(seat)
        began = time.thread_time()
        option = bot.choose(view, decision)
        outcome.times.setdefault(seats[seat].bot, []).append(time.thread_time() - began)
        g.apply(option)
    result = g.result()
    at = k % row.players
    scores: list[int] = result["scores"]
    outcome.games += 1
    outcome.wins += result["ranking"][0] == at
    outcome.scores.append(scores[at])
    outcome.rival_scores.append(mean(s for i, s in enumerate(scores) if i != at))


def play_some(row: Row, games: list[int]) -> Outcome:
    outcome = Outcome()
    began = time.perf_counter()
    for k in games:
        play_one(row, k, outcome)
    outcome.seconds = time.perf_counter() - began
    return outcome


def play_row(row: Row, jobs: int = 1) -> Outcome:
    games = list(range(row.games))
    if jobs <= 1:
        return play_some(row, games)
    outcome = Outcome()
    shares = [games[k::jobs] for k in range(jobs) if games[k::jobs]]
    with ProcessPoolExecutor(len(shares), get_context("spawn")) as pool:
        for part in pool.map(play_some, [row] * len(shares), shares):
            outcome.add(part)
    return outcome


# --- tuning ----------------------------------------------------------------------------------------


@dataclass
class Slope:
    """How prestige changes with a weight: per step of `SPREAD` in its logarithm, with its standard error."""

    weight: str
    slope: float
    error: float
    before: float
    after: float


SPREAD = 0.35  # how far seats differ from the standard weights while tuning
Sample = tuple[list[list[float]], list[float]]  # by seat: steps away from the standard, and the score


def scattered(bot: str, names: list[str], seeds: list[int], base: dict[str, float]) -> list[Sample]:
    """Games in which every seat plays with its own weights, each scattered around the standard."""
    found: list[Sample] = []
    for seed in seeds:
        rng = seeded(f"tune/{seed}")
        steps = [[bell(rng) for _ in names] for _ in range(4)]
        row = [
            Entrant(bot, {n: base[n] * exp(SPREAD * z) for n, z in zip(names, seat, strict=True)}, SAMPLES)
            for seat in steps
        ]
        g = new_game(standard_game(4, 8, seed))
        bots = [entrant.seated(own_seed(seed, i)) for i, entrant in enumerate(row)]
        while (decision := g.decision) is not None:
            g.apply(bots[decision.player].choose(g.view(decision.player), decision))
        found.append((steps, [float(s) for s in g.result()["scores"]]))
    return found


def tune(names: list[str], games: int, seed: int, jobs: int = 1, bot: str = "samurai") -> list[Slope]:
    """Play games in which all seats scatter all weights at once; what goes with a better score than the
    table's mean shows where each weight should move. A weight moves as far as the evidence is clear."""
    weights = standard_weights(bot)
    base = {name: float(getattr(weights, name)) for name in names}
    seeds = [seed + k for k in range(games)]
    if jobs <= 1:
        samples = scattered(bot, names, seeds, base)
    else:
        with ProcessPoolExecutor(jobs, get_context("spawn")) as pool:
            shares = [seeds[k::jobs] for k in range(jobs)]
            args = zip(*[(bot, names, share, base) for share in shares], strict=True)
            samples = [sample for part in pool.map(scattered, *args) for sample in part]
    found: list[Slope] = []
    for j, name in enumerate(names):
        xy = xx = yy = 0.0
        for steps, scores in samples:
            middle, mean_x = mean(scores), mean(seat[j] for seat in steps)
            for seat, score in zip(steps, scores, strict=True):
                x, y = seat[j] - mean_x, score - middle
                xy, xx, yy = xy + x * y, xx + x * x, yy + y * y
        slope = xy / xx if xx else 0.0
        error = sqrt(yy / max(1, 3 * len(samples)) / xx) if xx else 0.0
        sure = slope / error if error else 0.0
        found.append(
            Slope(name, slope, error, base[name], base[name] * exp(SPREAD * max(-1.0, min(1.0, sure / 2.5))))
        )
    return found


def rewrite(text: str, changes: dict[str, float]) -> str:
    """A weights file with some numbers replaced; comments and order stay."""
    lines = []
    for line in text.splitlines():
        name = line.strip().partition(":")[0]
        if name in changes and line.startswith("  "):
            _, hash_, comment = line.partition("#")
            line = f"  {name}: {changes[name]:g}" + (f" #{comment}" if hash_ else "")
        lines.append(line)
    return "\n".join(lines) + "\n"
