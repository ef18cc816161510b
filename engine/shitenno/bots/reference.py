"""The random player by whom an implementation is measured (ledger 8.3): whole lots, each card in with an even chance;
payments by lot among the minimal ones. A lot is one decision, however many answers it takes: `decisions` counts so."""

from __future__ import annotations

from engine.core.decision import Decision, Option
from engine.core.rng import seeded
from engine.shitenno.game import Shitenno

from .building import Lot, Plan, moment, next_step


class Reference:
    name = "reference"
    blind = False

    def __init__(self, seed: int | str) -> None:
        self.rng = seeded(seed)
        self.plan: Plan | None = None
        self.decisions: dict[str, int] = {}

    def choose(self, view: Shitenno, decision: Decision) -> Option:
        kind = decision.kind
        if kind in ("lot", "split"):
            key = moment(view)
            if self.plan is None or self.plan.key != key:
                self.plan = self.lots(view, key, kind == "split")
                self.count(kind)
            return next_step(view, decision, self.plan)
        self.count(kind)
        return decision.options[self.rng.below(len(decision.options))]

    def count(self, kind: str) -> None:
        self.decisions[kind] = self.decisions.get(kind, 0) + 1

    def lots(self, view: Shitenno, key: tuple[int, ...], split: bool) -> Plan:
        s = view.state
        rng = self.rng
        seals = s.seals[:]
        a, b = Lot([], rng.take(seals)), Lot([], 0)
        for card in s.pool:
            (a if rng.below(2) else b).cards.append(card)
        if not split:
            return Plan(key, a)
        b.seal = rng.take(seals)
        return Plan(key, a, b)

    def why(self, own: bool = False) -> str:
        return ""
