"""Taking answers back. An answer stays once it told anybody anything: chance was asked, a card was played or a
hidden one seen. Among several persons it also stays once another player answered or the phase moved on; a person
alone with bots takes their answers back with the own one. What is dear to find out is found out when somebody wants
to know, not at every answer. Imports no pygame."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, fields
from typing import Any

from engine.core import plain
from engine.core.decision import IllegalAnswer
from engine.core.event import Event
from engine.core.journal import Answer
from engine.core.plain import Damaged, Plain
from engine.core.rng import seeded
from engine.core.words import t
from engine.yedo.game import Yedo, load_game, new_game
from engine.yedo.play import Pass, React
from engine.yedo.saving import CRASHES, play_on
from engine.yedo.state import HIDDEN
from engine.yedo.views import redeal
from yedo.keeper import Keeper
from yedo.session import Session, Step

PLAYED = ("play_card", "negated", "blackmail", "use_character", "reflect")
PLAYS = ("play", "blackmail")
TURNS = ("favor", "bid", "egress", "place", "position")  # everybody is asked in turn, whatever they hold
REDEALS = 2
FURTHEST = 100  # answers of a person alone that are kept to go back to


@dataclass(slots=True)
class Point:
    """A question that can perhaps be gone back to: the game before its answer, and what the answer led to."""

    game: Yedo
    answers: int
    step: Step
    sure: bool = False  # nobody has learned anything by the answer

    @property
    def answer(self) -> Answer:
        assert self.step.option is not None and self.game.decision is not None
        return Answer(self.step.player, self.game.decision.kind, self.step.option)


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
        listeners: tuple[list[Any], ...] = (session.on_answer, session.on_hand_over)
        for heard in listeners:  # one table after another may show a session: only the last one counts
            heard[:] = [one for one in heard if not isinstance(getattr(one, "__self__", None), Undo)]
        session.on_answer.append(self._heard)
        session.on_hand_over.append(self._handed_over)

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
                if (tells if own else reveals)(point.game, point.step):
                    self._stop("revealed")
                point.sure = True
                return False
        return True

    @property
    def can_undo(self) -> bool:
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
        if not self._undone or not self._undone[-1][0].fits(self.session.decision):
            return False
        self._again = True
        for answer in self._undone.pop():
            if answer.fits(self.session.decision):
                self.session.answer(answer.option)
        self._again = False
        return True

    def _heard(self, session: Session, step: Step) -> None:
        before, self._before = self._before, step.game
        if step.option is None:
            return
        if not self._again and self._undone:
            if [answer.option for answer in self._undone[-1]] == [step.option]:  # the same by hand
                self._undone.pop()
            else:
                self._undone.clear()
        self._note(before, step, len(session.answers) - 1)

    def _note(self, before: Yedo, step: Step, answers: int) -> None:
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


def last_turn(session: Session, keeper: Keeper) -> list[tuple[Yedo, Step, int]]:
    """The last answers of a reopened game that one and the same seat gave, or a person alone and the bots, played
    again from its record: the game before each, what it led to, and how many answers came before."""
    answers, g = keeper.journal.answers, session.game
    if len(answers) != len(session.answers):
        return []
    first = len(answers)
    if len(session.humans()) == 1:
        first = max(session.handed, first - FURTHEST)
    while first > session.handed and answers[first - 1].player == answers[-1].player:
        first -= 1
    try:
        if keeper.journal.state is None:
            game = new_game(g.config, None, g.cards, g.board, saved=True)
        else:
            game = load_game(g.config, keeper.journal.state, g.cards, g.board)
        if play_on(game, answers[:first]) < first:
            return []
        found: list[tuple[Yedo, Step, int]] = []
        for number, answer in enumerate(answers[first:], first):
            before, events = game.clone(), list[Event]()
            game.sink = events.append
            if not play_on(game, [answer]):
                return []
            game.sink = None
            found.append((before, Step(answer.player, answer.option, events, game.clone()), number))
    except (Damaged, *CRASHES):
        return []  # the record is not of these rules; the game itself is sound
    return found if game.fingerprint() == g.fingerprint() else []


def stopped_by(before: Yedo, step: Step) -> str | None:
    """What keeps an answer from being taken back: a key of the strings, None if nothing does."""
    return stays(before, step) or ("revealed" if tells(before, step) else None)


def stays(before: Yedo, step: Step, alone: bool = False) -> str | None:
    """What is plain to see of that, in a few microseconds; `alone` is a person who plays with bots only."""
    asked, now = before.decision, step.game.decision
    assert asked is not None and step.option is not None
    if now is None:
        return "over"
    if step.option[0] in PLAYS or any(event.kind in PLAYED for event in step.events):
        return "card"
    if before.state.rng.state != step.game.state.rng.state:
        return "chance"
    if any(event.secret for event in step.events):
        return "revealed"
    if alone:
        return "asked" if _windows(before) != _windows(step.game) else None
    if (before.state.round, before.state.phase) != (step.game.state.round, step.game.state.phase):
        return "phase"
    if asked.player != now.player and not (asked.kind == now.kind and now.kind in TURNS):
        return "others"
    if _windows(before) != _windows(step.game):
        return "others"
    if any(event.player not in (None, step.player) for event in step.events):
        return "others"
    return None


def tells(before: Yedo, step: Step) -> bool:
    """Whether anybody learned something by the answer; takes some milliseconds."""
    return reveals(before, step) or not same_with_other_cards(before, step)


def _windows(g: Yedo) -> list[Any]:
    """The rounds of "does anybody want to play a card?" that are open: who is asked next in them, and whether
    anybody is, tells who holds a card that could be played."""
    return [plain.dump(procedure) for procedure in g.state.stack if isinstance(procedure, (Pass, React))]


def same_with_other_cards(before: Yedo, step: Step) -> bool:
    """Whether the answer would have looked the same to its player had the hidden cards lain otherwise."""
    assert step.option is not None
    truth = sight(step.game, step.player)
    view = before.view(step.player)
    for n in range(REDEALS):
        try:
            other = redeal(view, seeded(n))
            other.ask_again()
            other.apply(step.option)
        except (IllegalAnswer, LookupError):  # no other deal is known, so nothing speaks for the undo
            return False
        if sight(other, step.player) != truth:
            return False
    return True


def sight(g: Yedo, seat: int) -> Any:
    """Everything a seat can know at a moment."""
    view = g.view(seat)
    asked = view.decision
    return plain.dump(view.state), asked and (asked.player, asked.kind, asked.options)


def reveals(before: Yedo, step: Step) -> bool:
    """Whether any seat can see something now that it could not see before."""
    told = {text for event in step.events for text in texts(event.data)}
    for clan in before.state.clans:
        ids, backs = cards_seen(before, clan.seat)
        ids_now, backs_now = cards_seen(step.game, clan.seat)
        if not (ids_now | (told & before.cards.keys())) <= ids:
            return True
        if backs_now[HIDDEN + "weapon"] < backs[HIDDEN + "weapon"]:
            return True
    return False


def cards_seen(g: Yedo, seat: int) -> tuple[set[str], Counter[str]]:
    """The cards a seat sees, and the backs."""
    view = g.view(seat)
    s = view.state
    lying = [*s.decks.values(), s.events, s.in_play, s.box, s.favors, s.weapon_stack]
    for clan in s.clans:
        lying += [clan.missions, clan.completed, clan.actions, clan.bonus, clan.blackmail]
    found = {text for texts in lying for text in texts}
    own = view.decision.options if view.decision is not None and view.decision.player == seat else []
    deeper = [*texts((s.stack, s.guests, own))]
    backs = Counter(text for text in (*s.weapon_stack, *deeper) if text[:1] == HIDDEN)
    return (found | set(deeper)) & g.cards.keys(), backs


def texts(value: Any) -> Iterator[str]:
    """Every word in a state, however deep."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, (list, tuple, set, frozenset)):
        for part in value:
            yield from texts(part)
    elif isinstance(value, dict):
        for name, part in value.items():
            yield from texts(name)
            yield from texts(part)
    elif isinstance(value, Plain):
        for item in fields(value):  # type: ignore[arg-type]
            yield from texts(getattr(value, item.name))
