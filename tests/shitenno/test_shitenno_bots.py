"""The bots of Shitenno: they answer within the rules, from their view alone, say why, and beat those below them."""

import random

import pytest

from engine.core.rng import seeded
from engine.core.words import has
from engine.shitenno.bots.building import Lot, Plan, moment, next_step
from engine.shitenno.bots.weights import raw_weights, standard_weights, style_of, styled
from engine.shitenno.config import standard_game
from engine.shitenno.game import new_game
from engine.shitenno.kind import KIND
from engine.shitenno.views import redeal

THINKERS = ("novice", "samurai", "shogun")


def seated(name: str, seed: str) -> object:
    bot = KIND.bot(name, seed)
    if hasattr(bot, "samples"):
        bot.samples, bot.seconds = 2, 0.0
    if hasattr(bot, "w") and hasattr(bot.w, "lots"):
        bot.w = bot.w.changed(lots=6)  # the quality of lots is not at issue here
    return bot


@pytest.mark.parametrize("name", ["reference", *THINKERS])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_bot_plays_a_whole_game_and_says_why(name: str, players: int) -> None:
    game = new_game(standard_game(players, 3))
    bots = [seated(name, f"{i}") for i in range(players)]
    while (decision := game.decision) is not None:
        bot = bots[decision.player]
        option = bot.choose(game.view(decision.player), decision)  # type: ignore[attr-defined]
        assert option in decision.options
        why = bot.why()  # type: ignore[attr-defined]
        if name in THINKERS:
            assert why and "{" not in why and "shitenno." not in why
        game.apply(option)
    assert KIND.result(game).winners()


@pytest.mark.parametrize("name", THINKERS)
def test_an_answer_does_not_change_when_hidden_things_lie_otherwise(name: str) -> None:
    game, dice = new_game(standard_game(4, 6)), random.Random(6)
    asked = 0
    while (decision := game.decision) is not None:
        if len(decision.options) > 1 and (decision.kind not in ("lot", "split") or dice.random() < 0.05):
            asked += 1
            if asked % 3 == 0:
                view = game.view(decision.player)
                other = redeal(view, seeded(asked))
                other.ask_again()
                assert other.decision is not None and other.decision.options == decision.options
                answer = seated(name, "x").choose(view, decision)  # type: ignore[attr-defined]
                again = seated(name, "x").choose(other.view(decision.player), other.decision)  # type: ignore[attr-defined]
                assert again == answer
        game.apply(dice.choice(decision.options))
    assert asked > 40


@pytest.mark.parametrize("players", [2, 4])
def test_a_planned_lot_is_laid_out_whatever_lies_there_already(players: int) -> None:
    game, dice = new_game(standard_game(players, 2)), random.Random(2)
    for _ in range(7):  # a few random answers first, wrong ones among them
        assert game.decision is not None
        game.apply(dice.choice([o for o in game.decision.options if o[0] not in ("offer", "present")]))
    s = game.state
    split = players == 2
    a, b = Lot(s.pool[::2], s.seals[0]), Lot(s.pool[1::2], s.seals[1])
    plan = Plan(moment(game), a, b if split else Lot([], 0))
    events = []
    game.sink = events.append
    while game.decision is not None and game.decision.kind in ("lot", "split"):
        game.apply(next_step(game, game.decision, plan))
    told = next(event.data for event in events if event.kind in ("offer", "present"))
    lot = told["A"] if split else told
    assert sorted(lot["cards"]) == sorted(a.cards) and lot["seal"] == a.seal


def test_tempers_differ_and_are_drawn_from_the_seed() -> None:
    styles = {style_of(f"seed/{n}") for n in range(40)}
    assert styles == set(raw_weights()["styles"])
    assert style_of("a") == style_of("a")


def test_a_shogun_gives_way_to_its_temper_less() -> None:
    for style, factors in raw_weights()["styles"].items():
        for name in factors:  # type: ignore[attr-defined]
            moved = {
                bot: getattr(styled(standard_weights(bot), style), name) / getattr(standard_weights(bot), name)
                for bot in ("samurai", "shogun")
            }
            assert 1 < moved["shogun"] < moved["samurai"]


def test_every_reason_has_words() -> None:
    keys = "lot split accept refuse pick draw stop place_points place_majority pay gild none"
    for key in keys.split():
        assert has(f"shitenno.bots.{key}")


@pytest.mark.parametrize(("strong", "weak"), [("novice", "random"), ("samurai", "novice")])
def test_each_level_beats_the_one_below(strong: str, weak: str) -> None:
    """A few games with two of each; the ladder proper is measured by tournaments."""
    points = {strong: 0, weak: 0}
    for seed in range(8):
        names = [strong, weak, strong, weak] if seed % 2 else [weak, strong, weak, strong]
        game = new_game(standard_game(4, seed + 20))
        bots = [seated(name, f"{seed}/{i}") for i, name in enumerate(names)]
        while (decision := game.decision) is not None:
            game.apply(bots[decision.player].choose(game.view(decision.player), decision))  # type: ignore[attr-defined]
        for name, score in zip(names, KIND.result(game).scores, strict=True):
            points[name] += score
    assert points[strong] > points[weak]
