"""Planning bots know what their clan power, a fee or a toll is worth to them."""

from __future__ import annotations

from engine.yedo.bots import make, module_worth
from engine.yedo.bots.acts import Act, acts_of
from engine.yedo.bots.auction import Auction
from engine.yedo.bots.jobs import job_of
from engine.yedo.bots.judge import scores
from engine.yedo.bots.places import JETTY, district_of_kind, free_kinds, kind_of
from engine.yedo.bots.round_plan import RoundPlan, arrest_risk
from engine.yedo.bots.value import Outlook
from engine.yedo.bots.weights import powers, standard_weights
from engine.yedo.config import standard_game
from engine.yedo.game import Yedo, new_game
from engine.yedo.modules.clan_powers import private_space
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


def test_the_seaworthy_like_guests_who_come_by_the_church() -> None:
    """And nobody does once it has burnt down."""
    sea, other = outlook("seaworthy"), outlook("wealthy")
    assert module_worth.character(sea, "C03") > module_worth.character(other, "C03")
    assert module_worth.character(sea, "C08") == module_worth.character(other, "C08")
    sea.g.state.church_burnt = True
    assert module_worth.character(sea, "C03") == module_worth.UNUSED


def test_the_seaworthy_spend_what_is_left_on_the_jetty_in_the_last_round() -> None:
    g = outlook("seaworthy").g
    g.state.round = g.state.rounds
    o = Outlook(g, 0, standard_weights())
    jetty = {act.price: act.worth for act in module_worth.acts(o, Act) if act.verb == "sea_luxury"}
    assert max(jetty, key=lambda price: jetty[price]) == 14
    assert jetty[14] > max(act.worth for act in acts_of(o) if act.verb == "luxury")


def test_the_jetty_is_a_place_of_its_own() -> None:
    """It is Harbor for missions, but the church cannot be visited from there, nor luxury bought from elsewhere."""
    g = outlook("seaworthy").g
    place = private_space(0)
    assert kind_of(g, 0, place) == JETTY and district_of_kind(JETTY) == "harbor"
    by_verb: dict[str, set[str]] = {}
    for act in acts_of(Outlook(g, 0, standard_weights())):
        by_verb.setdefault(act.verb, set()).add(act.kind)
    assert by_verb["sea_luxury"] == {JETTY} and by_verb["church"] == {"harbor"} == by_verb["luxury"]
    assert free_kinds(g, 0)[JETTY] == 1
    assert JETTY not in free_kinds(g, 1)


def test_the_seaworthy_complete_a_mission_in_a_full_harbor() -> None:
    for power, can in (("seaworthy", True), ("wise", False)):
        g = in_the_first_round(power)
        g.state.clans[0].missions = ["M002"]
        districts = job_of(g.cards["M002"]).standard.districts
        g.state.phase = "assign"
        g.open_spaces = [x for x in g.open_spaces if g.district_of[x] != "harbor"]
        plan = RoundPlan(Outlook(g, 0, standard_weights()))
        assert "harbor" in districts
        assert (plan.put_together(tuple(plan.targets[:1]), plan.stand, plan.home, plan.free) is not None) == can


def test_missions_at_the_harbor_are_surer_for_the_seaworthy() -> None:
    later = {}
    for power in ("seaworthy", "wise"):
        g = in_the_first_round(power)
        later[power] = [
            Outlook(g, 0, standard_weights()).undertake(job_of(card)).later
            for card in g.cards.values()
            if card.kind == "mission" and card.standard.districts.get("harbor") and job_of(card).standard.people > 1
        ]
    assert all(mine >= theirs for mine, theirs in zip(*later.values(), strict=True))
    assert sum(later["seaworthy"]) > sum(later["wise"])


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


def test_the_tenacious_know_that_everything_is_cheaper() -> None:
    tenacious, other = outlook("tenacious"), outlook("wise")
    for item in ("weapon:any", "geisha", "annex:dojo"):
        assert tenacious.look_up(item)[0] < other.look_up(item)[0]
    asks = job_of(other.g.cards["M019"]).standard.block  # two mon
    assert (tenacious.dues(asks), other.dues(asks)) == (asks.pay - 1, asks.pay) == (1, 2)


def test_the_tenacious_plan_a_mission_that_others_cannot_pay() -> None:
    for power, targets in (("tenacious", 1), ("wise", 0)):
        g = outlook(power, mon=1).g
        g.state.clans[0].missions = ["M019"]
        plan = RoundPlan(Outlook(g, 0, standard_weights()))
        assert len({t.undertaking.job.id for t in plan.targets}) == targets


