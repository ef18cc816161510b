"""Shared ground of all tests: no screen, no sound card, and a user folder of their own."""

import os
import tempfile

import pytest

# Set before anything imports pygame. Tests with the `window` marker start the program in its own process
# and choose its drivers themselves.
os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
os.environ["YEDO_HOME"] = tempfile.mkdtemp(prefix="yedo-tests-")


@pytest.fixture(autouse=True)
def yedo_home(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> str:
    """Each test writes its saves and settings to an empty folder."""
    folder = str(tmp_path_factory.mktemp("home"))
    monkeypatch.setenv("YEDO_HOME", folder)
    return folder
