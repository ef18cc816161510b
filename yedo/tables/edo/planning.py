"""The planning board with its three slots and their seats, and the cards that lie beside it. Both only show; the hands
that turn, place and seat are in plan_hand.py."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

from engine.core.words import t
from engine.edo import say
from engine.edo.planning import cards_of
from engine.edo.state import EMPTY, PASSED, UP, Slot
from yedo.table.part import faint_crest
from yedo.tables.edo import cards
from yedo.tables.edo.aside import head
from yedo.tables.edo.layout import map_layout
from yedo.tables.edo.part import Desk, Part, Rect, Spot, icon
from yedo.ui import art, draw, text
from yedo.ui.canvas import Canvas
from yedo.ui.panel import panel
from yedo.ui.tween import ease_out, overshoot

RIDING = ("ride", "relocate")  # where an official is in the middle of sending samurai
TURN = 0.24  # seconds of a quarter turn


class Turning:
    """How unused cards lie, and which cards are being turned just now."""

    def __init__(self) -> None:
        self.deeds: dict[str, str] = {}  # of cards that are in no slot
        self.moving: dict[str, tuple[float, float]] = {}  # card -> degrees to turn, part of it done
        self.hops: dict[tuple[int, int], float] = {}  # slot and seat of officials that sit down -> part of it done
        self.slides: dict[str, tuple[float, float, float]] = {}  # card -> how far it comes from, part of it done

    def slide(self, card: str, before: Rect, after: Rect) -> None:
        """A card makes room for another one."""
        self.slides[card] = (before.x - after.x, before.y - after.y, 0.0)

    def shift(self, card: str) -> tuple[float, float]:
        x, y, part = self.slides.get(card, (0.0, 0.0, 1.0))
        left = 1 - ease_out(part)
        return x * left, y * left

    def hop(self, slot: int, seat: int) -> float:
        """How high an official is above its seat, in heights of a figure."""
        return math.sin(self.hops.get((slot, seat), 1.0) * math.pi) * 0.4

    @property
    def state(self) -> object:
        """What the looks of cards and seats depend on."""
        return tuple(self.moving.items()), tuple(self.hops.items()), tuple(self.slides.items())

    @property
    def busy(self) -> bool:
        return bool(self.moving or self.hops or self.slides)

    def start(self, card: str, degrees: float) -> None:
        self.moving[card] = ((degrees + 180) % 360 - 180 or 180.0, 0.0)

    def left(self, card: str) -> float:
        degrees, part = self.moving.get(card, (0.0, 1.0))
        return degrees * (1 - overshoot(part)) if part < 1 else 0.0

    def update(self, seconds: float, speed: float) -> bool:
        if not self.busy:
            return False
        more = seconds * speed / TURN if speed else 1.0
        self.hops = {seat: part + more for seat, part in self.hops.items() if part + more < 1}
        self.slides = {card: (x, y, part + more) for card, (x, y, part) in self.slides.items() if part + more < 1}
        for card, (degrees, part) in list(self.moving.items()):
            part += more
            if part >= 1:
                del self.moving[card]
            else:
                self.moving[card] = degrees, part
        return True


class PlanningBoard(Part):
    def __init__(self, desk: Desk, turning: Turning) -> None:
        super().__init__(desk)
        self.turning = turning
        self.held = ""  # the card in somebody's hand: it is not drawn here
        self.focus = ""  # the card the keyboard is at
        self.lit = -1  # the slot under what is being dragged

    # --- places -----------------------------------------------------------------------------------------------------

    def _at(self, box: Sequence[float]) -> Rect:
        place, unit = self.desk.plan.planning, self.desk.plan.plan_unit
        return Rect(place.x + box[0] * unit, place.y + box[1] * unit, box[2] * unit, box[3] * unit)

    def _slot(self, number: int) -> dict[str, Any]:
        found: dict[str, Any] = map_layout()["planning"]["slots"][number]
        return found

    def card(self, number: int) -> Rect:
        return self._at(self._slot(number)["card"])

    def seats(self, number: int) -> list[Rect]:
        slot = self._slot(number)
        side = slot["seat"]
        return [self._at((x - side / 2, y - side / 2, side, side)) for x, y in slot["seats"]]

    def column(self, number: int) -> Rect:
        """All of a slot: where something is dropped."""
        seats = self.seats(number)
        return self.card(number).union(seats[0].unionall(seats[1:])).inflate(40, 16)

    # --- what lies there --------------------------------------------------------------------------------------------

    def slots(self) -> list[Slot]:
        plan = self.desk.clan.plan
        return [*plan, *[EMPTY] * (self.desk.view.board.slots - len(plan))]

    def shown(self, slot: Slot) -> bool:
        """Whether the card of a slot lies face up for whoever looks now."""
        return self.desk.knows(slot[0]) and (slot[4] == UP or self.desk.open_hand)

    def key(self) -> object:
        d = self.desk
        return (
            tuple(self.slots()), d.house, d.open_hand, d.planning, d.house in d.sealed, self.held, self.focus, self.lit,
            self.turning.state, self._turn(), d.view.state.phase, d.color(d.house), tuple(self.rides()),
        )  # fmt: skip

    def _turn(self) -> int:
        """The slot whose turn it is, if it is the house's."""
        top: Any = self.desk.view.state.stack[-1] if self.desk.view.state.stack else None
        return top.slot if getattr(top, "seat", -1) == self.desk.house and hasattr(top, "slot") else -1

    def rides(self) -> list[int]:
        """While the house travels: how many samurai each seated official may still send, front to back."""
        top: Any = self.desk.view.state.stack[-1] if self.desk.view.state.stack else None
        if self._turn() < 0 or not hasattr(top, "hops"):
            return []
        slot = self.desk.clan.plan[self._turn()]
        if slot[4] != UP or not self.desk.view.board.deeds[slot[0]][slot[1]].hops:
            return []
        each, now = self.desk.view.board.deeds[slot[0]][slot[1]].hops, [top.hops] if top.at in RIDING else []
        found = [each] * top.left + now
        return found + [0] * (slot[2] + slot[3] - len(found))

    def region(self) -> Rect:
        return self.desk.plan.plans

    def spots(self) -> Sequence[Spot]:
        found: list[Spot] = []
        view = self.desk.view
        for number, slot in enumerate(self.slots()):
            seats = self.seats(number)
            tip = t("edo.table.seats", n=number + 1)
            if self.shown(slot):
                deed = view.board.deeds[slot[0]][slot[1]]
                tip = t("edo.table.seated", n=slot[2] + slot[3], of=deed.max, deed=say.deed(deed.name))
                if number == self._turn() and self.rides():
                    tip += "\n" + t("edo.table.rides", n=sum(self.rides()))
                found += card_spots(self.desk, slot[0], slot[1], self.card(number))
            found.append(Spot(f"slot:{number}", seats[0].unionall(seats[1:]), tip))
        asked = view.decision
        if asked is not None and asked.kind == "march" and asked.player == self.desk.house and self._turn() >= 0:
            place = "button:pass" if ("pass",) in asked.options else "button:reveal"
            found.append(Spot(place, self.card(self._turn()), t("edo.table.own_card", n=self._turn() + 1)))
        return found

    # --- drawing ----------------------------------------------------------------------------------------------------

    def draw_ground(self, canvas: Canvas) -> None:
        panel(canvas, self.desk.plan.plans)
        art.draw(canvas, f"edo/planning_{canvas.theme.side}", self.desk.plan.planning, "stretch")

    def draw(self, canvas: Canvas) -> None:
        desk = self.desk
        note = "plan_note" if desk.planning else "acting_note"
        if desk.plan.plan_head:
            head(canvas, desk.plan.plans, t("edo.table.planning"), t(f"edo.table.{note}"))
        for number, slot in enumerate(self.slots()):
            self._draw_slot(canvas, number, slot)

    def _draw_slot(self, canvas: Canvas, number: int, slot: Slot) -> None:
        place, theme, view = self.card(number), canvas.theme, self.desk.view
        unit = self.desk.plan.plan_unit
        sign = self._slot(number)["number"]
        spot = self._at((sign[0] - 20, sign[1] - 20, 40, 40))
        art.draw(canvas, icon(f"slot_{number + 1}"), spot)
        if self.lit == number or self._turn() == number:
            draw.rounded(canvas, place.inflate(10, 10), None, theme.glow, 5, 14)
        if slot[0] and slot[0] != self.held:
            if self.shown(slot):
                away = 0.45 if slot[4] == PASSED else 1.0
                here = place.move(*self.turning.shift(slot[0]))
                cards.lay(canvas, view, slot[0], slot[1], here, away, self.turning.left(slot[0]))
                self._draw_deed(canvas, slot, here)
            else:
                cards.lay(canvas, view, "", "", place, 0.5 if slot[4] == PASSED else 1.0)
                if not self.desk.planning or self.desk.house in self.desk.sealed:
                    art.draw(canvas, icon("seal"), place.inflate(-place.w * 0.62, -place.h * 0.62))
            if slot[0] == self.focus:
                draw.rounded(canvas, place.inflate(8, 8), None, theme.focus, 4, 12)
        self._draw_seats(canvas, number, slot, unit)

    def _draw_deed(self, canvas: Canvas, slot: Slot, place: Rect) -> None:
        """The name of what the card will do, on its lower edge."""
        words = t("edo.table.deed", deed=say.deed(slot[1]))
        page = canvas.miniature()
        wide = min(place.w + 30, text.measure(page, words, "bold", 19)[0] + 28)
        tag = Rect(place.centerx - wide / 2, place.bottom - 15, wide, 25)
        draw.rounded(canvas, tag, canvas.theme.paper, canvas.theme.ink, 1.5, 8)
        text.draw(page, words, tag.inflate(-8, 0), "bold", 19, None, "center", "middle", wrap=False, shrink=0.7)

    def _draw_seats(self, canvas: Canvas, number: int, slot: Slot, unit: float) -> None:
        """Officials on their seats; seats that the deed does not have are boarded up, pairs are tied."""
        seats, theme = self.seats(number), canvas.theme
        if not self.shown(slot):
            return
        deed = self.desk.view.board.deeds[slot[0]][slot[1]]
        if deed.officials > 1:
            for n in range(0, deed.max - 1, deed.officials):
                tie = Rect(seats[n].centerx, seats[n].bottom - 7 * unit, seats[n + 1].centerx - seats[n].centerx, 5)
                draw.rounded(canvas, tie, theme.accent, theme.ink, 1, 2)
        color = self.desk.color(self.desk.house)
        for n, seat in enumerate(seats):
            if n >= deed.max:
                plank = Rect(seat.x + 2, seat.centery - 5 * unit, seat.w - 4, 10 * unit)
                draw.rounded(canvas, plank, theme.backdrop_deep, theme.ink, 1.5, 3)
            elif n < slot[2] + slot[3]:
                kind = color if n < slot[2] else "grey"
                tall = seat.h * 1.3
                top = seat.bottom - tall * (1 + self.turning.hop(number, n))
                art.draw(canvas, f"edo/official_{kind}", Rect(seat.x, top, seat.w, tall))
                if number == self._turn() and n < len(self.rides()):
                    self._draw_rides(canvas, seat, self.rides()[n])
            elif self.desk.at_work:
                draw.disc(canvas, seat.center, seat.w / 2 - 1, None, theme.gold, 2)


    def _draw_rides(self, canvas: Canvas, seat: Rect, n: int) -> None:
        """How many samurai this official may still send."""
        theme, radius = canvas.theme, max(11.0, seat.w * 0.36)
        middle = (seat.centerx + seat.w * 0.2, seat.bottom - radius * 0.5)
        draw.disc(canvas, middle, radius, theme.accent if n else theme.paper_deep, theme.snow if n else theme.ink, 2)
        room = Rect(middle[0] - radius, middle[1] - radius, 2 * radius, 2 * radius)
        ink = theme.on_accent if n else theme.ink_soft
        text.draw(canvas.miniature(), str(n), room, "bold", 21, ink, "center", "middle", wrap=False, shrink=0.6)


