"""What a clan can gain and lose, verb by verb. Every change of mon, prestige, weapons, geishas,
annexes, blessings and disciples goes through here, so that each is told as an event exactly once."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.core.event import Event

from .state import Clan

if TYPE_CHECKING:
    from .game import Yedo


# --- mon and prestige ------------------------------------------------------------------------------

def gain_mon(g: Yedo, seat: int, n: int, why: str) -> None:
    if n <= 0:
        return
    g.state.clans[seat].mon += n
    if g.sink:
        g.sink(Event("gain_mon", seat, {"n": n, "why": why}))


def lose_mon(g: Yedo, seat: int, n: int, why: str) -> int:
    """Pay to the bank, or lose as much as there is. Returns what was paid."""
    clan = g.state.clans[seat]
    n = min(n, clan.mon)
    if n > 0:
        clan.mon -= n
        if g.sink:
            g.sink(Event("lose_mon", seat, {"n": n, "why": why}))
    return n


def give_mon(g: Yedo, giver: int, taker: int, n: int, why: str) -> None:
    clans = g.state.clans
    n = min(n, clans[giver].mon)
    if n > 0:
        clans[giver].mon -= n
        clans[taker].mon += n
        if g.sink:
            g.sink(Event("give_mon", giver, {"n": n, "to": taker, "why": why}))


def gain_pp(g: Yedo, seat: int, n: int, source: str) -> None:
    if n <= 0:
        return
    clan = g.state.clans[seat]
    clan.pp += n
    clan.sources[source] = clan.sources.get(source, 0) + n
    if g.sink:
        g.sink(Event("gain_pp", seat, {"n": n, "why": source}))


def lose_pp(g: Yedo, seat: int, n: int, source: str) -> int:
    """Prestige never falls below zero (H23). Returns what was lost."""
    clan = g.state.clans[seat]
    n = min(n, clan.pp)
    if n > 0:
        clan.pp -= n
        clan.sources[source] = clan.sources.get(source, 0) - n
        if g.sink:
            g.sink(Event("lose_pp", seat, {"n": n, "why": source}))
    return n


def cost(g: Yedo, seat: int, what: str, amount: int) -> int:
    """What this seat really pays: the round's price changes, then the guests', never below zero."""
    for m in g.state.modifiers:
        if m.word == "price" and m.what == what and m.seat in (-1, seat):
            amount += m.n
    amount = max(0, amount)
    for query in g.moments.cost:
        amount = query(g, seat, what, amount)
    return amount


def limit(g: Yedo, seat: int, what: str) -> int:
    n = g.board.limits[what]
    for query in g.moments.limit:
        n = query(g, seat, what, n)
    return n


# --- weapons ---------------------------------------------------------------------------------------

def draw_weapon(g: Yedo) -> str:
    """Draw from the ordered stack, else from the bag; "" if there is none left anywhere (A24)."""
    s = g.state
    if s.weapon_stack:
        s.stack_seen.pop()
        return s.weapon_stack.pop()
    if not s.bag:
        refill_bag(g)
        if not s.bag:
            return ""
    weapon = s.rng.take(s.bag)
    if not s.bag:
        refill_bag(g)
    return weapon


def refill_bag(g: Yedo) -> None:
    s = g.state
    s.bag, s.weapon_discard = s.weapon_discard, []


def discard_weapon(g: Yedo, seat: int, weapon: str) -> None:
    g.state.clans[seat].weapons.remove(weapon)
    bin_weapon(g, weapon)
    if g.sink:
        g.sink(Event("discard_weapon", seat, {"weapon": weapon}))


def bin_weapon(g: Yedo, weapon: str) -> None:
    s = g.state
    s.weapon_discard.append(weapon)
    if not s.bag:
        refill_bag(g)


def gain_weapon(g: Yedo, seat: int, weapon: str, source: str) -> None:
    """`source` is where it came from: bag, market:<slot>, or a seat's colour."""
    g.state.clans[seat].weapons.append(weapon)
    if g.sink:
        g.sink(Event("gain_weapon", seat, {"weapon": weapon, "from": source}))


# --- annexes, geishas, blessings -------------------------------------------------------------------

def obtainable_annexes(g: Yedo, seat: int) -> list[str]:
    owned = g.state.clans[seat].annexes
    return [a for a, n in g.state.annexes.items() if n > 0 and a not in owned]


def annex_prestige(g: Yedo, why: str) -> int:
    """What an annex brings its builder (D25): always the same, only from the auction, or nothing."""
    rule = g.rules.annex_prestige
    return g.board.annex_prestige if rule == "two" or (rule == "auction_only" and why == "auction") else 0


def gain_annex(g: Yedo, seat: int, annex: str, why: str) -> None:
    s = g.state
    s.annexes[annex] -= 1
    s.clans[seat].annexes.append(annex)
    if g.sink:
        g.sink(Event("gain_annex", seat, {"annex": annex, "why": why}))
    gain_pp(g, seat, annex_prestige(g, why), "annexes")


