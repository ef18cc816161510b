"""What floats over the table, by posted mouse events: when tips and enlarged cards come and go, and where they lie."""

import os

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"

import pygame
import pytest

from engine.yedo.config import standard_game
from tests.pupil_hands import chapters
from tests.ui_driver import Driver
from yedo.scenes.curtain import Curtain
from yedo.scenes.lesson import Tutorial
from yedo.scenes.table import Table
from yedo.session import Session, new_session
from yedo.table import zoom
from yedo.table.floating import LARGE
from yedo.table.part import Rect
from yedo.tables.yedo.fan import Fan
from yedo.tables.yedo.shots import play_until
from yedo.ui import tooltip
from yedo.ui.tooltip import DELAY, free_place

LARGE_WINDOW = (1920, 1080)
SMALL_WINDOW = (1280, 720)


def asked(kind: str, players: int = 3) -> Session:
    for seed in range(3, 60):
        session = new_session(standard_game(players, 8, seed))
        if play_until(session, kind, seed):
            return session
    raise AssertionError(kind)


class Seat(Driver):
    """Somebody at a table; whatever is laid over it is written down."""

    def __init__(self, kind: str, monkeypatch, size: tuple[int, int] = LARGE_WINDOW, **wishes: object) -> None:
        super().__init__(size, **{"animation_speed": "off", "secrecy": "open", "confirmations": False, **wishes})
        self.places: list[Rect] = []
        for module in (tooltip, zoom):
            monkeypatch.setattr(module, "panel", lambda canvas, rect, *rest: self.places.append(Rect(rect)))
        self.table = Table(self.app, asked(kind), save=False)
        self.app.push(self.table)
        self.settle()

    def settle(self) -> None:
        for _ in range(400):
            self.table.update(0.02)
            if not self.table.animating():
                break
        self.step()

    def to(self, at: tuple[float, float]) -> None:
        ratio = self.table.canvas.scale / self.app.canvas.scale
        self.move((at[0] * ratio, at[1] * ratio))

    def rest(self, seconds: float = LARGE + 0.05) -> list[Rect]:
        """The mouse rests; what floats then."""
        self.table.update(seconds)
        self.places.clear()
        self.app.draw()
        return list(self.places)

    def dark(self) -> Rect:
        """A place of the market that nobody can pick and that has words."""
        lit = self.table.pointer.lit
        spots = [s for s in self.table.pointer.spots() if s.place.startswith("slot:") and s.place not in lit]
        return spots[0].rect

    def card(self) -> tuple[str, Rect]:
        return self.table.parts.hand.missions()[0]

    def click_here(self, button: int = 1) -> None:
        at = self.app.window_points(self.app.mouse)
        for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            pygame.event.post(pygame.Event(kind, pos=at, button=button))
        self.step()


@pytest.fixture
def seat(monkeypatch):
    made: list[Seat] = []

    def make(kind: str = "activate", size: tuple[int, int] = LARGE_WINDOW, **wishes: object) -> Seat:
        made.append(Seat(kind, monkeypatch, size, **wishes))
        return made[-1]

    yield make
    for one in made:
        one.close()


# --- when ---------------------------------------------------------------------------------------------------


def test_large_previews_wait_longer_than_words(seat):
    player = seat()
    assert LARGE > DELAY
    player.to(player.dark().center)
    assert not player.rest(DELAY - 0.05) and player.rest(0.06)
    player.to(player.card()[1].center)
    assert not player.rest(DELAY + 0.05) and player.rest(LARGE - DELAY)


def test_a_card_of_a_small_window_grows_after_the_same_rest(seat):
    player = seat(size=SMALL_WINDOW)
    id, place = player.card()
    player.to(place.center)
    player.rest(DELAY + 0.05)
    assert player.table.parts.grown.card is None
    player.rest(LARGE)
    assert player.table.parts.grown.card.id == id


@pytest.mark.parametrize("button", [1, 3])
def test_they_vanish_on_a_click_and_wait_for_the_mouse(seat, button):
    player = seat()
    player.to(player.dark().center)
    assert player.rest()
    player.click_here(button)
    assert not player.rest(5.0)
    player.to((player.dark().centerx + 3, player.dark().centery))
    assert player.rest()


def test_they_vanish_with_a_new_question(seat):
    player = seat()
    player.to(player.card()[1].center)
    assert player.rest()
    table = player.table
    table.pick(next(option for option in table.decision.options if option[0] == "activate"))
    player.settle()
    assert table.decision is not None and table.decision.kind != "activate"
    assert not player.rest(5.0)


def test_a_grown_card_vanishes_with_a_new_question(seat):
    player = seat(size=SMALL_WINDOW)
    player.to(player.card()[1].center)
    player.rest()
    table = player.table
    assert table.parts.grown.card is not None
    table.pick(next(option for option in table.decision.options if option[0] == "activate"))
    player.settle()
    assert table.parts.grown.card is None and not player.rest(5.0)


def test_nothing_floats_while_anything_moves(seat):
    player = seat()
    table = player.table
    player.app.settings.animation_speed = "slow"
    player.to(player.dark().center)
    assert player.rest()
    table.flip()
    assert table.turning.busy and not player.rest(0.01)
    player.to((player.dark().centerx + 2, player.dark().centery))
    assert table.turning.busy and not player.rest(0.02)


