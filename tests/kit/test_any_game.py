"""A stranger's game of a hundred lines is set up, played by mouse with curtain and undo, saved, reopened, handed to a
bot, reckoned and watched again, with nothing of its own but a KIND and a few tiles."""

import random
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from engine.games import GAMES, kind_of
from tests.table_hands import Hands, flawless
from tests.ui_driver import Driver
from yedo import saves, scenes
from yedo.scenes.curtain import Curtain
from yedo.scenes.plain_score import PlainScore
from yedo.scenes.plain_setup import PlainSetup
from yedo.scenes.replay import ReplayTable
from yedo.scenes.saves import Saves, go_on_latest
from yedo.scenes.shelf import Shelf, open_new_game
from yedo.scenes.table import Table
from yedo.scenes.title import Title
from yedo.session import HUMAN, new_session
from yedo.tables import TABLES, box_of, table_of
from yedo.tables.yedo.scenes.setup import Setup
from yedo.ui.choice import Segmented
from yedo.ui.words import t

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(autouse=True)
def nim(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[None]:
    """Registered like any game: a line for its KIND, a line for its TABLE."""
    monkeypatch.syspath_prepend(str(Path(__file__).parents[1]))
    monkeypatch.setenv("YEDO_HOME", str(tmp_path))
    monkeypatch.setitem(GAMES, "nim", "nim_game")
    monkeypatch.setitem(TABLES, "nim", "nim_game")
    yield
    for known in (kind_of, box_of, table_of):
        known.cache_clear()


class Sitting(Hands):
    """Two persons at one screen, who let the curtain fall before each question."""

    def __init__(self, secrecy: str = "strict", size: tuple[int, int] = (1280, 720)) -> None:
        Driver.__init__(self, size, animation_speed="off", secrecy=secrecy)
        self.app.remember = True
        self.curtains = []
        self.dice = random.Random(3)

    def sit_down(self) -> None:
        self.app.push(scenes.make("title", self.app))
        setup = self.app.open("setup", game="nim")
        assert isinstance(setup, PlainSetup)
        players = setup.rows[0][1]
        assert isinstance(players, Segmented)
        self.click(players.segment(0).center)
        seat = next(widget for label, widget in setup.rows if label == "Red")
        assert isinstance(seat, Segmented) and setup.players == 2
        self.click(seat.segment(0).center)
        assert setup.played_by[1] == HUMAN
        self.click(setup.begin)
        self.take_place()

    def take_place(self) -> None:
        assert isinstance(self.app.scenes[-1], Table | Curtain), self.app.notices.__dict__
        self.table = next(scene for scene in reversed(self.app.scenes) if isinstance(scene, Table))

    def lift(self) -> None:
        while isinstance(self.app.scene, Curtain):
            self.curtains.append(self.app.scene.who)
            self.click((640, 360))
            for _ in range(90):
                self.app.scene.update(0.05)
                self.step()
                if not isinstance(self.app.scene, Curtain):
                    break
        self.step()

    def answer(self) -> None:
        self.lift()
        assert self.table.decision is not None
        self.give(self.dice.choice(self.table.decision.options), self.dice)
        self.step()

    def play(self, answers: int = 999) -> None:
        for _ in range(answers):
            self.lift()
            if self.table.session.over:
                return
            if self.table.decision is None:  # a bot is asked
                self.step()
            else:
                self.answer()


def test_it_is_played_from_the_setup_to_the_reckoning_and_watched_again() -> None:
    with flawless():
        hands = Sitting()
        hands.sit_down()
        table, session = hands.table, hands.table.session
        assert session.kind.id == "nim" and table.game is table_of("nim") and session.humans() == [0, 1]
        # Both bid in secret, each behind a curtain; nobody's bid is told before both lie there.
        hands.answer()
        assert not table.log.lines and session.decision is not None and session.decision.player == 1
        hands.answer()
        assert hands.curtains == ["Blue", "Red"] and len(table.log.lines) == 1
        # A heap is lit, and a click on it takes a stone.
        hands.lift()
        assert session.decision is not None and session.decision.kind == "take"
        spot = next(spot for spot in table.pointer.spots() if spot.place == "heap:0")
        before = session.game.fingerprint()
        hands.at(spot.rect)
        assert session.game.fingerprint() != before and "takes a stone" in table.log.lines[-1].words
        assert [chip.label for chip in table.prompt.chips] == ["Take a stone", "Stop"]
        # The ribbon's first button takes it back.
        hands.at(table.parts.ribbon.button("undo"))
        assert session.game.fingerprint() == before, table.keeping.undo.reason
        hands.play(4)
        half = session.game.fingerprint()
        # The title, and back to the table from what was saved.
        hands.app.reset(scenes.make("title", hands.app))
        assert saves.has_autosave()
        go_on_latest(hands.app)
        hands.take_place()
        session = hands.table.session
        assert session.game.fingerprint() == half and session.kind.id == "nim"
        hands.lift()
        # One person leaves; a bot plays on.
        session.call = None
        hands.at(next(spot.rect for spot in hands.table.pointer.spots() if spot.place == "seat:1"))
        assert hands.table.choice is not None
        hands.at(hands.table.choice.chips[0].rect)
        assert session.humans() == [0]
        hands.play()
        assert session.over
        hands.step()
        hands.at(hands.table.prompt.chips[0].rect)
        score = hands.app.scene
        assert isinstance(score, PlainScore) and sum(score.result.scores) == 3
        hands.click(score.leaving)
        assert isinstance(hands.app.scene, Title)
        # The finished game can be watched again.
        page = Saves(hands.app)
        hands.app.push(page)
        hands.step()
        page._pick(0)
        page.watch()
        hands.step()
        assert isinstance(hands.app.scene, ReplayTable)
        hands.close()


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (1000, 1300), (900, 620)])
def test_its_plain_table_fits_every_window(size: tuple[int, int]) -> None:
    with flawless():
        hands = Sitting("open", size)
        hands.sit_down()
        hands.lift()
        hands.play(3)
        hands.picture()
        plan = hands.table.desk.plan
        window = pygame.FRect(0, 0, *plan.size)
        sheets = [*plan.seats, plan.board, plan.prompt, plan.log]
        assert all(window.contains(sheet) for sheet in sheets)
        assert not any(a.colliderect(b) for n, a in enumerate(sheets) for b in sheets[:n])
        hands.close()


