"""Nothing that is sent to a phone depends on what its seat may not know: dealt anew behind its back, every message is
the same byte by byte, in every game and with every module."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from engine.core.event import Event
from engine.core.rng import seeded
from engine.core.words import missing
from engine.games import kind_of
from engine.yedo.config import MODULES
from yedo.lan import protocol
from yedo.lan.state import Around, Asked, log_lines, previews, state_of
from yedo.table.game import GameTable
from yedo.tables import table_of

MIXES: list[tuple[str, dict[str, Any]]] = [
    ("yedo", {}), *(("yedo", {"modules": [module]}) for module in MODULES),
    ("yedo", {"modules": [m for m in MODULES if m != "shogun_must_die"]}), ("yedo", {"edition": "2012-samurai"}),
    ("edo", {}), ("shitenno", {}),
]  # fmt: skip


def sent(game: GameTable, view: Any, seat: int) -> str:
    """Everything that a phone of this seat would be sent now, but for the log."""
    asked = view.decision if view.decision is not None and seat in view.asked() and view.decision.options else None
    if asked is not None and asked.player != seat:
        view.call(seat)
        asked = view.decision
    message = state_of(
        game, view, seat, Asked(7, asked) if asked is not None else None, [], Around(), lambda thing, face: thing
    )
    told = list(previews(game, view, seat, asked.options[:5])) if asked is not None else []
    return protocol.write({**message, "previews": told})


def positions(game: str, choices: dict[str, Any], seed: int, one_in: int) -> Iterator[Any]:
    kind = kind_of(game)
    g, rng = kind.new(kind.config(3, seed, choices)), seeded(f"phones/{game}/{seed}")
    while g.decision is not None:
        if rng.below(one_in) == 0:
            yield g
        g.apply(rng.choice(g.decision.options))


def compare(game: str, choices: dict[str, Any], wanted: int, one_in: int) -> tuple[int, int]:
    """How many messages were the same, and how often a rival's hand was not."""
    kind, shown, same, told = kind_of(game), table_of(game), 0, 0
    seed = 5
    missing.clear()
    while same < wanted:
        for n, g in enumerate(positions(game, choices, seed, one_in), 1):
            for seat in range(len(g.config.seats)):
                view = g.view(seat)
                other = kind.redeal(g.view(seat), seeded(f"{seed}/{n}"))
                asks = g.decision is not None and (g.decision.player == seat or bool(g.decision.sealed))
                if asks:
                    other.ask_again()
                else:
                    other.decision = g.view(seat).decision
                again = other.view(seat)
                if not asks:  # who is asked what is known by looking at the table
                    again.decision = view.decision
                assert sent(shown, view, seat) == sent(shown, again, seat), (game, choices, seed, n, seat)
                rival = (seat + 1) % len(g.config.seats)
                told += kind.hand(g, rival) != kind.hand(other, rival)
                same += 1
            if same >= wanted:
                break
        seed += 1
    assert not missing, "words that nobody has written"
    return same, told


@pytest.mark.parametrize(("game", "choices"), MIXES, ids=lambda value: str(value)[:40])
def test_a_phone_is_sent_the_same_in_another_deal(game: str, choices: dict[str, Any]) -> None:
    same, _ = compare(game, choices, 12, 23)
    assert same >= 12


@pytest.mark.slow
@pytest.mark.parametrize(("game", "choices"), MIXES, ids=lambda value: str(value)[:40])
def test_two_hundred_positions_of_every_game_and_module(game: str, choices: dict[str, Any]) -> None:
    same, _ = compare(game, choices, 600, 11)  # three seats at each
    assert same >= 600


def test_there_was_something_to_betray() -> None:
    """The test above has teeth: the rivals' hands are others each time."""
    assert compare("yedo", {}, 12, 23)[1] > 6


@pytest.mark.parametrize("game", ["yedo", "edo", "shitenno"])
def test_the_log_of_a_phone_is_told_from_its_view(game: str) -> None:
    """Lines made from the seat's view are those that the true game gives with the seat's eyes, for every event."""
    kind, shown, compared = kind_of(game), table_of(game), 0
    g, rng = kind.new(kind.config(3, 4, {})), seeded("log")
    while g.decision is not None and compared < 250:
        events = list[Event]()
        g.sink = events.append
        g.apply(rng.choice(g.decision.options))
        g.sink = None
        for seat in range(3):
            assert log_lines(shown, g.view(seat), seat, events, str) == log_lines(shown, g, seat, events, str)
            compared += len(events)
    assert compared >= 100


# --- not what is sent, but when and how much ----------------------------------------------------------------


def test_nothing_is_heard_of_what_another_phone_writes_in_secret() -> None:
    """While one seat writes its plan the other's phone is silent, however often the first takes something back; and its
    own questions are counted as if nobody else had been asked anything."""
    from tests.phones.lan_client import evening

    def told(writes: int) -> tuple[int, list[int]]:
        with evening(game="edo", players=2, seed=24) as house:
            house.switch_on()
            one, two = house.seated(0), house.seated(1)
            while not (house.table.session.decision and house.table.session.decision.sealed):
                house.until(lambda: one.asked or two.asked)
                first = one if one.asked else two
                number = first.asked["n"]  # type: ignore[index]
                first.answer(0)
                house.until(lambda first=first, number=number: (first.asked or {}).get("n") != number)  # type: ignore[misc]
                house.quiet()
            house.until(lambda: one.asked and two.asked)
            house.quiet()
            before = len(one.heard)
            begun = one.asked["n"]  # type: ignore[index]
            for _ in range(writes):
                number = two.asked["n"]  # type: ignore[index]
                two.answer(0)
                house.until(lambda number=number: two.asked and two.asked["n"] != number)  # type: ignore[misc]
                two.say(do="reopen", n=two.asked["n"])  # type: ignore[index]
                number = two.asked["n"]  # type: ignore[index]
                house.until(lambda number=number: two.asked and two.asked["n"] != number)  # type: ignore[misc]
            house.quiet()
            heard = len([said for said in one.heard[before:] if said["is"] != "beat"])
            one.answer(0)
            house.until(lambda: one.asked and one.asked["n"] != begun)
            return heard, [one.asked["n"] - begun]  # type: ignore[index]

    assert told(4) == told(0) == (0, [1])
