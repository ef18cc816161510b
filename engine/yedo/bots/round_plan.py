"""The best use of a seat's disciples in this round: which missions to complete, where to stand for them,
and what everybody else does meanwhile. Missions that lack one or two things may get them on the way."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING

from engine.yedo.assets import annex_prestige
from engine.yedo.missions import partners

from . import module_worth
from .acts import Act, acts_of
from .jobs import SOURCE, Part
from .places import district_of_kind, free_kinds, kinds_in, standing
from .value import AFTER_PATROL, PLACED_FOR_GOOD, Outlook, Undertaking

if TYPE_CHECKING:
    from engine.yedo.game import Yedo

MOST_ITEMS = 2
ONCE = "recruit_character"  # wherever it is done, one waits face down and no second


class Target:
    """One mission to complete this round, with or without its bonus part."""

    __slots__ = ("undertaking", "need", "sources", "worth", "chance", "price")

    def __init__(
        self,
        u: Undertaking,
        need: dict[str, int],
        sources: list[str],
        worth: float,
        chance: float,
        price: int,
    ) -> None:
        self.undertaking = u
        self.need = need  # districts that must be held when it is completed
        self.sources = sources  # districts where something is fetched first
        self.worth = worth
        self.chance = chance
        self.price = price


class Best:
    """The best plan found: its worth above holding still, its missions, and where to stand."""

    __slots__ = ("worth", "targets", "places")

    def __init__(self, worth: float, targets: tuple[Target, ...], places: list[str]) -> None:
        self.worth, self.targets, self.places = worth, targets, places


class RoundPlan:
    def __init__(self, outlook: Outlook, ninja: str = "") -> None:
        """`ninja`: the district in which the Ninja is thought to stand, if not where it stands."""
        self.outlook = outlook
        g, seat = outlook.g, outlook.seat
        self.g, self.seat = g, seat
        s = g.state
        clan = outlook.clan
        self.stand = standing(g, seat)
        if s.phase in PLACED_FOR_GOOD:
            self.home = 0
        elif s.phase == "assign":
            self.home = sum(d.at == "home" and d.kind != "errand_boy" for d in clan.disciples)
        else:
            self.home = outlook.people
        self.free = free_kinds(g, seat) if self.home else {}
        self.risk = arrest_risk(outlook)
        self.dared = ""  # where the patrol is due and nobody but the Ninja is safe
        if s.guests:
            self.dare(ninja or module_worth.ninja_in(outlook))
        loss = outlook.w.disciple * outlook.later * outlook.w.arrest if outlook.people > 2 else 0.0
        if g.outsider >= 0:
            from .coop import arrest_loss

            loss = arrest_loss(outlook, loss)
        if clan.blackmail:
            loss = min(loss, 1.5)
        self.loss = loss
        self.acts = self.weighed(acts_of(outlook))
        self.targets = self.find_targets()

    def dare(self, district: str) -> None:
        """The Ninja acts as if there were no patrol; nobody else joins it."""
        if district and district == module_worth.watched(self.outlook, self.risk):
            self.dared = district
            del self.risk[district]
            self.free = {kind: n for kind, n in self.free.items() if district_of_kind(kind) != district}

    def weighed(self, acts: list[Act]) -> list[Act]:
        """Acts in places where the patrol is due are worth less."""
        risk = self.risk
        if risk:
            for act in acts:
                r = risk.get(district_of_kind(act.kind), 0.0)
                if r:
                    act.worth = act.worth * (1 - r) - r * self.loss
        acts.sort(key=lambda a: -a.worth)
        return acts

    # --- missions that could be completed this round -------------------------------------------------

    def find_targets(self) -> list[Target]:
        found: list[Target] = []
        hands = self.home + sum(self.stand.values())
        for u in self.outlook.undertakings:
            job = u.job
            if job.loses and self.outlook.people < 3 and self.g.rules.losing_mission == "needs_three":
                continue
            for part, items, gain in ((job.standard, u.items, u.gain), (job.both, u.extra, u.gain_both)):
                if gain <= 0 or len(items) > MOST_ITEMS or part.people + len(items) > hands:
                    continue
                target = self.target(u, part, items, gain)
                if target is not None:
                    found.append(target)
        found.sort(key=lambda t: -t.worth * t.chance)
        return found[:7]

    def target(self, u: Undertaking, part: Part, items: list[str], gain: float) -> Target | None:
        g, o = self.g, self.outlook
        s = g.state
        block = part.block
        need = dict(part.districts)
        chance = 1.0
        price = dues = o.dues(block)
        sources: list[str] = []
        for item in items:
            kind, _, what = item.partition(":")
            if kind == "weapon":
                slots = [
                    p
                    for p, x in zip(g.board.market_prices, s.market, strict=True)
                    if x and what in (x, "any")
                ]
                if not slots:
                    return None
                price += min(slots) - o.less
                gain += o.w.weapon * o.fade
            elif kind == "geisha":
                if not s.geishas:
                    return None
                price += g.board.actions["geisha"]["mon"] - o.less
                gain += min(s.geishas)
            elif kind == "annex":
                if s.annexes.get(what, 0) <= 0:
                    return None
                price += g.board.actions["annex"] - o.less
                gain += annex_prestige(g, "tavern")
            elif kind == "blessing":
                if not s.blessings:
                    return None
            else:
                return None
            sources.append(SOURCE[kind])
            chance *= o.w.contested
        if price > o.clan.mon:
            return None
        if block.partner is not None and not (s.phase in AFTER_PATROL and partners(g, self.seat, block)):
            chance *= 0.5
        if block.rival_annex:
            kind = f"rival:{block.rival_annex}"
            if kind not in self.stand and not self.free.get(kind):
                return None
            need[kind] = 1
        if price > dues:
            gain -= o.cost(price) - o.cost(dues)
        if s.phase == "assign":
            chance *= 0.97
        elif s.phase not in PLACED_FOR_GOOD:
            chance *= o.w.together ** (part.people - module_worth.own_place(o, part)) * 0.9
        for district in need:
            chance *= 1 - self.risk.get(district, 0.0)
        return Target(u, need, sources, gain, chance, price)

    # --- putting a round together ----------------------------------------------------------------------

    def best(self, extra: str = "", without: str = "", held: bool = True) -> Best:
        """The best plan; `extra` stands one more disciple there first, `without` takes one away."""
        stand, home, free = self.stand, self.home, self.free
        if extra:
            stand = {**stand, extra: stand.get(extra, 0) + 1}
            free = {**free, extra: free.get(extra, 1) - 1}
            home -= 1
        if without:
            stand = {**stand, without: stand[without] - 1}
        winner = self.put_together((), stand, home, free)
        assert winner is not None
        targets = self.targets
        for t in targets:
            made = self.put_together((t,), stand, home, free)
            if made is not None and made.worth > winner.worth:
                winner = made
        if len(targets) > 1 and home + sum(stand.values()) > 1:
            for a, b in combinations(targets, 2):
                if a.undertaking is not b.undertaking and a.price + b.price <= self.outlook.clan.mon:
                    made = self.put_together((a, b), stand, home, free)
                    if made is not None and made.worth > winner.worth:
                        winner = made
        return winner

    def put_together(
        self, targets: tuple[Target, ...], stand: dict[str, int], home: int, free: dict[str, int]
    ) -> Best | None:
        places: list[str] = []
        busy: list[str] = []
        worth = 0.0
        mon = self.outlook.clan.mon
        if targets:
            need, busy = needs(targets)
            places_or_none = self.missing_places(need, stand, free)
            if places_or_none is None or len(places_or_none) > home:
                return None
            places = places_or_none
            for t in targets:
                later = t.undertaking.later
                worth += t.chance * (t.worth - later)
                mon -= t.price
            for place in places:
                worth -= self.risk.get(district_of_kind(place), 0.0) * self.loss
        actors = dict(stand)
        for place in places:
            actors[place] = actors.get(place, 0) + 1
        for district in busy:
            for kind in kinds_in(district):
                if actors.get(kind, 0) > 0:
                    actors[kind] -= 1
                    break
        spare = home - len(places)
        room = dict(free) if spare else free
        chosen = list(places)
        recruited = False
        for act in self.acts:
            if act.price > mon or (recruited and act.verb == ONCE):
                continue
            kind = act.kind
            if actors.get(kind, 0) > 0:
                actors[kind] -= 1
            elif spare and act.worth > 0 and room.get(kind, 0) - places.count(kind) > 0:
                room[kind] -= 1
                spare -= 1
                chosen.append(kind)
            else:
                continue
            worth += act.worth
            mon -= act.price
            if act.verb == ONCE:
                recruited = True
        return Best(worth, targets, chosen)

    def missing_places(
        self, need: dict[str, int], stand: dict[str, int], free: dict[str, int]
    ) -> list[str] | None:
        places: list[str] = []
        for district, n in need.items():
            kinds = kinds_in(district)
            short = n - sum(stand.get(k, 0) for k in kinds)
            for kind in kinds:
                while short > 0 and free.get(kind, 0) > places.count(kind):
                    places.append(kind)
                    short -= 1
            if short > 0:
                return None
        return places


def needs(targets: tuple[Target, ...]) -> tuple[dict[str, int], list[str]]:
    """Districts to hold for completing the targets in turn, and where a disciple's turn is used up.
    Whoever completes a mission goes home, so it should stand where the next one needs nobody."""
    need: dict[str, int] = {}
    busy: list[str] = []
    for t in reversed(targets):
        best: dict[str, int] | None = None
        spent = ""
        for district in t.need:
            if district.startswith("rival:"):
                continue
            merged = dict(need)
            merged[district] = merged.get(district, 0) + 1
            for d, n in t.need.items():
                merged[d] = max(merged.get(d, 0), n)
            if best is None or sum(merged.values()) < sum(best.values()):
                best, spent = merged, district
        need = best if best is not None else need
        if spent:
            busy.append(spent)
        for source in t.sources:
            need[source] = need.get(source, 0) + 1
            busy.append(source)
    return need, busy


def arrest_risk(o: Outlook) -> dict[str, float]:
    """How likely the patrol takes whoever stands in a district this round."""
    g = o.g
    s = g.state
    if not s.patrol_on or s.phase in AFTER_PATROL or s.phase == "scoring":
        return {}
    if g.final_round() and g.rules.final_patrol == "removed":
        return {}
    if any(m.word == "patrol_sleeps" for m in s.modifiers):
        return {}
    risk = dict.fromkeys(g.board.circuit, o.w.stray)
    due = (
        s.patrol_at if s.phase == "patrol" else g.board.next_district(s.patrol_at, s.patrol, g.patrol_steps())
    )
    risk[due] = o.w.patrol
    if g.outsider >= 0 and s.phase != "patrol":
        from .coop import patrol_risk

        return patrol_risk(o)
    return risk


def value_of(g: Yedo, o: Outlook) -> float:
    """The position as a whole, for its seat."""
    if g.state.phase == "scoring":
        return o.holdings()
    return o.holdings() + o.room_later() + RoundPlan(o).best().worth
