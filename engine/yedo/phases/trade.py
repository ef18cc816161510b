"""Phase 6, Trade: players who each have a disciple in the same Tavern or Market may swap.

An offer is built item by item. One's own things are chosen; of the partner's hidden cards only the
kind is asked for, and the partner picks which to give. Each player may propose a few times a phase,
counter-offers included, so the phase always ends (H16). Exchanges are atomic, then both shed."""

from __future__ import annotations

from dataclasses import field
from typing import TYPE_CHECKING

from engine.core.decision import Decision, Option
from engine.core.event import Event
from engine.core.plain import plain
from engine.core.procedure import Procedure

from .. import assets, hands
from ..state import HIDDEN
from ..views import back

if TYPE_CHECKING:
    from ..game import Yedo

MARKETS = ("tavern", "market")
DONE: Option = ("done",)
PROPOSE: Option = ("propose",)
WITHDRAW: Option = ("withdraw",)
CHOSEN = ("mission", "action", "bonus")  # hidden cards: the giver picks
Item = tuple[str, str]  # kind and what: ("weapon", "katana"), ("mission", "M012"); asked for: ("mission", "")


def meeting_places(g: Yedo, a: int, b: int) -> list[str]:
    """Districts of the two in which both have a disciple."""
    both = visited(g, a) & visited(g, b)
    return [district for district in MARKETS if district in both]


def visited(g: Yedo, seat: int) -> set[str | None]:
    district_of = g.district_of
    return {district_of.get(d.at) for d in g.state.clans[seat].disciples}


@plain
class Trade(Procedure):
    queue: list[int] | None = None
    left: list[int] | None = None  # proposals left, by seat
    at: str = "begin"

    def begin(self, g: Yedo) -> None:
        self.queue = g.players()
        self.left = [g.rules.trade_proposals] * len(g.state.clans)
        self.at = "next_player"

    def next_player(self, g: Yedo) -> Decision | None:
        assert self.queue is not None and self.left is not None
        while self.queue:
            seat = self.queue[0]
            partners = [p for p in g.order_after(seat) if self.left[seat] > 0 and meeting_places(g, seat, p)]
            options: list[Option] = [
                ("trade_with", p) for p in partners
                if self.has_goods(g, seat, p) and self.has_goods(g, p, seat)
            ]
            if options:
                return Decision(seat, "trade", g.with_cards(seat, [DONE, *options]))
            self.queue.pop(0)
        g.done()
        return None

    def on_trade(self, g: Yedo, option: Option) -> None:
        assert self.queue is not None
        seat = self.queue[0]
        if g.turn_card(seat, option):
            return
        if option == DONE:
            self.queue.pop(0)
        else:
            self.propose(g, seat, option[1])

    def propose(self, g: Yedo, seat: int, partner: int) -> None:
        assert self.left is not None
        self.left[seat] -= 1
        g.push(self.offer(seat, partner))

    def offer(self, seat: int, partner: int) -> Offer:
        return Offer(seat, partner)

    def has_goods(self, g: Yedo, seat: int, other: int) -> bool:
        return g.state.clans[seat].mon > 0 or bool(goods(g, seat, other))


def allowed(g: Yedo, a: int, b: int) -> tuple[str, ...]:
    everything = ("mon", "weapon", "geisha", "mission", "action", "bonus", "blackmail")
    if g.rules.trade_goods == "market_weapons_and_mon":  # D27
        return everything[:-1] if "tavern" in meeting_places(g, a, b) else ("mon", "weapon")
    return everything


def goods(g: Yedo, seat: int, other: int) -> list[Item]:
    """Everything `seat` could give, one entry per different thing."""
    clan = g.state.clans[seat]
    kinds = allowed(g, seat, other)
    found: list[Item] = []
    for kind, held in (
        ("weapon", clan.weapons), ("geisha", [str(v) for v in clan.geishas]), ("mission", clan.missions),
        ("action", clan.actions), ("bonus", clan.bonus), ("blackmail", clan.blackmail),
    ):
        if held and kind in kinds:
            found += [(kind, x) for x in held]
    return found


