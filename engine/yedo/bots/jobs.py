"""Missions as a planner sees them: what each asks for, what it pays, and what a clan still lacks of it."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

from engine.yedo.cards.requirements import Block
from engine.yedo.cards.table import Card
from engine.yedo.cards.value import REWARDS, RIVAL_SHARE, harm_of, number, word_of

if TYPE_CHECKING:
    from engine.yedo.state import Clan

# where the thing a mission lacks can be had by a disciple's action
SOURCE = {"weapon": "market", "geisha": "red_light", "annex": "tavern", "blessing": "temple"}


class Pay:
    """What one part of a mission pays: prestige, mon, and the rest in mon of its price."""

    __slots__ = ("pp", "mon", "other")

    def __init__(self, rewards: list[Any]) -> None:
        self.pp = self.mon = 0
        self.other = 0.0
        for entry in rewards:
            word, parameter = word_of(entry)
            if word == "pp":
                self.pp += number(parameter)
            elif word == "mon":
                self.mon += number(parameter)
            elif word == "partner_reward" and isinstance(parameter, list):
                theirs = Pay(parameter)
                self.other -= RIVAL_SHARE * (3.5 * theirs.pp + theirs.mon + theirs.other)
            elif word == "target_punishment" and isinstance(parameter, list):
                self.other += sum(harm_of(*word_of(p)) for p in parameter)
            else:
                self.other += REWARDS.get(word, 3.0)


class Part:
    """The standard part, or both parts together."""

    __slots__ = ("block", "pay", "districts", "people")

    def __init__(self, block: Block, rewards: list[Any]) -> None:
        self.block = block
        self.pay = Pay(rewards)
        self.districts = dict(block.districts)
        self.people = sum(self.districts.values()) + bool(block.rival_annex)


class Job:
    """One mission card, compiled."""

    __slots__ = ("id", "color", "standard", "both", "kills", "loses", "steps", "lasts")

    def __init__(self, card: Card) -> None:
        raw = card.raw
        self.id = card.id
        self.color = card.color
        self.standard = Part(card.standard, raw["standard"]["rewards"])
        self.both = Part(card.both, raw["standard"]["rewards"] + raw["bonus"]["rewards"])
        self.kills = card.set == "kill_the_shogun"
        self.loses = "lose_activated_disciple" in raw["standard"]["rewards"]
        self.steps = 0  # of a task for the whole game: every step towards it counts alike
        self.lasts = 99  # rounds after this one in which it can still be done


@cache
def job_of(card: Card) -> Job:
    return Job(card)


def lacks(block: Block, clan: Clan) -> list[str]:
    """Things other than places that a clan has yet to get: 'weapon:katana', 'geisha', 'annex:dojo' ..."""
    found: list[str] = []
    weapons = clan.weapons
    for weapon, n in block.weapons.items():
        short = n - weapons.count(weapon)
        if short > 0:
            found.extend([f"weapon:{weapon}"] * short)
    if block.any_weapons:
        short = block.any_weapons + sum(block.weapons.values()) - len(weapons) - len(found)
        if short > 0:
            found.extend(["weapon:any"] * min(short, block.any_weapons))
    short = block.geishas - len(clan.geishas)
    if short > 0:
        found.extend(["geisha"] * short)
    for annex in block.annexes:
        if annex not in clan.annexes:
            found.append(f"annex:{annex}")
    short = block.blessings - clan.blessings
    if short > 0:
        found.extend(["blessing"] * short)
    for group in block.either:
        choices: list[list[str]] = sorted((lacks(b, clan) for b in group), key=len)
        found.extend(choices[0])
    if block.specialist and all(d.kind != block.specialist or d.at == "stock" for d in clan.disciples):
        found.append(f"specialist:{block.specialist}")
    return found
