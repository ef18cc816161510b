"""Phase 1 of the co-operative game: a neglected errand is punished, the errands move on, a new row is laid;
and Phase 3, in which the Emperor's card brings its event."""

from __future__ import annotations

from dataclasses import field
from typing import TYPE_CHECKING

from engine.core.decision import Decision, Option
from engine.core.event import Event
from engine.core.plain import plain
from engine.core.procedure import Procedure

from ... import assets, hands
from ...cards.effects import Effects
from ...cards.effects_choice import GiveUp
from ...phases.event import EventPhase
from .court import numbers, slot
from .daimyo import lay_row

if TYPE_CHECKING:
    from ...game import Yedo


def prepare(g: Yedo) -> None:
    g.push(Audience())


@plain
class Audience(Procedure):
    """The Emperor looks at what was done."""

    at: str = "punish"

    def punish(self, g: Yedo) -> None:
        """H28: a card revealed in one round is punished two rounds later; those of victory never are."""
        self.at = "move_on"
        errand = slot(g).current
        if errand:
            if g.sink:
                g.sink(Event("penalty", None, {"card": errand}))
            g.push(Effects(errand, "penalty", g.players()[0], -1))

    def move_on(self, g: Yedo) -> None:
        own = slot(g)
        g.done()
        if own.current:
            own.gone.append(own.current)
        own.current, own.upcoming = own.upcoming, ""
        if own.current and g.sink:
            g.sink(Event("errand_due", None, {"card": own.current}))
        if not own.kill and own.winning and not own.winning_up:
            own.winning_up = True
            if g.sink:
                g.sink(Event("winning_errand", None, {"card": own.winning[-1]}))
        lay_row(g)


@plain
class CoopEvent(EventPhase):
    """The market as ever; then the event of the card that told the prices. No Blessing turns it away."""

    def reveal(self, g: Yedo) -> None:
        self.at = "finish"
        self.card = slot(g).upcoming
        if g.sink:
            g.sink(Event("event", None, {"card": self.card}))
        g.push(Effects(self.card, f"event{len(g.players())}", g.players()[0], -1))


# --- a different asset from everybody --------------------------------------------------------------

def can_lose(g: Yedo, seat: int, asset: str) -> bool:
    clan = g.state.clans[seat]
    if asset == "mon":
        return clan.mon >= int(numbers(g)["penalty"]["mon"])
    if asset == "disciple":
        return assets.may_lose_disciple(g, seat)
    if asset == "annex":
        return bool(clan.annexes)
    if asset == "geisha":
        return bool(clan.geishas)
    if asset == "blessing":
        return clan.blessings > 0
    return bool(hands.hand(clan, asset))


def lose(g: Yedo, seat: int, asset: str, why: str) -> None:
    clan = g.state.clans[seat]
    if asset == "mon":
        assets.lose_mon(g, seat, numbers(g)["penalty"]["mon"], why)
    elif asset == "geisha":
        assets.lose_geisha(g, seat, min(clan.geishas), why)
    elif asset == "blessing":
        assets.return_blessing(g, seat, why)
    else:
        g.push(GiveUp(seat, asset, 1, why))


@plain
class PenaltyChoice(Procedure):
    """Everybody gives up a different asset. The group shares them out: the first of those who still have to says
    who gives up what (B19). Who can give up none of the rest loses prestige."""

    card: str
    left: list[str]
    queue: list[int] = field(default_factory=list)
    at: str = "next_player"

    def about(self, g: Yedo) -> dict[str, object]:
        return {"card": self.card}

    def next_player(self, g: Yedo) -> Decision | None:
        if not self.queue:
            g.done()
            return None
        options: list[Option] = [("lose", a, seat) for seat in self.queue for a in self.left if can_lose(g, seat, a)]
        if not options:
            assets.lose_pp(g, self.queue.pop(0), numbers(g)["penalty"]["pp"], "emperor")
            return None
        return Decision(self.queue[0], "penalty", options)

    def on_penalty(self, g: Yedo, option: Option) -> None:
        asset, seat = option[1], option[2]
        self.queue.remove(seat)
        self.left.remove(asset)
        lose(g, seat, asset, self.card)
