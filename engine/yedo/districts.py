"""What a disciple can do in each district and on each annex. `*_options` list what is possible now;
`carry_out` does it. Prices and yields come from the board's data."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.core.decision import Option
from engine.core.event import Event

from . import assets, hands
from .phases.bidding import ChooseAnnex

if TYPE_CHECKING:
    from .game import Yedo

MISSION_COLORS = hands.COLORS


def space_options(g: Yedo, seat: int, space: str, district: str, options: list[Option]) -> None:
    """The actions of the space a disciple stands on; Castle actions are bound to their space."""
    for guest in g.moments.space_actions:
        if guest(g, seat, space, options):
            return
    if district != "castle":
        OPTIONS[district](g, seat, options)
    elif space == "castle:shogun":
        options.append(("audience",))
    elif space == "castle:bakufu":
        bakufu(g, seat, options)


def far_districts(g: Yedo, district: str) -> list[str]:
    return [d for d in g.board.circuit if d != district and d not in g.state.shut_districts]


def far_options(g: Yedo, seat: int, district: str, options: list[Option]) -> None:
    """What a district offers without standing there: at the Castle an audience or the Bakufu."""
    if district == "castle":
        options.append(("audience",))
        bakufu(g, seat, options)
    else:
        OPTIONS[district](g, seat, options)
    for guest in g.moments.far_options:  # what guests offer there is reached in the same way (B15)
        guest(g, seat, district, options)


def gates(g: Yedo, seat: int, options: list[Option]) -> None:
    clan = g.state.clans[seat]
    actions = g.board.actions
    if not g.moments.replaced_recruit:
        if (
            assets.cost(g, seat, "recruit", actions["recruit"]) <= clan.mon
            and len(assets.counted(g, clan)) < assets.limit(g, seat, "disciple")
            and any(d.at == "reserve" for d in clan.disciples)
        ):
            options.append(("recruit",))
    options.extend(("beg", n) for n in actions["beg"] if n <= clan.pp)
    if g.state.decks["action"]:
        options.append(("foresight", "action"))


def tavern(g: Yedo, seat: int, options: list[Option]) -> None:
    if assets.obtainable_annexes(g, seat) and annex_price(g, seat) <= g.state.clans[seat].mon:
        options.append(("buy_annex",))
    options.append(("foresight", "weapon"))


def annex_price(g: Yedo, seat: int) -> int:
    return assets.cost(g, seat, "annex", g.board.actions["annex"])


def harbor(g: Yedo, seat: int, options: list[Option]) -> None:
    s = g.state
    if s.church > 0 and not s.church_burnt:
        options.append(("church",))
    options.extend(
        ("luxury", n) for n in g.board.actions["luxury"]
        if assets.cost(g, seat, "luxury", n) <= s.clans[seat].mon
    )
    if s.decks["bonus"]:
        options.append(("foresight", "bonus"))


def red_light(g: Yedo, seat: int, options: list[Option]) -> None:
    """A geisha for mon or for prestige: either payment suffices (D26)."""
    s = g.state
    clan = s.clans[seat]
    prices = g.board.actions["geisha"]
    if s.geishas and len(clan.geishas) < assets.limit(g, seat, "geisha"):
        if assets.cost(g, seat, "geisha", prices["mon"]) <= clan.mon:
            options.append(("geisha", "mon"))
        if prices["pp"] <= clan.pp:
            options.append(("geisha", "pp"))
    if s.decks["action"] and assets.cost(g, seat, "action_card", g.board.actions["action_card"]) <= clan.mon:
        options.append(("buy_action",))


def market(g: Yedo, seat: int, options: list[Option]) -> None:
    s = g.state
    clan = s.clans[seat]
    for slot, weapon in enumerate(s.market):
        if weapon and weapon_price(g, seat, slot) <= clan.mon:
            options.append(("buy_weapon", slot))
    options.extend(("sell", "action", c) for c in clan.actions)
    options.extend(("sell", "bonus", c) for c in clan.bonus)


def weapon_price(g: Yedo, seat: int, slot: int) -> int:
    price: int = g.board.market_prices[slot]
    if "kobudo_ryu" in g.state.clans[seat].annexes:
        price -= g.board.actions["kobudo_discount"]
    return assets.cost(g, seat, "weapon", price)


def temple(g: Yedo, seat: int, options: list[Option]) -> None:
    if assets.may_take_blessing(g, seat):
        options.append(("blessing",))
    decks = g.state.decks
    options.extend(("foresight", c) for c in (*MISSION_COLORS, "event") if decks.get(c))


def bakufu(g: Yedo, seat: int, options: list[Option]) -> None:
    options.extend(("bakufu", c) for c in hands.mission_colors(g))


OPTIONS = {
    "gates": gates, "tavern": tavern, "harbor": harbor, "red_light": red_light, "market": market,
    "temple": temple,
}


def annex_options(g: Yedo, seat: int, at: str, options: list[Option]) -> None:
    """An annex's ability; on a rival's annex there is none (A7). Nothing to discard, nothing drawn (A43)."""
    kind, _, place = at.partition(":")
    owner, _, annex = place.partition(":")
    if kind == "annex" and int(owner) == seat:
        own_annex_options(g, seat, annex, options)


def own_annex_options(g: Yedo, seat: int, annex: str, options: list[Option]) -> None:
    clan = g.state.clans[seat]
    if annex == "yashiki":
        if hands.mission_colors(g) or clan.missions:
            options.extend(("exchange", "mission", m) for m in clan.missions)
    elif annex == "dojo":
        options.extend(("exchange", "weapon", w) for w in dict.fromkeys(clan.weapons))
    elif annex == "kobudo_ryu":
        options.extend(("exchange", "action", c) for c in clan.actions)
    elif annex == "karesansui":
        decks = g.state.decks
        names = ("action", "bonus", *MISSION_COLORS, "event")
        options.extend(("foresight", d) for d in names if decks.get(d))
        options.append(("foresight", "weapon"))


def carry_out(g: Yedo, seat: int, disciple: int, option: Option) -> None:
    """Do one board or annex action."""
    DO[option[0]](g, seat, disciple, option)
    if g.moments.after_action:
        at = g.state.clans[seat].disciples[disciple].at if disciple >= 0 else ""
        for guest in g.moments.after_action:
            guest(g, seat, disciple, g.district_of.get(at, ""), option)


def do_recruit(g: Yedo, seat: int, disciple: int, option: Option) -> None:
    assets.lose_mon(g, seat, assets.cost(g, seat, "recruit", g.board.actions["recruit"]), "recruit")
    assets.recruit_disciple(g, seat, "recruit", at="spent")


def do_beg(g: Yedo, seat: int, disciple: int, option: Option) -> None:
    assets.lose_pp(g, seat, option[1], "beg")
    assets.gain_mon(g, seat, g.board.actions["beg"][option[1]] + g.action_yield("beg", seat), "beg")


def do_foresight(g: Yedo, seat: int, disciple: int, option: Option) -> None:
    hands.foresight(g, seat, option[1], disciple=disciple)


def do_buy_annex(g: Yedo, seat: int, disciple: int, option: Option) -> None:
    assets.lose_mon(g, seat, annex_price(g, seat), "annex")
    g.push(ChooseAnnex(seat, "tavern"))


def do_church(g: Yedo, seat: int, disciple: int, option: Option) -> None:
    take_church(g, seat, g.state.church)


def take_church(g: Yedo, seat: int, n: int) -> None:
    s = g.state
    n = min(n, s.church)
    s.church -= n
    church_gives(g, seat, n)


def church_gives(g: Yedo, seat: int, n: int) -> None:
    assets.gain_mon(g, seat, n, "church")
    if n:
        for guest in g.moments.church_taken:
            guest(g, seat)


def do_luxury(g: Yedo, seat: int, disciple: int, option: Option) -> None:
    assets.lose_mon(g, seat, assets.cost(g, seat, "luxury", option[1]), "luxury")
    assets.gain_pp(g, seat, g.board.actions["luxury"][option[1]], "luxury")


def do_geisha(g: Yedo, seat: int, disciple: int, option: Option) -> None:
    prices = g.board.actions["geisha"]
    if option[1] == "mon":
        assets.lose_mon(g, seat, assets.cost(g, seat, "geisha", prices["mon"]), "geisha")
    else:
        assets.lose_pp(g, seat, prices["pp"], "geishas")
    value = min(g.state.geishas)
    assets.gain_geisha(g, seat, value, "red_light")
    assets.gain_pp(g, seat, value, "geishas")


def do_buy_action(g: Yedo, seat: int, disciple: int, option: Option) -> None:
    price = assets.cost(g, seat, "action_card", g.board.actions["action_card"])
    assets.lose_mon(g, seat, price, "action_card")
    hands.draw(g, seat, "action", 1, 1, "red_light")


def do_buy_weapon(g: Yedo, seat: int, disciple: int, option: Option) -> None:
    """The gap stays until the next adjustment (A23)."""
    assets.lose_mon(g, seat, weapon_price(g, seat, option[1]), "weapon")
    take_market_weapon(g, seat, option[1], bought=True)


def take_market_weapon(g: Yedo, seat: int, slot: int, bought: bool = False) -> None:
    """Over the limit one weapon is shed; one that was bought replaces one of those held before (B4)."""
    weapon = g.state.market[slot]
    g.state.market[slot] = ""
    assets.gain_weapon(g, seat, weapon, f"market:{slot}")
    if bought and len(g.state.clans[seat].weapons) > assets.limit(g, seat, "weapon"):
        g.push(hands.Replace(seat, "weapon", new=weapon))
    else:
        hands.check_limits(g, seat)


def do_sell(g: Yedo, seat: int, disciple: int, option: Option) -> None:
    hands.discard(g, seat, option[1], option[2])
    assets.gain_mon(g, seat, g.board.actions["sell_card"] + g.action_yield("sell", seat), "sell")


def do_blessing(g: Yedo, seat: int, disciple: int, option: Option) -> None:
    assets.gain_blessing(g, seat, "temple")


def do_audience(g: Yedo, seat: int, disciple: int, option: Option) -> None:
    assets.gain_pp(g, seat, g.board.actions["audience"] + g.action_yield("shogun", seat), "audience")


def do_bakufu(g: Yedo, seat: int, disciple: int, option: Option) -> None:
    hands.draw(g, seat, option[1], 1, 1, "bakufu")


def do_exchange(g: Yedo, seat: int, disciple: int, option: Option) -> None:
    """Yashiki, Dojo, Kobudo-Ryu: discard one, draw one (Dojo also three keep one, D24)."""
    kind = option[1]
    if g.sink:
        g.sink(Event("exchange_annex", seat, {"kind": kind}))
    hands.discard(g, seat, kind, option[2])
    if kind == "mission":
        g.push(hands.ChooseColor(seat, 1, 1, "yashiki"))
    elif kind == "weapon":
        hands.draw(g, seat, "weapon", 3 if g.rules.dojo_draw == "three_keep_one" else 1, 1, "dojo")
    else:
        hands.draw(g, seat, "action", 1, 1, "kobudo_ryu")


DO = {
    "recruit": do_recruit, "beg": do_beg, "foresight": do_foresight, "buy_annex": do_buy_annex,
    "church": do_church, "luxury": do_luxury, "geisha": do_geisha, "buy_action": do_buy_action,
    "buy_weapon": do_buy_weapon, "sell": do_sell, "blessing": do_blessing, "audience": do_audience,
    "bakufu": do_bakufu, "exchange": do_exchange,
}
