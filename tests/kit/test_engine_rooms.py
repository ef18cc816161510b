"""Who may know whom: the engine knows neither the window nor pygame, its core no particular game."""

import ast
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from conftest import ROOT

ENGINE = ROOT / "engine"
NOUNS = re.compile(r"yedo|disciple|geisha|mission|shogun|patrol|blessing|annex", re.IGNORECASE)


def imported(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.level == 0 and node.module:
            yield node.module


def test_the_engine_imports_neither_pygame_nor_the_window() -> None:
    for path in ENGINE.rglob("*.py"):
        for name in imported(path):
            assert name.split(".")[0] not in ("pygame", "yedo"), f"{path.relative_to(ROOT)} imports {name}"


def test_the_core_knows_no_particular_game() -> None:
    for path in (ENGINE / "core").glob("*.py"):
        assert not any(name.startswith("engine.yedo") for name in imported(path)), path.name
        found = NOUNS.search(path.read_text(encoding="utf-8"))
        assert found is None, f"engine/core/{path.name} speaks of '{found and found[0]}'"


ANY_GAME = (
    "session", "keeper", "saves", "salvage", "undo", "replaying", "thinker", "fame", "hall", "own_numbers",
)  # fmt: skip


def test_what_runs_and_keeps_games_knows_no_particular_one() -> None:
    games = tuple(path.name for path in ENGINE.iterdir() if (path / "kind.py").is_file() and path.name != "core")
    assert len(games) >= 3
    for name in ANY_GAME:
        for module in imported(ROOT / "yedo" / f"{name}.py"):
            assert not module.startswith(tuple(f"engine.{game}" for game in games)), f"yedo/{name}.py imports {module}"


def test_no_card_has_its_own_rule() -> None:
    """What a card does is in its data; no line of the engine asks for a card's id."""
    card_id = re.compile(r"M\d{3}|[AEBGYR]\d{2}")
    for path in ENGINE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                assert not card_id.fullmatch(node.value), f"{path.relative_to(ROOT)}:{node.lineno} names a card"


HEADLESS = ["simulate --games 1 --players 2 --rounds 6", "scenario tests/yedo/scenarios/bower.yaml"]


@pytest.mark.parametrize("words", HEADLESS)
def test_headless_commands_never_load_pygame(words: str) -> None:
    code = f"import sys; from yedo.__main__ import main; main({words.split()!r}); print('pygame' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True)
    assert done.stdout.strip().endswith("False")
