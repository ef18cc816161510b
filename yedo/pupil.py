"""What a player has done of the lesson: chapters that are done, and for each that was left the save it goes on from.
A file that cannot be read means a lesson that starts anew. Imports no pygame."""

import json
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

from yedo import files, hall, saves
from yedo.assets import user_dir
from yedo.files import FileTrouble

LARGEST = 20_000


@dataclass(slots=True)
class Bookmark:
    """The save of a chapter, the gestures that are done with, and the step it stood at, for the list."""

    save: str
    seen: list[int] = field(default_factory=list)
    step: int = 0


@dataclass(slots=True)
class Progress:
    done: list[str] = field(default_factory=list)
    open: dict[str, Bookmark] = field(default_factory=dict)

    def chapter_of(self, save: str) -> str | None:
        """The chapter that a saved game is."""
        return next((id for id, mark in self.open.items() if mark.save == save), None)


def _file() -> Path:
    return user_dir() / "lesson.json"


def read() -> Progress:
    try:
        raw: Any = json.loads(files.read(_file(), LARGEST))
        marks = {str(id): Bookmark(**mark) for id, mark in raw["open"].items()}
        if not all(_sound(mark) for mark in marks.values()):
            return Progress()
        return Progress([str(id) for id in raw["done"]], marks)
    except (OSError, FileTrouble, ValueError, KeyError, TypeError, AttributeError, RecursionError):
        return Progress()


def _sound(mark: Bookmark) -> bool:
    numbers = isinstance(mark.seen, list) and all(type(n) is int for n in [*mark.seen, mark.step])
    return isinstance(mark.save, str) and numbers


def write(progress: Progress) -> None:
    try:
        _file().parent.mkdir(parents=True, exist_ok=True)
        files.write(_file(), json.dumps(asdict(progress)))
    except OSError:
        pass  # a lesson that cannot be remembered starts anew next time


def nothing_played() -> bool:
    """Whether this is a first start: no game and no lesson was ever begun here."""
    return not _file().exists() and not saves.slots() and not hall.hall_path().exists()
