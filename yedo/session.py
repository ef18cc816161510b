"""A running game of any kind: the engine's game, who plays each seat, and what has happened but was not shown yet.

Persons answer through `answer`; the others are asked on a thread of their own, one question at a time, so
that the window never waits. `on_answer` hears of every answer, `on_hand_over` of every seat that changes hands:
saving and undo attach there.

While a question is sealed (`engine.core.sealed`) every asked seat writes on a draft of its own, in any order; `on_seal`
hears of whatever was written or struck out. The game itself goes on, answer by answer, when the last one has sealed."""

import sys
import threading
from collections import deque
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any, Protocol

from engine.core.decision import Decision, IllegalAnswer, Option
from engine.core.event import Event
from engine.core.journal import Answer
from engine.core.kind import Kind, Parts
from engine.core.saving import call
from engine.core.sealed import Draft, Drafts, Open
from engine.core.setup import HUMAN as HUMAN
from engine.core.words import in_every_language
from engine.games import DEFAULT, kind_of
from yedo import own_numbers, thinker
from yedo.clocks import Clocks

NOBODY = "nobody"  # a seat that the rules themselves play
SWITCH = 0.001  # seconds after which a thinking bot lets the window have the interpreter
Call = Callable[[Callable[[], object]], object]


class Player(Protocol):
    """Whoever is not a person: sees its own view and answers by identity."""

    def choose(self, view: Any, decision: Decision) -> Option: ...


@dataclass(slots=True)
class Step:
    """One answer and everything it led to, up to the next question."""

    player: int  # who answered; -1 for the setup
    option: Option | None
    events: list[Event]
    game: Any  # the game after it, a copy: take a view of it before showing anything
    why: str = ""  # a bot's reason, one sentence that everybody may read
    kind: str = ""  # of the question that was answered
    # A copy of the game after each event, for drawing; None before the table is laid.
    frames: list[Any] = field(default_factory=list)
    laid: Any = None  # of the setup: a copy of the game when its table was laid


class Recorder:
    """Hears a game's events and keeps a copy of it after each, once its table is laid. In the middle of an answer
    nobody is asked."""

    def __init__(self, game: Any = None) -> None:
        self.game = game
        self.events: list[Event] = []
        self.frames: list[Any] = []
        self.laid: Any = None

    def laid_out(self, game: Any) -> None:
        self.game = game
        self.laid = self._copy()

    def _copy(self) -> Any:
        frame = self.game.clone()
        frame.decision = None
        return frame

    def __call__(self, event: Event) -> None:
        self.events.append(event)
        self.frames.append(None if self.game is None else self._copy())


def apply(game: Any, answer: Answer, why: str = "") -> Step:
    """Give a game an answer and write down what comes of it."""
    call(game, answer.player)
    sink, heard = game.sink, Recorder(game)
    game.sink = heard
    try:
        game.apply(answer.option)
    finally:
        game.sink = sink
    return Step(answer.player, answer.option, heard.events, game.clone(), why, answer.kind, heard.frames)


