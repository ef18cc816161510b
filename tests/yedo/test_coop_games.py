"""Whole games of Shogun Must Die: nothing is lost, nothing leaks, all can be said, saved, re-dealt."""

import json
from collections import Counter

import pytest
from coop_games import coop_game, eager_walk, enrich

from engine.core import words
from engine.core.event import Event
from engine.core.plain import dump
from engine.core.rng import seeded
from engine.lab.simulate import Run, simulate
from engine.yedo import say
from engine.yedo.config import BadSetup
from engine.yedo.explain import explain, preview
from engine.yedo.game import load_game
from engine.yedo.invariants import Inventory
from engine.yedo.modules.smd.court import slot
from engine.yedo.modules.smd.helper import errand_status, kill_status, progress, team_value
from engine.yedo.views import redeal

ALL = ("teahouse", "specialists", "clan_powers")
MODULES = ((), ("specialists",), ALL)


@pytest.mark.parametrize("players", (1, 2, 3, 4))
@pytest.mark.parametrize("mood", ("gentle", "demanding", "insatiable"))
@pytest.mark.parametrize("master", (False, True))
def test_random_games_end_after_round_seven(players: int, mood: str, master: bool) -> None:
    for modules in ((), *((m,) for m in ALL), ALL):
        choices = {"modules": [*modules, "shogun_must_die"], "mood": mood, "master": master}
        run = Run(players=players, choices=choices, check="every")
        tally, _ = simulate(run)
        assert tally.violations == []
        assert tally.rounds == [7]
        assert set(tally.ended_by) <= {"coop_won", "coop_lost"}


@pytest.mark.parametrize("players", (1, 2, 3, 4))
@pytest.mark.parametrize("modules", MODULES)
def test_eager_games_keep_every_piece(players: int, modules: tuple[str, ...]) -> None:
    done = Counter[str]()
    for seed in range(4):
        g = coop_game(players, seed, modules=modules)
        enrich(g)
        inventory = Inventory(g)
        for at in eager_walk(g, seed):
            assert inventory.violations(at) == []
        assert g.state.round == 7 and g.state.ended in ("coop_won", "coop_lost")
        done.update(slot(g).done)
    assert done


@pytest.mark.parametrize("players", (1, 2, 3, 4))
def test_a_saved_game_goes_on_exactly(players: int) -> None:
    g = coop_game(players, players)
    enrich(g)
    for n, at in enumerate(eager_walk(g, players)):
        if n % 7 == 0:
            other = load_game(at.config, json.loads(json.dumps(at.dump())))
            assert other.fingerprint() == at.fingerprint()
            assert other.decision is not None and at.decision is not None
            assert other.decision.options == at.decision.options
            assert other.open_spaces == at.open_spaces


@pytest.mark.parametrize("players", (1, 2, 3, 4))
def test_views_hide_the_court_and_redeals_agree(players: int) -> None:
    rng = seeded(players)
    g = coop_game(players, 10 + players)
    enrich(g)
    for n, at in enumerate(eager_walk(g, players)):
        if n % 9:
            continue
        own = slot(at)
        hidden = set(own.deck) | set(own.daimyo_deck)
        hidden |= set(own.winning[:-1] if own.winning_up else own.winning)
        hidden |= {c for i, c in enumerate(own.daimyo_row) if not own.face_up(i)}
        for seat in at.players():
            view = at.view(seat)
            text = json.dumps(dump(view.state))
            assert not [c for c in hidden if f'"{c}"' in text]
            if not own.stakes_open:
                shown = slot(view).stakes
                assert all(x == -1 for p, x in enumerate(shown) if p != seat)
            other = redeal(view, rng)
            assert json.dumps(dump(other.view(seat).state)) == text
        assert at.decision is not None
        other = redeal(at.view(at.decision.player), rng)
        other.ask_again()
        assert other.decision is not None
        assert sorted(map(repr, other.decision.options)) == sorted(map(repr, at.decision.options))


@pytest.mark.parametrize("players", (1, 2, 3, 4))
def test_everything_can_be_said(players: int) -> None:
    events: list[Event] = []
    words.missing.clear()
    g = coop_game(players, 20 + players, sink=events.append)
    enrich(g)
    for n, at in enumerate(eager_walk(g, players)):
        assert at.decision is not None
        assert say.prompt(at, at.decision)
        for option in at.decision.options:
            assert say.label(at, option, at.decision)
            assert say.place_of(at, option, at.decision)
        for event in events:
            for viewer in (None, *at.players()):
                say.event_line(at, event, viewer)
        events.clear()
        if n % 11 == 0:
            explain(at, at.decision)
            preview(at, at.decision.player, at.decision.options[-1])
            errand_status(at)
            kill_status(at)
            assert progress(at)
            team_value(at, at.decision.player)
    assert {key for key in words.missing if not key.startswith("where.")} == set()


def test_nothing_is_told_of_an_amount_before_all_are_shown() -> None:
    events: list[Event] = []
    g = coop_game(3, 5, sink=events.append)
    shown = 0
    for at in eager_walk(g, 5):
        assert at.decision is not None
        if at.decision.kind == "stake":
            assert at.decision.sealed[0] == at.decision.player
            other, told = at.clone(), list[Event]()
            other.sink = told.append
            other.apply(("leave",))
            assert not told or other.decision is None or other.decision.kind != "stake"
        shown += sum(event.kind == "stakes" for event in events)
        events.clear()
    assert shown == 7


def test_unknown_moods_and_levels_are_refused() -> None:
    with pytest.raises(BadSetup, match="there is no mood 'sulky'"):
        coop_game(2, 1, mood="sulky")
