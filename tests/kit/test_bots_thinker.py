"""The thinking process: answers like the bot itself, has a hard stop, and never holds up quitting."""

from __future__ import annotations

import subprocess
import sys
import threading
import time
from pathlib import Path

import pytest

from engine.yedo.bots import UnknownBot, make
from engine.yedo.config import standard_game
from engine.yedo.game import Yedo, new_game
from yedo import thinker

ROOT = Path(__file__).resolve().parents[2]
SLOW = """
import pathlib, time

def choose(view, decision):
    pathlib.Path(__file__).with_name("thinking").touch()
    time.sleep(600)
    return decision.options[0]
"""


@pytest.fixture(autouse=True)
def ended():
    yield
    thinker.shutdown()


def own_bot(name: str, text: str) -> None:
    thinker.own_bots().mkdir(parents=True, exist_ok=True)
    (thinker.own_bots() / f"{name}.py").write_text(text, encoding="utf-8")


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


def test_a_bot_that_dawdles_is_stopped_and_the_samurai_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    own_bot("slow", SLOW)
    g = asked()
    assert g.decision is not None
    seat = g.decision.player
    thinker.WORKER.warm()
    assert thinker.WORKER._pipe is not None and thinker.WORKER._awake(thinker.WORKER._pipe, 60.0)
    monkeypatch.setattr(thinker, "HARD_STOP", 1.0)
    process = thinker.WORKER._process
    answer = thinker.player("slow", 1).choose(g.view(seat), g.decision)
    assert thinker.WORKER._process is None and not process.is_alive()
    assert answer == make("samurai", 1).choose(g.view(seat), g.decision)


def test_ending_it_while_it_thinks_takes_no_time(monkeypatch: pytest.MonkeyPatch) -> None:
    own_bot("slow", SLOW)
    monkeypatch.setattr(thinker, "HARD_STOP", 600.0)
    g = asked()
    assert g.decision is not None
    view, decision = g.view(g.decision.player), g.decision
    slow = thinker.player("slow", 1)
    thread = threading.Thread(target=slow.choose, args=(view, decision), daemon=True)
    thread.start()
    while not (thinker.own_bots() / "thinking").exists():
        assert thread.is_alive()
        time.sleep(0.01)
    process = thinker.WORKER._process
    thinker.shutdown()
    thread.join(60.0)  # far less than the bot would sleep
    assert not thread.is_alive() and not process.is_alive()


def test_quitting_while_it_thinks_does_not_hang(tmp_path: Path) -> None:
    own_bot("slow", SLOW)
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
        "    while not (thinker.own_bots() / 'thinking').exists():\n"
        "        time.sleep(0.01)\n",
        encoding="utf-8",
    )
    done = subprocess.run(
        [sys.executable, str(program), "slow"],
        cwd=ROOT,
        timeout=120,  # far less than the bot would sleep
        capture_output=True,
        env={**__import__("os").environ, "PYTHONPATH": str(ROOT)},
    )
    assert done.returncode == 0, done.stderr


BAD = {
    "syntax": "def choose(view, decision:\n",
    "endless import": "while True:\n    pass\n",
    "leaves at import": "raise SystemExit(3)\n",
    "leaves for good at import": "import os\nos._exit(0)\n",
    "error in init": "class Bot:\n    def __init__(self, seed):\n        raise ValueError('{b}\x1b[31m no')\n",
    "leaves in init": "class Bot:\n    def __init__(self, seed):\n        raise SystemExit\n",
    "no bot": "x = 1\n",
    "error in choose": "def choose(view, decision):\n    return view.nonsense\n",
    "leaves in choose": "import sys\n\n\ndef choose(view, decision):\n    sys.exit('bye')\n",
    "not an option": "def choose(view, decision):\n    return ('x',) * 10**6\n",
    "odd answer": "class X:\n    def __eq__(self, o):\n        return 1 / 0\n\n\ndef choose(v, d):\n    return X()\n",
    "all memory": "def choose(view, decision):\n    return bytearray(1 << 40)\n",
}


@pytest.mark.parametrize("way", BAD)
def test_a_bad_bot_gets_a_sentence_and_the_samurai_plays(way: str, monkeypatch: pytest.MonkeyPatch) -> None:
    own_bot("bad", BAD[way])
    told: list[str] = []
    monkeypatch.setattr(thinker, "on_trouble", told.append)
    thinker.WORKER.warm()
    assert thinker.WORKER._pipe is not None and thinker.WORKER._awake(thinker.WORKER._pipe, 60.0)
    monkeypatch.setattr(thinker, "HARD_STOP", 1.0 if "endless" in way else 30.0)
    g = asked()
    assert g.decision is not None
    seat = g.decision.player
    bot = thinker.player("bad", 1)
    for _ in range(thinker.PATIENCE + 1):
        if "endless" in way:  # the next process must have started before the clock runs
            thinker.WORKER.warm()
            assert thinker.WORKER._awake(thinker.WORKER._pipe, 60.0)
        assert bot.choose(g.view(seat), g.decision) == make("samurai", 1).choose(g.view(seat), g.decision)
    assert 1 <= len(told) <= 2 and "the Samurai plays on" in told[-1]
    for words in told:
        assert words.endswith(".") and "{" not in words and words.isprintable()
    assert not any("bad" in name for name in sys.modules if name.startswith("yedo_own_bot"))


def test_a_bot_is_told_nothing_that_deals_the_cards() -> None:
    """It writes down all it gets: no seed, no state of the generator, no card of others."""
    text = (
        "from engine.core import plain\nimport json, pathlib\n\n\nclass Bot:\n"
        "    def __init__(self, seed):\n        self.seed = seed\n\n"
        "    def choose(self, view, decision):\n"
        "        got = [str(self.seed), plain.dump(view.config), plain.dump(view.state), decision.options]\n"
        "        pathlib.Path(__file__).with_name('got').write_text(json.dumps(got))\n"
        "        return decision.options[0]\n"
    )
    own_bot("spy", text)
    seeds = []
    for game in (123456789, 987654321):
        g = asked(game)
        assert g.decision is not None
        seat = g.decision.player
        thinker.seated("spy", seat).choose(g.view(seat), g.decision)
        got = (thinker.own_bots() / "got").read_text()
        seeds.append(__import__("json").loads(got)[0])
        assert str(game) not in got and str(g.state.rng.state) not in got
        for clan in g.state.clans:
            if clan.seat != seat:
                assert not any(f'"{card}"' in got for card in (*clan.missions, *clan.actions, *clan.bonus))
    assert seeds[0] != seeds[1] and thinker.seated("novice", 0).seed != thinker.seated("novice", 0).seed


def test_the_table_seats_nobody_by_a_path(tmp_path: Path) -> None:
    path = tmp_path / "evil.py"
    path.write_text("def choose(view, decision):\n    return decision.options[0]\n")
    own_bot("fine", path.read_text())
    for name in (str(path), "./evil.py", f"../{tmp_path.name}/evil", "fine.py", "../bots/fine", "", "a/b"):
        with pytest.raises(UnknownBot):
            thinker.player(name, 1)
    assert isinstance(thinker.player("fine", 1), thinker.Thinker)
