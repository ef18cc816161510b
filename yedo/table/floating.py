"""What floats over the table: the slip of words, the enlarged card, the card of the hand that grew. This is their one
owner. They come when the mouse rests, large ones later than words; they go with a click, with a new question and
while anything moves, and then stay away until the mouse moves. They never lie over a choice or under a panel."""

from collections.abc import Iterable

from yedo.table.part import Desk, Rect, Spot
from yedo.table.pointer import PlaceTarget, Pointer
from yedo.table.zoom import Zoom
from yedo.ui.canvas import Canvas
from yedo.ui.tooltip import DELAY, Hover, draw_tooltip

LARGE = 0.7  # seconds the mouse rests before something large appears


class Floating:
    def __init__(self, desk: Desk, pointer: Pointer) -> None:
        self.desk, self.pointer = desk, pointer
        self.grown = pointer.parts.grown
        self.zoom = Zoom(desk)
        self.hover = Hover()
        self.hushed = True  # nothing appears until the mouse or the keyboard points at something
        self.at: tuple[float, float] | None = None
        self.by_key = False  # the keyboard points, which needs no rest

    # --- when -----------------------------------------------------------------------------------------

    def moved(self, spot: Spot | None, at: tuple[float, float] | None) -> bool:
        """The mouse has moved and is over this now. True when something that floats must go or come."""
        self.hushed, self.at, self.by_key = False, at, False
        return self.hover.move(spot, LARGE if spot is not None and self._large(spot) else DELAY)

    def point(self, at: tuple[float, float] | None) -> None:
        """The keyboard points at something: its words are wanted at once."""
        self.hushed, self.at, self.by_key = False, at, True

    def hush(self) -> bool:
        """Take everything away until the mouse moves. True when something was in sight."""
        shown = self.hover.ready or self.grown.card is not None
        self.hushed = True
        self.hover.move(None)
        self.grown.sink()
        return shown

    def update(self, seconds: float) -> bool:
        return self.hover.update(seconds)

    @property
    def wake(self) -> float | None:
        return self.hover.wake

    # --- what -----------------------------------------------------------------------------------------

    @staticmethod
    def _large(spot: Spot) -> bool:
        return bool(spot.card) and not spot.place.startswith("tray:")

    def grow_at(self, choosing: bool) -> tuple[float, float] | None:
        """Where a card of the hand may be large now: not while cards to choose from lie over the table, and a first
        one only when the mouse has rested."""
        waits = self.grown.card is None and not self.hover.ready and not self.by_key
        return None if self.hushed or choosing or waits else self.at

    def shown(self, focused: object) -> Spot | None:
        """What is explained now: the target of the keyboard's ring, or what the mouse rests on."""
        if self.hushed:
            return None
        if isinstance(focused, PlaceTarget):
            return next((spot for spot in self.pointer.spots() if spot.place == focused.place), None)
        return self.pointer.over if self.hover.ready else None

    # --- where ----------------------------------------------------------------------------------------

    def draw(self, page: Canvas, focused: object, choices: list[Rect], dialog: bool) -> None:
        """`choices` is what must stay in sight; `dialog`: cards to choose from lie over the table."""
        if self.zoom.pinned:
            self.zoom.draw_pinned(page, self.zoom.pinned)
            return
        spot = self.shown(focused)
        if spot is None:
            return
        words, large = self.pointer.words(spot), self.grown.place_of(spot.card)
        if large is not None and spot.place.startswith("card:"):
            self.zoom.draw_text(page, spot.card, large, words, choices)
        elif self._large(spot):
            self.zoom.draw(page, spot.card, spot.rect, words, choices, card=not dialog)
        elif words:
            draw_tooltip(page, words, spot.rect, avoid=[*choices, *self._lit(spot)])

    def _lit(self, explained: Spot) -> Iterable[Rect]:
        """The other places that can be picked."""
        spots = self.pointer.spots()
        return (spot.rect for spot in spots if spot.place in self.pointer.lit and spot.place != explained.place)
