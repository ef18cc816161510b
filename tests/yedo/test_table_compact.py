"""The table in small windows, driven by posted events: clans fold and unfold, cards of the hand grow, the prompt
needs no second page, and no text is cut."""

import itertools
import os
import re

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"

import pygame
import pytest

from engine.yedo.config import standard_game
from tests.table_hands import flawless
from tests.ui_driver import Driver
from yedo import shot
from yedo.scenes.table import Table
from yedo.session import Session, new_session
from yedo.table.floating import LARGE
from yedo.table.part import Rect
from yedo.table.zoom import Zoom
from yedo.tables.yedo import cards
from yedo.tables.yedo.layout import LINE, OPEN, arrange
from yedo.tables.yedo.shots import play_until, played_session
from yedo.ui import text

SMALL = (1280, 720)
OLD = (1024, 768)


class Seat(Driver):
    """Somebody at a table of five in a small window."""

    def __init__(self, session: Session | None = None, size: tuple[int, int] = SMALL, **wishes: object) -> None:
        super().__init__(size, **{"animation_speed": "off", "secrecy": "open", "confirmations": False, **wishes})
        self.table = Table(self.app, session or played_session(standard_game(5, 8, 3), 140, 3), save=False)
        self.app.push(self.table)
        self.settle()

    def settle(self) -> None:
        for _ in range(400):
            self.table.update(0.02)
            if not self.table.animating():
                break
        self.step()

    def to(self, at: tuple[float, float], rest: float = LARGE + 0.1) -> None:
        """The mouse moves to a place given in table pixels, and rests there."""
        ratio = self.table.canvas.scale / self.app.canvas.scale
        self.move((at[0] * ratio, at[1] * ratio))
        self.table.update(rest)

    def click_at(self, at: tuple[float, float]) -> None:
        ratio = self.table.canvas.scale / self.app.canvas.scale
        self.click((at[0] * ratio, at[1] * ratio))


def session_with(kind: str, wanted, players: int = 5, tries: int = 200) -> Session:
    """A game in which such a question is asked and has an option as wanted."""
    for seed in range(tries):
        session = new_session(standard_game(players, 8, seed))
        if play_until(session, kind, seed, 30) and any(wanted(session, o) for o in session.decision.options):
            return session
    raise AssertionError(f"no such {kind}")


# --- folding ----------------------------------------------------------------------------------------------------


def test_five_clans_are_five_lines_with_the_log_below():
    for size in (SMALL, OLD):
        seat = Seat(size=size)
        plan = seat.table.desk.plan
        assert [place.h for place in plan.clans] == [LINE] * 5
        assert plan.log.x == plan.clans[0].x and plan.log.w == plan.clans[0].w
        assert plan.log.top > plan.clans[-1].bottom and plan.log.h > 200
        assert plan.log.bottom == pytest.approx(plan.prompt.bottom, abs=2)
        seat.close()


def test_few_clans_and_large_windows_keep_whole_panels():
    assert not arrange(1920, 1080, 3, compact=True).opened
    assert not arrange(1920, 1080, 5).opened
    assert arrange(1920, 1080, 4, compact=True).opened


@pytest.mark.parametrize("shape", [(1920, 1080), (1920, 1200), (1920, 1280), (1920, 1440), (1920, 1536), (2560, 1080)])
@pytest.mark.parametrize("clans", [2, 3, 4, 5])
@pytest.mark.parametrize("compact", [False, True])
def test_nothing_lies_on_anything_else(shape, clans, compact):
    plan = arrange(*shape, clans, compact)
    names = ("ribbon", "board", "bidding", "market", "decks", "score", "event", "prompt", "log", "house", "hand")
    places = [*plan.clans, *(getattr(plan, name) for name in names)]
    window = Rect(0, 0, *shape)
    assert all(window.contains(place) for place in places)
    for one, other in itertools.combinations(places, 2):
        assert not one.inflate(-2, -2).colliderect(other.inflate(-2, -2)), (one, other)


def test_a_line_unfolds_under_the_mouse_and_folds_again():
    seat = Seat()
    plan = seat.table.desk.plan
    foot = plan.log.bottom
    for number in (0, 2, 4, 3, 1):
        seat.to((plan.clans[number].centerx, plan.clans[number].y + 20))
        assert [place.h for place in plan.clans] == [OPEN if n == number else LINE for n in range(5)]
        assert plan.log.top > plan.clans[-1].bottom and plan.log.bottom == foot
        assert not any(place.colliderect(plan.prompt) for place in plan.clans)
        assert seat.table.log.list.rect.top > plan.log.top
    seat.to(plan.board.center)
    assert [place.h for place in plan.clans] == [LINE] * 5
    seat.close()


