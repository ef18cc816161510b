"""Edo at the table, by posted mouse events and keys: planning in secret, acting on the map, whole games."""

import pygame
import pytest

from engine.core.words import t
from engine.edo import say
from tests.edo.edo_hands import KIND, EdoHands
from tests.table_hands import flawless
from tests.ui_driver import Driver
from yedo import saves
from yedo.scenes.curtain import Curtain
from yedo.scenes.fame import HallOfFame
from yedo.scenes.plain_demo import Offer, PlainDemo
from yedo.scenes.replay import ReplayTable
from yedo.scenes.table import Table
from yedo.tables.edo import cards
from yedo.tables.edo.map_hand import MapHand
from yedo.tables.edo.plan_hand import PlanHand
from yedo.tables.edo.scenes.council import Council
from yedo.tables.edo.scenes.score import Score
from yedo.tables.edo.shots import finished, played
from yedo.tables.edo.wages_hand import WagesHand


def at_plan(players: int = 3, persons: tuple[int, ...] = (0,), **wishes: object) -> EdoHands:
    """A table at its first plan."""
    hands = EdoHands(players, persons, **wishes)
    hands.play_on(until=lambda: hands.session.drafts() is not None and hands.table.steps_shown > 0
                  and not hands.session.steps)  # fmt: skip
    for _ in range(5):
        hands.step()
    return hands


def written(hands: EdoHands, seat: int = 0) -> list[tuple]:
    return [slot[:4] for slot in hands.session.view(seat).state.clans[seat].plan]


def test_two_rounds_are_played_by_mouse_against_bots() -> None:
    with flawless():
        hands = EdoHands(3, (0,))
        hands.play_on(2)
        hands.picture()
    assert hands.kinds >= {"plan", "march"} and not hands.curtains
    hands.close()


def test_a_quarter_that_is_clicked_points_down_and_clicked_again_goes_into_a_slot() -> None:
    hands = at_plan()
    hand = hands.hand
    assert hand.pool.owned() == ["fields", "roads", "hills"]
    for deed in ("wood", "money", "hard_build", "rice"):
        hands.quarter("fields", deed)
        assert hands.hand.pool.deed("fields") == deed and written(hands)[0][0] == ""
    hands.quarter("fields", "rice")
    assert written(hands)[0] == ("fields", "rice", 0, 0)
    # In its slot it turns as well, and keeps its officials as far as the deed has seats for them.
    hands.at(hands.hand.board.seats(0)[3])
    assert sum(written(hands)[0][2:]) == 4
    hands.at(cards.quarter(hands.table.desk.view, "fields", "rice", "wood", hands.hand.board.card(0)))
    assert written(hands)[0][:2] == ("fields", "wood") and sum(written(hands)[0][2:]) == 4
    # Dragged onto another card they change places; dragged off the board it is free again.
    hands.quarter("roads", "travel")
    hands.carry(hands.hand.board.card(0), hands.hand.board.card(1))
    assert [slot[0] for slot in written(hands)] == ["roads", "fields", ""]
    assert sum(written(hands)[1][2:]) == 4
    hands.carry(hands.hand.board.card(0), hands.table.desk.plan.cards)
    assert [slot[0] for slot in written(hands)] == ["", "fields", ""]
    hands.close()


def test_seats_fill_up_to_the_one_that_is_clicked_and_empty_again() -> None:
    hands = at_plan()
    hands.quarter("fields", "rice")
    hands.at(hands.hand.board.seats(0)[2])
    assert written(hands)[0][2:] == (3, 0)
    hands.at(hands.hand.board.seats(0)[2])
    assert written(hands)[0][2:] == (2, 0)
    hands.at(hands.hand.board.seats(0)[0])
    assert written(hands)[0][2:] == (1, 0)
    hands.at(hands.hand.board.seats(0)[0])
    assert written(hands)[0][2:] == (0, 0)
    # A hard build takes its officials in pairs.
    hands.at(cards.quarter(hands.table.desk.view, "fields", "rice", "hard_build", hands.hand.board.card(0)))
    hands.at(hands.hand.board.seats(0)[0])
    assert written(hands)[0][2:] == (2, 0)
    # An idle official is dragged to a card.
    hands.carry(hands.table.parts.stores._officials()[0], hands.hand.board.card(0))
    assert written(hands)[0][2:] == (4, 0)
    hands.close()


