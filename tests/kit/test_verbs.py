"""Every verb, question and event of every game is described in one row, and no row describes what is never met."""

import ast
import random
from collections import defaultdict
from pathlib import Path

import pytest

from engine.core.kind import Kind
from engine.core.verbs import Verb, place_of, ways_out
from engine.games import GAMES, kind_of
from yedo.ui import art

ROOT = Path(__file__).parents[2]
ENGINE, SOUNDS = ROOT / "engine", ROOT / "art" / "kit" / "sound"
GAMES_PLAYED = {"yedo": 30, "shitenno": 6, "edo": 6}


def met(kind: Kind, games: int) -> dict[str, set[str]]:
    """The verbs, questions and events of some random games, of every kind of setup there is."""
    found: dict[str, set[str]] = defaultdict(set)
    for n in range(games):
        dice = random.Random(n)
        config, _ = kind.varied(n * 11, 500 + n)
        game = kind.new(config, lambda event: found["happenings"].add(event.kind))
        while (decision := game.decision) is not None:
            found["questions"].add(decision.kind)
            found["verbs"].update(option[0] for option in decision.options)
            for option in decision.options:
                row = kind.verbs.get(option[0])
                assert row is None or kind.id == "shitenno" or len(option) == len(row.kinds) + 1, option
            game.apply(dice.choice(decision.options))
    return found


def named_in(folder: Path) -> set[str]:
    """Every word that the rules of a game write, but for the rows themselves."""
    words: set[str] = set()
    for path in folder.rglob("*.py"):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        rows = {
            key for node in ast.walk(tree) if isinstance(node, (ast.Assign, ast.AnnAssign))
            for target in (node.targets if isinstance(node, ast.Assign) else [node.target])
            if getattr(target, "id", "") in ("VERBS", "QUESTIONS", "HAPPENINGS")
            for key in ast.walk(node)
        }  # fmt: skip
        for node in ast.walk(tree):
            if isinstance(node, (ast.Call, ast.Tuple)) and node not in rows:
                parts = node.args if isinstance(node, ast.Call) else node.elts
                words.update(p.value for p in parts[:2] if isinstance(p, ast.Constant) and isinstance(p.value, str))
    return words


@pytest.mark.parametrize("name", GAMES)
def test_every_verb_question_and_event_has_its_row_and_no_row_is_unused(name: str) -> None:
    kind = kind_of(name)
    found, written = met(kind, GAMES_PLAYED.get(name, 4)), named_in(ENGINE / name)
    for table in ("verbs", "questions", "happenings"):
        rows = getattr(kind, table)
        assert not found[table] - set(rows), f"{table} without a row"
        assert not set(rows) - found[table] - written, f"{table} that nobody asks or tells"
        assert len(found[table] & set(rows)) >= 0.7 * len(rows)


@pytest.mark.parametrize("name", GAMES)
def test_rows_name_pictures_and_sounds_that_exist(name: str) -> None:
    kind = kind_of(name)
    icons = {row.icon for row in (*kind.verbs.values(), *kind.happenings.values())}
    assert not {icon for icon in icons if not art.exists(f"icons/{icon}")}
    sounds = {row.sound for row in kind.happenings.values() if row.sound}
    assert not {sound for sound in sounds if not (SOUNDS / f"{sound}.ogg").exists()}
    assert {row.tone for row in kind.verbs.values()} <= {"", "primary", "quiet"}
    assert {row.form for row in kind.verbs.values()} <= {"", "stepper", "tabs", "tray"}
    assert ways_out(kind.verbs)


def test_an_option_stands_as_its_row_says_or_on_a_button() -> None:
    assert place_of(Verb(place="slot:{1}"), ("seat", 2, "own"), {}, None, 0) == "slot:2"
    assert place_of(Verb(), ("pass",), {}, None, 0) == "button:pass"
