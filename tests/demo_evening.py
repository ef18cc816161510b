"""A demo evening without waiting: the window's own steps on a clock of its own, so that hours pass in minutes. Bots
think off the window's thread as they always do; while one thinks, the clock shows real time.

python tests/demo_evening.py --games 30 --seed 1     prints one line a game: hours on the clock, memory, what was played
"""

import argparse
import os
import sys
import time
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
sys.path[:0] = [str(Path(__file__).parent), str(Path(__file__).parent.parent)]

from ui_driver import Driver  # noqa: E402

from yedo import thinker  # noqa: E402
from yedo.tables.yedo.scenes.demo import Demo  # noqa: E402

FRAME = 0.1  # seconds on the clock between two frames of something that moves


class Evening:
    """Watches demos one after another. `quick` seats Samurai everywhere, who answer at once."""

    def __init__(self, driver: Driver, seed: int, quick: bool = False, draw_every: int = 1) -> None:
        self.driver, self.quick, self.draw_every = driver, quick, draw_every
        self.clock = 0.0
        self.frames = self.captions = 0
        self.played: list[Demo] = []
        driver.app.open("demo", seed=seed)

    @property
    def demo(self) -> Demo:
        scene = self.driver.app.scene
        assert isinstance(scene, Demo), f"the demo has ended at {type(scene).__name__}"
        return scene

    def watch(self) -> Demo:
        """One game, its result, and the beginning of the next."""
        demo, last = self.demo, None
        if self.quick:
            demo.session.call = None
            demo.session.make_player = lambda name, seed: demo._seated("samurai", seed)
        while self.driver.app.scene is demo:
            self._frame(demo)
            if demo.caption is not last:
                last, self.captions = demo.caption, self.captions + 1
        return demo

    def _frame(self, demo: Demo) -> None:
        app = self.driver.app
        if demo.session.thinking:
            began = time.monotonic()
            while not app._soon and time.monotonic() - began < 10:
                time.sleep(0.002)
            passed = time.monotonic() - began
        else:
            passed = FRAME if demo.animating() else min(5.0, max(0.001, demo.wake() or 5.0))
        app._update(passed)
        while app._soon:
            app._soon.popleft()()
        self.clock += passed
        self.frames += 1
        if app._dirty and self.frames % self.draw_every == 0:
            app.draw()


def memory(pid: int | str = "self") -> float:
    """Resident megabytes of a process, 0 if it is not there."""
    try:
        pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    except OSError:
        return 0.0
    return pages * os.sysconf("SC_PAGE_SIZE") / 2**20


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", type=int, default=30)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--draw-every", type=int, default=1, help="draw only every n-th changed frame")
    wishes = parser.parse_args()
    driver = Driver((1280, 720))
    driver.app.open("title")
    evening = Evening(driver, wishes.seed, draw_every=wishes.draw_every)
    for number in range(1, wishes.games + 1):
        began = time.monotonic()
        demo = evening.watch()
        process = thinker.WORKER._process
        config, result = demo.config, demo.session.game.result()
        print(
            f"{number:3} {evening.clock / 3600:6.2f} h {time.monotonic() - began:6.1f} s real"
            f" {memory():6.1f} MB + {memory(process.pid) if process else 0:6.1f} MB thinking"
            f" {len(demo.session.answers):4} answers {demo.config.side:5} {len(config.seats)} players"
            f" {'/'.join(seat.played_by for seat in config.seats)} {'+'.join(config.modules) or 'base'}"
            f" {result['ended_by']} {result['scores']}",
            flush=True,
        )
    print(f"{evening.frames} frames, {evening.captions} captions")
    driver.close()


if __name__ == "__main__":
    main()
