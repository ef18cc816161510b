"""What may stand in a card file, kind by kind: `SCHEMAS` for the fields, `RULES` for their sense together.

Another kind of card is one more entry here. The words of action cards and events are those of the vocabulary;
the closed lists of missions and bonus cards stand below.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from typing import Any

from . import words  # noqa: F401  (fills the vocabulary)
from .bonus import CATEGORIES, SCORES
from .requirements import ANNEXES, COLORS, DISTRICTS, REQUIREMENTS, WEAPONS, Requirement
from .vocabulary import (
    WORDS,
    EffectList,
    Either,
    Fields,
    Flag,
    ListOf,
    Nothing,
    Number,
    OneOf,
    Schema,
    entry_problem,
    split_entry,
)

LONGEST_TITLE, LONGEST_FLAVOUR = 28, 120  # what fits on a card's face
HANDS = {"weapon": 4, "geisha": 3, "disciple": 4, "blessing": 2}  # the most a clan can show at once


class Text(Schema):
    """Words for the card's face, no longer than its place."""

    def __init__(self, longest: int) -> None:
        self.longest = longest

    def problem(self, value: Any) -> str | None:
        if not isinstance(value, str) or not value.strip():
            return f"needs some text, not {value!r}"
        if len(value) > self.longest:
            return f"is {len(value)} characters long, but there is room for {self.longest}"
        return None


class OneWord(Schema):
    """One entry of a closed list of words."""

    def __init__(self, known: Mapping[str, Any]) -> None:
        self.known = known

    def problem(self, value: Any) -> str | None:
        return entry_problem(value, dict(self.known))


class WordList(ListOf):
    """A list of such entries."""

    def __init__(self, known: Mapping[str, Any], least: int = 1) -> None:
        super().__init__(OneWord(known), least)


def own(**schemas: Schema) -> dict[str, Requirement]:
    return {name: Requirement(schema) for name, schema in schemas.items()}


def some(*names: str) -> dict[str, Requirement]:
    return {name: REQUIREMENTS[name] for name in names}


COUNT = Number(1, 40)

SHOWN = own(
    weapon=Either(OneOf(*WEAPONS), Fields(type=OneOf(*WEAPONS), n=Number(1, 4))),
    geisha=Number(1, 3),
    annex=OneOf(*ANNEXES),
)
PARTNERS = some("disciple_in") | SHOWN
MISSION_REQUIREMENTS = (
    some("disciple_in", "blessing", "pay_mon", "specialist_activated", "on_opponent_annex")
    | SHOWN
    | own(either=WordList(SHOWN, 2), partner=Fields(requires=WordList(PARTNERS), pay_opt=COUNT))
)
PUNISHMENTS = own(
    lose_disciple=Nothing(),
    lose_pp=COUNT,
    lose_mon=COUNT,
    swap_card=OneOf("action", "bonus", "mission"),
    steal_weapon=Nothing(),
    lose_annex=OneOf(*ANNEXES),
    lose_geisha=Nothing(),
)
PARTNER_REWARDS = {
    name: WORDS[name]
    for name in ("pp", "mon", "draw_action", "draw_bonus", "draw_mission", "blessing", "market_weapon")
}
MISSION_REWARDS = {
    **PARTNER_REWARDS,
    **{n: WORDS[n] for n in ("lose_activated_disciple", "flip_patrol", "church_all", "become_specialist")},
    **own(partner_reward=WordList(PARTNER_REWARDS), target_punishment=WordList(PUNISHMENTS)),
}

CATEGORY = OneOf(*CATEGORIES)
COMPARING = ("most_category", "most_asset", "last_in_order")

FACE = {"title": Text(LONGEST_TITLE), "flavour": Text(LONGEST_FLAVOUR)}
BLOCK = Fields(requires=WordList(MISSION_REQUIREMENTS), rewards=WordList(MISSION_REWARDS))
HOLDINGS = ("mon", "pp", "weapon", "action", "bonus", "mission", "disciple", "blessing")
COST = Fields(**{f"{name}_opt": COUNT for name in HOLDINGS})
RIVALS = ("mon", "pp", "weapon", "geisha", "annex", "action", "bonus", "mission", "disciple", "disciple_out")
PHASES = ("any", "P1", "P2", "P3", "P4", "P5", "P5B", "P5C", "P6", "P7", "reaction")
ACTION = Fields(
    **FACE,
    no_solo_opt=Flag(),
    phase=OneOf(*PHASES),
    requires_opt=WordList(REQUIREMENTS),
    cost_opt=COST,
    target_opt=Either(OneOf("rival"), Fields(rival_with=OneOf(*RIVALS))),
    uncounterable_opt=Flag(),
    effect=EffectList(),
)

