"""A bounded part of the long run of `fuzz_files.py`, and the same games and files on every run."""

import os

import pytest
from fuzz_files import Fuzz, memory


@pytest.mark.slow
def test_damaged_files_of_every_kind_get_a_sentence_or_a_game() -> None:
    fuzz = Fuzz(int(os.environ.get("YEDO_FUZZ", "4")))
    fuzz.run(180)
    assert fuzz.troubles == [], fuzz.troubles[0]
    assert sum(fuzz.counted.values()) == 180 and memory() < 300
    print(dict(fuzz.counted))
