"""The replay viewer: the table, fed from a record instead of players. Step, play, jump to a round or phase, at
four speeds, from any clan's side or with all cards open once the game is over. And the list of past games."""

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from yedo.replaying import PUBLIC, Replay, Retelling
from yedo.salvage import Found
from yedo.scenes.saves import Saves, elsewhere, sample_game
from yedo.scenes.table import Table
from yedo.session import Session
from yedo.shot import ShotOptions, shot
from yedo.table.log import Line
from yedo.ui.words import t

if TYPE_CHECKING:
    from yedo.app import App

PACES = {"slow": 2.0, "normal": 0.8, "fast": 0.25, "rush": 0.0}  # seconds between two answers
SHORT = 10  # letters of a label, so that all controls fit on one page
Entry = tuple[str, str, Callable[[], object]]


class Record(Session):
    """A session that nobody plays: its answers come from the record."""

    def proceed(self) -> None:
        """Nobody thinks."""

    def drafts(self) -> None:
        """Nobody writes either: what is sealed may be hidden from whoever looks."""


class ReplayTable(Table):
    """`leave` is the phrase for the way out."""

    def __init__(self, app: "App", replay: Found | Retelling, leave: str = "replay.leave") -> None:
        self.replay = replay if isinstance(replay, Retelling) else Replay(replay)
        self.way_out = leave
        game = self.replay.game()
        record = Record(self.replay.kind, game, ["record"] * len(self.replay.kind.seats(game)))
        self.playing = False
        self.pace = "normal"
        self._wait = 0.0
        super().__init__(app, record, save=False)
        self.key_actions = {"flip_board": self.flip, "log": self.show_since, "skip": self.toggle}
        if not self.replay.over:
            self.look_as(max(0, self.replay.eyes or 0))
        if not self.replay.whole:
            app.notice(t("replay.only_part", n=self.replay.length))

    # --- moving on -----------------------------------------------------------------------------------------

    def toggle(self) -> None:
        """Play or pause."""
        self.playing = not self.playing and self.replay.at < self.replay.length
        self._wait = 0.0
        self.show_controls()

    def step(self) -> None:
        """One answer forward, played out."""
        self.stage.skip()
        step = self.replay.step()
        if step is not None:
            self.session.game = step.game
            self.session.steps.append(step)
            self._pump()
        self.show_controls()

    def go_to(self, n: int) -> None:
        """Stand at another moment at once."""
        self.stage.skip()
        self.session.steps.clear()
        self.replay.jump(n)
        self.session.game = self.replay.game()
        self.log.lines.clear()
        self.since = 0
        self.memory.shown = self.replay.at
        self.desk.lifted.clear()
        self.look_as(self.viewer)
        self.show_controls()

    def update(self, seconds: float) -> None:
        super().update(seconds)
        if not self.playing or self.stage.busy:
            return
        self._wait -= seconds
        if self._wait <= 0:
            self._wait = PACES[self.pace]
            self.step()
            self.playing = self.playing and self.replay.at < self.replay.length

    def animating(self) -> bool:
        return self.playing or super().animating()

    def _ask(self) -> bool:
        """Nobody is asked; the prompt holds the controls."""
        if self.asking.about != "controls":
            self.asking.about = "controls"
            self.show_controls()
        return True

    def _forget_question(self) -> None:
        self.asking.close()

    def recall(self, line: Line) -> None:
        """Back to the moment that a line tells of, and play it once more."""
        self.go_to(line.number - 1)
        if line.number > 0:
            self.step()

    # --- controls ------------------------------------------------------------------------------------------

    def show_controls(self) -> None:
        replay = self.replay
        page, focus = self.prompt.page, self.ring.current
        number = self.prompt.widgets.index(focus) if focus in self.prompt.widgets else -1
        now = self.game.kind.clock(self.session.game)
        phase = self.game.phase_name(now.phase)
        clock = self.game.kind.clock_words(now.round, now.rounds)
        words = t("replay.where", n=replay.at, of=replay.length, clock=clock, phase=phase)
        if now.phase == "setup":
            words = t("replay.at_setup", n=replay.at, of=replay.length)
        self.desk.asked = -1
        self.prompt.offer(words, self.viewer if self.viewer is not None else -1, self._controls())
        self.prompt.page = page
        self.prompt.lay_out()
        if 0 <= number < len(self.prompt.widgets):
            self.ring.focus(self.prompt.widgets[number], show=self.ring.visible)
        self.changed()

    def _controls(self) -> list[Entry]:
        replay = self.replay
        play: Entry = (
            (t("replay.pause"), "pause", self.toggle) if self.playing else (t("replay.play"), "play", self.toggle)
        )
        eyes: list[Entry] = [(self._view_label(), "eye", self.change_view)]
        if not self.replay.over and self.replay.eyes != PUBLIC:  # one's own game: nobody else's eyes
            eyes = []
        return [
            play,
            (t("replay.step"), "step", self.step),
            (t("replay.step_back"), "step_back", lambda: self.go_to(replay.at - 1)),
            (t("replay.next_phase"), "arrow_right", lambda: self.go_to(replay.turn_of("phase", 1))),
            (t("replay.last_phase"), "arrow_left", lambda: self.go_to(replay.turn_of("phase", -1))),
            (t("replay.next_round"), "round", lambda: self.go_to(replay.turn_of("round", 1))),
            (t("replay.last_round"), "round", lambda: self.go_to(replay.turn_of("round", -1))),
            (t(f"replay.pace.{self.pace}"), "speed", self.change_pace),
            *eyes,
            (t(self.way_out), "quit", self.app.pop),
        ]

    def change_pace(self) -> None:
        names = list(PACES)
        self.pace = names[(names.index(self.pace) + 1) % len(names)]
        self.show_controls()

    def change_view(self) -> None:
        """Through the eyes of the next clan; after the last one, if the game is over, all cards open."""
        facts = self.game.kind.seats(self.session.game)
        seats: list[int | None] = [one.seat for one in facts if not one.outside]
        seats.sort(key=lambda seat: seat or 0)
        if self.replay.over:
            seats.append(None)
        self.look_as(seats[(seats.index(self.viewer) + 1) % len(seats)] if self.viewer in seats else seats[0])
        self.log.lines.clear()
        self.show_controls()

    def _view_label(self) -> str:
        if self.viewer is None:
            return t("replay.all_open")
        name = self.desk.name(self.viewer)
        return name if len(name) <= SHORT else name[: SHORT - 1] + "…"

    @property
    def log_viewer(self) -> int | None:
        return self.viewer if self.replay.over else self.replay.eyes

    # --- keys ----------------------------------------------------------------------------------------------

    def handle(self, event: pygame.Event) -> bool:
        if event.type == pygame.KEYDOWN and self.choice is None:
            replay = self.replay
            moves: dict[int, Callable[[], object]] = {
                pygame.K_RIGHT: self.step,
                pygame.K_LEFT: lambda: self.go_to(replay.at - 1),
                pygame.K_PAGEDOWN: lambda: self.go_to(replay.turn_of("round", 1)),
                pygame.K_PAGEUP: lambda: self.go_to(replay.turn_of("round", -1)),
                pygame.K_HOME: lambda: self.go_to(0),
                pygame.K_END: lambda: self.go_to(replay.length),
            }
            if event.key in moves:
                moves[event.key]()
                return True
        return super().handle(event)

    def back(self) -> None:
        self.app.pop()


class Replays(Saves):
    """The list of saved games, opened at those that are over."""

    def __init__(self, app: "App") -> None:
        super().__init__(app, "over")


@shot("replay")
def shot_replay(app: "App", options: ShotOptions) -> None:
    app.open("title")
    with elsewhere():
        found = sample_game(options.seed)
    table = ReplayTable(app, found)
    app.push(table)
    table.go_to(table.replay.length // 2)
