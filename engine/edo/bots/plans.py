"""Plans as a searcher handles them: three genes (card, deed, officials, placed), drawn and changed by chance."""

from __future__ import annotations

from engine.core.decision import Option
from engine.core.rng import Rng
from engine.edo.board import Deed
from engine.edo.game import Edo
from engine.edo.planning import cards_of
from engine.edo.state import DOWN, UP

from .land import Land
from .solo import Solo

Gene = tuple[Deed, int, int]
Plan = list[Gene]


class Planner:
    """Draws and improves the plans of one clan: for a whole round, or for the slots that are not open yet."""

    def __init__(self, g: Edo, land: Land, rng: Rng) -> None:
        self.g, self.land, self.rng = g, land, rng
        clan = land.clan
        shown = [slot for slot in clan.plan if slot[4] == UP]
        used = [slot[0] for slot in shown]
        self.cards = [card for card in cards_of(g, clan) if card not in used]
        self.slots = g.board.slots - sum(slot[4] != DOWN for slot in clan.plan)  # still to be planned
        self.own = g.board.figures - len(clan.samurai) - sum(slot[2] for slot in shown)
        self.grey = clan.grey - sum(slot[3] for slot in shown)
        self.deeds = {card: self.useful(card) for card in self.cards}
        self.tried: dict[tuple[tuple[str, str, int, int], ...], float] = {}

    def useful(self, card: str) -> list[Deed]:
        clan, s = self.land.clan, self.g.state
        found = []
        for deed in self.g.board.deeds[card].values():
            if deed.do == "recruit" and not s.grey:
                continue
            if deed.do == "develop" and (clan.ryo + 12 < deed.price or not s.display or self.land.last):
                continue
            found.append(deed)
        return found

    def worth(self, plan: Plan) -> float:
        key = tuple((d.card, d.name, n, p) for d, n, p in plan)
        found = self.tried.get(key)
        if found is None:
            solo = Solo(self.land)
            solo.play(plan)
            found = self.tried[key] = solo.value()
        return found

    def draw(self) -> Plan:
        rng = self.rng
        cards = list(self.cards)
        rng.shuffle(cards)
        plan: Plan = [(rng.choice(self.deeds[card]), 0, 0) for card in cards[: self.slots]]
        left = self.own + self.grey
        for _ in range(left):
            self.add(plan, rng.below(len(plan)))
        return self.mended(plan)

    def seated(self, plan: Plan) -> int:
        return sum(n for _, n, _ in plan)

    def add(self, plan: Plan, i: int) -> bool:
        """Seat one more official, or a pair, if that is possible."""
        deed, n, places = plan[i]
        more = deed.officials
        if n + more > deed.max or self.seated(plan) + more > self.own + self.grey:
            return False
        if deed.place and self.rng.below(2):
            places += 1
        plan[i] = (deed, n + more, places)
        return True

    def mended(self, plan: Plan) -> Plan:
        """No more figures placed than there are own ones."""
        own = self.own
        for i, (deed, n, places) in enumerate(plan):
            places = min(places, own, n) if deed.place else 0
            if deed.place and not deed.hops:
                places = min(own, n)
            own -= places
            plan[i] = (deed, n, places)
        return plan

    def changed(self, plan: Plan) -> Plan:
        """A neighbour: other order, other deed, other card, or an official elsewhere."""
        rng = self.rng
        new = list(plan)
        way = rng.below(6)
        i, j = rng.below(len(new)), rng.below(len(new))
        if way == 0:
            new[i], new[j] = new[j], new[i]
        elif way == 1:
            deed, n, places = new[i]
            other = rng.choice(self.deeds[deed.card])
            new[i] = (other, fitting(other, n), places)
        elif way == 2:
            rest = [card for card in self.cards if all(deed.card != card for deed, _, _ in new)]
            if rest:
                other = rng.choice(self.deeds[rng.choice(rest)])
                new[i] = (other, fitting(other, new[i][1]), 0)
        elif way == 3:
            deed, n, places = new[i]
            if deed.place:
                new[i] = (deed, n, (places + 1) % (n + 1))
        else:
            deed, n, places = new[i]
            if n >= deed.officials:
                new[i] = (deed, n - deed.officials, min(places, n - deed.officials))
        for _ in range(3):
            at = j if rng.below(2) else rng.below(len(new))
            self.add(new, at)
        return self.mended(new)

    def best(self, plans: int, steps: int, keep: int = 1) -> list[tuple[float, Plan]]:
        """The best plans found, each with its worth, best first."""
        pool = sorted(((self.worth(p), k, p) for k, p in enumerate(self.draw() for _ in range(plans))), reverse=True)
        chosen = [(value, plan) for value, _, plan in pool[: max(1, keep)]]
        for at, (value, plan) in enumerate(chosen):
            for _ in range(steps // len(chosen)):
                new = self.changed(plan)
                worth = self.worth(new)
                if worth > value:
                    value, plan = worth, new
            chosen[at] = (value, plan)
        chosen.sort(key=lambda pair: -pair[0])
        return chosen


def fitting(deed: Deed, n: int) -> int:
    n = min(n, deed.max)
    return n - n % deed.officials


def items(plan: Plan, grey: int) -> list[Option]:
    """A plan as the answers that write it. Own officials are kept for placing, the shogun's serve elsewhere first."""
    found: list[Option] = [("put", i, deed.card, deed.name) for i, (deed, _, _) in enumerate(plan)]
    for i, (deed, n, places) in enumerate(plan):
        b = min(grey, n - places)
        a = n - b
        grey -= b
        for _ in range(n // deed.officials):
            pair = [0, 0]
            for _ in range(deed.officials):
                if a:
                    a, pair[0] = a - 1, pair[0] + 1
                else:
                    b, pair[1] = b - 1, pair[1] + 1
            found.append(("seat", i, pair[0], pair[1]))
    found.append(("seal",))
    return found
