"""Yedo as a game of the house: what everybody outside this package may use."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, ClassVar

from engine.core.decision import Decision, Option
from engine.core.event import Event
from engine.core.face import Belonging, Face
from engine.core.game import Game, LaidOut, Sink
from engine.core.kind import BadSetup, Blocked, Bot, BotLevel, Clock, Kind, Parts, Result, SeatFacts
from engine.core.numbers import read_own
from engine.core.plain import Damaged, dump
from engine.core.rng import Rng
from engine.core.scenario import Table
from engine.core.setup import Choice, read_choices
from engine.core.verbs import Happenings, Questions, Verbs

from .board import Board, standard_board
from .config import (
    ACTION_SETS,
    COOP,
    EVENT_SETS,
    LEVELS,
    MISSION_SETS,
    MODULES,
    MOODS,
    Config,
    edition_game,
    first_game,
    random_sets,
    standard_game,
)
from .editions import DELUXE, edition_of, names
from .game import Yedo, load_game, new_game
from .rules import choices, rule_choices, rules_before

PLANNERS = ("samurai", "shogun")
OF = "-"  # between a level and a temperament
YARDSTICK = "yardstick"
SETS = ("recommended", "first", "random")
USUAL = Config([])


def _usual(first: Any, values: Iterable[Any]) -> tuple[Any, ...]:
    """The values of a choice, the usual one in front if there is one."""
    return tuple(sorted(values, key=lambda value: value != first))


class YedoKind(Kind):
    id = "yedo"
    players = (1, 2, 3, 4, 5)
    bots: ClassVar[Mapping[str, BotLevel]] = {
        "random": BotLevel("engine.core.random_bot", "RandomBot"),
        "novice": BotLevel("engine.yedo.bots.novice", "Novice"),
        "samurai": BotLevel("engine.yedo.bots.samurai", "Samurai"),
        "shogun": BotLevel("engine.yedo.bots.shogun", "Shogun", quick=False),
    }
    fallback = "samurai"
    config_type = Config
    head_parts = ("data", "cards", "board")
    reveals = frozenset({"play_card", "negated", "blackmail", "use_character", "reflect"})
    final = frozenset({"play", "blackmail"})
    turns = frozenset({"favor", "bid", "egress", "place", "position"})

    # --- rules ------------------------------------------------------------------------------------------

    def setup_options(self) -> list[Choice]:
        return [
            Choice("edition", names()),
            Choice("rounds", _usual(USUAL.rounds, standard_board().lengths)),
            Choice("modules", MODULES, many=True),
            Choice("sets", SETS),
            Choice("action_sets", ACTION_SETS, many=True),
            Choice("event_sets", EVENT_SETS, many=True),
            Choice("mission_sets", MISSION_SETS, many=True),
            Choice("mood", _usual(USUAL.mood, MOODS)),
            Choice("level", _usual(USUAL.level, LEVELS)),
            Choice("master", (False, True)),
            *rule_choices(),
        ]

    def config(self, players: int, seed: int, choices: Mapping[str, Any] | None = None) -> Config:
        known = self.setup_options()
        chosen = read_choices(known, dict(choices or {}))
        made = standard_game(players, chosen["rounds"], seed, list(chosen["modules"]))
        if chosen["edition"] != DELUXE:  # what was chosen besides must be said, so that it can be refused
            if "sets" in (choices or {}):
                raise BadSetup("edition_no_sets")
            made = edition_game(players, chosen["edition"], seed)
            made.rounds = chosen["rounds"] if "rounds" in (choices or {}) else made.rounds
            made.modules = list(chosen["modules"])
        elif chosen["sets"] == "first":
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
        from .setup import check, check_new

        check(config)
        check_new(Yedo(config))  # refuses unknown rule options

    def new(
        self, config: Config, sink: Sink | None = None, parts: Parts | None = None, laid_out: LaidOut | None = None
    ) -> Game:
        cards, board = parts or (None, None)
        return new_game(config, sink, cards, board, parts is not None, laid_out)

    def load(self, config: Config, dump: Any, parts: Parts | None = None) -> Game:
        return load_game(config, dump, *(parts or ()))

    def around(self, config: Config, state: Any, parts: Parts | None = None) -> Game:
        from .setup import open_spaces

        game = Yedo(config, *(parts or ()))
        game.state = state
        open_spaces(game)
        return game

    def parts(self, game: Yedo) -> Parts:
        return (game.cards, game.board)

    def fixed_parts(self, game: Yedo) -> dict[str, Any]:
        from .saved_data import packed_cards

        return {"cards": packed_cards(game.cards), "board": dump(game.board.raw)}

    def unpack(self, fixed: Mapping[str, Any], config: Any) -> Parts:
        from .saved_data import board_of, cards_of

        try:
            edition_of(config.edition)
        except BadSetup as problem:
            raise Damaged.of(problem) from None
        return (cards_of(dict(fixed), config), board_of(dict(fixed), config))

    def own(self, parts: Parts, config: Any) -> bool:
        edition = edition_of(config.edition)
        return parts[0] is not edition.cards or parts[1] is not edition.board

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

    def with_numbers(self, folder: Path, config: Config) -> Parts | None:
        edition = edition_of(config.edition)
        now, cards = edition.board.raw, edition.cards
        plain = {name: value for name, value in now.items() if name != "modules"}
        own = read_own(folder, {"board": plain}, cards)
        modules = read_own(folder / "modules", now["modules"], cards)
        if not own and not modules:
            return None
        return (cards, Board({**own.get("board", plain), "modules": {**now["modules"], **modules}}))

    def numbers(self, board: Board) -> dict[str, Any]:
        return {"board": board.raw, **{f"modules/{name}": said for name, said in board.modules.items()}}

    # --- saving -------------------------------------------------------------------------------------------

    def data_prints(self, game: Yedo) -> dict[str, Any]:
        from .saved_data import data_fingerprints

        return {"data": data_fingerprints(game.cards)}

    def rules_in_force(self, config: Config) -> dict[str, str]:
        rules = Yedo(config).rules  # with what its edition fixes
        return {name: str(getattr(rules, name)) for name in choices()}

    def rules_before(self) -> dict[str, str]:
        return {name: str(value) for name, value in rules_before().items()}

    def check_loaded(self, game: Yedo, first: Yedo) -> str | None:
        from .saving import trouble

        return trouble(game, first)

    def other_cards(self, head: dict[str, Any], config: Config) -> list[str]:
        from .saved_data import other_cards

        return other_cards(head, config)

    def other_numbers(self, game: Yedo) -> list[str]:
        from .saved_data import other_numbers

        return other_numbers(game.board, game.config)

    # --- taking back --------------------------------------------------------------------------------------

    def windows(self, game: Yedo) -> list[Any]:
        from .taking_back import windows

        return windows(game)

    def tells(self, before: Yedo, after: Yedo, events: list[Event]) -> bool:
        from .taking_back import reveals

        return reveals(before, after, events)

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

    def private(self, view: Yedo, decision: Decision) -> bool:
        from .privacy import is_private

        return is_private(view, decision)

    # --- things -------------------------------------------------------------------------------------------

    def thing(self, view: Yedo, option: Option, decision: Decision) -> str:
        from .faces import thing_of

        return thing_of(view, option, decision)

    def face(self, view: Yedo, thing: str, seat: int | None = None) -> Face | None:
        from .faces import face

        return face(view, thing, seat)

    def hand(self, view: Yedo, seat: int) -> list[str]:
        from .faces import hand

        return hand(view, seat)

    def belongings(self, view: Yedo, seat: int) -> list[Belonging]:
        from .faces import belongings

        return belongings(view, seat)

    # --- facts --------------------------------------------------------------------------------------------

    def seats(self, view: Yedo) -> list[SeatFacts]:
        from .names import name_of

        return [
            SeatFacts(c.seat, name_of(view, c.seat), c.color, c.pp, c.seat == view.outsider)
            for c in view.state.clans
        ]

    def clock(self, view: Yedo) -> Clock:
        s = view.state
        return Clock(s.round, s.rounds, s.phase, view.decision is None)

    def modules(self, config: Config) -> list[str]:
        return list(config.modules)

    def mode(self, config: Config) -> dict[str, Any]:
        if config.edition != DELUXE:
            return {"edition": config.edition}
        if COOP not in config.modules:
            return {}
        return {"mood": config.mood, "level": config.level, "master": config.master}

    def deeds(self, game: Yedo, seat: int) -> list[str]:
        return list(game.state.clans[seat].completed)

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

    # --- players ------------------------------------------------------------------------------------------

    def has_bot(self, name: str) -> bool:
        """Also a level with a temperament (samurai-bidder), and the laboratory's yardstick, which no setup offers."""
        return name in self.bots or name == YARDSTICK or self._temper(name) is not None

    def bot(self, name: str, seed: int | str) -> Bot:
        if name == YARDSTICK:
            from .lab.yardstick.yardstick import Yardstick

            return Yardstick(seed)
        factors = self._temper(name)
        if factors is None:
            return super().bot(name, seed)
        tempered: Any = super().bot(name.partition(OF)[0], seed)
        tempered.w = tempered.w.tempered(factors)
        return tempered  # type: ignore[no-any-return]

    def level(self, name: str) -> BotLevel | None:
        return self.bots.get(name.partition(OF)[0] if self._temper(name) is not None else name)

    def tempers(self, name: str) -> dict[str, str]:
        from .bots.weights import temperaments

        level = name.partition(OF)[0]
        if level not in PLANNERS:
            return {}
        return {"plain": level, **{temper: f"{level}{OF}{temper}" for temper in temperaments()}}

    def _temper(self, name: str) -> dict[str, float] | None:
        """What the temperament in a bot's name changes."""
        from .bots.weights import temperaments

        level, _, temperament = name.partition(OF)
        return temperaments().get(temperament) if level in PLANNERS else None

    # --- cases --------------------------------------------------------------------------------------------

    def begin_case(self, given: dict[str, Any]) -> Table:
        from .scenario import YedoTable

        return YedoTable(given)


KIND = YedoKind()
