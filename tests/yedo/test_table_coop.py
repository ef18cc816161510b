"""Shogun Must Die at the table, through posted events only: alone, and two at one screen."""

import random

import pygame
import pytest

from engine.yedo.config import standard_game
from engine.yedo.modules.smd.court import SECRET, slot
from engine.yedo.modules.smd.helper import errand_status, kill_status
from tests import table_hands
from tests.table_hands import Hands, flawless
from yedo import fame, hall
from yedo.table.prompt import BidStepper
from yedo.tables.yedo.coop import CoopBoard, Goals
from yedo.tables.yedo.daimyo import DaimyoPanel
from yedo.tables.yedo.errand_words import errand_lines, kill_lines

plain_trade = table_hands.plain_trade


def coop(players: int, seed: int, modules: tuple[str, ...] = ()):
    return standard_game(players, 7, seed, [*modules, "shogun_must_die"])


def part_of(hands: Hands, kind: type):
    return next(part for part in hands.table.parts.all if isinstance(part, kind))


def test_a_solo_game_by_mouse_is_recorded():
    with flawless():
        hands = Hands(coop(1, 4), save=True)
        dice = random.Random(1)
        hands.play(lambda: hands.by_mouse(dice))
        hands.step()
        assert {"stake", "place", "activate", "action"} <= hands.kinds
        assert not hands.curtains  # nobody to hide from
        (entry,), trouble = hall.load()
        assert trouble is None and entry.ended_by in ("coop_won", "coop_lost")
        assert (entry.mood, entry.level, len(entry.players)) == ("demanding", "normal", 1)
        (record,) = fame.figures([entry]).together
        assert record.alone and record.games == 1
        hands.at(hands.table.prompt.widgets[0].rect)  # to the reckoning
        assert type(hands.app.scene).__name__ == "Score"
        for _ in range(60):
            hands.app.scene.update(0.5)
        hands.picture()
        hands.close()


@pytest.mark.parametrize("secrecy", [pytest.param("open", marks=pytest.mark.slow), "strict"])
def test_a_game_of_two_by_mouse(secrecy, plain_trade):
    with flawless():
        hands = Hands(coop(2, 6), secrecy)
        dice = random.Random(2)
        hidden = []

        def act() -> None:
            table = hands.table
            if table.decision.kind == "stake":
                own = slot(table.desk.view)
                hidden.append(own.stakes[1 - table.decision.player] == SECRET)
            hands.by_mouse(dice)

        hands.play(act)
        assert hidden and all(hidden)  # nobody sees the other's amount
        assert "stake" in hands.curtains
        if secrecy == "open":
            assert set(hands.curtains) == {"stake"}
        hands.close()


@pytest.mark.slow
def test_a_solo_game_by_keyboard():
    hands = Hands(coop(1, 9))
    dice = random.Random(3)
    hands.play(lambda: hands.by_keyboard(dice))
    hands.close()


def test_what_is_set_aside_is_a_stepper():
    hands = Hands(coop(1, 2))
    dice = random.Random(5)
    table = hands.table
    while table.decision is None or table.decision.kind != "stake":
        hands.step() if table.decision is None else hands.by_mouse(dice)
    assert isinstance(table.prompt.stepper, BidStepper)
    hands.give(("stake", 5), dice)
    assert table.session.answers[-1].option == ("stake", 5)
    hands.close()


def test_the_helper_says_what_errands_lack_by_mouse_and_by_key(plain_trade):
    hands = Hands(coop(2, 6))
    dice, table = random.Random(2), hands.table
    while not (table.decision and table.decision.kind == "activate"):
        if hands.app.scene is not table:
            hands.at(pygame.FRect(600, 300, 2, 2))
        hands.step() if table.decision is None else hands.by_mouse(dice)
    view = table.desk.view
    board = part_of(hands, CoopBoard)
    status = errand_status(view)
    assert status and kill_status(view)
    tips = [spot.tip for spot in board.spots()]
    assert "\n".join(kill_lines(view)) in tips
    for each in status:
        assert "\n".join(errand_lines(view, each)) in tips
    hands.key(pygame.K_h)
    shown = "\n".join(words for _, words, _ in table.sheets.open.rows)
    for seat in view.players():
        assert view.state.clans[seat].name in shown
    hands.key(pygame.K_ESCAPE)
    assert table.sheets.open is None
    hands.close()


def test_the_daimyo_has_a_panel_of_his_own():
    hands = Hands(coop(2, 6))
    panel, goals = part_of(hands, DaimyoPanel), part_of(hands, Goals)
    assert len(panel.cards()) == len(panel.court.daimyo_row) > 1
    rect = panel.clans.rect_of(hands.table.desk.view.outsider)
    assert all(rect.contains(place) for _, place in panel.cards())
    assert rect.contains(panel.figure(0))
    assert len(goals.rows()) == 4
    hands.close()


def test_every_event_of_a_game_is_played_out():
    """With movement on, the shown table follows the events and ends each step where the game does."""
    hands = Hands(coop(2, 8))
    hands.app.settings.animation_speed = "fast"
    dice, table = random.Random(2), hands.table
    for _ in range(4000):
        if table.session.over or table.desk.view.state.round > 2:
            break
        if hands.app.scene is not table:
            hands.app.scene.handle(pygame.Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode=""))
            hands.app.scene.update(2.0)
        table.update(0.2)
        if table.decision is not None:
            table.pick(dice.choice(table.decision.options))
    assert table.desk.view.state.round > 2
    hands.close()
