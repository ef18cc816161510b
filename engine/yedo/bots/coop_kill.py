"""Killing the Shogun: who does it, who stands by, who finds what is missing, and where things are handed over.

Only one player can do it, alone. Public knowledge decides who: the nearest. The last round is the surest, since
no patrol walks then; earlier ones leave time for the errands below the mission."""

from __future__ import annotations

from copy import copy
from typing import TYPE_CHECKING

from engine.yedo import assets
from engine.yedo.cards.requirements import Block
from engine.yedo.districts import weapon_price
from engine.yedo.modules.smd.court import slot
from engine.yedo.modules.smd.helper import worth_of_kill
from engine.yedo.phases.assign import free_spaces
from engine.yedo.phases.trade import MARKETS
from engine.yedo.state import Clan

from .jobs import Job, Part, Pay, lacks
from .value import PLACED_FOR_GOOD

if TYPE_CHECKING:
    from engine.yedo.game import Yedo

    from .value import Outlook

NOBODY = Clan(-1, "", "")  # a clan that holds nothing
# How much the nearest and the next nearest care for killing the Shogun, by number of players.
EAGER = {1: (1.0,), 2: (1.0, 0.5), 3: (1.0, 0.5), 4: (1.0, 0.6)}
SUPPLIES = 0.35  # how much of the Shogun's death is credited to who finds what the assassin lacks
FETCH = 14.0  # what a weapon is worth to him for which the mon is yet to be found
MEET = 9.0  # what handing him something is worth
MISSED = 6.0  # what the arrest of a disciple costs whom the Shogun's death needs
MISSED_READY = 12.0  # when nothing else is lacking
MISSED_LATE = 40.0  # when he could not be replaced in time
OUT_OF_REACH = 4.0  # a thing that is lacking and not to be had any more, in things that are
PURSE = 8  # mon from which on a friend can spare some
PRICES = {"weapon": 8, "geisha": 8, "annex": 8}
Thing = tuple[str, str]  # ("weapon", "katana"), ("geisha", "")


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
    items = lacks(block, clan)
    gone = sum(item.startswith("annex:") and not g.state.annexes.get(item[6:], 0) for item in items)
    return len(items) + OUT_OF_REACH * gone + 1.5 * max(0, people) + poor


def assassins(g: Yedo) -> list[int]:
    """Players by how near they are to killing the Shogun; the first is the one who should, the next is ready
    in case luck fails him."""
    block = g.cards[slot(g).kill].standard
    return sorted(g.players(), key=lambda p: (shortfall(g, block, p), p))


def wanted(g: Yedo, seat: int) -> list[Thing]:
    """Weapons and geishas that a player still lacks for the Shogun's death: these can be handed over."""
    kill = slot(g).kill
    if kill not in g.cards:
        return []
    pairs = [item.partition(":") for item in lacks(g.cards[kill].standard, g.state.clans[seat])]
    return [(kind, what) for kind, _, what in pairs if kind in ("weapon", "geisha")]


def kill_jobs(g: Yedo, seat: int, order: list[int]) -> list[Job]:
    """The nearest kills, the next is ready, the others find what he lacks; who has it meets him."""
    kill = slot(g).kill
    block = g.cards[kill].standard
    place = order.index(seat)
    eager = EAGER[len(order)]
    worth = worth_of_kill(g)
    found: list[Job] = []
    if place < len(eager):
        job = team_job(kill, block, worth * eager[place])
        job.steps = len(lacks(block, NOBODY)) + 3
        found.append(job)
        rest = boys_share(g, seat, block)
        if rest is not None:
            found.append(team_job(kill, rest, worth / 2))
    elif not g.final_round():
        need = supplies(wanted(g, order[0]))
        things = len(lacks(need, NOBODY))
        if things:
            job = team_job(kill, need, worth * SUPPLIES)
            job.steps = things + 3
            found.append(job)
    if not place and g.state.phase == "assign":
        found += standing(kill, errand_to_market(g, seat), FETCH)
    if g.state.phase not in PLACED_FOR_GOOD:
        for friend in [seat] if place else order[1:]:
            where = meeting(g, order[0], friend)
            if where:
                found += standing(kill, [where], MEET)
                if not place and g.state.phase == "assign":
                    found.append(team_job(kill, friends_share(g, seat, friend, block, where), worth / 2))
                break
    return found


def supplies(things: list[Thing]) -> Block:
    need = Block([])
    for kind, what in things:
        if kind == "weapon":
            need.weapons[what] = need.weapons.get(what, 0) + 1
        else:
            need.geishas += 1
    return need


def standing(kill: str, districts: list[str], worth: float) -> list[Job]:
    """A part in it that asks for nothing but to stand somewhere."""
    if not districts:
        return []
    need = Block([])
    need.districts = dict.fromkeys(districts, 1)
    return [team_job(kill, need, worth)]


# --- getting what is missing -------------------------------------------------------------------------


def on_sale(g: Yedo, seat: int) -> tuple[str, int]:
    """The cheapest weapon in the Market that a player lacks for the Shogun's death, and its price."""
    weapons = [what for kind, what in wanted(g, seat) if kind == "weapon"]
    found = [(weapon_price(g, seat, i), x) for i, x in enumerate(g.state.market) if x in weapons]
    price, weapon = min(found, default=(0, ""))
    return weapon, price


