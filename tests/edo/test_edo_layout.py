"""Edo's table is laid differently while nobody plans, and in small windows its sheets lie behind tabs: by the phase
that all know and by nothing else, once in each direction, and every answer stays within reach."""

import random

import pygame
import pytest

from tests.edo.edo_hands import KIND, EdoHands
from tests.edo.test_edo_keys import TRADE, building, laid, steps, trading
from tests.edo.test_edo_lesson import EdoPupil
from tests.edo.test_edo_table import PlainHands, at_plan
from tests.table_hands import flawless
from yedo import saves
from yedo.scenes.replay import ReplayTable
from yedo.scenes.table import Table
from yedo.tables.edo import cards
from yedo.tables.edo.shots import asked, played
from yedo.tables.edo.table import TABLE

SMALL, LARGE = (1280, 720), (1920, 1080)


def seal_for(hands: EdoHands, seat: int, seed: int) -> None:
    """Let a seat write anything and seal it."""
    dice = random.Random(seed)
    for n in range(60):
        drafts = hands.session.drafts()
        if drafts is None or seat not in drafts.waiting:
            return
        question = hands.session.question(seat)
        wish = [o for o in question.options if o[0] == "put" or (n < 4 + seed and o[0] == "seat")]
        seal = [o for o in question.options if o == ("seal",)]
        hands.session.answer(dice.choice(wish if wish and n < 12 else seal or question.options), seat=seat)
    raise AssertionError("no plan was sealed")


# --- the phase alone ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [SMALL, LARGE])
def test_the_layout_and_the_looks_depend_on_no_sealed_plan(size: tuple[int, int]) -> None:
    """Two games that differ only in what the others have sealed, and in which of them has: while one of them still
    writes, and after the last seal, before the first card."""
    seen = []
    for wish in (1, 2):
        hands = EdoHands(3, (0,), seed=2, size=size)
        hands.play_on(until=lambda hands=hands: hands.session.drafts() is not None and hands.table.decision is not None
                      and hands.table.decision.kind == "plan")  # fmt: skip
        hands.session.call = lambda action: None  # the others think for ever
        shown = []
        seal_for(hands, wish, wish)
        hands.table.changed()
        shown.append((hands.table.desk.plan, pygame.image.tobytes(hands.picture(), "RGB")))
        for seat in (1, 2):
            seal_for(hands, seat, wish)
        seal_for(hands, 0, 1)
        for _ in range(5):
            hands.step()
        assert hands.session.game.state.phase == "actions" == hands.table.desk.view.state.phase
        shown.append((hands.table.desk.plan, pygame.image.tobytes(hands.picture(), "RGB")))
        hands.table.look_as(-1)  # an onlooker
        shown.append((hands.table.desk.plan, pygame.image.tobytes(hands.picture(), "RGB")))
        seen.append(shown)
        hands.close()
    for one, other in zip(*seen, strict=True):
        assert one == other
    assert [plan.acting for plan, _ in seen[0]] == [False, True, True]


def test_the_pose_of_a_view_is_the_same_for_every_seat() -> None:
    session = played(3, 1, lambda session: session.game.state.round == 3)
    bots = [KIND.bot("novice", seat) for seat in range(3)]
    for _ in range(120):
        game = session.game
        poses = {TABLE.pose(session.view(seat)) for seat in range(3)} | {TABLE.pose(KIND.public(game))}
        assert poses == {game.state.phase != "planning"}
        decision = session.decision
        if decision is None:
            break
        session.answer(bots[decision.player].choose(session.view(decision.player), decision), seat=decision.player)


def test_the_table_is_laid_anew_twice_a_round_and_not_at_each_question(monkeypatch: pytest.MonkeyPatch) -> None:
    laid_for: list[str] = []
    lay = Table._lay_anew

    def count(table: Table) -> None:
        lay(table)
        laid_for.append(table.desk.view.state.phase)

    monkeypatch.setattr(Table, "_lay_anew", count)
    hands = EdoHands(3, (0, 1), seed=3, size=LARGE)
    hands.play_on(3)
    hands.close()
    assert laid_for[:6] == ["planning", "actions"] * 3 and len(laid_for) <= 7


def test_the_map_grows_to_its_place_when_the_phase_is_announced() -> None:
    hands = at_plan(2, (0,), size=LARGE)
    assert hands.table.decision is not None and not hands.table.desk.plan.acting
    hands.app.settings.animation_speed = "normal"
    before = hands.table.desk.plan.board.copy()
    hands.session.call = lambda action: None  # the other one thinks for ever
    for seat in (1, 0):
        seal_for(hands, seat, 1)
    grown = []
    for _ in range(900):
        hands.step()
        if hands.table.turning.busy:
            grown.append(hands.table.turning.part)
            assert len(grown) < 2 or hands.table.stage.banner is not None, "while the phase is announced"
            hands.picture()
        if grown and not hands.table.turning.busy:
            break
    assert grown == sorted(grown) and len(grown) > 3
    board = hands.table.desk.plan.board
    assert board.w > 1.15 * before.w and hands.table.desk.plan.acting
    hands.close()


