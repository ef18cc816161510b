"""The first lesson: its script fits the rules whatever the pupil chooses, its words fit the scroll, and every chapter
is played by mouse at the real table, left and resumed."""

import random
import re

import pygame
import pytest

from engine.core.journal import Answer
from engine.core.words import has
from engine.yedo.game import Yedo
from engine.yedo.invariants import Inventory
from engine.yedo.scenario import YedoTable
from tests.pupil_hands import PupilHands, chapters
from tests.table_hands import flawless
from tests.ui_driver import Driver
from yedo import pupil, saves, thinker
from yedo.lesson import ANSWER, GESTURES, PUPIL, Actor, Lesson
from yedo.replaying import find, verify
from yedo.salvage import look
from yedo.scenes.chapters import Chapters
from yedo.scenes.lesson import Tutorial, open_chapter
from yedo.scenes.title import Title
from yedo.session import resume
from yedo.tables import table_of
from yedo.ui.button import Button

IDS = list(chapters())
following = table_of("yedo").course.following
LONGEST = 40  # words the scroll holds in the smallest window


def play(id: str, dice: random.Random | None = None) -> tuple[Lesson, Yedo, list[str], int]:
    """A chapter without a window, the first or a random answer each time: its steps, and unplanned questions."""
    lesson = Lesson(chapters()[id])
    game, answers = lesson.start.clone(), list[Answer]()
    told, own = [], 0
    for _ in range(200):
        decision = game.decision
        if decision is None or (decision.player == PUPIL and lesson.over(game)):
            break
        if decision.player == PUPIL:
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
            option = dice.choice(options) if dice is not None else options[0]
        else:
            option = Actor(lesson, thinker.player("novice", 1), 1).choose(game.view(decision.player), decision)
        game.apply(option)
        answers.append(Answer(decision.player, decision.kind, option))
        lesson.rewind(answers)
    assert lesson.over(game)
    return lesson, game, told, own


# --- the script ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("id", IDS)
def test_the_board_of_a_chapter_is_sound(id: str) -> None:
    game = chapters()[id].begin()
    assert Inventory(game).violations(game) == []
    assert game.decision is not None and game.decision.player == PUPIL
    assert [seat.played_by for seat in game.config.seats] == ["human"] + ["novice"] * (len(game.config.seats) - 1)


@pytest.mark.parametrize("id", IDS)
def test_the_game_of_a_chapter_can_be_played_to_its_end_and_kept(id: str) -> None:
    dice = random.Random(8)
    session = resume(chapters()[id].begin())
    keeper = saves.start(session)
    opened = 0
    while session.decision is not None:
        session.answer(dice.choice(session.decision.options))
        if len(session.answers) >= 30 * opened + 1:  # what is sealed comes at once
            keeper.flush()
            assert look(keeper.folder).game.fingerprint() == session.game.fingerprint()
            opened += 1
    keeper.close()
    assert opened > 2 and verify(find(keeper.id)).same


@pytest.mark.parametrize("id", IDS)
def test_everything_that_is_said_is_short_and_there(id: str) -> None:
    chapter = chapters()[id]
    for key in ["title", "about", "end", *(step.say for step in chapter.steps)]:
        assert has(f"lesson.{id}.{key}"), key
    for words in [chapter.end, *map(chapter.words, chapter.steps)]:
        assert len(words.split()) <= LONGEST, words
        assert not re.search(r"\b(rulebook|rules page)\b", words)


@pytest.mark.parametrize("id", IDS)
def test_the_first_answers_meet_every_step_that_waits_for_nobody(id: str) -> None:
    """With what is lit, and where the choice is free the first answer, each chapter tells most of what it has."""
    lesson, _, told, own = play(id)
    assert own <= 3
    assert len(set(told)) >= 0.7 * len({step.say for step in lesson.chapter.steps})


@pytest.mark.parametrize("id", IDS)
def test_there_is_something_to_choose(id: str) -> None:
    assert sum(step.free for step in chapters()[id].steps) >= 1


