"""On demand, never inside `apply`: what a player might expect but cannot do now, with the reason."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.core.decision import Decision
from engine.core.kind import Blocked
from engine.core.words import t

from .assets import can_pay
from .building import obstacle, price_of
from .planning import cards_of, idle, room
from .say import amounts, building, card, deed, good, place_of, space
from .trading import may_take_both, most_goods, traders

if TYPE_CHECKING:
    from .game import Edo
    from .state import Clan


def explain(g: Edo, decision: Decision) -> list[Blocked]:
    """What the seat asked might expect beside the options it has. `g` may be that seat's view."""
    if not decision.options:
        return []
    finder = {
        "lot": _lot, "city": _city, "plan": _plan, "march": _march, "travel": _travel, "build": _build, "trade": _trade,
    }  # fmt: skip
    found = finder.get(decision.kind)
    return found(g, g.state.clans[decision.player], decision) if found else []


def lack(clan: Clan, price: dict[str, int]) -> Any:
    """What is missing of a price."""
    return amounts({what: n - getattr(clan, what) for what, n in price.items() if getattr(clan, what) < n})


def _lot(g: Edo, clan: Clan, decision: Decision) -> list[Blocked]:
    taken = {other.lot: other.name for other in g.state.clans}
    return [
        Blocked(f"lot:{i}", t("edo.option.lot", goods=amounts(goods)), t("edo.blocked.taken", clan=taken.get(i, "")))
        for i, goods in enumerate(g.board.lots)
        if ("lot", i) not in decision.options
    ]


def _city(g: Edo, clan: Clan, decision: Decision) -> list[Blocked]:
    found = []
    for city in g.map.cities:
        if ("city", city) in decision.options:
            continue
        owners = [g.state.clans[int(b[1:])].name for b in g.state.cities[city] if b[0] == "h"]
        if owners:
            reason = t("edo.blocked.taken", clan=owners[0])
        else:
            reason = t("edo.blocked.start_home" if city == g.board.home else "edo.blocked.closed", space=space(city))
        found.append(Blocked(f"space:{city}", t("edo.name", it=space(city)), reason))
    return found


def _plan(g: Edo, clan: Clan, decision: Decision) -> list[Blocked]:
    found = []
    used = [slot[0] for slot in clan.plan if slot[0]]
    for id in cards_of(g, clan):
        if id in used:
            for name in g.board.deeds[id]:
                label = t("edo.blocked.quarter", deed=deed(name), card=card(id))
                found.append(Blocked(f"card:{id}:{name}", label, t("edo.blocked.card_used")))
    own, grey = idle(g, clan)
    for i, slot in enumerate(clan.plan):
        if not slot[0]:
            continue
        d = g.board.deeds[slot[0]][slot[1]]
        if room(d, slot) < d.officials:
            reason = t("edo.blocked.most", deed=deed(d.name), n=d.max)
        elif own + grey >= d.officials:
            continue
        else:
            reason = t("edo.blocked.no_pair" if own + grey else "edo.blocked.no_idle")
        found.append(Blocked(f"slot:{i}", t("edo.name", it=deed(d.name)), reason))
    empty = sum(not slot[0] for slot in clan.plan)
    if empty:
        found.append(Blocked("button:seal", t("edo.option.seal"), t("edo.blocked.slots_empty", n=empty)))
    return found


def _march(g: Edo, clan: Clan, decision: Decision) -> list[Blocked]:
    if clan.ryo < g.board.march:
        return [
            Blocked(f"space:{where}", t("edo.name", it=space(where)), t("edo.blocked.no_ryo"))
            for where in dict.fromkeys([*clan.samurai, g.state.merchant])
        ]
    return []


def _travel(g: Edo, clan: Clan, decision: Decision) -> list[Blocked]:
    top: Any = g.state.stack[-1]
    d = top.deed(g)
    if not d.place or clan.plan[top.slot][2]:
        return []
    targets = g.map.borders if d.place == "border" else g.map.cities
    return [Blocked(f"space:{where}", t("edo.name", it=space(where)), t("edo.blocked.only_own")) for where in targets]


def _build(g: Edo, clan: Clan, decision: Decision) -> list[Blocked]:
    top: Any = g.state.stack[-1]
    found = []
    for city in g.map.cities:
        here = clan.samurai.count(city)
        absent = "" if here > top.used.count(city) else "edo.blocked.samurai_used" if here else "edo.blocked.no_samurai"
        for kind in g.board.buildings:
            option = ("build", city, kind)
            if option not in decision.options:
                label = t("edo.option.build", building=building(kind), space=space(city))
                reason = t(absent, space=space(city)) if absent else why_not(g, clan, top.deed(g), city, kind)
                found.append(Blocked(place_of(g, option, decision), label, reason))
    return found


def why_not(g: Edo, clan: Clan, d: Any, city: str, kind: str) -> str:
    """Why this building cannot stand there now; empty if it can."""
    word = obstacle(g, clan, city, kind)
    if not word:
        price = price_of(g.board, kind, d)
        return "" if can_pay(clan, price) else t("edo.blocked.short", price=lack(clan, price))
    buildings = g.state.cities[city]
    n, have = g.board.places, sum(b[0] == "h" for b in buildings)
    if word == "few_houses":
        n = g.board.houses_per_fortress * (buildings.count("f") + 1)
    return t(f"edo.blocked.{word}", space=space(city), n=n, have=have)


def _trade(g: Edo, clan: Clan, decision: Decision) -> list[Blocked]:
    top: Any = g.state.stack[-1]
    m, d = g.merchant_card(), top.deed(g)
    verbs = {option[0] for option in decision.options}
    found = []
    have = getattr(clan, m.good)
    if "goods" not in verbs:
        if have >= g.board.most_goods:
            reason = t("edo.blocked.no_room", n=g.board.most_goods, good=good(m.good))
        else:
            reason = t("edo.blocked.short", price=lack(clan, {"ryo": m.price}))
        found.append(Blocked("trade:goods", t("edo.blocked.goods_half"), reason))
    if "point" not in verbs:
        reason = t("edo.blocked.short", price=lack(clan, m.point))
        found.append(Blocked("trade:point", t("edo.blocked.point_half"), reason))
    spaces = traders(g, clan, d, top.used)
    if most_goods(g, clan.ryo, have) and not may_take_both(g, clan, d, spaces):
        found.append(Blocked("trade:goods", t("edo.blocked.both_halves"), t("edo.blocked.no_post_here")))
    return found
