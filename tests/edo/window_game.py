"""A whole game of Edo in a real window: the mouse of the display is moved and pressed by xdotool, and nothing else.
Run by test_edo_window.py with a display: `python -m tests.edo.window_game PLAYERS PERSONS SEED [ROUNDS]`."""

import os
import subprocess
import sys
import time
from collections.abc import Sequence

import pygame

from tests.edo.edo_hands import EdoHands

WAIT = 0.004  # seconds for the display to hand over an event


class WindowHands(EdoHands):
    """The same hands on the display's own mouse."""

    window = ""

    def _xdotool(self, *words: object) -> None:
        if not self.window:
            search = ["xdotool", "search", "--onlyvisible", "--pid", str(os.getpid())]
            found = subprocess.run(search, capture_output=True, text=True)
            self.window = found.stdout.split()[0]
        told = [self.window if word == "WINDOW" else str(word) for word in words]
        subprocess.run(["xdotool", *told], check=True)
        for _ in range(4):
            time.sleep(WAIT)
            self.step()

    def _point(self, at: Sequence[float]) -> tuple[int, int]:
        x, y = self.app.window_points(at)
        return round(x), round(y)

    def move(self, at: Sequence[float]) -> None:
        self._xdotool("mousemove", "--window", "WINDOW", *self._point(at))

    def press(self, at: Sequence[float], button: int = 1) -> None:
        self._xdotool("mousemove", "--window", "WINDOW", *self._point(at), "mousedown", button)

    def release(self, at: Sequence[float], button: int = 1) -> None:
        self._xdotool("mouseup", button)

    def at(self, rect: pygame.FRect) -> None:
        ratio = self.table.canvas.scale / self.app.canvas.scale
        self.press((rect.centerx * ratio, rect.centery * ratio))
        self.release((0, 0))


def main() -> None:
    players, persons, seed = (int(word) for word in sys.argv[1:4])
    rounds = int(sys.argv[4]) if len(sys.argv) > 4 else 99
    hands = WindowHands(players, tuple(range(persons)), seed=seed)
    assert pygame.display.get_driver() != "dummy"
    for _ in range(40):  # until the window is on the screen
        time.sleep(0.02)
        hands.step()
    hands.play_on(rounds)
    state = hands.session.game.state
    print(f"{players} clans, {persons} persons: round {state.round}, over {hands.session.over}, "
          f"{len(hands.session.answers)} answers, {len(hands.curtains)} curtains")  # fmt: skip
    hands.picture()
    hands.close()


if __name__ == "__main__":
    main()
