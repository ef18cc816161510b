"""Seats that change hands at the table show nobody's secrets, and a reopened game is told as before."""

import os
import random

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"

import pygame
import pytest

from engine.core import plain
from engine.core.journal import Answer
from engine.core.rng import seeded
from engine.yedo.config import standard_game
from engine.yedo.saving import public
from engine.yedo.views import is_hidden, redeal
from tests.ui_driver import Driver
from yedo import keeper, saves
from yedo.replaying import PUBLIC
from yedo.scenes.curtain import Curtain
from yedo.scenes.table import Table
from yedo.session import HUMAN, Session, new_session
from yedo.session import resume as session_of
from yedo.table.log import line_of

MODULES = ([], ["teahouse", "specialists", "jesuits", "clan_powers"], ["shogun_must_die"])


@pytest.fixture
def driver():
    made = Driver((1280, 720), animation_speed="off", confirmations=False, secrecy="relaxed")
    made.app.open("title")
    yield made
    made.close()
    keeper.close_all()


def played(persons: int, answers: int, modules: list[str], seed: int = 6) -> Session:
    config = standard_game(3, 7 if "shogun_must_die" in modules else 8, seed, modules)
    for number, seat in enumerate(config.seats):
        seat.played_by = HUMAN if number < persons else "random"
    session, dice = new_session(config), random.Random(seed)
    for _ in range(answers):
        assert session.decision is not None
        session.answer(dice.choice(session.decision.options))
    return session


def sit(driver: Driver, session: Session, **kept: object) -> Table:
    table = Table(driver.app, session, **{"save": False, **kept})
    driver.app.push(table)
    lift(driver, table)
    return table


def lift(driver: Driver, table: Table) -> None:
    """Until somebody is asked, on this side of every curtain."""
    for _ in range(400):
        driver.step()
        if isinstance(driver.app.scene, Curtain):
            driver.key(pygame.K_RETURN)
        elif table.decision is not None or table.session.over:
            return


def words(table: Table, eyes: int | None) -> list[str]:
    """What the log should say to these eyes."""
    lines = [line_of(table.game, told.game, e, eyes, told.number) for told in table.memory.tell() for e in told.events]
    return [line.words for line in lines if line is not None]


def told(table: Table) -> list[str]:
    return [line.words for line in table.log.lines]


@pytest.mark.parametrize("modules", MODULES, ids="+".join)
def test_a_seat_left_to_a_bot_opens_no_card(
    driver: Driver, monkeypatch: pytest.MonkeyPatch, modules: list[str]
) -> None:
    table = sit(driver, played(1, 90, modules))
    own = words(table, 0)
    assert told(table) == own and own != words(table, PUBLIC), "the person has drawn cards unseen by the others"
    monkeypatch.setattr(Session, "proceed", lambda self: None)
    table.hand_over(0, "novice")
    assert table.viewer == PUBLIC and not table.desk.open_hand
    assert told(table) == words(table, PUBLIC)
    view = table.desk.view
    for clan in view.state.clans:
        assert all(is_hidden(card) for card in (*clan.missions, *clan.actions, *clan.bonus, *clan.completed)
                   if not all(card in other.known for other in table.session.game.state.clans))  # fmt: skip
    table.parts.forget()  # both pictures are drawn from nothing, so that no rounding differs
    table.changed()
    before = driver.picture()
    for n in range(3):  # whatever lies in the hands and decks, the screen looks the same
        other = session_of(redeal(public(table.session.game), seeded(n)))
        other.game.ask_again()
        other.played_by[:], other.peopled = table.session.played_by, True
        twin = sit(driver, other)
        twin.log.lines[:] = table.log.lines
        twin.desk.house = table.desk.house
        for name in ("clock", "undo_why", "redo_why"):
            setattr(twin.parts.ribbon, name, getattr(table.parts.ribbon, name))
        twin.since = table.since
        twin.log.place(twin.canvas)
        twin.log.list.to_end()
        twin.changed()
        picture = driver.picture()
        assert pygame.image.tobytes(picture, "RGB") == pygame.image.tobytes(before, "RGB")
        driver.app.pop()


@pytest.mark.parametrize("modules", MODULES, ids="+".join)
def test_who_takes_a_bots_seat_reads_nothing_of_the_first_persons_cards(driver: Driver, modules: list[str]) -> None:
    table = sit(driver, played(1, 90, modules))
    assert told(table) != words(table, PUBLIC)
    table.hand_over(1, HUMAN)
    assert told(table) == words(table, PUBLIC), "at a shared screen the log tells what everybody may know"
    lift(driver, table)
    assert told(table) == words(table, PUBLIC)
    table.hand_over(1, "random")
    lift(driver, table)
    assert told(table)[:40] == words(table, 0)[:40], "alone again"


