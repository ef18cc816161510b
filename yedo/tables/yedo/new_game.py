"""What is chosen for a new game, as a value: remembered between games, changed by the new-game page, turned into
the engine's Config at the start. Imports no pygame."""

import json
import random
from collections.abc import Sequence
from dataclasses import asdict, dataclass, field, fields
from typing import Any

from engine.core.plain import Damaged
from engine.core.saving import LARGEST_FILE, LONGEST_NAME, Frame, head_of
from engine.core.setup import HUMAN as HUMAN
from engine.yedo import bots as engine_bots
from engine.yedo import editions, rules, setup
from engine.yedo.board import Board, standard_board
from engine.yedo.bots import BOTS
from engine.yedo.config import (
    ACTION_SETS,
    CLANS,
    COOP_ROUNDS,
    EVENT_SETS,
    MISSION_SETS,
    MODULES,
    NAMES,
    BadSetup,
    Config,
    Seat,
    edition_game,
    first_game,
    standard_game,
)
from engine.yedo.config import COOP as COOP
from engine.yedo.config import LEVELS as LEVELS
from engine.yedo.config import MOODS as MOODS
from engine.yedo.editions import DELUXE, edition_of
from engine.yedo.game import Yedo, new_game
from engine.yedo.kind import KIND
from engine.yedo.saved_data import MOST_CARDS
from yedo import __version__, files, own_numbers, thinker
from yedo.session import Call, Session, new_session
from yedo.tables.yedo import own_sets

PRESETS = ("first", "standard", "custom")
LARGEST_SEED = (1 << 63) - 1  # too many to try them all
KINDS = {"mission": MISSION_SETS, "action": ACTION_SETS, "event": EVENT_SETS}
NEED_RIVALS = {("mission", "soft_interaction"), ("mission", "hard_interaction"), ("action", "hard_interaction")}

# Rule options that say nothing unless a module plays.
RULES_OF = {"specialist_token_at_setup": "specialists", "clan_power_draft": "clan_powers",
            "coop_removals": COOP, "open_hands": COOP}  # fmt: skip
# Rule options without meaning in the co-operative game: it bids, ends and begins in its own way.
NOT_COOP = {
    "start_missions", "unpayable_win", "geisha_auction", "trade_goods", "kill_the_shogun", "final_patrol",
    "blessing_wards",
}  # fmt: skip


def board() -> Board:
    """What a new game is played on: the player's own numbers, or the usual ones."""
    found: Board | None = own_numbers.board_for(KIND)
    return found or standard_board()


def lengths() -> tuple[int, ...]:
    """How many rounds a game may last."""
    return tuple(board().lengths)


