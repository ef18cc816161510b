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
from .solo import Solo, Task
from .weights import Weights, standard_weights


class Trace:
    """The rest of one rival's round as guessed: where its samurai stand and what it has built after so many cards."""

    def __init__(self, land: Land, plan: Plan) -> None:
        self.land, self.plan = land, plan
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

    def worth(self, crowd: dict[str, int], merchant: str) -> float:
        """What the same cards come to with others' samurai on the sites and the merchant elsewhere."""
        solo = Solo(self.land)
        solo.crowd, solo.merchant = crowd, merchant
        solo.play(self.plan)
        return solo.value()


class World:
    """All rivals' guessed rounds together, as one clan meets them: before each card from a slot on, and after all."""

    def __init__(self, view: Edo, seat: int, slot: int, w: Weights, traces: dict[int, Trace]) -> None:
        order = view.order()
        earlier = order[: order.index(seat)]
        self.traces = traces
        self.crowds: list[dict[str, int]] = []
        self.raised: list[list[tuple[str, str]]] = []
        self.merchants: list[str] = [view.state.merchant]
        played = dict.fromkeys(traces, 0)
        for at in range(slot, view.board.slots + 1):
            crowd: dict[str, int] = dict.fromkeys(view.map.good_of, 0)
            raised: list[tuple[str, str]] = []
            merchant = self.merchants[-1]
            for other in order:
                if other == seat:
                    continue
                trace = traces[other]
                done = view.board.slots - len(trace.plan)
                before, now = played[other], min(at + (other in earlier) - done, len(trace.plan))
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
        self.land = Land(view, seat, w)
        self.land.rivals = max([self.land.rivals, *self.points.values()])
        self.land.won = self.land.lost = max((trace.final for trace in traces.values()), default=0)

    def play(self, tasks: list[Task], solo: Solo | None = None, only: str = "") -> Solo:
        """One clan's cards among the others'; `only` is where the first of them may be used."""
        solo = solo or Solo(self.land)
        for at, crowd in enumerate(self.crowds):
            solo.crowd = crowd
            for city, building in self.raised[at]:
                solo.meet(city, building)
            if self.merchants[at + 1] != self.merchants[at]:
                solo.merchant = self.merchants[at + 1]
            solo.only = "" if at else only
            solo.play(tasks[at : at + 1])
        return solo


def guess_worlds(view: Edo, seat: int, slot: int, w: Weights, rng: Rng, samples: int) -> list[World]:
    """As many worlds as samples, from one clan's slot on. Rivals are taken for Samurai in haste."""
    eye = standard_weights("samurai")
    drawn: list[dict[int, Trace]] = [{} for _ in range(samples)]
    for clan in view.state.clans:
        if clan.seat == seat:
            continue
        land = Land(view, clan.seat, eye)
        traces = [Trace(land, guess_plan(view, land, w, rng)) for _ in range(samples)]
        habits = habits_of(view, clan, w.habit)
        weights = [exp(sum(habits.get(deed.name, 0.0) for deed, n, _ in trace.plan if n)) for trace in traces]
        for world, k in zip(drawn, spread(weights, rng), strict=True):
            world[clan.seat] = traces[k]
    return [World(view, seat, slot, w, traces) for traces in drawn]


def guess_plan(view: Edo, land: Land, w: Weights, rng: Rng) -> Plan:
    planner = Planner(view, land, rng)
    return planner.best(w.rival_plans, w.rival_steps)[0][1] if planner.slots else []


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
