"""Golden playthroughs: recorded games come out as recorded, answer by answer."""

import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parent / "golden"))
import record


@pytest.mark.parametrize("name", record.GAMES)
def test_playthrough(name: str) -> None:
    recorded = (record.HERE / f"{name}.txt").read_text().splitlines()
    played = record.transcript(*record.GAMES[name]).splitlines()
    for number, (was, is_) in enumerate(zip(recorded, played, strict=False), 1):
        assert was == is_, f"{name}.txt, line {number}; see tests/yedo/golden/record.py"
    assert len(recorded) == len(played)
