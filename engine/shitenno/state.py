"""Everything that is true of a game in progress, as plain data. Rules live elsewhere.

Cards are named by what is on them, since equal cards are alike: "samurai", "bushi-sohei", "koku2". Bonus tiles are
"bushi:exchange": troop face, bonus face. Decks and gates end with their top. A Kamon on the board is its seat's number,
a golden one that number + GOLD. What a view does not show begins with "?"; of a gate's top tile it shows
the troop: "bushi:?"."""

from __future__ import annotations

from dataclasses import field

from engine.core.plain import Plain, plain
from engine.core.procedure import Procedure
from engine.core.rng import Rng

HIDDEN = "?"
TROOP_BACK, KOKU_BACK, TILE_BACK = "?troop", "?koku", "?tile"
GOLD = 8
POOL, A, B = 0, 1, 2  # where a card or seal of a sharing lies
SIDES = ("", "A", "B")


@plain
class General(Plain):
    """One seat at the table."""

    seat: int
    color: str  # the general's id
    name: str
    title: int = 0  # seals
    points: int = 0
    stock: int = 0  # Kamons not yet placed
    troops: list[str] = field(default_factory=list)
    koku: list[str] = field(default_factory=list)
    tiles: list[str] = field(default_factory=list)
    seen: list[str] = field(default_factory=list)  # cards in hand that came from lots: everybody could remember them
    seal: int = 0  # taken with a lot this even year; 0 is none yet
    sources: dict[str, int] = field(default_factory=dict)  # points by where they came from
    by_round: list[int] = field(default_factory=list)  # points at the end of each turn


@plain
class State(Plain):
    rng: Rng
    generals: list[General]
    order: list[int]  # seats by Title, the highest first
    turns: int
    turn: int = 0
    phase: str = "even"
    troop_deck: list[str] = field(default_factory=list)
    discards: list[str] = field(default_factory=list)
    koku_deck: list[str] = field(default_factory=list)
    koku_gone: list[str] = field(default_factory=list)  # paid: out of the game
    tiles_gone: list[str] = field(default_factory=list)  # used: out of the game
    gates: list[tuple[str, ...]] = field(default_factory=list)  # by province
    kamons: list[tuple[int, ...]] = field(default_factory=list)  # by province, from the left
    pool: list[str] = field(default_factory=list)  # cards of this sharing that nobody has yet
    sides: list[int] = field(default_factory=list)  # for each of them POOL, A (also the one lot offered) or B
    seals: list[int] = field(default_factory=list)  # seal tiles that nobody has yet
    lot_seals: list[int] = field(default_factory=list)  # the seals that lie in lot A and lot B; 0 is none
    tairo: int = -1  # who makes lots now
    ended: str = ""  # stock | koku | both
    stack: list[Procedure] = field(default_factory=list)

    @property
    def round(self) -> int:
        """The kit's word for a turn."""
        return self.turn
