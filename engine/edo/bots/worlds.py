"""Guesses at the others' rounds. For each rival a handful of plans is drawn as a hasty Samurai would find them, weighed
by what that rival has revealed so far, and joined into worlds: what stands on the board before each own card.

Only the view is read: what others have sealed, or never revealed, has no part in it."""

from __future__ import annotations

from math import exp, log

from engine.core.rng import Rng
from engine.edo.game import Edo
from engine.edo.state import Clan

from .land import Land
from .plans import Plan, Planner
from .solo import Solo
from .weights import Weights


class Trace:
    """One rival's guessed round: where its samurai stand and what it has built after so many of its cards."""

    def __init__(self, land: Land, plan: Plan) -> None:
        self.deeds = [deed.name for deed, officials, _ in plan if officials]
        solo = Solo(land)
        self.samurai, self.raised, self.merchant = [list(solo.samurai)], [0], [solo.merchant]
        for task in plan:
            solo.play([task])
            self.samurai.append(list(solo.samurai))
            self.raised.append(len(solo.raised))
            self.merchant.append(solo.merchant)
        self.buildings = solo.raised
        self.points = solo.points
        self.final = solo.final()


class World:
    """All rivals' guessed rounds together, as one clan meets them: before each of its cards, and after all."""

    def __init__(self, view: Edo, seat: int, traces: dict[int, Trace]) -> None:
        order = view.order()
        earlier = order[: order.index(seat)]
        self.crowds: list[dict[str, int]] = []
        self.raised: list[list[tuple[str, str]]] = []
        self.merchants: list[str] = []
        merchant = view.state.merchant
        played = dict.fromkeys(traces, 0)
        for slot in range(view.board.slots + 1):
            crowd: dict[str, int] = dict.fromkeys(view.map.good_of, 0)
            raised: list[tuple[str, str]] = []
            for other in order:
                if other == seat:
                    continue
                trace = traces[other]
                before, now = played[other], min(slot + (other in earlier), view.board.slots)
                played[other] = now
                raised += trace.buildings[trace.raised[before] : trace.raised[now]]
                if trace.merchant[now] != trace.merchant[before]:
                    merchant = trace.merchant[now]
                for space in trace.samurai[now]:
                    if space in crowd:
                        crowd[space] += 1
            self.crowds.append(crowd)
            self.raised.append(raised)
            self.merchants.append(merchant)
        self.points = {other: trace.points for other, trace in traces.items()}
        self.final = max((trace.final for trace in traces.values()), default=0)

    def land(self, view: Edo, seat: int, w: Weights) -> Land:
        """The table as it is for one clan, with the ending that this world expects."""
        land = Land(view, seat, w)
        land.rivals = max([land.rivals, *self.points.values()])
        land.won = land.lost = self.final
        return land

    def play(self, land: Land, plan: Plan) -> Solo:
        """One clan's round among the others'."""
        solo = Solo(land)
        for slot, crowd in enumerate(self.crowds):
            solo.crowd = crowd
            for city, building in self.raised[slot]:
                solo.meet(city, building)
            if slot and self.merchants[slot] != self.merchants[slot - 1]:
                solo.merchant = self.merchants[slot]
            solo.play(plan[slot : slot + 1])
        return solo


def guess_worlds(view: Edo, seat: int, w: Weights, eye: Weights, rng: Rng, samples: int) -> list[World]:
    """As many worlds as samples. A rival's plans are drawn as one thinks whose weights are `eye`."""
    drawn: list[dict[int, Trace]] = [{} for _ in range(samples)]
    for clan in view.state.clans:
        if clan.seat == seat:
            continue
        land = Land(view, clan.seat, eye)
        traces = [
            Trace(land, Planner(view, land, rng).best(w.rival_plans, w.rival_steps)[0][1]) for _ in range(samples)
        ]
        habits = habits_of(view, clan, w.habit)
        weights = [exp(sum(habits.get(deed, 0.0) for deed in trace.deeds)) for trace in traces]
        for world, k in zip(drawn, spread(weights, rng), strict=True):
            world[clan.seat] = traces[k]
    return [World(view, seat, traces) for traces in drawn]


def habits_of(view: Edo, clan: Clan, prior: float) -> dict[str, float]:
    """How much more often than the whole table a clan has revealed each deed, as logarithms. The table's own shares
    stand in for `prior` reveals more, so that a few rounds say little."""
    table: dict[str, float] = {}
    for other in view.state.clans:
        for deed, n in other.deeds.items():
            table[deed] = table.get(deed, 0.0) + n
    total, own = sum(table.values()), sum(clan.deeds.values())
    shares = {deed: n / total for deed, n in table.items()}
    return {
        deed: log((clan.deeds.get(deed, 0) + prior * share) / (own + prior) / share) for deed, share in shares.items()
    }


def spread(weights: list[float], rng: Rng) -> list[int]:
    """As many places as there are weights, each taken as often as its weight says; equal weights take every place
    once. In any order, so that rivals' guesses meet each other by chance."""
    n, total = len(weights), sum(weights)
    at, passed = 0, weights[0] if weights else 0.0
    found = []
    for k in range(n):
        aim = (k + 0.5) * total / n
        while passed < aim and at < n - 1:
            at += 1
            passed += weights[at]
        found.append(at)
    rng.shuffle(found)
    return found
