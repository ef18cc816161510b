"""Phase 1, Preparation: a new round is made ready. Skipped in the first round."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.core.event import Event
from engine.core.plain import plain
from engine.core.procedure import Procedure

from .. import assets

if TYPE_CHECKING:
    from ..game import Yedo


@plain
class Preparation(Procedure):
    at: str = "prepare"

    def prepare(self, g: Yedo) -> None:
        g.done()
        s = g.state
        if s.round == 1:
            return_bid_markers(g)
            remove_patrol_in_final_round(g)
            return
        return_bid_markers(g)
        fill_church(g)
        for seat in g.players():
            if "dojo" in s.clans[seat].annexes:
                assets.gain_mon(g, seat, g.board.dojo_income, "dojo")
        for clan in s.clans:
            for d in clan.disciples:
                if d.at == "spent":
                    d.at = "home"
        remove_patrol_in_final_round(g)
        for guest in g.moments.preparation:
            guest(g)


def return_bid_markers(g: Yedo) -> None:
    s = g.state
    s.bid_track = g.players()
    s.won = {}


def fill_church(g: Yedo) -> None:
    """An empty church gets 3 Mon, another 1 more; a burnt one nothing."""
    s = g.state
    if not s.church_burnt:
        n = g.board.church_standing if s.church else g.board.church_empty
        s.church += n
        if g.sink:
            g.sink(Event("church", None, {"n": n, "total": s.church}))


def remove_patrol_in_final_round(g: Yedo) -> None:
    s = g.state
    if g.final_round() and s.patrol_on and g.rules.final_patrol == "removed":
        s.patrol_on = False
        if g.sink:
            g.sink(Event("patrol_removed", None, {}))
