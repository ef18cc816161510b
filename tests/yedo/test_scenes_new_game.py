"""The choice of a new game as a value: presets, seats, modules, rules, memory, and card sets of one's own."""

import json
import random
from pathlib import Path

import pytest

from engine.yedo import rules
from engine.yedo.config import CLANS, first_game, standard_game
from yedo.tables.yedo import new_game, own_sets
from yedo.tables.yedo.new_game import NewGame

MISSION = """set: lanterns
cards:
  X001:
    title: "The Lantern Maker"
    flavour: "He sells light to both sides of the river."
    color: green
    category: espionage
    standard: {requires: [{disciple_in: tavern}], rewards: [{mon: 4}]}
    bonus: {requires: [{disciple_in: gates}], rewards: [{pp: 1}]}
"""


@pytest.fixture
def sets(yedo_home: str) -> Path:
    folder = Path(yedo_home) / "sets"
    folder.mkdir()
    return folder


def test_the_first_visit_offers_the_recommended_first_game() -> None:
    config = new_game.usual().config(7)
    wanted = first_game(3, 7)
    for name in ("rounds", "mission_sets", "action_sets", "event_sets", "black_deck", "modules", "rules"):
        assert getattr(config, name) == getattr(wanted, name)
    assert [seat.played_by for seat in config.seats].count("human") == 1
    assert new_game.trouble(config) == ""


def test_the_usual_preset_is_the_engine_s_standard_game() -> None:
    game = new_game.usual()
    game.rounds = 11
    game.use_preset("standard")
    config, wanted = game.config(1), standard_game(3, 11)
    assert (config.mission_sets, config.action_sets, config.event_sets, config.black_deck) == (
        wanted.mission_sets, wanted.action_sets, wanted.event_sets, wanted.black_deck
    )  # fmt: skip


def test_what_was_chosen_survives_the_settings_file() -> None:
    game = new_game.usual()
    game.use_preset("standard")
    game.toggle_module("specialists")
    game.toggle_set("event", "cruel_fate")
    game.set_rule("dojo_draw", "three_keep_one")
    game.give_clan(0, "purple")
    game.seats[0].name, game.seed, game.players = "Ōtomo", "77", 4
    again = new_game.remembered(json.loads(json.dumps(game.to_dict())))
    assert again.seed == ""  # a seed is for one game
    game.seed = ""
    assert again == game


ODD = {
    "players": 99, "rounds": 5, "preset": "x", "seats": [1], "modules": ["x"], "rules": {"x": "y"},
    "mission_sets": ["nope"],
}  # fmt: skip


@pytest.mark.parametrize("raw", [None, 3, {}, ODD])
def test_odd_memories_do_no_harm(raw: object) -> None:
    game = new_game.remembered(raw)
    game.use_preset("standard")
    assert 2 <= game.players <= 5 and game.rounds in (6, 8, 11)
    assert new_game.trouble(game.config(1)) == ""


def test_clans_are_swapped_and_seats_wait_with_their_names() -> None:
    game = new_game.usual()
    game.seats[2].name = "Mori"
    game.give_clan(0, "yellow")
    assert [seat.clan for seat in game.sitting] == ["yellow", "red", "blue"]
    game.remove_player(1)
    assert [seat.said_name for seat in game.sitting] == ["Chikayoshi", "Mori"]
    game.add_player()
    game.move(1, -1)
    assert game.sitting[0].name == "Mori"
    assert sorted(seat.clan for seat in game.seats) == sorted(CLANS)
    for _ in range(9):
        game.remove_player(0)
    assert game.players == 2


def test_seating_by_lot_keeps_the_people() -> None:
    game = new_game.usual()
    game.players, game.seating = 5, "lot"
    orders = {tuple(seat.color for seat in game.config(seed).seats) for seed in range(12)}
    assert len(orders) > 3 and all(sorted(order) == sorted(CLANS) for order in orders)


def test_modules_that_do_not_fit_say_why() -> None:
    game = new_game.usual()
    assert "8 or 11 rounds" in game.module_trouble("jesuits")
    assert game.module_trouble("teahouse") == ""
    game.rounds = 8
    assert game.module_trouble("jesuits") == ""


