"""Words that buy without a disciple, and those that change what lies in the market."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.core.decision import Decision, Option
from engine.core.event import Event
from engine.core.plain import plain
from engine.core.procedure import Procedure

from .. import assets, hands
from ..play import PASS
from .effects import Effects
from .effects_assets import may_gain_disciple
from .effects_choice import DECLINE
from .vocabulary import Either, Fields, Number, OneOf, word

if TYPE_CHECKING:
    from ..game import Yedo

WARES = OneOf("weapon", "annex", "geisha", "recruit")


def price(g: Yedo, seat: int, value: dict[str, Any], slot: int = -1) -> int:
    """The fixed price a card names, or the usual one with its reduction; never below zero."""
    from ..districts import weapon_price

    if "for" in value:
        return assets.cost(g, seat, "card", value["for"])
    what = value["what"]
    actions = g.board.actions
    if what == "weapon":
        usual = weapon_price(g, seat, slot)
    else:
        usual = assets.cost(g, seat, what, actions["geisha"]["mon"] if what == "geisha" else actions[what])
    reduction: int = value["less"]
    return max(0, usual - reduction)


def slots(g: Yedo, seat: int, value: dict[str, Any]) -> list[int]:
    """Market places whose weapon this seat can pay for."""
    mon = g.state.clans[seat].mon
    return [i for i, w in enumerate(g.state.market) if w and price(g, seat, value, i) <= mon]


@word("buy", Either(Fields(what=WARES, less=Number(1, 9)), Fields(**{"what": WARES, "for": Number(0, 9)})))
def buy(g: Yedo, e: Effects, value: dict[str, Any]) -> None:
    if not _buy(g, e.player, value):
        return
    what = value["what"]
    if what == "weapon":
        g.push(BuyWeapon(e.player, e.card, e.part, e.i - 1))
        return
    if what == "annex":
        from ..phases.bidding import ChooseAnnex

        g.push(ChooseAnnex(e.player, e.card))
    assets.lose_mon(g, e.player, price(g, e.player, value), e.card)
    if what == "recruit":
        assets.recruit_disciple(g, e.player, e.card)
    elif what == "geisha":
        cheapest = min(g.state.geishas)
        assets.gain_geisha(g, e.player, cheapest, e.card)
        assets.gain_pp(g, e.player, cheapest, "geishas")


@buy.possible
def _buy(g: Yedo, seat: int, value: dict[str, Any]) -> bool:
    what = value["what"]
    clan = g.state.clans[seat]
    if what == "weapon":
        return bool(slots(g, seat, value))
    if price(g, seat, value) > clan.mon:
        return False
    if what == "annex":
        return bool(assets.obtainable_annexes(g, seat))
    if what == "geisha":
        return bool(g.state.geishas) and len(clan.geishas) < assets.limit(g, seat, "geisha")
    return may_gain_disciple(g, seat)


@plain
class BuyWeapon(Procedure):
    """Buy one weapon from the display; it leaves a gap (A23). Over the limit it replaces one (B4)."""

    player: int
    card: str
    part: str
    step_at: int
    at: str = "choose"

    def terms(self, g: Yedo) -> dict[str, Any]:
        value: dict[str, Any] = g.cards[self.card].parts[self.part][self.step_at][1]
        return value

    def choose(self, g: Yedo) -> Decision:
        found = slots(g, self.player, self.terms(g))
        return Decision(self.player, "buy_weapon", [*(("buy_weapon", i) for i in found), DECLINE])

    def on_buy_weapon(self, g: Yedo, option: Option) -> None:
        g.done()
        if option == DECLINE:
            return
        from ..districts import take_market_weapon

        slot = option[1]
        assets.lose_mon(g, self.player, price(g, self.player, self.terms(g), slot), self.card)
        take_market_weapon(g, self.player, slot, bought=True)


@word("refill_market")
def refill_market(g: Yedo, e: Effects, _: None) -> None:
    market = g.state.market
    for i, weapon in enumerate(market):
        if weapon:
            market[i] = ""
            assets.bin_weapon(g, weapon)
    for i in range(len(market)):
        market[i] = assets.draw_weapon(g)
    if g.sink:
        g.sink(Event("market", None, {"market": list(market)}))


@plain
class ArmYourselves(Procedure):
    """The actor takes one of the revealed weapons; rivals may each buy one; the rest is discarded."""

    player: int
    price: int
    queue: list[int]
    cards: list[str]
    at: str = "take"
    holds = ("cards",)

    def about(self, g: Yedo) -> dict[str, object]:
        return {"price": self.price}

    def take(self, g: Yedo) -> Decision | None:
        if not self.cards:
            g.done()
            return None
        return Decision(self.player, "take_weapon", [("take", w) for w in dict.fromkeys(self.cards)])

    def on_take_weapon(self, g: Yedo, option: Option) -> None:
        self.at = "sell"
        self.hand_over(g, self.player, option[1])

    def sell(self, g: Yedo) -> Decision | None:
        while self.queue and self.cards:
            seat = self.queue[0]
            if assets.cost(g, seat, "card", self.price) <= g.state.clans[seat].mon:
                options: list[Option] = [("take", w) for w in dict.fromkeys(self.cards)]
                return Decision(seat, "buy_revealed", [*options, PASS])
            self.queue.pop(0)
        g.done()
        for weapon in self.cards:
            assets.bin_weapon(g, weapon)
        return None

    def on_buy_revealed(self, g: Yedo, option: Option) -> None:
        seat = self.queue.pop(0)
        if option != PASS:
            assets.lose_mon(g, seat, assets.cost(g, seat, "card", self.price), "arm_yourselves")
            self.hand_over(g, seat, option[1])

    def hand_over(self, g: Yedo, seat: int, weapon: str) -> None:
        self.cards.remove(weapon)
        assets.gain_weapon(g, seat, weapon, "bag")
        hands.check_limits(g, seat)


@word("arm_yourselves", Fields(extra=Number(0, 3), price=Number(1, 9)))
def arm_yourselves(g: Yedo, e: Effects, value: dict[str, Any]) -> None:
    revealed: list[str] = []
    while len(revealed) < len(g.players()) + value["extra"] and (weapon := assets.draw_weapon(g)):
        revealed.append(weapon)
    if g.sink:
        g.sink(Event("reveal_weapons", e.player, {"weapons": list(revealed)}))
    g.push(ArmYourselves(e.player, value["price"], g.order_after(e.player), revealed))
