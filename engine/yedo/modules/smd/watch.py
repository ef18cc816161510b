"""Phases 5 and 6 of the co-operative game: the Daimyo steers the patrol; trades are one for one."""

from __future__ import annotations

from dataclasses import field
from typing import TYPE_CHECKING

from engine.core.decision import Decision, Option
from engine.core.event import Event
from engine.core.plain import plain
from engine.core.procedure import Procedure

from ... import assets
from ...phases.patrol import Patrol, PatrolPass, caught, flip_patrol, marched_from, move_patrol, save
from ...phases.trade import Offer, Trade, goods
from ...play import PASS
from .court import numbers
from .daimyo import revealed

if TYPE_CHECKING:
    from ...game import Yedo


@plain
class CoopPatrol(Patrol):
    """March, then the icons of the Daimyo's cards in order. Each player may play one movement card before
    or after all of them, not between. The Daimyo's own disciples are never arrested."""

    played: list[int] = field(default_factory=list)

    def movement_cards(self, g: Yedo) -> None:
        self.at = "daimyo_icons"
        g.push(MovementPass(("P5B",), g.players(), came_from=marched_from(g)))

    def daimyo_icons(self, g: Yedo) -> None:
        self.at = "rescue_cards"
        for card in revealed(g):
            for icon in g.cards[card].raw["patrol"]:
                self.at = "late_movement_cards"
                if g.sink:
                    g.sink(Event("daimyo_icon", g.outsider, {"card": card, "icon": icon}))
                if icon == "flip":
                    flip_patrol(g)
                else:
                    move_patrol(g, icon)

    def late_movement_cards(self, g: Yedo) -> None:
        self.at = "rescue_cards"
        g.push(MovementPass(("P5B",), g.players(), used=list(self.played)))

    def rescue_cards(self, g: Yedo) -> None:
        self.at = "blessings"
        g.push(PatrolPass(("P5C",), g.players()))

    def blessings(self, g: Yedo) -> None:
        """A Blessing icon on one of his cards: each player may return a Blessing for one disciple (D53)."""
        self.at = "arrests"
        if any(g.cards[c].raw["blessing"] for c in revealed(g)):
            g.push(BlessingRescue(g.players()))


@plain
class MovementPass(PatrolPass):
    """Remembers who has moved the patrol."""

    added = ("used", "came_from")

    def on_play_or_pass(self, g: Yedo, option: Option) -> None:
        patrol = g.state.stack[-2]
        assert isinstance(patrol, CoopPatrol)
        PatrolPass.on_play_or_pass(self, g, option)
        patrol.played = list(self.used)


@plain
class BlessingRescue(Procedure):
    queue: list[int]
    at: str = "next_player"

    def next_player(self, g: Yedo) -> Decision | None:
        while self.queue:
            seat = self.queue[0]
            found = caught(g, seat)
            if found and g.state.clans[seat].blessings:
                return Decision(seat, "blessing_rescue", [*(("rescue", i) for i in found), PASS])
            self.queue.pop(0)
        g.done()
        return None

    def on_blessing_rescue(self, g: Yedo, option: Option) -> None:
        seat = self.queue.pop(0)
        if option != PASS:
            assets.return_blessing(g, seat, "rescue")
            save(g, seat, option[1])


# --- trade -----------------------------------------------------------------------------------------

@plain
class EqualTrade(Trade):
    """Only things of equal worth change hands: as many for as many, 5 mon counting as one thing. There may be any
    number of deals; only refusals in a row are bounded (B11)."""

    def proposed(self, g: Yedo, seat: int) -> None:
        """To ask costs nothing among friends."""

    def answered(self, g: Yedo, seat: int, accepted: bool) -> None:
        assert self.left is not None
        self.left[seat] = g.rules.trade_proposals if accepted else self.left[seat] - 1

    def offer(self, seat: int, partner: int) -> Offer:
        return EqualOffer(seat, partner)

    def has_goods(self, g: Yedo, seat: int, other: int) -> bool:
        return g.state.clans[seat].mon >= numbers(g)["traded_mon"] or bool(goods(g, seat, other))


@plain
class EqualOffer(Offer):
    def build(self, g: Yedo) -> Decision:
        """What the usual offer allows, with mon in fives, and nothing more once both sides are equal but to
        propose it or to go on with another pair of things."""
        five: int = numbers(g)["traded_mon"]
        given = len(self.give) + self.give_mon // five
        asked = len(self.ask) + self.ask_mon // five
        decision = Offer.build(self, g)
        kept = []
        for option in decision.options:
            verb = option[0]
            if verb == "propose" and given != asked:
                continue
            if verb in ("give_mon", "ask_mon") and option[1] != five:
                continue
            if (verb.startswith("give") and given > asked) or (verb.startswith("ask") and asked >= given):
                continue
            kept.append(option)
        return Decision(decision.player, decision.kind, kept)
