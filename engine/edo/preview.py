"""What an option would do, as far as its seat can know; worked out from the view alone, never inside `apply`."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from engine.core.decision import Option
from engine.core.words import All, t

from .actions import possible
from .building import price_of
from .planning import idle
from .say import amounts, deed, deed_words, good, space
from .wages import shares

if TYPE_CHECKING:
    from .board import Deed
    from .game import Edo
    from .state import Clan


TRADES = ("goods", "point", "goods_point", "point_goods")


def preview(g: Edo, seat: int, option: Option) -> list[str]:
    found = PREVIEWS.get(option[0])
    return found(g, g.state.clans[seat], option) if found else []


def _lot(g: Edo, clan: Clan, option: Option) -> list[str]:
    return [t("edo.preview.lot", goods=amounts(g.board.lots[option[1]]), n=clan.ryo)]


def _city(g: Edo, clan: Clan, option: Option) -> list[str]:
    sites = [space(s) for s in g.map.near[option[1]] if s in g.map.good_of]
    return [t("edo.preview.city", sites=All(sites))]


def _put(g: Edo, clan: Clan, option: Option) -> list[str]:
    d = g.board.deeds[option[2]][option[3]]
    return [t("edo.preview.put", text=deed_words(d), most=t("edo.deed.most", n=d.max))]


def _seal(g: Edo, clan: Clan, option: Option) -> list[str]:
    """What may have been forgotten; nothing of it forbids to seal."""
    found = []
    left = sum(idle(g, clan))
    if left:
        found.append(t("edo.preview.seal_idle", n=left))
    coming = len(clan.samurai)
    for id, name, own, grey, _ in clan.plan:
        if not own + grey:
            found.append(t("edo.preview.seal_empty", deed=deed(name)))
            continue
        d = g.board.deeds[id][name]
        if d.do == "travel" and d.place:
            coming += own
        found += _doubts(g, clan, d, coming)
    return found


def _doubts(g: Edo, clan: Clan, d: Deed, samurai: int) -> list[str]:
    if d.do in ("harvest", "build", "trade") and not samurai:
        return [t("edo.preview.seal_no_samurai", deed=deed(d.name))]
    if d.do == "develop" and clan.ryo < d.price:
        return [t("edo.preview.seal_no_ryo", deed=deed(d.name), n=d.price, have=clan.ryo)]
    if d.do == "recruit" and clan.rice < d.price:
        return [t("edo.preview.seal_no_rice", deed=deed(d.name), n=d.price, have=clan.rice)]
    if d.do == "build":
        prices = [price_of(g.board, kind, d) for kind in g.board.buildings]
        if not any(all(getattr(clan, what) >= n for what, n in price.items()) for price in prices):
            return [t("edo.preview.seal_unbuilt")]
    return []


def _march(g: Edo, clan: Clan, option: Option) -> list[str]:
    found = [t("edo.preview.march", n=clan.ryo - g.board.march)]
    target = option[-1]
    if option[0] == "march":
        found += _yield(g, target, 1)
    return found


def _yield(g: Edo, where: str, more: int) -> list[str]:
    if where not in g.map.good_of:
        return []
    n = g.board.yield_of(g.samurai_on(where) + more)
    return [t("edo.preview.yield", n=n, good=good(g.map.good_of[where]))]


def _ride(g: Edo, clan: Clan, option: Option) -> list[str]:
    return _yield(g, option[1], 1)


def _gain(g: Edo, clan: Clan, what: str, n: int) -> list[str]:
    room = g.board.most_goods - getattr(clan, what)
    if n > room:
        return [t("edo.preview.goods_lost", n=room, lost=n - room, good=good(what))]
    return [t("edo.preview.goods", n=n, good=good(what))]


def gained(g: Edo, clan: Clan, option: Option) -> dict[str, int]:
    """The goods or Ryo that a revealed card would bring by itself, before anything is lost."""
    top: Any = g.state.stack[-1]
    id, name, own, grey, _ = clan.plan[top.slot]
    d = g.board.deeds[id][name]
    n = possible(g, clan, d, (own + grey) // d.officials) - option[1]
    if d.do == "money":
        return {"ryo": n * d.each}
    if d.do == "rice":
        return {"rice": n * d.each}
    if d.do == "levy":
        return {d.good: n * d.each}
    if d.do == "harvest":
        sites = [where for where in clan.samurai if g.map.good_of.get(where) == d.good]
        yields = sorted((g.board.yield_of(g.samurai_on(where)) + d.extra for where in sites), reverse=True)
        return {d.good: sum(yields[:n])}
    if d.do == "tax":
        own_buildings = (f"h{clan.seat}", f"p{clan.seat}")
        cities = sum(any(b in own_buildings for b in buildings) for buildings in g.state.cities.values())
        return {"ryo": n * d.each * cities}
    return {}


def changes(g: Edo, clan: Clan, option: Option) -> dict[str, int]:
    """What an answer brings to a clan's stores or takes from them, before anything is lost."""
    verb, top = option[0], _top(g)
    if verb == "reveal":
        return gained(g, clan, option)
    if verb == "work":
        return {top.deed(g).good: g.board.yield_of(g.samurai_on(option[1])) + top.deed(g).extra}
    if verb in ("march", "merchant"):
        return {"ryo": -g.board.march}
    if verb == "develop":
        return {"ryo": -top.deed(g).price}
    if verb == "build":
        return {what: -n for what, n in price_of(g.board, option[2], top.deed(g)).items()}
    if verb in TRADES:
        return _traded(g, option)
    return {"rice": -g.board.wages} if verb == "keep" else {}


