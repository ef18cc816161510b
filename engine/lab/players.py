"""Who sits down in the laboratory: a game's own bots by name, or a bot from a file named on the command line."""

from __future__ import annotations

from typing import Any

from engine.core.kind import Bot, Kind
from engine.core.own_bots import make, own_seed


def seated(kind: Kind, name: str, seed: int, seat: int) -> Bot:
    """The bot of a seat in the game of this seed. Its own seed follows from both and tells nothing about them."""
    return make(kind, name, own_seed(seed, seat))


def bounded(bot: Any, samples: int, seconds: float, clock: Any) -> None:
    """Let a searching bot look at so many worlds and no longer than so many seconds of `clock`."""
    if samples and hasattr(bot, "samples") and hasattr(bot, "seconds"):
        bot.samples, bot.seconds = samples, seconds
        if hasattr(bot, "clock"):
            bot.clock = clock
