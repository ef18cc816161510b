"""Tuning: games in which every seat plays with weights of its own, and what goes with a better score."""

from __future__ import annotations

from dataclasses import dataclass
from math import exp, sqrt
from statistics import mean

from engine.core.rng import bell, seeded
from engine.lab.crew import cut, spread
from engine.lab.tournament import SAMPLES, Entrant

from ..bots.weights import standard_weights
from ..config import standard_game
from ..game import new_game
from ..kind import KIND


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


def scattered(chunk: tuple[str, dict[str, float], list[int]]) -> list[Sample]:
    """Games in which every seat plays with its own weights, each scattered around the standard."""
    bot, base, seeds = chunk
    names = list(base)
    found: list[Sample] = []
    for seed in seeds:
        rng = seeded(f"tune/{seed}")
        steps = [[bell(rng) for _ in names] for _ in range(4)]
        row = [
            Entrant(bot, {n: base[n] * exp(SPREAD * z) for n, z in zip(names, seat, strict=True)}, SAMPLES)
            for seat in steps
        ]
        g = new_game(standard_game(4, 8, seed))
        bots = [entrant.seated(KIND, seed, i) for i, entrant in enumerate(row)]
        while (decision := g.decision) is not None:
            g.apply(bots[decision.player].choose(g.view(decision.player), decision))
        found.append((steps, [float(s) for s in g.result()["scores"]]))
    return found


def tune(
    names: list[str], games: int, seed: int, jobs: int = 1, bot: str = "samurai", cluster: str = ""
) -> list[Slope]:
    """Play games in which all seats scatter all weights at once; what goes with a better score than the
    table's mean shows where each weight should move. A weight moves as far as the evidence is clear."""
    weights = standard_weights(bot)
    base = {name: float(getattr(weights, name)) for name in names}
    seeds = [seed + k for k in range(games)]
    chunks = [(bot, base, some) for some in cut(seeds, 2)]
    samples = [sample for part in spread(scattered, chunks, jobs, cluster, "tuning") for sample in part]
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
