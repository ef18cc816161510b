"""Shared ground of all tests: no screen, no sound card, and a user folder of their own."""

import atexit
import itertools
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent

# Set before anything imports pygame. Tests with the `window` marker start the program in its own process
# and choose its drivers themselves.
os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

# Everything that tests leave behind. Programs are started by the dozen: where bytecode may not lie beside the sources,
# theirs and that of the workers lies here, so that it is made once.
SCRATCH = Path(tempfile.mkdtemp(prefix="yedo-tests-"))
atexit.register(shutil.rmtree, SCRATCH, ignore_errors=True)
os.environ["YEDO_HOME"] = str(SCRATCH / "home")
if os.environ.pop("PYTHONDONTWRITEBYTECODE", None):
    os.environ["PYTHONPYCACHEPREFIX"] = str(SCRATCH / "bytecode")
    sys.pycache_prefix, sys.dont_write_bytecode = os.environ["PYTHONPYCACHEPREFIX"], False


@pytest.fixture(autouse=True)
def yedo_home(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> str:
    """Each test writes its saves and settings to an empty folder."""
    folder = str(tmp_path_factory.mktemp("home"))
    monkeypatch.setenv("YEDO_HOME", folder)
    return folder


@pytest.fixture(autouse=True)
def known_lots(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots at a table draw their seeds by lot; here the lots fall as they fell last time, so that games do."""
    from yedo import thinker

    drawn = itertools.count()
    monkeypatch.setattr(thinker, "lot", lambda: f"lot {next(drawn)}")


@pytest.fixture
def driver() -> Iterator[object]:
    """Hands at a window that shows the title."""
    from ui_driver import Driver

    driver = Driver((1280, 720))
    driver.app.open("title")
    driver.step()
    yield driver
    driver.close()


@pytest.fixture(scope="session", autouse=True)
def loaded_art() -> None:
    """Files of pictures stay loaded from one test to the next."""
    from yedo.ui import art

    art._sources.budget = 160 << 20


@pytest.fixture(scope="session")
def bundle(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of the one-folder program, built once; YEDO_BUNDLE names one that is already there."""
    given = os.environ.get("YEDO_BUNDLE")
    if given:
        return Path(given).resolve()
    folder = tmp_path_factory.mktemp("bundle")
    command = [sys.executable, "-m", "PyInstaller", "--noconfirm", "--log-level", "WARN"]
    command += [
        "--distpath",
        str(folder / "dist"),
        "--workpath",
        str(folder / "work"),
        str(ROOT / "build.spec"),
    ]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, timeout=900)
    assert done.returncode == 0, done.stderr[-4000:]
    return folder / "dist" / "yedo"
