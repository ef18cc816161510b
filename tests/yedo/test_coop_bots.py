"""Bots that play together: they resolve errands, save for the Shogun's death, and share what is public."""

from coop_games import coop_game

from engine.core.decision import Decision
from engine.core.rng import seeded
from engine.yedo.bots import coop, coop_judges, coop_kill, coop_trade, make
from engine.yedo.bots.round_plan import RoundPlan
from engine.yedo.bots.value import Outlook
from engine.yedo.bots.weights import standard_weights
from engine.yedo.game import Yedo
from engine.yedo.modules.smd.court import slot
from engine.yedo.scenario import YedoTable
from engine.yedo.views import redeal


def play(players: int, seed: int, bot: str = "samurai") -> Yedo:
    g = coop_game(players, seed)
    bots = [make(bot, f"{seed}/{i}") for i in range(players)]
    while g.decision is not None:
        g.apply(bots[g.decision.player].choose(g.view(g.decision.player), g.decision))
    return g


def test_samurai_do_errands_together() -> None:
    """In every game some, and what the reckoning says is what lies on the pile; chance alone does hardly any."""
    by_chance = 0
    for players, seed in ((1, 1), (2, 2), (3, 3)):
        g = play(players, seed)
        goals = {goal["name"]: goal for goal in g.result()["goals"]}
        assert goals["errands"]["value"] == len(slot(g).done) >= 1
        assert goals["lowest"]["value"] == min(clan.pp for clan in g.state.clans if clan.seat != g.outsider)
        assert goals["kill"]["met"] == (not slot(g).kill)
        assert (g.state.ended == "coop_won") == all(goal["met"] for goal in goals.values())
        by_chance += len(slot(play(players, seed, "random")).done)
    assert by_chance <= 2


def at_table(blue: dict[str, object], red: dict[str, object], **court: object) -> Yedo:
    return YedoTable({
        "players": 2, "modules": ["shogun_must_die"], "phase": "assign", "turn": "blue", "blue": blue, "red": red,
        "guests": {"shogun_must_die": {"kill": "M081", **court}},
    }).game


def test_whoever_is_nearest_is_the_assassin() -> None:
    g = at_table({}, {"weapons": ["doku"], "annexes": ["yashiki"]})
    assert coop.assassins(g) == [1, 0]
    worth = {seat: max(job.standard.pay.pp for job in coop.jobs(g, seat)) for seat in (0, 1)}
    assert worth[1] > worth[0]


def test_one_leads_an_errand_and_who_has_what_is_missing_helps() -> None:
    g = at_table({"weapons": ["doku"], "annexes": ["yashiki"]}, {"geishas": [1]}, current="G01")
    assert coop.leader_of(g, "G01", coop.assassins(g)[:1]) == 1
    assert coop.helpers_of(g, "G01", 1) == []
    g = at_table({"weapons": ["katana", "doku"]}, {"geishas": [1]}, current="Y10")
    leader = coop.leader_of(g, "Y10", coop.assassins(g)[:1])
    assert leader == 0 and coop.helpers_of(g, "Y10", leader) == [1]


def test_an_errand_in_reach_is_planned_for() -> None:
    g = at_table({"geishas": [1]}, {}, current="G01")
    wanted = [u.job.id for u in Outlook(g, 0, standard_weights()).undertakings]
    assert "G01" in wanted


def test_the_patrol_is_feared_where_the_daimyos_cards_send_it() -> None:
    g = at_table({}, {}, daimyo_row=["D7", "D4"], taken=2)  # both open; one drives it two further
    w = standard_weights()
    end = g.board.next_district(g.state.patrol_at, g.state.patrol, 3)
    assert coop.patrol_risk(Outlook(g.view(0), 0, w))[end] == w.patrol
    g = at_table({}, {}, daimyo_row=["D7", "D4"])  # the first one is face down
    risk = coop.patrol_risk(Outlook(g.view(0), 0, w))
    assert all(w.stray <= r < w.patrol for r in risk.values())


# --- the Shogun's death ------------------------------------------------------------------------------

def trading(blue: dict[str, object], red: dict[str, object]) -> YedoTable:
    return YedoTable({
        "players": 2, "modules": ["shogun_must_die"], "phase": "trade", "blue": blue, "red": red,
        "guests": {"shogun_must_die": {"kill": "M081"}},
    })


def test_a_friend_hands_the_assassin_what_he_lacks() -> None:
    g = trading(
        {"disciples": ["tavern"], "annexes": ["yashiki"], "geishas": [1, 2], "weapons": ["nawa"]},
        {"disciples": ["tavern"], "weapons": ["doku"]},
    ).game
    bots = [make("samurai", seat) for seat in (0, 1)]
    while g.decision is not None and g.state.phase == "trade":
        g.apply(bots[g.decision.player].choose(g.view(g.decision.player), g.decision))
    assert "doku" in g.state.clans[0].weapons and "doku" not in g.state.clans[1].weapons


