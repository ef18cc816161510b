"""Modules are guests: they register at named moments, answer value queries and bring rows and texts of their own.

Resolved once per game to tuples of plain functions, empty by default, so that a game without modules
runs none of their code. Guests are asked in the order of `config.MODULES`.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, TypeVar

from .config import MODULES

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from typing import Any

    from engine.core.decision import Decision, Option
    from engine.core.event import Event
    from engine.core.kind import Blocked
    from engine.core.procedure import Procedure

    from .game import Yedo

    Do = Callable[[Yedo], None]
    OfSeat = Callable[[Yedo, int], None]  # seat
    Carry = Callable[[Yedo, int, int, Option], bool]  # seat, disciple
    YesNo = Callable[[Yedo, int, int, bool], bool]  # seat, disciple
    Seats = Callable[[Yedo, list[int]], list[int]]

T = TypeVar("T")


class Moments:
    """Every moment a guest may stand at. `g` is always the first argument."""

    # moments: called for what they do
    components: tuple[Do, ...] = ()  # (g) after the base components are laid out, before anything is dealt
    before_favors: tuple[Do, ...] = ()  # (g) may push procedures
    favor_chosen: tuple[Callable[[Yedo, int, str], None], ...] = ()  # (g, seat, favor)
    favors_chosen: tuple[Do, ...] = ()  # (g) all chosen, none resolved; may push
    setup_done: tuple[Do, ...] = ()  # (g)
    preparation: tuple[Do, ...] = ()  # (g) phase 1, after the base steps; may push
    after_event: tuple[Do, ...] = ()  # (g) phase 3, after the event
    phase_start: tuple[Callable[[Yedo, str], None], ...] = ()  # (g, phase) may push
    # (g, seat, disciple, mission, mon_gained) may push
    after_mission: tuple[Callable[[Yedo, int, int, str, int], None], ...] = ()
    # (g, seat, disciple, district, option) a board action was carried out
    after_action: tuple[Callable[[Yedo, int, int, str, Option], None], ...] = ()
    # (g, seat, disciple) -> True if the guest has put the piece away itself
    disciple_lost: tuple[Callable[[Yedo, int, int], bool], ...] = ()
    # (g, card) -> True if the guest has put the card away itself
    card_left_hand: tuple[Callable[[Yedo, str], bool], ...] = ()
    end_of_game: tuple[Do, ...] = ()  # (g) before final scoring; may push
    final_scoring: tuple[OfSeat, ...] = ()  # (g, seat)
    space_players: tuple[Callable[[Yedo, int], int], ...] = ()  # (g, n) -> n players counted for covered spaces
    # (g, option, decision) -> words for a label beyond those of the option's arguments
    gaps: tuple[Callable[[Yedo, Option, Decision], dict[str, Any]], ...] = ()
    explain: tuple[Callable[[Yedo, Decision], list[Blocked]], ...] = ()  # (g, decision) -> list of Blocked
    # (g, event, viewer) -> str or None ("" hides the event)
    event_line: tuple[Callable[[Yedo, Event, int | None], str | None], ...] = ()
    # (g, seat, found) -> index of the disciple that a gain brings, -1 if none
    fresh_disciple: tuple[Callable[[Yedo, int, int], int], ...] = ()
    jesuits_arrive: tuple[Do, ...] = ()  # (g) their event has appeared
    church_burnt: tuple[Do, ...] = ()  # (g) the church has burnt down
    # (g, seat, space, options) -> True if the guest's space has its own actions
    space_actions: tuple[Callable[[Yedo, int, str, list[Option]], bool], ...] = ()
    space_name: tuple[Callable[[Yedo, str], str | None], ...] = ()  # (g, place) -> str or None
    become_specialist: tuple[Callable[[Yedo, int, int, str], None], ...] = ()  # (g, seat, disciple, kind)
    # (g, before, choosers) the player order has changed, by the Bower or a card
    new_order: tuple[Callable[[Yedo, list[int], list[int]], None], ...] = ()
    church_taken: tuple[OfSeat, ...] = ()  # (g, seat) at least 1 mon was taken from the church
    # (g, seat, actions) -> True if the seat is nobody's and took its own turn
    outside_turn: tuple[Callable[[Yedo, int, Procedure], bool], ...] = ()
    # (g) -> True if the seat that is nobody's has placed a disciple
    outside_placement: tuple[Callable[[Yedo], bool], ...] = ()
    reckoned: tuple[Do, ...] = ()  # (g) everything is scored, nothing is announced yet
    more_result: tuple[Callable[[Yedo, dict[str, Any]], None], ...] = ()  # (g, result) may add to the outcome
    # (g, seat) -> True if something beside the hand can be completed like a mission
    more_missions: tuple[Callable[[Yedo, int], bool], ...] = ()
    # options: called with the list that they may extend
    # (g, seat, options) beside the normal options of an own decision
    turn_options: tuple[Callable[[Yedo, int, list[Option]], None], ...] = ()
    # (g, seat, window, options) in a pass at a phase's start or a patrol step
    pass_options: tuple[Callable[[Yedo, int, tuple[str, ...], list[Option]], None], ...] = ()
    # (g, seat, movers, options) movers: kind -> disciple
    place_options: tuple[Callable[[Yedo, int, dict[str, int], list[Option]], None], ...] = ()
    activation_options: tuple[Callable[[Yedo, int, int, list[Option]], None], ...] = ()  # (g, seat, disciple, options)
    # (g, seat, district, options) a district's actions without standing there
    far_options: tuple[Callable[[Yedo, int, str, list[Option]], None], ...] = ()
    # (g, seat, kind) -> True if the guest gave the auction's reward itself
    replaced_rewards: tuple[Callable[[Yedo, int, str], bool], ...] = ()
    # do: (g, seat, disciple, option) -> True if this guest carried the option out
    turn: tuple[Carry, ...] = ()
    activation: tuple[Carry, ...] = ()  # disciple -1: without one
    # queries: take a value, give it back changed
    cost: tuple[Callable[[Yedo, int, str, int], int], ...] = ()  # (g, seat, what, amount) -> amount
    limit: tuple[Callable[[Yedo, int, str, int], int], ...] = ()  # (g, seat, what, n) -> n
    see: tuple[Callable[[Yedo, int, str, int], int], ...] = ()  # (g, seat, deck, n) -> n cards looked at when drawing
    foresight: tuple[Callable[[Yedo, int, int, int], int], ...] = ()  # (g, seat, disciple, n) -> n
    may_arrest: tuple[YesNo, ...] = ()  # (g, seat, disciple, yes) -> yes
    counts_as_blessing: tuple[YesNo, ...] = ()  # (g, seat, disciple, yes) -> yes, for the mission of this disciple
    annexes_for_mission: tuple[Callable[[Yedo, int, list[str]], list[str]], ...] = ()  # (g, seat, annexes) -> annexes
    may_bid: tuple[Callable[[Yedo, int, str, bool], bool], ...] = ()  # (g, seat, kind, yes) -> yes
    # (g, seat, n) -> n lowest amount this seat may answer with
    lowest_bid: tuple[Callable[[Yedo, int, int], int], ...] = ()
    counted_disciples: tuple[YesNo, ...] = ()  # (g, seat, disciple, yes) -> yes, for the limit and the last-two rule
    tie: tuple[Seats, ...] = ()  # (g, seats) -> seats in the order in which a final tie is broken
    least_prestige: tuple[Seats, ...] = ()  # (g, seats) -> seats that count as least of those tied for it
    bonus_tie: tuple[Callable[[Yedo, int, int, int], int], ...] = ()  # (g, seat, points, tied) -> tied

    # what a guest says once
    free_missions: bool = False  # starting missions are of chosen colours
    replaced_recruit: bool = False  # the plain recruit action is off

    def __init__(self) -> None:
        self.replaced: dict[str, type] = {}  # phase name -> procedure class that plays it instead


def gathered(table: str, base: Mapping[str, T]) -> dict[str, T]:
    """The base game's table of this name and what every module adds to it, whether it plays or not."""
    found = dict(base)
    for name in MODULES:
        found.update(getattr(import_module(f"engine.yedo.modules.{name}"), table, {}))
    return found


def invite(g: Yedo) -> Moments:
    """Register the modules of this game."""
    moments = Moments()
    for name in MODULES:
        if name in g.config.modules:
            import_module(f"engine.yedo.modules.{name}").register(moments, g)
    return moments
