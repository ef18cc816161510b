"""The face of an Emperor's card: prices, the event, the errand with its rewards, and what neglect costs."""

from typing import Any

from engine.yedo.cards.table import Card
from engine.yedo.cards.text import card_text
from yedo.table.part import Rect
from yedo.ui import text
from yedo.ui.canvas import Canvas
from yedo.ui.theme import Colour

INK = Colour("#1b1a17")


def draw_face(page: Canvas, card: Card, places: dict[str, Any], unit: float) -> None:
    from yedo.table.cards import draw_needs, gains, needs  # they draw every other card, and call this one

    def at(rect: list[float]) -> Rect:
        return Rect(*(side * unit for side in rect))

    prices = "  ".join(f"{n}{{icon:{lot}}}" for lot, n in card.raw["prices"].items())
    text.draw(page, prices, at(places["prices"]), "bold", 18 * unit, INK, "center", "middle", wrap=False, shrink=0.5)
    lines = card_text(card)  # prices, events, errand, penalty
    event = "\n".join(lines[1:-2])
    text.draw(page, event, at(places["body"]), "text", 16 * unit, INK, "center", "middle", shrink=0.55)
    errand = places["errand"]
    draw_needs(page, needs(card.standard.entries), at(errand["needs"]), 36 * unit)
    rewards = " / ".join(gains(reward) for reward in card.raw["errand"]["rewards"])
    text.draw(page, rewards, at(errand["gives"]), "bold", 22 * unit, INK, "left", "middle", wrap=False, shrink=0.5)
    text.draw(page, lines[-1], at(places["penalty"]), "text", 14 * unit, INK, "center", "middle", shrink=0.55)