def test_the_specialists_bring_their_missions_and_take_them_away() -> None:
    game = new_game.usual()
    assert "specialists" not in game.offered_sets("mission")
    game.toggle_module("specialists")
    assert "specialists" in game.mission_sets and game.preset == "custom"
    game.toggle_module("specialists")
    assert "specialists" not in game.mission_sets


def test_sets_by_lot_make_playable_games() -> None:
    dice = random.Random(4)
    for players in (2, 3, 4, 5):
        game = new_game.usual()
        game.players = players
        game.draw_sets(dice)
        assert (len(game.mission_sets), len(game.action_sets), len(game.event_sets)) == (2, 3, 2)
        assert new_game.trouble(game.config(1)) == ""


def test_only_what_differs_from_the_recommended_rules_is_kept() -> None:
    game = new_game.usual()
    for name, values in rules.choices().items():
        game.set_rule(name, str(values[-1]))
        game.set_rule(name, str(values[0]))
    assert game.rules == {}
    game.set_rule("clan_power_draft", "draw_two_afresh")
    assert "clan_power_draft" not in game.config(1).rules  # says nothing without its module
    assert "clan_power_draft" not in game.offered_rules()


def test_a_choice_that_the_rules_refuse_is_a_sentence() -> None:
    game = new_game.usual()
    game.action_sets = []
    assert new_game.trouble(game.config(1)) == "Choose at least one action set."
    game.action_sets, game.event_sets = ["neutral"], ["cruel_fate"]
    game.rounds = 11
    assert "event sets hold" in new_game.trouble(game.config(1))


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_the_co_operative_game_can_be_set_up(players: int) -> None:
    game = new_game.usual(coop=True)
    game.players = players
    config = game.config(3)
    assert config.rounds == 7 and new_game.COOP in config.modules and config.event_sets == []
    assert new_game.trouble(config) == ""
    assert "hard_interaction" not in game.offered_sets("action")


def test_own_sets_are_offered_and_played(sets: Path) -> None:
    (sets / "lanterns.yaml").write_text(MISSION, encoding="utf-8")
    found = own_sets.find()
    assert found.names("mission") == ["lanterns"] and not found.problems
    game = new_game.usual()
    game.toggle_set("mission", "lanterns")
    config = game.config(1)
    assert config.own_sets == ["lanterns"] and new_game.trouble(config) == ""
    session = new_game.begin(config)
    held = [card for clan in session.game.state.clans for card in clan.missions]
    assert "X001" in session.game.state.decks["green"] + held


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (MISSION.replace("tavern", "moon"), "line"),
        (MISSION.replace("set: lanterns", "set: neutral"), "already"),
        (MISSION.replace("X001", "M001"), "M001"),
        ("", "line 1"),
        ("\tset: x", "tab"),
    ],
)
def test_a_broken_own_set_is_named_and_left_out(sets: Path, words: str, says: str) -> None:
    (sets / "broken.yaml").write_text(words, encoding="utf-8")
    (sets / "good.yaml").write_text(MISSION.replace("X001", "X002").replace("lanterns", "good"), encoding="utf-8")
    found = own_sets.find()
    assert found.names("mission") == ["good"]
    (told,) = map(str, found.problems)
    assert "broken.yaml" in told and says in told


def test_every_choice_has_its_words() -> None:
    from yedo.ui import words

    for kind, names in new_game.KINDS.items():
        for name in names:
            assert words.has(f"set.{kind}.{name}") and words.has(f"set_does.{kind}.{name}")
    for name, values in rules.choices().items():
        assert words.has(f"rule_option.{name}.name") and words.has(f"rule_option.{name}.does")
        for value in values:
            assert words.has(f"rule_option.{name}.{value}.name") and words.has(f"rule_option.{name}.{value}.does")
    for name in new_game.modules():
        assert words.has(f"module.{name}") and words.has(f"module_does.{name}")


def test_new_game_is_a_plain_value() -> None:
    assert NewGame() == NewGame() and NewGame().to_dict()["players"] == 3
