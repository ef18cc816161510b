"""What can I do here? One or two sentences for every question the game can ask, with the numbers of the
moment and, where it helps, the mission that is closest to done; and what the Shogun would do. Imports no
pygame."""

from __future__ import annotations

from engine.core.decision import Decision
from engine.core.words import Noun, has, t
from engine.yedo.assets import annex_prestige
from engine.yedo.bots.shogun import Shogun
from engine.yedo.explain import lack_name
from engine.yedo.game import Yedo
from engine.yedo.kind import KIND
from engine.yedo.missions import missing
from engine.yedo.say import label, thing

ADVICE_WORLDS = 6  # about a tenth of a second at most

def hint(view: Yedo, decision: Decision, open_hand: bool = True) -> str:
    """What this question is about and what may matter for the answer; `view` is the asked seat's. While its
    hand lies face down, no card of it is named."""
    key = f"help.hint.{_question(view, decision)}"
    words = t(key if has(key) else "help.hint.any", **_facts(view, decision.player))
    if KIND.question(decision).about == "missions" and open_hand:
        about = _closest(view, decision.player)
        if about:
            return f"{words} {about}"
    return words


def _question(view: Yedo, decision: Decision) -> str:
    """Some questions mean something else by the rules of the game."""
    rules = view.rules
    if decision.kind == "favor" and rules.patrol_start == "castle":
        return "favor_castle"
    if decision.kind == "ward" and rules.blessing_wards == "listed":
        return "ward_listed"
    if decision.kind == "annex" and not annex_prestige(view, getattr(view.state.stack[-1], "why", "")):
        return "annex_plain"
    return decision.kind


def advice(view: Yedo, decision: Decision) -> str:
    """The Shogun's answer after a short look, with his reason; for the asked seat's eyes only."""
    shogun = Shogun("advice")
    shogun.samples, shogun.seconds = ADVICE_WORLDS, 0.0  # never two answers to the same question
    option = shogun.choose(view, decision)
    return t("help.advice", what=label(view, option, decision).rstrip("."), why=shogun.why(own=True))


def _facts(view: Yedo, seat: int) -> dict[str, object]:
    board, state = view.board, view.state
    due = (
        board.next_district(state.patrol_at, state.patrol, max(1, view.patrol_steps()))
        if state.patrol_at
        else ""
    )
    return {
        "mon": state.clans[seat].mon,
        "egress": board.egress,
        "annex_pp": board.annex_prestige,
        "mission_limit": board.limits["mission"],
        "patrol": t("help.patrol_next", to=Noun("district", due)) if state.patrol_on and due else "",
        "convert": board.modules["specialists"]["mon_for_prestige"],
        "lowest_stake": board.modules["shogun_must_die"]["lowest_stake"],
    }


def _closest(view: Yedo, seat: int) -> str:
    """A sentence about the mission in hand that lacks least."""
    held = [view.cards[id] for id in view.state.clans[seat].missions if id in view.cards]
    if not held:
        return ""
    lacks = {card.id: missing(view, seat, card.standard, -1) for card in held}
    best = min(lacks, key=lambda id: len(lacks[id]))
    if not lacks[best]:
        return t("help.ready", card=thing(view, best))
    what = ", ".join(lack_name(word, name) for word, name in lacks[best][:4])
    return t("help.closest", card=thing(view, best), what=what)
