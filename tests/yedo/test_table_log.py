"""Looking back and taking back at the table: a line of the log shows the game again and reveals nothing, redo, the
picture key, and the rules of the moment."""

import os
import random

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"

import pygame
import pytest

from engine.core import plain
from engine.yedo.config import standard_game
from engine.yedo.views import is_hidden
from tests.ui_driver import Driver
from yedo.replaying import PUBLIC
from yedo.scenes.replay import ReplayTable
from yedo.scenes.rules import Rules
from yedo.scenes.table import Table
from yedo.session import new_session
from yedo.tables.yedo.shots import play_until


class Desk(Driver):
    """One table with so many persons, after some answers of everybody."""

    def __init__(self, persons: int = 1, answers: int = 44, modules: tuple[str, ...] = (), **wishes: object) -> None:
        super().__init__(**{"animation_speed": "off", "confirmations": False, "secrecy": "open", **wishes})
        rounds = 7 if "shogun_must_die" in modules else 8
        config = standard_game(3, rounds, 6, list(modules))
        for number, seat in enumerate(config.seats):
            seat.played_by = "human" if number < persons else "random"
        self.table = Table(self.app, new_session(config), save=False)
        self.app.push(self.table)
        dice = random.Random(3)
        for _ in range(answers):
            self.wait()
            self.table.answer(dice.choice(self.table.decision.options))
        self.wait()

    def wait(self) -> None:
        """Until somebody is asked, on this side of every curtain."""
        for _ in range(3000):
            if self.app.scene is not self.table:
                self.key(pygame.K_RETURN)
                self.app.scene.update(1.0)
            elif self.table.decision is not None:
                return
            self.step()

    def at(self, x: float, y: float) -> tuple[float, float]:
        ratio = self.table.canvas.scale / self.app.canvas.scale
        return x * ratio, y * ratio

    def line(self, number: int) -> tuple[float, float]:
        log = self.table.log.list
        log.show(number)
        place = dict(log.rows())[number]
        return self.at(place.x + 40, place.y + 6)

    def spot(self, place: str) -> tuple[float, float]:
        spot = next(s for s in self.table.pointer.spots() if s.place == place)
        return self.at(*spot.rect.center)


@pytest.fixture
def desk():
    made = Desk()
    yield made
    made.close()


def test_a_click_on_a_line_shows_the_game_again_and_esc_leads_back(desk: Desk):
    table = desk.table
    asked, lines, game = table.decision, list(table.log.lines), plain.dump(table.session.game.state)
    number = next(n for n in range(len(lines) - 8, 0, -1) if not lines[n].head)
    desk.click(desk.line(number))
    replay = desk.app.scene
    assert isinstance(replay, ReplayTable)
    assert replay.replay.at == lines[number].number
    assert lines[number].words in [line.words for line in replay.log.lines]
    desk.app.draw()
    desk.key(pygame.K_RIGHT)
    desk.key(pygame.K_HOME)
    desk.key(pygame.K_END)
    assert replay.replay.at == table.memory.shown
    desk.key(pygame.K_ESCAPE)
    assert desk.app.scene is table
    assert table.decision is asked and table.log.lines == lines
    assert plain.dump(table.session.game.state) == game
    desk.app.draw()


def test_the_way_back_is_a_button_too(desk: Desk):
    desk.click(desk.line(len(desk.table.log.lines) - 1))
    replay = desk.app.scene
    chip = next(chip for chip in replay.prompt.widgets if getattr(chip, "label", "") == "To the table")
    desk.click(desk.at(*chip.rect.center))
    assert desk.app.scene is desk.table


def test_a_line_is_chosen_by_keyboard_in_the_large_log(desk: Desk):
    table = desk.table
    desk.key(pygame.K_l)
    assert table.sheets.open is not None
    desk.app.draw()
    desk.key(pygame.K_UP)
    for _ in range(4):
        desk.key(pygame.K_UP)
    chosen = table.sheets.open.list.chosen
    assert chosen == len(table.log.lines) - 5
    desk.key(pygame.K_RETURN)
    assert isinstance(desk.app.scene, ReplayTable)
    assert desk.app.scene.replay.at == max(0, table.log.lines[chosen].number)
    desk.key(pygame.K_ESCAPE)
    assert desk.app.scene is table and table.sheets.open is None
    desk.key(pygame.K_l)
    desk.key(pygame.K_ESCAPE)
    assert table.sheets.open is None and desk.app.scene is table


def test_a_line_is_clicked_in_the_large_log(desk: Desk):
    desk.key(pygame.K_l)
    desk.app.draw()
    number, place = desk.table.sheets.open.list.rows()[1]
    desk.click(desk.at(place.x + 60, place.centery))
    assert isinstance(desk.app.scene, ReplayTable)
    assert desk.app.scene.replay.at == max(0, desk.table.log.lines[number].number)


def test_lines_say_that_they_can_be_clicked(desk: Desk):
    desk.move(desk.line(len(desk.table.log.lines) - 2))
    over = desk.table.pointer.over
    assert over is not None and "see the game again" in desk.table.pointer.words(over)
    assert desk.table.cursor() == pygame.SYSTEM_CURSOR_HAND
    board = desk.table.desk.plan.board
    desk.move(desk.at(board.centerx, board.y + 3))
    assert desk.table.cursor() is None


