"""Every rule case in tests/yedo/scenarios, and the language they are written in."""

from pathlib import Path

import pytest

from engine.core.scenario import BadCase, Failed, read_cases
from engine.core.yaml_file import BadFile
from engine.lab.cases import run_files
from engine.yedo.scenario import YedoTable
from yedo.__main__ import main

FOLDER = Path(__file__).parent / "scenarios"
FILES = sorted(FOLDER.glob("*.yaml"))


@pytest.mark.parametrize("path", FILES, ids=lambda p: p.stem)
def test_cases(path: Path) -> None:
    report = run_files([path])
    assert not report.failures, "\n".join(report.failures)


def test_every_printed_example_has_a_case() -> None:
    cases = [case for path in FILES for case in read_cases(path)]
    assert len(cases) >= 120
    rules = {word for case in cases for word in case.rule.replace(",", " ").split()}
    printed = {f"T{n}" for n in range(1, 18)} - {"T12"}  # T12 belongs to the Teahouse
    assert printed <= rules


def test_names_are_unique_within_a_file() -> None:
    for path in FILES:
        names = [case.name for case in read_cases(path)]
        assert len(names) == len(set(names)), path.name


@pytest.fixture
def table() -> YedoTable:
    return YedoTable({"players": 2, "phase": "assign", "turn": "blue"})


def test_an_answer_that_is_not_offered_lists_what_is(table: YedoTable) -> None:
    with pytest.raises(Failed, match="'bid 3' is not offered to blue place; offered: place disciple gates:0"):
        table.answer("blue", "bid 3")


def test_an_ambiguous_answer_is_refused(table: YedoTable) -> None:
    with pytest.raises(BadCase, match="could mean place disciple shogun or place disciple bakufu"):
        table.answer("blue", "place castle")


def test_the_wrong_clan_is_named(table: YedoTable) -> None:
    with pytest.raises(Failed, match="red is not asked for 'place gates'; asked is blue place"):
        table.answer("red", "place gates")


@pytest.mark.parametrize(
    ("expect", "message"),
    [
        ({"blue.mon": 3}, "blue.mon is 12, not 3"),
        ({"asked": "red place"}, "asked is blue place, not red place"),
        ({"not_offered": "place gates"}, "'place gates' is offered"),
        ({"only": ["place gates"]}, "is also offered"),
        ({"events": ["arrest"]}, "the event 'arrest' did not happen"),
        ({"no_events": ["phase"]}, None),
        ({"view red": {"blue.mon": 1}}, "blue.mon is 12, not 1"),
        ({"blue.disciples": ["gates", "home"]}, "blue.disciples is"),
    ],
)
def test_a_wrong_expectation_fails(table: YedoTable, expect: dict[str, object], message: str | None) -> None:
    if message is None:
        table.check(expect)
        return
    with pytest.raises(Failed, match=message):
        table.check(expect)


@pytest.mark.parametrize(
    ("given", "message"),
    [
        ({"colour": "blue"}, "'given' knows no 'colour'"),
        ({"blue": {"coins": 3}}, "a clan has no 'coins'"),
        ({"phase": "lunch"}, "the phases are"),
        ({"phase": "assign", "blue": {"weapons": ["katana"] * 6}}, "there is no katana left"),
        ({"phase": "assign", "blue": {"missions": ["M999"]}}, "there is no card M999"),
        ({"phase": "assign", "blue": {"disciples": ["moon"]}}, "there is no free place 'moon'"),
        ({"phase": "assign", "patrol": "asleep"}, "the patrol cannot be 'asleep'"),
    ],
)
def test_a_wrong_situation_is_refused_in_a_sentence(given: dict[str, object], message: str) -> None:
    with pytest.raises(BadCase, match=message):
        YedoTable(given)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("cases: 3", "needs 'cases:'"),
        ("cases: [{rule: T1, expect: {round: 2}}]", "case 1 has no name"),
        ("cases: [{name: x, expect: {round: 2}}]", "names no rule"),
        ("cases: [{name: x, rule: T1}]", "expects nothing"),
        ("cases: [{name: x, rule: T1, expect: {a: 1}, then: 3}]", "has a field 'then'"),
    ],
)
def test_a_wrong_file_is_refused_in_a_sentence(tmp_path: Path, text: str, message: str) -> None:
    path = tmp_path / "case.yaml"
    path.write_text(text)
    with pytest.raises(BadFile, match=message):
        read_cases(path)


def test_the_command_counts_and_fails(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    good = "{name: good, rule: T1, given: {phase: assign}, expect: {round: 2}}"
    bad = "{name: bad, rule: T1, given: {phase: assign}, expect: {round: 3}}"
    path = tmp_path / "case.yaml"
    path.write_text(f"cases: [{good}]")
    assert main(["scenario", str(path)]) == 0
    assert capsys.readouterr().out.strip() == "1 passed, 0 failed"
    path.write_text(f"cases: [{good}, {bad}]")
    assert main(["scenario", str(tmp_path)]) == 1
    assert "bad (T1): round is 2, not 3" in (out := capsys.readouterr().out)
    assert out.strip().endswith("1 passed, 1 failed")
    assert main(["scenario", str(tmp_path / "none.yaml")]) == 2
