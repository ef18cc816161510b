"""Trading by hand: a click on a half of the merchant's card takes it; where both may be taken the halves are clicked in
the wished order. How much is bought stands on a stepper."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pygame

from engine.core.decision import Decision, Option
from engine.core.words import t
from engine.edo import say
from yedo.tables.edo import cards
from yedo.tables.edo.hand import FORFEIT, Hand
from yedo.tables.edo.part import Rect, icon
from yedo.tables.edo.sheet import AskSheet
from yedo.ui import draw, sound
from yedo.ui.canvas import Canvas
from yedo.ui.focus import FocusRing, Target
from yedo.ui.stepper import Stepper
from yedo.ui.theme import Colour

if TYPE_CHECKING:
    from yedo.scenes.table import Table

LETTERS = {pygame.K_g: "goods", pygame.K_p: "point"}
MORE = (pygame.K_PLUS, pygame.K_EQUALS, pygame.K_KP_PLUS)
LESS = (pygame.K_MINUS, pygame.K_KP_MINUS)


class TradeHand(Hand):
    letters = LETTERS

    def __init__(self, table: Table, decision: Decision) -> None:
        super().__init__(table, decision)
        self.first = ""  # the half that was taken already, where both may be
        amounts = [option[1] for option in decision.options if len(option) > 1]
        self.stepper: Stepper | None = None
        if amounts:
            most = max(amounts)
            good = say.good(self.desk.view.merchant_card().good)
            words = lambda n: t("edo.amount", n=n, good=good)  # noqa: E731
            self.stepper = Stepper(most, min(amounts), most, lambda n: self._show(), words)
        self.ring = FocusRing(self._targets)
        self._show()

    @property
    def hides_prompt(self) -> bool:  # type: ignore[override]
        """A second thought is asked for in the prompt itself."""
        return self.table.prompt.words == self.sheet.words

    def _targets(self) -> list[Target]:
        return [*([self.stepper] if self.stepper is not None else []), *self.sheet.chips]

    # --- what can be taken ------------------------------------------------------------------------------------------

    def option(self, *halves: str) -> Option | None:
        """The answer that takes these halves in this order, with as many goods as are wished and can be had."""
        verb = "_".join(halves)
        found = [option for option in self.decision.options if option[0] == verb]
        if "goods" not in halves or self.stepper is None:
            return found[0] if found else None
        most = self.stepper.value
        return max((option for option in found if option[1] <= most), default=found[0] if found else None)

    @property
    def both(self) -> bool:
        return any(option[0] in ("goods_point", "point_goods") for option in self.decision.options)

    def able(self, half: str) -> bool:
        """Whether a half can be taken now, alone or with the other one."""
        if self.first and self.first != half:
            return self.option(self.first, half) is not None
        return any(option[0].startswith(half) for option in self.decision.options)

    def take(self, half: str) -> None:
        if not self.able(half):
            sound.play("error", 0.5)
        elif self.first:
            self._give(self.option(half) if half == self.first else self.option(self.first, half))
        elif any(option[0].startswith(half + "_") for option in self.decision.options):
            self.first = half
            sound.play("click")
            self._show()
        else:
            self._give(self.option(half))

    def _give(self, option: Option | None) -> None:
        if option is None:
            sound.play("error", 0.5)
        else:
            self.table.pick(option)

    def _unmark(self) -> None:
        self.first = ""
        self._show()

    # --- the sheet --------------------------------------------------------------------------------------------------

    def layout(self, width: float, height: float) -> None:
        self.area = self.desk.plan.prompt
        self._place()

    def pointed(self) -> list[Rect]:
        return [chip.rect for chip in self.sheet.chips[:2] if chip.enabled]

    def _place(self) -> None:
        self.sheet.place()
        if self.stepper is not None:
            top = self.sheet.chips[0].rect
            self.stepper.rect.update(top.x, top.y - 58, top.w, 50)
            self.sheet.floor = self.stepper.rect.y

    def _show(self) -> None:
        view, m = self.desk.view, self.desk.view.merchant_card()
        sheet = self.sheet = AskSheet(self.desk, self.decision.player, self.desk.game.kind.prompt(view, self.decision))
        if self.first:
            key = "trade_then_point" if self.first == "goods" else "trade_then_goods"
            sheet.lines.append((icon("trade"), t(f"edo.table.{key}"), ""))
        elif self.both:
            sheet.lines.append((icon("post"), t("edo.table.trade_both"), "soft"))
        blocked = {b.place: b.reason for b in reversed(self.desk.game.kind.explain(view, self.decision))}
        for half in ("goods", "point"):
            reason = blocked.get(f"trade:{half}", "")
            if not self.able(half) and reason:
                sheet.lines.append(("closed", reason, "bad"))
        n = self.stepper.value if self.stepper is not None else 0
        goods = t("edo.option.goods", n=n, good=say.good(m.good), ryo=n * m.price)
        point = t("edo.option.point", price=say.amounts(m.point))
        for half, label, letter in (("goods", goods, "G"), ("point", point, "P")):
            words = t("edo.table.with_letter", words=label, letter=letter)
            if self.first == half:
                words = t("edo.table.trade_only", words=label)
            kind = "primary" if self.first == half else ""
            sheet.button(words, icon("trade" if half == "goods" else "power"), partial(self.take, half), kind,
                         self.able(half))  # fmt: skip
        if FORFEIT in self.decision.options:
            sheet.button(t("edo.option.forfeit"), icon("forfeit"), partial(self.table.pick, FORFEIT), "quiet")
        if self.sheet.rect.w:
            self._place()
        self.table.changed()

    def coming(self) -> dict[str, int]:
        halves = zip(("goods", "point"), self.sheet.chips, strict=False)
        half = next((half for half, chip in halves if chip.hovered), "")
        over = self.table.pointer.over
        if not half and over is not None and over.place in ("trade:goods", "trade:point"):
            half = over.place[6:]
        option = self.option(self.first, half) if half and self.first not in ("", half) else self.option(half)
        return self.changed_by(option)

    # --- events -----------------------------------------------------------------------------------------------------

    def handle(self, event: pygame.Event) -> bool:
        if not self.hides_prompt:
            return False
        if event.type == pygame.KEYDOWN:
            return self._key(event) or super().handle(event) or self.ring.handle(event)
        if event.type == pygame.MOUSEMOTION and self.ring.handle(event):
            self.table.dirty()
        if self.stepper is not None and self.stepper.handle(event):
            self.table.dirty()
            return True
        if self.sheet.handle(event):
            self.table.dirty()
            return True
        if event.type != pygame.MOUSEBUTTONDOWN or event.button != 1 or not self.parts.merchant.shown:
            return False
        now = self.parts.merchant.places()[0]
        for half, place in zip(("goods", "point"), cards.halves(now), strict=True):
            if place.collidepoint(event.pos):
                self.take(half)
                return True
        return False

    def _key(self, event: pygame.Event) -> bool:
        if event.key in LETTERS:
            self.take(LETTERS[event.key])
        elif event.key in (*MORE, *LESS) and self.stepper is not None:
            self.stepper.set(self.stepper.value + (1 if event.key in MORE else -1))
        elif event.key == pygame.K_ESCAPE and self.first:
            self._unmark()
        else:
            return False
        return True

    # --- drawing ----------------------------------------------------------------------------------------------------

    def draw(self, canvas: Canvas) -> None:
        if self.hides_prompt:
            self.sheet.draw(canvas)
            if self.stepper is not None:
                self.stepper.draw(canvas)
            self.ring.draw(canvas)
        if not self.parts.merchant.shown:
            return
        theme, over = canvas.theme, self.table.pointer.over
        now = self.parts.merchant.places()[0]
        for half, place in zip(("goods", "point"), cards.halves(now), strict=True):
            if self.able(half):
                bright = self.first == half or (over is not None and over.place == f"trade:{half}")
                draw.rounded(canvas, place.inflate(4, 4), None, theme.snow, 5, 8)
                draw.rounded(canvas, place.inflate(4, 4), None, theme.glow if bright else theme.accent, 3, 8)
            else:
                veil = Colour(theme.paper_deep.r, theme.paper_deep.g, theme.paper_deep.b, 150)
                draw.rounded(canvas, place, veil, None, 0, 6)
