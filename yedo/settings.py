"""What the player chose in the settings, kept as JSON in the user's folder. Reading never fails: of a file with
strange values every other value is taken, and the file itself is kept under another name, with a sentence. A file
that cannot be read is not replaced before it has been set aside. Imports no pygame."""

import contextlib
import json
import os
import re
import shutil
from collections.abc import Callable
from dataclasses import asdict, dataclass, field, fields
from pathlib import Path
from typing import Any

from engine.core import sound
from engine.core.plain import Damaged
from engine.core.words import FALLBACK, languages, t
from yedo import files
from yedo.assets import user_dir

LARGEST = 200_000  # characters; a settings file has about a thousand
SPEEDS = {"slow": 0.6, "normal": 1.0, "fast": 2.2, "off": 0.0}
PALETTES = ("normal", "deuteranopia", "protanopia", "tritanopia")
SIDES = ("day", "night")
SECRECY = ("strict", "relaxed", "open")
REACTIONS = ("when_possible", "always")
RIVAL_PACES = (0.0, 0.8, 1.5, 3.0)  # seconds that a rival's mission or arrest stays in sight
UI_SCALES = (0.8, 0.9, 1.0, 1.15, 1.3)

# What a key does, in the order of the settings page, with the key it has before anyone changes it.
DEFAULT_KEYS = {
    "rules": "f1",
    "flip_board": "f2",
    "fullscreen": "f11",
    "mute": "m",
    "undo": "u",
    "redo": "y",
    "peek": "p",
    "hint": "h",
    "log": "l",
    "skip": "space",
    "screenshot": "f12",
}


@dataclass(slots=True)
class Settings:
    language: str = "en"
    animation_speed: str = "normal"
    rival_pace: float = 1.5
    moments: bool = True  # great moments are played out on a scroll
    seasons: bool = True  # the board goes from spring to winter over the game
    volume_effects: float = 0.5
    volume_music: float = 0.25
    mute: bool = False
    ui_scale: float = 1.0
    large_text: bool = False
    palette: str = "normal"
    board_side: str = "day"
    secrecy: str = "relaxed"
    reactions: str = "when_possible"
    confirmations: bool = True
    fullscreen: bool = False
    show_clock: bool = True
    phones: bool = False  # a new game begins by inviting phones
    keys: dict[str, str] = field(default_factory=lambda: dict(DEFAULT_KEYS))
    new_game: dict[str, Any] = field(default_factory=dict)  # the last choice of the new-game page
    window_size: tuple[int, int] = (1600, 900)
    window_position: tuple[int, int] | None = None

    @property
    def speed(self) -> float:
        """How fast animations run; 0 is off."""
        return SPEEDS[self.animation_speed]

    def bind(self, action: str, key: str) -> None:
        """Give an action a key; whoever had that key takes the old one in exchange."""
        for other, held in self.keys.items():
            if held == key and other != action:
                self.keys[other] = self.keys[action]
        self.keys[action] = key


_WORD = re.compile(r"[\w-]{1,20}")
_KEY = re.compile(r"[^\x00-\x1f\x7f-\x9f\ud800-\udfff{}]{1,30}")
_ALLOWED: dict[str, Callable[[Any], bool]] = {
    "language": lambda value: isinstance(value, str) and bool(_WORD.fullmatch(value)),
    "animation_speed": lambda value: value in SPEEDS,
    "palette": lambda value: value in PALETTES,
    "board_side": lambda value: value in SIDES,
    "secrecy": lambda value: value in SECRECY,
    "reactions": lambda value: value in REACTIONS,
    "ui_scale": lambda value: _is_number(value) and value in UI_SCALES,
    "rival_pace": lambda value: _is_number(value) and value in RIVAL_PACES,
    "volume_effects": lambda value: _is_number(value) and 0 <= value <= 1,
    "volume_music": lambda value: _is_number(value) and 0 <= value <= 1,
    "keys": lambda value: isinstance(value, dict),
    "window_size": lambda value: _is_pair(value) and all(200 <= side <= 16384 for side in value),
    "window_position": lambda value: value is None or (_is_pair(value) and all(abs(at) <= 32768 for at in value)),
}


