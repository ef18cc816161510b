"""Playing together: the planner's view of Shogun Must Die. Errands and Kill the Shogun become undertakings like
the missions in hand; public knowledge alone decides who leads each of them and who helps, so that bots (and a
person who looks at the same table) agree without a word."""

from __future__ import annotations

from itertools import permutations
from typing import TYPE_CHECKING

from engine.yedo import assets
from engine.yedo.cards.requirements import Block
from engine.yedo.modules.smd.court import has_space, open_errands, slot, space_of
from engine.yedo.modules.smd.helper import resolvers, worth_of_errand, worth_of_kill
from engine.yedo.modules.smd.needs import stands_right
from engine.yedo.state import Clan

from .jobs import Job, Part, Pay, lacks
from .value import PLACED_FOR_GOOD

if TYPE_CHECKING:
    from engine.core.decision import Decision
    from engine.yedo.game import Yedo

    from .value import Outlook

NOBODY = Clan(-1, "", "")  # a clan that holds nothing
# How much the nearest and the next nearest care for killing the Shogun, by number of players.
EAGER = {1: (1.0,), 2: (1.0, 0.5), 3: (1.0, 0.5), 4: (1.0, 0.7, 0.4)}
JOINS = 0.75  # a helper who has yet to be placed comes along


def jobs(g: Yedo, seat: int) -> list[Job]:
    """What the group wants of this seat now."""
    found = []
    own = slot(g)
    place = assassins(g).index(seat) if own.kill in g.cards else 9
    eager = EAGER[len(g.players())]
    if place < len(eager):
        block = g.cards[own.kill].standard
        job = team_job(own.kill, block, worth_of_kill(g) * eager[place])
        job.steps = len(lacks(block, NOBODY)) + 3
        found.append(job)
    for errand in open_errands(g):
        part = errand_job(g, errand, seat)
        if part is not None:
            part.lasts = 0 if errand == own.current else 1 if errand == own.upcoming else 99
            found.append(part)
    return found


def team_job(id: str, block: Block, worth: float) -> Job:
    job = object.__new__(Job)
    job.id, job.color = id, ""
    job.kills = job.loses = False
    job.steps, job.lasts = 0, 99
    part = Part(block, [])
    part.pay = Pay([])
    part.pay.pp = round(worth)
    job.standard = job.both = part
    return job


def shortfall(g: Yedo, block: Block, seat: int) -> float:
    """How far a player is from meeting a block alone."""
    clan = g.state.clans[seat]
    people = sum(block.districts.values()) - len(assets.counted(g, clan))
    poor = max(0.0, block.pay - clan.mon) / 6
    return len(lacks(block, clan)) + 1.5 * max(0, people) + poor


def assassins(g: Yedo) -> list[int]:
    """Players by how near they are to killing the Shogun; the first is the one who should, the next is ready
    in case luck fails him."""
    block = g.cards[slot(g).kill].standard
    return sorted(g.players(), key=lambda p: (shortfall(g, block, p), p))


PRICES = {"weapon": 8, "geisha": 8, "annex": 8}


def price_of_kill(g: Yedo, seat: int) -> int:
    """What the assassin will have to pay next, roughly: a thing that turns up must be bought at once."""
    kill = slot(g).kill
    if kill not in g.cards or g.final_round() or assassins(g)[0] != seat:
        return 0
    block = g.cards[kill].standard
    prices = [PRICES.get(item.partition(":")[0], 0) for item in lacks(block, g.state.clans[seat])]
    return max(block.pay, *prices, 0)


# --- errands ---------------------------------------------------------------------------------------


