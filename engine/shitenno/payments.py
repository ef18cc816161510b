"""Paying for a position: what it needs, whether somebody can pay, and all minimal ways to do so (A10).

A payment is one option: ("pay", "troops" or "koku", Troop cards, Koku cards, Hatamoto 0/1, Exchanges, +1s). It is
minimal: nothing in it can be left out. Cards that do the same for a need form a class ("one of the kind, one useless"),
so that the ways are found over a few counts and remembered; then every class is spelled out in cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import lru_cache
from itertools import product
from typing import TYPE_CHECKING

from engine.core.decision import Option

from .board import EXCHANGE, PLUS

if TYPE_CHECKING:
    from .game import Shitenno
    from .state import General

TROOPS, KOKU = "troops", "koku"
# Classes of Troop cards by (symbols of the province's kind, of the gate's kind, of others), then three Koku values.
CLASSES = ((2, 0, 0), (1, 1, 0), (0, 2, 0), (1, 0, 0), (0, 1, 0), (1, 0, 1), (0, 1, 1), (0, 0, 1), (0, 0, 2))
CLASS_OF = {c: i for i, c in enumerate(CLASSES)}
PURE = 7  # from this class on cards help only through an Exchange
SPREAD = (*((a, b, o, 0) for a, b, o in CLASSES), (0, 0, 0, 1), (0, 0, 0, 2), (0, 0, 0, 3))
MOST = 4  # the largest need: no more of anything can be of use in a troop payment
Need = tuple[str, int, str, int]  # the province's troop and how many; the gate's other troop and how many (0 or 1)
Way = tuple[tuple[int, ...], int, int, int]  # cards by class, Hatamoto, Exchanges, +1s


def need_of(g: Shitenno, i: int) -> Need:
    """What the first free position of a province asks for in troops."""
    province = g.board.provinces[i]
    gate = g.state.gates[i]
    own = province.troop
    troop = gate[-1].partition(":")[0] if gate else own  # under a bare gate one more of the own kind is painted
    return (own, province.count + 1, own, 0) if troop == own else (own, province.count, troop, 1)


class Means:
    """What somebody could pay with."""

    __slots__ = ("troops", "koku", "h", "e", "p", "symbols", "total", "units", "wild", "as_koku")

    def __init__(self, g: Shitenno, troops: list[str], koku: list[str], h: int, e: int, p: int) -> None:
        self.troops, self.koku, self.h, self.e, self.p = troops, koku, h, e, p
        self.wild, self.as_koku = g.wild, g.as_koku
        symbols: dict[str, int] = {}
        total = 0
        table = g.board.symbols
        for card in troops:
            for symbol in table[card]:
                symbols[symbol] = symbols.get(symbol, 0) + 1
                total += 1
        self.symbols, self.total = symbols, total
        value = g.board.value
        units = 0
        for card in koku:
            units += value[card]
        self.units = units

    def pays_troops(self, need: Need) -> bool:
        own, a, other, b = need
        symbols = self.symbols
        have_a = symbols.get(own, 0)
        have_b = symbols.get(other, 0) if b else 0
        return pays(have_a, have_b, self.total - have_a - have_b, self.units, self.h * self.wild, self.e, self.p, a, b)

    def pays_koku(self, price: int) -> bool:
        sources = self.total + (self.h * self.wild if self.as_koku else 0)
        laid = self.units + (self.e if self.e < sources else sources)
        return laid > 0 and laid + self.p >= price


def means_of(g: Shitenno, general: General, h: int) -> Means:
    e = p = 0
    if general.tiles:
        effect = g.board.effect
        for tile in general.tiles:
            e += effect[tile] == EXCHANGE
            p += effect[tile] == PLUS
    return Means(g, general.troops, general.koku, h, e, p)


def pays(have_a: int, have_b: int, rest: int, units: int, h: int, e: int, p: int, a: int, b: int) -> bool:
    """Whether symbols, Koku units, wild symbols and tiles contain a need of `a` and `b` symbols (A10's closed form)."""
    match = (have_a if have_a < a else a) + (have_b if have_b < b else b)
    lacking = a + b - match
    if lacking == 0:
        return True
    new = (have_a == 0) + (b > 0 and have_b == 0)
    left = have_a + have_b + rest - match + units
    most_copies = p if have_a + have_b + rest + units + h > 0 else 0
    for copies in range(most_copies + 1):
        sources = left + copies
        made = h + (e if e < sources else sources)
        if made >= new and made + p - copies >= lacking:
            return True
    return False


# --- all minimal ways ------------------------------------------------------------------------------------


def ways_to_pay(g: Shitenno, means: Means, i: int) -> list[Option]:
    """Every minimal payment for the first free position of a province, one for each choice of kinds."""
    found: list[Option] = []
    need = need_of(g, i)
    if means.pays_troops(need):
        found += troop_payments(g, means, need)
    price = g.board.provinces[i].positions[len(g.state.kamons[i])]
    if means.pays_koku(price):
        found += koku_payments(g, means, price)
    return found


def troop_payments(g: Shitenno, means: Means, need: Need) -> list[Option]:
    own, a, other, b = need
    table = g.board.symbols
    kinds: list[list[tuple[str, int]]] = [[] for _ in SPREAD]
    have = [0] * len(SPREAD)
    for card, n in sorted(Counter(means.troops).items(), key=lambda item: g.board.order[item[0]]):
        symbols = table[card]
        in_a = symbols.count(own)
        in_b = symbols.count(other) if b else 0
        at = CLASS_OF[in_a, in_b, len(symbols) - in_a - in_b]
        kinds[at].append((card, n))
        have[at] += n
    for card, n in sorted(Counter(means.koku).items()):
        at = len(CLASSES) + g.board.value[card] - 1
        kinds[at].append((card, n))
        have[at] += n
    capped = tuple([n if n < MOST else MOST for n in have])
    found = troop_ways(a, b, capped, means.h * means.wild, min(means.e, MOST), min(means.p, MOST))
    made: list[Option] = []
    split = len(CLASSES)
    for used, h, e, p in found:
        parts = [list(picks(kinds[c], n)) for c, n in enumerate(used) if n and c < split]
        coins = [list(picks(kinds[c], n)) for c, n in enumerate(used) if n and c >= split]
        for cards in product(*parts):
            for koku in product(*coins):
                laid = sorted((card for part in cards for card in part), key=g.board.order.__getitem__)
                paid = sorted(card for part in koku for card in part)
                made.append(("pay", TROOPS, tuple(laid), tuple(paid), h, e, p))
    return made


def picks(kinds: list[tuple[str, int]], n: int) -> Iterator[tuple[str, ...]]:
    """All ways to choose n cards of these kinds."""
    if n == 0:
        yield ()
        return
    if not kinds:
        return
    (card, most), rest = kinds[0], kinds[1:]
    for k in range(min(most, n), -1, -1):
        for others in picks(rest, n - k):
            yield (card,) * k + others


@lru_cache(maxsize=20_000)
def troop_ways(a: int, b: int, have: tuple[int, ...], wild: int, most_e: int, most_p: int) -> list[Way]:
    """Minimal troop payments by class. `wild` is what the Hatamoto stands for, 0 if he cannot."""
    found: list[Way] = []
    for h in range(2 if wild else 1):
        for e in range(most_e + 1):
            for p in range(most_p + 1):
                _troop_ways(a, b, have, h, wild, e, p, found)
    return found


def _troop_ways(
    a: int, b: int, have: tuple[int, ...], h: int, wild: int, e: int, p: int, found: list[Way]
) -> None:
    """Lay cards class by class until they pay with exactly these tiles; keep what cannot do without anything."""
    size = len(SPREAD)
    free = [min(n, e) if c >= PURE else n for c, n in enumerate(have)]
    after = [(0, 0, 0, 0)] * (size + 1)  # all symbols and units from a class on
    for c in range(size - 1, -1, -1):
        n = free[c]
        x, y = SPREAD[c], after[c + 1]
        after[c] = (n * x[0] + y[0], n * x[1] + y[1], n * x[2] + y[2], n * x[3] + y[3])
    hh = h * wild
    if not pays(*after[0], hh, e, p, a, b):
        return
    used = [0] * size

    def lay(c: int, sa: int, sb: int, so: int, u: int, pure: int) -> None:
        if pays(sa, sb, so, u, hh, e, p, a, b):
            if minimal(sa, sb, so, u):
                found.append((tuple(used), h, e, p))
            return
        for k in range(c, size):
            ra, rb, ro, ru = after[k]
            if not pays(sa + ra, sb + rb, so + ro, u + ru, hh, e, p, a, b):
                return
            if used[k] < free[k] and (k < PURE or pure < e):
                x = SPREAD[k]
                used[k] += 1
                lay(k, sa + x[0], sb + x[1], so + x[2], u + x[3], pure + (k >= PURE))
                used[k] -= 1

    def minimal(sa: int, sb: int, so: int, u: int) -> bool:
        if e and pays(sa, sb, so, u, hh, e - 1, p, a, b):
            return False
        if p and pays(sa, sb, so, u, hh, e, p - 1, a, b):
            return False
        if h and pays(sa, sb, so, u, 0, e, p, a, b):
            return False
        for k, n in enumerate(used):
            if n:
                x = SPREAD[k]
                if pays(sa - x[0], sb - x[1], so - x[2], u - x[3], hh, e, p, a, b):
                    return False
        return True

    lay(0, 0, 0, 0, 0, 0)


def koku_payments(g: Shitenno, means: Means, price: int) -> list[Option]:
    table = g.board.symbols
    kinds: list[list[tuple[str, int]]] = [[], []]  # single and double Troop cards
    if means.e:
        for card, n in sorted(Counter(means.troops).items(), key=lambda item: g.board.order[item[0]]):
            kinds[len(table[card]) - 1].append((card, n))
    singles, doubles = (min(means.e, sum(n for _, n in part)) for part in kinds)
    coins = [0, 0, 0]
    for card in means.koku:
        coins[g.board.value[card] - 1] += 1
    wild = means.h * means.wild if means.as_koku else 0
    made: list[Option] = []
    for (ones, twos, threes, x, y), h, e, p in koku_ways(
        price, coins[0], coins[1], coins[2], singles, doubles, wild, means.e, means.p
    ):
        paid = ("koku1",) * ones + ("koku2",) * twos + ("koku3",) * threes
        for first in picks(kinds[0], x):
            for second in picks(kinds[1], y):
                made.append(("pay", KOKU, first + second, paid, h, e, p))
    return made


@lru_cache(maxsize=20_000)
def koku_ways(
    price: int, ones: int, twos: int, threes: int, singles: int, doubles: int, wild: int, most_e: int, most_p: int
) -> list[Way]:
    """Minimal Koku payments: how many cards of each value, single and double Troop cards turned into Koku, tiles."""
    found: list[Way] = []

    def reach(units: int, sources: int, e: int, p: int) -> bool:
        laid = units + (e if e < sources else sources)
        return laid > 0 and laid + p >= price

    for h, e, p in product(range(2 if wild else 1), range(most_e + 1), range(most_p + 1)):
        for x, y in product(range(min(singles, e) + 1), range(min(doubles, e) + 1)):
            sources = x + 2 * y + h * wild
            if e > sources:  # an Exchange without a troop to turn
                continue
            for k3, k2 in product(range(threes + 1), range(twos + 1)):
                k1 = max(0, price - (3 * k3 + 2 * k2) - e - p)
                if k1 == 0 and 3 * k3 + 2 * k2 + e == 0:
                    k1 = 1  # a +1 needs a Koku in play
                if k1 > ones:
                    continue
                u = k1 + 2 * k2 + 3 * k3
                spare = (
                    (e and reach(u, sources, e - 1, p)) or (p and reach(u, sources, e, p - 1))
                    or (k1 and reach(u - 1, sources, e, p)) or (k2 and reach(u - 2, sources, e, p))
                    or (k3 and reach(u - 3, sources, e, p)) or (x and reach(u, sources - 1, e, p))
                    or (y and reach(u, sources - 2, e, p)) or (h and reach(u, sources - wild, e, p))
                )  # fmt: skip
                if not spare:
                    found.append(((k1, k2, k3, x, y), h, e, p))
    return found
