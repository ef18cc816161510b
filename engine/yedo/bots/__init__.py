"""The bots by name. A bot is an object with `choose(view, decision) -> option`.

`view` is what its seat may see; a bot whose `blind` is True gets the game itself and must not look."""

from __future__ import annotations

from importlib import import_module
from typing import Protocol

from engine.core.decision import Decision, Option
from engine.yedo.game import Yedo

# name -> module and class; imported only when such a bot sits down
BOTS: dict[str, tuple[str, str]] = {
    "random": ("random_bot", "RandomBot"),
}


class UnknownBot(ValueError):
    """A bot nobody knows; the message is one sentence."""


class Bot(Protocol):
    blind: bool

    def choose(self, view: Yedo, decision: Decision) -> Option: ...


def make(name: str, seed: int | str) -> Bot:
    """A bot of this name; the same seed gives the same answers to the same questions."""
    if name not in BOTS:
        raise UnknownBot(f"there is no bot '{name}'; the bots are {', '.join(BOTS)}")
    module, cls = BOTS[name]
    made: Bot = getattr(import_module(f"engine.yedo.bots.{module}"), cls)(seed)
    return made