def errand_job(g: Yedo, errand: str, seat: int) -> Job | None:
    """The leader's part: what is still to be held and found; a helper's part: to stand where it counts."""
    block = g.cards[errand].standard
    leader = leader_of(g, errand)
    if leader < 0:
        return None
    placing = g.state.phase not in PLACED_FOR_GOOD
    helpers = helpers_of(g, errand, leader)
    worth = worth_of_errand(g, errand)
    if seat == leader:
        for p in helpers:
            if not stands_right(g, p, block):
                worth *= JOINS
        return team_job(errand, rest_of(g, errand, leader, helpers), worth)
    if seat in helpers:
        if not placing and not stands_right(g, seat, block):
            return None
        need = Block([])
        need.districts = {helper_district(g, block, seat): 1}
        return team_job(errand, need, 0.6 * worth)
    return None


def leader_of(g: Yedo, errand: str) -> int:
    """While disciples are placed whoever is nearest to it, or already stands on its space; then only those
    who can resolve it."""
    block = g.cards[errand].standard
    able = list(dict.fromkeys(p for p, _ in resolvers(g, errand)))
    if g.state.phase in PLACED_FOR_GOOD or (has_space(g, errand) and able):
        candidates = able
    else:
        candidates = [p for p in g.players() if free_hands(g, p) or p in able]
    busy = assassins(g)[0] if slot(g).kill in g.cards else -1
    return min(candidates, key=lambda p: (shortfall(g, block, p) + (p == busy), p), default=-1)


def free_hands(g: Yedo, seat: int) -> int:
    if g.state.phase == "assign":
        return sum(d.at == "home" for d in g.state.clans[seat].disciples)
    return 0 if g.state.phase in PLACED_FOR_GOOD else len(assets.counted(g, g.state.clans[seat]))


def helpers_of(g: Yedo, errand: str, leader: int) -> list[int]:
    """Players who hold what the leader lacks and stand right, or still can."""
    block = g.cards[errand].standard
    mine = g.state.clans[leader]
    missing = lacks(block, mine)
    poor = mine.mon < block.pay
    found = []
    for p in g.players():
        if p != leader and (stands_right(g, p, block) or free_hands(g, p)):
            theirs = g.state.clans[p]
            useful = any(has(theirs, item) for item in missing) or (poor and theirs.mon >= 3)
            if useful:
                found.append(p)
    return found


def has(clan: Clan, item: str) -> bool:
    kind, _, what = item.partition(":")
    if kind == "weapon":
        return bool(clan.weapons) if what == "any" else what in clan.weapons
    if kind == "geisha":
        return bool(clan.geishas)
    if kind == "annex":
        return what in clan.annexes
    return kind == "blessing" and bool(clan.blessings)


