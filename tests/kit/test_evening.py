"""An evening over several games: the tally of what was played, and the clocks of the persons."""

import json
from dataclasses import asdict
from pathlib import Path

import pygame
import pytest
from ui_driver import Driver

from engine.yedo.config import standard_game
from yedo import clocks, evening, hall, saves, shot
from yedo.clocks import Clocks
from yedo.scenes.curtain import Curtain
from yedo.scenes.evening import Evening, examples
from yedo.scenes.table import Table
from yedo.session import new_session
from yedo.ui import art, text, words

DAY = 24 * 3600.0


def played(date: float, *places: tuple[str, str, int], game: str = "yedo", by: str = "rounds") -> hall.Entry:
    """A game that ended at a time, by name, who played and score."""
    order = sorted((score for _, _, score in places), reverse=True)
    found = [hall.Place(name, "blue", who, score, order.index(score) + 1) for name, who, score in places]
    return hall.Entry(date, found, 6, by, [], 3600.0, game=game, together=by.startswith("coop"))


def test_an_evening_begins_after_a_long_pause_and_leaves_out_games_of_bots() -> None:
    yesterday = played(1e9, ("Ann", "human", 9), ("Ben", "human", 3))
    one = played(1e9 + DAY, ("Ann", "human", 20), ("Ben", "human", 30))
    bots = played(1e9 + DAY + 60, ("A", "novice", 1), ("B", "samurai", 2))
    two = played(1e9 + DAY + 3 * 3600, ("ann", "human", 12), ("Cid", "samurai", 10), game="edo")
    assert evening.games([two, yesterday, bots, one]) == [one, two]
    assert evening.games([bots]) == [] and evening.tally([]) == []


def test_the_tally_counts_wins_and_rivals_left_behind_over_all_games() -> None:
    games = [
        played(1e9, ("Ann", "human", 20), ("Ben", "human", 30), ("Bot", "novice", 5)),
        played(1e9 + 1, ("Ben", "human", 7), ("ANN", "human", 9), game="shitenno"),
        played(1e9 + 2, ("Cid", "human", 7), ("Ann", "human", 7), by="coop_won"),
    ]
    rows = evening.tally(games)
    assert [(row.name, row.wins, row.beaten) for row in rows] == [("Ann", 2, 2), ("Ben", 1, 2), ("Cid", 1, 0)]
    assert [place and (place.rank, place.score) for place in rows[1].places] == [(1, 30), (2, 7), None]
    assert [place is None for place in rows[2].places] == [True, True, False]


def test_a_shared_first_place_is_a_win_for_both() -> None:
    rows = evening.tally([played(1e9, ("Ann", "human", 8), ("Ben", "human", 8))])
    assert [(row.wins, row.beaten) for row in rows] == [(1, 0), (1, 0)]


def test_the_page_is_reached_from_the_hall_and_bears_a_damaged_file(yedo_home: str) -> None:
    path = Path(yedo_home) / "hall.json"
    path.write_text(json.dumps([{"date": "x"}, 7, *(asdict(entry) for entry in examples())]), encoding="utf-8")
    driver = Driver()
    driver.app.open("title")
    fame = driver.app.open("fame")
    driver.click(fame.tonight)
    page = driver.app.scene
    assert isinstance(page, Evening) and [row.name for row in page.rows] == ["Masa", "Oyuki", "Kenji"]
    driver.picture()
    driver.click(page.done)
    assert driver.app.scene is fame
    path.write_text("[[[", encoding="utf-8")
    page = driver.app.open("evening")
    assert page.rows == [] and driver.app.notices.showing
    driver.picture()
    driver.close()


@pytest.mark.parametrize("side", ["day", "night"])
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (1280, 960)])
def test_the_page_is_whole(size: tuple[int, int], side: str) -> None:
    art.missing.clear()
    words.missing.clear()
    with text.watch() as cut:
        shot.take("evening", shot.ShotOptions(size, side))
    assert cut == [] and art.missing == set() and words.missing == set()


# --- clocks ------------------------------------------------------------------------------------------------------


def test_a_clock_runs_for_one_person_at_a_time_and_not_while_the_machine_sleeps() -> None:
    kept = Clocks()
    kept.run(0, 100.0)
    kept.run(0, 130.0)
    kept.run(1, 165.0)
    kept.run(None, 170.0)
    kept.run(1, 500.0)
    kept.run(None, 9000.0)
    assert kept.dump(3) == [65.0, 5.0 + clocks.LONGEST, 0.0]
    assert (kept.read(0), kept.read(1), kept.read(2)) == ("1:05", "1:20", "0:00")


@pytest.fixture
def now(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """The time, which the test moves on."""
    at = [1000.0]
    monkeypatch.setattr("yedo.scenes.table.time.monotonic", lambda: at[0])
    return at


def test_persons_clocks_stand_still_behind_a_curtain_and_outlive_the_program(yedo_home: str, now: list[float]) -> None:
    driver = Driver(animation_speed="off", secrecy="strict", confirmations=False)
    driver.app.remember = True
    driver.app.settings.new_game[clocks.CHOICE] = True
    config = standard_game(2, 6, 4)
    config.seats[0].played_by = config.seats[1].played_by = "human"
    driver.app.open("title")
    table = Table(driver.app, new_session(config))
    driver.app.push(table)
    kept = table.session.clocks
    assert kept is not None
    first = None
    for _ in range(40):
        now[0] += 10
        if isinstance(driver.app.scene, Curtain):
            before = dict(kept.spent)
            driver.app.scene.update(1.0)
            now[0] += 10
            assert kept.spent == before, "nobody thinks behind a curtain"
            driver.app.scene.handle(pygame.Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode=""))
            driver.app.scene.update(2.0)
            continue
        table.update(0.01)
        if table.decision is not None:
            first = table.decision.player if first is None else first
            before = kept.spent.get(table.decision.player, 0.0)
            now[0] += 7
            seat = table.decision.player
            table.pick(table.decision.options[0])
            assert kept.spent[seat] - before == pytest.approx(7, abs=0.01) or kept.spent[seat] - before > 7
        if len([s for s in kept.spent.values() if s > 20]) == 2:
            break
    assert len(kept.spent) == 2 and table.timing.times() == tuple((s, kept.read(s)) for s in (0, 1))
    driver.picture()
    assert "Time to think" in clocks.summary(table.session)
    wanted, name = kept.dump(2), table.keeping.keeper.id
    driver.close()
    opened = saves.resume(name)
    assert opened.session.clocks is not None and opened.session.clocks.dump(2) == wanted
    opened.keeper.close()


def test_without_the_choice_and_in_old_saves_nobody_s_time_is_taken(yedo_home: str) -> None:
    driver = Driver(animation_speed="off")
    driver.app.remember = True
    driver.app.open("title")
    table = Table(driver.app, new_session(standard_game(2, 6, 4)))
    driver.app.push(table)
    table.update(0.1)
    assert table.session.clocks is None and table.timing.times() == () and clocks.summary(table.session) == ""
    name = table.keeping.keeper.id
    driver.close()
    opened = saves.resume(name)
    assert opened.session.clocks is None
    opened.keeper.close()
