"""Around the table of Shitenno: setup, secrets at one screen, undo, saves with their picture, replay, reckoning, hall
of fame, demo, keyboard."""

import random
from pathlib import Path

import pygame
import pytest
from shitenno_hands import Sitting
from table_hands import flawless
from ui_driver import Driver

from engine.shitenno.kind import KIND
from yedo import hall, saves, scenes
from yedo.scenes.curtain import Curtain
from yedo.scenes.replay import ReplayTable
from yedo.scenes.table import Table
from yedo.session import HUMAN
from yedo.tables import table_of
from yedo.tables.shitenno.new_game import NewGame, remembered
from yedo.tables.shitenno.payment import Payment
from yedo.tables.shitenno.scenes.demo import Demo
from yedo.tables.shitenno.scenes.score import Score
from yedo.tables.shitenno.scenes.setup import Setup


@pytest.fixture(autouse=True)
def home(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("YEDO_HOME", str(tmp_path))


def test_a_game_is_set_up_by_mouse_and_the_choice_is_remembered() -> None:
    with flawless():
        driver = Driver(animation_speed="off")
        driver.app.push(scenes.make("title", driver.app))
        setup = driver.app.open("setup", game=KIND.id)
        assert isinstance(setup, Setup) and setup.game.players == 3 and driver.app.settings.secrecy == "relaxed"
        driver.click(setup.add)
        assert setup.game.players == 4 and not setup.add.visible
        second = setup.rows[1]
        driver.click(second["played_by"].segment(0).center)  # type: ignore[attr-defined]
        generals = setup.rows[1]["general"]
        driver.click(generals.place(3).center)  # type: ignore[attr-defined]
        assert [seat.general for seat in setup.game.seats] == ["honda", "ii", "sakai", "sakakibara"]
        driver.click(setup.rows[0]["name"])
        driver.type("Aki")
        driver.click(setup.tabs["rules"])
        driver.click(setup.controls["gilding"].segment(1).center)  # type: ignore[attr-defined]
        driver.picture()
        driver.click(setup.start_button)
        table = next(scene for scene in driver.app.scenes if isinstance(scene, Table))
        game = table.session.game
        assert [general.name for general in game.state.generals] == ["Aki", "Ii", "Sakai", "Sakakibara"]
        assert table.session.played_by == [HUMAN, HUMAN, "samurai", "samurai"]
        assert game.rules.gilding == "this_year"
        kept = remembered(driver.app.settings.new_game[KIND.id], table_of(KIND.id).bots())
        assert kept.players == 4 and kept.rules["gilding"] == "this_year"
        driver.close()


STRANGERS = [{"general": "x", "name": "", "played_by": "y"}]


@pytest.mark.parametrize(
    "wrong",
    [
        None, 7, [], {"seats": 3}, {"seats": [], "players": 9, "rules": {}, "seed": ""},
        {"seats": STRANGERS, "players": 2, "rules": {}, "seed": "1"},
    ],
)  # fmt: skip
def test_nonsense_in_the_memory_is_the_usual_game(wrong: object) -> None:
    assert remembered(wrong, ["novice"]) == NewGame()


@pytest.mark.parametrize(
    ("secrecy", "even", "odd"), [("open", False, False), ("relaxed", False, True), ("strict", True, True)]
)
def test_the_curtain_falls_as_the_secrets_demand(secrecy: str, even: bool, odd: bool) -> None:
    hands = Sitting(3, [0, 1], seed=4, secrecy=secrecy)
    dice, backs = random.Random(3), set()
    original = hands.by_mouse

    def act() -> None:
        desk = hands.table.desk
        backs.add((desk.view.state.phase, desk.open_hand))
        original(dice)

    hands.play(act)
    assert any(kind in ("lot", "answer", "split", "pick") for kind in hands.curtains) == even
    assert any(kind in ("campaign", "pay") for kind in hands.curtains) == odd
    assert (("even", False) in backs) == (secrecy == "relaxed"), "backs are up while everybody looks"
    assert ("odd", True) in backs
    hands.close()


def test_what_a_lot_would_bring_stays_unsaid_while_the_hand_lies_face_down() -> None:
    hands = Sitting(3, [0, 1, 2], seed=4, secrecy="relaxed")
    table, dice = hands.table, random.Random(1)
    hands.step()
    while table.decision is None or table.decision.kind not in ("answer", "pick"):
        hands.by_mouse(dice)
    assert not table.desk.open_hand and table.presentation is not None
    assert table.presentation.lines() == []  # type: ignore[attr-defined]
    option = next(option for option in table.decision.options if option[0] in ("accept", "take"))
    assert table.pointer.option_spot(option, pygame.FRect(0, 0, 1, 1)).tip == ""
    table.peek(True)
    assert table.presentation.lines() and table.pointer.option_spot(option, pygame.FRect(0, 0, 1, 1)).tip  # type: ignore[attr-defined]
    hands.close()


def test_a_payment_is_changed_taken_back_and_taken() -> None:
    hands = Sitting(2, [0, 1], seed=6)
    table, dice = hands.table, random.Random(2)
    hands.step()
    while not (isinstance(table.presentation, Payment) and len(table.presentation.decision.options) > 2):
        hands.by_mouse(dice)
    payment, before = table.presentation, table.desk.laid
    assert before in payment.decision.options
    kamons = sum(map(len, table.session.game.state.kamons))
    lit = [spot for spot in table.pointer.spots() if payment.change(spot.place) not in (None, before)]
    hands.at(lit[0].rect)
    assert table.desk.laid != before and table.desk.laid in payment.decision.options
    assert sum(map(len, table.session.game.state.kamons)) == kamons, "nothing is paid yet"
    hands.at(next(spot.rect for spot in table.pointer.spots() if spot.place == "button:back"))
    assert table.decision is not None and table.decision.kind == "campaign" and table.desk.laid is None
    hands.close()


def test_a_lot_is_taken_back_and_a_seal_alone_is_offered_by_a_double_click() -> None:
    hands = Sitting(3, [0, 1, 2], seed=1)
    table = hands.table
    hands.step()
    assert table.decision is not None and table.decision.kind == "lot"
    before = table.session.game.fingerprint()
    hands.at(next(spot.rect for spot in table.pointer.spots() if spot.place == "pool:0"))
    assert table.session.game.state.sides[0] == 1
    hands.at(table.parts.ribbon.button("undo"))
    assert table.session.game.fingerprint() == before
    seal = next(spot.rect for spot in table.pointer.spots() if spot.place == "seal:4").copy()
    hands.at(seal)
    hands.at(seal)
    assert table.decision is not None and table.decision.kind == "answer"
    hands.close()


def test_a_game_is_saved_shown_in_the_list_watched_again_and_remembered() -> None:
    with flawless():
        hands = Sitting(2, [0], seed=8, save=True)
        dice = random.Random(5)
        hands.play(lambda: hands.by_mouse(dice))
        table = hands.table
        hands.step()
        hands.at(table.prompt.chips[0].rect)
        score = hands.app.scene
        assert isinstance(score, Score)
        for page in ("reckoning", "winner", "story"):
            hands.click(score.tabs[page])
            hands.picture()
        entries, _ = hall.load()
        assert [entry.game for entry in entries] == [KIND.id]
        (slot,) = saves.slots()
        found = saves.look(saves.saves_dir() / slot.id)
        picture = table_of(KIND.id).thumbnail(found.game, 240, "normal")
        assert picture.get_width() == 240
        replay = ReplayTable(hands.app, found)
        hands.app.push(replay)
        for _ in range(12):
            hands.key(pygame.K_RIGHT)
        hands.key(pygame.K_PAGEDOWN)
        hands.key(pygame.K_END)
        hands.picture()
        assert replay.replay.at == replay.replay.length
        hands.app.pop()
        hands.app.push(scenes.make("saves", hands.app))
        hands.step()
        hands.picture()
        hands.click(score.others[2]) if hands.app.scene is score else None
        hands.close()


def test_the_keyboard_alone_plays_on() -> None:
    hands = Sitting(2, [0, 1], seed=3)
    dice = random.Random(4)
    hands.step()
    for _ in range(400):
        if len(hands.table.session.answers) > 60:
            break
        if isinstance(hands.app.scene, Curtain):
            hands.key(pygame.K_RETURN)
        elif hands.app.scene is hands.table:
            hands.by_keyboard(dice)
    assert len(hands.table.session.answers) > 60
    hands.close()


def test_the_demo_plays_with_captions_and_offers_a_seat() -> None:
    driver = Driver(animation_speed="off")
    driver.app.push(scenes.make("title", driver.app))
    demo = driver.app.open("demo", game=KIND.id, seed=4, speed=20.0)
    assert isinstance(demo, Demo)
    demo.session.call = None
    demo.session.make_player = lambda name, seat: demo._seated("novice", seat)
    told = set()
    with flawless():
        for n in range(400):
            demo.resting = 0
            demo.update(0.1)
            told.add(demo.caption.words)
            if n % 20 == 0:
                driver.picture()
            if demo.over:
                break
    assert demo.over and len(told) > 40
    driver.key(pygame.K_SPACE)
    assert driver.app.scene is not demo
    driver.picture()
    driver.close()


def test_pointing_at_a_province_lifts_the_cards_that_fit() -> None:
    hands = Sitting(4, [0, 1, 2, 3], seed=9)
    table, dice = hands.table, random.Random(9)
    hands.step()
    while table.decision is None or table.decision.kind != "campaign":
        hands.by_mouse(dice)
    id = table.decision.options[0][1]
    rest = {place.y for _, place in table.parts.house.held()}
    assert len(rest) == 1
    table.aim(table.parts.board.cell(id).center)
    lifted = [card for card, place in table.parts.house.held() if place.y < min(rest)]
    assert lifted and table.desk.pointed == id
    table.aim(None)
    assert {place.y for _, place in table.parts.house.held()} == rest
    hands.close()
