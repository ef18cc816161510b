"""Words for people: what is asked, what an option is called and where it stands, what has happened.

Never used inside `apply`. All phrases are in data/lang; this file only knows which fact fills which gap. The places are
listed in README.md beside it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from engine.core.decision import Decision, Option
from engine.core.event import Event
from engine.core.words import All, Noun, has, t

from .board import CARD, EXCHANGE, PLUS
from .state import SIDES, A, B
from .verbs import HAPPENINGS, VERBS

if TYPE_CHECKING:
    from .game import Shitenno


def name_of(g: Shitenno, seat: int) -> str:
    return g.state.generals[seat].name


def card_noun(card: str, n: int | None = None) -> Noun:
    return Noun("shitenno.card", card, n)


def title_noun(g: Shitenno, seals: int) -> Noun:
    return title_noun_of(g.board.titles[seals].name)


def title_noun_of(title: str) -> Noun:
    return Noun("shitenno.title", title)


def province_noun(id: str) -> Noun:
    return Noun("shitenno.province", id)


def tile_noun(effect: str, n: int | None = None) -> Noun:
    return Noun("shitenno.tile", effect, n)


def troop_noun(troop: str, n: int | None = None) -> Noun:
    return Noun("shitenno.troop", troop, n)


def card_list(g: Shitenno, cards: Iterable[str]) -> All:
    """Cards as a sentence names them: equal ones counted, in the order of a sorted hand."""
    counted = Counter(cards)
    return All(card_noun(card, n) for card, n in sorted(counted.items(), key=lambda item: g.board.order[item[0]]))


def lot_words(g: Shitenno, cards: Iterable[str], seal: int) -> str:
    cards = list(cards)
    if not cards:
        return t("shitenno.lot.bare", title=title_noun(g, seal))
    return t("shitenno.lot.full", cards=card_list(g, cards), title=title_noun(g, seal))


def lot_of(g: Shitenno, side: int) -> tuple[list[str], int]:
    """The cards and the seal that lie in a lot."""
    s = g.state
    return [card for card, at in zip(s.pool, s.sides, strict=True) if at == side], s.lot_seals[side - 1]


def payment_words(g: Shitenno, option: Option) -> str:
    """What is laid out: cards, the Hatamoto, tiles."""
    _, kind, cards, koku, hatamoto, exchange, plus = option
    laid: list[Any] = [*card_list(g, (*cards, *koku))]
    if hatamoto:
        laid.append(Noun("shitenno.thing", "hatamoto"))
    if exchange:
        laid.append(tile_noun(EXCHANGE, exchange))
    if plus:
        laid.append(tile_noun(PLUS, plus))
    return t(f"shitenno.payment.{kind}", laid=All(laid))


def asked_after(g: Shitenno, seat: int) -> int:
    """Who is asked about the lot on offer after `seat`; -1: nobody, the Tairo keeps it."""
    queue: list[int] = getattr(g.state.stack[-1], "queue", [])
    return queue[queue.index(seat) + 1] if seat in queue[:-1] else -1


# --- questions ------------------------------------------------------------------------------------------------


def prompt(g: Shitenno, decision: Decision) -> str:
    s = g.state
    gaps: dict[str, Any] = {"name": name_of(g, decision.player), "n": len(s.pool)}
    kind = decision.kind
    if kind in ("answer", "pick"):
        gaps["tairo"] = name_of(g, s.tairo)
        gaps["lot"] = lot_words(g, *lot_of(g, A))
    if kind == "split":
        gaps["other"] = name_of(g, g.without_lot()[1])
    top: Any = s.stack[-1] if s.stack else None
    if kind == "pay":
        gaps["province"] = province_noun(g.board.provinces[top.province].id)
    if kind == "campaign":
        gaps["n"] = max(0, min(g.board.placements - top.placed, s.generals[decision.player].stock))
        if gaps["n"] == 0:
            kind = "campaign_over"
    return t(f"shitenno.prompt.{kind}", **gaps)


def label(g: Shitenno, option: Option, decision: Decision) -> str:
    s = g.state
    verb = option[0]
    key = f"shitenno.option.{verb}"
    if verb == "pay":
        return payment_words(g, option)
    if verb in ("add", "remove", "move"):
        side = SIDES[A + B - s.sides[option[1]]] if verb == "move" else option[2] if len(option) > 2 else ""
        if side:
            key = f"shitenno.option.{verb}_to"
        return t(key, card=card_noun(s.pool[option[1]]), lot=side)
    if verb == "seal":
        if len(option) > 2:
            key += "_to"
        return t(key, title=title_noun(g, option[1]), lot=option[2] if len(option) > 2 else "")
    if verb == "offer":
        return t(key, name=name_of(g, g.without_lot()[1]))
    if verb == "accept":
        return t(key, lot=lot_words(g, *lot_of(g, A)))
    if verb == "refuse":
        after = asked_after(g, decision.player)
        return t(key, name=name_of(g, after)) if after >= 0 else t(key + "_last", name=name_of(g, s.tairo))
    if verb == "take":
        return t(key, lot=lot_words(g, *lot_of(g, SIDES.index(option[1]))))
    if verb in ("province", "gild"):
        gaps: dict[str, Any] = {"province": province_noun(option[1])}
        if verb == "gild":
            gaps["place"] = option[2] + 1
        return t(key, **gaps)
    return t(key)


def place_of(g: Shitenno, option: Option, decision: Decision) -> str:
    """As its row says; what goes into the second lot has a place of its own."""
    other = ":B" if option[0] in ("add", "seal") and option[-1] == SIDES[B] else ""
    return (VERBS[option[0]].place or "button:{0}").format(*option) + other


# --- happenings --------------------------------------------------------------------------------------------------


def event_line(g: Shitenno, event: Event, viewer: int | None) -> str | None:
    """The log's line; names, never "you". None if an event is not worth one."""
    if HAPPENINGS[event.kind].small:
        return None
    told = event.seen(viewer)
    gaps: dict[str, Any] = {}
    if event.player is not None and event.player >= 0:
        gaps["name"] = name_of(g, event.player)
    key = event.kind
    for field, value in told.items():
        if field == "province":
            gaps[field] = province_noun(value)
        elif field in ("to", "before", "next") and isinstance(value, int):
            if value >= 0:
                gaps["other"] = name_of(g, value)
            elif field != "to":
                key += "_first" if field == "before" else "_last"
        elif field == "seal":
            gaps["lot"] = lot_words(g, told["cards"], value)
        elif field == "card":
            gaps["card"] = card_noun(value)
            key += "_seen"
        elif field == "tile":
            gaps["tile"] = tile_noun(g.board.effect[value])
        elif field in ("n", "turn"):
            gaps[field] = value
        elif field in ("by", "year"):
            key += f"_{value}"
    return _special(g, event, key, gaps)


