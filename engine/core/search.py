"""Look-ahead over re-dealt copies: play every option on the same few possible worlds, let a quick policy
answer until the dust has settled, and compare what a value function says. Knows no particular game."""

from __future__ import annotations

import time
from collections.abc import Callable
from math import sqrt
from typing import Generic, TypeVar

from .decision import Decision, Option
from .game import Game

G = TypeVar("G", bound=Game)
ENOUGH = 3  # worlds, after which an option that is clearly behind is given up
BEHIND = 2.5  # standard errors


class Search(Generic[G]):
    """`deal(k)` gives possible world k, `answer` plays for everybody after the option, `settled` says when
    to stop, `value` judges the outcome for the one who asks; `enter` is told in which world a game begins."""

    def __init__(
        self,
        deal: Callable[[int], G],
        copy: Callable[[G], G],
        answer: Callable[[G, Decision], Option],
        settled: Callable[[G], bool],
        value: Callable[[G], float],
        longest: int = 400,
        clock: Callable[[], float] = time.perf_counter,
        enter: Callable[[int], None] = lambda k: None,
    ) -> None:
        self.deal, self.copy, self.answer, self.enter = deal, copy, answer, enter
        self.settled, self.value, self.longest = settled, value, longest
        self.clock = clock
        self.worlds: list[G] = []

    def world(self, k: int) -> G:
        while len(self.worlds) <= k:
            self.worlds.append(self.deal(len(self.worlds)))
        return self.worlds[k]

    def outcome(self, k: int, option: Option) -> float:
        """Play one option on world k and judge what came of it."""
        game = self.copy(self.world(k))
        self.enter(k)
        game.apply(option)
        for _ in range(self.longest):
            decision = game.decision
            if decision is None or self.settled(game):
                break
            game.apply(self.answer(game, decision))
        return self.value(game)

    def scores(self, options: list[Option], samples: int) -> list[float]:
        """The mean outcome of every option over the same worlds."""
        totals = [0.0] * len(options)
        for k in range(samples):
            for i, option in enumerate(options):
                totals[i] += self.outcome(k, option)
        return [t / samples for t in totals]

    def against_first(
        self, options: list[Option], samples: int, deadline: float | None = None
    ) -> list[tuple[int, float, float]]:
        """How much better each option is than the first, world by world: index, mean and standard error of
        the difference. Options that fall behind drop out, and when none is left it ends. Only whole worlds count;
        at the deadline (of `clock`) it stops, before it if another game would not fit. An
        option is only said to be better after two worlds."""
        alive = list(range(len(options)))
        rows: dict[int, list[float]] = {i: [] for i in alive}
        slowest = 0.0
        for k in range(samples):
            results = []
            for i in alive:
                began = self.clock()
                if deadline is not None and began + slowest > deadline:
                    break
                results.append(self.outcome(k, options[i]))
                slowest = max(slowest, self.clock() - began)
            if len(results) < len(alive):
                break
            for i, result in zip(alive, results, strict=True):
                rows[i].append(result)
            if k + 1 in (2, 4, 8, 16) and len(alive) > 2:
                rest = sorted(alive[1:], key=lambda i: -sum(rows[i]))
                alive = [0, *rest[: max(1, len(alive) // 2)]]
            if k + 1 >= ENOUGH:
                alive = [0, *(i for i in alive[1:] if not hopeless(*difference(rows[i], rows[0])))]
            if len(alive) < 2:
                break
        return [(i, *difference(rows[i], rows[0])) for i in alive[1:]]


def hopeless(better: float, error: float) -> bool:
    """So far behind that more worlds would hardly change it."""
    return better < -BEHIND * error


def difference(a: list[float], b: list[float]) -> tuple[float, float]:
    """Mean and standard error of paired differences; nothing is known from fewer than two."""
    n = min(len(a), len(b))
    if n < 2:
        return 0.0, 1e9
    diffs = [x - y for x, y in zip(a, b, strict=False)]
    middle = sum(diffs) / n
    return middle, sqrt(sum((d - middle) ** 2 for d in diffs) / (n - 1) / n)
