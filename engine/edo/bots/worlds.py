"""Guesses at the others' rounds. For each rival a handful of plans is drawn, as minds would find them that explain what
it has revealed so far (minds.py), and joined into worlds: what stands on the board before each own card.

Only the view is read: what others have sealed, or never revealed, has no part in it."""

from __future__ import annotations

from engine.core.rng import Rng
from engine.edo.game import Edo

from .land import Land
from .minds import minds_of, spread
from .plans import Plan, Planner
from .solo import Solo, Task
from .weights import Weights


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
    """As many worlds as samples, from one clan's slot on."""
    drawn: list[dict[int, Trace]] = [{} for _ in range(samples)]
    for clan in view.state.clans:
        if clan.seat == seat:
            continue
        lands: dict[str, Land] = {}
        for world, mind in zip(drawn, spread(minds_of(clan, w.habit), samples, rng), strict=True):
            land = lands.setdefault(mind.name, Land(view, clan.seat, mind.w))
            planner = Planner(view, land, rng)
            plan = planner.best(mind.w.rival_plans, mind.w.rival_steps)[0][1] if planner.slots else []
            world[clan.seat] = Trace(land, plan)
    return [World(view, seat, slot, w, traces) for traces in drawn]
