"""Every rule case of Shitenno, and the language they are written in."""

from pathlib import Path

import pytest

from engine.core.scenario import BadCase, Failed, game_of, read_cases, run_cases
from engine.shitenno.kind import KIND
from engine.shitenno.scenario import ShitennoTable

FILES = sorted((Path(__file__).parent / "scenarios").glob("*.yaml"))


@pytest.mark.parametrize("path", FILES, ids=lambda p: p.stem)
def test_cases(path: Path) -> None:
    assert game_of(path) == KIND.id
    report = run_cases(read_cases(path), KIND.begin_case)
    assert not report.failures, "\n".join(report.failures)


def test_every_row_of_the_ledger_has_a_case() -> None:
    rules = {word for path in FILES for case in read_cases(path) for word in case.rule.split()}
    assert not [f"S{n}" for n in range(1, 92) if f"S{n}" not in rules]


@pytest.mark.parametrize(
    ("given", "message"),
    [
        ({"honda": {"horses": 3}}, "a general has no 'horses'"),
        ({"weather": "rain"}, "'given' knows no 'weather'"),
        ({"phase": "dawn"}, "the phases are"),
        ({"phase": "odd", "honda": {"troops": ["ninja"]}}, "there is no 'ninja' left"),
        ({"phase": "odd", "provinces": {"okinawa": {}}}, "there is no province 'okinawa'"),
    ],
)
def test_a_case_in_other_words_is_refused_in_a_sentence(given: dict[str, object], message: str) -> None:
    with pytest.raises(BadCase, match=message):
        ShitennoTable(given)


def test_an_answer_that_is_not_offered_lists_what_is() -> None:
    table = ShitennoTable({"phase": "odd", "honda": {"koku": [3]}, "asked": "honda"})
    with pytest.raises(Failed, match="'province kanto' is not offered to honda campaign; offered: province chugoku"):
        table.answer("honda", "province kanto")