def lose_annex(g: Yedo, seat: int, annex: str, why: str) -> None:
    """Back to the supply; a disciple on it goes home, spent; prestige stays (A51)."""
    s = g.state
    s.clans[seat].annexes.remove(annex)
    s.annexes[annex] += 1
    if g.sink:
        g.sink(Event("lose_annex", seat, {"annex": annex, "why": why}))
    place = f"annex:{seat}:{annex}"
    for clan in s.clans:
        for i, d in enumerate(clan.disciples):
            if d.at == place:
                send_home(g, clan.seat, i)


def gain_geisha(g: Yedo, seat: int, value: int, why: str) -> None:
    g.state.geishas.remove(value)
    g.state.clans[seat].geishas.append(value)
    if g.sink:
        g.sink(Event("gain_geisha", seat, {"value": value, "why": why}))


def lose_geisha(g: Yedo, seat: int, value: int, why: str) -> None:
    """Out of the game; prestige stays (§8)."""
    g.state.clans[seat].geishas.remove(value)
    g.state.box.append(f"geisha:{value}")
    if g.sink:
        g.sink(Event("lose_geisha", seat, {"value": value, "why": why}))


def may_take_blessing(g: Yedo, seat: int) -> bool:
    return g.state.blessings > 0 and g.state.clans[seat].blessings < limit(g, seat, "blessing")


def gain_blessing(g: Yedo, seat: int, why: str) -> None:
    if may_take_blessing(g, seat):
        g.state.blessings -= 1
        g.state.clans[seat].blessings += 1
        if g.sink:
            g.sink(Event("gain_blessing", seat, {"why": why}))


def return_blessing(g: Yedo, seat: int, why: str) -> None:
    g.state.clans[seat].blessings -= 1
    g.state.blessings += 1
    if g.sink:
        g.sink(Event("return_blessing", seat, {"why": why}))


# --- disciples -------------------------------------------------------------------------------------

def is_out(at: str) -> bool:
    """On the board or on an annex."""
    return ":" in at


def counted(g: Yedo, clan: Clan) -> list[int]:
    """Disciples that count for the limit of four and the last-two rule."""
    found = [i for i, d in enumerate(clan.disciples) if d.at != "reserve" and d.at != "stock"]
    if g.moments.counted_disciples:
        for query in g.moments.counted_disciples:
            found = [i for i in found if query(g, clan.seat, i, True)]
    return found


def move(g: Yedo, seat: int, i: int, to: str, why: str) -> None:
    d = g.state.clans[seat].disciples[i]
    before, d.at = d.at, to
    if g.sink:
        g.sink(Event("move", seat, {"disciple": i, "kind": d.kind, "from": before, "to": to, "why": why}))


def send_home(g: Yedo, seat: int, i: int) -> None:
    """Home and done for this round."""
    move(g, seat, i, "spent", "home")


def may_lose_disciple(g: Yedo, seat: int) -> bool:
    """The last-two rule (D31): with two or fewer nobody is lost. Where figures are boxed the Reserve never fills,
    and the variant that looks at it would leave a clan with nobody."""
    return spare_disciples(g, seat) > 0


def spare_disciples(g: Yedo, seat: int) -> int:
    clan = g.state.clans[seat]
    if g.rules.last_two == "two_in_reserve" and not any(d.at == "stock" for d in clan.disciples):
        return max(0, 2 - sum(d.at == "reserve" for d in clan.disciples))
    return max(0, len(counted(g, clan)) - 2)


def losable_disciples(g: Yedo, seat: int) -> list[int]:
    """Whom a loss could strike. Of the last two one goes home instead; if one is there, nobody moves (B2)."""
    clan = g.state.clans[seat]
    found = counted(g, clan)
    if may_lose_disciple(g, seat) or all(is_out(clan.disciples[i].at) for i in found):
        return found
    return []


def lose_disciple(g: Yedo, seat: int, i: int, why: str, last_two: bool = True) -> bool:
    """Lose a disciple to the Reserve; under the last-two rule it goes home instead. True if lost."""
    uncounted = g.moments.counted_disciples and i not in counted(g, g.state.clans[seat])
    if last_two and not uncounted and not may_lose_disciple(g, seat):
        move(g, seat, i, "spent", "last_two")
        return False
    for guest in g.moments.disciple_lost:
        if guest(g, seat, i):
            return True
    move(g, seat, i, "reserve", why)
    return True


def recruit_disciple(g: Yedo, seat: int, why: str, at: str = "home") -> bool:
    """A disciple comes from the Reserve, never past the limit. True if one came."""
    clan = g.state.clans[seat]
    if len(counted(g, clan)) >= limit(g, seat, "disciple"):
        return False
    found = next((i for i, d in enumerate(clan.disciples) if d.at == "reserve"), -1)
    for query in g.moments.fresh_disciple:
        found = query(g, seat, found)
    if found < 0:
        return False
    move(g, seat, found, at, why)
    return True
