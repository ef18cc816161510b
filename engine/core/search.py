"""Look-ahead over re-dealt copies: play every option on the same few possible worlds, let a quick policy
answer until the dust has settled, and compare what a value function says. Knows no particular game."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Generic, TypeVar

from .decision import Decision, Option
from .game import Game

G = TypeVar("G", bound=Game)


class Search(Generic[G]):
    """`deal(k)` gives possible world k, `answer` plays for everybody after the option, `settled` says when
    to stop, `value` judges the outcome for the one who asks."""

    def __init__(
        self,
        deal: Callable[[int], G],
        copy: Callable[[G], G],
        answer: Callable[[G, Decision], Option],
        settled: Callable[[G], bool],
        value: Callable[[G], float],
        longest: int = 400,
    ) -> None:
        self.deal, self.copy, self.answer = deal, copy, answer
        self.settled, self.value, self.longest = settled, value, longest
        self.worlds: list[G] = []

    def world(self, k: int) -> G:
        while len(self.worlds) <= k:
            self.worlds.append(self.deal(len(self.worlds)))
        return self.worlds[k]

    def outcome(self, k: int, option: Option) -> float:
        """Play one option on world k and judge what came of it."""
        game = self.copy(self.world(k))
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

    def race(
        self, options: list[Option], samples: int, deadline: float | None = None
    ) -> list[tuple[int, float]]:
        """Like `scores`, but options that fall behind drop out after every few worlds. Returns index and
        mean of the survivors, best first. Only whole worlds count, so that options stay comparable; at the
        deadline (of `time.perf_counter`) it stops, before it if another world would not fit. Without a
        single whole world the options come back in their own order."""
        alive = list(range(len(options)))
        totals = [0.0] * len(options)
        done = 0
        slowest = 0.0
        for k in range(samples):
            row = []
            for i in alive:
                began = time.perf_counter()
                if deadline is not None and began + slowest > deadline:
                    break
                row.append(self.outcome(k, options[i]))
                slowest = max(slowest, time.perf_counter() - began)
            if len(row) < len(alive):
                break
            for i, result in zip(alive, row, strict=True):
                totals[i] += result
            done += 1
            if done in (2, 4, 8, 16) and len(alive) > 2:
                alive = sorted(alive, key=lambda i: -totals[i])[: max(2, (len(alive) + 1) // 2)]
        if not done:
            return [(i, 0.0) for i in alive]
        return sorted(((i, totals[i] / done) for i in alive), key=lambda x: -x[1])