def test_another_seat_is_taken_with_its_own_knowledge(driver: Driver, monkeypatch: pytest.MonkeyPatch) -> None:
    table = sit(driver, played(1, 90, []))
    monkeypatch.setattr(Session, "proceed", lambda self: None)
    table.hand_over(0, "novice")
    table.hand_over(2, HUMAN)
    assert table.viewer == 2 and told(table) == words(table, 2)
    own = {*table.session.game.state.clans[0].missions} - table.session.game.state.clans[2].known
    titles = {table.session.game.cards[card].title for card in own}
    assert titles and not any(title in line for title in titles for line in told(table))


@pytest.mark.parametrize("level", ["strict", "relaxed", "open"])
def test_the_one_who_is_left_sits_down_behind_a_curtain(
    driver: Driver, monkeypatch: pytest.MonkeyPatch, level: str
) -> None:
    driver.app.settings.secrecy = level
    table = sit(driver, played(2, 60, []))
    leaver = table.viewer
    assert leaver in (0, 1)
    left = 1 - leaver
    monkeypatch.setattr(Session, "proceed", lambda self: None)
    table.hand_over(leaver, "novice")
    assert isinstance(driver.app.scene, Curtain) is (level != "open")
    if level != "open":
        assert table.viewer == PUBLIC and told(table) == words(table, PUBLIC)
        driver.key(pygame.K_RETURN)
    assert table.viewer == left and told(table) == words(table, left)


def test_bots_alone_play_with_open_cards(driver: Driver) -> None:
    table = Table(driver.app, played(0, 0, []), save=False)
    driver.app.push(table)
    driver.step()
    assert table.viewer is None and table.desk.open_hand


def test_a_game_left_to_bots_stays_hidden_when_it_is_reopened(driver: Driver, monkeypatch: pytest.MonkeyPatch) -> None:
    session = played(1, 50, [])
    kept = saves.start(session)
    session.hand_over(0, "random")
    kept.close()
    opened = saves.resume(kept.id)
    assert opened.session.peopled and not opened.session.humans()
    monkeypatch.setattr(Session, "proceed", lambda self: None)
    table = sit(driver, opened.session, keeper=opened.keeper)
    assert table.viewer == PUBLIC and told(table) == words(table, PUBLIC)


# --- a reopened game --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("persons", [1, 2])
@pytest.mark.parametrize("modules", MODULES, ids="+".join)
def test_a_reopened_game_is_told_as_before(driver: Driver, modules: list[str], persons: int) -> None:
    session = played(persons, 0, modules)
    kept = saves.start(session)
    table = sit(driver, session, keeper=kept)
    dice = random.Random(4)
    for _ in range(25):
        assert table.decision is not None
        table.answer(dice.choice(table.decision.options))
        lift(driver, table)
    kept._seconds += 3725.0
    table.update(0.0)
    before = told(table), table.since, table.parts.ribbon.clock, table.memory.shown
    view = plain.dump(table.desk.view.state)
    driver.app.pop()
    opened = saves.resume(kept.id)
    again = sit(driver, opened.session, keeper=opened.keeper)
    again.update(0.0)
    assert (told(again), again.since, again.parts.ribbon.clock, again.memory.shown) == before
    assert again.parts.ribbon.clock == "1:02" and plain.dump(again.desk.view.state) == view
    assert 0 < again.since <= len(again.log.lines)
    driver.key(pygame.K_l)
    assert again.sheets.open is not None and again.sheets.open.start == again.since
    driver.key(pygame.K_ESCAPE)
    again.recall(again.log.lines[3])
    assert driver.app.scene.replay.at == again.log.lines[3].number
    driver.app.pop()
    driver.app.pop()


def test_a_long_game_opens_with_its_whole_log(driver: Driver) -> None:
    session = new_session(standard_game(5, 11, 3, MODULES[1]))
    session.played_by[1:] = ["random"] * 4
    kept, dice = saves.start(session), random.Random(3)
    while session.decision is not None and (session.game.state.round < 11 or session.game.state.phase != "actions"):
        session.answer(dice.choice(session.decision.options))
    kept.close()
    opened = saves.resume(kept.id)
    table = Table(driver.app, opened.session, keeper=opened.keeper)
    driver.app.push(table)
    assert len(table.log.lines) > 500


def test_a_record_of_other_rules_does_not_stop_the_table(driver: Driver) -> None:
    session = played(1, 40, [])
    session.answers[3] = Answer(0, "place", ("nonsense",))
    table = sit(driver, session)
    assert table.log.lines == [] or table.memory.shown >= 0
    assert table.decision is not None
