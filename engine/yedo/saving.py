"""What cannot be true of a loaded game of Yedo, beyond types and components (`engine.core.saving`)."""

from __future__ import annotations

from .game import Yedo
from .invariants import HAND_PLACES
from .play import PHASE_CODE
from .saved_places import misplaced

# Fields of procedures that name a seat, or several; -1 is nobody.
SEAT = ("seat", "actor", "target", "rival", "victim", "partner", "owner", "leader", "auctioneer", "last", "player")
SEATS = ("queue", "choosers", "players", "played", "waited", "contributors")


def trouble(g: Yedo, begun: Yedo) -> str | None:
    """What cannot be true of this game, in words; None if all is well."""
    s, first = g.state, begun.state
    if s.rounds != first.rounds or s.phase not in PHASE_CODE or s.patrol not in ("gold", "silver"):
        return "round, phase or patrol are not those of the game"
    if {n: type(x) for n, x in s.guests.items()} != {n: type(x) for n, x in first.guests.items()}:
        return "the modules are not those of the setup"
    laid = [(set(x.decks), set(x.annexes), len(x.market)) for x in (s, first)]
    if laid[0] != laid[1] or not set(s.blocked) <= set(g.board.spaces):
        return "the table is not laid out as in the setup"
    if not s.stack and not s.ended:
        return "it does not stand at a question"
    seats = range(len(s.clans))
    named = [*s.bid_track, *s.won.values(), *s.warded]
    for procedure in s.stack:
        named += [seat for name in SEATS for seat in getattr(procedure, name, None) or ()]
        named += [seat for name in SEAT if (seat := getattr(procedure, name, -1)) != -1]
        named += [seat for sign in getattr(procedure, "signs", ()) for seat in (sign.seat, sign.to)]
        if getattr(procedure, "player", 0) < 0:
            return "it asks nobody"
    if not all(seat in seats for seat in named):
        return "it names a seat that is not at the table"
    for clan in s.clans:
        for disciple in clan.disciples:
            if not _stands(g, disciple.at):
                return f"a disciple stands on '{disciple.at[:40]}', which is no place"
    return misplaced(g, first)


def _stands(g: Yedo, at: str) -> bool:
    if at in HAND_PLACES or at in g.district_of or at in g.board.bower:
        return True
    head, _, rest = at.partition(":")
    if head == "annex":
        seat, _, kind = rest.partition(":")
        return seat.isdecimal() and int(seat) < len(g.state.clans) and kind in g.board.annexes
    return head in g.state.guests or bool(g.state.guests and head not in g.board.districts)


def public(g: Yedo) -> Yedo:
    """What nobody at the table minds being seen: a view that every seat could have."""
    for clan in g.state.clans:
        g = g.view(clan.seat)
    return g
