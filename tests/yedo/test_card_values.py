"""Missions are balanced by a yardstick: each lies in the band of its colour, or its card says why not."""

from __future__ import annotations

import json
from collections import Counter
from functools import cache
from itertools import combinations, pairwise
from statistics import mean
from typing import Any

import pytest
import yaml

from engine.paths import data_dir
from engine.yedo.cards.table import standard_cards
from engine.yedo.cards.value import (
    BANDS,
    KILL_THE_SHOGUN,
    PRESTIGE,
    Band,
    Worth,
    entries,
    gain_of,
    mission_problems,
    mission_worth,
    word_of,
)

# First and last mission of each set (ledger §7).
SETS = {
    "basic": (1, 20),
    "neutral": (21, 35),
    "prestige": (36, 50),
    "master_of_weapons": (51, 65),
    "money_maker": (66, 80),
    "kill_the_shogun": (81, 90),
    "jesuits": (91, 96),
    "specialists": (97, 110),
    "soft_interaction": (111, 126),
    "hard_interaction": (127, 141),
}
CHOSEN = [s for s in SETS if s not in ("basic", "kill_the_shogun", "jesuits")]
CATEGORIES = {"espionage", "theft", "kidnapping", "assassination", "warfare"}
Card = dict[str, Any]


@cache
def missions(name: str) -> dict[str, Card]:
    text = (data_dir() / "yedo" / "cards" / "missions" / f"{name}.yaml").read_text(encoding="utf-8")
    cards: dict[str, Card] = yaml.safe_load(text)["cards"]
    return cards


def everything() -> list[tuple[str, str, Card]]:
    return [(name, key, card) for name in SETS for key, card in missions(name).items()]


def explained(name: str, key: str) -> bool:
    """Whether a comment stands directly above the card."""
    lines = (data_dir() / "yedo" / "cards" / "missions" / f"{name}.yaml").read_text(encoding="utf-8").splitlines()
    return lines[lines.index(f"  {key}:") - 1].lstrip().startswith("#")


def demanded(card: Card) -> Counter[str]:
    """How many of each thing both blocks ask for together, alternatives aside."""
    total: Counter[str] = Counter()
    for block in ("standard", "bonus"):
        for entry in card[block]["requires"]:
            name, value = word_of(entry)
            count = value.get("n", 1) if isinstance(value, dict) else 1
            if name == "weapon":
                total["weapon"] += count
                total[f"weapon {value['type'] if isinstance(value, dict) else value}"] += count
            elif name in ("disciple_in", "on_opponent_annex"):
                total["disciple"] += count
            elif name == "geisha":
                total["geisha"] += int(str(value))
            elif name == "annex":
                total[f"annex {value}"] += 1
            elif name == "blessing":
                total["blessing"] += 1
    return total


@pytest.mark.parametrize("name", SETS)
def test_the_set_holds_exactly_its_cards(name: str) -> None:
    first, last = SETS[name]
    assert list(missions(name)) == [f"M{number:03}" for number in range(first, last + 1)]


@pytest.mark.parametrize("name", SETS)
def test_every_mission_lies_in_the_band_of_its_colour(name: str) -> None:
    outliers = {key: mission_problems(name, card) for key, card in missions(name).items()}
    assert {k: v for k, v in outliers.items() if v and not explained(name, k)} == {}


@pytest.mark.parametrize("name", SETS)
def test_categories_are_spread_evenly(name: str) -> None:
    counts = Counter(card["category"] for card in missions(name).values())
    assert set(counts) == CATEGORIES
    assert max(counts.values()) - min(counts.values()) <= 1


@pytest.mark.parametrize("name", SETS)
def test_no_two_missions_of_a_set_are_the_same(name: str) -> None:
    def rules(card: Card) -> str:
        blocks = (card[block][part] for block in ("standard", "bonus") for part in ("requires", "rewards"))
        return json.dumps([sorted(json.dumps(e, sort_keys=True) for e in part) for part in blocks])

    assert max(Counter(rules(card) for card in missions(name).values()).values()) == 1


def test_no_title_or_flavour_is_used_twice() -> None:
    found = [card for card in standard_cards().values() if card.kind == "mission"]
    assert max(Counter(card.title for card in found).values()) == max(Counter(c.flavour for c in found).values()) == 1


def test_basic_is_green_and_kill_the_shogun_is_black() -> None:
    assert {card["color"] for card in missions("basic").values()} == {"green"}
    assert {card["color"] for card in missions("kill_the_shogun").values()} == {"black"}


@pytest.mark.parametrize(("one", "other"), list(combinations(CHOSEN, 2)))
def test_any_two_sets_hold_enough_reds_for_five_players(one: str, other: str) -> None:
    colors = Counter(card["color"] for name in (one, other) for card in missions(name).values())
    assert colors["red"] >= 8  # A29: players + 3
    assert colors["black"] >= 4


def test_no_mission_asks_for_more_than_a_clan_can_hold() -> None:
    limits = {"weapon": 4, "disciple": 4, "geisha": 3, "blessing": 2}
    for _, key, card in everything():
        for thing, count in demanded(card).items():
            assert count <= limits.get(thing, 1 if thing.startswith("annex") else 2), (key, thing)


