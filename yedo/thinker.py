"""Strong bots, and bots from a player's own file, think in a process of their own: the window never stalls,
an answer comes within HARD_STOP seconds whatever happens, and quitting ends the thinking at once. A player's own
file is imported and run nowhere else.

`seated(name)` is what a table seats; `warm()` starts the process early, `shutdown()` ends it."""

import atexit
import contextlib
import json
import os
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass
from multiprocessing import get_context
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any, Protocol

from engine.core.decision import Decision, Option
from engine.core.words import t
from engine.yedo.board import Board
from engine.yedo.bots import BOTS, UnknownBot, folders, known, make, names
from engine.yedo.cards.table import cards_from_raw, raw_of, standard_cards
from engine.yedo.game import Yedo
from yedo import files
from yedo.assets import user_dir

HARD_STOP = 4.0  # seconds for one answer; then the process is ended and the Samurai answers instead
READY = b"ready"
MOST_BOTS = 16  # that the process remembers
LARGEST_ANSWER = 10_000  # bytes
MOST_MEMORY = 2 << 30  # bytes of the process, where the system can hold it to that
PATIENCE = 3  # answers that a player's own bot may owe; then the Samurai plays on for it
QUICK = ("random", "novice", "samurai")  # these answer within milliseconds, where they are


def own_bots() -> Path:
    """Where a player's own bots are found by name."""
    return user_dir() / "bots"


if own_bots not in folders:
    folders.append(own_bots)


class Player(Protocol):
    def choose(self, view: Yedo, decision: Decision) -> Option: ...

    def why(self, own: bool = False) -> str: ...


on_trouble: Callable[[str], object] | None = None  # hears, on any thread, why the Samurai plays for another


def seated(name: str, seat: int = 0) -> Any:
    """The bot of this name as a table seats it: its seed is drawn by lot, so it tells nothing about the game's."""
    return player(name, f"{os.urandom(8).hex()}/{seat}")


def player(name: str, seed: int | str) -> Any:
    """The bot of this name with a seed. Refuses, in one sentence, what nobody knows; a path is not a name."""
    if not known(name):
        raise UnknownBot(f"there is no bot '{name}'; the bots are {', '.join(names())}")
    return make(name, seed) if name in QUICK else Thinker(name, seed)


class Thinker:
    """Asks the worker process; if it fails or takes too long, the Samurai answers. A player's own bot that cannot
    be used, or fails again and again, is not asked any more."""

    blind = False

    def __init__(self, name: str, seed: int | str) -> None:
        self.name, self.seed = name, seed
        self.trouble = ""  # why the Samurai plays for it, a sentence
        self._said = ("", "")
        self._owes = 0

    def choose(self, view: Yedo, decision: Decision) -> Option:
        if self._owes < PATIENCE:
            reply = WORKER.ask(self.name, self.seed, view, decision)
            if isinstance(reply, Answer) and 0 <= reply.option < len(decision.options):
                self._said = (reply.why, reply.own)
                if self.name not in BOTS:  # whatever a stranger's file says must be fit to be drawn
                    self._said = (files.clean(reply.why, 200), files.clean(reply.own, 200))
                return decision.options[reply.option]
            if self.name not in BOTS:
                self._failed(reply)
        samurai: Any = make("samurai", self.seed)
        option: Option = samurai.choose(view, decision)
        self._said = (samurai.why(), samurai.why(own=True))
        return option

    def _failed(self, reply: "Answer | Failure | None") -> None:
        failure = reply if isinstance(reply, Failure) else Failure(t("bots.no_answer"))
        self._owes += PATIENCE if failure.useless else 1
        if not self.trouble or self._owes >= PATIENCE:
            key = "bots.replaced" if self._owes >= PATIENCE else "bots.helped"
            self.trouble = t(key, bot=self.name, reason=files.clean(failure.reason, 200))
            if on_trouble is not None:
                on_trouble(self.trouble)

    def why(self, own: bool = False) -> str:
        return self._said[own]


