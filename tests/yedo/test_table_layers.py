"""The table keeps what lies still and draws only what has changed: that must look as if everything were drawn anew."""

import os

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"

import random
from pathlib import Path

import pygame
import pytest

from engine.yedo.config import COOP, standard_game
from yedo import shot
from yedo.app import App
from yedo.session import new_session
from yedo.settings import Settings
from yedo.tables.yedo.shots import settled
from yedo.tables.yedo.shots_modules import MODULES, enrich

GAMES = {"plain": (4, ()), "modules": (5, MODULES), "together": (3, (COOP, "teahouse", "specialists"))}


@pytest.mark.parametrize("name", GAMES)
def test_changes_drawn_one_by_one_look_like_the_whole(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("YEDO_HOME", str(tmp_path))
    shot.headless()
    players, modules = GAMES[name]
    session, dice = new_session(standard_game(players, seed=5, modules=list(modules))), random.Random(5)
    for _ in range(90):
        session.answer(dice.choice(session.decision.options))
    enrich(session.game)
    app = App(Settings(mute=True, animation_speed="off"), (1280, 720), remember=False)
    table, drawn = settled(app, session), 0
    for _ in range(40):
        if session.decision is None:
            break
        table.answer(dice.choice(session.decision.options))
        for _ in range(20):
            table.update(0.05)
            table.sheets.close()
        app.draw()
        before, parts = table.parts._still.copy(), table.parts
        parts.forget_looks()
        app.draw()
        assert pygame.image.tobytes(before, "RGB") == pygame.image.tobytes(parts._still, "RGB"), session.decision
        drawn += 1
    app.close()
    assert drawn > 20


@pytest.mark.parametrize("name", GAMES)
def test_where_nothing_has_changed_nothing_is_drawn(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("YEDO_HOME", str(tmp_path))
    shot.headless()
    players, modules = GAMES[name]
    app = App(Settings(mute=True, animation_speed="off"), (1280, 720), remember=False)
    table = settled(app, new_session(standard_game(players, seed=5, modules=list(modules))))
    app.draw()
    drawn: list[str] = []
    for part in table.parts.all:
        monkeypatch.setattr(part, "draw", lambda canvas, part=part: drawn.append(type(part).__name__))
    table.changed()
    app.draw()
    app.close()
    assert drawn == []
