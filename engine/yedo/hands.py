"""Cards and weapons come into hands here: draw some, keep one, shed what is over the limit.

`deck` is action, bonus, event, a mission colour, or weapon (the bag)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.core.decision import Decision, Option
from engine.core.event import Event
from engine.core.plain import plain
from engine.core.procedure import Procedure

from . import assets

if TYPE_CHECKING:
    from .game import Yedo
    from .state import Clan

COLORS = ("green", "yellow", "red", "black")
LIMITED = ("mission", "action", "bonus", "weapon")


def kind_of_deck(deck: str) -> str:
    return "mission" if deck in COLORS else deck


def hand(clan: Clan, kind: str) -> list[str]:
    if kind == "action":
        return clan.actions
    if kind == "mission":
        return clan.missions
    if kind == "bonus":
        return clan.bonus
    return clan.weapons


def mission_colors(g: Yedo) -> list[str]:
    decks = g.state.decks
    return [c for c in COLORS if decks.get(c)]


def draw(g: Yedo, seat: int, deck: str, see: int, keep: int, why: str) -> None:
    """Look at the top `see` cards (guests may add), keep `keep`, put the rest to the bottom."""
    if g.rules.favor_draw == "one" and why in g.cards and g.cards[why].kind == "favor":  # D8
        see = keep
    for query in g.moments.see:
        see = query(g, seat, deck, see)
    drawn: list[str] = []
    if deck == "weapon":
        while len(drawn) < see and (weapon := assets.draw_weapon(g)):
            drawn.append(weapon)
    else:
        cards = g.state.decks[deck]
        while cards and len(drawn) < see:
            drawn.append(cards.pop())
    if not drawn:
        return
    keep_some(g, seat, deck, drawn, keep, why)


def keep_some(g: Yedo, seat: int, deck: str, drawn: list[str], keep: int, why: str) -> None:
    """Choose among drawn cards, or receive them all if there is nothing to choose."""
    if len(drawn) > keep:
        if deck != "weapon":
            for clan in g.state.clans:  # others who knew these cards no longer know which one was kept
                if clan.seat != seat:
                    clan.known.difference_update(drawn)
        g.push(Keep(seat, deck, drawn, [], keep, why))
        if g.sink:
            g.sink(Event("look", seat, {"deck": deck, "n": len(drawn)}, {"cards": list(drawn)}, (seat,)))
        return
    for card in drawn:
        receive(g, seat, deck, card, why)
    check_limits(g, seat)


def receive(g: Yedo, seat: int, deck: str, card: str, why: str) -> None:
    if deck == "weapon":
        assets.gain_weapon(g, seat, card, "bag")
        return
    hand(g.state.clans[seat], kind_of_deck(deck)).append(card)
    if g.sink:
        g.sink(Event("draw", seat, {"deck": deck, "why": why}, {"card": card}, (seat,)))


def to_bottom(g: Yedo, card: str) -> None:
    """Unkept, discarded and played cards go under their deck; guests may own the card."""
    for guest in g.moments.card_left_hand:
        if guest(g, card):
            return
    found = g.cards[card]
    g.state.decks[found.color if found.kind == "mission" else found.kind].insert(0, card)


def discard(g: Yedo, seat: int, kind: str, card: str) -> None:
    """Shed one card or weapon of the owner's choice; the owner remembers where it went."""
    if kind == "weapon":
        assets.discard_weapon(g, seat, card)
        return
    clan = g.state.clans[seat]
    hand(clan, kind).remove(card)
    for other in g.state.clans:
        other.known.discard(card)
    clan.known.add(card)
    to_bottom(g, card)
    if g.sink:
        g.sink(Event("discard", seat, {"deck": kind}, {"card": card}, (seat,)))


@plain
class Keep(Procedure):
    """Choose which of the drawn cards to keep; the rest goes to the bottom in drawn order (A45)."""

    player: int
    deck: str
    cards: list[str]
    kept: list[str]
    keep: int
    why: str
    at: str = "choose"
    private = holds = ("cards", "kept")

    def about(self, g: Yedo) -> dict[str, object]:
        return {"deck": self.deck}

    def seers(self, field: str) -> tuple[int, ...]:
        return (self.player,)

    def choose(self, g: Yedo) -> Decision:
        return Decision(self.player, "keep", [("keep", c) for c in dict.fromkeys(self.cards)])

    def on_keep(self, g: Yedo, option: Option) -> None:
        self.cards.remove(option[1])
        self.kept.append(option[1])
        if len(self.kept) < self.keep and self.cards:
            return
        g.done()
        clan = g.state.clans[self.player]
        for card in self.kept:
            receive(g, self.player, self.deck, card, self.why)
        for card in self.cards:
            if self.deck == "weapon":
                assets.bin_weapon(g, card)
                if g.sink:
                    g.sink(Event("discard_weapon", self.player, {"weapon": card}))
            else:
                clan.known.add(card)
                to_bottom(g, card)
        check_limits(g, self.player)


