"""Thinking about lots: a fair share of what is left, who would take a lot, which lot or split leaves one best off."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from engine.core.rng import Rng, seeded

from .building import Lot
from .value import Outlook

Cards = tuple[str, ...]
DEALS = 2  # ways to share the rest that are tried


class Shares:
    """What lots mean to everybody who has none yet. All of it is worked out by `outlook`'s seat."""

    def __init__(self, outlook: Outlook) -> None:
        self.o = outlook
        s = outlook.g.state
        self.pool: Cards = tuple(sorted(s.pool))
        self.seals = s.seals[:]
        self.without = outlook.g.without_lot()
        self.rival = outlook.w.rival * 3 / (len(s.generals) - 1)
        self.fairs: dict[tuple[int, Cards, int], float] = {}

    def fair(self, seat: int, rest: Cards, gone: int) -> float:
        """What a seat may expect when the rest is shared among all but one; `gone` is the seal that went before."""
        key = (seat, rest, gone)
        found = self.fairs.get(key)
        if found is None:
            parts = max(1, len(self.without) - 1)
            total, best = 0.0, 0.0
            for deal in range(DEALS):
                lots = self.dealt(rest, gone, parts, deal)
                worths = [self.o.worth(seat, cards, seal) for cards, seal in lots]
                total += sum(worths) / parts
                best += max(worths)
            found = self.fairs[key] = (0.75 * total + 0.25 * best) / DEALS
        return found

    def dealt(self, rest: Cards, gone: int, parts: int, deal: int) -> list[tuple[Cards, int]]:
        """The rest in equal heaps, the same for everybody who asks."""
        rng = seeded(f"{'/'.join(rest)}/{gone}/{deal}")
        cards = list(rest)
        rng.shuffle(cards)
        seals = [n for n in self.seals if n != gone]
        rng.shuffle(seals)
        return [(tuple(sorted(cards[k::parts])), seals[k]) for k in range(parts)]

    def surplus(self, seat: int, cards: Cards, seal: int) -> float:
        """How much better a lot is for a seat than what it may expect of the rest."""
        rest = without(self.pool, cards)
        return self.o.worth(seat, cards, seal) - self.o.w.share * self.fair(seat, rest, seal)

    def outcome(self, cards: Cards, seal: int) -> float:
        """What offering a lot brings the Tairo: somebody takes it and he shares the rest, or it is his."""
        me = self.o.seat
        for seat in self.without:
            if seat != me:
                better = self.surplus(seat, cards, seal)
                if better > 0:
                    return self.fair(me, without(self.pool, cards), seal) - self.rival * better
        return self.o.worth(me, cards, seal)

    def best_lot(self, rng: Rng, tries: int, off: Callable[[], float], late: Callable[[], bool]) -> Lot:
        """Lots around a fair share by chance, then the best of them improved card by card."""
        best: tuple[float, Cards, int] | None = None
        sizes = len(self.without)
        for _ in range(tries * 2 // 3):
            if best is not None and late():
                break
            seal = rng.choice(self.seals)
            chance = 40 + rng.below(60)  # of a hundred and sizes
            cards = tuple(card for card in self.pool if rng.below(100 * sizes) < 2 * chance)
            value = self.outcome(cards, seal) + off()
            if best is None or value > best[0]:
                best = value, cards, seal
        assert best is not None
        for _ in range(tries // 3):
            if late():
                break
            cards, seal = changed(rng, self.pool, best[1]), best[2]
            if rng.below(4) == 0:
                seal = rng.choice(self.seals)
            value = self.outcome(cards, seal) + off()
            if value > best[0]:
                best = value, cards, seal
        return Lot(list(best[1]), best[2])

    # --- two lots ---------------------------------------------------------------------------------------------

    def best_split(
        self, rng: Rng, tries: int, off: Callable[[], float], late: Callable[[], bool]
    ) -> tuple[Lot, Lot]:
        """The other takes what suits him better; the rest should suit the Tairo best."""
        o = self.o
        me, other = o.seat, next(seat for seat in self.without if seat != o.seat)
        best: tuple[float, Lot, Lot] | None = None
        for cards, rest, one, two in self.splits(rng, tries):
            if best is not None and late():
                break
            first, second = o.worth(other, cards, one), o.worth(other, rest, two)
            # nobody knows the other's mind: the nearer his choice, the less it is certain
            mine = [o.worth(me, rest, two) - self.rival * first, o.worth(me, cards, one) - self.rival * second]
            sure = min(1.0, 0.5 + 0.35 * abs(first - second))
            taken = (first < second, first >= second)
            value = sure * mine[taken[0]] + (1 - sure) * mine[taken[1]] + off()
            if best is None or value > best[0]:
                best = value, Lot(list(cards), one), Lot(list(rest), two)
        assert best is not None
        return best[1], best[2]

    def splits(self, rng: Rng, tries: int) -> Iterator[tuple[Cards, Cards, int, int]]:
        """All ways to part few cards, some of many."""
        pairs = [(one, two) for one in self.seals for two in self.seals if one != two]
        ways = 1 << len(self.pool)
        every = ways // 2 * len(pairs) <= tries * 4
        for k in range(ways // 2 * len(pairs) if every else tries * 4):
            mask = k // len(pairs) if every else rng.below(ways)
            one, two = pairs[k % len(pairs)] if every else rng.choice(pairs)
            cards = tuple(card for n, card in enumerate(self.pool) if mask >> n & 1)
            yield cards, without(self.pool, cards), one, two


def without(pool: Cards, cards: Cards) -> Cards:
    left = list(pool)
    for card in cards:
        left.remove(card)
    return tuple(left)


def changed(rng: Rng, pool: Cards, cards: Cards) -> Cards:
    """One card more, one less, or one for another."""
    rest = list(without(pool, cards))
    lot = list(cards)
    way = rng.below(3)
    if lot and way != 0:
        lot.remove(rng.choice(lot))
    if rest and way != 1:
        lot.append(rng.choice(rest))
    return tuple(sorted(lot))
