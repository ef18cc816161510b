"""The log's line for what has happened. Names, never "you"."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from engine.core.event import Event
from engine.core.words import All, t

from .say import amounts, building, card, deed, good, merchant_words, name_of, space

if TYPE_CHECKING:
    from .game import Edo


def event_line(g: Edo, event: Event, viewer: int | None) -> str | None:
    """None if the event is not worth a line."""
    data = event.seen(viewer)
    gaps: dict[str, Any] = {"clan": name_of(g, event.player)} if event.player is not None else {}
    special = LINES.get(event.kind)
    if special is not None:
        return special(g, event, data, gaps)
    for name, value in data.items():
        if name in ("from", "to", "space") and value:
            gaps[name] = space(value)
        elif name == "city":
            gaps["space"] = space(value)
        elif name == "card":
            gaps["card"] = card(value)
        elif name == "deed":
            gaps["deed"] = deed(value)
        elif name == "good" and value:
            gaps["good"] = good(value)
        else:
            gaps[name] = value
    return t(f"edo.event.{event.kind}", **gaps)


def _lot(g: Edo, event: Event, data: dict[str, Any], gaps: dict[str, Any]) -> str:
    return t("edo.event.lot", goods=amounts(data["goods"]), **gaps)


def _phase(g: Edo, event: Event, data: dict[str, Any], gaps: dict[str, Any]) -> str | None:
    if data["phase"] == "preparation":  # what it brings has lines of its own
        return None
    return t("edo.event.phase", round=data["round"], phase=t(f"edo.phase.{data['phase']}"))


def _sealed(g: Edo, event: Event, data: dict[str, Any], gaps: dict[str, Any]) -> str:
    if "plan" not in data:
        return t("edo.event.sealed", **gaps)
    slots = [t("edo.event.sealed_slot", deed=deed(name), n=own + grey) for _, name, own, grey in data["plan"]]
    return t("edo.event.sealed_own", plan=All(slots), **gaps)


def _reveal(g: Edo, event: Event, data: dict[str, Any], gaps: dict[str, Any]) -> str:
    return t("edo.event.reveal", deed=deed(data["deed"]), n=data["own"] + data["grey"], **gaps)


def _pass(g: Edo, event: Event, data: dict[str, Any], gaps: dict[str, Any]) -> str:
    return t("edo.event.pass", slot=data["slot"] + 1, **gaps)


def _goods(g: Edo, event: Event, data: dict[str, Any], gaps: dict[str, Any]) -> str:
    key = ("harvest" if data["space"] else "goods") + ("_lost" if data["lost"] else "")
    where = {"space": space(data["space"])} if data["space"] else {}
    return t(f"edo.event.{key}", n=data["n"], lost=data["lost"], good=good(data["good"]), **where, **gaps)


def _recruit(g: Edo, event: Event, data: dict[str, Any], gaps: dict[str, Any]) -> str:
    return t("edo.event.recruit" if data["rice"] else "edo.event.recruit_free", n=data["rice"], **gaps)


def _develop(g: Edo, event: Event, data: dict[str, Any], gaps: dict[str, Any]) -> str:
    return t("edo.event.develop", card=card(data["card"]), n=data["ryo"], **gaps)


def _build(g: Edo, event: Event, data: dict[str, Any], gaps: dict[str, Any]) -> str:
    key = "edo.event.build" if any(data["price"].values()) else "edo.event.build_free"
    what, where = building(data["building"]), space(data["city"])
    return t(key, building=what, space=where, price=amounts(data["price"]), **gaps)


def _trade(g: Edo, event: Event, data: dict[str, Any], gaps: dict[str, Any]) -> str:
    key = "both" if data["n"] and data["point"] else "point" if data["point"] else "goods"
    goods = {"good": good(data["good"])} if data["good"] else {}
    return t(f"edo.event.trade_{key}", n=data["n"], ryo=data["ryo"], price=amounts(data["paid"]), **goods, **gaps)


def _wages(g: Edo, event: Event, data: dict[str, Any], gaps: dict[str, Any]) -> str:
    kept, home = data["kept"], data["home"]
    gaps["kept"] = t("edo.event.samurai", n=len(kept))
    gaps["home"] = t("edo.event.samurai", n=len(home))
    return t(f"edo.event.{'wages' if kept and home else 'wages_kept' if kept else 'wages_home'}", **gaps)


def _income(g: Edo, event: Event, data: dict[str, Any], gaps: dict[str, Any]) -> str:
    shares = [t("edo.event.share", clan=name_of(g, seat), n=ryo) for seat, _, ryo in data["shares"]]
    return t("edo.event.income", space=space(data["city"]), shares=All(shares))


def _merchant_card(g: Edo, event: Event, data: dict[str, Any], gaps: dict[str, Any]) -> str:
    goods, point = merchant_words(g, data["card"])
    return t("edo.event.merchant_card", goods=goods, point=point)


def _final(g: Edo, event: Event, data: dict[str, Any], gaps: dict[str, Any]) -> str:
    if not data["eligible"]:
        return t("edo.event.final_out", **gaps)
    return t("edo.event.final", samurai=data["samurai"], money=data["money"], points=data["points"], **gaps)


def _over(g: Edo, event: Event, data: dict[str, Any], gaps: dict[str, Any]) -> str:
    if data["shared"] > 1:
        return t("edo.event.over_shared", clans=All(name_of(g, seat) for seat in data["ranking"][: data["shared"]]))
    return t("edo.event.over", **gaps)


def _quiet(g: Edo, event: Event, data: dict[str, Any], gaps: dict[str, Any]) -> None:
    """Told by another event's line."""


LINES: dict[str, Callable[[Edo, Event, dict[str, Any], dict[str, Any]], str | None]] = {
    "lot": _lot, "phase": _phase, "sealed": _sealed, "reveal": _reveal, "pass": _pass, "goods": _goods,
    "recruit": _recruit, "develop": _develop, "build": _build, "trade": _trade, "keep": _quiet, "wages": _wages,
    "income": _income, "merchant_card": _merchant_card, "final": _final, "over": _over,
}  # fmt: skip
