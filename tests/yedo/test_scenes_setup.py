"""The new-game page by mouse and keyboard, from the title to the table."""

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest
from ui_driver import Driver

from engine.yedo.config import CLANS
from yedo.scenes.table import Table
from yedo.scenes.title import Title
from yedo.table.menus import bot_name
from yedo.tables import box_of
from yedo.tables.yedo import new_game
from yedo.tables.yedo.new_game import remembered, usual
from yedo.tables.yedo.scenes.setup import Setup
from yedo.tables.yedo.scenes.setup_pages import CardsPage, ModulesPage, RulesPage
from yedo.tables.yedo.scenes.setup_parts import CrestRow
from yedo.tables.yedo.scenes.setup_players import PlayersPage
from yedo.thinker import is_quick
from yedo.ui.button import Button
from yedo.ui.choice import Segmented
from yedo.ui.stepper import Stepper


@pytest.fixture
def driver() -> Iterator[Driver]:
    driver = Driver((1280, 720), animation_speed="off")
    driver.app.open("title")
    driver.step()
    buttons = [w for w in driver.app.scene.group.widgets if isinstance(w, Button)]
    driver.click(next(button for button in buttons if button.label == "New game"))
    driver.click(next(box for box in driver.app.scene.group.widgets if getattr(box, "box", None) is box_of("yedo")))
    yield driver
    driver.close()


def scene(driver: Driver) -> Setup:
    found = driver.app.scene
    assert isinstance(found, Setup)
    return found


def players(driver: Driver) -> PlayersPage:
    page = scene(driver).page
    assert isinstance(page, PlayersPage)
    return page


def choose(driver: Driver, widget: object, value: object) -> None:
    assert isinstance(widget, Segmented)
    number = [option for option, _ in widget.options].index(value)
    driver.click(widget.segment(number).center)


def test_a_game_begins_by_mouse(driver: Driver) -> None:
    page = players(driver)
    driver.click(page.add)
    page = players(driver)
    choose(driver, page.rows[3]["played_by"], "human")
    choose(driver, players(driver).controls["rounds"], 8)
    choose(driver, players(driver).begins, "first")
    driver.click(players(driver).rows[0]["name"])
    driver.type("Tomoe")
    crests = players(driver).rows[0]["clan"]
    assert isinstance(crests, CrestRow)
    driver.click(crests.crest(4).center)
    driver.click(scene(driver).start_button)
    table = driver.app.scene
    while not isinstance(table, Table):  # a curtain may hang before it
        driver.key(pygame.K_RETURN)
        table = driver.app.scene
    config = table.session.game.config
    assert [seat.played_by for seat in config.seats] == ["human", "samurai", "samurai", "human"]
    assert (config.seats[0].name, config.seats[0].color, config.rounds, config.first) == ("Tomoe", "purple", 8, 0)


def test_a_planning_bot_has_a_temperament(driver: Driver) -> None:
    """Shown beside the level, kept when the level changes, gone with who has none, remembered and played."""
    page = players(driver)
    assert "temper" not in page.rows[0] and "temper" in page.rows[1]
    stepper = page.rows[1]["temper"]
    assert isinstance(stepper, Stepper)
    driver.click(stepper.arms()[1].center)
    driver.click(stepper.arms()[1].center)
    assert scene(driver).game.seats[1].played_by == "samurai-bidder"
    choose(driver, players(driver).rows[1]["played_by"], "shogun")
    assert scene(driver).game.seats[1].played_by == "shogun-bidder"
    driver.click(stepper.arms()[1].center)
    assert scene(driver).game.seats[1].played_by == "shogun-schemer"
    driver.click(stepper.arms()[0].center)
    assert players(driver).rows[1]["played_by"].rect.right < players(driver).rows[1]["temper"].rect.left
    assert remembered(scene(driver).game.to_dict()).seats[1].played_by == "shogun-bidder"
    choose(driver, players(driver).rows[1]["played_by"], "novice")
    assert scene(driver).game.seats[1].played_by == "novice" and "temper" not in players(driver).rows[1]
    choose(driver, players(driver).rows[1]["played_by"], "samurai")
    assert scene(driver).game.seats[1].played_by == "samurai" and "temper" in players(driver).rows[1]


def test_temperaments_are_quick_where_their_level_is_and_have_a_name() -> None:
    assert is_quick("samurai-schemer") and not is_quick("shogun-schemer")
    assert bot_name("samurai-schemer") == "Samurai, Schemer" and bot_name("grandma-2") == "Grandma-2"
    odd = {**usual().to_dict(), "seats": [{"clan": clan, "played_by": "samurai-cook"} for clan in CLANS]}
    assert {seat.played_by for seat in remembered(odd).seats} == {"novice"}


def test_a_game_begins_by_keyboard_alone(driver: Driver) -> None:
    start = scene(driver).start_button
    for _ in range(60):
        driver.key(pygame.K_TAB)
        if scene(driver).group.ring.current is start:
            break
    driver.key(pygame.K_RETURN)
    assert isinstance(driver.app.scene, Table)


def test_typed_names_press_nothing_else(driver: Driver) -> None:
    driver.click(players(driver).rows[0]["name"])
    driver.type("m1 2f")
    assert scene(driver).game.seats[0].name == "m1 2f"
    assert not driver.app.settings.mute or driver.app.notices.words == ""
    assert scene(driver).game.players == 3


