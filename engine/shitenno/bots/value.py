"""What a bot thinks of the table: how surely provinces are held, what a hand can do next, what a lot is worth.

An Outlook is made from a view. Others' hands are what everybody saw them take and not yet play; their few unknown
cards are left out."""

from __future__ import annotations

from math import exp

from engine.shitenno.board import CARD, EXCHANGE, PLUS
from engine.shitenno.game import Shitenno
from engine.shitenno.payments import need_of
from engine.shitenno.state import GOLD, HIDDEN

from .cheapest import Costs, Price, Purse, cheapest, classes_of, spend
from .weights import Weights

WIDE = 3  # first placements for which a second one is looked for
Step = tuple[int, Price, float]  # province, payment, what it brings beyond its cost


class Outlook:
    def __init__(self, g: Shitenno, seat: int, weights: Weights) -> None:
        self.g, self.seat, self.w = g, seat, weights
        s = g.state
        players = len(s.generals)
        self.kamons = list(s.kamons)
        year = 0 if s.phase == "even" else 1  # the odd year that is played or comes next is no longer to come
        by_koku = len(s.koku_deck) / (g.board.reveal_koku * players)
        by_stock = min(general.stock for general in s.generals) / 1.3 - 1 + year
        self.to_come = max(0.0, min(by_koku, by_stock))  # odd years after that one
        share = 1 - exp(-self.to_come / weights.patience)
        self.units = 1 + (weights.koku - 1) * share
        self.costs: Costs = (
            round(weights.single * share, 3), round(weights.double * share, 3), round(self.units, 3),
            round(max(weights.exchange * share, 0.6), 3), round(max(weights.plus * share, 1.0), 3),
        )  # fmt: skip
        self.card_tile = weights.card * share
        self.tile = (self.costs[3] + self.costs[4] + self.card_tile) / 3
        # how surely weight decides, by free positions
        sure = weights.majority * (1 + weights.late * (1 - share))
        self.sure = [50.0, 2.2 * sure, 1.4 * sure, sure, sure]
        table = tuple(g.board.symbols.items())
        self.needs = [need_of(g, i) for i in range(len(self.kamons))]
        self.tables = [classes_of(table, need) for need in self.needs]
        self.doubts: list[float] = []  # errors about provinces, of a bot that makes some
        self.purses: dict[int, Purse] = {}
        self.held: dict[tuple[int, tuple[int, ...]], list[float]] = {}
        self.worths: dict[tuple[int, tuple[str, ...], int], float] = {}

    # --- provinces ------------------------------------------------------------------------------------------

    def chances(self, i: int, kamons: tuple[int, ...]) -> list[float]:
        """For each seat how likely it dominates the province in the end."""
        key = (i, kamons)
        found = self.held.get(key)
        if found is not None:
            return found
        players = len(self.g.state.generals)
        weights = [0.0] * players
        gold = self.g.board.gold_weight
        for place, kamon in enumerate(kamons):
            weights[kamon % GOLD] += gold if kamon >= GOLD else 1
            weights[kamon % GOLD] += self.w.left * 0.5**place if place == 0 or kamon not in kamons[:place] else 0.0
        free = len(self.g.board.provinces[i].positions) - len(kamons)
        sure = self.sure[free]
        most = max(weights)
        powers = [exp(sure * (weight - most)) for weight in weights]
        total = sum(powers)
        found = self.held[key] = [power / total for power in powers]
        return found

    def swing(self, i: int, seat: int, after: tuple[int, ...]) -> float:
        """What a changed province means to a seat, in points; what rivals lose counts a little."""
        before, then = self.chances(i, self.kamons[i]), self.chances(i, after)
        gained = then[seat] - before[seat]
        return self.g.board.majority * gained * (1 + self.w.rival)

    def gain(self, i: int, seat: int, title: int) -> float:
        """What a Kamon on the first free position brings, its cost aside."""
        g = self.g
        kamons = self.kamons[i]
        found = float(g.board.provinces[i].positions[len(kamons)] + g.board.titles[title].bonus)
        if g.state.gates[i]:
            found += self.tile
        return found + self.swing(i, seat, (*kamons, seat))

    # --- hands --------------------------------------------------------------------------------------------------

    def purse(self, seat: int) -> Purse:
        """What a seat is known to hold."""
        found = self.purses.get(seat)
        if found is None:
            general = self.g.state.generals[seat]
            hidden = (general.troops + general.koku + [""])[0][:1] == HIDDEN
            found = Purse({}, [0, 0, 0], 0, 0, 0)
            add_cards(self.g, found, general.seen if hidden else general.troops + general.koku)
            for tile in general.tiles:
                effect = self.g.board.effect[tile]
                found.e += effect == EXCHANGE
                found.p += effect == PLUS
            self.purses[seat] = found
        return found

    def keeping(self, purse: Purse) -> float:
        """What cards and tiles are worth that are kept."""
        single, double, koku, exchange, plus = self.costs
        found = (purse.coins[0] + 2 * purse.coins[1] + 3 * purse.coins[2]) * koku
        for card, n in purse.troops.items():
            found += n * (double if "-" in card else single)
        return found + purse.e * exchange + purse.p * plus

    def steps(self, purse: Purse, seat: int, title: int, without: int = -1) -> list[Step]:
        """Every placement that could be paid for now, the best first."""
        g = self.g
        found: list[Step] = []
        for province in g.board.provinces:
            i = province.index
            taken = len(self.kamons[i])
            if i == without or taken == len(province.positions):
                continue
            price = cheapest(g, purse, self.needs[i], province.positions[taken], self.costs, self.tables[i])
            if price is not None:
                doubt = self.doubts[i] if self.doubts else 0.0
                found.append((i, price, self.gain(i, seat, title) + doubt - price.cost))
        found.sort(key=lambda step: -step[2])
        return found

    def plan(self, purse: Purse, seat: int, title: int, placements: int) -> tuple[float, list[Step]]:
        """The best placements of a turn and what they bring beyond their cost."""
        if placements <= 0:
            return 0.0, []
        steps = self.steps(purse, seat, title)
        best, chosen = 0.0, list[Step]()
        for step in steps[:WIDE] if placements > 1 else steps[:1]:
            worth, found = step[2], [step]
            if placements > 1 and worth + steps[0][2] > best:
                rest = spend(purse, step[1], self.tables[step[0]])
                seconds = self.steps(rest, seat, title, step[0])
                if seconds and seconds[0][2] > 0:
                    worth += seconds[0][2]
                    found.append(seconds[0])
            if worth > best:
                best, chosen = worth, found
        return best, chosen

    # --- lots ---------------------------------------------------------------------------------------------------

    def worth(self, seat: int, cards: tuple[str, ...], seal: int) -> float:
        """What a lot is worth to a seat: the cards, the Title, and what it could place then."""
        key = (seat, cards, seal)
        found = self.worths.get(key)
        if found is not None:
            return found
        g = self.g
        general = g.state.generals[seat]
        purse = self.purse(seat).copy()
        kept = self.keeping(purse)
        add_cards(g, purse, cards)
        title = g.board.titles[seal]
        purse.h = int(title.stands_in)
        placements = min(g.board.placements, general.stock)
        surplus, _ = self.plan(purse, seat, seal, placements)
        purse.h = 0
        rank = g.board.seals.index(seal)
        found = self.keeping(purse) - kept + surplus * (1 - self.w.later * rank) + self.title_worth(seat, seal)
        self.worths[key] = found
        return found

    def title_worth(self, seat: int, seal: int) -> float:
        title = self.g.board.titles[seal]
        found = float(getattr(self.w, title.name))
        if title.gilds:
            found += self.best_gilding(seat)[0]
        return found

    def best_gilding(self, seat: int) -> tuple[float, int, int]:
        """The swing of the best gold leaf, with province and position (-1: none is any good)."""
        best = (0.0, -1, -1)
        for i, kamons in enumerate(self.kamons):
            for place, kamon in enumerate(kamons):
                if kamon == seat:
                    after = (*kamons[:place], kamon + GOLD, *kamons[place + 1:])
                    swing = self.swing(i, seat, after)
                    if swing > best[0]:
                        best = (swing, i, place)
        return best


def add_cards(g: Shitenno, purse: Purse, cards: list[str] | tuple[str, ...]) -> None:
    value = g.board.value
    for card in cards:
        if card in value:
            purse.coins[value[card] - 1] += 1
        else:
            purse.troops[card] = purse.troops.get(card, 0) + 1


def holds_card(g: Shitenno, seat: int) -> bool:
    return any(g.board.effect[tile] == CARD for tile in g.state.generals[seat].tiles)
