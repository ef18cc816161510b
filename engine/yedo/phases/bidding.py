"""Phase 2, Bidding: leave for pay, or stay and bid for one asset.

With four or five players each of the seven types is its own auction; with two or three the types are
grouped in three categories and the winner picks one type of his (whole) category."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.core.decision import Decision, Option
from engine.core.event import Event
from engine.core.plain import plain
from engine.core.procedure import Procedure

from .. import assets, hands
from ..play import PASS

if TYPE_CHECKING:
    from ..game import Yedo

LEAVE: Option = ("leave",)
STAY: Option = ("stay",)
BID: list[Option] = [("bid", n) for n in range(400)]


def lots(g: Yedo) -> list[str]:
    """What is auctioned: types with four or five players, categories with two or three."""
    return g.board.types if len(g.players()) >= 4 else list(g.board.categories)


def highest_affordable(g: Yedo, seat: int) -> int:
    mon = g.state.clans[seat].mon
    if not g.moments.cost and not g.state.modifiers:
        return mon
    top = 0
    while assets.cost(g, seat, "bid", top + 1) <= mon:
        top += 1
    return top


@plain
class Bidding(Procedure):
    queue: list[int] | None = None
    auctioneer: int = -1
    lot: str = ""
    bid: int = 0
    leader: int = -1
    at: str = "call_egress"

    # 1. In player order each may leave and take 3 Mon; only here is leaving paid (D17).

    def about(self, g: Yedo) -> dict[str, object]:
        return {"lot": self.lot, "bid": self.bid, "leader": self.leader, "egress": g.board.egress}

    def call_egress(self, g: Yedo) -> None:
        self.queue = g.players()
        self.at = "paid_egress"

    def paid_egress(self, g: Yedo) -> Decision | None:
        assert self.queue is not None
        if not self.queue:
            self.at = "name_lot"
            return None
        seat = self.queue[0]
        return Decision(seat, "egress", g.with_cards(seat, [LEAVE, STAY]))

    def on_egress(self, g: Yedo, option: Option) -> None:
        assert self.queue is not None
        if g.turn_card(self.queue[0], option):
            return
        seat = self.queue.pop(0)
        if option == LEAVE:
            g.state.bid_track.remove(seat)
            if g.sink:
                g.sink(Event("leave_bidding", seat, {"paid": True}))
            assets.gain_mon(g, seat, g.board.egress, "egress")

    # 2. The first on the bid track is the Auctioneer: he opens a lot at its start price, or leaves.

    def name_lot(self, g: Yedo) -> Decision | None:
        s = g.state
        if not s.bid_track:
            g.done()
            return None
        self.auctioneer = seat = s.bid_track[0]
        top = highest_affordable(g, seat)
        options: list[Option] = [
            ("open", lot) for lot in lots(g)
            if lot not in s.won and start_price(g, lot) <= top and may_bid(g, seat, lot)
        ]
        options.append(LEAVE)  # H7: with nothing affordable this happens by itself
        return Decision(seat, "open", g.with_cards(seat, options), g.asks_always(seat))

    def on_open(self, g: Yedo, option: Option) -> None:
        s = g.state
        seat = self.auctioneer
        if g.turn_card(seat, option):
            return
        if option == LEAVE:
            s.bid_track.remove(seat)
            if g.sink:
                g.sink(Event("leave_bidding", seat, {"paid": False}))
            return
        self.lot = option[1]
        self.bid = start_price(g, self.lot)
        self.leader = seat
        self.queue = [p for p in s.bid_track if p != seat]
        if g.sink:
            g.sink(Event("open_auction", seat, {"lot": self.lot, "bid": self.bid}))
        self.at = "others_bid"

    # 3. The others on the track, once each: raise or pass.  4. The Auctioneer has the last word.

    def others_bid(self, g: Yedo) -> Decision | None:
        assert self.queue is not None
        while self.queue:
            decision = self.raise_or_pass(g, self.queue[0])
            if decision is not None:
                return decision
            self.queue.pop(0)
        if self.leader != self.auctioneer:
            self.at = "last_word"
        else:
            self.win(g)
        return None

    def last_word(self, g: Yedo) -> Decision | None:
        decision = self.raise_or_pass(g, self.auctioneer)
        if decision is None:
            self.win(g)
        return decision

    def raise_or_pass(self, g: Yedo, seat: int) -> Decision | None:
        lowest = self.bid + 1
        for query in g.moments.lowest_bid:
            lowest = query(g, seat, lowest)
        if g.has_modifier("match_bids", seat):
            lowest = min(lowest, self.bid)
        top = highest_affordable(g, seat)
        if lowest > top or not may_bid(g, seat, self.lot):
            return None  # D14: nobody may bid what he cannot pay
        return Decision(seat, "bid", g.with_cards(seat, [PASS, *BID[lowest:top + 1]]))

    def on_bid(self, g: Yedo, option: Option) -> None:
        seat = self.auctioneer if self.at == "last_word" else self.queue[0]  # type: ignore[index]
        if g.turn_card(seat, option):
            return
        if self.at == "others_bid":
            assert self.queue is not None
            self.queue.pop(0)
        if option != PASS:
            self.bid = option[1]
            self.leader = seat
            if g.sink:
                g.sink(Event("bid", seat, {"lot": self.lot, "bid": self.bid}))
        elif g.sink:
            g.sink(Event("pass_bid", seat, {"lot": self.lot}))
        if self.at == "last_word":
            self.win(g)

    # 5. The winner pays, moves his marker to the lot, which closes, and takes the reward.

    def win(self, g: Yedo) -> None:
        s = g.state
        seat, lot = self.leader, self.lot
        self.at = "name_lot"
        price = assets.cost(g, seat, "bid", self.bid)
        s.bid_track.remove(seat)
        enough = price <= s.clans[seat].mon
        if enough or g.rules.unpayable_win != "type_stays_open":  # D14
            s.won[lot] = seat
        if g.sink:
            g.sink(Event("win_auction", seat, {"lot": lot, "bid": self.bid}))
        assets.lose_mon(g, seat, price, "auction")
        if enough:
            g.push(TakeReward(seat, lot))


def start_price(g: Yedo, lot: str) -> int:
    n = g.board.start_price[lot]
    for m in g.state.modifiers:
        if m.word == "start_price" and m.what in ("", lot):
            n += m.n
    return max(1, n)


def may_bid(g: Yedo, seat: int, lot: str) -> bool:
    yes = True
    for query in g.moments.may_bid:
        yes = query(g, seat, lot, yes)
    return yes


@plain
class TakeReward(Procedure):
    """The winner's reward; in a category he first picks the type, even a useless one."""

    player: int
    lot: str
    at: str = "pick_type"

    def pick_type(self, g: Yedo) -> Decision | None:
        if self.lot not in g.board.categories:
            self.reward(g)
            return None
        types = g.board.categories[self.lot]["types"]
        for query in g.moments.may_bid:  # a guest may bar a type from its category (H18)
            types = [t for t in types if query(g, self.player, t, True)] or types
        return Decision(self.player, "take", [("take", t) for t in types])

    def on_take(self, g: Yedo, option: Option) -> None:
        self.lot = option[1]

    def reward(self, g: Yedo) -> None:
        g.done()
        reward(g, self.player, self.lot)


