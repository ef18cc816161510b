"""Which questions of Yedo would tell the others something: they are about cards that only the asked player may see."""

from __future__ import annotations

from engine.core.decision import Decision, Option

from .game import Yedo
from .state import HIDDEN

PRIVATE = {"keep", "arrange", "shed", "swap", "swap_card", "pick", "offer", "take_card", "react", "play_or_pass"}
# Everyone answers before anything is shown.
SECRET = {"stake"}
PUBLIC_CARDS = {"favor", "blackmail"}  # lie face up, or are known to be held
SMALL_TALK = {"pass", "decline", "done", "home"}  # say nothing about anybody's cards


def is_private(g: Yedo, decision: Decision) -> bool:
    """Whether the options of a question would tell the others something: they name hidden cards."""
    if decision.kind in PRIVATE or decision.kind in SECRET:
        return True
    telling = [option for option in decision.options if option[0] not in SMALL_TALK]
    return bool(telling) and all(_names_hidden_card(g, option) for option in telling)


def _names_hidden_card(g: Yedo, option: Option) -> bool:
    what = str(option[-1])
    if what.startswith(HIDDEN):
        return True
    return len(option) > 1 and what in g.cards and g.cards[what].kind not in PUBLIC_CARDS
