"""The final reckoning: Bonus cards, unused Blackmail, guests, mon; then the ranking and its ties."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.core.event import Event
from engine.core.plain import plain
from engine.core.procedure import Procedure

from .. import assets
from ..cards.bonus import points

if TYPE_CHECKING:
    from ..game import Yedo


@plain
class Scoring(Procedure):
    at: str = "reckon"

    def reckon(self, g: Yedo) -> None:
        s = g.state
        for seat in g.players():
            clan = s.clans[seat]
            for card in clan.bonus:
                n = points(g, seat, card)
                if g.sink:
                    g.sink(Event("score_bonus", seat, {"card": card, "n": n}))
                assets.gain_pp(g, seat, n, "bonus_cards")
            assets.gain_pp(g, seat, g.board.blackmail_prestige * len(clan.blackmail), "blackmail")
            for guest in g.moments.final_scoring:
                guest(g, seat)
        for seat in g.players():
            if g.rules.mon_scoring == "ten_to_one":  # D32
                assets.gain_pp(g, seat, s.clans[seat].mon // g.board.mon_per_prestige, "mon")
        for reckon in g.moments.reckoned:
            reckon(g)
        g.done()
        if g.sink:
            told = {"ranking": ranking(g), "pp": [c.pp for c in s.clans], "by": s.ended}
            g.sink(Event("game_over", None, told))


def ranking(g: Yedo) -> list[int]:
    """Seats from first to last; a tie goes to the earlier in player order."""
    seats = g.players()
    for query in g.moments.tie:
        seats = query(g, seats)
    return sorted(seats, key=lambda seat: -g.state.clans[seat].pp)


def result(g: Yedo) -> dict[str, Any]:
    """The outcome with prestige by source, by round."""
    s = g.state
    found: dict[str, Any] = {
        "ended_by": s.ended,
        "rounds": s.round,
        "ranking": ranking(g),
        "scores": [s.clans[i].pp for i in range(len(s.clans)) if i != g.outsider],
        "sources": [dict(c.sources) for c in s.clans],
        "by_round": [list(c.by_round) for c in s.clans],
    }
    for guest in g.moments.more_result:
        guest(g, found)
    return found
