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
from .effects_assets import SOME
from .vocabulary import Either, Fields, Number, OneOf, word

if TYPE_CHECKING:
    from ..game import Yedo

KINDS = ("action", "bonus", "mission")


def victim(e: Effects) -> int:
    return e.target if e.player == e.actor else e.player


@word("steal_mon", Number())
def steal_mon(g: Yedo, e: Effects, n: int) -> None:
    if victim(e) >= 0:
        assets.give_mon(g, victim(e), e.actor, n, e.card)


@plain
class StealWeapon(Procedure):
    player: int
    rival: int
    at: str = "choose"

    def choose(self, g: Yedo) -> Decision | None:
        options: list[Option] = [("take", w) for w in dict.fromkeys(g.state.clans[self.rival].weapons)]
        if not options:
            g.done()
            return None
        return Decision(self.player, "steal_weapon", options)

    def on_steal_weapon(self, g: Yedo, option: Option) -> None:
        g.done()
        rival = g.state.clans[self.rival]
        rival.weapons.remove(option[1])
        assets.gain_weapon(g, self.player, option[1], rival.color)
        hands.check_limits(g, self.player)


@word("steal_weapon", SOME)
def steal_weapon(g: Yedo, e: Effects, n: int | None) -> None:
    if victim(e) >= 0:
        for _ in range(n or 1):
            g.push(StealWeapon(e.actor, victim(e)))


# --- cards -----------------------------------------------------------------------------------------

@plain
class SwapCard(Procedure):
    """A random hidden card of the rival for a chosen one of one's own, like for like (H14, A50)."""

    player: int
    rival: int
    kinds: list[str]
    at: str = "choose_kind"

    def choose_kind(self, g: Yedo) -> Decision | None:
        mine, theirs = g.state.clans[self.player], g.state.clans[self.rival]
        self.kinds = [k for k in self.kinds if hands.hand(mine, k) and hands.hand(theirs, k)]
        if not self.kinds:
            g.done()
            return None
        return Decision(self.player, "swap_kind", [("kind", k) for k in self.kinds])

    def on_swap_kind(self, g: Yedo, option: Option) -> None:
        self.kinds = [option[1]]
        self.at = "choose_card"

    def choose_card(self, g: Yedo) -> Decision:
        mine = hands.hand(g.state.clans[self.player], self.kinds[0])
        return Decision(self.player, "swap_card", [("give", c) for c in mine])

    def on_swap_card(self, g: Yedo, option: Option) -> None:
        g.done()
        kind = self.kinds[0]
        theirs = hands.hand(g.state.clans[self.rival], kind)
        taken = g.state.rng.choice(theirs)
        pass_card(g, self.player, self.rival, kind, option[1])
        pass_card(g, self.rival, self.player, kind, taken)


def pass_card(g: Yedo, giver: int, taker: int, kind: str, card: str) -> None:
    """A hidden card changes hands; the giver remembers it."""
    clans = g.state.clans
    hands.hand(clans[giver], kind).remove(card)
    hands.hand(clans[taker], kind).append(card)
    for clan in clans:
        clan.known.discard(card)
    clans[giver].known.add(card)
    if g.sink:
        g.sink(Event("pass_card", giver, {"kind": kind, "to": taker}, {"card": card}, (giver, taker)))


@word("swap_card", Either(OneOf("any", *KINDS), Fields(kind=OneOf("any", *KINDS))))
def swap_card(g: Yedo, e: Effects, value: Any) -> None:
    kind = value["kind"] if isinstance(value, dict) else value
    if victim(e) >= 0:
        g.push(SwapCard(e.actor, victim(e), list(KINDS) if kind == "any" else [kind]))


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
        g.done()
        pass_card(g, self.rival, self.player, self.kind, option[1])
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
    return [i for i, d in enumerate(g.state.clans[seat].disciples) if d.at in g.district_of]


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
