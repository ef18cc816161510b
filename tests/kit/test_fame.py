"""The hall of fame: its figures, its page full and empty, and a finished game that appears in it."""

from pathlib import Path

import pygame
import pytest
from ui_driver import Driver

from engine.yedo.config import first_game
from engine.yedo.game import new_game
from yedo import fame, hall, shot
from yedo.scenes.fame import HallOfFame
from yedo.scenes.table import Table
from yedo.session import new_session
from yedo.tables.yedo.scenes.fame import examples
from yedo.ui import art, text, words


def game(*scores: tuple[str, int], rounds: int = 6, modules: tuple[str, ...] = (), by: str = "rounds") -> hall.Entry:
    """An entry of (who plays, score) in seat order."""
    order = sorted((score for _, score in scores), reverse=True)
    places = [hall.Place(f"P{n}", "blue", who, score, order.index(score) + 1) for n, (who, score) in enumerate(scores)]
    return hall.Entry(1.7e9, places, rounds, by, list(modules), 1800.0)


def test_counts_and_hours() -> None:
    found = fame.figures([game(("human", 20), ("novice", 10)), game(("novice", 9), ("samurai", 12))])
    assert (found.games, found.with_persons, found.won, found.hours) == (2, 1, 1, 1.0)


def test_best_scores_by_length() -> None:
    entries = [
        game(("human", 20), ("novice", 30)),
        game(("human", 26), ("human", 24)),
        game(("human", 41), ("novice", 3), rounds=8),
        game(("novice", 99), ("samurai", 1), rounds=8),
        game(("human", 15), ("novice", 3), rounds=5, by="kill_the_shogun"),
    ]
    best = fame.figures(entries).best
    assert [(b.mode, b.score, b.games) for b in best] == [("6", 26, 3), ("8", 41, 1)]
    assert best[0].average == pytest.approx((20 + 26 + 24 + 15) / 4)


def test_wins_against_each_bot() -> None:
    entries = [
        game(("human", 20), ("novice", 10), ("samurai", 30)),
        game(("human", 20), ("novice", 25)),
        game(("samurai", 20), ("novice", 25)),
    ]
    against = {entry.bot: (entry.games, entry.won) for entry in fame.figures(entries).against}
    assert against == {"novice": (2, 1), "samurai": (1, 0)}
    assert fame.Against("novice", 4, 1).rate == 0.25


def test_favourite_missions_are_those_of_persons() -> None:
    one, two = game(("human", 20), ("novice", 10)), game(("human", 9), ("novice", 10))
    one.players[0].missions = ["M001", "M021"]
    two.players[0].missions = ["M021"]
    two.players[1].missions = ["M003"] * 5
    assert fame.figures([one, two]).missions == [("M021", 2), ("M001", 1)]


def test_records_of_shogun_must_die() -> None:
    entries = []
    for won, score in ((True, 20), (False, 31)):
        entry = game(("human", score), rounds=7, modules=(fame.COOP,), by="coop_won" if won else "coop_lost")
        entry.mood, entry.level = "demanding", "normal"
        entries.append(entry)
    found = fame.figures(entries)
    assert found.together == [fame.Together("demanding", "normal", True, 2, 1, 31)]
    assert found.best == [] and found.bars == [] and found.won == 1


def test_the_chart_shows_the_last_games() -> None:
    bars = fame.figures([game(("human", n), ("novice", 15)) for n in range(40)]).bars
    assert [bar.score for bar in bars] == list(range(16, 40))
    assert all(bar.won for bar in bars)


def test_a_finished_game_comes_into_the_hall() -> None:
    g = new_game(first_game(2, 1))
    while g.decision is not None:
        g.apply(g.decision.options[-1])
    assert hall.record(hall.entry_of(g, ["human", "novice"], 3600.0)) is None
    (entry,), trouble = hall.load()
    assert trouble is None and fame.figures([entry]).hours == 1.0
    assert entry.players[0].missions == g.state.clans[0].completed
    driver = Driver()
    driver.app.open("title")
    scene = driver.app.open("fame")
    assert isinstance(scene, HallOfFame) and scene.figures.games == 1
    driver.picture()
    driver.close()


