"""Bots answer every question legally, see only their view, and can say why."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

from engine.core.decision import Decision
from engine.core.rng import seeded
from engine.core.words import has
from engine.yedo import bots
from engine.yedo.bots.shogun import Shogun
from engine.yedo.bots.value import Outlook
from engine.yedo.config import standard_game
from engine.yedo.game import Yedo, new_game
from engine.yedo.kind import KIND
from engine.yedo.views import redeal

README = Path(bots.__file__).parent / "README.md"


def play(config, names, stop=None, told=None):
    """A game of bots, counted through at every round; what happened goes into `told`, by kind."""
    told = Counter() if told is None else told
    g = new_game(config, lambda event: told.update([event.kind]))
    inventory, counted = KIND.inventory(g), 0
    seated = [bots.make(name, f"t/{i}") for i, name in enumerate(names)]
    while g.decision is not None and not (stop and stop(g)):
        seat = g.decision.player
        option = seated[seat].choose(g.view(seat), g.decision)
        assert option in g.decision.options
        g.apply(option)
        if g.state.round != counted:
            counted = g.state.round
            assert inventory.violations(g) == []
    if g.decision is None:
        result = KIND.result(g)
        assert inventory.violations(g) == [] and g.state.ended in ("rounds", "kill_the_shogun")
        assert g.state.round == g.state.rounds or g.state.kill
        assert result.scores == [sum(sources.values()) for sources in result.sources] == [c.pp for c in g.state.clans]
    return g


def missions(g: Yedo) -> list[int]:
    return [len(clan.completed) for clan in g.state.clans]


def test_samurai_get_further_than_novices() -> None:
    ours, theirs = [], []
    for players in (2, 3, 4, 5):
        g = play(standard_game(players, 6, 40 + players), ["samurai", "novice"] * 3)
        ours += [clan.pp for clan in g.state.clans[::2]]
        theirs += [clan.pp for clan in g.state.clans[1::2]]
        assert min(missions(g)[::2]) >= 1, "no Samurai goes home without a mission"
    assert sum(ours) / len(ours) > sum(theirs) / len(theirs) + 3


USED = {
    "teahouse": {"recruit_character", "use_character"}, "specialists": {"gate_tokens", "token"},
    "jesuits": {"jesuits"}, "clan_powers": {"power"},
}  # fmt: skip


@pytest.mark.parametrize("modules", [*([name] for name in USED), ["teahouse", "specialists", "clan_powers"]])
def test_bots_make_use_of_every_module(modules: list[str]) -> None:
    told = Counter()
    play(standard_game(3, 8, 12, modules), ["samurai", "novice", "samurai"], told=told)
    assert set().union(*(USED[name] for name in modules)) <= told.keys()


@pytest.mark.parametrize("sets", [("disciple", "hard_interaction"), ("rule_changers", "hard_interaction")])
def test_every_set_of_cards_can_be_played(sets: tuple[str, str]) -> None:
    config = standard_game(4, 8, 21)
    config.action_sets = [*sets, "watch_patrol"]
    config.mission_sets = ["soft_interaction", "hard_interaction", "money_maker"]
    config.event_sets = ["cruel_fate", "closed_districts", "closed_locations"]
    told = Counter()
    g = play(config, ["samurai"] * 4, told=told)
    assert told["play_card"] >= 4 and told["event"] == g.state.round and sum(missions(g)) >= 4


def test_the_shogun_plays_a_whole_game() -> None:
    g = new_game(standard_game(2, 6, 5))
    seated = [Shogun("t"), bots.make("samurai", 1)]
    seated[0].samples, seated[0].seconds = 2, 0.0
    while g.decision is not None:
        seat = g.decision.player
        g.apply(seated[seat].choose(g.view(seat), g.decision))
    assert g.state.ended == "rounds" and missions(g)[0] >= 2 and g.state.clans[0].pp >= 12


def test_a_question_of_an_unknown_kind_is_played_out() -> None:
    """A module may ask what no bot has heard of: the options are tried on a copy and compared."""
    g = at_questions(["samurai"] * 4, 31, {"action"}, 1)[0]
    assert g.decision is not None
    view = g.view(g.decision.player)
    samurai = bots.make("samurai", 1)
    strange = Decision(g.decision.player, "never_heard_of", g.decision.options)
    worths = samurai.play_out(view, strange, g.decision.options, Outlook(view, g.decision.player, samurai.w))
    assert len(worths) == len(g.decision.options) and len(set(worths)) > 1
    assert samurai.choose(view, strange) == g.decision.options[worths.index(max(worths))]


def test_the_samurai_plays_far_better_than_novices() -> None:
    margins = []
    for seed in range(6):
        g = play(standard_game(4, 8, 300 + seed), ["samurai", "novice", "novice", "novice"])
        scores = g.result()["scores"]
        margins.append(scores[0] - max(scores[1:]))
    assert sum(m > 0 for m in margins) >= 5


def at_questions(names: list[str], seed: int, kinds: set[str], most: int) -> list[Yedo]:
    """Games stopped at questions of various kinds."""
    g = new_game(standard_game(4, 8, seed))
    seated = [bots.make(name, f"q/{i}") for i, name in enumerate(names)]
    found: list[Yedo] = []
    count: dict[str, int] = {}
    while g.decision is not None and len(found) < most:
        kind = g.decision.kind
        if kind in kinds and count.get(kind, 0) < 3 and g.state.round > 2:
            count[kind] = count.get(kind, 0) + 1
            found.append(g.clone())
        seat = g.decision.player
        g.apply(seated[seat].choose(g.view(seat), g.decision))
    return found


KINDS = {
    "place",
    "bid",
    "open",
    "egress",
    "activate",
    "action",
    "keep",
    "play_or_pass",
    "ward",
    "color",
    "answer",
}


@pytest.mark.parametrize("name", ["novice", "samurai", "shogun"])
def test_answers_do_not_change_when_hidden_cards_are_dealt_anew(name: str) -> None:
    """Everything that a seat cannot know is re-dealt behind its back; its answer stays."""
    rng = seeded(f"honest {name}")
    for g in at_questions(["samurai"] * 4, 77, KINDS, 8 if name == "shogun" else 24):
        assert g.decision is not None
        seat = g.decision.player
        answers = set()
        for k in range(3):
            other = redeal(g.view(seat), rng) if k else g
            bot = bots.make(name, "same")
            if isinstance(bot, Shogun):
                bot.samples, bot.seconds = 2, 0.0
            answers.add(bot.choose(other.view(seat), g.decision))
        assert len(answers) == 1, (g.decision.kind, answers)


def test_a_bot_does_not_touch_the_view_it_is_given() -> None:
    for g in at_questions(["samurai"] * 4, 5, KINDS, 12):
        assert g.decision is not None
        seat = g.decision.player
        view = g.view(seat)
        before = view.fingerprint()
        bots.make("samurai", 1).choose(view, g.decision)
        assert view.fingerprint() == before


def test_reasons_are_sentences_and_name_no_hidden_card_in_public() -> None:
    g = new_game(standard_game(4, 6, 8))
    seated = [bots.make("samurai", i) for i in range(4)]
    titles = {card.title for card in g.cards.values() if card.kind in ("mission", "action", "bonus")}
    said = set()
    while g.decision is not None:
        seat = g.decision.player
        option = seated[seat].choose(g.view(seat), g.decision)
        public, own = seated[seat].why(), seated[seat].why(own=True)
        assert public.endswith(".") and own.endswith(".") and "{" not in public + own
        assert not any(title in public for title in titles)
        said.add(public)
        g.apply(option)
    assert len(said) > 12
    assert has("bots.else")


# --- a bot in one file -------------------------------------------------------------------------------


def example(tmp_path: Path) -> Path:
    text = re.search(r"```python\n(.*?)```", README.read_text(encoding="utf-8"), re.S)
    assert text is not None
    assert len(text[1].strip().splitlines()) <= 22
    path = tmp_path / "greedy.py"
    path.write_text(text[1], encoding="utf-8")
    return path


def test_the_example_bot_of_the_readme_plays_a_game(tmp_path: Path) -> None:
    g = play(standard_game(3, 6, 3), [str(example(tmp_path)), "random", "random"])
    assert missions(g)[0] >= max(missions(g)[1:]), "it completes missions whenever it can"


def test_a_bot_in_the_users_folder_is_known_by_its_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    example(tmp_path)
    monkeypatch.setattr("engine.core.own_bots.folders", [lambda game: tmp_path])
    assert "greedy" in bots.names() and bots.known("greedy")
    assert bots.make("greedy", 1)


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("x = 1", "neither a function choose"),
        ("choose = 1 +", "cannot be used as a bot (SyntaxError"),
        ("import nothing_of_that_name", "cannot be used as a bot (ModuleNotFoundError"),
    ],
)
def test_a_broken_bot_file_is_refused_in_one_sentence(tmp_path: Path, text: str, words: str) -> None:
    path = tmp_path / "broken.py"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(bots.UnknownBot) as caught:
        bots.make(str(path), 1)
    assert words in str(caught.value) and "\n" not in str(caught.value)


def test_an_unknown_bot_is_refused_with_the_names_of_the_known() -> None:
    with pytest.raises(bots.UnknownBot, match="novice, samurai, shogun"):
        bots.make("daimyo", 1)


def test_an_illegal_answer_of_an_own_bot_is_named(tmp_path: Path) -> None:
    path = tmp_path / "liar.py"
    path.write_text("def choose(view, decision):\n    return ('nothing',)\n", encoding="utf-8")
    g = new_game(standard_game(2, 6, 1))
    assert g.decision is not None
    with pytest.raises(bots.UnknownBot, match="not one of the options"):
        bots.make(str(path), 1).choose(g.view(g.decision.player), g.decision)
