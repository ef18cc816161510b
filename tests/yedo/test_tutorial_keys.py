"""Every key and every button at every step of every chapter of the lesson, and leaving and going on in the middle:
nothing stumbles, and the pupil always has something to choose or to read."""

import random

import pygame
import pytest

from engine.core.decision import Option
from tests.lesson_sweep import ANSWERS, Sweep
from tests.pupil_hands import PupilHands, chapters
from yedo import pupil
from yedo.scenes.lesson import Tutorial
from yedo.scenes.scene import Scene
from yedo.scenes.title import Title

IDS = list(chapters())


def straight(hands: PupilHands, dice: random.Random) -> list[tuple[list[Option], set[int]]]:
    """Every step of a chapter: the answers that lead to it and the gestures before it."""
    found = []
    while not hands.table.ended:
        found.append((list(hands.table.session.answers), set(hands.table.lesson.seen)))
        hands.teach(dice)
    found.append((list(hands.table.session.answers), set(hands.table.lesson.seen)))
    return found


def test_keys_that_answer_nothing_change_nothing() -> None:
    """The quick part: the first and one later step of two chapters."""
    for chapter, later in (("missions", 9), ("shogun", 5)):
        hands = Sweep(chapter)
        hands.press_still()
        for _ in range(later):
            hands.teach(random.Random(2))
        hands.press_still()
        hands.press_back()
        hands.point_at_everything()
        hands.close()


def test_the_hint_and_undo_at_the_single_forced_card() -> None:
    """Here H once looked for the best of nothing, and U left no options."""
    hands = Sweep("city")
    while hands.said != "card":
        hands.teach(random.Random(2))
    assert hands.table.decision is not None and len(hands.table.decision.options) == 1
    hands.key(pygame.K_h)
    assert hands.table.sheets.open is not None
    hands.alive()
    hands.press_back()
    hands.close()


def test_the_seat_can_be_given_away_and_taken_back() -> None:
    hands = Sweep("city")
    for _ in range(4):
        hands.teach(random.Random(2))
    hands.table.hand_over(0, "novice")
    for _ in range(30):
        hands.step()
    hands.table.hand_over(0, "human")
    hands.wait()
    hands.table.hand_over(1, "human")
    for _ in range(3):
        hands.alive()
        assert hands.table.decision is not None
        if hands.table.waiting:
            hands.table.proceed()
        elif not hands.table.ended:
            hands.table.answer(hands.table.decision.options[0])
    hands.close()


def test_another_window_size_and_language_in_the_middle() -> None:
    hands = Sweep("auction")
    for _ in range(4):
        hands.teach(random.Random(2))
    for size in ((1920, 1080), (900, 600), (1280, 720)):
        hands.app.window.set_fullscreen(False, size)
        hands.app._resized()
        hands.picture()
        assert not hands.table.scroll.colliderect(hands.table.desk.plan.prompt)
    hands.app.change(language="en", ui_scale=hands.app.settings.ui_scale)
    hands.alive()
    hands.close()


@pytest.mark.slow
@pytest.mark.parametrize("id", IDS)
def test_every_key_and_button_at_every_step(id: str) -> None:
    steps = straight(PupilHands(id), random.Random(7))
    hands = Sweep(id)
    for answers, seen in steps:
        hands.back_to(id, answers, seen)
        hands.press_still()
        hands.point_at_everything()
        hands.press_back()
        for key in ANSWERS:
            hands.back_to(id, answers, seen)
            if hands.table.ended:
                break
            hands.key(key)
            hands.wait()
            if not hands.table.ended:  # the first Enter may only show where the next one presses
                hands.key(key)
            hands.alive()
        hands.back_to(id, answers, seen)
        for number in range(0 if hands.table.ended else hands.chips()):
            hands.back_to(id, answers, seen)
            hands.at(hands.table.prompt.widgets[number].rect)
            hands.alive()
        for place in ("undo", "redo", "summary", "speed", "auto_pass", "flip", "rules", "menu"):
            hands.back_to(id, answers, seen)
            hands.click(hands.point(hands.on(f"ribbon:{place}")))
            hands.alive()
            hands.app.change(animation_speed="off", board_side="day")
    hands.close()


@pytest.mark.slow
@pytest.mark.parametrize("id", IDS)
def test_left_and_continued_at_every_step(id: str) -> None:
    """By the page of chapters and by Continue on the title, in turn."""
    hands = PupilHands(id, save=True)
    dice, turn = random.Random(7), 0
    while not hands.table.ended:
        said, answers = hands.said, list(hands.table.session.answers)
        title = Title(hands.app)
        hands.app.reset(title)
        if turn % 2:
            hands.enter(id)
        else:
            hands.click(title.group.widgets[0])
            scene: Scene = hands.app.scene
            assert isinstance(scene, Tutorial)
            hands.table = scene
            hands.wait()
        assert (hands.said, hands.table.session.answers) == (said, answers)
        hands.teach(dice)
        turn += 1
    assert id in pupil.read().done
    hands.close()


@pytest.mark.slow
@pytest.mark.parametrize("size", [(1366, 768), (1920, 1080)])
@pytest.mark.parametrize("id", IDS)
def test_a_chapter_is_played_by_mouse_at_every_size(id: str, size: tuple[int, int]) -> None:
    from tests.table_hands import flawless

    for seed in range(4):
        hands = PupilHands(id, size, board_side="night" if seed % 2 else "day")
        with flawless():
            hands.until_end(random.Random(seed))
        hands.close()
