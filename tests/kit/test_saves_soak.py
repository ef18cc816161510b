"""The long runs in small: every kind of game comes up, what goes wrong is told, memory is judged."""

import json
from pathlib import Path

import pytest

from engine.core.memory import Watch, give_back, resident
from engine.lab.soak import CLOSELY, SLOWEST, Soak, play_one
from engine.yedo.config import MODULES
from engine.yedo.game import new_game
from engine.yedo.kind import KIND, YedoKind
from engine.yedo.lab.variety import mixes
from yedo.__main__ import main


def watch(*sizes: float, warm_up: int = 0, limit: float = 0.5) -> Watch:
    made = Watch(warm_up, limit)
    made.samples = [(n * 100, size) for n, size in enumerate(sizes)]
    return made


def test_memory_is_judged_by_its_slope_after_the_warm_up() -> None:
    assert watch(30, 50, 50.02, 49.98, 50, 50, warm_up=100).verdict == "flat"
    assert watch(30, 30, 30, 30, 30, 30.1).verdict == "flat"
    growing = watch(30, 30.1, 30.2, 30.3, 30.4, 30.5)
    assert growing.verdict == "growing" and growing.growth == pytest.approx(1.0)
    assert watch(30, 30).verdict == "too few games to tell"
    assert watch(0, 0, 0, 0, 0, 0).verdict == "not measured here"
    give_back()
    assert resident() >= 0


def test_the_soak_goes_through_every_kind_of_game() -> None:
    every = mixes()
    assert len(set(every)) == len(every)
    for module in MODULES:
        assert any(kind.modules == (module,) for kind in every)
    for modules in ((), ("shogun_must_die",), ("teahouse", "specialists", "jesuits", "clan_powers")):
        found = [kind for kind in every if kind.modules == modules]
        players = {1, 2, 3, 4} if "shogun_must_die" in modules else {2, 3, 4, 5}
        assert {kind.players for kind in found} == players
    assert {kind.rounds for kind in every} == {6, 7, 8, 11}
    assert len(every) % CLOSELY, "another kind is looked at closely in every turn"
    configs = [KIND.varied(n, n)[0] for n in range(400)]
    assert {config.side for config in configs} == {"day", "night"}
    together = [config for config in configs if "shogun_must_die" in config.modules]
    assert {(c.mood, c.level) for c in together} > {("gentle", "easy"), ("insatiable", "hard")}
    assert sum(bool(config.rules) for config in configs) > 80
    for n in range(0, len(every), 7):
        new_game(KIND.varied(n, 11)[0])


def test_what_goes_wrong_names_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    found = Soak(Watch(0, 1))
    with monkeypatch.context() as patch:
        patch.setattr("engine.yedo.invariants.Inventory.violations", lambda self, g: ["a card is nowhere"])
        play_one(0, 7, ["random"], False, found)
        patch.setattr(YedoKind, "new", lambda self, config: 1 / 0)
        play_one(1, 8, ["random"], True, found)
    assert len(found.violations) == 2 and found.games == 2
    assert "game 7 (2 players, 6 rounds" in found.violations[0]
    assert "game 8" in found.violations[1] and "ZeroDivisionError" in found.violations[1]


@pytest.mark.slow
def test_a_short_soak_writes_its_page(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    page = tmp_path / "soak.md"
    assert main(["soak", "--games", "12", "--out", str(page), "--json"]) == 0
    out = json.loads(capsys.readouterr().out)
    assert out["games"] == 12 and out["violations"] == [] and out["checks"] > 300 and out["saved"] > 10
    assert out["slowest"] and 0 < out["slowest_ms"] < 20
    words = page.read_text()
    assert "12 games" in words and "**0** in" in words and "yedo soak --games 12" in words
    assert main(["soak", "--games", "0"]) == 2
    assert main(["soak", "--games", "1", "--out", str(tmp_path / "no" / "such.md")]) == 2
    assert SLOWEST > 10


@pytest.mark.slow
def test_a_game_through_the_table_leaves_nothing_behind(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    page = tmp_path / "table.md"
    assert main(["soak", "--table", "--games", "1", "--out", str(page), "--json"]) == 0
    out = json.loads(capsys.readouterr().out)
    assert out["games"] == 1 and out["violations"] == [] and out["answers"] > 20 and out["frames"] > 20
    assert "1 whole games" in page.read_text()