def test_running_down_the_lines_never_flickers():
    """Slowly down and up again: each panel opens once each way, and the one under the mouse stays open."""
    seat = Seat()
    plan, clans = seat.table.desk.plan, seat.table.parts.clans
    opened = []
    x = plan.clans[0].centerx
    way = range(int(plan.clans[0].y) + 3, int(plan.clans[0].y) + 5 * LINE + OPEN, 2)
    for y in (*way, *reversed(way)):
        seat.to((x, y))
        if clans.pointed is not None and (not opened or opened[-1] != clans.pointed):
            opened.append(clans.pointed)
    assert opened == [0, 1, 2, 3, 4, 3, 2, 1, 0]
    seat.close()


def test_unfolding_is_shown_and_then_the_window_rests():
    seat = Seat()
    seat.app.settings.animation_speed = "normal"
    table, plan = seat.table, seat.table.desk.plan
    seat.to((plan.clans[1].centerx, plan.clans[1].y + 20), 0.0)
    heights = [plan.clans[1].h]
    assert table.animating()
    for _ in range(30):
        table.update(0.02)
        heights.append(plan.clans[1].h)
        seat.app.draw()
    assert heights == sorted(heights) and heights[-1] == OPEN and len(set(heights)) > 4
    assert not table.parts.moving
    seat.close()


def test_the_log_keeps_its_foot_while_a_clan_unfolds():
    seat = Seat()
    plan, log = seat.table.desk.plan, seat.table.log.list
    log.scroll(log.furthest - 90)
    last = log.rows()[-1]
    seat.to((plan.clans[0].centerx, plan.clans[0].y + 20))
    assert log.rows()[-1][0] == last[0] and log.rows()[-1][1].y == pytest.approx(last[1].y, abs=1)
    seat.close()


def test_a_click_on_a_line_shows_everything_a_clan_has():
    seat = Seat()
    place = seat.table.desk.plan.clans[2]
    seat.click_at((place.x + 80, place.y + 12))
    assert seat.table.sheets.open is not None
    seat.close()


def test_seats_change_hands_from_an_unfolded_panel():
    seat = Seat()
    place = seat.table.desk.plan.clans[1]
    assert not any(spot.place.startswith("seat:") for spot in seat.table.pointer.spots())
    seat.to((place.centerx, place.y + 20))
    button = next(spot for spot in seat.table.pointer.spots() if spot.place.startswith("seat:"))
    seat.click_at(button.rect.center)
    assert seat.table.choice is not None
    seat.close()


def test_annexes_of_others_are_pressed_on_the_line_and_in_the_panel():
    for unfolded in (False, True):
        seat = Seat(played_session(standard_game(5, 8, 3), 220, 3))
        table, house = seat.table, seat.table.desk.house
        clan = next(c for c in table.desk.view.state.clans if c.seat != house and c.annexes)
        place = f"annex:{clan.seat}:{clan.annexes[0]}"
        option = table.decision.options[0]
        table.pointer.lit = {place: [option]}
        spots = [spot for spot in table.pointer.spots() if spot.place == place]
        assert len(spots) == 1
        if unfolded:
            seat.to(spots[0].rect.center)
            spots = [spot for spot in table.pointer.spots() if spot.place == place]
            assert len(spots) == 2 and spots[1].rect.w > 40
        before = len(table.session.answers)
        seat.click_at(spots[-1].rect.center)
        assert len(table.session.answers) > before
        seat.close()


# --- growing ----------------------------------------------------------------------------------------------------


def test_every_card_of_the_hand_grows_under_the_mouse():
    for size in (SMALL, OLD):
        seat = Seat(size=size)
        table = seat.table
        window = Rect(0, 0, *table.desk.plan.size)
        assert table.parts.hand.held()
        for id, place in table.parts.hand.held():
            seat.to(place.center)
            large = table.parts.grown.place_of(id)
            assert large is not None and window.contains(large)
            assert large.h > place.h and not large.colliderect(table.desk.plan.prompt)
            assert table.pointer.at(place.center).card == id
        seat.to(table.desk.plan.clans[0].center)
        assert table.parts.grown.card is None
        seat.close()


