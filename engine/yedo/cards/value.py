"""What a mission costs and pays, in mon: the yardstick for balancing cards.

Every requirement has an effort, every reward a worth, both derived from the printed prices (ledger §9).
`BANDS` says how far apart the two may lie for each colour; tests/yedo/test_card_values.py holds the cards to it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

# A card as it stands in the YAML file: plain mappings, lists, strings and numbers.
Entry = str | Mapping[str, object]

PRESTIGE = 3.5  # between the Harbor's 9 mon for 3 and 4 mon for 1

# The first disciple spends its activation. The second keeps its own action but must survive the patrol.
# From the third on, disciples beyond the two everyone starts with are needed.
DISCIPLES = (3.5, 2.5, 5.0, 7.0)
SAME_DISTRICT = 1.0  # a second space in one district is easily taken by a rival
# Shown, not spent: bought for about 6, of use to later missions, but only four may be kept.
WEAPONS = (3.0, 3.5, 4.0, 4.5)
# Eight mon less the prestige that comes with her, kept; there are few, so the next one is dearer.
GEISHAS = (4.0, 5.0, 6.0)
# Eleven mon less 2 prestige, kept, and its ability pays some of it back.
ANNEXES = (4.0, 5.0, 5.0, 5.0)
BLESSING = 7.0  # handed back to the Temple
SPECIALIST = 8.0  # of one kind out of six: bought for 7, if its token comes at all
RIVAL_ANNEX = 5.0  # a disciple without an action, and a rival must own the annex
EITHER = 0.75  # of the cheapest alternative: what never comes can be replaced
PARTNER_HAS = 0.5  # of the partner's effort: someone at the table usually meets it
RIVAL_SHARE = 0.4  # what helps or hurts one rival counts this much for oneself

REWARDS: dict[str, float] = {
    "pp": PRESTIGE,
    "mon": 1.0,
    "draw_action": 4.0,
    "draw_bonus": 4.0,
    "draw_mission": 3.0,
    "blessing": 6.0,
    "market_weapon": 6.0,
    "church_all": 4.5,
    "flip_patrol": 0.0,
    "lose_activated_disciple": -7.0,
    "become_specialist": 6.0,
}

# What the target loses. A stolen weapon and a swapped card are also a gain, added in GAINS.
PUNISHMENTS: dict[str, float] = {
    "lose_disciple": 7.0,
    "lose_pp": PRESTIGE,
    "lose_mon": 1.0,
    "swap_card": 2.0,
    "steal_weapon": 5.0,
    "lose_annex": 8.0,
    "lose_geisha": 5.0,
}
GAINS: dict[str, float] = {"steal_weapon": 5.0, "swap_card": 1.0}


@dataclass(frozen=True, slots=True)
class Worth:
    """One block of a mission, weighed in mon."""

    effort: float
    gain: float

    @property
    def margin(self) -> float:
        return self.gain - self.effort

    @property
    def ratio(self) -> float:
        return self.gain / self.effort


@dataclass(frozen=True, slots=True)
class Band:
    """Where a block may lie: lowest and highest effort, margin (gain less effort) and ratio."""

    effort: tuple[float, float]
    margin: tuple[float, float]
    ratio: tuple[float, float]

    def outside(self, worth: Worth) -> list[str]:
        """The measures of this block that leave the band, in words; empty when it fits."""
        measures = {
            "effort": (worth.effort, self.effort),
            "margin": (worth.margin, self.margin),
            "ratio": (worth.ratio, self.ratio),
        }
        return [
            f"{name} {value:.2f} is not between {low:g} and {high:g}"
            for name, (value, (low, high)) in measures.items()
            if not low <= value <= high
        ]


# Harder cards pay more for the same effort, because they bind cards and disciples for several rounds.
BANDS: dict[str, Band] = {
    "green": Band(effort=(5.0, 11.0), margin=(2.0, 5.0), ratio=(1.2, 1.9)),
    "yellow": Band(effort=(9.0, 17.5), margin=(4.0, 9.0), ratio=(1.25, 1.8)),
    "red": Band(effort=(15.0, 25.0), margin=(7.0, 13.0), ratio=(1.3, 1.75)),
    "black": Band(effort=(24.0, 40.0), margin=(12.0, 22.0), ratio=(1.4, 1.8)),
}
# Ends the game and scores for its owner alone.
KILL_THE_SHOGUN = Band(effort=(26.0, 42.0), margin=(20.0, 32.0), ratio=(1.55, 2.0))
# The bonus part costs no activation of its own, so it may pay little more than its price.
BONUS_BANDS: dict[str, Band] = {
    "green": Band(effort=(2.0, 7.5), margin=(1.0, 4.5), ratio=(1.2, 2.2)),
    "yellow": Band(effort=(2.0, 9.5), margin=(1.0, 5.5), ratio=(1.2, 2.2)),
    "red": Band(effort=(2.0, 12.0), margin=(1.0, 6.5), ratio=(1.2, 2.2)),
    "black": Band(effort=(3.0, 15.0), margin=(1.5, 9.0), ratio=(1.2, 2.2)),
}


def word_of(entry: Entry) -> tuple[str, object]:
    """The word and its parameter; a bare word has the parameter 1."""
    if isinstance(entry, str):
        return entry, 1
    ((name, parameter),) = entry.items()
    return name, parameter


def amount(parameter: object, key: str) -> tuple[str, int]:
    """A parameter such as `temple` or `{district: temple, n: 2}` as name and number."""
    if isinstance(parameter, Mapping):
        number = parameter.get("n", 1)
        return str(parameter[key]), number if isinstance(number, int) else 1
    return str(parameter), 1


def number(parameter: object) -> int:
    return parameter if isinstance(parameter, int) else 1


def entries(block: object, key: str) -> list[Entry]:
    """The list under `key` of a block, or nothing."""
    found = block.get(key) if isinstance(block, Mapping) else None
    return list(found) if isinstance(found, list) else []


class Effort:
    """Adds up requirements; remembers how many of a kind were asked before, since the next one is dearer."""

    def __init__(self) -> None:
        self._asked: Counter[str] = Counter()
        self._districts: Counter[str] = Counter()

    def _next(self, kind: str, steps: tuple[float, ...]) -> float:
        step = steps[min(self._asked[kind], len(steps) - 1)]
        self._asked[kind] += 1
        return step

    def of(self, requirements: Iterable[Entry]) -> float:
        return sum(self._one(*word_of(entry)) for entry in requirements)

    def _one(self, name: str, parameter: object) -> float:
        if name == "disciple_in":
            return self._disciples(*amount(parameter, "district"))
        if name == "weapon":
            count = amount(parameter, "type")[1]
            return sum(self._next("weapon", WEAPONS) for _ in range(count))
        if name == "geisha":
            return sum(self._next("geisha", GEISHAS) for _ in range(number(parameter)))
        if name == "annex":
            return self._next("annex", ANNEXES)
        if name == "blessing":
            return BLESSING
        if name == "pay_mon":
            return float(number(parameter))
        if name == "specialist_activated":
            return SPECIALIST
        if name == "on_opponent_annex":
            self._asked["disciple"] += 1
            return RIVAL_ANNEX
        if name == "either" and isinstance(parameter, list):
            return EITHER * min(Effort().of([option]) for option in parameter)
        if name == "partner":
            pay = number(parameter.get("pay", 0)) if isinstance(parameter, Mapping) else 0
            return PARTNER_HAS * Effort().of(entries(parameter, "requires")) + (1 + RIVAL_SHARE) * pay
        raise ValueError(f"no effort is known for the requirement {name!r}")

    def _disciples(self, district: str, count: int) -> float:
        total = 0.0
        for _ in range(count):
            total += self._next("disciple", DISCIPLES)
            total += SAME_DISTRICT if self._districts[district] else 0.0
            self._districts[district] += 1
        return total


def gain_of(rewards: Iterable[Entry]) -> float:
    """What a list of rewards is worth to the player who completes the mission."""
    total = 0.0
    for entry in rewards:
        name, parameter = word_of(entry)
        if name == "partner_reward" and isinstance(parameter, list):
            total -= RIVAL_SHARE * gain_of(parameter)
        elif name == "target_punishment" and isinstance(parameter, list):
            total += sum(harm_of(*word_of(punishment)) for punishment in parameter)
        elif name in REWARDS:
            total += REWARDS[name] * (number(parameter) if name in ("pp", "mon") else 1)
        else:
            raise ValueError(f"no worth is known for the reward {name!r}")
    return total


def harm_of(name: str, parameter: object) -> float:
    """What punishing one rival is worth to oneself."""
    if name not in PUNISHMENTS:
        raise ValueError(f"no worth is known for the punishment {name!r}")
    count = number(parameter) if name in ("lose_pp", "lose_mon") else 1
    return RIVAL_SHARE * PUNISHMENTS[name] * count + GAINS.get(name, 0.0)


def mission_worth(card: Mapping[str, object]) -> tuple[Worth, Worth]:
    """The standard block, and what the bonus block adds to it. Requirements sum over both (ledger H12)."""
    effort = Effort()
    standard, bonus = card["standard"], card["bonus"]
    first = Worth(effort.of(entries(standard, "requires")), gain_of(entries(standard, "rewards")))
    return first, Worth(effort.of(entries(bonus, "requires")), gain_of(entries(bonus, "rewards")))


def mission_problems(mission_set: str, card: Mapping[str, object]) -> list[str]:
    """Why this mission lies outside its colour's bands; empty when it is balanced."""
    color = str(card["color"])
    standard, bonus = mission_worth(card)
    band = KILL_THE_SHOGUN if mission_set == "kill_the_shogun" else BANDS[color]
    found = [f"standard: {words}" for words in band.outside(standard)]
    return found + [f"bonus: {words}" for words in BONUS_BANDS[color].outside(bonus)]
