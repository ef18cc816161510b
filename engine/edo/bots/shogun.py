"""The Shogun draws more plans than the Samurai and tries the best of them in guessed worlds (worlds.py): rounds of its
rivals as minds would play them that explain what they have revealed so far (minds.py). For the last few it looks one
round farther, with the merchant card that already lies open, and between them it draws lots by regret matching
(mixing.py), so that nobody can read it. Its cards it plays with open_hands.py.

`samples` bounds the guesses and, with them, the plans drawn, `seconds` the time; with `seconds` 0 only the samples
count, so that the same view always gets the same answer."""

from __future__ import annotations

import time
from collections.abc import Callable

from engine.core.words import All, Noun
from engine.edo.game import Edo

from .land import Land
from .mixing import drawn, mixture
from .open_hands import OpenHands
from .plans import Plan, Planner
from .solo import Solo
from .weights import Weights
from .worlds import World, guess_worlds


class Shogun(OpenHands):
    name = "shogun"

    def __init__(self, seed: int | str, weights: Weights | None = None) -> None:
        super().__init__(seed, weights)
        self.seconds = 1.0
        self.clock: Callable[[], float] = time.perf_counter
        self.expected: list[World] = []

    def best_plan(self, view: Edo, seat: int) -> Plan:
        began = self.clock()
        land = Land(view, seat, self.w)
        planner = Planner(view, land, self.rng(view, "plan"))
        finalists = planner.best(self.w.plans * self.samples, self.w.steps * self.samples, self.w.finalists)
        plans = {tuple((d.card, d.name, n, p) for d, n, p in plan): plan for _, plan in finalists}
        self.expected = guess_worlds(view, seat, 0, self.w, self.rng(view, "rivals"), self.samples)
        judged = [(plan, [world.play(plan) for world in self.expected]) for plan in plans.values()]
        judged.sort(key=lambda found: -sum(solo.value() for solo in found[1]))
        chosen: list[Plan] = []
        payoffs: list[list[float]] = []
        for plan, solos in judged[: self.w.deep]:  # the best first: whoever is not reached in time is not compared
            if self.seconds and chosen and self.clock() - began > self.seconds:
                break
            later = self.w.trust * self.next_round(view, seat, solos[0])
            chosen.append(plan)
            payoffs.append([solo.value() + later for solo in solos])
        shares = mixture(payoffs, self.w.doubt, self.w.mixing)
        return chosen[drawn(shares, self.rng(view, "mix"))]

    def told(self, view: Edo, plan: Plan) -> None:
        """The reason names the crowd it expects, if there is one."""
        deeds = All(Noun("edo.deed", deed.name) for deed, n, _ in plan if n)
        crowds = {
            good: max(sum(max(crowd[x] for crowd in world.crowds) for world in self.expected) for x in sites)
            for good, sites in view.map.sites.items()
        }
        good = max(crowds, key=lambda good: crowds[good])
        if deeds and crowds[good] > self.w.crowded * len(self.expected):
            self.say("expect", kind=Noun("edo.kind", good), deeds=deeds)
        else:
            super().told(view, plan)

    def next_round(self, view: Edo, seat: int, solo: Solo) -> float:
        """How much the best plan of the next round adds; nothing if there is none."""
        land = solo.land
        if land.last or max(solo.points, land.rivals) >= view.board.goal:
            return 0.0
        solo.settle()
        g = view.clone()
        s = g.state
        clan = s.clans[seat]
        kept = solo.keep(False)
        clan.ryo = solo.ryo + solo.earned()
        clan.wood, clan.stone, clan.rice = solo.goods[0], solo.goods[1], solo.goods[2] - kept
        clan.samurai = sorted(solo.samurai, key=lambda x: -self.standing(view, x))[:kept]
        clan.grey += solo.recruits
        clan.recruits = 0
        clan.points, clan.houses, clan.posts = solo.points, solo.houses, solo.posts
        for other, points in self.expected[0].points.items():
            s.clans[other].points = points
        for city, buildings in solo.built.items():
            s.cities[city] = list(buildings)
        s.fortresses, s.grey, s.merchant = solo.fortresses, solo.grey, solo.merchant
        if s.deck:
            s.gone.append(s.trade)
            s.trade = s.deck.pop()
        ahead = Land(g, seat, self.w)
        planner = Planner(g, ahead, self.rng(view, "next"))
        best = planner.best(self.w.next_plans, self.w.next_steps)[0][0]
        return best - solo.value()
