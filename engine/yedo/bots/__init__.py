"""The bots by name. A bot is an object with `choose(view, decision) -> option` and, if it likes to talk,
`why(own) -> str`. A name may also be the path of a Python file that holds one (README.md in this folder).

`view` is what its seat may see; a bot whose `blind` is True gets the game itself and must not look."""

from __future__ import annotations

import importlib.util
import os
import sys
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Any, Protocol

from engine.core.decision import Decision, Option
from engine.yedo.game import Yedo

from .weights import temperaments

# name -> module and class; imported only when such a bot sits down
BOTS: dict[str, tuple[str, str]] = {
    "random": ("random_bot", "RandomBot"),
    "novice": ("novice", "Novice"),
    "samurai": ("samurai", "Samurai"),
    "shogun": ("shogun", "Shogun"),
}
PLANNERS = ("samurai", "shogun")
OF = "-"  # a level and a temperament: samurai-bidder
# Seated by name like the others, but only in the laboratory: no setup offers it.
YARDSTICK = "yardstick"
folders: list[Callable[[], Path]] = []  # where own bots are looked for; the program adds the user's folder


class UnknownBot(ValueError):
    """A bot nobody knows; the message is one sentence."""


class Bot(Protocol):
    blind: bool

    def choose(self, view: Yedo, decision: Decision) -> Option: ...


def names() -> list[str]:
    """Every bot that can be seated by name: the game's own, then the files in the user's folders."""
    own = sorted(p.stem for folder in folders if os.path.isdir(folder()) for p in folder().glob("*.py"))
    return [*BOTS, *(n for n in own if n not in BOTS)]


def known(name: str) -> bool:
    return name in BOTS or name == YARDSTICK or temper(name) is not None or own_file(name) is not None


def temper(name: str) -> dict[str, float] | None:
    """What the temperament in a bot's name changes."""
    level, _, temperament = name.partition(OF)
    return temperaments().get(temperament) if level in PLANNERS else None


def make(name: str, seed: int | str) -> Bot:
    """A bot of this name; the same seed gives the same answers to the same questions."""
    factors = temper(name)
    if factors is not None:
        tempered: Any = make(name.partition(OF)[0], seed)
        tempered.w = tempered.w.times(factors)
        return tempered  # type: ignore[no-any-return]
    if name in BOTS:
        module, cls = BOTS[name]
        made: Bot = getattr(import_module(f"engine.yedo.bots.{module}"), cls)(seed)
        return made
    if name == YARDSTICK:
        from engine.yedo.lab.yardstick.yardstick import Yardstick

        return Yardstick(seed)
    path = own_file(name)
    if path is None:
        raise UnknownBot(f"there is no bot '{name}'; the bots are {', '.join(names())}")
    return OwnBot(path, seed)


def own_file(name: str) -> Path | None:
    """The file of an own bot: a path that ends in .py, or a name in one of the folders."""
    if name.endswith(".py"):
        return Path(name) if os.path.isfile(name) else None
    places = [folder() / f"{name}.py" for folder in folders]
    return next((path for path in places if os.path.isfile(path)), None)


class OwnBot:
    """A bot from a file: either a function `choose(view, decision)` or a class `Bot` made with the seed."""

    blind = False

    def __init__(self, path: Path, seed: int | str) -> None:
        self.name = path.stem
        module = load(path)
        if hasattr(module, "Bot"):
            self.inner: Any = module.Bot(seed)
        elif hasattr(module, "choose"):
            self.inner = module
        else:
            raise UnknownBot(f"{path.name} holds neither a function choose(view, decision) nor a class Bot")

    def choose(self, view: Yedo, decision: Decision) -> Option:
        option: Option = self.inner.choose(view, decision)
        if option not in decision.options:
            raise UnknownBot(f"the bot '{self.name}' answered {option!r}, which is not one of the options")
        return option

    def why(self, own: bool = False) -> str:
        why = getattr(self.inner, "why", None)
        return str(why()) if why is not None else ""


def load(path: Path) -> Any:
    """Import a bot's file once; whatever is wrong with it is said in one sentence."""
    name = f"yedo_own_bot_{path.resolve().as_posix()}"
    if name in sys.modules:
        return sys.modules[name]
    spec = importlib.util.spec_from_file_location(name, path)
    if spec is None or spec.loader is None:
        raise UnknownBot(f"{path.name} cannot be read as a Python file")
    module = importlib.util.module_from_spec(spec)
    try:
        spec.loader.exec_module(module)
    except Exception as error:
        raise UnknownBot(f"{path.name} cannot be used as a bot ({type(error).__name__}: {error})") from None
    sys.modules[name] = module
    return module
