"""Fitting the leaf: games in which every seat plays with weights of its own, scattered widely, so that what a seat
has and how it plays are told apart; then a ridge regression of the final margin for every number of rounds left."""

from __future__ import annotations

from dataclasses import dataclass
from math import exp, sqrt
from typing import Any

from engine.core.rng import bell, seeded
from engine.lab.crew import cut, spread
from engine.lab.tournament import Entrant

from ..bots.leaf import BASE, FEATURES, features, margin, rounds_left
from ..bots.weights import CHOSEN, Weights, standard_weights
from ..config import Config, standard_game
from ..game import new_game
from ..kind import KIND

CHUNK = 4  # games
SCATTER = 0.45  # of the logarithm of every weight
WORLDS = 2  # that a searching bot looks at while games are made for the fit
NAMES = [n for n in Weights.__annotations__ if n not in CHOSEN]
MODULES = ("teahouse", "specialists", "jesuits", "clan_powers")
KEPT_BACK = 5  # every fifth game is only for judging the fit
PULL = 60.0  # how many samples' worth each coefficient is drawn to that of one round fewer


@dataclass
class Sample:
    """A seat when a round begins, how it ended, and how its weights differ from those of its rivals: what those
    explain is the player's skill and not the worth of what it has."""

    game: int
    left: int
    x: list[float]
    y: float
    skill: list[float]


def mixed(seed: int) -> Config:
    """Half of the games are the common one; the others have any number of players and rounds, and modules."""
    rng = seeded(f"mix/{seed}")
    if rng.below(2):
        return standard_game(4, 8, seed)
    players, rounds = 2 + rng.below(4), rng.choice((6, 8, 11))
    modules = [m for m in MODULES if rng.below(3) == 0 and (rounds > 6 or m != "jesuits")] if rng.below(2) else []
    return standard_game(players, rounds, seed, modules)


def scattered(base: Weights, steps: list[float]) -> dict[str, float]:
    """Weights so many steps away from the usual ones; a step is the scatter's, in the logarithm."""
    return {"ease": 0.0, **{n: getattr(base, n) * exp(SCATTER * z) for n, z in zip(NAMES, steps, strict=True)}}


def play_some(chunk: tuple[str, list[int]]) -> list[Sample]:
    bot, seeds = chunk
    return [sample for seed in seeds for sample in play_one(bot, seed)]


def play_one(bot: str, seed: int) -> list[Sample]:
    rng, w = seeded(f"fit/{seed}"), standard_weights("shogun")
    g = new_game(mixed(seed))
    seats = range(len(g.state.clans))
    steps = [[bell(rng) for _ in NAMES] for _ in seats]
    bots: list[Any] = [Entrant(bot, scattered(w, steps[i])).seated(KIND, seed, i) for i in seats]
    for made in bots:
        if hasattr(made, "samples"):
            made.samples, made.seconds = WORLDS, 0.0
    seen: list[tuple[int, int, list[float]]] = []
    number = 1
    while (decision := g.decision) is not None:
        if g.state.round != number:
            number = g.state.round
            seen += [(i, rounds_left(g), features(g, i, w)) for i in seats]
        g.apply(bots[decision.player].choose(g.view(decision.player), decision))
    ends = [margin(g, i) for i in seats]
    skills = [against(steps, i) for i in seats]
    return [Sample(seed, left, x, ends[i], skills[i]) for i, left, x in seen]


def against(steps: list[list[float]], seat: int) -> list[float]:
    """A seat's steps less the mean of its rivals'."""
    rivals = len(steps) - 1
    totals = [sum(column) for column in zip(*steps, strict=True)]
    return [own - (total - own) / rivals for own, total in zip(steps[seat], totals, strict=True)]


def collect(games: int, seed: int, bots: list[str], jobs: int = 1, cluster: str = "") -> list[Sample]:
    """The bots take turns: all seats of a game have the same."""
    chunks = [(bots[k % len(bots)], some) for k, some in enumerate(cut(range(seed, seed + games), CHUNK))]
    return [sample for part in spread(play_some, chunks, jobs, cluster, "fitting") for sample in part]


# --- regression ------------------------------------------------------------------------------------------


