"""The others' moves can be followed: a strip of prints that hangs until one's turn, pauses, shows a move again, stays
in sight as long as the settings say, and tells nothing that is not everybody's to know."""

import os
import random

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"

import pygame
import pytest

from engine.core.event import Event
from engine.core.journal import Answer
from engine.yedo.config import standard_game
from tests.table_hands import flawless
from tests.ui_driver import Driver
from yedo import keeper, saves
from yedo.scenes.curtain import Curtain
from yedo.scenes.replay import ReplayTable
from yedo.scenes.table import Table
from yedo.session import HUMAN, Session, new_session
from yedo.table.log import line_of
from yedo.tables.yedo.prints import SIGNS, move_of
from yedo.tables.yedo.table import TABLE

SIZES = [(1280, 720), (1366, 768), (1920, 1080), (1200, 1600)]


class Seat(Driver):
    """One table; the persons' answers are drawn by lot, with a hand for what gets things done."""

    def __init__(self, persons: int = 1, modules: tuple[str, ...] = (), players: int = 3, seed: int = 6,
                 size: tuple[int, int] = (1280, 720), save: bool = False, **wishes: object) -> None:  # fmt: skip
        super().__init__(size, **{"animation_speed": "off", "confirmations": False, "secrecy": "open", **wishes})
        config = standard_game(players, 7 if "shogun_must_die" in modules else 8, seed, list(modules))
        for number, seat in enumerate(config.seats):
            seat.played_by = HUMAN if number < persons else "novice"
        self.dice = random.Random(seed)
        self.app.open("title")
        session = new_session(config)
        self.table = Table(self.app, session, saves.start(session) if save else None, save=False)
        self.app.push(self.table)
        self.wait()

    @property
    def strip(self):
        return self.table.parts.strip

    def wait(self) -> None:
        for _ in range(600):
            if isinstance(self.app.scene, Curtain):
                self.key(pygame.K_RETURN)
                self.app.scene.update(1.0)
            elif self.table.decision is not None or self.table.session.over:
                self.table.following.mind()
                return
            self.step()

    def answer(self) -> None:
        decision = self.table.decision
        assert decision is not None
        wanted = [o for o in decision.options if o[0] in ("mission", "errand")]
        self.table.answer(self.dice.choice(wanted or decision.options))
        self.wait()

    def until(self, hanging: int) -> None:
        for _ in range(500):
            if len(self.strip.hanging()) >= hanging and self.table.decision is not None:
                return
            assert not self.table.session.over
            self.answer()

    def at(self, rect: pygame.FRect) -> tuple[float, float]:
        ratio = self.table.canvas.scale / self.app.canvas.scale
        return rect.centerx * ratio, rect.centery * ratio


@pytest.fixture
def made():
    seats: list[Seat] = []

    def make(*args, **wishes) -> Seat:
        seats.append(Seat(*args, **wishes))
        return seats[-1]

    yield make
    for seat in seats:
        seat.close()
    keeper.close_all()


def test_an_answer_to_a_question_that_has_passed_is_no_answer(made, monkeypatch) -> None:
    """While a person sets an amount aside a bot may play a card openly: the question is another one then."""
    seat = made(1)
    session, decision = seat.table.session, seat.table.decision
    before = list(session.answers)
    with monkeypatch.context() as meanwhile:
        meanwhile.setattr(type(session), "question", lambda session, seat: None)
        seat.table.answer(decision.options[0])
    seat.wait()
    assert session.answers == before and seat.table.decision == decision
    seat.answer()
    assert len(session.answers) > len(before)


@pytest.mark.parametrize("modules", [(), ("teahouse", "specialists", "jesuits", "clan_powers"), ("shogun_must_die",)])
def test_what_the_others_did_hangs_there_until_ones_turn(made, modules) -> None:
    seat, kinds = made(1, modules), set()
    for _ in range(70):
        if seat.table.session.over:
            break
        hanging = seat.strip.hanging()
        kinds |= {move.kind for move in hanging}
        assert all(move.seat != 0 for move in hanging)
        answers = [told.answer for told in seat.table.memory.tell() if told.answer is not None]
        turns = [n for n, a in enumerate(answers, 1) if a.player == 0 and a.kind in ("place", "activate", "action")]
        if turns and answers[-1].player != 0:  # a rival acted last: nothing older than one's last turn is left
            later = [a for a in answers[turns[-1] :] if a.kind in ("place", "activate", "action") and a.player != 0]
            if later:
                assert all(move.number > turns[-1] for move in hanging)
        seat.answer()
    assert len(kinds) > 2 and kinds <= SIGNS.keys()


