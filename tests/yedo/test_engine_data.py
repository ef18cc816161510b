"""Numbers live in data/: changing one there changes the game, without a line of code."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
import yaml
from conftest import ROOT

ASK = """
from engine.yedo.scenario import YedoTable
table = YedoTable({given})
print(repr({look}))
"""
HARBOR = {"players": 2, "phase": "actions", "blue": {"mon": 5, "disciples": ["harbor"]}}
ASSIGN = {"players": 2, "phase": "assign", "turn": "blue"}
PATROL = {"players": 2, "phase": "patrol", "patrol": "gold harbor"}


def answer(folder: Path, given: dict[str, object], look: str) -> str:
    """What a fresh process says about a situation, with the data of this copy."""
    code = ASK.format(given=repr(given), look=look)
    env = {**os.environ, "PYTHONPATH": str(folder)}
    done = subprocess.run([sys.executable, "-c", code], env=env, cwd=folder, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


@pytest.fixture(scope="module")
def copied(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The engine and its data in another folder."""
    folder = tmp_path_factory.mktemp("copy")
    shutil.copytree(ROOT / "engine", folder / "engine", ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copytree(ROOT / "data", folder / "data")
    return folder


@pytest.mark.parametrize(
    ("old", "new", "given", "look", "before", "after"),
    [
        ("luxury: {4: 1, 9: 3}", "luxury: {2: 1}", HARBOR, "table.offers()",
         "'church, luxury 4, foresight bonus, home'", "'church, luxury 2, foresight bonus, home'"),
        ('"gates:1": 2, "gates:2": 4', '"gates:1": 5, "gates:2": 5', ASSIGN,
         "table.look('spaces')", "16", "15"),
        ("circuit: [castle, temple, market, red_light, harbor, tavern, gates]",
         "circuit: [castle, temple, market, red_light, harbor, gates, tavern]", PATROL,
         "table.look('patrol')", "'tavern'", "'gates'"),
        ("mon: 12, green: 3", "mon: 20, green: 3", ASSIGN, "table.look('blue.mon')", "12", "20"),
    ],
)
def test_a_number_in_the_board_file_changes_the_game(
    copied: Path, old: str, new: str, given: dict[str, object], look: str, before: str, after: str
) -> None:
    board = copied / "data" / "yedo" / "board.yaml"
    text = board.read_text()
    assert old in text
    assert answer(copied, given, look) == before
    board.write_text(text.replace(old, new))
    try:
        assert answer(copied, given, look) == after
    finally:
        board.write_text(text)


def test_a_reward_in_a_card_file_changes_the_game(copied: Path) -> None:
    path = copied / "data" / "yedo" / "cards" / "favors.yaml"
    text = path.read_text()
    data = yaml.safe_load(text)
    data["cards"]["mon"]["effect"] = [{"gain_mon": 9}]
    path.write_text(yaml.safe_dump(data))
    try:
        answers = "[table.answer(*a) for a in (('red', 'favor mon'), ('blue', 'favor blessing'))]"
        look = answers + " and table.look('red.mon')"
        assert answer(copied, {"players": 2}, look) == "21"
    finally:
        path.write_text(text)
