"""The fitted leaf: what it looks at, how it is fitted, and the yardstick that strength is measured against."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.core.rng import bell, seeded
from engine.core.yaml_file import BadFile, read_yaml
from engine.lab.tournament import Entrant, Row, play_row
from engine.paths import data_dir
from engine.yedo import bots
from engine.yedo.bots.leaf import BASE, FEATURES, VICTORY, Leaf, features, margin, rounds_left, standard_leaf
from engine.yedo.bots.quick import Quick
from engine.yedo.bots.shogun import Shogun
from engine.yedo.bots.weights import minds, standard_weights, temperaments
from engine.yedo.config import standard_game
from engine.yedo.game import Yedo, new_game
from engine.yedo.lab.fitting import NAMES, Sample, fit, mixed, play_some, ridge, smooth, table
from engine.yedo.lab.presents import deal
from engine.yedo.views import redeal
from yedo.__main__ import main


def at_round(number: int, seed: int = 4, name: str = "samurai") -> Yedo:
    g = new_game(standard_game(3, 6, seed))
    seated = [bots.make(name, i) for i in range(3)]
    while g.decision is not None and g.state.round < number:
        g.apply(seated[g.decision.player].choose(g.view(g.decision.player), g.decision))
    return g


def test_the_leaf_sees_only_what_its_seat_may_know() -> None:
    g = at_round(4)
    w = standard_weights("shogun")
    rng = seeded("leaf")
    for seat in range(3):
        seen = features(g, seat, w)
        assert len(seen) == len(FEATURES)
        assert seen == features(g.view(seat), seat, w) == features(redeal(g.view(seat), rng), seat, w)


def test_what_helps_is_worth_something_and_less_towards_the_end() -> None:
    leaf = standard_leaf()
    assert len(leaf.rows) == 10  # eleven rounds: ten are left when the second begins
    rows = [dict(zip((BASE, *FEATURES), row, strict=True)) for row in leaf.rows]
    for row in rows:
        row["weapon"] = row["weapons"] + row["kinds"]
    for name in ("weapon", "geishas", "dojo", "third"):
        early = sum(row[name] for row in rows[3:7]) / 4
        assert early > 0.5 and early > rows[0][name], name
    assert all(row["lead"] == 1 for row in rows)


def test_richer_is_better() -> None:
    g = at_round(3)
    leaf = standard_leaf()
    before = leaf.value(g, 0)
    g.state.clans[0].weapons.append("katana")
    g.state.clans[0].pp += 5
    assert leaf.value(g, 0) > before + 4


def test_a_finished_game_is_worth_its_margin_and_victory() -> None:
    g = at_round(99, name="novice")
    assert g.decision is None
    scores, first, last = g.result()["scores"], g.result()["ranking"][0], g.result()["ranking"][-1]
    assert margin(g, 1) == scores[1] - (scores[0] + scores[2]) / 2
    assert standard_leaf().value(g, last) == margin(g, last)
    assert standard_leaf().value(g, first) == margin(g, first) + VICTORY


def test_a_table_that_does_not_fit_the_features_is_refused() -> None:
    raw = read_yaml(data_dir() / "yedo" / "leaf.yaml")
    for wrong in ({**raw, "luck": raw[BASE]}, {**raw, BASE: raw[BASE][1:]}, {}):
        with pytest.raises(BadFile, match="one row for every feature"):
            Leaf(wrong)


# --- fitting -----------------------------------------------------------------------------------------

NONE = [0.0] * len(FEATURES)


def made_up(n: int, left: int = 1) -> list[Sample]:
    """Margins of which every mon makes two points; who plays well has more mon, and ends far before who does not."""
    rng = seeded("made up")
    mon, order = FEATURES.index("mon"), FEATURES.index("order")
    found = []
    for k in range(n):
        talent = bell(rng)
        before = [0.0] * len(FEATURES)
        before[mon], before[order] = 5 + 3 * talent + bell(rng), float(rng.below(4))
        x = list(before)
        x[mon] += 2 * bell(rng)
        skill = [bell(rng) if name == "pace" else 0.0 for name in NAMES]
        y = 7 + 2 * x[mon] + 9 * talent - x[order] + 0.5 * bell(rng) + skill[NAMES.index("pace")]
        found.append(Sample(k, left, before, x, y, skill))
    return found


def test_a_fit_finds_what_a_thing_is_worth_and_not_who_has_it() -> None:
    row = ridge(made_up(400), NONE, 0.1)
    assert row[FEATURES.index("mon")] == pytest.approx(2, abs=0.1)


def test_what_chance_never_changed_stays_as_it_was() -> None:
    row = ridge(made_up(50), [0.25] * len(FEATURES), 10.0)
    assert row[FEATURES.index("dojo")] == pytest.approx(0.25) and row[FEATURES.index("order")] == pytest.approx(0.25)
    old = [[0.0, *NONE], [0.0, *NONE]]
    rows = fit([*made_up(100), *made_up(100, left=2)], old)
    assert [f.left for f in rows] == [1, 2] and all(f.row[FEATURES.index("lead")] == 1 for f in rows)
    assert all(0.3 < f.row[FEATURES.index("mon")] < 2.2 for f in rows)


def test_rows_are_smoothed_but_the_last_round() -> None:
    assert smooth([[1.0], [2.0], [4.0], [8.0]]) == [[1.0], [2.25], [4.5], [7.0]]
    assert smooth([[3.0]]) == [[3.0]]


def test_chance_gives_and_takes_within_the_limits_and_asks_again() -> None:
    g = at_round(3)
    before = g.clone()
    for k in range(5):
        deal(g, 90, seeded(f"presents/{k}"))
    assert g.decision is not None and g.decision.options
    assert [c.mon for c in g.state.clans] != [c.mon for c in before.state.clans]
    for clan in g.state.clans:
        assert clan.mon >= 0 and clan.blessings in (0, 1) and 2 <= sum(d.at == "home" for d in clan.disciples) <= 4
        for kind, held in (("weapon", clan.weapons), ("mission", clan.missions), ("action", clan.actions)):
            assert len(held) <= g.board.limits[kind]
    every = [c for clan in g.state.clans for c in (*clan.missions, *clan.actions, *clan.bonus)]
    every += [c for deck in g.state.decks.values() for c in deck]
    assert len(set(every)) == len(every)
    seated = [bots.make("samurai", i) for i in range(3)]
    while g.decision is not None:
        g.apply(seated[g.decision.player].choose(g.view(g.decision.player), g.decision))


def test_games_for_the_fit_are_of_every_kind_and_repeat() -> None:
    configs = [mixed(seed) for seed in range(60)]
    assert {len(c.seats) for c in configs} == {2, 3, 4, 5} and {c.rounds for c in configs} == {6, 8, 11}
    assert {m for c in configs for m in c.modules} == {"teahouse", "specialists", "jesuits", "clan_powers"}
    once, again = play_some(("samurai", [3])), play_some(("samurai", [3]))
    assert [(s.left, s.before, s.x, s.y) for s in once] == [(s.left, s.before, s.x, s.y) for s in again]
    assert any(s.x != s.before for s in once)
    assert max(s.left for s in once) == mixed(3).rounds - 1


def test_the_table_can_be_read_back(tmp_path: Path) -> None:
    path = tmp_path / "leaf.yaml"
    path.write_text(table(fit(made_up(30), standard_leaf().rows), 30, 1, ["samurai"]), encoding="utf-8")
    leaf = Leaf(read_yaml(path))
    g = at_round(6)
    assert rounds_left(g) == 1 and isinstance(leaf.value(g, 0), float)


@pytest.mark.slow
def test_the_command_fits_and_writes(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "leaf.yaml"
    assert main(["tournament", "--fit", "--games", "2", "--write", str(out)]) == 0
    assert "R²" in capsys.readouterr().out and len(Leaf(read_yaml(out)).rows) >= 5
    assert main(["tournament", "--fit", "daimyo"]) == 2


# --- the yardstick -----------------------------------------------------------------------------------


def test_the_yardstick_is_seated_by_name_but_offered_to_nobody() -> None:
    assert bots.known("yardstick") and "yardstick" not in bots.names()
    assert play_row(Row(Entrant("yardstick"), [Entrant("novice")], games=1)).games == 1


# --- the Shogun and its temperaments -----------------------------------------------------------------


def test_the_shogun_plays_a_bid_to_the_end_of_the_round() -> None:
    g = new_game(standard_game(3, 6, 2))
    seated = [bots.make("samurai", i) for i in range(3)]
    while g.decision is not None and g.decision.kind != "open":
        g.apply(seated[g.decision.player].choose(g.view(g.decision.player), g.decision))
    assert g.decision is not None
    seat, number = g.decision.player, g.state.round
    search = Shogun("t").own_search(g.view(seat), seat)
    seen: list[tuple[int, str]] = []
    settled = search.settled
    search.settled = lambda game: bool(seen.append((game.state.round, game.state.phase))) or settled(game)
    search.outcome(0, g.decision.options[0])
    assert (number, "actions") in seen and seen[-1][0] == number + 1


def test_rivals_think_in_another_way_in_every_world_and_oneself_never() -> None:
    own = standard_weights("shogun").changed(weapon=9.0)
    quick = Quick(own, 1, minds())
    assert len(minds()) > 1 and minds()[0].weapon == standard_weights("shogun").weapon
    thought = []
    for world in range(2):
        quick.enter(world)
        assert quick.mind(1)[0] is own
        thought.append([quick.mind(seat)[0].weapon for seat in (0, 2, 3)])
    assert thought[0] != thought[1] and all(len(set(some)) > 1 for some in thought)
    assert Quick(own).mind(0)[0] is own


@pytest.mark.parametrize("level", ["samurai", "shogun"])
def test_temperaments_differ_from_the_plain_bot_in_a_few_opinions(level: str) -> None:
    plain = bots.make(level, 1).w
    assert len(temperaments()) == 3
    for name, factors in temperaments().items():
        assert bots.known(f"{level}-{name}")
        w = bots.make(f"{level}-{name}", 1).w
        changed = {n for n in w.__annotations__ if getattr(w, n) != getattr(plain, n)}
        assert changed == set(factors) and 1 <= len(changed) <= 6


def test_the_shogun_gives_way_to_its_temperament_less_than_the_samurai() -> None:
    for name, factors in temperaments().items():
        for weight, factor in factors.items():
            samurai, shogun = (
                getattr(bots.make(f"{level}-{name}", 1).w, weight) / getattr(bots.make(level, 1).w, weight)
                for level in ("samurai", "shogun")
            )
            assert samurai == pytest.approx(factor) and shogun == pytest.approx(factor**0.5)


def test_only_planners_have_temperaments() -> None:
    for name in ("novice-bidder", "samurai-drunkard", "shogun-"):
        assert not bots.known(name)
        with pytest.raises(bots.UnknownBot):
            bots.make(name, 1)
