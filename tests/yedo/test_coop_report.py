"""The figures of Shogun Must Die: one game tells about every level, and the page tells all of it."""

from dataclasses import replace
from itertools import pairwise
from pathlib import Path

import pytest

from engine.yedo.lab.coop_report import Cell, Record, as_line, levels, page, play, read_records
from engine.yedo.modules.smd.helper import asked
from yedo.__main__ import main

GAME = Record(2, "demanding", "samurai", 7, 5, 30, 40, 9)


@pytest.mark.parametrize("players", (1, 2))
def test_bots_play_alike_at_every_level(players: int) -> None:
    """So the record of one game says whether it is won at each."""
    cell = Cell(players, "gentle")
    found = [play(cell, 3, level) for level in levels()]
    assert len({record for record, _ in found}) == 1
    assert [won for _, won in found] == [found[0][0].won(level) for level in levels()]


def test_every_goal_counts() -> None:
    assert GAME.won("hard")
    assert not replace(GAME, killed=0).won("easy")
    for name, n in asked("easy", 2).items():
        assert not replace(GAME, **{name: n - 1}).won("easy")
    alone = replace(GAME, players=1, highest=0)
    assert alone.won("easy") and "highest" not in asked("easy", 1)


def test_levels_ask_for_more_and_more() -> None:
    for players in (1, 2, 3, 4):
        wanted = [asked(level, players) for level in levels() if level != "printed"]  # that one is the book's
        for less, more in pairwise(wanted):
            assert all(less[name] <= more[name] for name in less)
            assert less != more


def test_the_page_tells_rates_with_intervals(tmp_path: Path) -> None:
    file = tmp_path / "games"
    file.write_text(as_line(GAME) + as_line(replace(GAME, seed=8, killed=0)))
    records = read_records(file)
    assert records[0] == GAME
    text = page(records)
    assert "| 2 | 2 | 50 % (9 to 91) |" in text
    assert "yedo coop --moods demanding --games 2 --seed 7" in text
    blocks = page([*records, replace(GAME, seed=20)])
    assert "--games 2 --seed 7\n" in blocks and "--games 1 --seed 20\n" in blocks


def test_the_command_plays_no_game_twice(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record, out = str(tmp_path / "games"), tmp_path / "page.md"
    words = ["coop", "--players", "1", "--moods", "gentle", "--bot", "random", "--record", record, "--out", str(out)]
    assert main([*words, "--games", "1"]) == 0
    assert main([*words, "--games", "2"]) == 0
    assert len(read_records(Path(record))) == 2
    assert "## Gentle Emperor" in out.read_text()
    assert main(["coop", "--moods", "sulky"]) == 2
    assert "there is no mood “sulky”" in capsys.readouterr().err