def _traded(g: Edo, option: Option) -> dict[str, int]:
    m, found = g.merchant_card(), {}
    if len(option) > 1:
        found = {m.good: option[1], "ryo": -option[1] * m.price}
    if option[0] != "goods":
        for what, n in m.point.items():
            found[what] = found.get(what, 0) - n
    return found


def _top(g: Edo) -> Any:
    return g.state.stack[-1]


def _work(g: Edo, clan: Clan, option: Option) -> list[str]:
    return [line for what, n in changes(g, clan, option).items() for line in _gain(g, clan, what, n)]


def _reveal(g: Edo, clan: Clan, option: Option) -> list[str]:
    top: Any = g.state.stack[-1]
    id, name, own, grey, _ = clan.plan[top.slot]
    d = g.board.deeds[id][name]
    activations = (own + grey) // d.officials
    able = possible(g, clan, d, activations)
    found = []
    for what, n in gained(g, clan, option).items():
        found += [t("edo.preview.money", n=n)] if what == "ryo" else _gain(g, clan, what, n)
    if d.do == "recruit" and able > option[1]:
        found.append(t("edo.preview.recruit"))
    if activations > able:
        found.append(t("edo.preview.lapse", n=activations - able))
    return found


def _develop(g: Edo, clan: Clan, option: Option) -> list[str]:
    return [deed_words(d) for d in g.board.deeds[option[1]].values()]


def _build(g: Edo, clan: Clan, option: Option) -> list[str]:
    top: Any = g.state.stack[-1]
    _, city, kind = option
    price = price_of(g.board, kind, top.deed(g))
    found = [t("edo.preview.build", price=amounts(price), n=g.board.buildings[kind]["points"])]
    if kind != "fortress":
        after = g.clone()
        after.state.cities[city].append(f"{kind[0]}{clan.seat}")
        pays = sum(ryo for seat, _, ryo in shares(after, city) if seat == clan.seat)
        found.append(t("edo.preview.build_income", n=pays))
    if kind == "house" and city == g.board.home and f"h{clan.seat}" not in g.state.cities[city]:
        found.append(t("edo.preview.need_edo"))
    return found


def _trade(g: Edo, clan: Clan, option: Option) -> list[str]:
    m = g.merchant_card()
    price: dict[str, int] = {}
    if option[0] != "goods":
        price.update(m.point)
    if len(option) > 1:
        price["ryo"] = price.get("ryo", 0) + option[1] * m.price
    return [t("edo.preview.trade", price=amounts(price), n=clan.ryo - price.get("ryo", 0))]


def _keep(g: Edo, clan: Clan, option: Option) -> list[str]:
    return [t("edo.preview.keep", n=clan.rice - g.board.wages)]


def _done(g: Edo, clan: Clan, option: Option) -> list[str]:
    top: Any = g.state.stack[-1]
    home = len(clan.samurai) - len(getattr(top, "kept", clan.samurai))
    return [t("edo.preview.home", n=home)] if home else []


PREVIEWS: dict[str, Callable[[Edo, Clan, Option], list[str]]] = {
    "lot": _lot, "city": _city, "put": _put, "seal": _seal, "march": _march, "merchant": _march, "reveal": _reveal,
    "ride": _ride, "work": _work, "develop": _develop, "build": _build, "keep": _keep, "done": _done,
    **dict.fromkeys(TRADES, _trade),
}  # fmt: skip
