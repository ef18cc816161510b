"""The balance report: a folder with a page and a chart, by one command."""

import re
import xml.etree.ElementTree as ElementTree
from collections import Counter
from pathlib import Path

import pytest

from engine.games import DEFAULT, GAMES
from engine.lab import balance as lab
from engine.yedo.lab.balance import STRATEGIES, Counts, measure, specs
from engine.yedo.lab.balance_chart import chart
from engine.yedo.lab.balance_page import cards_of, outside, page, pars
from yedo.__main__ import main


def test_one_command_writes_page_and_chart(tmp_path: Path) -> None:
    folder = tmp_path / "balance"
    assert main(["simulate", "--report", str(folder), "--games", "13", "--bots", "novice"]) == 0
    text = (folder / "report.md").read_text(encoding="utf-8")
    rows = {line.split(" | ")[0].removeprefix("| "): line for line in text.splitlines() if line.startswith("| ")}
    for kind in ("mission", "action", "bonus", "character"):
        for card in cards_of(kind):
            cells = [cell.strip() for cell in rows[f"{card.id} {card.title}"].strip("|").split("|")[1:]]
            assert any(re.match(r"\d", cell) for cell in cells), cells
    assert ElementTree.parse(folder / "chart.svg").getroot().tag.endswith("svg")


def test_processes_add_up() -> None:
    assert measure(6, "random", 3, jobs=2) == measure(6, "random", 3)


def test_every_strategy_is_tried() -> None:
    tried = {spec.strategy for spec in specs(100, "random", 1)}
    assert tried == {"", *STRATEGIES}


def test_outliers_are_named() -> None:
    counts: Counts = Counter({("power", "wise"): 100, ("power won", "wise"): 60})
    assert pars(counts, "power", "wise") == 2.4
    found = outside(counts)
    assert "The Wise wins 2.40 times par (2.01–2.76)" in found
    assert any("is never completed" in line for line in found)
    assert "The Wise wins 2.40 times par" in page(counts, "random", "", Path())
    assert chart(counts).startswith("<svg")


def test_a_card_that_hardly_anybody_plays_is_named() -> None:
    counts: Counts = Counter({("could", "A01"): 50, ("played", "A01"): 4, ("could", "A02"): 50, ("played", "A02"): 5})
    found = outside(counts)
    assert any(line.startswith("A01 ") and line.endswith("8% of those who could") for line in found)
    assert not any(line.startswith("A02 ") and "of those" in line for line in found)


@pytest.mark.parametrize("game", [game for game in GAMES if game != DEFAULT])
def test_every_game_has_a_page(game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = tmp_path / "pages"
    words = ["simulate", "--game", game, "--report", str(folder), "--games", "6", "--bots", "random", "--seed", "5"]
    assert main(words) == 0
    assert f"{game}.md" in capsys.readouterr().out
    text = (folder / f"{game}.md").read_text(encoding="utf-8")
    assert f"--game {game} --report" in text
    counts = lab.measure(game, 6, "random", 5)
    assert lab.measure(game, 6, "random", 5, jobs=2) == counts
    rows = [line for line in text.splitlines() if line.startswith("| ")]
    for _, of in (key for key in counts if key[0] == "games"):
        games, points = counts["games", of], counts["points", of] / int(of)
        start = f"| {of} | {games} | {counts['rounds', of] / games:.1f} | {points / games:.1f} |"
        assert any(row.startswith(start) for row in rows), start
    done = {thing: count for (what, *rest), count in counts.items() if what == "done" for thing in rest}
    for thing, count in done.items():
        assert any(row.startswith(f"| {thing.replace('_', ' ')} | {count / 6:.2f} |") for row in rows), thing
    assert len(done) > 5


def test_a_seat_that_wins_too_often_is_named() -> None:
    counts: lab.Counts = Counter({("games", "2"): 100, ("seat", "2", "0"): 70, ("seat", "2", "1"): 30})
    assert any("seat 1 wins 70%" in line for line in lab.outside(counts))
