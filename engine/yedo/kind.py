"""Yedo as a game of the house: what everybody outside this package may use."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, ClassVar

from engine.core.decision import Decision, Option
from engine.core.event import Event
from engine.core.game import Game, Sink
from engine.core.kind import Blocked, BotLevel, Clock, Kind, Result, SeatFacts
from engine.core.plain import dump
from engine.core.rng import Rng
from engine.core.scenario import Table
from engine.core.setup import Choice, read_choices
from engine.core.verbs import Happenings, Questions, Verbs

from .board import standard_board
from .config import (
    ACTION_SETS,
    COOP,
    EVENT_SETS,
    LEVELS,
    MISSION_SETS,
    MODULES,
    MOODS,
    Config,
    first_game,
    random_sets,
    standard_game,
)  # fmt: skip
from .game import Yedo, load_game, new_game
from .rules import choices, rows

SETS = ("recommended", "first", "random")
USUAL = Config([])


def _usual(first: Any, values: Iterable[Any]) -> tuple[Any, ...]:
    """The values of a choice, the usual one in front if there is one."""
    return tuple(sorted(values, key=lambda value: value != first))


class YedoKind(Kind):
    id = "yedo"
    players = (1, 2, 3, 4, 5)
    bots: ClassVar[Mapping[str, BotLevel]] = {
        "random": BotLevel("engine.yedo.bots.random_bot", "RandomBot"),
        "novice": BotLevel("engine.yedo.bots.novice", "Novice"),
        "samurai": BotLevel("engine.yedo.bots.samurai", "Samurai"),
        "shogun": BotLevel("engine.yedo.bots.shogun", "Shogun", quick=False),
    }
    fallback = "samurai"

    # --- rules ------------------------------------------------------------------------------------------

    def setup_options(self) -> list[Choice]:
        row = rows()
        return [
            Choice("rounds", _usual(USUAL.rounds, standard_board().lengths)),
            Choice("modules", MODULES, many=True),
            Choice("sets", SETS),
            Choice("action_sets", ACTION_SETS, many=True),
            Choice("event_sets", EVENT_SETS, many=True),
            Choice("mission_sets", MISSION_SETS, many=True),
            Choice("mood", _usual(USUAL.mood, MOODS)),
            Choice("level", _usual(USUAL.level, LEVELS)),
            Choice("master", (False, True)),
            *(Choice(name, tuple(values), rule=True, row=row[name]) for name, values in choices().items()),
        ]

    def config(self, players: int, seed: int, choices: Mapping[str, Any] | None = None) -> Config:
        known = self.setup_options()
        chosen = read_choices(known, dict(choices or {}))
        made = standard_game(players, chosen["rounds"], seed, list(chosen["modules"]))
        if chosen["sets"] == "first":
            first = first_game(players, seed)
            first.modules, first.rounds = made.modules, made.rounds
            made = first
        elif chosen["sets"] == "random":
            random_sets(made)
        for sets in ("action_sets", "event_sets", "mission_sets"):
            if chosen[sets]:
                setattr(made, sets, list(chosen[sets]))
        made.mood, made.level, made.master = chosen["mood"], chosen["level"], chosen["master"]
        made.rules = {c.name: str(chosen[c.name]) for c in known if c.rule and c.name in (choices or {})}
        return made

    def check(self, config: Config) -> None:
        from .setup import check

        check(config)
        Yedo(config)  # refuses unknown rule options

    def new(self, config: Config, sink: Sink | None = None) -> Game:
        return new_game(config, sink)

    def load(self, config: Config, dump: Any, fixed: Mapping[str, Any] | None = None) -> Game:
        from .saved_data import board_of, cards_of

        if not fixed:
            return load_game(config, dump)
        return load_game(config, dump, cards_of(dict(fixed)), board_of(dict(fixed)))

    def fixed_parts(self, game: Yedo) -> dict[str, Any]:
        from .saved_data import packed_cards

        return {"cards": packed_cards(game.cards), "board": dump(game.board.raw)}

    def redeal(self, view: Yedo, rng: Rng) -> Game:
        from .views import redeal

        return redeal(view, rng)

    def result(self, game: Yedo) -> Result:
        found = game.result()
        together = COOP in game.config.modules
        return Result(
            found["ended_by"], found["rounds"], found["ranking"], found["scores"], found["sources"], found["by_round"],
            together, found["ended_by"] != "coop_lost",
        )  # fmt: skip

    def inventory(self, game: Yedo) -> Any:
        from .invariants import Inventory

        return Inventory(game)

    @property
    def verbs(self) -> Verbs:
        from .verbs import verbs

        return verbs()

    @property
    def questions(self) -> Questions:
        from .verbs import questions

        return questions()

    @property
    def happenings(self) -> Happenings:
        from .verbs import happenings

        return happenings()

    def icon(self, option: Option) -> str:
        from .say import icon_of

        return icon_of(option)

    # --- words --------------------------------------------------------------------------------------------

    def prompt(self, view: Yedo, decision: Decision) -> str:
        from .say import prompt

        return prompt(view, decision)

    def label(self, view: Yedo, option: Option, decision: Decision) -> str:
        from .say import label

        return label(view, option, decision)

    def place(self, view: Yedo, option: Option, decision: Decision) -> str:
        from .say import place_of

        return place_of(view, option, decision)

    def event_line(self, view: Yedo, event: Event, viewer: int | None) -> str | None:
        from .say import event_line

        return event_line(view, event, viewer)

    def explain(self, view: Yedo, decision: Decision) -> list[Blocked]:
        from .explain import explain

        return explain(view, decision)

    def preview(self, view: Yedo, seat: int, option: Option) -> list[str]:
        from .explain import preview

        return preview(view, seat, option)

    # --- facts --------------------------------------------------------------------------------------------

    def seats(self, view: Yedo) -> list[SeatFacts]:
        return [SeatFacts(c.seat, c.name, c.color, c.pp, c.seat == view.outsider) for c in view.state.clans]

    def clock(self, view: Yedo) -> Clock:
        s = view.state
        return Clock(s.round, s.rounds, s.phase, view.decision is None)

    def counted(self, event: Event) -> tuple[tuple[str, str], ...]:
        kind, data = event.kind, event.data
        if kind == "draw":
            return (((event.secret or {})["card"], "drawn"),)
        if kind in ("play_card", "blackmail"):
            return ((data["card"], "played"),)
        if kind == "mission_done" or (kind == "score_bonus" and data["n"] > 0):
            return ((data["card"], "completed"),)
        if kind == "favor":
            return ((data["card"], "drawn"),)
        if kind == "event":
            return ((data["card"], "drawn"), (data["card"], "played"))
        return ()

    def varied(self, n: int, seed: int) -> tuple[Any, dict[str, str]]:
        from .lab.variety import config_for, labels, mixes

        every = mixes()
        config = config_for(every[n % len(every)], seed)
        return config, labels(config)

    # --- cases --------------------------------------------------------------------------------------------

    def begin_case(self, given: dict[str, Any]) -> Table:
        from .scenario import YedoTable

        return YedoTable(given)


KIND = YedoKind()
