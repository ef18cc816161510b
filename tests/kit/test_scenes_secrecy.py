"""When the curtain falls and whose hand lies open, at the three levels of secrecy; and the curtain itself."""

import random
from collections.abc import Iterator

import pygame
import pytest
from ui_driver import Driver

from engine.core.decision import Decision
from engine.yedo.config import standard_game
from engine.yedo.kind import KIND
from yedo import secrecy
from yedo.scenes.curtain import Curtain
from yedo.scenes.table import Table
from yedo.scenes.title import Title
from yedo.session import Session, new_session
from yedo.settings import Settings
from yedo.ui import text

KEEP = Decision(1, "keep", [("keep", "A01"), ("keep", "A02")])
PLACE = Decision(1, "place", [("place", 0, "gates:1"), ("play", "A01")])
FAVOR = Decision(1, "favor", [("favor", "F:mon"), ("favor", "F:action")])
REACT = Decision(1, "react", [("play", "A01"), ("pass",)])
STAKE = Decision(1, "stake", [("leave",), ("stake", 3)], sealed=(0, 1))


def session(*played_by: str) -> Session:
    config = standard_game(len(played_by))
    for seat, by in zip(config.seats, played_by, strict=True):
        seat.played_by = by
    return new_session(config)


HOT_SEAT = session("human", "human", "novice")
ALONE = session("novice", "human", "novice")


@pytest.mark.parametrize(
    ("level", "decision", "last", "falls"),
    [
        ("strict", PLACE, 0, True),
        ("strict", KEEP, 0, True),
        ("strict", PLACE, None, True),
        ("strict", KEEP, 1, False),
        ("relaxed", PLACE, 0, False),
        ("relaxed", FAVOR, 0, False),
        ("relaxed", KEEP, 0, True),
        ("relaxed", REACT, 0, True),
        ("relaxed", KEEP, 1, False),
        ("open", KEEP, 0, False),
        ("open", PLACE, 0, False),
        ("open", STAKE, 0, True),
    ],
)
def test_when_the_curtain_falls(level: str, decision: Decision, last: int | None, falls: bool) -> None:
    settings = Settings(secrecy=level)
    assert secrecy.needs_curtain(HOT_SEAT, decision, last, settings) is falls
    assert not secrecy.needs_curtain(ALONE, decision, last, settings)


def test_a_private_choice_after_a_public_one_falls_behind_a_curtain_again() -> None:
    relaxed, strict = Settings(secrecy="relaxed"), Settings(secrecy="strict")
    assert not secrecy.still_behind(HOT_SEAT, PLACE, 1, relaxed)  # everyone looks again
    assert secrecy.needs_curtain(HOT_SEAT, KEEP, 1, relaxed, behind_curtain=False)
    assert secrecy.still_behind(HOT_SEAT, KEEP, 1, relaxed)
    assert secrecy.still_behind(HOT_SEAT, PLACE, 1, strict) and not secrecy.still_behind(HOT_SEAT, PLACE, 0, strict)
    assert secrecy.needs_curtain(HOT_SEAT, PLACE, 1, strict, behind_curtain=False)  # the first turn of all


def test_no_curtain_for_bots() -> None:
    asked = Decision(2, "keep", KEEP.options)
    assert not secrecy.needs_curtain(HOT_SEAT, asked, 0, Settings(secrecy="strict"))


def test_every_question_about_hidden_cards_is_private() -> None:
    """Random play: a private question never names only public things, and a fan of hidden cards is private."""
    game = HOT_SEAT.game.clone()
    dice = random.Random(5)
    seen = set()
    while game.decision is not None:
        decision = game.decision
        cards = [str(o[-1]) for o in decision.options if str(o[-1]) in game.cards]
        hidden = [c for c in cards if game.cards[c].kind in ("mission", "action", "bonus")]
        if len(hidden) == len(decision.options):
            seen.add(decision.kind)
            assert KIND.private(game, decision), decision
        game.apply(dice.choice(decision.options))
    assert seen


