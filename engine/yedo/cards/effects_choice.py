"""Words that let a player choose or pay, the costs they name, and giving up a piece of one's choice."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.core.decision import Decision, Option
from engine.core.plain import plain
from engine.core.procedure import Procedure

from .. import assets, hands
from .effects import Effects, ForEach, paid, possible
from .effects_who import HOLDINGS, held
from .vocabulary import IN_FULL, IN_PART, NOTHING, EffectList, Fields, ListOf, Number, OneOf, word

if TYPE_CHECKING:
    from ..game import Yedo

PAYABLE = ("mon", "pp", "blessing", "weapon", "action", "bonus", "mission", "disciple")
COST = Fields(**{f"{a}_opt": Number(1) for a in PAYABLE})
DECLINE: Option = ("decline",)


# --- costs -----------------------------------------------------------------------------------------

def can_pay(g: Yedo, seat: int, cost: dict[str, int]) -> bool:
    """Whether `seat` has all of it; nobody can give up one of the last two disciples."""
    for asset, n in cost.items():
        spare = held(g, seat, asset) - (2 if asset == "disciple" else 0)
        if spare < (assets.cost(g, seat, "card", n) if asset == "mon" else n):
            return False
    return True


def payable_cost(g: Yedo, seat: int, cost: dict[str, int]) -> int:
    """How far `seat` could pay it."""
    if can_pay(g, seat, cost):
        return IN_FULL
    some = any(held(g, seat, asset) > (2 if asset == "disciple" else 0) for asset in cost)
    return IN_PART if some else NOTHING


def pay(g: Yedo, seat: int, cost: dict[str, int], why: str) -> None:
    """Pay now, as much as there is; pieces that must be picked are asked for by procedures on top of the stack."""
    for asset, n in cost.items():
        if asset == "mon":
            assets.lose_mon(g, seat, assets.cost(g, seat, "card", n), why)
        elif asset == "pp":
            assets.lose_pp(g, seat, n, why)
        elif asset != "blessing":
            g.push(GiveUp(seat, asset, n, why))
        elif g.state.clans[seat].blessings:
            assets.return_blessing(g, seat, why)


@plain
class GiveUp(Procedure):
    """Lose pieces of one kind, owner's choice, as many as there are; the last two disciples go home (B2)."""

    player: int
    kind: str  # weapon, action, bonus, mission, annex, disciple
    n: int
    why: str
    at: str = "choose"

    def choose(self, g: Yedo) -> Decision | None:
        options = self.options(g) if self.n > 0 else []
        if not options:
            g.done()
            return None
        return Decision(self.player, "give_up", options)

    def options(self, g: Yedo) -> list[Option]:
        clan = g.state.clans[self.player]
        if self.kind == "annex":
            return [("give_up", "annex", a) for a in clan.annexes]
        if self.kind != "disciple":
            return [("give_up", self.kind, c) for c in dict.fromkeys(hands.hand(clan, self.kind))]
        alike: dict[tuple[str, str], int] = {}  # disciples of one kind at home are the same choice
        for i in assets.losable_disciples(g, self.player):
            alike.setdefault((clan.disciples[i].kind, clan.disciples[i].at), i)
        return [("give_up", "disciple", i) for i in alike.values()]

    def on_give_up(self, g: Yedo, option: Option) -> None:
        self.n -= 1
        if self.kind == "annex":
            assets.lose_annex(g, self.player, option[2], self.why)
        elif self.kind == "disciple":
            assets.lose_disciple(g, self.player, option[2], self.why)
        else:
            hands.discard(g, self.player, self.kind, option[2])


# --- choices ---------------------------------------------------------------------------------------