def test_an_empty_hall_is_friendly_and_leads_to_a_game() -> None:
    driver = Driver()
    driver.app.open("title")
    scene = driver.app.open("fame")
    assert isinstance(scene, HallOfFame) and scene.begin is not None
    driver.picture()
    driver.click(scene.begin)
    assert type(driver.app.scene).__name__ == "Setup"
    driver.app.pop()
    driver.key(pygame.K_TAB)
    driver.click(scene.done)
    assert type(driver.app.scene).__name__ == "Title"
    driver.close()


def test_a_damaged_hall_says_so(yedo_home: str) -> None:
    (Path(yedo_home) / "hall.json").write_text("[[[", encoding="utf-8")
    driver = Driver()
    driver.app.open("title")
    scene = driver.app.open("fame")
    assert isinstance(scene, HallOfFame) and scene.figures.games == 0
    assert driver.app.notices.showing
    driver.close()


@pytest.mark.parametrize("settings", [{}, {"ui_scale": 1.3, "large_text": True}])
@pytest.mark.parametrize("side", ["day", "night"])
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
@pytest.mark.parametrize("name", ["fame", "fame_empty"])
def test_pictures_are_whole(name: str, size: tuple[int, int], side: str, settings: dict[str, object]) -> None:
    art.missing.clear()
    words.missing.clear()
    with text.watch() as cut:
        shot.take(name, shot.ShotOptions(size, side, settings=settings))
    assert cut == [] and art.missing == set() and words.missing == set()


def test_the_picture_of_a_season_has_everything() -> None:
    found = fame.figures(examples())
    assert found.best and found.against and found.missions and found.together and found.bars


def test_the_table_enters_its_finished_game_once() -> None:
    config = first_game(2, 2)
    for seat in config.seats:
        seat.played_by = "random"
    driver = Driver(animation_speed="off")
    driver.app.open("title")
    table = Table(driver.app, new_session(config), save=True)
    driver.app.push(table)
    for _ in range(3000):
        if table.session.over and not table.session.steps:
            break
        table.update(0.1)
    for _ in range(3):
        table.update(0.1)
    (entry,), trouble = hall.load()
    assert trouble is None and entry.save and entry.players[0].played_by == "random"
    assert fame.figures([entry]).with_persons == 0
    driver.close()


def test_a_game_that_ended_early_counts_with_its_own_length() -> None:
    early = game(("human", 40), ("novice", 3), rounds=6, by="kill_the_shogun")
    early.length = 8
    assert [best.mode for best in fame.figures([early, game(("human", 9), ("novice", 8))]).best] == ["6", "8"]
    config = first_game(2, seed=3)
    found = new_game(config)
    while found.decision is not None:
        found.apply(found.decision.options[0])
    assert hall.entry_of(found, ["human", "novice"]).length == config.rounds


def test_a_seat_taken_over_is_counted_but_holds_no_record() -> None:
    """Its points, missions and rank are mostly a bot's."""
    joined = game(("human", 50), ("novice", 10))
    joined.players[0].joined = True
    joined.players[0].missions = ["M001"]
    found = fame.figures([joined, game(("human", 20), ("novice", 30))])
    assert found.games == 2 and found.hours == 1.0
    assert (found.with_persons, found.won) == (1, 0)
    assert [best.score for best in found.best] == [20] and found.missions == [] and len(found.bars) == 1
    assert [(a.bot, a.games, a.won) for a in found.against] == [("novice", 1, 0)]


def test_a_demo_seat_taken_is_known_as_such(yedo_home: str) -> None:
    driver = Driver((1280, 720), animation_speed="off", confirmations=False)
    driver.app.remember = True
    driver.app.open("title")
    demo = driver.app.open("demo", seed=6)
    demo.session.call = None
    demo.session.make_player = lambda name, seed: demo._seated("samurai", seed)
    for _ in range(60):
        demo.update(30.0)
    demo.take_seat(0)
    table = driver.app.scene
    assert type(table) is Table
    for _ in range(5000):
        if table.session.over:
            break
        if table.decision is not None:
            table.answer(table.decision.options[0])
        table.update(5.0)
        if driver.app.scene is not table:
            driver.app.pop()
    table.update(1.0)
    (entry,), trouble = hall.load()
    assert trouble is None
    assert [place.joined for place in entry.players] == [place.played_by == "human" for place in entry.players]
    assert sum(place.joined for place in entry.players) == 1
    assert fame.figures([entry]).with_persons == 0 and fame.figures([entry]).games == 1
    driver.close()
