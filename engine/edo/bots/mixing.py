"""How often to play each of a few good plans, so that whoever has watched cannot read the next one."""

from __future__ import annotations

from operator import mul

from engine.core.rng import Rng


def mixture(payoffs: list[list[float]], doubt: float, turns: int) -> list[float]:
    """The share of each row of `payoffs` (own plans by guessed worlds).

    Against worlds drawn evenly the best row alone would be right. But guesses may be wrong and rivals may have
    learned, so a share `doubt` of the worlds is chosen by somebody who knows how often each row is played and wants
    the choice to be regretted most. Both sides play by regret matching; the shares are those of all turns, later ones
    counting more."""
    best = [max(column) for column in zip(*payoffs, strict=True)]
    missed = [[most - value for most, value in zip(best, row, strict=True)] for row in payoffs]
    by_world = list(zip(*missed, strict=True))
    evenly = [sum(row) / len(row) for row in missed]
    ours, theirs, total = [0.0] * len(missed), [0.0] * len(best), [0.0] * len(missed)
    for turn in range(1, turns + 1):
        x, y = matched(ours), matched(theirs)
        chosen = [sum(map(mul, y, row)) for row in missed]
        costs = [(1 - doubt) * even + doubt * worst for even, worst in zip(evenly, chosen, strict=True)]
        gains = [sum(map(mul, x, column)) for column in by_world]
        cost, gain = sum(map(mul, x, costs)), sum(map(mul, y, gains))
        ours = [max(0.0, regret + cost - c) for regret, c in zip(ours, costs, strict=True)]
        theirs = [max(0.0, regret + g - gain) for regret, g in zip(theirs, gains, strict=True)]
        total = [share + turn * now for share, now in zip(total, x, strict=True)]
    return [share / sum(total) for share in total]


def matched(regrets: list[float]) -> list[float]:
    """Shares in proportion to the regrets; all alike while there are none."""
    total = sum(regrets)
    return [regret / total for regret in regrets] if total > 0.0 else [1 / len(regrets)] * len(regrets)


def drawn(shares: list[float], rng: Rng) -> int:
    """A place, as often as its share says."""
    aim = rng.below(10_000) / 10_000
    for at, share in enumerate(shares):
        aim -= share
        if aim < 0.0:
            return at
    return len(shares) - 1
