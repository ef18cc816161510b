"""On demand, never inside `apply`: what cannot be done now and why, and what an option would do. Both use nothing but
the view of the seat that is asked."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.core.decision import Decision, Option
from engine.core.kind import Blocked
from engine.core.words import All, t

from .board import CARD
from .control import Campaign, majority
from .payments import MOST, TROOPS, Means, Need, means_of, need_of, pays, ways_to_pay
from .say import (
    asked_after,
    card_noun,
    lot_of,
    name_of,
    payment_words,
    province_noun,
    tile_noun,
    title_noun,
    troop_noun,
)
from .state import GOLD, POOL, SIDES, A

if TYPE_CHECKING:
    from .game import Shitenno


# --- why not ---------------------------------------------------------------------------------------------------


def explain(g: Shitenno, decision: Decision) -> list[Blocked]:
    """What the seat asked might expect beside the options it has."""
    if decision.kind == "campaign":
        return [*_provinces(g, decision), *_card_tile(g, decision)]
    if decision.kind in ("lot", "split"):
        return [*_lots(g, decision), *_laid(g, decision)]
    return _gild(g, decision) if decision.kind == "gild" else []


def _lots(g: Shitenno, decision: Decision) -> list[Blocked]:
    """Why the lots cannot go out yet."""
    if decision.kind == "lot" and ("offer",) not in decision.options:
        return [Blocked("button:offer", t("shitenno.blocked.offer"), t("shitenno.blocked.no_seal"))]
    if decision.kind == "split" and ("present",) not in decision.options:
        reason = "cards_left" if POOL in g.state.sides else "two_seals"
        return [Blocked("button:present", t("shitenno.option.present"), t(f"shitenno.blocked.{reason}"))]
    return []


def _laid(g: Shitenno, decision: Decision) -> list[Blocked]:
    """What lies in a lot and was taken back often enough."""
    verb = "remove" if decision.kind == "lot" else "move"
    reason = t("shitenno.blocked.takebacks", n=g.board.takebacks)
    return [
        Blocked(f"lot:{i}", t("shitenno.name", what=card_noun(card)), reason)
        for i, (card, side) in enumerate(zip(g.state.pool, g.state.sides, strict=True))
        if side != POOL and (verb, i) not in decision.options
    ]


def _gild(g: Shitenno, decision: Decision) -> list[Blocked]:
    """Own Kamons that cannot be gilded."""
    found = []
    for province in g.board.provinces:
        for position, kamon in enumerate(g.state.kamons[province.index]):
            if kamon % GOLD != decision.player or ("gild", province.id, position) in decision.options:
                continue
            reason = t("shitenno.blocked.gold" if kamon >= GOLD else "shitenno.blocked.earlier_year")
            label = t("shitenno.blocked.kamon", place=position + 1, province=province_noun(province.id))
            found.append(Blocked(f"kamon:{province.id}:{position}", label, reason))
    return found


def _provinces(g: Shitenno, decision: Decision) -> list[Blocked]:
    campaign: Any = g.state.stack[-1]
    general = g.state.generals[decision.player]
    offered = {option[1] for option in decision.options if option[0] == "province"}
    means = means_of(g, general, campaign.may_stand_in(g))
    found = []
    for province in g.board.provinces:
        if province.id in offered:
            continue
        if len(g.state.kamons[province.index]) == len(province.positions):
            reason = t("shitenno.blocked.full")
        elif campaign.placed >= g.board.placements:
            reason = t("shitenno.blocked.placed", n=campaign.placed)
        elif general.stock == 0:
            reason = t("shitenno.blocked.stock")
        else:
            reason = missing_words(g, means, province.index)
        found.append(Blocked(f"province:{province.id}", t("shitenno.name", what=province_noun(province.id)), reason))
    return found


def _card_tile(g: Shitenno, decision: Decision) -> list[Blocked]:
    general = g.state.generals[decision.player]
    held = any(g.board.effect[tile] == CARD for tile in general.tiles)
    if not held or ("draw",) in decision.options:
        return []
    return [Blocked("tile:card", t("shitenno.name", what=tile_noun(CARD)), t("shitenno.blocked.no_cards"))]


def missing_troops(means: Means, need: Need) -> tuple[int, int]:
    """The fewest troops that would have to come, of the province's and of the gate's kind."""
    own, a, other, b = need
    have_a = means.symbols.get(own, 0)
    have_b = means.symbols.get(other, 0) if b else 0
    rest = means.total - have_a - have_b
    for n in range(MOST + 1):
        for y in range(min(b, n), -1, -1):
            if pays(have_a + n - y, have_b + y, rest, means.units, means.h * means.wild, means.e, means.p, a, b):
                return n - y, y
    return a, b


def missing_koku(means: Means, price: int) -> int:
    sources = means.total + (means.h * means.wild if means.as_koku else 0)
    return max(1, price - means.units - min(means.e, sources) - means.p)


def missing_words(g: Shitenno, means: Means, i: int) -> str:
    """ "one Sōhei is missing": in troops, and how much in Koku."""
    need = need_of(g, i)
    first, second = missing_troops(means, need)
    lacking = [troop_noun(troop, n) for troop, n in ((need[0], first), (need[2], second)) if n]
    price = g.board.provinces[i].positions[len(g.state.kamons[i])]
    return t("shitenno.blocked.missing", troops=All(lacking), count=first + second, n=missing_koku(means, price))


# --- what would happen -------------------------------------------------------------------------------------------


def preview(g: Shitenno, seat: int, option: Option) -> list[str]:
    verb = option[0]
    if verb == "province":
        return _placement(g, seat, g.board.index[option[1]], None)
    if verb == "pay":
        campaign: Any = g.state.stack[-1]
        return _placement(g, seat, campaign.province, option)
    if verb == "accept":
        return lot_preview(g, seat, *lot_of(g, A))
    if verb == "take":
        return lot_preview(g, seat, *lot_of(g, SIDES.index(option[1])))
    if verb == "refuse":
        after = asked_after(g, seat)
        key, who = ("next", after) if after >= 0 else ("kept", g.state.tairo)
        return [t(f"shitenno.preview.{key}", name=name_of(g, who))]
    if verb == "draw":
        return [t("shitenno.preview.draw", n=len(g.state.troop_deck) or len(g.state.discards))]
    if verb == "gild":
        return _majority_then(g, g.board.index[option[1]], seat, gilded=option[2])
    return []


def _placement(g: Shitenno, seat: int, i: int, payment: Option | None) -> list[str]:
    """Points, Title bonus, tile, who dominates then, what opens for others, what is lost."""
    s = g.state
    province = g.board.provinces[i]
    position = len(s.kamons[i])
    general = s.generals[seat]
    lines = []
    if payment is None:
        top = s.stack[-1]
        h = top.may_stand_in(g) if isinstance(top, Campaign) else 0
        ways = ways_to_pay(g, means_of(g, general, h), i)
        if len(ways) == 1:
            lines.append(payment_words(g, ways[0]))
        else:
            lines.append(t("shitenno.preview.ways", n=len(ways)))
    points, bonus = province.positions[position], g.title(general).bonus
    lines.append(t("shitenno.preview.points", n=points))
    if bonus:
        lines.append(t("shitenno.preview.bonus", n=bonus, title=title_noun(g, general.title)))
    if s.gates[i]:
        lines.append(t("shitenno.preview.tile", troop=troop_noun(s.gates[i][-1].partition(":")[0])))
    else:
        lines.append(t("shitenno.preview.no_tile"))
    lines += _majority_then(g, i, seat)
    if position + 1 < len(province.positions):
        lines.append(t("shitenno.preview.opens", n=province.positions[position + 1]))
    if payment is not None:
        lost = surplus(g, i, payment)
        if lost:
            lines.append(t(f"shitenno.preview.lost_{payment[1]}", n=lost))
    return lines


def surplus(g: Shitenno, i: int, payment: Option) -> int:
    """How many symbols or Koku of a payment are over."""
    _, kind, cards, koku, hatamoto, exchange, plus = payment
    units = sum(g.board.value[card] for card in koku)
    symbols = sum(len(g.board.symbols[card]) for card in cards) + int(hatamoto) * g.wild
    if kind == TROOPS:
        need = need_of(g, i)
        return symbols + units + int(plus) - need[1] - need[3]
    return units + int(exchange) + int(plus) - g.board.provinces[i].positions[len(g.state.kamons[i])]


def _majority_then(g: Shitenno, i: int, seat: int, gilded: int = -1) -> list[str]:
    """Who dominates a province before and after a Kamon or gold leaf."""
    before = majority(g, i)[0]
    after_game = g.clone()
    kamons = after_game.state.kamons[i]
    leaf = (*kamons[:gilded], kamons[gilded] + GOLD, *kamons[gilded + 1:]) if gilded >= 0 else (*kamons, seat)
    after_game.state.kamons[i] = leaf
    after, tied = majority(after_game, i)
    key = "majority_same" if after == before else "majority_tied" if tied else "majority"
    return [t(f"shitenno.preview.{key}", name=name_of(g, after), n=g.board.majority)]


def lot_preview(g: Shitenno, seat: int, cards: list[str], seal: int) -> list[str]:
    """What a lot would allow, worked out from the hand of its taker and the table as it is now."""
    general = g.state.generals[seat]
    title = g.board.titles[seal]
    value = g.board.value
    mine = means_of(g, general, int(title.stands_in))
    means = Means(
        g, general.troops + [card for card in cards if card not in value],
        general.koku + [card for card in cards if card in value], mine.h, mine.e, mine.p,
    )  # fmt: skip
    can, nearly = reach(g, means)
    lines = [t(f"shitenno.preview.title_{title.name}", title=title_noun(g, seal), n=title.bonus)]
    if can:
        lines.append(t("shitenno.preview.could", provinces=All(map(province_noun, can))))
    if nearly:
        lines.append(t("shitenno.preview.nearly", provinces=All(map(province_noun, nearly))))
    return lines


def reach(g: Shitenno, means: Means) -> tuple[list[str], list[str]]:
    """The provinces that can be paid for, and those that one more symbol or Koku would open."""
    can, nearly = [], []
    for province in g.board.provinces:
        i = province.index
        taken = len(g.state.kamons[i])
        if taken == len(province.positions):
            continue
        price = province.positions[taken]
        need = need_of(g, i)
        if means.pays_koku(price) or means.pays_troops(need):
            can.append(province.id)
        elif missing_koku(means, price) == 1 or sum(missing_troops(means, need)) == 1:
            nearly.append(province.id)
    return can, nearly


__all__ = ["explain", "lot_preview", "missing_koku", "missing_troops", "preview", "reach", "surplus"]
