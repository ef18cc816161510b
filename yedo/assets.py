"""Where the program finds its art, fonts and sound (source tree, wheel or frozen bundle), and the one
folder it may write to. Imports no pygame, so headless commands may use it."""

import os
import sys
from functools import cache
from pathlib import Path

import platformdirs

from engine.paths import MissingPart


@cache
def _asset_dir(name: str) -> Path:
    package = Path(__file__).resolve().parent
    candidates = [package / "_assets" / name]
    if getattr(sys, "frozen", False):
        candidates.insert(0, Path(getattr(sys, "_MEIPASS", package.parent)) / "yedo" / "_assets" / name)
    else:
        candidates.append(package.parent / name)
    for folder in candidates:
        if folder.is_dir():
            return folder
    raise MissingPart(f"The game's folder {name} is missing; it should be {candidates[-1]}.")


def art_dir() -> Path:
    """The folder with manifest.json, the app icon and `rendered/`."""
    return _asset_dir("art")


def rendered_dir() -> Path:
    """The folder with the drawn pictures, in a folder for the kit and one for each game."""
    return art_dir() / "rendered"


@cache
def pictures() -> dict[str, Path]:
    """Every drawn picture by its name: "icons/katana" lies in the kit's or a game's icons, "edo/fan" in edo itself."""
    endings = (".png", ".webp")
    files = [file for pattern in ("*/*", "*/*/*") for file in rendered_dir().glob(pattern) if file.suffix in endings]
    return {f"{file.parent.name}/{file.stem}": file for file in sorted(files)}


def sound_dir() -> Path:
    """The folder with the .ogg files."""
    return art_dir() / "kit" / "sound"


def fonts_dir() -> Path:
    """The folder with the .ttf files and their licences."""
    return _asset_dir("fonts")


def user_dir() -> Path:
    """The folder for saves, settings and records: $YEDO_HOME if set, else the system's place for user data.
    The caller creates it and says so in a sentence when that fails."""
    home = os.environ.get("YEDO_HOME")
    if home:
        return Path(home).expanduser()
    return Path(platformdirs.user_data_dir("yedo", appauthor=False))
