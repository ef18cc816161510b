"""The first lessons of every game: their boards are sound, their scripts fit the rules whatever the pupil chooses,
their words fit the scroll, and the minutes they promise are honest."""

import random
import re
from collections.abc import Iterator

import pygame
import pytest

from engine.core.words import has, missing
from engine.games import GAMES
from tests.pupil_hands import PupilHands
from tests.table_hands import flawless
from tests.ui_driver import Driver
from yedo import pupil, saves, thinker
from yedo.lesson import ANSWER, GESTURES, PUPIL, Actor, Chapter, Lesson
from yedo.replaying import find, verify
from yedo.salvage import look
from yedo.scenes.chapters import Chapters
from yedo.scenes.lesson import Tutorial, written_by
from yedo.scenes.shelf import Shelf
from yedo.scenes.title import Title
from yedo.session import Session, resume
from yedo.tables import table_of
from yedo.ui import art, draw, text
from yedo.ui.button import Button

CHAPTERS = [(game, id) for game in GAMES for id in table_of(game).course.chapters]
NEW = [(game, id) for game, id in CHAPTERS if game != "yedo"]
LONGEST = 40  # words the scroll holds in the smallest window


def chapter(game: str, id: str) -> Chapter:
    return table_of(game).course.chapters[id]


def begun(lesson: Lesson) -> Session:
    session = resume(lesson.start.clone())
    session.make_player = lambda name, seed: Actor(lesson, thinker.player(name, seed, session.kind), seed)

    def follow(*_: object) -> None:
        lesson.rewind(session.answers, written_by(session))

    session.on_answer.append(follow)
    session.on_seal.append(follow)
    return session


def play(one: Chapter, dice: random.Random | None = None) -> tuple[Session, list[str], int]:
    """Without a window, with the first or a random answer each time: its steps, and questions nobody planned."""
    lesson = Lesson(one)
    session, told, own = begun(lesson), list[str](), 0
    for _ in range(400):
        decision = session.decision
        if decision is None:
            return session, told, own
        if decision.player != PUPIL:
            session.proceed()
            continue
        drafts = session.drafts()
        game = session.game if drafts is None else drafts.of(PUPIL).game
        if lesson.over(game):
            return session, told, own
        step = lesson.step(game)
        if step is not None and step.do != ANSWER:
            assert not lesson.allowed(game, decision)
            lesson.seen.add(step.number)
            told.append(step.say)
            continue
        options = lesson.allowed(game, decision)
        assert options and set(options) <= set(decision.options)
        told += [step.say] if step is not None else []
        own += step is None
        session.answer(dice.choice(options) if dice is not None else options[0])
    raise AssertionError(f"{one.key} does not end: {told[-5:]}")


@pytest.fixture(params=CHAPTERS, ids="/".join)
def taught(request: pytest.FixtureRequest) -> Iterator[Chapter]:
    yield chapter(*request.param)


def test_every_game_has_a_lesson() -> None:
    assert {game for game, _ in CHAPTERS} == set(GAMES)
    assert len({chapter(game, id).key for game, id in CHAPTERS}) == len(CHAPTERS)


def test_the_board_is_sound(taught: Chapter) -> None:
    game = taught.begin()
    kind = taught.course.kind
    assert kind.inventory(game).violations(game) == []
    assert game.decision is not None and game.decision.player == PUPIL
    assert [seat.played_by for seat in game.config.seats] == ["human"] + ["novice"] * (len(game.config.seats) - 1)
    assert taught.begin().fingerprint() == game.fingerprint()


def test_everything_that_is_said_is_short_and_there(taught: Chapter) -> None:
    missing.clear()
    for key in ["title", "about", "end", *(step.say for step in taught.steps)]:
        assert has(f"{taught.course.words}.{taught.id}.{key}"), key
    for words in [taught.end, *map(taught.words, taught.steps)]:
        assert len(words.split()) <= LONGEST, words
        assert not re.search(r"\b(rulebook|rules page)\b", words)
    assert missing == set()
    assert art.exists(taught.icon if "/" in taught.icon else f"icons/{taught.icon}")


