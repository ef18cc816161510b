"""Making lots with comfort: with Shift a card or seal goes to the second lot at once, and a double click on a seal
offers it alone. Everything else is the generic path: what lies on the mat is lit, and a click moves it."""

import time

import pygame

from engine.core.decision import Option
from yedo.table.presentations import Presentation
from yedo.ui.canvas import Canvas

TWICE = 0.45  # seconds between the clicks of a double click


class Lots(Presentation):
    clicked: tuple[str, float] = ("", 0.0)  # the seal that was laid last and when; the question is another one by then

    @property
    def open(self) -> bool:
        return False

    def handle(self, event: pygame.Event) -> bool:
        if event.type != pygame.MOUSEBUTTONDOWN or event.button != 1:
            return False
        spot = self.table.pointer.at(event.pos)
        if spot is None:
            return False
        kind, _, what = spot.place.partition(":")
        seal, when = Lots.clicked
        if (
            kind == "well"
            and what == seal
            and time.monotonic() - when < TWICE
            and not any(self.table.desk.view.state.sides)
        ):
            return self._pick(("offer",))
        if kind == "seal":
            Lots.clicked = (what, time.monotonic())
        if kind in ("pool", "seal") and ":" not in what and pygame.key.get_mods() & pygame.KMOD_SHIFT:
            return self._pick(("add" if kind == "pool" else "seal", int(what), "B"))
        return False

    def _pick(self, option: Option) -> bool:
        offered = option in self.decision.options
        if offered:
            self.table.pick(option)
        return offered

    def draw(self, canvas: Canvas) -> None:
        chip = next((chip.place for chip in self.table.prompt.chips if chip.hovered), "")
        self.table.pointer.draw_lit(canvas, chip)
