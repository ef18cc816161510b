"""Every key at every step of the first lessons of Shitenno and Edo: nothing stumbles, nothing is answered by a key that
answers nothing, and there is always something to choose or to read. (Yedo's: tests/yedo/test_tutorial_keys.py)"""

import random

import pytest

from engine.core.decision import Option
from engine.core.journal import Answer
from engine.games import GAMES
from tests.lesson_sweep import ANSWERS, Sweep
from tests.pupil_hands import PupilHands, chapters
from yedo.lesson import PUPIL

NEW = [(game, id) for game in GAMES if game != "yedo" for id in chapters(game)]
RIBBON = ("undo", "redo", "summary", "speed", "auto_pass", "flip", "rules", "menu")
Stand = tuple[list[Answer], set[int], list[Option]]


def straight(hands: PupilHands, dice: random.Random) -> list[Stand]:
    """Every step of a chapter: the answers that lead to it, the gestures before it, and what is written in secret."""
    found: list[Stand] = []
    told: set[str] = set()
    while not hands.table.ended:
        drafts = hands.table.session.drafts()
        written = drafts.of(PUPIL).items if drafts is not None else []
        if hands.said not in told:  # a step that stays is pressed once
            found.append((list(hands.table.session.answers), set(hands.table.lesson.seen), written))
        told.add(hands.said)
        hands.teach(dice)
    return found


@pytest.mark.parametrize(("game", "id", "later"), [("shitenno", "turn", 13), ("edo", "plan", 6), ("edo", "build", 6)])
def test_keys_that_answer_nothing_change_nothing(game: str, id: str, later: int) -> None:
    """The quick part: the first and one later step."""
    hands = Sweep(id, game=game)
    hands.press_still()
    for _ in range(later):
        hands.teach(random.Random(2))
    hands.press_still()
    hands.press_back()
    hands.point_at_everything()
    hands.close()


@pytest.mark.slow
@pytest.mark.parametrize("one", NEW, ids="/".join)
def test_every_key_and_button_at_every_step(one: tuple[str, str]) -> None:
    game, id = one
    steps = straight(PupilHands(id, game=game), random.Random(7))
    hands = Sweep(id, game=game)
    for answers, seen, written in steps:
        hands.back_to(id, answers, seen, written)
        hands.press_still()
        hands.back_to(id, answers, seen, written)
        hands.point_at_everything()
        hands.press_back()
        for key in ANSWERS:
            hands.back_to(id, answers, seen, written)
            hands.key(key)
            hands.wait()
            if not hands.table.ended:  # the first Enter may only show where the next one presses
                hands.key(key)
            hands.alive()
        hands.back_to(id, answers, seen, written)
        for number in range(hands.chips()):
            hands.back_to(id, answers, seen, written)
            hands.at(hands.table.prompt.widgets[number].rect)
            hands.alive()
        for place in RIBBON:
            hands.back_to(id, answers, seen, written)
            hands.click(hands.point(hands.on(f"ribbon:{place}")))
            hands.alive()
            hands.app.change(animation_speed="off", board_side="day")
    hands.close()


@pytest.mark.slow
@pytest.mark.parametrize("size", [(1366, 768), (1920, 1080)])
@pytest.mark.parametrize("one", NEW, ids="/".join)
def test_a_chapter_is_played_by_mouse_at_every_size(one: tuple[str, str], size: tuple[int, int]) -> None:
    from tests.table_hands import flawless

    game, id = one
    for seed in range(3):
        hands = PupilHands(id, size, game=game, board_side="night" if seed % 2 else "day")
        with flawless():
            hands.until_end(random.Random(seed))
        hands.close()