class OtherCards(Part):
    """The cards of the house that are in no slot; while its plan lies face down, all its cards."""

    def __init__(self, desk: Desk, board: PlanningBoard, turning: Turning) -> None:
        super().__init__(desk)
        self.board, self.turning = board, turning

    def owned(self) -> list[str]:
        clan, view = self.desk.clan, self.desk.view
        cards_ = cards_of(view, clan)
        if not self.desk.open_hand:
            return cards_
        used = {slot[0] for slot in clan.plan}
        return [card for card in cards_ if card not in used]

    def deed(self, card: str) -> str:
        """The deed that points down."""
        names = cards.deeds(self.desk.view, card)
        found = self.turning.deeds.get(card, names[0])
        return found if found in names else names[0]

    def places(self) -> list[tuple[str, Rect]]:
        plan, owned, room = self.desk.plan, self.owned(), self._room()
        if not owned:
            return []
        largest = 190 * (plan.plan_unit if plan.acting else max(1.0, plan.plan_unit))
        fits = []
        for rows in range(1, len(owned) + 1):
            across = -(-len(owned) // rows)
            fits.append((min(largest, (room.w + 12) / across - 12, (room.h + 10) / rows - 10), across))
        side, across = max(fits)
        rows = -(-len(owned) // across)
        top = room.centery - (rows * (side + 10) - 10) / 2
        found = []
        for n, card in enumerate(owned):
            in_row = min(across, len(owned) - n // across * across)
            left = room.centerx - (in_row * (side + 12) - 12) / 2
            found.append((card, Rect(left + n % across * (side + 12), top + n // across * (side + 10), side, side)))
        return found

    def _room(self) -> Rect:
        sheet, top = self.desk.plan.cards, self.desk.plan.plan_head or 10.0
        return Rect(sheet.x + 16, sheet.y + top + 2, sheet.w - 32, sheet.h - top - 14)

    def place_of(self, card: str) -> Rect | None:
        return dict(self.places()).get(card)

    def key(self) -> object:
        d = self.desk
        lie = tuple((card, self.deed(card)) for card in self.owned())
        return (
            lie,
            d.house,
            d.open_hand,
            d.at_work,
            self.board.held,
            self.board.focus,
            self.turning.state,
        )

    def region(self) -> Rect:
        return self.desk.plan.cards

    def spots(self) -> Sequence[Spot]:
        return [spot for card, place in self.places() for spot in card_spots(self.desk, card, self.deed(card), place)]

    def draw(self, canvas: Canvas) -> None:
        sheet, desk = self.desk.plan.cards, self.desk
        panel(canvas, sheet)
        name = "other_cards" if desk.open_hand else "own_cards"
        if desk.plan.plan_head:
            head(canvas, sheet, t(f"edo.table.{name}"), t("edo.table.turn_note") if desk.at_work else "")
        owned = self.places()
        for card, place in owned:
            if card == self.board.held:
                continue
            deed = self.deed(card) if desk.at_work else ""
            alpha = 1.0 if desk.at_work else 0.75
            here = place.move(*self.turning.shift(card)).clamp(sheet)
            cards.lay(canvas, desk.view, card, deed, here, alpha, self.turning.left(card))
            if card == self.board.focus:
                draw.rounded(canvas, place.inflate(8, 8), None, canvas.theme.focus, 4, 12)
        if not owned:
            room = self._room()
            faint_crest(canvas, desk.color(desk.house), room)
            words = t("edo.table.all_used") + (" " + t("edo.table.keys") if desk.at_work else "")
            text.draw(canvas, words, room.inflate(-30, -20), "italic", 20, canvas.theme.ink_soft, "center", "middle")


def card_spots(desk: Desk, card: str, now: str, place: Rect) -> list[Spot]:
    """A card, and each deed on it."""
    view = desk.view
    found = [Spot(f"held:{card}", place, "", card)]
    for deed in cards.deeds(view, card):
        found.append(Spot(f"card:{card}:{deed}", cards.quarter(view, card, now, deed, place), "", card))
    return found
