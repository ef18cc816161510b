"""Phase 6, Trade: players who each have a disciple in the same Tavern or Market may swap.

An offer is built item by item. One's own things are chosen; of the partner's hidden cards only the
kind is asked for, of a mission also the colour of its back, and the partner picks which to give. Each player may
propose a few times a phase, counter-offers included; what is withdrawn before costs nothing. The phase always
ends (H16, B11): there are only so many drafts, and no deal gives both back what they had before in this phase.
Exchanges are atomic, then both shed."""

from __future__ import annotations

from collections import Counter
from dataclasses import field
from typing import TYPE_CHECKING

from engine.core.decision import Decision, Option
from engine.core.event import Event
from engine.core.plain import Plain, plain
from engine.core.procedure import Procedure

from .. import assets, hands
from ..state import HIDDEN
from ..views import back

if TYPE_CHECKING:
    from ..game import Yedo
    from ..state import Clan

MARKETS = ("tavern", "market")
IN_TURN = ("market", "tavern")  # where each place has its own goods, everybody trades here and then there (Y37)
DONE: Option = ("done",)
PROPOSE: Option = ("propose",)
WITHDRAW: Option = ("withdraw",)
EVERYTHING = ("mon", "weapon", "geisha", "mission", "action", "bonus", "blackmail")
CHOSEN = ("mission", "action", "bonus")  # hidden cards: the giver picks
# kind and what: ("weapon", "katana"), ("mission", "M012"); asked for: ("action", ""), ("mission", "green")
Item = tuple[str, str]


def meeting_places(g: Yedo, a: int, b: int) -> list[str]:
    """Districts of the two in which both have a disciple."""
    mine = visited(g, a)
    if mine.isdisjoint(MARKETS):
        return []
    theirs = visited(g, b)
    return [district for district in MARKETS if district in mine and district in theirs]


def visited(g: Yedo, seat: int) -> set[str | None]:
    district_of = g.district_of
    return {district_of.get(d.at) for d in g.state.clans[seat].disciples}


@plain
class Deal(Plain):
    """What changed hands, as the two know it; to others the cards are backs."""

    player: int
    partner: int
    given: list[Item]
    taken: list[Item]
    mon: int  # from the player to the partner

    @property
    def pair(self) -> set[int]:
        return {self.player, self.partner}


@plain
class Trade(Procedure):
    queue: list[int] | None = None
    left: list[int] | None = None  # proposals left, by seat
    drafts: dict[int, int] = field(default_factory=dict)  # offers begun in this phase, by seat
    deals: list[Deal] = field(default_factory=list)  # of this phase
    place: str = ""  # the district whose turn it is; none if goods are the same in both
    at: str = "begin"

    def hide(self, g: Yedo, seat: int) -> None:
        """Only cards whose place is still known to this seat are named."""
        clan = g.state.clans[seat]
        seen = {*clan.missions, *clan.actions, *clan.bonus, *clan.known}
        for deal in self.deals:
            for items in (deal.given, deal.taken):
                items[:] = [(k, back(g, x) if k in CHOSEN and x in g.cards and x not in seen else x) for k, x in items]

    def about(self, g: Yedo) -> dict[str, object]:
        return {"place": self.place}

    def begin(self, g: Yedo) -> None:
        self.open(g, IN_TURN[0] if g.rules.trade_goods == "market_weapons_and_mon" else "")

    def open(self, g: Yedo, place: str) -> None:
        self.place = place
        self.queue = g.players()
        self.left = [g.rules.trade_proposals] * len(g.state.clans)
        self.drafts = {}
        self.at = "next_player"

    def meet(self, g: Yedo, a: int, b: int) -> bool:
        places = meeting_places(g, a, b)
        return self.place in places if self.place else bool(places)

    def next_player(self, g: Yedo) -> Decision | None:
        assert self.queue is not None
        while self.queue:
            seat = self.queue[0]
            options: list[Option] = []
            if self.may_propose(g, seat) and not visited(g, seat).isdisjoint(MARKETS):
                partners = [p for p in g.order_after(seat) if self.meet(g, seat, p)]
                options = [("trade_with", p) for p in partners if self.has_reason(g, seat, p)]
            if options:
                return Decision(seat, "trade", g.with_cards(seat, [DONE, *options]))
            self.queue.pop(0)
        if self.place == IN_TURN[0]:
            self.open(g, IN_TURN[1])
        else:
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
            self.draft(g, seat, option[1])

    def draft(self, g: Yedo, seat: int, partner: int) -> None:
        self.drafts[seat] = self.drafts.get(seat, 0) + 1
        g.push(self.offer(seat, partner))

    def offer(self, seat: int, partner: int) -> Offer:
        return Offer(seat, partner)

    # What a proposal uses up.

    def may_propose(self, g: Yedo, seat: int) -> bool:
        assert self.left is not None
        return self.left[seat] > 0 and self.drafts.get(seat, 0) < g.board.drafts_per_phase

    def proposed(self, g: Yedo, seat: int) -> None:
        assert self.left is not None
        self.left[seat] -= 1

    def answered(self, g: Yedo, seat: int, accepted: bool) -> None:
        """A proposal of this seat got its answer."""

    def has_goods(self, g: Yedo, seat: int, other: int) -> bool:
        return g.state.clans[seat].mon > 0 or bool(goods(g, seat, other))

    def has_reason(self, g: Yedo, seat: int, other: int) -> bool:
        """Whether the two could trade: both have something, or one where gifts are allowed."""
        have = (self.has_goods(g, seat, other), self.has_goods(g, other, seat))
        return any(have) if g.rules.gifts == "yes" else all(have)


