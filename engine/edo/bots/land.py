"""The table as a bot reads it from its view: distances, crowds, cities and how long the game may still last."""

from __future__ import annotations

from engine.edo.board import GATE
from engine.edo.building import price_of
from engine.edo.game import Edo

from .weights import Weights

GOODS = ("wood", "stone", "rice")


class Land:
    """Everything that stays the same while one clan's round is played in mind."""

    def __init__(self, g: Edo, seat: int, w: Weights) -> None:
        s = g.state
        self.g, self.seat = g, seat
        self.last = not s.deck or any(c.points >= g.board.goal for c in s.clans)
        self.w = w.late(g.board.bonus["ryo"]) if self.last else w
        self.board, self.map = g.board, g.map
        self.clan = s.clans[seat]
        self.house, self.post = f"h{seat}", f"p{seat}"
        self.dist = g.map.reach
        self.cities = s.cities
        self.merchant = g.merchant_card()
        self.crowd: dict[str, int] = dict.fromkeys(self.map.good_of, 0)
        for clan in s.clans:
            if clan.seat != seat:
                for space in clan.samurai:
                    if space in self.crowd:
                        self.crowd[space] += 1
        self.rivals = max((c.points for c in s.clans if c.seat != seat), default=0)
        self.won, self.lost = self.rivals + 2, self.rivals  # final scores above and below which the game is that
        self.yields = g.board.yields
        buildings = g.board.buildings
        self.influence = {"h": buildings["house"]["influence"], "p": buildings["post"]["influence"]}
        self._income: dict[tuple[str, ...], int] = {}
        self.rounds_left = self.rounds_after(max(c.points for c in s.clans))
        self.prices: dict[tuple[str, str, str], dict[str, int]] = {}

    def rounds_after(self, most: int) -> float:
        """Rounds that will be played after this one, as far as one can tell."""
        by_points = (self.board.goal - most) / self.w.pace - 1.0
        return max(0.0, min(float(len(self.g.state.deck)), by_points))

    def yield_of(self, samurai: int) -> int:
        return self.yields[samurai - 1 if samurai <= len(self.yields) else -1]

    def income(self, city: str, buildings: list[str]) -> int:
        """What this clan would earn from a city built like this."""
        key = (city, *buildings)
        found = self._income.get(key)
        if found is None:
            worth: dict[str, int] = {}
            for b in buildings:
                if b != "f":
                    worth[b[1:]] = worth.get(b[1:], 0) + self.influence[b[0]]
            ranked = sorted(worth.items(), key=lambda item: -item[1])
            found = 0
            for (owner, _), ryo in zip(ranked, self.board.shares(city, len(ranked)) if ranked else [], strict=True):
                if owner == self.house[1:]:
                    found = ryo
            self._income[key] = found
        return found

    def price(self, kind: str, card: str, deed: str) -> dict[str, int]:
        key = (kind, card, deed)
        if key not in self.prices:
            self.prices[key] = price_of(self.board, kind, self.board.deeds[card][deed])
        return self.prices[key]


def nearest(g: Edo, where: str, x: str) -> str:
    """The border post or city from which a figure on its way reaches a space."""
    ends = g.map.borders if where == GATE else g.map.cities
    return min(ends, key=lambda end: g.map.distance[end][x])
