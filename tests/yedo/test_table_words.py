"""What is asked and said: sentences start with a capital, cards name what they need as people do, questions before the
arrests say what is at stake."""

import os
import random

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"

import pygame

from engine.yedo import say
from engine.yedo.cards.text import card_text
from engine.yedo.config import standard_game
from engine.yedo.phases.patrol import caught
from tests.ui_driver import Driver
from yedo.scenes.pause import Pause
from yedo.session import new_session
from yedo.tables.yedo.shots import play_until, settled


def questions(players: int = 3, seeds: int = 12, answers: int = 700):
    """Every question that random play comes to, with the game as the one sees it who is asked."""
    for seed in range(seeds):
        session = new_session(standard_game(players, 8, seed))
        dice = random.Random(seed)
        for _ in range(answers):
            decision = session.decision
            if decision is None:
                break
            yield session.game, decision
            session.answer(dice.choice(decision.options))


def test_sentences_start_with_a_capital():
    kinds = set()
    for game, decision in questions(seeds=4):
        kinds.add(decision.kind)
        words = say.prompt(game, decision)
        assert words[:1] == words[:1].upper() and words.strip() == words
        for option in decision.options:
            label = say.label(game, option, decision)
            assert label[:1] == label[:1].upper(), (decision.kind, option, label)
    assert "bid" in kinds


def test_before_the_arrests_the_question_says_what_is_at_stake():
    told = {"arrest": 0, "blackmail": 0, "quiet": 0}
    for game, decision in questions():
        if decision.kind != "play_or_pass":
            continue
        words, s = say.prompt(game.view(decision.player), decision), game.state
        if any(option[0] == "blackmail" for option in decision.options):
            told["blackmail"] += 1
            assert caught(game, decision.player)
            assert "Blackmail saves" in words and "gives up its 2 prestige" in words
        if "will arrest" in words or "will drive" in words:
            told["arrest"] += 1
            assert s.phase == "patrol" and caught(game, decision.player)
            assert f"the {say.t(f'district.{s.patrol_at}')}" in words
        elif s.phase != "patrol":
            told["quiet"] += 1
            assert "patrol" not in words
    assert all(told.values()), told


def test_the_whole_sentence_about_blackmail():
    found = next(
        (game, decision) for game, decision in questions(4)
        if ("arrest" in say.prompt(game, decision) and decision.options[0][0] == "blackmail"
            and len(caught(game, decision.player)) == 1)
    )  # fmt: skip
    game, decision = found
    clan, place = say.name_of(game, decision.player), say.t(f"district.{game.state.patrol_at}")
    assert say.prompt(game.view(decision.player), decision) == (
        f"The patrol will arrest your disciple in the {place}. Blackmail saves it and gives up its 2 prestige. "
        f"{clan}, do you play a card?"
    )


def test_needs_are_said_as_people_say_them():
    game = new_session(standard_game(3, 8, 1)).game
    card = next(card for card in game.cards.values() if card.title == "Show of Steel")
    assert card_text(card)[0].startswith("Needs a disciple in the Castle; and a Katana or a Shuriken.")
    assert not any("; or" in line for card in game.cards.values() if card.kind == "mission" for line in card_text(card))


def test_choosing_weapons_says_that_the_rest_is_discarded():
    driver = Driver((1280, 720), animation_speed="off")
    for seed in range(1, 60):
        session = new_session(standard_game(3, 8, seed))
        if play_until(session, "keep", seed) and session.decision.options[0][1] in session.game.board.weapons:
            break
    table = settled(driver.app, session)
    assert "the rest is discarded" in table.prompt.words
    assert "The rest is discarded" in table.presentation._so_far()
    driver.close()


def test_leaving_the_game_asks():
    driver = Driver((1280, 720))
    driver.app.open("title")
    driver.app.open("pause")
    pause = driver.app.scene
    assert isinstance(pause, Pause)
    driver.click(pause.group.widgets[-1])
    assert driver.app.running and pause.leaving
    driver.key(pygame.K_ESCAPE)
    assert driver.app.scene is pause and not pause.leaving
    driver.click(pause.group.widgets[-1])
    driver.click(pause.group.widgets[0])
    assert driver.app.running and not pause.leaving
    driver.click(pause.group.widgets[-1])
    driver.click(pause.group.widgets[1])
    assert not driver.app.running
    driver.close()
