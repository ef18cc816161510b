"""Files in the player's folder: written so that a crash leaves the old or the new one, read within bounds,
set aside under another name when damaged. Errors become one sentence. Imports no pygame."""

import contextlib
import errno
import os
import re
import stat
import sys
import time
from collections.abc import Iterator
from pathlib import Path

from engine.core.words import has, t

_UNPRINTABLE = re.compile(r"[\x00-\x1f\x7f-\x9f\u200b-\u200f\u2028-\u202e\u2060-\u206f\ud800-\udfff{}]")

_SCRATCH = re.compile(r"\.(\d+)\.tmp$")  # as `write` calls it
LEFT_OVER = 600.0  # seconds after which nobody writes any more, whoever has that number now


class FileTrouble(Exception):
    """Something about a file, as one sentence for the player."""


def reason(problem: OSError) -> str:
    """Why the system refused, without the path; what it says itself only where we have no words for it."""
    key = f"refused.{errno.errorcode.get(problem.errno or 0, '')}"
    return t(key) if has(key) else problem.strerror or type(problem).__name__


def write(path: Path, text: str) -> None:
    """Replace a file in one step: whoever looks finds the old or the new text. Raises OSError."""
    scratch = path.with_name(f"{path.name}.{os.getpid()}.tmp")
    try:
        with scratch.open("w", encoding="utf-8", newline="\n") as out:
            out.write(text)
            out.flush()
            os.fsync(out.fileno())
        os.replace(scratch, path)
    except BaseException:
        with contextlib.suppress(OSError):
            scratch.unlink()
        raise


def read(path: Path, largest: int) -> str:
    """The text of an ordinary file of at most so many bytes: a pipe would make us wait, a device never end. Raises
    OSError or FileTrouble."""
    if not stat.S_ISREG(os.stat(path).st_mode):
        raise FileTrouble(t("saves.no_file", file=path.name))
    with path.open("rb") as source:
        raw = source.read(largest + 1)
    if len(raw) > largest:
        raise FileTrouble(t("saves.too_large", file=path.name, n=largest // 1_000_000))
    try:
        return raw.decode("utf-8")
    except UnicodeDecodeError:
        raise FileTrouble(t("saves.no_text", file=path.name)) from None


def set_aside(path: Path) -> str | None:
    """Give a damaged file another name, so that nothing overwrites it; the name, or None if that fails."""
    try:
        aside = free_name(path)
        os.replace(path, aside)
    except OSError:
        return None
    return aside.name


def free_name(path: Path) -> Path:
    """A name beside a file's own that nothing has yet."""
    number = 1
    while os.path.lexists(aside := path.with_name(f"{path.stem}.damaged-{number}{path.suffix}")):
        number += 1
    return aside


def sweep(folder: Path) -> int:
    """Remove what writers that were killed left behind, here and in the folders of the saves; how many files."""
    swept = 0
    for place in (folder, *children(folder / "saves")):
        with contextlib.suppress(OSError):
            for path in place.glob("*.tmp"):
                with contextlib.suppress(OSError):
                    writer = _SCRATCH.search(path.name)
                    old = path.lstat().st_mtime < time.time() - LEFT_OVER
                    if writer and (old or alive(int(writer[1])) is False):
                        path.unlink()
                        swept += 1
    return swept


def alive(number: int) -> bool | None:
    """Whether a program of this number runs; None where that cannot be asked without harm."""
    if sys.platform == "win32":  # there a signal of 0 would end the process
        return None
    try:
        os.kill(number, 0)
    except (ProcessLookupError, OverflowError):
        return False
    except OSError:
        return True
    return True


def clean(words: str, longest: int) -> str:
    """A name as it may be shown and stored: one line, no control signs or markup, not too long."""
    return " ".join(_UNPRINTABLE.sub(" ", words[: longest * 8]).split())[:longest].strip()


def children(folder: Path) -> Iterator[Path]:
    """The folders in a folder; nothing if it cannot be read."""
    try:
        entries = sorted(folder.iterdir())
    except OSError:
        return
    for entry in entries:
        with contextlib.suppress(OSError):
            if entry.is_dir() and not entry.is_symlink():
                yield entry


class Lock:
    """Keeps a folder for one program; the system gives it back when the program ends, however it ends."""

    def __init__(self, folder: Path) -> None:
        """Raises FileTrouble if another program has it."""
        self._file = os.open(folder / "lock", os.O_RDWR | os.O_CREAT, 0o644)
        try:
            _lock(self._file)
        except OSError:
            os.close(self._file)
            raise FileTrouble(t("saves.locked")) from None

    def release(self) -> None:
        if self._file >= 0:
            _unlock(self._file)
            os.close(self._file)
            self._file = -1


if sys.platform == "win32":
    import msvcrt

    def _lock(file: int) -> None:
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)

    def _unlock(file: int) -> None:
        os.lseek(file, 0, os.SEEK_SET)
        with contextlib.suppress(OSError):
            msvcrt.locking(file, msvcrt.LK_UNLCK, 1)

else:
    import fcntl

    def _lock(file: int) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)

    def _unlock(file: int) -> None:
        fcntl.flock(file, fcntl.LOCK_UN)
