"""The thinking process: answers like the bot itself, has a hard stop, and never holds up quitting."""

from __future__ import annotations

import subprocess
import sys
import threading
import time
from pathlib import Path

import pytest

from engine.yedo.bots import make
from engine.yedo.config import standard_game
from engine.yedo.game import Yedo, new_game
from yedo import thinker

ROOT = Path(__file__).resolve().parent.parent
SLOW = "import time\n\n\ndef choose(view, decision):\n    time.sleep(60)\n    return decision.options[0]\n"


@pytest.fixture(autouse=True)
def ended():
    yield
    thinker.shutdown()


def asked(seed: int = 3) -> Yedo:
    g = new_game(standard_game(3, 6, seed))
    while g.decision is not None and g.decision.kind != "place":
        seat = g.decision.player
        g.apply(make("samurai", 1).choose(g.view(seat), g.decision))
    return g


def test_quick_bots_answer_where_they_are() -> None:
    assert not isinstance(thinker.player("samurai", 1), thinker.Thinker)
    assert isinstance(thinker.player("shogun", 1), thinker.Thinker)


def test_the_shogun_answers_from_its_process(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinker, "HARD_STOP", 60.0)  # the machine may be busy with other tests
    g = asked()
    assert g.decision is not None
    seat = g.decision.player
    shogun = thinker.player("shogun", 1)
    assert shogun.choose(g.view(seat), g.decision) in g.decision.options
    assert shogun.why().endswith(".")
    assert thinker.WORKER._process.is_alive()


def test_a_bot_that_dawdles_is_stopped_and_the_samurai_answers(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "slow.py"
    path.write_text(SLOW, encoding="utf-8")
    g = asked()
    assert g.decision is not None
    seat = g.decision.player
    thinker.WORKER.warm()
    assert thinker.WORKER._pipe is not None and thinker.WORKER._awake(thinker.WORKER._pipe, 60.0)
    monkeypatch.setattr(thinker, "HARD_STOP", 1.0)
    began = time.perf_counter()
    answer = thinker.player(str(path), 1).choose(g.view(seat), g.decision)
    assert time.perf_counter() - began < 4.0
    assert thinker.WORKER._process is None
    assert answer == make("samurai", 1).choose(g.view(seat), g.decision)


def test_ending_it_while_it_thinks_takes_no_time(tmp_path: Path) -> None:
    path = tmp_path / "slow.py"
    path.write_text(SLOW, encoding="utf-8")
    g = asked()
    assert g.decision is not None
    view, decision = g.view(g.decision.player), g.decision
    slow = thinker.player(str(path), 1)
    thread = threading.Thread(target=slow.choose, args=(view, decision), daemon=True)
    thread.start()
    time.sleep(0.5)
    began = time.perf_counter()
    thinker.shutdown()
    assert time.perf_counter() - began < 5.0
    thread.join(20.0)
    assert not thread.is_alive()


def test_quitting_while_it_thinks_does_not_hang(tmp_path: Path) -> None:
    path = tmp_path / "slow.py"
    path.write_text(SLOW, encoding="utf-8")
    program = tmp_path / "program.py"
    program.write_text(
        "import sys, threading, time\n"
        "from engine.yedo.config import standard_game\n"
        "from engine.yedo.game import new_game\n"
        "from yedo import thinker\n"
        "if __name__ == '__main__':\n"
        "    g = new_game(standard_game(3, 6, 1))\n"
        "    bot = thinker.player(sys.argv[1], 1)\n"
        "    view = g.view(g.decision.player)\n"
        "    threading.Thread(target=bot.choose, args=(view, g.decision), daemon=True).start()\n"
        "    time.sleep(1.0)\n",
        encoding="utf-8",
    )
    began = time.perf_counter()
    done = subprocess.run(
        [sys.executable, str(program), str(path)],
        cwd=ROOT,
        timeout=20,
        capture_output=True,
        env={**__import__("os").environ, "PYTHONPATH": str(ROOT)},
    )
    assert done.returncode == 0, done.stderr
    assert time.perf_counter() - began < 18.0
