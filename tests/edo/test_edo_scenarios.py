"""The rules ledger's cases E1 to E95, all of them, as scenarios."""

from pathlib import Path

import pytest

from engine.core.scenario import Case, read_cases, run_case
from engine.edo.kind import KIND

FILES = sorted(Path(__file__).with_name("scenarios").glob("*.yaml"))
CASES = [case for path in FILES for case in read_cases(path)]


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.rule.split(',')[0]} {case.name}")
def test_case(case: Case) -> None:
    run_case(case, KIND.begin_case)


def test_every_row_of_the_ledger_has_a_case() -> None:
    rows = {row for case in CASES for row in case.rule.replace(",", " ").split()}
    assert rows >= {f"E{n}" for n in range(1, 96)}
