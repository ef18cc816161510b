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
        shown = pygame.image.tobytes(app.window.surface, "RGB")
        assert max(abs(a - b) for a, b in zip(shown, wanted, strict=True)) <= 2  # layers may round another way
    finally:
        app.close()
