"""Phase 7, Actions: in player order, one disciple a turn does something and goes home.

Activating is two questions: which disciple, then what it does. Doing nothing is always legal, except
on the Bower, where the new player order is what happens (A30)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.core.decision import Decision, Option
from engine.core.plain import plain
from engine.core.procedure import Procedure

from .. import assets, districts
from ..missions import Complete, completable, show_failed_plots
from .bower import Bower

if TYPE_CHECKING:
    from ..game import Yedo

HOME: Option = ("home",)
ACTIVATE: list[Option] = [("activate", i) for i in range(12)]


@plain
class Actions(Procedure):
    seat: int = -1
    last: int = -1  # who acted last; the next is whoever follows that marker in the live order
    at: str = "next_player"

    def next_player(self, g: Yedo) -> None:
        s = g.state
        g.end_modifiers("activation")
        order = s.order
        start = order.index(self.last) + 1 if self.last >= 0 else 0
        for k in range(len(order)):
            seat = order[(start + k) % len(order)]
            if g.outside_turn(seat, self):
                return
            for d in s.clans[seat].disciples:
                if ":" in d.at:
                    self.seat = self.last = seat
                    self.at = "choose_disciple"
                    return
        g.done()
        if s.modifiers:
            show_failed_plots(g)

    def choose_disciple(self, g: Yedo) -> Decision | None:
        clan = g.state.clans[self.seat]
        options = [ACTIVATE[i] for i, d in enumerate(clan.disciples) if ":" in d.at]
        if not options:
            self.at = "next_player"
            return None
        return Decision(self.seat, "activate", g.with_cards(self.seat, options), g.asks_always(self.seat))

    def on_activate(self, g: Yedo, option: Option) -> None:
        if g.turn_card(self.seat, option):
            return
        if not g.spend_modifier("act_twice", self.seat):
            self.at = "next_player"
        g.push(Activation(self.seat, option[1]))


@plain
class Activation(Procedure):
    """One disciple's action, then home."""

    player: int
    disciple: int
    at: str = "choose"

    def choose(self, g: Yedo) -> Decision | None:
        d = g.state.clans[self.player].disciples[self.disciple]
        if ":" not in d.at:  # a card has taken it off the board meanwhile
            g.done()
            return None
        options = g.with_cards(self.player, self.options(g))
        return Decision(self.player, "action", options, g.asks_always(self.player))

    def options(self, g: Yedo) -> list[Option]:
        seat, i = self.player, self.disciple
        at = g.state.clans[seat].disciples[i].at
        district = g.district_of.get(at)
        options: list[Option] = []
        if district is None:
            districts.annex_options(g, seat, at, options)
        else:
            options += [("mission", m) for m in completable(g, seat, i)]
            districts.space_options(g, seat, at, district, options)
            if g.has_modifier("far_reach", seat):
                for other in districts.far_districts(g, district):
                    districts.far_options(g, seat, other, options)
        for guest in g.moments.activation_options:
            guest(g, seat, i, options)
        if at in g.board.bower:
            options.append(("bower",))
        else:
            options.append(HOME)
        return options

    def on_action(self, g: Yedo, option: Option) -> None:
        if g.turn_card(self.player, option):
            return
        seat, i = self.player, self.disciple
        verb = option[0]
        self.at = "go_home"
        if verb == "mission":
            g.push(Complete(seat, i, option[1]))
        elif verb == "bower":
            g.done()
            g.push(Bower(seat))
        elif verb != "home":
            for guest in g.moments.activation:
                if guest(g, seat, i, option):
                    return
            districts.carry_out(g, seat, i, option)

    def go_home(self, g: Yedo) -> None:
        g.done()
        d = g.state.clans[self.player].disciples[self.disciple]
        if ":" in d.at:
            if g.spend_modifier("encore", self.player):
                g.push(Activation(self.player, self.disciple))
            else:
                assets.send_home(g, self.player, self.disciple)
