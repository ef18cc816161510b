"""Every event of Shitenno is played out: something moves or is said, nothing stays in the air, no text is cut."""

import random

import pytest
from shitenno_hands import Sitting
from table_hands import flawless

from engine.shitenno.verbs import HAPPENINGS
from yedo.tables.shitenno.moves import Moves

STILL = {"stop"}  # said in words only, if at all


def test_every_event_has_a_movement_of_its_own() -> None:
    assert not {kind for kind in HAPPENINGS if not hasattr(Moves, f"on_{kind}")} - STILL


@pytest.mark.parametrize(("players", "viewer"), [(4, 0), (2, 1)])
def test_a_game_is_played_out_and_nothing_stays_in_the_air(players: int, viewer: int) -> None:
    with flawless():
        hands = Sitting(players, [viewer], seed=5, speed="fast", size=(1280, 720))
        table, dice = hands.table, random.Random(1)
        table.session.call = None
        seen: set[str] = set()
        show = table.stage.moves.show

        def heard(kind: str, seat: int, data: dict) -> list:
            tweens = show(kind, seat, data)
            if kind != "nothing":
                seen.add(kind)
                assert tweens or kind in STILL, kind
            return tweens

        table.stage.moves.show = heard
        drawn = 0
        for step in range(30_000):
            if table.session.over and not table.stage.busy:
                break
            if table.decision is not None:
                table.pick(hands.choose(dice))
                continue
            table.update(0.12)
            if step % 9 == 0:
                hands.app.draw()
                drawn += 1
        table.update(1.0)
        assert table.session.over and drawn > 40
        assert not table.stage.sprites and not table.desk.lifted and table.stage.banner is None
        assert len(seen) >= len(HAPPENINGS) - 3, set(HAPPENINGS) - seen
        hands.close()


def test_koku_are_paid_from_a_hand_that_does_not_show_them() -> None:
    """The hand may lie covered, or be drawn already without the card: the chest comes all the same."""
    hands = Sitting(2, [0], seed=5, size=(1280, 720))
    moves, house = hands.table.stage.moves, hands.table.desk.house
    hands.table.parts.house.held = lambda: []
    moves.say = lambda seat: []  # no event is being told
    koku = next(iter(hands.table.desk.view.board.value))
    assert moves.on_pay(house, {"cards": [], "koku": [koku], "tiles": [], "kind": "koku", "province": 0})
    hands.close()
