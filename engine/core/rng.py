"""Chance: a small integer generator that lives in the state (splitmix64).

The same seed gives the same game on every machine; copying it costs one integer.
"""

from __future__ import annotations

from typing import TypeVar

from .plain import Plain, plain

T = TypeVar("T")
MASK = (1 << 64) - 1


@plain
class Rng(Plain):
    state: int

    def below(self, n: int) -> int:
        """A number from 0 to n-1."""
        self.state = state = (self.state + 0x9E3779B97F4A7C15) & MASK
        state = ((state ^ (state >> 30)) * 0xBF58476D1CE4E5B9) & MASK
        state = ((state ^ (state >> 27)) * 0x94D049BB133111EB) & MASK
        return ((state ^ (state >> 31)) * n) >> 64 if n < 2**16 else (state ^ (state >> 31)) % n

    def shuffle(self, items: list[T]) -> None:
        below = self.below
        for i in range(len(items) - 1, 0, -1):
            j = below(i + 1)
            items[i], items[j] = items[j], items[i]

    def choice(self, items: list[T] | tuple[T, ...]) -> T:
        return items[self.below(len(items))]

    def take(self, items: list[T]) -> T:
        """Remove one item at random."""
        return items.pop(self.below(len(items)))


def seeded(seed: int | str) -> Rng:
    """A generator from any seed; text seeds are folded by FNV-1a, which is stable across runs."""
    if isinstance(seed, str):
        folded = 0xCBF29CE484222325
        for byte in seed.encode():
            folded = ((folded ^ byte) * 0x100000001B3) & MASK
        seed = folded
    rng = Rng(seed & MASK)
    rng.below(2)
    return rng


def bell(rng: Rng) -> float:
    """Roughly normal, mean 0, deviation 1."""
    return (sum(rng.below(1000) for _ in range(12)) - 5994.0) / 1000.0