def test_the_assassin_keeps_what_he_needs() -> None:
    g = trading(
        {"disciples": ["tavern"], "annexes": ["yashiki"], "geishas": [1, 2], "weapons": ["doku"]},
        {"disciples": ["tavern"], "weapons": ["nawa"]},
    ).game
    assert not coop_trade.may_ask(g, 1, 0, "weapon", "doku")
    assert coop_trade.may_ask(g, 0, 1, "weapon", "nawa")
    options: list[tuple[str, str, int]] = [("lose", "geisha", 0), ("lose", "mission", 0), ("lose", "weapon", 0)]
    worths = coop_judges.penalty(Outlook(g, 0, standard_weights()), Decision(0, "penalty", list(options)))
    assert max(worths) == worths[1]


def test_two_who_have_something_for_each_other_meet() -> None:
    g = at_table({"annexes": ["yashiki"], "geishas": [1, 2]}, {"weapons": ["doku"]})
    assert coop_kill.meeting(g, 0, 1) in ("tavern", "market")
    g = at_table({"annexes": ["yashiki"], "geishas": [1, 2]}, {"weapons": ["nawa"]})
    assert coop_kill.meeting(g, 0, 1) == ""


def test_the_last_space_is_left_to_the_assassin() -> None:
    ready = {"annexes": ["yashiki"], "geishas": [1, 2], "weapons": ["doku"], "disciples": ["home"] * 3}
    g = at_table(ready, {})
    assert coop_kill.kept_free(g, 0) == []  # his own
    assert "temple" not in coop_kill.kept_free(g, 1)
    temple = [x for x in g.open_spaces if g.district_of[x] == "temple"]
    for d, space in zip(g.state.clans[g.outsider].disciples, temple[:-1], strict=False):
        d.at = space
    assert "temple" in coop_kill.kept_free(g, 1)


def test_the_errand_boy_is_no_assassin() -> None:
    """Alone: a plan for the Shogun's death needs three who can kill, and the boy is not among them."""
    g = YedoTable({
        "players": 1, "modules": ["shogun_must_die"], "phase": "assign", "turn": "blue", "round": 7,
        "blue": {
            "annexes": ["yashiki"], "geishas": [1, 2], "weapons": ["doku"],
            "disciples": ["home", "home", "home", "errand_boy home"],
        },
        "guests": {"shogun_must_die": {"kill": "M081"}},
    }).game
    g.state.patrol_on = False  # as in every last round
    assert RoundPlan(Outlook(g, 0, standard_weights())).home == 3
    bot = make("samurai", 1)
    while g.decision is not None:
        g.apply(bot.choose(g.view(0), g.decision))
    assert not slot(g).kill


def test_first_missions_are_quick_ones() -> None:
    g = coop_game(2, 4)
    assert g.decision is not None and g.decision.kind == "color"
    assert make("samurai", 1).choose(g.view(g.decision.player), g.decision) == ("color", "green")


def test_who_lacks_what_is_gone_is_not_the_assassin() -> None:
    g = at_table({"weapons": ["doku"], "geishas": [1, 2]}, {"annexes": ["yashiki"], "geishas": [1]})
    assert coop.assassins(g)[0] == 0
    g.state.annexes["yashiki"] = 0
    assert coop.assassins(g)[0] == 1


def test_a_rich_friend_pays_for_a_card() -> None:
    """The assassin cannot afford his annex: five mon for a card of his, one thing for one thing."""
    g = trading(
        {"disciples": ["tavern"], "weapons": ["doku"], "geishas": [1, 2], "mon": 3, "actions": 1},
        {"disciples": ["tavern"], "mon": 20},
    ).game
    bots = [make("samurai", seat) for seat in (0, 1)]
    while g.decision is not None and g.state.phase == "trade":
        g.apply(bots[g.decision.player].choose(g.view(g.decision.player), g.decision))
    assert [clan.mon for clan in g.state.clans[:2]] == [8, 15]


def test_a_meeting_on_the_way_is_part_of_the_plan() -> None:
    ready = {"annexes": ["yashiki"], "geishas": [1, 2], "disciples": ["home"] * 4}
    g = at_table(ready, {"weapons": ["doku"]})
    shares = [job.standard.block for job in coop.jobs(g, 0) if job.standard.block.annexes]
    assert any(not block.weapons and sum(block.districts.values()) == 4 for block in shares)


def test_what_is_hidden_does_not_change_an_answer() -> None:
    """Everything behind a partner's back is dealt again; the same view gets the same answer."""
    rng = seeded("behind")
    g = coop_game(3, 11)
    bots = [make("samurai", seat) for seat in range(3)]
    asked = 0
    while g.decision is not None and g.state.round < 4:
        seat, decision = g.decision.player, g.decision
        answer = bots[seat].choose(g.view(seat), decision)
        asked += 1
        if asked % 5 == 0:
            other = redeal(g.view(seat), rng)
            assert make("samurai", seat).choose(other.view(seat), decision) == answer
        g.apply(answer)
    assert asked > 60