@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_said_that_no_step_says(game: str) -> None:
    from engine.core.yaml_file import read_yaml
    from engine.paths import data_dir

    course = table_of(game).course
    folder = data_dir() / "lang/en" / game
    written = read_yaml(folder / "lesson.yaml")["lesson"]
    for id, one in course.chapters.items():
        assert set(written[id]) == {"title", "about", "end", *(step.say for step in one.steps)}, id


def test_there_is_something_to_choose_and_the_minutes_are_honest(taught: Chapter) -> None:
    assert any(step.free or len(step.pick) > 1 for step in taught.steps)
    words = sum(len(taught.words(step).split()) for step in taught.steps)
    assert words / 200 + len(taught.steps) * 0.1 < taught.minutes < words / 200 + len(taught.steps) * 0.2 + 2


@pytest.mark.parametrize("game", GAMES)
def test_every_gesture_is_taught(game: str) -> None:
    steps = [step for one in table_of(game).course.chapters.values() for step in one.steps]
    assert {step.do for step in steps} >= set(GESTURES)
    assert any(step.free for step in steps)


@pytest.mark.parametrize("one", NEW, ids="/".join)
def test_the_first_answers_meet_nearly_every_step(one: tuple[str, str]) -> None:
    taught = chapter(*one)
    _, told, own = play(taught)
    assert own <= 2
    assert len(set(told)) >= 0.65 * len({step.say for step in taught.steps})


@pytest.mark.parametrize("one", NEW, ids="/".join)
def test_whatever_is_chosen_the_chapter_comes_to_its_end(one: tuple[str, str]) -> None:
    taught = chapter(*one)
    for seed in range(12):
        _, told, own = play(taught, random.Random(seed))
        assert told[0] == taught.steps[0].say and own < 40


@pytest.mark.parametrize("one", NEW, ids="/".join)
def test_the_game_of_a_chapter_can_be_played_to_its_end_and_kept(one: tuple[str, str], yedo_home: str) -> None:
    dice = random.Random(8)
    session = resume(chapter(*one).begin())
    keeper = saves.start(session)
    opened = 0
    while session.decision is not None:
        session.answer(dice.choice(session.decision.options))
        if len(session.answers) >= 60 * opened + 1:  # what is sealed comes at once
            keeper.flush()
            assert look(keeper.folder).game.fingerprint() == session.game.fingerprint()
            opened += 1
    keeper.close()
    assert opened and verify(find(keeper.id)).same


def test_shitenno_s_last_kamon_decides_the_game() -> None:
    """Shikoku and its lantern win; Kyushu scores more at once and loses."""
    won = {}
    for province in ("shikoku", "kyushu"):
        session = resume(chapter("shitenno", "end").begin())
        session.answer(("province", province))
        while session.decision is not None:
            session.answer(session.decision.options[0])
        won[province] = session.kind.result(session.game).winners()
    assert won["shikoku"] == [PUPIL] and won["kyushu"] != [PUPIL]


def test_edo_s_last_chapter_is_won_by_the_house_in_edo() -> None:
    for seed in range(4):
        session, told, _ = play(chapter("edo", "end"), random.Random(seed))
        assert session.over and "build" in told
        assert session.kind.result(session.game).winners() == [PUPIL]


# --- at the table -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("one", NEW, ids="/".join)
def test_a_chapter_is_played_by_mouse(one: tuple[str, str]) -> None:
    game, id = one
    hands = PupilHands(id, game=game)
    with flawless():
        told = hands.until_end(random.Random(5))
        hands.picture()
    steps = chapter(*one).steps
    assert len(set(told)) >= 0.6 * len({step.say for step in steps})
    assert chapter(*one).key in pupil.read().done
    hands.close()


