"""Presents: what chance gives a seat or takes from it when a round begins, in games that are played to learn what
things are worth. Whoever plays well has more of everything, so what players have got by themselves tells how they play
as much as what it is worth; what came by chance tells the latter alone."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from engine.core.rng import Rng

from ..assets import obtainable_annexes
from ..hands import COLORS

if TYPE_CHECKING:
    from ..game import Yedo

MOST_MON = 6
SPARE = 3  # cards that a deck keeps


def mon(g: Yedo, seat: int, more: bool, rng: Rng) -> None:
    clan, n = g.state.clans[seat], 1 + rng.below(MOST_MON)
    clan.mon = clan.mon + n if more else max(0, clan.mon - n)


def weapon(g: Yedo, seat: int, more: bool, rng: Rng) -> None:
    s = g.state
    weapons = s.clans[seat].weapons
    if more and len(s.bag) > 1 and len(weapons) < g.board.limits["weapon"]:
        weapons.append(rng.take(s.bag))
    elif not more and weapons:
        s.weapon_discard.append(rng.take(weapons))


def annex(g: Yedo, seat: int, more: bool, rng: Rng) -> None:
    annexes, supply = g.state.clans[seat].annexes, g.state.annexes
    if more and (found := obtainable_annexes(g, seat)):
        annexes.append(rng.choice(found))
        supply[annexes[-1]] -= 1
    elif not more and annexes:
        supply[rng.take(annexes)] += 1


def geisha(g: Yedo, seat: int, more: bool, rng: Rng) -> None:
    s = g.state
    geishas = s.clans[seat].geishas
    if more and s.geishas and len(geishas) < g.board.limits["geisha"]:
        geishas.append(rng.take(s.geishas))
    elif not more and geishas:
        s.geishas = sorted([*s.geishas, rng.take(geishas)])


def blessing(g: Yedo, seat: int, more: bool, rng: Rng) -> None:
    s, clan = g.state, g.state.clans[seat]
    if s.blessings and not clan.blessings if more else clan.blessings:
        clan.blessings += 1 if more else -1
        s.blessings -= 1 if more else -1


def disciple(g: Yedo, seat: int, more: bool, rng: Rng) -> None:
    if g.state.guests:  # modules have other figures
        return
    disciples = g.state.clans[seat].disciples
    found = [d for d in disciples if d.at == ("reserve" if more else "home")]
    if len(found) > (0 if more else 2):
        found[-1].at = "home" if more else "reserve"


def action(g: Yedo, seat: int, more: bool, rng: Rng) -> None:
    card(g, "action", g.state.clans[seat].actions, g.board.limits["action"], more, rng)


def bonus(g: Yedo, seat: int, more: bool, rng: Rng) -> None:
    card(g, "bonus", g.state.clans[seat].bonus, g.board.limits["bonus"], more, rng)


def mission(g: Yedo, seat: int, more: bool, rng: Rng) -> None:
    missions = g.state.clans[seat].missions
    if more:
        card(g, rng.choice(COLORS), missions, g.board.limits["mission"], True, rng)
    elif missions:
        lost = rng.take(missions)
        g.state.decks[g.cards[lost].color].insert(0, lost)


def other_mission(g: Yedo, seat: int, more: bool, rng: Rng) -> None:
    mission(g, seat, False, rng)
    mission(g, seat, True, rng)


def card(g: Yedo, deck: str, hand: list[str], limit: int, more: bool, rng: Rng) -> None:
    cards = g.state.decks[deck]
    if more and len(cards) >= SPARE and len(hand) < limit:
        hand.append(cards.pop())
    elif not more and hand:
        cards.insert(0, rng.take(hand))


PRESENTS: tuple[Callable[[Yedo, int, bool, Rng], None], ...] = (
    mon, mon, mon, weapon, weapon, annex, geisha, blessing, disciple, action, bonus, mission, other_mission,
    other_mission,
)  # fmt: skip


def deal(g: Yedo, chance: int, rng: Rng) -> None:
    """Something more or less for every seat with this chance in percent, and with the same chance once more."""
    for seat in g.players():
        while rng.below(100) < chance:
            rng.choice(PRESENTS)(g, seat, bool(rng.below(2)), rng)
    g.ask_again()
