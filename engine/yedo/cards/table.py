"""The card table of a game: every card by id, compiled once from data/yedo/cards and a player's own files."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Any

from engine.core.words import has, t
from engine.core.yaml_file import BadFile, read_all, read_yaml
from engine.paths import data_dir

from . import words  # noqa: F401  (fills the vocabulary)
from .requirements import Block
from .vocabulary import Part, compile_effects

FOLDERS = {"missions": "mission", "actions": "action", "events": "event", "emperor": "emperor"}
FILES = {
    "bonus": "bonus", "characters": "character", "clan_powers": "clan_power",
    "daimyo": "daimyo",
}


def said_of(id: str, what: str) -> str:
    """The title or flavour of a card that comes with the game (data/lang/<language>/yedo/cards); "" if it has none."""
    key = f"cards.{id.removeprefix('F:')}.{what}"
    return t(key) if has(key) else ""


class Card:
    """One card. `raw` is its data as written; `parts` holds its compiled effect lists."""

    __slots__ = (
        "id", "kind", "set", "raw", "parts", "color", "category", "no_solo",
        "standard", "bonus", "both", "after", "phase", "requires", "cost", "target", "blessing", "duration",
        "for_specialists",
    )

    def __init__(self, id: str, kind: str, set_name: str, raw: dict[str, Any]) -> None:
        self.id = id
        self.kind = kind
        self.set = set_name
        self.raw = raw
        self.parts: dict[str, Part] = {}
        self.color: str = raw.get("color", "")
        self.category: str = raw.get("category", "")
        self.no_solo: bool = raw.get("no_solo", False)
        self.phase: str = raw.get("phase", "")
        self.cost: int = raw.get("cost", {}).get("mon", 0) if isinstance(raw.get("cost"), dict) else 0
        self.target: Any = raw.get("target", "none")
        self.blessing: str = raw.get("blessing", "none")
        self.duration: str = raw.get("duration", "instant")
        self.standard = self.bonus = self.both = self.after = Block([])
        self.requires = Block(raw.get("requires", []))
        self.for_specialists = False  # a mission that asks for a specialist or makes one
        if kind == "mission":
            self.standard = Block(raw["standard"]["requires"])
            self.bonus = Block(raw["bonus"]["requires"])
            self.both = self.standard.with_(self.bonus)
            self.after = self.standard.proved_before(self.bonus)
            compile_effects(raw["standard"]["rewards"], "standard", self.parts)
            compile_effects(raw["bonus"]["rewards"], "bonus", self.parts)
            rewards = {word.name for name in ("standard", "bonus") for word, _ in self.parts[name]}
            asked = self.standard.specialist or self.bonus.specialist
            self.for_specialists = bool(asked) or "become_specialist" in rewards
            for name in ("standard", "bonus"):
                for entry in raw[name]["rewards"]:
                    if isinstance(entry, dict) and "target_punishment" in entry:
                        self.target = "rival"
        for name in ("effect", "mitigated"):
            if name in raw:
                compile_effects(raw[name], name, self.parts)
        if kind == "emperor":
            self.compile_errand(raw)

    @property
    def title(self) -> str:
        """As the card's own file has it, or in the reader's language."""
        return self.raw.get("title") or said_of(self.id, "title") or self.id

    @property
    def flavour(self) -> str:
        return self.raw.get("flavour") or ("" if "title" in self.raw else said_of(self.id, "flavour"))

    def compile_errand(self, raw: dict[str, Any]) -> None:
        """An Emperor card: parts event<players>, reward<i> and penalty; its requirements are `standard`."""
        for span, effects in raw["event"].items():
            first, _, last = str(span).partition("-")
            for players in range(int(first), int(last or first) + 1):
                compile_effects(effects, f"event{players}", self.parts)
        self.standard = Block(raw["errand"]["requires"])
        for i, reward in enumerate(raw["errand"]["rewards"]):
            compile_effects(reward, f"reward{i}", self.parts)
        compile_effects(raw["errand"]["penalty"], "penalty", self.parts)


Cards = dict[str, Card]


def grouped(cards: Cards) -> dict[tuple[str, str], list[str]]:
    """The ids of cards by kind and set, in order."""
    found: dict[tuple[str, str], list[str]] = {}
    for id in sorted(cards):
        found.setdefault((cards[id].kind, cards[id].set), []).append(id)
    return found


def read_card_file(path: Path, kind: str) -> Iterable[Card]:
    return cards_in(read_yaml(path), path, kind)


def cards_in(data: Any, path: Path, kind: str) -> Iterable[Card]:
    if not isinstance(data, dict) or not isinstance(data.get("cards"), dict):
        raise BadFile(f"{path.name}: a card file needs 'cards:' with the cards below it")
    set_name = str(data.get("set", path.stem))
    for id, raw in data["cards"].items():
        try:
            yield Card(str(id), kind, set_name, raw)
        except (KeyError, TypeError, ValueError, AttributeError) as error:
            raise BadFile(
                f"{path.name}: card {id} is broken ({error}); run `yedo check` on the file"
            ) from None


def favors_in(data: Any, path: Path) -> Iterable[Card]:
    """The five double-sided Favor cards: id F:<favor>; their other side is Blackmail."""
    for card in cards_in(data, path, "favor"):
        if "patrol_start" in card.raw:
            card.id = f"F:{card.id}"
        else:
            card.kind = "blackmail"
        yield card


def card_files() -> dict[Path, str]:
    """The files of all cards that ship with the game, with the kind of card in each."""
    folder = data_dir() / "yedo" / "cards"
    found = {path: kind for sub, kind in FOLDERS.items() for path in sorted((folder / sub).glob("*.yaml"))}
    found[folder / "favors.yaml"] = "favor"
    single = {folder / f"{stem}.yaml": kind for stem, kind in FILES.items()}
    found.update((path, kind) for path, kind in single.items() if path.is_file())
    return found


@cache
def standard_cards() -> Cards:
    """Every card that ships with the game."""
    files = card_files()
    cards: Cards = {}
    for (path, kind), data in zip(files.items(), read_all(list(files), "cards"), strict=True):
        found = favors_in(data, path) if kind == "favor" else cards_in(data, path, kind)
        cards.update((c.id, c) for c in found)
    return cards


def cards_from_raw(embedded: dict[str, Any]) -> Cards:
    """Cards as a save carries them: id -> {kind, set, raw}."""
    return {i: Card(i, e["kind"], e["set"], e["raw"]) for i, e in embedded.items()}


def raw_of(cards: Cards) -> dict[str, Any]:
    return {c.id: {"kind": c.kind, "set": c.set, "raw": c.raw} for c in cards.values()}
