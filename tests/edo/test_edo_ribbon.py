"""Lanterns and phases of Edo's ribbon, a clan's planning board on its sheet, clans that change seats in the setup."""

import pygame

from tests.edo.edo_hands import EdoHands
from tests.table_hands import flawless
from tests.ui_driver import Driver
from yedo.scenes.rules import Rules
from yedo.tables.edo.ribbon import last_round
from yedo.tables.edo.scenes.setup import Setup


def test_a_lantern_leads_to_its_round_and_a_phase_to_its_page() -> None:
    with flawless():
        hands = EdoHands(3, (0,), seed=3)
        hands.play_on(3)
        for _ in range(5):
            hands.step()
        table = hands.table
        ribbon = table.parts.ribbon
        table.log.list.to_end()
        before = table.log.list.offset
        hands.at(ribbon.round_at(2))
        assert table.log.list.offset < before
        first = table.log.list.rows()[0][0]
        assert table.log.lines[first].head and "Round 2" in table.log.lines[first].words
        hands.at(ribbon.round_at(9))  # nobody has played it yet
        assert table.log.list.rows()[0][0] == first
        hands.picture()
        hands.at(ribbon.phase_at(2))
        assert isinstance(hands.app.scene, Rules) and hands.app.scene.page.id == "wages"
    hands.close()


def test_the_ribbon_says_who_begins_and_that_it_is_the_last_round() -> None:
    hands = EdoHands(2, (0,), seed=4)
    hands.play_on(1)
    ribbon, state = hands.table.parts.ribbon, hands.table.desk.view.state
    assert [name for name, _ in ribbon.notes()] == ["start"]
    state.clans[1].points = hands.table.desk.view.board.goal
    assert last_round(hands.table.desk.view) and [name for name, _ in ribbon.notes()] == ["last", "start"]
    with flawless():
        hands.table.changed()
        hands.picture()
    hands.close()


def test_a_plate_grows_to_the_planning_board_and_tells_no_secret() -> None:
    """A rival's sheet looks the same whatever that rival has sealed."""
    hands = EdoHands(3, (0,), seed=5)
    hands.play_on(until=lambda: hands.table.decision is not None and hands.table.decision.kind == "march")
    rival, pictures = hands.session.game.state.clans[1], []
    sealed = next(n for n, slot in enumerate(rival.plan) if slot[4] == 0)
    for officials in (0, 2):
        rival.plan[sealed] = (*rival.plan[sealed][:2], officials, 0, 0)
        hands.table.look_as(0)
        with flawless():
            hands.table.sheets.show_clan(rival.color)
            whole = hands.picture()
            sheet = whole.subsurface((0, 60, whole.get_width(), whole.get_height() - 60))  # undo may light up meanwhile
            pictures.append(pygame.image.tobytes(sheet, "RGB"))
    assert pictures[0] == pictures[1]
    hands.close()


def test_clans_change_seats_in_the_setup() -> None:
    driver = Driver((1280, 720))
    driver.app.open("title")
    setup = Setup(driver.app)
    driver.app.push(setup)
    with flawless():
        assert [seat.color for seat in setup.config().seats] == ["blue", "red", "yellow"]
        row = setup.seats[0][1]
        driver.click(row.place(row.colors.index("red")).center)
        assert [seat.color for seat in setup.config().seats] == ["red", "blue", "yellow"]
        row = setup.seats[2][1]
        driver.click(row.place(row.colors.index("green")).center)
        assert [(seat.color, seat.name) for seat in setup.config().seats][2] == ("green", "Date")
        driver.picture()
    kept = setup._kept()
    setup._recall(kept)
    assert setup.colors[:3] == ["red", "blue", "green"]
    setup._recall({**kept, "colors": ["red", "red", "pink", 3]})
    assert sorted(setup.colors) == ["blue", "green", "red", "yellow"]
    driver.close()
