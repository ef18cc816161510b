"""Decks by mood and number of players, removed cards, objectives, and what the cards promise."""

from collections import Counter
from pathlib import Path

import pytest
from coop_games import coop_game

from engine.paths import data_dir
from engine.yedo.board import standard_board
from engine.yedo.cards.check import check_paths
from engine.yedo.cards.table import standard_cards
from engine.yedo.config import standard_game
from engine.yedo.game import Yedo, new_game
from engine.yedo.modules.smd.bidding import price
from engine.yedo.modules.smd.court import numbers, open_errands, slot
from engine.yedo.modules.smd.helper import errand_status, kill_status, progress
from engine.yedo.scenario import YedoTable

# ledger §3; D44 and D45 say which edition's rows these are
DECKS = {
    "gentle": ("GGGGGYY", "GGYYYYR", "GYYYYRR", "YYYYRRR"),
    "demanding": ("GGGYYYR", "GYYYYRR", "YYYYRRR", "YYYRRRR"),
    "insatiable": ("GGYYYRR", "YYYRRRR", "YRRRRRR", "RRRRRRR"),
}
HARD_ALONE = {"R26", "R27", "R29", "R30"}


@pytest.mark.parametrize("players", (1, 2, 3, 4))
@pytest.mark.parametrize("mood", DECKS)
def test_the_emperors_deck_follows_mood_and_number_of_players(players: int, mood: str) -> None:
    """D44, D45: seven cards, the first listed on top; two more yellow ones wait below Kill the Shogun."""
    g = coop_game(players, 3, mood=mood)
    own = slot(g)
    assert "".join(c[0] for c in reversed(own.deck)) == DECKS[mood][players - 1]
    assert [c[0] for c in own.winning] == ["Y", "Y"]
    assert g.cards[own.kill].set == "kill_the_shogun"
    assert len(set(own.deck) | set(own.winning)) == 9


def seen_cards(players: int, removals: str) -> set[str]:
    found: set[str] = set()
    for seed in range(60):
        config = standard_game(players, 7, seed, ["shogun_must_die"])
        config.mood, config.rules = "insatiable", {"coop_removals": removals}
        found |= set(slot(new_game(config)).deck)
    return found


def test_errands_for_several_leave_the_solo_game() -> None:
    """D43: removed alone; the kinder option takes out more and serves two players as well."""
    assert not seen_cards(1, "recommended") & HARD_ALONE
    assert seen_cards(1, "none") & HARD_ALONE
    assert not seen_cards(1, "kinder") & (HARD_ALONE | {"R22", "R24"})
    assert seen_cards(1, "recommended") & {"R22", "R24"}
    assert seen_cards(2, "recommended") >= HARD_ALONE
    assert not seen_cards(2, "kinder") & HARD_ALONE


@pytest.mark.parametrize("level", ("easy", "normal", "hard"))
def test_levels_set_the_goals(level: str) -> None:
    """H24, A20: the level is chosen apart from the mood; alone there is no highest prestige."""
    config = standard_game(1, 7, 1, ["shogun_must_die"])
    config.level = level
    assert [goal.name for goal in progress(new_game(config))] == ["kill", "lowest", "errands"]
    config = standard_game(3, 7, 1, ["shogun_must_die"])
    config.level, config.mood = level, "gentle"
    assert [goal.name for goal in progress(new_game(config))] == ["kill", "lowest", "highest", "errands"]


def test_levels_grow_harder() -> None:
    goals = []
    for level in ("easy", "normal", "hard"):
        config = standard_game(2, 7, 1, ["shogun_must_die"])
        config.level = level
        goals.append(slot(new_game(config)).goals)
    assert goals[0]["lowest"] < goals[1]["lowest"] < goals[2]["lowest"]
    assert goals[0]["highest"] < goals[1]["highest"] < goals[2]["highest"]
    assert goals[0]["errands"] <= goals[1]["errands"] <= goals[2]["errands"]


def test_the_first_game_is_demanding_and_normal() -> None:
    config = standard_game(2, 7, 1, ["shogun_must_die"])
    assert (config.mood, config.level, config.master) == ("demanding", "normal", False)


# --- the cards -------------------------------------------------------------------------------------

