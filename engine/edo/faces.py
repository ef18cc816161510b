"""What the cards of Edo say without a picture, and what a clan has."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.core.decision import Decision, Option
from engine.core.face import Belonging, Face
from engine.core.grammar import capital
from engine.core.words import t

from .planning import cards_of, idle
from .say import card, deed, deed_words, good, merchant_words, place_of
from .state import HIDDEN, UP

if TYPE_CHECKING:
    from .game import Edo

BASIC, SPECIAL, TRADE = "#3f7a4c", "#8a5a1e", "#1f4d72"


def face(g: Edo, thing: str, seat: int | None = None) -> Face | None:
    """An authorization card with its deeds; with a deed named after it, that quarter alone."""
    id, _, name = thing.partition(":")
    if id in g.board.merchants:
        return Face(capital(t("edo.name", it=good(g.board.merchants[id].good))), t("edo.face.merchant"), TRADE,
                    merchant_words(g, id))  # fmt: skip
    deeds = g.board.deeds.get(id)
    if deeds is None:
        return None
    shown = [deeds[name]] if name in deeds else list(deeds.values())
    lines = tuple(
        t("edo.face.deed", deed=deed(d.name), what=deed_words(d), most=t("edo.deed.most", n=d.max)) for d in shown
    )
    special = id not in g.board.basic
    kind = t("edo.face.special" if special else "edo.face.basic")
    return Face(capital(t("edo.name", it=card(id))), kind, SPECIAL if special else BASIC, lines)


def thing_of(g: Edo, option: Option, decision: Decision) -> str:
    where, _, what = place_of(g, option, decision).partition(":")
    return what if where in ("card", "special") else ""


def hand(g: Edo, seat: int) -> list[str]:
    """The cards of a clan; those of its plan that it may see first, with the deed chosen."""
    clan = g.state.clans[seat]
    planned = [f"{slot[0]}:{slot[1]}" for slot in clan.plan if slot[0] and slot[0][:1] != HIDDEN]
    lying = {thing.partition(":")[0] for thing in planned}
    return planned + [id for id in cards_of(g, clan) if id not in lying]


def belongings(g: Edo, seat: int) -> list[Belonging]:
    clan = g.state.clans[seat]
    goods = {"ryo": clan.ryo, "rice": clan.rice, "wood": clan.wood, "stone": clan.stone}
    found = [
        Belonging(f"edo/icon_{what}", n, t("edo.amount", n=n, good=good(what)))
        for what, n in goods.items() if n >= 0
    ]  # fmt: skip
    if all(slot[0][:1] != HIDDEN or slot[4] == UP for slot in clan.plan):
        own, grey = idle(g, clan)
        found.append(Belonging("edo/icon_official", own, t("edo.face.officials", n=own)))
        found.append(Belonging("edo/icon_official_grey", grey, t("edo.face.grey", n=grey)))
    counts = {"samurai": len(clan.samurai), "house": clan.houses, "post": clan.posts}
    return found + [Belonging(f"edo/icon_{icon}", n, t(f"edo.face.{icon}", n=n)) for icon, n in counts.items()]