def test_the_chapters_teach_what_they_promise() -> None:
    steps = {id: chapters()[id].steps for id in IDS}
    assert {step.do for step in steps["missions"]} >= set(GESTURES)
    assert {step.at for step in steps["city"]} >= {"place", "play_or_pass", "action"}
    assert {step.at for step in steps["auction"]} >= {"egress", "open", "bid", "take", "keep", "trade", "offer"}
    assert {step.at for step in steps["shogun"]} >= {"stake", "claim_asset", "place", "action"}
    assert IDS == ["missions", "city", "auction", "shogun"]
    assert [following(id) and following(id).id for id in IDS] == [*IDS[1:], None]


def test_cards_and_trays_are_never_cut_down_to_one() -> None:
    """Whoever keeps one of three sees all three."""
    fanned = table_of("yedo").presentations
    shown = [step for id in IDS for step in chapters()[id].steps if step.pick and step.at in fanned]
    assert all(step.at == "trade" for step in shown)


@pytest.mark.parametrize("id", IDS)
def test_the_minutes_are_honest(id: str) -> None:
    chapter = chapters()[id]
    words = sum(len(chapter.words(step).split()) for step in chapter.steps)
    assert words / 200 + len(chapter.steps) * 0.1 < chapter.minutes < words / 200 + len(chapter.steps) * 0.2 + 2


@pytest.mark.parametrize("id", IDS)
def test_whatever_is_chosen_the_chapter_comes_to_its_end(id: str) -> None:
    for seed in range(12):
        lesson, _, told, own = play(id, random.Random(seed))
        assert told[0] == lesson.chapter.steps[0].say
        assert own < 40


def test_rules_that_ask_more_or_less_do_not_break_a_chapter(monkeypatch: pytest.MonkeyPatch) -> None:
    """A step whose question never comes is missed; a question without a step is the pupil's own."""
    for id in IDS:
        given = chapters()[id].given
        blue = {**given["blue"], "actions": ["A02", "A11"], "blackmail": 2, "disciples": ["home", "home"]}
        chapter = chapters()[id]
        monkeypatch.setitem(chapter.given, "blue", blue)
        for seed in range(4):
            play(id, random.Random(seed))


def test_the_auction_can_be_won_and_lost() -> None:
    def bidding(words: str) -> Yedo:
        """After the bidding, with these words at every bid."""
        lesson = Lesson(chapters()["auction"])
        game, answers = lesson.start.clone(), list[Answer]()
        while game.state.phase == "bidding" and game.decision is not None:
            decision = game.decision
            if decision.player == PUPIL:
                table = object.__new__(YedoTable)
                table.game, table.events = game, []
                options = (table.matching(words, decision) if decision.kind == "bid" else []) or decision.options
                chosen = [o for o in options if o[0] not in ("leave", "play")]
                option = chosen[0]
            else:
                option = Actor(lesson, thinker.player("novice", 1), 1).choose(game.view(decision.player), decision)
            answers.append(Answer(decision.player, decision.kind, option))
            game.apply(option)
            lesson.rewind(answers)
        return game

    won, lost = bidding("bid 7"), bidding("pass")
    assert won.state.clans[PUPIL].mon < lost.state.clans[PUPIL].mon
    taken = [len(game.state.clans[1].actions) for game in (won, lost)]
    assert taken == [0, 1], "whoever wins the white row takes the card"


# --- at the table -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("id", IDS)
def test_a_chapter_is_played_by_mouse(id: str) -> None:
    hands = PupilHands(id)
    with flawless():
        told = hands.until_end(random.Random(5))
        hands.picture()
    assert len(set(told)) >= 0.5 * len({step.say for step in chapters()[id].steps})
    assert id in pupil.read().done
    hands.close()


def test_the_deal_of_the_lesson_is_struck_with_the_real_trays() -> None:
    hands = PupilHands("auction")
    while hands.said != "offer":
        hands.teach(random.Random(1))
    hands.teach(random.Random(1))
    assert "yumi" in hands.table.session.game.state.clans[PUPIL].weapons
    assert hands.said == "another"
    hands.close()


