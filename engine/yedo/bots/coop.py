"""Playing together: the planner's view of Shogun Must Die. Errands and Kill the Shogun become undertakings like
the missions in hand; public knowledge alone decides who leads each of them and who helps, so that bots (and a
person who looks at the same table) agree without a word."""

from __future__ import annotations

from itertools import permutations
from typing import TYPE_CHECKING

from engine.yedo.cards.requirements import Block
from engine.yedo.modules.smd.court import has_space, open_errands, slot, space_of
from engine.yedo.modules.smd.helper import resolvers, worth_of_errand
from engine.yedo.modules.smd.needs import stands_right
from engine.yedo.state import Clan

from .coop_kill import arrest_loss, assassins, free_hands, kill_jobs, price_of_kill, shortfall, team_job
from .jobs import Job, lacks
from .value import PLACED_FOR_GOOD

if TYPE_CHECKING:
    from engine.yedo.game import Yedo

    from .value import Outlook

JOINS = 0.75  # a helper who has yet to be placed comes along


def jobs(g: Yedo, seat: int) -> list[Job]:
    """What the group wants of this seat now."""
    own = slot(g)
    order = assassins(g) if own.kill in g.cards else []
    found = kill_jobs(g, seat, order) if order else []
    for errand in open_errands(g):
        part = errand_job(g, errand, seat, order[:1])
        if part is not None:
            part.lasts = 0 if errand == own.current else 1 if errand == own.upcoming else 99
            found.append(part)
    return found


# --- errands ---------------------------------------------------------------------------------------


def errand_job(g: Yedo, errand: str, seat: int, busy: list[int]) -> Job | None:
    """The leader's part: what is still to be held and found; a helper's part: to stand where it counts."""
    block = g.cards[errand].standard
    leader = leader_of(g, errand, busy)
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


def leader_of(g: Yedo, errand: str, busy: list[int]) -> int:
    """While disciples are placed whoever is nearest to it, or already stands on its space; then only those
    who can resolve it. Who is busy with the Shogun leads only what nobody else can."""
    block = g.cards[errand].standard
    able = list(dict.fromkeys(p for p, _ in resolvers(g, errand)))
    if g.state.phase in PLACED_FOR_GOOD or (has_space(g, errand) and able):
        candidates = able
    else:
        candidates = [p for p in g.players() if free_hands(g, p) or p in able]
    return min(candidates, key=lambda p: (shortfall(g, block, p) + (p in busy), p), default=-1)


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


__all__ = ["arrest_loss", "assassins", "jobs", "patrol_risk", "price_of_kill"]
