"""Phase 3: rice for the samurai that stay, then income from the cities."""

from __future__ import annotations

from dataclasses import field
from typing import TYPE_CHECKING

from engine.core.decision import Decision, Option
from engine.core.event import Event
from engine.core.plain import plain
from engine.core.procedure import Procedure

if TYPE_CHECKING:
    from .game import Edo

DONE: Option = ("done",)


@plain
class Wages(Procedure):
    queue: list[int]
    at: str = "keep"
    kept: list[str] = field(default_factory=list)

    def keep(self, g: Edo) -> Decision | None:
        """Samurai by samurai; whoever is not paid goes home."""
        if not self.queue:
            g.done()
            return None
        clan = g.state.clans[self.queue[0]]
        waiting = list(clan.samurai)
        for space in self.kept:
            waiting.remove(space)
        options: list[Option] = []
        if clan.rice >= g.board.wages:
            options += [("keep", space) for space in dict.fromkeys(waiting)]
        options.append(DONE)
        return Decision(clan.seat, "keep", options)

    def on_keep(self, g: Edo, option: Option) -> None:
        clan = g.state.clans[self.queue[0]]
        if option[0] == "keep":
            clan.rice -= g.board.wages
            self.kept.append(option[1])
            if g.sink is not None:
                g.sink(Event("keep", clan.seat, {"space": option[1], "rice": g.board.wages}))
            return
        home = list(clan.samurai)
        for space in self.kept:
            home.remove(space)
        clan.samurai = self.kept
        self.kept = []
        self.queue.pop(0)
        if g.sink is not None and (home or clan.samurai):
            g.sink(Event("wages", clan.seat, {"kept": list(clan.samurai), "home": home}))


def influence(g: Edo, city: str) -> list[tuple[int, int]]:
    """Seats with a building in a city and their influence, the first in rank first: more influence, then the
    earlier first building."""
    worth = {"h": g.board.buildings["house"]["influence"], "p": g.board.buildings["post"]["influence"]}
    found: dict[int, int] = {}
    for building in g.state.cities[city]:
        if building != "f":
            seat = int(building[1:])
            found[seat] = found.get(seat, 0) + worth[building[0]]
    return sorted(found.items(), key=lambda item: -item[1])  # a stable sort keeps the earlier builder first


def shares(g: Edo, city: str) -> list[tuple[int, int, int]]:
    """What a city pays: seat, influence, Ryo."""
    ranked = influence(g, city)
    if not ranked:
        return []
    pays = g.board.shares(city, len(ranked))
    return [(seat, worth, pay) for (seat, worth), pay in zip(ranked, pays, strict=True)]


def pay_income(g: Edo) -> None:
    for city in g.map.cities:
        paid = shares(g, city)
        for seat, _, ryo in paid:
            g.state.clans[seat].ryo += ryo
            g.state.clans[seat].earned += ryo
        if paid and g.sink is not None:
            g.sink(Event("income", None, {"city": city, "shares": [list(share) for share in paid]}))
