"""The numbers of data/shitenno/board.yaml, compiled once: provinces, cards, tiles, Titles."""

from __future__ import annotations

from functools import cache
from typing import Any

from engine.core.yaml_file import BadFile, read_yaml
from engine.paths import data_dir

EXCHANGE, PLUS, CARD = "exchange", "plus", "card"


class Province:
    """A province of the board; `index` is its place in every list of the state."""

    __slots__ = ("index", "id", "troop", "count", "positions")

    def __init__(self, index: int, id: str, raw: dict[str, Any]) -> None:
        self.index, self.id = index, id
        self.troop: str = raw["troop"]
        self.count: int = raw["count"]
        self.positions: tuple[int, ...] = tuple(raw["positions"])


class Title:
    """What a number of seals means."""

    __slots__ = ("seals", "name", "bonus", "gilds", "stands_in")

    def __init__(self, seals: int, raw: dict[str, Any]) -> None:
        self.seals = seals
        self.name: str = raw["name"]
        self.bonus: int = raw["bonus"]
        self.gilds: bool = bool(raw.get("gilds"))
        self.stands_in: bool = bool(raw.get("stands_in"))


class Board:
    def __init__(self, raw: dict[str, Any]) -> None:
        self.raw = raw
        self.troops: tuple[str, ...] = tuple(raw["troops"])
        self.generals: tuple[str, ...] = tuple(raw["generals"])
        self.provinces = [Province(i, id, p) for i, (id, p) in enumerate(raw["provinces"].items())]
        self.index = {p.id: p.index for p in self.provinces}
        self.majority: int = raw["majority"]
        self.gold_weight: int = raw["gold_weight"]
        self.titles = {int(n): Title(int(n), row) for n, row in raw["titles"].items()}
        self.seals = sorted(self.titles, reverse=True)
        self.kamons = {int(n): int(k) for n, k in raw["kamons"].items()}
        self.start_troops: int = raw["start_troops"]
        self.reveal_troops: int = raw["reveal"]["troops"]
        self.reveal_koku: int = raw["reveal"]["koku"]
        self.placements: int = raw["placements"]
        self.favour_track: int = raw["favour_track"]
        self.takebacks: int = raw["takebacks"]
        self.on_gate: int = raw["tiles"]["on_gate"]
        self.effects: tuple[str, ...] = tuple(raw["tiles"]["effects"])
        self._cards(raw)

    def _cards(self, raw: dict[str, Any]) -> None:
        deck = raw["deck"]
        t = self.troops
        self.symbols: dict[str, tuple[str, ...]] = {k: (k,) for k in t}  # troop card -> what is on it
        self.troop_cards: list[str] = [k for k in t for _ in range(deck["singles"])]
        for i, a in enumerate(t):
            for b in t[i:]:
                self.symbols[f"{a}-{b}"] = (a, b)
                self.troop_cards += [f"{a}-{b}"] * deck["doubles"]
        self.value: dict[str, int] = {f"koku{n}": int(n) for n in deck["koku"]}  # Koku card -> its worth
        self.koku_cards: list[str] = [f"koku{n}" for n, k in deck["koku"].items() for _ in range(k)]
        self.tiles: list[str] = [
            f"{a}:{effect}" for a in t for effect in self.effects for _ in range(raw["tiles"]["copies"])
        ]
        self.order: dict[str, int] = {k: i for i, k in enumerate([*self.symbols, *self.value])}  # how hands are sorted
        self.effect = {tile: tile.partition(":")[2] for tile in self.tiles}
        self.face = {tile: tile.partition(":")[0] for tile in self.tiles}
        if len(self.tiles) != self.on_gate * len(self.provinces):
            raise BadFile("board.yaml: the bonus tiles do not fill the gates")

    def turns(self, players: int) -> int:
        """After how many turns the Koku deck is empty."""
        return -(-len(self.koku_cards) // (self.reveal_koku * players))


@cache
def standard_board() -> Board:
    return Board(read_yaml(data_dir() / "shitenno" / "board.yaml"))
