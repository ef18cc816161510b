"""The Daimyo: his row of cards, where he places, what he does. He is a rule, not a player.

He is never asked. His cards lie face down with a disciple on each, the second one face up."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.core.event import Event

from ... import assets
from ...phases.assign import free_spaces
from ...phases.bower import Bower
from .court import numbers, slot

if TYPE_CHECKING:
    from ...game import Yedo

PRIORITY = ("harbor", "market", "red_light", "gates", "castle", "tavern", "temple")


def lay_row(g: Yedo) -> None:
    """One card for each available disciple; used cards are discarded first (A19)."""
    own = slot(g)
    own.daimyo_discard += own.daimyo_row
    own.daimyo_row = []
    own.taken = 0
    for d in g.state.clans[g.outsider].disciples:
        if d.at == "home":
            if not own.daimyo_deck:
                own.daimyo_deck, own.daimyo_discard = own.daimyo_discard, []
                g.state.rng.shuffle(own.daimyo_deck)
            own.daimyo_row.append(own.daimyo_deck.pop())
    if g.sink:
        g.sink(Event("daimyo_row", g.outsider, {"n": len(own.daimyo_row), "card": own.daimyo_row[1]}))


def revealed(g: Yedo) -> list[str]:
    """The cards whose disciples were placed this round, from left to right."""
    own = slot(g)
    return own.daimyo_row[:own.taken]


def leads(g: Yedo) -> bool:
    """While the Daimyo is first, everything costs more in the bidding."""
    return g.state.order[0] == g.outsider


# --- Phase 4 ---------------------------------------------------------------------------------------

def place(g: Yedo) -> bool:
    """The leftmost disciple goes where its card says. True if there was one."""
    own = slot(g)
    home = [i for i, d in enumerate(g.state.clans[g.outsider].disciples) if d.at == "home"]
    if own.taken >= len(own.daimyo_row) or not home:
        return False
    at = own.taken
    own.taken += 1
    district = district_of_card(g, at)
    space = where(g, district)
    if g.sink:
        data = {"card": own.daimyo_row[at], "at": at, "district": district, "space": space}
        g.sink(Event("daimyo_card", g.outsider, data))
    if space:
        assets.move(g, g.outsider, home[0], space, "place")
    return True


def district_of_card(g: Yedo, at: int) -> str:
    """A card without a district repeats the card to its left; the first one the card to its right."""
    row = slot(g).daimyo_row
    for i in (at, at - 1 if at else 1):
        if i < len(row):
            district: str = g.cards[row[i]].raw.get("district", "")
            if district:
                return district
    return "castle"


def where(g: Yedo, district: str) -> str:
    """The space he takes; "" if the whole city is full. A full district sends him to the Bower; a full Bower,
    or one of his own there, to the next district with room, the patrol's way round from the Castle (A13)."""
    free = free_spaces(g, g.outsider)
    bower = [x for x in free if x in g.board.bower]
    if district != "castle":
        found = [x for x in free if g.district_of[x] == district]
        if found:
            return found[0]
    if bower:
        return bower[0]
    for steps in range(1, len(g.board.circuit)):
        onward = g.board.next_district("castle", g.state.patrol, steps)
        found = [x for x in free if g.district_of[x] == onward]
        if found:
            return found[0]
    return ""


# --- Phase 7 ---------------------------------------------------------------------------------------

def act(g: Yedo, seat: int, actions: Any) -> bool:
    """One disciple, from the first district of the list in which he has one; it returns to his pool (A19)."""
    if seat != g.outsider:
        return False
    disciples = g.state.clans[seat].disciples
    for district in PRIORITY:
        for i, d in enumerate(disciples):
            if g.district_of.get(d.at) == district:
                actions.last = seat
                if g.sink:
                    g.sink(Event("daimyo_action", seat, {"district": district, "disciple": i, "at": d.at}))
                if district == "castle":
                    g.push(Bower(seat))
                else:
                    ACTIONS[district](g)
                    assets.send_home(g, seat, i)
                return True
    return False


def empty_church(g: Yedo) -> None:
    n, g.state.church = g.state.church, 0
    if n and g.sink:
        g.sink(Event("daimyo_church", g.outsider, {"n": n}))


def discard_weapon(g: Yedo) -> None:
    market = g.state.market
    for i in range(len(market) - 1, -1, -1):
        if market[i]:
            weapon, market[i] = market[i], ""
            assets.bin_weapon(g, weapon)
            if g.sink:
                g.sink(Event("daimyo_weapon", g.outsider, {"weapon": weapon, "slot": i}))
            return


def remove_geisha(g: Yedo) -> None:
    s = g.state
    if s.geishas:
        value = max(s.geishas)
        s.geishas.remove(value)
        s.box.append(f"geisha:{value}")
        if g.sink:
            g.sink(Event("daimyo_geisha", g.outsider, {"value": value}))


def recruit(g: Yedo) -> None:
    for i, d in enumerate(g.state.clans[g.outsider].disciples):
        if d.at == "reserve":
            assets.move(g, g.outsider, i, "spent", "recruit")
            return


def raise_annexes(g: Yedo) -> None:
    own = slot(g)
    own.coins += 1
    if g.sink:
        g.sink(Event("daimyo_coin", g.outsider, {"n": own.coins}))


def shame_the_absent(g: Yedo) -> None:
    """Whoever has nobody in the Temple loses prestige; the Errand Boy is somebody."""
    for seat in g.players():
        if not any(g.district_of.get(d.at) == "temple" for d in g.state.clans[seat].disciples):
            assets.lose_pp(g, seat, numbers(g)["daimyo"]["prestige"], "daimyo")


ACTIONS = {
    "harbor": empty_church, "market": discard_weapon, "red_light": remove_geisha, "gates": recruit,
    "tavern": raise_annexes, "temple": shame_the_absent,
}


def new_order(g: Yedo, before: list[int], choosers: list[int]) -> None:
    """First and first again through the Bower, whoever triggered it: everybody loses prestige."""
    was, now = before[0] == g.outsider, leads(g)
    if was and now and g.outsider in choosers:
        for seat in g.players():
            assets.lose_pp(g, seat, numbers(g)["daimyo"]["prestige"], "daimyo")
    if g.sink and was != now:
        g.sink(Event("interference", g.outsider, {"on": now}))


def cost(g: Yedo, seat: int, what: str, amount: int) -> int:
    """Each of his coins makes an annex dearer for good (A5)."""
    return amount + slot(g).coins if what == "annex" else amount
