"""Strong bots, and bots from a player's own file, think in a process of their own: the window never stalls,
an answer comes within HARD_STOP seconds whatever happens, and quitting ends the thinking at once. A player's own
file is imported and run nowhere else.

`seated(name, seat, kind)` is what a table seats; `warm()` starts the process early, `shutdown()` ends it."""

import atexit
import contextlib
import json
import os
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from importlib import import_module
from multiprocessing import get_context
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any, Protocol

from engine.core.decision import Decision, Option
from engine.core.game import Game
from engine.core.kind import Kind, Parts
from engine.core.own_bots import UnknownBot, folders, known, make, names
from engine.core.words import Noun, Told, in_every_language, t
from engine.games import DEFAULT, GAMES, kind_of
from yedo import files
from yedo.assets import user_dir

HARD_STOP = 4.0  # seconds for one answer; then the process is ended and the fallback answers
READY = b"ready"
MOST_BOTS = 16  # that the process remembers
LARGEST_ANSWER = 10_000  # bytes
MOST_MEMORY = 2 << 30  # bytes of the process, where the system can hold it to that
PATIENCE = 3  # answers that a player's own bot may owe; then the fallback plays on for it


def own_bots(game: str = DEFAULT) -> Path:
    """Where a player's own bots of a game are found by name."""
    return user_dir() / "bots" if game == DEFAULT else user_dir() / "bots" / game


if own_bots not in folders:
    folders.append(own_bots)


Bots = dict[tuple[str, str, int | str], Any]  # by game, name and seed


class Player(Protocol):
    def choose(self, view: Game, decision: Decision) -> Option: ...

    def why(self, own: bool = False) -> str: ...


on_trouble: Callable[[str], object] | None = None  # hears, on any thread, why a bot plays for another


def seated(name: str, seat: int = 0, kind: Kind | None = None) -> Any:
    """The bot of this name as a table seats it: its seed is drawn by lot, so it tells nothing about the game's."""
    return player(name, f"{lot()}/{seat}", kind)


def lot() -> str:
    return os.urandom(8).hex()


def player(name: str, seed: int | str, kind: Kind | None = None) -> Any:
    """The bot of this name with a seed. Refuses, in one sentence, what nobody knows; a path is not a name."""
    kind = kind or kind_of(DEFAULT)
    if not known(kind, name):
        raise UnknownBot("no_bot", bot=name, known=", ".join(names(kind)))
    return make(kind, name, seed) if is_quick(name, kind) else Thinker(name, seed, kind)


def is_quick(name: str, kind: Kind | None = None) -> bool:
    """Whether a bot answers within milliseconds, where it sits."""
    level = (kind or kind_of(DEFAULT)).level(name)
    return level is not None and level.quick


class Thinker:
    """Asks the worker process; if it fails or takes too long, the game's quick bot answers. A player's own bot
    that cannot be used, or fails again and again, is not asked any more."""

    blind = False

    def __init__(self, name: str, seed: int | str, kind: Kind) -> None:
        self.name, self.seed, self.kind = name, seed, kind
        self.trouble = ""  # why another one plays for it, a sentence
        self._said = NOTHING, NOTHING
        self._owes = 0

    def choose(self, view: Game, decision: Decision) -> Option:
        if self._owes < PATIENCE:
            reply = WORKER.ask(self.kind, self.name, self.seed, view, decision)
            if isinstance(reply, Answer) and 0 <= reply.option < len(decision.options):
                self._said = (reply.why, reply.own)
                if not self.kind.has_bot(self.name):  # whatever a stranger's file says must be fit to be drawn
                    self._said = (_clean(reply.why), _clean(reply.own))
                return decision.options[reply.option]
            if not self.kind.has_bot(self.name):
                self._failed(reply)
        other: Any = self.kind.bot(self.kind.fallback, self.seed)
        option: Option = other.choose(view, decision)
        why = getattr(other, "why", None)
        if why is not None:
            self._said = (in_every_language(why), in_every_language(partial(why, own=True)))
        return option

    def _failed(self, reply: "Answer | Failure | None") -> None:
        failure = reply if isinstance(reply, Failure) else Failure(t("bots.no_answer"))
        self._owes += PATIENCE if failure.useless else 1
        if not self.trouble or self._owes >= PATIENCE:
            key = "bots.replaced" if self._owes >= PATIENCE else "bots.helped"
            other = Noun("bot", self.kind.fallback)
            self.trouble = t(key, bot=self.name, other=other, reason=files.clean(failure.reason, 200))
            if on_trouble is not None:
                on_trouble(self.trouble)

    def why(self, own: bool = False) -> str:
        return str(self._said[own])


def _clean(told: Told) -> Told:
    return Told({language: files.clean(words, 200) for language, words in told.said.items()})


NOTHING = Told({})


@dataclass(frozen=True, slots=True)
class Answer:
    """Which of the options, and why: for everybody, and for the one whose seat it is."""

    option: int
    why: Told = NOTHING
    own: Told = NOTHING


@dataclass(frozen=True, slots=True)
class Failure:
    """Why there is no answer; `useless` if there never will be one."""

    reason: str
    useless: bool = False


