"""A person at a real window (marker `window`): xdotool moves the mouse and presses keys until a whole round has
been played. The saved game tells how far it went."""

import json
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from test_window import window_of, xdotool

from yedo.table.prompt import HEAD
from yedo.tables.yedo.layout import arrange

pytestmark = pytest.mark.window
SIZE = (1280, 720)
SETTINGS = {
    "window_size": list(SIZE), "window_position": [0, 0], "animation_speed": "off", "confirmations": False,
    "mute": True, "secrecy": "open",
}  # fmt: skip


def played_round(home: Path) -> int:
    """The round of the saved game, 0 before there is one."""
    for state in (home / "saves").glob("*/state.json"):
        try:
            return int(json.loads(state.read_text(encoding="utf-8"))["summary"]["round"])
        except (ValueError, KeyError, OSError):
            continue
    return 0


@pytest.fixture
def home(tmp_path: Path) -> Path:
    folder = tmp_path / "home"
    folder.mkdir()
    (folder / "settings.json").write_text(json.dumps(SETTINGS), encoding="utf-8")
    return folder


def environment(home: Path) -> dict[str, str]:
    assert os.environ.get("DISPLAY"), "window tests need a display: start Xvfb and set DISPLAY"
    env = {k: v for k, v in os.environ.items() if k != "SDL_VIDEODRIVER"}
    return env | {"SDL_AUDIODRIVER": "dummy", "YEDO_HOME": str(home), "SDL_FRAMEBUFFER_ACCELERATION": "0"}


@pytest.fixture
def game(home: Path) -> Iterator["subprocess.Popen[str]"]:
    command = [sys.executable, "-m", "yedo", "play", "--players", "human,novice,novice", "--seed", "5"]
    process = subprocess.Popen(command, env=environment(home), stderr=subprocess.PIPE, text=True)
    yield process
    if process.poll() is None:
        process.kill()
    process.communicate()


def play_a_round(process: "subprocess.Popen[str]", home: Path, seconds: float = 100) -> None:
    """Click the first chip of the prompt; where a fan or a tray lies over it, press the first digit."""
    window = window_of(process)
    prompt = arrange(1920, 1080, 3).prompt
    scale = SIZE[0] / 1920
    chip = (int(prompt.centerx * scale), int((prompt.y + HEAD + 22) * scale))
    end = time.monotonic() + seconds
    clicks = 0
    while played_round(home) < 2 and time.monotonic() < end:
        assert process.poll() is None, process.communicate()[1]
        xdotool("mousemove", "--window", window, str(chip[0]), str(chip[1]), "click", "1")
        clicks += 1
        if clicks % 2 == 0:
            xdotool("key", "--window", window, "1")
        if clicks % 5 == 0:
            xdotool("key", "--window", window, "Return")
        time.sleep(0.08)
    assert played_round(home) >= 2, f"{clicks} clicks did not finish the first round"


@pytest.fixture
def bundled(home: Path, bundle: Path, tmp_path: Path) -> Iterator["subprocess.Popen[str]"]:
    command = [str(bundle / "yedo"), "play", "--players", "human,novice,novice", "--seed", "5"]
    process = subprocess.Popen(command, env=environment(home), cwd=tmp_path, stderr=subprocess.PIPE, text=True)
    yield process
    if process.poll() is None:
        process.kill()
    process.communicate()


def test_the_bundle_plays_its_first_round(bundled: "subprocess.Popen[str]", home: Path) -> None:
    """From another folder, with a clean home."""
    play_a_round(bundled, home)


def test_a_whole_round_by_mouse_and_keys(game: "subprocess.Popen[str]", home: Path) -> None:
    play_a_round(game, home)
    assert game.poll() is None