@dataclass
class Fit:
    """One row: the coefficients for so many rounds left, and the share of the margin they explain in games that were
    kept back."""

    left: int
    samples: int
    base: float
    row: list[float]
    explained: float


def fit(samples: list[Sample], pull: float = PULL) -> list[Fit]:
    """Rows for one round left, two, and so on; each is drawn to the one before, the first to the score as it is."""
    row = [float(name == "lead") for name in (*FEATURES, *NAMES)]
    size = len(FEATURES)
    found: list[Fit] = []
    for left in sorted({s.left for s in samples}):
        here = [s for s in samples if s.left == left]
        learned = [s for s in here if s.game % KEPT_BACK] or here
        base, row = ridge(learned, row, pull)
        kept = [s for s in here if not s.game % KEPT_BACK] or here
        found.append(Fit(left, len(here), base, row[:size], explained(kept, base, row[:size])))
    return found


def ridge(samples: list[Sample], prior: list[float], pull: float) -> tuple[float, list[float]]:
    """Least squares over features and skill, each coefficient drawn to `prior` as by so many further samples; the
    base is free."""
    n, size = len(samples), len(prior)
    rows = [s.x + s.skill for s in samples]
    means = [sum(column) / n for column in zip(*rows, strict=True)]
    middle = sum(s.y for s in samples) / n
    matrix = [[0.0] * size for _ in range(size)]
    vector = [0.0] * size
    for s, numbers in zip(samples, rows, strict=True):
        x = [a - b for a, b in zip(numbers, means, strict=True)]
        rest = s.y - middle - dot(prior, x)
        for i, a in enumerate(x):
            if a:
                vector[i] += a * rest
                line = matrix[i]
                for j in range(i + 1):
                    line[j] += a * x[j]
    for i in range(size):
        matrix[i][i] += pull * max(1.0, matrix[i][i] / n)  # what hardly varied stays as it was
    row = [a + b for a, b in zip(prior, solve(matrix, vector), strict=True)]
    return middle - dot(row, means), row


def solve(matrix: list[list[float]], vector: list[float]) -> list[float]:
    """Cholesky; only the lower half of the matrix is read."""
    size = len(vector)
    low = [[0.0] * size for _ in range(size)]
    for i in range(size):
        for j in range(i + 1):
            rest = matrix[i][j] - dot(low[i][:j], low[j][:j])
            low[i][j] = sqrt(rest) if i == j else rest / low[j][j]
    half: list[float] = []
    for i in range(size):
        half.append((vector[i] - dot(low[i][:i], half)) / low[i][i])
    found = [0.0] * size
    for i in reversed(range(size)):
        found[i] = (half[i] - sum(low[k][i] * found[k] for k in range(i + 1, size))) / low[i][i]
    return found


def explained(samples: list[Sample], base: float, row: list[float]) -> float:
    """R²: how much of the variance of the margin the row accounts for."""
    middle = sum(s.y for s in samples) / len(samples)
    total = sum((s.y - middle) ** 2 for s in samples)
    left = sum((s.y - base - dot(row, s.x)) ** 2 for s in samples)
    return 1 - left / total if total else 0.0


def dot(a: list[float], b: list[float]) -> float:
    return sum(x * y for x, y in zip(a, b, strict=True))


def table(fits: list[Fit], games: int, seed: int, bots: list[str]) -> str:
    """The text of data/yedo/leaf.yaml."""
    lines = [
        "# What things are worth in the end when a round begins with 1, 2, 3 ... rounds to be played: the final margin",
        "# over the mean of the rivals, in prestige, as a sum over features (engine/yedo/bots/leaf.py). Fitted, not",
        f"# written by hand: yedo tournament --fit {','.join(bots)} --games {games} --seed {seed}",
        "# R² in games kept back: " + " ".join(f"{f.explained:.2f}" for f in fits),
    ]
    rows = [[f.base for f in fits], *([f.row[i] for f in fits] for i in range(len(FEATURES)))]
    for name, row in zip((BASE, *FEATURES), rows, strict=True):
        lines.append(f"{name}: [{', '.join(f'{n:.3f}' for n in row)}]")
    return "\n".join(lines) + "\n"
