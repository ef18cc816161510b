"""Whole games through the real table at top speed, drawn into nowhere: persons' answers, bots' answers, curtains,
movement, undo, the mouse wandering about, autosave, the reckoning at the end. Afterwards nothing may be left."""

import gc
import random
import time
import weakref
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from engine.core.memory import Watch, resident, trim
from engine.lab.progress import Progress
from engine.yedo.config import Config, random_sets, standard_game
from yedo.shot import headless

if TYPE_CHECKING:
    from yedo.app import App
    from yedo.scenes.table import Table

SIZE = (1280, 720)
EVERY = 10  # games between two rows of the figures
WARM_UP = 10  # games in which pictures and words are still being loaded
FLAT = 150.0  # MB for every thousand games; one game that stays in memory is 3 to 10 MB
MOST_STEPS = 40_000  # frames after which a game should long be over
BOTS = ("samurai", "novice", "random")
MIXES: tuple[tuple[str, ...], ...] = (
    (), ("specialists",), ("jesuits", "clan_powers"), ("shogun_must_die",), ("teahouse",),
    ("specialists", "jesuits", "teahouse", "clan_powers"), ("shogun_must_die", "specialists", "teahouse"),
)  # fmt: skip
SECRECY = ("open", "relaxed", "strict")


@dataclass(slots=True)
class Row:
    """After so many games: memory in all and the kept pictures in it, in MB; texts kept; and what is held once all
    that is kept for speed has been dropped."""

    games: int
    memory: float
    pictures: float
    texts: int
    bare: float
    frame: float  # the slowest since the last row, in milliseconds


@dataclass(slots=True)
class TableSoak:
    watch: Watch = field(default_factory=lambda: Watch(WARM_UP, FLAT))
    games: int = 0
    answers: int = 0
    frames: int = 0
    curtains: int = 0
    undone: int = 0
    seconds: float = 0.0
    rows: list[Row] = field(default_factory=list)
    violations: list[str] = field(default_factory=list)
    budget: float = 0.0  # what the kept pictures may weigh, in MB
    slowest: float = 0.0  # frame since the last row, in seconds


def config_for(number: int, seed: int) -> Config:
    """Another kind of game each time: modules, players, length and side all turn at their own pace."""
    modules = list(MIXES[number % len(MIXES)])
    players = 1 + number % 4 if "shogun_must_die" in modules else 2 + number % 4
    rounds = 8 if "jesuits" in modules else (6, 8, 11)[number % 3]
    config = standard_game(players, rounds, seed + number, modules)
    random_sets(config)
    config.side = ("day", "night")[number % 2]
    persons = 1 + number % 2
    for seat in range(persons, players):
        config.seats[seat].played_by = BOTS[(number + seat) % len(BOTS)]
    return config


def soak_table(seed: int, wanted: int, until: float, tell: Callable[[str], object] | None = None) -> TableSoak:
    """Play so many games, or until a moment of the clock."""
    headless()
    from yedo.app import App
    from yedo.scenes.saves import elsewhere
    from yedo.settings import Settings
    from yedo.ui import art

    found, began = TableSoak(), time.perf_counter()
    with elsewhere():
        app = App(Settings(mute=True, confirmations=False), SIZE, remember=False)
        app.open("title")
        held: list[weakref.ref[Table]] = []
        bar = Progress(wanted, "games") if wanted else Progress(round(until - time.monotonic()), "soak")
        while not (wanted and found.games >= wanted) and not (until and time.monotonic() > until):
            held.append(weakref.ref(_Evening(app, found, seed).play()))
            found.games += 1
            found.seconds = time.perf_counter() - began
            bar.step(1 if wanted else round(found.seconds) - bar.done)
            _look_back(found, held)
            if found.games % EVERY == 0 or found.games == wanted:
                _add_row(found)
                if tell is not None:
                    bar.close()
                    tell(f"{found.games} games in {found.seconds:.0f} s, {found.rows[-1].memory:.1f} MB")
        bar.close()
        found.budget = sum(cache.budget for cache in art.caches) / (1 << 20)
        app.close()
    return found


def _look_back(found: TableSoak, held: "list[weakref.ref[Table]]") -> None:
    """A table that was left must be gone, with its session, its steps and its pictures."""
    gc.collect()
    held[:] = [table for table in held if table() is not None]
    if held:
        found.violations.append(f"after game {found.games} the tables of {len(held)} games are still held")


def _add_row(found: TableSoak) -> None:
    """Pictures and texts are kept up to a bound. Whether anything else grows shows when they are dropped."""
    from yedo.ui import art, text

    memory, pictures = resident(), sum(cache.bytes for cache in art.caches) / (1 << 20)
    texts = text.layout.cache_info().currsize + text._rendered.cache_info().currsize
    for cache in art.caches:
        cache.clear()
    text.layout.cache_clear()
    text._rendered.cache_clear()
    trim()
    bare = found.watch.sample(found.games)
    found.rows.append(Row(found.games, memory, pictures, texts, bare, found.slowest * 1000))
    found.slowest = 0.0


class _Evening:
    """One game from the laid table back to the title."""

    def __init__(self, app: "App", found: TableSoak, seed: int) -> None:
        from yedo.scenes.table import open_table

        self.app, self.found, number = app, found, found.games
        self.dice = random.Random(seed + number)
        self.moving = number % 5 == 4
        app.settings.secrecy = SECRECY[number % len(SECRECY)]
        config = config_for(number, seed)
        app.change(board_side=config.side, animation_speed="fast" if self.moving else "off")
        app.remember = True  # with the autosave, as at home
        self.table = open_table(app, config)
        app.remember = False

    def play(self) -> "Table":
        from yedo import scenes
        from yedo.scenes.curtain import Curtain

        app, table, found = self.app, self.table, self.found
        for _ in range(MOST_STEPS):
            self._frame()
            scene = app.scene
            if isinstance(scene, Curtain):
                if not scene.rising:
                    found.curtains += 1
                    scene.lift()
            elif table.session.over and not table.session.steps and not table.stage.busy:
                break
            elif table.decision is not None and app.scene is table:
                self._act()
        else:
            found.violations.append(f"game {found.games} did not end at the table")
        if table.session.over:
            table.finish()
            for page in ("reckoning", "winner", "story"):
                app.scene.turn(page)  # type: ignore[attr-defined]
                self._frame()
        app.reset(scenes.make("title", app))
        self._frame()
        return table

    def _frame(self) -> None:
        """One turn of the window's loop; movement is hurried along."""
        began = time.thread_time()
        self.app.step(0 if self.app.scene.animating() else 0.02)
        if self.moving:
            self.app.scene.update(0.25)
        self.found.slowest = max(self.found.slowest, time.thread_time() - began)
        self.found.frames += 1

    def _act(self) -> None:
        """What a person does at a question: look around, sometimes take the last answer back, answer."""
        import pygame

        table, dice = self.table, self.dice
        at = (dice.randrange(SIZE[0]), dice.randrange(SIZE[1]))
        pygame.event.post(pygame.Event(pygame.MOUSEMOTION, pos=at, rel=(1, 1), buttons=(0, 0, 0)))
        if dice.random() < 0.08:
            before = len(table.session.answers)
            table.take_back()
            self.found.undone += len(table.session.answers) < before
            return
        assert table.decision is not None
        self.found.answers += 1
        table.pick(dice.choice(table.decision.options))
