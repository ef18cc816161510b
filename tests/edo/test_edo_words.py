"""Every question, answer, event, reason and preview of Edo has its words, whole and without a gap left open."""

import random
import re

import pytest

from engine.core import words
from engine.core.event import Event
from engine.edo.board import standard_board
from engine.edo.kind import KIND
from engine.edo.say import deed_words, merchant_words

OPEN = re.compile(r"[{}]|edo\.|None")


def check(text: str) -> None:
    assert text and not OPEN.search(text), text


@pytest.mark.parametrize("players", [2, 3, 4])
def test_everything_that_is_said_in_random_games_has_words(players: int) -> None:
    words.missing.clear()
    events: list[Event] = []
    for seed in range(4):
        game = KIND.new(KIND.config(players, seed), events.append)
        dice = random.Random(seed)
        asked = 0
        while (decision := game.decision) is not None:
            asked += 1
            if asked % 5 == 0:
                view = game.view(decision.player)
                check(KIND.prompt(view, decision))
                others = game.view((decision.player + 1) % players)
                check(KIND.prompt(others, others.decision))
                for option in decision.options:
                    check(KIND.label(view, option, decision))
                    for line in KIND.preview(view, decision.player, option):
                        check(line)
                for blocked in KIND.explain(view, decision):
                    check(blocked.label)
                    check(blocked.reason)
                    assert ":" in blocked.place
            game.apply(dice.choice(decision.options))
        for event in events:
            for viewer in (None, 0, 1):
                line = KIND.event_line(game, event, viewer)
                if line is not None:
                    check(line)
        events.clear()
    assert not words.missing


def test_cards_merchants_phases_and_choices_have_words() -> None:
    board = standard_board()
    for deeds in board.deeds.values():
        for deed in deeds.values():
            check(deed_words(deed))
    game = KIND.new(KIND.config(2, 1))
    for id in board.merchants:
        for half in merchant_words(game, id):
            check(half)
    for choice in KIND.setup_options():
        assert words.has(f"edo.setup.{choice.name}")
        assert all(words.has(f"edo.setup.{choice.name}_{value}") for value in choice.values)
    for phase in ("setup", "planning", "actions", "wages", "preparation", "over"):
        assert words.has(f"edo.phase.{phase}")
    for book, keys in (
        ("card", board.deeds),
        ("deed", {d for deeds in board.deeds.values() for d in deeds}),
        ("good", [*board.goods, "ryo"]),
        ("building", board.buildings),
        ("space", {s for n in board.players() for s in board.map_for(n).spaces}),
    ):
        for key in keys:
            assert words.noun_exists(words.Noun(f"edo.{book}", key)), (book, key)


def test_the_table_is_told_why_something_cannot_be_built() -> None:
    table = KIND.begin_case(
        {
            "at": "actions",
            "players": 2,
            "cities": {"mito": ["red post", "blue house"]},
            "blue": {"ryo": 28, "wood": 2, "samurai": ["mito", "edo"], "plan": ["easy_build 1"]},
        }
    )
    table.answer("blue", "reveal")
    game = table.game
    found = {b.place: b.reason for b in KIND.explain(game.view(0), game.decision)}
    assert found["plot:mito:post"] == "Mito has a trading post already"
    assert found["plot:mito:fortress"] == "A fortress here needs 2 houses; there are 1"
    assert found["plot:edo:post"] == "No trading post can stand in Edo"
    lines = KIND.preview(game.view(0), 0, ("build", "edo", "house"))
    assert lines == [
        "2 wood and 8 Ryo; +one power point",
        "The city would then pay you 12 Ryo a round",
        "Your first house in Edo lets you win",
    ]


def test_the_log_tells_a_plan_to_its_owner_only() -> None:
    game = KIND.new(KIND.config(2, 1))
    plan = [["fields", "money", 2, 0], ["roads", "travel", 0, 1], ["hills", "stone", 0, 0]]
    event = Event("sealed", 0, {}, {"plan": plan}, (0,))
    assert KIND.event_line(game, event, 1) == "Abe has sealed a plan"
    assert KIND.event_line(game, event, 0) == (
        "Abe has sealed: Money (2 officials), Travel (one official) and Stone (0 officials)"
    )
