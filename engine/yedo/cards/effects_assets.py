"""Words by which a clan gains and loses mon, prestige, people and cards, and the church its coins."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.core.decision import Decision, Option
from engine.core.event import Event
from engine.core.plain import plain
from engine.core.procedure import Procedure

from .. import assets, hands
from .effects import Effects
from .effects_choice import GiveUp
from .vocabulary import IN_PART, NOTHING, Either, Fields, Nothing, Number, OneOf, payable, word

if TYPE_CHECKING:
    from ..game import Yedo

SOME = Either(Nothing(), Number(1, 9))  # a bare word means one


# --- mon and prestige ------------------------------------------------------------------------------

@word("gain_mon", Number())
def gain_mon(g: Yedo, e: Effects, n: int) -> None:
    assets.gain_mon(g, e.player, n, e.card)


@word("lose_mon", Number())
def lose_mon(g: Yedo, e: Effects, n: int) -> None:
    assets.lose_mon(g, e.player, n, e.card)


@lose_mon.loses
def _lose_mon(g: Yedo, seat: int, n: int) -> int:
    return payable(g.state.clans[seat].mon, n)


@word("gain_pp", Number())
def gain_pp(g: Yedo, e: Effects, n: int) -> None:
    assets.gain_pp(g, e.player, n, g.cards[e.card].kind)


@word("lose_pp", Number())
def lose_pp(g: Yedo, e: Effects, n: int) -> None:
    assets.lose_pp(g, e.player, n, g.cards[e.card].kind)


@lose_pp.loses
def _lose_pp(g: Yedo, seat: int, n: int) -> int:
    return payable(g.state.clans[seat].pp, n)


# --- blessings, disciples, annexes -----------------------------------------------------------------

@word("gain_blessing", Number(1, 1))
def gain_blessing(g: Yedo, e: Effects, n: int) -> None:
    assets.gain_blessing(g, e.player, e.card)


@gain_blessing.possible
def _gain_blessing(g: Yedo, seat: int, n: int) -> bool:
    return assets.may_take_blessing(g, seat)


@word("gain_disciple", SOME)
def gain_disciple(g: Yedo, e: Effects, n: int | None) -> None:
    for _ in range(n or 1):
        assets.recruit_disciple(g, e.player, e.card)


def may_gain_disciple(g: Yedo, seat: int) -> bool:
    """Room for one more, and one to come: from the Reserve, or where a guest finds one (A9)."""
    clan = g.state.clans[seat]
    if len(assets.counted(g, clan)) >= assets.limit(g, seat, "disciple"):
        return False
    found = next((i for i, d in enumerate(clan.disciples) if d.at == "reserve"), -1)
    for query in g.moments.fresh_disciple:
        found = query(g, seat, found)
    return found >= 0


@gain_disciple.possible
def _gain_disciple(g: Yedo, seat: int, n: int | None) -> bool:
    return may_gain_disciple(g, seat)


@word("lose_disciple", SOME)
def lose_disciple(g: Yedo, e: Effects, n: int | None) -> None:
    g.push(GiveUp(e.player, "disciple", n or 1, e.card))


@lose_disciple.loses
def _lose_disciple(g: Yedo, seat: int, n: int | None) -> int:
    """One of the last two who goes home for it is a part of the price (B2)."""
    spare = payable(assets.spare_disciples(g, seat), n or 1)
    return IN_PART if spare == NOTHING and assets.losable_disciples(g, seat) else spare


@word("give_up_annex", Number(1, 4))
def give_up_annex(g: Yedo, e: Effects, n: int) -> None:
    g.push(GiveUp(e.player, "annex", n, e.card))


@give_up_annex.loses
def _give_up_annex(g: Yedo, seat: int, n: int) -> int:
    return payable(len(g.state.clans[seat].annexes), n)


# --- weapons and cards -----------------------------------------------------------------------------

@word("lose_weapon", SOME)
def lose_weapon(g: Yedo, e: Effects, n: int | None) -> None:
    g.push(GiveUp(e.player, "weapon", n or 1, e.card))


@lose_weapon.loses
def _lose_weapon(g: Yedo, seat: int, n: int | None) -> int:
    return payable(len(g.state.clans[seat].weapons), n or 1)


@word("lose_card", Fields(kind=OneOf("action", "bonus", "mission"), n=Number(1, 4)))
def lose_card(g: Yedo, e: Effects, value: dict[str, Any]) -> None:
    g.push(GiveUp(e.player, value["kind"], value["n"], e.card))


@lose_card.loses
def _lose_card(g: Yedo, seat: int, value: dict[str, Any]) -> int:
    return payable(len(hands.hand(g.state.clans[seat], value["kind"])), value["n"])


@word("draw", Fields(deck=OneOf("action", "bonus", "mission", "weapon"), see=Number(1, 6), keep=Number(1, 3)))
def draw(g: Yedo, e: Effects, value: dict[str, Any]) -> None:
    if value["deck"] == "mission":
        g.push(hands.ChooseColor(e.player, value["see"], value["keep"], e.card))
    else:
        hands.draw(g, e.player, value["deck"], value["see"], value["keep"], e.card)


@draw.possible
def _draw(g: Yedo, seat: int, value: dict[str, Any]) -> bool:
    s = g.state
    if value["deck"] == "mission":
        return bool(hands.mission_colors(g))
    if value["deck"] == "weapon":
        return bool(s.bag or s.weapon_stack or s.weapon_discard)
    return bool(s.decks[value["deck"]])


@plain
class ChooseDeck(Procedure):
    """Pick the deck that a Foresight looks into."""

    player: int
    n: int
    at: str = "choose"

    def choose(self, g: Yedo) -> Decision | None:
        options: list[Option] = [("deck", d) for d in foreseeable(g)]
        if not options:
            g.done()
            return None
        return Decision(self.player, "foresight_deck", options)

    def on_foresight_deck(self, g: Yedo, option: Option) -> None:
        g.done()
        hands.foresight(g, self.player, option[1], self.n)


def foreseeable(g: Yedo) -> list[str]:
    decks = g.state.decks
    found = [d for d in ("action", "bonus", *hands.COLORS, "event") if decks.get(d)]
    return [*found, "weapon"] if g.state.bag or g.state.weapon_stack else found


@word("foresight", Fields(deck=OneOf("any", "action", "bonus", "event", "weapon"), n=Number(1, 6)))
def foresight(g: Yedo, e: Effects, value: dict[str, Any]) -> None:
    if value["deck"] == "any":
        g.push(ChooseDeck(e.player, value["n"]))
    elif value["deck"] in foreseeable(g):
        hands.foresight(g, e.player, value["deck"], value["n"])


# --- the church ------------------------------------------------------------------------------------

@word("church_take", Number(1, 20))
def church_take(g: Yedo, e: Effects, n: int) -> None:
    from ..districts import take_church

    take_church(g, e.player, n)


@church_take.possible
def _church_take(g: Yedo, seat: int, n: int) -> bool:
    return g.state.church > 0


@word("church_add", Number(1, 9))
def church_add(g: Yedo, e: Effects, n: int) -> None:
    if not g.state.church_burnt:
        g.state.church += n
        if g.sink:
            g.sink(Event("church", None, {"n": n, "total": g.state.church}))


@word("alms", Number(1, 20))
def alms(g: Yedo, e: Effects, n: int) -> None:
    """Mon from the church, whatever lies in its coffer."""
    from ..districts import church_gives

    if not g.state.church_burnt:
        church_gives(g, e.player, n)


@alms.possible
def _alms(g: Yedo, seat: int, n: int) -> bool:
    return not g.state.church_burnt


@word("burn_church")
def burn_church(g: Yedo, e: Effects, _: None) -> None:
    """Its coins go to the bank and it never fills again (A46)."""
    g.state.church = 0
    g.state.church_burnt = True
    if g.sink:
        g.sink(Event("church_burnt", None, {}))
    for guest in g.moments.church_burnt:
        guest(g)
