"""The questions that only the co-operative game asks, and those that it answers in its own way: amounts to set
aside, shares of an errand, penalties, the Errand Boy's place, the colours of the first missions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.yedo.districts import weapon_price
from engine.yedo.modules.smd.court import slot
from engine.yedo.modules.smd.daimyo import leads
from engine.yedo.setup import FreeMissions

from . import coop_trade
from .auction import Auction
from .coop import patrol_risk
from .coop_kill import arrest_loss, kept_free
from .jobs import Pay
from .places import kind_of
from .round_plan import RoundPlan
from .value import Outlook

if TYPE_CHECKING:
    from engine.core.decision import Decision

SOUGHT = 3.0  # from here on a weapon is looked for, not just taken
IN_THE_WAY = 20.0  # what taking the assassin's last space would cost
WATCHED = 1.0  # what waiting for the Daimyo's cards is worth where the patrol may turn up
SENT_FIRST = 2.0  # what the Errand Boy must add to the plan to be placed before the others


def stake(o: Outlook, decision: Decision) -> list[float]:
    """What may be had for each amount, over the cards that could lie on top (their backs show the colour)."""
    g = o.g
    own = slot(g)
    auction = Auction(o)
    worths = {lot: auction.reward(lot) for lot in g.board.types}
    more = 1 if leads(g) else 0
    top = own.deck[-1]
    color = top.removeprefix("?emperor_") if top[:1] == "?" else g.cards[top].color
    seen = set(own.shown())
    cards = [
        c
        for i, c in g.cards.items()
        if c.kind == "emperor" and c.color == color and (i not in seen or i == top)
    ]
    rivals = len(g.players()) - 1
    result = []
    kept = kept_weapon(o)
    if kept is not None:
        worths["weapon"] -= 0.6 * kept[1] * min(1.0, worths["weapon"] / max(0.1, kept[1]))
    for option in decision.options:
        if option[0] == "leave":
            result.append(o.income(g.board.egress) + still_buys(kept, o.clan.mon + g.board.egress))
        elif option[0] != "stake":
            result.append(-99.0)
        else:
            n = option[1]
            total = 0.0
            for card in cards:
                had = sorted(
                    (
                        worths[lot]
                        for lot, p in card.raw["prices"].items()
                        if p + more + (own.coins if lot == "annex" else 0) <= n
                    ),
                    reverse=True,
                )
                if had:
                    next_best = had[min(len(had) - 1, rivals)] if rivals else had[0]
                    total += 0.6 * had[0] + 0.4 * next_best - o.cost(n)
            result.append(total / max(1, len(cards)) + still_buys(kept, o.clan.mon - n))
    return result


def kept_weapon(o: Outlook) -> tuple[int, float] | None:
    """A weapon that a plan lacks and that will still lie in the Market when disciples go there: the price,
    and what it is worth."""
    board = o.g.board
    stays = [x for x in o.g.state.market if x][: board.market_keep]
    worth = max((o.demand().get(f"weapon:{x}", 0.0) for x in stays), default=0.0)
    if worth < SOUGHT:
        return None
    return weapon_price(o.g, o.seat, len(board.market_prices) - 1), worth


def still_buys(kept: tuple[int, float] | None, mon: int) -> float:
    """What it is worth to have the price of such a weapon after the bidding, or nearly."""
    if kept is None:
        return 0.0
    price, worth = kept
    return worth * (0.7 if mon >= price else 0.3 if mon + 4 >= price else 0.0)


def claim(o: Outlook, decision: Decision) -> list[float]:
    auction = Auction(o)
    return [auction.reward(option[1]) if option[0] == "claim" else -9.0 for option in decision.options]


def supply(o: Outlook, decision: Decision) -> list[float]:
    """Share the work as long as there is a reward for everybody; spend what is least missed."""
    g = o.g
    made = g.state.stack[-1]
    card = getattr(made, "card", "")
    rewards = len(g.cards[card].raw["errand"]["rewards"]) if card in g.cards else 1
    used = {p for p, _ in getattr(made, "used", [])}
    result = []
    for option in decision.options:
        seat, how = option[1], option[2]
        score = 1.0 if seat not in used and len(used) < rewards else 0.0
        score += 0.3 if seat == o.seat else 0.0
        if option[0] == "pay_share":
            score = (g.state.clans[seat].mon - how) * 0.2 + 0.15 * how
        elif how in ("token", "yashiki", "karesansui"):
            score -= 1.5 if how == "token" else 0.7
        result.append(score)
    return result


def consent(o: Outlook, decision: Decision) -> list[float]:
    return [1.0 if option[0] == "agree" else 0.0 for option in decision.options]


def errand_reward(o: Outlook, decision: Decision) -> list[float]:
    g = o.g
    result = []
    for option in decision.options:
        words = g.cards[option[1]].raw["errand"]["rewards"][option[2]]
        worth = o.paid(Pay([w for w in words if w not in ("gain_disciple", "blessing")]))
        if "gain_disciple" in words:
            worth += o.disciple(o.later)
        if "blessing" in words:
            worth += o.blessing()
        result.append(worth)
    return result


def reward_to(o: Outlook, decision: Decision) -> list[float]:
    """To whom it lifts most: the one with the least prestige."""
    return [-float(o.g.state.clans[option[1]].pp) for option in decision.options]


PENALTIES = {"blessing": 1.0, "action": 0.9, "bonus": 1.5}


def penalty(o: Outlook, decision: Decision) -> list[float]:
    """Whoever misses a thing least gives it up, as far as one can know another's plans."""
    outlooks = {seat: o if seat == o.seat else Outlook(o.g, seat, o.w) for _, _, seat in decision.options}
    return [-given_up(outlooks[seat], asset) for _, asset, seat in decision.options]


