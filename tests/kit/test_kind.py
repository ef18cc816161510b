"""Every game of the house offers what its Kind promises: it is set up, asked, seen, saved and played through it."""

import inspect
import random
from importlib import import_module

import pytest

from engine.core.kind import Kind
from engine.core.rng import seeded
from engine.core.setup import BadSetup, Choice, read_choices
from engine.games import GAMES, UnknownGame, kind_of

KINDS = [(name, players) for name in GAMES for players in kind_of(name).players if players > 1]


@pytest.fixture(params=KINDS, ids=lambda pair: f"{pair[0]}-{pair[1]}")
def begun(request: pytest.FixtureRequest) -> tuple[Kind, int]:
    name, players = request.param
    return kind_of(name), players


def test_a_copy_has_everything_that_the_game_has(begun: tuple[Kind, int]) -> None:
    """`shared` names every fixed part: one that it forgot would be missing in all copies."""
    kind, players = begun
    game = kind.new(kind.config(players, 7))
    twin = game.clone()
    assert {*vars(game), "decision", "sink"} == {*type(game).shared, "state", "decision", "sink"}
    assert all(getattr(twin, name) is getattr(game, name) for name in type(game).shared)
    assert twin.decision == game.decision and twin.sink is None
    assert twin.state == game.state and twin.state is not game.state


def test_a_game_is_played_to_its_end_through_its_kind(begun: tuple[Kind, int]) -> None:
    kind, players = begun
    game = kind.new(kind.config(players, 7))
    inventory, dice = kind.inventory(game), random.Random(7)
    asked = 0
    while (decision := game.decision) is not None:
        if asked % 10 == 0:
            view = game.view(decision.player)
            assert kind.prompt(view, decision)
            for option in decision.options[:40]:
                assert kind.label(view, option, decision)
                assert ":" in kind.place(view, option, decision)
            kind.explain(view, decision)
            kind.preview(view, decision.player, decision.options[0])
            assert len([s for s in kind.seats(view) if not s.outside]) == players
            clock = kind.clock(view)
            assert 0 <= clock.round <= clock.rounds and not clock.over
            assert inventory.violations(game) == []
        game.apply(dice.choice(decision.options))
        asked += 1
    result = kind.result(game)
    assert kind.clock(game).over and len(result.scores) == players
    assert result.winners() and result.scores[result.winners()[0]] == max(result.scores)
    assert [sum(s.values()) for s in result.sources][:players] == result.scores


@pytest.mark.parametrize("name", GAMES)
def test_what_stands_in_other_files_is_asked_as_the_kind_asks(name: str) -> None:
    kind = type(kind_of(name))
    for method in dir(kind):
        place = getattr(getattr(kind, method), "place", None)
        if not isinstance(place, str):
            continue
        file, _, name = place.partition(".")
        meant = list(inspect.signature(getattr(Kind, method)).parameters.values())[1:]
        there = getattr(import_module(f"{kind.__module__.rpartition('.')[0]}.{file}"), name)
        found = list(inspect.signature(there).parameters.values())
        assert len(found) >= len(meant), method
        for asked, given in zip(meant, found, strict=False):
            assert given.kind == asked.kind and (asked.default is asked.empty or given.default == asked.default), method
        assert all(more.default is not more.empty for more in found[len(meant) :]), method


def test_a_game_goes_on_from_its_dump_and_can_be_dealt_anew(begun: tuple[Kind, int]) -> None:
    kind, players = begun
    config = kind.config(players, 3)
    game = kind.new(config)
    dice = random.Random(3)
    for n in range(120):
        decision = game.decision
        if decision is None:
            break
        if n % 12 == 0:
            twin = kind.load(config, game.dump(), kind.unpack(kind.fixed_parts(game), config))
            assert twin.fingerprint() == game.fingerprint() and twin.decision is not None
            assert twin.decision.options == decision.options
            view = game.view(decision.player)
            world = kind.redeal(view, seeded(n))
            assert world.view(decision.player).fingerprint() == view.fingerprint()
        game.apply(dice.choice(decision.options))


def test_setups_that_the_rules_do_not_allow_are_refused_in_a_sentence(begun: tuple[Kind, int]) -> None:
    kind, _ = begun
    with pytest.raises(BadSetup):
        kind.check(kind.config(2, 1, {"no such choice": 1}))
    for choice in kind.setup_options():
        with pytest.raises(BadSetup, match=choice.name):
            kind.config(2, 1, {choice.name: "nonsense"})


def test_an_unknown_game_is_refused_in_a_sentence() -> None:
    with pytest.raises(UnknownGame, match="the games are yedo"):
        kind_of("chess")


def test_choices_are_read_as_they_are_written() -> None:
    colours = Choice("colours", ("red", "blue"), many=True)
    assert colours.read("blue,red") == ("blue", "red") and colours.usual == ()
    with pytest.raises(BadSetup, match="twice"):
        colours.read(["red", "red"])
    length = Choice("length", (8, 6))
    assert read_choices([length, colours], {"length": "6"}) == {"length": 6, "colours": ()}