# --- reopened, replayed, resized, taken back ------------------------------------------------------------------------


@pytest.mark.parametrize(("kind", "acting"), [("plan", False), ("march", True), ("keep", True)])
def test_a_saved_game_is_laid_for_its_phase(yedo_home: str, kind: str, acting: bool) -> None:
    session = played(2, 3, asked(kind, 2))
    keeper = saves.start(session)
    assert keeper.close() is None
    opened = saves.resume(keeper.id)
    hands = EdoHands(2, (0,))
    hands.app.pop()
    table = Table(hands.app, opened.session, opened.keeper)
    hands.app.push(table)
    hands.step()
    assert table.desk.plan.acting is acting
    hands.close()


def test_a_replay_is_laid_for_the_moment_it_shows(yedo_home: str) -> None:
    session = played(2, 4, lambda session: session.game.state.round > 1)
    keeper = saves.start(session)
    bots = [KIND.bot("novice", seat) for seat in range(2)]
    while session.decision is not None:
        seat = session.decision.player
        session.answer(bots[seat].choose(session.view(seat), session.decision), seat=seat)
    keeper.close()
    hands = EdoHands(2, (0,))
    with flawless():
        replay = ReplayTable(hands.app, saves.look(keeper.folder))
        hands.app.push(replay)
        hands.step()
        for at in range(0, replay.replay.length, 11):
            replay.go_to(at)
            assert replay.desk.plan.acting is (replay.desk.view.state.phase != "planning")
        hands.picture()
    hands.close()


def test_a_window_of_another_size_keeps_the_phase_and_the_open_sheet() -> None:
    hands = laid(TRADE)
    table, app = hands.table, hands.app
    assert table.desk.plan.acting and table.desk.plan.tabs is not None
    hands.key(pygame.K_t)
    seen = table.parts.tabs.open
    for size, tabs in ((LARGE, False), ((1366, 768), True)):
        app.window.resize(size)
        hands.step()
        app._resized()
        assert table.desk.plan.acting and (table.desk.plan.tabs is not None) is tabs
        hands.picture()
    assert table.parts.tabs.open == seen
    hands.close()


def test_an_answer_taken_back_over_the_border_of_a_phase_lays_the_table_back() -> None:
    hands = EdoHands(2, (0,), seed=6)
    crossed = 0
    for _ in range(8):
        phase = hands.session.game.state.phase
        hands.play_on(until=lambda phase=phase: hands.session.game.state.phase != phase and hands.table.decision)
        before = hands.table.desk.view.state.phase
        assert hands.table.desk.plan.acting is (before != "planning")
        if hands.table.keeping.undo.can_undo:
            hands.table.take_back()
            hands.step()
            after = hands.table.desk.view.state.phase
            assert hands.table.desk.plan.acting is (after != "planning")
            crossed += "planning" in (before, after) and before != after
            hands.table.give_again()
            hands.step()
        if crossed or hands.session.over:
            break
    assert crossed, "some answer behind the border can be taken back"
    hands.close()


# --- within reach ---------------------------------------------------------------------------------------------------


class Watching(PlainHands):
    """Every option of every question has a place in sight: on the table, or in the prompt."""

    met: set[tuple[str, bool]]

    def act(self) -> None:
        table, decision = self.table, self.table.decision
        window = pygame.FRect(0, 0, *table.desk.plan.size)
        spots = {spot.place: spot.rect for spot in table.pointer.spots()}
        listed = {place for place in table.pointer.lit if place.split(":")[0] in ("button", "card", "slot")}
        for place in table.pointer.lit:
            if place in spots:
                assert window.contains(spots[place]) and spots[place].w > 8 and spots[place].h > 8
            else:
                assert place in listed, f"{place} of {decision.kind} is nowhere"
        self.met.add((decision.kind, table.desk.plan.acting))
        super().act()


@pytest.mark.parametrize("size", [SMALL, LARGE])
def test_every_option_of_a_game_has_a_place_in_sight(size: tuple[int, int]) -> None:
    hands = Watching(3, (0, 1, 2), seed=5, secrecy="open", size=size)
    hands.met = set()
    hands.table.comfort = False
    with flawless():
        hands.play_on(4)
    kinds = {kind for kind, _ in hands.met}
    assert kinds >= {"lot", "city", "plan", "march", "build", "keep"}
    assert all(acting is (kind != "plan") for kind, acting in hands.met)
    hands.close()


