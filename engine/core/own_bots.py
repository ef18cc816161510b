"""Who can sit down at a game by name: its own bots, then the files of a player's folder. Files name bots by these
names only; on the command line it may also be the path of a Python file that holds one.

A bot is an object with `choose(view, decision) -> option` and, if it likes to talk, `why(own) -> str`. `view` is what
its seat may see; a bot whose `blind` is True gets the game itself and must not look."""

from __future__ import annotations

import hashlib
import importlib.util
import os
import re
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from .decision import Decision, Option
from .kind import Bot, Kind
from .trouble import Trouble

OWN_NAME = re.compile(r"\w[\w -]{0,39}")  # what a bot in a folder may be called; nothing that leads out of it
folders: list[Callable[[str], Path]] = []  # where own bots of a game are looked for; the program adds the user's


class UnknownBot(Trouble):
    """A bot nobody knows; the message is one sentence."""


def names(kind: Kind) -> list[str]:
    """Every bot that can be seated by name: the game's own, then the files in the user's folders."""
    places = [folder(kind.id) for folder in folders]
    files = (p for place in places if os.path.isdir(place) for p in place.glob("*.py"))
    own = sorted({p.stem for p in files if OWN_NAME.fullmatch(p.stem) and p.is_file()})
    return [*kind.bots, *(n for n in own if n not in kind.bots)]


def known(kind: Kind, name: str) -> bool:
    """Whether a bot can be seated by this name."""
    return kind.has_bot(name) or _in_folders(kind, name) is not None


def runnable(kind: Kind, name: str) -> bool:
    """Whether whoever types this name, or the path of a file, gets a bot."""
    return kind.has_bot(name) or own_file(kind, name) is not None


def own_seed(seed: int, seat: int) -> str:
    """A bot's own seed where a game must be the same every time: it follows from the game's seed and does not
    lead back to it. At the table a bot's seed has nothing to do with the game's."""
    return hashlib.sha256(f"the bot of seat {seat} in game {seed}".encode()).hexdigest()[:16]


def make(kind: Kind, name: str, seed: int | str) -> Bot:
    """A bot of this name; the same seed gives the same answers to the same questions."""
    if kind.has_bot(name):
        return kind.bot(name, seed)
    path = own_file(kind, name)
    if path is None:
        raise UnknownBot("no_bot", bot=name, known=", ".join(names(kind)))
    return OwnBot(path, seed)


def own_file(kind: Kind, name: str) -> Path | None:
    """The file of an own bot: a path that ends in .py, or a name in one of the folders."""
    if name.endswith(".py"):
        return Path(name) if os.path.isfile(name) else None
    return _in_folders(kind, name)


def _in_folders(kind: Kind, name: str) -> Path | None:
    if not OWN_NAME.fullmatch(name):
        return None
    places = [folder(kind.id) / f"{name}.py" for folder in folders]
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
                raise _stumbled(error, "useless_bot", file=path.name) from None
        elif hasattr(module, "choose"):
            self.inner = module
        else:
            raise UnknownBot("no_choose", file=path.name)

    def choose(self, view: Any, decision: Decision) -> Option:
        try:
            option: Option = self.inner.choose(view, decision)
            legal = option in decision.options
        except (Exception, SystemExit) as error:
            raise _stumbled(error, "stumbled", bot=self.name, question=decision.kind) from None
        if not legal:
            shown = repr(option)[:80]
            raise UnknownBot("odd_answer", bot=self.name, answer=shown)
        return option

    def why(self, own: bool = False) -> str:
        why = getattr(self.inner, "why", None)
        try:
            return " ".join(str(why()).split())[:300] if why is not None else ""
        except (Exception, SystemExit):
            return ""


def _stumbled(error: BaseException, key: str, **gaps: str) -> UnknownBot:
    words = " ".join(f"{type(error).__name__}: {error}".split())[:200].rstrip(": ")
    return UnknownBot(key, **gaps, detail=words)


def load(path: Path) -> Any:
    """Import a bot's file once; whatever is wrong with it is said in one sentence."""
    name = f"own_bot_{path.resolve().as_posix()}"
    if name in sys.modules:
        return sys.modules[name]
    spec = importlib.util.spec_from_file_location(name, path)
    if spec is None or spec.loader is None:
        raise UnknownBot("no_python", file=path.name)
    module = importlib.util.module_from_spec(spec)
    try:
        spec.loader.exec_module(module)
    except (Exception, SystemExit) as error:
        raise _stumbled(error, "useless_bot", file=path.name) from None
    sys.modules[name] = module
    return module