def given_up(o: Outlook, asset: str) -> float:
    """What the Emperor's choice of an asset costs; what the Shogun's death needs is never given up lightly."""
    from .judge import loss

    clan = o.clan
    if asset == "mon":
        return o.cost(5)
    if asset == "weapon":
        return o.weakest_weapon()[1] + 0.3
    if asset == "annex":
        return min(loss(o, "annex", a) for a in clan.annexes) + 0.6
    if asset == "geisha":
        return min(clan.geishas) + needs_geisha(o)
    if asset == "disciple":
        return max(o.w.disciple * o.later, arrest_loss(o, 0.0))
    if asset == "mission":
        return min((u.later for u in o.undertakings if u.job.id in clan.missions), default=0.5) + 0.3
    return PENALTIES.get(asset, 1.0) * min(1.0, (o.later + 1) / 3)


def needs_geisha(o: Outlook) -> float:
    held = len(o.clan.geishas)
    return 0.3 + sum(0.4 * u.later for u in o.undertakings if u.job.both.block.geishas >= held)


def blessing_rescue(o: Outlook, decision: Decision) -> list[float]:
    loss = o.w.disciple * o.later * o.w.arrest if o.people > 2 else 0.6
    loss = max(loss, 0.6)
    return [loss if option[0] == "rescue" else o.w.blessing * o.fade for option in decision.options]


def place(o: Outlook, decision: Decision) -> list[float]:
    """As ever; the Errand Boy, whom the plan does not know, goes where he is of most use to it."""
    from . import judge

    result = judge.place(o, decision)
    risk = patrol_risk(o) if not o.g.final_round() else {}
    reserved = kept_free(o.g, o.seat)
    for i, option in enumerate(decision.options):
        if option[0] == "place":  # where the patrol may turn up is decided when the Daimyo's cards are known
            district = o.g.district_of.get(option[2], "")
            result[i] -= WATCHED * risk.get(district, 0.0) + (IN_THE_WAY if district in reserved else 0.0)
    boys = [i for i, d in enumerate(o.clan.disciples) if d.kind == "errand_boy" and d.at == "home"]
    if not boys:
        return result
    boy = boys[0]
    others = any(x[0] == "place" and x[1] != boy for x in decision.options)
    plain = RoundPlan(o).best().worth
    found: dict[str, float] = {}
    for i, option in enumerate(decision.options):
        if option[0] != "place" or option[1] != boy:
            continue
        kind = kind_of(o.g, o.seat, option[2])
        if kind not in found:
            found[kind] = boy_at(o, boy, option[2], kind)
        result[i] = found[kind]
    if others:  # he is sent first only where the errands of this round need him
        best = max((x for x, p in zip(result, decision.options, strict=True) if p[0] == "place" and p[1] != boy))
        for i, option in enumerate(decision.options):
            if option[0] == "place" and option[1] == boy:
                helps = result[i] - plain
                result[i] = best + helps - SENT_FIRST
    return result


def boy_at(o: Outlook, boy: int, space: str, kind: str) -> float:
    """The round's plan with the boy there, and what he can do there himself."""
    d = o.clan.disciples[boy]
    before, d.at = d.at, space
    with_him = Outlook(o.g, o.seat, o.w)
    plan = RoundPlan(with_him)
    worth = plan.best().worth
    d.at = before
    own = max((a.worth for a in plan.acts if a.kind == kind and a.price <= o.clan.mon), default=0.0)
    return worth + 0.8 * max(0.0, own)


def color(o: Outlook, decision: Decision) -> list[float]:
    """Seven rounds and an Emperor to serve leave little time: the first missions are the quick ones."""
    from . import judge

    if isinstance(o.g.state.stack[-1], FreeMissions):
        return [1.0 if option[1] == "green" else 0.0 for option in decision.options]
    return judge.color(o, decision)


JUDGES = {
    **coop_trade.JUDGES,
    "place": place,
    "color": color,
    "stake": stake,
    "claim_asset": claim,
    "supply": supply,
    "consent": consent,
    "errand_reward": errand_reward,
    "reward_to": reward_to,
    "penalty": penalty,
    "blessing_rescue": blessing_rescue,
}
