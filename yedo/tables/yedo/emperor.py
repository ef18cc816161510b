"""The face of an Emperor's card: prices, the event, the errand with its rewards, and what neglect costs."""

from typing import Any

from engine.yedo.cards.table import Card
from engine.yedo.cards.text import card_text, deeds
from engine.yedo.cards.vocabulary import split_entry
from engine.yedo.rules import Rules
from yedo.tables.yedo.part import Rect
from yedo.tables.yedo.signs import INK, draw_needs, gains, needs
from yedo.ui import text
from yedo.ui.canvas import Canvas
from yedo.ui.words import t


def draw_face(page: Canvas, card: Card, rules: Rules, places: dict[str, Any], unit: float) -> None:
    def at(rect: list[float]) -> Rect:
        return Rect(*(side * unit for side in rect))

    prices = "  ".join(f"{n}{{icon:{lot}}}" for lot, n in card.raw["prices"].items())
    text.draw(page, prices, at(places["prices"]), "bold", 18 * unit, INK, "center", "middle", wrap=False, shrink=0.5)
    body = at(places["body"]).inflate(6 * unit, 9 * unit)
    text.draw(page, _event(card, rules), body, "text", 16 * unit, INK, "center", "middle", shrink=0.55)
    errand = places["errand"]
    draw_needs(page, needs(card.standard.entries), at(errand["needs"]), 36 * unit)
    rewards = " / ".join(gains(reward) for reward in card.raw["errand"]["rewards"])
    text.draw(page, rewards, at(errand["gives"]), "bold", 22 * unit, INK, "left", "middle", wrap=False, shrink=0.5)
    penalty = at(places["penalty"]).inflate(8 * unit, 9 * unit)
    text.draw(page, _penalty(card, rules), penalty, "text", 13.5 * unit, INK, "center", "middle", shrink=0.55)


def _event(card: Card, rules: Rules) -> str:
    """What happens to every number of players; of a stronger event only what it adds."""
    spans = card.raw["event"]
    if len(spans) == 1:
        return deeds(next(iter(spans.values())), rules)
    lines: list[str] = []
    before: list[Any] = []
    for span, effects in spans.items():
        known = len(before) if before and effects[: len(before)] == before else 0
        do = deeds(effects[known:], rules)
        lines.append(f"{{icon:human}}{span}: " + (t("coop.card.adds", do=do) if known else do))
        before = effects
    return "\n".join(lines)


def _penalty(card: Card, rules: Rules) -> str:
    """What neglect costs; things of which everybody gives up another one are signs."""
    word, value = split_entry(card.raw["errand"]["penalty"][0])
    if word != "penalty_choice":
        return card_text(card, rules)[-1]
    return t("coop.neglected", what=" ".join(f"{{icon:{asset}}}" for asset in value))


def draw_marks(page: Canvas, card: Card, places: dict[str, Any], unit: float) -> None:
    """What a Daimyo's card does to the patrol, and whether a Blessing saves a disciple."""
    marks = ["{icon:patrol_flip}" if mark == "flip" else f"+{mark}{{icon:patrol_move}}" for mark in card.raw["patrol"]]
    if card.raw["blessing"]:
        marks.append("{icon:blessing}")
    area = Rect(*(side * unit for side in places["patrol"]))
    words = "   ".join(marks) or "–"
    text.draw(page, words, area, "bold", 30 * unit, INK, "center", "middle", wrap=False, shrink=0.5)
