"""What a card may require. Compiled once into a Block of counters that missions are checked against."""

from __future__ import annotations

from itertools import product
from typing import Any

from ..config import SPECIALISTS
from .vocabulary import Either, Fields, ListOf, Nothing, Number, OneOf, Schema, split_entry

DISTRICTS = ("castle", "gates", "tavern", "harbor", "red_light", "market", "temple")
WEAPONS = ("doku", "katana", "shuko", "metsubushi", "fukiya", "yumi", "nawa", "shuriken")
ANNEXES = ("dojo", "karesansui", "kobudo_ryu", "yashiki")
COLORS = ("green", "yellow", "red", "black")


class Requirement:
    """A word of the requirement vocabulary; its meaning is what `Block.add` does with it."""

    __slots__ = ("schema",)

    def __init__(self, schema: Schema) -> None:
        self.schema = schema


class AnyRequirement(Schema):
    def problem(self, value: Any) -> str | None:
        from .vocabulary import entry_problem

        return entry_problem(value, REQUIREMENTS)


REQUIREMENTS: dict[str, Requirement] = {
    "disciple_in": Requirement(Either(OneOf(*DISTRICTS), Fields(district=OneOf(*DISTRICTS), n=Number(1, 2)))),
    "weapon": Requirement(
        Either(OneOf(*WEAPONS, "any"), Fields(type=OneOf(*WEAPONS, "any"), n=Number(1, 5)))
    ),
    "annex": Requirement(OneOf(*ANNEXES)),
    "geisha": Requirement(Number(1, 3)),
    "blessing": Requirement(Nothing()),
    "blessing_held": Requirement(Nothing()),
    "pay_mon": Requirement(Number(1)),
    "specialist_activated": Requirement(OneOf(*SPECIALISTS)),
    "on_opponent_annex": Requirement(OneOf(*ANNEXES)),
}
REQUIREMENTS["either"] = Requirement(ListOf(AnyRequirement(), 2))
REQUIREMENTS["partner"] = Requirement(Fields(requires=ListOf(AnyRequirement()), pay_opt=Number(1)))


class Block:
    """A compiled list of requirements. Everything but blessings and mon is only shown."""

    __slots__ = (
        "districts", "weapons", "any_weapons", "annexes", "geishas", "blessings", "pay", "specialist",
        "either", "choices", "partner", "partner_pay", "rival_annex", "entries",
    )

    def __init__(self, entries: list[Any]) -> None:
        self.entries = entries
        self.districts: dict[str, int] = {}
        self.weapons: dict[str, int] = {}
        self.any_weapons = 0
        self.annexes: list[str] = []
        self.geishas = 0
        self.blessings = 0
        self.pay = 0
        self.specialist = ""
        self.either: list[tuple[Block, ...]] = []
        self.partner: Block | None = None
        self.partner_pay = 0
        self.rival_annex = ""
        for entry in entries:
            self.add(*split_entry(entry))
        self.annexes = list(dict.fromkeys(self.annexes))  # one per type, so they do not sum (A42)
        self.choices: tuple[Block, ...] = self.one_of_each() if self.either else ()

    def one_of_each(self) -> tuple[Block, ...]:
        """This block with every `either` decided, in all ways: the one chosen sums with the rest (H12)."""
        rest = [e for e in self.entries if split_entry(e)[0] != "either"]
        chosen = product(*([b.entries[0] for b in group] for group in self.either))
        return tuple(Block(rest + list(c)) for c in chosen)

    def add(self, word: str, value: Any) -> None:
        if word == "disciple_in":
            district, n = (value["district"], value["n"]) if isinstance(value, dict) else (value, 1)
            self.districts[district] = self.districts.get(district, 0) + n
        elif word == "weapon":
            kind, n = (value["type"], value["n"]) if isinstance(value, dict) else (value, 1)
            if kind == "any":
                self.any_weapons += n
            else:
                self.weapons[kind] = self.weapons.get(kind, 0) + n
        elif word == "annex":
            self.annexes.append(value)
        elif word == "geisha":
            self.geishas += value
        elif word in ("blessing", "blessing_held"):
            self.blessings += 1
        elif word == "pay_mon":
            self.pay += value
        elif word == "specialist_activated":
            self.specialist = value
        elif word == "either":
            self.either.append(tuple(Block([v]) for v in value))
        elif word == "partner":
            self.partner = Block(value["requires"])
            self.partner_pay = value.get("pay", 0)
        elif word == "on_opponent_annex":
            self.rival_annex = value

    def with_(self, other: Block) -> Block:
        """Both blocks at once: the bonus part is proved on top of the standard part (H12)."""
        return Block(self.entries + other.entries)

    def proved_before(self, bonus: Block) -> Block:
        """What proving `bonus` takes once this block is done: its mon is paid and its partner found."""
        settled = ("pay_mon", "partner", "on_opponent_annex")
        return Block([e for e in self.entries if split_entry(e)[0] not in settled] + bonus.entries)
