"""What a card asks and gives, as signs: requirement icons with their marks, rewards as numbers and icons."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from .cards.table import Card
from .cards.vocabulary import split_entry
from .missions import missing

if TYPE_CHECKING:
    from .game import Yedo

REWARDS = {
    "pp": "{n}{icon:pp}", "mon": "{n}{icon:mon}", "draw_action": "+{icon:action}", "draw_bonus": "+{icon:bonus}",
    "draw_mission": "+{icon:mission}", "market_weapon": "+{icon:weapon}", "church_all": "{icon:church}{icon:mon}",
    "flip_patrol": "{icon:patrol_flip}", "blessing": "+{icon:blessing}", "partner_reward": "{icon:human}+{inner}",
    "target_punishment": "{icon:target}{inner}", "lose_activated_disciple": "{icon:lose}{icon:disciple}",
    "become_specialist": "{icon:disciple}{icon:{what}}", "lose_mon": "−{n}{icon:mon}", "lose_pp": "−{n}{icon:pp}",
    "lose_geisha": "−{icon:geisha}", "lose_disciple": "−{icon:disciple}", "lose_annex": "−{icon:{what}}",
    "steal_weapon": "{icon:steal}{icon:weapon}", "gain_disciple": "+{icon:disciple}",
    "swap_card": "{icon:swap}{icon:{what}}",
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class Need:
    """One requirement as it is drawn: icons (more than one where any of them will do), a number, and
    whether it is met: None where nobody asks."""

    icons: tuple[str, ...]
    number: int = 0
    met: bool | None = None
    what: tuple[str, str] = ("", "")  # as engine.yedo.missions.missing names it


def needs(entries: Iterable[Any], lacks: list[tuple[str, str]] | None = None) -> list[Need]:
    """The requirements of a block; `lacks` is what engine.yedo.missions.missing says about it."""
    open_lacks = Counter(lacks or ())
    found: list[Need] = []

    def add(key: tuple[str, str], icons: tuple[str, ...], number: int = 0) -> None:
        met = None
        if lacks is not None:
            met = not open_lacks[key]
            open_lacks[key] -= not met
        found.append(Need(icons, number, met, key))

    for entry in entries:
        word, value = split_entry(entry)
        many = value.get("n", 1) if isinstance(value, dict) and word != "partner" else 1
        if word == "disciple_in":
            district = value if isinstance(value, str) else value["district"]
            for _ in range(many):
                add(("district", district), (f"district_{district}",))
        elif word == "weapon":
            weapon = value if isinstance(value, str) else value["type"]
            for _ in range(many):
                add(("weapon", weapon), ("weapon" if weapon == "any" else weapon,))
        elif word == "geisha":
            for _ in range(value):
                add(("geisha", ""), ("geisha",))
        elif word == "annex":
            add(("annex", value), (value,))
        elif word in ("blessing", "blessing_held"):
            add(("blessing", ""), ("blessing",))
        elif word == "pay_mon":
            add(("pay_mon", str(value)), ("mon",), value)
        elif word == "specialist_activated":
            add(("specialist", value), (value,))
        elif word == "either":
            icons = tuple(icon for inner in needs(value) for icon in inner.icons)
            add(("either", ""), icons)
        elif word == "partner":
            icons = tuple(icon for inner in needs(value["requires"]) for icon in inner.icons)
            add(("partner", ""), ("human", *icons))
        elif word == "on_opponent_annex":
            add(("rival_annex", value), ("target", value))
    return found


def gains(entries: Iterable[Any]) -> str:
    """Rewards as one line of numbers and icons."""
    return "  ".join(_gain(entry) for entry in entries)


def _gain(entry: Any) -> str:
    word, value = split_entry(entry)
    phrase = REWARDS.get(word, "{icon:gain}")
    inner = gains(value).replace("  ", " ") if isinstance(value, list) else ""
    what = ("choice" if value == "choose" else value) if isinstance(value, str) else ""
    return phrase.replace("{n}", str(value)).replace("{inner}", inner).replace("{what}", what)


def standing(g: Yedo, seat: int, card: Card) -> tuple[list[Need], list[Need]]:
    """The standard and the bonus part of a mission with what the seat has of them now."""
    first = missing(g, seat, card.standard, -1)
    both = Counter(missing(g, seat, card.both, -1))
    both.subtract(Counter(first))
    rest = list((+both).elements())
    return needs(card.standard.entries, first), needs(card.bonus.entries, rest)
