"""The table as data: maps, prices, shares, cards and merchants from data/edo, read once and compiled for speed.

A game has a board of its own, so that a saved one goes on with the numbers it had."""

from __future__ import annotations

from collections import deque
from functools import cache
from typing import Any

from engine.core.decision import Option
from engine.core.yaml_file import read_all
from engine.paths import data_dir

FILES = ("board", "cards", "merchants")
MOST_OPTIONS = 60  # of any question
GATE, TOWN = "*", "+"  # whichever border post, or city, is nearest: bots reckon with figures still to be placed


class Deed:
    """One action of an authorization card."""

    __slots__ = (
        "card", "name", "do", "max", "each", "good", "extra", "hops", "place", "price", "officials", "less", "reach",
        "both",
    )  # fmt: skip

    def __init__(self, card: str, name: str, raw: dict[str, Any]) -> None:
        self.card = card
        self.name = name
        self.do: str = raw["do"]
        self.max: int = raw["max"]  # officials
        self.each: int = raw.get("each", 0)
        self.good: str = raw.get("good", "")
        self.extra: int = raw.get("extra", 0)
        self.hops: int = raw.get("hops", 0)
        self.place: str = raw.get("place", "")
        self.price: int = raw.get("rice", raw.get("ryo", 0))
        self.officials: int = raw.get("officials", 1)  # for one activation
        self.less: dict[str, int] = raw.get("less", {})
        self.reach: int = raw.get("reach", 0)
        self.both: bool = raw.get("both", False)


class Merchant:
    """A merchant card."""

    __slots__ = ("good", "most", "price", "point")

    def __init__(self, raw: dict[str, Any]) -> None:
        self.good: str = raw["good"]
        self.most: int = raw["most"]
        self.price: int = raw["price"]
        self.point: dict[str, int] = raw["point"]


class Map:
    """One side of the map: its spaces, roads and distances, and the marches along its roads as ready options."""

    def __init__(self, raw: dict[str, Any], players: int) -> None:
        self.cities: list[str] = raw["cities"]
        self.sites: dict[str, list[str]] = {good: raw[good] for good in ("wood", "stone", "rice")}
        self.good_of: dict[str, str] = {space: good for good, spaces in self.sites.items() for space in spaces}
        self.rivers: list[str] = raw["rivers"]
        self.borders: list[str] = raw["borders"]
        self.closed: list[str] = raw["closed"].get(players, [])
        self.open_cities: list[str] = [c for c in self.cities if c not in self.closed]
        ring: list[str] = raw["ring"]
        roads = [*zip(ring, [*ring[1:], ring[0]], strict=True), *(tuple(road) for road in raw["roads"])]
        self.near: dict[str, list[str]] = {}
        for a, b in roads:
            self.near.setdefault(a, []).append(b)
            self.near.setdefault(b, []).append(a)
        self.spaces: list[str] = list(dict.fromkeys([*self.cities, *self.good_of, *self.rivers, *self.borders]))
        self.kind: dict[str, str] = {
            **dict.fromkeys(self.cities, "city"), **self.good_of,
            **dict.fromkeys(self.rivers, "river"), **dict.fromkeys(self.borders, "border"),
        }  # fmt: skip
        self.distance: dict[str, dict[str, int]] = {space: self._walk(space) for space in self.spaces}
        far = self.distance
        self.reach: dict[str, dict[str, int]] = {
            **far,
            GATE: {x: min(far[b][x] for b in self.borders) for x in self.spaces},
            TOWN: {x: min(far[c][x] for c in self.cities) for x in self.spaces},
        }
        self.marches: dict[str, list[Option]] = {a: [("march", a, b) for b in self.near[a]] for a in self.spaces}
        self.carts: dict[str, list[Option]] = {a: [("merchant", b) for b in self.near[a]] for a in self.spaces}
        self.rides: dict[str, list[Option]] = {
            a: [("ride", b) for b in self.spaces if b != a] for a in self.spaces
        }  # fmt: skip

    def _walk(self, start: str) -> dict[str, int]:
        found, queue = {start: 0}, deque([start])
        while queue:
            a = queue.popleft()
            for b in self.near[a]:
                if b not in found:
                    found[b] = found[a] + 1
                    queue.append(b)
        return found

    def way(self, a: str, b: str) -> list[str]:
        """The spaces of a shortest march, without its start."""
        found: list[str] = []
        while a != b:
            a = min(self.near[a], key=lambda space: self.distance[space][b])
            found.append(a)
        return found


class Board:
    """Numbers and cards by name."""

    def __init__(self, raw: dict[str, Any]) -> None:
        self.raw = raw
        table: dict[str, Any] = raw["board"]
        self.clans: dict[str, str] = table["clans"]
        self.figures: int = table["figures"]
        self.houses: int = table["houses"]
        self.posts: int = table["posts"]
        self.fortresses: int = table["fortresses"]
        self.grey: int = table["grey"]
        self.slots: int = table["slots"]
        self.places: int = table["places"]
        self.display: int = table["display"]
        self.most_goods: int = table["most_goods"]
        self.goods: list[str] = table["goods"]
        self.wages: int = table["wages"]
        self.march: int = table["march"]
        self.yields: list[int] = table["yields"]
        self.goal: int = table["goal"]
        self.home: str = table["home"]
        self.bonus: dict[str, int] = table["bonus"]
        self.start: dict[str, Any] = table["start"]
        self.lots: list[dict[str, int]] = table["lots"]
        self.buildings: dict[str, dict[str, int]] = table["buildings"]
        self.houses_per_fortress: int = table["houses_per_fortress"]
        self.posts_per_city: int = table["posts_per_city"]
        self.income: dict[str, list[list[int]]] = table["income"]
        self.maps: dict[str, dict[str, Any]] = table["maps"]
        cards: dict[str, Any] = raw["cards"]
        self.basic: list[str] = list(cards["basic"])
        self.special: list[str] = list(cards["special"])
        self.deeds: dict[str, dict[str, Deed]] = {
            card: {name: Deed(card, name, deed) for name, deed in deeds.items()}
            for card, deeds in (*cards["basic"].items(), *cards["special"].items())
        }
        self.merchants: dict[str, Merchant] = {id: Merchant(m) for id, m in raw["merchants"].items()}
        self.puts: dict[str, list[list[Option]]] = {
            card: [[("put", slot, card, deed) for deed in deeds] for slot in range(self.slots)]
            for card, deeds in self.deeds.items()
        }
        self._maps: dict[int, Map] = {}

    @property
    def rounds(self) -> int:
        """The most there can be: each uses up a merchant card."""
        return len(self.merchants)

    def map_for(self, players: int) -> Map:
        if players not in self._maps:
            raw = next(m for m in self.maps.values() if players in m["players"])
            self._maps[players] = Map(raw, players)
        return self._maps[players]

    def players(self) -> list[int]:
        return sorted(n for m in self.maps.values() for n in m["players"])

    def yield_of(self, samurai: int) -> int:
        """What one samurai brings in on a site where so many stand."""
        return self.yields[min(samurai, len(self.yields)) - 1]

    def shares(self, city: str, owners: int) -> list[int]:
        return self.income["home" if city == self.home else "city"][owners - 1]


def board_data() -> dict[str, Any]:
    folder = data_dir() / "edo"
    return dict(zip(FILES, read_all([folder / f"{name}.yaml" for name in FILES], "edo"), strict=True))


@cache
def standard_board() -> Board:
    return Board(board_data())
