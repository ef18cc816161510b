"""The even year. The Tairo (the highest Title without a lot) makes a lot of cards and one seal and offers it down the
Titles; who takes it is done, and if nobody does it is his. The last two share the rest: one parts it, the other picks.

Lots are made item by item. What lies in one may be taken back or moved a limited number of times, so that every
sequence of answers ends."""

from __future__ import annotations

from dataclasses import field
from typing import TYPE_CHECKING

from engine.core.decision import Decision, Option
from engine.core.event import Event
from engine.core.plain import plain
from engine.core.procedure import Procedure

from .state import POOL, SIDES, A, B

if TYPE_CHECKING:
    from .game import Shitenno

OFFER: Option = ("offer",)
PRESENT: Option = ("present",)
ACCEPT_REFUSE: list[Option] = [("accept",), ("refuse",)]
PICK: list[Option] = [("take", SIDES[A]), ("take", SIDES[B])]
TWO_LEFT = 2  # who are left share everything
ADD: list[Option] = [("add", i) for i in range(64)]
REMOVE: list[Option] = [("remove", i) for i in range(64)]


def draw_troop(g: Shitenno) -> str | None:
    """The top Troop card; an empty deck is made of the discards first. None if there is no card at all."""
    s = g.state
    if not s.troop_deck:
        if not s.discards:
            return None
        s.troop_deck, s.discards = s.discards, []
        s.troop_deck.sort()  # what is shuffled must not depend on who discarded first
        s.rng.shuffle(s.troop_deck)
        if g.sink is not None:
            g.sink(Event("reshuffle", None, {"n": len(s.troop_deck)}))
    return s.troop_deck.pop()


