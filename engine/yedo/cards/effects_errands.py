"""The word of the Emperor's red errands: everybody pays a different price."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .effects import Effects
from .vocabulary import ListOf, OneOf, word

if TYPE_CHECKING:
    from ..game import Yedo

LOSABLE = ("mission", "action", "bonus", "weapon", "geisha", "annex", "blessing", "disciple", "mon")


@word("penalty_choice", ListOf(OneOf(*LOSABLE), 2))
def penalty_choice(g: Yedo, e: Effects, assets: list[str]) -> None:
    from ..modules.smd.penalties import PenaltyChoice

    g.push(PenaltyChoice(e.card, list(assets), g.players()))
