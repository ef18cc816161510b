"""What every part of Edo's table shares: its desk, names of pictures, and rows of icons with numbers."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engine.edo.game import Edo
from engine.edo.state import HIDDEN, Clan
from yedo.table import part as kit
from yedo.table.part import Rect, Spot
from yedo.tables.edo.layout import Layout
from yedo.ui import art, text
from yedo.ui.canvas import Canvas
from yedo.ui.theme import Colour

__all__ = ["Desk", "Part", "Rect", "Spot", "counted", "counts", "icon"]


def icon(name: str) -> str:
    """One of this game's icons, as the kit names icons."""
    return f"edo/icon_{name}"


@dataclass(slots=True)
class Desk(kit.Desk):
    """`house` is the clan whose stores and planning board lie at the bottom."""

    view: Edo
    plan: Layout

    @property
    def clan(self) -> Clan:
        return self.view.state.clans[self.house]

    @property
    def planning(self) -> bool:
        """Whether the plans are being written."""
        return self.view.state.phase == "planning"

    @property
    def at_work(self) -> bool:
        """Whether the house's plan is being written in front of its owner."""
        asked = self.view.decision
        return self.planning and self.open_hand and asked is not None and asked.player == self.house

    def face_down(self, thing: str) -> int:
        """The card of the plan that is about to be revealed, while the plan lies face down."""
        asked = self.view.decision
        if self.open_hand or asked is None or asked.kind != "march" or not thing.isdecimal():
            return 0
        return int(getattr(self.view.state.stack[-1], "slot", 0)) + 1

    def ryo(self, seat: int) -> int:
        """What whoever looks at the screen may know of a purse; below 0 nothing."""
        shut = self.view.hidden_purses and seat == self.house and not self.open_hand
        return -1 if shut else self.view.state.clans[seat].ryo

    def purse(self, seat: int) -> str:
        """What stands for a clan's Ryo: a coin, or a purse that is tied."""
        return icon("ryo") if self.ryo(seat) >= 0 else "edo/purse"

    def knows(self, card: str) -> bool:
        return bool(card) and not card.startswith(HIDDEN)


class Part(kit.Part):
    desk: Desk

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)

    def spots(self) -> Sequence[Spot]:
        return ()


def counted(canvas: Canvas, picture: str, words: str, place: Rect, size: float, ink: Colour | None = None) -> None:
    """A picture and its number side by side."""
    side = min(place.h, place.w * (0.55 if len(words) < 3 else 0.36))
    art.draw(canvas, picture, Rect(place.x, place.centery - side / 2, side, side))
    room = Rect(place.x + side + 2, place.y, place.w - side - 2, place.h)
    text.draw(canvas, words, room, "bold", size, ink, "left", "middle", wrap=False, shrink=0.6)


def counts(
    canvas: Canvas, entries: Sequence[tuple[str, str]], room: Rect, size: float, ink: Colour | None = None
) -> None:
    """Pictures and numbers in a row; longer numbers have more room."""
    shares = [1.0 + 0.3 * max(0, len(words) - 1) for _, words in entries]
    x, unit = room.x, room.w / max(1.0, sum(shares))
    for (picture, words), share in zip(entries, shares, strict=True):
        counted(canvas, picture, words, Rect(x, room.y, share * unit, room.h), size, ink)
        x += share * unit