@plain
class Sharing(Procedure):
    queue: list[int] = field(default_factory=list)  # who is still asked about the lot on offer
    takebacks: int = 0
    at: str = "reveal"

    def reveal(self, g: Shitenno) -> None:
        s = g.state
        players = len(s.generals)
        for _ in range(g.board.reveal_troops * players):
            card = draw_troop(g)
            if card is None:  # nothing is made up for later (A15)
                break
            s.pool.append(card)
        for _ in range(min(g.board.reveal_koku * players, len(s.koku_deck))):
            s.pool.append(s.koku_deck.pop())
        s.seals = g.board.seals[:]
        self.at = "next_lot"
        if g.sink is not None:
            g.sink(Event("reveal", None, {"cards": s.pool[:], "seals": s.seals[:]}))
            if not s.koku_deck:
                g.sink(Event("last_turn", None, {"by": "koku"}))

    def next_lot(self, g: Shitenno) -> None:
        s = g.state
        without = g.without_lot()
        if not without:
            self.change_titles(g)
            return
        s.sides = [POOL] * len(s.pool)
        s.lot_seals = [0, 0]
        self.takebacks = g.board.takebacks
        self.at = "part" if len(without) == TWO_LEFT else "form"
        if s.tairo != without[0]:
            s.tairo = without[0]
            if g.sink is not None:
                g.sink(Event("tairo", s.tairo, {}))

    # --- one lot, offered down the Titles --------------------------------------------------------------------

    def form(self, g: Shitenno) -> Decision:
        s = g.state
        seal = s.lot_seals[0]
        options: list[Option] = [OFFER] if seal else []
        back = self.takebacks > 0
        for i, side in enumerate(s.sides):
            if side == POOL:
                options.append(ADD[i])
            elif back:
                options.append(REMOVE[i])
        if not seal or back:
            for n in s.seals:
                if n != seal:
                    options.append(("seal", n))
        return Decision(s.tairo, "lot", options)

    def on_lot(self, g: Shitenno, option: Option) -> None:
        s = g.state
        verb = option[0]
        if verb == "add":
            self.lay(g, option[1], A)
        elif verb == "remove":
            self.takebacks -= 1
            self.lay(g, option[1], POOL)
        elif verb == "seal":
            self.lay_seal(g, option[1], A)
        else:
            without = g.without_lot()
            self.queue = without[1:]
            self.at = "ask"
            if g.sink is not None:
                g.sink(Event("offer", s.tairo, {"to": self.queue[0], **self.told(g, A)}))

    def ask(self, g: Shitenno) -> Decision:
        return Decision(self.queue[0], "answer", ACCEPT_REFUSE)

    def on_answer(self, g: Shitenno, option: Option) -> None:
        s = g.state
        seat = self.queue.pop(0)
        if option[0] == "accept":
            self.hand_over(g, seat, A, "accept")
            return
        if g.sink is not None:
            g.sink(Event("refuse", seat, {"next": self.queue[0] if self.queue else -1}))
        if not self.queue:
            self.hand_over(g, s.tairo, A, "keep")

    # --- two lots of everything --------------------------------------------------------------------------------

    def part(self, g: Shitenno) -> Decision:
        s = g.state
        one, two = s.lot_seals
        back = self.takebacks > 0
        options: list[Option] = []
        full = True
        for i, side in enumerate(s.sides):
            if side == POOL:
                full = False
                options.append(("add", i, "A"))
                options.append(("add", i, "B"))
            elif back:
                options.append(("move", i))
        for n in s.seals:
            if n != one and (back or (not one and n != two)):
                options.append(("seal", n, "A"))
            if n != two and (back or (not two and n != one)):
                options.append(("seal", n, "B"))
        if full and one and two:
            options.insert(0, PRESENT)
        return Decision(s.tairo, "split", options)

    def on_split(self, g: Shitenno, option: Option) -> None:
        s = g.state
        verb = option[0]
        if verb == "add":
            self.lay(g, option[1], A if option[2] == "A" else B)
        elif verb == "move":
            self.takebacks -= 1
            self.lay(g, option[1], A + B - s.sides[option[1]])
        elif verb == "seal":
            self.lay_seal(g, option[1], A if option[2] == "A" else B)
        else:
            self.queue = g.without_lot()[1:]
            self.at = "choose"
            if g.sink is not None:
                told = {"A": self.told(g, A), "B": self.told(g, B), "to": self.queue[0]}
                g.sink(Event("present", s.tairo, told))

    def choose(self, g: Shitenno) -> Decision:
        return Decision(self.queue[0], "pick", PICK)

    def on_pick(self, g: Shitenno, option: Option) -> None:
        side = A if option[1] == "A" else B
        self.hand_over(g, self.queue.pop(0), side, "take")
        self.hand_over(g, g.state.tairo, A + B - side, "keep")

    # --- moving things --------------------------------------------------------------------------------------------

    def lay(self, g: Shitenno, i: int, side: int) -> None:
        s = g.state
        before = s.sides[i]
        s.sides[i] = side
        if g.sink is not None:
            told = {"i": i, "card": s.pool[i], "from": SIDES[before], "to": SIDES[side]}
            g.sink(Event("lay", s.tairo, told))

    def lay_seal(self, g: Shitenno, n: int, side: int) -> None:
        """Put a seal into a lot; one that lay there goes where this one came from."""
        s = g.state
        held = s.lot_seals
        old = held[side - 1]
        if old or n in held:
            self.takebacks -= 1
        if n in held:
            held[held.index(n)] = old
        held[side - 1] = n
        if g.sink is not None:
            g.sink(Event("lay_seal", s.tairo, {"seal": n, "to": SIDES[side], "seals": held[:]}))

    def told(self, g: Shitenno, side: int) -> dict[str, object]:
        s = g.state
        cards = [card for card, at in zip(s.pool, s.sides, strict=True) if at == side]
        return {"cards": cards, "seal": s.lot_seals[side - 1]}

    def hand_over(self, g: Shitenno, seat: int, side: int, how: str) -> None:
        """A lot goes to a general, who is done for this year."""
        s = g.state
        general = s.generals[seat]
        told = self.told(g, side) if g.sink is not None else {}
        value = g.board.value
        pool: list[str] = []
        sides: list[int] = []
        for card, at in zip(s.pool, s.sides, strict=True):
            if at != side:
                pool.append(card)
                sides.append(at)
                continue
            (general.koku if card in value else general.troops).append(card)
            general.seen.append(card)
        s.pool, s.sides = pool, sides
        general.seal = s.lot_seals[side - 1]
        s.seals = [n for n in s.seals if n != general.seal]
        s.lot_seals[side - 1] = 0
        self.at = "next_lot"
        if g.sink is not None:
            g.sink(Event(how, seat, {**told, "side": SIDES[side]}))

    def change_titles(self, g: Shitenno) -> None:
        from .setup import sort_by_title

        s = g.state
        for general in s.generals:
            general.title, general.seal = general.seal, 0
        s.seals = []
        s.tairo = -1
        sort_by_title(s)
        g.done()
        if g.sink is not None:
            titles = [general.title for general in s.generals]
            g.sink(Event("titles", None, {"titles": titles, "order": s.order[:]}))
