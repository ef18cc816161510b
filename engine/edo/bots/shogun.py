"""The Shogun draws more plans than the Samurai, tries the best of them against guessed plans of its rivals, and looks
one round farther with the merchant card that already lies open.

`samples` bounds the guesses and, with them, the plans drawn, `seconds` the time; with `seconds` 0 only the samples
count, so that the same view always gets the same answer."""

from __future__ import annotations

import time
from collections.abc import Callable

from engine.core.words import All, Noun
from engine.edo.game import Edo

from .land import Land
from .plans import Plan, Planner
from .samurai import Samurai
from .solo import Solo
from .weights import Weights, standard_weights


class Shogun(Samurai):
    name = "shogun"

    def __init__(self, seed: int | str, weights: Weights | None = None) -> None:
        super().__init__(seed, weights)
        self.samples = 12
        self.seconds = 1.0
        self.clock: Callable[[], float] = time.perf_counter
        self.expected: list[tuple[dict[str, int], int]] = []

    def best_plan(self, view: Edo, seat: int) -> Plan:
        began = self.clock()
        land = Land(view, seat, self.w)
        planner = Planner(view, land, self.rng(view, "plan"))
        finalists = planner.best(self.w.plans * self.samples, self.w.steps * self.samples, self.w.finalists)
        plans = {tuple((d.card, d.name, n, p) for d, n, p in plan): plan for _, plan in finalists}
        self.expected = worlds = self.worlds(view, seat, self.samples)
        judged = [(*self.judged(view, seat, plan, worlds), plan) for plan in plans.values()]
        judged.sort(key=lambda found: -found[0])
        best, most = judged[0][2], float("-inf")
        for value, after, plan in judged:  # the best first: whoever is not reached in time is not compared
            if self.seconds and most > float("-inf") and self.clock() - began > self.seconds:
                break
            value += self.w.trust * self.next_round(view, seat, after)
            if value > most:
                best, most = plan, value
        return best

    def told(self, view: Edo, plan: Plan) -> None:
        """The reason names the crowd it expects, if there is one."""
        deeds = All(Noun("edo.deed", deed.name) for deed, n, _ in plan if n)
        crowds = {
            good: max(sum(crowd[x] for crowd, _ in self.expected) for x in sites)
            for good, sites in view.map.sites.items()
        }
        good = max(crowds, key=lambda good: crowds[good])
        if deeds and crowds[good] > self.w.crowded * len(self.expected):
            self.say("expect", kind=Noun("edo.kind", good), deeds=deeds)
        else:
            super().told(view, plan)

    def worlds(self, view: Edo, seat: int, samples: int) -> list[tuple[dict[str, int], int]]:
        """Guesses at the others' round: where their samurai crowd the sites, and how many points the best will have."""
        found = []
        for k in range(samples):
            crowd: dict[str, int] = dict.fromkeys(view.map.good_of, 0)
            most = 0
            for clan in view.state.clans:
                if clan.seat == seat:
                    continue
                land = Land(view, clan.seat, standard_weights("samurai"))
                planner = Planner(view, land, self.rng(view, f"rival/{clan.seat}/{k}"))
                solo = Solo(land)
                solo.play(planner.best(self.w.rival_plans, self.w.rival_steps)[0][1])
                most = max(most, solo.points)
                for space in solo.samurai:
                    if space in crowd:
                        crowd[space] += 1
            found.append((crowd, most))
        return found

    def judged(
        self, view: Edo, seat: int, plan: Plan, worlds: list[tuple[dict[str, int], int]]
    ) -> tuple[float, Solo]:
        """The mean worth of a plan over the guesses, and what it leads to in the first of them."""
        total = 0.0
        tried = []
        for crowd, most in worlds or [(dict[str, int](), 0)]:
            land = Land(view, seat, self.w)
            if crowd:
                land.crowd = crowd
            land.rivals = max(land.rivals, most)
            solo = Solo(land)
            solo.play(plan)
            total += solo.value()
            tried.append(solo)
        return total / len(tried), tried[0]

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