def check_limits(g: Yedo, seat: int) -> None:
    clan = g.state.clans[seat]
    for kind in LIMITED:
        if len(hand(clan, kind)) > assets.limit(g, seat, kind):
            g.push(Shed(seat, kind))


@plain
class Shed(Procedure):
    """Over the limit: shed at once, owner's choice. An action card may be played instead if legal."""

    player: int
    kind: str
    at: str = "choose"

    def choose(self, g: Yedo) -> Decision | None:
        clan = g.state.clans[self.player]
        held = hand(clan, self.kind)
        if len(held) <= assets.limit(g, self.player, self.kind):
            g.done()
            return None
        options: list[Option] = [("discard", self.kind, c) for c in dict.fromkeys(held)]
        if self.kind == "action":
            from .play import playable

            options.extend(("play", c) for c in playable(g, self.player, g.window()))
        return Decision(self.player, "shed", options)

    def on_shed(self, g: Yedo, option: Option) -> None:
        if option[0] == "play":
            from .play import Play

            g.push(Play(self.player, option[1]))
        else:
            discard(g, self.player, option[1], option[2])


@plain
class Replace(Shed):
    """A weapon bought over the limit replaces one: the new one is not shed (B4)."""

    new: str = ""

    def choose(self, g: Yedo) -> Decision | None:
        asked = Shed.choose(self, g)
        if asked is not None and g.state.clans[self.player].weapons.count(self.new) == 1:
            asked.options.remove(("discard", "weapon", self.new))
        return asked


@plain
class ChooseColor(Procedure):
    """Draw a mission of a colour of one's choice; empty colours are not offered (D57)."""

    player: int
    see: int
    keep: int
    why: str
    at: str = "choose"

    def choose(self, g: Yedo) -> Decision | None:
        colors = mission_colors(g)
        if not colors:
            g.done()
            return None
        return Decision(self.player, "color", [("color", c) for c in colors])

    def on_color(self, g: Yedo, option: Option) -> None:
        g.done()
        draw(g, self.player, option[1], self.see, self.keep, self.why)


@plain
class Foresight(Procedure):
    """Look at the top cards of a deck and put them back in any order (D22, D23)."""

    player: int
    deck: str
    n: int
    cards: list[str]
    ordered: list[str]  # first one ends on top
    at: str = "look"
    private = holds = ("cards", "ordered")

    def seers(self, field: str) -> tuple[int, ...]:
        return (self.player,)

    def look(self, g: Yedo) -> None:
        s = g.state
        seen: list[str] = []
        if self.deck == "weapon":
            while len(seen) < self.n and (weapon := assets.draw_weapon(g)):
                seen.append(weapon)
        else:
            deck = s.decks[self.deck]
            while deck and len(seen) < self.n:
                seen.append(deck.pop())
            for clan in s.clans:  # their order will be the looker's secret
                clan.known.difference_update(seen)
            s.clans[self.player].known.update(seen)
        self.cards = seen
        if g.sink:
            told = {"deck": self.deck, "n": len(seen)}
            g.sink(Event("foresight", self.player, told, {"cards": list(seen)}, (self.player,)))
        if self.deck == "event" and g.rules.foresight_events == "order_unchanged":
            self.ordered, self.cards = self.cards, []
        self.at = "arrange"

    def arrange(self, g: Yedo) -> Decision | None:
        if not self.cards:
            self.put_back(g)
            return None
        return Decision(self.player, "arrange", [("top", c) for c in dict.fromkeys(self.cards)])

    def on_arrange(self, g: Yedo, option: Option) -> None:
        self.cards.remove(option[1])
        self.ordered.append(option[1])

    def put_back(self, g: Yedo) -> None:
        s = g.state
        if self.deck != "weapon":
            s.decks[self.deck].extend(reversed(self.ordered))
        elif g.rules.weapon_foresight == "back_in_bag":
            s.bag.extend(self.ordered)
        else:
            s.weapon_stack.extend(reversed(self.ordered))
            s.stack_seen.extend(1 << self.player for _ in self.ordered)
        g.done()


def foresight(g: Yedo, seat: int, deck: str, n: int | None = None, disciple: int = -1) -> None:
    n = g.board.actions["foresight"] if n is None else n
    for query in g.moments.foresight:
        n = query(g, seat, disciple, n)
    g.push(Foresight(seat, deck, n, [], []))
