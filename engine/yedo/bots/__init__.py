"""The bots of Yedo by name, and a player's own (`engine.core.own_bots`, README.md in this folder)."""

from __future__ import annotations

from engine.core import own_bots
from engine.core.kind import Bot
from engine.core.own_bots import UnknownBot, own_seed
from engine.yedo.kind import KIND

BOTS = tuple(KIND.bots)

__all__ = ["BOTS", "Bot", "UnknownBot", "known", "make", "names", "own_seed", "runnable"]


def names() -> list[str]:
    """Every bot that can be seated by name: the game's own, then the files in the user's folders."""
    return own_bots.names(KIND)


def known(name: str) -> bool:
    """Whether a bot can be seated by this name."""
    return own_bots.known(KIND, name)


def runnable(name: str) -> bool:
    """Whether whoever types this name, or the path of a file, gets a bot."""
    return own_bots.runnable(KIND, name)


def make(name: str, seed: int | str) -> Bot:
    """A bot of this name; the same seed gives the same answers to the same questions."""
    return own_bots.make(KIND, name, seed)
