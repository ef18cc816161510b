"""Who may know what. A view is a copy of the game whose hidden cards are backs ("?plan", "?merchant", "?special").

Hidden: plans until they are revealed slot by slot (a card without officials for ever), the merchant deck below its
open card, the deck of special cards, and other clans' Ryo with hidden purses. `redeal` turns a view into a game that
could be the real one, for bots and previews."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.core.decision import Decision
from engine.core.rng import Rng

from .guess import guess_plan, guess_purse
from .planning import Planning
from .state import BACK, DOWN, EMPTY, HIDDEN, PASSED, PASSED_BACK

if TYPE_CHECKING:
    from .game import Edo

CLOSED_PURSE = -1
MERCHANT, SPECIAL = HIDDEN + "merchant", HIDDEN + "special"


def view(g: Edo, seat: int | None) -> Edo:
    twin = g.clone()
    if seat is None:
        return twin
    s = twin.state
    for clan in s.clans:
        if clan.seat != seat:
            clan.plan = [
                BACK if slot[4] == DOWN else PASSED_BACK if slot[4] == PASSED else slot for slot in clan.plan
            ]
            if g.hidden_purses:
                clan.ryo = CLOSED_PURSE
    if len(s.deck) > 1:
        s.deck = [MERCHANT] * (len(s.deck) - 1) + s.deck[-1:]
    s.specials = [SPECIAL] * len(s.specials)
    s.rng = Rng(0)
    twin.config = g.blind_config
    d = g.decision
    if d is not None and d.player != seat:
        twin.decision = Decision(d.player, d.kind, [], d.always, d.sealed)
    return twin


def redeal(v: Edo, rng: Rng) -> Edo:
    """A full game that agrees with a view: every back gets a card that could lie there, every sealed plan becomes a
    plausible one."""
    g = v.clone()
    s = g.state
    s.rng = Rng(rng.below(1 << 30) << 32 | rng.below(1 << 30))
    top = s.stack[-1] if s.stack else None
    writing = top.queue if isinstance(top, Planning) else []
    for clan in s.clans:
        if clan.ryo == CLOSED_PURSE:
            clan.ryo = guess_purse(g, rng)
        if any(slot[0][:1] == HIDDEN for slot in clan.plan):
            if clan.seat in writing:
                clan.plan = [EMPTY] * g.board.slots
            else:
                guess_plan(g, clan, rng)
    seen = {s.trade, *s.gone, *s.deck}
    s.deck = _fill(s.deck, [m for m in g.board.merchants if m not in seen], rng)
    seen = {*s.display, *(card for clan in s.clans for card in clan.specials)}
    s.specials = _fill(s.specials, [c for c in g.board.special if c not in seen], rng)
    if g.decision is not None and not g.decision.options:
        g.ask_again()
    return g


def _fill(cards: list[str], pool: list[str], rng: Rng) -> list[str]:
    pool = [card for card in pool if card not in cards]
    rng.shuffle(pool)
    return [pool.pop() if card[:1] == HIDDEN else card for card in cards]
