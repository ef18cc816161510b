"""What is decided before the first lot is taken: seats, rules, seed."""

from __future__ import annotations

from dataclasses import field
from functools import cache
from typing import Any

from engine.core.plain import Plain, plain
from engine.core.setup import BadSetup, Seat
from engine.core.yaml_file import read_yaml
from engine.paths import data_dir

from .board import standard_board


@plain
class Config(Plain):
    seats: list[Seat]
    rules: dict[str, str] = field(default_factory=dict)
    seed: int = 1
    first: int = -1  # seat of the first start player; -1 leaves it to the rules


@cache
def rules() -> dict[str, dict[str, Any]]:
    """Rule options by name: their values, the usual one first, and the ledger's row."""
    found: dict[str, dict[str, Any]] = read_yaml(data_dir() / "edo" / "rules.yaml")
    return found


def seats(n: int) -> list[Seat]:
    clans = standard_board().clans
    if n not in standard_board().players():
        raise BadSetup(f"Edo is for {min(standard_board().players())} to {len(clans)} players, not {n}")
    return [Seat(color, name) for color, name in list(clans.items())[:n]]


def check(config: Config) -> None:
    """Raises BadSetup, with one sentence, if a game cannot begin like this."""
    board = standard_board()
    n = len(config.seats)
    if n not in board.players():
        raise BadSetup(f"Edo is for {min(board.players())} to {max(board.players())} players, not {n}")
    colors = [seat.color for seat in config.seats]
    for color in colors:
        if color not in board.clans:
            raise BadSetup(f"there is no clan '{color[:40]}'; the clans are {', '.join(board.clans)}")
    if len(set(colors)) < n:
        raise BadSetup("two seats have the same clan")
    if not -1 <= config.first < n:
        raise BadSetup(f"there is no seat {config.first} to begin")
    for name, value in config.rules.items():
        if name not in rules():
            raise BadSetup(f"there is no rule '{name[:40]}'; the rules are {', '.join(rules())}")
        if value not in rules()[name]["values"]:
            raise BadSetup(f"'{name}' is one of {', '.join(rules()[name]['values'])}, not '{value[:40]}'")


def rule(config: Config, name: str) -> str:
    return config.rules.get(name) or str(rules()[name]["values"][0])
