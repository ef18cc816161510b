"""Where everyone is asked, no pause betrays a card: behind a re-deal of whatever a seat cannot know, the same player
is asked the same question, and a pass leads on to the same one."""

from typing import Any

import pytest
from engine_games import MIXES, random_config

from engine.core.event import Event
from engine.core.rng import seeded
from engine.yedo.game import Yedo, new_game
from engine.yedo.taking_back import reveals
from engine.yedo.views import redeal
from yedo.undo import sight

WINDOWS = ("react", "play_or_pass")


def asked(g: Yedo) -> tuple[int, str] | None:
    return None if g.decision is None else (g.decision.player, g.decision.kind)


def seen(events: list[Event], seat: int) -> list[Any]:
    return [(event.kind, event.player, event.seen(seat)) for event in events]


@pytest.mark.parametrize("seed", [1, 2])
@pytest.mark.parametrize("modules", MIXES, ids="+".join)
def test_no_pause_betrays_a_card(modules: tuple[str, ...], seed: int) -> None:
    config = random_config(seed, modules=modules)
    config.rules["reactions"] = "always"
    g = new_game(config)
    rng = seeded(f"pauses/{seed}")
    tried = passed = 0
    while g.decision is not None:
        decision, before, events = g.decision, g.clone(), list[Event]()
        calm = [o for o in decision.options if o[0] != "play"]
        option = rng.choice(calm if calm and rng.below(3) else decision.options)
        g.sink = events.append
        g.apply(option)
        g.sink = None
        if decision.kind not in WINDOWS:
            continue
        quiet = option == ("pass",) and not reveals(before, g, events)
        quiet &= before.state.rng.state == g.state.rng.state and before.state.weapon_stack == g.state.weapon_stack
        for seat in range(len(config.seats)):
            other, heard = redeal(before.view(seat), seeded(f"{seed}/{tried}")), list[Event]()
            other.ask_again()
            tried += 1
            assert asked(other) == asked(before), f"{seat} sees by the question what is in the hands"
            if not quiet:
                continue
            passed += 1
            other.sink = heard.append
            other.apply(option)
            assert asked(other) == asked(g), f"{seat} sees by who is asked after {decision} what is in the hands"
            assert sight(other, seat) == sight(g, seat) and seen(heard, seat) == seen(events, seat)
    assert tried > 20 and (passed > 10 or len(config.seats) == 1)
