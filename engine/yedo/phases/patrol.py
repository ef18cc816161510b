"""Phase 5, Watch Patrol: it marches one district, cards move it, cards and Blackmail save disciples,
and whoever is left in its district is arrested. Skipped in the final round."""

from __future__ import annotations

from dataclasses import field
from typing import TYPE_CHECKING

from engine.core.decision import Decision, Option
from engine.core.event import Event
from engine.core.plain import plain
from engine.core.procedure import Procedure

from .. import assets
from ..cards.effects_patrol import OfferRescue
from ..play import Pass

if TYPE_CHECKING:
    from ..game import Yedo


@plain
class Patrol(Procedure):
    at: str = "march"

    # A) Move one along the circuit: gold clockwise, silver the other way.
    def march(self, g: Yedo) -> None:
        if not g.state.patrol_on:
            g.done()
            return
        g.state.saved = []
        move_patrol(g, g.patrol_steps())
        self.at = "movement_cards"

    # B) In player order each may play one movement card.
    def movement_cards(self, g: Yedo) -> None:
        self.at = "rescue_cards"
        g.push(PatrolPass(("P5B",), g.players(), came_from=marched_from(g)))

    # C) In player order each may play one rescue card or Blackmail.
    def rescue_cards(self, g: Yedo) -> None:
        self.at = "arrests"
        g.push(PatrolPass(("P5C",), g.players()))

    # D) Every unsaved disciple in the district goes to the Reserve.
    def arrests(self, g: Yedo) -> None:
        g.done()
        for seat in reversed(g.players()):  # the last pushed is resolved first
            if caught(g, seat):
                g.push(Arrest(seat))
        for m in g.state.modifiers:
            if m.word == "bail":  # before anybody is taken
                g.push(OfferRescue(-1, m.n, [s for s in g.players() for _ in caught(g, s)]))


@plain
class PatrolPass(Pass):
    """Steps B and C: one card of the step each, or Blackmail in C; all other cards as usual (B1). To keep
    the pace, who has only cards for any phase is asked when the patrol is, or marched off, where one of
    that clan's disciples stands."""

    used: list[int] = field(default_factory=list)  # who has played the step's one card, or Blackmail
    came_from: str = ""  # where the patrol was before its march

    def offers(self, g: Yedo, seat: int) -> list[Option]:
        clan = g.state.clans[seat]
        if not (clan.actions or clan.blackmail or g.moments.pass_options):
            return []
        options = self.offers_in(g, seat, ("P5", *self.window))
        if seat in self.used:
            options = [option for option in options if not self.is_the_one(g, option)]
        if options or self.is_near(g, seat):
            options.extend(self.offers_in(g, seat, ("any",)))
        return options

    def is_the_one(self, g: Yedo, option: Option) -> bool:
        """Of what each may play only one."""
        return option[0] == "blackmail" or (option[0] == "play" and g.cards[option[1]].phase in self.window)

    def is_near(self, g: Yedo, seat: int) -> bool:
        if not patrol_takes(g):
            return False
        district_of, districts = g.district_of, (g.state.patrol_at, self.came_from)
        for d in g.state.clans[seat].disciples:
            if district_of.get(d.at) in districts:
                return True
        return False

    def on_play_or_pass(self, g: Yedo, option: Option) -> None:
        if self.is_the_one(g, option):
            self.used.append(self.queue[0])
        Pass.on_play_or_pass(self, g, option)


def marched_from(g: Yedo) -> str:
    """Where the patrol was, right after its march."""
    s = g.state
    return g.board.next_district(s.patrol_at, s.patrol, -g.patrol_steps())


def patrol_takes(g: Yedo) -> bool:
    """Not while it sleeps, nor in the final round when it is gone: then nobody needs saving either (B6)."""
    return g.state.patrol_on and not g.has_modifier("patrol_sleeps", -1)


