"""Shitenno as a game of the house: what everybody outside this package may use."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, ClassVar

from engine.core.board_kind import BoardKind, room
from engine.core.event import Event
from engine.core.game import Game, LaidOut, Sink
from engine.core.kind import Bot, BotLevel, Clock, Parts, SeatFacts
from engine.core.numbers import read_own
from engine.core.scenario import Table
from engine.core.setup import Choice, read_choices
from engine.core.verbs import Happenings, Questions, Verbs

from .board import Board, standard_board
from .config import Config, rule_choices, standard_game
from .game import Shitenno, load_game, new_game
from .verbs import HAPPENINGS, QUESTIONS, VERBS

ADVICE = 6  # re-dealt worlds for a piece of advice: about a tenth of a second


class ShitennoKind(BoardKind):
    id = "shitenno"
    players = (2, 3, 4)
    bots: ClassVar[Mapping[str, BotLevel]] = {
        "random": BotLevel("engine.core.random_bot", "RandomBot"),
        "reference": BotLevel("engine.shitenno.bots.reference", "Reference"),
        "novice": BotLevel("engine.shitenno.bots.novice", "Novice"),
        "samurai": BotLevel("engine.shitenno.bots.samurai", "Samurai"),
        "shogun": BotLevel("engine.shitenno.bots.shogun", "Shogun", quick=False),
    }
    fallback = "novice"
    config_type = Config
    # Events after which somebody knows what was hidden before: nothing behind them can be taken back (A20).
    reveals: ClassVar[frozenset[str]] = frozenset(
        kind for kind, row in HAPPENINGS.items() if row.stays
    )

    # --- rules ------------------------------------------------------------------------------------------

    def setup_options(self) -> list[Choice]:
        return list(rule_choices())

    def config(self, players: int, seed: int, choices: Mapping[str, Any] | None = None) -> Config:
        chosen = dict(choices or {})
        rules = read_choices(self.setup_options(), chosen)
        return standard_game(players, seed, {name: rules[name] for name in chosen})

    def new(
        self, config: Config, sink: Sink | None = None, parts: Parts | None = None, laid_out: LaidOut | None = None
    ) -> Game:
        return new_game(config, sink, parts[0] if parts else None, laid_out)

    def load(self, config: Config, dump: Any, parts: Parts | None = None) -> Game:
        return load_game(config, dump, parts[0] if parts else None)

    def around(self, config: Config, state: Any, parts: Parts | None = None) -> Game:
        game = Shitenno(config, parts[0] if parts else None)
        game.state = state
        return game

    def standard_board(self) -> Board:
        return standard_board()

    def with_numbers(self, folder: Path, config: Config) -> Parts | None:
        now = standard_board()
        own = read_own(folder, {"board": now.raw})
        return (Board(own["board"]),) if own else None

    result = room("score.result")

    @property
    def verbs(self) -> Verbs:
        return VERBS

    @property
    def questions(self) -> Questions:
        return QUESTIONS

    @property
    def happenings(self) -> Happenings:
        return HAPPENINGS

    # --- words --------------------------------------------------------------------------------------------

    event_line = room("say.event_line")
    preview = room("explain.preview")

    def adviser(self) -> Bot:
        from .bots.shogun import Shogun

        bot = Shogun("advice")
        bot.samples, bot.seconds = ADVICE, 0.0  # never two answers to the same question
        return bot

    def page_rows(self, name: str, board: Board | None = None) -> list[tuple[str, str, str]]:
        from .pages import rows

        return rows(name, board or standard_board())

    # --- facts --------------------------------------------------------------------------------------------

    def seats(self, view: Shitenno) -> list[SeatFacts]:
        return [SeatFacts(general.seat, general.name, general.color, general.points) for general in view.state.generals]

    def clock(self, view: Shitenno) -> Clock:
        s = view.state
        return Clock(s.turn, s.turns, s.phase, view.decision is None)

    def counted(self, event: Event) -> tuple[tuple[str, str], ...]:
        if event.kind == "win_tile":
            return ((event.data["tile"].partition(":")[2], "drawn"),)
        if event.kind == "place":
            return ((event.data["province"], "played"),)
        if event.kind == "pay":
            return tuple((tile.partition(":")[2], "played") for tile in event.data["tiles"])
        return (("card", "played"),) if event.kind == "draw" else ()

    def deeds(self, game: Shitenno, seat: int) -> list[str]:
        """The provinces it dominates."""
        from .control import majority

        return [province.id for province in game.board.provinces if majority(game, province.index)[0] == seat]

    # --- cases --------------------------------------------------------------------------------------------

    def begin_case(self, given: dict[str, Any]) -> Table:
        from .scenario import ShitennoTable

        return ShitennoTable(given)


KIND = ShitennoKind()
