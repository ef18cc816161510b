"""The Bower: the first disciple used there triggers everybody there, and the player order changes.

Occupants choose a position by ascending space number; the markers of the rest fill the lowest gaps in
their old order. The new order is immediate (H15)."""

from __future__ import annotations

from dataclasses import field
from typing import TYPE_CHECKING

from engine.core.decision import Decision, Option
from engine.core.event import Event
from engine.core.plain import plain
from engine.core.procedure import Procedure

from .. import assets

if TYPE_CHECKING:
    from ..game import Yedo


@plain
class Bower(Procedure):
    actor: int
    choosers: list[int] = field(default_factory=list)
    positions: list[int] = field(default_factory=list)  # seat by position, -1 while free
    at: str = "lift_markers"

    def lift_markers(self, g: Yedo) -> None:
        s = g.state
        self.positions = [-1] * len(s.order)
        for space in g.board.bower:
            for seat in s.order:
                for i, d in enumerate(s.clans[seat].disciples):
                    if d.at == space:
                        self.choosers.append(seat)
                        assets.send_home(g, seat, i)
        if g.sink:
            g.sink(Event("bower", self.actor, {"choosers": list(self.choosers)}))
        self.at = "choose"

    def choose(self, g: Yedo) -> Decision | None:
        if not self.choosers:
            self.set_markers(g)
            return None
        free = [("position", i + 1) for i, seat in enumerate(self.positions) if seat < 0]
        if self.choosers[0] == g.outsider:
            self.on_position(g, free[0])
            return None
        return Decision(self.choosers[0], "position", free)

    def on_position(self, g: Yedo, option: Option) -> None:
        self.positions[option[1] - 1] = self.choosers.pop(0)

    def set_markers(self, g: Yedo) -> None:
        rest = [seat for seat in g.state.order if seat not in self.positions]
        choosers = [seat for seat in self.positions if seat >= 0]
        g.done()
        change_order(g, [seat if seat >= 0 else rest.pop(0) for seat in self.positions], choosers)


def change_order(g: Yedo, order: list[int], choosers: list[int] | None = None) -> None:
    """A new player order, here or by a card, is told and answered in one way (B15); `choosers` stood in the
    Bower."""
    before, g.state.order = g.state.order, order
    if g.sink:
        g.sink(Event("order", None, {"order": list(order), "before": before}))
    for guest in g.moments.new_order:
        guest(g, before, choosers or [])
