"""The odd year: in the order of the new Titles every general places up to two Kamons, each on the first free position
of a province and paid for in troops or in Koku; draws with Card tiles; and the Sensei may gild."""

from __future__ import annotations

from dataclasses import field
from typing import TYPE_CHECKING

from engine.core.decision import Decision, Option
from engine.core.event import Event
from engine.core.plain import plain
from engine.core.procedure import Procedure

from .board import CARD, EXCHANGE, PLUS
from .payments import means_of, need_of, ways_to_pay
from .score import gain
from .sharing import draw_troop
from .state import GOLD, General

if TYPE_CHECKING:
    from .game import Shitenno

STOP: Option = ("stop",)
DRAW: Option = ("draw",)
NONE: Option = ("none",)


def majority(g: Shitenno, i: int) -> tuple[int, bool]:
    """Who dominates a province (-1: nobody) and whether only by standing further left."""
    kamons = g.state.kamons[i]
    if not kamons:
        return -1, False
    weights: dict[int, int] = {}  # in the order of the leftmost Kamon
    gold = g.board.gold_weight
    for kamon in kamons:
        if kamon >= GOLD:
            weights[kamon - GOLD] = weights.get(kamon - GOLD, 0) + gold
        else:
            weights[kamon] = weights.get(kamon, 0) + 1
    most = max(weights.values())
    first = next(seat for seat, weight in weights.items() if weight == most)
    return first, sum(weight == most for weight in weights.values()) > 1


def holds_card_tile(g: Shitenno, general: General) -> bool:
    """Whether the general has a Card tile and there is a card to draw."""
    s = g.state
    if not general.tiles or not (s.troop_deck or s.discards):
        return False
    effect = g.board.effect
    return any(effect[tile] == CARD for tile in general.tiles)


@plain
class Control(Procedure):
    queue: list[int] = field(default_factory=list)
    at: str = "next_general"

    def next_general(self, g: Shitenno) -> None:
        if not self.queue:
            g.done()
            return
        g.push(Campaign(self.queue.pop(0)))


