"""What each kind of place has to offer a seat now, with its price; and the worth of single actions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.yedo import assets
from engine.yedo.districts import annex_price, weapon_price

from . import module_worth
from .cardworth import color_worth
from .value import PLACED_FOR_GOOD, Outlook

if TYPE_CHECKING:
    from engine.core.decision import Option


class Act:
    """Something a disciple can do in a kind of place; `verb` is what the engine calls it."""

    __slots__ = ("worth", "price", "kind", "verb")

    def __init__(self, worth: float, price: int, kind: str, verb: str) -> None:
        self.worth, self.price, self.kind, self.verb = worth, price, kind, verb


def acts_of(o: Outlook) -> list[Act]:
    """Everything disciples could do, several things for districts that offer them."""
    g, w, clan, s = o.g, o.w, o.clan, o.g.state
    actions = g.board.actions
    crowd = rivals_in(o)
    found: list[Act] = []
    add = found.append

    def contested(kind: str, worth: float) -> float:
        n = crowd.get(kind, 0)
        return worth * w.contested**n if n and worth > 0 else worth

    recruit = assets.cost(g, o.seat, "recruit", actions["recruit"])
    if not g.moments.replaced_recruit and o.people < 4 and any(d.at == "reserve" for d in clan.disciples):
        add(Act(o.disciple(o.later) - o.cost(recruit), recruit, "gates", "recruit"))
    for n, mon in actions["beg"].items():
        if n <= clan.pp:
            add(Act(o.income(mon + g.action_yield("beg", o.seat)) - n, 0, "gates", "beg"))
    price = annex_price(g, o.seat)
    annex, worth = o.best_annex()
    if annex:
        add(Act(assets.annex_prestige(g, "tavern") + worth - o.cost(price), price, "tavern", "buy_annex"))
    if s.church and not s.church_burnt:
        add(Act(contested("harbor", o.income(module_worth.church(o))), 0, "harbor", "church"))
    for mon, pp in actions["luxury"].items():
        price = assets.cost(g, o.seat, "luxury", mon)
        worth = pp - o.cost(price)
        if price <= clan.mon:
            add(Act(worth, price, "harbor", "luxury"))
            add(Act(worth, price, "harbor", "luxury"))
    if s.geishas and len(clan.geishas) < 3:
        lowest = min(s.geishas)
        price = assets.cost(g, o.seat, "geisha", actions["geisha"]["mon"])
        add(Act(contested("red_light", o.geisha(lowest) - o.cost(price)), price, "red_light", "geisha"))
        if clan.pp >= actions["geisha"]["pp"]:
            add(
                Act(
                    contested("red_light", o.geisha(lowest) - actions["geisha"]["pp"]),
                    0,
                    "red_light",
                    "geisha",
                )
            )
    price = assets.cost(g, o.seat, "action_card", actions["action_card"])
    add(Act(o.action_card() - o.cost(price), price, "red_light", "buy_action"))
    for slot, weapon in enumerate(s.market):
        if weapon:
            price = weapon_price(g, o.seat, slot)
            add(Act(contested("market", o.weapon(weapon) - o.cost(price)), price, "market", "buy_weapon"))
    add(Act(contested("temple", o.blessing()), 0, "temple", "blessing"))
    look = w.foresight * o.fade
    for kind in ("gates", "tavern", "harbor", "temple", "temple"):
        add(Act(look, 0, kind, "foresight"))
    add(Act(float(actions["audience"] + g.action_yield("shogun", o.seat)), 0, "shogun", "audience"))
    add(Act(o.mission_draw(), 0, "bakufu", "bakufu"))
    add(Act(w.order * s.order.index(o.seat) * min(1.0, o.later), 0, "bower", "bower"))
    for annex in clan.annexes:
        add(Act(annex_act(o, annex), 0, f"annex:{annex}", "exchange"))
    if s.guests:
        found.extend(module_worth.acts(o, Act))
    return found


def annex_act(o: Outlook, annex: str) -> float:
    """Exchanging the weakest for something unknown; looking ahead."""
    clan = o.clan
    if annex == "yashiki" and o.undertakings:
        worst = min(u.later for u in o.undertakings)
        return max(0.0, o.w.mission_card * min(1.0, o.later / 4) - worst)
    if annex == "dojo" and clan.weapons:
        return max(0.0, o.w.weapon * o.fade * 1.3 - o.weakest_weapon()[1])
    if annex == "kobudo_ryu" and clan.actions:
        return 0.1 * o.fade
    if annex == "karesansui":
        return o.w.foresight * o.fade
    return 0.0


def rivals_in(o: Outlook) -> dict[str, int]:
    """Rivals' disciples by district, when it is clear where they stand."""
    found: dict[str, int] = {}
    if o.g.state.phase in ("assign", *PLACED_FOR_GOOD):
        for clan in o.g.state.clans:
            if clan.seat != o.seat:
                for d in clan.disciples:
                    if ":" in d.at:
                        district = o.g.district_of.get(d.at, "")
                        found[district] = found.get(district, 0) + 1
    return found


