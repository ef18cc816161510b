"""The hands that write a plan: a click on a quarter turns the card to that deed, a second one puts it into the first
free slot; cards are dragged, wheel and right button turn them, seats are filled and emptied by clicks. Nothing is final
before the seal, and what was sealed is opened again until the last one has sealed."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

import pygame

from engine.core.decision import Decision, Option
from engine.core.words import t
from engine.edo import say
from yedo.table.presentations import Presentation
from yedo.tables.edo import cards
from yedo.tables.edo.part import Desk, Rect, icon
from yedo.tables.edo.plan_draft import Plan, Wish, last_plan
from yedo.tables.edo.sheet import AskSheet
from yedo.ui import art, sound
from yedo.ui.canvas import Canvas
from yedo.ui.focus import ENTER

if TYPE_CHECKING:
    from yedo.scenes.table import Table
    from yedo.tables.edo.parts import EdoParts

SEAL = ("seal",)
QUIET = 2 / 3  # how loud the music is while somebody plans
FAR = 9.0  # pixels a card is carried before it is a drag
TWICE = 0.4  # seconds between the clicks of a double click
DIGITS = (pygame.K_1, pygame.K_2, pygame.K_3, pygame.K_4)
MORE = (pygame.K_PLUS, pygame.K_EQUALS, pygame.K_KP_PLUS)
LESS = (pygame.K_MINUS, pygame.K_KP_MINUS)


@dataclass(slots=True)
class Grip:
    """What the mouse holds: a card, or an official (own or grey)."""

    card: str
    official: str
    start: tuple[float, float]
    at: tuple[float, float]
    carried: bool = False


class PlanHand(Presentation):
    hides_prompt = True

    def __init__(self, table: Table, decision: Decision) -> None:
        super().__init__(table, decision)
        parts: EdoParts = table.parts  # type: ignore[assignment]
        self.parts = parts
        desk: Desk = table.desk  # type: ignore[assignment]
        self.desk, self.seat = desk, decision.player
        self.board, self.pool, self.turning = parts.planning, parts.others, parts.turning
        self.grip: Grip | None = None
        self.clicked = ("", (0.0, 0.0), -TWICE)  # the last click: card, place, time
        self.sheet = AskSheet(desk, self.seat, desk.game.kind.prompt(desk.view, decision))
        self._fill_sheet()
        sound.player.soften(QUIET)

    def layout(self, width: float, height: float) -> None:
        self.area = self.desk.plan.prompt
        self.sheet.place()

    @property
    def open(self) -> bool:
        return False  # nothing lies over the table

    def pointed(self) -> list[Rect]:
        return [self.sheet.chips[-1].rect] if self.decision.options == [SEAL] else []

    def plan(self) -> Plan:
        return Plan(self.desk.view, self.desk.view.state.clans[self.seat])

    # --- the sheet beside -------------------------------------------------------------------------------------------

    def _fill_sheet(self) -> None:
        plan, lines = self.plan(), self.sheet.lines
        if not any(wish.card for wish in plan.slots):
            lines.append(("", t("edo.table.how_to_plan"), "soft"))
        for number, wish in enumerate(plan.slots):
            sign = icon(wish.deed) if wish.card else icon(f"slot_{number + 1}")
            if not wish.card:
                lines.append((sign, t("edo.table.slot_free", n=number + 1), "soft"))
            else:
                key = "planned" if wish.officials else "planned_none"
                words = t(f"edo.table.{key}", n=wish.officials, slot=number + 1, deed=say.deed(wish.deed))
                lines.append((sign, words, ""))
        if plan.full:
            lines += [("", line, "soft") for line in self.desk.game.kind.preview(self.desk.view, self.seat, SEAL)]
        if self._earlier() is not None:
            self.sheet.button(t("edo.table.last_plan"), "redo", self._again)
        if any(wish.card for wish in plan.slots):
            self.sheet.button(t("edo.table.clear"), "cancel", self._clear)
        self.sheet.button(t("edo.option.seal"), icon("seal"), self._seal, "primary", plan.full)

    def _earlier(self) -> list[Wish] | None:
        return last_plan(self.table.session.answers, self.seat, self.desk.view.board.slots)

    def _again(self) -> None:
        earlier = self._earlier()
        if earlier is not None:
            self._change(lambda plan: plan.again(earlier), "card_play")

    def _clear(self) -> None:
        self._change(Plan.clear, "card_draw")

    def _seal(self) -> None:
        if SEAL not in self.decision.options:
            sound.play("error")
            return
        self.board.focus = ""
        sound.play("seal")
        if self.table.stage.queue.speed:
            stamp = self.table.stage.moves._stamp
            for number in range(self.desk.view.board.slots):
                self.table.stage.queue.add(*stamp(self.board.card(number), "edo/icon_seal"))
        self.table.pick(SEAL)

    # --- writing ----------------------------------------------------------------------------------------------------

    def _change(self, change: Callable[[Plan], object], heard: str = "place") -> None:
        """Write the plan with something changed; nothing happens where that changes nothing."""
        plan = self.plan()
        before = list(plan.slots)
        change(plan)
        drafts = self.table.session.drafts()
        written = drafts.of(self.seat).items if drafts is not None else []
        items = plan.items(written)
        if plan.slots == before or (self._led() and not self._follows(written, items)):
            sound.play("error", 0.4)
            return
        self._move(before, plan.slots)
        if self._led():
            self.table.pick(items[len(written)])
        elif not self.table.sealing.write(items):
            heard = "error"
        sound.play(heard)

    def _move(self, before: list[Wish], after: list[Wish]) -> None:
        """Officials hop on their seats, and cards that change places slide."""
        was = {wish.card: self.board.card(n) for n, wish in enumerate(before) if wish.card}
        was |= {card: place for card, place in self.pool.places() if card not in was}
        for n, (old, new) in enumerate(zip(before, after, strict=True)):
            if new.card and new.card != old.card and new.card in was:
                self.turning.slide(new.card, was[new.card], self.board.card(n))
            elif new.card == old.card:
                self.turning.hops.update({(n, seat): 0.0 for seat in range(old.officials, new.officials)})

    def _led(self) -> bool:
        """Whether a teacher lets only some of all answers through."""
        asked = self.table.session.question(self.seat)
        return asked is not None and len(asked.options) > len(self.decision.options)

    def _follows(self, written: list[Option], items: list[Option]) -> bool:
        """Whether the next item is one that the teacher waits for."""
        new = items[len(written) : len(written) + 1]
        return items[: len(written)] == written and bool(new) and new[0] in self.decision.options

    def turn(self, card: str, deed: str) -> None:
        """Make a deed point down."""
        number = self.plan().slot_of(card)
        now = self.plan().slots[number].deed if number >= 0 else self.pool.deed(card)
        if now == deed:
            return
        view = self.desk.view
        self.turning.start(card, cards.angle(view, card, deed) - cards.angle(view, card, now))
        self.turning.deeds[card] = deed
        if number >= 0:
            self._change(lambda plan: plan.turn(number, deed), "clack")
        else:
            sound.play("clack")
            self.table.changed()

    def _turn_by(self, card: str, step: int) -> None:
        names = cards.deeds(self.desk.view, card)
        number = self.plan().slot_of(card)
        now = self.plan().slots[number].deed if number >= 0 else self.pool.deed(card)
        self.turn(card, names[(names.index(now) + step) % len(names)])

    def put(self, card: str, number: int) -> None:
        """Into a slot; a card that lies there already changes places with it."""
        if number < 0:
            sound.play("error", 0.4)
            return
        at = self.plan().slot_of(card)
        deed = self.plan().slots[at].deed if at >= 0 else self.pool.deed(card)
        self._change(lambda plan: plan.put(card, deed, number), "card_play")

    def _take(self, number: int) -> None:
        wish = self.plan().slots[number]
        self.turning.deeds[wish.card] = wish.deed
        self._change(lambda plan: plan.take(number), "card_draw")

    # --- the mouse --------------------------------------------------------------------------------------------------

    def handle(self, event: pygame.Event) -> bool:
        if event.type == pygame.KEYDOWN:
            return self._key(event)
        if event.type == pygame.MOUSEWHEEL:
            card = self._card_at(self.table.input._mouse())
            if card:
                self._turn_by(card[0], -1 if event.y > 0 else 1)
            return bool(card)
        if self.grip is not None and event.type in (pygame.MOUSEMOTION, pygame.MOUSEBUTTONUP):
            return self._carry(self.grip, event)
        if self.sheet.handle(event):
            self.table.dirty()
            return True
        if event.type == pygame.MOUSEBUTTONDOWN:
            return self._press(event)
        return False

    def _press(self, event: pygame.Event) -> bool:
        seat = self._seat_at(event.pos)
        if seat is not None:
            if event.button == 1:
                self._sit(*seat)
            elif event.button == 3:
                own = seat[1] < self.plan().slots[seat[0]].own
                self._change(lambda plan: plan.swap(seat[0], own))
            return True
        found = self._card_at(event.pos)
        if event.button == 3 and found is not None:
            self._turn_by(found[0], 1)
            return True
        if event.button != 1:
            return False
        if found is not None:
            self.grip = Grip(found[0], "", event.pos, event.pos)
            return True
        kind = self.parts.stores.official_at(event.pos)
        if kind:
            self.grip = Grip("", kind, event.pos, event.pos)
        return bool(kind)

    def _carry(self, grip: Grip, event: pygame.Event) -> bool:
        if event.type == pygame.MOUSEMOTION:
            grip.at = event.pos
            if not grip.carried and pygame.Vector2(grip.at).distance_to(grip.start) > FAR:
                grip.carried = True
                self.board.held = grip.card
            lit = self._slot_at(grip.at) if grip.carried else -1
            if grip.carried:
                self.board.lit = lit
                self.table.changed()
            return True
        if event.button != 1:
            return True
        self.grip, self.board.held, self.board.lit = None, "", -1
        self.table.changed()
        if grip.carried:
            self._drop(grip)
        elif grip.card:
            self._click(grip.card, grip.start)
        return True

    def _drop(self, grip: Grip) -> None:
        number = self._slot_at(grip.at)
        if grip.official:
            if number >= 0 and self.plan().slots[number].card:
                self._change(lambda plan: plan.add(number, grip.official == "own"))
            return
        before = self.plan().slot_of(grip.card)
        if number >= 0 and number != before:
            self.put(grip.card, number)
        elif number < 0 <= before:
            self._take(before)

    def _click(self, card: str, at: tuple[float, float]) -> None:
        """On a deed: it turns down; on the one that points down, or twice: into the first free slot."""
        found = self._card_at(at)
        if found is None:
            return
        before, where, then = self.clicked
        twice = before == card and pygame.Vector2(where).distance_to(at) < FAR and time.monotonic() - then < TWICE
        self.clicked = card, at, time.monotonic()
        _, place, now = found
        if twice and self.plan().slot_of(card) < 0:  # the first click has turned it
            self.put(card, self.plan().free())
            return
        deed = cards.deed_at(self.desk.view, card, now, place, at)
        if deed != now:
            self.turn(card, deed)
        elif self.plan().slot_of(card) < 0:
            self.put(card, self.plan().free())

    def _sit(self, number: int, seat: int) -> None:
        """Fill the seats up to this one; empty it where it is the last one that is taken."""
        taken = self.plan().slots[number].officials
        self._change(lambda plan: plan.seat(number, seat if taken == seat + 1 else seat + 1))

    def _card_at(self, at: tuple[float, float]) -> tuple[str, Rect, str] | None:
        """The card under the mouse, where it lies, and its deed that points down."""
        for number, wish in enumerate(self.plan().slots):
            if wish.card and self.board.card(number).collidepoint(at):
                return wish.card, self.board.card(number), wish.deed
        for card, place in self.pool.places():
            if place.collidepoint(at):
                return card, place, self.pool.deed(card)
        return None

    def _seat_at(self, at: tuple[float, float]) -> tuple[int, int] | None:
        plan = self.plan()
        for number, wish in enumerate(plan.slots):
            if not wish.card:
                continue
            for seat, place in enumerate(self.board.seats(number)[: plan.deed(number).max]):
                if place.inflate(4, 8).collidepoint(at):
                    return number, seat
        return None

    def _slot_at(self, at: tuple[float, float]) -> int:
        return next((n for n in range(len(self.plan().slots)) if self.board.column(n).collidepoint(at)), -1)

    # --- the keyboard -----------------------------------------------------------------------------------------------

    def _key(self, event: pygame.Event) -> bool:
        plan, focus = self.plan(), self.board.focus or self._under()
        order = [*(wish.card for wish in plan.slots if wish.card), *self.pool.owned()]
        if event.key == pygame.K_TAB:
            step = -1 if event.mod & pygame.KMOD_SHIFT else 1
            at = order.index(focus) + step if focus in order else 0
            self.board.focus = order[at % len(order)]
            self.table.changed()
            return True
        if event.key in ENTER:
            self._enter(focus if focus in order else "")
            return True
        if focus not in order:
            return event.key in DIGITS
        number = plan.slot_of(focus)
        if event.key in DIGITS:
            names = cards.deeds(self.desk.view, focus)
            if DIGITS.index(event.key) < len(names):
                self.turn(focus, names[DIGITS.index(event.key)])
        elif event.key == pygame.K_r:
            self._turn_by(focus, 1)
        elif event.key in (pygame.K_LEFT, pygame.K_RIGHT):
            step = 1 if event.key == pygame.K_RIGHT else -1
            self.put(focus, plan.free() if number < 0 else (number + step) % len(plan.slots))
        elif event.key in MORE and number >= 0:
            self._change(lambda p: p.seat(number, p.slots[number].officials + 1))
        elif event.key in LESS and number >= 0:
            self._change(lambda p: p.seat(number, max(0, p.slots[number].officials - p.deed(number).officials)))
        elif event.key in (pygame.K_BACKSPACE, pygame.K_DELETE) and number >= 0:
            self._take(number)
        else:
            return False
        return True

    def _under(self) -> str:
        """The card under the mouse, which the keys turn and move where the keyboard has chosen none."""
        found = self._card_at(self.table.input._mouse())
        return found[0] if found is not None else ""

    def _enter(self, focus: str) -> None:
        if self.plan().full:
            self._seal()
        elif focus and self.plan().slot_of(focus) < 0:
            self.put(focus, self.plan().free())

    # --- drawing ----------------------------------------------------------------------------------------------------

    def draw(self, canvas: Canvas) -> None:
        self.sheet.draw(canvas)
        grip = self.grip
        if grip is None or not grip.carried:
            return
        if grip.card:
            side = self.board.card(0).w
            place = Rect(grip.at[0] - side / 2, grip.at[1] - side / 2, side, side)
            number = self.plan().slot_of(grip.card)
            deed = self.plan().slots[number].deed if number >= 0 else self.pool.deed(grip.card)
            cards.lay(canvas, self.desk.view, grip.card, deed, place, 0.9)
        else:
            kind = self.desk.color(self.seat) if grip.official == "own" else "grey"
            place = Rect(grip.at[0] - 22, grip.at[1] - 40, 44, 58)
            art.draw(canvas, f"edo/official_{kind}", place)

    def close(self) -> None:
        sound.player.soften(1.0)
        self.board.held, self.board.lit = "", -1
