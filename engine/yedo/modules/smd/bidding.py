"""Phase 2 of the co-operative game: secret amounts, shown together with the Emperor's prices, one asset each.

Whoever sets aside less than 3 leaves and takes 3 mon. The others spend all they have set aside on one asset
that costs no more; nobody can take the same. Who finds nothing keeps the amount (A17)."""

from __future__ import annotations

from dataclasses import field
from typing import TYPE_CHECKING

from engine.core.decision import Decision, Option
from engine.core.event import Event
from engine.core.plain import plain
from engine.core.procedure import Procedure

from ... import assets
from ...phases.bidding import LEAVE, may_bid, reward
from .court import OUT, numbers, slot
from .daimyo import leads

if TYPE_CHECKING:
    from ...game import Yedo

STAKE: list[Option] = [("stake", n) for n in range(400)]
AFTER_OTHERS: Option = ("after_others",)


def price(g: Yedo, seat: int, lot: str) -> int:
    """What an asset costs this seat: more with coins on the annexes and while the Daimyo is first."""
    own = slot(g)
    n: int = g.cards[own.upcoming].raw["prices"][lot]
    if lot == "annex":
        n += own.coins
    if leads(g):
        n += numbers(g)["interference"]
    return assets.cost(g, seat, "bid", n)


def affordable(g: Yedo, seat: int) -> list[str]:
    stake = slot(g).stakes[seat]
    left = [lot for lot in g.board.types if lot not in g.state.won]
    return [lot for lot in left if price(g, seat, lot) <= stake and may_bid(g, seat, lot)]


@plain
class CoopBidding(Procedure):
    queue: list[int] = field(default_factory=list)
    waited: list[int] = field(default_factory=list)  # seats that have let the others choose first
    at: str = "begin"

    def begin(self, g: Yedo) -> None:
        own = slot(g)
        g.state.bid_track = []  # there is no track: cards that speak of one find nobody on it
        own.stakes = [OUT] * len(own.stakes)
        own.stakes_open = False
        self.queue = g.players()
        self.at = "set_aside"

    # 1. Everybody sets aside an amount, unseen and at once.

    def set_aside(self, g: Yedo) -> Decision | None:
        if not self.queue:
            self.at = "reveal"
            return None
        seat = self.queue[0]
        mon = g.state.clans[seat].mon
        options = g.with_cards(seat, [LEAVE, *STAKE[numbers(g)["lowest_stake"]:mon + 1]])
        return Decision(seat, "stake", options, g.asks_always(seat), tuple(self.queue))

    def is_open(self, option: Option) -> bool:
        """Cards and characters are used before everybody's eyes."""
        return option != LEAVE and option[0] != "stake"

    def on_stake(self, g: Yedo, option: Option) -> None:
        seat = self.queue[0]
        if g.turn_card(seat, option):
            return
        self.queue.pop(0)
        slot(g).stakes[seat] = OUT if option == LEAVE else option[1]

    # 2. All amounts are shown, whoever is out takes 3 mon, and the Emperor's card tells the prices.

    def reveal(self, g: Yedo) -> None:
        own = slot(g)
        own.stakes = [min(n, g.state.clans[i].mon) for i, n in enumerate(own.stakes)]
        own.stakes_open = True
        self.queue = [seat for seat in g.players() if own.stakes[seat] != OUT]
        self.at = "choose"
        if g.sink:
            g.sink(Event("stakes", None, {"stakes": list(own.stakes)}))
        for seat in g.players():
            if seat not in self.queue:
                if g.sink:
                    g.sink(Event("leave_bidding", seat, {"paid": True}))
                assets.gain_mon(g, seat, g.board.egress, "egress")
        own.upcoming = own.deck.pop()
        if g.sink:
            g.sink(Event("emperor", None, {"card": own.upcoming}))

    # 3. In player order, or as the group agrees: each may let the others choose first, once (H27).

    def choose(self, g: Yedo) -> Decision | None:
        if not self.queue:
            g.done()
            return None
        seat = self.queue[0]
        options: list[Option] = [("claim", lot) for lot in affordable(g, seat)]
        if not options:
            self.queue.pop(0)
            if g.sink:
                g.sink(Event("keep_stake", seat, {"n": slot(g).stakes[seat]}))
            return None
        if len(self.queue) > 1 and seat not in self.waited:
            options.append(AFTER_OTHERS)
        return Decision(seat, "claim_asset", options)

    def on_claim_asset(self, g: Yedo, option: Option) -> None:
        seat = self.queue.pop(0)
        if option == AFTER_OTHERS:
            self.waited.append(seat)
            self.queue.append(seat)
            return
        lot = option[1]
        g.state.won[lot] = seat
        if g.sink:
            g.sink(Event("win_auction", seat, {"lot": lot, "bid": slot(g).stakes[seat]}))
        assets.lose_mon(g, seat, slot(g).stakes[seat], "auction")
        reward(g, seat, lot)
