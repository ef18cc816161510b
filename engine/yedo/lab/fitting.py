"""Fitting the leaf: games in which every seat plays with weights of its own, scattered a little, and chance gives and
takes when a round begins; then, for every number of rounds left, a ridge regression of the final margin on what chance
has changed, beside everything that was there before. So the coefficients tell what a thing is worth, and not how well
those play who have it. They are drawn to those of the table that there is: every fit corrects it."""

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
from .presents import deal

CHUNK = 4  # games
SCATTER = 0.18  # of the logarithm of every weight
CHANCE = 45  # in percent, that something of a seat is changed when a round begins
WORLDS = 2  # that a searching bot looks at while games are made for the fit
NAMES = [n for n in Weights.__annotations__ if n not in CHOSEN]
MODULES = ("teahouse", "specialists", "jesuits", "clan_powers")
KEPT_BACK = 5  # every fifth game is only for judging the fit
PULL = 60.0  # how many samples' worth each coefficient is drawn to the one that there was


@dataclass
class Sample:
    """A seat when a round begins, before and after chance had its way, how it ended, and how its weights differ from
    those of its rivals."""

    game: int
    left: int
    before: list[float]
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
    rng, luck, w = seeded(f"fit/{seed}"), seeded(f"presents/{seed}"), standard_weights("shogun")
    g = new_game(mixed(seed))
    seats = range(len(g.state.clans))
    steps = [[bell(rng) for _ in NAMES] for _ in seats]
    bots: list[Any] = [Entrant(bot, scattered(w, steps[i])).seated(KIND, seed, i) for i in seats]
    for made in bots:
        if hasattr(made, "samples"):
            made.samples, made.seconds = WORLDS, 0.0
    seen: list[tuple[int, int, list[float], list[float]]] = []
    number = 1
    while (decision := g.decision) is not None:
        if g.state.round != number:
            number = g.state.round
            before = [features(g, i, w) for i in seats]
            deal(g, CHANCE, luck)
            seen += [(i, rounds_left(g), before[i], features(g, i, w)) for i in seats]
            continue
        g.apply(bots[decision.player].choose(g.view(decision.player), decision))
    ends = [margin(g, i) for i in seats]
    skills = [against(steps, i) for i in seats]
    return [Sample(seed, left, before, x, ends[i], skills[i]) for i, left, before, x in seen]


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


def fit(samples: list[Sample], table: list[list[float]], pull: float = PULL) -> list[Fit]:
    """Rows for one round left, two, and so on; `table` has those that there were. What was corrected with fewer rounds
    left is expected with more. A point is a point, however early it is made."""
    lead = FEATURES.index("lead")
    correction = [0.0] * len(FEATURES)
    lefts = sorted({s.left for s in samples})
    rows: list[list[float]] = []
    for left in lefts:
        _, *old = table[min(left, len(table)) - 1]
        old[lead] = 1.0
        here = [s for s in samples if s.left == left]
        learned = [s for s in here if s.game % KEPT_BACK] or here
        row = ridge(learned, [a + b for a, b in zip(old, correction, strict=True)], pull)
        correction = [a - b for a, b in zip(row, old, strict=True)]
        rows.append(row)
    found: list[Fit] = []
    for left, row in zip(lefts, smooth(rows), strict=True):
        here = [s for s in samples if s.left == left]
        base = sum(s.y - dot(row, s.x) for s in here) / len(here)
        kept = [s for s in here if not s.game % KEPT_BACK] or here
        found.append(Fit(left, len(here), base, row, explained(kept, base, row)))
    return found


def smooth(rows: list[list[float]]) -> list[list[float]]:
    """What a thing is worth changes slowly with the rounds; only the last of them is like no other."""
    more = [*rows[2:], *rows[-1:]]
    between = zip(rows, rows[1:], more, strict=False)
    return [*rows[:1], *([(a + 2 * b + c) / 4 for a, b, c in zip(*three, strict=True)] for three in between)]


def ridge(samples: list[Sample], prior: list[float], pull: float) -> list[float]:
    """Least squares over what chance changed, what was there before, and skill; each coefficient of a change is drawn
    to `prior` as by so many further samples that differ as much as seats do."""
    n, size = len(samples), len(prior)
    rows = [[*(a - b for a, b in zip(s.x, s.before, strict=True)), *s.before, *s.skill] for s in samples]
    means = [sum(column) / n for column in zip(*rows, strict=True)]
    middle = sum(s.y for s in samples) / n
    wide = len(means)
    matrix = [[0.0] * wide for _ in range(wide)]
    vector = [0.0] * wide
    for s, numbers in zip(samples, rows, strict=True):
        x = [a - b for a, b in zip(numbers, means, strict=True)]
        rest = s.y - middle - dot(prior, x[:size])
        for i, a in enumerate(x):
            if a:
                vector[i] += a * rest
                line = matrix[i]
                for j in range(i + 1):
                    line[j] += a * x[j]
    for i in range(size):
        matrix[i][i] += pull * max(1.0, matrix[size + i][size + i] / n)
    for i in range(size, wide):
        matrix[i][i] += 1.0 + pull / 3 * matrix[i][i] / n
    return [a + b for a, b in zip(prior, solve(matrix, vector)[:size], strict=True)]


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
