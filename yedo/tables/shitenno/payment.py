"""Paying with comfort: the cheapest payment lies on the mat; a click on a card, tile or Title brings it in, a click on
what lies there takes it out. What lies there is always one of the payments the rules offer, so it can be taken at once;
no rule is computed here."""

from collections import Counter
from typing import TYPE_CHECKING, cast

import pygame

from engine.core.decision import Decision, Option
from engine.shitenno.board import standard_board
from engine.shitenno.bots.weights import standard_weights
from yedo.table.presentations import Presentation
from yedo.tables.shitenno.camp import items_of
from yedo.tables.shitenno.part import Desk, effect_of
from yedo.ui import draw, sound
from yedo.ui.canvas import Canvas

if TYPE_CHECKING:
    from yedo.scenes.table import Table


def cost(option: Option) -> float:
    """What a payment costs by the measure of a good player."""
    price, value = standard_weights("shogun"), standard_board().value
    _, _, cards, koku, hatamoto, exchange, plus = option
    spent: float = sum(price.double if "-" in card else price.single for card in cards)
    spent += sum(value[card] for card in koku) * price.koku
    spent += exchange * price.exchange + plus * price.plus + 0.01 * hatamoto
    return spent


class Payment(Presentation):
    def __init__(self, table: "Table", decision: Decision) -> None:
        super().__init__(table, decision)
        self.desk = cast(Desk, table.desk)
        self.desk.laid = min(decision.options, key=cost)
        table.changed()

    @property
    def open(self) -> bool:
        return False

    # --- changing what lies there -------------------------------------------------------------------------

    def other(self, item: tuple[str, str], more: int, kind: str = "") -> Option | None:
        """The payment nearest to the one that lies there with one more, or one less, of something."""
        laid = self.desk.laid
        assert laid is not None
        now = Counter(items_of(laid))
        wanted = now[item] + more
        best, found = 0.0, None
        for option in self.decision.options:
            items = Counter(items_of(option))
            if (items[item] < wanted if more > 0 else items[item] > wanted) or (kind and option[1] != kind):
                continue
            apart = sum(((items - now) + (now - items)).values())
            worth = apart + 0.1 * cost(option) + (2 if option[1] != laid[1] else 0)
            if found is None or worth < best:
                best, found = worth, option
        return found

    def turned(self, item: tuple[str, str], held: int) -> Option | None:
        """With one more of it, or, where all of it lies there already, with one less."""
        assert self.desk.laid is not None
        return self.other(item, 1 if items_of(self.desk.laid).count(item) < held else -1)

    def change(self, place: str) -> Option | None:
        """What would lie there after a click on a place."""
        laid = self.desk.laid
        if laid is None:
            return None
        kind, _, what = place.partition(":")
        if kind == "laid":
            return self.other(items_of(laid)[int(what)], -1)
        if kind == "card" and what[:1] != "?":
            held = Counter(self.desk.general.troops + self.desk.general.koku)[what]
            return self.turned(("card", what), held)
        if kind == "tile" and what in ("exchange", "plus"):
            return self.turned(("tile", what), sum(effect_of(tile) == what for tile in self.desk.general.tiles))
        if place == "title:own":
            return self.turned(("title", "hatamoto"), 1)
        if kind == "pay" and what != laid[1]:
            return min((option for option in self.decision.options if option[1] == what), key=cost, default=None)
        return None

    # --- events and drawing -------------------------------------------------------------------------------

    def handle(self, event: pygame.Event) -> bool:
        if event.type != pygame.MOUSEBUTTONDOWN or event.button != 1 or self.desk.laid is None:
            return False
        spot = self.table.pointer.at(event.pos)
        if spot is None:
            return False
        if spot.place == "button:take":
            self.table.pick(self.desk.laid)
            return True
        if spot.place == "button:back":
            self.table.take_back()
            return True
        if spot.place.startswith("card:?"):
            return False  # a click turns the hand up
        changed = self.change(spot.place)
        if changed is None:
            return spot.place.startswith(("laid:", "card:", "tile:", "pay:"))
        sound.play("card_play", 0.6)
        self.desk.laid = changed
        self.table.changed()
        return True

    def draw(self, canvas: Canvas) -> None:
        theme, over = canvas.theme, self.table.pointer.over
        for spot in self.table.pointer.spots():
            lit = spot.place in ("button:take", "button:back") or self.change(spot.place) is not None
            if lit and not spot.place.startswith("pay:"):
                bright = over is not None and over.place == spot.place
                ink = theme.glow if bright else theme.accent
                draw.rounded(canvas, spot.rect.inflate(6, 6), None, ink, 4 if bright else 2.5, 10)

    def close(self) -> None:
        self.desk.laid = None
