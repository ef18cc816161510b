"""What every part of the table shares: the desk (what is shown, to whom) and spots (what can be pointed at)."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal

import pygame

from yedo.table.game import GameTable
from yedo.table.layout import Layout
from yedo.ui import art
from yedo.ui.canvas import Canvas

Rect = pygame.FRect


class Spot:
    """A thing on the table under the mouse: the place options name, words about it, a card to enlarge. The words may
    be given as what makes them: the table looks for its spots with every change, and few are ever read."""

    __slots__ = ("_tip", "card", "form", "place", "rect")

    def __init__(
        self, place: str, rect: Rect, tip: str | Callable[[], str] = "", card: str = "",
        form: Literal["rect", "round"] = "rect",
    ) -> None:  # fmt: skip
        self.place, self.rect, self._tip, self.card, self.form = place, rect, tip, card, form

    @property
    def tip(self) -> str:
        if not isinstance(self._tip, str):
            self._tip = self._tip()
        return self._tip

    @tip.setter
    def tip(self, words: str) -> None:
        self._tip = words


@dataclass(slots=True)
class Desk:
    """What is on the table now. `view` is what the viewer may know; `house` is the seat whose things and hand lie
    nearest; `open_hand` is False while that hand lies face down."""

    game: GameTable
    view: Any  # of the game's own class
    viewer: int | None
    house: int
    plan: Layout
    open_hand: bool = True
    played_by: list[str] = field(default_factory=list)  # "human" or a bot's name, by seat
    asked: int = -1  # the seat that is asked, -1 while nobody is
    lively: bool = True  # great moments are played out
    seasons: bool = False  # the table shows how far the game has gone; pictures of it in books and lists do not
    told: list[Any] = field(default_factory=list)  # the key moves of the round that has just ended
    wishes: Mapping[str, Any] = field(default_factory=dict)  # what was chosen for tables of this game beside its rules
    taught: bool = False  # a lesson is given
    sealed: frozenset[int] = frozenset()  # persons who have sealed what several write in secret
    lifted: set[tuple[int, int]] = field(default_factory=set)  # figures that are being moved: (seat, number)

    def name(self, seat: int) -> str:
        return self.game.seat(self.view, seat).name

    def color(self, seat: int) -> str:
        return self.game.seat(self.view, seat).color

    def face_down(self, thing: str) -> int:
        """Which card of a hand that lies face down this is, counted from 1; 0 if it is none."""
        return 0

    def visible(self, seat: int, number: int) -> bool:
        return (seat, number) not in self.lifted


class Part:
    """One sheet of the table. `spots` and `draw` work from the same places."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk

    def spots(self) -> Sequence[Spot]:
        return ()

    def region(self) -> Rect | None:
        """Where it draws; None is anywhere, over the others, and when it changes everything is drawn with it."""
        return None

    def key(self) -> object:
        """What its looks depend on: while this stays equal it is not drawn again."""
        return object()

    def draw_ground(self, canvas: Canvas) -> None:
        """What stays the same while the window keeps its size; drawn once."""

    def ground_key(self) -> object:
        """What else the ground depends on: it is drawn again when this changes, which should be seldom."""
        return None

    def draw(self, canvas: Canvas) -> None:
        raise NotImplementedError


_faded = art.SurfaceCache(16 << 20)


def faded(canvas: Canvas, name: str, rect: Rect, alpha: float, fit: art.Fit = "contain") -> None:
    """A picture as art.draw draws it, see-through; kept, because it is drawn again and again."""
    place = canvas.rect(rect)
    key = (name, place.size, round(alpha, 2), fit)
    picture = _faded.get(key)
    if picture is None:
        picture = art.image(name, place.size, fit).copy()
        picture.set_alpha(round(255 * alpha))
        if not art.settling:
            _faded.put(key, picture)
    canvas.surface.blit(picture, picture.get_rect(center=place.center))


def around(at: Sequence[float], radius: float) -> Rect:
    return Rect(at[0] - radius, at[1] - radius, 2 * radius, 2 * radius)


def faint_crest(canvas: Canvas, color: str, room: Rect) -> None:
    """A clan's crest, hardly seen, where a sheet would be empty."""
    side = min(room.w * 0.8, room.h - 30)
    if side > 90:
        spot = Rect(room.centerx - side / 2, room.centery - side / 2, side, side)
        faded(canvas, art.crest(color), spot, 0.13)


def row(area: Rect, count: int, width: float, height: float, gap: float = 4, least: float = 0) -> list[Rect]:
    """Places side by side from the left; they overlap when the area is too narrow."""
    if count <= 0:
        return []
    step = width + gap
    if count > 1:
        step = max(least, min(step, (area.w - width) / (count - 1)))
    return [Rect(area.x + n * step, area.centery - height / 2, width, height) for n in range(count)]
