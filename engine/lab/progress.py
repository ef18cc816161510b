"""A bar with the time left, for whoever watches a long command: on a terminal's error stream only, so that what a
command prints stays clean."""

from __future__ import annotations

import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from typing import TypeVar

Item = TypeVar("Item")
PATIENCE = 2.0  # seconds before anything is shown; shorter work needs no bar
WIDTH = 30
OFTEN = 0.2  # seconds between two drawings
_hushed = ContextVar("hushed", default=False)


@contextmanager
def hushed(yes: bool = True) -> Iterator[None]:
    """No bars meanwhile: a command that prints for another program says nothing else, wherever its streams lead."""
    before = _hushed.set(yes)
    try:
        yield
    finally:
        _hushed.reset(before)


class Progress:
    def __init__(self, total: int, told: str = "") -> None:
        self.total, self.told, self.done = max(1, total), told, 0
        self._began = self._shown = time.monotonic()
        self._on = not _hushed.get() and sys.stderr is not None and sys.stderr.isatty()
        self._drawn = False

    def step(self, n: int = 1) -> None:
        self.done += n
        now = time.monotonic()
        if self._on and now - self._began > PATIENCE and now - self._shown > OFTEN:
            self._shown, self._drawn = now, True
            sys.stderr.write("\r" + line(self.done, self.total, now - self._began, self.told) + "\x1b[K")
            sys.stderr.flush()

    def close(self) -> None:
        if self._drawn:
            sys.stderr.write("\r\x1b[K")
            sys.stderr.flush()


class Watched(list[Item]):
    """A list with a bar that moves on while somebody walks through it."""

    def __init__(self, items: Sequence[Item], told: str = "") -> None:
        super().__init__(items)
        self.told = told

    def __iter__(self) -> Iterator[Item]:
        bar = Progress(len(self), self.told)
        try:
            for item in super().__iter__():
                yield item
                bar.step()
        finally:
            bar.close()


def line(done: int, total: int, seconds: float, told: str = "") -> str:
    """As in `shogun ██████···· 60 % · 2:05 left`."""
    share = min(1.0, done / total)
    left = seconds / share - seconds if share else 0.0
    full = round(share * WIDTH)
    bar = "█" * full + "·" * (WIDTH - full)
    return f"{told + ' ' if told else ''}{bar} {share:>4.0%} · {clock(left)} left"


def clock(seconds: float) -> str:
    minutes, rest = divmod(round(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"