@pytest.mark.parametrize("modules", [(), ("teahouse", "clan_powers"), ("shogun_must_die",)])
def test_one_person_sees_again_only_what_was_to_be_seen_then(modules):
    """Every moment of the retelling is exactly the view that this seat had at that moment."""
    desk = Desk(1, 0, modules)
    session, table, dice = desk.table.session, desk.table, random.Random(5)
    seen = {len(session.answers): plain.dump(session.game.view(0).state)}
    session.steps.clear()
    for _ in range(120):
        if session.answer(dice.choice(session.decision.options)) is not None:  # what was sealed counts when all have
            seen[len(session.answers)] = plain.dump(session.game.view(0).state)
    table.memory.shown = len(session.answers) - table.memory._before
    retold = table.memory.retell(table.log_viewer)
    assert retold.eyes == 0 and retold.length == table.memory.shown
    offset, met = len(session.answers) - retold.length, 0
    for n in range(retold.length):
        if n + offset in seen:
            met += 1
            assert plain.dump(retold.game().state) == seen[n + offset]
        step = retold.step()
        assert not any(event.secret for event in step.events)
    assert met > 60
    desk.close()


def test_at_a_shared_screen_no_hand_is_seen_again():
    desk = Desk(persons=2, answers=30, secrecy="relaxed")
    desk.table.recall(desk.table.log.lines[-1])
    replay = desk.app.scene
    assert isinstance(replay, ReplayTable) and replay.replay.eyes == PUBLIC
    for n in range(replay.replay.length):
        replay.go_to(n)
        for clan in replay.desk.view.state.clans:
            assert all(is_hidden(card) for card in (*clan.missions, *clan.actions, *clan.bonus))
        assert not any(line.card and line.words.startswith(line.card) for line in replay.log.lines)
    desk.close()


def test_nothing_is_retold_that_was_not_shown_yet(desk: Desk):
    table = desk.table
    shown = table.memory.shown
    table.session.answer(table.session.decision.options[0])  # a bot's answer that waits to be shown
    assert table.memory.retell(0).length == shown


def test_what_is_taken_back_leaves_the_log_and_redo_gives_it_again():
    desk = Desk(answers=0)
    session = next(s for seed in range(9) if play_until(s := new_session(standard_game(3, 8, seed)), "activate", seed))
    table = Table(desk.app, session, save=False)
    desk.app.push(table)
    while table.decision is None:
        desk.step()
    lines, before = len(table.log.lines), session.game.dump()
    desk.key(pygame.K_y)
    assert session.game.dump() == before and desk.app.notices.showing
    table.pick(next(option for option in table.decision.options if option[0] == "activate"))
    while table.decision is None:
        desk.step()
    after, told = session.game.dump(), [line.words for line in table.log.lines]
    desk.key(pygame.K_u)
    assert session.game.dump() == before and len(table.log.lines) == lines
    desk.table = table
    desk.click(desk.spot("ribbon:redo"))
    assert session.game.dump() == after and [line.words for line in table.log.lines] == told
    desk.click(desk.spot("ribbon:undo"))
    desk.key(pygame.K_y)
    assert session.game.dump() == after
    assert table.memory.retell(None).length == table.memory.shown
    desk.close()


def test_a_person_alone_takes_back_through_the_bots_and_the_button_says_when_not():
    desk = Desk(answers=0)
    table, dice = desk.table, random.Random(4)
    through, greys = 0, set()
    for _ in range(60):
        own = len(table.session.answers)
        before, lines = plain.dump(table.session.game.state), [line.words for line in table.log.lines]
        table.answer(dice.choice(table.decision.options))
        desk.wait()
        for _ in range(12):
            desk.step()
        if table.session.over:
            break
        why, can = table.parts.ribbon.undo_why, table.keeping.undo.can_undo
        assert bool(why) is not can
        spot = next(s for s in table.pointer.spots() if s.place == "ribbon:undo")
        assert why in spot.tip
        if why:
            greys.add(why)
            desk.click(desk.spot("ribbon:undo"))
            assert desk.app.notices.showing
        elif len(table.session.answers) > own + 1:
            through += 1
            after = plain.dump(table.session.game.state)
            desk.click(desk.spot("ribbon:undo"))
            assert plain.dump(table.session.game.state) == before and table.decision.player == 0
            assert [line.words for line in table.log.lines] == lines
            for _ in range(12):
                desk.step()
            assert not table.parts.ribbon.redo_why
            desk.key(pygame.K_y)
            desk.wait()
            assert plain.dump(table.session.game.state) == after
    assert through > 3 and len(greys) > 1
    desk.app.draw()
    desk.close()


def test_the_picture_key_saves_the_table_and_says_where(desk: Desk, tmp_path, monkeypatch):
    monkeypatch.setattr("yedo.app.user_dir", lambda: tmp_path)
    desk.key(pygame.K_F12)
    saved = list((tmp_path / "pictures").glob("*.png"))
    assert len(saved) == 1
    assert pygame.image.load(saved[0]).get_size() == desk.app.window.surface.get_size()
    assert desk.app.notices.showing and str(tmp_path) in desk.app.save_picture()
    monkeypatch.setattr("yedo.app.user_dir", lambda: saved[0])  # a file is no folder
    assert str(saved[0]) in desk.app.save_picture() and desk.app.save_picture().endswith(".")


def test_the_rules_button_opens_the_page_of_the_moment(desk: Desk):
    asked = desk.table.help_place()
    desk.click(desk.spot("ribbon:rules"))
    assert isinstance(desk.app.scene, Rules)
    by_button = desk.app.scene.page.id
    desk.key(pygame.K_ESCAPE)
    desk.app.open("rules", place=asked)
    assert desk.app.scene.page.id == by_button
    assert asked.startswith("decision:")


def test_a_key_that_was_held_when_the_focus_went_is_let_go():
    desk = Desk(persons=2, answers=4, secrecy="relaxed")
    table = desk.table
    table.peek(True)
    pygame.event.post(pygame.Event(pygame.WINDOWFOCUSLOST))
    desk.step()
    assert not table.peeking
    desk.close()
