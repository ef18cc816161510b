"""Everything that is true of a game in progress, as plain data. Rules live elsewhere.

Spaces and cards are named by id. Decks are lists whose last entry is the top card. Samurai of a clan that stand on one
space are alike, so a clan lists the spaces its samurai stand on. Buildings stand in a city's list in the order they
were built: "h2" is a house of seat 2, "p0" the trading post of seat 0, "f" a fortress.

A slot of a planning board is (card, deed, own officials, grey officials, shown): shown is DOWN until its turn, then
UP, or PASSED for a card without officials, which stays face down."""

from __future__ import annotations

from dataclasses import field

from engine.core.plain import Plain, plain
from engine.core.procedure import Procedure
from engine.core.rng import Rng

HIDDEN = "?"  # first character of the id of a card that a view does not show
DOWN, UP, PASSED = 0, 1, 2

Slot = tuple[str, str, int, int, int]
EMPTY: Slot = ("", "", 0, 0, DOWN)
BACK: Slot = (HIDDEN + "plan", "", 0, 0, DOWN)
PASSED_BACK: Slot = (HIDDEN + "plan", "", 0, 0, PASSED)


@plain
class Clan(Plain):
    """One seat at the table."""

    seat: int
    color: str
    name: str
    points: int = 0
    ryo: int = 0
    wood: int = 0
    stone: int = 0
    rice: int = 0
    samurai: list[str] = field(default_factory=list)  # where they stand; the other own figures are officials
    grey: int = 0  # the shogun's officials in service
    recruits: int = 0  # those that join when the round ends
    houses: int = 0  # still to build
    posts: int = 0
    lot: int = -1
    specials: list[str] = field(default_factory=list)
    plan: list[tuple[str, str, int, int, int]] = field(default_factory=list)
    sources: dict[str, int] = field(default_factory=dict)  # points by where they came from
    earned: int = 0  # income so far
    by_round: list[int] = field(default_factory=list)  # points at the end of each round
    deeds: dict[str, int] = field(default_factory=dict)  # how often each was revealed


@plain
class State(Plain):
    rng: Rng
    clans: list[Clan]
    start: int  # seat of the start player
    round: int = 1
    phase: str = "setup"
    merchant: str = ""  # where the merchant stands
    trade: str = ""  # the current merchant card
    deck: list[str] = field(default_factory=list)  # merchant cards to come; the top one lies open
    gone: list[str] = field(default_factory=list)  # merchant cards out of the game
    display: list[str] = field(default_factory=list)
    specials: list[str] = field(default_factory=list)
    lots: list[int] = field(default_factory=list)
    cities: dict[str, list[str]] = field(default_factory=dict)
    fortresses: int = 0
    grey: int = 0
    ended: str = ""  # points | deck
    stack: list[Procedure] = field(default_factory=list)