# kind of card -> its fields. A kind without an entry has only its title and flavour checked.
SCHEMAS: dict[str, Fields] = {
    "mission": Fields(
        **FACE, color=OneOf(*COLORS), category=CATEGORY, no_solo_opt=Flag(), standard=BLOCK, bonus=BLOCK
    ),
    "bonus": Fields(**FACE, no_solo_opt=Flag(), score=OneWord(SCORES)),
    "action": ACTION,
    "event": Fields(
        **FACE,
        no_solo_opt=Flag(),
        blessing=OneOf("none", "mitigate", "ignore"),
        duration=OneOf("instant", "round"),
        effect=EffectList(),
        mitigated_opt=EffectList(),
    ),
    "favor": Fields(**FACE, patrol_start=OneOf(*DISTRICTS), effect=EffectList()),
}
# Single cards that stand beside `cards:` in a file of that kind.
BESIDE: dict[str, dict[str, Fields]] = {"favor": {"blackmail": ACTION}}

Found = Iterator[tuple[tuple[str, ...], str]]  # the path to the field inside the card, and what is wrong


def demanded(requirements: list[Any]) -> Counter[str]:
    """What a list of mission requirements asks a clan to have, alternatives aside."""
    total: Counter[str] = Counter()
    for entry in requirements:
        name, value = split_entry(entry)
        count = value["n"] if isinstance(value, dict) and "n" in value else 1
        if name in ("disciple_in", "on_opponent_annex"):
            total["disciple"] += count
        elif name == "weapon":
            total["weapon"] += count
        elif name == "geisha":
            total["geisha"] += value
        elif name == "blessing":
            total["blessing"] += 1
        elif name == "annex":
            total[value] += 1
    return total


def mission_rules(card: Mapping[str, Any]) -> Found:
    standard, bonus = card["standard"], card["bonus"]
    asked = [split_entry(entry)[0] for entry in standard["requires"]]
    given = [split_entry(entry)[0] for entry in standard["rewards"]]
    if "disciple_in" not in asked:
        yield ("standard", "requires"), "the standard part needs at least one 'disciple_in'"
    if ("partner" in asked) != ("partner_reward" in given):
        yield ("standard",), "'partner' and 'partner_reward' belong together"
    for entry in bonus["requires"]:
        if (name := split_entry(entry)[0]) in ("partner", "on_opponent_annex", "specialist_activated"):
            yield ("bonus", "requires"), f"'{name}' may stand only in the standard part"
    for entry in bonus["rewards"]:
        if split_entry(entry)[0] == "partner_reward":
            yield ("bonus", "rewards"), "'partner_reward' may stand only in the standard part"
    for thing, count in demanded(standard["requires"] + bonus["requires"]).items():
        if count > (most := HANDS.get(thing, 1)):
            yield ("bonus", "requires"), f"both parts together ask for {count} {thing}; the limit is {most}"


def bonus_rules(card: Mapping[str, Any]) -> Found:
    name, value = split_entry(card["score"])
    if name in COMPARING and not card.get("no_solo"):
        yield ("score",), f"'{name}' compares with rivals, so the card needs 'no_solo: true'"
    if "tied" in value and value["tied"] >= value["points"]:
        yield ("score",), "'tied' must be less than 'points'"
    if "max" in value and value["max"] < value["points"]:
        yield ("score",), "'max' must not be less than 'points'"


def event_rules(card: Mapping[str, Any]) -> Found:
    if (card["blessing"] == "mitigate") != ("mitigated" in card):
        yield ("blessing",), "'blessing: mitigate' and 'mitigated' belong together"


RULES: dict[str, Callable[[Mapping[str, Any]], Found]] = {
    "mission": mission_rules,
    "bonus": bonus_rules,
    "event": event_rules,
}


def numbered(letter: str, first: int, last: int, digits: int) -> list[str]:
    return [f"{letter}{number:0{digits}}" for number in range(first, last + 1)]


def contents(
    kind: str, letter: str, digits: int, sizes: Mapping[str, int]
) -> dict[tuple[str, str], list[str]]:
    """The ids of sets whose cards are numbered through."""
    found, first = {}, 1
    for name, size in sizes.items():
        found[kind, name] = numbered(letter, first, first + size - 1, digits)
        first += size
    return found


MISSION_SETS = {
    "basic": 20,
    "neutral": 15,
    "prestige": 15,
    "master_of_weapons": 15,
    "money_maker": 15,
    "kill_the_shogun": 10,
    "jesuits": 6,
    "specialists": 14,
    "soft_interaction": 16,
    "hard_interaction": 15,
}
ACTION_SETS = ("neutral", "resources", "rule_changers", "disciple", "watch_patrol", "hard_interaction")
EVENT_SETS = ("resources", "cruel_fate", "neutral", "closed_districts", "watch_patrol", "closed_locations")

# (kind, set) -> the ids the set must hold (ledger §7)
CONTENTS: dict[tuple[str, str], list[str]] = {
    **contents("mission", "M", 3, MISSION_SETS),
    **contents("action", "A", 2, dict.fromkeys(ACTION_SETS, 12)),
    **contents("event", "E", 2, dict.fromkeys(EVENT_SETS, 10) | {"jesuits": 1}),
    ("bonus", "bonus"): numbered("B", 1, 31, 2),
    ("favor", "favors"): ["action", "bonus", "weapon", "mon", "blessing"],
}
