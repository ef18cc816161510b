"""Whole games of Shitenno in a real window (marker `window`): two persons among the seats, every answer a click that
xdotool gives to the window."""

import os
import random
import subprocess
import sys
import time

import pytest

pytestmark = pytest.mark.window
PATIENCE = 6.0  # seconds until a click must have been taken


def play(players: int) -> None:
    """Runs in a process of its own, with the real driver."""
    import pygame
    from shitenno_hands import Sitting

    class Real(Sitting):
        """Clicks go through the window system."""

        def at(self, rect: pygame.FRect) -> None:
            ratio = self.table.canvas.scale / self.app.canvas.scale
            x, y = self.app.window_points((rect.centerx * ratio, rect.centery * ratio))
            where = ["mousemove", "--window", self.window, str(round(x)), str(round(y)), "click", "1"]
            subprocess.run(["xdotool", *where], check=True, capture_output=True)
            before, end = self.heard, time.monotonic() + PATIENCE
            while self.heard == before and time.monotonic() < end:
                self.step()
                time.sleep(0.004)
            for _ in range(3):
                self.step()

        def listen(self) -> None:
            self.heard, handle = 0, self.app._handle

            def counted(event: pygame.Event) -> None:
                self.heard += event.type == pygame.MOUSEBUTTONUP
                handle(event)

            self.app._handle = counted  # type: ignore[method-assign]

    hands = Real(players, [0, 1], seed=players)
    assert pygame.display.get_driver() == "x11"
    for _ in range(20):
        hands.step()
        time.sleep(0.02)
    found = subprocess.run(["xdotool", "search", "--pid", str(os.getpid())], capture_output=True, text=True, check=True)
    hands.window = found.stdout.split()[-1]
    hands.listen()
    dice = random.Random(players)
    hands.play(lambda: hands.by_mouse(dice))
    hands.picture()
    points = [general.points for general in hands.table.session.game.state.generals]
    print(f"{players} players: {len(hands.table.session.answers)} answers, {hands.heard} clicks, {points}")
    hands.close()


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_whole_game_in_a_real_window(players: int) -> None:
    assert os.environ.get("DISPLAY"), "window tests need a display: start Xvfb and set DISPLAY"
    env = {k: v for k, v in os.environ.items() if k != "SDL_VIDEODRIVER"}
    env |= {"SDL_VIDEODRIVER": "x11", "SDL_AUDIODRIVER": "dummy", "SDL_FRAMEBUFFER_ACCELERATION": "0"}
    code = f"import sys; sys.path[:0] = {sys.path!r}; from {__name__} import play; play({players})"
    done = subprocess.run([sys.executable, "-c", code], env=env, capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stderr[-3000:]
    print(done.stdout)
