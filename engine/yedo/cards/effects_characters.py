"""Words that only the Teahouse's guests use."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..state import Disciple, Modifier
from .effects import Effects
from .vocabulary import Number, word

if TYPE_CHECKING:
    from ..game import Yedo


@word("harbor_fee", Number(1, 9))
def harbor_fee(g: Yedo, e: Effects, n: int) -> None:
    """This round whoever else uses the Harbor pays the owner; the module collects it."""
    g.state.modifiers.append(Modifier("harbor_fee", n, e.player))


@word("ronin")
def ronin(g: Yedo, e: Effects, _: None) -> None:
    """One more disciple for this round, beside the limit and the last-two rule (A38)."""
    clan = g.state.clans[e.player]
    for d in clan.disciples:
        if d.kind == "ronin" and d.at == "stock":
            d.at = "home"
            return
    clan.disciples.append(Disciple("ronin", "home"))
