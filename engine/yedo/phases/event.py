"""Phase 3, Event: the market is adjusted, last round's closures end, and one event is revealed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.core.decision import Decision, Option
from engine.core.event import Event
from engine.core.plain import plain
from engine.core.procedure import Procedure

from .. import assets
from ..cards.effects import Effects
from ..cards.takes import takes

if TYPE_CHECKING:
    from ..game import Yedo

RETURN: Option = ("return_blessing",)
ENDURE: Option = ("endure",)


@plain
class EventPhase(Procedure):
    card: str = ""
    queue: list[int] | None = None
    at: str = "begin"

    def about(self, g: Yedo) -> dict[str, object]:
        return {"card": g.state.events[-1] if g.state.events else ""}

    def begin(self, g: Yedo) -> None:
        adjust_market(g)
        end_closures(g)
        self.at = "reveal"

    def reveal(self, g: Yedo) -> None:
        s = g.state
        self.at = "finish"
        if not s.decks["event"]:
            return
        self.card = s.decks["event"].pop()
        s.events.append(self.card)
        s.warded = []
        for clan in s.clans:
            clan.known.discard(self.card)
        if g.sink:
            g.sink(Event("event", None, {"card": self.card}))
        self.queue = g.players()
        self.at = "blessings"

    def blessings(self, g: Yedo) -> Decision | None:
        """Who holds a Blessing may return it, in player order, before the event resolves (A48)."""
        assert self.queue is not None
        while self.queue:
            if g.state.clans[self.queue[0]].blessings and may_ward(g, self.card, self.queue[0]):
                return Decision(self.queue[0], "ward", [RETURN, ENDURE])
            self.queue.pop(0)
        self.at = "finish"
        g.push(Effects(self.card, "effect", g.players()[0], -1))
        return None

    def on_ward(self, g: Yedo, option: Option) -> None:
        assert self.queue is not None
        seat = self.queue.pop(0)
        if option == RETURN:
            assets.return_blessing(g, seat, self.card)
            g.state.warded.append(seat)

    def finish(self, g: Yedo) -> None:
        g.done()
        for guest in g.moments.after_event:
            guest(g)


def may_ward(g: Yedo, event: str, seat: int) -> bool:
    """Whether a Blessing helps: against any event that takes something from this seat (B17), or, by the other
    rule, where the card says so (D20)."""
    card = g.cards[event]
    if g.rules.blessing_wards == "listed":
        return card.blessing != "none"
    return takes(g, card, seat)


def adjust_market(g: Yedo) -> None:
    """Keep the two leftmost weapons, slide them to the far right, fill the gaps from the bag (D19). By the other rule
    only the spaces to the left of theirs are filled, and what stands alone on the right stays (Y26)."""
    s = g.state
    size = len(s.market)
    held = [w for w in s.market if w]
    kept, gone = held[:g.board.market_keep], held[g.board.market_keep:]
    for weapon in gone:
        assets.bin_weapon(g, weapon)
    gaps = size - len(kept)
    if g.rules.market_refill == "three":
        gaps = size - g.board.market_keep
        slid = [""] * (g.board.market_keep - len(kept)) + kept
        kept = slid if any(s.market[:gaps]) else s.market[gaps:]
    fresh = []
    for _ in range(gaps):
        fresh.append(assets.draw_weapon(g))
    if g.rules.market_fill == "right_to_left":
        fresh.reverse()
    s.market = fresh + kept
    if g.sink:
        g.sink(Event("market", None, {"market": list(s.market), "discarded": gone}))


def end_closures(g: Yedo) -> None:
    """Closures and price changes of the last event end; tokens laid at setup stay (A47)."""
    s = g.state
    spaces, districts = s.shut_spaces, s.shut_districts
    s.shut_spaces = []
    s.shut_districts = []
    s.modifiers = []
    if g.sink and (spaces or districts):
        g.sink(Event("reopen", None, {"spaces": spaces, "districts": districts}))
