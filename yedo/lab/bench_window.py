"""The window's budgets: first frame, redraw of the whole table, work while waiting, memory. Each is measured in a
fresh process on the dummy driver, so that one figure does not disturb the next."""

import json
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from engine.lab.bench import Figure

if TYPE_CHECKING:
    from yedo.app import App
    from yedo.scenes.table import Table

SIZE = (1920, 1080)
LARGE = (3840, 2160)
REDRAWS = 60
SAMPLES = ("castle:bakufu", "temple:0", "market:0")  # of each figure; where somebody is arrested meanwhile
WAIT = 4.0


def figures() -> Iterator[Figure]:
    """One after the other, as they are measured."""
    found = _measure("table")
    yield Figure("first frame of the title", _measure("title")["first_frame"], "s", 1.5, at_least=False)
    yield Figure("full redraw of a crowded table, p95", found["redraw_p95"], "ms", 8, at_least=False)
    yield Figure("a frame of a great moment, p95", found["moment_p95"], "ms", 8, at_least=False)
    large = _measure("large")
    yield Figure("full redraw at 3840 x 2160, p95", large["redraw_p95"], "ms", 16, at_least=False)
    yield Figure("a moment's frame at 3840 x 2160, p95", large["moment_p95"], "ms", 16, at_least=False)
    yield Figure("a card's picture at 600 x 260, warm, p95", _measure("pictures")["warm_p95"], "ms", 12, at_least=False)
    yield Figure("processor while waiting", found["idle"], "%", 3, at_least=False)
    yield Figure("memory of the window", found["memory"], "MB", 350, at_least=False)


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
    app, table = _crowded(SIZE)
    return {**_drawn(app, table), "idle": _idle(app), "memory": _memory()}


def _large() -> dict[str, float]:
    return _drawn(*_crowded(LARGE))


def _crowded(size: tuple[int, int]) -> tuple["App", "Table"]:
    """The last round of a long game of five with all modules: snow and lanterns on the board, full hands."""
    from yedo.app import App
    from yedo.settings import Settings
    from yedo.tables.yedo.shots import settled
    from yedo.tables.yedo.shots_modules import last_round

    app = App(Settings(mute=True, animation_speed="off"), size, remember=False)
    table = settled(app, last_round(5, 11, 3))
    app.step()
    app.draw()
    return app, table


def _drawn(app: "App", table: "Table") -> dict[str, float]:
    """The p95 in ms of drawing everything on the table anew, and of a frame while a moment is played over it. The
    best of three samples each: other programs can only make one slower."""
    return {
        "redraw_p95": min(_p95(_anew(app, table)) for _ in SAMPLES),
        "moment_p95": min(_p95(_moments(app, table, where)) for where in SAMPLES),
    }


def _p95(times: list[float]) -> float:
    return sorted(times)[int(len(times) * 0.95)]


def _anew(app: "App", table: "Table") -> list[float]:
    times = []
    for _ in range(REDRAWS):
        table.parts.forget_looks()
        times.append(_frame(app))
    return times


def _frame(app: "App") -> float:
    """Milliseconds of the processor: drawing waits for nothing, and other programs shall not disturb."""
    start = time.thread_time()
    app.draw()
    return (time.thread_time() - start) * 1000


def _moments(app: "App", table: "Table", where: str) -> list[float]:
    """A mission with its bonus, news, an arrest and the last round's bell, sixty frames a second; their pictures are
    made on the worker thread, as in the window."""
    from engine.core.event import Event
    from yedo.pictures.studio import studio

    state, times = table.session.game.state, []
    mission = next(clan.missions[0] for clan in state.clans if clan.missions)
    shown = (
        Event("mission_done", 0, {"card": mission, "bonus": True}),
        Event("event", None, {"card": "E01"}),
        Event("arrest", 1, {"at": where, "kind": "disciple"}),
        Event("phase", None, {"phase": "preparation", "round": state.rounds}),
    )
    app.settings.animation_speed = "normal"
    table.update(0)  # the table learns of it
    studio.start(lambda: None)
    for event in shown:
        table.stage.play(event, None, lambda: None)
    while table.stage.busy:
        table.update(1 / 60)
        if table.stage.moves.moment is not None:
            times.append(_frame(app))
    studio.stop()
    app.settings.animation_speed = "off"
    return times


def _pictures() -> dict[str, float]:
    """Putting a picture together when its layers are decoded: the best of three, over every fourth card."""
    import pygame

    from engine.yedo.cards.table import standard_cards
    from yedo.pictures import blit, studio
    from yedo.pictures.compose import compose
    from yedo.pictures.derive import words_of

    pygame.display.init()
    pygame.display.set_mode((64, 64))
    cards = [card for card in standard_cards().values() if card.kind in studio.KINDS][::4]
    found = [compose(words_of(card), card.id) for card in cards]
    times = []
    for picture in (picture for picture in found if not picture.scene):
        blit.render(picture, studio.SIZES[0], whole=True)
        tries = []
        for _ in range(3):
            start = time.perf_counter()
            blit.render(picture, studio.SIZES[0], whole=True)
            tries.append((time.perf_counter() - start) * 1000)
        times.append(min(tries))
    times.sort()
    return {"warm_p95": times[int(len(times) * 0.95)]}


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
    print(json.dumps({"title": _title, "table": _table, "large": _large, "pictures": _pictures}[sys.argv[1]]()))
