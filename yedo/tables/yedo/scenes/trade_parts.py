"""Pieces on the trays of a trade: weapons, geishas and cards as they change hands, and how they lie side by side."""

from collections.abc import Callable, Sequence

from engine.yedo import say
from engine.yedo.cards.text import card_text
from engine.yedo.game import Yedo
from engine.yedo.phases.trade import Item
from yedo.tables.yedo import cards
from yedo.tables.yedo.part import Rect
from yedo.ui import art, draw, text
from yedo.ui.canvas import Canvas
from yedo.ui.stepper import Stepper
from yedo.ui.widget import Widget
from yedo.ui.words import Noun, t

CARD = (76.0, 111.5)
NAMED = (158.0, 111.5)  # a card whose face may be seen: picture and title
TOKEN = (82.0, 82.0)
GAP = 8.0
MARGIN = 12


class Piece(Widget):
    """One thing. A locked one is shown but stays where it is; a card without a name is a back."""

    def __init__(self, view: Yedo, item: Item, seat: int, moved: Callable[[], object], locked: bool = False) -> None:
        super().__init__()
        self.view, self.item, self.seat, self.moved = view, item, seat, moved
        self.enabled = not locked
        self.tip = self._tip()

    @property
    def size(self) -> tuple[float, float]:
        kind, what = self.item
        if kind in ("weapon", "geisha"):
            return TOKEN
        return NAMED if kind != "blackmail" and what in self.view.cards else CARD

    def _tip(self) -> str:
        kind, what = self.item
        if kind == "weapon":
            return "{b}" + t(f"weapon.{what}") + "{/b}"
        if kind == "geisha":
            return t("trade.geisha", n=what) if what != "0" else t("trade.geisha_plain")
        if kind == "blackmail":
            return "{b}" + t("thing.blackmail") + "{/b}"
        if what not in self.view.cards:
            told = t("trade.hidden", kind=Noun("thing", kind))
            return t("trade.hidden_colour", what=Noun("thing", what)) if what else told
        lines = card_text(self.view.cards[what], self.view.rules)
        return "\n".join(["{b}" + say.thing(self.view, what) + "{/b}", *lines])

    def activate(self) -> None:
        if self.enabled:
            self.moved()

    def draw(self, canvas: Canvas) -> None:
        place = self.rect
        if self.hovered and self.enabled:
            draw.rounded(canvas, place.inflate(10, 10), canvas.theme.glow, canvas.theme.ink, 2, 10)
        self.paint(canvas, place)

    def paint(self, canvas: Canvas, place: Rect) -> None:
        kind, what = self.item
        if kind == "weapon":
            art.draw(canvas, f"pieces/weapon_{what}", place)
        elif kind == "geisha":
            art.draw(canvas, f"pieces/geisha_{what}", place)
        elif kind == "blackmail":
            art.draw(canvas, "cards/back_blackmail", place, "stretch")
        elif what in self.view.cards:
            self._paint_face(canvas, place)
        else:
            self._paint_back(canvas, place)

    def _paint_face(self, canvas: Canvas, place: Rect) -> None:
        card = self.view.cards[self.item[1]]
        draw.rounded(canvas, place, cards.PAPER, cards.INK, 2, 8)
        draw.rounded(canvas, place.inflate(-5, -5), None, cards.tint(card), 4, 6)
        picture = Rect(place.x + 8, place.y + 8, place.w - 16, place.h * (0.42 if canvas.scale > 0.6 else 0.17))
        art.draw(canvas, cards.vignette(card), picture, "cover")
        title = Rect(place.x + 8, picture.bottom + 1, place.w - 16, place.bottom - picture.bottom - 7)
        text.draw(canvas, say.thing(self.view, card.id), title, "bold", 19, cards.INK, "center", "middle", shrink=0.7)

    def _paint_back(self, canvas: Canvas, place: Rect) -> None:
        """The back of an announced kind; a mission is given away without its colour, so its back wears none."""
        kind, color = self.item
        if kind != "mission" or color:
            art.draw(canvas, f"cards/back_{kind}_{color}" if color else f"cards/back_{kind}", place, "stretch")
            return
        theme = canvas.theme
        draw.rounded(canvas, place, theme.gold, theme.ink, 2, 7)
        draw.rounded(canvas, place.inflate(-10, -10), theme.on_accent, theme.ink, 1.5, 5)
        side = place.w * 0.66
        spot = Rect(0, 0, side, side)
        spot.center = place.center
        art.draw(canvas, "icons/mission", spot)


def flow(pieces: Sequence[Piece], room: Rect, grow: float = 1.0) -> None:
    """Side by side in rows from the top left; all grow smaller together until they fit."""
    scale = grow
    while not _flow(pieces, room, scale) and scale > 0.3:
        scale *= 0.93


def _flow(pieces: Sequence[Piece], room: Rect, scale: float) -> bool:
    x, y, tall = room.x, room.y, CARD[1] * scale
    for piece in pieces:
        width, height = piece.size[0] * scale, piece.size[1] * scale
        if x + width > room.right + 0.5 and x > room.x:
            x, y = room.x, y + tall + GAP
        piece.rect.update(x, y + (tall - height) / 2, width, height)
        x += width + GAP
    return not pieces or y + tall <= room.bottom + 0.5


def mon_stepper(value: int, most: int, step: int, changed: Callable[[int], object]) -> Stepper:
    stepper = Stepper(value, 0, max(value, most), changed, lambda n: t("trade.mon", n=n), step)
    stepper.enabled = most >= step
    stepper.size = 22
    return stepper
