"""Every kind of game there is, one after the other: all mixes of modules, numbers of players and lengths, with random
sets, sides, moods and, in one game of three, other rule options; then the edition of 2012 in either version."""

from __future__ import annotations

import itertools
from dataclasses import dataclass
from functools import cache

from engine.core.rng import seeded

from ..board import standard_board
from ..config import COOP, COOP_ROUNDS, LEVELS, MODULES, MOODS, Config, edition_game, random_sets, standard_game
from ..editions import DELUXE, edition_of, names
from ..rules import choices


@dataclass(frozen=True, slots=True)
class Mix:
    players: int
    rounds: int
    modules: tuple[str, ...]
    editions: tuple[str, ...] = (DELUXE,)  # of which the seed draws one


@cache
def mixes() -> list[Mix]:
    """Every mix of modules with every number of players and every length that goes with it."""
    found: list[Mix] = []
    for n in range(len(MODULES) + 1):
        for modules in itertools.combinations(MODULES, n):
            if COOP not in modules:
                lengths = standard_board().lengths[1 if "jesuits" in modules else 0 :]
                found += [Mix(players, rounds, modules) for players in range(2, 6) for rounds in lengths]
            elif "jesuits" not in modules:
                found += [Mix(players, COOP_ROUNDS, modules) for players in range(1, 5)]
    others = tuple(name for name in names() if name != DELUXE)
    rounds = edition_of(others[0]).board.lengths[-1]
    return found + [Mix(players, rounds, (), others) for players in range(2, 6)]


def config_for(mix: Mix, seed: int) -> Config:
    """The setup of a game. Its seed draws the sets, the board's side, the Emperor's mood, the level, and in one
    game of three some other rules."""
    rng = seeded(f"soak/{seed}")
    if DELUXE not in mix.editions:
        return edition_game(mix.players, rng.choice(mix.editions), seed)
    config = standard_game(mix.players, mix.rounds, seed, list(mix.modules))
    random_sets(config)
    config.side = rng.choice(("day", "night"))
    if COOP in mix.modules:
        config.mood, config.level = rng.choice(MOODS), rng.choice(LEVELS)
        config.master = rng.below(2) == 1
    if rng.below(3) == 0:
        rules = choices()
        for _ in range(1 + rng.below(4)):
            name = rng.choice(sorted(rules))
            config.rules[name] = str(rng.choice(rules[name]))
    return config


def labels(config: Config) -> dict[str, str]:
    """What a page of figures counts a game under."""
    return {
        "players": str(len(config.seats)), "rounds": str(config.rounds), "side": config.side,
        "modules": " + ".join(config.modules) or "none", "edition": config.edition,
    }
