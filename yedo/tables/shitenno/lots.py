"""Making lots with comfort: with Shift a card or seal goes to the second lot at once, and a double click on a seal
offers it alone. Everything else is the generic path: what lies on the mat is lit, and a click moves it."""

import time
from typing import cast

import pygame

from engine.core.decision import Option
from engine.core.words import t
from engine.shitenno.explain import lot_preview
from engine.shitenno.say import lot_of
from engine.shitenno.state import SIDES, A, B
from yedo.table.presentations import Presentation
from yedo.tables.shitenno.part import Desk, Rect
from yedo.ui import text
from yedo.ui.canvas import Canvas

TWICE = 0.45  # seconds between the clicks of a double click


class Lit(Presentation):
    """The generic path with something beside it."""

    @property
    def open(self) -> bool:
        return False

    def draw(self, canvas: Canvas) -> None:
        chip = next((chip.place for chip in self.table.prompt.chips if chip.hovered), "")
        self.table.pointer.draw_lit(canvas, chip)


class Lots(Lit):
    clicked: tuple[str, float] = ("", 0.0)  # the seal that was laid last and when; the question is another one by then

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


class Weigh(Lit):
    """Taking a lot or not: what could be placed with it stands under the answers, if nobody looks who should not."""

    def lines(self) -> list[str]:
        desk = cast(Desk, self.table.desk)
        g, seat = desk.view, self.decision.player
        if not desk.open_hand or not desk.weighs:
            return []
        if self.decision.kind == "answer":
            return [f"{{b}}{t('shitenno.weigh.lot')}{{/b}}", *lot_preview(g, seat, *lot_of(g, A))]
        found = []
        for side in (A, B):
            found += [f"{{b}}{t('shitenno.weigh.of', lot=SIDES[side])}{{/b}}", *lot_preview(g, seat, *lot_of(g, side))]
        return found

    def draw(self, canvas: Canvas) -> None:
        super().draw(canvas)
        prompt = self.table.prompt
        low = max((widget.rect.bottom for widget in prompt.widgets), default=prompt.rect.y) + 12
        room = Rect(prompt.rect.x + 18, low, prompt.rect.w - 36, prompt.rect.bottom - low - 14)
        words = "\n".join(self.lines())
        if words and text.measure(canvas.miniature(), words, "text", 15, room.w)[1] <= room.h:
            text.draw(canvas.miniature(), words, room, "text", 20, None, "left", "top", shrink=0.7)