def test_an_alternative_never_repeats_what_the_card_asks_for_anyway() -> None:
    for _, key, card in everything():
        asked = demanded(card)
        for block in ("standard", "bonus"):
            for entry in card[block]["requires"]:
                name, options = word_of(entry)
                for option in options if name == "either" else []:  # type: ignore[attr-defined]
                    kind, value = word_of(option)
                    assert not asked["geisha" if kind == "geisha" else f"{kind} {value}"], key


def test_kill_the_shogun_can_be_done_alone_without_modules() -> None:
    words = {"disciple_in", "weapon", "geisha", "annex", "blessing", "pay_mon", "either"}
    for key, card in missions("kill_the_shogun").items():
        asked = [word_of(entry) for entry in card["standard"]["requires"]]
        assert {name for name, _ in asked} <= words, key
        assert len({str(value) for name, value in asked if name == "disciple_in"}) >= 2, key
        assert sum(demanded({"standard": card["standard"], "bonus": {"requires": []}}).values()) > 5, key


def test_every_weapon_and_annex_is_wanted() -> None:
    """No weapon is dead in the hand and none is the one everybody fights for."""
    text = "".join(json.dumps(card) for _, _, card in everything())
    weapons = ("doku", "katana", "shuko", "metsubushi", "fukiya", "yumi", "nawa", "shuriken")
    for group in (weapons, ("dojo", "karesansui", "kobudo_ryu", "yashiki")):
        counts = {name: text.count(f'"{name}"') for name in group}
        usual = mean(counts.values())
        assert all(0.75 * usual <= count <= 1.3 * usual for count in counts.values()), counts


def test_a_good_share_of_yellow_and_red_offers_an_alternative() -> None:
    middle = [card for _, _, card in everything() if card["color"] in ("yellow", "red")]
    assert sum("either" in json.dumps(card) for card in middle) >= len(middle) // 3


def test_harder_colours_pay_more_prestige() -> None:
    def prestige(card: Card) -> int:
        return sum(int(str(v)) for e in card["standard"]["rewards"] for w, v in [word_of(e)] if w == "pp")

    averages = [
        mean(
            prestige(card)
            for name in SETS
            if name != "money_maker"
            for card in missions(name).values()
            if card["color"] == color
        )
        for color in ("green", "yellow", "red", "black")
    ]
    assert all(later > 1.4 * earlier for earlier, later in pairwise(averages)), averages


def test_sets_keep_their_character() -> None:
    def share_of_prestige(name: str) -> float:
        worth = pp = 0.0
        for card in missions(name).values():
            for entry in entries(card["standard"], "rewards"):
                worth += gain_of([entry])
                pp += gain_of([entry]) if word_of(entry)[0] == "pp" else 0.0
        return pp / worth

    assert share_of_prestige("prestige") > 0.85
    assert share_of_prestige("money_maker") < 0.25
    weapons = {name: mean(demanded(card)["weapon"] for card in missions(name).values()) for name in CHOSEN}
    most = weapons.pop("master_of_weapons")
    assert all(most > 1.4 * usual for usual in weapons.values()), weapons


def test_the_printed_example_weighs_what_it_should() -> None:
    card = missions("neutral")["M021"]
    assert mission_worth(card)[0] == Worth(effort=17.0, gain=24.5)
    assert {"draw_action"} <= set(card["standard"]["rewards"][2:])


def test_requirements_of_the_bonus_part_come_on_top() -> None:
    part = {"requires": [{"disciple_in": "temple"}, {"weapon": "nawa"}], "rewards": [{"pp": 2}]}
    first, second = mission_worth({"standard": part, "bonus": part})
    assert first.effort == 6.5
    assert second.effort == 2.5 + 1.0 + 3.5  # second disciple, same district, second weapon


def test_worths_follow_the_printed_prices() -> None:
    assert 9 / 3 <= PRESTIGE <= 4 / 1  # the Harbor's two rates
    assert gain_of(["lose_activated_disciple"]) == -7  # what the Gates ask for another
    assert gain_of([{"partner_reward": [{"mon": 5}]}]) == -2.0
    assert gain_of([{"target_punishment": [{"lose_mon": 5}]}]) == 2.0


def test_the_readme_states_the_bands() -> None:
    text = (data_dir() / "yedo" / "cards" / "README.md").read_text(encoding="utf-8")
    for name, band in {**BANDS, "Kill the Shogun": KILL_THE_SHOGUN}.items():
        ranges = (f"{low:g}–{high:g}" for low, high in (band.effort, band.margin, band.ratio))
        assert f"| {name} | {' | '.join(ranges)} |" in text


def test_missions_that_need_a_rival_stay_out_of_solo_games() -> None:
    for name, key, card in everything():
        assert card.get("no_solo", False) is (name in ("jesuits", "soft_interaction", "hard_interaction")), (
            key
        )


def test_an_unknown_word_has_no_worth() -> None:
    with pytest.raises(ValueError, match="no worth is known"):
        gain_of(["fly"])


def test_a_band_names_every_measure_that_leaves_it() -> None:
    band = Band(effort=(5, 10), margin=(1, 3), ratio=(1.1, 1.5))
    assert band.outside(Worth(6, 8)) == []
    assert len(band.outside(Worth(20, 60))) == 3
    assert set(BANDS) == {"green", "yellow", "red", "black"}
