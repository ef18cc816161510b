"""Games for the engine's tests: played at random, stopped anywhere."""

from collections.abc import Iterator

from engine.core.rng import seeded
from engine.yedo.config import MODULES, Config, random_sets, standard_game
from engine.yedo.game import Yedo, new_game

MIXES = [(), *((m,) for m in MODULES), MODULES[:4], ("teahouse", "specialists", "clan_powers", "shogun_must_die")]


def random_config(seed: int, players: int = 0, rounds: int = 8, modules: tuple[str, ...] = ()) -> Config:
    """A setup with random sets; the number of players follows the seed if it is not given."""
    together = "shogun_must_die" in modules
    players = players or (1 + seed % 4 if together else 2 + seed % 4)
    config = standard_game(players, rounds, seed, list(modules))
    random_sets(config)
    return config


def walk(g: Yedo, seed: int) -> Iterator[Yedo]:
    """Yield the game at every question, answered at random in between."""
    rng = seeded(f"walk/{seed}")
    while g.decision is not None:
        yield g
        options = g.decision.options
        g.apply(options[rng.below(len(options))])


def sampled(seed: int, one_in: int, players: int = 0, modules: tuple[str, ...] = ()) -> Iterator[Yedo]:
    """A random game at about one in so many of its questions."""
    g = new_game(random_config(seed, players, modules=modules))
    rng = seeded(f"sample/{seed}")
    for at in walk(g, seed):
        if rng.below(one_in) == 0:
            yield at


def play_out(g: Yedo, seed: int) -> Yedo:
    for _ in walk(g, seed):
        pass
    return g


__all__ = ["MIXES", "play_out", "random_config", "sampled", "walk"]
