"""The program is killed at random moments of play; the continued game has lost at most the answer in flight, or has
taken it back if it was being taken back. `YEDO_KILLS=200` makes it the long test."""

import os
import random
import signal
import subprocess
import sys
import threading
import time
from collections import Counter
from pathlib import Path

import pytest

from yedo import saves

ROOT = Path(__file__).resolve().parents[2]
KILLS = int(os.environ.get("YEDO_KILLS", "20"))


class Player:
    """A process that plays on and tells what it does."""

    def __init__(self) -> None:
        command = [sys.executable, str(ROOT / "tests" / "saves_driver.py")]
        env = {**os.environ, "PYTHONPATH": str(ROOT)}
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=env)
        self.lines: list[list[str]] = []
        self.reader = threading.Thread(target=self._read, daemon=True)
        self.reader.start()

    def _read(self) -> None:
        assert self.process.stdout is not None
        for line in self.process.stdout:
            if line.endswith("\n"):
                self.lines.append(line.split())

    def wait_ready(self) -> None:
        end = time.monotonic() + 30
        while not self.lines and time.monotonic() < end:
            time.sleep(0.002)
        assert self.lines, "the player did not start"

    def kill(self) -> None:
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()
        self.reader.join()


@pytest.mark.slow
@pytest.mark.skipif(sys.platform == "win32", reason="SIGKILL")
def test_killed_at_any_moment_at_most_the_answer_in_flight_is_lost() -> None:
    dice = random.Random(4)
    counted: Counter[str] = Counter()
    states: dict[int, str] = {}  # what the save may stand at: number of answers -> fingerprint
    for _ in range(KILLS):
        player = Player()
        player.wait_ready()
        time.sleep(dice.random() * dice.choice((0.02, 0.2)))
        player.kill()
        length, state = int(player.lines[0][1]), player.lines[0][2]
        assert not states or states[length] == state, "it went on from a state that was never reached"
        given = [line for line in player.lines if line[0] in ("ready", "given")]
        reached, picture = int(given[-1][1]), given[-1][2]
        found = saves.look(saves.slots()[0].folder)
        there = found.journal.length
        assert found.notes == []
        doing = player.lines[-1][0]
        flying = {"answer": reached + 1, "undo": reached - 1}.get(doing, reached)
        assert there in (reached, flying), f"{reached} answers were given, {there} are in the save ({doing})"
        assert there != reached or found.game.fingerprint() == picture
        counted[doing] += 1
        counted["kept in flight"] += there != reached
        counted["answers"] += len(given) - 1
        states = {there: found.game.fingerprint()} if found.game.decision is not None else {}
    print(f"{KILLS} kills: {dict(counted)}")
