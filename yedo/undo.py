"""Taking answers back. An answer stays once it told anybody anything: chance was asked, a card was played or a
hidden one seen. Among several persons it also stays once another player answered or the phase moved on; a person
alone with bots takes their answers back with the own one. What is dear to find out is found out when somebody wants
to know, not at every answer. Imports no pygame."""

from dataclasses import dataclass
from typing import Any

from engine.core import plain
from engine.core.decision import IllegalAnswer
from engine.core.journal import Answer
from engine.core.kind import Kind
from engine.core.plain import Damaged
from engine.core.rng import seeded
from engine.core.saving import CRASHES, play_on
from engine.core.sealed import Draft
from engine.core.words import t
from engine.games import kind_of
from yedo.keeper import Keeper
from yedo.session import Session, Step, apply

REDEALS = 2
FURTHEST = 100  # answers of a person alone that are kept to go back to


@dataclass(slots=True)
class Point:
    """A question that can perhaps be gone back to: the game before its answer, and what the answer led to."""

    game: Any
    answers: int
    step: Step
    sure: bool = False  # nobody has learned anything by the answer

    @property
    def answer(self) -> Answer:
        assert self.step.option is not None
        return Answer(self.step.player, self.step.kind, self.step.option)


class Undo:
    """`undo()` goes back by one answer of a person, `redo()` gives it again; both do nothing when they cannot.
    `reason` says in a sentence why there is nothing to take back. A game that was reopened can be taken back as
    far as before."""

    def __init__(self, session: Session, keeper: Keeper | None = None) -> None:
        self.session, self.keeper = session, keeper
        self._points: list[Point] = []
        self._undone: list[list[Answer]] = []  # each a person's, with what bots answered then
        self._again = False  # what was taken back is being given again
        self._before = session.game.clone()
        self._why = "nothing"
        if keeper is not None and session.answers:
            for before, step, answers in last_turn(session, keeper):
                self._note(before, step, answers)
        listeners: tuple[list[Any], ...] = (session.on_answer, session.on_hand_over, session.on_seal)
        for heard in listeners:  # one table after another may show a session: only the last one counts
            heard[:] = [one for one in heard if not isinstance(getattr(one, "__self__", None), Undo)]
        session.on_answer.append(self._heard)
        session.on_hand_over.append(self._handed_over)
        session.on_seal.append(self._sealed)

    @property
    def alone(self) -> bool:
        """Whether one person plays with bots only."""
        return len(self.session.humans()) == 1

    def _last(self) -> list[Point]:
        """A person's last answer and what bots have answered since: what would be taken back."""
        for n in range(len(self._points) - 1, -1, -1):
            if self.session.is_human(self._points[n].step.player):
                return self._points[n:]
        return []

    def look(self) -> bool:
        """Find out about one more of the answers that would be taken back, which takes some milliseconds; True when
        everything is known."""
        for point in self._last():
            if not point.sure:
                own = self.session.is_human(point.step.player)
                if (tells if own else _shows)(point.game, point.step):
                    self._stop("revealed")
                point.sure = True
                return False
        return True

    def _writer(self) -> int | None:
        """The person whose draft of a sealed question would be written back: the one who is asked, or the only
        one."""
        drafts, asked = self.session.drafts(), self.session.decision
        if drafts is None or asked is None:
            return None
        persons = self.session.humans()
        seat = persons[0] if self.alone else asked.player
        return seat if seat in persons and seat in drafts.seats and drafts.of(seat).items else None

    @property
    def can_undo(self) -> bool:
        if self._writer() is not None:
            return True
        while not self.look():
            pass
        return bool(self._last())

    @property
    def can_redo(self) -> bool:
        return bool(self._undone)

    @property
    def reason(self) -> str:
        """Why nothing can be taken back; empty while something can."""
        return "" if self.can_undo else t(f"undo.{self._why}")

    def undo(self) -> bool:
        if not self.can_undo:
            return False
        drafts, writer = self.session.drafts(), self._writer()
        if drafts is not None and writer is not None:
            self._undone.append([drafts.of(writer).answers[-1]])
            self._again = True
            self.session.reopen(writer)
            self._again = False
            return True
        taken = self._last()
        del self._points[-len(taken) :]
        self._undone.append([point.answer for point in taken])
        first = taken[0]
        self._before = first.game
        self.session.replace(first.game.clone(), self.session.answers[: first.answers])
        if self.keeper is not None:
            self.keeper.rewound()
        return True

    def redo(self) -> bool:
        if not self._undone or not self._fits(self._undone[-1][0]):
            return False
        self._again = True
        for answer in self._undone.pop():
            if self._fits(answer):
                self.session.answer(answer.option, seat=answer.player)
        self._again = False
        return True

    def _fits(self, answer: Answer) -> bool:
        return answer.fits(self.session.question(answer.player))

    def _sealed(self, session: Session, draft: Draft) -> None:
        """A person who writes something else than what was struck out has changed their mind."""
        if self._again or not self._undone or not session.is_human(draft.seat):
            return
        if draft.answers and self._undone[-1] == [draft.answers[-1]]:  # the same by hand
            self._undone.pop()
        else:
            self._undone.clear()

    def _heard(self, session: Session, step: Step) -> None:
        before, self._before = self._before, step.game
        if step.option is None:
            return
        if before.decision is not None and before.decision.sealed:  # all have sealed, and everybody knows it
            self._stop("revealed")
            return
        if not self._again and self._undone:
            if [answer.option for answer in self._undone[-1]] == [step.option]:  # the same by hand
                self._undone.pop()
            else:
                self._undone.clear()
        self._note(before, step, len(session.answers) - 1)

    def _note(self, before: Any, step: Step, answers: int) -> None:
        """Remember an answer, unless it is clear already that it stays."""
        person = self.session.is_human(step.player)
        if self.alone:
            if not person and not self._points:
                return  # nothing of the person's lies behind it
            why = stays(before, step, alone=True)
        else:
            if self._points and self._points[-1].step.player != step.player:
                self._points.clear()
            why = stays(before, step) if person else "others"
        if why is None:
            self._points.append(Point(before, answers, step))
            del self._points[:-FURTHEST]
        else:
            self._stop(why)

    def _stop(self, why: str) -> None:
        self._points.clear()
        self._undone.clear()
        self._why = why

    def _handed_over(self, session: Session) -> None:
        """Whoever sits down now has not given the answers so far."""
        self._stop("others")


