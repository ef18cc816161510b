"""Whole random games: they end, and nothing is created or lost on the way."""

import json
from collections.abc import Callable

import pytest
from engine_games import random_config, sampled

from engine.lab.simulate import Run, simulate
from engine.yedo.bots import UnknownBot, make
from engine.yedo.game import Yedo, new_game
from engine.yedo.invariants import Inventory
from yedo.__main__ import main


@pytest.mark.parametrize("rounds", [6, 8, 11])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_games_of_every_size_and_length_end_without_a_violation(players: int, rounds: int) -> None:
    tally, _ = simulate(Run(games=5, players=players, choices={"rounds": rounds, "sets": "random"}, check="every"))
    assert tally.violations == []
    assert len(tally.scores) == 5
    assert sum(tally.seats) == 5


def at_the_table(seed: int = 8) -> Yedo:
    """A game in its actions phase with four players."""
    for g in sampled(seed, one_in=1, players=4):
        if g.state.phase == "actions" and g.state.round == 3:
            return g
    raise AssertionError


def lose_a_card(g: Yedo) -> None:
    g.state.decks["bonus"].pop()


def double_a_card(g: Yedo) -> None:
    g.state.clans[0].bonus.append(g.state.decks["bonus"][0])


def lose_a_weapon(g: Yedo) -> None:
    g.state.bag.pop()


def swap_a_weapon(g: Yedo) -> None:
    g.state.bag[0] = next(w for w in g.board.weapons if w != g.state.bag[0])


def invent_a_geisha(g: Yedo) -> None:
    g.state.geishas.append(3)


def invent_an_annex(g: Yedo) -> None:
    g.state.annexes["dojo"] += 1


def lose_a_blessing(g: Yedo) -> None:
    g.state.blessings -= 1


def owe_mon(g: Yedo) -> None:
    g.state.clans[1].mon = -1


def invent_prestige(g: Yedo) -> None:
    g.state.clans[1].pp += 1


def lose_the_last_two(g: Yedo) -> None:
    for d in g.state.clans[1].disciples:
        d.at = "reserve"


def stand_twice(g: Yedo) -> None:
    for clan in g.state.clans[:2]:
        clan.disciples[0].at = "gates:0"


def stand_nowhere(g: Yedo) -> None:
    g.state.clans[0].disciples[0].at = "moon:0"


def crowd_the_bower(g: Yedo) -> None:
    for d, space in zip(g.state.clans[0].disciples, g.board.bower, strict=False):
        d.at = space


def hold_too_much(g: Yedo) -> None:
    g.state.clans[0].actions += [g.state.decks["action"].pop() for _ in range(4)]


def forget_a_player(g: Yedo) -> None:
    g.state.order.pop()


def ask_nothing(g: Yedo) -> None:
    assert g.decision is not None
    g.decision.options = []


@pytest.mark.parametrize(
    "spoil",
    [
        lose_a_card, double_a_card, lose_a_weapon, swap_a_weapon, invent_a_geisha, invent_an_annex,
        lose_a_blessing, owe_mon, invent_prestige, lose_the_last_two, stand_twice, stand_nowhere,
        crowd_the_bower, hold_too_much, forget_a_player, ask_nothing,
    ],
)
def test_a_spoilt_game_is_noticed(spoil: Callable[[Yedo], None]) -> None:
    g = at_the_table()
    inventory = Inventory(g)
    assert inventory.violations(g) == []
    spoil(g)
    assert inventory.violations(g) != []


def test_an_inventory_counts_from_the_first_question_on() -> None:
    g = new_game(random_config(4))
    inventory = Inventory(g)
    assert len(inventory.weapons) == 40
    assert inventory.violations(g) == []


def test_simulate_prints_one_object(capsys: pytest.CaptureFixture[str]) -> None:
    words = "simulate --games 6 --players 3 --rounds 6 --seed 4 --check every --json".split()
    assert main(words) == 0
    out = json.loads(capsys.readouterr().out)
    assert list(out) == [
        "games", "decisions", "seconds", "games_per_second", "decisions_per_second", "rounds", "scores",
        "wins", "ended_by", "cards", "violations",
    ]
    assert out["games"] == 6
    assert len(out["scores"]) == 6 and all(len(s) == 3 for s in out["scores"])
    assert len(out["wins"]["seats"]) == 3 and sum(out["wins"]["seats"]) == 6
    assert out["wins"]["bots"] == {"random": 6}
    assert sum(out["ended_by"].values()) == 6
    assert out["violations"] == []
    assert set(next(iter(out["cards"].values()))) == {"drawn", "played", "completed"}
    assert main(words) == 0
    again = json.loads(capsys.readouterr().out)
    assert (again["scores"], again["cards"]) == (out["scores"], out["cards"])


def test_several_processes_give_the_same_tally() -> None:
    run = Run(games=20, players=2, choices={"rounds": 6}, seed=40)
    alone, _ = simulate(run)
    shared, _ = simulate(run, jobs=2)
    assert sorted(alone.scores) == sorted(shared.scores)
    assert alone.cards == shared.cards
    assert alone.decisions == shared.decisions


@pytest.mark.parametrize(
    "words",
    [
        "--players 7", "--rounds 9", "--bots nobody", "--modules jesuits,unknown", "--sets mission=unknown",
        "--sets food=rice", "--rules dojo_draw=five", "--rules nonsense", "--games 0", "--jobs 0",
        "--rounds 6 --modules jesuits", "--players many",
    ],
)
def test_a_wrong_wish_ends_in_one_sentence(words: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "--games", "1", *words.split()]) == 2
    err = capsys.readouterr().err
    assert err.startswith("yedo: ") and err.count("\n") == 1


def test_soak_plays_for_a_while_and_counts(capsys: pytest.CaptureFixture[str]) -> None:
    assert main("soak --minutes 0.005 --json".split()) == 0
    out = json.loads(capsys.readouterr().out)
    assert out["games"] > 0 and out["decisions"] > 0 and out["violations"] == []
    assert main("soak --bots nobody".split()) == 2


@pytest.mark.slow
def test_bench_measures_the_budgets(capsys: pytest.CaptureFixture[str]) -> None:
    assert main("bench --games 1 --no-window --json".split()) == 0
    out = json.loads(capsys.readouterr().out)
    names = [f["name"] for f in out["figures"]]
    assert {"clone of a mid-game state", "dump and load", "words of an answer", "words of a card in hand"} <= {*names}
    assert all(f["value"] > 0 and f["budget"] > 0 for f in out["figures"])


def test_unknown_bots_are_refused() -> None:
    with pytest.raises(UnknownBot, match="there is no bot 'nobody'"):
        make("nobody", 1)