def test_after_a_curtain_nothing_appears_until_the_mouse_moves(seat):
    player = seat(size=LARGE_WINDOW)
    table, id_at = player.table, player.card()[1].center
    player.app.push(Curtain(player.app, "red", "Abe"))
    player.to(id_at)
    player.click_here()  # lifts it; the mouse stays over the card
    for _ in range(50):
        player.app.scene.update(0.1)
        if player.app.scene is table:
            break
    assert player.app.scene is table and not player.rest(5.0)
    player.to((id_at[0] + 2, id_at[1]))
    assert player.rest()


# --- where --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [LARGE_WINDOW, SMALL_WINDOW, (1366, 768)])
def test_a_tip_never_lies_over_a_choice(seat, size):
    player = seat("place", size)
    table = player.table
    lit = {s.place: s.rect for s in table.pointer.spots() if s.place in table.pointer.lit}
    chips = [chip.rect for chip in table.prompt.widgets]
    window = Rect(0, 0, *table.desk.plan.size)
    for place, rect in list(lit.items())[::3]:
        player.to(rect.center)
        for slip in player.rest():
            others = [other for name, other in lit.items() if name != place]
            assert slip.collidelist([*others, *chips]) < 0 and window.contains(slip)
    for rect in chips:
        player.to(rect.center)
        assert all(slip.collidelist(chips) < 0 for slip in player.rest())


@pytest.mark.parametrize("size", [LARGE_WINDOW, SMALL_WINDOW, (1366, 768)])
def test_no_preview_lies_over_cards_to_choose_from(seat, size):
    player = seat("keep", size)
    table = player.table
    assert isinstance(table.presentation, Fan)
    for _, place in table.parts.hand.held():
        player.to(place.center)
        for slip in player.rest():
            assert slip.collidelist([table.presentation.area, table.prompt.rect]) < 0
        assert table.parts.grown.card is None


def test_words_of_a_card_are_there_beside_the_cards_to_choose_from(seat):
    player = seat("keep")
    player.to(player.card()[1].center)
    assert player.rest()


def test_a_free_place_is_beside_and_over_nothing(seat):
    beside, window = Rect(100, 100, 50, 50), (1000, 800)
    below = free_place((200, 100), beside, window, [])
    assert below is not None and below.top >= beside.bottom
    above = free_place((200, 60), beside, window, [Rect(0, 150, 1000, 650)])
    assert above is not None and above.bottom <= beside.top
    assert free_place((200, 100), beside, window, [Rect(0, 0, 1000, 800)]) is None


def test_the_lessons_panel_hides_no_tip(monkeypatch):
    """Tips are drawn after the panel of the lesson, and beside it."""
    driver = Driver(SMALL_WINDOW, animation_speed="off")
    lesson = Tutorial(driver.app, chapters()["missions"])
    driver.app.push(lesson)
    for _ in range(200):
        lesson.update(0.05)
    assert lesson.teaching and lesson.panels()
    assert lesson.panels()[0] in lesson.choices()
    order: list[str] = []
    monkeypatch.setattr(lesson, "draw_panel", lambda page: order.append("panel"))
    monkeypatch.setattr(lesson.floating, "draw", lambda *rest: order.append("float"))
    driver.app.draw()
    assert order == ["panel", "float"]
    driver.close()


def test_nothing_floats_under_another_scene(seat):
    player = seat()
    player.to(player.dark().center)
    assert player.rest()
    player.app.open("pause")
    assert not player.rest()


# --- Blackmail, and a right click ---------------------------------------------------------------------------


def test_hovering_blackmail_shows_blackmail(seat):
    player = seat()
    table = player.table
    g = table.desk.view
    id = next(id for clan in g.state.clans for id in clan.blackmail)
    words = table.zoom.words(id)
    assert words.startswith("{b}Blackmail{/b}") and "2 prestige" in words and g.cards[id].title not in words


def test_a_right_click_enlarges_with_a_legend(seat, monkeypatch):
    from yedo.tables.yedo import cards, legend

    faces: list[Rect] = []
    monkeypatch.setattr(cards, "face", lambda canvas, view, id, rect, seat=None: faces.append(Rect(rect)))
    player = seat(size=(1366, 768))
    id, place = player.card()
    player.to(place.center)
    player.click_here(3)
    faces.clear()
    player.app.draw()
    table = player.table
    assert table.zoom.pinned == id
    assert faces and faces[-1].h == pytest.approx(table.desk.plan.size[1] * 0.85, abs=2)
    view = table.desk.view
    listed = legend.entries(view, view.cards[id], table.desk.house)
    assert any(entry.met is not None for entry in listed) and all(entry.name for entry in listed)


def test_every_icon_of_every_card_has_a_name(seat):
    from yedo.tables.yedo import legend

    g = seat().table.desk.view
    unnamed = {
        entry.icon for card in g.cards.values() for entry in legend.entries(g, card, None)
        if entry.name == entry.icon.replace("_", " ").capitalize() and not legend.named(entry.icon)
    }  # fmt: skip
    assert not unnamed
