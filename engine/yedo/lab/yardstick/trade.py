"""Trading: one deal is worked out from the table as it is, and built step by step towards it; an offer is
accepted if it brings more than it costs. The more proposals are used up, the more is offered."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.yedo.phases.assign import signs
from engine.yedo.phases.trade import Offer, Trade, color_of

from .cardworth import card_worth
from .value import Outlook

if TYPE_CHECKING:
    from engine.core.decision import Decision, Option

LEAST_PROFIT = 0.35
MOST_DRAFTS = 6  # who has begun so many offers in a phase leaves it at that
COURTESY = 0.2  # for being asked to a meeting: the other has something in mind
THEIR_WEAPON = 1.5  # what a rival is thought to want for a weapon, in prestige


class Deal:
    """Something of theirs for mon or for something of mine."""

    __slots__ = ("ask", "give", "mon", "profit", "partner")

    def __init__(self, ask: tuple[str, str], give: tuple[str, str] | None, mon: int, profit: float) -> None:
        self.ask, self.give, self.mon, self.profit = ask, give, mon, profit


def best_deal(o: Outlook, partner: int) -> Deal | None:
    """A weapon or geisha that my missions need, for mon or for a weapon I can do without."""
    g = o.g
    trade = next((p for p in g.state.stack if isinstance(p, Trade)), None)
    left = trade.left[o.seat] if trade is not None and trade.left is not None else g.rules.trade_proposals
    tries = g.rules.trade_proposals - left
    theirs = g.state.clans[partner]
    found: list[Deal] = []
    wanted = [(("weapon", x), o.weapon(x)) for x in dict.fromkeys(theirs.weapons)]
    if len(o.clan.geishas) < g.board.limits["geisha"] and theirs.geishas:
        least = min(theirs.geishas)
        wanted.append((("geisha", str(least)), o.geisha(0)))
    for ask, worth in wanted:
        price = (5, 7, 9)[min(tries, 2)]
        if o.clan.mon >= price:
            found.append(Deal(ask, None, price, worth - o.cost(price)))
        if ask[0] == "weapon" and o.clan.weapons and tries < 2:
            mine, kept = o.weakest_weapon()
            if mine != ask[1]:
                found.append(Deal(ask, ("weapon", mine), tries, worth - kept - o.cost(tries)))
    found = [d for d in found if d.profit > LEAST_PROFIT]
    return max(found, key=lambda d: d.profit) if found else None


def meeting(o: Outlook, district: str) -> float:
    """What it is worth to stand in a district to which somebody has invited: a deal to make, or one to hear."""
    inviting = [sign.seat for sign in signs(o.g) if sign.to == o.seat and sign.district == district]
    deals = [best_deal(o, seat) for seat in inviting]
    return max((COURTESY + (0.5 * min(2.0, deal.profit) if deal is not None else 0.0) for deal in deals), default=0.0)


def goes_on(o: Outlook) -> bool:
    trade = next((p for p in o.g.state.stack if isinstance(p, Trade)), None)
    return trade is not None and trade.drafts.get(o.seat, 0) < MOST_DRAFTS


def scores(o: Outlook, decision: Decision) -> list[float]:
    kind = decision.kind
    if kind == "trade":
        result = []
        for option in decision.options:
            if option[0] == "trade_with":
                deal = best_deal(o, option[1]) if goes_on(o) else None
                result.append(deal.profit if deal is not None else -1.0)
            else:
                result.append(0.0 if option[0] == "done" else -99.0)
        return result
    if kind == "offer":
        return offer(o, decision)
    return [answer(o, option) for option in decision.options]


def offer(o: Outlook, decision: Decision) -> list[float]:
    """Take the next step towards the deal."""
    made = o.g.state.stack[-1]
    assert isinstance(made, Offer)
    deal = best_deal(o, made.partner)
    step: Option = ("withdraw",)
    if deal is not None:
        if deal.ask not in made.ask:
            step = ("ask", *deal.ask)
        elif deal.give is not None and deal.give not in made.give:
            step = ("give", *deal.give)
        elif made.give_mon < deal.mon:
            step = ("give_mon", 5) if deal.mon - made.give_mon >= 5 else ("give_mon", 1)
        else:
            step = ("propose",)
    if step not in decision.options:
        step = ("withdraw",)
    return [1.0 if option == step else 0.0 for option in decision.options]


def answer(o: Outlook, option: Option) -> float:
    """Accept what brings clearly more than it costs; what helps the leader must bring more still."""
    if option[0] != "accept":
        return 0.0 if option[0] == "refuse" else -0.5
    made = o.g.state.stack[-1]
    assert isinstance(made, Offer)
    get = o.income(made.give_mon)
    for kind, what in made.give:
        get += gain(o, kind, what)
    lose = o.cost(made.ask_mon) if made.ask_mon else 0.0
    for kind, what in made.ask:
        lose += loss(o, kind, what)
    rivals = sorted((c.pp for c in o.g.state.clans if c.seat != o.seat), reverse=True)
    theirs = o.g.state.clans[made.player].pp
    caution = 0.6 if theirs >= rivals[0] and theirs > o.clan.pp else 0.25
    return get - lose - caution


def gain(o: Outlook, kind: str, what: str) -> float:
    if kind == "weapon":
        return o.weapon(what)
    if kind == "geisha":
        return o.geisha(0)
    if kind == "blackmail":
        return 1.8
    if kind == "mission":
        return 0.5 * o.mission_draw()
    return 0.6 * (o.action_card() if kind == "action" else o.w.bonus_card * 0.7)


def loss(o: Outlook, kind: str, what: str) -> float:
    if kind == "weapon":
        return o.weapon_kept(what)
    if kind == "geisha":
        needed = sum(u.later for u in o.undertakings if u.job.both.block.geishas >= len(o.clan.geishas))
        return o.w.geisha * o.fade + 0.4 * needed
    if kind == "blackmail":
        return 2.0
    held = {"mission": o.clan.missions, "action": o.clan.actions, "bonus": o.clan.bonus}[kind]
    if kind == "mission" and what:
        held = [c for c in held if color_of(o.g, c) == what]
    return min((card_worth(o, c) for c in held), default=0.0)
