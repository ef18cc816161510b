"""The cheapest way to pay, quickly: what a payment costs depends only on the classes of its cards (payments.py), so the
best way is found once for a set of counts and remembered."""

from __future__ import annotations

from functools import lru_cache

from engine.shitenno.game import Shitenno
from engine.shitenno.payments import CLASS_OF, CLASSES, KOKU, MOST, SPREAD, TROOPS, Need, Way, koku_ways, troop_ways

Costs = tuple[float, float, float, float, float]  # single, double, one Koku, Exchange, +1
COINS = len(CLASSES)
FEW = 2  # tiles of a kind that are thought about for one payment: more is rare and slow


class Purse:
    """Cards by kind and tiles by number: a hand that can be changed and put back."""

    __slots__ = ("troops", "coins", "e", "p", "h")

    def __init__(self, troops: dict[str, int], coins: list[int], h: int, e: int, p: int) -> None:
        self.troops, self.coins, self.h, self.e, self.p = troops, coins, h, e, p

    def copy(self) -> Purse:
        return Purse(self.troops.copy(), self.coins[:], self.h, self.e, self.p)


class Price:
    """A cheapest payment: what it costs, its kind and its way."""

    __slots__ = ("cost", "kind", "way")

    def __init__(self, cost: float, kind: str, way: Way) -> None:
        self.cost, self.kind, self.way = cost, kind, way


@lru_cache(maxsize=1_000)
def classes_of(table: tuple[tuple[str, tuple[str, ...]], ...], need: Need) -> dict[str, int]:
    """Which class every Troop card belongs to for a need."""
    own, _, other, b = need
    found = {}
    for card, symbols in table:
        in_a = symbols.count(own)
        in_b = symbols.count(other) if b else 0
        found[card] = CLASS_OF[in_a, in_b, len(symbols) - in_a - in_b]
    return found


@lru_cache(maxsize=20_000)
def best_troops(a: int, b: int, have: tuple[int, ...], wild: int, e: int, p: int, costs: Costs) -> Price | None:
    single, double, koku, exchange, plus = costs
    by_class = [single if sum(x) == 1 else double for x in CLASSES] + [koku, 2 * koku, 3 * koku]
    best: Price | None = None
    for way in troop_ways(a, b, have, wild, e, p):
        used, _, with_e, with_p = way
        cost = with_e * exchange + with_p * plus
        for c, n in enumerate(used):
            if n:
                cost += n * by_class[c]
        if best is None or cost < best.cost:
            best = Price(cost, TROOPS, way)
    return best


@lru_cache(maxsize=20_000)
def best_koku(
    price: int, coins: tuple[int, ...], singles: int, doubles: int, wild: int, e: int, p: int, costs: Costs
) -> Price | None:
    single, double, koku, exchange, plus = costs
    best: Price | None = None
    for way in koku_ways(price, coins[0], coins[1], coins[2], singles, doubles, wild, e, p):
        (ones, twos, threes, x, y), _, with_e, with_p = way
        cost = (ones + 2 * twos + 3 * threes) * koku + x * single + y * double + with_e * exchange + with_p * plus
        if best is None or cost < best.cost:
            best = Price(cost, KOKU, way)
    return best


def cheapest(g: Shitenno, purse: Purse, need: Need, price: int, costs: Costs, table: dict[str, int]) -> Price | None:
    """The cheapest payment for a need or a price; `table` is `classes_of` this need."""
    have = [0] * len(SPREAD)
    total = singles = 0
    for card, n in purse.troops.items():
        have[table[card]] += n
        total += n
        if "-" not in card:
            singles += n
    have[COINS:] = purse.coins
    e, p = min(purse.e, FEW), min(purse.p, FEW)
    key = tuple([n if n < MOST else MOST for n in have])
    first = best_troops(need[1], need[3], key, purse.h * g.wild, e, p, costs)
    coins = purse.coins
    if coins[0] + 2 * coins[1] + 3 * coins[2] + e + p < price:
        return first
    wild = purse.h * g.wild if g.as_koku else 0
    second = best_koku(price, tuple(coins), min(singles, e), min(total - singles, e), wild, e, p, costs)
    if first is None or (second is not None and second.cost < first.cost):
        return second
    return first


def spend(purse: Purse, found: Price, table: dict[str, int]) -> Purse:
    """What is left after a payment; of several kinds that do the same the most plentiful goes."""
    left = purse.copy()
    used, h, e, p = found.way
    left.h -= h
    left.e -= e
    left.p -= p
    if found.kind == TROOPS:
        for c, n in enumerate(used):
            for _ in range(n):
                if c >= COINS:
                    left.coins[c - COINS] -= 1
                else:
                    take(left, [card for card in left.troops if table[card] == c])
        return left
    for i in range(3):
        left.coins[i] -= used[i]
    for n, double in ((used[3], False), (used[4], True)):
        for _ in range(n):
            take(left, [card for card in left.troops if ("-" in card) == double])
    return left


def take(purse: Purse, kinds: list[str]) -> None:
    card = max(kinds, key=lambda kind: purse.troops[kind])
    if purse.troops[card] == 1:
        del purse.troops[card]
    else:
        purse.troops[card] -= 1
