"""Rich clans that play every card and complete every mission: the corners random games rarely reach."""

from collections import Counter

import pytest
from engine_games import MIXES, random_config

from engine.core.event import Event
from engine.core.rng import Rng, seeded
from engine.yedo import assets
from engine.yedo.cards.requirements import ANNEXES
from engine.yedo.config import ACTION_SETS, EVENT_SETS, MISSION_SETS, standard_game
from engine.yedo.game import Yedo, load_game, new_game
from engine.yedo.invariants import Inventory

EAGER = ("mission", "bonus", "play", "blackmail", "accept", "pay", "return_blessing", "propose")


def enrich(g: Yedo, rng: Rng) -> None:
    """Give every clan what missions ask for, out of the supplies."""
    s = g.state
    for clan in s.clans:
        clan.mon += 20
        while len(clan.weapons) < 4 and s.bag:
            clan.weapons.append(rng.take(s.bag))
        for d in clan.disciples:
            if d.at == "reserve" and len(assets.counted(g, clan)) < assets.limit(g, clan.seat, "disciple"):
                d.at = "home"
        while s.geishas and len(clan.geishas) < 2:
            clan.geishas.append(s.geishas.pop())
        for annex in ANNEXES:
            if s.annexes[annex] and annex not in clan.annexes and rng.below(2):
                s.annexes[annex] -= 1
                clan.annexes.append(annex)


def play_eagerly(g: Yedo, seed: int, seen: Counter[str]) -> None:
    rng = seeded(f"eager/{seed}")
    inventory = Inventory(g)
    round_ = 0
    asked = 0
    while g.decision is not None:
        if g.state.round != round_ and g.decision.kind == "egress":
            round_ = g.state.round
            enrich(g, rng)
            g.ask_again()
        assert inventory.violations(g) == [], f"seed {seed}, question {asked}"
        seen[g.decision.kind] += 1
        options = g.decision.options
        wanted = [o for o in options if o[0] in EAGER]
        if wanted and rng.below(4):
            options = wanted
        option = options[rng.below(len(options))]
        if asked % 25 == 0:
            twin = load_game(g.config, g.dump(), g.cards, g.board)
            twin.apply(option)
            g.apply(option)
            assert twin.fingerprint() == g.fingerprint()
        else:
            g.apply(option)
        asked += 1
        assert asked < 20_000
    assert inventory.violations(g) == []


@pytest.mark.parametrize("seed", range(1, 9))
def test_rich_clans_break_nothing(seed: int) -> None:
    done: Counter[str] = Counter()
    seen: Counter[str] = Counter()

    def sink(event: Event) -> None:
        done[event.kind] += 1

    g = new_game(random_config(seed), sink)
    play_eagerly(g, seed, seen)
    assert done["mission_done"] > 0


@pytest.mark.parametrize("modules", MIXES[1:], ids="+".join)
def test_rich_clans_break_no_module(modules: tuple[str, ...]) -> None:
    for seed in (1, 2):
        play_eagerly(new_game(random_config(seed, modules=modules)), seed, Counter())


def test_all_sets_at_once_break_nothing() -> None:
    for seed in (1, 2):
        config = standard_game(5, 11, seed)
        config.action_sets, config.event_sets = list(ACTION_SETS), list(EVENT_SETS)
        config.mission_sets = [m for m in MISSION_SETS if m != "specialists"]
        play_eagerly(new_game(config), seed, Counter())
