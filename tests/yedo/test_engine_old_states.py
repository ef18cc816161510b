"""States saved before a rule was read again: lacking a field, or at a question that is no longer asked."""

import json
from typing import Any

import pytest

from engine.core import sound
from engine.core.plain import Damaged
from engine.yedo.game import Yedo, load_game
from engine.yedo.missions import Complete
from engine.yedo.situation import build
from engine.yedo.state import State

STEER = {"phase": "P5B", "effect": [{"move_patrol": 1}]}


def reloaded(g: Yedo, state: Any) -> Yedo:
    state = json.loads(json.dumps(state))
    sound.check(state, State, "the state")
    return load_game(g.config, state, g.cards, g.board)


def test_a_patrol_pass_of_an_earlier_version_goes_on() -> None:
    g = build({
        "players": 2, "modules": ["shogun_must_die"], "phase": "patrol", "patrol": "gold castle",
        "cards": {"actions": {"X": STEER}}, "blue": {"actions": ["X"]},
    })  # fmt: skip
    state = g.dump()
    steps = [p for p in state["stack"] if p["_"] == "MovementPass"]
    assert len(steps) == 1
    del steps[0]["used"], steps[0]["came_from"]
    again = reloaded(g, state)
    assert again.decision is not None and again.decision.options == [("play", "X"), ("pass",)]
    again.apply(("play", "X"))


def test_where_a_procedure_stands_is_never_guessed() -> None:
    g = build({"players": 2, "phase": "patrol", "cards": {"actions": {"X": STEER}}, "blue": {"actions": ["X"]}})
    state = g.dump()
    del state["stack"][-1]["at"]
    with pytest.raises(Damaged):
        reloaded(g, state)


def test_a_question_that_is_no_longer_asked_answers_itself() -> None:
    mission = {"standard": {"requires": [{"disciple_in": "gates"}, "blessing"], "rewards": [{"pp": 2}]}}
    g = build({
        "players": 2, "phase": "actions", "cards": {"missions": {"X": mission}},
        "blue": {"blessing": 1, "annexes": ["karesansui"], "missions": ["X"], "disciples": ["gates", "karesansui"]},
        "red": {"disciples": ["market", "tavern"]},
    })  # fmt: skip
    g.apply(("activate", 0))
    s = g.state
    s.clans[0].missions.remove("X")
    s.in_play.append("X")
    s.stack[-1].at = "go_home"
    s.stack.append(Complete(0, 0, "X", owed=1, stood="gates:0", at="give_blessing"))  # token or Karesansui?
    again = reloaded(g, g.dump())
    assert again.decision is not None and again.decision.player == 1
    assert again.state.clans[0].blessings == 0 and again.state.clans[0].completed == ["X"]
