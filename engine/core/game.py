"""The one way through: decision -> apply(option) -> rules run until the next question, with events.

A game subclass supplies what its state is; this class knows only the procedure stack.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable
from typing import Any, ClassVar, Self

from . import plain
from .decision import Decision, IllegalAnswer, Option
from .event import Event
from .procedure import HANDLER, Procedure

Sink = Callable[[Event], None]
LaidOut = Callable[[Any], None]  # hears of a new game when its table is laid and nobody has been asked yet


class Game:
    """Holds the state, the open question and the sink for events (None in simulations)."""

    shared: ClassVar[tuple[str, ...]]  # the names of its fixed parts, which all copies have in common
    kind_id: ClassVar[str] = ""  # the word for the game in files; `engine.games` finds its Kind by it
    state: Any
    decision: Decision | None = None
    sink: Sink | None = None

    def begin(self, lay_out: Callable[[Self], None], sink: Sink | None, laid_out: LaidOut | None) -> Self:
        """Set the table and run to the first question; `laid_out` is told in between."""
        self.sink = sink
        lay_out(self)
        if laid_out is not None:
            laid_out(self)
        self.advance()
        return self

    def __init_subclass__(cls) -> None:
        if "shared" in cls.__dict__:
            cls.clone = _write_clone(cls)  # type: ignore[method-assign]

    def clone(self) -> Self:
        """An independent game at the same decision, without a sink; only the state is copied."""
        raise NotImplementedError

    def push(self, procedure: Procedure) -> None:
        self.state.stack.append(procedure)

    def done(self) -> None:
        """The running procedure has finished."""
        self.state.stack.pop()

    def advance(self) -> None:
        """Run the rules to the next question with a choice, or to the end."""
        stack = self.state.stack
        while stack:
            top = stack[-1]
            decision: Decision | None = getattr(top, top.at)(self)
            if decision is not None:
                options = decision.options
                if len(options) > 1 or decision.always:
                    self.decision = decision
                    return
                if not options:
                    where = f"{type(top).__name__}.{top.at}"
                    raise RuntimeError(f"{where} asked '{decision.kind}' without an option")
                getattr(stack[-1], HANDLER[decision.kind])(self, options[0])
        self.decision = None

    def apply(self, option: Option) -> None:
        decision = self.decision
        if decision is None:
            raise IllegalAnswer("the game is over")
        if option not in decision.options:
            raise IllegalAnswer(f"{option!r} is not an answer to '{decision.kind}'")
        getattr(self.state.stack[-1], HANDLER[decision.kind])(self, option)
        self.advance()

    def ask_again(self) -> None:
        """Derive the open question anew from the state (after loading or cloning)."""
        self.decision = None
        if self.state.stack:
            sink, self.sink = self.sink, None
            self.decision = self.state.stack[-1].step(self)
            self.sink = sink

    def asked(self) -> tuple[int, ...]:
        """The seats that may answer now; several only while a sealed question is open."""
        if self.decision is None:
            return ()
        return self.decision.sealed or (self.decision.player,)

    def call(self, seat: int) -> None:
        """Ask this one of the seats first."""
        if seat not in self.asked():
            raise IllegalAnswer(f"seat {seat} is not asked")
        if self.decision is not None and self.decision.player != seat:
            queue = self.state.stack[-1].queue
            queue.remove(seat)
            queue.insert(0, seat)
            self.ask_again()

    def dump(self) -> dict[str, Any]:
        return plain.dump(self.state)  # type: ignore[no-any-return]

    def fingerprint(self) -> str:
        """A hash of the whole state, equal on every machine."""
        text = json.dumps(self.dump(), sort_keys=True, separators=(",", ":"))
        return hashlib.sha256(text.encode()).hexdigest()


def _write_clone(cls: type[Game]) -> Any:
    """Name by name, not by `__dict__`: a game whose dictionary was touched is slower to read ever after."""
    lines = ["def clone(self):", " twin = new(cls)"]
    lines += [f" twin.{name} = self.{name}" for name in (*cls.shared, "decision")]
    space: dict[str, Any] = {"new": object.__new__, "cls": cls}
    exec("\n".join([*lines, " twin.state = self.state.clone()", " return twin"]), space)  # of our own names only
    return space["clone"]