def allowed(g: Yedo, a: int, b: int) -> tuple[str, ...]:
    if g.rules.trade_goods == "market_weapons_and_mon":  # D27
        trade = next((p for p in g.state.stack if isinstance(p, Trade)), None)
        place = [trade.place] if trade is not None and trade.place else meeting_places(g, a, b)
        return EVERYTHING[:-1] if "tavern" in place else ("mon", "weapon")
    return EVERYTHING


def goods(g: Yedo, seat: int, other: int) -> list[Item]:
    """Everything `seat` could give."""
    kinds = allowed(g, seat, other)
    return [(kind, x) for kind, held in belongings(g.state.clans[seat]) if held and kind in kinds for x in held]


def belongings(clan: Clan) -> tuple[tuple[str, list[str]], ...]:
    return (
        ("weapon", clan.weapons), ("geisha", [str(v) for v in clan.geishas]), ("mission", clan.missions),
        ("action", clan.actions), ("bonus", clan.bonus), ("blackmail", clan.blackmail),
    )


def color_of(g: Yedo, mission: str) -> str:
    """The colour of a mission's back, which everybody sees."""
    return g.cards[mission].color if mission in g.cards else mission.removeprefix(HIDDEN)


def wishes(g: Yedo, owner: int, other: int, asked: list[Item]) -> list[Item]:
    """What can be asked of an owner beside what is: of hidden cards the kind, of missions any or one by its colour
    (B11)."""
    kinds = allowed(g, owner, other)
    open_things: list[Item] = []
    hidden: list[Item] = []
    for kind, held in belongings(g.state.clans[owner]):
        if not held or kind not in kinds:
            continue
        if kind not in CHOSEN:
            open_things += [(kind, x) for x in held]
            continue
        left = len(held) - sum(k == kind for k, _ in asked) if asked else len(held)
        if left > 0:
            hidden += [(kind, "")] * left
            if kind == "mission":
                hidden += remove_each([(kind, color_of(g, x)) for x in held], asked)
    return remove_each(open_things, asked) + hidden


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

    def about(self, g: Yedo) -> dict[str, object]:
        return {"partner": self.partner, "other": self.player}

    def seers(self, field: str) -> tuple[int, ...]:
        return (self.player if field == "give" else self.partner,)

    def refill(self, g: Yedo) -> None:
        """In a re-dealt game the hidden cards named here are some that the giver now holds."""
        self.give = name_again(g, self.player, self.give)
        self.picked = name_again(g, self.partner, self.picked)

    def build(self, g: Yedo) -> Decision:
        options: list[Option] = [WITHDRAW]
        if self.is_deal(g) and self.geishas_fit(g) and not self.undoes(g, self.picked):
            options.append(PROPOSE)
        mine = remove_each(goods(g, self.player, self.partner), self.give)
        options += [("give", kind, what) for kind, what in dict.fromkeys(mine)]
        theirs = wishes(g, self.partner, self.player, self.ask)
        options += [("ask", kind, what) for kind, what in dict.fromkeys(theirs)]
        clans = g.state.clans  # coins may change hands wherever anything may
        if not self.ask_mon:
            options += [("give_mon", n) for n in (1, 5) if self.give_mon + n <= clans[self.player].mon]
        if not self.give_mon:
            options += [("ask_mon", n) for n in (1, 5) if self.ask_mon + n <= clans[self.partner].mon]
        return Decision(self.player, "offer", options)

    def is_deal(self, g: Yedo) -> bool:
        """Both give something (H16); by a rule option a gift is a deal, too."""
        given, asked = bool(self.give or self.give_mon), bool(self.ask or self.ask_mon)
        return given or asked if g.rules.gifts == "yes" else given and asked

    def taken(self, picked: list[Item]) -> list[Item]:
        """What the partner gives, with the cards picked for what was asked by kind."""
        return [item for item in self.ask if item[0] not in CHOSEN] + picked

    def undoes(self, g: Yedo, picked: list[Item]) -> bool:
        """Whether both would have back what they had earlier in this phase (B11): what changed hands since then,
        with this deal, is nothing. Deals with others in between make it another matter."""
        trade = self.trade(g)
        if trade is None or not trade.deals or len(picked) < sum(kind in CHOSEN for kind, _ in self.ask):
            return False
        pair, moved, mon = {self.player, self.partner}, Counter(self.give), self.give_mon - self.ask_mon
        moved.subtract(self.taken(picked))
        for deal in reversed(trade.deals):
            if deal.pair != pair:
                if deal.pair & pair:
                    break
                continue
            sign = 1 if deal.player == self.player else -1
            for item, n in [(x, sign) for x in deal.given] + [(x, -sign) for x in deal.taken]:
                moved[item] += n
            mon += sign * deal.mon
            if not mon and not any(moved.values()):
                return True
        return False

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
            if (trade := self.trade(g)) is not None:
                trade.proposed(g, self.player)
            if g.sink:
                g.sink(Event("offer", self.player, {"to": self.partner, **self.announced()}))

    def trade(self, g: Yedo) -> Trade | None:
        """The phase in which this offer is made."""
        below: Procedure | None = None
        for procedure in g.state.stack:
            if procedure is self:
                break
            below = procedure
        return below if isinstance(below, Trade) else None

    def announced(self) -> dict[str, object]:
        """What is public of an offer: kinds of cards, never which."""
        return {
            "give": [(k, "" if k in CHOSEN else x) for k, x in self.give], "give_mon": self.give_mon,
            "ask": list(self.ask), "ask_mon": self.ask_mon,
        }

    def answer(self, g: Yedo) -> Decision:
        options: list[Option] = [("accept",), ("refuse",)]
        trade = self.trade(g)
        if trade is not None and trade.may_propose(g, self.partner):
            options.append(("counter",))
        return Decision(self.partner, "answer", options)

    def on_answer(self, g: Yedo, option: Option) -> None:
        if g.sink:
            g.sink(Event("answer_offer", self.partner, {"to": self.player, "answer": option[0]}))
        trade = self.trade(g)
        if trade is not None:
            trade.answered(g, self.player, option[0] == "accept")
        if option[0] == "accept":
            self.at = "pick"
            return
        g.done()
        if option[0] == "counter":
            assert trade is not None
            trade.draft(g, self.partner, self.player)

    def pick(self, g: Yedo) -> Decision | None:
        """The partner picks the cards that were asked for by kind."""
        open_asks = [item for item in self.ask if item[0] in CHOSEN][len(self.picked):]
        if not open_asks:
            self.exchange(g)
            return None
        kind, color = open_asks[0]
        held = [c for c in hands.hand(g.state.clans[self.partner], kind) if (kind, c) not in self.picked]
        if color:
            held = [c for c in held if color_of(g, c) == color]
        elif kind == "mission":  # the colours still asked for must stay
            held = [c for c in held if self.leaves(g, held, c, [x for k, x in open_asks[1:] if k == kind and x])]
        kept = [c for c in held if not self.undoes(g, [*self.picked, (kind, c)])]
        return Decision(self.partner, "pick", [("give", kind, c) for c in kept or held])

    def leaves(self, g: Yedo, held: list[str], gone: str, colors: list[str]) -> bool:
        left = [color_of(g, c) for c in held if c != gone]
        return all(left.count(color) >= colors.count(color) for color in colors)

    def on_pick(self, g: Yedo, option: Option) -> None:
        self.picked.append((option[1], option[2]))

    def exchange(self, g: Yedo) -> None:
        taken = self.taken(self.picked)
        if (trade := self.trade(g)) is not None:
            mon = self.give_mon - self.ask_mon
            trade.deals.append(Deal(self.player, self.partner, list(self.give), list(taken), mon))
        g.done()
        hand_over(g, self.player, self.partner, self.give)
        hand_over(g, self.partner, self.player, taken)
        clans = g.state.clans
        clans[self.player].mon += self.ask_mon - self.give_mon
        clans[self.partner].mon += self.give_mon - self.ask_mon
        if g.sink:
            g.sink(Event(
                "exchange", self.player, {"to": self.partner, **self.announced()},
                {"gave": list(self.give), "got": taken}, (self.player, self.partner),
            ))
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
    if not gone:
        return items
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