@dataclass(frozen=True, slots=True)
class Answer:
    """Which of the options, and why: for everybody, and for the one whose seat it is."""

    option: int
    why: str = ""
    own: str = ""


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
        self._cards: object = None  # the card table the process knows, if not the standard one
        self._ready = False  # it has said that it has loaded everything

    def ask(self, name: str, seed: int | str, view: Yedo, decision: Decision) -> Answer | Failure | None:
        """An answer or what went wrong; None if the process itself was not ready."""
        with self._lock:
            try:
                pipe = self._started()
                until = time.monotonic() + HARD_STOP
                if not self._awake(pipe, HARD_STOP):
                    return None  # still starting, on a slow machine: let it
                cards = None
                own = view.cards is not view.edition.cards
                if own and view.cards is not self._cards:
                    cards, self._cards = raw_of(view.cards), view.cards
                question = (decision.player, decision.kind, decision.options)
                board = view.board.raw if view.board is not view.edition.board else None
                pipe.send((name, seed, view.config, view.state, question, own, cards, board))
                if not pipe.poll(max(0.0, until - time.monotonic())):
                    self.end()
                    return Failure(t("bots.too_slow", n=round(HARD_STOP)))
                return _read(pipe.recv_bytes(LARGEST_ANSWER))
            except (OSError, EOFError, ValueError):
                self.end()
                return Failure(t("bots.no_answer"))

    def warm(self) -> None:
        with self._lock:
            self._started()

    def _awake(self, pipe: Connection, seconds: float) -> bool:
        if not self._ready and pipe.poll(seconds):
            self._ready = pipe.recv_bytes(LARGEST_ANSWER) == READY
        return self._ready

    def _started(self) -> Connection:
        if self._pipe is None or self._process is None or not self._process.is_alive():
            self.end()
            context = get_context("spawn")
            mine, theirs = context.Pipe()
            process = context.Process(target=think, args=(theirs,), name="yedo-thinker", daemon=True)
            process.start()
            theirs.close()
            self._process, self._pipe = process, mine
        return self._pipe

    def end(self) -> None:
        """End the process at once, thinking or not."""
        process, pipe = self._process, self._pipe
        self._process = self._pipe = self._cards = None
        self._ready = False
        if pipe is not None:
            pipe.close()
        if process is not None:
            process.kill()
            process.join(1.0)


WORKER = Worker()


def warm() -> None:
    """Start the process while the table is being laid, so that the first answer need not wait for it."""
    threading.Thread(target=WORKER.warm, daemon=True).start()


def shutdown() -> None:
    """End the thinking; called when the window closes. Never waits for an answer under way."""
    WORKER.end()


atexit.register(shutdown)


def _read(raw: bytes) -> Answer | Failure:
    """What the process said: plain words, so that nothing of a bot's comes to life here."""
    said = json.loads(raw)
    if "reason" in said:
        return Failure(str(said["reason"]), said["useless"] is True)
    return Answer(int(said["option"]), str(said["why"]), str(said["own"]))


def think(pipe: Connection) -> None:
    """The process's life: a question comes, the number of an option goes, or why there is none."""
    bots: dict[tuple[str, int | str], Any] = {}
    own_cards: Any = None
    _hold_memory()
    try:
        standard_cards()
        pipe.send_bytes(READY)
    except (OSError, KeyboardInterrupt):
        return
    while True:
        try:
            name, seed, config, state, question, own, cards, board = pipe.recv()
        except (EOFError, OSError, KeyboardInterrupt):
            return
        said: dict[str, Any]
        try:
            if cards is not None:
                own_cards = cards_from_raw(cards)
            view = rebuilt(config, state, Decision(*question), own_cards if own else None, board)
            said = _answer(bots, name, seed, view)
        except BaseException as problem:  # a bot that stumbles, or tries to leave, must not take the table with it
            useless = (name, seed) not in bots
            words = str(problem) if isinstance(problem, UnknownBot) else f"{type(problem).__name__}: {problem}"
            said = {"reason": " ".join(words.split())[:300], "useless": useless}
        try:
            pipe.send_bytes(json.dumps(said).encode())
        except OSError:
            return


def _answer(bots: dict[tuple[str, int | str], Any], name: str, seed: int | str, view: Yedo) -> dict[str, Any]:
    assert view.decision is not None
    options = list(view.decision.options)
    if (name, seed) not in bots:
        bots[name, seed] = make(name, seed)
    if len(bots) > MOST_BOTS:  # those of earlier games
        del bots[next(iter(bots))]
    bot = bots[name, seed]
    option = options.index(bot.choose(view, view.decision))
    why = getattr(bot, "why", None)
    told = (str(why()), str(why(own=True))) if why is not None else ("", "")
    return {"option": option, "why": told[0][:500], "own": told[1][:500]}


def _hold_memory() -> None:
    """A bot that wants all the memory there is gets an error instead; not every system knows such a bound."""
    with contextlib.suppress(ImportError, OSError, ValueError, AttributeError):
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY))


def rebuilt(config: Any, state: Any, decision: Decision, cards: Any, board: Any = None) -> Yedo:
    """The view as the asking process had it. A continued game may have a board of its own."""
    from engine.yedo.setup import open_spaces

    view = Yedo(config, cards, Board(board) if board is not None else None)
    view.state = state
    open_spaces(view)
    view.decision = decision
    return view
