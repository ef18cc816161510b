"""Whole games at the table through posted events only: by mouse, and by keyboard, on the dummy driver."""

import os
import random

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"

import pygame
import pytest

from engine.yedo.config import standard_game
from yedo.app import App
from yedo.scenes.table import Table
from yedo.session import new_session
from yedo.settings import Settings

MOST = 6000  # answers after which a game should long be over


@pytest.fixture
def app():
    settings = Settings(animation_speed="off", mute=True, confirmations=False, secrecy="open")
    app = App(settings, (1280, 720), remember=False)
    yield app
    app.close()


def sit_down(app: App, players: int, seed: int, rounds: int = 6) -> Table:
    config = standard_game(players, rounds, seed)
    table = Table(app, new_session(config))
    table.comfort = False  # presentations have their own tests; every question must do without them
    app.push(table)
    return table


def click(app: App, table: Table, rect) -> None:
    """A click in the middle of a rect of the table, in the window's logical pixels."""
    ratio = table.canvas.scale / app.canvas.scale
    at = (rect.centerx * ratio, rect.centery * ratio)
    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        table.handle(pygame.Event(kind, pos=at, button=1))


def press(table: Table, key: int) -> None:
    table.handle(pygame.Event(pygame.KEYDOWN, key=key, mod=0, unicode=""))


def click_something(app: App, table: Table, dice: random.Random) -> None:
    """Answer by the mouse: a lit place where there is one, else a chip of the prompt."""
    places = [spot for spot in table.pointer.spots() if spot.place in table.pointer.lit]
    if places and dice.random() < 0.8:
        click(app, table, dice.choice(places).rect)
        if table.choice is not None:
            click(app, table, dice.choice(table.choice.chips).rect)
        return
    for _ in range(dice.randrange(table.prompt.pages)):
        click(app, table, table.prompt.arrows()[1])
    click(app, table, dice.choice(table.prompt.widgets).rect)


def play_through(app: App, table: Table, act) -> set[str]:
    kinds = set()
    for n in range(MOST):
        if table.session.over:
            break
        table.update(0.01)
        if table.decision is None:
            continue
        kinds.add(table.decision.kind)
        act()
        if n % 97 == 0:
            app.draw()
    assert table.session.over
    return kinds


@pytest.mark.parametrize("players", [2, pytest.param(5, marks=pytest.mark.slow)])
def test_a_game_by_mouse(app, players):
    table = sit_down(app, players, 11 * players)
    dice = random.Random(5)
    kinds = play_through(app, table, lambda: click_something(app, table, dice))
    assert {"egress", "open", "place", "action", "favor"} <= kinds
    app.draw()


@pytest.mark.parametrize("players", [2, pytest.param(5, marks=pytest.mark.slow)])
def test_a_game_by_keyboard(app, players):
    table = sit_down(app, players, 7 * players)
    dice = random.Random(3)

    def type_something() -> None:
        how = dice.random()
        if how < 0.3:
            press(table, pygame.K_1 + dice.randrange(9))
            return
        if how < 0.4 and table.prompt.pages > 1:
            press(table, pygame.K_PAGEDOWN)
        for _ in range(1 + dice.randrange(6)):
            press(table, dice.choice([pygame.K_TAB, pygame.K_UP, pygame.K_DOWN, pygame.K_LEFT, pygame.K_RIGHT]))
        press(table, pygame.K_RETURN)
        if table.choice is not None and dice.random() < 0.3:
            press(table, pygame.K_ESCAPE)
            assert table.choice is None

    play_through(app, table, type_something)


def test_two_persons_at_one_screen_pass_the_mouse_behind_a_curtain():
    app = App(Settings(animation_speed="off", mute=True, confirmations=False, secrecy="strict"), (1280, 720), False)
    table = sit_down(app, 2, 9)
    curtains = 0
    for _ in range(400):
        if app.scene is not table:
            curtains += 1
            app.scene.handle(pygame.Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode=""))
            app.scene.update(1.0)
            continue
        table.update(0.01)
        if table.decision is not None:
            assert table.viewer == table.decision.player
            table.pick(table.decision.options[0])
    assert curtains > 5
    app.close()