@pytest.mark.parametrize("one", NEW, ids="/".join)
def test_the_teacher_points_at_things_that_are_there(one: tuple[str, str], monkeypatch: pytest.MonkeyPatch) -> None:
    game, id = one
    hands, dice = PupilHands(id, (1920, 1080), game=game), random.Random(1)
    tips: list[object] = []
    monkeypatch.setattr(draw, "arrow", lambda canvas, tip, length, way="down": tips.append(tip))
    for _ in range(150):
        if hands.table.ended:
            break
        step = hands.table.taught
        tips.clear()
        hands.picture()
        if step is not None and (step.pick or step.show):
            assert tips or (not step.show and hands.table.presentation is not None), step
            spots = {spot.place for spot in hands.table.pointer.spots()}
            for place in step.show:
                assert any(spot == place or spot.startswith(place + ":") for spot in spots), place
        hands.teach(dice)
    assert hands.table.ended
    hands.close()


@pytest.mark.parametrize("one", NEW, ids="/".join)
def test_a_chapter_goes_on_where_it_was_left(one: tuple[str, str], yedo_home: str) -> None:
    """At every step, in the middle of a secret plan too; by the page of chapters and by Continue in turn."""
    game, id = one
    hands, dice = PupilHands(id, save=True, game=game), random.Random(4)
    for turn in range(150):
        if hands.table.ended:
            break
        said, given = hands.said, hands.given()
        title = Title(hands.app)
        hands.app.reset(title)
        if turn % 2:
            hands.enter(id)
        else:
            hands.click(title.group.widgets[0])
            assert isinstance(hands.app.scene, Tutorial)
            hands.table = hands.app.scene
            hands.wait()
        assert (hands.said, hands.given()) == (said, given)
        hands.teach(dice)
    assert hands.table.ended and len(saves.slots()) == 1
    hands.close()


def test_in_a_dictated_plan_nothing_else_can_be_written() -> None:
    hands = PupilHands("plan", game="edo")
    while hands.said != "wood":
        hands.teach(random.Random(1))
    hands.write_plan(("put", 0, "hills", "stone"))
    assert hands.given() == [] and hands.said == "wood"
    hands.write_plan(("put", 0, "fields", "wood"))
    hands.wait()
    assert hands.given() == [("put", 0, "fields", "wood")] and hands.said == "undo"
    hands.key(pygame.K_u)
    hands.wait()
    assert hands.given() == [] and hands.said == "wood"
    hands.close()


def test_a_game_that_is_over_ends_its_chapter_without_a_place_in_the_hall(yedo_home: str) -> None:
    from yedo import hall

    hands = PupilHands("end", save=True, game="shitenno")
    hands.until_end(random.Random(2))
    assert hands.table.session.over and hands.table.said == chapter("shitenno", "end").end
    assert [chip.label for chip in hands.table.prompt.chips] == ["All chapters"]
    assert not hall.hall_path().exists()
    hands.at(hands.table.prompt.widgets[0].rect)
    assert isinstance(hands.app.scene, Chapters) and hands.app.scene.game_id == "shitenno"
    assert saves.slots() == [] and pupil.read().done == ["shitenno/end"]
    hands.close()


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_the_title_and_the_shelf_lead_to_every_lesson(size: tuple[int, int]) -> None:
    driver = Driver(size)
    driver.app.open("title")
    title = driver.app.scene
    driver.click(next(w for w in title.group.widgets if isinstance(w, Button) and w.label == "First lesson"))
    shelf = driver.app.scene
    assert isinstance(shelf, Shelf) and {lid.box.id for lid in shelf.lids} == set(GAMES) and not shelf.labels
    with text.watch() as cut:
        driver.picture()
    assert cut == []
    driver.click(next(lid for lid in shelf.lids if lid.box.id == "edo").rect.center)
    page = driver.app.scene
    assert isinstance(page, Chapters) and page.game_id == "edo" and len(page.buttons) == 3
    with flawless():
        driver.picture()
    driver.app.pop()
    driver.app.open("shelf")
    shelf = driver.app.scene
    assert isinstance(shelf, Shelf) and len(shelf.labels) == len(GAMES)
    with text.watch() as cut:
        driver.picture()
    assert cut == []
    driver.click(next(label for lid, label in shelf.labels if lid.box.id == "shitenno"))
    page = driver.app.scene
    assert isinstance(page, Chapters) and page.game_id == "shitenno"
    driver.click(page.buttons[1])
    assert isinstance(driver.app.scene, Tutorial) and driver.app.scene.chapter.key == "shitenno/tairo"
    driver.close()
