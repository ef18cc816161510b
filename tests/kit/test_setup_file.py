"""A game's setup as a file: what it may say, and one sentence for everything it may not."""

import argparse
import json
from pathlib import Path
from typing import Any

import pytest

from engine.core.yaml_file import BadFile
from engine.games import kind_of
from engine.yedo.board import standard_board
from engine.yedo.config import BadSetup
from engine.yedo.game import new_game
from yedo import own_numbers, setup_file
from yedo.__main__ import main
from yedo.commands import play

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


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ("play --rounds 9", "A game lasts 6, 8 or 11 rounds, not 9."),
        ("play --edition 2012-geisha --rounds 8", "A game lasts 11 rounds, not 8."),
        ("play --game edo --rounds 8", "edo has no number of rounds to choose."),
        ("simulate --games 1 --rounds 9", "a game lasts 6, 8 or 11 rounds, not 9."),
        ("simulate --games 1 --edition 2012-geisha --rounds 8", "a game lasts 11 rounds, not 8."),
        ("simulate --games 1 --modules shogun_must_die --rounds 6", "Shogun Must Die is always played over 7 rounds."),
        ("tournament novice:random --games 1 --rounds 9", "a game lasts 6, 8 or 11 rounds, not 9."),
        ("tournament novice:random --games 1 --modules jesuits --rounds 6",
         "Jesuits Bidding needs 8 or 11 rounds and does not go with Shogun Must Die."),
    ],
)  # fmt: skip
def test_a_length_that_a_game_does_not_have_is_refused_with_those_it_has(
    words: str, told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(words.split()) == 2
    assert capsys.readouterr().err == f"yedo: {told}\n"


@pytest.mark.parametrize("words", ["--rounds 7 --modules shogun_must_die", "--rounds 11 --edition 2012-samurai"])
def test_the_one_length_of_a_game_may_be_said(words: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(f"simulate --games 1 --players 2 --json {words}".split()) == 0
    assert json.loads(capsys.readouterr().out)["games"] == 1


def test_other_lengths_in_the_data_are_those_of_every_command(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(standard_board(), "lengths", [5, 9])
    assert main("simulate --games 1 --rounds 9 --json".split()) == 0
    assert json.loads(capsys.readouterr().out)["rounds"] == [9]
    assert main("tournament novice:random --games 1 --rounds 5 --json".split()) == 0
    capsys.readouterr()
    for words in ("simulate --games 1 --rounds 8", "tournament novice:random --rounds 8", "play --rounds 8"):
        assert main(words.split()) == 2
        assert "lasts 5 or 9 rounds, not 8." in capsys.readouterr().err
    with pytest.raises(SystemExit):
        main(["simulate", "--help"])
    assert "5 or 9 (default 5)" in capsys.readouterr().out
    assert [wanted(words).rounds for words in ("--rounds 5", "--rounds 9", "--seed 3")] == [5, 9, 9]


def test_a_player_s_own_lengths_are_those_of_play(yedo_home: str, capsys: pytest.CaptureFixture[str]) -> None:
    folder = own_numbers.folder_of(kind_of("yedo"))
    folder.mkdir(parents=True)
    (folder / "board.yaml").write_text("lengths: [5, 9]")
    assert [wanted(words).rounds for words in ("--rounds 5", "--rounds 9", "--seed 3")] == [5, 9, 9]
    assert main(["play", "--rounds", "8"]) == 2
    assert capsys.readouterr().err == "yedo: A game lasts 5 or 9 rounds, not 8.\n"


def wanted(words: str) -> Any:
    """The setup of `yedo play` with these words."""
    parser = argparse.ArgumentParser()
    play.add_arguments(parser)
    return play._setup(parser.parse_args(words.split()))[1]
