"""The patrol's steps B and C: what is said of cards that cannot be played there, and what a bot makes of them."""

from typing import Any

from engine.core.words import t
from engine.yedo import bots
from engine.yedo.explain import explain
from engine.yedo.game import Yedo
from engine.yedo.situation import build

STEER = {"phase": "P5B", "effect": [{"move_patrol": 2}]}
RESCUE = {"phase": "P5C", "effect": [{"rescue": 1}]}
FEW_MON = {"phase": "any", "effect": [{"gain_mon": 1}]}


def near(actions: dict[str, Any], **more: Any) -> Yedo:
    """The patrol has marched to the Red Light, where blue, a clan of three, has a disciple."""
    blue = {"actions": list(actions), "disciples": ["red_light", "gates", "home"], **more}
    return build({
        "players": 2, "phase": "patrol", "patrol": "gold market", "round": 3,
        "cards": {"actions": {id: raw for id, raw in actions.items() if raw}}, "blue": blue,
        "sets": {"action": ["disciple", "watch_patrol"]},
    })  # fmt: skip


def reasons(g: Yedo) -> dict[str, str]:
    assert g.decision is not None
    return {blocked.place: blocked.reason for blocked in explain(g, g.decision)}


def test_a_second_card_of_the_step_is_dark_and_says_why() -> None:
    g = near({"X": STEER, "Y": STEER, "R": RESCUE, "Z": FEW_MON, "F": {"phase": "P5", "effect": [{"gain_mon": 1}]}})
    g.apply(("pass",))  # at the start of the phase
    assert reasons(g) == {"card:R": t("blocked.card_P5C")}
    g.apply(("play", "X"))
    assert g.decision is not None and g.decision.kind == "play_or_pass"
    assert reasons(g)["card:Y"] == t("blocked.card_one_each")


def answer(g: Yedo) -> Any:
    assert g.decision is not None and g.decision.kind == "play_or_pass"
    return bots.make("samurai", "t").choose(g.view(g.decision.player), g.decision)


def test_a_bot_steps_out_of_the_way_with_feint() -> None:
    g = near({"A44": None})
    g.apply(("pass",))
    assert g.state.patrol_at == "red_light" and answer(g) == ("play", "A44")


def test_a_bot_does_not_throw_a_card_for_any_phase_away_because_it_is_asked() -> None:
    assert answer(near({"Z": FEW_MON})) == ("pass",)