def action_worth(o: Outlook, option: Option) -> float | None:
    """What one action brings above doing nothing; None if this planner does not know the verb."""
    g, w, s = o.g, o.w, o.g.state
    actions = g.board.actions
    verb = option[0]
    if verb in ("mission", "errand", "kill"):
        for u in o.undertakings:
            if u.job.id == option[1]:
                return max(u.gain, u.gain_both if not u.extra else u.gain) - u.later + 0.5
        return 1.0 if verb == "mission" else 4.0
    if verb in ("home", "pass"):
        return 0.0
    if verb == "recruit":
        return o.disciple(o.later) - o.cost(assets.cost(g, o.seat, "recruit", actions["recruit"]))
    if verb == "beg":
        return o.income(actions["beg"][option[1]] + g.action_yield("beg", o.seat)) - float(option[1])
    if verb == "foresight":
        return w.foresight * o.fade * (1.2 if option[1] in ("green", "yellow", "red") else 1.0)
    if verb == "buy_annex":
        return assets.annex_prestige(g, "tavern") + o.best_annex()[1] - o.cost(annex_price(g, o.seat))
    if verb == "church":
        return o.income(module_worth.church(o))
    if verb == "luxury":
        return float(actions["luxury"][option[1]]) - o.cost(assets.cost(g, o.seat, "luxury", option[1]))
    if verb == "geisha":
        lowest = o.geisha(min(s.geishas))
        if option[1] == "mon":
            return lowest - o.cost(assets.cost(g, o.seat, "geisha", actions["geisha"]["mon"]))
        return lowest - float(actions["geisha"]["pp"])
    if verb == "buy_action":
        return o.action_card() - o.cost(assets.cost(g, o.seat, "action_card", actions["action_card"]))
    if verb == "buy_weapon":
        return o.weapon(s.market[option[1]]) - o.cost(weapon_price(g, o.seat, option[1]))
    if verb == "sell":
        kept = o.w.action_card * o.fade if option[1] == "action" else o.bonus_card(option[2])
        return o.income(actions["sell_card"] + g.action_yield("sell", o.seat)) - kept
    if verb == "blessing":
        return o.blessing()
    if verb == "audience":
        return float(actions["audience"] + g.action_yield("shogun", o.seat))
    if verb == "bakufu":
        return o.mission_draw(color_worth(o, option[1], 1))
    if verb == "bower":
        return w.order * s.order.index(o.seat) * min(1.0, o.later)
    if verb == "exchange":
        return exchange_worth(o, option)
    return module_worth.action(o, option) if s.guests else None


def exchange_worth(o: Outlook, option: Option) -> float:
    if option[1] == "mission":
        mine = next((u.later for u in o.undertakings if u.job.id == option[2]), 0.0)
        return o.w.mission_card * min(1.0, o.later / 4) - mine
    if option[1] == "weapon":
        return o.w.weapon * o.fade * 1.3 - o.weapon_kept(option[2])
    return 0.1 * o.fade
