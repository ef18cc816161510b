"""Who may know what (A19). Public: points, Titles, stocks, won tiles, numbers of cards in hand by back, pool, lots,
discards, sizes of decks, and which cards of a hand came from lots (`seen`), since everybody watched. Secret: the other
faces in hand, the order of the decks, bonus faces and lower tiles of the gates. `redeal` fills the gaps with something
possible."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from engine.core.decision import Decision
from engine.core.rng import Rng

from .config import Config
from .state import HIDDEN, KOKU_BACK, TILE_BACK, TROOP_BACK

if TYPE_CHECKING:
    from .game import Shitenno


def view(g: Shitenno, seat: int | None) -> Shitenno:
    twin = g.clone()
    if seat is None:
        return twin
    s = twin.state
    for general in s.generals:
        if general.seat != seat:
            general.troops = [TROOP_BACK] * len(general.troops)
            general.koku = [KOKU_BACK] * len(general.koku)
    s.troop_deck = [TROOP_BACK] * len(s.troop_deck)
    s.koku_deck = [KOKU_BACK] * len(s.koku_deck)
    s.gates = [covered(gate) for gate in s.gates]
    s.rng = Rng(0)
    if g.config.seed:
        twin.config = Config(g.config.seats, g.config.rules, 0)
    if g.decision is not None and g.decision.player != seat:
        twin.decision = Decision(g.decision.player, g.decision.kind, [])
    return twin


def covered(gate: tuple[str, ...]) -> tuple[str, ...]:
    """A stack of tiles from above: the troop of the top one, backs below."""
    if not gate:
        return gate
    return (*[TILE_BACK] * (len(gate) - 1), gate[-1].partition(":")[0] + ":" + HIDDEN)


def redeal(v: Shitenno, rng: Rng) -> Shitenno:
    """A full game that agrees with a view."""
    g = v.clone()
    s = g.state
    s.rng = Rng(rng.below(1 << 30) << 32 | rng.below(1 << 30))
    troops, koku, tiles = Counter(g.board.troop_cards), Counter(g.board.koku_cards), Counter(g.board.tiles)
    value = g.board.value
    for general in s.generals:
        tiles.subtract(general.tiles)
        hidden = bool(general.troops + general.koku) and (general.troops + general.koku)[0][0] == HIDDEN
        if hidden:
            size, coins = len(general.troops), len(general.koku)
            general.troops = [card for card in general.seen if card not in value][:size]
            general.koku = [card for card in general.seen if card in value][:coins]
            general.troops += [TROOP_BACK] * (size - len(general.troops))
            general.koku += [KOKU_BACK] * (coins - len(general.koku))
        troops.subtract(card for card in general.troops if card != TROOP_BACK)
        koku.subtract(card for card in general.koku if card != KOKU_BACK)
    troops.subtract(s.discards)
    koku.subtract(s.koku_gone)
    tiles.subtract(s.tiles_gone)
    for card in s.pool:
        (koku if card in value else troops)[card] -= 1
    unseen, coins_left = sorted(troops.elements()), sorted(koku.elements())
    rng.shuffle(unseen)
    rng.shuffle(coins_left)
    for general in s.generals:
        general.troops = [unseen.pop() if card == TROOP_BACK else card for card in general.troops]
        general.koku = [coins_left.pop() if card == KOKU_BACK else card for card in general.koku]
    if s.troop_deck and s.troop_deck[0][0] == HIDDEN:
        s.troop_deck = unseen
    if s.koku_deck and s.koku_deck[0][0] == HIDDEN:
        s.koku_deck = coins_left
    deal_gates(g, tiles, rng)
    return g


def deal_gates(g: Shitenno, tiles: Counter[str], rng: Rng) -> None:
    """Tops first, because their troop is known; the rest as it comes."""
    s = g.state
    left = sorted(tiles.elements())
    tops: list[str] = []
    for gate in s.gates:
        if gate and gate[-1].endswith(HIDDEN):
            face = gate[-1].partition(":")[0] + ":"
            fitting = [tile for tile in left if tile.startswith(face)]
            tops.append(rng.choice(fitting))
            left.remove(tops[-1])
        else:
            tops.append(gate[-1] if gate else "")
    rng.shuffle(left)
    s.gates = [
        (*(left.pop() if tile == TILE_BACK else tile for tile in gate[:-1]), top) if gate else gate
        for gate, top in zip(s.gates, tops, strict=True)
    ]
