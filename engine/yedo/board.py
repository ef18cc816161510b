"""The board as data: districts, spaces, prices and counts from data/yedo/board.yaml, and the modules' few numbers from
data/yedo/modules; read once. A game has a board of its own, so that a saved one goes on with the numbers it had."""

from __future__ import annotations

from functools import cache
from typing import Any

from engine.core.yaml_file import read_yaml
from engine.paths import data_dir


class Board:
    """Numbers of the board by name; `spaces` maps a space to the players it needs."""

    def __init__(self, raw: dict[str, Any]) -> None:
        self.raw = raw
        self.modules: dict[str, dict[str, Any]] = raw.get("modules") or module_numbers()
        self.circuit: list[str] = raw["circuit"]
        self.patrol_start: str = raw["patrol_start"]
        self.districts: list[str] = list(raw["circuit"])
        self.space_names: dict[str, list[str]] = {d: list(s) for d, s in raw["spaces"].items()}
        self.spaces: dict[str, int] = {s: n for group in raw["spaces"].values() for s, n in group.items()}
        self.district_of: dict[str, str] = {s: d for d, group in raw["spaces"].items() for s in group}
        self.bower: list[str] = raw["bower"]
        self.weapons: dict[str, int] = raw["weapons"]
        self.annexes: list[str] = raw["annexes"]
        self.annexes_per_type: dict[int, int] = raw["annexes_per_type"]
        self.geishas: dict[int, list[int]] = raw["geishas"]
        self.basic_missions_per_player: int = raw["basic_missions_per_player"]
        self.limits: dict[str, int] = raw["limits"]
        self.start: dict[str, int] = raw["start"]
        self.lengths: list[int] = raw["lengths"]
        self.market_prices: list[int] = raw["market_prices"]
        self.market_start: int = raw["market_start"]
        self.market_keep: int = raw["market_keep"]
        self.categories: dict[str, dict[str, Any]] = raw["bidding"]
        self.types: list[str] = [t for c in raw["bidding"].values() for t in c["types"]]
        self.category_of: dict[str, str] = {t: c for c, v in raw["bidding"].items() for t in v["types"]}
        self.start_price: dict[str, int] = {
            t: v["start"] for v in raw["bidding"].values() for t in v["types"]
        }
        self.start_price.update({c: v["start"] for c, v in raw["bidding"].items()})
        self.egress: int = raw["egress"]
        self.auction_draw: int = raw["auction_draw"]
        self.annex_prestige: int = raw["annex_prestige"]
        self.geisha_prestige: int = raw["geisha_prestige"]
        self.actions: dict[str, Any] = raw["actions"]
        self.church_empty: int = raw["church"]["empty"]
        self.church_standing: int = raw["church"]["standing"]
        self.dojo_income: int = raw["dojo_income"]
        self.blackmail_prestige: int = raw["blackmail_prestige"]
        self.mon_per_prestige: int = raw["mon_per_prestige"]
        self.coins: list[int] = raw["coins"]
        self.weapon_supply: str = raw["weapon_supply"]
        self.patrols: dict[str, str] = raw["patrols"]
        self.trades_per_phase: int = raw["trades_per_phase"]
        self.drafts_per_phase: int = raw["drafts_per_phase"]

    def next_district(self, district: str, patrol: str, steps: int = 1) -> str:
        """Where a patrol of this colour stands after `steps`: gold clockwise, silver back (D10)."""
        way = steps if patrol == "gold" else -steps
        return self.circuit[(self.circuit.index(district) + way) % len(self.circuit)]


def module_numbers() -> dict[str, dict[str, Any]]:
    """By module, those that have some."""
    return {path.stem: read_yaml(path) for path in sorted((data_dir() / "yedo" / "modules").glob("*.yaml"))}


def board_data() -> dict[str, Any]:
    return {**read_yaml(data_dir() / "yedo" / "board.yaml"), "modules": module_numbers()}


@cache
def standard_board() -> Board:
    return Board(board_data())
