"""Words that take from a rival or move his people. They work on the announced target, or, inside a list
that already runs for somebody else, on that player; what is taken goes to the acting player."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.core.decision import Decision, Option
from engine.core.event import Event
from engine.core.plain import plain
from engine.core.procedure import Procedure

from .. import assets, hands
from .effects import Effects
from .rewards import KINDS, SwapKind
from .vocabulary import Fields, Number, OneOf, word

if TYPE_CHECKING:
    from ..game import Yedo


def victim(e: Effects) -> int:
    return e.target if e.player == e.actor else e.player


@word("steal_mon", Number())
def steal_mon(g: Yedo, e: Effects, n: int) -> None:
    if victim(e) >= 0:
        assets.give_mon(g, victim(e), e.actor, n, e.card)


# --- cards -----------------------------------------------------------------------------------------

@word("swap_any_card")
def swap_any_card(g: Yedo, e: Effects, _: None) -> None:
    if victim(e) >= 0:
        g.push(SwapKind(e.actor, victim(e)))


@plain
class TakeCard(Procedure):
    """Look at all cards of a kind in a rival's hand and take one."""

    player: int
    rival: int
    kind: str
    at: str = "look"

    def look(self, g: Yedo) -> None:
        theirs = hands.hand(g.state.clans[self.rival], self.kind)
        g.state.clans[self.player].known.update(theirs)
        if g.sink:
            g.sink(Event("look_at_hand", self.player, {"kind": self.kind, "of": self.rival},
                         {"cards": list(theirs)}, (self.player,)))
        self.at = "choose"

    def choose(self, g: Yedo) -> Decision | None:
        theirs = hands.hand(g.state.clans[self.rival], self.kind)
        if not theirs:
            g.done()
            return None
        return Decision(self.player, "take_card", [("take", c) for c in theirs])

    def on_take_card(self, g: Yedo, option: Option) -> None:
        from ..phases.trade import hand_over

        g.done()
        hand_over(g, self.rival, self.player, [(self.kind, option[1])])
        if g.sink:
            g.sink(Event("take_card", self.player, {"kind": self.kind, "of": self.rival},
                         {"card": option[1]}, (self.player, self.rival)))
        hands.check_limits(g, self.player)


@word("take_card", Fields(kind=OneOf(*KINDS)))
def take_card(g: Yedo, e: Effects, value: dict[str, Any]) -> None:
    if victim(e) >= 0:
        g.push(TakeCard(e.actor, victim(e), value["kind"]))


# --- disciples -------------------------------------------------------------------------------------

@plain
class SendHome(Procedure):
    player: int
    rival: int
    at: str = "choose"

    def choose(self, g: Yedo) -> Decision | None:
        out = [i for i, d in enumerate(g.state.clans[self.rival].disciples) if assets.is_out(d.at)]
        if not out:
            g.done()
            return None
        return Decision(self.player, "send_home", [("disciple", self.rival, i) for i in out])

    def on_send_home(self, g: Yedo, option: Option) -> None:
        g.done()
        assets.send_home(g, self.rival, option[2])


@word("send_home", Number(1, 2))
def send_home(g: Yedo, e: Effects, n: int) -> None:
    if victim(e) >= 0:
        for _ in range(n):
            g.push(SendHome(e.actor, victim(e)))


def on_board(g: Yedo, seat: int) -> list[int]:
    """On a space that anybody may stand on: not on an annex, nor on a clan's private space (A39)."""
    return [i for i, d in enumerate(g.state.clans[seat].disciples) if d.at in g.board.spaces]


def fits_bower(g: Yedo, seat: int, i: int, space: str) -> bool:
    """At most one disciple of a clan on the Bower."""
    if space not in g.board.bower:
        return True
    disciples = g.state.clans[seat].disciples
    return not any(d.at in g.board.bower for j, d in enumerate(disciples) if j != i)


def swappable(g: Yedo, seat: int, rival: int) -> list[tuple[int, int]]:
    mine, theirs = g.state.clans[seat].disciples, g.state.clans[rival].disciples
    return [
        (i, j) for i in on_board(g, seat) for j in on_board(g, rival)
        if fits_bower(g, seat, i, theirs[j].at) and fits_bower(g, rival, j, mine[i].at)
    ]


@plain
class SwapPlaces(Procedure):
    player: int
    rival: int
    mine: int = -1
    at: str = "choose_own"

    def choose_own(self, g: Yedo) -> Decision | None:
        own = dict.fromkeys(i for i, _ in swappable(g, self.player, self.rival))
        if not own:
            g.done()
            return None
        return Decision(self.player, "swap_own", [("disciple", self.player, i) for i in own])

    def on_swap_own(self, g: Yedo, option: Option) -> None:
        self.mine = option[2]
        self.at = "choose_other"

    def choose_other(self, g: Yedo) -> Decision:
        others = [j for i, j in swappable(g, self.player, self.rival) if i == self.mine]
        return Decision(self.player, "swap_other", [("disciple", self.rival, j) for j in others])

    def on_swap_other(self, g: Yedo, option: Option) -> None:
        g.done()
        clans = g.state.clans
        here = clans[self.player].disciples[self.mine].at
        there = clans[self.rival].disciples[option[2]].at
        assets.move(g, self.player, self.mine, there, "swap")
        assets.move(g, self.rival, option[2], here, "swap")


@word("swap_places")
def swap_places(g: Yedo, e: Effects, _: None) -> None:
    if victim(e) >= 0:
        g.push(SwapPlaces(e.actor, victim(e)))


@swap_places.possible
def _swap_places(g: Yedo, seat: int, _: None) -> bool:
    return bool(on_board(g, seat))
