"""What is drawn while an event is played out: a copy of the game comes with every event, told after its change, and
what moves lies nowhere until it has arrived."""

import random
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from engine.core.event import Event
from engine.core.plain import dump
from engine.games import kind_of
from engine.yedo.config import standard_game
from engine.yedo.hands import hand, kind_of_deck
from engine.yedo.state import State
from yedo.session import Step, new_session
from yedo.tables import TABLES, table_of

SEAT = ".start"  # in Edo: whose turn begins, a name and no amount
GUESTS = ["teahouse", "specialists", "jesuits", "clan_powers"]
SETUPS = {"base": [], "guests": GUESTS, "coop": ["shogun_must_die"], "coop_guests": ["shogun_must_die", "teahouse"]}
Said = Callable[[State, State, Any, Any, dict[str, Any]], bool]


def steps_of(game: str, config: Any, seed: int, most: int = 2000) -> list[Step]:
    session, dice = new_session(config, kind=kind_of(game)), random.Random(seed)
    for _ in range(most):
        if session.decision is None:
            break
        session.answer(dice.choice(session.decision.options))
    return list(session.steps)


# --- Yedo: an event is told after what its data says -------------------------------------------------------------


def more(field: str, what: str = "", sign: int = 1) -> Said:
    """A number of the clan has changed by the event's `n`, or by one."""
    return lambda b, a, was, is_, data: getattr(is_, field) - getattr(was, field) == sign * (data[what] if what else 1)


def has_got(field: str, what: str) -> Said:
    return lambda b, a, was, is_, data: Counter(getattr(is_, field)) - Counter(getattr(was, field)) == {data[what]: 1}


def has_lost(field: str, what: str) -> Said:
    return lambda b, a, was, is_, data: Counter(getattr(was, field)) - Counter(getattr(is_, field)) == {data[what]: 1}


def of_guest(name: str, field: str, what: Callable[[dict[str, Any]], object]) -> Said:
    return lambda b, a, was, is_, data: getattr(a.guests[name], field) == what(data)


def at_seat(field: str) -> Said:
    return lambda b, a, was, is_, data: getattr(a.guests["teahouse"], field)[is_.seat] == data["card"]


def traded(b: State, a: State, was: Any, is_: Any, data: dict[str, Any]) -> bool:
    mon = data["ask_mon"] - data["give_mon"]
    gone = [x for x in ("weapons", "geishas", "blackmail", "missions", "actions", "bonus")
            if (Counter(getattr(is_, x)) != Counter(getattr(was, x)))]  # fmt: skip
    return is_.mon - was.mon == mon and (bool(gone) or not data["gave"] + data["got"])


def drawn(b: State, a: State, was: Any, is_: Any, data: dict[str, Any]) -> bool:
    return Counter(hand(is_, kind_of_deck(data["deck"])))[data["card"]] == 1


def discarded(b: State, a: State, was: Any, is_: Any, data: dict[str, Any]) -> bool:
    return data["card"] not in hand(is_, kind_of_deck(data["deck"]))


