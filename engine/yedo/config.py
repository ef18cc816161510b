"""What is decided before the first card is dealt: seats, length, sets, modules, rules, seed."""

from __future__ import annotations

from dataclasses import field

from engine.core.plain import Plain, plain
from engine.core.rng import seeded
from engine.core.setup import BadSetup, Seat

from .board import standard_board

CLANS = ("blue", "red", "yellow", "green", "purple")
NAMES = {"blue": "Abe", "red": "Bushido", "yellow": "Chikayoshi", "green": "Date", "purple": "Ennin"}
COOP = "shogun_must_die"  # the module in which all play together
COOP_ROUNDS = 7
MODULES = ("teahouse", "specialists", "jesuits", "clan_powers", COOP)
MOODS = ("gentle", "demanding", "insatiable")  # of the Emperor
LEVELS = ("beginner", "easy", "normal", "hard", "printed")
SPECIALISTS = ("samurai", "onna_bugeisha", "messenger", "ninja", "weaponsmith", "monk")
ACTION_SETS = ("neutral", "resources", "rule_changers", "disciple", "watch_patrol", "hard_interaction")
EVENT_SETS = ("resources", "cruel_fate", "neutral", "closed_districts", "watch_patrol", "closed_locations")
MISSION_SETS = (
    "neutral", "prestige", "master_of_weapons", "money_maker", "specialists", "soft_interaction",
    "hard_interaction",
)

NO_SEED = -1  # in place of a seed that nobody may know


@plain
class Config(Plain):
    seats: list[Seat]
    rounds: int = 8
    action_sets: list[str] = field(default_factory=list)
    event_sets: list[str] = field(default_factory=list)
    mission_sets: list[str] = field(default_factory=list)  # beyond Basic, which is always in
    black_deck: bool = True
    modules: list[str] = field(default_factory=list)
    rules: dict[str, str] = field(default_factory=dict)
    seed: int = 1
    first: int = -1  # seat of the first player; -1 draws lots
    side: str = "day"
    mood: str = "demanding"
    level: str = "normal"
    master: bool = False
    own_sets: list[str] = field(default_factory=list)  # a player's own card files
    edition: str = "deluxe"  # or one whose deck and rules are fixed (editions.py); it takes no sets and no modules


def seats(n: int, names: list[str] | None = None) -> list[Seat]:
    if not 1 <= n <= len(CLANS):
        raise BadSetup("players", least=1, most=len(CLANS), n=n)
    return [Seat(c, names[i] if names else NAMES[c]) for i, c in enumerate(CLANS[:n])]


def first_game(players: int, seed: int = 1) -> Config:
    """The recommended first game: the shortest one, calm sets, no black deck."""
    return Config(
        seats(players), standard_board().lengths[0], ["neutral", "resources"], ["neutral", "resources"],
        ["neutral", "money_maker"], black_deck=False, seed=seed,
    )


def standard_game(players: int, rounds: int = 8, seed: int = 1, modules: list[str] | None = None) -> Config:
    """The recommended sets for players who know the game; modules bring their own missions."""
    modules = modules or []
    missions = ["neutral", "prestige"]
    if "specialists" in modules:
        missions.append("specialists")
    return Config(
        seats(players), COOP_ROUNDS if COOP in modules else rounds,
        ["neutral", "resources", "watch_patrol"], ["neutral", "resources"], missions,
        seed=seed, modules=modules,
    )


def edition_game(players: int, edition: str, seed: int = 1) -> Config:
    """A game of an edition that needs no sets."""
    from .editions import edition_of

    return Config(seats(players), edition_of(edition).board.lengths[-1], seed=seed, edition=edition)


def random_sets(config: Config) -> None:
    """Three action sets, two event sets, two mission sets beyond Basic, drawn by the game's seed."""
    rng = seeded(f"sets/{config.seed}")

    def some(names: tuple[str, ...], n: int) -> list[str]:
        pool = list(names)
        return sorted(rng.take(pool) for _ in range(n))

    config.action_sets = some(ACTION_SETS, 3)
    config.event_sets = some(EVENT_SETS, 2)
    missions = tuple(m for m in MISSION_SETS if m != "specialists")
    config.mission_sets = some(missions, 2)
    if "specialists" in config.modules:
        config.mission_sets.append("specialists")


__all__ = [
    "ACTION_SETS", "CLANS", "COOP", "COOP_ROUNDS", "EVENT_SETS", "LEVELS", "MISSION_SETS", "MODULES", "MOODS", "NAMES",
    "SPECIALISTS", "BadSetup", "Config", "Seat", "edition_game", "first_game", "random_sets", "seats", "standard_game",
]  # fmt: skip