def test_undo_goes_back_in_the_lesson_too_and_redo_forward() -> None:
    hands = PupilHands("missions")
    while hands.said != "undo":
        hands.teach(random.Random(1))
    answers = list(hands.table.session.answers)
    hands.key(pygame.K_u)
    hands.wait()
    assert hands.said == "wake" and hands.table.decision is not None and hands.table.decision.options
    hands.table.give_again()
    hands.wait()
    assert hands.table.session.answers == answers and hands.said == "steel"
    hands.close()


def test_the_scroll_covers_neither_prompt_nor_chip() -> None:
    for size in ((1280, 720), (1366, 768), (1920, 1080)):
        hands = PupilHands("auction", size)
        table = hands.table
        dice = random.Random(2)
        for _ in range(60):
            if table.ended:
                break
            assert not table.scroll.colliderect(table.desk.plan.prompt)
            assert all(not table.scroll.colliderect(widget.rect) for widget in table.prompt.widgets)
            hands.teach(dice)
        hands.close()


def test_a_click_on_the_scroll_does_nothing_else() -> None:
    hands = PupilHands("city")
    for _ in range(4):
        if hands.table.waiting:
            hands.table.proceed()
    before = len(hands.table.session.answers)
    hands.click(hands.point(hands.table.scroll))
    assert len(hands.table.session.answers) == before and hands.app.scene is hands.table
    hands.close()


def test_arrows_stand_where_the_answer_is(monkeypatch: pytest.MonkeyPatch) -> None:
    from yedo.ui import draw

    hands = PupilHands("missions", (1920, 1080))
    tips: list[tuple[float, float]] = []
    monkeypatch.setattr(draw, "arrow", lambda canvas, tip, length, way="down": tips.append(tip))
    dice = random.Random(1)
    while not hands.table.ended:
        step = hands.table.lesson.step(hands.table.session.game)
        tips.clear()
        hands.picture()
        if step is not None and (step.pick or step.show):
            assert tips, step
        elif step is not None:
            assert not tips, step
        hands.teach(dice)
    hands.close()


# --- leaving and going on -----------------------------------------------------------------------------------


def test_a_chapter_goes_on_where_it_was_left() -> None:
    hands = PupilHands("missions", save=True)
    dice, seen = random.Random(4), 0
    while not hands.table.ended:
        said, answers = hands.said, list(hands.table.session.answers)
        hands.app.pop()
        assert pupil.read().open["missions"].save
        hands.enter("missions")
        assert (hands.said, hands.table.session.answers) == (said, answers)
        hands.teach(dice)
        seen += 1
    assert seen > 10 and len(saves.slots()) == 1
    hands.close()


def test_continue_on_the_title_leads_back_into_the_lesson() -> None:
    hands = PupilHands("city", save=True)
    for _ in range(6):
        hands.teach(random.Random(4))
    said = hands.said
    hands.app.reset(Title(hands.app))
    title = hands.app.scene
    assert isinstance(title, Title)
    go_on = title.group.widgets[0]
    assert isinstance(go_on, Button) and go_on.kind == "primary"
    hands.click(go_on)
    table = hands.app.scene
    assert isinstance(table, Tutorial)
    hands.table = table
    hands.wait()
    assert hands.said == said and said
    hands.until_end(random.Random(1))
    hands.close()


def test_the_list_of_saves_shows_a_picture_of_it_and_opens_it() -> None:
    from yedo.scenes.saves import Saves

    hands = PupilHands("shogun", save=True)
    for _ in range(7):
        hands.teach(random.Random(4))
    hands.app.reset(Title(hands.app))
    page = Saves(hands.app)
    hands.app.push(page)
    hands.picture()
    hands.picture()
    assert page.slots and page._pictures, page._games
    assert not any(isinstance(game, str) for game in page._games.values())
    assert "Shogun Must Die" in page.slots[0].summary.name
    page.go_on()
    assert isinstance(hands.app.scene, Tutorial)
    hands.close()


