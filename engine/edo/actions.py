"""Phase 2: slot by slot, seat by seat in turn order. Before an own card its owner marches; then it is revealed and
all its activations run one after the other."""

from __future__ import annotations

from dataclasses import field
from typing import TYPE_CHECKING

from engine.core.decision import Decision, Option
from engine.core.event import Event
from engine.core.plain import plain
from engine.core.procedure import Procedure

from .assets import gain_good, gain_ryo
from .board import Deed
from .building import build, build_options
from .state import PASSED, UP, Clan
from .trading import trade, trade_options

if TYPE_CHECKING:
    from .game import Edo

PASS: Option = ("pass",)
FORFEIT: Option = ("forfeit",)
DONE: Option = ("done",)
REVEAL: list[Option] = [("reveal", n) for n in range(16)]  # how many activations are forfeited
COUNTED = ("money", "rice", "levy", "tax", "recruit", "harvest")  # deeds that run by themselves once revealed


@plain
class Actions(Procedure):
    slot: int = 0
    turn: int = 0
    at: str = "next_card"

    def next_card(self, g: Edo) -> None:
        if self.turn == len(g.state.clans):
            self.slot, self.turn = self.slot + 1, 0
        if self.slot == g.board.slots:
            g.done()
            return
        seat = (g.state.start + self.turn) % len(g.state.clans)
        self.turn += 1
        g.push(CardTurn(seat, self.slot))


def possible(g: Edo, clan: Clan, deed: Deed, activations: int) -> int:
    """How many activations of a deed that runs by itself would have an effect now."""
    if deed.do == "harvest":
        return min(activations, sum(g.map.good_of.get(space) == deed.good for space in clan.samurai))
    if deed.do == "recruit":
        return activations if clan.rice >= deed.price and g.state.grey else 0
    return activations


