"""A game's box: what can be known of it without opening it. Imports no pygame."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

# The screens of a game that has none of its own.
PLAIN = {
    "setup": "yedo.scenes.plain_setup:PlainSetup",
    "score": "yedo.scenes.plain_score:PlainScore",
    "fame": "yedo.scenes.fame:HallOfFame",
}


@dataclass(frozen=True, slots=True)
class Box:
    """`table` is the module with the TABLE. `scenes` are the screens that are the game's own, by name as module:class;
    each is imported when it is opened. `shots` are modules that register pictures."""

    id: str
    title: str  # its name, the same in every language
    kanji: str
    table: str
    players: tuple[int, int]
    minutes: tuple[int, int]
    picture: str = "scenes/title"
    scenes: Mapping[str, str] = field(default_factory=lambda: PLAIN)
    shots: tuple[str, ...] = ()

    @property
    def line(self) -> str:
        """The key of a sentence about it."""
        return f"box.{self.id}"
