"""What the player chose in the settings, kept as JSON in the user's folder. Reading never fails: a damaged
file is set aside under another name and a sentence says so. Imports no pygame."""

import json
import os
from collections.abc import Callable
from dataclasses import asdict, dataclass, field, fields
from pathlib import Path
from typing import Any

from engine.core import sound
from engine.core.plain import Damaged
from engine.core.words import t
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


_ALLOWED: dict[str, Callable[[Any], bool]] = {
    "animation_speed": lambda value: value in SPEEDS,
    "palette": lambda value: value in PALETTES,
    "board_side": lambda value: value in SIDES,
    "secrecy": lambda value: value in SECRECY,
    "reactions": lambda value: value in REACTIONS,
    "ui_scale": lambda value: value in UI_SCALES,
    "rival_pace": lambda value: value in RIVAL_PACES,
    "volume_effects": lambda value: 0 <= value <= 1,
    "volume_music": lambda value: 0 <= value <= 1,
    "window_size": lambda value: len(value) == 2 and all(200 <= side <= 16384 for side in value),
    "window_position": lambda value: value is None or len(value) == 2,
}


def settings_path() -> Path:
    return user_dir() / "settings.json"


def load() -> tuple[Settings, str | None]:
    """The saved settings, or the defaults; with a sentence when the file had to be set aside."""
    path = settings_path()
    try:
        raw = sound.parse_json(files.read(path, LARGEST), LARGEST)
        if not isinstance(raw, dict):
            raise Damaged("it is not a table of settings")
    except FileNotFoundError:
        return Settings(), None
    except (OSError, Damaged, files.FileTrouble) as problem:
        return Settings(), _set_aside(path, problem)
    return _from_raw(raw), None


def save(settings: Settings) -> str | None:
    """Write the settings so that a crash leaves either the old or the new file; a sentence if that fails."""
    path = settings_path()
    scratch = path.with_suffix(f".{os.getpid()}.tmp")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with scratch.open("w", encoding="utf-8") as out:
            json.dump(asdict(settings), out, indent=1, ensure_ascii=False)
            out.flush()
            os.fsync(out.fileno())
        os.replace(scratch, path)
    except OSError as problem:
        return f"The settings could not be saved in {path.parent}: {problem.strerror or problem}."
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


def _from_raw(raw: dict[str, Any]) -> Settings:
    """Take what is understood and sensible; an unknown or odd value keeps the default, so that settings of
    an older or newer version still load."""
    settings = Settings()
    for item in fields(Settings):
        if item.name not in raw:
            continue
        value, default = raw[item.name], getattr(settings, item.name)
        if isinstance(value, list):
            value = tuple(value)
        if not _sensible(item.name, value, default):
            continue
        if item.name == "keys":
            value = {action: str(value.get(action, key)) for action, key in DEFAULT_KEYS.items()}
        setattr(settings, item.name, value)
    return settings


def _sensible(name: str, value: Any, default: Any) -> bool:
    try:
        return _ALLOWED[name](value) if name in _ALLOWED else isinstance(value, type(default))
    except TypeError:
        return False


def _set_aside(path: Path, problem: Exception) -> str:
    number = 1
    while (aside := path.with_name(f"settings.damaged-{number}.json")).exists():
        number += 1
    reason = getattr(problem, "strerror", None) or str(problem)
    try:
        os.replace(path, aside)
    except OSError:
        return f"The settings in {path} could not be read ({reason}); the usual ones are used."
    return f"The settings could not be read ({reason}); they were set aside as {aside.name}."
