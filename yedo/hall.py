"""The hall of fame's file: one entry per finished game, newest last. Written in one step, read with patience: a
damaged file is set aside, damaged entries are not shown but stay where they are, and a file that cannot be read just
now is left alone. Imports no pygame."""

import json
import time
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

from engine.core import sound
from engine.core.plain import Damaged
from engine.core.setup import HUMAN as HUMAN
from engine.core.words import t
from engine.games import DEFAULT, kind_of
from yedo import files
from yedo.assets import user_dir

LARGEST = 4_000_000
MOST = 2_000  # games remembered; the oldest make room


@dataclass(slots=True)
class Place:
    """One player of a finished game; `rank` 1 is the winner."""

    name: str
    color: str
    played_by: str
    score: int
    rank: int
    missions: list[str] = field(default_factory=list)  # what it completed, or else is remembered for
    joined: bool = False  # a person who took over a bot's seat in mid-game


@dataclass(slots=True)
class Entry:
    date: float  # seconds since 1970
    players: list[Place]
    rounds: int  # played
    ended_by: str  # rounds, kill_the_shogun, coop_won, coop_lost
    modules: list[str] = field(default_factory=list)
    seconds: float = 0.0
    save: str = ""  # id of the saved game, for its replay
    mood: str = ""  # these three where all play together
    level: str = ""
    master: bool = False
    length: int = 0  # the rounds it was meant to have; 0 in entries of older versions
    edition: str = ""  # of another edition than the usual one
    game: str = DEFAULT
    together: bool = False  # all won or lost as one


def hall_path() -> Path:
    return user_dir() / "hall.json"


def entry_of(game: Any, played_by: list[str], seconds: float = 0.0, save: str = "") -> Entry:
    """The entry of a game that is over."""
    kind = kind_of(game.kind_id)
    result, config = kind.result(game), game.config
    rank = {seat: 1 if n < result.shared else n + 1 for n, seat in enumerate(result.ranking)}
    began = {n: seat.played_by for n, seat in enumerate(config.seats)}
    players = [
        Place(
            f.name, f.color, played_by[f.seat], f.score, rank.get(f.seat, len(rank)), kind.deeds(game, f.seat),
            joined=played_by[f.seat] == HUMAN != began.get(f.seat),
        )
        for f in kind.seats(game)
        if not f.outside
    ]  # fmt: skip
    entry = Entry(
        time.time(), players, result.rounds, result.ended_by, kind.modules(config), seconds, save,
        length=kind.clock(game).rounds, game=kind.id, together=result.together, **kind.mode(config),
    )  # fmt: skip
    return entry


def record(entry: Entry) -> str | None:
    """Add a game; a sentence if that fails or the old file had to be set aside."""
    path = hall_path()
    try:
        raw, trouble = _raw(path)
        path.parent.mkdir(parents=True, exist_ok=True)
        files.write(path, json.dumps([*raw, asdict(entry)][-MOST:], indent=1))
    except OSError as problem:
        return t("hall.cannot_save", folder=path.parent, reason=files.reason(problem))
    return trouble


def load() -> tuple[list[Entry], str | None]:
    """Every game that can be read, with a sentence when the file had to be set aside."""
    path = hall_path()
    try:
        raw, trouble = _raw(path)
    except OSError as problem:
        return [], t("saves.unreadable", file=path.name, reason=files.reason(problem))
    return [entry for entry in map(_entry, raw[-MOST:]) if entry is not None], trouble


def _raw(path: Path) -> tuple[list[Any], str | None]:
    """What the file says, good or bad; nothing if there is none or it had to be set aside. Raises OSError: a file
    that cannot be read, or that cannot be set aside, is not an empty one."""
    try:
        raw = sound.parse_json(files.read(path, LARGEST), LARGEST)
        if not isinstance(raw, list):
            raise Damaged("no_list")
        return raw, None
    except FileNotFoundError:
        return [], None
    except (Damaged, files.FileTrouble) as problem:
        aside = files.set_aside(path)
        if aside is None:
            raise OSError(0, t("saves.not_aside")) from None
        return [], t("hall.set_aside", reason=problem, file=aside)


def _entry(raw: Any) -> Entry | None:
    try:
        players = [
            Place(
                files.clean(str(p["name"]), 40), files.clean(str(p["color"]), 20),
                files.clean(str(p["played_by"]), 20), _number(p["score"]), _number(p["rank"]),
                [files.clean(str(m), 20) for m in p.get("missions", [])[:60]], bool(p.get("joined", False)),
            )
            for p in raw["players"][:6]
        ]  # fmt: skip
        modules = [files.clean(str(m), 20) for m in raw["modules"][:8]]
        texts = [files.clean(str(raw[key]), 40) for key in ("ended_by", "save")]
        date, seconds = (min(1e10, max(0.0, float(raw[key]))) for key in ("date", "seconds"))
        entry = Entry(date, players, _number(raw["rounds"]), texts[0], modules, seconds, texts[1])
        entry.mood, entry.level = (files.clean(str(raw.get(key, "")), 20) for key in ("mood", "level"))
        entry.edition = files.clean(str(raw.get("edition", "")), 20)
        entry.master, entry.length = bool(raw.get("master", False)), _number(raw.get("length", 0))
        entry.game = files.clean(str(raw.get("game", DEFAULT)), 20)
        entry.together = bool(raw.get("together", False))
        return entry
    except (KeyError, TypeError, ValueError, AttributeError, OverflowError):
        return None


def _number(value: Any) -> int:
    return max(-9999, min(9999, int(value)))