COURT = "shogun_must_die"
SAID: dict[str, Said] = {
    "gain_mon": more("mon", "n"), "lose_mon": more("mon", "n", -1), "give_mon": more("mon", "n", -1),
    "gain_pp": more("pp", "n"), "lose_pp": more("pp", "n", -1),
    "gain_weapon": has_got("weapons", "weapon"), "gain_annex": has_got("annexes", "annex"),
    "lose_annex": has_lost("annexes", "annex"), "gain_geisha": has_got("geishas", "value"),
    "lose_geisha": has_lost("geishas", "value"), "gain_blessing": more("blessings"),
    "return_blessing": more("blessings", sign=-1), "draw": drawn, "discard": discarded, "exchange": traded,
    "move": lambda b, a, was, is_, data: is_.disciples[data["disciple"]].at == data["to"],
    "patrol": lambda b, a, was, is_, data: a.patrol_at == data["to"],
    "flip_patrol": lambda b, a, was, is_, data: a.patrol == data["patrol"],
    "patrol_removed": lambda b, a, was, is_, data: not a.patrol_on,
    "phase": lambda b, a, was, is_, data: (a.phase, a.round) == (data["phase"], data["round"]),
    "event": lambda b, a, was, is_, data: data["card"] in a.events or data["card"] in (a.guests[COURT].upcoming,),
    "market": lambda b, a, was, is_, data: a.market == data["market"],
    "church": lambda b, a, was, is_, data: (a.church, a.church - b.church) == (data["total"], data["n"]),
    "church_burnt": lambda b, a, was, is_, data: a.church_burnt and not a.church,
    "order": lambda b, a, was, is_, data: a.order == data["order"],
    "play_card": lambda b, a, was, is_, data: data["card"] in a.in_play and data["card"] not in is_.actions,
    "blackmail": has_lost("blackmail", "card"),
    "mission": lambda b, a, was, is_, data: data["card"] not in is_.missions,
    "mission_done": lambda b, a, was, is_, data: data["card"] in is_.completed,
    "leave_bidding": lambda b, a, was, is_, data: is_.seat not in a.bid_track,
    "win_auction": lambda b, a, was, is_, data: a.won.get(data["lot"]) == is_.seat and is_.seat not in a.bid_track,
    "reopen": lambda b, a, was, is_, data: not (a.shut_spaces or a.shut_districts),
    "close_district": lambda b, a, was, is_, data: data["district"] in a.shut_districts,
    "close_spaces": lambda b, a, was, is_, data: set(data["spaces"]) <= set(a.shut_spaces),
    "open_spaces": lambda b, a, was, is_, data: not set(data["spaces"]) & set(a.shut_spaces),
    "take_card": lambda b, a, was, is_, data: data["card"] in hand(is_, data["kind"]),
    "swap_card": lambda b, a, was, is_, data: data["got"] in hand(is_, data["deck"]),
    # the modules
    "teahouse": of_guest("teahouse", "display", lambda data: data["cards"]),
    "recruit_character": at_seat("recruited"), "character": at_seat("active"),
    "token": of_guest("specialists", "reserve", lambda data: data["kind"]),
    "gate_tokens": of_guest("specialists", "gates", lambda data: data["gates"]),
    "jesuits": of_guest("jesuits", "here", lambda data: True),
    "jesuits_leave": of_guest("jesuits", "here", lambda data: False),
    # Shogun Must Die
    "daimyo_row": lambda b, a, was, is_, data: len(a.guests[COURT].daimyo_row) == data["n"],
    "daimyo_card": lambda b, a, was, is_, data: a.guests[COURT].daimyo_row[data["at"]] == data["card"],
    "daimyo_church": lambda b, a, was, is_, data: (b.church, a.church) == (data["n"], 0),
    "daimyo_weapon": lambda b, a, was, is_, data: a.market[data["slot"]] == "",
    "daimyo_geisha": lambda b, a, was, is_, data: len(b.geishas) - len(a.geishas) == 1,
    "daimyo_coin": of_guest(COURT, "coins", lambda data: data["n"]),
    "stakes": lambda b, a, was, is_, data: a.guests[COURT].stakes == data["stakes"] and not a.guests[COURT].upcoming,
    "emperor": of_guest(COURT, "upcoming", lambda data: data["card"]),
    "errand_due": of_guest(COURT, "current", lambda data: data["card"]),
    "errand_done": lambda b, a, was, is_, data: data["card"] in a.guests[COURT].done,
}  # fmt: skip


@pytest.mark.parametrize("setup", SETUPS)
def test_every_event_of_random_games_is_told_after_what_its_data_says(setup: str) -> None:
    wrong: list[tuple[Event, object]] = []
    met: Counter[str] = Counter()
    for seed in range(3):
        modules = SETUPS[setup]
        steps = steps_of("yedo", standard_game(4, 7 if COURT in modules else 8, seed, modules), seed)
        before = steps[0].laid
        for step in steps:
            for event, frame in zip(step.events, step.frames, strict=True):
                if frame is None:
                    continue
                said, b, a = SAID.get(event.kind), before.state, frame.state
                seat = event.player if event.player is not None else 0
                met[event.kind] += 1
                if said is not None and not said(b, a, b.clans[seat], a.clans[seat], event.seen(None)):
                    wrong.append((event, step.option))
                before = frame
            before = step.game
    assert not wrong, (len(wrong), wrong[:8])
    assert sum(n for kind, n in met.items() if kind in SAID) > 0.7 * met.total()


# --- any game ----------------------------------------------------------------------------------------------------


def parts(value: Any, path: str = "") -> list[tuple[str, Any]]:
    """Every list and number of a dump, by where it is."""
    if isinstance(value, dict):
        return [found for key, part in value.items() if key != "stack" for found in parts(part, f"{path}.{key}")]
    if isinstance(value, list) and any(isinstance(part, dict | list) for part in value):
        return [found for n, part in enumerate(value) for found in parts(part, f"{path}.{n}")]
    return [(path, value)]


@pytest.mark.parametrize("game", TABLES)
def test_nothing_is_seen_twice_while_it_moves(game: str) -> None:
    """Between two copies no number is higher, and no list has more, than in either of them."""
    kind, table = kind_of(game), table_of(game)
    before = None
    for step in steps_of(game, kind.config(kind.players[-1], 3), 3, 250):
        for frame in (step.laid, *step.frames, step.game):
            if before is not None and frame is not None:
                was, now = dump(before.state), dump(frame.state)
                mid = table.between(before, frame)
                assert (dump(before.state), dump(frame.state)) == (was, now), "the copies stay as they are"
                assert kind.seats(mid) and kind.clock(mid).round <= kind.clock(frame).round
                old, new, air = dict(parts(was)), dict(parts(now)), dict(parts(dump(mid.state)))
                for path in old.keys() & new.keys() & air.keys():
                    a, b, c = old[path], new[path], air[path]
                    if isinstance(c, list) and isinstance(a, list) and isinstance(b, list):
                        assert len(c) <= min(len(a), len(b)), path
                    elif type(a) is type(b) is type(c) is int:
                        assert c == min(a, b) or path == SEAT, path
            before = frame or before
