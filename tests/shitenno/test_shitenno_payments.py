"""Payments against the letter of the rule: tiles laid one after another, each on what lies there at that moment."""

import random
from collections import Counter
from itertools import combinations

from engine.core.decision import Option
from engine.shitenno.config import standard_game
from engine.shitenno.game import Shitenno, new_game
from engine.shitenno.payments import TROOPS, Means, Need, koku_payments, pays, troop_payments

KINDS = ("samurai", "shinobi", "bushi", "sohei")
Table = tuple[tuple[str, ...], int]  # symbols and Koku units that lie there


def laid(symbols: list[str], units: int, h: int, e: int, p: int) -> set[Table]:
    """Everything that can lie there after some of these tiles, step by step."""
    starts = [(tuple(sorted([*symbols, kind])), units) for kind in KINDS] if h else [(tuple(sorted(symbols)), units)]
    seen: set[tuple[Table, int, int]] = {(start, e, p) for start in starts}
    todo = list(seen)
    while todo:
        (lie, u), exchanges, copies = todo.pop()
        after: list[tuple[Table, int, int]] = []
        if exchanges:
            for i in range(len(lie)):
                rest = lie[:i] + lie[i + 1:]
                after += [((tuple(sorted((*rest, kind))), u), exchanges - 1, copies) for kind in KINDS]
                after.append(((rest, u + 1), exchanges - 1, copies))
            if u:
                after += [((tuple(sorted((*lie, kind))), u - 1), exchanges - 1, copies) for kind in KINDS]
        if copies:
            after += [((tuple(sorted((*lie, kind))), u), exchanges, copies - 1) for kind in set(lie)]
            if u:
                after.append(((lie, u + 1), exchanges, copies - 1))
        for state in after:
            if state not in seen:
                seen.add(state)
                todo.append(state)
    return {table for table, _, _ in seen}


def contains(lie: tuple[str, ...], need: Need) -> bool:
    return not Counter({need[0]: need[1]}) + Counter({need[2]: need[3]}) - Counter(lie)


def table_of(seed: int = 1) -> Shitenno:
    return new_game(standard_game(4, seed))


def test_the_closed_form_says_what_single_steps_say() -> None:
    dice = random.Random(5)
    for _ in range(300):
        symbols = [dice.choice(KINDS) for _ in range(dice.randrange(4))]
        units, h, e, p = dice.randrange(3), dice.randrange(2), dice.randrange(3), dice.randrange(3)
        a, b = dice.choice([(2, 1), (3, 0), (3, 1), (4, 0)])
        have_a, have_b = symbols.count("samurai"), symbols.count("bushi") if b else 0
        stepwise = any(contains(lie, ("samurai", a, "bushi", b)) for lie, _ in laid(symbols, units, h, e, p))
        quick = pays(have_a, have_b, len(symbols) - have_a - have_b, units, h, e, p, a, b)
        assert quick == stepwise, (symbols, units, h, e, p, a, b)


def test_koku_payments_say_what_single_steps_say() -> None:
    g = table_of()
    dice = random.Random(6)
    for _ in range(200):
        troops = [dice.choice(KINDS) for _ in range(dice.randrange(3))]
        koku = [f"koku{dice.choice((1, 1, 2))}" for _ in range(dice.randrange(3))]
        h, e, p = dice.randrange(2), dice.randrange(3), dice.randrange(3)
        means = Means(g, troops, koku, h, e, p)
        for price in (3, 5):
            stepwise = any(u >= price for _, u in laid(troops, means.units, h, e, p))
            assert means.pays_koku(price) == stepwise, (troops, koku, h, e, p, price)
            assert bool(koku_payments(g, means, price)) == stepwise


def every_minimal(g: Shitenno, means: Means, need: Need) -> set[Option]:
    """All minimal troop payments by trying every subset."""

    def good(troops: tuple[str, ...], koku: tuple[str, ...], h: int, e: int, p: int) -> bool:
        return Means(g, list(troops), list(koku), h, e, p).pays_troops(need)

    found = set()
    for n in range(len(means.troops) + 1):
        for troops in combinations(means.troops, n):
            for m in range(len(means.koku) + 1):
                for koku in combinations(means.koku, m):
                    for h in range(means.h + 1):
                        for e in range(means.e + 1):
                            for p in range(means.p + 1):
                                if not good(troops, koku, h, e, p):
                                    continue
                                less = [(troops[:i] + troops[i + 1:], koku, h, e, p) for i in range(n)]
                                less += [(troops, koku[:i] + koku[i + 1:], h, e, p) for i in range(m)]
                                less += [(troops, koku, h - 1, e, p)] * (h > 0)
                                less += [(troops, koku, h, e - 1, p)] * (e > 0)
                                less += [(troops, koku, h, e, p - 1)] * (p > 0)
                                if not any(good(*fewer) for fewer in less):
                                    cards = tuple(sorted(troops, key=g.board.order.__getitem__))
                                    found.add(("pay", TROOPS, cards, tuple(sorted(koku)), h, e, p))
    return found


def test_exactly_the_minimal_payments_are_offered() -> None:
    g = table_of()
    dice = random.Random(7)
    needs: list[Need] = [("samurai", 2, "bushi", 1), ("sohei", 3, "sohei", 0), ("shinobi", 3, "sohei", 1)]
    for _ in range(40):
        troops = dice.sample(g.board.troop_cards, dice.randrange(5))
        koku = dice.sample(g.board.koku_cards, dice.randrange(2))
        means = Means(g, troops, koku, dice.randrange(2), dice.randrange(3), dice.randrange(2))
        for need in needs:
            made = troop_payments(g, means, need)
            assert len(set(made)) == len(made)
            assert set(made) == every_minimal(g, means, need), (troops, koku, means.h, means.e, means.p, need)
