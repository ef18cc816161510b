"""The words of mission rewards and punishments (ledger §8)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.core.decision import Decision, Option
from engine.core.plain import plain
from engine.core.procedure import Procedure

from .. import assets, hands
from ..config import SPECIALISTS
from .effects import Effects
from .requirements import ANNEXES
from .vocabulary import EffectList, Number, OneOf, word

if TYPE_CHECKING:
    from ..game import Yedo

KINDS = ("action", "bonus", "mission")  # cards in hand that can be swapped or taken


@word("pp", Number(1))
def pp(g: Yedo, e: Effects, n: int) -> None:
    assets.gain_pp(g, e.player, n, "missions" if g.cards[e.card].kind == "mission" else "errands")


@word("mon", Number(1))
def mon(g: Yedo, e: Effects, n: int) -> None:
    assets.gain_mon(g, e.player, n, e.card)
    count_mon(g, e, n)


def count_mon(g: Yedo, e: Effects, n: int) -> None:
    """Remember what the mission being completed has brought its owner (A56)."""
    from ..missions import Complete

    for procedure in reversed(g.state.stack):
        if isinstance(procedure, Complete):
            if procedure.player == e.player:
                procedure.mon += n
            break


@word("blessing")
def blessing(g: Yedo, e: Effects, _: None) -> None:
    assets.gain_blessing(g, e.player, e.card)


@word("draw_action")
def draw_action(g: Yedo, e: Effects, _: None) -> None:
    hands.draw(g, e.player, "action", 1, 1, e.card)


@word("draw_bonus")
def draw_bonus(g: Yedo, e: Effects, _: None) -> None:
    hands.draw(g, e.player, "bonus", 1, 1, e.card)


@word("draw_mission")
def draw_mission(g: Yedo, e: Effects, _: None) -> None:
    g.push(hands.ChooseColor(e.player, 1, 1, e.card))


@word("market_weapon")
def market_weapon(g: Yedo, e: Effects, _: None) -> None:
    g.push(TakeFromMarket(e.player))


@word("lose_activated_disciple")
def lose_activated_disciple(g: Yedo, e: Effects, _: None) -> None:
    assets.lose_disciple(g, e.player, e.disciple, "mission")


@word("flip_patrol")
def flip_patrol(g: Yedo, e: Effects, _: None) -> None:
    from ..phases.patrol import flip_patrol as flip

    flip(g)


@word("church_all")
def church_all(g: Yedo, e: Effects, _: None) -> None:
    from ..districts import take_church

    clan = g.state.clans[e.player]
    before = clan.mon
    take_church(g, e.player, g.state.church)
    count_mon(g, e, clan.mon - before)


@word("become_specialist", OneOf(*SPECIALISTS))
def become_specialist(g: Yedo, e: Effects, kind: str) -> None:
    for guest in g.moments.become_specialist:
        guest(g, e.player, e.disciple, kind)


@word("partner_reward", EffectList())
def partner_reward(g: Yedo, e: Effects, part: str) -> None:
    g.push(e.nested(part, e.target))


@word("target_punishment", EffectList())
def target_punishment(g: Yedo, e: Effects, part: str) -> None:
    if e.target >= 0:
        g.push(e.nested(part, e.target))
    else:
        g.push(ChooseVictim(e.player, e.card, part))


@word("swap_card", OneOf("mission", "action", "bonus", "choose"))
def swap_card(g: Yedo, e: Effects, kind: str) -> None:
    """A random hidden card of the victim against one the actor chooses; both must hold one (A50, H14). Where the
    card does not name the kind, the actor does (B18)."""
    if kind == "choose":
        g.push(SwapKind(e.actor, e.player))
        return
    mine = hands.hand(g.state.clans[e.actor], kind)
    theirs = hands.hand(g.state.clans[e.player], kind)
    if mine and theirs:
        g.push(SwapCard(e.actor, e.player, kind))


@word("steal_weapon")
def steal_weapon(g: Yedo, e: Effects, _: Any) -> None:
    if g.state.clans[e.player].weapons:
        g.push(StealWeapon(e.actor, e.player))


@word("lose_annex", OneOf(*ANNEXES))
def lose_annex(g: Yedo, e: Effects, annex: str) -> None:
    if annex in g.state.clans[e.player].annexes:
        assets.lose_annex(g, e.player, annex, e.card)


@word("lose_geisha")
def lose_geisha(g: Yedo, e: Effects, _: Any) -> None:
    held = g.state.clans[e.player].geishas
    if held:
        assets.lose_geisha(g, e.player, min(held), e.card)


@plain
class TakeFromMarket(Procedure):
    """Take a weapon from the display for nothing."""

    player: int
    at: str = "choose"

    def choose(self, g: Yedo) -> Decision | None:
        slots: list[Option] = [("take_weapon", i) for i, w in enumerate(g.state.market) if w]
        if not slots:
            g.done()
            return None
        return Decision(self.player, "market_weapon", slots)

    def on_market_weapon(self, g: Yedo, option: Option) -> None:
        from ..districts import take_market_weapon

        g.done()
        take_market_weapon(g, self.player, option[1])


@plain
class ChooseVictim(Procedure):
    """A mission without an annex requirement lets its owner choose whom it hits."""

    player: int
    card: str
    part: str
    at: str = "choose"

    def choose(self, g: Yedo) -> Decision | None:
        rivals = g.order_after(self.player)
        if not rivals:
            g.done()
            return None
        return Decision(self.player, "victim", [("target", p) for p in rivals])

    def on_victim(self, g: Yedo, option: Option) -> None:
        g.done()
        g.push(Effects(self.card, self.part, option[1], self.player, option[1]))


@plain
class SwapKind(Procedure):
    """Pick a kind of card that both hold (A50); the swap itself is that of the missions."""

    player: int
    rival: int
    at: str = "choose"

    def choose(self, g: Yedo) -> Decision | None:
        mine, theirs = g.state.clans[self.player], g.state.clans[self.rival]
        both = [k for k in KINDS if hands.hand(mine, k) and hands.hand(theirs, k)]
        if not both:
            g.done()
            return None
        return Decision(self.player, "swap_kind", [("kind", k) for k in both])

    def on_swap_kind(self, g: Yedo, option: Option) -> None:
        g.done()
        g.push(SwapCard(self.player, self.rival, option[1]))


@plain
class SwapCard(Procedure):
    player: int
    victim: int
    kind: str
    at: str = "choose"

    def choose(self, g: Yedo) -> Decision:
        held = hands.hand(g.state.clans[self.player], self.kind)
        return Decision(self.player, "swap", [("give", self.kind, c) for c in held])

    def on_swap(self, g: Yedo, option: Option) -> None:
        from engine.core.event import Event

        from ..phases.trade import hand_over

        g.done()
        theirs = g.state.rng.choice(hands.hand(g.state.clans[self.victim], self.kind))
        hand_over(g, self.player, self.victim, [(self.kind, option[2])])
        hand_over(g, self.victim, self.player, [(self.kind, theirs)])
        if g.sink:
            g.sink(Event(
                "swap_card", self.player, {"with": self.victim, "deck": self.kind},
                {"gave": option[2], "got": theirs}, (self.player, self.victim),
            ))


@plain
class StealWeapon(Procedure):
    player: int
    victim: int
    at: str = "choose"

    def about(self, g: Yedo) -> dict[str, object]:
        return {"victim": self.victim}

    def choose(self, g: Yedo) -> Decision:
        held = dict.fromkeys(g.state.clans[self.victim].weapons)
        return Decision(self.player, "steal", [("steal", w) for w in held])

    def on_steal(self, g: Yedo, option: Option) -> None:
        g.done()
        g.state.clans[self.victim].weapons.remove(option[1])
        assets.gain_weapon(g, self.player, option[1], g.state.clans[self.victim].color)
        hands.check_limits(g, self.player)