def test_the_shelf_has_a_box_for_every_game_with_a_table(monkeypatch: pytest.MonkeyPatch) -> None:
    driver = Driver()
    driver.app.push(scenes.make("title", driver.app))
    new_game = next(button for button in driver.app.scene.group.widgets if button.label == t("title.new_game"))
    with flawless():
        driver.click(new_game)
        shelf = driver.app.scene
        assert isinstance(shelf, Shelf) and [lid.box.id for lid in shelf.lids] == list(TABLES)
        driver.picture()
        driver.click(next(lid for lid in shelf.lids if lid.box.id == "nim"))
        assert isinstance(driver.app.scene, PlainSetup) and driver.app.scene.game_id == "nim"
        driver.key(pygame.K_ESCAPE)
        assert isinstance(driver.app.scene, Title)
        driver.app.open("shelf")
        assert driver.app.scene.lids[0].box.id == "nim", "the last one played is in front"
        driver.key(pygame.K_ESCAPE)
    # With a single box nobody has to choose.
    for game in [game for game in reversed(TABLES) if game != "yedo"]:  # put back in the order in which they stood
        monkeypatch.delitem(TABLES, game)
    open_new_game(driver.app)
    assert isinstance(driver.app.scene, Setup)
    driver.close()


def test_a_saved_game_without_a_table_says_so() -> None:
    kind = kind_of("nim")
    session = new_session(kind.config(2, 1), kind=kind)
    keeper = saves.start(session)
    session.answer(session.decision.options[0])
    keeper.close()
    driver = Driver()
    del TABLES["nim"]
    go_on_latest(driver.app)
    assert isinstance(driver.app.scene, Saves) and "no table" in driver.app.notices.words
    driver.picture()
    driver.close()


def test_only_what_has_a_table_is_offered_and_nothing_is_imported_before() -> None:
    code = "import sys, yedo.tables, yedo.scenes, engine.games; yedo.tables.box_of(); "
    code += "print([m for m in sys.modules if m.startswith(('engine.yedo', 'pygame', 'yedo.tables.yedo.table'))])"
    found = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True)
    assert found.stdout.strip() == "[]"
