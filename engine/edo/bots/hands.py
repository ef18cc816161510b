"""How a bot plays what it has planned: marches, travels, works, builds, trades, pays. Greedy, card by card, with the
same hands that judged the plan."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any

from engine.core.decision import Decision, Option
from engine.core.rng import Rng, seeded
from engine.core.words import All, Noun, t
from engine.edo.game import Edo

from .land import Land
from .solo import Solo, Task
from .weights import Weights, standard_weights


class Hands(ABC):
    """Answers every question but the plan; a bot adds that. What it says depends on the view and its seed alone."""

    name = "hands"
    blind = False
    moves_merchant = True

    def __init__(self, seed: int | str, weights: Weights | None = None) -> None:
        self.seed = seed
        self.w = weights if weights is not None else standard_weights(self.name)
        self._script: tuple[Any, list[Option]] = ((), [])
        self._said: tuple[str, dict[str, object]] | None = None

    def rng(self, view: Edo, salt: str = "") -> Rng:
        """Chance that is the same for the same moment."""
        return seeded(f"{self.seed}/{view.state.round}/{view.state.phase}/{salt}")

    def why(self, own: bool = False) -> str:
        return t(f"edo.bot.{self._said[0]}", **self._said[1]) if self._said else ""

    def say(self, key: str, **gaps: object) -> None:
        """Why, for whoever asks: put into words when they do."""
        self._said = (key, gaps)

    def choose(self, view: Edo, decision: Decision) -> Option:
        option: Option = getattr(self, decision.kind)(view, decision)
        return option if option in decision.options else decision.options[0]

    @abstractmethod
    def plan(self, view: Edo, decision: Decision) -> Option:
        """The next item of the round's plan."""

    # --- setup -------------------------------------------------------------------------------------------

    def lot(self, view: Edo, decision: Decision) -> Option:
        from engine.edo.say import amounts

        def worth(option: Option) -> float:
            lot = view.board.lots[option[1]]
            return sum(self.w.goods[k][lot.get(good, 0)] for k, good in enumerate(("wood", "stone", "rice")))

        best = max(decision.options, key=worth)
        self.say("lot", goods=amounts(view.board.lots[best[1]]))
        return best

    def city(self, view: Edo, decision: Decision) -> Option:
        def worth(option: Option) -> float:
            goods = {view.map.good_of.get(x, "") for x in view.map.near[option[1]]}
            return 2 * ("wood" in goods) + ("stone" in goods)

        best = max(decision.options, key=worth)
        sites = [Noun("edo.space", x) for x in view.map.near[best[1]] if x in view.map.good_of]
        self.say("city", space=Noun("edo.space", best[1]), sites=All(sites))
        return best

    # --- marching ----------------------------------------------------------------------------------------

    def tasks(self, view: Edo, seat: int, slot: int) -> list[Task]:
        """The own cards from a slot on."""
        found = []
        for card, name, own, grey, _ in view.state.clans[seat].plan[slot:]:
            deed = view.board.deeds[card][name]
            found.append((deed, own + grey, min(own, own + grey) if deed.place else 0))
        return found

    def march(self, view: Edo, decision: Decision) -> Option:
        top: Any = view.state.stack[-1]
        key = (view.state.round, top.slot, decision.player)
        if self._script[0] != key:
            self._script = (key, self.marches(view, decision.player, top.slot))
        script = self._script[1]
        if script and script[0] in decision.options:
            step = script.pop(0)
            target = Noun("edo.space", (script or [step])[-1][-1] if step[0] == "merchant" else step[-1])
            self.say("march_merchant" if step[0] == "merchant" else "march", space=target)
            return step
        script.clear()
        if ("pass",) in decision.options:
            self.say("pass")
            return ("pass",)
        self.say("reveal", deed=Noun("edo.deed", view.state.clans[decision.player].plan[top.slot][1]))
        return ("reveal", 0)

    def marches(self, view: Edo, seat: int, slot: int) -> list[Option]:
        """The steps that the card in a slot asks for."""
        solo = Solo(Land(view, seat, self.w))
        solo.play(self.tasks(view, seat, slot)[:1])
        steps: list[Option] = []
        for a, b in solo.marched:
            for c in view.map.way(a, b):
                steps.append(("march", a, c))
                a = c
        if self.moves_merchant:
            steps += [("merchant", c) for c in view.map.way(view.state.merchant, solo.merchant)]
        return steps

    # --- the deeds ---------------------------------------------------------------------------------------

    def travel(self, view: Edo, decision: Decision) -> Option:
        top: Any = view.state.stack[-1]
        key = (view.state.round, top.slot, decision.player, "travel")
        if self._script[0] != key or not self._script[1]:
            self._script = (key, self.travels(view, decision.player, top))
        return self.next_ride(decision, ("forfeit",))

    def travels(self, view: Edo, seat: int, top: Any) -> list[Option]:
        """Try every number of figures to place, with the cards still to come."""
        land = Land(view, seat, self.w)
        deed = top.deed(view)
        own = view.state.clans[seat].plan[top.slot][2]
        later = self.tasks(view, seat, top.slot + 1)
        best, chosen = -1e9, None
        for places in range(min(own, top.left) + 1 if deed.place else 1):
            solo = Solo(land)
            solo.play([(deed, top.left, places), *later])
            value = solo.value()
            if value > best:
                best, chosen = value, solo
        assert chosen is not None
        chosen.settle()
        return [*(("place", x) for x in chosen.placed), *(("rider", a, b) for a, b in chosen.rides)]

    def next_ride(self, decision: Decision, otherwise: Option) -> Option:
        script = self._script[1]
        while script:
            step = script[0]
            if step[0] == "place" and step in decision.options:
                script.pop(0)
                self.say("place", space=Noun("edo.space", step[1]))
                return step
            if step[0] == "rider" and step[:2] in decision.options and step[1] != step[2]:
                self.say("rider", space=Noun("edo.space", step[1]))
                return step[:2]
            if step[0] == "place" and otherwise == ("done",):
                break
            script.pop(0)
        self.say("forfeit")
        return otherwise

    def ride(self, view: Edo, decision: Decision) -> Option:
        script = self._script[1]
        target = script.pop(0)[2] if script and script[0][0] == "rider" else view.board.home
        self.say("ride", space=Noun("edo.space", target))
        return ("ride", target)

    def relocate(self, view: Edo, decision: Decision) -> Option:
        return self.next_ride(decision, ("done",))

    def work(self, view: Edo, decision: Decision) -> Option:
        self.say("work")
        return max(decision.options, key=lambda o: view.board.yield_of(view.samurai_on(o[1])))

    def develop(self, view: Edo, decision: Decision) -> Option:
        cards = [o for o in decision.options if o[0] == "develop"]
        favourites = self.w.favourites
        best = min(cards, key=lambda o: favourites.index(o[1]) if o[1] in favourites else len(favourites))
        self.say("develop", card=Noun("edo.card", best[1]))
        return best

    def build(self, view: Edo, decision: Decision) -> Option:
        top: Any = view.state.stack[-1]
        solo = Solo(Land(view, decision.player, self.w))
        deed = top.deed(view)
        best = 0.0
        choice: Option = ("forfeit",)
        for option in decision.options:
            if option[0] == "build":
                value = solo.building_worth(deed, option[1], option[2], 0)
                if value > best:
                    best, choice = value, option
        if choice[0] == "forfeit":
            self.say("forfeit")
        elif choice[1] == view.board.home and not solo.has_edo():
            self.say("build_edo")
        else:
            self.say("build", building=Noun("edo.building", choice[2]), space=Noun("edo.space", choice[1]))
        return choice

    def trade(self, view: Edo, decision: Decision) -> Option:
        land = Land(view, decision.player, self.w)
        before = self.stock(land, {}, 0)
        best = 0.0
        choice: Option = ("forfeit",)
        m = land.merchant
        for option in decision.options:
            if option[0] == "forfeit":
                continue
            change: dict[str, int] = {}
            if option[0] != "goods":
                change = {what: -n for what, n in m.point.items()}
            if len(option) > 1:
                change[m.good] = change.get(m.good, 0) + option[1]
                change["ryo"] = change.get("ryo", 0) - option[1] * m.price
            value = self.stock(land, change, option[0] != "goods") - before
            if value > best:
                best, choice = value, option
        self.say("trade" if choice[0] != "forfeit" else "forfeit")
        return choice

    def stock(self, land: Land, change: dict[str, int], point: int) -> float:
        w, clan = land.w, land.clan
        value = w.point * point + w.purse(clan.ryo + change.get("ryo", 0))
        for k, good in enumerate(("wood", "stone", "rice")):
            value += w.goods[k][getattr(clan, good) + change.get(good, 0)]
        return value

    # --- wages ---------------------------------------------------------------------------------------------

    def keep(self, view: Edo, decision: Decision) -> Option:
        top: Any = view.state.stack[-1]
        land = Land(view, decision.player, self.w)
        solo = Solo(land)
        solo.goods[2] += len(top.kept)
        if len(top.kept) >= solo.keep(land.last):
            self.say("done")
            return ("done",)

        best = max((o for o in decision.options if o[0] == "keep"), key=lambda o: self.standing(view, o[1]))
        self.say("keep")
        return best

    def standing(self, view: Edo, x: str) -> float:
        """How gladly a samurai stays on a space."""
        if x == view.board.home:
            return 3.0
        if x in view.map.good_of:
            return 2.5 - view.samurai_on(x) + (view.map.good_of[x] != "rice")
        return 2.0 if x in view.map.cities else 0.5