def boys_share(g: Yedo, seat: int, block: Block) -> Block | None:
    """Alone, the Errand Boy can buy a weapon while all the others take their places."""
    boy = next((d for d in g.state.clans[seat].disciples if d.kind == "errand_boy"), None)
    if boy is None or g.state.phase != "assign":
        return None
    weapon, price = on_sale(g, seat)
    if not weapon or price + block.pay > g.state.clans[seat].mon:
        return None
    waits = boy.at == "home" and any(g.district_of[x] == "market" for x in free_spaces(g, seat))
    if not waits and g.district_of.get(boy.at) != "market":
        return None
    rest = copy(block)
    rest.weapons = {w: n - (w == weapon) for w, n in block.weapons.items() if n > (w == weapon)}
    rest.pay = block.pay + price
    return rest


def friends_share(g: Yedo, seat: int, friend: int, block: Block, where: str) -> Block:
    """What is left to do for who meets a friend first: he stands there as well, and lacks less."""
    theirs = g.state.clans[friend]
    given = [w for kind, w in wanted(g, seat) if kind == "weapon" and w in theirs.weapons][:1]
    rest = copy(block)
    rest.weapons = {w: n - given.count(w) for w, n in block.weapons.items() if n > given.count(w)}
    if not given and theirs.geishas and ("geisha", "") in wanted(g, seat):
        rest.geishas = block.geishas - 1
    rest.districts = {**block.districts, where: max(1, block.districts.get(where, 0))}
    return rest


def short_of_mon(g: Yedo, seat: int) -> bool:
    """Whether the assassin cannot pay for what he needs next."""
    return g.state.clans[seat].mon < price_of_kill(g, seat)


def has_for(g: Yedo, friend: int, assassin: int) -> bool:
    theirs, mine = g.state.clans[friend], g.state.clans[assassin]
    if any(w in theirs.weapons if kind == "weapon" else bool(theirs.geishas) for kind, w in wanted(g, assassin)):
        return True
    return theirs.mon >= PURSE and bool(mine.missions or mine.actions or mine.bonus) and short_of_mon(g, assassin)


def errand_to_market(g: Yedo, seat: int) -> list[str]:
    """Where to stand so that a weapon that costs more than there is can be bought all the same: where the
    mon is found first, and in the Market."""
    weapon, price = on_sale(g, seat)
    clan = g.state.clans[seat]
    if not weapon or price <= clan.mon:
        return []
    beg = max((mon for pp, mon in g.board.actions["beg"].items() if pp <= clan.pp), default=0)
    church = 0 if g.state.church_burnt else g.state.church
    if clan.mon + church >= price:
        return ["market", "harbor"]
    if clan.mon + beg >= price:
        return ["market", "gates"]
    return ["market", "harbor", "gates"] if clan.mon + beg + church >= price else []


def meeting(g: Yedo, assassin: int, friend: int) -> str:
    """Where the assassin fetches what a friend has for him; empty if there is nothing."""
    if not has_for(g, friend, assassin):
        return ""
    pair = (assassin, friend)
    stands = [{g.district_of.get(d.at) for d in g.state.clans[p].disciples} for p in pair]
    needed = g.cards[slot(g).kill].standard.districts
    for district in sorted(MARKETS, key=lambda d: (-sum(d in x for x in stands), d not in needed)):
        missing = [p for p, x in zip(pair, stands, strict=True) if district not in x]
        room = sum(g.district_of[x] == district for x in free_spaces(g, assassin))
        if room >= len(missing) and all(free_hands(g, p) for p in missing):
            return district
    return ""


def free_hands(g: Yedo, seat: int) -> int:
    """Disciples who can still be placed in this round."""
    if g.state.phase == "assign":
        return sum(d.at == "home" for d in g.state.clans[seat].disciples)
    return 0 if g.state.phase in PLACED_FOR_GOOD else len(assets.counted(g, g.state.clans[seat]))


def kept_free(g: Yedo, seat: int) -> list[str]:
    """Districts whose last spaces belong to an assassin who has everything and only needs to stand there."""
    kill = slot(g).kill
    assassin = assassins(g)[0] if kill in g.cards else seat
    if assassin == seat or shortfall(g, g.cards[kill].standard, assassin) > 0:
        return []
    stands = [g.district_of.get(d.at) for d in g.state.clans[assassin].disciples]
    free = [g.district_of[x] for x in free_spaces(g, assassin)]
    need = g.cards[kill].standard.districts.items()
    return [d for d, n in need if n > stands.count(d) and free.count(d) <= n - stands.count(d)]


# --- what it costs -----------------------------------------------------------------------------------


def price_of_kill(g: Yedo, seat: int) -> int:
    """What the assassin will have to pay next, roughly: a thing that turns up must be bought at once."""
    kill = slot(g).kill
    if kill not in g.cards or assassins(g)[0] != seat:
        return 0
    block = g.cards[kill].standard
    if g.final_round():
        return block.pay
    prices = [PRICES.get(item.partition(":")[0], 0) for item in lacks(block, g.state.clans[seat])]
    return max(block.pay, *prices, 0)


def arrest_loss(o: Outlook, loss: float) -> float:
    """An assassin who needs every disciple fears the patrol more than others do."""
    g = o.g
    kill = slot(g).kill
    if kill not in g.cards or assassins(g)[0] != o.seat:
        return loss
    block = g.cards[kill].standard
    if not 2 < o.people <= sum(block.districts.values()):
        return loss
    ready = not shortfall(g, block, o.seat)
    return max(loss, MISSED_LATE if ready and o.later == 1 else MISSED_READY if ready else MISSED)
