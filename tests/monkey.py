"""Random clicks, drags and keys through every scene of every game, in every language, with seats that change hands in
mid-game and phones that are switched on: whatever is done, no exception. `python tests/monkey.py --seed 1 --minutes 10`
is the long run."""

import argparse
import os
import random
import sys
import tempfile
import time
import traceback
from collections import Counter
from pathlib import Path
from typing import Any

if __name__ == "__main__":  # before anything imports pygame
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
    os.environ["YEDO_HOME"] = tempfile.mkdtemp(prefix="yedo-monkey-")
    sys.path[:0] = [str(Path(__file__).resolve().parent.parent), str(Path(__file__).resolve().parent)]

import pygame
from ui_driver import Driver

from engine.games import kind_of
from engine.yedo.config import first_game, standard_game
from yedo import scenes
from yedo.lan.addresses import LOOPBACK
from yedo.scenes.phones import PhonesScene
from yedo.scenes.scene import Scene
from yedo.scenes.table import Table
from yedo.session import HUMAN, Session, begin, resume
from yedo.tables import TABLES
from yedo.tables.yedo import new_game
from yedo.ui.words import languages

SIZES = ((1280, 720), (1024, 640), (1600, 900))
PAGES = (
    "title", "shelf", "setup", "coop", "settings", "rules", "saves", "replays", "evening", "fame", "gallery", "demo",
    "tutorial",
)  # fmt: skip
BOTS = (HUMAN, HUMAN, "novice", "samurai")
MIXES: list[list[str]] = [
    [], ["teahouse"], ["specialists"], ["jesuits"], ["clan_powers"], ["shogun_must_die"],
    ["teahouse", "specialists", "jesuits", "clan_powers"],
]  # fmt: skip
KEYS = [
    *range(pygame.K_a, pygame.K_z + 1), *range(pygame.K_0, pygame.K_9 + 1), *range(pygame.K_F1, pygame.K_F12 + 1),
    *[pygame.K_RETURN, pygame.K_SPACE, pygame.K_ESCAPE, pygame.K_TAB, pygame.K_BACKSPACE, pygame.K_DELETE] * 3,
    *[pygame.K_LEFT, pygame.K_RIGHT, pygame.K_UP, pygame.K_DOWN] * 3, pygame.K_HOME, pygame.K_END, pygame.K_PAGEUP,
    pygame.K_PAGEDOWN, *[pygame.K_u, pygame.K_y, pygame.K_h, pygame.K_p, pygame.K_l] * 2,
]  # fmt: skip
WAYS = ("click", "widget", "key") * 5 + ("drag", "wheel", "type", "hand", "phones")
STAY = 120  # things done, about, before another scene is opened
SETTLE = 0.05  # seconds of the scene's own time after each


