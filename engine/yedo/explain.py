"""On demand, never inside `apply`: what a player might expect but cannot do now, with the reason, and
what an option would do, worked out on a re-dealt copy so that it cannot betray a draw."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.core.decision import Decision, Option
from engine.core.event import Event
from engine.core.kind import Blocked
from engine.core.rng import seeded
from engine.core.words import Noun, has, t

from . import assets, districts
from .missions import missing
from .phases.actions import Activation
from .phases.assign import is_closed, toll_of
from .phases.bidding import highest_affordable, lots, start_price
from .phases.patrol import PatrolPass
from .say import event_line, name_of, place_name, thing
from .verbs import happenings
from .views import redeal

if TYPE_CHECKING:
    from .game import Yedo


def explain(g: Yedo, decision: Decision) -> list[Blocked]:
    """What the seat asked might expect beside the options it has. `g` may be that seat's view."""
    finder = {
        "place": _places, "open": _lots, "action": _actions, "egress": _cards, "activate": _cards, "bid": _cards,
        "trade": _partners, "play_or_pass": _cards,
    }.get(decision.kind)
    found = finder(g, decision) if finder else []
    if decision.kind in ("place", "open", "action"):
        found += _cards(g, decision)
    for guest in g.moments.explain:
        found += guest(g, decision)
    return found


def _places(g: Yedo, decision: Decision) -> list[Blocked]:
    s = g.state
    seat = decision.player
    offered = {o[2] for o in decision.options if o[0] == "place"}
    stands = {d.at: c for c in s.clans for d in c.disciples if assets.is_out(d.at)}
    in_bower = any(d.at in g.board.bower for d in s.clans[seat].disciples)
    found = []
    for space in g.board.spaces:
        if space in offered:
            continue
        if space in stands:
            reason = t("blocked.taken", clan=name_of(g, stands[space].seat))
        elif space in s.blocked:
            reason = t("blocked.covered", n=len(g.config.seats))
        elif is_closed(g, space):
            toll = toll_of(g, seat, space)
            reason = t("blocked.closed") if toll is None else t("blocked.toll", toll=toll)
        elif in_bower and space in g.board.bower:
            reason = t("blocked.bower")
        else:
            reason = t("blocked.not_now")
        found.append(Blocked(f"space:{space}", place_name(g, space), reason))
    for clan in s.clans:
        for annex in clan.annexes:
            place = f"annex:{clan.seat}:{annex}"
            if place not in offered:
                reason = t("blocked.annex_taken") if place in stands else t("blocked.rival_annex")
                found.append(Blocked(place, place_name(g, place), reason))
    return found


def _lots(g: Yedo, decision: Decision) -> list[Blocked]:
    s = g.state
    offered = {o[1] for o in decision.options if o[0] == "open"}
    found = []
    for lot in lots(g):
        if lot in offered:
            continue
        if lot in s.won:
            reason = t("blocked.won", clan=name_of(g, s.won[lot]))
        elif start_price(g, lot) > highest_affordable(g, decision.player):
            reason = t("blocked.mon", price=start_price(g, lot), mon=s.clans[decision.player].mon)
        else:
            reason = t("blocked.not_now")
        found.append(Blocked(f"lot:{lot}", thing(g, lot), reason))
    return found


def _partners(g: Yedo, decision: Decision) -> list[Blocked]:
    offered = {o[1] for o in decision.options if o[0] == "trade_with"}
    return [
        Blocked(f"clan:{g.state.clans[p].color}", name_of(g, p), t("blocked.no_meeting"))
        for p in g.order_after(decision.player) if p not in offered
    ]


def _cards(g: Yedo, decision: Decision) -> list[Blocked]:
    """Action cards in hand that do not fit this moment."""
    offered = {o[1] for o in decision.options if o[0] in ("play", "sell", "exchange", "discard")}
    top = g.state.stack[-1]
    step = top if isinstance(top, PatrolPass) else None
    window = g.window() if step is None else (*g.window(), *step.window)
    found = []
    for card in g.state.clans[decision.player].actions:
        if card not in offered and card in g.cards:
            when = g.cards[card].phase
            if step is not None and when in step.window and decision.player in step.used:
                reason = t("blocked.card_one_each")  # B1
            else:
                reason = t("blocked.card_now") if when in window else t(f"blocked.card_{when}")
            found.append(Blocked(f"card:{card}", thing(g, card), reason))
    return found


