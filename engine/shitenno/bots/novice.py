"""The Novice takes what it sees: the placement with most points now, the cheapest payment, a lot that looks like a fair
share. It makes its own lots nearly at random, and now and then does the next best thing."""

from __future__ import annotations

from collections.abc import Callable

from engine.core.decision import Decision, Option
from engine.core.rng import Rng, seeded
from engine.core.words import t
from engine.shitenno.control import majority
from engine.shitenno.game import Shitenno
from engine.shitenno.payments import Means, means_of, need_of
from engine.shitenno.say import lot_of
from engine.shitenno.state import GOLD, SIDES, A

from .building import Lot, Plan, moment, next_step
from .weights import raw_weights


class Novice:
    name = "novice"
    blind = False

    def __init__(self, seed: int | str) -> None:
        self.seed = seed
        self.w = raw_weights()["novice"]
        self.plan: Plan | None = None
        self._said = ""

    def choose(self, view: Shitenno, decision: Decision) -> Option:
        self._said = decision.kind
        answer: Callable[[Shitenno, Decision], Option] = getattr(self, decision.kind)
        return answer(view, decision)

    def why(self, own: bool = False) -> str:
        return t(f"shitenno.bots.novice_{self._said}") if self._said else ""

    def rng(self, view: Shitenno, salt: object = "") -> Rng:
        """The same view always gives the same answer."""
        s = view.state
        return seeded(f"{self.seed}/{s.turn}/{s.phase}/{len(s.pool)}/{len(s.discards)}/{len(s.troop_deck)}/{salt}")

    def best(self, view: Shitenno, decision: Decision, liking: Callable[[Option], float]) -> Option:
        """The option it likes best; sometimes the next best one."""
        ranked = sorted(decision.options, key=lambda option: -liking(option))
        slips = self.rng(view, decision.kind).below(1000) < 1000 * self.w["slip"]
        return ranked[1] if slips and len(ranked) > 1 else ranked[0]

    # --- the even year ------------------------------------------------------------------------------------------

    def price(self, view: Shitenno, card: str) -> float:
        if card in view.board.value:
            return view.board.value[card] * self.w["koku"]
        return self.w["single"] if len(view.board.symbols[card]) == 1 else self.w["double"]

    def worth(self, view: Shitenno, seat: int, cards: list[str], seal: int) -> float:
        """Prices of the cards, the Title, and the best placement they allow."""
        general = view.state.generals[seat]
        title = view.board.titles[seal]
        value = view.board.value
        mine = means_of(view, general, int(title.stands_in))
        means = Means(
            view, general.troops + [card for card in cards if card not in value],
            general.koku + [card for card in cards if card in value], mine.h, mine.e, mine.p,
        )  # fmt: skip
        best = 0
        for province in view.board.provinces:
            taken = len(view.state.kamons[province.index])
            if taken < len(province.positions) and province.positions[taken] > best:
                points = province.positions[taken]
                if means.pays_koku(points) or means.pays_troops(need_of(view, province.index)):
                    best = points
        return sum(self.price(view, card) for card in cards) + self.w[title.name] + best

    def fair(self, view: Shitenno, seat: int) -> float:
        """A fair share of everything on the table."""
        s = view.state
        players = len(view.without_lot())
        cards = sum(self.price(view, card) for card in s.pool) / players
        titles = sum(self.w[view.board.titles[n].name] for n in s.seals) / len(s.seals)
        return cards + titles + 3

    def lot(self, view: Shitenno, decision: Decision) -> Option:
        key = moment(view)
        if self.plan is None or self.plan.key != key:
            self.plan = self.make(view, key, False)
        return next_step(view, decision, self.plan)

    def split(self, view: Shitenno, decision: Decision) -> Option:
        key = moment(view)
        if self.plan is None or self.plan.key != key:
            self.plan = self.make(view, key, True)
        return next_step(view, decision, self.plan)

    def make(self, view: Shitenno, key: tuple[int, ...], split: bool) -> Plan:
        """Of some lots drawn by chance the one nearest to a fair share."""
        s = view.state
        rng = self.rng(view, key)
        total = sum(self.price(view, card) for card in s.pool)
        titles = [self.w[view.board.titles[n].name] for n in s.seals]
        share = total / len(view.without_lot()) + sum(titles) / len(titles)
        share *= 1 + self.w["spread"] * (rng.below(1000) / 500 - 1)
        best: tuple[float, Plan] | None = None
        for _ in range(6):
            seals = s.seals[:]
            a, b = Lot([], rng.take(seals)), Lot([], rng.take(seals))
            for card in s.pool:
                (a if rng.below(len(view.without_lot())) == 0 else b).cards.append(card)
            worth = sum(self.price(view, card) for card in a.cards) + self.w[view.board.titles[a.seal].name]
            if best is None or abs(worth - share) < best[0]:
                best = abs(worth - share), Plan(key, a, b if split else Lot([], 0))
        assert best is not None
        return best[1]

    def answer(self, view: Shitenno, decision: Decision) -> Option:
        cards, seal = lot_of(view, A)
        worth = self.worth(view, decision.player, cards, seal)
        fair = self.fair(view, decision.player)
        return self.best(view, decision, lambda option: worth - fair if option[0] == "accept" else 0.0)

    def pick(self, view: Shitenno, decision: Decision) -> Option:
        def liking(option: Option) -> float:
            return self.worth(view, decision.player, *lot_of(view, SIDES.index(option[1])))

        return self.best(view, decision, liking)

    # --- the odd year --------------------------------------------------------------------------------------------

    def campaign(self, view: Shitenno, decision: Decision) -> Option:
        def liking(option: Option) -> float:
            if option[0] == "province":
                i = view.board.index[option[1]]
                return view.board.provinces[i].positions[len(view.state.kamons[i])]
            return 20.0 if option[0] == "draw" else 0.0

        return self.best(view, decision, liking)

    def pay(self, view: Shitenno, decision: Decision) -> Option:
        def liking(option: Option) -> float:
            _, _, cards, koku, _, exchange, plus = option
            tiles = (exchange + plus) * self.w["tile"]
            return float(-tiles - sum(self.price(view, card) for card in (*cards, *koku)))

        return self.best(view, decision, liking)

    def gild(self, view: Shitenno, decision: Decision) -> Option:
        """Where it becomes the leader."""

        def liking(option: Option) -> float:
            if option[0] == "none":
                return 0.5
            i = view.board.index[option[1]]
            before = majority(view, i)[0]
            twin = view.clone()
            kamons = twin.state.kamons[i]
            twin.state.kamons[i] = (*kamons[:option[2]], kamons[option[2]] + GOLD, *kamons[option[2] + 1:])
            leads = majority(twin, i)[0] == decision.player
            return 0.6 if before == decision.player else 1.0 if leads else 0.0

        return self.best(view, decision, liking)
