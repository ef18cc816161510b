"""Pictures at the table: a frame never waits for one, and every emblem is replaced when its picture is ready."""

import time
from pathlib import Path

import pygame
import pytest

from yedo import shot
from yedo.pictures import blit
from yedo.pictures.studio import studio
from yedo.ui import art


def test_the_table_shows_emblems_first_and_pictures_soon(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("YEDO_HOME", str(tmp_path))
    shot.headless()
    app = shot.open_scene("table", shot.ShotOptions(size=(1280, 720)))
    try:
        wanted = pygame.image.tobytes(app.window.surface, "RGB")  # drawn with all pictures at once
        art.forget()
        studio._made.clear()
        monkeypatch.setattr(blit, "layers", blit.Layers())
        studio.start(lambda: app.call_soon(app.dirty))
        app._relayout()
        app.draw()
        assert art.pending and pygame.image.tobytes(app.window.surface, "RGB") != wanted
        for _ in range(200):
            app.step(0.05)
            if not art.pending:
                break
            time.sleep(0.02)
        app.draw()
        assert not art.pending
        assert pygame.image.tobytes(app.window.surface, "RGB") == wanted
    finally:
        app.close()


def test_nothing_drawn_while_the_window_was_resized_stays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("YEDO_HOME", str(tmp_path))
    shot.headless()
    art.forget()
    app = shot.open_scene("table", shot.ShotOptions(size=(1280, 720)))
    wanted = pygame.image.tobytes(app.window.surface, "RGB")
    app.close()
    art.forget()
    art.settling = True
    app = shot.open_scene("table", shot.ShotOptions(size=(1280, 720)))
    assert pygame.image.tobytes(app.window.surface, "RGB") != wanted  # scaled in haste
    app.close()
    assert not art.settling
    app = shot.open_scene("table", shot.ShotOptions(size=(1280, 720)))
    try:
        assert pygame.image.tobytes(app.window.surface, "RGB") == wanted
    finally:
        app.close()
