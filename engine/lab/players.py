"""Who sits down in the laboratory: a game's own bots by name, or a bot from a file named on the command line."""

from __future__ import annotations

from typing import Any

from engine.core.kind import Bot, Kind
from engine.yedo.bots import make


def seated(kind: Kind, name: str, seed: int | str) -> Bot:
    """A bot of this name; the same seed gives the same answers to the same questions."""
    return kind.bot(name, seed) if name in kind.bots else make(name, seed)


def bounded(bot: Any, samples: int, seconds: float, clock: Any) -> None:
    """Let a searching bot look at so many worlds and no longer than so many seconds of `clock`."""
    if samples and hasattr(bot, "samples") and hasattr(bot, "seconds"):
        bot.samples, bot.seconds = samples, seconds
        if hasattr(bot, "clock"):
            bot.clock = clock
