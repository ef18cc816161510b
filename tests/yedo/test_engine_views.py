"""Hidden stays hidden: in views, in events, and behind a re-deal."""

import json
from typing import Any

import pytest
from engine_games import MIXES, play_out, random_config, sampled, walk

from engine.core.event import Event
from engine.core.plain import dump
from engine.core.rng import seeded
from engine.yedo.game import Yedo, new_game
from engine.yedo.invariants import Inventory
from engine.yedo.saving import public
from engine.yedo.scenario import YedoTable
from engine.yedo.views import redeal


def texts(value: Any) -> set[str]:
    """Every text in a JSON value."""
    if isinstance(value, str):
        return {value}
    if isinstance(value, dict):
        return {t for k, v in value.items() for t in texts(k) | texts(v)}
    if isinstance(value, (list, tuple)):
        return {t for v in value for t in texts(v)}
    return set()


def hidden_from(g: Yedo, seat: int) -> set[str]:
    """Cards that lie where this seat cannot look and that it has not come to know."""
    s = g.state
    ids = {c for deck in s.decks.values() for c in deck}
    for clan in s.clans:
        if clan.seat != seat:
            ids.update(clan.missions, clan.actions, clan.bonus, clan.completed)
    for procedure in s.stack:
        for name in procedure.private:
            if seat not in procedure.seers(name):
                ids |= texts(dump(getattr(procedure, name)))
    return {c for c in ids if c in g.cards and g.cards[c].kind != "favor"} - s.clans[seat].known


@pytest.mark.parametrize("seed", range(1, 4))
@pytest.mark.parametrize("modules", MIXES, ids="+".join)
def test_no_hidden_card_is_named_in_a_view(modules: tuple[str, ...], seed: int) -> None:
    for g in sampled(seed, one_in=8, modules=modules):
        for seat in range(len(g.state.clans)):
            view = g.view(seat)
            seen = texts(dump(view.state))
            if view.decision is not None:
                seen |= texts([list(o) for o in view.decision.options])
            assert not seen & hidden_from(g, seat)


@pytest.mark.parametrize("seed", range(1, 4))
@pytest.mark.parametrize("modules", MIXES, ids="+".join)
def test_no_hidden_card_is_named_in_an_event(modules: tuple[str, ...], seed: int) -> None:
    events: list[Event] = []
    g = new_game(random_config(seed, modules=modules), events.append)
    for at in walk(g, seed):
        for seat in range(len(at.state.clans)):
            hidden = hidden_from(at, seat)
            for event in events:
                leaked = texts(event.seen(seat)) & hidden
                assert not leaked, f"{event} names {leaked} to {seat}"
        events.clear()


@pytest.mark.parametrize("seed", range(1, 4))
@pytest.mark.parametrize("modules", MIXES, ids="+".join)
def test_what_a_seat_knows_it_has_been_told(modules: tuple[str, ...], seed: int) -> None:
    """Every card in `known` was in the seat's own hand or in an event that it saw."""
    events: list[Event] = []
    g = new_game(random_config(seed, modules=modules), events.append)
    told: list[set[str]] = [set() for _ in g.state.clans]
    for at in walk(g, seed):
        for seat, clan in enumerate(at.state.clans):
            for event in events:
                told[seat] |= texts(event.seen(seat))
            told[seat].update(clan.missions, clan.actions, clan.bonus)
            assert clan.known <= told[seat]
        events.clear()


@pytest.mark.parametrize("seed", range(1, 4))
@pytest.mark.parametrize("modules", MIXES, ids="+".join)
def test_a_redeal_behind_a_view_keeps_the_view(modules: tuple[str, ...], seed: int) -> None:
    rng = seeded(seed)
    for g in sampled(seed, one_in=10, modules=modules):
        assert g.decision is not None
        for seat in range(len(g.state.clans)):
            view = g.view(seat)
            other = redeal(view, rng)
            again = other.view(seat)
            assert json.dumps(dump(again.state)) == json.dumps(dump(view.state))


def test_the_one_who_is_asked_keeps_the_options_behind_a_redeal() -> None:
    rng = seeded(9)
    for g in sampled(9, one_in=5):
        assert g.decision is not None
        other = redeal(g.view(g.decision.player), rng)
        other.ask_again()
        assert other.decision is not None
        assert other.decision.kind == g.decision.kind
        assert sorted(map(repr, other.decision.options)) == sorted(map(repr, g.decision.options))


@pytest.mark.parametrize("seed", range(1, 4))
@pytest.mark.parametrize("modules", MIXES, ids="+".join)
def test_a_redealt_game_can_be_played_to_its_end(modules: tuple[str, ...], seed: int) -> None:
    rng = seeded(seed)
    for g in sampled(seed, one_in=60, modules=modules):
        assert g.decision is not None
        other = redeal(g.view(g.decision.player), rng)
        other.ask_again()
        inventory = Inventory(other)
        play_out(other, seed)
        assert inventory.violations(other) == []


def test_a_redeal_moves_what_is_hidden() -> None:
    g = next(sampled(3, one_in=1, players=4))
    assert g.decision is not None
    view = g.view(0)
    deals = {tuple(redeal(view, seeded(n)).state.clans[1].missions) for n in range(8)}
    assert len(deals) > 1


def test_a_known_card_in_an_offer_is_not_told() -> None:
    """Red knows blue's mission from an earlier deal; that blue offers this one now stays blue's secret."""
    table = YedoTable({
        "players": 2, "phase": "trade",
        "blue": {"disciples": ["market"], "missions": ["M001", "M002"]}, "red": {"disciples": ["market"]},
    })
    table.game.state.clans[1].known.add("M001")
    for answer in ("trade with red", "give mission M001", "ask mon 1", "propose"):
        table.answer("blue", answer)
    view = table.game.view(1)
    assert view.state.clans[0].missions == ["M001", "?green"]
    assert view.state.stack[-1].give == [("mission", "?green")]


def test_the_others_learn_that_a_question_is_open_but_not_its_options() -> None:
    g = next(sampled(3, one_in=1, players=4))
    assert g.decision is not None
    other = (g.decision.player + 1) % 4
    view = g.view(other)
    assert view.decision is not None
    assert view.decision.options == []
    assert view.state.rng.state == 0


@pytest.mark.parametrize("seed", range(1, 5))
def test_what_every_seat_may_see_hides_what_any_of_them_must_not(seed):
    for g in sampled(seed, one_in=12):
        seen = public(g)
        hands = [(clan.missions, clan.actions, clan.bonus, clan.completed) for clan in seen.state.clans]
        shown = {card for hand in hands for cards in hand for card in cards}
        assert not any(shown & hidden_from(g, clan.seat) for clan in g.state.clans)