def test_done_chapters_leave_no_save_behind_and_the_next_begins() -> None:
    hands = PupilHands("missions", save=True)
    hands.until_end(random.Random(3))
    hands.at(hands.table.prompt.widgets[0].rect)
    table = hands.app.scene
    assert isinstance(table, Tutorial) and table.chapter.id == "city"
    assert [slot.summary.name for slot in saves.slots()] == ["Lesson: City and patrol"]
    assert pupil.read().done == ["missions"] and list(pupil.read().open) == ["city"]
    hands.close()


def test_the_game_can_be_played_on_and_is_an_ordinary_one_then() -> None:
    from yedo.scenes.saves import go_on_latest
    from yedo.scenes.table import Table

    hands = PupilHands("auction", save=True)
    hands.until_end(random.Random(3))
    hands.at(hands.table.prompt.widgets[1 if following("auction") else 0].rect)
    hands.wait()
    dice = random.Random(3)
    assert not hands.table.teaching
    for _ in range(8):
        assert hands.table.decision is not None
        hands.table.answer(dice.choice(hands.table.decision.options))
        hands.wait()
    answers = list(hands.table.session.answers)
    hands.app.reset(Title(hands.app))
    go_on_latest(hands.app)
    table = hands.app.scene
    assert isinstance(table, Table) and not isinstance(table, Tutorial)
    assert table.session.answers == answers and table.session.played_by == ["human", "novice", "novice"]
    hands.close()


@pytest.mark.parametrize("text", ["", "{", "[]", '{"open": 3}', '{"done": [], "open": {"city": {"save": 3}}}', "\0"])
def test_a_damaged_bookmark_means_a_new_start(text: str) -> None:
    pupil._file().parent.mkdir(parents=True, exist_ok=True)
    pupil._file().write_text(text, encoding="utf-8")
    assert pupil.read() == pupil.Progress()
    driver = Driver()
    assert open_chapter(driver.app, chapters()["city"]).lesson.at == 0
    driver.close()


def test_a_bookmark_of_a_save_that_is_gone_means_a_new_start() -> None:
    pupil.write(pupil.Progress([], {"city": pupil.Bookmark("20260101-000000-abcd")}))
    driver = Driver()
    assert open_chapter(driver.app, chapters()["city"]).lesson.at == 0
    driver.close()


# --- title and chapter page -----------------------------------------------------------------------------------


def lit(title: Title) -> list[str]:
    return [w.label for w in title.group.widgets if isinstance(w, Button) and w.kind == "primary"]


def test_on_a_first_start_the_lesson_is_the_lit_button() -> None:
    driver = Driver()
    driver.app.open("title")
    title = driver.app.scene
    assert isinstance(title, Title) and lit(title) == ["First lesson"]
    driver.app.open("tutorial")
    page = driver.app.scene
    assert isinstance(page, Chapters)
    driver.app.remember = True
    page.start(chapters()["missions"])
    driver.app.reset(Title(driver.app))
    title = driver.app.scene
    assert isinstance(title, Title) and lit(title) == ["Continue"]
    driver.close()


def test_the_chapter_page_marks_what_is_done_and_goes_on() -> None:
    pupil.write(pupil.Progress(["missions"], {"city": pupil.Bookmark("x", [], 4)}))
    driver = Driver()
    driver.app.open("title")
    with flawless():
        driver.app.open("tutorial")
        driver.picture()
    page = driver.app.scene
    assert isinstance(page, Chapters)
    assert [button.label for button in page.buttons] == ["Once more", "Go on", "Begin", "Begin"]
    assert [button.kind for button in page.buttons] == ["plain", "primary", "plain", "plain"]
    assert "done" in page._state(chapters()["missions"]) and "step 5" in page._state(chapters()["city"])
    driver.click(page.buttons[3])
    table = driver.app.scene
    assert isinstance(table, Tutorial) and table.chapter.id == "shogun"
    driver.key(pygame.K_ESCAPE)
    extra = next(w for w in driver.app.scene.group.widgets if isinstance(w, Button) and w.label == "All chapters")
    driver.click(extra)
    assert driver.app.scene is page
    driver.close()