@plain
class ChoosePart(Procedure):
    """Pick one of several effect lists of a card: of those that can be paid in full, else in part (B2);
    those that could do nothing are not offered."""

    player: int
    card: str
    parts: list[str]
    actor: int
    target: int
    disciple: int
    at: str = "choose"

    def choose(self, g: Yedo) -> Decision | None:
        degrees = {p: paid(g, self.card, p, self.player) for p in self.parts}
        most = max(degrees.values())
        if most == NOTHING:
            g.done()
            return None
        options: list[Option] = [("part", p) for p, degree in degrees.items() if degree == most]
        return Decision(self.player, "choose_part", options)

    def on_choose_part(self, g: Yedo, option: Option) -> None:
        g.done()
        g.push(Effects(self.card, option[1], self.player, self.actor, self.target, self.disciple))


@word("choose", ListOf(EffectList(), 2))
def choose(g: Yedo, e: Effects, parts: list[str]) -> None:
    g.push(ChoosePart(e.player, e.card, list(parts), e.actor, e.target, e.disciple))


@plain
class PayChoice(Procedure):
    """Pay for an effect or decline it; or pay to be spared one. `step` is the word's place in its part.
    Of paying and suffering only what can be met further is offered, so that an "or else" is never free (B2)."""

    player: int
    card: str
    part: str
    step_at: int
    actor: int
    target: int
    disciple: int
    at: str = "choose"

    def terms(self, g: Yedo) -> tuple[str, dict[str, Any]]:
        found, value = g.cards[self.card].parts[self.part][self.step_at]
        return found.name, value

    def choose(self, g: Yedo) -> Decision | None:
        name, value = self.terms(g)
        if name == "may_pay":
            if not can_pay(g, self.player, value["cost"]) or not possible(g, self.card, value["do"], self.player):
                g.done()
                return None
            return Decision(self.player, "may_pay", [("pay",), DECLINE])
        price = payable_cost(g, self.player, value["cost"])
        pain = paid(g, self.card, value["else"], self.player)
        if price == pain:
            options: list[Option] = [("suffer",)] if price == NOTHING else [("pay",), ("suffer",)]
        else:
            options = [("pay",)] if price > pain else [("suffer",)]
        return Decision(self.player, "pay_or_else", options)

    def on_may_pay(self, g: Yedo, option: Option) -> None:
        value = self.terms(g)[1]
        g.done()
        if option != DECLINE:
            self.run_part(g, value["do"])
            pay(g, self.player, value["cost"], self.card)  # on top of the effect, so it comes first

    def on_pay_or_else(self, g: Yedo, option: Option) -> None:
        value = self.terms(g)[1]
        g.done()
        if option[0] == "suffer":
            self.run_part(g, value["else"])
        elif value.get("to") == "actor":
            price = assets.cost(g, self.player, "card", value["cost"]["mon"])
            assets.give_mon(g, self.player, self.actor, price, self.card)
        else:
            pay(g, self.player, value["cost"], self.card)

    def run_part(self, g: Yedo, part: str) -> None:
        g.push(Effects(self.card, part, self.player, self.actor, self.target, self.disciple))


def ask_to_pay(g: Yedo, e: Effects) -> None:
    g.push(PayChoice(e.player, e.card, e.part, e.i - 1, e.actor, e.target, e.disciple))


@word("may_pay", Fields(cost=COST, do=EffectList()))
def may_pay(g: Yedo, e: Effects, value: dict[str, Any]) -> None:
    ask_to_pay(g, e)


@may_pay.possible
def _may_pay(g: Yedo, seat: int, value: dict[str, Any]) -> bool:
    return can_pay(g, seat, value["cost"])


@word("pay_or_else", Fields(**{"cost": COST, "else": EffectList(), "to_opt": OneOf("bank", "actor")}))
def pay_or_else(g: Yedo, e: Effects, value: dict[str, Any]) -> None:
    ask_to_pay(g, e)


@word("for_each", Fields(held=OneOf(*HOLDINGS), max=Number(1, 9), do=EffectList()))
def for_each(g: Yedo, e: Effects, value: dict[str, Any]) -> None:
    """The count is taken before the first one resolves, so losses do not shorten it."""
    n = min(held(g, e.player, value["held"]), value["max"])
    if n:
        g.push(ForEach(e.card, value["do"], [e.player] * n, e.actor, e.target, e.disciple))
