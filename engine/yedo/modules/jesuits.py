"""Jesuits Bidding: once their event appears, six missions lie at the Harbor in stacks by colour, and a
disciple there may draw one. Sakoku ends it: before the event the missions never come, after it the
uncompleted ones leave (A46). Only in games of 8 or 11 rounds."""

from __future__ import annotations

from dataclasses import field
from typing import TYPE_CHECKING, Any

from engine.core.decision import Option
from engine.core.event import Event
from engine.core.plain import Plain, plain
from engine.core.rng import Rng
from engine.core.verbs import Happening, Verb

from .. import hands
from ..phases.event import EventPhase
from ..state import HIDDEN
from ..views import back

if TYPE_CHECKING:
    from ..game import Yedo
    from ..guests import Moments

VERBS = {"jesuit_mission": Verb("deck", "set_jesuits", place="jesuits:{1}", district="harbor")}
HAPPENINGS = {"jesuits": Happening(), "jesuits_leave": Happening()}


def numbers(g: Yedo) -> dict[str, Any]:
    return g.board.modules["jesuits"]


@plain
class Jesuits(Plain):
    """`stacks` by colour, the last entry on top; `aside` before they arrive; `here` while they stay."""

    aside: list[str] = field(default_factory=list)
    stacks: dict[str, list[str]] = field(default_factory=dict)
    here: bool = False
    banned: bool = False  # Sakoku came first and lies beside the deck

    def hide(self, g: Yedo, seat: int, hider: Any) -> None:
        for cards in (self.aside, *self.stacks.values()):
            hider.cards(cards)

    def shown(self) -> set[str]:
        return {c for cards in (self.aside, *self.stacks.values()) for c in cards}

    def fill(self, g: Yedo, pools: dict[str, list[str]], rng: Rng) -> None:
        """Jesuit missions are only here and in hands: those left over go into the hands filled next."""
        seen = self.shown() | {c for clan in g.state.clans for c in (*clan.missions, *clan.completed)}
        left = [c for c in jesuit_missions(g) if c not in seen and c not in g.state.box]
        rng.shuffle(left)
        for cards in (self.aside, *self.stacks.values()):
            for i, card in enumerate(cards):
                if card[:1] == "?":
                    fit = next(c for c in left if back(g, c) == card)
                    left.remove(fit)
                    cards[i] = fit
        for card in left:
            pools.setdefault(back(g, card)[1:], []).append(card)
        fill_event(g, rng)


def fill_event(g: Yedo, rng: Rng) -> None:
    """The event, as long as nobody knows where it is, lies among what is left of the first few (H20)."""
    s = g.state
    event, deck = jesuit_event(g), s.decks["event"]
    if event in deck or event in s.events or event in s.box:
        return
    if any(event in getattr(p, name) for p in s.stack for name in p.holds):
        return
    hidden = [i for i, card in enumerate(deck) if card[:1] == HIDDEN]
    first = len(deck) - (numbers(g)["among_top"] + 1 - len(s.events))
    deck[rng.choice([i for i in hidden if i >= first] or hidden)] = event


def slot(g: Yedo) -> Jesuits:
    own = g.state.guests["jesuits"]
    assert isinstance(own, Jesuits)
    return own


def register(moments: Moments, g: Yedo) -> None:
    moments.components += (components,)
    moments.jesuits_arrive += (arrive,)
    moments.church_burnt += (sakoku,)
    moments.card_left_hand += (card_left_hand,)
    moments.activation_options += (harbor_options,)
    moments.far_options += (far_options,)
    moments.activation += (draw_mission,)


def jesuit_missions(g: Yedo) -> list[str]:
    return sorted(c for c, card in g.cards.items() if card.kind == "mission" and card.set == "jesuits")


def jesuit_event(g: Yedo) -> str:
    return next(c for c, card in sorted(g.cards.items()) if card.kind == "event" and card.set == "jesuits")


def components(g: Yedo) -> None:
    """The missions wait aside; the event is shuffled with the top cards of its deck."""
    g.state.guests["jesuits"] = Jesuits(aside=jesuit_missions(g))
    events = g.state.decks["event"]
    event = jesuit_event(g)
    n = numbers(g)["among_top"]
    top = [*events[-n:], event]
    g.state.rng.shuffle(top)
    events[-n:] = top


def arrive(g: Yedo) -> None:
    own = slot(g)
    if own.banned:  # Sakoku came first: both are discarded and another event is drawn
        for procedure in g.state.stack:
            if isinstance(procedure, EventPhase):
                procedure.at = "reveal"
        return
    g.state.rng.shuffle(own.aside)
    for card in own.aside:
        own.stacks.setdefault(g.cards[card].color, []).append(card)
    own.aside = []
    own.here = True
    if g.sink:
        g.sink(Event("jesuits", None, {"stacks": {c: len(v) for c, v in own.stacks.items()}}))


def sakoku(g: Yedo) -> None:
    """The church burns: before the event the missions are boxed, after it all uncompleted ones are."""
    s = g.state
    own = slot(g)
    own.banned = not own.here and bool(own.aside)
    gone = own.aside + [c for cards in own.stacks.values() for c in cards]
    for clan in s.clans:
        for card in [c for c in clan.missions if g.cards[c].set == "jesuits"]:
            clan.missions.remove(card)
            gone.append(card)
    s.box.extend(gone)
    own.aside, own.stacks, own.here = [], {}, False
    if g.sink:
        g.sink(Event("jesuits_leave", None, {"n": len(gone)}))


def card_left_hand(g: Yedo, card: str) -> bool:
    """A Jesuit mission given up goes under its own stack."""
    if g.cards[card].set != "jesuits" or g.cards[card].kind != "mission":
        return False
    own = slot(g)
    if own.here:
        own.stacks.setdefault(g.cards[card].color, []).insert(0, card)
    else:
        g.state.box.append(card)
    return True


def harbor_options(g: Yedo, seat: int, disciple: int, options: list[Option]) -> None:
    if at_public_harbor(g, seat, disciple):
        far_options(g, seat, "harbor", options)


def far_options(g: Yedo, seat: int, district: str, options: list[Option]) -> None:
    own = slot(g)
    if own.here and district == "harbor":
        options.extend(("jesuit_mission", c) for c in hands.COLORS if own.stacks.get(c))


def at_public_harbor(g: Yedo, seat: int, disciple: int) -> bool:
    return g.state.clans[seat].disciples[disciple].at in g.board.space_names["harbor"]


def draw_mission(g: Yedo, seat: int, disciple: int, option: Option) -> bool:
    if option[0] != "jesuit_mission":
        return False
    stack = slot(g).stacks[option[1]]
    see = 1
    for query in g.moments.see:
        see = query(g, seat, option[1], see)
    drawn = [stack.pop() for _ in range(min(see, len(stack)))]
    hands.keep_some(g, seat, option[1], drawn, 1, "jesuits")
    if disciple >= 0:
        for guest in g.moments.after_action:
            guest(g, seat, disciple, g.district_of.get(g.state.clans[seat].disciples[disciple].at, ""), option)
    return True
