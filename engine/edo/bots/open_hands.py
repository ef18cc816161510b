"""How the Shogun plays a card: it looks where else the card could be used, with the cards to come and guesses at what
others still hold face down, and whether the merchant or an idle samurai could be put in a rival's way."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

from engine.core.decision import Decision, Option
from engine.core.words import Noun
from engine.edo.board import Deed
from engine.edo.game import Edo

from .land import Land
from .samurai import Samurai
from .solo import Solo, Task
from .weights import Weights
from .worlds import World, guess_worlds

Detour = tuple[str, str, int]  # a samurai's space, or none for the merchant; where to; how far


class OpenHands(Samurai):
    def __init__(self, seed: int | str, weights: Weights | None = None) -> None:
        super().__init__(seed, weights)
        self.samples = 12

    def marches(self, view: Edo, seat: int, slot: int) -> list[Option]:
        tasks = self.tasks(view, seat, slot)
        rng = self.rng(view, f"slot/{slot}")
        worlds = guess_worlds(view, seat, slot, self.w, rng, min(self.w.looks, self.samples))
        land = Land(view, seat, self.w)

        def worth(only: str) -> float:
            return sum(world.play(tasks, None, only).value() for world in worlds)

        only = max(["", *self.places(view, seat, tasks[0])], key=worth)
        detours = self.detours(view, seat, tasks[0]) if self.w.spite else []
        best = max([None, *detours], key=lambda detour: self.against(view, land, tasks, only, detour, worlds))
        solo = begun(land, best)
        solo.only = only
        solo.play(tasks[:1])
        steps: list[Option] = []
        for a, b in [best[:2]] if best and best[0] else []:
            steps += walk(view, a, b)
        for a, b in solo.marched:
            steps += walk(view, a, b)
        return [*steps, *(("merchant", c) for c in view.map.way(view.state.merchant, solo.merchant))]

    def places(self, view: Edo, seat: int, task: Task) -> list[str]:
        """Where a card could be used."""
        deed, officials, _ = task
        if not officials:
            return []
        if deed.do == "harvest":
            return view.map.sites[deed.good]
        if deed.do == "build":
            return view.map.open_cities
        return list(dict.fromkeys(view.state.clans[seat].samurai)) if deed.do == "trade" else []

    def detours(self, view: Edo, seat: int, task: Task) -> list[Detour]:
        """A few steps of the merchant, or of a samurai to a site on which others stand."""
        if not task[1] and not view.empty_march:
            return []
        s, far = view.state, view.map.distance
        ryo = s.clans[seat].ryo
        found = []
        if task[0].do != "trade":
            found = [("", x, n) for x, n in far[s.merchant].items() if 0 < n <= min(ryo, self.w.detour)]
        others = {x for clan in s.clans if clan.seat != seat for x in clan.samurai if x in view.map.good_of}
        for a in dict.fromkeys(s.clans[seat].samurai):
            found += [(a, x, far[a][x]) for x in sorted(others) if 0 < far[a][x] <= min(ryo, self.w.detour)]
        return found

    def against(
        self, view: Edo, land: Land, tasks: list[Task], only: str, detour: Detour | None, worlds: list[World]
    ) -> float:
        """What the cards come to after a detour, less a share of what the rivals' come to."""
        after = begun(land, detour)
        after.only = only
        after.play(tasks[:1])
        crowds: dict[int, dict[str, int]] = {}
        total = 0.0
        for world in worlds:
            total += world.play(tasks, begun(world.land, detour), only).value()
            if not self.w.spite:
                continue
            for other, trace in world.traces.items():
                if trace.plan and other not in crowds:
                    crowds[other] = crowd = dict(trace.land.crowd)
                    for x in land.clan.samurai:
                        if x in crowd:
                            crowd[x] -= 1
                    for x in after.samurai:
                        if x in crowd:
                            crowd[x] += 1
                if trace.plan:
                    total -= self.w.spite / len(world.traces) * trace.worth(crowds[other], after.merchant)
        return total

    def build(self, view: Edo, decision: Decision) -> Option:
        """Every building with the best of what can follow it."""
        top: Any = view.state.stack[-1]
        seat, deed = decision.player, top.deed(view)
        land = Land(view, seat, self.w)
        free = list(view.state.clans[seat].samurai)
        for city in top.used:
            free.remove(city)
        later = self.tasks(view, seat, top.slot + 1)

        def worth(option: Option) -> float:
            solo = Solo(land)
            if option[0] == "build":
                solo.raise_building(deed, option[1], option[2])
                left = list(free)
                left.remove(option[1])
                go_on(solo, deed, left, top.left - 1)
            solo.play(later)
            return solo.value()

        choice = max(decision.options, key=worth)
        if choice[0] == "forfeit":
            self.say("forfeit")
        elif choice[1] == view.board.home and not Solo(land).has_edo():
            self.say("build_edo")
        else:
            self.say("build", building=Noun("edo.building", choice[2]), space=Noun("edo.space", choice[1]))
        return choice


def begun(land: Land, detour: Detour | None) -> Solo:
    """A round that begins with a detour."""
    solo = Solo(land)
    if detour is not None:
        a, b, ryo = detour
        solo.ryo -= ryo
        if a:
            solo.samurai[solo.samurai.index(a)] = b
        else:
            solo.merchant = b
    return solo


def walk(view: Edo, a: str, b: str) -> list[Option]:
    way = [a, *view.map.way(a, b)]
    return [("march", x, y) for x, y in pairwise(way)]


def go_on(solo: Solo, deed: Deed, free: list[str], activations: int) -> None:
    """Whatever else can be built where samurai stand, the best first."""
    for _ in range(activations):
        choices = [
            (solo.building_worth(deed, city, kind, 0), city, kind)
            for city in dict.fromkeys(free)
            if city in solo.land.map.open_cities
            for kind in solo.land.board.buildings
        ]
        best = max(choices, default=(0.0, "", ""))
        if best[0] <= 0.0:
            return
        solo.raise_building(deed, best[1], best[2])
        free.remove(best[1])