def test_cards_never_flicker_as_the_mouse_runs_along_the_hand():
    seat = Seat()
    table = seat.table
    held = table.parts.hand.missions()
    seen = []
    for x in range(int(held[0][1].x) + 1, int(held[-1][1].right) - 1, 3):
        seat.to((x, held[0][1].centery))
        card = table.parts.grown.card
        assert card is not None
        if not seen or seen[-1] != card.id:
            seen.append(card.id)
    assert seen == [id for id, _ in held]
    seat.close()


def test_a_grown_card_stays_while_the_mouse_is_on_it():
    seat = Seat()
    table = seat.table
    id, place = table.parts.hand.missions()[1]
    seat.to(place.center)
    large = table.parts.grown.place_of(id)
    above = (large.centerx, large.y + 20)
    assert not table.desk.plan.hand.collidepoint(above)
    seat.to(above)
    assert table.parts.grown.place_of(id) == large and table.pointer.over.card == id
    seat.click_at(above)
    assert table.zoom.pinned == id
    seat.close()


def test_a_grown_card_can_be_played():
    session = session_with("activate", lambda s, o: o[0] == "play" and o[1] in s.game.cards)
    seat = Seat(session)
    table = seat.table
    option = next(o for o in table.decision.options if o[0] == "play")
    seat.to(table.parts.hand.card(option[1]).center)
    large = table.parts.grown.place_of(option[1])
    before = len(session.answers)
    seat.click_at((large.centerx, large.y + 30))
    assert len(session.answers) > before and session.answers[before].option == option
    seat.close()


def test_the_zoom_does_not_show_the_grown_card_again(monkeypatch):
    drawn = []
    monkeypatch.setattr(Zoom, "draw", lambda self, canvas, id, *rest: drawn.append(id))
    seat = Seat()
    table = seat.table
    for id, place in table.parts.hand.held():
        seat.to(place.center)
        table.update(1.0)
        seat.app.draw()
        assert table.floating.hover.ready and id not in drawn
    seat.close()


def test_growing_takes_a_moment_and_then_the_window_rests(monkeypatch):
    seat = Seat()
    seat.app.settings.animation_speed = "normal"
    table = seat.table
    _, place = table.parts.hand.held()[0]
    seat.to(place.center, LARGE - 0.05)
    assert not table.parts.moving
    table.update(0.06)
    sizes = []
    while table.parts.moving:
        table.update(0.02)
        sizes.append(table.parts.grown.card.rect().h)
        seat.app.draw()
    assert sizes == sorted(sizes) and 3 < len(sizes) < 20
    table.update(1.0)  # the words appear beside it
    seat.step()
    drawn, draw = [], seat.app.draw
    monkeypatch.setattr(seat.app, "draw", lambda: (drawn.append(1), draw()))
    for _ in range(5):
        seat.step()
    assert not drawn
    seat.close()


def test_the_keyboard_grows_the_card_it_stands_on():
    session = session_with("activate", lambda s, o: o[0] == "play" and o[1] in s.game.cards)
    seat = Seat(session)
    table = seat.table
    for _ in range(40):
        seat.key(pygame.K_TAB)
        if str(getattr(table.ring.current, "place", "")).startswith("card:"):
            break
    id = table.ring.current.place.partition(":")[2]
    assert table.parts.grown.place_of(id) is not None
    seat.close()


def test_large_windows_leave_the_hand_as_it_is():
    seat = Seat(size=(1920, 1080))
    seat.to(seat.table.parts.hand.held()[0][1].center)
    assert seat.table.parts.grown.card is None and seat.table.pointer.over.card
    seat.close()


@pytest.mark.parametrize("size", [SMALL, OLD])
def test_every_card_is_readable_when_it_has_grown(size):
    seat = Seat(size=size)
    page, game = seat.table.canvas, seat.table.session.game
    place = seat.table.parts.grown._whole(Rect(600, 900, 200, 200), page)
    with text.watch() as cut:
        for id, card in game.cards.items():
            if card.kind in ("mission", "action", "bonus"):
                cards.face(page, game, id, place)
    assert not cut
    seat.close()


# --- the prompt -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [SMALL, OLD, (1920, 1080)])
@pytest.mark.parametrize("name", ["place", "activate", "bid", "open", "all_modules", "solo", "coop"])
def test_common_questions_need_one_page(name, size):
    app = shot.open_scene(f"table_{name}", shot.ShotOptions(size, "day", 5))
    table = next(scene for scene in app.scenes if isinstance(scene, Table))
    assert table.prompt.pages == 1
    for widget in table.prompt.widgets:
        assert table.prompt.rect.contains(widget.rect)
    app.close()


