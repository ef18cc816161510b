"""A game's setup written down: `yedo play --setup FILE`, for hosts who prepare an evening. Whatever is wrong is said
in one sentence before a window opens. Of another game than Yedo it has game, players, seed and the game's own choices;
a seat's colour is its `clan` there too.

    game: yedo
    players: [human, samurai, {name: Oyuki, clan: green, by: human}]    # 2 to 5; 1 to 4 with shogun_must_die
    edition: deluxe   # or 2012-geisha, 2012-samurai, which take no sets, modules and rounds
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

from engine.core.kind import Kind
from engine.core.own_bots import known, names
from engine.core.setup import HUMAN, BadSetup, Seat
from engine.core.yaml_file import BadFile, read_yaml
from engine.games import DEFAULT, UnknownGame, kind_of
from engine.yedo.config import CLANS, NAMES, Config, edition_game, first_game, standard_game
from engine.yedo.editions import DELUXE
from yedo.tables.yedo import own_sets
from yedo.tables.yedo.new_game import LARGEST_SEED

KEYS = (
    "game", "players", "edition", "rounds", "sets", "modules", "rules", "seed", "first", "black_deck", "side",
    "mood", "level", "master",
)  # fmt: skip
KINDS = {"action": "action_sets", "event": "event_sets", "mission": "mission_sets"}
FIRST = "first"
USUAL = "human,novice,samurai,novice"
USUAL_ANY = "human,novice,samurai"


def read(path: Path, game: str | None = None) -> tuple[Kind, Any]:
    """The game a file describes, perhaps wanted to be one of `game`. Raises BadFile or BadSetup with one sentence."""
    raw = _lines(path)
    try:
        kind = kind_of(str(raw.get("game", game or DEFAULT)))
    except UnknownGame as problem:
        raise BadFile(f"{path.name}: {problem}") from None
    if game is not None and game != kind.id:
        raise BadFile(f"{path.name}: this is a setup of {kind.id}, not of {game}")
    return kind, read_setup(path) if kind.id == DEFAULT else _read_any(kind, raw, path)


def _lines(path: Path) -> dict[str, Any]:
    raw = read_yaml(path)
    if not isinstance(raw, dict):
        raise BadFile(f"{path.name}: a setup file needs lines such as 'players: [human, samurai]'")
    return raw


def _read_any(kind: Kind, raw: dict[str, Any], path: Path) -> Any:
    choices = [choice.name for choice in kind.setup_options()]
    keys = ("game", "players", "seed", "rules", *choices)
    for key in raw:
        if key not in keys:
            raise BadFile(f"{path.name}: a setup of {kind.id} has no '{str(key)[:40]}'; it has {', '.join(keys)}")
    rules = raw.get("rules", {})
    if not isinstance(rules, dict):
        raise BadFile(f"{path.name}: 'rules' must be lines such as 'name: value'")
    seed = raw.get("seed")
    if seed is not None and type(seed) is not int:
        raise BadFile(f"{path.name}: 'seed' must be a whole number")
    chosen = {name: raw[name] for name in choices if name in raw} | rules
    return ordered_any(kind, _list(raw, "players", USUAL_ANY.split(","), path), seed, chosen)


def ordered_any(kind: Kind, players: list[Any], seed: int | None = None, choices: dict[str, Any] | None = None) -> Any:
    """A setup of any game for these players. Raises BadSetup with one sentence."""
    if len(players) not in kind.players:
        least, most = min(kind.players), max(kind.players)
        raise BadSetup(f"{kind.id.capitalize()} is for {least} to {most} players, not {len(players)}")
    config = kind.config(len(players), drawn_seed() if seed is None else seed, choices)
    usual = {seat.color: seat.name for seat in kind.config(max(kind.players), 1).seats}
    config.seats = seats_of(kind, players, usual)
    kind.check(config)
    return config


def read_setup(path: Path) -> Config:
    """The game of Yedo that a file describes. Raises BadFile or BadSetup with one sentence."""
    raw = _lines(path)
    for key in raw:
        if key not in KEYS:
            raise BadFile(f"{path.name}: a setup has no '{str(key)[:40]}'; it has {', '.join(KEYS)}")
    players, edition = _list(raw, "players", USUAL.split(","), path), str(raw.get("edition", DELUXE))
    config = seated(players, raw.get("sets") == FIRST, _modules(raw, path), edition)
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


def ordered(players: str | None, seed: int | None, edition: str | None = None) -> Config:
    """The game of `yedo play --players human,samurai --seed 3`."""
    config = seated((players or USUAL).split(","), edition=edition or DELUXE)
    if seed is not None:
        config.seed = seed
    return config


def seated(
    players: list[Any], first: bool = False, modules: list[str] | None = None, edition: str = DELUXE
) -> Config:
    """Seats for people and bots; each entry is who plays it, or a mapping with name, clan and by."""
    if not 1 <= len(players) <= len(CLANS):
        raise BadSetup(f"a table has 1 to {len(CLANS)} players, not {len(players)}")
    if edition != DELUXE:
        config = edition_game(len(players), edition)
    else:
        config = first_game(len(players)) if first else standard_game(len(players), modules=modules)
    config.modules = modules or []
    config.seed = drawn_seed()
    config.seats = seats_of(kind_of(DEFAULT), players, {clan: NAMES[clan] for clan in CLANS})
    return config


def drawn_seed() -> int:
    return random.SystemRandom().randrange(1, LARGEST_SEED + 1)


def seats_of(kind: Kind, players: list[Any], usual: dict[str, str]) -> list[Seat]:
    """Seats in the order of the players; `usual` are a game's colours with the names that go with them."""
    taken = [str(entry["clan"]) for entry in players if isinstance(entry, dict) and "clan" in entry]
    free = [clan for clan in usual if clan not in taken]
    seats = []
    for entry in players:
        told = entry if isinstance(entry, dict) else {"by": entry}
        if not set(told) <= {"name", "clan", "by"} or not all(isinstance(v, str | int) for v in told.values()):
            raise BadSetup("a seat is a word such as 'human', or has name, clan and by")
        by = str(told.get("by", HUMAN)).strip()
        if by != HUMAN and not known(kind, by):
            raise BadSetup(f"nobody called '{by[:40]}' can play; a seat is for {HUMAN}, {', '.join(names(kind))}")
        clan = str(told["clan"]) if "clan" in told else free.pop(0) if free else ""
        name = str(told.get("name", usual.get(clan, clan)))
        seats.append(Seat(clan, name[:40].strip(), by))
    return seats


def _list(raw: dict[str, Any], key: str, usual: list[Any], path: Path) -> list[Any]:
    value = raw.get(key, usual)
    if not isinstance(value, list) or (not value and key == "players"):
        raise BadFile(f"{path.name}: '{key}' must be a list, for example [a, b]")
    return value


def _modules(raw: dict[str, Any], path: Path) -> list[str]:
    return [str(m) for m in _list(raw, "modules", [], path)]
