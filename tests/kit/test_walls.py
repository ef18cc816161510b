"""The walls of the house, by its imports: what serves every game knows none of them, no game knows another, and the
window's side of a game knows only its own."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from engine.core import verbs
from engine.core.language_check import keys_of
from engine.core.words import languages
from engine.games import GAMES
from engine.paths import data_dir
from yedo.assets import pictures, rendered_dir
from yedo.ui.art import icon

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


def art_of(module: str) -> str:
    """The folder of art/ that a module belongs to: "kit", a game, or "" for neither."""
    parts = module.split(".")
    return parts[1] if parts[0] == "art" and len(parts) > 2 else ""


def strings(path: Path) -> Iterator[str]:
    """The whole strings a file names; not the pieces of those that are put together."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    made = {part for node in ast.walk(tree) if isinstance(node, ast.JoinedStr) for part in node.values}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and node not in made:
            yield node.value


def frames(path: Path) -> Iterator[str]:
    """Keys that a file puts together, as expressions: "table.{verb}_n" is table\\.[^ ]+_n."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.JoinedStr) and re.match(r"[a-z_]+\.", str(getattr(node.values[0], "value", ""))):
            parts = (re.escape(str(part.value)) if isinstance(part, ast.Constant) else "[^ ]+" for part in node.values)
            yield "".join(parts)


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


@pytest.mark.parametrize("folder", ["kit", *sorted(GAMES)])
def test_a_game_is_drawn_with_the_kit_alone(folder: str) -> None:
    for path in files(f"art/{folder}"):
        assert {art_of(module) for module in imports(path)} - {"", "build"} <= {"kit", folder}, path


def test_pictures_lie_with_the_game_they_were_drawn_for() -> None:
    """A picture is named without its game's folder, so no name may be drawn twice."""
    assert {path.name for path in rendered_dir().iterdir()} == {"kit", *GAMES}
    drawn = [path for path in rendered_dir().rglob("*.*") if path.suffix in (".png", ".webp")]
    assert len(drawn) == len(pictures())


def test_the_kit_shows_only_its_own_pictures() -> None:
    own = {name for name, path in pictures().items() if path.relative_to(rendered_dir()).parts[0] == "kit"}
    others = set(pictures()) - own
    for path in (path for folder in (*KIT, "yedo/lan") for path in files(folder)):
        assert {*strings(path)} & others == set(), path
    assert {icon(verb.icon) for verb in verbs.USUAL.values()} <= own


# Words of a game that the kit says by the name of a thing it was given.
ASKED = {r"phase\.[^ ]+", r"table\.phase\.[^ ]+", r"source\.[^ ]+", r"edition\.name\.[^ ]+"}


def test_the_kit_says_only_its_own_words() -> None:
    home = data_dir() / "lang" / "en"
    own = keys_of(home, "kit")
    others = {key for game in GAMES for key in keys_of(home, game)}
    asked = set()
    for path in (path for folder in (*KIT, "yedo/lan") for path in files(folder)):
        assert {*strings(path)} & others == set(), path
        for frame in {*frames(path)}:
            if not any(re.fullmatch(frame, key) for key in own) and any(re.fullmatch(frame, key) for key in others):
                asked.add(frame)
    assert asked == ASKED


@pytest.mark.parametrize("game", sorted(GAMES))
def test_a_game_says_no_other_game_s_words(game: str) -> None:
    home = data_dir() / "lang" / "en"
    others = {key for other in GAMES if other != game for key in keys_of(home, other)}
    for path in [*files(f"engine/{game}"), *files(f"yedo/tables/{game}")]:
        assert {word for word in strings(path) if "." in word} & others == set(), path


@pytest.mark.parametrize("language", languages())
def test_words_stand_with_the_kit_or_a_game(language: str) -> None:
    folder = data_dir() / "lang" / language
    assert {path.name for path in folder.iterdir() if path.is_dir()} == {"kit", *GAMES}
    assert [path.name for path in folder.glob("*.yaml")] == []
