"""Trading in Shogun Must Die: one thing for one thing, between players who want the same. Whoever is nearest to
killing the Shogun asks for what he lacks and gives what he can best do without; the others let him have it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.yedo.modules.smd.court import numbers, slot
from engine.yedo.phases.trade import Offer, Trade

from . import trade
from .cardworth import card_worth
from .coop_kill import PURSE, assassins, short_of_mon, wanted

if TYPE_CHECKING:
    from engine.core.decision import Decision, Option
    from engine.yedo.game import Yedo

    from .value import Outlook

LEAST_PROFIT = 1.0
FOR_THE_ASSASSIN = 15.0  # what a thing is worth that the nearest to the Shogun asks for
FUNDS = 5.0  # what mon is worth to him while he cannot pay for what he needs next
SPARE = 0.4  # above what it is thought to be worth, a card given to a friend is not lost
Thing = tuple[str, str]  # ("weapon", "katana"), ("mission", "M012"), ("mon", "5")


def spared(g: Yedo, seat: int, kind: str, what: str) -> bool:
    """Whether a friend can do without: he is no nearer to the Shogun, or has another one."""
    clan = g.state.clans[seat]
    kill = slot(g).kill
    if kill not in g.cards:
        return True
    block = g.cards[kill].standard
    if kind == "weapon":
        return clan.weapons.count(what) > block.weapons.get(what, 0)
    return len(clan.geishas) > block.geishas


def may_ask(g: Yedo, seat: int, partner: int, kind: str, what: str) -> bool:
    """Things that the Shogun's death needs go to whoever is nearer."""
    if slot(g).kill not in g.cards:
        return True
    order = assassins(g)
    return order.index(seat) < order.index(partner) or spared(g, partner, kind, what)


def asks(o: Outlook, partner: int) -> list[tuple[Thing, float]]:
    theirs = o.g.state.clans[partner]
    found = []
    for weapon in dict.fromkeys(theirs.weapons):
        if may_ask(o.g, o.seat, partner, "weapon", weapon):
            found.append((("weapon", weapon), o.weapon(weapon) - 0.5))
    if theirs.geishas and len(o.clan.geishas) < o.g.board.limits["geisha"]:
        least = str(min(theirs.geishas))
        if may_ask(o.g, o.seat, partner, "geisha", least):
            found.append((("geisha", least), o.geisha(0) - 0.5))
    if theirs.mon >= PURSE and leads(o.g, o.seat) and short_of_mon(o.g, o.seat):
        found.append((("mon", str(numbers(o.g)["traded_mon"])), FUNDS))
    return found


def leads(g: Yedo, seat: int) -> bool:
    """Whether this player is the one who should kill the Shogun."""
    return slot(g).kill in g.cards and assassins(g)[0] == seat


def gifts(o: Outlook, without: Thing) -> list[tuple[Thing, float]]:
    """What could be given, with what it costs to miss it."""
    clan = o.clan
    found: list[tuple[Thing, float]] = [(("weapon", x), o.weapon_kept(x)) for x in dict.fromkeys(clan.weapons)]
    for kind, held in (("mission", clan.missions), ("action", clan.actions), ("bonus", clan.bonus)):
        found += [((kind, c), max(0.0, card_worth(o, c) - SPARE)) for c in held]
    five: int = numbers(o.g)["traded_mon"]
    if clan.mon >= five:
        found.append((("mon", str(five)), o.cost(five)))
    return [x for x in found if x[0] != without]


def best_deal(o: Outlook, partner: int) -> tuple[Thing, Thing, float] | None:
    best = None
    for ask, worth in asks(o, partner):
        for gift, cost in gifts(o, ask):
            if gift[0] == ask[0] == "mon":
                continue
            if gift[0] == ask[0]:
                cost -= 0.3  # like for like is the easiest to agree to
            if best is None or worth - cost > best[2]:
                best = (gift, ask, worth - cost)
    return best if best is not None and best[2] > LEAST_PROFIT else None


def propose(o: Outlook, decision: Decision) -> list[float]:
    result = []
    for option in decision.options:
        if option[0] == "trade_with":
            deal = best_deal(o, option[1]) if tries_left(o) else None
            result.append(deal[2] if deal is not None else -1.0)
        else:
            result.append(0.0 if option[0] == "done" else -99.0)
    return result


def tries_left(o: Outlook) -> bool:
    """A friend who has refused twice has his reasons."""
    left = next((p.left for p in o.g.state.stack if isinstance(p, Trade)), None)
    return left is not None and o.g.rules.trade_proposals - left[o.seat] < 2 and trade.goes_on(o)


def offer(o: Outlook, decision: Decision) -> list[float]:
    """First what is given, then what is asked for."""
    made = o.g.state.stack[-1]
    assert isinstance(made, Offer)
    deal = best_deal(o, made.partner)
    step: Option = ("withdraw",)
    if deal is not None:
        gift, ask, _ = deal
        if not made.give and not made.give_mon:
            step = ("give_mon", int(gift[1])) if gift[0] == "mon" else ("give", *gift)
        elif not made.ask and not made.ask_mon:
            step = ("ask_mon", int(ask[1])) if ask[0] == "mon" else ("ask", *ask)
        else:
            step = ("propose",)
    if step not in decision.options:
        step = ("withdraw",)
    return [1.0 if option == step else 0.0 for option in decision.options]


def answer(o: Outlook, decision: Decision) -> list[float]:
    made = o.g.state.stack[-1]
    assert isinstance(made, Offer)
    get = o.income(made.give_mon) + sum(trade.gain(o, kind, what) for kind, what in made.give)
    lose = o.cost(made.ask_mon) if made.ask_mon else 0.0
    lose += sum(trade.loss(o, kind, what) for kind, what in made.ask)
    needed = wanted(o.g, made.player)
    for kind, what in made.ask:
        if (kind, what if kind == "weapon" else "") in needed and may_ask(o.g, made.player, o.seat, kind, what):
            get += FOR_THE_ASSASSIN
    if made.ask_mon and leads(o.g, made.player) and short_of_mon(o.g, made.player):
        get += FUNDS
    scores = {"accept": get - lose + 0.3, "refuse": 0.0}
    return [scores.get(option[0], -0.5) for option in decision.options]


JUDGES = {"trade": propose, "offer": offer, "answer": answer}
