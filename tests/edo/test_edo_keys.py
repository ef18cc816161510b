"""Edo's table by keyboard, and the finer movements of the hands: letters, arrows along the roads, double clicks,
dragged buildings, halves of the merchant's card in the wished order."""

from collections.abc import Callable

import pygame
import pytest

from engine.core.decision import Option
from tests.edo.edo_hands import KIND, EdoHands
from tests.edo.test_edo_table import at_plan, written
from tests.table_hands import flawless
from yedo.scenes.table import Table
from yedo.session import HUMAN, Session
from yedo.tables.edo import cards
from yedo.tables.edo.build_hand import BuildHand
from yedo.tables.edo.map_hand import MapHand
from yedo.tables.edo.trade_hand import TradeHand
from yedo.tables.edo.wages_hand import WagesHand


def laid(given: dict, size: tuple[int, int] = (1280, 720)) -> EdoHands:
    """A table on which a rule case is laid out; blue is a person."""
    case = KIND.begin_case({"players": ["blue", "red"], "at": "actions", "start": "blue", **given})
    hands = EdoHands(2, (0,), size=size)
    hands.app.pop()
    session = Session(KIND, case.game, [HUMAN, "novice"])
    hands.session = session
    hands.table = Table(hands.app, session, save=False)
    hands.app.push(hands.table)
    for _ in range(3):
        hands.step()
    return hands


def steps(hands: EdoHands, until: Callable[[], object] | None = None) -> None:
    for _ in range(12):
        if until is not None and until():
            return
        hands.step()


BUILD = {
    "cities": {"kawagoe": ["blue house"], "mito": ["red house"]},
    "blue": {"ryo": 40, "wood": 6, "stone": 6, "rice": 3, "samurai": ["kawagoe", "edo"], "plan": ["easy_build 2"]},
    "red": {"ryo": 5, "plan": ["money 1"]},
}


def building(**blue: object) -> EdoHands:
    hands = laid({**BUILD, "blue": {**BUILD["blue"], **blue}})
    hands.key(pygame.K_RETURN)
    steps(hands, lambda: isinstance(hands.table.presentation, BuildHand))
    assert isinstance(hands.table.presentation, BuildHand)
    return hands


def test_enter_reveals_and_letters_belong_to_the_open_fan() -> None:
    with flawless():
        hands = building()
        hand = hands.table.presentation
        assert hand.cities == ["edo", "kawagoe"] and hand.map.fan == "" and not hand.map.fans()
        hands.key(pygame.K_h)
        assert hands.table.sheets.open is not None, "without an open fan H is the hint"
        hands.key(pygame.K_SPACE)
        hands.key(pygame.K_RIGHT)
        assert hand.map.fan == "edo" and len(hand.map.fans()) == 3
        hands.picture()
        hands.key(pygame.K_p)
        assert hands.session.game.state.cities["edo"] == [], "no post in Edo"
        hands.key(pygame.K_ESCAPE)
        assert hand.map.fan == "" and hands.app.scene is hands.table
        hands.key(pygame.K_RIGHT)
        hands.key(pygame.K_h)
        steps(hands)
        assert hands.session.game.state.cities["edo"] == ["h0"]
        hand = hands.table.presentation
        assert hand.map.fan == "kawagoe", "the only city that is left opens its fan"
        hands.key(pygame.K_p)
        steps(hands)
    assert hands.session.game.state.cities["kawagoe"] == ["h0", "p0"]
    hands.close()


def test_a_building_is_dragged_into_a_city_and_backspace_forfeits() -> None:
    hands = building()
    hand = hands.table.presentation
    piece = next(place for kind, place in hands.table.parts.stores.buildings() if kind == "house")
    hands.carry(piece, hand.map.area("mito"))
    assert "h0" not in hands.session.game.state.cities["mito"], "no samurai stands there"
    hands.carry(piece, hand.map.area("kawagoe"))
    steps(hands)
    assert hands.session.game.state.cities["kawagoe"] == ["h0", "h0"]
    hands.key(pygame.K_BACKSPACE)
    steps(hands)
    assert not isinstance(hands.table.presentation, BuildHand)
    hands.close()


def test_a_row_of_the_prices_asks_in_which_city() -> None:
    hands = building()
    hands.at(dict(hands.table.parts.prices.rows())["house"])
    assert hands.table.choice is not None and len(hands.table.choice.chips) == 2
    hands.close()