def test_seats_come_go_and_move(driver: Driver) -> None:
    driver.click(players(driver).rows[2]["remove"])
    assert scene(driver).game.players == 2 and "remove" not in players(driver).rows[0]
    driver.click(players(driver).rows[1]["earlier"])
    assert [seat.clan for seat in scene(driver).game.sitting] == ["red", "blue"]
    for _ in range(3):
        driver.click(players(driver).add)
    assert scene(driver).game.players == 5 and not players(driver).add.visible


def test_sets_make_the_game_one_s_own(driver: Driver) -> None:
    driver.click(scene(driver).tabs["cards"])
    page = scene(driver).page
    assert isinstance(page, CardsPage)
    for name in list(scene(driver).game.event_sets):
        at = scene(driver).game.offered_sets("event").index(name)
        page = scene(driver).page
        assert isinstance(page, CardsPage)
        driver.click(page.tiles["event"][at])
    assert scene(driver).game.preset == "custom" and not scene(driver).start_button.enabled
    assert scene(driver).trouble == "Choose at least one event set."
    driver.click(scene(driver).start_button)
    assert isinstance(driver.app.scene, Setup)
    page = scene(driver).page
    assert isinstance(page, CardsPage)
    driver.click(page.lot)
    assert scene(driver).trouble == "" and len(scene(driver).game.event_sets) == 2


def test_modules_are_taken_in_unless_they_do_not_fit(driver: Driver) -> None:
    driver.click(scene(driver).tabs["modules"])
    names = new_game.modules()
    for name in names:
        page = scene(driver).page
        assert isinstance(page, ModulesPage)
        driver.click(page.tiles[names.index(name)])
    assert scene(driver).game.modules == [name for name in names if name != "jesuits"]  # six rounds only
    assert scene(driver).trouble == ""


def test_every_rule_can_be_changed_and_brought_back(driver: Driver) -> None:
    driver.click(scene(driver).tabs["rules"])
    page = scene(driver).page
    assert isinstance(page, RulesPage)
    for name, row in page.rows.items():
        other = next(value for value, _ in row.options if value != scene(driver).game.rule(name))
        choose(driver, row, other)
    assert set(scene(driver).game.rules) == set(page.rows) and scene(driver).trouble == ""
    driver.click(page.usual)
    assert scene(driver).game.rules == {}


def test_the_page_remembers(driver: Driver) -> None:
    driver.click(players(driver).add)
    choose(driver, players(driver).controls["preset"], "standard")
    driver.click(scene(driver).back_button)
    assert isinstance(driver.app.scene, Title)
    driver.app.open("setup")
    assert scene(driver).game.players == 4 and scene(driver).game.preset == "standard"


def test_the_seed_is_drawn_or_typed(driver: Driver) -> None:
    driver.click(players(driver).dice)
    drawn = scene(driver).game.seed
    assert drawn.isdecimal() and players(driver).controls["seed"].value == drawn  # type: ignore[attr-defined]
    assert drawn in scene(driver).summary()


def test_board_side_and_secrecy_act_at_once(driver: Driver) -> None:
    choose(driver, players(driver).controls["side"], "night")
    choose(driver, players(driver).controls["secrecy"], "strict")
    assert (driver.app.settings.board_side, driver.app.settings.secrecy) == ("night", "strict")
    assert driver.app.canvas.theme.night


def test_a_broken_set_of_one_s_own_is_named(driver: Driver, yedo_home: str) -> None:
    folder = Path(yedo_home) / "sets"
    folder.mkdir()
    (folder / "oops.yaml").write_text("set: oops\ncards: 3\n", encoding="utf-8")
    driver.click(scene(driver).tabs["cards"])
    page = scene(driver).page
    assert isinstance(page, CardsPage) and "oops.yaml" in str(page.own.problems[0])
    assert scene(driver).start_button.enabled


def test_pages_turn_by_key(driver: Driver) -> None:
    seen = []
    for _ in range(len(scene(driver).tabs)):
        driver.key(pygame.K_PAGEDOWN)
        seen.append(scene(driver).page_name)
    assert set(seen) == set(scene(driver).tabs) and seen[-1] == "players"


def test_the_co_operative_game_has_its_own_entry(driver: Driver) -> None:
    driver.app.open("coop")
    page = players(driver)
    choose(driver, page.controls["mood"], "gentle")
    choose(driver, page.controls["level"], "hard")
    choose(driver, page.controls["master"], True)
    driver.click(players(driver).rows[1]["remove"])
    driver.click(scene(driver).start_button)
    table = driver.app.scene
    assert isinstance(table, Table)
    config = table.session.game.config
    assert (config.mood, config.level, config.master, len(config.seats)) == ("gentle", "hard", True, 1)


def test_reactions_are_one_wish_on_both_pages(driver: Driver) -> None:
    driver.app.change(reactions="always")
    driver.app.open("setup", page="rules")
    page = scene(driver).page
    assert isinstance(page, RulesPage) and page.rows["reactions"].value == "always"
    assert scene(driver).game.config(1).rules["reactions"] == "always"
    choose(driver, page.rows["reactions"], "when_possible")
    assert driver.app.settings.reactions == "when_possible"
