"""The table before the first even year: shuffled decks, three tiles on each gate, Titles, two Troop cards each."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.core.rng import seeded

from .config import check
from .state import General, State
from .turns import Turns

if TYPE_CHECKING:
    from .game import Shitenno


def lay_out(g: Shitenno) -> None:
    check(g.config)
    board = g.board
    rng = seeded(g.config.seed)
    players = len(g.config.seats)
    troops, koku, tiles = board.troop_cards[:], board.koku_cards[:], board.tiles[:]
    for pile in (troops, koku, tiles):
        rng.shuffle(pile)
    titles = board.seals[:]
    rng.shuffle(titles)
    generals = []
    for i, seat in enumerate(g.config.seats):
        hand = [troops.pop() for _ in range(board.start_troops)]
        generals.append(General(i, seat.color, seat.name, titles[i], 0, board.kamons[players], hand))
    s = g.state = State(rng, generals, [], board.turns(players))
    s.troop_deck, s.koku_deck = troops, koku
    n = board.on_gate
    s.gates = [tuple(tiles[n * i:n * i + n]) for i in range(len(board.provinces))]
    s.kamons = [()] * len(board.provinces)
    s.lot_seals = [0, 0]
    sort_by_title(s)
    s.stack.append(Turns())


def sort_by_title(s: State) -> None:
    s.order = sorted(range(len(s.generals)), key=lambda seat: -s.generals[seat].title)
