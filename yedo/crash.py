"""When something goes wrong in the window: the game is saved already; a report without private paths is written,
and a kind page offers to go on. `guard(app)` watches over the whole run; a start after a program that vanished
says that the game can be continued."""

import contextlib
import os
import platform
import re
import sys
import time
import traceback
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from engine.core.words import t
from yedo import __version__, files, keeper, saves, thinker
from yedo.assets import user_dir

if TYPE_CHECKING:
    from yedo.app import App

AGAIN = 3  # crashes in a row, each within PAUSE seconds of the last, after which the window gives up
PAUSE = 10.0
MOST_REPORTS = 20
_PATH = re.compile(r"(?:[A-Za-z]:)?(?:[\\/][^\s\\/:'\"]+){2,}")


def crashes_dir() -> Path:
    return user_dir() / "crashes"


def report(problem: BaseException) -> str:
    """What happened, for whoever mends it: no folder names, no user name, nothing of the game's secrets."""
    lines = [
        f"Yedo {__version__}", f"Python {platform.python_version()}", f"{platform.system()} {platform.machine()}",
        time.strftime("%Y-%m-%d %H:%M"), "",
    ]  # fmt: skip
    shown: BaseException | None = problem
    while shown is not None:
        for frame in traceback.extract_tb(shown.__traceback__)[-30:]:
            lines.append(f"{_short(frame.filename)}:{frame.lineno} in {frame.name}")
        lines += [f"{type(shown).__name__}: {without_paths(str(shown))[:500]}", ""]
        shown = shown.__cause__ or (None if shown.__suppress_context__ else shown.__context__)
    return "\n".join(lines)


def _short(file: str) -> str:
    """A source file from its package on; the last name for anything else."""
    parts = re.split(r"[\\/]", file)
    for root in ("yedo", "engine"):
        if root in parts[:-1]:
            at = len(parts) - 1 - parts[::-1].index(root)
            return "/".join(parts[at:])
    return parts[-1]


def without_paths(words: str) -> str:
    for secret in {str(Path.home()), str(user_dir()), str(Path.cwd())}:
        if len(secret) > 1:
            words = words.replace(secret, "…")
    return _PATH.sub(lambda match: "…/" + re.split(r"[\\/]", match[0])[-1], words)


def write_report(problem: BaseException) -> Path | None:
    """The report's file, None if it cannot be written."""
    folder = crashes_dir()
    path = folder / time.strftime("crash-%Y%m%d-%H%M%S.txt")
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for old in sorted(folder.glob("crash-*.txt"))[: -MOST_REPORTS + 1]:
            old.unlink()
        files.write(path, report(problem))
    except OSError:
        return None
    return path


class CrashHandler:
    """For `app.on_crash`: True while the window can live on."""

    def __init__(self, app: "App") -> None:
        self.app = app
        self._times: list[float] = []

    def __call__(self, problem: Exception) -> bool:
        if os.environ.get("YEDO_DEBUG"):
            return False
        now = time.monotonic()
        self._times = [moment for moment in self._times if now - moment < PAUSE * AGAIN] + [now]
        path = write_report(problem)
        keeper.close_all()
        if len(self._times) > AGAIN:
            print(t("crash.gave_up", file=path.name if path else ""), file=sys.stderr)
            return False
        from yedo.scenes.crash import Crash

        while self.app.scenes:  # a broken scene may also break while it is left
            with contextlib.suppress(Exception):
                self.app.scenes.pop().leave()
        self.app.reset(Crash(self.app, path))
        return True


# --- a program that vanished -----------------------------------------------------------------------------


def _mark() -> Path:
    return user_dir() / "running"


def started() -> str | None:
    """Leave a mark that the program runs; a sentence if the last run ended without taking its own away."""
    files.sweep(user_dir())
    mark, sentence = _mark(), None
    with contextlib.suppress(OSError, ValueError, files.FileTrouble):
        number = int(files.read(mark, 100)) if mark.is_file() else 0
        if number > 0 and number != os.getpid() and not files.alive(number) and saves.has_autosave():
            sentence = t("crash.last_time")
    with contextlib.suppress(OSError):
        mark.parent.mkdir(parents=True, exist_ok=True)
        files.write(mark, str(os.getpid()))
    return sentence


def ended() -> None:
    with contextlib.suppress(OSError):
        _mark().unlink()


@contextlib.contextmanager
def guard(app: "App") -> Iterator[None]:
    """Run the window inside: `with crash.guard(app): app.run()`."""
    app.on_crash = CrashHandler(app)
    thinker.on_trouble = lambda words: app.call_soon(lambda: app.notice(words))
    sentence = started()
    if sentence:
        app.notice(sentence)
    try:
        yield
    finally:
        keeper.close_all()
        ended()
