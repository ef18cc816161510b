"""How the Shogun judges a group's position: what it looks at, how the table is fitted, and that its answers hang on
nothing hidden, whatever the level, and keep to their time."""

import time
from functools import cache

import pytest
from coop_games import coop_game

from engine.core.rng import bell, seeded
from engine.core.yaml_file import BadFile, read_yaml
from engine.paths import data_dir
from engine.yedo.bots import make
from engine.yedo.bots.coop_leaf import BASE, USED, VICTORY, CoopLeaf, features, standard_coop_leaf
from engine.yedo.bots.shogun import Shogun
from engine.yedo.bots.weights import standard_weights
from engine.yedo.game import Yedo
from engine.yedo.lab.coop_fitting import Sample, fit, play_one, row, table
from engine.yedo.modules.smd.court import slot
from engine.yedo.views import redeal

W = standard_weights("shogun")


@cache
def played(number: int, players: int = 3) -> Yedo:
    """A game of Samurai in which this round begins; 99: that is over."""
    g = coop_game(players, 21)
    bots = [make("samurai", seat) for seat in range(players)]
    while g.decision is not None and (g.state.round < number or g.state.phase == "preparation"):
        g.apply(bots[g.decision.player].choose(g.view(g.decision.player), g.decision))
    return g


def shogun(seat: int, samples: int = 2, seconds: float = 0.0) -> Shogun:
    bot = Shogun(seat)
    bot.samples, bot.seconds = samples, seconds
    return bot


@pytest.mark.parametrize("players", (1, 2, 3, 4))
def test_the_leaf_sees_only_what_its_seat_may_know(players: int) -> None:
    g = played(3, players)
    rng = seeded("leaf")
    for seat in range(players):
        seen = features(g, seat, W)
        assert set(seen) == {name for used in USED.values() for name in used}
        assert seen == features(g.view(seat), seat, W) == features(redeal(g.view(seat), rng), seat, W)


def test_what_brings_the_group_nearer_is_worth_something() -> None:
    leaf = standard_coop_leaf()
    for number in (2, 4, 6):
        g = played(number).clone()
        before = leaf.value(g, 0)
        for seat in (0, 1, 2):
            trial = g.clone()
            trial.state.clans[seat].pp += 3
            assert leaf.value(trial, 0) > before  # whoever has it
        slot(g).done.append("")
        assert leaf.value(g, 0) > before


def test_at_the_end_what_was_reached_counts() -> None:
    g = played(99).clone()
    assert g.decision is None
    leaf, own = standard_coop_leaf(), slot(g)
    own.kill, own.done = "", ["errand"] * 9
    for seat in g.players():
        g.state.clans[seat].pp = 60
    assert leaf.value(g, 0) == pytest.approx(3 * VICTORY, abs=0.01)
    g.state.clans[1].pp = 12  # too little for all but the easier levels
    assert VICTORY < leaf.value(g, 0) < 3 * VICTORY
    own.kill = "M081"
    assert leaf.value(g, 0) == 0.0  # in vain


def test_a_table_that_does_not_fit_the_features_is_refused() -> None:
    raw = read_yaml(data_dir() / "yedo" / "coop_leaf.yaml")
    kill = raw["kill"]
    for wrong in ({**raw, "kill": {**kill, "luck": kill[BASE]}}, {**raw, "lowest": kill}, {}):
        with pytest.raises(BadFile, match="one row for every feature"):
            CoopLeaf(wrong)
    with pytest.raises(BadFile, match="of the same length"):
        CoopLeaf({**raw, "kill": {**kill, BASE: kill[BASE][1:]}})


# --- answers -----------------------------------------------------------------------------------------


def test_what_is_hidden_does_not_change_the_shoguns_answer() -> None:
    """Everything behind a partner's back is dealt again; the same view gets the same answer, at any level."""
    rng = seeded("behind")
    g = played(3).clone()
    kinds = set()
    for asked in range(60):
        assert g.decision is not None
        seat, decision = g.decision.player, g.decision
        answer = make("samurai", seat).choose(g.view(seat), decision)
        if asked % 4 == 0 and len(decision.options) > 1:
            own = shogun(seat).choose(g.view(seat), decision)
            other = redeal(g.view(seat), rng)
            slot(other).goals = {name: n + 5 for name, n in slot(other).goals.items()}
            assert shogun(seat).choose(other.view(seat), decision) == own
            kinds.add(decision.kind)
        g.apply(answer)
    assert len(kinds) >= 3


def test_a_joint_answer_keeps_to_its_time() -> None:
    """By the processor's own clock; a playout that has begun is finished, and what comes before the search takes
    its time as well."""
    g = played(2, 4)
    assert g.decision is not None
    bot = shogun(g.decision.player, 10_000, 0.4)
    bot.clock = time.thread_time
    began = time.thread_time()
    bot.choose(g.view(g.decision.player), g.decision)
    assert 0.2 < time.thread_time() - began < 1.0


# --- fitting -----------------------------------------------------------------------------------------


def made_up(n: int) -> list[Sample]:
    """Every weapon makes two points, and the farther from the Shogun, the less likely he dies."""
    rng = seeded("made up")
    found = []
    for _ in range(n):
        x = dict.fromkeys({name for used in USED.values() for name in used}, 0.0)
        x["weapons"], x["short"], x["errands"] = 2 + bell(rng), float(rng.below(5)), float(rng.below(4))
        end = {
            "kill": float(rng.below(5) >= x["short"]), "lowest": 4 + 2 * x["weapons"] + bell(rng), "highest": 9.0,
            "errands": x["errands"] + 1 + x["weapons"] / 2,
        }  # fmt: skip
        found.append(Sample(1, 1.0, x, end))
    return found


def test_a_fit_finds_what_made_the_difference() -> None:
    samples = made_up(600)
    lowest, errands, kill = row("lowest", samples), row("errands", samples), row("kill", samples)
    assert lowest["weapons"] == pytest.approx(2, abs=0.2) and lowest["spread"] == pytest.approx(1, abs=0.15)
    assert lowest["geishas"] == 0.0
    assert errands["errands"] == 1.0 and errands["weapons"] == pytest.approx(0.5, abs=0.05)
    assert kill["short"] < -0.5 and abs(kill["weapons"]) < 0.3


def test_the_table_of_a_fit_can_be_read(tmp_path_factory: pytest.TempPathFactory) -> None:
    samples = [sample for seed in (2, 3) for sample in play_one(seed)]
    assert {s.left for s in samples} == {1, 2, 3, 4, 5, 6}
    file = tmp_path_factory.mktemp("fit") / "coop_leaf.yaml"
    file.write_text(table(fit([*samples, *(Sample(s.left, 1.0, s.x, s.end) for s in made_up(3))]), 2, 2))
    assert CoopLeaf(read_yaml(file)).longest == 6
