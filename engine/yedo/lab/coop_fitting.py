"""Fitting the leaf of the co-operative game: games of Samurai in which the weights of every seat are scattered a little
and chance gives and takes when a round begins, as for the other leaf; then, for every number of rounds left, a ridge
regression of what is reached in the end on what there is, and a logistic one of whether the Shogun will be killed.

    python -m engine.yedo.lab.coop_fitting --games 1200 --seed 910001 > data/yedo/coop_leaf.yaml"""

from __future__ import annotations

import argparse
from dataclasses import dataclass
from math import sqrt

from engine.core.rng import bell, seeded
from engine.lab.tournament import Entrant

from ..bots.coop_leaf import BASE, SPREAD, USED, features, logistic
from ..bots.leaf import rounds_left
from ..bots.weights import standard_weights
from ..config import standard_game
from ..game import new_game
from ..kind import KIND
from ..modules.smd.court import NAME, slot
from .coop_report import PLAYERS
from .fitting import CHANCE, NAMES, dot, scattered, solve
from .presents import deal

PULL = 20.0  # how many samples' worth each coefficient is drawn to nothing
PULL_KILL = 4.0  # the games in which the Shogun still lives are fewer
STEPS = 20  # of Newton's method; it needs about six
SMALL = 1e-6  # keeps a feature that never differs from spoiling the sums


@dataclass
class Sample:
    """A seat when a round begins, and how the game ended; the seats of a game share its weight."""

    left: int
    weight: float
    x: dict[str, float]
    end: dict[str, float]


def play_one(seed: int) -> list[Sample]:
    rng, luck, w = seeded(f"fit/{seed}"), seeded(f"presents/{seed}"), standard_weights("shogun")
    n = PLAYERS[seed % len(PLAYERS)]
    config = standard_game(n, seed=seed, modules=[NAME])
    config.mood = "demanding"
    for seat in config.seats:
        seat.played_by = "samurai"
    g = new_game(config)
    bots = [Entrant("samurai", scattered(w, [bell(rng) for _ in NAMES])).seated(KIND, seed, i) for i in range(n)]
    seen: list[tuple[int, dict[str, float]]] = []
    number = 1
    while (decision := g.decision) is not None:
        if g.state.round != number and g.state.phase != "preparation":
            number = g.state.round
            deal(g, CHANCE, luck)
            for i in range(n):
                seen.append((rounds_left(g), {name: round(x, 3) for name, x in features(g, i, w).items()}))
            continue
        g.apply(bots[decision.player].choose(g.view(decision.player), decision))
    prestige = [g.state.clans[i].pp for i in range(n)]
    end = {"kill": not slot(g).kill, "lowest": min(prestige), "highest": max(prestige), "errands": len(slot(g).done)}
    numbers = {name: float(x) for name, x in end.items()}
    return [Sample(left, 1 / n, x, numbers) for left, x in seen]


# --- regression ------------------------------------------------------------------------------------------


def fit(samples: list[Sample]) -> dict[str, dict[str, list[float]]]:
    """The whole table."""
    found: dict[str, dict[str, list[float]]] = {goal: {} for goal in USED}
    for left in sorted({s.left for s in samples}):
        for goal in USED:
            for name, number in row(goal, [s for s in samples if s.left == left]).items():
                found[goal].setdefault(name, []).append(number)
    return found


def row(goal: str, samples: list[Sample]) -> dict[str, float]:
    if goal == "kill":
        return logistic_row(goal, [s for s in samples if not s.x["killed"]])
    known = "errands" if goal == "errands" else ""  # those that are done stay done
    names = [name for name in USED[goal] if name != known]
    targets = [s.end[goal] - (s.x[known] if known else 0.0) for s in samples]
    whole = sum(s.weight for s in samples)
    x, means = centred(samples, names)
    middle = sum(s.weight * y for s, y in zip(samples, targets, strict=True)) / whole
    found = solved(x, [s.weight for s in samples], [y - middle for y in targets], PULL)
    base = middle - dot(found, means)
    rest = [y - middle - dot(found, a) for a, y in zip(x, targets, strict=True)]
    spread = sqrt(sum(s.weight * e * e for s, e in zip(samples, rest, strict=True)) / whole)
    result = {BASE: base, SPREAD: spread, **dict(zip(names, found, strict=True))}
    return {**result, known: 1.0} if known else result


