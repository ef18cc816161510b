"""A player's own numbers of a game: files in `data/<game>` of the player's folder, named like the game's, that say what
is different. They count for new games; a save carries the numbers it began with. Imports no pygame."""

import json
from contextlib import suppress
from functools import lru_cache
from pathlib import Path
from typing import Any

from engine.core.kind import Kind, Parts
from engine.core.plain import Damaged
from engine.core.saving import CRASHES, Frame, head_of
from engine.core.setup import BadSetup
from engine.core.yaml_file import BadFile
from yedo import __version__, files
from yedo.assets import user_dir

SHOWN = 4  # changed numbers named in a sentence


def folder_of(kind: Kind) -> Path:
    return user_dir() / "data" / kind.id


def parts_for(kind: Kind, config: Any) -> Parts | None:
    """What a new game is played with if the player has numbers of their own, tried out; None if not. Raises BadSetup
    with one sentence."""
    folder = folder_of(kind)
    try:
        parts = kind.with_numbers(folder, config)
        if parts is not None:
            game = kind.new(config, None, parts)
            Frame(kind, json.loads(json.dumps(head_of(kind, game, __version__))))
    except BadSetup:  # the numbers are in order, and the rules with them say why not: another length, say
        raise
    except BadFile as problem:
        raise BadSetup("own_numbers_file", detail=str(problem)) from None
    except Damaged as problem:
        raise BadSetup("own_numbers", folder=folder, reason=problem) from None
    except OSError as problem:
        raise BadSetup("own_numbers_unread", folder=folder, reason=files.reason(problem)) from None
    except CRASHES as problem:
        words = f"{type(problem).__name__}: {problem}"[:100]
        raise BadSetup("own_numbers_odd", folder=folder, detail=words) from None
    return parts


def board_for(kind: Kind) -> Any:
    """The board of a game that would begin now, where it is not the usual one."""
    folder = folder_of(kind)
    written = tuple(sorted((str(path), path.stat().st_mtime_ns) for path in folder.rglob("*.yaml")))
    return _board(kind, folder, written) if written else None


@lru_cache(8)
def _board(kind: Kind, folder: Path, written: tuple[tuple[str, int], ...]) -> Any:
    config = kind.config(max(kind.players), 1)
    try:
        parts = kind.with_numbers(folder, config)
        if parts is not None:
            with suppress(BadSetup):  # another length, say: the usual setup need not fit
                kind.new(config, None, parts)
            return kind.board(parts)
    except (BadFile, Damaged, OSError, *CRASHES):  # whoever begins a game is told
        pass
    return None


def announced(kind: Kind, config: Any) -> str:
    """The same of a game that would begin now; a sentence about the files where they cannot be used."""
    try:
        parts = parts_for(kind, config)
    except BadSetup as problem:
        return str(problem)
    return changed(kind, kind.new(config, None, parts)) if parts is not None else ""


def changed(kind: Kind, game: Any) -> str:
    """The names of a game's numbers that are not the house's, for a sentence; empty if there are none."""
    names = [name.replace("_", " ") for name in kind.other_numbers(game)]
    return ", ".join(names[:SHOWN]) + (" …" if len(names) > SHOWN else "")