TRADE = {
    "merchant": "mito",
    "trade": "m4",
    "cities": {"kawagoe": ["red house"], "mito": ["blue house", "blue post"]},
    "blue": {"ryo": 30, "wood": 1, "samurai": ["mito"], "plan": ["trade 1"]},
    "red": {"ryo": 5, "plan": ["money 1"]},
}


def trading(given: dict = TRADE) -> EdoHands:
    hands = laid(given)
    hands.key(pygame.K_RETURN)
    steps(hands, lambda: isinstance(hands.table.presentation, TradeHand))
    assert isinstance(hands.table.presentation, TradeHand)
    return hands


@pytest.mark.parametrize(("keys", "expected"), [
    ("gp", ("goods_point", 2)), ("pg", ("point_goods", 2)), ("gg", ("goods", 2)), ("pp", ("point",)),
    ("-gp", ("goods_point", 1)), ("g-p", ("goods_point", 1)),
])  # fmt: skip
def test_with_an_own_post_halves_are_taken_in_the_wished_order(keys: str, expected: Option) -> None:
    with flawless():
        hands = trading()
        for key in keys:
            hands.key({"g": pygame.K_g, "p": pygame.K_p, "-": pygame.K_MINUS}[key])
        hands.picture()
        steps(hands)
    assert expected in [answer.option for answer in hands.session.answers]
    hands.close()


def test_without_a_post_one_half_is_all() -> None:
    hands = trading({**TRADE, "cities": {"mito": ["blue house"], "kawagoe": ["red house"]}})
    goods, _ = cards.halves(hands.table.parts.merchant.places()[0])
    hands.at(goods)
    steps(hands)
    assert ("goods", 2) in [answer.option for answer in hands.session.answers]
    hands.close()


def test_a_trade_that_is_forfeited_is_asked_once_more() -> None:
    hands = trading()
    hands.app.settings.confirmations = True
    hands.key(pygame.K_BACKSPACE)
    hand = hands.table.presentation
    assert not hand.hides_prompt and len(hands.table.prompt.chips) == 2
    hands.at(hands.table.prompt.chips[1].rect)
    assert hand.hides_prompt and not any(answer.option == ("forfeit",) for answer in hands.session.answers)
    hands.key(pygame.K_BACKSPACE)
    hands.at(hands.table.prompt.chips[0].rect)
    assert any(answer.option == ("forfeit",) for answer in hands.session.answers)
    hands.close()


TRAVEL = {
    "cities": {"kawagoe": ["blue house"], "mito": ["red house"]},
    "blue": {"ryo": 6, "rice": 3, "samurai": ["kawagoe"], "plan": ["travel 3", "money 2"]},
    "red": {"ryo": 5, "plan": ["money 1"]},
}


def test_travelling_by_letters_and_the_seat_counts_the_rides() -> None:
    with flawless():
        hands = laid({**TRAVEL, "blue": {**TRAVEL["blue"], "samurai": ["kawagoe", "mito"]}})
        hands.key(pygame.K_RETURN)
        steps(hands, lambda: hands.table.decision is not None and hands.table.decision.kind == "travel")
        board = hands.table.parts.planning
        assert board.rides() == [2, 2, 2]
        hands.key(pygame.K_p)
        hands.key(pygame.K_1)
        steps(hands)
        assert len(hands.session.game.state.clans[0].samurai) == 3 and board.rides() == [2, 2]
        hands.key(pygame.K_m)
        hand = hands.table.presentation
        assert isinstance(hand, MapHand) and hand.map.chosen is not None
        before = hand.where(hand.map.chosen)
        for key in (pygame.K_RIGHT, pygame.K_DOWN, pygame.K_LEFT, pygame.K_UP):
            if hand.goal() in ("", before):
                hands.key(key)
        goal = hand.step_to
        assert goal and goal != before
        hands.picture()
        hands.key(pygame.K_RETURN)
        steps(hands, lambda: hands.table.decision is not None and hands.table.decision.kind == "relocate")
        assert goal in hands.session.game.state.clans[0].samurai and board.rides() == [2, 1]
        hands.key(pygame.K_RETURN)
        steps(hands, lambda: hands.table.decision is not None and hands.table.decision.kind == "travel")
        assert board.rides() == [2, 0]
        hands.picture()
    hands.close()


