"""A game's setup written down: `yedo play --setup FILE`, for hosts who prepare an evening. Whatever is wrong is said
in one sentence before a window opens.

    players: [human, samurai, {name: Oyuki, clan: green, by: human}]    # 2 to 5; 1 to 4 with shogun_must_die
    rounds: 8
    sets: {action: [neutral, resources], event: [neutral, resources], mission: [neutral, prestige]}   # or: first
    modules: [teahouse]
    rules: {dojo_draw: three_keep_one}
    seed: 1605
    first: 0          # who begins; left out: by lot
    black_deck: true
    mood: demanding   # the last three only with shogun_must_die
    level: normal
    master: false
"""

import random
from pathlib import Path
from typing import Any

from engine.core.yaml_file import BadFile, read_yaml
from engine.yedo.bots import known, names
from engine.yedo.config import CLANS, NAMES, BadSetup, Config, Seat, first_game, standard_game
from yedo.tables.yedo import own_sets
from yedo.tables.yedo.new_game import LARGEST_SEED

HUMAN = "human"
KEYS = (
    "players", "rounds", "sets", "modules", "rules", "seed", "first", "black_deck", "side", "mood", "level", "master",
)  # fmt: skip
KINDS = {"action": "action_sets", "event": "event_sets", "mission": "mission_sets"}
FIRST = "first"
USUAL = "human,novice,samurai,novice"


def read_setup(path: Path) -> Config:
    """The game a file describes. Raises BadFile or BadSetup with one sentence."""
    raw = read_yaml(path)
    if not isinstance(raw, dict):
        raise BadFile(f"{path.name}: a setup file needs lines such as 'players: [human, samurai]'")
    for key in raw:
        if key not in KEYS:
            raise BadFile(f"{path.name}: a setup has no '{str(key)[:40]}'; it has {', '.join(KEYS)}")
    config = seated(_list(raw, "players", USUAL.split(","), path), raw.get("sets") == FIRST, _modules(raw, path))
    _take_sets(config, raw.get("sets", FIRST), path)
    for key in ("rounds", "seed", "first"):
        if key in raw:
            if type(raw[key]) is not int:
                raise BadFile(f"{path.name}: '{key}' must be a whole number")
            setattr(config, key, raw[key])
    for key in ("black_deck", "master"):
        if key in raw:
            if not isinstance(raw[key], bool):
                raise BadFile(f"{path.name}: '{key}' must be true or false")
            setattr(config, key, raw[key])
    for key in ("side", "mood", "level"):
        if key in raw:
            if not isinstance(raw[key], str):
                raise BadFile(f"{path.name}: '{key}' must be a word")
            setattr(config, key, raw[key])
    if "rules" in raw:
        values = raw["rules"].values() if isinstance(raw["rules"], dict) else [None]
        if not all(isinstance(value, str | int) for value in values):
            raise BadFile(f"{path.name}: 'rules' must be lines such as 'dojo_draw: one'")
        config.rules = {str(k): str(v) for k, v in raw["rules"].items()}
    return config


def _take_sets(config: Config, sets: Any, path: Path) -> None:
    if sets == FIRST:
        return
    if not isinstance(sets, dict):
        raise BadFile(f"{path.name}: 'sets' must be '{FIRST}' or lines such as 'mission: [neutral, prestige]'")
    own = own_sets.find()
    for kind in sets:
        if kind not in KINDS:
            raise BadFile(f"{path.name}: 'sets' knows {', '.join(KINDS)}, not '{str(kind)[:40]}'")
        named = [str(name) for name in _list(sets, kind, [], path)]
        config.own_sets += [name for name in named if name in own.names(kind)]
        setattr(config, KINDS[kind], named)


def ordered(players: str | None, seed: int | None) -> Config:
    """The game of `yedo play --players human,samurai --seed 3`."""
    config = seated((players or USUAL).split(","))
    if seed is not None:
        config.seed = seed
    return config


def seated(players: list[Any], first: bool = False, modules: list[str] | None = None) -> Config:
    """Seats for people and bots; each entry is who plays it, or a mapping with name, clan and by."""
    if not 1 <= len(players) <= len(CLANS):
        raise BadSetup(f"a table has 1 to {len(CLANS)} players, not {len(players)}")
    config = first_game(len(players)) if first else standard_game(len(players), modules=modules)
    config.modules = modules or []
    config.seed = random.SystemRandom().randrange(1, LARGEST_SEED + 1)
    taken = [str(entry["clan"]) for entry in players if isinstance(entry, dict) and "clan" in entry]
    free = [clan for clan in CLANS if clan not in taken]
    config.seats = []
    for entry in players:
        told = entry if isinstance(entry, dict) else {"by": entry}
        if not set(told) <= {"name", "clan", "by"} or not all(isinstance(v, str | int) for v in told.values()):
            raise BadSetup("a seat is a word such as 'human', or has name, clan and by")
        by = str(told.get("by", HUMAN)).strip()
        if by != HUMAN and not known(by):
            raise BadSetup(f"nobody called '{by[:40]}' can play; a seat is for {HUMAN}, {', '.join(names())}")
        clan = str(told["clan"]) if "clan" in told else free.pop(0) if free else ""
        name = str(told.get("name", NAMES.get(clan, clan)))
        config.seats.append(Seat(clan, name[:40].strip(), by))
    return config


def _list(raw: dict[str, Any], key: str, usual: list[Any], path: Path) -> list[Any]:
    value = raw.get(key, usual)
    if not isinstance(value, list) or (not value and key == "players"):
        raise BadFile(f"{path.name}: '{key}' must be a list, for example [a, b]")
    return value


def _modules(raw: dict[str, Any], path: Path) -> list[str]:
    return [str(m) for m in _list(raw, "modules", [], path)]
