"""Card sets of the players themselves: YAML files in the folder `sets` beside the saves. A broken one is named
and left out; the game starts all the same. Imports no pygame."""

from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path

from engine.core.trouble import Trouble
from engine.core.yaml_file import BadFile
from engine.yedo.cards.check import Problem, check_paths, kind_of
from engine.yedo.cards.nodes import compose, fields_of
from engine.yedo.cards.table import Card, Cards, read_card_file, standard_cards
from engine.yedo.config import ACTION_SETS, EVENT_SETS, MISSION_SETS, Config
from engine.yedo.editions import OWN_SETS, edition_of
from yedo.assets import user_dir

SHIPPED = {
    "action": (*ACTION_SETS, *OWN_SETS),
    "event": (*EVENT_SETS, *OWN_SETS),
    "mission": (*MISSION_SETS, "basic", "kill_the_shogun", "jesuits"),
}


@dataclass(frozen=True, slots=True)
class OwnSet:
    name: str
    kind: str  # action, event or mission
    path: Path
    cards: tuple[Card, ...]


@dataclass(slots=True)
class OwnSets:
    """What the folder holds: the sets that can be played, and a sentence for each file that cannot."""

    sets: list[OwnSet] = field(default_factory=list)
    problems: list[Trouble] = field(default_factory=list)

    def names(self, kind: str) -> list[str]:
        return [own.name for own in self.sets if own.kind == kind]


def sets_dir() -> Path:
    return user_dir() / "sets"


def find() -> OwnSets:
    """What is in the folder now."""
    try:
        files = sorted(path for path in sets_dir().iterdir() if path.suffix in (".yaml", ".yml"))
        return _find(tuple((path, path.stat().st_mtime_ns) for path in files))
    except OSError:
        return OwnSets()  # no folder, no sets


@lru_cache(maxsize=4)
def _find(files: tuple[tuple[Path, int], ...]) -> OwnSets:
    """Kept until a file changes: the page asks with every click."""
    found = OwnSets()
    taken: dict[str, str] = {}
    for path, _ in files:
        trouble = check_paths([path])
        if trouble:
            found.problems.append(_sentence(path, trouble))
            continue
        try:
            own = _read(path)
        except (BadFile, OSError) as problem:
            found.problems.append(Trouble("own_set", file=path.name, detail=str(problem)))
            continue
        clash = _clash(own, taken)
        if clash:
            found.problems.append(clash)
            continue
        taken.update((card.id, path.name) for card in own.cards)
        found.sets.append(own)
    return found


def cards_for(config: Config) -> Cards:
    """The cards of a game: those that ship, and the own sets it names."""
    cards = edition_of(config.edition).cards
    if not config.own_sets:
        return cards
    cards = dict(cards)
    for own in find().sets:
        if own.name in config.own_sets:
            cards.update((card.id, card) for card in own.cards)
    return cards


def _sentence(path: Path, trouble: list[Problem]) -> Trouble:
    first, more = trouble[0], len(trouble) - 1
    if more:
        return Trouble("own_set_lines", file=path.name, line=first.line, detail=first.message, n=more)
    return Trouble("own_set_line", file=path.name, line=first.line, detail=first.message)


def _read(path: Path) -> OwnSet:
    root = compose(path.read_text(encoding="utf-8"))
    kind = kind_of(path, fields_of(root)) if root is not None else ""
    if kind not in SHIPPED:
        raise BadFile("a set of one's own holds missions, action cards or events")
    cards = tuple(read_card_file(path, kind))
    return OwnSet(cards[0].set, kind, path, cards)


def _clash(own: OwnSet, taken: dict[str, str]) -> Trouble | None:
    file = own.path.name
    if own.name in SHIPPED[own.kind]:
        return Trouble("set_taken", file=file, name=own.name)
    for card in own.cards:
        if card.id in standard_cards():
            return Trouble("card_taken", file=file, card=card.id)
        if card.id in taken:
            return Trouble("card_elsewhere", file=file, card=card.id, other=taken[card.id])
    return None