def test_ones_own_turn_keeps_them_in_sight_and_the_next_rival_clears_them(made) -> None:
    strip = made().strip
    strip.clear()
    g = made().table.session.game

    def act(number: int, player: int, kind: str) -> None:
        strip.answered(number, Answer(player, kind, ("pass",)))
        strip.add(move_of(g, Event("arrest", player, {"disciple": 0, "kind": "disciple", "at": "gates:0"}), number))

    act(1, 1, "action")
    act(2, 2, "action")
    act(3, 2, "action")
    assert [move.number for move in strip.hanging()] == [1, 2, 3]
    strip.answered(4, Answer(0, "play_or_pass", ("pass",)))
    strip.answered(5, Answer(0, "activate", ("activate", 0)))
    strip.answered(6, Answer(0, "action", ("home",)))
    assert len(strip.hanging()) == 3, "the whole turn long"
    act(7, 1, "activate")
    assert [move.number for move in strip.hanging()] == [7]
    strip.add(strip.moves[-1])
    assert strip.hanging()[-1].times == 2 and len(strip.hanging()) == 1


def test_in_a_hot_seat_it_shows_what_the_one_who_is_asked_has_missed(made) -> None:
    seat, seen = made(2, players=4), set()
    for _ in range(80):
        if seat.table.session.over:
            break
        asked = seat.table.decision.player
        assert seat.table.desk.viewer == asked
        moves = seat.strip.hanging()
        assert all(move.seat != asked for move in moves)
        seen |= {(asked, move.seat) for move in moves}
        seat.answer()
    assert (0, 1) in seen and (1, 0) in seen, "the other person's moves too"


def test_prints_tell_only_what_is_everybodys(made) -> None:
    seat = made(1, ("teahouse", "clan_powers"))
    for _ in range(60):
        if not seat.table.session.over:
            seat.answer()
    told = 0
    for told_again in seat.table.memory.tell():
        for event in told_again.events:
            move = move_of(told_again.game, event, told_again.number)
            if move is not None:
                told += 1
                assert move.card in ("", event.data.get("card"))
                line = line_of(TABLE, told_again.game, event, -1, 0)
                assert move.words == (line.words if line is not None else "")
    assert told > 10


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_nothing_that_can_be_chosen_lies_under_it(made, size) -> None:
    seat = made(1, ("teahouse", "specialists", "jesuits"), 4, 3, size)
    kinds = set()
    for _ in range(60):
        table = seat.table
        if table.session.over:
            break
        kinds.add(table.decision.kind)
        area = seat.strip.area()
        lit = [s for s in table.pointer.spots() if s.place in table.pointer.lit and not s.place.startswith("tray:")]
        assert not any(spot.rect.colliderect(area) for spot in lit), table.decision
        places = [place for _, place in seat.strip.places()]
        assert all(area.contains(place) for place in places)
        seat.answer()
    assert len(kinds) > 5


@pytest.mark.parametrize("side", ["day", "night"])
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_it_is_drawn_whole(made, size, side) -> None:
    seat = made(1, (), 4, 4, size, board_side=side)
    seat.until(2)
    with flawless():
        seat.app.draw()
        for move in list(seat.strip.moves):
            seat.strip.fresh = move
            seat.app.draw()
        seat.strip.fresh = None
        g, busy = seat.table.session.game, seat.strip
        for number in range(30):  # more than there is room for
            event = Event("play_card", 1, {"card": "A01", "target": -1})
            busy.add(move_of(g, event, 900 + number))
        seat.table.changed()
        assert busy.leaf() is not None and busy.leaf()[1].x >= seat.table.desk.plan.board.x
        seat.app.draw()


def test_a_click_shows_a_move_again_and_leads_back(made) -> None:
    seat = made()
    seat.until(1)
    move, place = seat.strip.places()[0]
    spot = next(s for s in seat.table.pointer.spots() if s.place == "move:0")
    assert move.words in spot.tip and "see this move again" in spot.tip
    before = seat.table.session.game.fingerprint()
    seat.click(seat.at(place))
    replay = seat.app.scene
    assert isinstance(replay, ReplayTable) and replay.replay.at == move.number
    assert move.words in [line.words for line in replay.log.lines] or replay.stage.busy
    seat.key(pygame.K_ESCAPE)
    assert seat.app.scene is seat.table and seat.table.session.game.fingerprint() == before
    assert (move, place) in seat.strip.places()


