"""What may stand in a card file, kind by kind: `SCHEMAS` for the fields, `RULES` for their sense together.

Another kind of card is one more entry here. The words of action cards and events are those of the vocabulary;
the closed lists of missions and bonus cards stand below.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from typing import Any

from ..config import ACTION_SETS, EVENT_SETS
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
LONGEST_PICTURE = 2_000  # characters of all its words
HANDS = {"weapon": 4, "geisha": 3, "disciple": 4, "blessing": 2}  # the most a clan can show at once


class Text(Schema):
    """Words for the card's face, no longer than its place."""

    def __init__(self, longest: int) -> None:
        self.longest = longest

    def problem(self, value: Any) -> str | None:
        if not isinstance(value, str) or not value.strip():
            return f"needs some text, not {repr(value)[:40]}"
        if not value.isprintable():
            return "holds a control character, which no card can show"
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
    swap_card=OneOf("action", "bonus", "mission", "choose"),
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

# The Emperor's cards: what a group shows together may be more than a clan can hold.
ERRAND_REQUIREMENTS = some("disciple_in", "blessing", "pay_mon", "annex") | own(
    weapon=Either(OneOf(*WEAPONS, "any"), Fields(type=OneOf(*WEAPONS, "any"), n=Number(1, 8))),
    geisha=Number(1, 6),
    either=WordList(SHOWN, 2),
)
ERRAND_REWARDS = {**PARTNER_REWARDS, **{n: WORDS[n] for n in ("gain_disciple", "church_all")}}
LOTS = ("action", "bonus", "weapon", "annex", "geisha", "disciple", "mission")
SPANS = tuple(str(a) if a == b else f"{a}-{b}" for a in range(1, 5) for b in range(a, 5))
DEARER = {"green": 2, "yellow": 3, "red": 3}  # how far a price may lie above the board's


class Icon(Schema):
    """What a Daimyo card does to the patrol."""

    def problem(self, value: Any) -> str | None:
        return None if value in ("flip", 1, 2) else f"knows flip, 1 and 2, not {value!r}"


CATEGORY = OneOf(*CATEGORIES)
COMPARING = ("most_category", "most_asset", "last_in_order")

class Words(Schema):
    """What a picture shows. The words are the window's: here they only have to be few and plain."""

    def problem(self, value: Any) -> str | None:
        if not isinstance(value, dict) or len(str(value)) > LONGEST_PICTURE:
            return "should be a few words like {deed: steal, place: gate, hour: night}"
        lists = (entry for entry in value.values() if isinstance(entry, list))
        plain = all(isinstance(k, str) and isinstance(v, (str, list)) for k, v in value.items())
        return None if plain and all(isinstance(v, str) for entry in lists for v in entry) else "should hold words only"


FACE = {"title_opt": Text(LONGEST_TITLE), "flavour_opt": Text(LONGEST_FLAVOUR), "picture_opt": Words()}
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
SCHEMAS["emperor"] = Fields(
    **FACE,
    color=OneOf("green", "yellow", "red"),
    prices=Fields(**{lot: Number(3, 8) for lot in LOTS}),
    event=Fields(**{f"{span}_opt": EffectList() for span in SPANS}),
    errand=Fields(
        requires=WordList(ERRAND_REQUIREMENTS),
        space_opt=Flag(),
        rewards=ListOf(WordList(ERRAND_REWARDS)),
        penalty=EffectList(),
    ),
)
SCHEMAS["daimyo"] = Fields(
    **FACE, district_opt=OneOf(*DISTRICTS), patrol=ListOf(Icon(), 0), blessing=Flag()
)
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


def emperor_rules(card: Mapping[str, Any]) -> Found:
    from ..board import standard_board

    above = {lot: n - standard_board().start_price[lot] for lot, n in card["prices"].items()}
    most = DEARER[card["color"]]
    for lot, n in above.items():
        if not 0 <= n <= most:
            yield ("prices",), f"the price of '{lot}' must lie 0 to {most} above the board's, not {n}"
    if 0 not in above.values():
        yield ("prices",), "at least one asset must cost what the board says"
    covered = Counter(
        n for span in card["event"] for n in range(int(span[0]), int(span[-1]) + 1)
    )
    wrong = [str(n) for n in range(1, 5) if covered[n] != 1]
    if wrong:
        yield ("event",), f"each number of players needs exactly one event; see {', '.join(wrong)}"
    if "disciple_in" not in [split_entry(entry)[0] for entry in card["errand"]["requires"]]:
        yield ("errand", "requires"), "an errand needs at least one 'disciple_in'"
    if card["color"] == "green" and len(card["errand"]["rewards"]) != 1:
        yield ("errand", "rewards"), "a green errand has one reward"


RULES: dict[str, Callable[[Mapping[str, Any]], Found]] = {
    "mission": mission_rules,
    "bonus": bonus_rules,
    "event": event_rules,
    "emperor": emperor_rules,
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

# (kind, set) -> the ids the set must hold (ledger §7)
CONTENTS: dict[tuple[str, str], list[str]] = {
    **contents("mission", "M", 3, MISSION_SETS),
    **contents("action", "A", 2, dict.fromkeys(ACTION_SETS, 12) | {"edition_2012": 3}),
    **contents("event", "E", 2, dict.fromkeys(EVENT_SETS, 10) | {"jesuits": 1, "edition_2012": 7}),
    ("bonus", "bonus"): numbered("B", 1, 31, 2),
    ("emperor", "emperor_green"): numbered("G", 1, 9, 2),
    ("emperor", "emperor_yellow"): numbered("Y", 10, 18, 2),
    ("emperor", "emperor_red"): numbered("R", 19, 30, 2),
    ("daimyo", "daimyo"): numbered("D", 1, 8, 1),
    ("favor", "favors"): ["action", "bonus", "weapon", "mon", "blessing"],
}
