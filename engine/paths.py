"""Where the engine finds its data: beside the package in a source tree or an editable install, inside it
in a wheel, inside the program's folder in a frozen bundle. Nothing else may guess at these places."""

import sys
from functools import cache
from pathlib import Path


class MissingPart(FileNotFoundError):
    """A folder of the game is not where it should be; the message is one sentence."""


@cache
def data_dir() -> Path:
    """The folder that holds a folder for every game, lang/ and the rest of `data/`."""
    package = Path(__file__).resolve().parent
    candidates = [package / "_data"]
    if getattr(sys, "frozen", False):
        candidates.insert(0, Path(getattr(sys, "_MEIPASS", package.parent)) / "engine" / "_data")
    else:
        candidates.append(package.parent / "data")
    for folder in candidates:
        if folder.is_dir():
            return folder
    raise MissingPart(f"The game's folder data is missing; it should be {candidates[-1]}.")