def usual_length() -> int:
    usual = Config([]).rounds
    return usual if usual in lengths() else lengths()[len(lengths()) // 2]


def modules() -> list[str]:
    """The modules that can be mixed into a game."""
    return [name for name in MODULES if name != COOP]


def bots() -> list[str]:
    """Who can play a seat besides a person, weakest first. The random bot is for tests, unless it is alone."""
    known = ["novice", "samurai", "shogun"]
    found = [name for name in known if name in BOTS]
    found += [name for name in engine_bots.names() if name not in found and name != "random"]
    return found or ["random"]


def tempers(by: str) -> dict[str, str]:
    """Names of the same level by temperament: nothing for persons, and for bots that have none."""
    return KIND.tempers(by)


def level_of(by: str) -> str:
    """Who plays a seat, without a temperament."""
    return tempers(by).get("plain", by)


@dataclass(slots=True)
class SeatChoice:
    clan: str
    name: str = ""  # empty is the clan's own name
    played_by: str = HUMAN

    @property
    def said_name(self) -> str:
        return files.clean(self.name, LONGEST_NAME) or NAMES[self.clan]


def _seats() -> list[SeatChoice]:
    middle = bots()[len(bots()) // 2]
    return [SeatChoice(clan, "", HUMAN if n == 0 else middle) for n, clan in enumerate(CLANS)]


@dataclass(slots=True)
class NewGame:
    coop: bool = False
    edition: str = DELUXE  # or one with cards and rules of its own
    players: int = 3
    seats: list[SeatChoice] = field(default_factory=_seats)  # five, of which the first `players` sit down
    seating: str = "listed"  # or "lot"
    begins: str = "lot"  # or "first": the first seat
    preset: str = "first"
    rounds: int = 6
    mission_sets: list[str] = field(default_factory=list)
    action_sets: list[str] = field(default_factory=list)
    event_sets: list[str] = field(default_factory=list)
    black_deck: bool = False
    modules: list[str] = field(default_factory=list)
    rules: dict[str, str] = field(default_factory=dict)  # only what differs from the recommended
    seed: str = ""  # empty draws one
    mood: str = "demanding"
    level: str = "beginner"
    master: bool = False

    # --- seats ----------------------------------------------------------------------------------------------

    @property
    def fewest(self) -> int:
        return 1 if self.coop else 2

    @property
    def most(self) -> int:
        return 4 if self.coop else 5

    @property
    def sitting(self) -> list[SeatChoice]:
        return self.seats[: self.players]

    @property
    def persons(self) -> int:
        return sum(seat.played_by == HUMAN for seat in self.sitting)

    def add_player(self) -> None:
        self.players = min(self.most, self.players + 1)

    def remove_player(self, number: int) -> None:
        """The seat goes to the end of the row, where it waits with its name."""
        if self.players > self.fewest:
            self.seats.append(self.seats.pop(number))
            self.players -= 1

    def move(self, number: int, step: int) -> None:
        other = number + step
        if 0 <= other < self.players:
            self.seats[number], self.seats[other] = self.seats[other], self.seats[number]

    def give_clan(self, number: int, clan: str) -> None:
        """A clan that another seat has comes in exchange for this seat's."""
        seat = self.seats[number]
        for other in self.seats:
            if other.clan == clan and other is not seat:
                other.clan = seat.clan
        seat.clan = clan

    # --- editions ---------------------------------------------------------------------------------------------

    @property
    def fixed(self) -> bool:
        """Whether the edition leaves no choice of cards, modules and length."""
        return not self.coop and edition_of(self.edition).fixed

    @property
    def year(self) -> str:
        return edition_of(self.edition).year

    @property
    def version(self) -> str:
        return edition_of(self.edition).version

    def choose_edition(self, year: str, version: str = "") -> None:
        """The edition of a year, in the version that was named or its first."""
        wanted = f"{year}-{version}" if version else year
        self.edition = next(name for name in editions.names() if name.startswith(wanted))

    @property
    def length(self) -> int:
        return edition_of(self.edition).board.lengths[-1] if self.fixed else self.rounds

    # --- cards and modules --------------------------------------------------------------------------------------

    def use_preset(self, preset: str) -> None:
        """The recommended cards; "custom" leaves everything as it is."""
        self.preset = preset
        if preset == "first":
            self.modules = []
            self._take_cards(first_game(max(2, self.players)))
        elif preset == "standard":
            rounds = self.rounds if self.rounds in lengths() else usual_length()
            self._take_cards(standard_game(max(2, self.players), rounds, modules=list(self.modules)))
        if self.coop:
            self.rounds = COOP_ROUNDS
            self.black_deck = True

    def _take_cards(self, config: Config) -> None:
        self.rounds, self.black_deck = config.rounds, config.black_deck
        for kind in KINDS:
            setattr(self, f"{kind}_sets", list(getattr(config, f"{kind}_sets")))

    def sets(self, kind: str) -> list[str]:
        chosen: list[str] = getattr(self, f"{kind}_sets")
        return chosen

    def offered_sets(self, kind: str) -> list[str]:
        """The shipped sets of a kind that make sense in this game."""
        left_out = [] if "specialists" in self.modules else ["specialists"]
        return [
            name for name in KINDS[kind]
            if name not in left_out and not (self.coop and (kind, name) in NEED_RIVALS)
        ]  # fmt: skip

    def toggle_set(self, kind: str, name: str) -> None:
        chosen = self.sets(kind)
        if name in chosen:
            chosen.remove(name)
        else:
            chosen.append(name)
        self.preset = "custom"

    def draw_sets(self, dice: random.Random) -> None:
        """Three action sets, two event sets and two mission sets by lot."""
        for kind, count in (("mission", 2), ("action", 3), ("event", 2)):
            pool = [name for name in self.offered_sets(kind) if name != "specialists"]
            drawn = dice.sample(pool, min(count, len(pool)))
            if kind == "mission" and "specialists" in self.modules:
                drawn.append("specialists")
            setattr(self, f"{kind}_sets", drawn)
        self.black_deck = True
        self.preset = "custom"

    def toggle_module(self, name: str) -> None:
        if name in self.modules:
            self.modules.remove(name)
        else:
            self.modules.append(name)
        self.modules.sort(key=MODULES.index)
        if name == "specialists":  # its missions come and go with it
            if name in self.modules and name not in self.mission_sets:
                self.mission_sets.append(name)
            elif name not in self.modules and name in self.mission_sets:
                self.mission_sets.remove(name)
        if self.preset == "first" and self.modules:
            self.preset = "custom"

    def module_trouble(self, name: str) -> str:
        """Why a module does not go with what is chosen; empty when it does."""
        config = self.config(1)
        if name not in config.modules:
            config.modules.append(name)
        with_it = trouble(config, cards=False)
        if name in config.modules:
            config.modules.remove(name)
        return with_it if with_it and not trouble(config, cards=False) else ""

    # --- rules ------------------------------------------------------------------------------------------------

    def offered_rules(self) -> list[str]:
        if self.fixed:
            return list(edition_of(self.edition).free)
        return [
            name for name in rules.choices()
            if (name not in RULES_OF or RULES_OF[name] in (*self.modules, COOP if self.coop else ""))
            and not (self.coop and name in NOT_COOP)
        ]  # fmt: skip

    def rule(self, name: str) -> str:
        return self.rules.get(name, str(rules.choices()[name][0]))

    def set_rule(self, name: str, value: str) -> None:
        self.rules.pop(name, None)
        if value != str(rules.choices()[name][0]):
            self.rules[name] = value

    # --- starting ----------------------------------------------------------------------------------------------

    def config(self, seed: int, side: str = "day") -> Config:
        """The engine's setup."""
        seats = [Seat(seat.clan, seat.said_name, seat.played_by) for seat in self.sitting]
        if self.seating == "lot":
            random.Random(seed).shuffle(seats)
        chosen = list(self.modules) + ([COOP] if self.coop else [])
        offered = set(self.offered_rules())
        if self.fixed:
            plain = edition_game(self.players, self.edition, seed)
            plain.seats, plain.side, plain.first = seats, side, -1 if self.begins == "lot" else 0
            plain.rules = {name: value for name, value in self.rules.items() if name in offered}
            return plain
        known = own_sets.find()
        own = [name for kind in KINDS for name in self.sets(kind) if name in known.names(kind)]
        config = Config(
            seats,
            COOP_ROUNDS if self.coop else self.rounds,
            black_deck=self.black_deck,
            modules=[name for name in MODULES if name in chosen],
            rules={name: value for name, value in self.rules.items() if name in offered},
            seed=seed,
            first=-1 if self.begins == "lot" else 0,
            side=side,
            mood=self.mood,
            level=self.level,
            master=self.master,
            own_sets=own,
        )
        for kind in KINDS:
            there = {*self.offered_sets(kind), *known.names(kind)}
            setattr(config, f"{kind}_sets", [name for name in self.sets(kind) if name in there])
        if self.coop:
            config.event_sets = []
        return config

    def drawn_seed(self) -> int:
        return int(self.seed) if self.seed else random.SystemRandom().randrange(1, LARGEST_SEED)

    # --- remembering ----------------------------------------------------------------------------------------------

    def to_dict(self) -> dict[str, Any]:
        """For the settings file. A seed is for one game only and is not remembered."""
        return {**asdict(self), "seed": ""}


def usual(coop: bool = False) -> NewGame:
    """What a first visit to the page shows."""
    game = NewGame(coop=coop, players=2 if coop else 3)
    game.use_preset("standard" if coop else "first")
    return game


def remembered(raw: Any, coop: bool = False) -> NewGame:
    """What was chosen last time; anything odd in it keeps its usual value."""
    game = usual(coop)
    if not isinstance(raw, dict):
        return game
    for item in fields(NewGame):
        value = raw.get(item.name)
        if item.name in ("coop", "seats", "seed") or type(value) is not type(getattr(game, item.name)):
            continue
        setattr(game, item.name, value)
    game.seats = _remembered_seats(raw.get("seats"))
    game.players = max(game.fewest, min(game.most, game.players))
    game.modules = [name for name in game.modules if name in modules()]
    known = rules.choices()
    game.rules = {
        name: value for name, value in game.rules.items()
        if name in known and str(value) in map(str, known[name])
    }  # fmt: skip
    _keep(game, "edition", editions.names())
    _keep(game, "preset", PRESETS)
    _keep(game, "seating", ("listed", "lot"))
    _keep(game, "begins", ("lot", "first"))
    _keep(game, "mood", MOODS)
    _keep(game, "level", LEVELS)
    _keep(game, "rounds", (COOP_ROUNDS,) if coop else lengths())
    for kind in KINDS:
        there = (*KINDS[kind], *own_sets.find().names(kind))
        setattr(game, f"{kind}_sets", [name for name in game.sets(kind) if name in there])
    return game


def _keep(game: NewGame, name: str, allowed: Sequence[object]) -> None:
    if getattr(game, name) not in allowed:
        setattr(game, name, getattr(usual(game.coop), name))


def _remembered_seats(raw: Any) -> list[SeatChoice]:
    seats = _seats()
    if not isinstance(raw, list | tuple) or len(raw) != len(seats):
        return seats
    taken: list[SeatChoice] = []
    for entry in raw:
        if not isinstance(entry, dict) or entry.get("clan") not in CLANS:
            return seats
        by = entry.get("played_by")
        if not isinstance(by, str) or (by not in (HUMAN, *bots()) and by not in tempers(by).values()):
            by = bots()[0]
        name = entry.get("name")
        taken.append(SeatChoice(entry["clan"], files.clean(name, LONGEST_NAME) if isinstance(name, str) else "", by))
    return taken if len({seat.clan for seat in taken}) == len(seats) else seats


def trouble(config: Config, cards: bool = True) -> str:
    """Why the rules do not allow this setup, as a sentence; empty when they do. With `cards` the decks are
    tried as well."""
    try:
        board = own_board(config)
        setup.check(config, board)
        _check_kept(config)
        if cards:
            _try_saving(new_game(config, None, own_sets.cards_for(config), board))
    except (BadSetup, rules.UnknownRule) as problem:
        return problem.sentence()
    return ""


def _check_kept(config: Config) -> None:
    """What the rules do not mind but a save could not carry, or a screen not show. Raises BadSetup."""
    if not 0 <= config.seed <= LARGEST_SEED:
        raise BadSetup("seed", most=LARGEST_SEED)
    for value, known, what in ((config.mood, MOODS, "mood"), (config.level, LEVELS, "level")):
        if value not in known:
            raise BadSetup(f"no_{what}", name=value[:40], known=", ".join(known))
    for kind in KINDS:
        chosen = getattr(config, f"{kind}_sets")
        if len(set(chosen)) < len(chosen):
            raise BadSetup("set_twice")
    for seat in config.seats:
        if not seat.name or seat.name != files.clean(seat.name, LONGEST_NAME):
            shown = files.clean(seat.name, LONGEST_NAME)
            raise BadSetup("odd_name", name=shown, n=LONGEST_NAME)


def _try_saving(game: Yedo) -> None:
    """What can be begun can be saved and opened again; own cards are tried before anybody relies on them."""
    if not game.config.own_sets:
        return
    if len(game.cards) > MOST_CARDS:
        raise BadSetup("many_cards", n=len(game.cards), most=MOST_CARDS)
    head = json.dumps(head_of(KIND, game, __version__))
    if len(head) > LARGEST_FILE:
        raise BadSetup("large_sets")
    try:
        Frame(KIND, json.loads(head))
    except Damaged as problem:
        raise BadSetup("sets_unsaved", reason=problem) from None


def own_board(config: Config) -> Board | None:
    """The board with the player's own numbers, if there are some. Raises BadSetup."""
    parts = own_numbers.parts_for(KIND, config)
    return parts[1] if parts is not None else None


def begin(config: Config, call: Call | None = None) -> Session:
    """Sit down: a session of the game, with the cards of one's own that it names and its bots in their seats."""
    session = new_session(config, call, KIND, (own_sets.cards_for(config), own_board(config)))
    if any(seat.played_by != HUMAN and not thinker.is_quick(seat.played_by) for seat in config.seats):
        thinker.warm()
    return session
