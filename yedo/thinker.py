"""Strong bots, and bots from a player's own file, think in a process of their own: the window never stalls,
an answer comes within HARD_STOP seconds whatever happens, and quitting ends the thinking at once.

`player(name, seed)` is what a table seats; `warm()` starts the process early, `shutdown()` ends it."""

import atexit
import threading
import time
from multiprocessing import get_context
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any, Protocol

from engine.core.decision import Decision, Option
from engine.yedo.board import Board
from engine.yedo.bots import folders, make
from engine.yedo.cards.table import cards_from_raw, raw_of, standard_cards
from engine.yedo.game import Yedo
from yedo.assets import user_dir

HARD_STOP = 4.0  # seconds for one answer; then the process is ended and the Samurai answers instead
READY = "ready"
MOST_BOTS = 16  # that the process remembers
QUICK = ("random", "novice", "samurai")  # these answer within milliseconds, where they are


def own_bots() -> Path:
    """Where a player's own bots are found by name."""
    return user_dir() / "bots"


if own_bots not in folders:
    folders.append(own_bots)


class Player(Protocol):
    def choose(self, view: Yedo, decision: Decision) -> Option: ...

    def why(self, own: bool = False) -> str: ...


def player(name: str, seed: int | str) -> Any:
    """The bot of this name as a table should seat it."""
    made = make(name, seed)  # also refuses, in one sentence, what cannot be seated
    return made if name in QUICK else Thinker(name, seed)


class Thinker:
    """Asks the worker process; if it fails or takes too long, the Samurai answers."""

    blind = False

    def __init__(self, name: str, seed: int | str) -> None:
        self.name, self.seed = name, seed
        self._said = ("", "")

    def choose(self, view: Yedo, decision: Decision) -> Option:
        found = WORKER.ask(self.name, self.seed, view, decision)
        if found is not None and found[0] in decision.options:
            self._said = (found[1], found[2])
            return found[0]
        samurai: Any = make("samurai", self.seed)
        option: Option = samurai.choose(view, decision)
        self._said = (samurai.why(), samurai.why(own=True))
        return option

    def why(self, own: bool = False) -> str:
        return self._said[own]


Answer = tuple[Option, str, str]


class Worker:
    """The one thinking process. It starts when it is first needed and again after it was ended."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._process: Any = None
        self._pipe: Connection | None = None
        self._cards: object = None  # the card table the process knows, if not the standard one
        self._ready = False  # it has said that it has loaded everything

    def ask(self, name: str, seed: int | str, view: Yedo, decision: Decision) -> Answer | None:
        """An answer, or None if there was none in time."""
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
                    return None
                answer: Answer | None = pipe.recv()
                return answer
            except (OSError, EOFError, ValueError):
                self.end()
                return None

    def warm(self) -> None:
        with self._lock:
            self._started()

    def _awake(self, pipe: Connection, seconds: float) -> bool:
        if not self._ready and pipe.poll(seconds):
            self._ready = pipe.recv() == READY
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


def think(pipe: Connection) -> None:
    """The process's life: a question comes, an answer goes; None says that the bot stumbled."""
    bots: dict[tuple[str, int | str], Any] = {}
    own_cards: Any = None
    try:
        standard_cards()
        pipe.send(READY)
    except (OSError, KeyboardInterrupt):
        return
    while True:
        try:
            name, seed, config, state, question, own, cards, board = pipe.recv()
        except (EOFError, OSError, KeyboardInterrupt):
            return
        try:
            if cards is not None:
                own_cards = cards_from_raw(cards)
            view = rebuilt(config, state, Decision(*question), own_cards if own else None, board)
            bot = bots.get((name, seed)) or make(name, seed)
            bots[name, seed] = bot
            if len(bots) > MOST_BOTS:  # those of earlier games
                del bots[next(iter(bots))]
            option = bot.choose(view, Decision(*question))
            why = getattr(bot, "why", None)
            answer = (option, why(), why(own=True)) if why is not None else (option, "", "")
        except Exception:  # a bot that stumbles must not take the table with it
            answer = None
        try:
            pipe.send(answer)
        except OSError:
            return


def rebuilt(config: Any, state: Any, decision: Decision, cards: Any, board: Any = None) -> Yedo:
    """The view as the asking process had it. A continued game may have a board of its own."""
    from engine.yedo.setup import open_spaces

    view = Yedo(config, cards, Board(board) if board is not None else None)
    view.state = state
    open_spaces(view)
    view.decision = decision
    return view
