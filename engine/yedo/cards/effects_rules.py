"""Words that bend prices, yields, auctions, mission requirements and other cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.core.decision import Decision, Option
from engine.core.event import Event
from engine.core.plain import plain
from engine.core.procedure import Procedure

from ..state import Modifier
from .effects import Effects
from .effects_patrol import NotZero
from .effects_turn import own_turn
from .vocabulary import Fields, ListOf, Number, OneOf, word

if TYPE_CHECKING:
    from ..game import Yedo
    from ..phases.bidding import Bidding
    from ..play import Play

WARES = ("weapon", "annex", "geisha", "recruit", "action_card", "luxury")


# --- prices and yields -----------------------------------------------------------------------------

@word("price", Fields(
    what=OneOf("all", "auction", *WARES), by=NotZero(9), until_opt=OneOf("round", "phase", "activation"),
))
def price(g: Yedo, e: Effects, value: dict[str, Any]) -> None:
    """An event changes the price for everybody, an action card for whoever played it."""
    seat = -1 if e.actor < 0 else e.player
    names = {"all": WARES, "auction": ("bid",)}.get(value["what"], (value["what"],))
    until = value.get("until", "round")
    g.state.modifiers.extend(Modifier("price", value["by"], seat, name, until) for name in names)


@price.possible
def _price(g: Yedo, seat: int, value: dict[str, Any]) -> bool:
    return value.get("until") != "activation" or own_turn(g, seat)


@word("yield", Fields(what=OneOf("shogun", "beg", "sell"), by=Number(1, 5)))
def more_yield(g: Yedo, e: Effects, value: dict[str, Any]) -> None:
    seat = -1 if e.actor < 0 else e.player
    g.state.modifiers.append(Modifier("yield", value["by"], seat, value["what"]))


# --- auctions --------------------------------------------------------------------------------------

def own_auction(g: Yedo, seat: int) -> Bidding | None:
    """The bidding, if it waits for this seat to name a lot."""
    from ..phases.bidding import Bidding

    for procedure in g.state.stack:
        if isinstance(procedure, Bidding) and procedure.at == "name_lot" and procedure.auctioneer == seat:
            return procedure
    return None


def claimable(g: Yedo, seat: int, over: int) -> list[str]:
    from ..phases.bidding import highest_affordable, lots, may_bid, start_price

    if own_auction(g, seat) is None or seat not in g.state.bid_track:
        return []
    top = highest_affordable(g, seat)
    won = g.state.won
    return [x for x in lots(g) if x not in won and start_price(g, x) + over <= top and may_bid(g, seat, x)]


@plain
class ClaimLot(Procedure):
    """Take a lot at its start price and a little more, before anybody can bid."""

    player: int
    over: int
    at: str = "choose"

    def choose(self, g: Yedo) -> Decision | None:
        options: list[Option] = [("claim", lot) for lot in claimable(g, self.player, self.over)]
        if not options:
            g.done()
            return None
        return Decision(self.player, "claim_lot", options)

    def on_claim_lot(self, g: Yedo, option: Option) -> None:
        from ..phases.bidding import start_price

        g.done()
        bidding = own_auction(g, self.player)
        assert bidding is not None
        bidding.lot = option[1]
        bidding.bid = start_price(g, option[1]) + self.over
        bidding.leader = self.player
        bidding.win(g)


@word("claim_lot", Fields(over=Number(0, 5)))
def claim_lot(g: Yedo, e: Effects, value: dict[str, int]) -> None:
    g.push(ClaimLot(e.player, value["over"]))


@claim_lot.possible
def _claim_lot(g: Yedo, seat: int, value: dict[str, int]) -> bool:
    return bool(claimable(g, seat, value["over"]))


def still_bidding(g: Yedo, seat: int, _: Any) -> bool:
    return seat in g.state.bid_track


@word("match_bids")
def match_bids(g: Yedo, e: Effects, _: None) -> None:
    g.state.modifiers.append(Modifier("match_bids", 1, e.player, until="phase"))


match_bids.possible(still_bidding)


# --- missions --------------------------------------------------------------------------------------

@word("stand_in", Fields(**{"as": ListOf(OneOf("weapon", "geisha", "annex", "district", "blessing"))}))
def stand_in(g: Yedo, e: Effects, value: dict[str, list[str]]) -> None:
    """One missing requirement of any of these kinds counts as met: a single right, whichever it serves."""
    g.state.modifiers.append(Modifier("stand_in", 1, e.player, ",".join(value["as"]), "activation"))


def has_mission(g: Yedo, seat: int) -> bool:
    """Whether there is anything to complete: in hand, or on the table through a guest."""
    return bool(g.state.clans[seat].missions) or any(guest(g, seat) for guest in g.moments.more_missions)


@stand_in.possible
def _stand_in(g: Yedo, seat: int, value: dict[str, list[str]]) -> bool:
    return has_mission(g, seat) and own_turn(g, seat)


@word("mission_bonus", Fields(pp_opt=Number(1, 5), mon_opt=Number(1, 9)))
def mission_bonus(g: Yedo, e: Effects, value: dict[str, int]) -> None:
    for what, n in value.items():
        g.state.modifiers.append(Modifier("mission_bonus", n, e.player, what, "activation"))


@mission_bonus.possible
def _mission_bonus(g: Yedo, seat: int, value: dict[str, int]) -> bool:
    return has_mission(g, seat) and own_turn(g, seat)


# --- other cards -----------------------------------------------------------------------------------

def answered(g: Yedo) -> Play:
    """The Play that the reaction now resolving answers: it stands right below the reaction's effects."""
    from ..play import Play

    reaction = g.state.stack[-2]
    assert isinstance(reaction, Play)
    play = g.state.stack[reaction.answers]
    assert isinstance(play, Play)
    return play


@word("negate")
def negate(g: Yedo, e: Effects, _: None) -> None:
    answered(g).negated = True


@word("reflect")
def reflect(g: Yedo, e: Effects, _: None) -> None:
    """The card works for the one it was aimed at, against the one who played it."""
    play = answered(g)
    play.player, play.target = play.target, play.player
    if g.sink:
        g.sink(Event("reflect", e.player, {"card": play.card}))


# --- modules ---------------------------------------------------------------------------------------

@word("jesuits_arrive")
def jesuits_arrive(g: Yedo, e: Effects, _: None) -> None:
    """The module's guest lays out the missions."""
    for guest in g.moments.jesuits_arrive:
        guest(g)