@pytest.mark.parametrize("size", [SMALL, LARGE])
def test_in_the_strip_an_own_card_is_clicked_and_an_official_is_dragged_to_its_post(size: tuple[int, int]) -> None:
    hands = laid({"blue": {"ryo": 9, "samurai": ["kawagoe"], "plan": ["travel 1", "money 1"], "specials": ["mint"]},
                  "red": {"ryo": 5, "plan": ["money 1"]}}, size=size)  # fmt: skip
    table = hands.table
    assert table.desk.plan.acting
    board = table.parts.planning
    hands.at(board.card(0))  # reveals it
    steps(hands, lambda: table.decision is not None and table.decision.kind == "travel")
    post = next(option[1] for option in table.decision.options if option[0] == "place")
    hands.carry(board.seats(0)[0], table.parts.map.area(post))
    steps(hands)
    assert post in hands.session.game.state.clans[0].samurai
    # A card that is in no slot is enlarged by a click.
    card, place = table.parts.others.places()[0]
    assert table.desk.plan.cards.contains(place)
    hands.at(place)
    assert table.zoom.pinned == card
    hands.close()


# --- tabs -----------------------------------------------------------------------------------------------------------


def test_the_tab_that_a_question_needs_opens_by_itself_and_stays_as_it_is_left() -> None:
    hands = trading()
    tabs, table = hands.table.parts.tabs, hands.table
    assert table.desk.plan.tabs is not None and tabs.open == "merchant"
    places = {spot.place for spot in table.pointer.spots()}
    assert {"trade:goods", "tab:prices"} <= places and not any(place.startswith("special:") for place in places)
    # A click turns to another one, which stays; nothing of the closed one answers.
    goods = cards.halves(table.parts.merchant.places()[0])[0]
    hands.at(tabs.place("specials"))
    assert tabs.open == "specials"
    answers = len(hands.session.answers)
    hands.at(goods)
    steps(hands)
    assert tabs.open == "specials" and len(hands.session.answers) == answers
    table.zoom.pinned = ""
    # A key turns on; the question can be answered all the same.
    hands.key(pygame.K_t)
    assert tabs.open == "prices"
    hands.key(pygame.K_t)
    assert tabs.open == "merchant"
    with flawless():
        hands.picture()
    hands.close()
    hands = building()
    assert hands.table.parts.tabs.open == "prices"
    assert any(spot.place == "price:house" for spot in hands.table.pointer.spots())
    hands.close()


def test_developing_opens_the_special_cards() -> None:
    hands = laid({"blue": {"ryo": 30, "samurai": ["kawagoe"], "plan": ["development 1"]},
                  "red": {"ryo": 5, "plan": ["money 1"]}})  # fmt: skip
    assert hands.table.parts.tabs.open != "specials"
    hands.key(pygame.K_RETURN)
    steps(hands, lambda: hands.table.decision is not None and hands.table.decision.kind == "develop")
    assert hands.table.parts.tabs.open == "specials"
    card, place = hands.table.parts.specials.places()[1]
    hands.at(place)
    steps(hands)
    assert card in hands.session.game.state.clans[0].specials
    hands.close()


def test_the_lesson_shows_the_special_card_it_speaks_of() -> None:
    pupil = EdoPupil("plan")
    while pupil.said != "enlarge":
        pupil.do()
        pupil.step()
    assert pupil.table.desk.plan.tabs is not None and "special:mint" in pupil.table.taught.show
    assert any(spot.place == "special:mint" for spot in pupil.table.pointer.spots())
    pupil.close()


def test_nobody_finds_the_sheet_that_another_planner_has_looked_at() -> None:
    hands = at_plan(2, (0, 1))
    hands.lift()
    hands.key(pygame.K_t)
    assert hands.table.parts.tabs.open == "specials"
    first = hands.table.desk.house
    hands.quarter("fields", "rice")
    assert hands.table.parts.tabs.open == "specials", "it stays while one writes"
    hands.table.sealing.take_pen(1 - first)
    hands.lift()
    assert hands.table.desk.house != first and hands.table.parts.tabs.open == "merchant"
    hands.close()


def test_there_are_no_tabs_where_everything_is_seen_at_once() -> None:
    hands = laid(TRADE, size=LARGE)
    table = hands.table
    assert table.desk.plan.tabs is None and not any(s.place.startswith("tab:") for s in table.pointer.spots())
    seen = {spot.place.partition(":")[0] for spot in table.pointer.spots()}
    assert {"merchant", "trade", "special", "price", "income"} <= seen
    hands.key(pygame.K_t)
    assert table.desk.plan.tabs is None
    hands.close()
