"""The course of the game: seven phases a round, round after round, then the reckoning."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.core.event import Event
from engine.core.plain import plain
from engine.core.procedure import Procedure

from ..play import PHASE_CODE, Pass
from .actions import Actions
from .assign import Assign
from .bidding import Bidding
from .event import EventPhase
from .patrol import Patrol
from .preparation import Preparation
from .scoring import Scoring
from .trade import Trade

if TYPE_CHECKING:
    from ..game import Yedo

PHASES: tuple[tuple[str, type[Procedure]], ...] = (
    ("preparation", Preparation),
    ("bidding", Bidding),
    ("event", EventPhase),
    ("assign", Assign),
    ("patrol", Patrol),
    ("trade", Trade),
    ("actions", Actions),
)


@plain
class Rounds(Procedure):
    """Stands at the bottom of the stack for the whole game."""

    phase: int = -1
    at: str = "next_phase"

    def next_phase(self, g: Yedo) -> None:
        s = g.state
        g.end_modifiers("phase")
        self.phase += 1
        if self.phase == len(PHASES):
            self.end_round(g)
            return
        name, procedure = PHASES[self.phase]
        s.phase = name
        if g.sink:
            g.sink(Event("phase", None, {"phase": name, "round": s.round}))
        g.push(g.moments.replaced.get(name, procedure)())
        self.at = "next_phase"
        if s.round > 1 or name != "preparation":
            for guest in g.moments.phase_start:
                guest(g, name)
            g.push(Pass((PHASE_CODE[name],), g.players()))

    def end_round(self, g: Yedo) -> None:
        s = g.state
        s.modifiers = [m for m in s.modifiers if m.until == "round"]
        for clan in s.clans:
            clan.by_round.append(clan.pp)
        if g.sink:
            g.sink(Event("round_end", None, {"round": s.round, "pp": [c.pp for c in s.clans]}))
        if s.kill or g.final_round():
            s.ended = "kill_the_shogun" if s.kill else "rounds"
            s.phase = "scoring"
            g.done()
            g.push(Scoring())
            for guest in g.moments.end_of_game:
                guest(g)
            return
        s.round += 1
        self.phase = -1
