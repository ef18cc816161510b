"""Bots that play together: they resolve errands, save for the Shogun's death, and share what is public."""

from coop_games import coop_game

from engine.yedo.bots import coop, make
from engine.yedo.bots.value import Outlook
from engine.yedo.bots.weights import standard_weights
from engine.yedo.game import Yedo
from engine.yedo.modules.smd.court import slot
from engine.yedo.scenario import YedoTable


def play(players: int, seed: int) -> Yedo:
    g = coop_game(players, seed)
    bots = [make("samurai", f"{seed}/{i}") for i in range(players)]
    while g.decision is not None:
        g.apply(bots[g.decision.player].choose(g.view(g.decision.player), g.decision))
    return g


def test_samurai_do_errands_together() -> None:
    done = 0
    for players, seed in ((1, 1), (2, 2), (3, 3)):
        g = play(players, seed)
        done += len(slot(g).done)
        result = g.result()
        assert result["ended_by"] in ("coop_won", "coop_lost")
        assert {goal["name"] for goal in result["goals"]} >= {"kill", "lowest", "errands"}
    assert done >= 4


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
