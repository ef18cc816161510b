"""The demo: bots play on the real table, captions explain, a key offers a seat, and the next game begins by
itself."""

import subprocess
import sys
from collections.abc import Iterator

import pygame
import pytest
from demo_evening import Evening, memory
from ui_driver import Driver

from engine.core.event import Event
from engine.yedo.game import new_game
from engine.yedo.setup import check
from yedo import thinker
from yedo.help.captions import AGAIN
from yedo.scenes.plain_demo import LINGER, PATIENCE, Offer
from yedo.scenes.rules import Rules
from yedo.scenes.table import Table
from yedo.scenes.title import Title
from yedo.tables.yedo.help import captions
from yedo.tables.yedo.help.programme import MOST_SHOGUNS, about, at_the_table, demo_config
from yedo.tables.yedo.scenes.demo import Demo
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
    demo.session.make_player = lambda name, seed: demo._seated("samurai", seed)
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
        assert art.exists(demo.caption.icon), demo.caption
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
    demo = watch(driver, seed=6, answers=40)
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
    driver.key(pygame.K_F1)
    assert isinstance(driver.app.scene, Rules)
    driver.key(pygame.K_ESCAPE)
    driver.key(pygame.K_m)
    assert driver.app.scene is demo and not driver.app.settings.mute


def test_the_next_game_begins_by_itself_and_is_another_one(driver: Driver) -> None:
    demo = watch(driver, seed=7)
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
    assert isinstance(following, Demo) and following is not demo and following.seed == 8
    assert following.config != demo.config


def test_the_board_turns_without_touching_the_setting(driver: Driver) -> None:
    app = driver.app
    chosen = app.settings.board_side
    seed = next(n for n in range(50) if demo_config(n).side != chosen)
    demo = watch(driver, seed=seed)
    assert app.canvas.theme.side == demo.canvas.theme.side == demo.parts.ribbon.side != chosen
    demo.offer()
    assert app.canvas.theme.side != chosen  # what lies over the demo has its colours
    driver.key(pygame.K_ESCAPE)
    driver.key(pygame.K_F2)
    assert app.canvas.theme.side == demo.parts.ribbon.side == chosen
    driver.key(pygame.K_F2)
    assert app.canvas.theme.side != chosen and app.settings.board_side == chosen
    app.pop()
    assert app.canvas.theme.side == app.scene.app.board_side == chosen == app.settings.board_side


def test_an_evening_rotates_everything_and_all_of_it_is_allowed() -> None:
    configs = [demo_config(seed) for seed in range(24)]
    rivals = [config for config in configs if "shogun_must_die" not in config.modules]
    friends = [config for config in configs if "shogun_must_die" in config.modules]
    assert {len(config.seats) for config in rivals} == {2, 3, 4, 5}
    assert {len(config.seats) for config in friends} == {1, 2, 3, 4} and len(friends) == 8
    assert {config.mood for config in friends} == {"gentle", "demanding", "insatiable"}
    assert len({config.level for config in friends}) >= 2
    used = {module for config in configs for module in config.modules}
    assert used == {"teahouse", "specialists", "jesuits", "clan_powers", "shogun_must_die"}
    for together in (rivals, friends):
        assert {config.side for config in together} == {"day", "night"}
        levels = [[seat.played_by for seat in config.seats] for config in together]
        assert {level for row in levels for level in row} == {"novice", "samurai", "shogun"}
        assert all(row.count("shogun") <= MOST_SHOGUNS for row in levels)
    words.missing.clear()
    for config in configs:
        check(config)
        assert "{" not in about(config) + at_the_table(config)
    assert words.missing == set()
    assert demo_config(7) == demo_config(7)


def test_the_shogun_thinks_off_the_windows_thread(driver: Driver) -> None:
    demo = driver.app.open("demo", seed=1)
    assert isinstance(demo, Demo) and "shogun" in demo.session.played_by
    made = demo._seated("shogun", demo.config.seed * 10)
    assert isinstance(made, thinker.Thinker) and demo.session.call is not None


@pytest.mark.parametrize("seed", [2, 8, 11])
def test_a_game_together_is_told_to_its_end(driver: Driver, seed: int) -> None:
    driver.app.settings.animation_speed = "fast"
    demo = watch(driver, seed=seed)
    assert "against the Daimyo" in demo.caption.words
    told, below = set(), set()
    art.missing.clear()
    words.missing.clear()
    with text.watch() as cut:
        for turn in range(40_000):
            if demo.over:
                break
            demo.update(30.0)
            told.add(demo.caption.words)
            below.add(demo.caption.below)
            if turn % 200 == 0:
                driver.picture()
        driver.picture()
    assert demo.over and "together" in demo.caption.words
    assert any("Emperor speaks" in line for line in told)
    assert any(line.startswith("The Daimyo plays") for line in told)
    assert words.t("demo.rule.errand_due") in below and words.t("demo.rule.daimyo_row") in below
    assert not cut and not art.missing and not words.missing, (cut, art.missing, words.missing)


def test_the_score_stays_a_while(driver: Driver) -> None:
    demo = watch(driver, seed=8)
    while not demo.over:
        demo.update(30.0)
    demo.update(LINGER - 1)
    assert driver.app.scene is demo and not demo.prompt.widgets
    demo.update(2.0)
    assert driver.app.scene is not demo


@pytest.mark.slow
def test_game_follows_game_and_memory_stays_level() -> None:
    """A short evening; the module's own command line runs a whole night."""
    driver = Driver((1280, 720), animation_speed="fast")
    driver.app.open("title")
    evening = Evening(driver, seed=5, quick=True, draw_every=40)
    for _ in range(2):
        evening.watch()
    before = memory()
    for _ in range(3):
        evening.watch()
    assert evening.demo.seed == 10 and evening.clock > 1800 and evening.captions > 300
    assert len(driver.app.scenes) == 2  # the title beneath, nothing piles up
    assert memory() < before + 60
    driver.close()


def test_a_rule_is_told_now_and_again() -> None:
    game = new_game(demo_config(1))
    told = captions.Captions()
    arrest = Event("arrest", 0, {"kind": "disciple", "at": "gates:0"})
    below = [told.of(game, arrest, "because").below for _ in range(AGAIN + 1)]  # type: ignore[union-attr]
    assert below[0] == below[-1] == words.t("demo.rule.arrest") and set(below[1:-1]) == {"because"}
    assert told.of(game, Event("look", 0, {"n": 3, "deck": "action"}), "") is None


@pytest.mark.slow
@pytest.mark.parametrize("side", ["day", "night"])
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_pictures_are_whole(size: tuple[int, int], side: str) -> None:
    from yedo import shot

    art.missing.clear()
    with text.watch() as cut:
        for name in ("demo", "demo_coop", "demo_over", "demo_offer"):
            assert shot.take(name, shot.ShotOptions(size, side, seed=4)).get_size() == size
    assert cut == [] and art.missing == set()


def test_the_command_refuses_nonsense() -> None:
    command = [sys.executable, "-m", "yedo", "demo", "--speed", "0"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60)
    assert done.returncode == 2
    assert done.stderr == "yedo: --speed is a number from 0.1 to 20, not 0.\n"
