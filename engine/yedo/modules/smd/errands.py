"""Errands and Kill the Shogun: when a disciple can do them, and how it is done.

The resolver names who supplies what, one thing after the other; owners are asked before something of theirs
is spent; nothing is spent before everything is found. Every contributor takes a different reward (A15)."""

from __future__ import annotations

from dataclasses import field
from typing import TYPE_CHECKING

from engine.core.decision import Decision, Option
from engine.core.event import Event
from engine.core.plain import plain
from engine.core.procedure import Procedure

from ... import assets
from ...cards.effects import Effects
from ...missions import Complete, missing
from ...phases.actions import Activation
from ...state import Modifier
from .court import has_space, open_errands, slot, space_of, take_errand
from .needs import SPENT, Group, Supply, units

if TYPE_CHECKING:
    from ...game import Yedo

AGREE: Option = ("agree",)
REFUSE: Option = ("refuse",)
GIVEN_UP = "errand_given_up"  # a modifier: this errand was refused during this activation


# --- where and when --------------------------------------------------------------------------------

def place_options(g: Yedo, seat: int, movers: dict[str, int], options: list[Option]) -> None:
    """An errand's own space takes one disciple; nothing ever closes it (A14)."""
    for errand in open_errands(g):
        space = space_of(errand)
        if has_space(g, errand) and not any(d.at == space for c in g.state.clans for d in c.disciples):
            options += [("place", i, space) for i in movers.values()]


def may_resolve(g: Yedo, errand: str, seat: int, disciple: int) -> bool:
    """A4: an errand with a space only from there, any other from one of its districts."""
    at = g.state.clans[seat].disciples[disciple].at
    if has_space(g, errand):
        return at == space_of(errand)
    return g.district_of.get(at) in g.cards[errand].standard.districts


def may_kill(g: Yedo, seat: int, disciple: int) -> bool:
    """Kill the Shogun is open to every player, alone; the Errand Boy cannot do it (A3)."""
    own = slot(g)
    d = g.state.clans[seat].disciples[disciple]
    if not own.kill or d.kind == "errand_boy":
        return False
    block = g.cards[own.kill].standard
    return g.district_of.get(d.at) in block.districts and not missing(g, seat, block, disciple)


def activation_options(g: Yedo, seat: int, disciple: int, options: list[Option]) -> None:
    for errand in open_errands(g):
        if may_resolve(g, errand, seat, disciple) and not given_up(g, errand):
            if not Group(g, errand, seat, disciple).missing():
                options.append(("errand", errand))
    if may_kill(g, seat, disciple):
        options.append(("kill", slot(g).kill))


def given_up(g: Yedo, errand: str) -> bool:
    return any(m.word == GIVEN_UP and m.what == errand for m in g.state.modifiers)


def activation(g: Yedo, seat: int, disciple: int, option: Option) -> bool:
    if option[0] == "errand":
        g.push(ResolveErrand(seat, disciple, option[1]))
    elif option[0] == "kill":
        g.push(KillTheShogun(seat, disciple, option[1]))
    else:
        return False
    return True


def more_missions(g: Yedo, seat: int) -> bool:
    """Cards for missions serve errands and Kill the Shogun as well."""
    return bool(slot(g).kill or open_errands(g))


# --- resolving -------------------------------------------------------------------------------------