def _actions(g: Yedo, decision: Decision) -> list[Blocked]:
    top = g.state.stack[-1]
    if not isinstance(top, Activation):
        return []
    seat = decision.player
    clan = g.state.clans[seat]
    at = clan.disciples[top.disciple].at
    district = g.district_of.get(at)
    verbs = {o[0] for o in decision.options}
    found = []
    for mission in clan.missions:
        if ("mission", mission) in decision.options or mission not in g.cards:
            continue
        block = g.cards[mission].standard
        if district not in block.districts:
            reason = t("blocked.mission_elsewhere")
        else:
            lacks = missing(g, seat, block, top.disciple)
            reason = t("blocked.mission_lacks", what=", ".join(lack_name(w, x) for w, x in lacks))
        found.append(Blocked(f"card:{mission}", thing(g, mission), reason))
    for verb, where, reason in _missing_actions(g, seat, district, verbs):
        found.append(Blocked(f"action:{where}:{verb}", t(f"action_name.{verb}"), reason))
    return found


def _missing_actions(g: Yedo, seat: int, district: str | None, verbs: set[str]) -> list[tuple[str, str, str]]:
    s = g.state
    clan = s.clans[seat]
    actions = g.board.actions
    found = []

    def add(verb: str, where: str, reason: str) -> None:
        if district == where and verb not in verbs:
            found.append((verb, where, reason))

    def short(price: int) -> str:
        return t("blocked.mon", price=price, mon=clan.mon)

    most = assets.limit(g, seat, "disciple")
    full = len(assets.counted(g, clan)) >= most
    recruit = assets.cost(g, seat, "recruit", actions["recruit"])
    add("recruit", "gates", t("blocked.all_disciples", n=most) if full else short(recruit))
    add("beg", "gates", t("blocked.no_prestige"))
    price = districts.annex_price(g, seat)
    add("buy_annex", "tavern", t("blocked.no_annex") if not assets.obtainable_annexes(g, seat) else short(price))
    add("church", "harbor", t("blocked.church_burnt") if s.church_burnt else t("blocked.church_empty"))
    add("luxury", "harbor", short(min(actions["luxury"])))
    women = assets.limit(g, seat, "geisha")
    why = "all_geishas" if len(clan.geishas) >= women else "no_geisha" if not s.geishas else "geisha_price"
    dear = assets.cost(g, seat, "geisha", actions["geisha"]["mon"])
    reason = t(f"blocked.{why}", n=women, mon=dear, pp=actions["geisha"]["pp"])
    add("geisha", "red_light", reason)
    add("buy_action", "red_light", short(assets.cost(g, seat, "action_card", actions["action_card"])))
    add("buy_weapon", "market", t("blocked.weapons"))
    add("blessing", "temple", t("blocked.has_blessing") if clan.blessings else t("blocked.no_blessing"))
    return found


def lack_name(word: str, what: str) -> str:
    """One missing requirement in words."""
    books = {
        "district": "district", "weapon": "weapon", "annex": "annex_name", "specialist": "disciple",
        "rival_annex": "annex_name",
    }
    key = f"lack.{word}_{what}"
    return t(key if has(key) else f"lack.{word}", what=Noun(books[word], what) if word in books else what)


def preview(g: Yedo, seat: int, option: Option) -> list[str]:
    """What an option would do, as log lines, up to the next question. Draws stay unknown."""
    view = g.view(seat)
    copy = redeal(view, seeded(1))
    copy.decision = g.decision
    lines: list[str] = []

    def note(event: Event) -> None:
        if not happenings()[event.kind].small:
            line = event_line(copy, event, -1)
            if line:
                lines.append(line)

    copy.sink = note
    try:
        copy.apply(option)
    except (ValueError, KeyError, IndexError, RuntimeError):
        return []  # a preview is a courtesy: a copy that does not fit shows nothing
    return lines[:6]