def test_movers_are_chosen_before_their_places():
    app = shot.open_scene("table_solo", shot.ShotOptions(SMALL, "day", 5))
    table = next(scene for scene in app.scenes if isinstance(scene, Table))
    prompt, view = table.prompt, table.desk.view
    assert len(prompt.tabs) > 1 and prompt.widgets[: len(prompt.tabs)] == prompt.tabs
    disciples = view.state.clans[table.decision.player].disciples
    for number in range(len(prompt.tabs)):
        table.handle(pygame.Event(pygame.KEYDOWN, key=pygame.K_1 + number, mod=0, unicode=""))
        kinds = {disciples[chip.option[1]].kind for chip in prompt.chips if chip.option[0] == "place"}
        assert kinds == {prompt.mover} and prompt.tabs[number].kind == "primary"
        labels = [chip.label for chip in prompt.chips]
        assert len(labels) == len(set(labels))
    chosen = prompt.widgets[len(prompt.tabs)].option
    before = len(table.session.answers)
    table.handle(pygame.Event(pygame.KEYDOWN, key=pygame.K_1 + len(prompt.tabs), mod=0, unicode=""))
    assert table.session.answers[before].option == chosen
    app.close()


@pytest.mark.parametrize("size", [SMALL, OLD, (1920, 1080)])
def test_actions_of_many_districts_stand_under_the_district(size):
    app = shot.open_scene("table_act_without_disciple", shot.ShotOptions(size, "day", 5))
    table = next(scene for scene in app.scenes if isinstance(scene, Table))
    prompt, offered = table.prompt, []
    assert len(prompt.tabs) > 4
    for number in range(len(prompt.tabs)):
        table.handle(pygame.Event(pygame.KEYDOWN, key=pygame.K_1 + number, mod=0, unicode=""))
        assert prompt.pages == 1 and prompt.tabs[number].kind == "primary"
        assert all(prompt.rect.contains(widget.rect) for widget in prompt.widgets)
        offered += [chip.option for chip in prompt.chips]
    assert set(offered) <= set(table.decision.options) and len(offered) == len(set(offered))
    assert {option[0] for option in offered} == {option[0] for option in table.decision.options}
    app.close()


# --- text -------------------------------------------------------------------------------------------------------

SHOTS = [name for name in shot.shots() if name.startswith("table")]


@pytest.mark.slow
@pytest.mark.parametrize("name", SHOTS)
def test_no_text_is_cut_in_an_old_window(name):
    side = "night" if SHOTS.index(name) % 2 else "day"
    with flawless():
        app = shot.open_scene(name, shot.ShotOptions(OLD, side, 5))
    table = next(scene for scene in app.scenes if isinstance(scene, Table))
    for chip in table.prompt.chips:  # nor does one show the id of a card, or an article that does not suit its noun
        assert not re.search(r"\b[MABE]\d\d+\b|_|\b[Aa] [aeio]", chip.label), chip.label
    app.close()


@pytest.mark.parametrize("name", ["table", "table_all_modules", "table_solo", "table_coop", "table_coop_modules"])
@pytest.mark.parametrize("side", ["day", "night"])
def test_no_text_is_cut_when_everything_unfolds(name, side):
    app = shot.open_scene(name, shot.ShotOptions(SMALL, side, 8))
    table = next(scene for scene in app.scenes if isinstance(scene, Table))
    with flawless():
        for number in range(len(table.desk.plan.clans)):
            table.aim(table.desk.plan.clans[number].center)
            app.draw()
        for _, place in table.parts.hand.held():
            table.aim(place.center)
            app.draw()
    app.close()


def test_the_log_measures_its_lines_once_and_when_somebody_looks(monkeypatch):
    seat = Seat()
    asked = []
    measure = seat.table.log.list.height_of
    monkeypatch.setattr(seat.table.log.list, "height_of", lambda n: (asked.append(n), measure(n))[1])
    for _ in range(3):
        seat.app.draw()
    assert not asked
    for _ in range(9):
        seat.table.log.add(seat.table.log.lines[-1])
    assert not asked, "nobody looks"
    seat.app.draw()
    assert asked == list(range(len(seat.table.log.lines)))
    assert seat.table.log.list.offset == seat.table.log.list.furthest
    seat.close()
