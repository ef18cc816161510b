"""Who may know what. A view is a copy of the game whose hidden cards are backs ("?action", "?green").

Public: mon, weapons, annexes, geishas, Blackmail, prestige, hand counts. Hidden: missions (completed
ones too), action and bonus cards, decks. What a seat has legitimately learned stays in its view (A55).
`redeal` turns a view into a game that could be the real one, for bots and previews."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.core.decision import Decision
from engine.core.procedure import Procedure
from engine.core.rng import Rng

from .config import NO_SEED, Config
from .state import HIDDEN, Clan

if TYPE_CHECKING:
    from .game import Yedo


def back(g: Yedo, card: str) -> str:
    """The back of a card: its kind, or a mission's colour."""
    found = g.cards[card]
    return HIDDEN + (found.color if found.kind == "mission" else found.kind)


def is_hidden(card: str) -> bool:
    return card.startswith(HIDDEN)


def view(g: Yedo, seat: int | None) -> Yedo:
    twin = g.clone()
    if seat is None:
        return twin
    s = twin.state
    known = s.clans[seat].known
    hide = _Hider(g, known)
    open_hands = g.outsider >= 0 and g.rules.open_hands == "yes"  # B19
    for clan in s.clans:
        if clan.seat != seat and not open_hands:
            hide.clan(clan)
    for deck in s.decks.values():
        hide.cards(deck)
    # Unseen weapons are on the ordered stack or before somebody who chooses among them. The bag alone would
    # betray them by their absence, so the view pools them with the bag.
    s.bag = sorted(s.bag + unseen_weapons(g, seat))
    s.weapon_stack = [
        w if seen >> seat & 1 else HIDDEN + "weapon"
        for w, seen in zip(s.weapon_stack, s.stack_seen, strict=True)
    ]
    for procedure in s.stack:
        hide.procedure(procedure, seat)
        hide_own = getattr(procedure, "hide", None)
        if hide_own is not None:
            hide_own(twin, seat)
    for slot in s.guests.values():
        hide_guest = getattr(slot, "hide", None)
        if hide_guest is not None:
            hide_guest(twin, seat, hide)
    s.rng = Rng(0)
    twin.config = _without_seed(g.config)
    for clan in s.clans:
        if clan.seat != seat:
            clan.known = set()
    d = g.decision
    if d is not None and d.player != seat:
        twin.decision = Decision(d.player, d.kind, [], d.always, d.sealed)
    return twin


def _without_seed(config: Config) -> Config:
    """The seed deals every hand anew, so it is no part of a view."""
    if config.seed == NO_SEED:
        return config
    copy = config.clone()
    copy.seed = NO_SEED
    return copy


def unseen_weapons(g: Yedo, seat: int) -> list[str]:
    s = g.state
    found = [
        w for w, seen in zip(s.weapon_stack, s.stack_seen, strict=True) if not seen >> seat & 1 and w[:1] != HIDDEN
    ]  # in a view of a view they lie in the bag already
    for procedure in s.stack:
        for name in procedure.holds:
            if name in procedure.private and seat not in procedure.seers(name):
                found.extend(w for w in getattr(procedure, name) if w in g.board.weapons)
    return found


class _Hider:
    """Replaces what a seat does not know by backs, in place."""

    def __init__(self, g: Yedo, known: set[str]) -> None:
        self.g = g
        self.known = known

    def cards(self, cards: list[str]) -> None:
        for i, card in enumerate(cards):
            if card not in self.known and card in self.g.cards:
                cards[i] = back(self.g, card)

    def clan(self, clan: Clan) -> None:
        for cards in (clan.missions, clan.actions, clan.bonus, clan.completed):
            self.cards(cards)

    def procedure(self, procedure: Procedure, seat: int) -> None:
        for name in procedure.private:
            if seat not in procedure.seers(name):
                setattr(procedure, name, self.value(getattr(procedure, name), name in procedure.holds))

    def value(self, value: Any, held: bool) -> Any:
        """A card that is only named here (`held` is False) lies in a hand; that one of the cards one knows
        there is meant must not be told either."""
        if isinstance(value, str):
            if value in self.g.cards and self.g.cards[value].kind != "favor":
                return value if held and value in self.known else back(self.g, value)
            return HIDDEN + "weapon" if held and value in self.g.board.weapons else value
        if isinstance(value, list):
            return [self.value(v, held) for v in value]
        if isinstance(value, tuple):
            return tuple(self.value(v, held) for v in value)
        return value