def move_patrol(g: Yedo, steps: int) -> None:
    s = g.state
    if not s.patrol_on or steps == 0:
        return
    before = s.patrol_at
    s.patrol_at = g.board.next_district(before, s.patrol, steps)
    if g.sink:
        g.sink(Event("patrol", None, {"from": before, "to": s.patrol_at, "steps": steps, "patrol": s.patrol}))


def flip_patrol(g: Yedo) -> None:
    """Turn the marker; in the final round nothing happens (A54)."""
    s = g.state
    if s.patrol_on:
        s.patrol = "silver" if s.patrol == "gold" else "gold"
        if g.sink:
            g.sink(Event("flip_patrol", None, {"patrol": s.patrol}))


def in_reach(g: Yedo, seat: int) -> list[int]:
    """A seat's disciples in the patrol's district; annexes are not in a district (H11)."""
    s = g.state
    return [i for i, d in enumerate(s.clans[seat].disciples) if g.district_of.get(d.at) == s.patrol_at]


def caught(g: Yedo, seat: int) -> list[int]:
    """Who would be taken now."""
    if not patrol_takes(g):
        return []
    found = [i for i in in_reach(g, seat) if f"{seat}/{i}" not in g.state.saved]
    for query in g.moments.may_arrest:
        found = [i for i in found if query(g, seat, i, True)]
    return found


def save(g: Yedo, seat: int, disciple: int) -> None:
    """A saved disciple stays and acts (H10)."""
    g.state.saved.append(f"{seat}/{disciple}")
    if g.sink:
        g.sink(Event("save", seat, {"disciple": disciple, "at": g.state.clans[seat].disciples[disciple].at}))


@plain
class Rescue(Procedure):
    """Choose which of one's caught disciples are saved."""

    player: int
    n: int
    at: str = "choose"

    def choose(self, g: Yedo) -> Decision | None:
        found = caught(g, self.player)
        if self.n <= 0 or not found:
            g.done()
            return None
        return Decision(self.player, "rescue", [("rescue", i) for i in found])

    def on_rescue(self, g: Yedo, option: Option) -> None:
        self.n -= 1
        save(g, self.player, option[1])


def blackmail_options(g: Yedo, seat: int) -> list[Option]:
    """Blackmail can be played when one of one's own is about to be taken."""
    held = g.state.clans[seat].blackmail
    return [("blackmail", held[0])] if held and caught(g, seat) else []


def use_blackmail(g: Yedo, seat: int, option: Option) -> None:
    """Saves one disciple (H5), cannot be answered, and is boxed."""
    clan = g.state.clans[seat]
    clan.blackmail.remove(option[1])
    g.state.box.append(option[1])
    if g.sink:
        g.sink(Event("blackmail", seat, {"card": option[1]}))
    g.push(Rescue(seat, 99 if g.rules.blackmail_saves == "all" else 1))


@plain
class Arrest(Procedure):
    """One owner's caught disciples are taken one at a time, the last-two rule checked after each; the
    owner picks the order where it matters (A8)."""

    player: int
    at: str = "take"

    def take(self, g: Yedo) -> Decision | None:
        found = caught(g, self.player)
        if not found:
            g.done()
            return None
        clan = g.state.clans[self.player]
        counted = assets.counted(g, clan)
        outside = next((i for i in found if i not in counted), -1)
        if outside >= 0:  # who does not count for the last two makes no question of who goes first
            self.on_arrest(g, ("arrest", outside))
            return None
        different = list({clan.disciples[i].kind: i for i in reversed(found)}.values())
        if len(different) > 1 and len(counted) - len(found) < 2:
            return Decision(self.player, "arrest", [("arrest", i) for i in sorted(different)])
        self.on_arrest(g, ("arrest", found[0]))
        return None

    def on_arrest(self, g: Yedo, option: Option) -> None:
        i = option[1]
        if g.sink:
            d = g.state.clans[self.player].disciples[i]
            g.sink(Event("arrest", self.player, {"disciple": i, "kind": d.kind, "at": d.at}))
        lost = assets.lose_disciple(g, self.player, i, "arrest")
        g.after_arrest(self.player, lost)
