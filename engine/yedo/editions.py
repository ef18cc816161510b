"""Editions of the game: Deluxe, in which cards are chosen by sets and modules join, and earlier ones, whose deck, rule
options and numbers are fixed in data/yedo/editions. The rules ask for those, never for an edition's name."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache, cached_property
from typing import Any

from engine.core.setup import BadSetup
from engine.core.yaml_file import read_yaml
from engine.paths import data_dir

from .board import Board, board_data, standard_board
from .cards.table import Cards, grouped, standard_cards
from .rules import Rules, choices

DELUXE = "deluxe"
OWN_SETS = ("edition_2012",)  # sets that only a deck of an edition names


@dataclass(eq=False)
class Edition:
    name: str = DELUXE
    fixed: bool = False  # its cards and rules are as they are: no sets, no modules
    rules: Mapping[str, str] = field(default_factory=dict)
    free: tuple[str, ...] = ()  # of a fixed one: the rule options that can still be chosen
    ids: frozenset[str] = frozenset()  # of a fixed one: its missions, action, bonus and event cards
    marked: frozenset[str] = frozenset()  # those that bear the Samurai's mark
    numbers: Mapping[str, Any] = field(default_factory=dict)  # of the board, where they differ

    @property
    def year(self) -> str:
        return self.name.partition("-")[0]

    @property
    def version(self) -> str:
        return self.name.partition("-")[2]

    @cached_property
    def cards(self) -> Cards:
        """The cards that a game of it is played with."""
        found = standard_cards()
        if self.fixed:
            return {i: c for i, c in found.items() if i in self.ids or c.kind in ("favor", "blackmail")}
        return {i: c for i, c in found.items() if c.set not in OWN_SETS}

    @cached_property
    def groups(self) -> dict[tuple[str, str], list[str]]:
        return grouped(self.cards)

    @cached_property
    def board(self) -> Board:
        return Board({**board_data(), **self.numbers}) if self.numbers else standard_board()

    def rules_of(self, chosen: Mapping[str, str]) -> Rules:
        return Rules({**self.rules, **chosen})

    def check_rules(self, chosen: Mapping[str, str]) -> None:
        """Refuse rule options that the edition has decided."""
        if not self.fixed:
            return
        own, wanted = self.rules_of({}), self.rules_of(chosen)
        for name in choices():
            if name not in self.free and getattr(own, name) != getattr(wanted, name):
                raise BadSetup("edition_rule", name=name, year=self.year)


def names() -> tuple[str, ...]:
    """Of all editions, as they are said on the command line; the usual one first."""
    return (DELUXE, *_fixed())


def edition_of(name: str) -> Edition:
    found = _deluxe() if name == DELUXE else _fixed().get(name)
    if found is None:
        raise BadSetup("no_edition", name=name[:40], known=", ".join(names()))
    return found


@cache
def _deluxe() -> Edition:
    return Edition()


@cache
def _fixed() -> dict[str, Edition]:
    found = {}
    for path in sorted((data_dir() / "yedo" / "editions").glob("*.yaml")):
        raw = read_yaml(path)
        marked = frozenset(_flat(raw["samurai"]))
        ids = frozenset(i for lists in raw["deck"].values() for i in _flat(lists))
        for version, more in raw["versions"].items():
            name = f"{path.stem}-{version}"
            found[name] = Edition(
                name, True, {**raw["rules"], **more["rules"]}, tuple(raw["free"]),
                ids if more["samurai"] else ids - marked, marked if more["samurai"] else frozenset(), raw["board"],
            )
    return found


def _flat(lists: list[list[str]]) -> list[str]:
    return [id for ids in lists for id in ids]