@plain
class Campaign(Procedure):
    """One general's turn in an odd year."""

    player: int
    placed: int = 0
    stood_in: bool = False  # the Hatamoto has been used
    province: int = -1  # the one to be paid for
    new: list[tuple[int, int]] = field(default_factory=list)  # province and position of this year's Kamons
    at: str = "act"

    def may_stand_in(self, g: Shitenno) -> int:
        return int(not self.stood_in and g.title(g.state.generals[self.player]).stands_in)

    def act(self, g: Shitenno) -> Decision | None:
        s = g.state
        general = s.generals[self.player]
        options: list[Option] = []
        if self.placed < g.board.placements and general.stock:
            means = means_of(g, general, self.may_stand_in(g))
            for province in g.board.provinces:
                i = province.index
                taken = len(s.kamons[i])
                if taken == len(province.positions):
                    continue
                if means.pays_koku(province.positions[taken]) or means.pays_troops(need_of(g, i)):
                    options.append(("province", province.id))
        if holds_card_tile(g, general):
            options.append(DRAW)
        if not options:
            self.stop(g, True)
            return None
        options.append(STOP)
        return Decision(self.player, "campaign", options)

    def on_campaign(self, g: Shitenno, option: Option) -> None:
        if option[0] == "province":
            self.province = g.board.index[option[1]]
            self.at = "pay"
        elif option[0] == "draw":
            self.draw(g)
        else:
            self.stop(g, False)

    def stop(self, g: Shitenno, forced: bool) -> None:
        self.at = "gild"
        if g.sink is not None:
            g.sink(Event("stop", self.player, {"placed": self.placed, "forced": forced}))

    def draw(self, g: Shitenno) -> None:
        s = g.state
        general = s.generals[self.player]
        card = draw_troop(g)
        assert card is not None
        general.troops.append(card)
        use_tiles(g, general, CARD, 1)
        if g.sink is not None:
            g.sink(Event("draw", self.player, {}, {"card": card}, (self.player,)))

    # --- a Kamon ----------------------------------------------------------------------------------------------

    def pay(self, g: Shitenno) -> Decision:
        general = g.state.generals[self.player]
        means = means_of(g, general, self.may_stand_in(g))
        return Decision(self.player, "pay", ways_to_pay(g, means, self.province))

    def on_pay(self, g: Shitenno, option: Option) -> None:
        _, kind, cards, koku, hatamoto, exchange, plus = option
        s = g.state
        general = s.generals[self.player]
        province = g.board.provinces[self.province]
        for hand, gone, paid in ((general.troops, s.discards, cards), (general.koku, s.koku_gone, koku)):
            for card in paid:
                hand.remove(card)
                gone.append(card)
                if card in general.seen:
                    general.seen.remove(card)
        tiles = use_tiles(g, general, EXCHANGE, exchange) + use_tiles(g, general, PLUS, plus)
        if hatamoto:
            self.stood_in = True
        if g.sink is not None:
            told = {"province": province.id, "kind": kind, "cards": list(cards), "koku": list(koku)}
            g.sink(Event("pay", self.player, {**told, "hatamoto": hatamoto, "tiles": tiles}))
        self.at = "act"
        self.place(g, general)

    def place(self, g: Shitenno, general: General) -> None:
        s = g.state
        i = self.province
        province = g.board.provinces[i]
        before = majority(g, i)[0] if g.sink is not None else -1
        position = len(s.kamons[i])
        s.kamons[i] += (self.player,)
        general.stock -= 1
        self.placed += 1
        self.new.append((i, position))
        self.province = -1
        points, bonus = province.positions[position], g.title(general).bonus
        gain(general, points, "positions")
        if bonus:
            gain(general, bonus, "titles")
        if g.sink is not None:
            told = {"province": province.id, "position": position, "n": points, "bonus": bonus}
            g.sink(Event("place", self.player, told))
            tell_majority(g, i, before)
        if s.gates[i]:
            self.take_tile(g, general, i)
        elif g.sink is not None:
            g.sink(Event("full", self.player, {"province": province.id}))
        if general.stock == 0 and g.sink is not None:
            if s.koku_deck and sum(other.stock == 0 for other in s.generals) == 1:
                g.sink(Event("last_turn", self.player, {"by": "stock"}))

    def take_tile(self, g: Shitenno, general: General, i: int) -> None:
        s = g.state
        tile = s.gates[i][-1]
        s.gates[i] = s.gates[i][:-1]
        general.tiles.append(tile)
        if g.sink is not None:
            shown = s.gates[i][-1].partition(":")[0] if s.gates[i] else ""
            g.sink(Event("win_tile", self.player, {"province": g.board.provinces[i].id, "tile": tile, "next": shown}))

    # --- the Sensei -----------------------------------------------------------------------------------------------

    def gild(self, g: Shitenno) -> Decision | None:
        s = g.state
        if not g.title(s.generals[self.player]).gilds:
            g.done()
            return None
        options: list[Option] = [NONE]
        for province in g.board.provinces:
            for position, kamon in enumerate(s.kamons[province.index]):
                if kamon == self.player:
                    if g.rules.gilding == "any_year" or (province.index, position) in self.new:
                        options.append(("gild", province.id, position))
        return Decision(self.player, "gild", options)

    def on_gild(self, g: Shitenno, option: Option) -> None:
        g.done()
        if option[0] == "none":
            return
        s = g.state
        i, position = g.board.index[option[1]], option[2]
        before = majority(g, i)[0] if g.sink is not None else -1
        kamons = s.kamons[i]
        s.kamons[i] = (*kamons[:position], kamons[position] + GOLD, *kamons[position + 1:])
        if g.sink is not None:
            g.sink(Event("gild", self.player, {"province": option[1], "position": position}))
            tell_majority(g, i, before)


def use_tiles(g: Shitenno, general: General, effect: str, n: int) -> list[str]:
    """Tiles of one effect leave the game."""
    used: list[str] = []
    for _ in range(n):
        tile = next(tile for tile in general.tiles if g.board.effect[tile] == effect)
        general.tiles.remove(tile)
        used.append(tile)
    g.state.tiles_gone += used
    return used


def tell_majority(g: Shitenno, i: int, before: int) -> None:
    seat, tied = majority(g, i)
    if seat != before and g.sink is not None:
        g.sink(Event("majority", seat, {"province": g.board.provinces[i].id, "before": before, "tied": tied}))
