"""Whole games of Shitenno: nothing is lost, every game ends, the figures of the reference player."""

import random

import pytest

from engine.core.plain import dump
from engine.shitenno.config import standard_game
from engine.shitenno.game import new_game
from engine.shitenno.kind import KIND


@pytest.mark.parametrize(
    "players", [pytest.param(2, marks=pytest.mark.slow), pytest.param(3, marks=pytest.mark.slow), 4]
)
def test_random_games_keep_every_component(players: int) -> None:
    for seed in range(200):
        game = KIND.new(KIND.config(players, seed + 1))
        inventory, dice = KIND.inventory(game), random.Random(seed)
        answers = 0
        while (decision := game.decision) is not None:
            assert inventory.violations(game) == []
            game.apply(decision.options[int(dice.random() * len(decision.options))])
            answers += 1
        assert inventory.violations(game) == []
        assert answers < 1500


# players: mean turns, mean score, decisions of a game (a whole lot is one)
EXPECTED = {2: (9.6, 92.3, 75), 3: (7.5, 68.8, 94), 4: (5.6, 49.5, 97)}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_reference_player_gives_the_expected_figures(players: int) -> None:
    from engine.shitenno.bots.reference import Reference

    games, turns, points, decisions = 150, 0, 0, 0
    for seed in range(games):
        game = new_game(standard_game(players, seed + 1))
        bots = [Reference(f"{seed}/{i}") for i in range(players)]
        while (decision := game.decision) is not None:
            game.apply(bots[decision.player].choose(game, decision))
        turns += game.state.turn
        points += sum(general.points for general in game.state.generals)
        decisions += sum(sum(bot.decisions.values()) for bot in bots)
    expected = EXPECTED[players]
    assert turns / games == pytest.approx(expected[0], rel=0.05)
    assert points / games / players == pytest.approx(expected[1], rel=0.05)
    assert decisions / games == pytest.approx(expected[2], rel=0.05)


def test_a_clone_and_a_dump_are_the_same_game() -> None:
    game, dice = new_game(standard_game(3, 5)), random.Random(5)
    while (decision := game.decision) is not None:
        twin = game.clone()
        option = dice.choice(decision.options)
        before = dump(game.state)
        twin.apply(option)
        assert dump(game.state) == before
        game.apply(option)
        assert twin.fingerprint() == game.fingerprint()


def test_the_switches_of_the_rules_play_to_the_end() -> None:
    for choice in KIND.setup_options():
        game = KIND.new(KIND.config(4, 3, {choice.name: choice.values[1]}))
        dice = random.Random(3)
        while (decision := game.decision) is not None:
            game.apply(dice.choice(decision.options))
        assert KIND.result(game).winners()


def test_the_result_before_the_end_is_what_an_end_now_would_give() -> None:
    game, dice = KIND.new(KIND.config(4, 9)), random.Random(9)
    for _ in range(150):
        assert game.decision is not None
        game.apply(dice.choice(game.decision.options))
    now = KIND.result(game)
    assert [sum(sources.values()) for sources in now.sources] == now.scores
    public = KIND.result(game.view(0))
    assert all(a <= b for a, b in zip(public.scores, now.scores, strict=True))
