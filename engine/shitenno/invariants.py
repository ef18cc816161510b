"""What must be true at every question (the census of S88): every card, tile and Kamon is in exactly one place."""

from __future__ import annotations

from collections import Counter

from .game import Shitenno
from .state import GOLD


class Inventory:
    def __init__(self, g: Shitenno) -> None:
        self.troops, self.koku, self.tiles = census(g)
        self.kamons = [g.board.kamons[len(g.config.seats)]] * len(g.config.seats)
        self.board_troops, self.board_koku = len(g.board.troop_cards), len(g.board.koku_cards)

    def violations(self, g: Shitenno) -> list[str]:
        """One sentence for everything that is wrong now."""
        found: list[str] = []
        for name, before, now in zip(
            ("troops", "koku", "tiles"), (self.troops, self.koku, self.tiles), census(g), strict=True
        ):
            if before != now:
                lost = {card: n - now[card] for card, n in before.items() if n != now[card]}
                found.append(f"{name} do not add up: {lost or dict(now - before)}")
        if self.troops.total() != self.board_troops or self.koku.total() != self.board_koku:
            found.append("the decks have lost cards")
        self.check_board(g, found)
        self.check_generals(g, found)
        self.check_question(g, found)
        return found

    def check_board(self, g: Shitenno, found: list[str]) -> None:
        s = g.state
        placed = Counter(kamon % GOLD for kamons in s.kamons for kamon in kamons)
        for general in s.generals:
            if general.stock + placed[general.seat] != self.kamons[general.seat] or general.stock < 0:
                found.append(f"{general.name}'s Kamons do not add up: {general.stock} and {placed[general.seat]}")
        for province in g.board.provinces:
            kamons, gate = s.kamons[province.index], s.gates[province.index]
            if len(kamons) > len(province.positions):
                found.append(f"{province.id} holds {len(kamons)} Kamons")
            if len(gate) != max(0, g.board.on_gate - len(kamons)):
                found.append(f"the gate of {province.id} holds {len(gate)} tiles beside {len(kamons)} Kamons")
        if not 1 <= s.turn <= s.turns:
            found.append(f"this is turn {s.turn} of {s.turns}")

    def check_generals(self, g: Shitenno, found: list[str]) -> None:
        s = g.state
        titles = [general.title for general in s.generals]
        if len(set(titles)) < len(titles) or not set(titles) <= set(g.board.seals):
            found.append(f"the Titles are {titles}")
        if [titles[seat] for seat in s.order] != sorted(titles, reverse=True):
            found.append(f"the order {s.order} is not that of the Titles {titles}")
        for general in s.generals:
            if sum(general.sources.values()) != general.points:
                found.append(f"{general.name}'s points {general.points} are not the sum of {general.sources}")
            if Counter(general.seen) - Counter(general.troops + general.koku):
                found.append(f"{general.name} has been seen with cards that are not in hand")
        if s.phase == "even":
            seals = s.seals + [general.seal for general in s.generals if general.seal]
            if sorted(seals, reverse=True) != g.board.seals:
                found.append(f"the seals are {seals}")
        elif s.pool or s.seals:
            found.append("something was not handed out")

    def check_question(self, g: Shitenno, found: list[str]) -> None:
        if g.decision is None:
            return
        options = g.decision.options
        if not options:
            found.append(f"the question '{g.decision.kind}' has no answer")
        if len(set(options)) != len(options):
            found.append(f"the question '{g.decision.kind}' offers an answer twice")


def census(g: Shitenno) -> tuple[Counter[str], Counter[str], Counter[str]]:
    s = g.state
    troops = Counter(s.troop_deck + s.discards)
    koku = Counter(s.koku_deck + s.koku_gone)
    tiles = Counter(s.tiles_gone)
    for general in s.generals:
        troops.update(general.troops)
        koku.update(general.koku)
        tiles.update(general.tiles)
    for card in s.pool:
        (koku if card in g.board.value else troops)[card] += 1
    for gate in s.gates:
        tiles.update(gate)
    return troops, koku, tiles
