"""A game's setup as a file: what it may say, and one sentence for everything it may not."""

from pathlib import Path

import pytest

from engine.core.yaml_file import BadFile
from engine.yedo.config import BadSetup
from engine.yedo.game import new_game
from yedo import setup_file
from yedo.__main__ import main

GOOD = """
players: [human, samurai, {name: Oyuki, clan: purple, by: novice}]
rounds: 11
sets: {action: [neutral, disciple], event: [neutral, resources], mission: [neutral, prestige]}
modules: [teahouse, jesuits]
rules: {dojo_draw: three_keep_one}
seed: 7
first: 2
side: night
"""
BROKEN = {
    "players: []": "list",
    "players: [human, ghost]": "ghost",
    "players: 3": "list",
    "rounds: many": "whole number",
    "colour: blue": "colour",
    "- just a list": "setup file needs",
    "players: [human, novice, novice, novice, novice, novice]": "players",
    "rules: 3": "rules",
    "sets: [": "setup.yaml",
}


def write(folder: Path, words: str) -> Path:
    path = folder / "setup.yaml"
    path.write_text(words, encoding="utf-8")
    return path


def test_a_file_says_everything(tmp_path: Path) -> None:
    config = setup_file.read_setup(write(tmp_path, GOOD))
    g = new_game(config)
    assert [(c.color, c.name) for c in g.state.clans][2] == ("purple", "Oyuki")
    assert [s.played_by for s in config.seats] == ["human", "samurai", "novice"]
    assert g.state.rounds == 11 and g.state.order[0] == 2 and g.rules.dojo_draw == "three_keep_one"
    assert set(g.state.guests) == {"teahouse", "jesuits"}


@pytest.mark.parametrize("words", BROKEN)
def test_broken_ones_get_a_sentence(tmp_path: Path, words: str) -> None:
    with pytest.raises((BadFile, BadSetup)) as problem:
        setup_file.read_setup(write(tmp_path, words))
    assert BROKEN[words] in str(problem.value) and "\n" not in str(problem.value)


@pytest.mark.parametrize("words", ["rounds: 9", "modules: [opera]", "rules: {tea: strong}", *BROKEN])
def test_the_command_refuses_before_a_window_opens(
    tmp_path: Path, words: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["play", "--setup", str(write(tmp_path, words))]) == 2
    told = capsys.readouterr().err
    assert told.startswith("yedo: ") and told.count("\n") == 1