@plain
class Offer(Procedure):
    """One proposal from building to the exchange."""

    player: int
    partner: int
    give: list[Item] = field(default_factory=list)
    give_mon: int = 0
    ask: list[Item] = field(default_factory=list)
    ask_mon: int = 0
    picked: list[Item] = field(default_factory=list)  # the partner's cards for what was asked by kind
    at: str = "build"
    private = ("give", "picked")

    def seers(self, field: str) -> tuple[int, ...]:
        return (self.player if field == "give" else self.partner,)

    def refill(self, g: Yedo) -> None:
        """In a re-dealt game the hidden cards named here are some that the giver now holds."""
        self.give = name_again(g, self.player, self.give)
        self.picked = name_again(g, self.partner, self.picked)

    def build(self, g: Yedo) -> Decision:
        options: list[Option] = [WITHDRAW]
        if (self.give or self.give_mon) and (self.ask or self.ask_mon) and self.geishas_fit(g):
            options.append(PROPOSE)
        mine = remove_each(goods(g, self.player, self.partner), self.give)
        options.extend(("give", *item) for item in dict.fromkeys(mine))
        theirs = remove_each(
            [(k, "" if k in CHOSEN else x) for k, x in goods(g, self.partner, self.player)], self.ask
        )
        options.extend(("ask", *item) for item in dict.fromkeys(theirs))
        if "mon" in allowed(g, self.player, self.partner):
            clans = g.state.clans
            if not self.ask_mon:
                options.extend(("give_mon", n) for n in (1, 5) if self.give_mon + n <= clans[self.player].mon)
            if not self.give_mon:
                options.extend(("ask_mon", n) for n in (1, 5) if self.ask_mon + n <= clans[self.partner].mon)
        return Decision(self.player, "offer", options)

    def geishas_fit(self, g: Yedo) -> bool:
        """A deal that leaves anyone above three geishas is illegal (A25)."""
        given = sum(k == "geisha" for k, _ in self.give)
        asked = sum(k == "geisha" for k, _ in self.ask)
        clans = g.state.clans
        return (
            len(clans[self.player].geishas) - given + asked <= assets.limit(g, self.player, "geisha")
            and len(clans[self.partner].geishas) + given - asked <= assets.limit(g, self.partner, "geisha")
        )

    def on_offer(self, g: Yedo, option: Option) -> None:
        verb = option[0]
        if verb == "give":
            self.give.append((option[1], option[2]))
        elif verb == "ask":
            self.ask.append((option[1], option[2]))
        elif verb == "give_mon":
            self.give_mon += option[1]
        elif verb == "ask_mon":
            self.ask_mon += option[1]
        elif verb == "withdraw":
            g.done()
        else:
            self.at = "answer"
            if g.sink:
                g.sink(Event("offer", self.player, {"to": self.partner, **self.announced()}))

    def announced(self) -> dict[str, object]:
        """What is public of an offer: kinds of cards, never which."""
        return {
            "give": [(k, "" if k in CHOSEN else x) for k, x in self.give], "give_mon": self.give_mon,
            "ask": list(self.ask), "ask_mon": self.ask_mon,
        }

    def answer(self, g: Yedo) -> Decision:
        options: list[Option] = [("accept",), ("refuse",)]
        trade = g.state.stack[-2]
        if isinstance(trade, Trade) and trade.left is not None and trade.left[self.partner] > 0:
            options.append(("counter",))
        return Decision(self.partner, "answer", options)

    def on_answer(self, g: Yedo, option: Option) -> None:
        if g.sink:
            g.sink(Event("answer_offer", self.partner, {"to": self.player, "answer": option[0]}))
        if option[0] == "accept":
            self.at = "pick"
            return
        g.done()
        if option[0] == "counter":
            trade = g.state.stack[-1]
            assert isinstance(trade, Trade)
            trade.propose(g, self.partner, self.player)

    def pick(self, g: Yedo) -> Decision | None:
        """The partner picks the cards that were asked for by kind."""
        open_asks = [k for k, x in self.ask if k in CHOSEN][len(self.picked):]
        if not open_asks:
            self.exchange(g)
            return None
        kind = open_asks[0]
        held = [c for c in hands.hand(g.state.clans[self.partner], kind) if (kind, c) not in self.picked]
        return Decision(self.partner, "pick", [("give", kind, c) for c in held])

    def on_pick(self, g: Yedo, option: Option) -> None:
        self.picked.append((option[1], option[2]))

    def exchange(self, g: Yedo) -> None:
        g.done()
        taken = [item for item in self.ask if item[0] not in CHOSEN] + self.picked
        if g.sink:
            g.sink(Event(
                "exchange", self.player, {"to": self.partner, **self.announced()},
                {"gave": list(self.give), "got": taken}, (self.player, self.partner),
            ))
        hand_over(g, self.player, self.partner, self.give)
        hand_over(g, self.partner, self.player, taken)
        clans = g.state.clans
        clans[self.player].mon += self.ask_mon - self.give_mon
        clans[self.partner].mon += self.give_mon - self.ask_mon
        hands.check_limits(g, self.partner)
        hands.check_limits(g, self.player)


def name_again(g: Yedo, seat: int, items: list[Item]) -> list[Item]:
    named: list[Item] = []
    for kind, what in items:
        if what[:1] == HIDDEN:
            taken = named + items
            held = [c for c in hands.hand(g.state.clans[seat], kind) if (kind, c) not in taken]
            what = next((c for c in held if back(g, c) == what), held[0])
        named.append((kind, what))
    return named


def remove_each(items: list[Item], gone: list[Item]) -> list[Item]:
    left = list(items)
    for item in gone:
        if item in left:
            left.remove(item)
    return left


def hand_over(g: Yedo, giver: int, taker: int, items: list[Item]) -> None:
    """Move things between two clans; the giver goes on knowing the cards he gave away (A55)."""
    a, b = g.state.clans[giver], g.state.clans[taker]
    for kind, what in items:
        if kind == "geisha":
            a.geishas.remove(int(what))
            b.geishas.append(int(what))
        elif kind == "blackmail":
            a.blackmail.remove(what)
            b.blackmail.append(what)
        else:
            hands.hand(a, kind).remove(what)
            hands.hand(b, kind).append(what)
            if kind in CHOSEN:
                for clan in g.state.clans:
                    if clan.seat not in (giver, taker):
                        clan.known.discard(what)
                a.known.add(what)
