"""The card of the hand that grew under the mouse in a compact window: whole and readable, above its neighbours,
anchored where it lies. Which one it is depends on the places of the small cards alone, so that it never flickers."""

from collections.abc import Container, Sequence
from dataclasses import dataclass, field
from typing import Protocol

import pygame

from yedo.table.part import Desk, Rect, Spot
from yedo.ui import art, draw
from yedo.ui.canvas import Canvas
from yedo.ui.tween import ease_out

GROWING = 0.13  # seconds
READABLE = 14.5  # real pixels of a card's text
LEAST = 1.12  # times the size on which cards are drawn


@dataclass(slots=True)
class _Card:
    """A card on its way up or down."""

    id: str
    base: Rect  # where it lies in the hand
    whole: Rect  # where it is when it has grown
    part: float = 0.0
    spot: Spot = field(default_factory=lambda: Spot("", Rect(0, 0, 0, 0)))

    def rect(self) -> Rect:
        """Its place now: it rises from its own middle."""
        part = ease_out(self.part)
        start = Rect(0, 0, self.base.h * self.whole.w / self.whole.h, self.base.h)
        start.center = self.base.center
        ends = zip(start, self.whole, strict=True)
        return Rect(*(a + (b - a) * part for a, b in ends))


class Hand(Protocol):
    """Where cards lie that may grow."""

    def held(self) -> Sequence[tuple[str, Rect]]: ...

    def card(self, id: str) -> Rect | None: ...


class Grown:
    """`hand` is None where no card ever grows."""

    def __init__(self, desk: Desk, hand: Hand | None) -> None:
        self.desk, self.hand = desk, hand
        self.card: _Card | None = None  # the one under the mouse
        self.sinking: list[_Card] = []  # those it has left

    # --- which one --------------------------------------------------------------------------------------

    def _under(self, at: tuple[float, float] | None) -> str:
        """The card that should be large: the one whose small place is here, else the one that still is."""
        if at is None or self.hand is None or not self.desk.plan.compact or not self.desk.open_hand:
            return ""
        small = [id for id, place in self.hand.held() if place.collidepoint(at)]
        if small:
            return small[-1]
        return self.card.id if self.card is not None and self.card.whole.collidepoint(at) else ""

    def aim(self, at: tuple[float, float] | None, canvas: Canvas) -> bool:
        """The mouse or the keyboard points here. True when another card is to grow, or one to shrink."""
        id = self._under(at)
        if id == (self.card.id if self.card is not None else ""):
            return False
        self.sink()
        base = self.hand.card(id) if self.hand is not None and self.desk.game.is_card(self.desk.view, id) else None
        if base is not None:
            again = next((card for card in self.sinking if card.id == id), None)
            self.sinking = [card for card in self.sinking if card is not again]
            whole = self._whole(base, canvas)
            self.card = _Card(id, base, whole, again.part if again is not None else 0.0)
            self.card.spot = Spot(f"card:{id}", whole, "", id)
        return True

    def _whole(self, base: Rect, canvas: Canvas) -> Rect:
        """Large enough to be read, at the foot of the window over the small card, clear of the prompt."""
        unit = max(LEAST, READABLE / (19 * canvas.scale))
        height = self.desk.plan.size[1]
        size = self.desk.game.card_size
        tall = min(size[1] * unit, height - 60)
        whole = Rect(0, 0, tall * size[0] / size[1], tall)
        whole.midbottom = (base.centerx, height - 6)
        return whole.clamp(Rect(8, 52, self.desk.plan.prompt.x - 14, height - 58))

    def sink(self) -> None:
        """Whatever is large goes back into the hand."""
        if self.card is not None:
            self.sinking.append(self.card)
            self.card = None

    def drop(self) -> None:
        """The hand has changed, or lies elsewhere: what is not there any more cannot be large."""
        shown = self.hand is not None and self.desk.open_hand and self.desk.plan.compact
        held = dict(self.hand.held()) if self.hand is not None and shown else {}
        self.sinking = [card for card in self.sinking if held.get(card.id) == card.base]
        if self.card is not None and held.get(self.card.id) != self.card.base:
            self.card = None

    def spot_at(self, at: tuple[float, float]) -> Spot | None:
        """The large card, if this is on it and not on the small place of another one."""
        card = self.card
        return card.spot if card is not None and self._under(at) == card.id else None

    def place_of(self, id: str) -> Rect | None:
        """Where a card stands large."""
        return self.card.whole if self.card is not None and self.card.id == id else None

    # --- movement and drawing ---------------------------------------------------------------------------

    @property
    def moving(self) -> bool:
        return bool(self.sinking) or (self.card is not None and self.card.part < 1)

    def update(self, seconds: float, speed: float) -> bool:
        """True when something grew or shrank; at speed 0 it is done at once."""
        if not self.moving:
            return False
        step = seconds * speed / GROWING if speed else 1.0
        if self.card is not None:
            self.card.part = min(1.0, self.card.part + step)
        for card in self.sinking:
            card.part -= step
        self.sinking = [card for card in self.sinking if card.part > 0]
        return True

    def draw(self, canvas: Canvas, lit: Container[str]) -> None:
        """`lit`: the places that can be picked now."""
        for card in self.sinking:
            self._draw_card(canvas, card, False)
        if self.card is not None and self.card.part > 0:
            self._draw_card(canvas, self.card, self.card.spot.place in lit)

    def _draw_card(self, canvas: Canvas, card: _Card, lit: bool) -> None:
        theme, rect = canvas.theme, card.rect()
        face = self.desk.game.face_picture(canvas, self.desk.view, card.id, card.whole, self.desk.house)
        if card.part < 1:
            box = canvas.rect(rect)
            scaler = pygame.transform.scale if art.settling else pygame.transform.smoothscale
            face = scaler(face, (max(1, box.w), max(1, box.h)))
            face.set_alpha(round(255 * min(1.0, 0.35 + card.part)))
        else:
            draw.rounded(canvas, rect.move(5, 6), theme.ink, None, 0, 16)
        if lit:
            draw.rounded(canvas, rect.inflate(14, 14), theme.glow, theme.accent, 3, 20)
        canvas.surface.blit(face, canvas.rect(rect))
