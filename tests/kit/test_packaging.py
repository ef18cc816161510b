"""The project installs anywhere: the package list is complete, nothing shipped leans on what is not, and
(marker `bundle`) wheel and sdist work in a clean environment, from another folder, with an empty home."""

import ast
import json
import os
import re
import shutil
import subprocess
import sys
import tomllib
import venv
import zipfile
from collections.abc import Iterator
from pathlib import Path

import pytest

import yedo
from engine.paths import data_dir
from yedo import assets
from yedo.commands import COMMANDS

ROOT = Path(__file__).resolve().parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
SHIPPED = PROJECT["tool"]["setuptools"]["packages"]


def modules() -> list[Path]:
    return [path for package in ("engine", "yedo") for path in sorted((ROOT / package).rglob("*.py"))]


def imports(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            yield node.module


def test_every_package_is_listed() -> None:
    on_disk = {".".join(path.parent.relative_to(ROOT).parts) for path in modules()}
    mapped = {"engine._data", "yedo._assets.art", "yedo._assets.fonts"}
    unlisted, gone = on_disk - set(SHIPPED), set(SHIPPED) - on_disk - mapped
    assert not unlisted, f"add to [tool.setuptools] packages in pyproject.toml: {sorted(unlisted)}"
    assert not gone, f"take out of [tool.setuptools] packages in pyproject.toml: {sorted(gone)}"
    for package in on_disk:
        assert (ROOT / Path(*package.split(".")) / "__init__.py").exists(), package


def test_the_engine_knows_neither_pygame_nor_the_window() -> None:
    for path in modules():
        if path.is_relative_to(ROOT / "engine"):
            assert not {name.split(".")[0] for name in imports(path)} & {"pygame", "yedo"}, path


def test_shipped_code_imports_only_what_is_installed_with_it() -> None:
    needed = {"pygame", "yaml", "platformdirs", "websockets", "segno", "ifaddr"}
    allowed = {*sys.stdlib_module_names, *needed, "engine", "yedo"}
    for path in modules():
        assert {name.split(".")[0] for name in imports(path)} <= allowed, path


def test_folders_are_found_and_the_home_can_be_moved(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    assert (data_dir() / "yedo" / "board.yaml").is_file()
    assert assets.sound_dir().is_dir() and assets.fonts_dir().is_dir()
    monkeypatch.setenv("YEDO_HOME", str(tmp_path / "elsewhere"))
    assert assets.user_dir() == tmp_path / "elsewhere"
    monkeypatch.delenv("YEDO_HOME")
    assert assets.user_dir().name == "yedo"


def test_readme_has_the_two_lines() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    for name, words in (("play line", "yedo"), ("test line", "pytest")):
        found = re.search(rf"<!-- {name} -->\n```\n(.+)\n```\n<!-- /{name} -->", readme)
        assert found and found[1].endswith(words), name


def block(name: str) -> str:
    """What stands between the marks of an example in the README."""
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    found = re.search(rf"<!-- {name} -->\n```\w*\n(.*?)```\n<!-- /{name} -->", readme, re.S)
    assert found, f"the README has no example of a {name}"
    return found[1]


def test_readme_tells_the_whole_command_line() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    section = readme[readme.index("## Command line") :]
    told = re.findall(r"^yedo (\w+)", section[: section.index("##", 5)], re.M)
    assert sorted(told) == sorted(COMMANDS)


def test_readme_says_whose_game_this_is_and_keeps_one_spelling() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    assert "unofficial, non-commercial fan" in readme and "not affiliated" in readme
    prose = re.sub(r"```.*?```", "", readme, flags=re.S)
    assert not re.search(r"\b[Cc]olors?\b|\b[Nn]eighbor", prose)
    steps = re.findall(r"^(\d+)\. ", readme[readme.index("## How to play") : readme.index("## Test")], re.M)
    assert steps == [str(n) for n in range(1, 11)]


def test_the_card_of_the_readme_is_right(tmp_path: Path) -> None:
    path = tmp_path / "lanterns.yaml"
    path.write_text(block("card"), encoding="utf-8")
    done = subprocess.run([sys.executable, "-m", "yedo", "check", str(path)], cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr


def test_the_bot_of_the_readme_plays(tmp_path: Path) -> None:
    path = tmp_path / "mine.py"
    path.write_text(block("bot"), encoding="utf-8")
    command = [sys.executable, "-m", "yedo", "simulate", "--games", "1", "--players", "2", "--seed", "4"]
    command += ["--bots", f"{path},novice", "--json"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)["violations"] == []


def test_desktop_file_names_the_program() -> None:
    entry = (ROOT / "data" / "desktop" / "yedo.desktop").read_text(encoding="utf-8")
    assert entry.startswith("[Desktop Entry]\n")
    assert {"Exec=yedo", "Icon=yedo", "Terminal=false", "Type=Application"} <= set(entry.splitlines())


# --- wheel and sdist --------------------------------------------------------------------------------------


def run(*command: str | Path, cwd: Path, env: dict[str, str] | None = None) -> str:
    done = subprocess.run(
        [str(c) for c in command], cwd=cwd, env=env, capture_output=True, text=True, timeout=600
    )
    assert done.returncode == 0, f"{command}\n{done.stdout[-2000:]}\n{done.stderr[-4000:]}"
    return done.stdout


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the sdist, and the wheel that was built from it (as `python -m build` does)."""
    folder = tmp_path_factory.mktemp("built")
    rubbish = shutil.ignore_patterns(
        ".git", ".venv", "build", "dist", "__pycache__", "*.egg-info", ".*_cache"
    )
    shutil.copytree(ROOT, folder / "source", ignore=rubbish)
    run(sys.executable, "-m", "build", "--outdir", folder, folder / "source", cwd=folder)
    shutil.rmtree(folder / "source")
    return folder


@pytest.fixture(scope="module")
def installed(built: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The programs' folder of a fresh environment that holds the wheel and nothing of the source tree."""
    folder = tmp_path_factory.mktemp("environment")
    venv.create(folder, with_pip=True)
    programs = folder / ("Scripts" if os.name == "nt" else "bin")
    (wheel,) = built.glob("*.whl")
    run(programs / "python", "-m", "pip", "install", "--quiet", wheel, cwd=folder)
    return programs


@pytest.mark.bundle
def test_wheel_carries_every_file(built: Path) -> None:
    (wheel,) = built.glob("*.whl")
    held = set(zipfile.ZipFile(wheel).namelist())
    tops = {name.split("/")[0] for name in held}
    assert tops == {"engine", "yedo", f"yedo-{yedo.__version__}.dist-info"}
    wanted = {path.relative_to(ROOT).as_posix() for path in modules()}
    for source, target in (
        ("data", "engine/_data"),
        ("art", "yedo/_assets/art"),
        ("fonts", "yedo/_assets/fonts"),
    ):
        for path in (ROOT / source).rglob("*"):
            if "readme" in path.parts:  # pictures for the README, not for the program
                continue
            if path.suffix in {".yaml", ".ogg", ".ttf", ".txt", ".png", ".webp", ".ico", ".icns"}:
                wanted.add(f"{target}/{path.relative_to(ROOT / source).as_posix()}")
    assert not wanted - held


@pytest.mark.bundle
def test_wheel_plays_from_another_folder(installed: Path, tmp_path: Path) -> None:
    clean = {"PATH": os.environ["PATH"], "HOME": str(tmp_path / "home"), "SDL_VIDEODRIVER": "dummy"}
    clean |= {"SDL_AUDIODRIVER": "dummy", "YEDO_HOME": str(tmp_path / "saves")}
    (tmp_path / "home").mkdir()
    command = installed / "yedo"
    assert yedo.__version__ in run(command, "--version", cwd=tmp_path, env=clean)
    report = json.loads(
        run(command, "simulate", "--games", "1", "--seed", "1", "--json", cwd=tmp_path, env=clean)
    )
    assert report["games"] == 1 and report["violations"] == []
    run(command, "check", cwd=tmp_path, env=clean)
    run(
        command,
        "shot",
        "title",
        "--size",
        "640x360",
        "--out",
        tmp_path / "title.png",
        cwd=tmp_path,
        env=clean,
    )
    assert (tmp_path / "title.png").stat().st_size > 10_000
    assert not list((tmp_path / "home").iterdir()), "the program wrote outside its own folder"
