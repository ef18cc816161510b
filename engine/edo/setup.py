"""Laying out a game: decks, the merchant, lots from the last seat to the first, cities from the first to the last."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.core.decision import Decision, Option
from engine.core.event import Event
from engine.core.plain import plain
from engine.core.procedure import Procedure
from engine.core.rng import seeded

from .config import check, rule
from .rounds import Rounds
from .state import Clan, State

if TYPE_CHECKING:
    from .game import Edo


def lay_out(g: Edo) -> None:
    check(g.config)
    board = g.board
    rng = seeded(g.config.seed)
    clans = [
        Clan(i, seat.color, seat.name, ryo=board.start["ryo"], houses=board.houses, posts=board.posts)
        for i, seat in enumerate(g.config.seats)
    ]
    start = g.config.first
    if start < 0:
        start = rng.below(len(clans)) if rule(g.config, "first_seat") == "drawn" else 0
    deck = list(board.merchants)
    rng.shuffle(deck)
    specials = list(board.special)
    rng.shuffle(specials)
    g.state = State(
        rng, clans, start, merchant=board.start["merchant"], trade=deck.pop(), deck=deck,
        display=[specials.pop() for _ in range(board.display)], specials=specials, lots=list(range(len(board.lots))),
        cities={city: [] for city in g.map.cities}, fortresses=board.fortresses, grey=board.grey,
    )  # fmt: skip
    order = g.order()
    g.state.stack = [Rounds(), Setup(order[::-1], order[:])]
    if g.sink is not None:
        g.sink(Event("start", start, {}))


@plain
class Setup(Procedure):
    lots: list[int]  # seats that still take a lot
    homes: list[int]  # seats that still take a city
    at: str = "take_lot"

    def take_lot(self, g: Edo) -> Decision | None:
        if not self.lots:
            self.at = "take_city"
            return None
        return Decision(self.lots[0], "lot", [("lot", i) for i in g.state.lots])

    def on_lot(self, g: Edo, option: Option) -> None:
        clan = g.state.clans[self.lots.pop(0)]
        g.state.lots.remove(option[1])
        clan.lot = option[1]
        for good, n in g.board.lots[option[1]].items():
            setattr(clan, good, getattr(clan, good) + n)
        if g.sink is not None:
            g.sink(Event("lot", clan.seat, {"lot": option[1], "goods": dict(g.board.lots[option[1]])}))

    def take_city(self, g: Edo) -> Decision | None:
        if not self.homes:
            g.done()
            return None
        free = [c for c in g.map.open_cities if c != g.board.home and not g.state.cities[c]]
        return Decision(self.homes[0], "city", [("city", c) for c in free])

    def on_city(self, g: Edo, option: Option) -> None:
        clan = g.state.clans[self.homes.pop(0)]
        city = option[1]
        clan.houses -= 1
        clan.samurai.append(city)
        g.state.cities[city].append(f"h{clan.seat}")
        if g.sink is not None:
            g.sink(Event("city", clan.seat, {"city": city}))
