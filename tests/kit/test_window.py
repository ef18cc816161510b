"""The program in a real window (marker `window`; needs a display such as Xvfb, and xdotool): it opens with
its name, waits without work, and goes when it is told to."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

pytestmark = pytest.mark.window


def xdotool(*words: str) -> str:
    return subprocess.run(["xdotool", *words], capture_output=True, text=True, timeout=20).stdout.strip()


def window_of(process: "subprocess.Popen[str]", seconds: float = 20) -> str:
    """The window's number, as soon as it is on the screen."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        found = xdotool("search", "--onlyvisible", "--pid", str(process.pid))
        if found:
            return found.splitlines()[0]
        assert process.poll() is None, process.communicate()[1]
        time.sleep(0.1)
    raise AssertionError("no window appeared")


@pytest.fixture
def program(tmp_path: Path) -> Iterator["subprocess.Popen[str]"]:
    assert os.environ.get("DISPLAY"), "window tests need a display: start Xvfb and set DISPLAY"
    env = {k: v for k, v in os.environ.items() if k != "SDL_VIDEODRIVER"}
    env |= {
        "SDL_AUDIODRIVER": "dummy",
        "YEDO_HOME": str(tmp_path / "home"),
        "SDL_FRAMEBUFFER_ACCELERATION": "0",
    }
    command = [sys.executable, "-m", "yedo"]
    process = subprocess.Popen(command, env=env, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    yield process
    if process.poll() is None:
        process.kill()
    process.communicate()


def test_opens_with_its_name_in_the_title(program: "subprocess.Popen[str]") -> None:
    assert "Yedo" in xdotool("getwindowname", window_of(program))


def test_goes_quietly_when_told_to(program: "subprocess.Popen[str]") -> None:
    window_of(program)
    time.sleep(1)
    program.send_signal(signal.SIGTERM)
    assert program.wait(timeout=10) in (0, -signal.SIGTERM)
    assert "Traceback" not in (program.stderr.read() if program.stderr else "")


def test_waits_without_burning_the_processor(program: "subprocess.Popen[str]") -> None:
    window_of(program)
    time.sleep(3)  # let the entrance finish
    ticks = os.sysconf("SC_CLK_TCK")

    def used() -> float:
        fields = Path(f"/proc/{program.pid}/stat").read_text().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / ticks

    before = used()
    time.sleep(4)
    assert (used() - before) / 4 < 0.06
