"""Carrying out a card's words one after the other."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.core.plain import plain
from engine.core.procedure import Procedure

from .vocabulary import IN_FULL, IN_PART, NOTHING

if TYPE_CHECKING:
    from ..game import Yedo


@plain
class Effects(Procedure):
    """Runs one part of a card for one player; nested parts are further Effects on top of this one."""

    card: str
    part: str
    player: int
    actor: int
    target: int = -1
    disciple: int = -1
    i: int = 0
    at: str = "run"

    def run(self, g: Yedo) -> None:
        steps = g.cards[self.card].parts[self.part]
        stack = g.state.stack
        while self.i < len(steps):
            word, value = steps[self.i]
            self.i += 1
            word.do(g, self, value)
            if stack[-1] is not self:
                return
        g.done()

    def nested(self, part: str, player: int | None = None) -> Effects:
        """The same card's other part, for another player if given."""
        who = self.player if player is None else player
        return Effects(self.card, part, who, self.actor, self.target, self.disciple)


@plain
class ForEach(Procedure):
    """Runs one part of a card for several players in turn; the order is fixed when it starts."""

    card: str
    part: str
    players: list[int]
    actor: int
    target: int = -1
    disciple: int = -1
    at: str = "next_player"

    def next_player(self, g: Yedo) -> None:
        if not self.players:
            g.done()
            return
        seat = self.players.pop(0)
        g.push(Effects(self.card, self.part, seat, self.actor, self.target, self.disciple))


def paid(g: Yedo, card: str, part: str, seat: int) -> int:
    """How far this player could pay what the words of this part take; what takes nothing and can do something
    counts as paid in full."""
    if not possible(g, card, part, seat):
        return NOTHING
    degrees = [word.payable(g, seat, value) for word, value in g.cards[card].parts[part] if word.payable]
    if all(degree == IN_FULL for degree in degrees):
        return IN_FULL
    return IN_PART


def possible(g: Yedo, card: str, part: str, seat: int) -> bool:
    """Whether the first word of this part, which is what the card is about, could do something now."""
    word, value = g.cards[card].parts[part][0]
    return word.can is None or word.can(g, seat, value)