def test_a_plan_is_written_and_sealed_with_the_keyboard_alone() -> None:
    hands = at_plan()
    for deed in (pygame.K_3, pygame.K_2, pygame.K_1):
        hands.key(pygame.K_TAB)
        while hands.hand.plan().slot_of(hands.hand.board.focus) >= 0:
            hands.key(pygame.K_TAB)
        hands.key(deed)
        hands.key(pygame.K_RETURN)
    assert all(slot[0] for slot in written(hands))
    hands.key(pygame.K_PLUS)
    assert sum(sum(slot[2:]) for slot in written(hands)) >= 1
    hands.key(pygame.K_RETURN)
    assert hands.session.sealed_by() == {0} or hands.session.drafts() is None
    hands.close()


def test_taking_back_clearing_and_last_rounds_plan() -> None:
    hands = EdoHands(2, (0,), seed=4)
    hands.play_on(1)
    for _ in range(200):
        if isinstance(hands.table.presentation, PlanHand):
            break
        hands.step()
    labels = [chip.label for chip in hands.hand.sheet.chips]
    assert any("Last round" in label for label in labels)
    hands.at(hands.hand.sheet.chips[0].rect)
    assert all(slot[0] for slot in written(hands))
    hands.at(hands.table.parts.ribbon.button("undo"))
    clear = next(chip for chip in hands.hand.sheet.chips if chip.label == "Clear the board")
    hands.at(clear.rect)
    assert not any(slot[0] for slot in written(hands))
    hands.close()


@pytest.mark.parametrize("secrecy", ["strict", "relaxed", "open"])
def test_persons_seal_in_any_order_behind_closed_doors(secrecy: str) -> None:
    hands = at_plan(3, (0, 1, 2), secrecy=secrecy)
    for _ in range(40):
        if isinstance(hands.app.scene, Council):
            break
        hands.lift() if isinstance(hands.app.scene, Curtain) else hands.step()
    council = hands.app.scene
    assert isinstance(council, Council) and hands.table.viewer == -1
    crest = council.crests[2]
    seat = hands.session.drafts().seats[2]
    hands.click(crest)
    assert isinstance(hands.app.scene, Curtain)
    hands.lift()
    assert hands.table.decision.player == seat and hands.table.desk.house == seat
    hands.plan()
    assert hands.session.sealed_by() == {seat}
    # Nobody sees anything of it, and its owner may open it again.
    council = hands.app.scene
    assert isinstance(council, Council) and [c.state for c in council.crests] == ["writes", "writes", "sealed"]
    view = hands.table.desk.view
    assert all(slot[0].startswith("?") for clan in view.state.clans for slot in clan.plan)
    hands.click(council.crests[2])
    hands.lift()
    assert hands.table.decision.player == seat and not hands.session.sealed_by()
    assert isinstance(hands.table.presentation, PlanHand) and hands.hand.plan().full
    hands.at(hands.hand.sheet.chips[-1].rect)
    assert hands.session.sealed_by() == {seat}
    hands.play_on(1)
    assert hands.session.game.state.round > 1
    hands.close()


def test_nothing_on_the_table_depends_on_what_others_seal() -> None:
    """Two tables that differ only in what the others have written look the same to the last pixel."""
    import random

    pictures = []
    for wish in (0, 1):
        hands = at_plan(3, (0,), seed=2)
        for seat in (1, 2):
            dice = random.Random(wish)
            for _ in range(3 + 4 * wish):
                asked = hands.session.question(seat)
                if asked is None or hands.session.drafts() is None or seat not in hands.session.drafts().waiting:
                    break
                option = dice.choice([o for o in asked.options if o != ("seal",)] or asked.options)
                hands.session.answer(option, seat=seat)
        hands.table.changed()
        pictures.append(pygame.image.tobytes(hands.picture(), "RGB"))
        hands.close()
    assert pictures[0] == pictures[1]


@pytest.mark.slow
@pytest.mark.parametrize(("players", "persons", "secrecy"), [
    (2, (0,), "relaxed"), (3, (0, 1, 2), "relaxed"), (4, (0, 2, 3), "strict"), (2, (0, 1), "open"),
])  # fmt: skip
def test_a_whole_game_by_mouse(players: int, persons: tuple[int, ...], secrecy: str) -> None:
    with flawless():
        hands = EdoHands(players, persons, seed=players, secrecy=secrecy)
        hands.play_on()
        hands.picture()
    assert hands.session.over and hands.kinds >= {"plan", "march", "keep"}
    hands.close()


