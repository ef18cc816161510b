"""One question to one player, with the complete list of legal answers.

An option is a small tuple: a verb and its arguments, for example ("place", 0, "gates:1"). It is its
own identity: answers are compared by value, never by position.
"""

from __future__ import annotations

from typing import Any

Option = tuple[Any, ...]


class Decision:
    """`always` marks a question that is asked even with one answer (a pause that betrays nothing). `sealed` lists the
    seats that are asked the same thing in secret and at once, in the order that counts (see sealed.py)."""

    __slots__ = ("player", "kind", "options", "always", "sealed")

    def __init__(
        self, player: int, kind: str, options: list[Option], always: bool = False, sealed: tuple[int, ...] = ()
    ) -> None:
        self.player = player
        self.kind = kind
        self.options = options
        self.always = always
        self.sealed = sealed

    def __repr__(self) -> str:
        return f"Decision({self.player}, {self.kind!r}, {self.options!r})"


class IllegalAnswer(ValueError):
    """An option that the question does not offer."""
