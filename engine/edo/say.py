"""Words for people: what an option is called and where it stands, and what is asked.

Never used inside `apply`. All phrases are in data/lang; this file only knows which fact fills which gap. An option's
*place* is a plain string that the table can find on the screen:
    lot:2   space:mito   card:fields:money   slot:0   special:mint   plot:mito:house   trade:goods   button:seal"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from engine.core.decision import Decision, Option
from engine.core.words import All, Noun, t

from .verbs import VERBS

if TYPE_CHECKING:
    from .board import Deed, Merchant
    from .game import Edo

PAIRS = {(1, 0): "own", (0, 1): "grey", (2, 0): "own_own", (1, 1): "own_grey", (0, 2): "grey_grey"}


def space(id: str) -> Noun:
    return Noun("edo.space", id)


def card(id: str) -> Noun:
    return Noun("edo.card", id)


def deed(id: str) -> Noun:
    return Noun("edo.deed", id)


def good(id: str) -> Noun:
    return Noun("edo.good", id)


def building(id: str) -> Noun:
    return Noun("edo.building", id)


def name_of(g: Edo, seat: int) -> str:
    return g.state.clans[seat].name


def amounts(price: Mapping[str, int]) -> Any:
    """Several goods as one list: 2 wood, 2 stone and 12 Ryo."""
    listed = [t("edo.amount", n=n, good=good(what)) for what, n in price.items() if n]
    return All(listed) if listed else t("edo.nothing")


def deed_words(d: Deed) -> str:
    """What a quarter of a card says."""
    what = {"n": d.each, "good": good(d.good) if d.good else ""}
    if d.do == "harvest":
        kind = Noun("edo.kind", d.good)
        return t("edo.deed.harvest_extra" if d.extra else "edo.deed.harvest", n=d.extra, good=good(d.good), kind=kind)
    if d.do == "travel":
        key = "travel" if d.hops and d.place else "travel_ride" if d.hops else "travel_place"
        return t(f"edo.deed.{key}", n=d.hops)
    if d.do == "recruit":
        return t("edo.deed.recruit" if d.price else "edo.deed.recruit_free", n=d.price)
    if d.do == "develop":
        return t("edo.deed.develop", n=d.price)
    if d.do == "build":
        return t("edo.deed.build_less" if d.less else "edo.deed.build", n=d.officials, price=amounts(d.less))
    if d.do == "trade":
        key = "trade_both" if d.both else "trade_reach" if d.reach else "trade"
        return t(f"edo.deed.{key}", n=d.reach)
    return t(f"edo.deed.{d.do}", **what)


def merchant_words(g: Edo, id: str) -> tuple[str, str]:
    """The two halves of a merchant card."""
    return merchant_parts(g.board.merchants[id])


def merchant_parts(m: Merchant) -> tuple[str, str]:
    goods = t("edo.merchant.goods", n=m.most, good=good(m.good), price=m.price)
    return goods, t("edo.merchant.point", price=amounts(m.point))


def prompt(g: Edo, decision: Decision) -> str:
    """One sentence: who is asked what."""
    clan = g.state.clans[decision.player]
    top: Any = g.state.stack[-1]
    kind = decision.kind
    gaps: dict[str, Any] = {"clan": clan.name}
    if not decision.options:
        return t("edo.prompt.wait_plan" if decision.sealed else "edo.prompt.wait", **gaps)
    if kind == "plan" and ("seal",) in decision.options:
        return t("edo.prompt.plan_seal", **gaps)
    if kind == "march":
        gaps["slot"] = top.slot + 1
        return t("edo.prompt.march_empty" if ("pass",) in decision.options else "edo.prompt.march", **gaps)
    if kind in ("travel", "work", "build", "trade"):
        gaps["n"] = top.left
    elif kind == "ride":
        gaps["space"] = space(top.rider)
    elif kind == "keep":
        gaps["rice"] = clan.rice
    return t(f"edo.prompt.{kind}", **gaps)


def label(g: Edo, option: Option, decision: Decision) -> str:
    """What a button for this option says."""
    verb = option[0]
    if verb == "lot":
        return t("edo.option.lot", goods=amounts(g.board.lots[option[1]]))
    if verb == "put":
        return t("edo.option.put", card=card(option[2]), deed=deed(option[3]), slot=option[1] + 1)
    if verb == "seat":
        name = g.state.clans[decision.player].plan[option[1]][1]
        return t(f"edo.option.seat.{PAIRS[option[2], option[3]]}", deed=deed(name))
    if verb == "march":
        return t("edo.option.march", **{"from": space(option[1])}, to=space(option[2]))
    if verb == "merchant":
        return t("edo.option.merchant", to=space(option[1]))
    if verb == "reveal":
        top: Any = g.state.stack[-1]
        name = g.state.clans[decision.player].plan[top.slot][1]
        return t("edo.option.reveal_forfeit" if option[1] else "edo.option.reveal", n=option[1], deed=deed(name))
    if verb == "develop":
        top = g.state.stack[-1]
        return t("edo.option.develop", card=card(option[1]), n=top.deed(g).price)
    if verb == "build":
        return t("edo.option.build", building=building(option[2]), space=space(option[1]))
    if verb in ("goods", "point", "goods_point", "point_goods"):
        m, n = g.merchant_card(), option[1] if len(option) > 1 else 0
        return t(f"edo.option.{verb}", n=n, good=good(m.good), ryo=n * m.price, price=amounts(m.point))
    if verb == "done":
        return t(f"edo.option.done_{decision.kind}")
    return t(f"edo.option.{verb}", space=space(option[1])) if len(option) > 1 else t(f"edo.option.{verb}")


def place_of(g: Edo, option: Option, decision: Decision) -> str:
    """Where on the table an option stands."""
    if option[0] == "reveal":
        return f"button:reveal:{option[1]}" if option[1] else "button:reveal"
    return (VERBS[option[0]].place or "button:{0}").format(*option)
