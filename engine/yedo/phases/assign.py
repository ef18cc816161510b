"""Phase 4, Assign: in player order, one disciple a turn, until nobody has one to place.

Once a phase a player who has somebody in the Market or the Tavern may suggest to one other to join there and
trade (B20). It binds nobody and names no cards."""

from __future__ import annotations

from dataclasses import field
from typing import TYPE_CHECKING

from engine.core.decision import Decision, Option
from engine.core.event import Event
from engine.core.plain import Plain, plain
from engine.core.procedure import Procedure

from .. import assets
from ..cards.effects_closures import is_uncovered
from ..state import Modifier
from .trade import MARKETS, visited

if TYPE_CHECKING:
    from ..game import Yedo
    from ..state import Clan


@plain
class Sign(Plain):
    """"Join me there": from a seat to another, for all to see."""

    seat: int
    to: int
    district: str


@plain
class Assign(Procedure):
    seat: int = -1
    idle: int = 0  # turns in a row without a placement; everybody idle ends the phase (A32)
    signs: list[Sign] = field(default_factory=list)
    at: str = "next_player"

    def next_player(self, g: Yedo) -> None:
        order = g.state.order
        if self.idle >= len(order):
            g.done()
            return
        at = order.index(self.seat) + 1 if self.seat >= 0 else 0
        self.seat = order[at % len(order)]
        self.idle += 1
        if self.seat != g.outsider:
            self.at = "place"
        elif any(guest(g) for guest in g.moments.outside_placement):
            self.idle = 0

    def place(self, g: Yedo) -> Decision | None:
        options = placements(g, self.seat)
        if not options:
            self.at = "next_player"
            return None
        if len(g.state.order) > 1 and not any(sign.seat == self.seat for sign in self.signs):
            options += suggestions(g, self.seat)
        return Decision(self.seat, "place", g.with_cards(self.seat, options), g.asks_always(self.seat))

    def on_place(self, g: Yedo, option: Option) -> None:
        if g.turn_card(self.seat, option):
            return
        if option[0] == "suggest":
            self.signs.append(Sign(self.seat, option[1], option[2]))
            if g.sink:
                g.sink(Event("suggest", self.seat, {"to": option[1], "district": option[2]}))
            return
        self.idle = 0
        put(g, self.seat, option[1], option[2])
        if not g.spend_modifier("place_two", self.seat):
            self.at = "next_player"


def suggestions(g: Yedo, seat: int) -> list[Option]:
    """Whom this seat could ask to join one of its own disciples: who still places and is not there (B20)."""
    there = visited(g, seat)
    if there.isdisjoint(MARKETS):
        return []
    district_of = g.district_of
    mine = [district for district in MARKETS if district in there]
    room = [x for x in untaken(g) if district_of[x] in mine]
    found: list[Option] = []
    for other in g.order_after(seat) if room else ():
        if any(d.at == "home" for d in g.state.clans[other].disciples):
            free, theirs = {district_of[x] for x in enterable(g, other, room)}, visited(g, other)
            found += [("suggest", other, district) for district in mine if district in free and district not in theirs]
    return found


def signs(g: Yedo) -> list[Sign]:
    """The suggestions of this phase."""
    for procedure in g.state.stack:
        if isinstance(procedure, Assign):
            return procedure.signs
    return []


def put(g: Yedo, seat: int, disciple: int, place: str) -> None:
    """Stand a disciple on a place: pay a toll or use up a right of entry where it is closed."""
    if is_closed(g, place):
        if not g.spend_modifier("enter_closed", seat):
            pay_toll(g, seat, place)
    assets.move(g, seat, disciple, place, "place")
    if place.startswith("annex:") and not place.startswith(f"annex:{seat}:"):
        g.state.modifiers.append(Modifier("trespass", 1, seat, place))  # D40


def pay_toll(g: Yedo, seat: int, place: str) -> None:
    """To the bank, or to whoever put up the barrier."""
    toll = toll_of(g, seat, place)
    if toll:
        district = g.district_of[place]
        owner = next(m.seat for m in g.state.modifiers if m.word == "toll" and m.what == district)
        if owner >= 0:
            assets.give_mon(g, seat, owner, toll, "toll")
        else:
            assets.lose_mon(g, seat, toll, "toll")


def is_closed(g: Yedo, place: str) -> bool:
    s = g.state
    covered = place in s.blocked and not is_uncovered(g, place)
    return covered or place in s.shut_spaces or g.district_of.get(place) in s.shut_districts


def toll_of(g: Yedo, seat: int, place: str) -> int | None:
    """What placing on a closed place costs; None if it cannot be entered at all (B16)."""
    if place in g.state.shut_spaces and g.rules.closure_toll == "no":
        return None  # a barrier around the district does not open it
    district = g.district_of[place]
    for m in g.state.modifiers:
        if m.word == "toll" and m.what == district:
            return assets.cost(g, seat, "toll", m.n) if m.seat != seat else 0
    return None


def free_spaces(g: Yedo, seat: int) -> list[str]:
    """Spaces of the board on which this seat may stand another disciple now."""
    free = enterable(g, seat, untaken(g))
    bower = g.board.bower
    for d in g.state.clans[seat].disciples:
        if d.at in bower:  # at most one own disciple in the Bower
            return [x for x in free if x not in bower]
    return free


def untaken(g: Yedo) -> list[str]:
    """Spaces of the board on which nobody stands, closed ones as well."""
    s = g.state
    taken = {d.at for clan in s.clans for d in clan.disciples}
    free = [x for x in g.open_spaces if x not in taken]
    if s.modifiers:
        free.extend(x for x in s.blocked if x not in taken and is_uncovered(g, x))
    return free


def enterable(g: Yedo, seat: int, spaces: list[str]) -> list[str]:
    if g.state.shut_spaces or g.state.shut_districts:
        return [x for x in spaces if may_enter(g, seat, x)]
    return spaces


def may_enter(g: Yedo, seat: int, space: str) -> bool:
    if not is_closed(g, space) or g.has_modifier("enter_closed", seat):
        return True
    toll = toll_of(g, seat, space)
    return toll is not None and toll <= g.state.clans[seat].mon


def placements(g: Yedo, seat: int) -> list[Option]:
    """Every legal placement; a different kind of disciple is a different choice."""
    clan = g.state.clans[seat]
    movers: dict[str, int] = {}
    for i, d in enumerate(clan.disciples):
        if d.at == "home" and d.kind not in movers:
            movers[d.kind] = i
    if not movers:
        return []
    places = free_spaces(g, seat) + free_annexes(g, clan)
    options: list[Option] = [("place", i, x) for i in movers.values() for x in places]
    for guest in g.moments.place_options:
        guest(g, seat, movers, options)
    return options


def free_annexes(g: Yedo, clan: Clan) -> list[str]:
    """One's own free annexes, and a rival's that an uncompleted mission of one's own names (D40)."""
    wanted = [f"annex:{clan.seat}:{a}" for a in clan.annexes]
    for mission in clan.missions:
        rival = g.cards[mission].both.rival_annex if mission in g.cards else ""
        if rival:
            for other in g.state.clans:
                if other.seat != clan.seat and rival in other.annexes:
                    place = f"annex:{other.seat}:{rival}"
                    if place not in wanted:
                        wanted.append(place)
    if not wanted:
        return wanted
    taken = {d.at for c in g.state.clans for d in c.disciples}
    return [w for w in wanted if w not in taken]
