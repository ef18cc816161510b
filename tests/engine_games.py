"""Games for the engine's tests: played at random, stopped anywhere."""

from collections.abc import Iterator

from engine.core.event import Event
from engine.core.rng import seeded
from engine.yedo.config import Config, standard_game
from engine.yedo.game import Yedo, new_game
from engine.yedo.simulate import Run, config_of


def random_config(seed: int, players: int = 0, rounds: int = 8) -> Config:
    """A setup with random sets; the number of players follows the seed if it is not given."""
    return config_of(Run(players=players or 2 + seed % 4, rounds=rounds, sets="random"), seed)


def walk(g: Yedo, seed: int) -> Iterator[Yedo]:
    """Yield the game at every question, answered at random in between."""
    rng = seeded(f"walk/{seed}")
    while g.decision is not None:
        yield g
        options = g.decision.options
        g.apply(options[rng.below(len(options))])


def sampled(seed: int, one_in: int, players: int = 0, events: list[Event] | None = None) -> Iterator[Yedo]:
    """A random game at about one in so many of its questions."""
    g = new_game(random_config(seed, players), events.append if events is not None else None)
    rng = seeded(f"sample/{seed}")
    for at in walk(g, seed):
        if rng.below(one_in) == 0:
            yield at


def play_out(g: Yedo, seed: int) -> Yedo:
    for _ in walk(g, seed):
        pass
    return g


__all__ = ["play_out", "random_config", "sampled", "standard_game", "walk"]