class Worker:
    """The one thinking process. It starts when it is first needed and again after it was ended."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._process: Any = None
        self._pipe: Connection | None = None
        self._parts: Parts | None = None  # the cards and numbers the process knows, if not today's
        self._ready = False  # it has said that it has loaded everything

    def ask(
        self, kind: Kind, name: str, seed: int | str, view: Any, decision: Decision
    ) -> Answer | Failure | None:
        """An answer or what went wrong; None if the process itself was not ready."""
        with self._lock:
            try:
                pipe = self._started(kind)
                until = time.monotonic() + HARD_STOP
                if not self._awake(pipe, HARD_STOP):
                    return None  # still starting, on a slow machine: let it
                parts = kind.parts(view)
                own, packed = kind.own(parts, view.config), None
                if own and not _same(parts, self._parts):
                    packed, self._parts = kind.fixed_parts(view), parts
                question = (decision.player, decision.kind, decision.options, decision.always, decision.sealed)
                pipe.send((kind.id, GAMES[kind.id], name, seed, view.config, view.state, question, own, packed))
                if not pipe.poll(max(0.0, until - time.monotonic())):
                    self.end()
                    return Failure(t("bots.too_slow", n=round(HARD_STOP)))
                return _read(pipe.recv_bytes(LARGEST_ANSWER))
            except (OSError, EOFError, ValueError):
                self.end()
                return Failure(t("bots.no_answer"))

    def warm(self, kind: Kind | None = None) -> None:
        with self._lock:
            self._started(kind or kind_of(DEFAULT))

    def _awake(self, pipe: Connection, seconds: float) -> bool:
        if not self._ready and pipe.poll(seconds):
            self._ready = pipe.recv_bytes(LARGEST_ANSWER) == READY
        return self._ready

    def _started(self, kind: Kind) -> Connection:
        if self._pipe is None or self._process is None or not self._process.is_alive():
            self.end()
            context = get_context("spawn")
            mine, theirs = context.Pipe()
            process = context.Process(
                target=think, args=(theirs, GAMES[kind.id]), name="yedo-thinker", daemon=True
            )
            process.start()
            theirs.close()
            self._process, self._pipe = process, mine
        return self._pipe

    def end(self) -> None:
        """End the process at once, thinking or not."""
        process, pipe = self._process, self._pipe
        self._process = self._pipe = self._parts = None
        self._ready = False
        if pipe is not None:
            pipe.close()
        if process is not None:
            process.kill()
            process.join(1.0)


def _same(parts: Parts, others: Parts | None) -> bool:
    return others is not None and all(a is b for a, b in zip(parts, others, strict=True))


WORKER = Worker()


def warm(kind: Kind | None = None) -> None:
    """Start the process while the table is being laid, so that the first answer need not wait for it."""
    threading.Thread(target=WORKER.warm, args=(kind,), daemon=True).start()


def shutdown() -> None:
    """End the thinking; called when the window closes. Never waits for an answer under way."""
    WORKER.end()


atexit.register(shutdown)


def _read(raw: bytes) -> Answer | Failure:
    """What the process said: plain words, so that nothing of a bot's comes to life here."""
    said = json.loads(raw)
    if "reason" in said:
        return Failure(str(said["reason"]), said["useless"] is True)
    why, own = ({str(code): str(words) for code, words in said[which].items()} for which in ("why", "own"))
    return Answer(int(said["option"]), Told(why), Told(own))


def think(pipe: Connection, module: str) -> None:
    """The process's life: a question comes, the number of an option goes, or why there is none. `module` holds the
    KIND of the game that is likely to ask."""
    bots: Bots = {}
    parts: Parts | None = None  # of the asking game, where they are not today's
    _hold_memory()
    try:
        first: Kind = import_module(module).KIND
        first.new(first.config(max(first.players), 1))  # loads whatever its questions need
        pipe.send_bytes(READY)
    except (OSError, KeyboardInterrupt):
        return
    while True:
        try:
            game, module, name, seed, config, state, question, own, packed = pipe.recv()
        except (EOFError, OSError, KeyboardInterrupt):
            return
        said: dict[str, Any]
        try:
            kind: Kind = import_module(module).KIND
            if packed is not None:
                parts = kind.unpack(packed, config)
            view = kind.around(config, state, parts if own else None)
            view.decision = Decision(*question)
            said = _answer(bots, kind, name, seed, view)
        except BaseException as problem:  # a bot that stumbles, or tries to leave, must not take the table with it
            useless = (game, name, seed) not in bots
            words = str(problem) if isinstance(problem, UnknownBot) else f"{type(problem).__name__}: {problem}"
            said = {"reason": " ".join(words.split())[:300], "useless": useless}
        try:
            pipe.send_bytes(json.dumps(said).encode())
        except OSError:
            return


def _answer(bots: Bots, kind: Kind, name: str, seed: int | str, view: Game) -> dict[str, Any]:
    assert view.decision is not None
    options = list(view.decision.options)
    who = (kind.id, name, seed)
    if who not in bots:
        bots[who] = make(kind, name, seed)
    if len(bots) > MOST_BOTS:  # those of earlier games
        del bots[next(iter(bots))]
    bot = bots[who]
    option = options.index(bot.choose(view, view.decision))
    why = getattr(bot, "why", None)
    told = [in_every_language(partial(why, own=own)) for own in (False, True)] if why is not None else [NOTHING] * 2
    shown = [{language: words[:500] for language, words in one.said.items()} for one in told]
    return {"option": option, "why": shown[0], "own": shown[1]}


def _hold_memory() -> None:
    """A bot that wants all the memory there is gets an error instead; not every system knows such a bound."""
    with contextlib.suppress(ImportError, OSError, ValueError, AttributeError):
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY))
