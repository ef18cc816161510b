"""Whether everything in a loaded game lies where the rules expect it. Types, components and seats have been compared
already (`saving.py`); this is what the rules rely on beyond them. Knows no card and no module by name."""

from __future__ import annotations

from dataclasses import MISSING, fields
from typing import TYPE_CHECKING, Any

from engine.core.plain import dump
from engine.core.procedure import Procedure

from .hands import COLORS
from .phases.bidding import Bidding
from .phases.rounds import PHASES, Rounds

if TYPE_CHECKING:
    from .game import Yedo
    from .state import State

BETWEEN = ("setup", "scoring")  # phases without a number
TURNS = ("queue", "choosers", "players", "waited")  # fields of procedures in which a seat stands once


def misplaced(g: Yedo, first: State) -> str | None:
    """What lies in a wrong place, in words; None if all is well. `first` is the state the game began with."""
    return _cards(g) or _words_of_guests(g, first) or _turns(g)


def _cards(g: Yedo) -> str | None:
    s = g.state
    places: list[tuple[str, list[str]]] = [(deck, cards) for deck, cards in s.decks.items()]
    for clan in s.clans:
        places += [("mission", clan.missions), ("mission", clan.completed), ("action", clan.actions)]
        places += [("bonus", clan.bonus)]
    places += [("event", s.events)]
    for what, cards in places:
        for card in cards:
            found = g.cards.get(card)
            if found is None or what != (found.color if what in COLORS else found.kind):
                return f"'{card[:40]}' lies among the {what} cards"
    weapons = [*s.market, *s.bag, *s.weapon_stack, *s.weapon_discard, *(w for c in s.clans for w in c.weapons)]
    strange = next((w for w in weapons if w and w not in g.board.weapons), None)
    return None if strange is None else f"'{strange[:40]}' lies among the weapons"


def _texts(value: Any) -> set[str]:
    if isinstance(value, str):
        return {value}
    if isinstance(value, dict):
        return set().union(*(_texts(part) for name, part in value.items() if name != "_"))
    return set().union(*map(_texts, value)) if isinstance(value, list) else set()


def _words_of_guests(g: Yedo, first: State) -> str | None:
    """A module plays with what it laid out at the start, and with cards of the same kinds."""
    for name, slot in g.state.guests.items():
        began = _texts(dump(first.guests[name]))
        kinds = {g.cards[word].kind for word in began if word in g.cards}
        for word in _texts(dump(slot)) - began - {"", *COLORS}:
            if word not in g.cards or g.cards[word].kind not in kinds:
                return f"'{word[:40]}' has no place in the module {name.replace('_', ' ')}"
    return None


def _turns(g: Yedo) -> str | None:
    s = g.state
    if len(set(s.bid_track)) < len(s.bid_track) or sorted(s.order) != sorted(c.seat for c in s.clans):
        return "a seat stands twice in an order, or not at all"
    for procedure in s.stack:
        for name in TURNS:
            seats = getattr(procedure, name, None) or ()
            if len(set(seats)) < len(seats):
                return "somebody is asked twice"
        if _asks_nobody(procedure):
            return "it asks nobody"
        if isinstance(procedure, Rounds) and s.phase not in BETWEEN:
            if not 0 <= procedure.phase < len(PHASES) or PHASES[procedure.phase][0] != s.phase:
                return "the phase is not the one that is being played"
        if isinstance(procedure, Bidding) and not set(procedure.queue or ()) <= set(s.bid_track):
            return "somebody bids who is not on the bid track"
    return None


def _asks_nobody(procedure: Procedure) -> bool:
    """A seat that is -1 is nobody, which only a procedure that can begin so allows."""
    for field in fields(procedure):  # type: ignore[arg-type]
        if field.name == "seat" and procedure.seat < 0:  # type: ignore[attr-defined]
            return field.default is MISSING or field.default != -1
    return False
