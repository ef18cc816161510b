"""Data means data: with other prices, limits, lengths and another road the options, their places, the words and the
table follow, and nothing still says the old numbers."""

from typing import Any

import pytest

from engine.core.setup import BadSetup
from engine.yedo import say
from engine.yedo.board import Board, board_data
from engine.yedo.config import standard_game
from engine.yedo.explain import explain
from engine.yedo.game import Yedo, new_game
from engine.yedo.kind import KIND
from engine.yedo.names import annex_does, lot_does, weapon_rule
from engine.yedo.setup import check
from engine.yedo.situation import build
from yedo.app import App
from yedo.session import Session
from yedo.settings import Settings
from yedo.tables.yedo.plates import tip

CHANGED: dict[str, Any] = {
    "circuit": ["castle", "harbor", "temple", "market", "red_light", "tavern", "gates"],
    "lengths": [5, 9],
    "egress": 4,
    "auction_draw": 2,
    "annex_prestige": 5,
    "dojo_income": 7,
    "limits": {"mission": 4, "action": 3, "bonus": 2, "weapon": 6, "geisha": 1, "blessing": 1, "disciple": 2},
    "actions": {
        "recruit": 7, "beg": {2: 4, 3: 9}, "annex": 11, "luxury": {5: 2, 10: 6}, "geisha": {"mon": 6, "pp": 4},
        "action_card": 4, "sell_card": 1, "kobudo_discount": 2, "audience": 1, "foresight": 3,
    },
}  # fmt: skip


def changed() -> Board:
    return Board({**board_data(), **CHANGED})


def standing(at: str, **clan: Any) -> Yedo:
    """Blue acts in a district of the changed board."""
    red = {"disciples": ["spent", "spent"]}
    blue = {"mon": 12, "pp": 3, **clan, "disciples": [at, "spent"]}
    return build({"players": 2, "rounds": 9, "phase": "actions", "board": CHANGED, "blue": blue, "red": red})


def said(g: Yedo, verb: str) -> dict[str, str]:
    """Places and labels of a verb's options, where it is asked."""
    while g.decision is not None and g.decision.kind != "action":
        g.apply(g.decision.options[0])
    assert g.decision is not None
    found = [option for option in g.decision.options if option[0] == verb]
    return {say.place_of(g, option, g.decision): say.label(g, option, g.decision) for option in found}


def test_luxury_at_5_and_10_stands_on_the_two_plates_and_says_so() -> None:
    g = standing("harbor")
    assert said(g, "luxury") == {
        "action:harbor:luxury:1": "Luxury goods: 5 mon for 2 prestige",
        "action:harbor:luxury:2": "Luxury goods: 10 mon for 6 prestige",
    }
    assert said(standing("gates"), "beg") == {
        "action:gates:beg:1": "Beg: 2 prestige for 4 mon", "action:gates:beg:2": "Beg: 3 prestige for 9 mon",
    }  # fmt: skip


def test_the_table_lights_the_plates_of_other_prices() -> None:
    from yedo.scenes.table import Table

    g = standing("harbor")
    said(g, "luxury")
    table = Table(App(Settings(mute=True), (1280, 720), remember=False), Session(KIND, g, ["human", "human"]))
    places = {spot.place for spot in table.parts.spots()}
    assert {"action:harbor:luxury:1", "action:harbor:luxury:2"} <= places
    assert "2 prestige for 5 mon" in tip(table.desk, "harbor:luxury_small")
    assert "6 prestige for 10 mon" in tip(table.desk, "harbor:luxury_large")


def test_words_take_prices_and_limits_from_the_board() -> None:
    sold = said(standing("market", weapons=["katana"], actions=["A01"]), "sell")
    assert sold and all(label.endswith("for 1 mon") for label in sold.values())
    assert set(said(standing("red_light"), "geisha").values()) == {"Geisha for 6 mon"}
    poor = standing("red_light", mon=5)
    said(poor, "geisha")
    assert poor.decision is not None
    reasons = {blocked.place: blocked.reason for blocked in explain(poor, poor.decision)}
    assert reasons["action:red_light:geisha"] == "Costs 6 mon or 4 prestige; you have neither."
    full = standing("gates")
    said(full, "beg")
    assert full.decision is not None
    reasons = {blocked.place: blocked.reason for blocked in explain(full, full.decision)}
    assert reasons["action:gates:recruit"] == "You already have 2 disciples."
    board = changed()
    assert "7 mon" in annex_does(board, "dojo") and "2 mon less" in annex_does(board, "kobudo_ryu")
    assert "2 missions" in lot_does(board, "mission") and "5 prestige" in lot_does(board, "annex")
    assert weapon_rule(board).endswith("At most 6.")


def test_leaving_the_auction_is_paid_and_named_as_the_board_has_it() -> None:
    g = build({"players": 2, "rounds": 9, "phase": "bidding", "board": CHANGED, "blue": {"mon": 9}, "red": {"mon": 9}})
    while g.decision is not None and g.decision.kind != "egress":
        g.apply(g.decision.options[0])
    assert g.decision is not None and "for 4 mon" in say.prompt(g, g.decision)
    assert say.label(g, ("leave",), g.decision) == "Leave and take 4 mon"
    before = g.state.clans[g.decision.player].mon
    seat = g.decision.player
    g.apply(("leave",))
    assert g.state.clans[seat].mon == before + 4


def test_the_patrol_marches_on_another_road() -> None:
    board = changed()
    assert board.next_district("castle", "gold") == "harbor" and board.next_district("castle", "silver") == "gates"


def test_other_lengths_are_played_and_the_old_ones_refused_in_a_sentence() -> None:
    board = changed()
    config = standard_game(3, 9)
    check(config, board)
    assert new_game(config, board=board).state.rounds == 9
    with pytest.raises(BadSetup, match="5 or 9 rounds, not 8"):
        check(standard_game(3, 8), board)
    with pytest.raises(BadSetup, match="needs 9 rounds"):
        check(standard_game(3, 5, modules=["jesuits"]), board)