def last_turn(session: Session, keeper: Keeper) -> list[tuple[Any, Step, int]]:
    """The last answers of a reopened game that one and the same seat gave, or a person alone and the bots, played
    again from its record: the game before each, what it led to, and how many answers came before."""
    answers, kind, g = keeper.journal.answers, session.kind, session.game
    if len(answers) != len(session.answers):
        return []
    first = len(answers)
    if len(session.humans()) == 1:
        first = max(session.handed, first - FURTHEST)
    while first > session.handed and answers[first - 1].player == answers[-1].player:
        first -= 1
    game: Any
    try:
        if keeper.journal.state is None:
            game = kind.new(g.config, None, kind.parts(g))
        else:
            game = kind.load(g.config, keeper.journal.state, kind.parts(g))
        if play_on(game, answers[:first]) < first:
            return []
        found: list[tuple[Any, Step, int]] = []
        for number, answer in enumerate(answers[first:], first):
            before = game.clone()
            if before.decision is not None and before.decision.sealed:
                found.clear()  # what was sealed stays, and all before it
                play_on(game, [answer])
                continue
            if not answer.fits(before.decision):
                return []
            found.append((before, apply(game, answer), number))
    except (Damaged, *CRASHES):
        return []  # the record is not of these rules; the game itself is sound
    return found if game.fingerprint() == g.fingerprint() else []


def stopped_by(before: Any, step: Step) -> str | None:
    """What keeps an answer from being taken back: a key of the strings, None if nothing does."""
    return stays(before, step) or ("revealed" if tells(before, step) else None)


def stays(before: Any, step: Step, alone: bool = False) -> str | None:
    """What is plain to see of that, in a few microseconds; `alone` is a person who plays with bots only."""
    kind, asked, now = _kind(before), before.decision, step.game.decision
    assert asked is not None and step.option is not None
    if now is None:
        return "over"
    if step.option[0] in kind.final or any(event.kind in kind.reveals for event in step.events):
        return "card"
    if before.state.rng.state != step.game.state.rng.state:
        return "chance"
    if any(event.secret for event in step.events):
        return "revealed"
    if alone:
        return "asked" if kind.windows(before) != kind.windows(step.game) else None
    then, after = kind.clock(before), kind.clock(step.game)
    if (then.round, then.phase) != (after.round, after.phase):
        return "phase"
    if asked.player != now.player and not (asked.kind == now.kind and now.kind in kind.turns):
        return "others"
    if kind.windows(before) != kind.windows(step.game):
        return "others"
    if any(event.player not in (None, step.player) for event in step.events):
        return "others"
    return None


def tells(before: Any, step: Step) -> bool:
    """Whether anybody learned something by the answer; takes some milliseconds."""
    return _shows(before, step) or not same_with_other_cards(before, step)


def _shows(before: Any, step: Step) -> bool:
    return _kind(before).tells(before, step.game, step.events)


def _kind(game: Any) -> Kind:
    return kind_of(game.kind_id)


def same_with_other_cards(before: Any, step: Step) -> bool:
    """Whether the answer would have looked the same to its player had the hidden cards lain otherwise."""
    assert step.option is not None
    truth = sight(step.game, step.player)
    view = before.view(step.player)
    for n in range(REDEALS):
        try:
            other = _kind(before).redeal(view, seeded(n))
            other.ask_again()
            other.apply(step.option)
        except (IllegalAnswer, LookupError):  # no other deal is known, so nothing speaks for the undo
            return False
        if sight(other, step.player) != truth:
            return False
    return True


def sight(g: Any, seat: int) -> Any:
    """Everything a seat can know at a moment."""
    view = g.view(seat)
    asked = view.decision
    return plain.dump(view.state), asked and (asked.player, asked.kind, asked.options)
