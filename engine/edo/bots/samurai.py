"""The Samurai tries many plans, each played alone to the end of the round, improves the best of them, and re-plans its
hands at every own card."""

from __future__ import annotations

from engine.core.decision import Decision, Option
from engine.core.words import All, Noun
from engine.edo.game import Edo

from .hands import Hands
from .land import Land
from .plans import Plan, Planner, items
from .weights import Weights


class Samurai(Hands):
    name = "samurai"

    def __init__(self, seed: int | str, weights: Weights | None = None) -> None:
        super().__init__(seed, weights)
        self._plan: tuple[tuple[int, int], list[Option]] = ((-1, -1), [])

    def plan(self, view: Edo, decision: Decision) -> Option:
        key = (view.state.round, decision.player)
        clan = view.state.clans[decision.player]
        if self._plan[0] != key or not any(slot[0] for slot in clan.plan):
            plan = self.best_plan(view, decision.player)
            self._plan = (key, items(plan, clan.grey))
            self.told(view, plan)
        return self.next_item(view, decision)

    def told(self, view: Edo, plan: Plan) -> None:
        deeds = [Noun("edo.deed", deed.name) for deed, n, _ in plan if n]
        self.say("plan" if deeds else "plan_nothing", deeds=All(deeds))

    def next_item(self, view: Edo, decision: Decision) -> Option:
        """The first item of the plan that is not on the board yet."""
        slots = view.state.clans[decision.player].plan
        seated = [[slot[2], slot[3]] for slot in slots]
        for option in self._plan[1]:
            if option[0] == "put":
                if not slots[option[1]][0]:
                    return option
            elif option[0] == "seat":
                have = seated[option[1]]
                if have[0] < option[2] or have[1] < option[3]:
                    return option
                have[0] -= option[2]
                have[1] -= option[3]
        return ("seal",) if ("seal",) in decision.options else decision.options[0]

    def best_plan(self, view: Edo, seat: int) -> Plan:
        land = Land(view, seat, self.w)
        planner = Planner(view, land, self.rng(view, "plan"))
        return planner.best(self.w.plans, self.w.steps)[0][1]
