"""Comfort on top of the generic path: a presentation takes over how one kind of question is asked.

A game's TABLE names a class for a kind of question; the table makes one when a person is asked that question, draws
it over the table and offers it events first. It answers through `table.pick(option)`. Without one, options light up
their places and stand in the prompt, which is enough for every question."""

from collections.abc import Collection
from typing import TYPE_CHECKING

import pygame

from engine.core.decision import Decision
from yedo.ui.canvas import Canvas

if TYPE_CHECKING:
    from yedo.scenes.table import Table


class Presentation:
    """`hides_prompt` leaves the prompt's sheet to the presentation; `letters` are keys that answer now, whatever they
    mean elsewhere."""

    hides_prompt = False
    letters: Collection[int] = ()
    area = pygame.FRect(0, 0, 0, 0)  # where it lies, in table pixels

    def __init__(self, table: "Table", decision: Decision) -> None:
        self.table, self.decision = table, decision

    def layout(self, width: float, height: float) -> None:
        """The window has this size now, in table pixels."""

    def handle(self, event: pygame.Event) -> bool:
        """True when the event was used; mouse positions are table pixels."""
        return False

    def update(self, seconds: float) -> bool:
        return False

    def draw(self, canvas: Canvas) -> None:
        raise NotImplementedError

    def pointed(self) -> list[pygame.FRect]:
        """What a teacher would point at, in table pixels."""
        return []

    @property
    def open(self) -> bool:
        """Whether it lies over the table now."""
        return True

    def close(self) -> None:
        """The question was answered or taken back."""
