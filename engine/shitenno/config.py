"""What is decided before the first card is dealt: seats with their generals, readings of the rules, seed."""

from __future__ import annotations

from dataclasses import field
from functools import cache
from typing import Any

from engine.core.plain import Plain, plain
from engine.core.setup import BadSetup, Choice, Seat
from engine.core.yaml_file import read_yaml
from engine.paths import data_dir

from .board import standard_board

NAMES = {"honda": "Honda", "sakakibara": "Sakakibara", "sakai": "Sakai", "ii": "Ii"}


@plain
class Config(Plain):
    seats: list[Seat]  # a seat's colour is its general
    rules: dict[str, str] = field(default_factory=dict)
    seed: int = 1


@cache
def rule_choices() -> list[Choice]:
    raw: dict[str, Any] = read_yaml(data_dir() / "shitenno" / "rules.yaml")
    return [Choice(name, tuple(row["values"]), rule=True, row=row["row"]) for name, row in raw.items()]


class Rules:
    """The readings in force, as attributes."""

    hatamoto_worth: str
    hatamoto_koku: str
    gilding: str
    plus_at_count: str

    def __init__(self, chosen: dict[str, str]) -> None:
        known = {choice.name: choice for choice in rule_choices()}
        for name in chosen:
            if name not in known:
                raise BadSetup("no_rule", name=name[:40], known=", ".join(known))
        for name, choice in known.items():
            setattr(self, name, choice.read(chosen[name]) if name in chosen else choice.usual)


def check(config: Config) -> None:
    """Raises BadSetup, with one sentence, if a game cannot begin like this."""
    board = standard_board()
    n = len(config.seats)
    if n not in board.kamons:
        raise BadSetup("players", least=min(board.kamons), most=max(board.kamons), n=n)
    for seat in config.seats:
        if seat.color not in board.generals:
            raise BadSetup("no_general", name=seat.color[:40], known=", ".join(board.generals))
    if len({seat.color for seat in config.seats}) < n:
        raise BadSetup("same_general")
    Rules(config.rules)


def standard_game(players: int, seed: int = 1, rules: dict[str, str] | None = None) -> Config:
    made = Config([Seat(id, NAMES[id]) for id in standard_board().generals[:players]], dict(rules or {}), seed)
    check(made)
    return made
