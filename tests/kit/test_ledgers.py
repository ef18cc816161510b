"""Every row that a rule case or a comment names stands in the game's RULES.md; every situation there has its case."""

import re
from pathlib import Path

import pytest

from engine.games import GAMES

ROOT = Path(__file__).resolve().parents[2]
NEW = {"shitenno": "S", "edo": "E"}  # games whose situations are numbered, and by which letter
ROW = re.compile(r"^\| ((?:[A-Z]\d+|\d+\.\d+\.\d+)(?:, (?:[A-Z]\d+))*) \|", re.M)


def rows(game: str) -> set[str]:
    text = (ROOT / f"engine/{game}/RULES.md").read_text(encoding="utf-8")
    return {name for found in ROW.findall(text) for name in found.split(", ")}


def cases(game: str) -> set[str]:
    files = (ROOT / f"tests/{game}/scenarios").glob("*.yaml")
    named = [line for path in files for line in re.findall(r"^\s+rule: (.*)$", path.read_text(encoding="utf-8"), re.M)]
    return {name for line in named for name in re.split(r"[ ,]+", line.strip().strip("\"'")) if name}


def test_every_game_has_its_ledger() -> None:
    assert all((ROOT / f"engine/{game}/RULES.md").is_file() for game in GAMES)


@pytest.mark.parametrize("game", NEW)
def test_what_cases_and_comments_name_is_there(game: str) -> None:
    known = rows(game)
    assert cases(game) - known == set()
    for path in [*(ROOT / f"engine/{game}").rglob("*.py"), *(ROOT / f"data/{game}").glob("*.yaml")]:
        text = path.read_text(encoding="utf-8")
        named = set(re.findall(r"\b([HA]\d{1,2}|[SE]\d{1,2})\b(?!:)", "\n".join(re.findall(r"#.*|row: .*", text))))
        assert named - known == set(), path


@pytest.mark.parametrize(("game", "letter"), NEW.items())
def test_every_situation_has_its_case(game: str, letter: str) -> None:
    assert {name for name in rows(game) if name[0] == letter} - cases(game) == set()
