"""The end of a game: its story told right, the reckoning played out and skipped, and the ways out of it."""

import random
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pygame
import pytest
from ui_driver import Driver

from engine.yedo.config import Config, seats, standard_game
from engine.yedo.game import Yedo, new_game
from yedo import scenes
from yedo.scenes.table import Table
from yedo.scenes.title import Title
from yedo.story import LOST, _turning, story
from yedo.tables.yedo import new_game as choice
from yedo.tables.yedo.scenes.score import Score


def played(config: Config, seed: int) -> Yedo:
    dice, game = random.Random(seed), new_game(config)
    while game.decision is not None:
        game.apply(dice.choice(game.decision.options))
    return game


@cache
def finished(seed: int = 4, players: int = 4) -> Yedo:
    return played(standard_game(players, 6, seed), seed)


@pytest.mark.parametrize("seed", range(6))
def test_the_story_adds_up(seed: int) -> None:
    game = finished(seed, 2 + seed % 4)
    told = story(game)
    for seat in told.seats:
        assert sum(told.by_source[seat].values()) == told.scores[seat] == game.state.clans[seat].pp
        assert all(n > 0 or source == LOST for source, n in told.by_source[seat].items())
        assert set(told.by_source[seat]) <= set(told.sources)
        assert len(told.by_round[seat]) == 6
    assert told.scores[told.winner] == max(told.scores.values())
    assert len(set(told.sources)) == len(told.sources)


@pytest.mark.parametrize(
    ("own", "other", "turned"),
    [([5, 6, 7], [1, 2, 3], 1), ([1, 6, 7], [5, 5, 6], 2), ([1, 2, 3], [5, 5, 5], 4), ([5, 2, 7], [1, 2, 3], 3)],
)
def test_the_turning_point(own: list[int], other: list[int], turned: int) -> None:
    assert _turning({0: own, 1: other}, [0, 1]) == turned


def test_the_finest_mission_is_the_dearest_completed() -> None:
    for seed in range(20):
        game = finished(seed, 4)
        done = [card for clan in game.state.clans for card in clan.completed]
        told = story(game)
        assert (told.finest is None) == (not done)
        if told.finest is not None:
            assert told.finest.card in game.state.clans[told.finest.seat].completed


@pytest.fixture
def driver() -> Iterator[Driver]:
    driver = Driver((1280, 720))
    driver.app.open("title")
    yield driver
    driver.close()


def show(driver: Driver, game: Yedo | None = None) -> Score:
    scene = driver.app.push(Score(driver.app, game=game or finished()))
    assert isinstance(scene, Score)
    driver.step()
    return scene


def totals(scene: Score) -> dict[int, float]:
    found = dict.fromkeys(scene.story.seats, 0.0)
    for segment in scene.segments:
        found[segment.seat] += segment.amount * segment.grown
    return found


def test_the_reckoning_grows_source_by_source_and_crowns(driver: Driver) -> None:
    scene = show(driver)
    assert scene.animating() and sum(totals(scene).values()) < sum(scene.story.scores.values())
    seen = []
    for _ in range(2000):
        scene.update(0.05)
        if scene.now and scene.now not in seen:
            seen.append(scene.now)
        if scene.page == "winner":
            break
    assert scene.page == "winner" and seen == scene.story.sources
    assert totals(scene) == pytest.approx(scene.story.scores)
    assert [seat for seat, _ in sorted(scene.rows.items(), key=lambda row: row[1])] == scene.story.seats
    driver.app.draw()


@pytest.mark.parametrize("by_key", [False, True])
def test_a_click_or_key_skips(driver: Driver, by_key: bool) -> None:
    scene = show(driver)
    if by_key:
        driver.key(pygame.K_SPACE)
    else:
        driver.click((900, 500))
    assert not scene.animating() and totals(scene) == pytest.approx(scene.story.scores)
    assert scene.page == "reckoning"


def test_without_animations_everything_is_there_at_once() -> None:
    driver = Driver((1280, 720), animation_speed="off")
    driver.app.open("title")
    scene = show(driver)
    assert totals(scene) == pytest.approx(scene.story.scores) and scene.page == "reckoning"
    driver.close()


def test_pages_by_mouse_and_key(driver: Driver) -> None:
    scene = show(driver)
    driver.click((900, 500))
    for page in ("winner", "story", "reckoning"):
        driver.click(scene.tabs[page])
        assert scene.page == page
        driver.app.draw()
    driver.key(pygame.K_PAGEDOWN)
    assert scene.page == "winner"


def test_the_picture_is_saved(driver: Driver, yedo_home: str) -> None:
    scene = show(driver)
    scene.turn("story")
    driver.click(scene.picture)
    saved = list((Path(yedo_home) / "pictures").glob("*.png"))
    assert len(saved) == 1 and saved[0].name in driver.app.notices.words
    assert pygame.image.load(saved[0]).get_size() == (1280, 720)


def test_once_more_is_the_same_table_with_another_deal(driver: Driver) -> None:
    driver.app.settings.animation_speed = "off"
    driver.app.settings.secrecy = "open"
    scene = show(driver)
    driver.click(scene.once_more)
    table = driver.app.scene
    assert isinstance(table, Table)
    before, now = scene.game.config, table.session.game.config
    assert (now.seats, now.mission_sets, now.rounds) == (before.seats, before.mission_sets, before.rounds)
    assert now.seed != before.seed and isinstance(driver.app.scenes[0], Title)


@pytest.mark.parametrize("by_key", [False, True])
def test_back_to_the_title(driver: Driver, by_key: bool) -> None:
    scene = show(driver)
    scene.turn("story")
    if by_key:
        driver.key(pygame.K_ESCAPE)
    else:
        driver.click(scene.title)
    assert isinstance(driver.app.scene, Title) and len(driver.app.scenes) == 1


def test_the_table_hands_over_to_the_reckoning(driver: Driver) -> None:
    from yedo.session import resume

    driver.app.push(scenes.make("score", driver.app, session=resume(finished())))
    assert isinstance(driver.app.scene, Score)


@pytest.mark.parametrize("players", [1, 3])
def test_the_co_operative_end_shows_its_goals(driver: Driver, players: int) -> None:
    config = standard_game(2, seed=5, modules=[choice.COOP])
    config.seats, config.event_sets = seats(players), []
    scene = show(driver, played(config, 5))
    assert scene.story.coop and scene.story.goals and len(scene.story.seats) == players
    for page in ("winner", "story", "reckoning"):
        scene.turn(page)
        driver.app.draw()