def test_arrows_lead_a_samurai_along_the_roads_and_the_purse_counts_down() -> None:
    with flawless():
        hands = laid(TRAVEL)
        hand = hands.table.presentation
        hands.key(pygame.K_RIGHT)
        assert hand.map.chosen == (0, 0)
        for _ in range(3):
            hands.key(pygame.K_RIGHT)
        goal, price = hand.step_to, hand.map.tags[hand.step_to]
        hand.update(0)
        assert price >= 1 and hands.table.parts.stores.coming == {"ryo": -price}
        hands.picture()
        hands.key(pygame.K_RETURN)
        steps(hands)
    clan = hands.session.game.state.clans[0]
    assert clan.samurai == [goal] and clan.ryo == 6 - price
    hands.close()


def test_some_of_a_card_is_forfeited_with_shift_or_backspace() -> None:
    plan = {"blue": {**TRAVEL["blue"], "plan": ["money 3", "travel 0"]}}
    for press in ("chip", "backspace", "shift"):
        hands = laid({**TRAVEL, **plan})
        hand = hands.table.presentation
        hands.step()
        assert sum(chip.option is not None and chip.option[0] == "reveal" for chip in hands.table.prompt.chips) == 1
        if press == "chip":
            hands.at(next(chip.rect for chip in hands.table.prompt.chips if chip.option is None))
        else:
            hands.key(pygame.K_BACKSPACE if press == "backspace" else pygame.K_RETURN,
                      mod=pygame.KMOD_SHIFT if press == "shift" else 0)  # fmt: skip
        assert hands.table.choice is not None and len(hands.table.choice.chips) == len(hand.forfeits()) == 3
        hands.at(hands.table.choice.chips[1].rect)
        steps(hands)
        assert hands.session.game.state.clans[0].ryo == 6 + 5
        hands.close()


def test_the_auto_pass_button_lets_empty_cards_pass() -> None:
    hands = laid({**TRAVEL, "blue": {**TRAVEL["blue"], "plan": ["money 0", "travel 0"]}})
    hands.at(hands.table.parts.ribbon.button("auto_pass"))
    hands.key(pygame.K_RETURN)
    steps(hands, lambda: hands.session.game.state.phase != "actions")
    assert [answer.option for answer in hands.session.answers if answer.player == 0][:3] == [("pass",)] * 3
    hands.close()


def test_wages_by_keyboard() -> None:
    hands = laid({"at": "wages", "blue": {"rice": 1, "samurai": ["kawagoe", "w1", "edo"]}, "red": {}})
    hand = hands.table.presentation
    assert isinstance(hand, WagesHand) and hand.kept == [0]
    hands.key(pygame.K_TAB)
    hands.key(pygame.K_SPACE)
    assert hand.kept == []
    hands.key(pygame.K_RIGHT)
    hands.key(pygame.K_RIGHT)
    hands.key(pygame.K_SPACE)
    assert hand.kept == [2]
    hands.key(pygame.K_RETURN)
    steps(hands, lambda: hands.session.game.state.phase != "wages")
    assert hands.session.game.state.clans[0].samurai == ["edo"]
    hands.close()


def test_right_button_wheel_and_double_click_in_planning() -> None:
    hands = at_plan()
    hand = hands.hand
    place = hand.pool.place_of("roads")
    ratio = hands.table.canvas.scale / hands.app.canvas.scale
    at = (place.centerx * ratio, (place.y + 12) * ratio)
    now = hand.pool.deed("roads")
    names = cards.deeds(hands.table.desk.view, "roads")
    hands.press(at, 3)
    hands.release(at, 3)
    assert hand.pool.deed("roads") == names[(names.index(now) + 1) % 4] and not hands.table.zoom.pinned
    above = cards.deed_at(hands.table.desk.view, "roads", hand.pool.deed("roads"), place, (place.centerx, place.y + 12))
    for _ in range(2):
        hands.press(at)
        hands.release(at)
    assert written(hands)[0][:2] == ("roads", above)
    hands.move((at[0], at[1]))
    hands.close()


def test_keys_turn_the_card_under_the_mouse() -> None:
    hands = at_plan()
    place = hands.hand.pool.place_of("hills")
    ratio = hands.table.canvas.scale / hands.app.canvas.scale
    hands.move((place.centerx * ratio, place.centery * ratio))
    hands.key(pygame.K_3)
    names = cards.deeds(hands.table.desk.view, "hills")
    assert hands.hand.pool.deed("hills") == names[2]
    hands.key(pygame.K_r)
    assert hands.hand.pool.deed("hills") == names[3]
    hands.close()