@dataclass(slots=True)
class Session:
    """`call` runs an action on the window's thread; without one, players answer at once."""

    kind: Kind
    game: Any
    played_by: list[str]
    make_player: Callable[[str, int], Player] = thinker.seated  # by name and seat
    call: Call | None = None
    on_answer: list[Callable[["Session", Step], object]] = field(default_factory=list)
    on_hand_over: list[Callable[["Session"], object]] = field(default_factory=list)
    on_seal: list[Callable[["Session", Draft], object]] = field(default_factory=list)
    steps: deque[Step] = field(default_factory=deque)  # not shown yet
    answers: list[Answer] = field(default_factory=list)
    clocks: Clocks | None = None  # of the persons, where they were wanted
    handed: int = 0  # answers that had been given when a seat changed hands last
    peopled: bool = False  # a person has played here: also when all seats are bots' by now, hands stay hidden
    thinking: bool = False
    writer: int = -1  # the person who has taken the pen while several write
    _players: dict[int, tuple[str, Player]] = field(default_factory=dict)
    _turn: int = 0  # grows when what a thinking player was asked is no longer the question
    _drafts: Drafts | None = None
    _kept: dict[int, list[Option]] = field(default_factory=dict)  # by seat, written before an open answer
    _reasons: dict[int, list[str]] = field(default_factory=dict)  # by seat, a bot's for each item of its draft

    # --- asking -------------------------------------------------------------------------------------------

    @property
    def decision(self) -> Decision | None:
        """The open question; of a sealed one that of whoever has taken the pen, else of the first seat that still
        writes, persons before bots."""
        drafts = self.drafts()
        if drafts is None:
            decision: Decision | None = self.game.decision
            return decision
        waiting = sorted(drafts.waiting, key=lambda seat: (seat != self.writer, not self.is_human(seat)))
        return drafts.of(waiting[0]).decision if waiting else None

    @property
    def over(self) -> bool:
        return self.game.decision is None

    def drafts(self) -> Drafts | None:
        """What the seats have written so far, while a sealed question is open."""
        asked = self.game.decision
        if asked is None or not asked.sealed:
            return None
        if self._drafts is None:
            self._drafts = Drafts(self.game, self._kept)
        return self._drafts

    def sealed_by(self) -> frozenset[int]:
        """The persons who have sealed while others still write. When a bot seals is nobody's business."""
        drafts = self.drafts() if self.humans() else None
        if drafts is None:
            return frozenset()
        return frozenset(seat for seat in drafts.seats if self.is_human(seat) and drafts.of(seat).decision is None)

    def question(self, seat: int) -> Decision | None:
        """What this seat is asked now, if anything."""
        drafts = self.drafts()
        if drafts is not None:
            return drafts.of(seat).decision if seat in drafts.seats else None
        asked: Decision | None = self.game.decision
        return asked if asked is not None and asked.player == seat else None

    def view(self, seat: int) -> Any:
        """The game as a seat sees it, with what it has written in secret."""
        drafts = self.drafts()
        return drafts.of(seat).game.clone() if drafts is not None and seat in drafts.seats else self.game.view(seat)

    def humans(self) -> list[int]:
        return [seat for seat, name in enumerate(self.played_by) if name == HUMAN]

    def is_human(self, seat: int) -> bool:
        return self.played_by[seat] == HUMAN

    # --- answering ----------------------------------------------------------------------------------------

    def answer(self, option: Option, why: str = "", seat: int | None = None) -> Step | None:
        """Answer the open question, or that of one `seat` while several are asked; the step waits in `steps` to be
        shown. There is none as long as a sealed question waits for more."""
        asked = self.decision if seat is None else self.question(seat)
        if asked is None:
            raise IllegalAnswer("the game is over" if self.over else f"seat {seat} is not asked")
        given, drafts = Answer(asked.player, asked.kind, option), self.drafts()
        if drafts is None:
            step = self._give(given, why)
            return self.settle() or step
        draft = drafts.of(asked.player)
        try:
            draft.give(option)
        except Open:  # everybody sees it at once, and the drafts go on upon what it led to
            return self._openly(given, why, drafts)
        self._reasons.setdefault(asked.player, []).append(why)
        self._sealed(draft)
        return self.settle()

    def settle(self) -> Step | None:
        """Give the game what was written, if nobody has anything left to choose; the last step of it."""
        drafts = self.drafts()
        if drafts is None or drafts.waiting:
            return None
        reasons, step = self._reasons, None
        self._kept = {}
        for answer in drafts.answers():
            whys = reasons.get(answer.player)
            step = self._give(answer, whys.pop(0) if whys else "")
        return step

    def _give(self, answer: Answer, why: str) -> Step:
        self._turn, self.writer = self._turn + 1, -1
        step = apply(self.game, answer, why)
        self._drafts = None
        self.answers.append(answer)
        self.steps.append(step)
        for hear in self.on_answer:
            hear(self, step)
        return step

    def _openly(self, answer: Answer, why: str, drafts: Drafts) -> Step | None:
        kept = {seat: drafts.of(seat).items for seat in drafts.seats}
        step = self._give(answer, why)
        self.keep_drafts(kept)
        return self.settle() or step

    def keep_drafts(self, kept: Mapping[int, Sequence[Option]]) -> None:
        """Go on with what was written earlier, as far as it still fits when the sealed question is open again: what
        was done openly may lead to other questions first."""
        self._drafts, self._kept = None, {seat: list(items) for seat, items in kept.items() if items}
        self._reasons = {seat: whys for seat, whys in self._reasons.items() if seat in self._kept}

    def reopen(self, seat: int, items: int = 1) -> bool:
        """Strike out the last items that a seat wrote; False if it has written none."""
        drafts = self.drafts()
        if drafts is None or seat not in drafts.seats or not drafts.of(seat).items:
            return False
        draft = drafts.of(seat)
        draft.take_back(items)
        del self._reasons.get(seat, [])[len(draft.items) :]
        self._sealed(draft)
        return True

    def _sealed(self, draft: Draft) -> None:
        for hear in self.on_seal:
            hear(self, draft)

    # --- thinking -----------------------------------------------------------------------------------------

    def proceed(self) -> None:
        """Let a bot that is asked think, unless somebody thinks already; while persons write, bots do."""
        seat = None if self.thinking else self._bot_asked()
        if seat is None:
            return
        view, player = self.view(seat), self._player(seat)
        asked: Decision | None = view.decision
        assert asked is not None
        if self.call is None:
            self.answer(player.choose(view, asked), reason_of(player), seat)
            return
        self.thinking = True
        sys.setswitchinterval(SWITCH)
        threading.Thread(target=self._think, args=(player, view, seat, self._mark(seat)), daemon=True).start()

    def _bot_asked(self) -> int | None:
        drafts = self.drafts()
        if drafts is not None:
            return next((seat for seat in drafts.waiting if not self.is_human(seat)), None)
        asked = self.game.decision
        return asked.player if asked is not None and not self.is_human(asked.player) else None

    def _mark(self, seat: int) -> tuple[int, int]:
        """What has to be the same still when a thought comes: another seat's seal changes nothing."""
        drafts = self.drafts()
        return self._turn, len(drafts.of(seat).items) if drafts is not None and seat in drafts.seats else 0

    def _think(self, player: Player, view: Any, seat: int, mark: tuple[int, int]) -> None:
        assert self.call is not None
        try:
            option, why = player.choose(view, view.decision), reason_of(player)
        except Exception:  # a player that stumbles must not stop the table
            option, why = view.decision.options[0], ""
        self.call(lambda: self._thought(option, why, seat, mark))

    def _thought(self, option: Option, why: str, seat: int, mark: tuple[int, int]) -> None:
        self.thinking = False
        asked = self.question(seat)
        if mark == self._mark(seat) and asked is not None and option in asked.options:
            self.answer(option, why, seat)

    def _player(self, seat: int) -> Player:
        name = self.played_by[seat]
        known = self._players.get(seat)
        if known is None or known[0] != name:
            known = self._players[seat] = (name, self.make_player(name, seat))
        return known[1]

    # --- changing -----------------------------------------------------------------------------------------

    def hand_over(self, seat: int, played_by: str) -> None:
        """Give a seat to a bot, or back to a person, in mid-game."""
        self.peopled |= HUMAN in (self.played_by[seat], played_by)
        self.played_by[seat] = played_by
        self.handed = len(self.answers)
        self._turn += 1
        self.thinking = False
        for hear in self.on_hand_over:
            hear(self)

    def replace(self, game: Any, answers: list[Answer]) -> None:
        """Go on from another state of the same game: an undo, a replay."""
        self.game, self.answers = game, answers
        self._drafts, self._kept = None, {}
        self._reasons.clear()
        self.steps.clear()
        self._turn += 1
        self.thinking = False


