"""The demo: bots play on the real table, captions explain, a key offers a seat, and the next game begins by
itself."""

import subprocess
import sys
from collections.abc import Iterator

import pygame
import pytest
from ui_driver import Driver

from engine.core.event import Event
from engine.yedo.game import new_game
from engine.yedo.setup import check
from yedo.help import captions
from yedo.scenes.demo import PATIENCE, Demo, Offer
from yedo.scenes.rules import Rules
from yedo.scenes.table import Table
from yedo.scenes.title import Title
from yedo.ui import art, text, words


@pytest.fixture
def driver() -> Iterator[Driver]:
    driver = Driver((1280, 720), animation_speed="off")
    driver.app.open("title")
    driver.step()
    yield driver
    driver.close()


def watch(driver: Driver, seed: int = 5, answers: int = 0) -> Demo:
    """A demo whose bots answer at once, so that a test need not wait for a thread."""
    demo = driver.app.open("demo", seed=seed)
    assert isinstance(demo, Demo)
    demo.session.call = None
    for _ in range(answers):
        demo.update(30.0)
    return demo


def test_bots_play_and_captions_tell(driver: Driver) -> None:
    demo = watch(driver)
    assert demo.session.humans() == [] and demo.resting > 0
    first, told = demo.caption, set()
    for _ in range(160):
        demo.update(30.0)
        told.add(demo.caption.words)
    assert demo.session.answers and len(told) > 40
    assert demo.caption != first and demo.caption.title.startswith("Round ")
    assert all(caption and "{" not in caption.replace("{icon:", "") for caption in told)


def test_a_caption_stays_until_it_was_read(driver: Driver) -> None:
    demo = watch(driver, answers=30)
    while demo.resting < 1:
        demo.update(30.0)
    answers, rest = len(demo.session.answers), demo.resting
    demo.update(rest / 2)
    assert len(demo.session.answers) == answers and demo.resting == pytest.approx(rest / 2)
    assert demo.wake() == pytest.approx(demo.resting, abs=0.02) and not demo.animating()
    demo.update(rest)
    assert len(demo.session.answers) > answers


def test_speed_makes_the_clock_run_faster(driver: Driver) -> None:
    demo = watch(driver)
    before = demo.resting
    demo.pace = 4.0
    demo.update(0.25)
    assert demo.resting == pytest.approx(before - 1.0)


def test_any_key_offers_a_seat_and_a_click_takes_it(driver: Driver) -> None:
    demo = watch(driver, answers=40)
    driver.key(pygame.K_x)
    offer = driver.app.scene
    assert isinstance(offer, Offer) and len(offer.seats) == len(demo.session.game.state.clans)
    with text.watch() as cut:
        driver.picture()
    assert cut == []
    seat = demo.session.game.state.order[1]
    answers = len(demo.session.answers)
    driver.click(offer.seats[1])
    table = driver.app.scene
    assert type(table) is Table and table.session is demo.session
    assert table.session.humans() == [seat] and table.viewer == seat
    for _ in range(200):
        if table.decision is not None:
            break
        table.update(0.1)
    assert table.decision is not None and table.decision.player == seat
    assert len(table.session.answers) >= answers
    assert [type(scene) for scene in driver.app.scenes] == [Title, Table]


def test_the_offer_leads_elsewhere_or_goes_away(driver: Driver) -> None:
    demo = watch(driver, answers=10)
    driver.click((600, 300))
    offer = driver.app.scene
    assert isinstance(offer, Offer)
    driver.click(offer.others[0])
    assert driver.app.scene is demo
    driver.key(pygame.K_ESCAPE)
    assert isinstance(driver.app.scene, Offer)
    driver.key(pygame.K_ESCAPE)
    assert driver.app.scene is demo
    demo.offer()
    driver.app.scene.update(PATIENCE + 1)
    assert driver.app.scene is demo
    demo.offer()
    offer = driver.app.scene
    assert isinstance(offer, Offer)
    driver.click(offer.others[-1])
    assert isinstance(driver.app.scene, Title)


def test_new_game_from_the_offer(driver: Driver) -> None:
    watch(driver, answers=5).offer()
    offer = driver.app.scene
    assert isinstance(offer, Offer)
    driver.click(next(button for button in offer.others if button.label == "New game"))
    assert type(driver.app.scene).__name__ == "Setup"


def test_global_keys_do_what_they_always_do(driver: Driver) -> None:
    demo = watch(driver, answers=5)
    side = driver.app.settings.board_side
    driver.key(pygame.K_F2)
    assert driver.app.scene is demo and driver.app.settings.board_side != side
    driver.key(pygame.K_F1)
    assert isinstance(driver.app.scene, Rules)


def test_the_next_game_begins_by_itself_and_is_another_one(driver: Driver) -> None:
    demo = watch(driver, seed=8)
    for _ in range(6000):
        if demo.over:
            break
        demo.update(30.0)
    assert demo.over and demo.session.over
    with text.watch() as cut:
        driver.picture()
    assert cut == [] and "wins with" in demo.caption.words
    demo.update(30.0)
    following = driver.app.scene
    assert isinstance(following, Demo) and following is not demo and following.seed == 9
    assert following.config != demo.config


def test_the_board_side_of_the_settings_comes_back(driver: Driver) -> None:
    before = driver.app.settings.board_side
    seed = next(n for n in range(50) if captions.demo_config(n).side != before)
    watch(driver, seed=seed)
    assert driver.app.settings.board_side != before
    driver.app.pop()
    assert driver.app.settings.board_side == before


def test_games_vary_and_are_all_allowed() -> None:
    configs = [captions.demo_config(seed) for seed in range(60)]
    assert {len(config.seats) for config in configs} == {2, 3, 4, 5}
    assert {config.side for config in configs} == {"day", "night"}
    assert len({tuple(config.modules) for config in configs}) >= 5
    assert all(seat.played_by != "human" for config in configs for seat in config.seats)
    for config in configs:
        check(config)
    assert captions.demo_config(7) == captions.demo_config(7)


def test_a_rule_is_told_now_and_again() -> None:
    game = new_game(captions.demo_config(1))
    told = captions.Captions()
    arrest = Event("arrest", 0, {"kind": "disciple", "at": "gates:0"})
    below = [told.of(game, arrest, "because").below for _ in range(captions.AGAIN + 1)]  # type: ignore[union-attr]
    assert below[0] == below[-1] == words.t("demo.rule.arrest") and set(below[1:-1]) == {"because"}
    assert told.of(game, Event("look", 0, {"n": 3, "deck": "action"}), "") is None


@pytest.mark.parametrize("side", ["day", "night"])
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_pictures_are_whole(size: tuple[int, int], side: str) -> None:
    from yedo import shot

    art.missing.clear()
    with text.watch() as cut:
        for name in ("demo", "demo_offer"):
            assert shot.take(name, shot.ShotOptions(size, side, seed=4)).get_size() == size
    assert cut == [] and art.missing == set()


def test_the_command_refuses_nonsense() -> None:
    command = [sys.executable, "-m", "yedo", "demo", "--speed", "0"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60)
    assert done.returncode == 2
    assert done.stderr == "yedo: --speed is a number from 0.1 to 20, not 0.\n"
