"""Everything that is true of a game in progress, as plain data. Rules live elsewhere.

Cards are named by id. Decks are lists whose last entry is the top card. A disciple's `at` is the one
place that says where it is:
    home      at home, free to be placed          spent    at home, done for this round
    reserve   in its owner's Reserve              stock    out of play beside the owner's board
    gates:1   a space of the board                annex:2:dojo   on seat 2's Dojo
"""

from __future__ import annotations

from dataclasses import field

from engine.core.plain import Plain, plain
from engine.core.procedure import Procedure
from engine.core.rng import Rng

HIDDEN = "?"  # first character of the id of a card that a view does not show


@plain
class Disciple(Plain):
    kind: str = "disciple"
    at: str = "home"


@plain
class Clan(Plain):
    """One seat at the table."""

    seat: int
    color: str
    name: str
    pp: int = 0
    mon: int = 0
    disciples: list[Disciple] = field(default_factory=list)
    weapons: list[str] = field(default_factory=list)
    annexes: list[str] = field(default_factory=list)
    geishas: list[int] = field(default_factory=list)
    blessings: int = 0
    missions: list[str] = field(default_factory=list)
    completed: list[str] = field(default_factory=list)
    actions: list[str] = field(default_factory=list)
    bonus: list[str] = field(default_factory=list)
    blackmail: list[str] = field(default_factory=list)
    known: set[str] = field(default_factory=set)  # hidden cards whose place this seat has learned
    sources: dict[str, int] = field(default_factory=dict)  # prestige by where it came from
    by_round: list[int] = field(default_factory=list)  # prestige at the end of each round


@plain
class Modifier(Plain):
    """A change to the rules for a while: a price, a protection, a stand-in. `seat` -1 is everybody."""

    word: str
    n: int
    seat: int
    what: str = ""
    until: str = "round"  # round: next event; activation: this activation; phase; mission: the one completed


@plain
class State(Plain):
    rng: Rng
    rounds: int
    clans: list[Clan]
    order: list[int]  # player order, first to last
    round: int = 1
    phase: str = "setup"
    patrol: str = "gold"
    patrol_at: str = "castle"
    patrol_on: bool = True
    church: int = 0
    church_burnt: bool = False
    blessings: int = 0
    annexes: dict[str, int] = field(default_factory=dict)
    geishas: list[int] = field(default_factory=list)
    market: list[str] = field(default_factory=list)  # "" is a gap
    bag: list[str] = field(default_factory=list)
    weapon_stack: list[str] = field(default_factory=list)  # ordered by foresight, drawn before the bag
    stack_seen: list[int] = field(default_factory=list)  # bit mask of seats that saw each stacked weapon
    weapon_discard: list[str] = field(default_factory=list)
    decks: dict[str, list[str]] = field(default_factory=dict)
    events: list[str] = field(default_factory=list)  # resolved event cards, the last one is current
    in_play: list[str] = field(default_factory=list)
    box: list[str] = field(default_factory=list)  # out of the game
    favors: list[str] = field(default_factory=list)  # on offer during setup
    blocked: list[str] = field(default_factory=list)  # spaces covered at setup, for good
    shut_spaces: list[str] = field(default_factory=list)  # spaces closed by the current event
    shut_districts: list[str] = field(default_factory=list)
    modifiers: list[Modifier] = field(default_factory=list)
    bid_track: list[int] = field(default_factory=list)
    won: dict[str, int] = field(default_factory=dict)  # auction type -> seat
    warded: list[int] = field(default_factory=list)  # seats whose Blessing turned the current event away
    saved: list[str] = field(default_factory=list)  # "seat/disciple" rescued from this round's patrol
    ended: str = ""  # rounds | kill_the_shogun | coop_won | coop_lost
    kill: bool = False  # the Shogun is dead: the game ends after this round
    guests: dict[str, Plain] = field(default_factory=dict)  # one slot per module
    stack: list[Procedure] = field(default_factory=list)