def reason_of(player: Player) -> str:
    """Why a bot did what it did; own bots need not tell."""
    why = getattr(player, "why", None)
    return in_every_language(why) if why is not None else ""


def new_session(
    config: Any, call: Call | None = None, kind: Kind | None = None, parts: Parts | None = None
) -> Session:
    """Set up a game, perhaps with cards and numbers of its own; its first step holds the events of the setup."""
    heard = Recorder()
    game = (kind or kind_of(DEFAULT)).new(config, heard, parts, heard.laid_out)
    game.sink = None
    session = resume(game, call)
    session.steps.append(Step(-1, None, heard.events, session.game.clone(), frames=heard.frames, laid=heard.laid))
    return session


def begin(kind: Kind, config: Any, call: Call | None = None) -> Session:
    """Sit down: a session of a new game, with its bots in their seats."""
    if any(seat.played_by != HUMAN and not thinker.is_quick(seat.played_by, kind) for seat in config.seats):
        thinker.warm(kind)
    return new_session(config, call, kind, own_numbers.parts_for(kind, config))


def resume(game: Any, call: Call | None = None) -> Session:
    """A session that goes on with a game in progress."""
    kind = kind_of(game.kind_id)
    played_by = [seat.played_by for seat in game.config.seats]
    played_by += [NOBODY] * (len(kind.seats(game)) - len(played_by))
    make_player = partial(thinker.seated, kind=kind)
    return Session(kind, game, played_by, make_player, call, peopled=HUMAN in played_by)
