"""What must be true of a game at every question: nothing is created or lost, nothing is negative, every
limit holds, every piece is in exactly one place. `Inventory` counts a game once and compares ever after."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import fields
from typing import Any

from engine.core.plain import Plain

from . import assets, hands
from .game import Yedo

SAFE_DISCIPLES = 2  # the last-two rule
HAND_PLACES = ("home", "spent", "reserve", "stock")


def held_by_procedures(g: Yedo) -> Iterator[str]:
    """Cards and weapons that lie in front of a player who is choosing among them."""
    for procedure in g.state.stack:
        for name in procedure.holds:
            yield from getattr(procedure, name)


def held_by_guest(value: Any) -> Iterator[str]:
    """Every text in a module's slot, however deep; ids of cards are picked out of them."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, (list, tuple, set, frozenset)):
        for v in value:
            yield from held_by_guest(v)
    elif isinstance(value, dict):
        for v in value.values():
            yield from held_by_guest(v)
    elif isinstance(value, Plain):
        for f in fields(value):  # type: ignore[arg-type]
            yield from held_by_guest(getattr(value, f.name))


def all_cards(g: Yedo) -> list[str]:
    """Every card of the game, once per place it lies in."""
    s = g.state
    found: list[str] = []
    for deck in s.decks.values():
        found += deck
    for clan in s.clans:
        found += clan.missions
        found += clan.completed
        found += clan.actions
        found += clan.bonus
        found += clan.blackmail
    found += s.events
    found += s.in_play
    found += s.favors
    found += [c for c in s.box if c in g.cards]
    found += [c for c in held_by_procedures(g) if c in g.cards]
    for slot in s.guests.values():
        own = getattr(slot, "cards_held", None)
        ids = own() if own is not None else held_by_guest(slot)
        found += [c for c in ids if c in g.cards]
    return found


def all_weapons(g: Yedo) -> list[str]:
    s = g.state
    found = s.bag + s.weapon_stack + s.weapon_discard
    for clan in s.clans:
        found += clan.weapons
    found += [w for w in s.market if w]
    found += [w for w in held_by_procedures(g) if w in g.board.weapons]
    return found


def all_geishas(g: Yedo) -> list[int]:
    s = g.state
    found = list(s.geishas)
    for clan in s.clans:
        found += clan.geishas
    found += [int(x.split(":")[1]) for x in s.box if x.startswith("geisha:")]
    return sorted(found)


