"""Co-operative games for the tests: played at random, but eagerly: whatever the Emperor wants is done."""

from collections.abc import Callable, Iterator

from engine.core.event import Event
from engine.core.rng import Rng, seeded
from engine.yedo.config import standard_game
from engine.yedo.game import Yedo, new_game

EAGER = ("errand", "kill")


def coop_game(
    players: int, seed: int, mood: str = "demanding", master: bool = False, modules: tuple[str, ...] = (),
    sink: Callable[[Event], None] | None = None,
) -> Yedo:
    config = standard_game(players, 7, seed, [*modules, "shogun_must_die"])
    config.mood, config.master = mood, master
    return new_game(config, sink)


def enrich(g: Yedo) -> None:
    """Give every player a bit of everything, out of the supplies, so that errands come within reach."""
    s = g.state
    for seat in g.players():
        clan = s.clans[seat]
        clan.mon += 40
        for _ in range(4):
            clan.weapons.append(s.rng.take(s.bag))
        for annex in g.board.annexes:
            if s.annexes[annex] > 0:
                s.annexes[annex] -= 1
                clan.annexes.append(annex)
        if len(s.geishas) > 1:
            clan.geishas.append(s.geishas.pop(0))
        for d in clan.disciples:
            if d.at == "reserve":
                d.at = "home"
    g.ask_again()


def eager_walk(g: Yedo, seed: int) -> Iterator[Yedo]:
    """Yield the game at every question; errands and the Shogun's death are chosen whenever offered."""
    rng: Rng = seeded(f"eager/{seed}")
    while g.decision is not None:
        yield g
        options = g.decision.options
        wanted = [o for o in options if o[0] in EAGER] or [
            o for o in options if o[0] == "place" and o[2].startswith("errand:")
        ]
        if not wanted and g.decision.kind == "consent" and rng.below(4):
            wanted = [("agree",)]
        g.apply(rng.choice(wanted or options))