@plain
class ResolveErrand(Procedure):
    player: int
    disciple: int
    card: str
    used: list[Supply] = field(default_factory=list)
    shares: list[tuple[int, int]] = field(default_factory=list)  # seat and its part of the payment
    refused: list[Supply] = field(default_factory=list)
    skipped: list[str] = field(default_factory=list)  # things for which a card stands in
    asked: Supply = (-1, "")
    queue: list[int] = field(default_factory=list)
    left: list[int] = field(default_factory=list)  # rewards not yet taken
    at: str = "find"

    def about(self, g: Yedo) -> dict[str, object]:
        return {"card": self.card}

    def group(self, g: Yedo) -> Group:
        return Group(g, self.card, self.player, self.disciple)

    # Who supplies what.

    def find(self, g: Yedo) -> Decision | None:
        group = self.group(g)
        wanted = units(group.block)
        done = len(self.used) + len(self.skipped)
        if done == len(wanted):
            self.at = "share"
            return None
        unit = wanted[done]
        found = [s for s in group.suppliers(unit, self.used) if s not in self.refused]
        if not found:
            if self.card_stands_in(g, unit):
                self.skipped.append(unit.partition(":")[0])
            else:
                self.give_up(g)
            return None
        return Decision(self.player, "supply", [("supply", *s) for s in found])

    def card_stands_in(self, g: Yedo, unit: str) -> bool:
        kind = unit.partition(":")[0]
        mine = [m for m in g.state.modifiers if m.word == "stand_in" and m.seat == self.player]
        cards = [m.what.split(",") for m in mine]
        for earlier in self.skipped:
            cards.remove(next(c for c in cards if earlier in c))
        return any(kind in c for c in cards)

    def on_supply(self, g: Yedo, option: Option) -> None:
        self.propose((option[1], f"mon:{option[2]}" if option[0] == "pay_share" else option[2]))

    def propose(self, supply: Supply) -> None:
        """What is spent needs its owner's word; what is only shown does not."""
        seat, how = supply
        if seat != self.player and (how in SPENT or how.startswith("mon:")):
            self.asked = supply
            self.at = "ask_owner"
        else:
            self.accept(supply)

    def accept(self, supply: Supply) -> None:
        seat, how = supply
        if how.startswith("mon:"):
            self.shares.append((seat, int(how[4:])))
            self.at = "share"
        else:
            self.used.append(supply)
            self.at = "find"

    def ask_owner(self, g: Yedo) -> Decision:
        return Decision(self.asked[0], "consent", [AGREE, REFUSE])

    def on_consent(self, g: Yedo, option: Option) -> None:
        supply = self.asked
        self.asked = (-1, "")
        if g.sink:
            g.sink(Event("consent", supply[0], {"card": self.card, "how": supply[1], "yes": option == AGREE}))
        if option == AGREE:
            self.accept(supply)
            return
        self.at = "share" if supply[1].startswith("mon:") else "find"
        self.refused.append((supply[0], "mon") if self.at == "share" else supply)

    def share(self, g: Yedo) -> Decision | None:
        """Who pays how much: one share a player, never so small that the rest could not be paid."""
        group = self.group(g)
        rest = group.block.pay - sum(n for _, n in self.shares)
        if rest <= 0:
            self.at = "resolve"
            return None
        able = {
            p: group.most_mon(p) for p in group.contributors
            if (p, "mon") not in self.refused and p not in [q for q, _ in self.shares]
        }
        total = sum(able.values())
        options: list[Option] = []
        for p, most in able.items():
            least = max(1, rest - (total - most))
            options += [("pay_share", p, n) for n in range(min(rest, most), least - 1, -1)]
        if not options:
            self.give_up(g)
            return None
        return Decision(self.player, "supply", options)

    def give_up(self, g: Yedo) -> None:
        """Somebody would not: nothing happened, and the disciple does something else."""
        g.done()
        if g.sink:
            g.sink(Event("errand_refused", self.player, {"card": self.card}))
        g.state.modifiers.append(Modifier(GIVEN_UP, 1, self.player, self.card, "activation"))
        below = g.state.stack[-1]
        assert isinstance(below, Activation)
        below.at = "choose"

    # Done: pay, take the card, reward the contributors.

    def resolve(self, g: Yedo) -> None:
        group = self.group(g)
        if g.sink:
            gave_what = {"supplied": list(self.used), "paid": list(self.shares)}
            g.sink(Event("errand", self.player, {"card": self.card, "disciple": self.disciple, **gave_what}))
        for p, how in self.used:
            if how == "token":
                assets.return_blessing(g, p, self.card)
            elif how in SPENT:
                assets.move(g, p, group.stand_in_disciple(p, how), "spent", "stand_in")
        for p, n in self.shares:
            assets.lose_mon(g, p, assets.cost(g, p, "mission", n), self.card)
        gave = {p for p, _ in self.used} | {p for p, _ in self.shares}
        for kind in self.skipped:  # the card that stood in was the player's own, and serves no other errand (B8)
            gave.add(self.player)
            mine = [m for m in g.state.modifiers if m.word == "stand_in" and m.seat == self.player]
            g.state.modifiers.remove(next(m for m in mine if kind in m.what.split(",")))
        self.queue = [p for p in group.players if p in gave]
        self.left = list(range(len(g.cards[self.card].raw["errand"]["rewards"])))
        take_errand(g, self.card)
        slot(g).done.append(self.card)
        if g.sink:
            g.sink(Event("errand_done", self.player, {"card": self.card, "contributors": list(self.queue)}))
        self.at = "name_one" if len(self.left) == 1 else "rewards"

    def name_one(self, g: Yedo) -> Decision:
        """A single reward goes to the contributor whom the resolver names (D58)."""
        return Decision(self.player, "reward_to", [("reward_to", p) for p in self.queue])

    def on_reward_to(self, g: Yedo, option: Option) -> None:
        self.queue = []
        self.at = "rewards"
        self.give(g, option[1], 0)

    def rewards(self, g: Yedo) -> Decision | None:
        if not self.queue or not self.left:
            g.done()
            g.mission_extras(self.player)
            return None
        return Decision(self.queue[0], "errand_reward", [("reward", self.card, i) for i in self.left])

    def on_errand_reward(self, g: Yedo, option: Option) -> None:
        self.give(g, self.queue.pop(0), option[2])

    def give(self, g: Yedo, seat: int, i: int) -> None:
        self.left.remove(i)
        g.push(Effects(self.card, f"reward{i}", seat, seat, -1, self.disciple if seat == self.player else -1))


@plain
class KillTheShogun(Complete):
    """As any mission, by one player alone; what it surrenders is paid, neither part rewards (A16), and the
    game goes on (A1)."""

    def reveal(self, g: Yedo) -> None:
        slot(g).kill = ""
        Complete.reveal(self, g)

    def reward(self, g: Yedo) -> None:
        self.at = "file_away"

    def file_away(self, g: Yedo) -> None:
        Complete.file_away(self, g)
        g.state.kill = False
        if g.sink:
            g.sink(Event("shogun_dead", self.player, {"card": self.mission}))
