"""Which questions name hidden cards, so that others at the same screen should not read along."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.core.decision import Decision, Option

from .state import HIDDEN
from .verbs import questions, verbs

if TYPE_CHECKING:
    from .game import Yedo

_PUBLIC_CARDS = {"favor", "blackmail"}  # lie face up, or are known to be held


def is_private(g: Yedo, decision: Decision) -> bool:
    """Whether the options of a question would tell the others something: they name hidden cards."""
    row = questions().get(decision.kind)
    if (row is not None and row.private) or decision.sealed:
        return True
    telling = [option for option in decision.options if option[0] not in verbs() or verbs()[option[0]].tone != "quiet"]
    return bool(telling) and all(_names_hidden_card(g, option) for option in telling)


def _names_hidden_card(g: Yedo, option: Option) -> bool:
    what = str(option[-1])
    if what.startswith(HIDDEN):
        return True
    return len(option) > 1 and what in g.cards and g.cards[what].kind not in _PUBLIC_CARDS