class Monkey:
    def __init__(self, seed: int) -> None:
        self.dice = random.Random(seed)
        self.driver = Driver(self.dice.choice(SIZES), confirmations=self.dice.random() < 0.7)
        self.app = self.driver.app
        self.app.remember = True
        self.done: Counter[str] = Counter()
        self.seen: Counter[str] = Counter()
        self.troubles: list[str] = []
        self.last: list[str] = []

    def run(self, seconds: float, things: int = 0) -> None:
        """For so long, and on a busy machine until so many things are done."""
        until = time.monotonic() + seconds
        while time.monotonic() < until or sum(self.done.values()) < things:
            self._guarded("open", self._open)
            for _ in range(self.dice.randrange(STAY // 2, STAY * 2)):
                over = time.monotonic() > until and sum(self.done.values()) >= things
                if over or not self.app.running or not self.app.scenes:
                    break
                self.seen[type(self.app.scene).__name__] += 1
                what = self.dice.choice(WAYS)
                self._guarded(what, getattr(self, f"_{what}"))
            self.app.running = True
        self._guarded("close", self.driver.close)

    def _guarded(self, what: str, act: Any) -> None:
        scene = type(self.app.scene).__name__ if self.app.scenes else "-"
        self.last = [*self.last[-7:], f"{what} in {scene}"]
        self.done[what] += 1
        try:
            act()
            if self.app.scenes:
                self.app.scene.update(SETTLE)
                self.app.step()
        except Exception:
            self.troubles.append(f"{self.last}\n{traceback.format_exc()}")
            self.app.scenes.clear()

    # --- where to ------------------------------------------------------------------------------------------

    def _open(self) -> None:
        app, dice = self.app, self.dice
        app.change(
            secrecy=dice.choice(("strict", "relaxed", "open")), reactions=dice.choice(("when_possible", "always")),
            animation_speed=dice.choice(("off", "fast", "normal")), board_side=dice.choice(("day", "night")),
            ui_scale=dice.choice((0.8, 1.0, 1.3)), language=dice.choice(tuple(languages())), fullscreen=False,
            phones=False,
        )  # fmt: skip
        app.reset(scenes.make("title", app))
        game = dice.choice(tuple(TABLES))
        where = dice.choice((*PAGES, *("table",) * 6, "score", "tutorial"))
        if where == "table":
            app.push(self._table(game))
        elif where == "score":
            app.push(self._score(game))
        elif where != "title" and scenes.has(where, game):
            app.push(scenes.make(where, app, game=game))

    def _table(self, game: str) -> Table:
        dice = self.dice
        session = self._yedo() if game == "yedo" else self._other(game)
        for _ in range(dice.choice((0, 20, 150, 400))):
            if session.decision is None:
                break
            session.answer(dice.choice(session.decision.options))
        while len(session.steps) > 1:
            session.steps.popleft()
        return Table(self.app, session)

    def _other(self, game: str) -> Session:
        """Any setup that a game has."""
        kind = kind_of(game)
        config, _ = kind.varied(self.dice.randrange(999), self.dice.randrange(1 << 40))
        for number, seat in enumerate(config.seats):
            seat.played_by = HUMAN if number == 0 else self.dice.choice(BOTS)
        return begin(kind, config, self.app.call_soon)

    def _yedo(self) -> Session:
        app, dice = self.app, self.dice
        modules = dice.choice(MIXES)
        together = "shogun_must_die" in modules
        players = dice.randint(1, 4) if together else dice.randint(2, 5)
        config = standard_game(players, 8, dice.randrange(1 << 40), list(modules))
        if not modules and dice.random() < 0.3:
            config = first_game(players, config.seed)
        for number, seat in enumerate(config.seats):
            seat.played_by = HUMAN if number == 0 else dice.choice(BOTS)
        return new_game.begin(config, app.call_soon)

    def _score(self, name: str) -> Scene:
        kind = kind_of(name)
        game = kind.new(kind.config(self.dice.choice([n for n in kind.players if n > 1]), self.dice.randrange(99999)))
        while game.decision is not None:
            game.apply(self.dice.choice(game.decision.options))
        return scenes.make("score", self.app, game=name, session=resume(game))

    # --- what is done --------------------------------------------------------------------------------------

    def _spot(self) -> tuple[float, float]:
        width, height = self.app.window.size
        scale = self.app.canvas.scale
        return self.dice.uniform(0, width / scale), self.dice.uniform(0, height / scale)

    def _click(self) -> None:
        self.driver.click(self._spot(), self.dice.choice((1, 1, 1, 1, 3, 2)))

    def _widget(self) -> None:
        """Something that can be pressed, or, at the table, one of the places that are lit."""
        scene = self.app.scene
        decision = scene.decision if isinstance(scene, Table) else None
        if decision is not None and decision.options and self.dice.random() < 0.6:
            scene.pick(self.dice.choice(decision.options))  # type: ignore[attr-defined]
            return
        widgets = list(scene.group.widgets)
        if widgets:
            self.driver.click(self.dice.choice(widgets))

    def _key(self) -> None:
        mod = self.dice.choice((0, 0, 0, pygame.KMOD_SHIFT, pygame.KMOD_CTRL, pygame.KMOD_ALT))
        self.driver.key(self.dice.choice(KEYS), mod)

    def _drag(self) -> None:
        self.driver.drag(self._spot(), self._spot())

    def _wheel(self) -> None:
        self.driver.move(self._spot())
        self.driver.wheel(self.dice.choice((-5, -1, 1, 5)))

    def _type(self) -> None:
        self.driver.type("".join(self.dice.choice("aZ09 é{}/\\.…漢\x7f") for _ in range(self.dice.randrange(1, 12))))

    def _phones(self) -> None:
        """The page with the code, at an address that nobody else reaches."""
        scene = self.app.scene
        if type(scene) is Table and scene.phoned.welcome:
            self.app.push(PhonesScene(self.app, scene, LOOPBACK))

    def _hand(self) -> None:
        """A seat changes hands, as the menu lets it."""
        tables = [scene for scene in self.app.scenes if type(scene) is Table]
        if tables and tables[-1] is self.app.scene and not tables[-1].session.over:
            seats = len(tables[-1].session.game.config.seats)
            tables[-1].hand_over(self.dice.randrange(seats), self.dice.choice(BOTS))


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--minutes", type=float, default=10.0)
    args = parser.parse_args()
    monkey = Monkey(args.seed)
    monkey.run(args.minutes * 60)
    print(f"{sum(monkey.done.values())} things done in {args.minutes:g} minutes: {dict(monkey.done)}")
    print(f"scenes: {dict(monkey.seen.most_common())}")
    print(f"{len(monkey.troubles)} exceptions")
    for trouble in monkey.troubles[:20]:
        print(trouble)
    return 1 if monkey.troubles else 0


if __name__ == "__main__":
    sys.exit(main())
