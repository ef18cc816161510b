"""Modules are guests: they register at named moments and answer value queries.

Resolved once per game to tuples of plain functions, empty by default, so that a game without modules
runs none of their code. Guests are asked in the order of `config.MODULES`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .game import Yedo

Hook = tuple[Callable[..., Any], ...]


class Moments:
    """Every moment a guest may stand at. `g` is always the first argument."""

    # moments: called for what they do
    components: Hook = ()  # (g) after the base components are laid out, before anything is dealt
    before_favors: Hook = ()  # (g) may push procedures
    favor_chosen: Hook = ()  # (g, seat, favor)
    favors_chosen: Hook = ()  # (g) all chosen, none resolved; may push
    setup_done: Hook = ()  # (g)
    preparation: Hook = ()  # (g) phase 1, after the base steps; may push
    after_event: Hook = ()  # (g) phase 3, after the event
    phase_start: Hook = ()  # (g, phase) may push
    after_mission: Hook = ()  # (g, seat, disciple, mission, mon_gained) may push
    after_action: Hook = ()  # (g, seat, disciple, district, option) a board action was carried out
    disciple_lost: Hook = ()  # (g, seat, disciple) -> True if the guest has put the piece away itself
    card_left_hand: Hook = ()  # (g, card) -> True if the guest has put the card away itself
    end_of_game: Hook = ()  # (g) before final scoring; may push
    final_scoring: Hook = ()  # (g, seat, add) add(source, points)
    space_players: Hook = ()  # (g, n) -> n players counted for covered spaces
    free_missions: Hook = ()  # if any guest stands here starting missions are of chosen colours
    gaps: Hook = ()  # (g, option, decision) -> words for a label beyond those of the option's arguments
    explain: Hook = ()  # (g, decision) -> list of Blocked
    event_line: Hook = ()  # (g, event, viewer) -> str or None ("" hides the event)
    fresh_disciple: Hook = ()  # (g, seat, found) -> index of the disciple that a gain brings, -1 if none
    jesuits_arrive: Hook = ()  # (g) their event has appeared
    church_burnt: Hook = ()  # (g) the church has burnt down
    space_actions: Hook = ()  # (g, seat, space, options) -> True if the guest's space has its own actions
    space_name: Hook = ()  # (g, place) -> str or None
    become_specialist: Hook = ()  # (g, seat, disciple, kind)
    new_order: Hook = ()  # (g, before, choosers) the player order has changed, by the Bower or a card
    church_taken: Hook = ()  # (g, seat) at least 1 mon was taken from the church
    replaced_recruit: Hook = ()  # if any guest stands here the plain recruit action is off
    outside_turn: Hook = ()  # (g, seat, actions) -> True if the seat is nobody's and took its own turn
    outside_placement: Hook = ()  # (g) -> True if the seat that is nobody's has placed a disciple
    reckoned: Hook = ()  # (g) everything is scored, nothing is announced yet
    more_result: Hook = ()  # (g, result) may add to the outcome
    more_missions: Hook = ()  # (g, seat) -> True if something beside the hand can be completed like a mission
    # options: called with the list that they may extend
    turn_options: Hook = ()  # (g, seat, options) beside the normal options of an own decision
    pass_options: Hook = ()  # (g, seat, window, options) in a pass at a phase's start or a patrol step
    place_options: Hook = ()  # (g, seat, movers, options) movers: kind -> disciple
    activation_options: Hook = ()  # (g, seat, disciple, options)
    far_options: Hook = ()  # (g, seat, district, options) a district's actions without standing there
    replaced_rewards: Hook = ()  # (g, seat, kind) -> True if the guest gave the auction's reward itself
    # do: (g, seat, disciple, option) -> True if this guest carried the option out
    turn: Hook = ()
    activation: Hook = ()  # disciple -1: without one
    # queries: take a value, give it back changed
    cost: Hook = ()  # (g, seat, what, amount) -> amount
    limit: Hook = ()  # (g, seat, what, n) -> n
    see: Hook = ()  # (g, seat, deck, n) -> n cards looked at when drawing
    foresight: Hook = ()  # (g, seat, disciple, n) -> n
    may_arrest: Hook = ()  # (g, seat, disciple, yes) -> yes
    counts_as_blessing: Hook = ()  # (g, seat, disciple, yes) -> yes, for the mission of this disciple
    annexes_for_mission: Hook = ()  # (g, seat, annexes) -> annexes
    may_bid: Hook = ()  # (g, seat, kind, yes) -> yes
    lowest_bid: Hook = ()  # (g, seat, n) -> n lowest amount this seat may answer with
    counted_disciples: Hook = ()  # (g, seat, disciple, yes) -> yes, for the limit and the last-two rule
    tie: Hook = ()  # (g, seats) -> seats in the order in which a final tie is broken
    least_prestige: Hook = ()  # (g, seats) -> seats that count as least of those tied for it
    bonus_tie: Hook = ()  # (g, seat, tied) -> tied

    def __init__(self) -> None:
        self.replaced: dict[str, type] = {}  # phase name -> procedure class that plays it instead

    def add(self, name: str, function: Callable[..., Any]) -> None:
        if not hasattr(type(self), name):
            raise AttributeError(f"there is no moment '{name}'")
        setattr(self, name, (*getattr(self, name), function))


def invite(g: Yedo) -> Moments:
    """Register the modules of this game."""
    from importlib import import_module

    from .config import MODULES

    moments = Moments()
    for name in MODULES:
        if name in g.config.modules:
            import_module(f"engine.yedo.modules.{name}").register(moments, g)
    return moments
