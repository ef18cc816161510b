"""Edo's bots: legal, honest, with reasons, the better beating the worse."""

import pytest

from engine.core.rng import seeded
from engine.edo.bots.land import Land
from engine.edo.bots.minds import minds, minds_of, spread
from engine.edo.bots.mixing import mixture
from engine.edo.bots.plans import Planner
from engine.edo.bots.shogun import Shogun
from engine.edo.bots.weights import standard_weights
from engine.edo.bots.worlds import guess_worlds
from engine.edo.game import load_game
from engine.edo.kind import KIND
from engine.edo.state import UP
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
                    bot.samples, bot.seconds = 2, 0
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


def test_only_what_is_revealed_goes_on_record() -> None:
    """A clan's deeds are counted when their card is turned, and a card without officials never is."""
    game = KIND.new(KIND.config(3, 5))
    bots = [KIND.bot("reference", i) for i in range(3)]
    passed = turned = 0
    while (decision := game.decision) is not None and game.state.round < 5:
        clan = game.state.clans[decision.player]
        before = [dict(c.deeds) for c in game.state.clans]
        slot = getattr(game.state.stack[-1], "slot", 0)
        game.apply(option := bots[decision.player].choose(game.view(decision.player), decision))
        if option[0] == "reveal":
            name = clan.plan[slot][1]
            assert clan.plan[slot][4] == UP
            before[clan.seat][name] = before[clan.seat].get(name, 0) + 1
            turned += 1
        passed += option[0] == "pass"
        assert [c.deeds for c in game.state.clans] == before
        assert all([c.deeds for c in game.view(seat).state.clans] == before for seat in range(3))
    assert turned > 20 and passed


def test_a_game_saved_before_there_was_a_record_goes_on() -> None:
    game = KIND.new(KIND.config(2, 5))
    dump = game.dump()
    for clan in dump["clans"]:
        del clan["deeds"]
    old = load_game(game.config, dump)
    assert all(clan.deeds == {} for clan in old.state.clans) and old.decision.options == game.decision.options


def test_guesses_follow_what_a_rival_has_shown() -> None:
    """A rival that has taken money all along is guessed to do so again, more than one that has drilled soldiers."""
    game = KIND.new(KIND.config(2, 3))
    while game.decision.kind != "plan":
        game.apply(game.decision.options[0])
    rival, shown = game.state.clans[1], {}
    for mind in minds():
        rival.deeds = {deed: round(40 * share) for deed, share in mind.shows.items()}
        assert max(minds_of(rival, 1.0), key=lambda found: found[1])[0] is mind
        worlds = guess_worlds(game.view(0), 0, 0, standard_weights("shogun"), seeded("guess"), 24)
        shown[mind.name] = sum(deed.name == "money" for w in worlds for deed, n, _ in w.traces[1].plan if n)
    assert shown["miser"] > shown["samurai"] and shown["miser"] > shown["soldier"]
    rival.deeds = {}
    assert [share for _, share in minds_of(rival, 1.0)] == pytest.approx([mind.first for mind in minds()])


def test_minds_are_met_as_often_as_they_are_likely() -> None:
    one, two, three = minds()[:3]
    met = spread([(one, 0.75), (two, 0.25), (three, 0.0)], 8, seeded(1))
    assert sorted(mind.name for mind in met) == sorted([one.name] * 6 + [two.name] * 2)


def test_regret_matching_plays_best_or_mixes() -> None:
    """The best alone where nobody reads us, both sides of a coin against one who does, equals alike."""
    coin = [[1.0, 0.0], [0.0, 0.9]]
    assert mixture(coin, 0.0, 200)[0] > 0.98
    read = mixture(coin, 1.0, 200)
    assert read[0] == pytest.approx(0.9 / 1.9, abs=0.03)  # the one who reads chooses what would be regretted more
    assert mixture([[2.0, 5.0], [1.0, 4.0]], 0.5, 200)[0] > 0.98
    assert mixture([[2.0, 5.0]] * 4, 0.3, 50) == [0.25] * 4


def test_the_shogun_cannot_be_read() -> None:
    """In the same position Shoguns of different seeds plan differently more often than not; one seed never does."""
    game = KIND.new(KIND.config(3, 12))
    drivers = [KIND.bot("samurai", i) for i in range(3)]
    views = {}
    while (decision := game.decision) is not None and len(views) < 6:
        if decision.kind == "plan" and decision.player == 0:
            views.setdefault(game.state.round, game.view(0))
        game.apply(drivers[decision.player].choose(game.view(decision.player), decision))

    def plan(seed: str, view) -> str:
        bot = Shogun(seed)
        bot.samples, bot.seconds = 3, 0
        return str([(deed.card, deed.name, n) for deed, n, _ in bot.best_plan(view, 0)])

    several = sum(len({plan(f"seed {k}", view) for k in range(4)}) > 1 for view in views.values())
    assert several >= 3
    assert all(plan("a", view) == plan("a", view.clone()) for view in views.values())


def test_guesses_agree_with_what_lies_open() -> None:
    """In mid-round only the slots that are not open are guessed, with the cards and officials that are left."""
    game = KIND.new(KIND.config(3, 8))
    drivers = [KIND.bot("samurai", i) for i in range(3)]
    looked = 0
    while (decision := game.decision) is not None and game.state.round < 3:
        if decision.kind == "march":
            view = game.view(decision.player)
            slot = view.state.stack[-1].slot
            for world in guess_worlds(view, decision.player, slot, standard_weights("shogun"), seeded(1), 2):
                for seat, trace in world.traces.items():
                    clan = view.state.clans[seat]
                    shown = [s for s in clan.plan if s[4] == UP]
                    assert len(trace.plan) == sum(s[4] == 0 for s in clan.plan)
                    assert not {s[0] for s in shown} & {deed.card for deed, _, _ in trace.plan}
                    planner = Planner(view, Land(view, seat, standard_weights("samurai")), seeded(1))
                    assert sum(n for _, n, _ in trace.plan) <= planner.own + planner.grey
            looked += 1
        game.apply(drivers[decision.player].choose(game.view(decision.player), decision))
    assert looked > 15