def moving(made) -> Seat:
    """A table at which the others are acting."""
    seat = made(1, (), 4, 4, animation_speed="normal")
    table = seat.table
    for _ in range(4000):
        if table.decision is not None:
            table.answer(seat.dice.choice(table.decision.options))
        table.update(0.02)
        if table.stage.busy and table.decision is None and seat.strip.hanging() and seat.strip.busy:
            return seat
    pytest.fail("nobody moves")


def test_a_click_pauses_the_others_and_another_lets_them_go_on(made) -> None:
    seat = moving(made)
    table = seat.table
    button = seat.strip.button()
    assert button is not None
    seat.click(seat.at(button))
    assert table.paused and not table.animating()
    answers, lines = len(table.session.answers), len(table.log.lines)
    for _ in range(60):
        table.update(0.5)
    assert (len(table.session.answers), len(table.log.lines)) == (answers, lines) and table.stage.busy
    seat.app.draw()
    _, place = seat.strip.places()[-1]
    seat.click(seat.at(place))  # paused: the move is shown again
    assert isinstance(seat.app.scene, ReplayTable)
    seat.key(pygame.K_ESCAPE)
    assert table.paused
    seat.click(seat.at(seat.strip.button()))
    assert not table.paused
    for _ in range(400):
        table.update(0.5)
    assert len(table.log.lines) > lines


@pytest.mark.parametrize("way", ["print", "space", "elsewhere"])
def test_other_ways_to_pause_and_go_on(made, way: str) -> None:
    seat = moving(made)
    table = seat.table
    seat.click(seat.at(seat.strip.places()[0][1]))
    assert table.paused and seat.app.scene is table
    if way == "print":
        seat.click(seat.at(seat.strip.button()))
    elif way == "space":
        seat.key(pygame.K_SPACE)
    else:
        seat.click(seat.at(table.desk.plan.hand))
    assert not table.paused


@pytest.mark.parametrize("pace", [0.0, 0.8, 1.5, 3.0])
@pytest.mark.parametrize("speed", ["normal", "fast"])
def test_a_rivals_mission_stays_as_long_as_the_settings_say(made, pace: float, speed: str) -> None:
    seat = made(1, (), 3, 4, animation_speed=speed, rival_pace=pace, moments=False)
    table, stayed = seat.table, {}
    assert made().app.settings.rival_pace == 1.5
    for _ in range(60_000):
        if table.decision is not None:
            table.answer(seat.dice.choice(table.decision.options))
        table.update(0.05)
        fresh = seat.strip.fresh
        if fresh is not None:
            assert fresh.seat != 0
            stayed[fresh] = stayed.get(fresh, 0.0) + 0.05
        long = [move for move in stayed if move.stays == 1.0]
        if len(long) > 2 or table.session.over:
            break
    assert bool(stayed) is bool(pace)
    for move, seconds in list(stayed.items())[:-1]:
        assert abs(seconds - pace * move.stays) < 0.11, (move, seconds)


@pytest.mark.parametrize("persons", [1, 2])
def test_the_strip_hangs_there_after_reopening(made, persons: int) -> None:
    seat = made(persons, save=True)
    seat.until(2)
    hanging, places = seat.strip.hanging(), seat.strip.places()
    kept = seat.table.keeping.keeper
    seat.app.pop()
    opened = saves.resume(kept.id)
    seat.table = Table(seat.app, opened.session, keeper=opened.keeper)
    seat.app.push(seat.table)
    seat.wait()
    assert seat.strip.hanging() == hanging and seat.strip.places() == places


def test_what_is_taken_back_leaves_the_strip(made) -> None:
    seat = made()
    tried = 0
    for _ in range(120):
        if seat.table.session.over or tried > 5:
            break
        before = seat.strip.hanging(), list(seat.strip.moves)
        seat.answer()
        if not seat.table.session.over and seat.table.keeping.undo.can_undo:
            tried += 1
            seat.table.take_back()
            assert (seat.strip.hanging(), seat.strip.moves) == before
            seat.table.give_again()
            seat.wait()
    assert tried > 5


def test_no_strip_where_nobody_has_rivals(made) -> None:
    seat = made(0)
    for _ in range(40):
        seat.step()
    assert seat.strip.hanging() == [] and seat.strip.button() is None


def test_a_session_tells_the_kind_of_question_that_was_answered() -> None:
    session: Session = new_session(standard_game(2, 6, 1))
    kind = session.decision.kind
    assert session.answer(session.decision.options[0]).kind == kind
