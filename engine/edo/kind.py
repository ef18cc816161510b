"""Edo as a game of the house: what everybody outside this package may use."""

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
from .config import Config, rules, seats
from .game import Edo, load_game, new_game
from .verbs import HAPPENINGS, QUESTIONS, VERBS

ADVICE = 4  # guesses at the others' plans for a piece of advice


class EdoKind(BoardKind):
    id = "edo"
    players = (2, 3, 4)
    bots: ClassVar[Mapping[str, BotLevel]] = {
        "random": BotLevel("engine.core.random_bot", "RandomBot"),
        "reference": BotLevel("engine.edo.bots.reference", "Reference"),
        "novice": BotLevel("engine.edo.bots.novice", "Novice"),
        "samurai": BotLevel("engine.edo.bots.samurai", "Samurai"),
        "shogun": BotLevel("engine.edo.bots.shogun", "Shogun", quick=False),
    }
    fallback = "novice"
    config_type = Config
    # The next cards of the decks lie open after these, and every plan after the others.
    reveals: ClassVar[frozenset[str]] = frozenset({"all_sealed", "reveal", "merchant_card", "display"})

    # --- rules ------------------------------------------------------------------------------------------

    def setup_options(self) -> list[Choice]:
        return [Choice(name, tuple(r["values"]), rule=True, row=r["row"]) for name, r in rules().items()]

    def config(self, players: int, seed: int, choices: Mapping[str, Any] | None = None) -> Config:
        chosen = read_choices(self.setup_options(), dict(choices or {}))
        return Config(seats(players), {name: str(chosen[name]) for name in choices or {}}, seed)

    def new(
        self, config: Config, sink: Sink | None = None, parts: Parts | None = None, laid_out: LaidOut | None = None
    ) -> Game:
        return new_game(config, sink, parts[0] if parts else None, laid_out)

    def load(self, config: Config, dump: Any, parts: Parts | None = None) -> Game:
        return load_game(config, dump, parts[0] if parts else None)

    def around(self, config: Config, state: Any, parts: Parts | None = None) -> Game:
        game = Edo(config, parts[0] if parts else None)
        game.state = state
        return game

    def standard_board(self) -> Board:
        return standard_board()

    def with_numbers(self, folder: Path, config: Config) -> Parts | None:
        now = standard_board()
        own = read_own(folder, now.raw)
        return (Board({**now.raw, **own}),) if own else None

    def numbers(self, board: Board) -> dict[str, Any]:
        return dict(board.raw)

    result = room("scoring.result")

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

    event_line = room("tell.event_line")
    preview = room("preview.preview")

    def adviser(self) -> Bot:
        from .bots.shogun import Shogun

        bot = Shogun("advice")
        bot.samples, bot.seconds = ADVICE, 0.0  # never two answers to the same question
        return bot

    def page_rows(self, name: str, board: Board | None = None) -> list[tuple[str, str, str]]:
        from .pages import rows

        return rows(name, board or standard_board())

    def page_fact(self, name: str, board: Board | None = None) -> str:
        from .pages import fact

        return fact(name, board or standard_board())

    # --- facts --------------------------------------------------------------------------------------------

    def seats(self, view: Edo) -> list[SeatFacts]:
        return [SeatFacts(c.seat, c.name, c.color, c.points) for c in view.state.clans]

    def clock(self, view: Edo) -> Clock:
        s = view.state
        return Clock(s.round, view.board.rounds, s.phase, bool(s.ended))

    def counted(self, event: Event) -> tuple[tuple[str, str], ...]:
        if event.kind == "develop":
            return ((event.data["card"], "drawn"),)
        if event.kind == "reveal":
            return ((f"{event.data['card']}.{event.data['deed']}", "played"),)
        return ()

    # --- cases --------------------------------------------------------------------------------------------

    def begin_case(self, given: dict[str, Any]) -> Table:
        from .scenario import EdoTable

        return EdoTable(given)


KIND = EdoKind()
