"""Words about the Watch Patrol: where it goes, whom it takes, and who slips through its fingers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.core.decision import Decision, Option
from engine.core.event import Event
from engine.core.plain import plain
from engine.core.procedure import Procedure

from .. import assets
from ..play import PASS
from ..state import Modifier
from .effects import Effects
from .requirements import DISTRICTS
from .rewards import flip_patrol
from .vocabulary import Either, Fields, Number, OneOf, Schema, word

if TYPE_CHECKING:
    from ..game import Yedo


class NotZero(Schema):
    """A whole number on either side of zero."""

    def __init__(self, most: int) -> None:
        self.number = Number(-most, most)

    def problem(self, value: Any) -> str | None:
        return self.number.problem(value) or ("needs a number other than 0" if value == 0 else None)


def on_duty(g: Yedo, seat: int, _: Any) -> bool:
    """In the final round the patrol is gone (A54)."""
    return g.state.patrol_on


# --- where it goes ---------------------------------------------------------------------------------

@word("move_patrol", NotZero(6))
def move_patrol(g: Yedo, e: Effects, n: int) -> None:
    from ..phases.patrol import move_patrol as move

    move(g, n)


@word("place_patrol", Fields(where=OneOf("any", *DISTRICTS)))
def place_patrol(g: Yedo, e: Effects, value: dict[str, str]) -> None:
    if value["where"] == "any":
        g.push(PlacePatrol(e.player))
    else:
        stand_patrol(g, value["where"])


@plain
class PlacePatrol(Procedure):
    player: int
    at: str = "choose"

    def choose(self, g: Yedo) -> Decision | None:
        if not g.state.patrol_on:
            g.done()
            return None
        return Decision(self.player, "place_patrol", [("district", d) for d in g.board.circuit])

    def on_place_patrol(self, g: Yedo, option: Option) -> None:
        g.done()
        stand_patrol(g, option[1])


def stand_patrol(g: Yedo, district: str) -> None:
    s = g.state
    before = s.patrol_at
    if s.patrol_on and district != before:
        s.patrol_at = district
        if g.sink:
            g.sink(Event("patrol", None, {"from": before, "to": district, "steps": 0, "patrol": s.patrol}))


# --- what it does this round -----------------------------------------------------------------------

@word("patrol_steps", Number(0, 3))
def patrol_steps(g: Yedo, e: Effects, n: int) -> None:
    g.state.modifiers.append(Modifier("patrol_steps", n, -1))


@word("patrol_sleeps")
def patrol_sleeps(g: Yedo, e: Effects, _: None) -> None:
    g.state.modifiers.append(Modifier("patrol_sleeps", 1, -1))


@word("bail", Number(1, 9))
def bail(g: Yedo, e: Effects, n: int) -> None:
    g.state.modifiers.append(Modifier("bail", n, -1))


@word("arrest_money", NotZero(9))
def arrest_money(g: Yedo, e: Effects, n: int) -> None:
    g.state.modifiers.append(Modifier("arrest_money", n, -1))


for steering in (move_patrol, flip_patrol, place_patrol, patrol_steps, patrol_sleeps, bail, arrest_money):
    steering.possible(on_duty)


# --- who is saved ----------------------------------------------------------------------------------

@word("rescue", Either(OneOf("all"), Number(1, 4)))
def rescue(g: Yedo, e: Effects, n: int | str) -> None:
    from ..phases.patrol import Rescue

    g.push(Rescue(e.player, 99 if isinstance(n, str) else n))


@rescue.possible
def _rescue(g: Yedo, seat: int, n: int | str) -> bool:
    from ..phases.patrol import caught

    return bool(caught(g, seat))


@plain
class OfferRescue(Procedure):
    """Players about to lose a disciple may pay to save one for each time they stand in the queue; the
    mon goes to the actor, or to the bank if there is none (-1)."""

    actor: int
    price: int
    queue: list[int]
    at: str = "next_player"

    def about(self, g: Yedo) -> dict[str, object]:
        return {"price": self.price}

    def next_player(self, g: Yedo) -> Decision | None:
        from ..phases.patrol import caught

        while self.queue:
            seat = self.queue[0]
            found = caught(g, seat)
            if found and assets.cost(g, seat, "card", self.price) <= g.state.clans[seat].mon:
                return Decision(seat, "paid_rescue", [*(("rescue", i) for i in found), PASS])
            self.queue.pop(0)
        g.done()
        return None

    def on_paid_rescue(self, g: Yedo, option: Option) -> None:
        from ..phases.patrol import save

        seat = self.queue.pop(0)
        if option == PASS:
            self.queue = [s for s in self.queue if s != seat]
            return
        price = assets.cost(g, seat, "card", self.price)
        if self.actor < 0:
            assets.lose_mon(g, seat, price, "bail")
        else:
            assets.give_mon(g, seat, self.actor, price, "rescue")
        save(g, seat, option[1])


@word("offer_rescue", Fields(price=Number(1, 9)))
def offer_rescue(g: Yedo, e: Effects, value: dict[str, int]) -> None:
    g.push(OfferRescue(e.player, value["price"], g.order_after(e.player)))


@offer_rescue.possible
def _offer_rescue(g: Yedo, seat: int, value: dict[str, int]) -> bool:
    from ..phases.patrol import caught

    return any(caught(g, s) for s in g.order_after(seat))


@plain
class Withdraw(Procedure):
    """One of one's own goes home, spent."""

    player: int
    source: str
    at: str = "choose"

    def choose(self, g: Yedo) -> Decision | None:
        found = may_withdraw(g, self.player, self.source)
        if not found:
            g.done()
            return None
        return Decision(self.player, "withdraw", [("disciple", self.player, i) for i in found])

    def on_withdraw(self, g: Yedo, option: Option) -> None:
        g.done()
        assets.send_home(g, self.player, option[2])


def may_withdraw(g: Yedo, seat: int, source: str) -> list[int]:
    from ..phases.patrol import caught

    if source == "patrol":
        return caught(g, seat)
    return [i for i, d in enumerate(g.state.clans[seat].disciples) if assets.is_out(d.at)]


@word("withdraw", Fields(**{"from": OneOf("patrol", "any")}))
def withdraw(g: Yedo, e: Effects, value: dict[str, str]) -> None:
    g.push(Withdraw(e.player, value["from"]))


@withdraw.possible
def _withdraw(g: Yedo, seat: int, value: dict[str, str]) -> bool:
    return bool(may_withdraw(g, seat, value["from"]))
