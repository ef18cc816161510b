"""Trading with the merchant: goods, a power point, or both with an own post in his city."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.core.decision import Option
from engine.core.event import Event

from .assets import can_pay, gain_points, pay

if TYPE_CHECKING:
    from .board import Deed
    from .game import Edo
    from .state import Clan

POINT: Option = ("point",)


def traders(g: Edo, clan: Clan, deed: Deed, used: list[str]) -> list[str]:
    """Spaces of unused samurai near enough to the merchant, the farthest first: those beside him can do more."""
    far = g.map.distance[g.state.merchant]
    left = [space for space in clan.samurai if far[space] <= deed.reach]
    for space in used:
        left.remove(space)
    left.sort(key=lambda space: -far[space])
    return left


def may_take_both(g: Edo, clan: Clan, deed: Deed, spaces: list[str]) -> bool:
    """On a card that says so anywhere; else where merchant, samurai and own post are together."""
    merchant = g.state.merchant
    return deed.both or (merchant in spaces and f"p{clan.seat}" in g.state.cities.get(merchant, ()))


def most_goods(g: Edo, ryo: int, have: int) -> int:
    card = g.merchant_card()
    n = min(card.most, g.board.most_goods - have)
    return min(n, ryo // card.price) if card.price else n


def trade_options(g: Edo, clan: Clan, deed: Deed, used: list[str]) -> list[Option]:
    spaces = traders(g, clan, deed, used)
    if not spaces:
        return []
    card = g.merchant_card()
    have = getattr(clan, card.good)
    goods = most_goods(g, clan.ryo, have)
    options: list[Option] = [("goods", n) for n in range(1, goods + 1)]
    payable = can_pay(clan, card.point)
    if payable:
        options.append(POINT)
    if may_take_both(g, clan, deed, spaces):
        for n in range(1, goods + 1):  # goods first: they may be what the point costs
            after = {"ryo": clan.ryo - n * card.price, card.good: have + n}
            if all(after.get(what, getattr(clan, what)) >= price for what, price in card.point.items()):
                options.append(("goods_point", n))
        if payable:  # the point first: it may make room, or leave too little Ryo
            after_ryo = clan.ryo - card.point.get("ryo", 0)
            for n in range(1, most_goods(g, after_ryo, have - card.point.get(card.good, 0)) + 1):
                options.append(("point_goods", n))
    return options


def trade(g: Edo, clan: Clan, deed: Deed, used: list[str], option: Option) -> None:
    card = g.merchant_card()
    spaces = traders(g, clan, deed, used)
    verb = option[0]
    goods, point = verb != "point", verb != "goods"
    both = goods and point
    used.append(g.state.merchant if both and not deed.both else spaces[0])
    n = option[1] if goods else 0
    if verb == "point_goods":
        pay(clan, card.point)
    clan.ryo -= n * card.price
    setattr(clan, card.good, getattr(clan, card.good) + n)
    if point and verb != "point_goods":
        pay(clan, card.point)
    if g.sink is not None:
        g.sink(Event("trade", clan.seat, {
            "space": used[-1], "good": card.good if goods else "", "n": n, "ryo": n * card.price,
            "paid": dict(card.point) if point else {}, "point": int(point),
        }))  # fmt: skip
    if point:
        gain_points(g, clan, 1, "trade")
