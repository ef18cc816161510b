"""Great moments: each of its kind is played out, ends with a click or key, keeps still when movement is off, does not
hold up bots in a hurry, and shows nothing that is not everybody's to know."""

import os

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"

from collections import Counter

import pygame
import pytest

from engine.core import words
from engine.core.event import Event
from engine.yedo.config import standard_game
from engine.yedo.game import Yedo
from tests.ui_driver import Driver
from yedo.pictures.check import problems
from yedo.scenes.table import Table
from yedo.session import new_session
from yedo.table.strip import Move
from yedo.tables.yedo import moments, round_end
from yedo.tables.yedo.shots_moments import FILMS, run_to_moment, until_event
from yedo.ui import sound

NAMES = {"mission_done": "mission", "errand_done": "errand", "shogun_dead": "shogun", "win_auction": "auction",
         "gain_annex": "annex", "phase": "bell", "game_over": "reckoning"}  # fmt: skip


class Watcher(Driver):
    """A table at which a game stands right before an event; the event is still to be shown."""

    def __init__(self, kind: str, least: int = 0) -> None:
        super().__init__((1280, 720), animation_speed="off", secrecy="open")

        def happened(event: Event, game: Yedo) -> bool:
            return event.kind == kind and game.state.round >= least

        tries = (until_event(standard_game(3, seed=seed), happened, seed) for seed in range(5, 15))
        session, step = next(found for found in tries if found is not None)
        self.app.open("title")
        self.table = Table(self.app, session, save=False)
        self.app.push(self.table)
        for _ in range(400):
            self.table.update(0.01)
            if not self.table.animating():
                break
        session.steps.append(step)

    def play(self, seconds: float) -> list[str]:
        """Let time pass; the kinds of the moments that were seen."""
        seen: list[str] = []
        for _ in range(round(seconds / 0.05)):
            self.table.update(0.05)
            moment = self.table.stage.moves.moment
            if moment is not None and seen[-1:] != [moment.kind]:
                seen.append(moment.kind)
                self.app.draw()
        return seen


@pytest.fixture
def watcher(monkeypatch: pytest.MonkeyPatch, tmp_path):
    monkeypatch.setenv("YEDO_HOME", str(tmp_path))
    made: list[Watcher] = []

    def make(*args: object, **wishes: object) -> Watcher:
        made.append(Watcher(*args, **wishes))  # type: ignore[arg-type]
        return made[-1]

    yield make
    for one in made:
        one.app.close()


def test_every_moment_has_a_film() -> None:
    assert {NAMES.get(kind, kind) for kind in moments.GREAT} == set(FILMS)


