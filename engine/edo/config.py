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
        raise BadSetup("players", least=min(standard_board().players()), most=len(clans), n=n)
    return [Seat(color, name) for color, name in list(clans.items())[:n]]


def check(config: Config) -> None:
    """Raises BadSetup, with one sentence, if a game cannot begin like this."""
    board = standard_board()
    n = len(config.seats)
    if n not in board.players():
        raise BadSetup("players", least=min(board.players()), most=max(board.players()), n=n)
    colors = [seat.color for seat in config.seats]
    for color in colors:
        if color not in board.clans:
            raise BadSetup("no_clan", name=color[:40], known=", ".join(board.clans))
    if len(set(colors)) < n:
        raise BadSetup("same_clan")
    if not -1 <= config.first < n:
        raise BadSetup("first_seat")
    for name, value in config.rules.items():
        if name not in rules():
            raise BadSetup("no_rule", name=name[:40], known=", ".join(rules()))
        if value not in rules()[name]["values"]:
            raise BadSetup("rule_one_of", name=name, known=", ".join(rules()[name]["values"]), value=value[:40])


def rule(config: Config, name: str) -> str:
    return config.rules.get(name) or str(rules()[name]["values"][0])
