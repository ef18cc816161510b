"""The engine as a forward model: copies are independent, dumps are exact, questions can be asked again."""

import json
import os
import subprocess
import sys

import pytest
from conftest import ROOT
from engine_games import MIXES, play_out, random_config, sampled

from engine.core.decision import IllegalAnswer
from engine.core.plain import Damaged, Plain, plain
from engine.yedo.game import load_game, new_game


@pytest.mark.parametrize("seed", range(1, 3))
@pytest.mark.parametrize("modules", MIXES, ids="+".join)
def test_every_option_on_its_own_copy_leaves_all_other_states_unchanged(modules: tuple[str, ...], seed: int) -> None:
    for g in sampled(seed, one_in=12, modules=modules):
        assert g.decision is not None
        before = g.fingerprint()
        assert g.clone().fingerprint() == before
        copies = []
        for option in g.decision.options[:12]:
            twin = g.clone()
            twin.apply(option)
            copies.append((twin, twin.fingerprint()))
        assert g.fingerprint() == before
        for twin, print_ in copies:
            assert twin.fingerprint() == print_


@pytest.mark.parametrize("seed", range(11, 13))
@pytest.mark.parametrize("modules", MIXES, ids="+".join)
def test_load_of_dump_is_the_same_game(modules: tuple[str, ...], seed: int) -> None:
    for g in sampled(seed, one_in=10, modules=modules):
        assert g.decision is not None
        text = json.dumps(g.dump())
        again = load_game(g.config, json.loads(text), g.cards, g.board)
        assert again.fingerprint() == g.fingerprint()
        assert again.decision is not None
        assert (again.decision.player, again.decision.kind) == (g.decision.player, g.decision.kind)
        assert again.decision.options == g.decision.options


@pytest.mark.parametrize("seed", range(21, 24))
def test_a_loaded_game_goes_on_like_the_original(seed: int) -> None:
    for g in sampled(seed, one_in=60):
        twin = load_game(g.config, g.dump(), g.cards, g.board)
        assert play_out(g.clone(), seed).fingerprint() == play_out(twin, seed).fingerprint()


def test_a_kind_of_part_that_extends_another_is_copied_as_itself() -> None:
    @plain
    class Tree(Plain):
        height: int

    @plain
    class Apple(Tree):
        fruit: list[str]

    assert Tree(3).clone() == Tree(3)
    apple = Apple(2, ["red"])
    twin = apple.clone()
    assert type(twin) is Apple and twin == apple and twin.fruit is not apple.fruit


def test_asking_again_changes_nothing() -> None:
    for g in sampled(31, one_in=4):
        assert g.decision is not None
        before, options = g.fingerprint(), list(g.decision.options)
        g.ask_again()
        assert g.decision is not None
        assert g.decision.options == options
        assert g.fingerprint() == before


def test_answers_are_compared_by_value_and_others_refused() -> None:
    g = new_game(random_config(3))
    assert g.decision is not None
    with pytest.raises(IllegalAnswer):
        g.apply(("bid", 99))
    g.apply((*g.decision.options[0],))


@pytest.mark.parametrize("data", [None, 3, {}, {"_": "Rng", "state": 1}, {"_": "State"}, {"_": "Nonsense"}])
def test_a_damaged_dump_is_refused_in_a_sentence(data: object) -> None:
    with pytest.raises(Damaged):
        load_game(random_config(3), data)


PLAY = """
from engine_games import play_out, random_config
from engine.yedo.game import new_game
print([play_out(new_game(random_config(s)), s).fingerprint() for s in (5, 6, 7)])
"""


def test_same_seed_and_answers_give_the_same_game_in_another_process() -> None:
    outputs = set()
    for hash_seed in ("0", "1", "4242"):
        env = {**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": f"{ROOT}{os.pathsep}{ROOT / 'tests'}"}
        outputs.add(subprocess.check_output([sys.executable, "-c", PLAY], env=env, text=True))
    assert len(outputs) == 1
    assert str([play_out(new_game(random_config(s)), s).fingerprint() for s in (5, 6, 7)]) in outputs.pop()