def redeal(v: Yedo, rng: Rng) -> Yedo:
    """A full game that agrees with a view: every back gets a card that could lie there."""
    g = v.clone()
    s = g.state
    s.rng = Rng(rng.below(1 << 30) << 32 | rng.below(1 << 30))
    pools = _pools(g, rng)
    for pool in pools.values():
        rng.shuffle(pool)

    def fill(cards: list[str]) -> None:
        for i, card in enumerate(cards):
            if card[:1] == HIDDEN:
                pool = pools.get(card[1:])
                cards[i] = pool.pop() if pool else _uncommon(g, card, pools)

    for slot in s.guests.values():  # first: a guest may lay what it has not used on top of the pools
        fill_guest = getattr(slot, "fill", None)
        if fill_guest is not None:
            fill_guest(g, pools, rng)
    for clan in s.clans:
        for hand in (clan.missions, clan.actions, clan.bonus, clan.completed):
            fill(hand)
    for procedure in s.stack:
        for name in procedure.holds:
            setattr(procedure, name, _fill_value(getattr(procedure, name), pools, s.bag, rng))
        refill = getattr(procedure, "refill", None)
        if refill is not None:
            refill(g)
    for i, weapon in enumerate(s.weapon_stack):
        if weapon[:1] == HIDDEN:
            s.weapon_stack[i] = rng.take(s.bag)
    for deck in s.decks.values():
        fill(deck)
    return g


def _fill_value(value: Any, pools: dict[str, list[str]], bag: list[str], rng: Rng) -> Any:
    if isinstance(value, str) and value[:1] == HIDDEN:
        if value == HIDDEN + "weapon":
            return rng.take(bag)
        return pools[value[1:]].pop()
    if isinstance(value, list):
        return [_fill_value(v, pools, bag, rng) for v in value]
    if isinstance(value, tuple):
        return tuple(_fill_value(v, pools, bag, rng) for v in value)
    return value


def _pools(g: Yedo, rng: Rng) -> dict[str, list[str]]:
    """Cards of this game that the view does not show anywhere, by back."""
    s = g.state
    visible: set[str] = set()
    for deck in s.decks.values():
        visible.update(deck)
    for clan in s.clans:
        visible.update(clan.missions, clan.actions, clan.bonus, clan.completed, clan.blackmail)
    visible.update(s.events, s.in_play, s.box, s.favors)
    for procedure in s.stack:
        for name in procedure.holds:
            _collect(getattr(procedure, name), visible)
    for slot in s.guests.values():
        show_guest = getattr(slot, "shown", None)
        if show_guest is not None:
            visible.update(show_guest())
    pools: dict[str, list[str]] = {}
    for id in candidates(g, visible, rng):
        pools.setdefault(back(g, id)[1:], []).append(id)
    return pools


def candidates(g: Yedo, visible: set[str], rng: Rng) -> list[str]:
    """Unseen cards that could be in the game. Which Basic and which Kill the Shogun missions are in is
    a secret of the setup, so a sample of the possible ones is drawn."""
    sure, basics, kills = g.stock
    found = [id for id in sure if id not in visible]
    basic = [id for id in basics if id not in visible]
    rng.shuffle(basic)
    seen = len(basics) - len(basic)
    found.extend(basic[:max(0, g.board.basic_missions_per_player * len(g.config.seats) - seen)])
    if kills and visible.isdisjoint(kills):
        found.append(rng.choice(kills))
    return found


def _uncommon(g: Yedo, hidden: str, pools: dict[str, list[str]]) -> str:
    """A game put together by hand may hold more Basic missions than a setup deals: take any unseen one."""
    used = {c for pool in pools.values() for c in pool}
    for deck in g.state.decks.values():
        used.update(deck)
    for clan in g.state.clans:
        used.update(clan.missions, clan.actions, clan.bonus, clan.completed)
    used.update(g.state.in_play, g.state.box, g.state.events)
    kinds = ("mission", "action", "bonus", "event")
    return next(id for id in sorted(g.cards) if g.cards[id].kind in kinds and id not in used and back(g, id) == hidden)


def _collect(value: Any, found: set[str]) -> None:
    if isinstance(value, str):
        found.add(value)
    elif isinstance(value, (list, tuple)):
        for v in value:
            _collect(v, found)