def test_a_game_left_between_two_seals_goes_on_with_a_picture_and_the_plan(
    yedo_home: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    hands = at_plan(3, (0, 1), seed=5)
    hands.app.remember = True
    keeper = saves.start(hands.session)
    hands.table.keeping.keeper = keeper
    hands.lift()
    seat = hands.table.decision.player
    hands.plan()
    assert hands.session.sealed_by() == {seat}
    items = hands.session.drafts().of(seat).items
    picture = hands.table.game.thumbnail(hands.session.game, 320, "normal")
    assert picture.get_width() == 320
    assert keeper.close() is None
    hands.close()
    opened = saves.resume(keeper.id)
    assert opened.session.sealed_by() == {seat} and opened.session.drafts().of(seat).items == items
    other = EdoHands(3, (0, 1), seed=5)
    other.app.pop()
    other.session = opened.session
    other.table = Table(other.app, opened.session, opened.keeper)
    other.app.push(other.table)
    other.step()
    council = other.app.scene
    assert isinstance(council, Council) and sorted(c.state for c in council.crests) == ["bot", "sealed", "writes"]
    other.play_on(1)
    other.close()


def test_figures_walk_several_spaces_by_one_drag_and_what_they_pay_is_tagged() -> None:
    hands = EdoHands(3, (0,), seed=3)
    hands.play_on(until=lambda: hands.table.decision is not None and hands.table.decision.kind == "march"
                  and any(o[0] == "march" for o in hands.table.decision.options))  # fmt: skip
    hand = hands.table.presentation
    assert isinstance(hand, MapHand)
    clan = hands.session.game.state.clans[0]
    figure = next(place for key, place in hand.figures() if key[0] == 0)
    hands.at(figure)
    start, ryo = hand.where(hand.map.chosen), clan.ryo
    far = next(space for space, price in hand.map.tags.items() if price == 2)
    assert hand.map.tags[far] == 2 and "2 Ryo" in hand.map._space_tip(far)
    hands.at(hands._ground(hand, far))
    for _ in range(10):
        hands.step()
    clan = hands.session.game.state.clans[0]
    assert far in clan.samurai and start not in clan.samurai and clan.ryo == ryo - 2
    hands.at(hands.table.parts.ribbon.button("undo"))
    assert hands.session.game.state.clans[0].ryo == ryo - 1
    hands.close()


def test_a_finished_game_is_reckoned_and_hangs_in_the_hall(yedo_home: str) -> None:
    hands = EdoHands(2, (0,), seed=9)
    keeper = saves.start(hands.session)
    hands.table.keeping.keeper = keeper
    mind = hands.minds[0]
    while hands.session.decision is not None:
        seat = hands.session.decision.player
        if seat == 0:
            hands.session.answer(mind.choose(hands.session.view(0), hands.session.decision), seat=0)
        else:
            hands.session.proceed()
    for _ in range(4000):
        hands.step()
        if hands.table.asking.about == "over":
            break
    with flawless():
        hands.at(hands.table.prompt.chips[0].rect)
        score = hands.app.scene
        assert isinstance(score, Score)
        hands.picture()
        for page in ("winner", "story"):
            hands.click(score.tabs[page])
            hands.picture()
        hands.click(score.fame)
        assert isinstance(hands.app.scene, HallOfFame) and hands.app.scene.figures.games == 1
        hands.picture()
    hands.close()


def test_a_page_turned_to_in_the_middle_of_the_count_stays() -> None:
    driver = Driver()
    driver.app.open("title")
    score = Score(driver.app, session=finished(2, 1))
    driver.app.push(score)
    score.update(0.1)
    assert score.animating() and score.now
    score.turn("story")
    assert score.page == "story" and not score.animating() and all(part.grown == 1 for part in score.segments)
    driver.picture()
    driver.close()


def test_a_finished_game_is_watched_again_from_every_side(yedo_home: str) -> None:
    session = played(3, 4, lambda session: session.game.state.round > 2)
    keeper = saves.start(session)
    bots = [KIND.bot("novice", seat) for seat in range(3)]
    while session.decision is not None:
        seat = session.decision.player
        session.answer(bots[seat].choose(session.view(seat), session.decision), seat=seat)
    keeper.close()
    hands = EdoHands(2, (0,))
    with flawless():
        replay = ReplayTable(hands.app, saves.look(keeper.folder))
        hands.app.push(replay)
        hands.step()
        length = replay.replay.length
        for at in (0, length // 3, 2 * length // 3, length - 3):
            replay.go_to(at)
            for _ in range(3):
                replay.step()
                hands.step()
            replay.change_view()
            hands.picture()
    assert replay.replay.at == length
    hands.close()


def test_bots_play_for_an_audience_and_somebody_takes_a_seat() -> None:
    hands = EdoHands(2, (0,))
    demo = PlainDemo(hands.app, "edo", 7)
    demo.session.call = None
    demo.session.played_by[:] = ["novice"] * len(demo.session.played_by)
    hands.app.push(demo)
    with flawless():
        for _ in range(6000):
            demo.resting = 0.0
            hands.step()
            if demo.session.game.state.round >= 3:
                break
        hands.picture()
        hands.click((600, 300))
        offer = hands.app.scene
        assert isinstance(offer, Offer)
        hands.picture()
        hands.click(offer.seats[1])
    table = hands.app.scenes[-1]
    assert isinstance(table, Table) and not isinstance(table, PlainDemo) and table.session.humans() == [1]
    hands.close()


def test_on_a_shared_screen_the_next_card_stays_unnamed() -> None:
    """At a relaxed table others look on while somebody marches: the card and what it would bring are not told."""
    hands = at_plan(2, (0, 1), secrecy="relaxed")
    hands.play_on(until=lambda: hands.table.decision is not None and hands.table.decision.kind == "march"
                  and any(o[0] == "reveal" for o in hands.table.decision.options))  # fmt: skip
    table = hands.table
    assert not table.desk.open_hand
    chips = [chip for chip in table.prompt.chips if chip.option[0] == "reveal"]
    deeds = [t("edo.table.deed", deed=say.deed(slot[1])) for slot in table.desk.clan.plan]
    assert chips and not any(deed in chip.label for chip in chips for deed in deeds)
    assert not table.parts.planning.shown(table.desk.clan.plan[0])
    spot = next(spot for spot in table.pointer.spots() if spot.place == "button:reveal")
    assert not any(deed in table.pointer.words(spot) for deed in deeds)
    hands.close()


def test_wages_are_paid_by_clicks_on_the_samurai() -> None:
    hands = EdoHands(3, (0,), seed=3)

    def asked() -> bool:
        hand = hands.table.presentation
        return isinstance(hand, WagesHand) and len(hand.clan.samurai) == 1 and hand.most >= 1

    hands.play_on(until=asked)
    hand = hands.table.presentation
    assert isinstance(hand, WagesHand) and hand.kept == [0], "as many are kept as there is rice for"
    rice = hand.clan.rice
    figure = next(place for key, _, place, _ in hand.map.figures() if key[0] == 0)
    hands.at(figure)
    assert hand.kept == []
    hands.at(figure)
    assert hand.kept == [0]
    hands.at(figure)
    hands.at(hand.sheet.chips[-1].rect)
    for _ in range(6):
        hands.step()
    clan = hands.session.game.state.clans[0]
    assert clan.samurai == [] and clan.rice == rice
    hands.close()


class PlainHands(EdoHands):
    """Every question is left to the generic path: places that light up, chips and the small choice."""

    def act(self) -> None:
        decision = self.table.decision
        assert decision is not None and self.table.presentation is None
        option = self.minds[decision.player].choose(self.session.view(decision.player), decision)
        self.give(option, self.dice)
        assert self.table.decision is not decision, f"no click answers {decision.kind} with {option}"


def test_a_round_without_any_comfort() -> None:
    hands = PlainHands(3, (0,), seed=8)
    hands.table.comfort = False
    with flawless():
        hands.play_on(1)
    assert hands.session.game.state.round == 2 and "plan" in hands.kinds
    hands.close()


def test_with_many_cards_slots_fill_from_the_left() -> None:
    """So many special cards that only the first free slot is offered: what cannot be written changes nothing."""
    hands = at_plan()
    session = hands.session
    session.game.state.clans[0].specials = ["mint", "levy", "guild", "masons", "caravan"]
    session.keep_drafts({})
    hands.table.sealing.take_pen(0)
    assert len(hands.hand.pool.owned()) == 8
    hands.carry(hands.hand.pool.place_of("mint"), hands.hand.board.card(2))
    assert not any(slot[0] for slot in written(hands))
    hands.carry(hands.hand.pool.place_of("mint"), hands.hand.board.card(0))
    hands.at(cards.quarter(hands.table.desk.view, "mint", "money", "rice", hands.hand.board.card(0)))
    hands.carry(hands.hand.pool.place_of("levy"), hands.hand.board.card(1))
    assert [slot[:2] for slot in written(hands)] == [("mint", "rice"), ("levy", "wood"), ("", "")]
    hands.picture()
    hands.close()