@pytest.mark.parametrize("kind", ["mission_done", "arrest", "event", "win_auction", "gain_annex"])
def test_a_moment_is_played_as_long_as_it_says(watcher, kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    heard: list[str] = []
    monkeypatch.setattr(sound, "play", lambda name, volume=1.0: heard.append(name))
    seat = watcher(kind, 1)
    seat.app.settings.animation_speed = "normal"
    run_to_moment(seat.table, kind)
    moment = seat.table.stage.moves.moment
    assert moment is not None and moment.seconds == moments.GREAT[kind]
    heard.clear()
    steps = 0
    while seat.table.stage.moves.moment is moment:
        seat.table.update(1 / 60)
        steps += 1
        assert steps < 60 * 5
    assert steps / 60 == pytest.approx(moment.seconds, abs=0.12)
    wanted = Counter(name for at, name, _ in moment.cues if at > 0.05)
    assert wanted <= Counter(heard), "its sounds come in time"


@pytest.mark.parametrize("how", ["space", "enter", "click"])
def test_a_moment_ends_with_a_key_or_a_click(watcher, how: str, monkeypatch: pytest.MonkeyPatch) -> None:
    seat = watcher("mission_done", 1)
    seat.app.settings.animation_speed = "normal"
    run_to_moment(seat.table, "mission_done")
    heard: list[str] = []
    monkeypatch.setattr(sound, "play", lambda name, volume=1.0: heard.append(name))
    if how == "click":
        seat.click((640, 300))
    else:
        seat.key(pygame.K_SPACE if how == "space" else pygame.K_RETURN)
    assert seat.table.stage.moves.moment is None
    assert "accomplished" not in heard, "a skipped seal makes no sound"


@pytest.mark.parametrize(
    ("wishes", "seen"),
    [
        ({"animation_speed": "slow"}, True),
        ({"animation_speed": "fast"}, True),
        ({"animation_speed": "off"}, False),
        ({"animation_speed": "normal", "moments": False}, False),
    ],
)
def test_the_settings_say_whether_moments_are_seen(watcher, wishes: dict[str, object], seen: bool) -> None:
    seat = watcher("event", 1)
    for name, value in wishes.items():
        setattr(seat.app.settings, name, value)
    assert ("event" in seat.play(9.0)) is seen


@pytest.mark.parametrize(("speed", "lively"), [("slow", True), ("normal", True), ("fast", False)])
def test_bots_in_a_hurry_do_not_stop_for_moments(speed: str, lively: bool) -> None:
    driver = Driver((1280, 720), animation_speed=speed)
    config = standard_game(3, seed=1)
    for seat in config.seats:
        seat.played_by = "novice"
    driver.app.open("title")
    table = Table(driver.app, new_session(config), save=False)
    driver.app.push(table)
    assert table.desk.lively is lively
    driver.app.close()


def test_moments_tell_only_what_everybody_knows() -> None:
    """None of the events they belong to has a secret part, in a whole game."""
    seen: set[str] = set()

    def look(event: Event, game: Yedo) -> bool:
        if event.kind in moments.GREAT:
            seen.add(event.kind)
            assert not event.secret
        return False

    assert until_event(standard_game(3, 6, 2), look, 2) is None
    assert {"mission_done", "event", "win_auction", "game_over"} <= seen


def move(kind: str, number: int) -> Move:
    return Move(number, 0, kind, "red", "icons/auction", kind, "auction", 1.0)


def test_a_round_is_told_in_three_different_pictures() -> None:
    kinds = ["win_auction", "win_auction", "gain_annex", "arrest", "arrest", "mission_done", "mission_done", "gain_pp"]
    moves = [move(kind, n) for n, kind in enumerate(kinds)]
    told = round_end.tale(moves)
    assert [found.kind for found in told] == ["gain_annex", "arrest", "mission_done"]
    assert [found.kind for found in round_end.tale(moves[:1])] == ["win_auction"]


def test_what_no_card_tells_has_a_picture_of_its_own() -> None:
    """Every lot and purchase: known words, a picture unlike the others, and what was won beside it."""
    view = new_session(standard_game(4)).game
    lots = view.board.types
    assert set(lots) <= set(round_end.SCENES)
    assert [found for told in round_end.SCENES.values() for found in problems(told)] == []
    won = [Move(n, 0, "win_auction", "red", f"icons/{lot}", "", "auction", 1.0) for n, lot in enumerate(lots)]
    won += [Move(9, 0, "gain_weapon", "red", f"pieces/weapon_{name}", "", "pay", 1.0) for name in ("katana", "yumi")]
    told = [round_end.print_of(view, each) for each in won]
    assert len({picture for picture, _, _ in told}) == len(told)
    assert [thing for _, _, thing in told] == [each.picture for each in won]


def test_the_scroll_of_a_round_waits_for_the_reader(watcher) -> None:
    seat = watcher("round_end", 2)
    seat.app.settings.animation_speed = "normal"
    for _ in range(2000):
        seat.table.update(1 / 30)
        if seat.table.sheets.open is not None:
            break
    scroll = seat.table.sheets.open
    assert isinstance(scroll, round_end.RoundScroll) and 1 <= len(scroll.moves) <= 3
    shown = seat.table.steps_shown
    seat.table.update(1.0)
    seat.app.draw()
    assert seat.table.paused and seat.table.steps_shown == shown
    seat.key(pygame.K_SPACE)
    assert seat.table.sheets.open is None and not seat.table.paused


def test_finding_the_spots_makes_no_words(watcher, monkeypatch: pytest.MonkeyPatch) -> None:
    """Tips are made when they are read: hundreds of sentences with every change made a redraw slow."""
    seat = watcher("event", 2)
    made: list[str] = []
    find = words._lookup
    monkeypatch.setattr(words, "_lookup", lambda lang, key, *rest: made.append(key) or find(lang, key, *rest))
    seat.table.pointer.changed()
    spots = seat.table.pointer.spots()
    assert len(spots) > 100 and len(made) < 20, made[:30]
    assert sum(bool(spot.tip) for spot in spots) > 100 and len(made) > 100
