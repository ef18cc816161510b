"""The first lessons of every game: their boards are sound, their scripts fit the rules whatever the pupil chooses,
their words fit the scroll, and the minutes they promise are honest."""

import random
import re
from collections.abc import Iterator

import pytest

from engine.core.words import has, missing
from engine.games import GAMES
from tests.plain_tables import stand_in
from yedo import saves, thinker
from yedo.lesson import ANSWER, GESTURES, PUPIL, Actor, Chapter, Lesson
from yedo.replaying import find, verify
from yedo.salvage import look
from yedo.scenes.lesson import written_by
from yedo.session import Session, resume
from yedo.tables import table_of
from yedo.ui import art

for _game in GAMES:
    stand_in(_game)
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
    folder = data_dir() / "lang/en" / ("" if game == "yedo" else game)
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
        if len(session.answers) % 60 == 1:
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
