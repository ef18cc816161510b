"""Whole games of Edo: invariants at every question, the ledger's figures, secrets, sealed plans in any order."""

import random
from itertools import permutations

import pytest

from engine.core.plain import Damaged
from engine.core.rng import seeded
from engine.core.sealed import Draft, Drafts
from engine.core.setup import BadSetup, Seat
from engine.edo.board import MOST_OPTIONS
from engine.edo.config import Config, seats
from engine.edo.game import Edo, new_game
from engine.edo.kind import KIND
from engine.edo.state import DOWN, HIDDEN


def played(game: Edo, bots: list, check=lambda game: None) -> None:
    while (decision := game.decision) is not None:
        check(game)
        bot = bots[decision.player]
        game.apply(bot.choose(game if bot.blind else game.view(decision.player), decision))
    check(game)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("bot", ["random", "reference"])
def test_nothing_breaks_in_whole_games(players: int, bot: str) -> None:
    for seed in range(6):
        game = KIND.new(KIND.config(players, seed))
        inventory = KIND.inventory(game)

        def check(game: Edo, inventory=inventory) -> None:
            assert inventory.violations(game) == []
            assert game.decision is None or len(game.decision.options) <= MOST_OPTIONS

        played(game, [KIND.bot(bot, f"{seed}/{i}") for i in range(players)], check)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_random_players_take_ten_rounds_and_earn_eighty(players: int) -> None:
    earned = []
    for seed in range(20):
        game = KIND.new(KIND.config(players, seed))
        played(game, [KIND.bot("random", f"{seed}/{i}") for i in range(players)])
        assert game.state.round == 10 and game.state.ended == "deck"
        earned += [clan.earned for clan in game.state.clans]
    assert abs(sum(earned) / len(earned) - 80) <= 1


def at_planning(players: int, seed: int = 3) -> Edo:
    game = KIND.new(KIND.config(players, seed))
    while game.state.phase == "setup":
        game.apply(game.decision.options[0])
    return game


@pytest.mark.parametrize("players", [2, 3, 4])
def test_plans_are_sealed_in_any_order_with_one_result(players: int) -> None:
    results = set()
    for order in permutations(range(players)):
        game = at_planning(players)
        bots = [KIND.bot("reference", f"5/{i}") for i in range(players)]
        drafts = Drafts(game)
        assert set(drafts.waiting) == set(range(players))
        for seat in order:
            draft = drafts.of(seat)
            while draft.decision is not None:
                assert draft.decision.player == seat
                draft.give(bots[seat].choose(draft.game, draft.decision))
        for answer in drafts.answers():
            assert answer.fits(game.decision)
            game.apply(answer.option)
        assert game.state.phase == "actions"
        results.add(game.fingerprint())
    assert len(results) == 1


def test_a_draft_can_be_taken_back_and_sealing_is_always_asked() -> None:
    game = at_planning(2)
    draft = Draft(game, 1)
    for option in [
        ("put", 0, "fields", "rice"),
        ("put", 1, "roads", "travel"),
        ("put", 2, "hills", "stone"),
        *[("seat", 0, 1, 0)] * 4,
    ]:
        draft.give(option)
    assert draft.decision is not None and draft.decision.options == [("seal",)]
    draft.take_back(2)
    assert draft.game.state.clans[1].plan[0][2] == 2
    draft.give(("seal",))
    assert draft.decision is None


def test_nothing_in_a_view_depends_on_what_others_planned() -> None:
    """Two games that differ in blue's sealed plan look the same to red."""
    game = at_planning(2)
    first = game.decision.player
    other = 1 - first
    twins = []
    for seed in ("a", "b"):
        twin = game.clone()
        bot = KIND.bot("reference", seed)
        while twin.decision.player == first:
            twin.apply(bot.choose(twin.view(first), twin.decision))
        twins.append(twin)
    assert twins[0].fingerprint() != twins[1].fingerprint()
    assert twins[0].view(other).fingerprint() == twins[1].view(other).fingerprint()
    view = twins[0].view(other)
    assert all(slot[0][:1] == HIDDEN for slot in view.state.clans[first].plan)
    assert view.config.seed == 0 and view.state.rng.state == 0


@pytest.mark.parametrize("purses", ["open", "hidden"])
def test_a_redealt_game_agrees_with_the_view_and_plays_on(purses: str) -> None:
    for seed in range(3):
        game = KIND.new(KIND.config(3, seed, {"purses": purses}))
        dice = random.Random(seed)
        asked = 0
        while (decision := game.decision) is not None:
            asked += 1
            if asked % 25 == 0:
                for seat in range(3):
                    view = game.view(seat)
                    world = KIND.redeal(view, seeded(asked))
                    assert world.view(seat).fingerprint() == view.fingerprint()
                    assert KIND.inventory(world).violations(world) == []
                    if purses == "hidden":
                        assert all(c.ryo == -1 for c in view.state.clans if c.seat != seat)
                for _ in range(40):
                    if world.decision is not None:
                        world.apply(dice.choice(world.decision.options))
            game.apply(dice.choice(decision.options))


def test_redealt_plans_differ_and_respect_what_is_open() -> None:
    game = at_planning(2)
    first = game.decision.player
    bot = KIND.bot("reference", 1)
    while game.decision.kind == "plan":
        game.apply(bot.choose(game.view(game.decision.player), game.decision))
    while game.decision.options and game.state.clans[first].plan[0][4] == DOWN:
        game.apply(next(o for o in game.decision.options if o[0] in ("reveal", "pass", "forfeit")))
    view = game.view(1 - first)
    plans = {tuple(KIND.redeal(view, seeded(k)).state.clans[first].plan) for k in range(30)}
    assert len(plans) > 5
    assert len({plan[0][:2] for plan in plans}) == 1 or view.state.clans[first].plan[0][0][:1] == HIDDEN


def test_setups_and_saves_that_cannot_be_are_refused_in_a_sentence() -> None:
    with pytest.raises(BadSetup, match="2 to 4 players"):
        KIND.config(5, 1)
    with pytest.raises(BadSetup, match="same clan"):
        KIND.check(Config([Seat("blue", "A"), Seat("blue", "B")]))
    with pytest.raises(BadSetup, match="no clan"):
        KIND.check(Config([Seat("blue", "A"), Seat("mauve", "B")]))
    game = new_game(Config(seats(2)))
    dump = game.dump()
    dump["clans"] = dump["clans"][:1]
    with pytest.raises(Damaged):
        KIND.load(game.config, dump)
    with pytest.raises(Damaged):
        KIND.load(game.config, {"_": "edo:State"})


def test_a_saved_game_goes_on_with_the_numbers_it_had() -> None:
    game = at_planning(2)
    fixed = KIND.fixed_parts(game)
    for entry in fixed["board"]["of"]:
        if entry[0] == "board":
            for number in entry[1]["of"]:
                if number[0] == "goal":
                    number[1] = 3
    assert KIND.load(game.config, game.dump(), KIND.unpack(fixed, game.config)).board.goal == 3
    assert game.board.goal == 12
