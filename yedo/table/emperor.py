"""The face of an Emperor's card: prices, the event, the errand with its rewards, and what neglect costs."""

from typing import Any

from engine.yedo.cards.table import Card
from engine.yedo.cards.text import card_text
from yedo.table.part import Rect
from yedo.table.signs import INK, draw_needs, gains, needs
from yedo.ui import text
from yedo.ui.canvas import Canvas


def draw_face(page: Canvas, card: Card, places: dict[str, Any], unit: float) -> None:
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
    penalty = at(places["penalty"]).inflate(8 * unit, 9 * unit)
    text.draw(page, lines[-1], penalty, "text", 13.5 * unit, INK, "center", "middle", shrink=0.55)


def draw_marks(page: Canvas, card: Card, places: dict[str, Any], unit: float) -> None:
    """What a Daimyo's card does to the patrol, and whether a Blessing saves a disciple."""
    marks = ["{icon:patrol_flip}" if mark == "flip" else f"+{mark}{{icon:patrol_move}}" for mark in card.raw["patrol"]]
    if card.raw["blessing"]:
        marks.append("{icon:blessing}")
    area = Rect(*(side * unit for side in places["patrol"]))
    words = "   ".join(marks) or "–"
    text.draw(page, words, area, "bold", 30 * unit, INK, "center", "middle", wrap=False, shrink=0.5)
