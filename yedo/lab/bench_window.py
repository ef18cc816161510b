"""The window's budgets: first frame, redraw of the whole table, work while waiting, memory. Each is measured in a
fresh process on the dummy driver, so that one figure does not disturb the next."""

import json
import os
import subprocess
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING

from engine.lab.bench import Figure

if TYPE_CHECKING:
    from yedo.app import App

SIZE = (1920, 1080)
REDRAWS = 60
WAIT = 4.0


def figures() -> list[Figure]:
    found = _measure("table")
    return [
        Figure("first frame of the title", _measure("title")["first_frame"], "s", 1.5, at_least=False),
        Figure("full redraw of the table, p95", found["redraw_p95"], "ms", 12, at_least=False),
        Figure("processor while waiting", found["idle"], "%", 3, at_least=False),
        Figure("memory of the window", found["memory"], "MB", 350, at_least=False),
    ]


def _measure(what: str) -> dict[str, float]:
    env = os.environ | {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy", "YEDO_BENCH_START": str(time.time())}
    command = [sys.executable, "-m", "yedo.lab.bench_window", what]
    done = subprocess.run(command, env=env, capture_output=True, text=True, timeout=180, check=True)
    found: dict[str, float] = json.loads(done.stdout.splitlines()[-1])
    return found


def _title() -> dict[str, float]:
    from yedo.app import App
    from yedo.settings import Settings

    app = App(Settings(mute=True), SIZE, remember=False)
    app.open("title")
    app.step()
    app.draw()
    return {"first_frame": time.time() - float(os.environ["YEDO_BENCH_START"])}


def _table() -> dict[str, float]:
    from engine.yedo.config import standard_game
    from yedo.app import App
    from yedo.settings import Settings
    from yedo.tables.yedo.shots import played_session, settled

    app = App(Settings(mute=True, animation_speed="off"), SIZE, remember=False)
    table = settled(app, played_session(standard_game(5, seed=3), 150, 3))
    app.step()
    times = []
    for _ in range(REDRAWS):
        table.changed()  # everything that lies on the table is drawn anew
        start = time.perf_counter()
        app.draw()
        times.append((time.perf_counter() - start) * 1000)
    times.sort()
    return {"redraw_p95": times[int(REDRAWS * 0.95)], "idle": _idle(app), "memory": _memory()}


def _idle(app: "App") -> float:
    """Per cent of a core while a question waits for a person."""
    before, start = time.process_time(), time.monotonic()
    while time.monotonic() - start < WAIT:
        app.step(min(1.0, app._patience()))
    return (time.process_time() - before) / (time.monotonic() - start) * 100


def _memory() -> float:
    for line in Path("/proc/self/status").read_text().splitlines():
        if line.startswith("VmRSS"):
            return int(line.split()[1]) / 1024
    return 0.0


if __name__ == "__main__":
    print(json.dumps(_title() if sys.argv[1] == "title" else _table()))
