"""The one-folder program (marker `bundle`), built once by the fixture in conftest.py and then run from
another folder with an empty home."""

import json
import os
import subprocess
import tempfile
from pathlib import Path

import pytest

import yedo

pytestmark = pytest.mark.bundle


def run(bundle: Path, home: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Run the bundled program in a strange folder, with nothing of this environment."""
    env = {"PATH": os.defpath, "HOME": str(home), "YEDO_HOME": str(home / "saves")}
    env |= {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
    with tempfile.TemporaryDirectory() as elsewhere:
        command = [str(bundle / "yedo"), *arguments]
        return subprocess.run(command, cwd=elsewhere, env=env, capture_output=True, text=True, timeout=300)


def test_says_its_version(bundle: Path, tmp_path: Path) -> None:
    done = run(bundle, tmp_path, "--version")
    assert done.returncode == 0, done.stderr
    assert yedo.__version__ in done.stdout


def test_plays_a_game_without_a_screen(bundle: Path, tmp_path: Path) -> None:
    done = run(bundle, tmp_path, "simulate", "--games", "1", "--seed", "1", "--json")
    assert done.returncode == 0, done.stderr
    report = json.loads(done.stdout)
    assert report["games"] == 1 and report["violations"] == []


def test_simulates_in_worker_processes(bundle: Path, tmp_path: Path) -> None:
    """A frozen program that starts workers without freeze support opens itself again instead."""
    done = run(bundle, tmp_path, "simulate", "--games", "4", "--seed", "1", "--jobs", "2", "--json")
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)["games"] == 4


def test_draws_its_title(bundle: Path, tmp_path: Path) -> None:
    picture = tmp_path / "title.png"
    done = run(bundle, tmp_path, "shot", "title", "--size", "1280x720", "--out", str(picture))
    assert done.returncode == 0, done.stderr
    assert picture.read_bytes().startswith(b"\x89PNG") and picture.stat().st_size > 20_000


def test_writes_only_to_its_own_folder(bundle: Path, tmp_path: Path) -> None:
    before = {path: path.stat().st_mtime_ns for path in bundle.rglob("*")}
    run(bundle, tmp_path, "simulate", "--games", "1", "--seed", "2", "--json")
    assert {path.name for path in tmp_path.iterdir()} <= {"saves"}
    assert {path: path.stat().st_mtime_ns for path in bundle.rglob("*")} == before


def test_carries_no_workshop_tools(bundle: Path) -> None:
    names = {path.name.lower() for path in bundle.rglob("*")}
    assert not {"numpy", "pil", "pytest", "tkinter", "_tkinter"} & names
    assert sum(path.stat().st_size for path in bundle.rglob("*") if path.is_file()) < 200_000_000
