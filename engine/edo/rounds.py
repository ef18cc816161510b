"""The four phases of a round, one after the other, until phase 4 finds the end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.core.event import Event
from engine.core.plain import plain
from engine.core.procedure import Procedure

from .actions import Actions
from .planning import Planning
from .scoring import final_scoring
from .state import EMPTY
from .wages import Wages, pay_income

if TYPE_CHECKING:
    from .game import Edo

PHASES = ("setup", "planning", "actions", "wages", "preparation")


@plain
class Rounds(Procedure):
    at: str = "plan"

    def enter(self, g: Edo, phase: str) -> None:
        g.state.phase = phase
        if g.sink is not None:
            g.sink(Event("phase", None, {"phase": phase, "round": g.state.round}))

    def plan(self, g: Edo) -> None:
        for clan in g.state.clans:
            clan.plan = [EMPTY] * g.board.slots
        self.enter(g, "planning")
        self.at = "act"
        g.push(Planning(g.order()))

    def act(self, g: Edo) -> None:
        self.enter(g, "actions")
        self.at = "pay"
        g.push(Actions())

    def pay(self, g: Edo) -> None:
        self.enter(g, "wages")
        self.at = "earn"
        g.push(Wages(g.order()))

    def earn(self, g: Edo) -> None:
        pay_income(g)
        self.at = "prepare"

    def prepare(self, g: Edo) -> None:
        """Phase 4: the end, or everything back for the next round."""
        s = g.state
        self.enter(g, "preparation")
        for clan in s.clans:
            clan.by_round.append(clan.points)
        if any(clan.points >= g.board.goal for clan in s.clans):
            s.ended = "points"
        elif not s.deck:
            s.ended = "deck"
        if s.ended:
            final_scoring(g)
            g.done()
            return
        s.gone.append(s.trade)
        s.trade = s.deck.pop()
        s.start = (s.start + 1) % len(s.clans)
        s.round += 1
        if g.sink is not None:
            g.sink(Event("merchant_card", None, {
                "card": s.trade, "next": s.deck[-1] if s.deck else "", "gone": s.gone[-1], "left": len(s.deck),
            }))  # fmt: skip
            g.sink(Event("start", s.start, {}))
        for clan in s.clans:
            clan.plan = []
            if clan.recruits:
                clan.grey += clan.recruits
                n, clan.recruits = clan.recruits, 0
                if g.sink is not None:
                    g.sink(Event("join", clan.seat, {"n": n}))
        self.at = "plan"
