"""What phones need to come back by themselves after the program has stopped in the middle of a game: port, token, code
and the keys of the seats. It lies beside the save and is taken away when phones are switched off."""

from __future__ import annotations

import contextlib
import json
import os
import re
import secrets
import time
from dataclasses import asdict, dataclass, field
from pathlib import Path

from yedo import files
from yedo.lan.door import CODE, LETTERS, new_code, new_token

FILE = "phones.json"
LARGEST = 20_000  # characters
LASTS = 12 * 3600.0  # seconds: an evening, not a week
_TOKEN = re.compile(r"[\w-]{20,64}")
_CODE = re.compile(f"[{LETTERS}]{{{CODE}}}")


@dataclass(slots=True)
class Evening:
    address: str = ""
    port: int = 0  # 0: any
    token: str = field(default_factory=new_token)
    code: str = field(default_factory=new_code)
    secret: str = field(default_factory=lambda: secrets.token_hex(16))  # of the paths of faces
    keys: dict[int, str] = field(default_factory=dict)  # seats that phones have taken


def keep(folder: Path | None, evening: Evening) -> None:
    """Write it down; what cannot be written is only missing after a crash."""
    if folder is None:
        return
    raw = {**asdict(evening), "keys": {str(seat): key for seat, key in evening.keys.items()}, "at": time.time()}
    with contextlib.suppress(OSError):
        files.write(folder / FILE, json.dumps(raw))
        os.chmod(folder / FILE, 0o600)


def kept(folder: Path | None) -> Evening | None:
    """The evening that was interrupted; None where there was none, or where the file makes no sense."""
    if folder is None:
        return None
    try:
        raw = json.loads(files.read(folder / FILE, LARGEST))
        keys = {int(seat): key for seat, key in raw["keys"].items()}
        evening = Evening(raw["address"], raw["port"], raw["token"], raw["code"], raw["secret"], keys)
        sound = [evening.token, evening.secret, *keys.values()]
        fits = all(isinstance(word, str) and _TOKEN.fullmatch(word) for word in sound) and _CODE.fullmatch(raw["code"])
        fresh = 0 <= time.time() - float(raw["at"]) < LASTS
        if fits and fresh and 0 < raw["port"] < 65536 and isinstance(raw["address"], str) and len(keys) < 20:
            return evening
    except (OSError, files.FileTrouble, ValueError, TypeError, KeyError, AttributeError, RecursionError):
        pass
    return None


def forget(folder: Path | None) -> None:
    if folder is not None:
        with contextlib.suppress(OSError):
            (folder / FILE).unlink(missing_ok=True)
