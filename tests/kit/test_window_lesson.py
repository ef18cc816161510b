"""A newcomer at a real window (marker `window`): the first lesson is begun by mouse, left, and continued by mouse. The
same hands sit at a table without a screen, and every click and key of theirs is given to the real window as well."""

import os
import random
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest
from test_window import window_of, xdotool
from test_window_play import SETTINGS, SIZE, environment, home

from tests.pupil_hands import PupilHands
from tests.ui_driver import Driver
from yedo.salvage import look
from yedo.scenes.lesson import Tutorial
from yedo.ui.button import Button

__all__ = ["home"]
pytestmark = pytest.mark.window
KEYS = {"return": "Return", "space": "space", "escape": "Escape"}


class Twin(PupilHands):
    """The hands at the table without a screen."""

    def __init__(self) -> None:
        Driver.__init__(self, SIZE, **{k: v for k, v in SETTINGS.items() if k not in ("mute", "window_position")})
        self.game = "yedo"
        self.app.remember = True
        self.app.open("title")
        self.step()

    def press_button(self, label: str) -> None:
        buttons = [w for w in self.app.scene.group.widgets if isinstance(w, Button) and w.label == label]
        self.click(buttons[0])

    def sit(self) -> None:
        assert isinstance(self.app.scene, Tutorial)
        self.table = self.app.scene
        self.wait()


@pytest.fixture
def start(home: Path) -> Iterator[object]:
    running: list[subprocess.Popen[str]] = []

    def begin() -> "subprocess.Popen[str]":
        command = [sys.executable, "-m", "yedo"]
        running.append(subprocess.Popen(command, env=environment(home), stderr=subprocess.PIPE, text=True))
        return running[-1]

    yield begin
    for process in running:
        if process.poll() is None:
            process.kill()
        process.communicate()


def same_game(home: Path, twin: Twin, seconds: float = 20) -> None:
    """The real window has come as far: its save holds the very game."""
    end, wanted = time.monotonic() + seconds, twin.table.session.game.fingerprint()
    while time.monotonic() < end:
        for folder in (home / "saves").glob("*"):
            if folder.is_dir() and look(folder).game.fingerprint() == wanted:
                return
        time.sleep(0.1)
    raise AssertionError("the real window is elsewhere")


def both(monkeypatch: pytest.MonkeyPatch, window: str) -> None:
    """From now on what is posted here happens there, too."""
    post = POST

    def mirrored(event: pygame.event.Event) -> bool:
        if event.type == pygame.MOUSEMOTION:
            xdotool("mousemove", "--window", window, *(str(round(side)) for side in event.pos))
        elif event.type == pygame.MOUSEBUTTONDOWN:
            xdotool("mousedown", str(event.button))
            time.sleep(0.05)
        elif event.type == pygame.MOUSEBUTTONUP:
            xdotool("mouseup", str(event.button))
            time.sleep(0.3)
        elif event.type == pygame.KEYDOWN:
            name = pygame.key.name(event.key)
            xdotool("key", "--window", window, KEYS.get(name, name))
            time.sleep(0.3)
        return bool(post(event))

    monkeypatch.setattr(pygame.event, "post", mirrored)


POST = pygame.event.post


def test_the_lesson_is_left_and_continued_by_mouse(
    start, home: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("YEDO_HOME", str(tmp_path / "twin"))
    process, twin, dice = start(), Twin(), random.Random(3)
    both(monkeypatch, window_of(process))
    time.sleep(2)
    twin.press_button("First lesson")
    time.sleep(1)
    twin.click(next(w for w in twin.app.scene.group.widgets if getattr(getattr(w, "box", None), "id", "") == "yedo"))
    time.sleep(1)
    twin.click(twin.app.scene.buttons[0])
    time.sleep(2)
    twin.sit()
    while len(twin.table.session.answers) < 3:
        twin.teach(dice)
    same_game(home, twin)
    process.send_signal(signal.SIGTERM)
    assert process.wait(timeout=10) in (0, -signal.SIGTERM)
    twin.close()

    monkeypatch.setattr(pygame.event, "post", POST)
    process, again = start(), Twin()
    both(monkeypatch, window_of(process))
    time.sleep(2)
    again.press_button("Continue")
    time.sleep(2)
    again.sit()
    same_game(home, again)
    before = len(again.table.session.answers)
    while len(again.table.session.answers) < before + 3:
        again.teach(dice)
    same_game(home, again)
    assert process.poll() is None
    again.close()
    assert os.path.isdir(home / "saves")