def test_whose_hand_lies_open() -> None:
    strict, relaxed, everyone = (Settings(secrecy=level) for level in ("strict", "relaxed", "open"))
    assert secrecy.hand_open(HOT_SEAT, 0, 0, strict)
    assert not secrecy.hand_open(HOT_SEAT, 1, 0, strict)
    assert not secrecy.hand_open(HOT_SEAT, 0, 0, relaxed)
    assert secrecy.hand_open(HOT_SEAT, 0, 0, relaxed, peeking=True)
    assert secrecy.hand_open(HOT_SEAT, 0, 0, relaxed, behind_curtain=True)
    assert secrecy.hand_open(HOT_SEAT, 1, 0, everyone)
    assert not secrecy.hand_open(HOT_SEAT, 2, 0, everyone)  # a bot's cards are its own
    assert secrecy.hand_open(ALONE, 1, 1, relaxed)


@pytest.fixture
def driver() -> Iterator[Driver]:
    driver = Driver((1280, 720), animation_speed="off")
    driver.app.open("title")
    yield driver
    driver.close()


@pytest.mark.parametrize("how", ["click", "right click", "key", "escape"])
def test_anything_lifts_the_curtain(driver: Driver, how: str) -> None:
    lifted: list[int] = []
    driver.app.push(Curtain(driver.app, "green", "Date", lambda: lifted.append(1)))
    driver.step()
    if how.endswith("click"):
        driver.click((300, 300), 3 if how.startswith("right") else 1)
    else:
        driver.key(pygame.K_ESCAPE if how == "escape" else pygame.K_k)
    driver.step()
    assert isinstance(driver.app.scene, Title) and lifted == [1]


def test_the_curtain_rises_and_ignores_a_second_click(driver: Driver) -> None:
    driver.app.settings.animation_speed = "normal"
    lifted: list[int] = []
    curtain = driver.app.push(Curtain(driver.app, "red", "Bushido", lambda: lifted.append(1), private=True))
    assert not curtain.overlay  # nothing of the table shows
    driver.click((300, 300))
    driver.click((300, 300))
    assert lifted == [1] and curtain.overlay and curtain.animating()
    for _ in range(40):
        driver.app.scene.update(0.05)
    assert isinstance(driver.app.scene, Title)


def test_modifier_keys_and_volume_leave_it_closed(driver: Driver) -> None:
    driver.app.push(Curtain(driver.app, "red", "Bushido"))
    driver.key(pygame.K_LSHIFT)
    driver.key(pygame.K_F2)  # day or night, as everywhere
    assert isinstance(driver.app.scene, Curtain) and driver.app.settings.board_side == "night"


@pytest.mark.parametrize("level", ["strict", "relaxed"])
def test_two_persons_never_see_each_other_s_cards(driver: Driver, level: str) -> None:
    """Random play at one screen: whoever is asked has lifted the curtain, or sees no hand."""
    driver.app.settings.secrecy = level
    driver.app.settings.confirmations = False
    dice = random.Random(8)
    table = Table(driver.app, session("human", "human"))
    driver.app.push(table)
    curtains = 0
    for _ in range(400):
        top = driver.app.scene
        if isinstance(top, Curtain):
            assert not top.overlay and table.decision is None
            driver.click((300, 300))
            curtains += 1
            assert table.viewer == table.session.decision.player  # type: ignore[union-attr]
            continue
        if table.decision is None:
            table.update(0.01)
            continue
        decision = table.decision
        assert table.viewer == decision.player
        if level == "relaxed" and KIND.private(table.session.game, decision):
            assert table.behind_curtain
        for seat in (0, 1):
            if seat != decision.player:
                hidden = table.desk.view.state.clans[seat]
                known = table.desk.view.state.clans[decision.player].known
                assert all(card.startswith("?") or card in known for card in (*hidden.missions, *hidden.actions))
        table.pick(dice.choice(decision.options))
    assert curtains > 20 if level == "strict" else curtains > 3


@pytest.mark.parametrize("size", [(1280, 720), (1024, 768), (1920, 1080)])
def test_the_longest_name_fits(size: tuple[int, int]) -> None:
    driver = Driver(size)
    driver.app.open("title")
    driver.app.push(Curtain(driver.app, "blue", "Wwwwwwwwwwwwww", private=True))
    with text.watch() as cut:
        driver.app.draw()
    driver.close()
    assert not cut