def logistic_row(goal: str, samples: list[Sample]) -> dict[str, float]:
    """Newton's method: every step is a weighted least squares."""
    names = list(USED[goal])
    x, means = centred(samples, names)
    rows = [[1.0, *a] for a in x]
    found = [0.0] * (len(names) + 1)
    pulls = [SMALL, *(PULL_KILL * v + SMALL for v in variances(x, [s.weight for s in samples]))]
    for _ in range(STEPS):
        chances = [logistic(dot(found, a)) for a in rows]
        weights = [s.weight * p * (1 - p) for s, p in zip(samples, chances, strict=True)]
        errors = [s.weight * (s.end[goal] - p) for s, p in zip(samples, chances, strict=True)]
        pushes = [sum(a * e for a, e in zip(column, errors, strict=True)) for column in zip(*rows, strict=True)]
        vector = [push - pull * b for push, pull, b in zip(pushes, pulls, found, strict=True)]
        found = [a + b for a, b in zip(found, solve(products(rows, weights, pulls), vector), strict=True)]
    return {BASE: found[0] - dot(found[1:], means), **dict(zip(names, found[1:], strict=True))}


def centred(samples: list[Sample], names: list[str]) -> tuple[list[list[float]], list[float]]:
    whole = sum(s.weight for s in samples)
    means = [sum(s.weight * s.x[name] for s in samples) / whole for name in names]
    return [[s.x[name] - m for name, m in zip(names, means, strict=True)] for s in samples], means


def variances(x: list[list[float]], weights: list[float]) -> list[float]:
    whole = sum(weights)
    return [sum(w * a * a for w, a in zip(weights, column, strict=True)) / whole for column in zip(*x, strict=True)]


def solved(x: list[list[float]], weights: list[float], y: list[float], pull: float) -> list[float]:
    vector = [sum(w * a * b for w, a, b in zip(weights, column, y, strict=True)) for column in zip(*x, strict=True)]
    return solve(products(x, weights, [pull * v + SMALL for v in variances(x, weights)]), vector)


def products(x: list[list[float]], weights: list[float], pulls: list[float]) -> list[list[float]]:
    """The lower half of the matrix of a least squares."""
    columns = [list(column) for column in zip(*x, strict=True)]
    matrix = []
    for i, a in enumerate(columns):
        weighted = [w * v for w, v in zip(weights, a, strict=True)]
        matrix.append([dot(weighted, b) for b in columns[: i + 1]])
        matrix[i][i] += pulls[i]
    return matrix


def table(found: dict[str, dict[str, list[float]]], games: int, seed: int) -> str:
    """The text of data/yedo/coop_leaf.yaml."""
    lines = [
        "# Playing together: how it ends when a round begins with 1, 2, 3 ... rounds to be played, each as a sum over",
        "# features (engine/yedo/bots/coop_leaf.py); kill is what goes into a logistic curve, spread the standard",
        "# deviation of what comes out differently. Fitted, not written by hand:",
        f"# python -m engine.yedo.lab.coop_fitting --games {games} --seed {seed}",
    ]
    for goal, rows in found.items():
        lines.append(f"{goal}:")
        lines += [f"  {name}: [{', '.join(f'{n:.3f}' for n in numbers)}]" for name, numbers in rows.items()]
    return "\n".join(lines) + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(description="Fit the leaf of the co-operative game; it is printed.")
    parser.add_argument("--games", type=int, default=1200)
    parser.add_argument("--seed", type=int, default=910001)
    args = parser.parse_args()
    samples = [sample for k in range(args.games) for sample in play_one(args.seed + k)]
    print(table(fit(samples), args.games, args.seed), end="")


if __name__ == "__main__":
    main()
