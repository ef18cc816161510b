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


@pytest.mark.parametrize("game", ["shitenno", "edo"])
def test_a_setup_may_be_of_another_game(game: str, tmp_path: Path) -> None:
    path = write(tmp_path, f"game: {game}\nplayers: [human, {{name: Oyuki, by: novice}}, samurai]\nseed: 7\n")
    kind, config = setup_file.read(path)
    assert kind.id == game and config.seed == 7
    assert [seat.played_by for seat in config.seats] == ["human", "novice", "samurai"]
    assert config.seats[1].name == "Oyuki" and kind.new(config).decision is not None
    for words, told in (
        (f"game: {game}\nplayers: [human]", "players"), (f"game: {game}\nmodules: [teahouse]", "modules"),
        (f"game: {game}\nplayers: [human, ghost]", "ghost"), ("game: chess", "chess"),
        (f"game: {game}\nseed: soon", "seed"), (f"game: {game}\nrules: {{moon: full}}", "moon"),
    ):  # fmt: skip
        with pytest.raises((BadFile, BadSetup), match=told):
            setup_file.read(write(tmp_path, words))


def test_a_setup_of_one_game_is_not_played_as_another(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = write(tmp_path, "game: edo")
    assert main(["play", "--game", "shitenno", "--setup", str(path)]) == 2
    assert "setup of edo, not of shitenno" in capsys.readouterr().err
    assert main(["play", "--game", "chess"]) == 2 and "there is no game" in capsys.readouterr().err
    assert setup_file.read(write(tmp_path, "game: yedo\n" + GOOD))[0].id == "yedo"


def test_the_window_says_which_game_it_cannot_show(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    from yedo.commands import common

    monkeypatch.setattr(common, "TABLES", {"yedo": "yedo.tables.yedo"})
    assert main(["play", "--game", "edo", "--players", "human,novice"]) == 2
    assert "edo has no table in the window" in capsys.readouterr().err
