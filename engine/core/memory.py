"""How much memory the process holds, and whether that grows with the games it plays."""

from __future__ import annotations

import contextlib
import ctypes
import gc
import os
import sys
from pathlib import Path

LARGE = 256 << 10  # bytes; larger pieces go straight back to the system when they are freed
M_MMAP_THRESHOLD = -3
LEAST = 4  # samples after the warm-up that a verdict needs


def give_back() -> None:
    """Let large pieces be returned as soon as they are freed. The C library would stop doing so once the first
    picture is dropped, and an evening of pictures coming and going would leave a hundred megabytes of holes."""
    if sys.platform == "linux":
        with contextlib.suppress(OSError, AttributeError):  # another C library does as it likes
            ctypes.CDLL(None).mallopt(M_MMAP_THRESHOLD, LARGE)


def trim() -> None:
    """Close the holes as far as that goes, so that what is left is what is held."""
    gc.collect()
    if sys.platform == "linux":
        with contextlib.suppress(OSError, AttributeError):
            ctypes.CDLL(None).malloc_trim(0)


def resident() -> float:
    """Megabytes the process has in memory now; 0 where the system does not tell."""
    try:
        pages = int(Path("/proc/self/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE") / (1 << 20)
    except (OSError, ValueError, IndexError, AttributeError):
        return 0.0


class Watch:
    """Samples of memory over games played. What is loaded during the first `warm_up` games does not count;
    `limit` is the growth in MB for every thousand games below which memory is called flat."""

    def __init__(self, warm_up: int, limit: float) -> None:
        self.warm_up, self.limit = warm_up, limit
        self.samples: list[tuple[int, float]] = []

    def sample(self, games: int) -> float:
        gc.collect()
        self.samples.append((games, resident()))
        return self.samples[-1][1]

    @property
    def counted(self) -> list[tuple[int, float]]:
        return [(games, size) for games, size in self.samples if games >= self.warm_up]

    @property
    def growth(self) -> float:
        """MB for every thousand games after the warm-up: the slope of the straight line nearest to all samples."""
        points = self.counted
        if len(points) < 2:
            return 0.0
        middle = sum(games for games, _ in points) / len(points)
        height = sum(size for _, size in points) / len(points)
        spread = sum((games - middle) ** 2 for games, _ in points)
        if spread == 0:
            return 0.0
        return 1000 * sum((games - middle) * (size - height) for games, size in points) / spread

    @property
    def verdict(self) -> str:
        points = self.counted
        if not self.samples or self.samples[-1][1] == 0:
            return "not measured here"
        if len(points) < LEAST or points[-1][0] < 2 * self.warm_up:
            return "too few games to tell"
        return "flat" if self.growth <= self.limit else "growing"
