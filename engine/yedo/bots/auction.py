"""Bidding: what each lot is worth, when leaving for 3 mon is better, and how much to bid.

Everybody bids once and the Auctioneer has the last word, so a bid must both leave a profit and be hard
to beat: the amount with the best (profit above the next best lot) x (chance that nobody goes higher)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.yedo import assets
from engine.yedo.hands import COLORS
from engine.yedo.phases.bidding import Bidding, highest_affordable, lots, may_bid, start_price

from . import module_worth
from .cardworth import color_worth
from .value import CHOICE

if TYPE_CHECKING:
    from engine.core.decision import Decision

    from .value import Outlook

TYPICAL = {
    "disciple": 4.0,
    "geisha": 3.0,
    "annex": 3.0,
    "mission": 2.0,
    "weapon": 2.0,
    "action": 1.5,
    "bonus": 2.0,
}


class Auction:
    """The lots as one seat sees them."""

    def __init__(self, o: Outlook) -> None:
        self.o = o
        self.worths: dict[str, float] = {}

    def worth(self, lot: str) -> float:
        if lot not in self.worths:
            types = self.o.g.board.categories[lot]["types"] if lot in self.o.g.board.categories else [lot]
            self.worths[lot] = max(self.reward(t) for t in types)
        return self.worths[lot]

    def reward(self, kind: str) -> float:
        """What a type brings its winner."""
        o, s = self.o, self.o.g.state
        if kind == "action":
            return o.action_card() * 1.35
        if kind == "bonus":
            full = len(o.clan.bonus) >= o.g.board.limits["bonus"]
            wise = 1.0 + CHOICE * module_worth.more(o)
            return o.w.bonus_card * (0.5 if full else 1.2) * (0.6 + 0.4 * o.fade) * wise
        if kind == "weapon":
            return self.best_weapon(s.bag or s.weapon_discard)
        if kind == "annex":
            return assets.annex_prestige(o.g, "auction") + o.best_annex()[1]
        if kind == "geisha":
            room = s.geishas and len(o.clan.geishas) < o.g.board.limits["geisha"]
            flat = o.g.board.geisha_prestige if o.g.rules.geisha_auction == "flat_two_prestige" else 0
            return (o.geisha(0 if flat else max(s.geishas)) if room else 0.0) + flat
        if kind == "disciple":
            return module_worth.disciple_lot(o)
        if kind == "mission":
            full = len(o.clan.missions) >= o.g.board.limits["mission"]
            worst = min((u.later for u in o.undertakings), default=0.0) if full else 0.0
            decks = o.g.state.decks
            best = max((color_worth(o, c, 3 + module_worth.more(o)) for c in COLORS if decks.get(c)), default=0.0)
            return max(0.0, 0.8 * best - worst)
        return 0.5

    def best_weapon(self, pool: list[str]) -> float:
        """What the best of the weapons drawn for a winner is worth on average."""
        if not pool:
            return 0.0
        see = self.o.g.board.auction_draw + module_worth.more(self.o)
        worths = sorted(((self.o.weapon(x), pool.count(x)) for x in sorted(set(pool))), reverse=True)
        total, share, none_better = 0.0, 0.0, 1.0
        for worth, n in worths:
            share += n / len(pool)
            none = max(0.0, 1.0 - share) ** see
            total += worth * (none_better - none)
            none_better = none
        return total

    def profit(self, lot: str, price: int) -> float:
        return self.worth(lot) - self.o.cost(assets.cost(self.o.g, self.o.seat, "bid", price))

    def open_lots(self) -> list[str]:
        g = self.o.g
        top = highest_affordable(g, self.o.seat)
        return [
            x
            for x in lots(g)
            if x not in g.state.won and start_price(g, x) <= top and may_bid(g, self.o.seat, x)
        ]

    def fallback(self, besides: str = "") -> float:
        """What can still be had if this lot goes to somebody else: the next best, just above its start."""
        g = self.o.g
        rivals = len(g.state.bid_track) - 1
        found = sorted(
            (self.profit(x, start_price(g, x) + 1) for x in self.open_lots() if x != besides), reverse=True
        )
        if not found:
            return 0.0
        at = min(len(found) - 1, max(0, rivals - 1))
        return max(0.0, 0.6 * found[0] + 0.4 * found[at])

    def chance(self, lot: str, bid: int, rivals: list[int]) -> float:
        """That none of these rivals goes above the bid; mon is public."""
        g, w = self.o.g, self.o.w
        eager = start_price(g, lot) + w.ambition * TYPICAL.get(lot, 3.0)
        chance = 1.0
        for seat in rivals:
            beats = bid + 1 - module_worth.matches(g, seat)  # what this rival must pay at least
            if g.state.clans[seat].mon >= beats:
                over = beats - 1 - eager
                chance *= 0.3 + 0.6 * min(1.0, max(0.0, 0.5 + 0.2 * over))
        return chance


def egress(o: Outlook) -> dict[str, float]:
    a = Auction(o)
    g = o.g
    found = sorted((a.profit(x, start_price(g, x) + 1) for x in a.open_lots()), reverse=True)
    rivals = len(g.state.bid_track) - 1
    if not found:
        return {"leave": o.income(g.board.egress), "stay": -0.1}
    at = min(len(found) - 1, rivals // 2)
    stay = max(0.0, 0.5 * found[0] + 0.5 * found[at])
    return {"leave": o.income(g.board.egress), "stay": stay}


def scores(o: Outlook, decision: Decision) -> list[float]:
    """A number for every option of egress, open, bid; cards to play get a number that loses."""
    kind = decision.kind
    if kind == "egress":
        found = egress(o)
        return [found.get(option[0], -99.0) for option in decision.options]
    a = Auction(o)
    g = o.g
    rivals = [s for s in g.state.bid_track if s != o.seat]
    if kind == "open":
        result = []
        for option in decision.options:
            if option[0] == "open":
                lot = option[1]
                price = start_price(g, lot)
                likely = price if not rivals else price + 1
                result.append(a.profit(lot, likely))
            else:
                result.append(0.0 if option[0] == "leave" else -99.0)
        return result
    bidding = next(p for p in g.state.stack if isinstance(p, Bidding))
    if bidding.at == "last_word":
        after: list[int] = []
    else:
        queue = bidding.queue or []
        after = [s for s in queue if s != o.seat] + [bidding.auctioneer]
    base = a.fallback(bidding.lot)
    result = []
    for option in decision.options:
        if option[0] == "bid":
            profit = a.profit(bidding.lot, option[1]) - base
            result.append(profit * a.chance(bidding.lot, option[1], after) if profit > 0 else profit)
        else:
            result.append(0.0 if option[0] == "pass" else -99.0)
    return result
