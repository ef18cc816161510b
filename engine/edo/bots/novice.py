"""The Novice plans by simple needs, orders gathering before building, and errs in one choice of several."""

from __future__ import annotations

from engine.core.rng import Rng
from engine.edo.board import Deed
from engine.edo.building import price_of
from engine.edo.game import Edo
from engine.edo.planning import cards_of
from engine.edo.state import Clan

from .plans import Plan, fitting
from .samurai import Samurai

FIRST = {
    "travel": 0, "money": 1, "tax": 1, "rice": 1, "levy": 1, "harvest": 2, "recruit": 2, "develop": 2, "trade": 3,
    "build": 4,
}  # fmt: skip


class Novice(Samurai):
    name = "novice"
    moves_merchant = False

    def best_plan(self, view: Edo, seat: int) -> Plan:
        clan = view.state.clans[seat]
        rng = self.rng(view, "plan")
        chosen = [self.deed_of(view, clan, card, rng) for card in cards_of(view, clan)]
        chosen.sort(key=lambda pair: -pair[0])
        deeds = sorted((deed for _, deed in chosen[: view.board.slots]), key=lambda deed: FIRST[deed.do])
        return self.seated(view, clan, deeds)

    def deed_of(self, view: Edo, clan: Clan, card: str, rng: Rng) -> tuple[float, Deed]:
        """The deed of a card that is needed most, or sometimes any."""
        deeds = list(view.board.deeds[card].values())
        if rng.below(self.w.errs) == 0:
            return 5.0, rng.choice(deeds)
        scored = [(self.need(view, clan, deed), -k, deed) for k, deed in enumerate(deeds)]
        best = max(scored)
        return best[0], best[2]

    def need(self, view: Edo, clan: Clan, deed: Deed) -> float:
        samurai = len(clan.samurai)
        if deed.do == "money":
            return (7.0 if clan.ryo < 12 else 2.0) + deed.each / 10
        if deed.do == "rice" or (deed.do == "harvest" and deed.good == "rice"):
            return 4.0 * (samurai + 1 - clan.rice) if samurai or deed.do == "rice" else 0.0
        if deed.do == "harvest":
            wanted = 4 if deed.good == "wood" else 6
            have: int = getattr(clan, deed.good)
            return 8.0 - 8.0 * have / wanted if samurai else 0.0
        if deed.do == "levy":
            return 7.0 - int(getattr(clan, deed.good))
        if deed.do == "travel":
            return 9.0 - 4.0 * samurai
        if deed.do == "build":
            prices = [price_of(view.board, kind, deed) for kind in view.board.buildings]
            ready = any(all(getattr(clan, what) >= n for what, n in price.items()) for price in prices)
            return (10.0 if ready else 3.0) - deed.officials if samurai else 0.0
        if deed.do == "recruit":
            return 5.0 if clan.rice > samurai + 1 and view.state.grey else 0.0
        return {"tax": 5.0, "develop": 2.0 if clan.ryo > 20 else 0.0}.get(deed.do, 1.0)

    def seated(self, view: Edo, clan: Clan, deeds: list[Deed]) -> Plan:
        """Officials from front to back: as many as the samurai can use, then what is left to money and the like."""
        left = view.board.figures - len(clan.samurai) + clan.grey
        own = view.board.figures - len(clan.samurai)
        samurai = len(clan.samurai)
        plan: Plan = []
        for deed in deeds:
            wish = deed.max
            if deed.do in ("harvest", "build", "trade"):
                wish = max(1, samurai) * deed.officials
            elif deed.do == "travel":
                wish = 1 if samurai else 2
            n = fitting(deed, min(wish, left))
            if deed.do == "money":
                n = min(n, max(1, left - 2))
            places = min(own, n) if deed.place else 0
            samurai += places
            own -= places
            left -= n
            plan.append((deed, n, places))
        for i, (deed, n, places) in enumerate(plan):
            more = fitting(deed, min(deed.max, n + left))
            if deed.do in ("money", "rice", "levy") and more > n:
                left -= more - n
                plan[i] = (deed, more, places)
        return plan