def rest_of(g: Yedo, errand: str, leader: int, helpers: list[int]) -> Block:
    """What is left for the leader when the helpers bring what they have."""
    block = g.cards[errand].standard
    clans = [g.state.clans[p] for p in helpers]
    rest = Block([])
    for weapon, n in block.weapons.items():
        short = n - sum(c.weapons.count(weapon) for c in clans)
        if short > 0:
            rest.weapons[weapon] = short
    spare = sum(len(c.weapons) for c in clans)
    rest.any_weapons = max(0, block.any_weapons - spare)
    rest.geishas = max(0, block.geishas - sum(len(c.geishas) for c in clans))
    rest.annexes = [a for a in block.annexes if not any(a in c.annexes for c in clans)]
    rest.blessings = max(0, block.blessings - sum(c.blessings for c in clans))
    rest.pay = max(min(block.pay, 1), block.pay - sum(c.mon // 2 for c in clans)) if block.pay else 0
    rest.either = [group for group in block.either if not any(not lacks(b, c) for b in group for c in clans)]
    rest.districts = places_left(g, errand, leader)
    return rest


def places_left(g: Yedo, errand: str, leader: int) -> dict[str, int]:
    """Districts that the leader must hold, others' disciples counted where they already stand."""
    block = g.cards[errand].standard
    need: dict[str, int] = {}
    for district, n in block.districts.items():
        others = sum(
            g.district_of.get(d.at) == district
            for p in g.players()
            if p != leader
            for d in g.state.clans[p].disciples
        )
        if n > others:
            need[district] = n - others
    boys = [d for d in g.state.clans[leader].disciples if d.kind == "errand_boy"]
    for boy in boys:  # he fills a place that the planner does not count him for
        district = g.district_of.get(boy.at, boy.at)
        if need.get(district, 0) > 0:
            need[district] -= 1
    need = {d: n for d, n in need.items() if n}
    if has_space(g, errand):
        if not any(boy.at == space_of(errand) for boy in boys):
            need[space_of(errand)] = 1
    elif not need:
        need = {next(iter(block.districts)): 1}
    return need


def helper_district(g: Yedo, block: Block, seat: int) -> str:
    """Where a helper stands: where he does already, else where nobody does, else in the first."""
    for district in block.districts:
        if any(g.district_of.get(d.at) == district for d in g.state.clans[seat].disciples):
            return district
    stood = {g.district_of.get(d.at) for p in g.players() for d in g.state.clans[p].disciples}
    return next((d for d in block.districts if d not in stood), next(iter(block.districts)))


# --- the patrol -------------------------------------------------------------------------------------


def patrol_risk(o: Outlook) -> dict[str, float]:
    """Where the patrol may end: its march and whatever the Daimyo's cards, seen or not, do to it."""
    g = o.g
    s, own = g.state, slot(g)
    row = own.daimyo_row
    hidden = [i for i, c in enumerate(row) if c[:1] == "?" or not own.face_up(i)]
    known = {c for i, c in enumerate(row) if i not in hidden} | set(own.daimyo_discard)
    unseen = [c for c in sorted(g.cards) if g.cards[c].kind == "daimyo" and c not in known]
    ends: dict[str, int] = {}
    for guess in permutations(unseen, min(len(hidden), 2)):
        cards = list(row)
        for i, card in zip(hidden, guess, strict=False):
            cards[i] = card
        patrol = s.patrol
        at = g.board.next_district(s.patrol_at, patrol, g.patrol_steps())
        for card in cards:
            for icon in g.cards[card].raw["patrol"] if card in g.cards else ():
                if icon == "flip":
                    patrol = "silver" if patrol == "gold" else "gold"
                else:
                    at = g.board.next_district(at, patrol, icon)
        ends[at] = ends.get(at, 0) + 1
    total = sum(ends.values())
    return {d: max(o.w.stray, o.w.patrol * ends.get(d, 0) / total) for d in g.board.circuit}


# --- the questions of this mode --------------------------------------------------------------------


def stake(o: Outlook, decision: Decision) -> list[float]:
    """What may be had for each amount, over the cards that could lie on top (their backs show the colour)."""
    from engine.yedo.modules.smd.daimyo import leads

    from .auction import Auction

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
    for option in decision.options:
        if option[0] == "leave":
            result.append(o.income(g.board.egress))
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
            result.append(total / max(1, len(cards)))
    return result


def claim(o: Outlook, decision: Decision) -> list[float]:
    from .auction import Auction

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


PENALTIES = {
    "blessing": 1.0,
    "mon": 1.4,
    "action": 0.9,
    "bonus": 1.5,
    "weapon": 1.2,
    "mission": 1.0,
    "geisha": 1.5,
    "annex": 1.5,
    "disciple": 3.0,
}


def penalty(o: Outlook, decision: Decision) -> list[float]:
    return [-PENALTIES[option[1]] for option in decision.options]


def blessing_rescue(o: Outlook, decision: Decision) -> list[float]:
    loss = o.w.disciple * o.later * o.w.arrest if o.people > 2 else 0.6
    loss = max(loss, 0.6)
    return [loss if option[0] == "rescue" else o.w.blessing * o.fade for option in decision.options]


JUDGES = {
    "stake": stake,
    "claim_asset": claim,
    "supply": supply,
    "consent": consent,
    "errand_reward": errand_reward,
    "reward_to": reward_to,
    "penalty": penalty,
    "blessing_rescue": blessing_rescue,
}

__all__ = ["JUDGES", "jobs"]
