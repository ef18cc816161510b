"""A short part of the long run of `monkey.py`."""

import os

import pytest
from monkey import Monkey


@pytest.mark.slow
def test_random_clicks_and_keys_raise_nothing() -> None:
    monkey = Monkey(int(os.environ.get("YEDO_MONKEY", "11")))
    monkey.run(12, things=60)
    assert monkey.troubles == [], monkey.troubles[0]
    assert sum(monkey.done.values()) >= 60
