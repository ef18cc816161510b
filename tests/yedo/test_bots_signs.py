"""Bots give signs while placing, and understand those of others (B20)."""

from engine.yedo.bots import trade
from engine.yedo.bots.samurai import Samurai
from engine.yedo.bots.value import Outlook
from engine.yedo.bots.weights import standard_weights
from engine.yedo.phases.assign import Assign, Sign
from engine.yedo.situation import build

GIVEN = {
    "players": 2, "phase": "assign", "turn": "blue",
    "blue": {"disciples": ["tavern", "home", "home"], "mon": 20}, "red": {"disciples": ["home", "home"]},
}  # fmt: skip


def test_an_invitation_makes_a_place_worth_more() -> None:
    g = build(GIVEN, None)
    phase = next(p for p in g.state.stack if isinstance(p, Assign))
    o = Outlook(g, 1, standard_weights())
    assert trade.meeting(o, "tavern") == 0.0
    phase.signs.append(Sign(0, 1, "tavern"))
    assert trade.meeting(o, "tavern") > 0.0 and trade.meeting(o, "market") == 0.0


def test_without_a_deal_in_mind_nobody_is_invited() -> None:
    g = build(GIVEN, None)
    assert g.decision is not None and ("suggest", 1, "tavern") in g.decision.options
    assert Samurai(1).choose(g.view(0), g.decision)[0] == "place"
