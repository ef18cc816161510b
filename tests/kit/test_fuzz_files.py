"""A bounded part of the long run of `fuzz_files.py`, and the same games and files on every run."""

import os

import pytest
from fuzz_files import Fuzz, memory


@pytest.mark.slow
def test_damaged_files_of_every_kind_get_a_sentence_or_a_game() -> None:
    fuzz, before = Fuzz(int(os.environ.get("YEDO_FUZZ", "4"))), memory()
    fuzz.run(180)
    assert fuzz.troubles == [], fuzz.troubles[0]
    assert sum(fuzz.counted.values()) == 180
    assert memory() - before < 250  # other tests may have filled the process before
    print(dict(fuzz.counted))
