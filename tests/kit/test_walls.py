"""The walls of the house, by its imports: what serves every game knows none of them, no game knows another, and the
window's side of a game knows only its own."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from engine.games import GAMES

ROOT = Path(__file__).resolve().parents[2]
KIT = ("engine/core", "engine/lab", "yedo/ui", "yedo/scenes", "yedo/table", "yedo/help")
# Files of the kit that still know a game, each a debt.
KNOWN: set[str] = set()


def imports(path: Path) -> Iterator[str]:
    """The modules a file names in its imports, also those inside functions."""
    package = path.relative_to(ROOT).with_suffix("").parts[:-1]
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            start = ".".join(package[: len(package) - node.level + 1]) + "." if node.level else ""
            module = (start + (node.module or "")).rstrip(".")
            yield from (f"{module}.{alias.name}" for alias in node.names)


def game_of(module: str) -> str:
    """The game that a module belongs to, "" for the kit's."""
    parts = module.split(".")
    named = parts[1] if parts[0] == "engine" else parts[2] if parts[:2] == ["yedo", "tables"] and len(parts) > 2 else ""
    return named if named in GAMES else ""


def games_in(path: Path) -> set[str]:
    return {game_of(module) for module in imports(path) if len(module.split(".")) > 1} - {""}


def files(folder: str) -> list[Path]:
    return sorted((ROOT / folder).rglob("*.py"))


def test_the_kit_knows_no_game() -> None:
    found = {str(path.relative_to(ROOT)) for folder in KIT for path in files(folder) if games_in(path)}
    assert found - KNOWN == set(), "the kit takes what it needs from a game's KIND and TABLE"
    assert KNOWN - found == set(), "these know no game any more: take them off the list"


@pytest.mark.parametrize("game", sorted(GAMES))
def test_no_game_knows_another(game: str) -> None:
    for path in [*files(f"engine/{game}"), *files(f"yedo/tables/{game}")]:
        assert games_in(path) <= {game}, path


@pytest.mark.parametrize("game", sorted(GAMES))
def test_a_game_is_imported_only_when_it_is_asked_for(game: str) -> None:
    """The registries name games as strings."""
    for path in (ROOT / "engine/games.py", ROOT / "yedo/tables/__init__.py"):
        assert game not in games_in(path)
