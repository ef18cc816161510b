"""Edo's bots: legal, honest, with reasons, the better beating the worse."""

import pytest

from engine.core.rng import seeded
from engine.edo.bots.shogun import Shogun
from engine.edo.kind import KIND
from engine.lab.tournament import Entrant, Row, play_row

THINKING = ("reference", "novice", "samurai", "shogun")


@pytest.mark.parametrize("name", THINKING)
def test_a_bot_answers_legally_gives_reasons_and_keeps_its_word(name: str) -> None:
    """The same view gets the same answer from a bot of the same seed."""
    game = KIND.new(KIND.config(3, 4))
    bots = [KIND.bot(name, i) for i in range(3)]
    twins = [KIND.bot(name, i) for i in range(3)]
    for bot in (*bots, *twins):
        if hasattr(bot, "samples"):
            bot.samples, bot.seconds = 2, 0
    asked = 0
    while (decision := game.decision) is not None and game.state.round < 4:
        view = game.view(decision.player)
        option = bots[decision.player].choose(view, decision)
        assert option in decision.options
        assert twins[decision.player].choose(game.view(decision.player), decision) == option
        why = bots[decision.player].why()
        assert name == "reference" or (why and "{" not in why and "edo." not in why), (decision, why)
        game.apply(option)
        asked += 1
    assert asked > 50


@pytest.mark.parametrize("name", ["samurai", "shogun"])
def test_a_bot_plays_with_hidden_purses(name: str) -> None:
    game = KIND.new(KIND.config(2, 6, {"purses": "hidden"}))
    bots = [KIND.bot(name, i) for i in range(2)]
    while (decision := game.decision) is not None and game.state.round < 3:
        bot = bots[decision.player]
        if hasattr(bot, "samples"):
            bot.samples, bot.seconds = 2, 0
        game.apply(bot.choose(game.view(decision.player), decision))
    assert game.state.round == 3


@pytest.mark.parametrize("name", ["novice", "samurai", "shogun"])
def test_a_bot_does_not_know_what_others_sealed(name: str) -> None:
    """Whatever lies behind the backs, the answer is the same."""
    game = KIND.new(KIND.config(3, 9))
    drivers = [KIND.bot("novice", i) for i in range(3)]
    asked = 0
    while (decision := game.decision) is not None and game.state.round < 4:
        seat = decision.player
        asked += 1
        if asked % 4 == 0:
            view = game.view(seat)
            answers = set()
            for k in range(4):
                world = game if k == 0 else KIND.redeal(view, seeded(f"{asked}/{k}"))
                bot = KIND.bot(name, "honest")
                if hasattr(bot, "samples"):
                    bot.samples, bot.seconds = 1, 0
                answers.add(bot.choose(world.view(seat), decision))
            assert len(answers) == 1
        game.apply(drivers[seat].choose(game.view(seat), decision))
    assert asked > 60


@pytest.mark.parametrize(
    ("champion", "rival", "games", "least"), [("novice", "random", 8, 6), ("samurai", "novice", 12, 5)]
)
def test_the_better_bot_wins(champion: str, rival: str, games: int, least: int) -> None:
    row = Row(Entrant(champion), [Entrant(rival)] * 3, games=games, game="edo")
    assert play_row(row).wins >= least


def test_the_shogun_compares_only_plans_that_it_looked_at_as_far(monkeypatch: pytest.MonkeyPatch) -> None:
    """When time is up, a plan whose next round nobody looked at must not stand beside one with it."""
    view = KIND.new(KIND.config(3, 8)).view(0)
    bot = Shogun("a")
    bot.samples, bot.seconds, bot.clock = 2, 0.5, iter(range(100)).__next__  # every look at the clock is a second
    looked = []
    monkeypatch.setattr(Shogun, "next_round", lambda self, view, seat, solo: looked.append(solo) or -1000.0)
    in_haste = bot.best_plan(view, 0)
    assert len(looked) == 1
    bot.w = bot.w.changed(trust=0.0)
    bot.seconds = 0.0
    assert bot.best_plan(view, 0) == in_haste
    assert len(looked) > 2
