"""Edo in a real window (marker `window`): three persons and a bot seal and act with the display's own mouse."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = pytest.mark.window
ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.parametrize(("players", "persons"), [(2, 1), (3, 3), (4, 3)])
def test_a_whole_game_by_the_displays_mouse(players: int, persons: int, tmp_path: Path) -> None:
    assert os.environ.get("DISPLAY"), "window tests need a display: start Xvfb and set DISPLAY"
    env = {name: value for name, value in os.environ.items() if name != "SDL_VIDEODRIVER"}
    env |= {"SDL_AUDIODRIVER": "dummy", "YEDO_HOME": str(tmp_path), "SDL_FRAMEBUFFER_ACCELERATION": "0"}
    command = [sys.executable, "-m", "tests.edo.window_game", str(players), str(persons), "3"]
    done = subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True, timeout=400)
    assert done.returncode == 0, done.stderr
    assert "over True" in done.stdout