@plain
class CardTurn(Procedure):
    """One slot of one seat. `used` are the spaces of samurai that have worked for this card, `moved` those of samurai
    that have ridden for the current official."""

    seat: int
    slot: int
    at: str = "march"
    left: int = 0  # activations
    hops: int = 0  # samurai that may still ride for the current official
    rider: str = ""  # where the samurai stands that is about to ride
    used: list[str] = field(default_factory=list)
    moved: list[str] = field(default_factory=list)

    # --- before the reveal ------------------------------------------------------------------------------

    def march(self, g: Edo) -> Decision | None:
        clan = g.state.clans[self.seat]
        card, name, own, grey, _ = clan.plan[self.slot]
        officials = own + grey
        options: list[Option] = []
        if clan.ryo >= g.board.march and (officials or g.empty_march):
            marches = g.map.marches
            if len(clan.samurai) == 1:
                options += marches[clan.samurai[0]]
            else:
                for space in dict.fromkeys(clan.samurai):
                    options += marches[space]
            options += g.map.carts[g.state.merchant]
        if not officials:
            options.append(PASS)
        else:
            deed = g.board.deeds[card][name]
            most = possible(g, clan, deed, officials // deed.officials) if deed.do in COUNTED else 0
            options += REVEAL[: most + 1]
        return Decision(self.seat, "march", options)

    def on_march(self, g: Edo, option: Option) -> None:
        clan = g.state.clans[self.seat]
        verb = option[0]
        if verb == "march":
            clan.ryo -= g.board.march
            clan.samurai[clan.samurai.index(option[1])] = option[2]
            if g.sink is not None:
                g.sink(Event("march", self.seat, {"from": option[1], "to": option[2], "ryo": g.board.march}))
        elif verb == "merchant":
            clan.ryo -= g.board.march
            before, g.state.merchant = g.state.merchant, option[1]
            if g.sink is not None:
                g.sink(Event("merchant", self.seat, {"from": before, "to": option[1], "ryo": g.board.march}))
        elif verb == "pass":
            card, name, own, grey, _ = clan.plan[self.slot]
            clan.plan[self.slot] = (card, name, own, grey, PASSED)
            g.done()
            if g.sink is not None:
                g.sink(Event("pass", self.seat, {"slot": self.slot}))
        else:
            self.reveal(g, clan, option[1])

    def reveal(self, g: Edo, clan: Clan, forfeited: int) -> None:
        card, name, own, grey, _ = clan.plan[self.slot]
        clan.plan[self.slot] = (card, name, own, grey, UP)
        clan.deeds[name] = clan.deeds.get(name, 0) + 1
        deed = g.board.deeds[card][name]
        activations = (own + grey) // deed.officials
        if deed.do in COUNTED:
            able = possible(g, clan, deed, activations)
            self.left = able - forfeited
            lapsed = activations - able
        else:
            self.left, lapsed = activations, 0
        if g.sink is not None:
            g.sink(Event("reveal", self.seat, {
                "slot": self.slot, "card": card, "deed": name, "own": own, "grey": grey, "activations": activations,
            }))  # fmt: skip
            if forfeited:
                g.sink(Event("forfeit", self.seat, {"n": forfeited, "deed": name}))
            if lapsed:
                g.sink(Event("lapse", self.seat, {"n": lapsed, "deed": name}))
        getattr(self, "begin_" + deed.do)(g, clan, deed)

    def lapse(self, g: Edo) -> None:
        """What is left cannot be carried out."""
        if g.sink is not None and self.left > 0:
            name = g.state.clans[self.seat].plan[self.slot][1]
            g.sink(Event("lapse", self.seat, {"n": self.left, "deed": name}))
        g.done()

    def forfeit(self, g: Edo) -> None:
        """The rest of the card."""
        if g.sink is not None:
            name = g.state.clans[self.seat].plan[self.slot][1]
            g.sink(Event("forfeit", self.seat, {"n": self.left, "deed": name}))
        g.done()

    def deed(self, g: Edo) -> Deed:
        slot = g.state.clans[self.seat].plan[self.slot]
        return g.board.deeds[slot[0]][slot[1]]

    # --- deeds that ask for nothing ---------------------------------------------------------------------

    def begin_money(self, g: Edo, clan: Clan, deed: Deed) -> None:
        g.done()
        if self.left:
            gain_ryo(g, clan, self.left * deed.each, deed.name)

    def begin_rice(self, g: Edo, clan: Clan, deed: Deed) -> None:
        g.done()
        if self.left:
            gain_good(g, clan, "rice", self.left * deed.each, deed.name)

    def begin_levy(self, g: Edo, clan: Clan, deed: Deed) -> None:
        g.done()
        if self.left:
            gain_good(g, clan, deed.good, self.left * deed.each, deed.name)

    def begin_tax(self, g: Edo, clan: Clan, deed: Deed) -> None:
        g.done()
        own = (f"h{self.seat}", f"p{self.seat}")
        cities = sum(any(b in own for b in buildings) for buildings in g.state.cities.values())
        if self.left:
            gain_ryo(g, clan, self.left * deed.each * cities, deed.name)

    def begin_recruit(self, g: Edo, clan: Clan, deed: Deed) -> None:
        g.done()
        if self.left:
            clan.rice -= deed.price
            clan.recruits += 1
            g.state.grey -= 1
            if g.sink is not None:
                g.sink(Event("recruit", self.seat, {"rice": deed.price}))

    # --- wood, stone and rice fields ----------------------------------------------------------------------

    def begin_harvest(self, g: Edo, clan: Clan, deed: Deed) -> None:
        self.at = "work"

    def workers(self, g: Edo, clan: Clan, good: str) -> dict[str, int]:
        """Samurai that have not worked yet, by site."""
        found: dict[str, int] = {}
        for space in clan.samurai:
            if g.map.good_of.get(space) == good:
                found[space] = found.get(space, 0) + 1
        for space in self.used:
            found[space] -= 1
        return {space: n for space, n in found.items() if n}

    def work(self, g: Edo) -> Decision | None:
        """Which samurai work is only asked while some of them stay idle."""
        clan, deed = g.state.clans[self.seat], self.deed(g)
        free = self.workers(g, clan, deed.good)
        if not self.left:
            g.done()
        elif len(free) > 1 and sum(free.values()) > self.left:
            return Decision(self.seat, "work", [("work", space) for space in free])
        else:
            for space, n in free.items():
                for _ in range(min(n, self.left)):
                    self.on_work(g, ("work", space))
        return None

    def on_work(self, g: Edo, option: Option) -> None:
        clan, deed = g.state.clans[self.seat], self.deed(g)
        self.left -= 1
        self.used.append(option[1])
        n = g.board.yield_of(g.samurai_on(option[1])) + deed.extra
        gain_good(g, clan, deed.good, n, deed.name, option[1])

    # --- travel ---------------------------------------------------------------------------------------------

    def begin_travel(self, g: Edo, clan: Clan, deed: Deed) -> None:
        self.at = "travel"

    def travel(self, g: Edo) -> Decision | None:
        """One official: a samurai placed, or samurai sent elsewhere. Only own figures are placed, so the shogun's
        officials pay for rides first."""
        clan, deed = g.state.clans[self.seat], self.deed(g)
        if not self.left:
            g.done()
            return None
        options: list[Option] = []
        if deed.place and clan.plan[self.slot][2]:
            targets = g.map.borders if deed.place == "border" else g.map.cities
            options += [("place", space) for space in targets]
        if deed.hops:
            options += [("rider", space) for space in dict.fromkeys(clan.samurai)]
        if not options:
            self.lapse(g)
            return None
        options.append(FORFEIT)
        return Decision(self.seat, "travel", options)

    def on_travel(self, g: Edo, option: Option) -> None:
        clan = g.state.clans[self.seat]
        if option[0] == "forfeit":
            self.forfeit(g)
            return
        self.left -= 1
        card, name, own, grey, shown = clan.plan[self.slot]
        if option[0] == "place":
            clan.plan[self.slot] = (card, name, own - 1, grey, shown)
            clan.samurai.append(option[1])
            if g.sink is not None:
                g.sink(Event("place", self.seat, {"space": option[1], "slot": self.slot}))
            return
        self.hops = self.deed(g).hops
        self.moved.clear()
        self.on_relocate(g, option)

    def ride(self, g: Edo) -> Decision | None:
        return Decision(self.seat, "ride", g.map.rides[self.rider])

    def on_ride(self, g: Edo, option: Option) -> None:
        clan = g.state.clans[self.seat]
        clan.samurai[clan.samurai.index(self.rider)] = option[1]
        self.moved.append(option[1])
        self.hops -= 1
        before, self.rider = self.rider, ""
        self.at = "relocate"
        if g.sink is not None:
            g.sink(Event("ride", self.seat, {"from": before, "to": option[1], "left": self.hops}))

    def relocate(self, g: Edo) -> Decision | None:
        """Another samurai for the same official, or done with him."""
        still = list(g.state.clans[self.seat].samurai)
        for space in self.moved:
            still.remove(space)
        if not self.hops or not still:
            self.at = "travel"
            return None
        return Decision(self.seat, "relocate", [*(("rider", space) for space in dict.fromkeys(still)), DONE])

    def on_relocate(self, g: Edo, option: Option) -> None:
        if option[0] == "done":
            self.at = "travel"
        else:
            self.rider = option[1]
            self.at = "ride"

    # --- development ------------------------------------------------------------------------------------

    def begin_develop(self, g: Edo, clan: Clan, deed: Deed) -> None:
        self.at = "develop"

    def develop(self, g: Edo) -> Decision | None:
        clan, deed = g.state.clans[self.seat], self.deed(g)
        if not self.left or clan.ryo < deed.price or not g.state.display:
            self.lapse(g)
            return None
        return Decision(self.seat, "develop", [*(("develop", card) for card in g.state.display), FORFEIT])

    def on_develop(self, g: Edo, option: Option) -> None:
        if option[0] == "forfeit":
            self.forfeit(g)
            return
        s, price = g.state, self.deed(g).price
        clan = s.clans[self.seat]
        self.left -= 1
        clan.ryo -= price
        gap = s.display.index(option[1])
        clan.specials.append(s.display.pop(gap))
        if g.sink is not None:
            g.sink(Event("develop", self.seat, {"card": option[1], "ryo": price, "at": gap}))
        if s.specials:
            s.display.insert(gap, s.specials.pop())
            if g.sink is not None:
                g.sink(Event("display", None, {"card": s.display[gap], "at": gap, "left": len(s.specials)}))

    # --- building and trading ----------------------------------------------------------------------------

    def begin_build(self, g: Edo, clan: Clan, deed: Deed) -> None:
        self.at = "build"

    def build(self, g: Edo) -> Decision | None:
        options = build_options(g, g.state.clans[self.seat], self.deed(g), self.used) if self.left else []
        if not options:
            self.lapse(g)
            return None
        options.append(FORFEIT)
        return Decision(self.seat, "build", options)

    def on_build(self, g: Edo, option: Option) -> None:
        if option[0] == "forfeit":
            self.forfeit(g)
            return
        self.left -= 1
        self.used.append(option[1])
        build(g, g.state.clans[self.seat], self.deed(g), option[1], option[2])

    def begin_trade(self, g: Edo, clan: Clan, deed: Deed) -> None:
        self.at = "trade"

    def trade(self, g: Edo) -> Decision | None:
        options = trade_options(g, g.state.clans[self.seat], self.deed(g), self.used) if self.left else []
        if not options:
            self.lapse(g)
            return None
        options.append(FORFEIT)
        return Decision(self.seat, "trade", options)

    def on_trade(self, g: Edo, option: Option) -> None:
        if option[0] == "forfeit":
            self.forfeit(g)
            return
        self.left -= 1
        trade(g, g.state.clans[self.seat], self.deed(g), self.used, option)
