"""The four modules at the table, through posted events only, and pictures of each in play."""

import random

import pygame
import pytest

from engine.yedo.config import standard_game
from tests import table_hands
from tests.table_hands import Hands, flawless
from yedo import shot
from yedo.tables.yedo import cards
from yedo.tables.yedo.guests import Companions, TeahouseRow
from yedo.tables.yedo.shots_modules import QUESTIONS

MODULES = ["teahouse", "specialists", "jesuits", "clan_powers"]
IN_PLAY = ["table_teahouse", "table_specialists", "table_jesuits", "table_clan_powers", "table_all_modules",
           "table_solo", "table_coop", "table_coop_modules", "table_errand_help", "table_errand_sheet",
           "score_coop", "score_coop_won"]  # fmt: skip
OURS = ["power", "return_disciple", "convert", "stake", "claim_asset", "supply", "consent", "errand_reward",
        "reward_to", "penalty", "blessing_rescue"]  # fmt: skip

plain_trade = table_hands.plain_trade


@pytest.mark.slow
def test_a_game_with_all_modules_by_mouse(plain_trade):
    with flawless():
        hands = Hands(standard_game(3, 8, 5, MODULES))
        dice = random.Random(4)
        hands.play(lambda: hands.by_mouse(dice))
        assert {"power", "place", "activate", "action"} <= hands.kinds
        used = {answer.option[0] for answer in hands.table.session.answers}
        assert {"recruit_character", "recruit_specialist", "character"} <= used
        hands.close()


def test_every_enlarged_card_is_shown_whole():
    """At the smallest window the enlarged card has room for all its words."""
    hands = Hands(standard_game(2, 7, 1, ["teahouse", "clan_powers", "shogun_must_die"]))
    view, page = hands.table.desk.view, hands.table.canvas
    with flawless():
        for id, card in view.cards.items():
            if card.kind in ("emperor", "daimyo", "character", "clan_power"):
                cards.face(page, view, id, pygame.FRect(0, 0, 620 * cards.SIZE[0] / cards.SIZE[1], 620))
    hands.close()


@pytest.mark.parametrize("name", IN_PLAY)
@pytest.mark.parametrize(("size", "side"), [((1280, 720), "day"), ((1920, 1080), "night")])
def test_a_module_in_play_is_shown_whole(name, size, side):
    with flawless():
        shot.shots()
        shot.open_scene(name, shot.ShotOptions(size, side)).close()


@pytest.mark.parametrize("kind", OURS)
def test_a_question_of_the_modules_is_shown_whole(kind):
    assert kind in QUESTIONS
    with flawless():
        shot.shots()
        shot.open_scene(f"table_{kind}", shot.ShotOptions((1280, 720))).close()


def test_companions_and_the_display_have_places(plain_trade):
    hands = Hands(standard_game(3, 8, 5, MODULES))
    dice, table = random.Random(4), hands.table
    while not (table.decision and table.decision.kind == "place"):
        hands.step() if table.decision is None else hands.by_mouse(dice)
    row = next(part for part in table.parts.all if isinstance(part, TeahouseRow))
    assert len(row.places()) >= 4
    companions = next(part for part in table.parts.all if isinstance(part, Companions))
    assert {what for _, what, _ in companions.places()} >= {"power", "active"}
    hands.close()