def reward(g: Yedo, seat: int, kind: str) -> None:
    """What each auction type gives."""
    see = g.board.auction_draw
    if kind in ("action", "bonus", "weapon"):
        hands.draw(g, seat, kind, see, 1, "auction")
    elif kind == "mission":
        g.push(hands.ChooseColor(seat, see, 1, "auction"))
    elif kind == "annex":
        g.push(ChooseAnnex(seat))
    elif kind == "geisha":
        take_geisha(g, seat)
    elif kind == "disciple":
        for guest in g.moments.replaced_rewards:
            if guest(g, seat, kind):
                return
        assets.recruit_disciple(g, seat, "auction")


def take_geisha(g: Yedo, seat: int) -> None:
    """The highest one left and her prestige; with three held or none left nothing comes (D18)."""
    s = g.state
    flat = g.rules.geisha_auction == "flat_two_prestige"
    if s.geishas and len(s.clans[seat].geishas) < assets.limit(g, seat, "geisha"):
        value = max(s.geishas)
        assets.gain_geisha(g, seat, value, "auction")
        if not flat:
            assets.gain_pp(g, seat, value, "geishas")
    if flat:
        assets.gain_pp(g, seat, g.board.geisha_prestige, "geishas")


@plain
class ChooseAnnex(Procedure):
    """Take an annex one does not own; the 2 prestige come even if none can be had."""

    player: int
    why: str = "auction"
    at: str = "choose"

    def choose(self, g: Yedo) -> Decision | None:
        annexes = assets.obtainable_annexes(g, self.player)
        if annexes:
            return Decision(self.player, "annex", [("annex", a) for a in annexes])
        g.done()
        if self.why == "auction":
            assets.gain_pp(g, self.player, assets.annex_prestige(g, self.why), "annexes")
        return None

    def on_annex(self, g: Yedo, option: Option) -> None:
        g.done()
        assets.gain_annex(g, self.player, option[1], self.why)

