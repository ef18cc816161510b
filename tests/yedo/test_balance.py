"""The balance report: a folder with a page and a chart, by one command."""

import xml.etree.ElementTree as ElementTree
from collections import Counter
from pathlib import Path

from engine.yedo.lab.balance import STRATEGIES, Counts, measure, specs
from engine.yedo.lab.balance_chart import chart
from engine.yedo.lab.balance_page import cards_of, outside, page, pars
from yedo.__main__ import main


def test_one_command_writes_page_and_chart(tmp_path: Path) -> None:
    folder = tmp_path / "balance"
    assert main(["simulate", "--report", str(folder), "--games", "13", "--bots", "novice"]) == 0
    text = (folder / "report.md").read_text(encoding="utf-8")
    for heading in ("Targets", "Missions", "Action cards", "Events", "Bonus cards", "Clan powers", "Characters"):
        assert f"## {heading}\n" in text
    for kind in ("mission", "action", "bonus", "character"):
        assert all(f"{card.id} {card.title}" in text for card in cards_of(kind))
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
    assert "The Wise wins 2.40 times par" in found
    assert any("is never completed" in line for line in found)
    assert "The Wise wins 2.40 times par" in page(counts, "random", "", Path())
    assert chart(counts).startswith("<svg")