def _special(g: Shitenno, event: Event, key: str, gaps: dict[str, Any]) -> str | None:
    data = event.data
    kind = event.kind
    if kind == "reveal":
        gaps["cards"] = card_list(g, data["cards"])
    elif kind == "present":
        gaps["first"] = lot_words(g, **data["A"])
        gaps["second"] = lot_words(g, **data["B"])
    elif kind == "titles":
        ranks = [t("shitenno.rank", name=name_of(g, seat), title=title_noun(g, data["titles"][seat]))
                 for seat in data["order"]]  # fmt: skip
        gaps["ranks"] = All(ranks)
    elif kind == "pay":
        effects = Counter(g.board.effect[tile] for tile in data["tiles"])
        gaps["payment"] = payment_words(
            g, ("pay", data["kind"], data["cards"], data["koku"], data["hatamoto"], effects[EXCHANGE], effects[PLUS])
        )
    elif kind == "place":
        if data["bonus"]:
            key, gaps["bonus"] = "place_bonus", data["bonus"]
    elif kind == "win_tile":
        if data["next"]:
            key, gaps["troop"] = "win_tile_next", troop_noun(data["next"])
    elif kind == "stop":
        key = "stop_forced" if data["forced"] and not data["placed"] else "stop" if not data["placed"] else ""
        if not key:
            return None
    elif kind == "draw":
        gaps["tile"] = tile_noun(CARD)
    elif kind in ("majority", "count_majority") and data["tied"]:
        key += "_tied"
    elif kind == "game_over":
        key = "game_over"
        gaps["name"] = name_of(g, data["ranking"][0])
        gaps["n"] = data["points"][data["ranking"][0]]
    full = f"shitenno.event.{key}"
    return t(full, **gaps) if has(full) else t(f"shitenno.event.{kind}", **gaps)
