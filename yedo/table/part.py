"""What every part of the table shares: the desk (what is shown, to whom) and spots (what can be pointed at)."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Literal

import pygame

from engine.yedo.game import Yedo
from engine.yedo.state import Clan, Disciple
from yedo.tables.yedo.layout import Layout
from yedo.ui import art
from yedo.ui.canvas import Canvas

Rect = pygame.FRect


@dataclass(slots=True)
class Spot:
    """A thing on the table under the mouse: the place options name, words about it, a card to enlarge."""

    place: str
    rect: Rect
    tip: str = ""
    card: str = ""
    form: Literal["rect", "round"] = "rect"


@dataclass(slots=True)
class Desk:
    """What is on the table now. `view` is what the viewer may know; `house` is the clan whose board and hand
    lie at the bottom; `open_hand` is False while that hand lies face down."""

    view: Yedo
    viewer: int | None
    house: int
    plan: Layout
    open_hand: bool = True
    played_by: list[str] = field(default_factory=list)  # "human" or a bot's name, by seat
    asked: int = -1  # the seat that is asked, -1 while nobody is
    lifted: set[tuple[int, int]] = field(default_factory=set)  # disciples that are being moved: (seat, number)

    @property
    def clan(self) -> Clan:
        return self.view.state.clans[self.house]

    def color(self, seat: int) -> str:
        return self.view.state.clans[seat].color

    def livery(self, seat: int) -> str:
        """The colour of a seat's figures; the Daimyo's men wear his own."""
        return "daimyo" if seat == self.view.outsider else self.color(seat)

    def face_down(self, card: str) -> int:
        """Which card of a hand that lies face down this is, counted from 1; 0 if it is none."""
        if self.open_hand:
            return 0
        hand = (*self.clan.missions, *self.clan.actions, *self.clan.bonus)
        return hand.index(card) + 1 if card in hand else 0

    def visible(self, seat: int, number: int) -> bool:
        return (seat, number) not in self.lifted


class Part:
    """One sheet of the table. `spots` and `draw` work from the same places."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk

    def spots(self) -> Sequence[Spot]:
        return ()

    def region(self) -> Rect | None:
        """Where it draws; None is anywhere, and it is drawn with everything else."""
        return None

    def key(self) -> object:
        """What its looks depend on: while this stays equal it is not drawn again."""
        return object()

    def draw_ground(self, canvas: Canvas) -> None:
        """What stays the same while the window keeps its size; drawn once."""

    def draw(self, canvas: Canvas) -> None:
        raise NotImplementedError


def piece(disciple: Disciple, color: str) -> str:
    """The picture of a disciple of a clan."""
    if disciple.kind in ("errand_boy", "ronin"):
        return f"pieces/{disciple.kind}"
    return f"pieces/{disciple.kind}_{color}"


def holdings(clan: Clan) -> tuple[object, ...]:
    """All that a clan has, as a key."""
    return (
        clan.pp, clan.mon, clan.blessings, tuple((d.kind, d.at) for d in clan.disciples), tuple(clan.weapons),
        tuple(clan.annexes), tuple(clan.geishas), tuple(clan.missions), tuple(clan.completed), tuple(clan.actions),
        tuple(clan.bonus), tuple(clan.blackmail),
    )  # fmt: skip


def standing_places(desk: Desk) -> tuple[object, ...]:
    """Where every disciple is, as a key."""
    places = tuple((d.kind, d.at) for clan in desk.view.state.clans for d in clan.disciples)
    return (places, frozenset(desk.lifted))


def changes_of_rules(desk: Desk) -> tuple[object, ...]:
    """Prices and rights that hold for a while, as a key."""
    return tuple((m.word, m.n, m.seat, m.what) for m in desk.view.state.modifiers)


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
        faded(canvas, f"icons/crest_{color}", spot, 0.13)


def row(area: Rect, count: int, width: float, height: float, gap: float = 4, least: float = 0) -> list[Rect]:
    """Places side by side from the left; they overlap when the area is too narrow."""
    if count <= 0:
        return []
    step = width + gap
    if count > 1:
        step = max(least, min(step, (area.w - width) / (count - 1)))
    return [Rect(area.x + n * step, area.centery - height / 2, width, height) for n in range(count)]
