"""What playing an action card costs beyond mon, and which cards a reaction may answer."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .effects_choice import can_pay
from .effects_choice import pay as pay_cost

if TYPE_CHECKING:
    from ..game import Yedo
    from ..play import Play
    from .table import Card


def beyond_mon(card: Card) -> dict[str, int]:
    """The part of a card's cost that is not mon; mon is paid where the card is played."""
    return {asset: n for asset, n in card.raw.get("cost", {}).items() if asset != "mon"}


def may_pay(g: Yedo, seat: int, card: Card) -> bool:
    cost = beyond_mon(card)
    if "action" in cost:
        cost["action"] += 1  # the card being played cannot pay for itself
    return can_pay(g, seat, cost)


def pay(g: Yedo, seat: int, card: Card) -> None:
    pay_cost(g, seat, beyond_mon(card), card.id)


def answers(g: Yedo, seat: int, card: str, play: Play) -> bool:
    """A negating card answers any action card; a reflecting one only a card aimed at its owner."""
    words = {word.name for word, _ in g.cards[card].parts["effect"]}
    if "reflect" in words:
        return play.target == seat and play.answers < 0
    return "negate" in words
