"""Planning bots know what their clan power, a fee or a toll is worth to them."""

from __future__ import annotations

from engine.yedo.bots import make, module_worth
from engine.yedo.bots.acts import Act, acts_of
from engine.yedo.bots.auction import Auction
from engine.yedo.bots.value import Outlook
from engine.yedo.bots.weights import standard_weights
from engine.yedo.config import standard_game
from engine.yedo.game import Yedo, new_game
from engine.yedo.state import Modifier


def in_the_first_round(power: str) -> Yedo:
    g = new_game(standard_game(3, 8, 5, ["clan_powers"]))
    bot = make("random", 1)
    while g.state.phase == "setup":
        assert g.decision is not None
        g.apply(bot.choose(g, g.decision))
    g.state.guests["clan_powers"].held[0] = power  # type: ignore[attr-defined]
    return g


def outlook(power: str, mon: int = 20) -> Outlook:
    g = in_the_first_round(power)
    g.state.clans[0].mon = mon
    return Outlook(g, 0, standard_weights())


def test_the_seaworthy_count_what_they_take_besides() -> None:
    g = outlook("seaworthy").g
    assert module_worth.church(Outlook(g, 0, standard_weights())) == g.state.church + 2
    assert module_worth.church(outlook("wealthy")) == g.state.church


def test_the_seaworthy_spend_what_is_left_on_the_jetty_in_the_last_round() -> None:
    g = outlook("seaworthy").g
    g.state.round = g.state.rounds
    o = Outlook(g, 0, standard_weights())
    jetty = {act.price: act.worth for act in module_worth.acts(o, Act) if act.verb == "sea_luxury"}
    assert max(jetty, key=lambda price: jetty[price]) == 14
    assert jetty[14] > max(act.worth for act in acts_of(o) if act.verb == "luxury")


def test_the_generous_need_not_own_what_rivals_have() -> None:
    for power, needs in (("generous", False), ("wise", True)):
        g = in_the_first_round(power)
        g.state.clans[0].missions = ["M017"]  # asks for a dojo
        g.state.clans[1].annexes = ["dojo"]
        (undertaking,) = Outlook(g, 0, standard_weights()).undertakings
        assert ("annex:dojo" in undertaking.items) == needs
    assert outlook("generous").annex("yashiki") == outlook("wise").annex("yashiki") + 2


def test_the_wise_like_draws_more() -> None:
    wise, other = (Auction(outlook(power)) for power in ("wise", "tenacious"))
    for lot in ("action", "bonus", "mission", "weapon"):
        assert wise.reward(lot) > other.reward(lot)
    assert wise.reward("geisha") == other.reward("geisha")


def test_fees_and_tolls_are_an_income() -> None:
    g = in_the_first_round("wise")
    before = Outlook(g, 0, standard_weights()).holdings()
    for word in ("harbor_fee", "toll"):
        g.state.modifiers = [Modifier(word, 2, 0)]
        assert Outlook(g, 0, standard_weights()).holdings() > before
        g.state.modifiers = [Modifier(word, 2, 1)]
        assert Outlook(g, 0, standard_weights()).holdings() == before
