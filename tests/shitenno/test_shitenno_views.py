"""Who may know what of a game of Shitenno: views, re-dealing, events, undo; and the words for all of it."""

import random
from collections.abc import Iterator
from typing import Any

import pytest

from engine.core.event import Event
from engine.core.rng import seeded
from engine.core.words import missing
from engine.shitenno.config import standard_game
from engine.shitenno.game import Shitenno, new_game
from engine.shitenno.invariants import Inventory
from engine.shitenno.kind import KIND
from engine.shitenno.views import redeal


def played(players: int, seed: int, events: list[Event] | None = None) -> Iterator[Shitenno]:
    """A random game, question by question."""
    sink = events.append if events is not None else None
    game, dice = new_game(standard_game(players, seed), sink), random.Random(seed)
    while (decision := game.decision) is not None:
        yield game
        game.apply(dice.choice(decision.options))
    yield game


def test_a_view_hides_hands_decks_and_tiles() -> None:
    for game in played(4, 3):
        view = game.view(1)
        s = view.state
        for general in s.generals:
            if general.seat != 1:
                assert set(general.troops) <= {"?troop"} and set(general.koku) <= {"?koku"}
        assert s.generals[1].troops == game.state.generals[1].troops
        assert set(s.troop_deck) <= {"?troop"} and set(s.koku_deck) <= {"?koku"}
        for seen, gate in zip(s.gates, game.state.gates, strict=True):
            assert len(seen) == len(gate)
            assert all(tile == "?tile" for tile in seen[:-1])
            assert not gate or seen[-1] == gate[-1].partition(":")[0] + ":?"
        assert s.rng.state == 0 and view.config.seed == 0 and game.config.seed == 3
        if view.decision is not None and view.decision.player != 1:
            assert view.decision.options == []


def test_two_games_that_look_the_same_have_the_same_view() -> None:
    for n, game in enumerate(played(4, 4)):
        if n % 9 == 0 and game.decision is not None:
            seat = game.decision.player
            world = redeal(game.view(seat), seeded(n))
            assert Inventory(world).violations(world) == []
            assert world.view(seat).fingerprint() == game.view(seat).fingerprint()
            assert world.state.rng.state != game.state.rng.state


def test_seen_cards_are_those_that_came_from_lots() -> None:
    for game in played(3, 5):
        for general in game.state.generals:
            assert sorted(card for card in general.seen if card in game.board.value) == sorted(general.koku)


def test_only_a_drawn_card_is_told_in_secret() -> None:
    events: list[Event] = []
    for seed in range(8):
        for _ in played(4, seed + 1, events):
            pass
    secret = {event.kind for event in events if event.secret}
    assert secret == {"draw"}
    assert all(event.seen_by == (event.player,) for event in events if event.secret)


def test_events_are_told_after_their_change() -> None:
    game = new_game(standard_game(4, 8))
    wrong: list[str] = []

    def check(event: Event) -> None:
        s, data = game.state, event.data
        fine = {
            "lay": lambda: s.sides[data["i"]] == ("", "A", "B").index(data["to"]),
            "lay_seal": lambda: s.lot_seals == data["seals"],
            "accept": lambda: s.generals[event.player or 0].seal == data["seal"],
            "keep": lambda: s.generals[event.player or 0].seal == data["seal"],
            "titles": lambda: [x.title for x in s.generals] == data["titles"],
            "place": lambda: s.kamons[game.board.index[data["province"]]][data["position"]] == event.player,
            "win_tile": lambda: s.generals[event.player or 0].tiles[-1] == data["tile"],
            "draw": lambda: s.generals[event.player or 0].troops[-1] == (event.secret or {})["card"],
            "pay": lambda: not data["cards"] or s.discards[-1] == data["cards"][-1],
            "gild": lambda: s.kamons[game.board.index[data["province"]]][data["position"]] >= 8,
            "reveal": lambda: s.pool == data["cards"],
        }.get(event.kind)
        if fine is not None and not fine():
            wrong.append(str(event))

    game.sink = check
    dice = random.Random(8)
    while (decision := game.decision) is not None:
        game.apply(dice.choice(decision.options))
    assert wrong == []


def test_nothing_hidden_is_learned_without_an_event_that_reveals() -> None:
    """What the kit asks before it takes an answer back: other hidden cards would have looked the same."""
    for seed in range(4):
        game, dice = new_game(standard_game(4, seed + 1)), random.Random(seed)
        while (decision := game.decision) is not None:
            seat, view = decision.player, game.view(decision.player)
            option = dice.choice(decision.options)
            events: list[Event] = []
            game.sink = events.append
            game.apply(option)
            game.sink = None
            if any(event.kind in KIND.reveals for event in events) or game.decision is None:
                continue
            if game.decision.player == seat:
                world = redeal(view, seeded(seed))
                world.ask_again()
                world.apply(option)
                assert world.view(seat).fingerprint() == game.view(seat).fingerprint()


@pytest.mark.parametrize("players", [2, 4])
def test_there_are_words_for_everything(players: int) -> None:
    missing.clear()
    for seed in range(6):
        events: list[Event] = []
        for game in played(players, seed + 1, events):
            decision = game.decision
            if decision is None:
                continue
            view: Any = game.view(decision.player)
            said = [KIND.prompt(view, decision)]
            for option in decision.options[:6]:
                said += [KIND.label(view, option, decision), *KIND.preview(view, decision.player, option)]
                assert ":" in KIND.place(view, option, decision)
            for blocked in KIND.explain(view, decision):
                said += [blocked.label, blocked.reason]
            said += [line for e in events for viewer in (0, 1, None) if (line := KIND.event_line(view, e, viewer))]
            events.clear()
            for text in said:
                assert text and "{" not in text and "shitenno." not in text, text
    for choice in KIND.setup_options():
        from engine.core.words import has

        assert has(f"shitenno.setup.{choice.name}")
        assert all(has(f"shitenno.setup.{choice.name}_{value}") for value in choice.values)
    assert not {key for key in missing if key.startswith("shitenno")}


def test_a_rival_does_not_read_what_was_drawn() -> None:
    event = Event("draw", 0, {}, {"card": "bushi-sohei"}, (0,))
    view = new_game(standard_game(2, 1)).view(1)
    assert KIND.event_line(view, event, 1) == "Honda draws a Troop card with a Card tile."
    assert KIND.event_line(view, event, 0) == "Honda draws a Bushi–Sōhei with a Card tile."
