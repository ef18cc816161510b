"""What movements are made of: sprites in the air, slips of words, banners, and the small gestures that the events'
movements are put together from."""

import math
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar, TypeVar

from engine.core.event import Event
from yedo.table.part import Part, Rect
from yedo.ui.canvas import Canvas
from yedo.ui.tween import Tween, ease_in_out, ease_out, linear

if TYPE_CHECKING:
    from yedo.table.animate import Stage
    from yedo.table.moments import Moment

Data = dict[str, Any]
_NOTHING = "nothing"  # what is played where only time passes
P = TypeVar("P", bound=Part)


@dataclass(slots=True)
class Sprite:
    """Something in the air: a picture between two places, a card or piece that turns on its way, or whatever
    `paint` draws."""

    start: Rect
    end: Rect
    picture: str = ""
    card: str = ""  # a card's face
    arc: float = 0.0
    part: float = 0.0
    turns: bool = False
    other: str = ""  # the picture on the other side of what turns
    fades: bool = False  # vanishes in the second half of its way
    paint: Callable[[Canvas, Rect, float], object] | None = None

    def rect(self) -> Rect:
        p = self.part
        x, y, w, h = (a + (b - a) * p for a, b in zip(self.start, self.end, strict=True))
        return Rect(x, y - math.sin(p * math.pi) * self.arc, w, h)

    @property
    def alpha(self) -> float:
        return min(1.0, 2 - 2 * self.part) if self.fades else 1.0


def small(rect: Rect, side: float) -> Rect:
    """A square in the middle of a place."""
    return Rect(rect.centerx - side / 2, rect.centery - side / 2, side, side)


class Motion:
    """Gestures. Each returns the tweens that run together; `now` is the event that is being shown. A game's own class
    has a method for each event that moves something, named like it: `event(seat, data)`."""

    def __init__(self, stage: "Stage") -> None:
        self.stage: Stage = stage
        self.parts: Any = stage.parts  # a game's own know where its things are
        self.now = Event(_NOTHING, None, {})
        self.in_air: Counter[tuple[int, str]] = Counter()  # cards on their way to a seat's hand, by kind
        self.moment: Moment | None = None  # the one that is being played

    def _part(self, kind: type[P]) -> P | None:
        return next((part for part in self.parts.all if isinstance(part, kind)), None)

    great: ClassVar[dict[str, float]] = {}  # events that are played out as moments, and their seconds

    def show(self, kind: str, seat: int, data: Data) -> list[Tween]:
        """An event's own movement; the words of one that has none."""
        return self.say(seat) if kind != _NOTHING and self._words() else []

    # --- words ------------------------------------------------------------------------------------------

    def _words(self) -> str:
        """What the log says of this event to everybody who may look at the screen."""
        desk = self.parts.desk
        return desk.game.kind.event_line(desk.view, self.now, None if desk.viewer is None else -1) or ""

    def _tell(self, place: Rect, words: str, seconds: float = 0.75, delay: float = 0.0) -> list[Tween]:
        """A slip of words beside a place."""

        def show(part: float) -> None:
            self.stage.slip = (words, place) if part < 1 else None

        return [Tween(seconds, show, linear, None, delay)] if words else []

    def say(self, seat: int, words: str = "") -> list[Tween]:
        """A slip beside a clan's panel, or in the middle of the board where nobody speaks."""
        if seat >= 0:
            return self._tell(self.parts.seat_rect(seat), words or self._words())
        middle = self.parts.desk.plan.board
        return self._tell(Rect(middle.centerx - 200, middle.centery, 1, 1), words or self._words(), 0.9)

    def _proclaim(self, icon: str, words: str, delay: float = 0.0, seconds: float = 1.1) -> list[Tween]:
        """A ribbon across the board for a great moment."""

        def unroll(part: float) -> None:
            self.stage.banner = (icon, words) if part < 1 else None
            self.stage.banner_part = part

        return [Tween(seconds, unroll, linear, None, delay)]

    # --- sprites ----------------------------------------------------------------------------------------

    def _fly(self, sprite: Sprite, seconds: float, delay: float = 0.0) -> Tween:
        """Move a sprite and take it away at the end; it is there at once, also while it still waits."""
        self.stage.sprites.append(sprite)

        def move(part: float) -> None:
            sprite.part = part

        def done() -> None:
            if sprite in self.stage.sprites:
                self.stage.sprites.remove(sprite)

        return Tween(seconds, move, ease_in_out, done, delay)

    def _march(self, sprite: Sprite, seconds: float, delay: float) -> Tween:
        """A sprite that is only there while its own stretch runs."""
        tween = self._fly(sprite, seconds, delay)
        self.stage.sprites.remove(sprite)
        move = tween.move

        def appear(part: float) -> None:
            if sprite not in self.stage.sprites:
                self.stage.sprites.append(sprite)
            move(part)

        tween.move = appear
        return tween

    def _lift(self, figure: tuple[int, int], tween: Tween) -> Tween:
        """A figure is not drawn where it stands until the tween has ended."""
        lifted = self.parts.desk.lifted
        lifted.add(figure)
        self.stage.changed()
        done = tween.done

        def land() -> None:
            lifted.discard(figure)
            self.stage.changed()
            if done is not None:
                done()

        tween.done = land
        return tween

    def _thing(self, start: Rect, end: Rect, picture: str, delay: float = 0.0) -> list[Tween]:
        return [self._march(Sprite(start, end, picture, arc=36), 0.36, delay)]

    def _gone(self, place: Rect, picture: str, way: tuple[float, float] = (0, -70), delay: float = 0.0) -> list[Tween]:
        """Something rises from its place and is no more."""
        return [self._fly(Sprite(place, place.move(*way), picture, fades=True), 0.5, delay)]

    def _stamp(self, place: Rect, picture: str, delay: float = 0.0) -> list[Tween]:
        """A sign comes down on a place like a seal, and fades."""
        side = max(34.0, min(place.w, place.h, 90.0))
        sign, high = small(place, side), small(place, side * 2.4)
        down = self._march(Sprite(high, sign, picture), 0.22, delay)
        down.ease = ease_out
        return [down, self._march(Sprite(sign, sign, picture, fades=True), 0.5, delay + 0.22)]
