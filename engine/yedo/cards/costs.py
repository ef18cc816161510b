"""What playing an action card costs beyond mon, and which cards a reaction may answer."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from ..game import Yedo
    from .table import Card


def may_pay(g: Yedo, seat: int, card: Card) -> bool:
    return True


def pay(g: Yedo, seat: int, card: Card) -> None:
    return None


def answers(g: Yedo, seat: int, card: str, play: Any) -> bool:
    return True