def test_thirty_cards_of_the_emperor_and_eight_of_the_daimyo() -> None:
    cards = standard_cards()
    colors = Counter(c.color for c in cards.values() if c.kind == "emperor")
    assert colors == {"green": 9, "yellow": 9, "red": 12}
    daimyo = [c for c in cards.values() if c.kind == "daimyo"]
    assert len(daimyo) == 8
    assert sorted(c.raw.get("district", "") for c in daimyo) == sorted([*standard_board().circuit, ""])
    assert check_paths([data_dir() / "yedo" / "cards" / "emperor", data_dir() / "yedo" / "cards" / "daimyo.yaml"]) == []


def test_red_cards_have_fewer_assets_at_the_boards_price() -> None:
    base = standard_board().start_price
    cheap: dict[str, list[int]] = {}
    for card in standard_cards().values():
        if card.kind == "emperor":
            at_base = sum(n == base[lot] for lot, n in card.raw["prices"].items())
            assert at_base >= 1
            cheap.setdefault(card.color, []).append(at_base)
    mean = {color: sum(n) / len(n) for color, n in cheap.items()}
    assert mean["green"] > mean["yellow"] > mean["red"]


def test_wrong_emperor_cards_are_named(tmp_path: Path) -> None:
    text = (data_dir() / "yedo" / "cards" / "emperor" / "green.yaml").read_text()
    folder = tmp_path / "emperor"
    folder.mkdir()
    file = folder / "mine.yaml"
    for wrong, message in (
        (text.replace("action: 3, bonus: 4", "action: 6, bonus: 4", 1), "must lie 0 to 2 above"),
        (text.replace('"1-4":', '"1-3":', 1), "needs exactly one event; see 4"),
        (text.replace("{disciple_in: red_light}, ", "", 1), "needs at least one 'disciple_in'"),
        (text.replace("[[{pp: 2}]]", "[[{pp: 2}], [{mon: 1}]]", 1), "a green errand has one reward"),
    ):
        file.write_text(wrong)
        assert any(message in p.message for p in check_paths([file])), message


def every_count() -> list[tuple[str, int]]:
    cards = standard_cards()
    return [(i, n) for i in sorted(cards) if cards[i].kind == "emperor" for n in (1, 2, 3, 4)]


@pytest.mark.parametrize(("card", "players"), every_count())
def test_every_event_and_penalty_resolves(card: str, players: int) -> None:
    for phase, own in (("event", {"upcoming": card}), ("preparation", {"current": card})):
        given = {"players": players, "modules": ["shogun_must_die"], "phase": phase, "round": 3}
        clan = {"weapons": ["katana"], "missions": 1, "actions": 1, "bonus": 1, "pp": 5, "geishas": [1]}
        table = YedoTable({**given, "blue": clan, "guests": {"shogun_must_die": own}})
        table.until("assign" if phase == "event" else "bidding")
        assert table.game.decision is not None


# --- the helpers -----------------------------------------------------------------------------------

def test_the_helper_tells_who_could_resolve_what_and_what_is_missing() -> None:
    table = YedoTable({
        "players": 2, "modules": ["shogun_must_die"], "phase": "actions", "turn": "blue",
        "blue": {"disciples": ["red_light", "gates"]},
        "red": {"geishas": [1], "disciples": ["red_light", "tavern"]},
        "guests": {"shogun_must_die": {"current": "G01", "upcoming": "Y10"}},
    })
    due, other = sorted(errand_status(table.game), key=lambda s: s.card)
    assert (due.card, due.pile, due.due, due.missing) == ("G01", "current", True, [])
    assert due.can == [(0, 0), (1, 0)]
    assert other.card == "Y10" and not other.can
    assert ("district", "market") in other.missing and ("errand_space", "") in other.missing
    assert ("weapon", "any") in other.team_missing and ("geisha", "") not in other.team_missing
    assert set(kill_status(table.game)) == {0, 1}


def test_open_errands_are_those_on_the_board() -> None:
    g = coop_game(2, 1)
    own = slot(g)
    assert open_errands(g) == []
    own.upcoming, own.current = "G01", "Y10"
    assert open_errands(g) == ["G01", "Y10"]
    own.winning_up = True
    assert open_errands(g) == ["G01", "Y10", own.winning[-1]]


def test_prices_add_up() -> None:
    g: Yedo = coop_game(2, 1)
    own = slot(g)
    own.upcoming = "G01"
    printed = g.cards["G01"].raw["prices"]
    assert price(g, 0, "annex") == printed["annex"]
    own.coins = 2
    g.state.order = [2, 0, 1]
    assert price(g, 0, "annex") == printed["annex"] + 2 + numbers()["interference"]
    assert price(g, 0, "bonus") == printed["bonus"] + numbers()["interference"]
