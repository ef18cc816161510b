"""What happened, told once: the screen animates events, the log prints them.

`data` is for everybody. `secret` is for the players in `seen_by` alone; others learn only that
something of that kind happened.
"""

from __future__ import annotations

from typing import Any


class Event:
    __slots__ = ("kind", "player", "data", "secret", "seen_by")

    def __init__(
        self,
        kind: str,
        player: int | None,
        data: dict[str, Any],
        secret: dict[str, Any] | None = None,
        seen_by: tuple[int, ...] = (),
    ) -> None:
        self.kind = kind
        self.player = player
        self.data = data
        self.secret = secret
        self.seen_by = seen_by

    def seen(self, viewer: int | None) -> dict[str, Any]:
        """What `viewer` learns; None sees everything (an open table, a replay after the end)."""
        if self.secret and (viewer is None or viewer in self.seen_by):
            return {**self.data, **self.secret}
        return self.data

    def __repr__(self) -> str:
        return f"Event({self.kind}, {self.player}, {self.data}, secret={self.secret})"
