"""Questions that several seats answer in secret and at once.

The rules know nothing of it: they ask seat after seat. Each seat writes its answers on a copy of its own view in
which it is asked first; when all have sealed, the answers are given to the game in the order that counts. So every
order of sealing gives the same game, and the state never learns who sealed when."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from .decision import Decision, IllegalAnswer, Option
from .journal import Answer
from .procedure import HANDLER


class Open(Exception):
    """An answer that is not secret: it goes to the game itself, and the drafts are written again upon it."""


class Draft:
    """What one seat has written so far. `decision` is its next question, None once it has sealed; `game` shows what
    is written and is the view a bot gets."""

    decision: Decision | None

    def __init__(self, game: Any, seat: int, items: Sequence[Option] = ()) -> None:
        self.seat = seat
        self._blank: Any = game.view(seat)
        self._blank.call(seat)
        self._begin()
        for option in items:
            self.give(option)

    def _begin(self) -> None:
        self.game = self._blank.clone()
        self.answers: list[Answer] = []
        self._ask()

    def _ask(self) -> None:
        """Run this seat's part of the rules to its next choice. The rules behind the last item are left alone: they
        need what the others wrote."""
        game = self.game
        while self.seat in game.state.stack[-1].queue:
            top = game.state.stack[-1]
            decision: Decision = top.step(game)
            if len(decision.options) > 1 or decision.always:
                self.decision = game.decision = decision
                return
            getattr(top, HANDLER[decision.kind])(game, decision.options[0])
        self.decision = game.decision = None

    @property
    def items(self) -> list[Option]:
        return [answer.option for answer in self.answers]

    def give(self, option: Option) -> None:
        """Write one item. Raises IllegalAnswer, or Open for an answer that cannot be kept secret."""
        decision, top = self.decision, self.game.state.stack[-1]
        if decision is None:
            raise IllegalAnswer(f"seat {self.seat} has sealed")
        if option not in decision.options:
            raise IllegalAnswer(f"{option!r} is not an answer to '{decision.kind}'")
        if top.is_open(option):
            raise Open(option)
        getattr(top, HANDLER[decision.kind])(self.game, option)
        self.answers.append(Answer(self.seat, decision.kind, option))
        self._ask()

    def take_back(self, items: int = 1) -> None:
        """Strike out the last items; a sealed draft is open again."""
        kept = self.items[: max(0, len(self.answers) - items)]
        self._begin()
        for option in kept:
            self.give(option)


class Drafts:
    """The drafts of all seats of a sealed moment. `kept` are the items written earlier, for instance before an open
    answer or before the program was closed; a draft that no longer fits is begun anew."""

    def __init__(self, game: Any, kept: Mapping[int, Sequence[Option]] | None = None) -> None:
        self.seats: tuple[int, ...] = game.decision.sealed if game.decision is not None else ()
        self._of: dict[int, Draft] = {}
        for seat in self.seats:
            try:
                self._of[seat] = Draft(game, seat, (kept or {}).get(seat, ()))
            except (IllegalAnswer, Open):
                self._of[seat] = Draft(game, seat)

    def of(self, seat: int) -> Draft:
        return self._of[seat]

    @property
    def waiting(self) -> tuple[int, ...]:
        """The seats that have not sealed yet."""
        return tuple(seat for seat in self.seats if self._of[seat].decision is not None)

    def answers(self) -> list[Answer]:
        """Everything to give to the game now, in the order that counts; nothing while somebody still writes."""
        if self.waiting:
            return []
        return [answer for seat in self.seats for answer in self._of[seat].answers]
