"""Had the hidden cards lain otherwise, nobody could tell: views, events, the log, previews, explanations, hints and
everything a bot is given are the same in another deal that a seat cannot tell from the true one. No seed comes near."""

import json
from typing import Any

import pytest
from engine_games import MIXES, sampled

from engine.core.event import Event
from engine.core.plain import dump
from engine.core.rng import seeded
from engine.yedo import say
from engine.yedo.bots import make, own_seed
from engine.yedo.config import NO_SEED, standard_game
from engine.yedo.explain import explain, preview
from engine.yedo.game import Yedo, new_game
from engine.yedo.saving import public
from engine.yedo.views import redeal

PREVIEWED = 6


def other_deal(g: Yedo, seat: int, number: int, ask: bool = True) -> Yedo:
    """With `ask` the rules put their question anew; who is asked to react may depend on the cards held."""
    other = redeal(g.view(seat), seeded(number))
    other.config = g.config.clone()
    other.config.seed = 1_000_003 * number  # another game altogether
    if ask:
        other.ask_again()
    return other


def as_text(view: Yedo) -> str:
    """All that a view holds."""
    asked = view.decision
    question = None if asked is None else (asked.player, asked.kind, sorted(map(repr, asked.options)))
    return json.dumps([dump(view.config), dump(view.state), question])


@pytest.mark.parametrize("modules", MIXES, ids="+".join)
def test_everything_shown_is_the_same_in_another_deal(modules: tuple[str, ...]) -> None:
    compared = 0
    for number, g in enumerate(sampled(5, one_in=11, modules=modules), 1):
        for seat in range(len(g.config.seats)):
            asked = g.decision is not None and g.decision.player == seat
            view, again = g.view(seat), other_deal(g, seat, number, asked).view(seat)
            assert as_text(view) == as_text(again)
            decision = view.decision
            if decision is None or decision.player != seat:
                continue
            assert again.decision is not None
            assert say.prompt(view, decision) == say.prompt(again, again.decision)
            assert explain(view, decision) == explain(again, again.decision)
            for option in decision.options[:PREVIEWED]:
                assert say.label(view, option, decision) == say.label(again, option, decision)
                assert preview(view, seat, option) == preview(again, seat, option), option
            for bot in ("novice", "samurai"):  # the Samurai also gives the hints
                assert make(bot, "a").choose(view, decision) == make(bot, "a").choose(again, decision)
            compared += 1
    assert compared >= 5


def heard(g: Yedo, option: Any, seat: int) -> tuple[str, list[Any], list[str | None]]:
    """What a seat sees of an answer: the view after it, the events and the lines of the log."""
    g, events = g.clone(), list[Event]()
    g.sink = events.append
    g.apply(option)
    seen = [[e.kind, e.player, e.seen(seat)] for e in events]
    view = g.view(seat)
    lines = [say.event_line(view, e, seat) for e in events]
    return json.dumps(dump(view.state)), json.loads(json.dumps(seen)), lines


@pytest.mark.parametrize("modules", MIXES, ids="+".join)
def test_events_and_log_tell_no_more_than_the_view(modules: tuple[str, ...]) -> None:
    """Another player answers in both deals. Where the table then looks the same to a seat, it has heard the same."""
    same = 0
    for number, g in enumerate(sampled(8, one_in=9, modules=modules), 1):
        assert g.decision is not None
        for seat in range(len(g.config.seats)):
            if seat == g.decision.player and len(g.config.seats) > 1:
                continue
            other = other_deal(g, seat, number)
            if other.decision is None or other.decision.player != g.decision.player:
                continue
            option = next((o for o in g.decision.options if o in other.decision.options), None)
            if option is None:
                continue
            there, here = heard(g, option, seat), heard(other, option, seat)
            if there[0] == here[0]:
                assert there[1:] == here[1:], option
                same += 1
    assert same > 10


@pytest.mark.parametrize("modules", MIXES, ids="+".join)
def test_a_view_does_not_deal_the_game_again(modules: tuple[str, ...]) -> None:
    config = next(sampled(3, one_in=1, modules=modules)).config.clone()
    config.seed = 8_123_456_789_012_345
    g = new_game(config)
    for view in (*(g.view(seat) for seat in range(len(config.seats))), public(g)):
        assert view.config.seed == NO_SEED and view.state.rng.state == 0
        assert str(config.seed) not in as_text(view) and str(g.state.rng.state) not in as_text(view)
        dealt = new_game(view.config)
        for clan, true in zip(dealt.state.clans, g.state.clans, strict=True):
            hands = [(c.missions, c.actions, c.bonus) for c in (clan, true)]
            assert hands[0] != hands[1] or not any(hands[1])  # together one begins without cards
        assert dealt.state.decks != g.state.decks
        assert redeal(view, seeded(1)).state.rng.state != g.state.rng.state
    assert g.config.seed == config.seed, "the game itself keeps it, to be saved and replayed"


def test_a_bots_own_seed_is_not_the_games() -> None:
    seeds = {own_seed(seed, seat) for seed in range(200) for seat in range(5)}
    assert len(seeds) == 1000, "games and seats differ"
    assert own_seed(7, 1) == own_seed(7, 1), "and are the same every time"
    assert not any(str(123456789) in own_seed(123456789, seat) for seat in range(5))


def test_games_at_the_table_come_from_a_large_space() -> None:
    from yedo import setup_file
    from yedo.tables.yedo import new_game as page

    drawn = [setup_file.ordered("human,novice", None).seed for _ in range(20)] + [
        page.usual().drawn_seed() for _ in range(20)
    ]
    assert len(set(drawn)) == 40 and max(drawn) > 1 << 56
    assert all(0 < seed < 1 << 63 for seed in drawn)
    assert setup_file.ordered(None, 12).seed == 12
    assert standard_game(2).seed == 1
