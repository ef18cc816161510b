"""The four modules alone, in pairs and together: games end without a violation, and hidden stays hidden."""

import json
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest
import yaml

from engine.core.plain import dump
from engine.core.rng import seeded
from engine.lab.simulate import Run, simulate
from engine.yedo.cards.requirements import REQUIREMENTS
from engine.yedo.cards.table import standard_cards
from engine.yedo.cards.vocabulary import WORDS
from engine.yedo.config import MODULES, SPECIALISTS, standard_game
from engine.yedo.game import Yedo, load_game, new_game
from engine.yedo.invariants import Inventory
from engine.yedo.views import redeal

FOUR = list(MODULES[:4])
MIXES = [list(m) for n in (1, 2, 4) for m in combinations(FOUR, n)]
SCENARIOS = Path(__file__).parent / "scenarios"


def name(mix: list[str]) -> str:
    return "+".join(mix)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("mix", MIXES, ids=name)
def test_games_end_and_nothing_is_lost(mix: list[str], players: int) -> None:
    run = Run(games=2, players=players, choices={"modules": mix, "sets": "random"}, check="every", seed=10 * players)
    tally, _ = simulate(run)
    assert tally.violations == []
    assert sum(tally.ended_by.values()) == run.games


@pytest.mark.parametrize("rounds", [6, 11])
def test_other_lengths(rounds: int) -> None:
    mix = [m for m in FOUR if m != "jesuits" or rounds > 6]
    tally, _ = simulate(Run(games=3, choices={"rounds": rounds, "modules": mix}, check="every", seed=70))
    assert tally.violations == []


def at_some_questions(mix: list[str], players: int, seed: int, one_in: int) -> Any:
    """A random game with these modules at about one in so many of its questions."""
    g = new_game(standard_game(players, 8, seed, mix))
    rng = seeded(f"modules/{seed}")
    while g.decision is not None:
        if rng.below(one_in) == 0:
            yield g
        g.apply(g.decision.options[rng.below(len(g.decision.options))])


def guests_hide(g: Yedo, seat: int) -> set[str]:
    """What lies in the modules' slots where this seat cannot look."""
    guests: dict[str, Any] = g.state.guests
    found: set[str] = set()
    if "teahouse" in guests:
        own = guests["teahouse"]
        found.update(own.deck)
        found.update(c for i, c in enumerate(own.recruited) if i != seat)
    if "jesuits" in guests:
        own = guests["jesuits"]
        found.update(own.aside)
        found.update(c for cards in own.stacks.values() for c in cards)
    if "clan_powers" in guests:
        own = guests["clan_powers"]
        found.update(own.deck)
        if not own.revealed:
            found.update(c for i, c in enumerate(own.held) if i != seat)
        if own.seen_by != seat:
            found.update(own.offered)
    return found - {""} - g.state.clans[seat].known


@pytest.mark.parametrize("mix", MIXES, ids=name)
def test_drafts_recruits_and_stacks_are_hidden(mix: list[str]) -> None:
    for g in at_some_questions(mix, 3, 4, one_in=6):
        for seat in range(3):
            view = g.view(seat)
            hidden = guests_hide(g, seat)
            for slot in view.state.guests.values():
                seen = json.dumps(dump(slot))
                assert not [c for c in hidden if f'"{c}"' in seen]
            assert len(json.dumps(dump(view.state.guests))) > 2


@pytest.mark.parametrize("mix", MIXES, ids=name)
def test_a_redeal_agrees_with_the_view_and_plays_on(mix: list[str]) -> None:
    rng = seeded(5)
    for seed in (1, 2):
        for g in at_some_questions(mix, 4, seed, one_in=25):
            assert g.decision is not None
            for seat in range(4):
                view = g.view(seat)
                other = redeal(view, rng)
                assert json.dumps(dump(other.view(seat).state)) == json.dumps(dump(view.state))
            other = redeal(g.view(g.decision.player), rng)
            other.ask_again()
            assert other.decision is not None
            assert sorted(map(repr, other.decision.options)) == sorted(map(repr, g.decision.options))
            inventory = Inventory(other)
            for _ in range(40):
                if other.decision is None:
                    break
                other.apply(other.decision.options[rng.below(len(other.decision.options))])
                assert inventory.violations(other) == []


def test_a_game_with_all_four_survives_a_save_at_any_question() -> None:
    config = standard_game(4, 8, 3, FOUR)
    g = new_game(config)
    rng = seeded(8)
    while g.decision is not None:
        if rng.below(15) == 0:
            again = load_game(config, json.loads(json.dumps(g.dump())))
            assert again.decision is not None
            assert again.decision.options == g.decision.options
            assert json.dumps(again.dump()) == json.dumps(g.dump())
        g.apply(g.decision.options[rng.below(len(g.decision.options))])


def test_a_game_without_modules_runs_none_of_their_code() -> None:
    g = new_game(standard_game(4))
    empty = [n for n, hook in vars(type(g.moments)).items() if isinstance(hook, tuple)]
    assert empty
    assert all(getattr(g.moments, n) == () for n in empty)
    assert g.state.guests == {}


# --- every card, word, character, specialist and power has its rule case ------------------------------


def rules_named() -> set[str]:
    found: set[str] = set()
    for path in SCENARIOS.glob("*.yaml"):
        for case in yaml.safe_load(path.read_text(encoding="utf-8"))["cases"]:
            found.update(str(case["rule"]).split())
    return found


def test_every_card_has_a_case() -> None:
    prefix = {"action": "card", "event": "event", "character": "character", "clan_power": "power"}
    wanted = {f"{prefix[c.kind]}:{i}" for i, c in standard_cards().items() if c.kind in prefix}
    wanted |= {f"specialist:{kind}" for kind in SPECIALISTS}
    assert wanted - rules_named() == set()


def test_every_word_has_a_case() -> None:
    named = rules_named()
    of_errands = {"penalty_choice"}  # the co-operative game's own, proved in coop_preparation
    assert {w for w in WORDS if f"word:{w}" not in named} - of_errands == set()
    assert {f"need:{r}" for r in REQUIREMENTS} - named == set()


def test_every_row_about_the_modules_is_named() -> None:
    rows = "D30 D33 D34 D35 D36 D37 D38 D39 H6 H18 H19 H20 A2 A9 A10 A11 A21 A22 A31".split()
    rows += "A35 A36 A37 A38 A39 A40 A41 A42 A46 A52 A56".split()
    assert set(rows) - rules_named() == set()
