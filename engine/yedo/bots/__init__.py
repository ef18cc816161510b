"""The bots by name. A bot is an object with `choose(view, decision) -> option` and, if it likes to talk,
`why(own) -> str`. Files name bots by the names known here only; on the command line it may also be the path of a
Python file that holds one (README.md in this folder).

`view` is what its seat may see; a bot whose `blind` is True gets the game itself and must not look."""

from __future__ import annotations

import hashlib
import importlib.util
import os
import re
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
OWN_NAME = re.compile(r"\w[\w -]{0,39}")  # what a bot in a folder may be called; nothing that leads out of it
folders: list[Callable[[], Path]] = []  # where own bots are looked for; the program adds the user's folder


class UnknownBot(ValueError):
    """A bot nobody knows; the message is one sentence."""


class Bot(Protocol):
    blind: bool

    def choose(self, view: Yedo, decision: Decision) -> Option: ...


def names() -> list[str]:
    """Every bot that can be seated by name: the game's own, then the files in the user's folders."""
    files = (p for folder in folders if os.path.isdir(folder()) for p in folder().glob("*.py"))
    own = sorted({p.stem for p in files if OWN_NAME.fullmatch(p.stem) and p.is_file()})
    return [*BOTS, *(n for n in own if n not in BOTS)]


def known(name: str) -> bool:
    """Whether a bot can be seated by this name."""
    return _ours(name) or _in_folders(name) is not None


def runnable(name: str) -> bool:
    """Whether whoever types this name, or the path of a file, gets a bot."""
    return _ours(name) or own_file(name) is not None


def _ours(name: str) -> bool:
    return name in BOTS or name == YARDSTICK or temper(name) is not None


def temper(name: str) -> dict[str, float] | None:
    """What the temperament in a bot's name changes."""
    level, _, temperament = name.partition(OF)
    return temperaments().get(temperament) if level in PLANNERS else None


def own_seed(seed: int, seat: int) -> str:
    """A bot's own seed where a game must be the same every time: it follows from the game's seed and does not
    lead back to it. At the table a bot's seed has nothing to do with the game's."""
    return hashlib.sha256(f"the bot of seat {seat} in game {seed}".encode()).hexdigest()[:16]


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
    return _in_folders(name)


def _in_folders(name: str) -> Path | None:
    if not OWN_NAME.fullmatch(name):
        return None
    places = [folder() / f"{name}.py" for folder in folders]
    return next((path for path in places if os.path.isfile(path)), None)


class OwnBot:
    """A bot from a file: either a function `choose(view, decision)` or a class `Bot` made with the seed. Whatever
    goes wrong in it, also an attempt to end the program, is said in one sentence."""

    blind = False

    def __init__(self, path: Path, seed: int | str) -> None:
        self.name = path.stem
        module = load(path)
        if hasattr(module, "Bot"):
            try:
                self.inner: Any = module.Bot(seed)
            except (Exception, SystemExit) as error:
                raise _stumbled(f"{path.name} cannot be used as a bot", error) from None
        elif hasattr(module, "choose"):
            self.inner = module
        else:
            raise UnknownBot(f"{path.name} holds neither a function choose(view, decision) nor a class Bot")

    def choose(self, view: Yedo, decision: Decision) -> Option:
        try:
            option: Option = self.inner.choose(view, decision)
            legal = option in decision.options
        except (Exception, SystemExit) as error:
            raise _stumbled(f"the bot '{self.name}' stumbled over '{decision.kind}'", error) from None
        if not legal:
            shown = repr(option)[:80]
            raise UnknownBot(f"the bot '{self.name}' answered {shown}, which is not one of the options")
        return option

    def why(self, own: bool = False) -> str:
        why = getattr(self.inner, "why", None)
        try:
            return " ".join(str(why()).split())[:300] if why is not None else ""
        except (Exception, SystemExit):
            return ""


def _stumbled(what: str, error: BaseException) -> UnknownBot:
    words = " ".join(f"{type(error).__name__}: {error}".split())[:200].rstrip(": ")
    return UnknownBot(f"{what} ({words})")


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
    except (Exception, SystemExit) as error:
        raise _stumbled(f"{path.name} cannot be used as a bot", error) from None
    sys.modules[name] = module
    return module
