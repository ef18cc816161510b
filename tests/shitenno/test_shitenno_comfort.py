"""Comfort and secrets at the table of Shitenno: memory, ghosts on the track, the fan of discards, what glows and what
lies in shadow, glances at a hand that lies face down, the curtain with the lot."""

import random
from collections import Counter
from pathlib import Path

import pygame
import pytest
from shitenno_hands import Sitting
from table_hands import flawless
from ui_driver import Driver

from engine.shitenno.kind import KIND
from yedo import scenes
from yedo.scenes.lesson import Tutorial
from yedo.tables import table_of
from yedo.tables.shitenno.new_game import NewGame, remembered
from yedo.tables.shitenno.scenes.curtain import LotCurtain
from yedo.tables.shitenno.scenes.setup import Setup
from yedo.tables.shitenno.sheets import Fan


@pytest.fixture(autouse=True)
def home(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("YEDO_HOME", str(tmp_path))


def spot(hands: Sitting, place: str) -> pygame.FRect:
    return next(spot.rect for spot in hands.table.pointer.spots() if spot.place == place)


def until(hands: Sitting, dice: random.Random, *kinds: str, turn: int = 1) -> None:
    hands.step()
    for _ in range(600):
        decision = hands.table.decision
        if decision is not None and decision.kind in kinds and hands.table.session.game.state.turn >= turn:
            return
        if decision is not None:
            hands.table.pick(hands.choose(dice))
        hands.step()
    raise AssertionError(kinds)


def test_comforts_are_chosen_with_the_game_and_kept() -> None:
    driver = Driver(animation_speed="off")
    driver.app.push(scenes.make("title", driver.app))
    setup = driver.app.open("setup", game=KIND.id, page="rules")
    assert isinstance(setup, Setup) and not setup.game.memory and setup.game.preview
    driver.click(setup.controls["memory"].segment(1).center)  # type: ignore[attr-defined]
    driver.click(setup.controls["preview"].segment(0).center)  # type: ignore[attr-defined]
    driver.picture()
    setup.remember()
    kept = remembered(driver.app.settings.new_game[KIND.id], table_of(KIND.id).bots())
    assert kept.memory and not kept.preview
    old = {name: value for name, value in NewGame().to_dict().items() if name not in ("memory", "preview")}
    assert remembered(old, table_of(KIND.id).bots()) == NewGame(), "chosen before there were comforts"
    driver.close()


def test_memory_opens_what_a_general_took_in_lots() -> None:
    hands = Sitting(3, [0, 1, 2], seed=4)
    table, dice = hands.table, random.Random(3)
    until(hands, dice, "campaign")
    assert not [spot for spot in table.pointer.spots() if spot.place.startswith("sheet:seen")], "off unless wished"
    hands.app.settings.new_game[KIND.id] = {"memory": True}
    table.changed()
    with flawless():
        for seat, general in enumerate(table.desk.view.state.generals):
            hands.at(spot(hands, f"sheet:seen:{seat}"))
            sheet = table.sheets.open
            assert isinstance(sheet, Fan) and Counter(dict(sheet.cards)) == Counter(general.seen)
            held = table.session.game.state.generals[seat]
            assert not Counter(general.seen) - Counter(held.troops + held.koku), "what was discarded is forgotten"
            hands.picture()
            hands.key(pygame.K_ESCAPE)
            assert table.sheets.open is None
    hands.close()


def test_the_first_lesson_remembers() -> None:
    driver = Driver(animation_speed="off")
    course = table_of(KIND.id).course
    assert course is not None
    lesson = Tutorial(driver.app, course.chapters["turn"])
    driver.app.push(lesson)
    assert lesson.desk.memory and lesson.desk.weighs  # type: ignore[attr-defined]
    driver.close()


def test_what_a_lot_would_bring_can_be_switched_off() -> None:
    hands = Sitting(3, [0, 1, 2], seed=4)
    table = hands.table
    until(hands, random.Random(1), "answer", "pick")
    assert table.presentation is not None and table.presentation.lines()  # type: ignore[attr-defined]
    hands.app.settings.new_game[KIND.id] = {"preview": False}
    table.changed()
    assert not table.presentation.lines()  # type: ignore[attr-defined]
    option = next(option for option in table.decision.options if option[0] in ("accept", "take"))  # type: ignore[union-attr]
    assert table.pointer.option_spot(option, pygame.FRect(0, 0, 1, 1)).tip == ""
    hands.close()


def test_pointing_at_the_track_shows_where_everybody_would_end() -> None:
    hands = Sitting(4, [0, 1, 2, 3], seed=9, size=(1920, 1080))
    table = hands.table
    until(hands, random.Random(9), "campaign", turn=3)
    track, rail = table.parts.track, table.parts.rail
    before = track.key()
    table.aim(table.desk.plan.track.center)
    assert table.desk.ghosts and track.key() != before
    result = KIND.result(table.session.game.view(-1))
    assert [rail.now(general) for general in table.desk.view.state.generals] == result.scores, "hands are left out"
    with flawless():
        hands.picture()
    table.aim(None)
    assert not table.desk.ghosts and track.key() == before
    hands.close()


def test_when_all_is_counted_nobody_has_more_to_come() -> None:
    hands = Sitting(2, [0], seed=8)
    dice = random.Random(5)
    hands.play(lambda: hands.table.pick(hands.choose(dice)))
    rail = hands.table.parts.rail
    for general in hands.table.desk.view.state.generals:
        assert rail.now(general) == general.points
    hands.close()


def test_the_discards_are_a_fan() -> None:
    hands = Sitting(2, [0, 1], seed=6)
    table = hands.table
    until(hands, random.Random(2), "campaign", turn=4)
    discards = Counter(table.session.game.state.discards)
    assert discards
    hands.at(spot(hands, "sheet:discards"))
    assert isinstance(table.sheets.open, Fan) and Counter(dict(table.sheets.open.cards)) == discards
    with flawless():
        hands.picture()
    hands.close()


def test_what_can_be_taken_is_known_to_the_map() -> None:
    hands = Sitting(4, [0, 1, 2, 3], seed=9)
    table = hands.table
    until(hands, random.Random(9), "campaign")
    decision = table.decision
    assert decision is not None
    can = {option[1] for option in decision.options if option[0] == "province"}
    assert table.parts.board.within_reach() == can
    if can:
        table.pick(("province", min(can)))
        hands.step()
        if table.decision is not None and table.decision.kind == "pay":
            assert table.parts.board.within_reach() == {min(can)}
    until(hands, random.Random(9), "lot", "split")
    assert table.parts.board.within_reach() is None, "nothing lies in shadow while cards are shared"
    hands.close()


def test_a_hand_is_turned_up_by_a_glance_and_while_space_is_held() -> None:
    hands = Sitting(3, [0, 1, 2], seed=4, secrecy="relaxed")
    table = hands.table
    until(hands, random.Random(1), "lot", "answer")
    assert not table.desk.open_hand
    asked = table.decision.player  # type: ignore[union-attr]

    def rest(rect: pygame.FRect) -> None:
        ratio = table.canvas.scale / table.app.canvas.scale
        hands.move((rect.centerx * ratio, rect.centery * ratio))

    rest(table.parts.rail.crest((asked + 1) % 3))
    assert not table.desk.open_hand, "another crest says nothing"
    rest(table.parts.rail.crest(asked))
    assert table.desk.open_hand
    rest(table.desk.plan.board)
    assert not table.desk.open_hand
    pygame.event.post(pygame.Event(pygame.KEYDOWN, key=pygame.K_SPACE, mod=0, unicode=" "))
    hands.step()
    assert table.desk.open_hand
    pygame.event.post(pygame.Event(pygame.KEYUP, key=pygame.K_SPACE, mod=0))
    hands.step()
    assert not table.desk.open_hand
    hands.close()


def test_the_strict_curtain_shows_the_lot_and_no_hand() -> None:
    hands = Sitting(3, [0, 1, 2], seed=4, secrecy="strict")
    table, met = hands.table, 0
    dice = random.Random(1)
    for _ in range(200):
        hands.step()
        curtain = hands.app.scene
        if isinstance(curtain, LotCurtain):
            decision = table.session.decision
            assert decision is not None
            view = curtain.hall.desk.view
            assert all(card[0] == "?" for general in view.state.generals for card in general.troops + general.koku)
            assert curtain.offered == (decision.kind in ("answer", "pick"))
            met += curtain.offered
            with flawless():
                hands.picture()
            hands.key(pygame.K_RETURN)
            hands.step()
        if table.decision is not None:
            table.pick(hands.choose(dice))
        if met >= 3:
            break
    assert met >= 3
    hands.close()