def _is_number(value: Any) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool)


def _is_pair(value: Any) -> bool:
    return isinstance(value, tuple) and len(value) == 2 and all(type(part) is int for part in value)


def preferred() -> str:
    """The language of the system, if we speak it: what a first start begins with."""
    from pygame import system

    spoken = languages()
    wished = [locale["language"] for locale in system.get_pref_locales()]
    return next((language for language in wished if language in spoken), FALLBACK)


def settings_path() -> Path:
    return user_dir() / "settings.json"


def load() -> tuple[Settings, str | None]:
    """The saved settings, or the defaults where there are none; with a sentence when something had to be mended."""
    path = settings_path()
    _unread.discard(path)
    try:
        raw = sound.parse_json(files.read(path, LARGEST), LARGEST)
        if not isinstance(raw, dict):
            raise Damaged("no_settings")
    except FileNotFoundError:
        return Settings(language=preferred()), None
    except OSError as problem:
        _unread.add(path)
        return Settings(), t("notice.settings_unread", reason=files.reason(problem))
    except (Damaged, files.FileTrouble) as problem:
        return Settings(), _set_aside(path, problem)
    settings, strange = _from_raw(raw)
    return settings, _keep_copy(path, strange) if strange else None


def save(settings: Settings) -> str | None:
    """Write the settings so that a crash leaves either the old or the new file; a sentence if that fails."""
    path = settings_path()
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        if path in _unread and os.path.lexists(path) and files.set_aside(path) is None:
            raise OSError(0, t("saves.not_aside"))
        _unread.discard(path)
        files.write(path, json.dumps(asdict(settings), indent=1))
    except OSError as problem:
        return t("notice.settings_unsaved", folder=path.parent, reason=files.reason(problem))
    return None


def unwritable() -> str | None:
    """A sentence if nothing can be written to the player's folder."""
    folder = user_dir()
    try:
        folder.mkdir(parents=True, exist_ok=True)
        files.write(folder / "writable", "")
        (folder / "writable").unlink()
    except OSError as problem:
        return t("notice.no_home", folder=folder, reason=files.reason(problem))
    return None


def _from_raw(raw: dict[str, Any]) -> tuple[Settings, list[str]]:
    """Take what is understood and sensible; an odd value keeps the default and is named, an unknown name is of
    another version and passed over."""
    settings, strange = Settings(), []
    for item in fields(Settings):
        if item.name not in raw:
            continue
        value, default = raw[item.name], getattr(settings, item.name)
        if isinstance(value, list):
            value = tuple(value)
        if not _sensible(item.name, value, default):
            strange.append(item.name)
            continue
        if item.name == "keys":
            value = _keys(value, strange)
        setattr(settings, item.name, value)
    return settings, strange


def _keys(given: dict[str, Any], strange: list[str]) -> dict[str, str]:
    keys = dict(DEFAULT_KEYS)
    for action in keys:
        key = given.get(action, keys[action])
        if isinstance(key, str) and _KEY.fullmatch(key):
            keys[action] = key
        else:
            strange.append(f"keys.{action}")
    return keys


def _sensible(name: str, value: Any, default: Any) -> bool:
    try:
        return _ALLOWED[name](value) if name in _ALLOWED else isinstance(value, type(default))
    except (TypeError, ValueError, OverflowError):
        return False


_unread: set[Path] = set()  # files that are there and could not be read


def _keep_copy(path: Path, strange: list[str]) -> str:
    """The file as it was, under another name: the next save repairs it."""
    aside = files.free_name(path)
    with contextlib.suppress(OSError):
        shutil.copyfile(path, aside)
    return t("notice.settings_strange", names=", ".join(strange[:4]), file=aside.name)


def _set_aside(path: Path, problem: Exception) -> str:
    aside = files.set_aside(path)
    if aside is None:
        _unread.add(path)
        return t("notice.settings_unread", reason=problem)
    return t("notice.settings_aside", reason=problem, file=aside)