def test_a_wealthy_rival_need_only_match_a_bid() -> None:
    a = Auction(outlook("wise"))
    clans, powers_held = a.o.g.state.clans, a.o.g.state.guests["clan_powers"].held  # type: ignore[attr-defined]
    clans[1].mon = 6
    found = {}
    for power in ("wealthy", "generous"):
        powers_held[1] = power
        found[power] = [a.chance("weapon", bid, [1]) for bid in (5, 6, 7)]
    assert found["generous"][1:] == [1.0, 1.0]
    assert found["wealthy"][0] < found["generous"][0]
    assert found["wealthy"][1] < 1.0 == found["wealthy"][2]


def with_ninja() -> Yedo:
    """Placing, with the Ninja and one more at home, and the patrol on its way."""
    g = new_game(standard_game(3, 8, 5, ["clan_powers", "specialists"]))
    bot = make("random", 1)
    while g.state.phase != "assign" or g.decision is None or g.decision.player != 0:
        assert g.decision is not None
        g.apply(bot.choose(g, g.decision))
    for d in g.state.clans[0].disciples:
        if d.kind == "ninja":
            d.at = "home"
    g.ask_again()
    return g


def test_the_ninja_dares_to_stand_where_the_patrol_is_due() -> None:
    g = with_ninja()
    o = Outlook(g, 0, standard_weights())
    risk = arrest_risk(o)
    due = max(risk, key=lambda district: risk[district])
    assert g.decision is not None
    worth: dict[bool, list[float]] = {True: [], False: []}
    for option, score in zip(g.decision.options, scores(o, g.decision) or [], strict=True):
        if option[0] == "place" and g.district_of.get(option[2]) == due:
            worth[g.state.clans[0].disciples[option[1]].kind == "ninja"].append(score)
    assert worth[True] and worth[False]
    assert min(worth[True]) > max(worth[False])


def test_nobody_joins_the_ninja_there() -> None:
    g = with_ninja()
    risk = arrest_risk(Outlook(g, 0, standard_weights()))
    due = max(risk, key=lambda district: risk[district])
    ninja = next(d for d in g.state.clans[0].disciples if d.kind == "ninja")
    ninja.at = next(x for x in g.open_spaces if g.district_of[x] == due)
    plan = RoundPlan(Outlook(g, 0, standard_weights()))
    assert plan.dared == due and due not in plan.risk
    assert all(district_of_kind(kind) != due for kind in plan.free)


def test_one_character_is_recruited_in_a_round_however_many_places_there_are() -> None:
    g = new_game(standard_game(3, 8, 5, ["teahouse"]))
    bot = make("random", 1)
    while g.state.phase != "assign":
        assert g.decision is not None
        g.apply(bot.choose(g, g.decision))
    plan = RoundPlan(Outlook(g, 0, standard_weights()))
    plan.acts = [act for act in plan.acts if act.verb == "recruit_character"]
    assert len(plan.acts) > 1
    made = plan.put_together((), {}, 2, {"tavern": 2, "temple": 2})
    assert made is not None and made.worth == plan.acts[0].worth and len(made.places) == 1


def test_fees_and_tolls_are_an_income() -> None:
    g = in_the_first_round("wise")
    before = Outlook(g, 0, standard_weights()).holdings()
    for word in ("harbor_fee", "toll"):
        g.state.modifiers = [Modifier(word, 2, 0)]
        assert Outlook(g, 0, standard_weights()).holdings() > before
        g.state.modifiers = [Modifier(word, 2, 1)]
        assert Outlook(g, 0, standard_weights()).holdings() == before


def chosen(offered: list[str], name: str, seed: int) -> str:
    g = new_game(standard_game(4, 8, 5, ["clan_powers"]))
    g.state.guests["clan_powers"].offered = list(offered)  # type: ignore[attr-defined]
    g.ask_again()
    assert g.decision is not None and g.decision.kind == "power"
    power: str = make(name, seed).choose(g.view(g.decision.player), g.decision)[1]
    return power


def test_a_strong_power_is_chosen_more_often_and_a_weak_one_too() -> None:
    """Players differ in what they like; which of the two lies first does not matter."""
    strong, weak = max(powers(), key=lambda p: powers()[p]), min(powers(), key=lambda p: powers()[p])
    for name in ("samurai", "shogun"):
        choices = [chosen([strong, weak], name, seed) for seed in range(40)]
        assert choices == [chosen([weak, strong], name, seed) for seed in range(40)]
        assert 20 < choices.count(strong) < 40


def test_every_power_has_its_worth() -> None:
    g = new_game(standard_game(4, 8, 5, ["clan_powers"]))
    assert set(powers()) == {c for c, card in g.cards.items() if card.kind == "clan_power"}
