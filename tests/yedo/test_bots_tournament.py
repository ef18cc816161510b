"""Tournaments: rotation, intervals, tuning, and the command that prints them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from engine.games import kind_of
from engine.lab.tournament import Entrant, Row, play_row, wilson
from engine.paths import data_dir
from engine.yedo.bots.weights import Weights, standard_weights
from engine.yedo.lab.tuning import rewrite, tune
from yedo.__main__ import main


def test_the_champion_sits_everywhere_in_turn() -> None:
    row = Row(Entrant("samurai"), [Entrant("random")] * 3)
    assert [[e.bot for e in row.seats(k)].index("samurai") for k in range(5)] == [0, 1, 2, 3, 0]


def test_so_does_everybody_else() -> None:
    row = Row(Entrant("samurai"), [Entrant("novice"), Entrant("random")])
    for bot in ("samurai", "novice", "random"):
        assert sorted([e.bot for e in row.seats(k)].index(bot) for k in range(3)) == [0, 1, 2]


def test_intervals() -> None:
    low, high = wilson(50, 200)
    assert 0.19 < low < 0.25 < high < 0.32
    assert wilson(0, 10)[0] == 0.0 and wilson(10, 10)[1] == 1.0


def test_novices_beat_random_players() -> None:
    outcome = play_row(Row(Entrant("novice"), [Entrant("random")] * 3, games=24))
    assert outcome.rate >= 0.6
    assert len(outcome.scores) == outcome.games == 24
    assert outcome.thinking("novice")[0] > 0


@pytest.mark.slow
def test_tuning_moves_each_weight_at_most_one_step() -> None:
    found = tune(["weapon", "geisha"], games=3, seed=1)
    assert [w.weight for w in found] == ["weapon", "geisha"]
    assert all(0.7 < w.after / w.before < 1.43 and (w.after > w.before) == (w.slope > 0) for w in found)


def test_rewriting_weights_keeps_comments() -> None:
    text = (data_dir() / "yedo" / "bots.yaml").read_text(encoding="utf-8")
    changed = rewrite(text, {"weapon": 0.125})
    assert "  weapon: 0.125 #" in changed
    assert changed.count("\n") == text.count("\n") and changed.count("#") == text.count("#")


def test_every_weight_is_in_the_data() -> None:
    for name in Weights.__annotations__:
        assert isinstance(getattr(standard_weights(), name), float)
        assert isinstance(getattr(standard_weights("shogun"), name), float)


def test_the_command_prints_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["tournament", "novice:random,random", "--games", "3"]) == 0
    out = capsys.readouterr().out
    assert "novice against random,random" in out and "95 %" in out and "median" in out
    assert "of 3 won" not in out


def test_different_rivals_are_told_one_by_one(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["tournament", "novice:random,samurai", "--games", "3"]) == 0
    lines = [line for line in capsys.readouterr().out.splitlines() if " of 3 won" in line]
    assert [line.split(":")[0].strip() for line in lines] == ["novice", "random", "samurai"]
    assert sum(int(line.split()[1]) for line in lines) == 3
    assert main(["tournament", "novice:random", "--games", "2", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["games"] == 2


@pytest.mark.parametrize("row", ["novice", "novice:", "daimyo:novice", "novice:a,b,c,d,e"])
def test_a_wrong_row_is_refused_in_one_sentence(row: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["tournament", row]) == 2
    assert capsys.readouterr().err.count("\n") == 1


def test_an_unknown_weight_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["tournament", "--tune", "luck"]) == 2
    assert "there is no weight" in capsys.readouterr().err


def test_tuned_weights_are_written(tmp_path: Path) -> None:
    out = tmp_path / "weights.yaml"
    assert main(["tournament", "--tune", "order", "--games", "1", "--write", str(out)]) == 0
    assert "order:" in out.read_text(encoding="utf-8")


def test_a_record_is_taken_up_again(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record = tmp_path / "games.jsonl"
    words = ["tournament", "novice:random,random", "--best", "--json", "--record", str(record), "--games"]
    assert main([*words, "2"]) == 0
    first = record.read_text(encoding="utf-8")
    assert main([*words, "3"]) == 0
    assert record.read_text(encoding="utf-8").startswith(first) and len(record.read_text("utf-8").splitlines()) == 3
    told = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [row["games"] for row in told] == [2, 3]
    whole = play_row(Row(Entrant("novice", samples=16, best=True), [Entrant("random", samples=16, best=True)] * 2, 3))
    assert told[1]["wins"] == whole.wins and told[1]["deeds"] == round(sum(whole.deeds) / 3, 2)
    record.write_text("nonsense", encoding="utf-8")
    assert main([*words, "2"]) == 2
    assert capsys.readouterr().err.count("\n") == 1


def test_at_their_best_bots_do_not_err_on_purpose() -> None:
    for game in ("yedo", "shitenno"):
        made: Any = Entrant("samurai", best=True).seated(kind_of(game), 1, 0)
        assert made.w.ease == 0.0
        usual: Any = Entrant("samurai").seated(kind_of(game), 1, 0)
        assert usual.w.ease > 0.0
