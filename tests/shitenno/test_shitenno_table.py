"""Shitenno at its table, by posted mouse events: whole games with two, three and four seats."""

import random

import pytest
from shitenno_hands import Sitting
from table_hands import flawless


@pytest.mark.parametrize("players", [2, pytest.param(3, marks=pytest.mark.slow), 4])
def test_a_whole_game_is_played_by_mouse(players: int) -> None:
    with flawless():
        hands = Sitting(players, [0, 1], seed=players)
        dice = random.Random(players)
        hands.play(lambda: hands.by_mouse(dice))
        hands.picture()
        assert hands.table.session.over
        assert {"pool", "seal", "button", "province", "tray", "take"} <= hands.ways, hands.ways
        hands.close()
