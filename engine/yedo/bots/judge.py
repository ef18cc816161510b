"""A number for every option of a question, without playing it out: the planner's first opinion.

`scores` knows the questions of the base game; for any other it returns None and the bot plays the options
out on a re-dealt copy instead. Cards that could be played beside the normal options get PLAY."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from engine.yedo.missions import Complete
from engine.yedo.phases.actions import Activation
from engine.yedo.phases.assign import signs

from . import auction, coop_judges, module_worth, trade
from .acts import action_worth
from .auction import Auction
from .cardworth import card_worth, color_worth, start_color
from .places import JETTY, district_of_kind, kind_of
from .round_plan import RoundPlan
from .weights import powers

if TYPE_CHECKING:
    from engine.core.decision import Decision

    from .value import Outlook

PLAY = -99.0
INVITES = 1.0  # prestige that a deal must promise to be suggested while placing
INVITED = 10.0  # a sign costs nothing and comes before anything else
CARDS = ("play", "character")  # what may be done beside the normal options
Scores = list[float]


def scores(o: Outlook, decision: Decision) -> Scores | None:
    judge = JUDGES.get(decision.kind)
    if o.g.outsider >= 0:
        judge = coop_judges.JUDGES.get(decision.kind, judge)
    return judge(o, decision) if judge is not None else None


# --- placing and acting ----------------------------------------------------------------------------


def place(o: Outlook, decision: Decision) -> Scores:
    """The best round that begins with this placement; places that may soon be full come first."""
    plan = RoundPlan(o)
    g = o.g
    waiting = sum(d.at == "home" for c in g.state.clans if c.seat != o.seat for d in c.disciples)
    best = plan.best()
    signed = any(sign.to == o.seat for sign in signs(g))
    by_kind: dict[str, float] = {}
    by_ninja: dict[str, float] = {}
    due = module_worth.watched(o, plan.risk) if g.state.guests else ""
    result = []
    for option in decision.options:
        if option[0] != "place":
            result.append(PLAY if option[0] in (*CARDS, "suggest") else 0.0)
            continue
        kind = kind_of(g, o.seat, option[2])
        if due and district_of_kind(kind) == due and o.clan.disciples[option[1]].kind == "ninja":
            if kind not in by_ninja:
                by_ninja[kind] = RoundPlan(o, due).best(extra=kind).worth - toll(o, option[2])
            result.append(by_ninja[kind])
            continue
        if kind not in by_kind:
            worth = plan.best(extra=kind).worth
            if kind in best.places and kind != JETTY:
                full = min(1.0, waiting / (4.0 * plan.free.get(kind, 1) + 1.0))
                worth += full * (0.3 + 0.1 * max(0.0, best.worth))
            if district_of_kind(kind) == plan.dared:
                worth -= plan.loss + o.w.activation
            by_kind[kind] = worth - toll(o, option[2])
            if signed:
                by_kind[kind] += trade.meeting(o, g.district_of.get(option[2], ""))
        result.append(by_kind[kind])
    return suggest(o, decision, result)


def suggest(o: Outlook, decision: Decision, result: Scores) -> Scores:
    """Invite whoever has what is needed, before placing on (B20)."""
    invited = [i for i, option in enumerate(decision.options) if option[0] == "suggest"]
    for i in invited:
        deal = trade.best_deal(o, decision.options[i][1])
        if deal is not None and deal.profit > INVITES:
            result[i] = max(result) + INVITED + deal.profit
    return result


def toll(o: Outlook, space: str) -> float:
    from engine.yedo.phases.assign import is_closed, toll_of

    s = o.g.state
    if not (s.shut_spaces or s.shut_districts) or not is_closed(o.g, space):
        return 0.0
    return o.cost(toll_of(o.g, o.seat, space) or 0)


def activate(o: Outlook, decision: Decision) -> Scores:
    """What this disciple does best, and what the others can still do without it."""
    plan = RoundPlan(o)
    result = []
    for option in decision.options:
        if option[0] != "activate":
            result.append(PLAY)
            continue
        at = o.clan.disciples[option[1]].at
        kind = kind_of(o.g, o.seat, at)
        options = Activation(o.seat, option[1]).options(o.g)
        now = max((action_worth(o, x) or 0.0) for x in options)
        rest = plan.best(without=kind).worth if kind in plan.stand else 0.0
        rush = 0.1 if any(x[0] in ("church", "buy_weapon", "geisha", "blessing") for x in options) else 0.0
        result.append(now + rest + rush)
    return result


def action(o: Outlook, decision: Decision) -> Scores:
    result = []
    for option in decision.options:
        if option[0] in CARDS:
            result.append(PLAY)
        else:
            worth = action_worth(o, option)
            result.append(0.3 if worth is None else worth)
    return result


# --- cards -----------------------------------------------------------------------------------------


def keep(o: Outlook, decision: Decision) -> Scores:
    return [card_worth(o, option[1]) for option in decision.options]


def shed(o: Outlook, decision: Decision) -> Scores:
    return [PLAY if option[0] == "play" else -loss(o, option[1], option[2]) for option in decision.options]


def loss(o: Outlook, kind: str, what: Any) -> float:
    """What giving up one piece costs."""
    if kind == "weapon":
        return o.weapon_kept(what)
    if kind == "annex":
        return (
            o.w.annex
            + (o.later * o.m if what == "dojo" else 0.0)
            + sum(0.5 * u.later for u in o.undertakings if what in u.job.both.block.annexes)
        )
    if kind == "disciple":
        d = o.clan.disciples[what]
        return {"spent": 0.0, "home": 0.2}.get(d.at, 0.5) + (0.5 if d.kind != "disciple" else 0.0)
    if kind == "mission":
        return next((u.later for u in o.undertakings if u.job.id == what), 0.5)
    return card_worth(o, what)


def give(o: Outlook, decision: Decision) -> Scores:
    """Handing a card over: the one least missed."""
    return [-loss(o, option[1], option[2]) for option in decision.options]


def color(o: Outlook, decision: Decision) -> Scores:
    see = getattr(o.g.state.stack[-1], "see", 1)
    return [color_worth(o, option[1], see) + start_color(o.g, option[1]) for option in decision.options]


def arrange(o: Outlook, decision: Decision) -> Scores:
    """First in order: the best on top for oneself; otherwise the best for last."""
    sign = 1.0 if o.g.state.order[0] == o.seat else -1.0
    if any(o.g.cards.get(x[1]) is not None and o.g.cards[x[1]].kind == "event" for x in decision.options):
        return [0.0] * len(decision.options)
    return [sign * card_worth(o, option[1]) for option in decision.options]


def favor(o: Outlook, decision: Decision) -> Scores:
    a = Auction(o)
    three = o.income(3)
    worth = {
        "F:action": a.reward("action") + three,
        "F:bonus": a.reward("bonus") + three,
        "F:weapon": a.reward("weapon") + three,
        "F:mon": o.income(7),
        "F:blessing": o.blessing(),
    }
    return [worth.get(option[1], 0.5) for option in decision.options]


# --- the rest ----------------------------------------------------------------------------------------


def take(o: Outlook, decision: Decision) -> Scores:
    a = Auction(o)
    return [a.reward(option[1]) for option in decision.options]


def annex(o: Outlook, decision: Decision) -> Scores:
    return [o.annex(option[1]) for option in decision.options]


def position(o: Outlook, decision: Decision) -> Scores:
    return [-float(option[1]) for option in decision.options]


def partner(o: Outlook, decision: Decision) -> Scores:
    return [-float(o.g.state.clans[option[1]].pp) for option in decision.options]


def rival(o: Outlook, decision: Decision) -> Scores:
    """Whoever leads."""
    return [float(o.g.state.clans[option[1]].pp) for option in decision.options]


def bonus(o: Outlook, decision: Decision) -> Scores:
    """The mission is in play: what its bonus part pays, less what it costs."""
    made = o.g.state.stack[-1]
    if not isinstance(made, Complete):
        return [1.0 if option[0] == "bonus" else 0.0 for option in decision.options]
    from .jobs import Pay

    card = o.g.cards[made.mission]
    block = card.bonus
    fee = o.cost(block.pay) if block.pay else 0.0
    worth = o.paid(Pay(card.raw["bonus"]["rewards"])) - fee - block.blessings * o.w.blessing * o.fade
    return [worth if option[0] == "bonus" else 0.0 for option in decision.options]


def power(o: Outlook, decision: Decision) -> Scores:
    """What clans with it have made of it in many games."""
    known = powers()
    return [known.get(option[1], 0.0) for option in decision.options]


def from_market(o: Outlook, decision: Decision) -> Scores:
    market = o.g.state.market
    return [o.weapon(market[option[1]]) if option[0] != "decline" else 0.0 for option in decision.options]


def revealed(o: Outlook, decision: Decision) -> Scores:
    price = getattr(o.g.state.stack[-1], "price", 0) if decision.kind == "buy_revealed" else 0
    pay = o.cost(price) if price else 0.0
    return [o.weapon(option[1]) - pay if option[0] != "pass" else 0.0 for option in decision.options]


JUDGES: dict[str, Callable[[Outlook, Decision], Scores]] = {
    "place": place,
    "activate": activate,
    "action": action,
    "act_without_disciple": action,
    "keep": keep,
    "shed": shed,
    "give_up": give,
    "swap": give,
    "pick": give,
    "color": color,
    "arrange": arrange,
    "favor": favor,
    "egress": auction.scores,
    "open": auction.scores,
    "bid": auction.scores,
    "take": take,
    "claim_lot": take,
    "annex": annex,
    "position": position,
    "partner": partner,
    "bonus": bonus,
    "power": power,
    "market_weapon": from_market,
    "take_weapon": revealed,
    "buy_revealed": revealed,
    "steal": revealed,
    "trade": trade.scores,
    "offer": trade.scores,
    "answer": trade.scores,
    "victim": rival,
    "target": rival,
}