class Inventory:
    """The components of one game as they were counted at its first question."""

    def __init__(self, g: Yedo) -> None:
        s = g.state
        self.cards = set(all_cards(g))
        self.weapons = sorted(w for w, n in g.board.weapons.items() for _ in range(n))
        self.geishas = all_geishas(g)
        self.annexes = {a: s.annexes[a] + sum(a in c.annexes for c in s.clans) for a in g.board.annexes}
        self.blessings = s.blessings + sum(c.blessings for c in s.clans)
        self.disciples = g.board.start["home"] + g.board.start["reserve"]

    def violations(self, g: Yedo) -> list[str]:
        """One sentence for everything that is wrong now."""
        found: list[str] = []
        self.check_components(g, found)
        self.check_clans(g, found)
        self.check_places(g, found)
        self.check_table(g, found)
        self.check_question(g, found)
        return found

    def check_components(self, g: Yedo, found: list[str]) -> None:
        s = g.state
        cards = all_cards(g)
        if len(cards) != len(self.cards) or set(cards) != self.cards:
            counts = Counter(cards)
            found += [f"card {c} is in {n} places" for c, n in counts.items() if n > 1]
            found += [f"card {c} is nowhere" for c in sorted(self.cards - counts.keys())]
            found += [f"card {c} has come from nowhere" for c in sorted(counts.keys() - self.cards)]
        weapons = sorted(all_weapons(g))
        if weapons != self.weapons:
            lost = Counter(self.weapons)
            lost.subtract(weapons)
            found.append(f"weapons do not add up: {({w: n for w, n in lost.items() if n})} missing")
        if len(s.weapon_stack) != len(s.stack_seen):
            found.append("the ordered weapons and who saw them differ in number")
        if all_geishas(g) != self.geishas:
            found.append(f"geishas do not add up: {all_geishas(g)} instead of {self.geishas}")
        owned = [a for clan in s.clans for a in clan.annexes]
        for annex, n in self.annexes.items():
            if s.annexes[annex] + owned.count(annex) != n:
                found.append(f"annexes of type {annex} do not add up to {n}")
        if s.blessings + sum(c.blessings for c in s.clans) != self.blessings:
            found.append(f"blessings do not add up to {self.blessings}")

    def check_clans(self, g: Yedo, found: list[str]) -> None:
        limits = g.board.limits
        for clan in g.state.clans:
            if clan.seat == g.outsider:
                continue
            name = clan.color
            if clan.mon < 0 or clan.pp < 0 or clan.blessings < 0:
                found.append(f"{name} has {clan.mon} mon, {clan.pp} prestige, {clan.blessings} blessings")
            if sum(clan.sources.values()) != clan.pp:
                found.append(f"{name}'s prestige {clan.pp} is not the sum of its sources {clan.sources}")
            if len(set(clan.annexes)) != len(clan.annexes):
                found.append(f"{name} owns an annex twice: {clan.annexes}")
            for kind, n in (
                ("mission", len(clan.missions)), ("action", len(clan.actions)), ("bonus", len(clan.bonus)),
                ("weapon", len(clan.weapons)), ("geisha", len(clan.geishas)), ("blessing", clan.blessings),
            ):
                # guests only ever raise a limit, so that they need not be asked below the board's
                if n > limits[kind] and n > assets.limit(g, clan.seat, kind) and not shedding(g, clan.seat, kind):
                    found.append(f"{name} holds {n} of kind {kind}")
            counted = len(assets.counted(g, clan))
            if not SAFE_DISCIPLES <= counted <= assets.limit(g, clan.seat, "disciple"):
                found.append(f"{name} has {counted} disciples")
            if not g.config.modules and len(clan.disciples) != self.disciples:
                found.append(f"{name} has {len(clan.disciples)} figures")

    def check_places(self, g: Yedo, found: list[str]) -> None:
        s = g.state
        taken: set[str] = set()
        bower = g.board.bower
        for clan in s.clans:
            in_bower = 0
            for d in clan.disciples:
                at = d.at
                if at in HAND_PLACES:
                    continue
                if at in taken:
                    found.append(f"two disciples stand on {at}")
                taken.add(at)
                if at in bower:
                    in_bower += 1
                elif at.startswith("annex:"):
                    owner, annex = at.split(":")[1:]
                    if annex not in s.clans[int(owner)].annexes:
                        found.append(f"a disciple of {clan.color} stands on {at}, which is not there")
                elif at not in g.district_of and not s.guests:
                    found.append(f"a disciple of {clan.color} stands on {at}, which is no place")
            if in_bower > 1:
                found.append(f"{clan.color} has {in_bower} disciples on the Bower")

    def check_table(self, g: Yedo, found: list[str]) -> None:
        s = g.state
        if sorted(s.order) != list(range(len(s.clans))):
            found.append(f"the player order {s.order} is not one of all seats")
        if s.church < 0 or s.blessings < 0 or min(s.annexes.values()) < 0:
            found.append("a supply is negative")
        if s.church_burnt and s.church:
            found.append(f"the burnt church holds {s.church} mon")
        if s.patrol_at not in g.board.circuit:
            found.append(f"the patrol stands in '{s.patrol_at}'")
        if len(set(s.bid_track)) != len(s.bid_track):
            found.append(f"a bid marker is on the track twice: {s.bid_track}")
        if not 1 <= s.round <= s.rounds:
            found.append(f"this is round {s.round} of {s.rounds}")
        if g.decision is None and (s.in_play or s.favors):
            found.append(f"cards are still in play at the end: {s.in_play + s.favors}")

    def check_question(self, g: Yedo, found: list[str]) -> None:
        if g.decision is None:
            return
        options = g.decision.options
        if not options:
            found.append(f"the question '{g.decision.kind}' has no answer")
        if len(set(options)) != len(options):
            found.append(f"the question '{g.decision.kind}' offers an answer twice")


def shedding(g: Yedo, seat: int, kind: str) -> bool:
    """Whether somebody over a limit is still on the way to shedding."""
    return any(isinstance(p, hands.Shed) and p.player == seat and p.kind == kind for p in g.state.stack)
