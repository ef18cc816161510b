"""What an event takes from a player: whoever would lose something may return a Blessing to ignore it (B17)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from .. import assets, hands
from .effects_choice import can_pay
from .effects_who import MEANT, held

if TYPE_CHECKING:
    from ..game import Yedo
    from .table import Card

# word -> whether it would take anything from this seat now
TAKES: dict[str, Callable[[Yedo, int, Any], bool]] = {
    "lose_mon": lambda g, seat, n: g.state.clans[seat].mon > 0,
    "lose_pp": lambda g, seat, n: g.state.clans[seat].pp > 0,
    "lose_weapon": lambda g, seat, n: bool(g.state.clans[seat].weapons),
    "lose_card": lambda g, seat, value: bool(hands.hand(g.state.clans[seat], value["kind"])),
    "lose_disciple": lambda g, seat, n: assets.may_lose_disciple(g, seat),
    "lose_annex": lambda g, seat, annex: annex in g.state.clans[seat].annexes,
    "lose_geisha": lambda g, seat, _: bool(g.state.clans[seat].geishas),
    "give_up_annex": lambda g, seat, n: bool(g.state.clans[seat].annexes),
}


def takes(g: Yedo, card: Card, seat: int, part: str = "effect") -> bool:
    """Whether this part of an event, as things stand, takes something from this seat."""
    return any(_takes(g, card, seat, word.name, value) for word, value in card.parts[part])


def _takes(g: Yedo, card: Card, seat: int, word: str, value: Any) -> bool:
    if word in TAKES:
        return TAKES[word](g, seat, value)
    if word in MEANT:
        part = value["do"] if isinstance(value, dict) else value
        return seat in MEANT[word](g, -1, value) and takes(g, card, seat, part)
    if word == "choose":
        return any(takes(g, card, seat, part) for part in value)
    if word == "for_each":
        return held(g, seat, value["held"]) > 0 and takes(g, card, seat, value["do"])
    if word == "pay_or_else":
        return can_pay(g, seat, value["cost"]) or takes(g, card, seat, value["else"])
    return False


def can_take(card: Card) -> bool:
    """Whether the event could take something from somebody: its text then speaks of the Blessing."""
    return any(word.name in TAKES or word.name == "pay_or_else" for part in _suffered(card) for word, _ in part)


def _suffered(card: Card) -> list[Any]:
    """All parts but those that are bought."""
    bought = {value["do"] for part in card.parts.values() for word, value in part if word.name == "may_pay"}
    return [part for name, part in card.parts.items() if name not in bought and name != "mitigated"]
