"""Answers at a glance for everybody while a search plays on, and what a table is worth to a seat when it stops."""

from __future__ import annotations

from engine.core.decision import Decision, Option
from engine.shitenno.game import Shitenno
from engine.shitenno.payments import KOKU

from .cheapest import Price
from .value import Outlook
from .weights import Weights

EVERYBODY, LEADER = 0.3, 0.3  # how much the rivals' mean and the best of them count


class Quick:
    """The odd year in single placements: the best one while it brings more than it costs, then stop."""

    def __init__(self, weights: Weights) -> None:
        self.w = weights
        self.next: Price | None = None

    def __call__(self, g: Shitenno, decision: Decision) -> Option:
        if decision.kind == "campaign":
            return self.campaign(g, decision)
        if decision.kind == "pay":
            return self.pay(g, decision)
        if decision.kind == "gild":
            _, i, place = Outlook(g, decision.player, self.w).best_gilding(decision.player)
            option: Option = ("gild", g.board.provinces[i].id, place)
            return option if i >= 0 and option in decision.options else ("none",)
        return decision.options[0]

    def campaign(self, g: Shitenno, decision: Decision) -> Option:
        if decision.options[-2][0] == "draw":
            return ("draw",)
        seat = decision.player
        o = Outlook(g, seat, self.w)
        purse = o.purse(seat).copy()
        purse.h = g.state.stack[-1].may_stand_in(g)  # type: ignore[attr-defined]
        steps = o.steps(purse, seat, g.state.generals[seat].title)
        if not steps or steps[0][2] <= 0:
            return ("stop",)
        self.next = steps[0][1]
        return ("province", g.board.provinces[steps[0][0]].id)

    def pay(self, g: Shitenno, decision: Decision) -> Option:
        """A payment with the cheapest way's kind and numbers."""
        if self.next is not None:
            used, h, e, p = self.next.way
            coins = used[:3] if self.next.kind == KOKU else used[9:]
            wanted = [int(n) for n in coins]
            for option in decision.options:
                _, kind, _, koku, with_h, with_e, with_p = option
                if kind == self.next.kind and (with_h, with_e, with_p) == (h, e, p):
                    if [koku.count(f"koku{n}") for n in (1, 2, 3)] == wanted:
                        return option
        return decision.options[0]


def standing(g: Shitenno, seat: int, weights: Weights) -> float:
    """Points, provinces and hand of a seat beside those of the others."""
    s = g.state
    o = Outlook(g, seat, weights)
    values = [float(general.points) for general in s.generals]
    if g.decision is not None:
        for i, kamons in enumerate(o.kamons):
            if kamons:
                for other, chance in enumerate(o.chances(i, kamons)):
                    values[other] += g.board.majority * chance
        for general in s.generals:
            values[general.seat] += o.keeping(o.purse(general.seat))
    own = values[seat]
    rivals = [value for other, value in enumerate(values) if other != seat]
    return own - EVERYBODY * sum(rivals) / len(rivals) - LEADER * max(rivals)
