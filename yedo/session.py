"""A running game: the engine's game, who plays each seat, and what has happened but was not shown yet.

Persons answer through `answer`; the others are asked on a thread of their own, one question at a time, so
that the window never waits. `on_answer` hears of every answer, `on_hand_over` of every seat that changes hands:
saving and undo attach there."""

import sys
import threading
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Protocol

from engine.core.decision import Decision, Option
from engine.core.event import Event
from engine.core.kind import Kind
from engine.games import DEFAULT, kind_of
from engine.yedo.config import Config
from engine.yedo.game import Yedo, new_game
from yedo import thinker

HUMAN = "human"
NOBODY = "nobody"  # a seat that the rules themselves play
SWITCH = 0.001  # seconds after which a thinking bot lets the window have the interpreter
Call = Callable[[Callable[[], object]], object]


class Player(Protocol):
    """Whoever is not a person: sees its own view and answers by identity."""

    def choose(self, view: Yedo, decision: Decision) -> Option: ...


@dataclass(slots=True)
class Step:
    """One answer and everything it led to, up to the next question."""

    player: int  # who answered; -1 for the setup
    option: Option | None
    events: list[Event]
    game: Yedo  # the game after it, a copy: take a view of it before showing anything
    why: str = ""  # a bot's reason, one sentence that everybody may read
    kind: str = ""  # of the question that was answered


@dataclass(slots=True)
class Session:
    """`call` runs an action on the window's thread; without one, players answer at once."""

    game: Yedo
    played_by: list[str]
    make_player: Callable[[str, int], Player] = thinker.seated  # by name and seat
    call: Call | None = None
    on_answer: list[Callable[["Session", Step], object]] = field(default_factory=list)
    on_hand_over: list[Callable[["Session"], object]] = field(default_factory=list)
    steps: deque[Step] = field(default_factory=deque)  # not shown yet
    answers: list[Option] = field(default_factory=list)
    handed: int = 0  # answers that had been given when a seat changed hands last
    peopled: bool = False  # a person has played here: also when all seats are bots' by now, hands stay hidden
    thinking: bool = False
    kind: Kind = field(default_factory=lambda: kind_of(DEFAULT))
    _players: dict[int, tuple[str, Player]] = field(default_factory=dict)
    _turn: int = 0  # grows when what a thinking player was asked is no longer the question
    _heard: list[Event] = field(default_factory=list)

    # --- asking -------------------------------------------------------------------------------------------

    @property
    def decision(self) -> Decision | None:
        return self.game.decision

    @property
    def over(self) -> bool:
        return self.game.decision is None

    def humans(self) -> list[int]:
        return [seat for seat, name in enumerate(self.played_by) if name == HUMAN]

    def is_human(self, seat: int) -> bool:
        return self.played_by[seat] == HUMAN

    # --- answering ----------------------------------------------------------------------------------------

    def answer(self, option: Option, why: str = "") -> Step:
        """Apply an answer to the open question; the step waits in `steps` to be shown."""
        decision = self.game.decision
        player, kind = (decision.player, decision.kind) if decision is not None else (-1, "")
        self._heard.clear()
        self._turn += 1
        self.game.apply(option)
        self.answers.append(option)
        step = Step(player, option, list(self._heard), self.game.clone(), why, kind)
        self.steps.append(step)
        for hear in self.on_answer:
            hear(self, step)
        return step

    def proceed(self) -> None:
        """Let whoever is asked think, unless it is a person or somebody thinks already."""
        decision = self.game.decision
        if decision is None or self.thinking or self.is_human(decision.player):
            return
        view = self.game.view(decision.player)
        player = self._player(decision.player)
        if self.call is None:
            self.answer(player.choose(view, view.decision or decision), reason_of(player))
            return
        self.thinking = True
        sys.setswitchinterval(SWITCH)
        threading.Thread(target=self._think, args=(player, view, self._turn), daemon=True).start()

    def _think(self, player: Player, view: Yedo, turn: int) -> None:
        assert view.decision is not None and self.call is not None
        try:
            option, why = player.choose(view, view.decision), reason_of(player)
        except Exception:  # a player that stumbles must not stop the table
            option, why = view.decision.options[0], ""
        self.call(lambda: self._thought(option, why, turn))

    def _thought(self, option: Option, why: str, turn: int) -> None:
        self.thinking = False
        if turn == self._turn and self.game.decision is not None and option in self.game.decision.options:
            self.answer(option, why)

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

    def replace(self, game: Yedo, answers: list[Option]) -> None:
        """Go on from another state of the same game: an undo, a replay."""
        self.game, self.answers = game, answers
        self.game.sink = self._heard.append
        self.steps.clear()
        self._turn += 1
        self.thinking = False


def reason_of(player: Player) -> str:
    """Why a bot did what it did; own bots need not tell."""
    why = getattr(player, "why", None)
    return str(why()) if why is not None else ""


def new_session(config: Config, call: Call | None = None) -> Session:
    """Set up a game; its first step holds the events of the setup."""
    heard: list[Event] = []
    game = new_game(config, heard.append)
    session = resume(game, call)
    session.steps.append(Step(-1, None, heard, game.clone()))
    return session


def resume(game: Yedo, call: Call | None = None) -> Session:
    """A session that goes on with a game in progress."""
    played_by = [seat.played_by for seat in game.config.seats]
    played_by += [NOBODY] * (len(game.state.clans) - len(played_by))
    session = Session(game, played_by, call=call, peopled=HUMAN in played_by)
    game.sink = session._heard.append
    return session
