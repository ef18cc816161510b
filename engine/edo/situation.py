"""Laying a table as a rule case describes it (tests/edo/scenarios/README.md explains the words)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.core.event import Event
from engine.core.rng import seeded
from engine.core.scenario import BadCase, as_list
from engine.core.setup import BadSetup, Seat

from .board import Deed, standard_board
from .config import Config
from .game import Edo, new_game
from .planning import cards_of
from .rounds import Rounds
from .state import DOWN, EMPTY, Clan, Slot, State

# where a case begins -> the step of Rounds, and the phase shown meanwhile
MOMENTS = {
    "planning": ("plan", "planning"), "actions": ("act", "actions"), "wages": ("pay", "wages"),
    "income": ("earn", "wages"), "preparation": ("prepare", "preparation"),
}  # fmt: skip
NUMBERS = ("points", "ryo", "wood", "stone", "rice", "grey", "recruits", "houses", "posts")
TABLE = (
    "players", "seed", "rules", "at", "round", "start", "merchant", "trade", "deck", "display", "specials", "cities",
    "fortresses", "grey",
)  # fmt: skip


def build(given: dict[str, Any], sink: Callable[[Event], None]) -> Edo:
    board = standard_board()
    colors = given.get("players", 4)
    colors = list(board.clans)[:colors] if isinstance(colors, int) else colors
    for key in given:
        if key not in TABLE and key not in colors:
            raise BadCase(f"'given' knows no '{key}'; see tests/edo/scenarios/README.md")
    seats = [Seat(color, board.clans.get(color, color)) for color in colors]
    start = given.get("start", colors[0])
    if start not in colors:
        raise BadCase(f"'{start}' does not play")
    config = Config(seats, dict(given.get("rules", {})), int(given.get("seed", 1)), colors.index(start))
    try:
        if given.get("at", "planning") == "setup":
            return new_game(config, sink)
        return _laid(given, config, sink)
    except BadSetup as problem:
        raise BadCase(str(problem)) from None


def _laid(given: dict[str, Any], config: Config, sink: Callable[[Event], None]) -> Edo:
    g = Edo(config)
    board = g.board
    at = given.get("at", "planning")
    if at not in MOMENTS:
        raise BadCase(f"a case begins at setup, {', '.join(MOMENTS)}, not '{at}'")
    rng = seeded(config.seed)
    clans = [
        Clan(i, seat.color, seat.name, houses=board.houses, posts=board.posts) for i, seat in enumerate(config.seats)
    ]
    s = g.state = State(
        rng, clans, config.first, round=int(given.get("round", 1)), phase=MOMENTS[at][1],
        merchant=given.get("merchant", board.start["merchant"]), cities={city: [] for city in g.map.cities},
        fortresses=given.get("fortresses", board.fortresses), grey=board.grey,
    )  # fmt: skip
    _space(g, s.merchant)
    _merchant_cards(g, given)
    for city, buildings in given.get("cities", {}).items():
        if city not in s.cities:
            raise BadCase(f"there is no city '{city}' on this map")
        for text in as_list(buildings):
            _raise_building(g, city, str(text))
    for clan in clans:
        _clan(g, clan, given.get(clan.color, {}))
    _special_cards(g, given)
    s.grey = given.get("grey", s.grey - sum(clan.grey + clan.recruits for clan in clans))
    s.stack = [Rounds(MOMENTS[at][0])]
    g.sink = sink
    g.advance()
    return g


def _space(g: Edo, space: str) -> str:
    if space not in g.map.kind:
        raise BadCase(f"there is no space '{space}' on this map")
    return space


def _merchant_cards(g: Edo, given: dict[str, Any]) -> None:
    s = g.state
    s.trade = given.get("trade", "m1")
    if s.trade not in g.board.merchants:
        raise BadCase(f"there is no merchant card '{s.trade}'")
    rest = [m for m in g.board.merchants if m != s.trade]
    deck = given.get("deck", max(0, g.board.rounds - s.round))
    s.deck = rest[:deck] if isinstance(deck, int) else [str(m) for m in reversed(deck)]
    s.gone = [m for m in rest if m not in s.deck]


def _special_cards(g: Edo, given: dict[str, Any]) -> None:
    s = g.state
    taken = {card for clan in s.clans for card in clan.specials}
    rest = [card for card in g.board.special if card not in taken]
    s.display = list(given.get("display", [c for c in rest if c not in given.get("specials", [])][: g.board.display]))
    left = [card for card in rest if card not in s.display]
    s.specials = list(reversed(given["specials"])) if "specials" in given else left
    for card in (*s.display, *s.specials):
        if card not in g.board.special:
            raise BadCase(f"there is no special card '{card}'")


def _raise_building(g: Edo, city: str, text: str) -> None:
    """`blue house`, `red post`, `fortress`."""
    s = g.state
    if text == "fortress":
        s.cities[city].append("f")
        s.fortresses -= 1
        return
    color, _, kind = text.partition(" ")
    clan = s.clans[seat_of(g, color)]
    if kind == "house":
        clan.houses -= 1
    elif kind == "post":
        clan.posts -= 1
    else:
        raise BadCase(f"a building is 'fortress', 'blue house' or 'blue post', not '{text}'")
    s.cities[city].append(f"{kind[0]}{clan.seat}")


def seat_of(g: Edo, color: str) -> int:
    for clan in g.state.clans:
        if color in (clan.color, clan.color[0].upper()):
            return clan.seat
    raise BadCase(f"'{color}' does not play")


def _clan(g: Edo, clan: Clan, given: dict[str, Any]) -> None:
    for key, value in given.items():
        if key in NUMBERS:
            setattr(clan, key, int(value))
        elif key == "samurai":
            clan.samurai = [_space(g, space) for space in as_list(value)]
        elif key == "specials":
            clan.specials = list(as_list(value))
        elif key != "plan":
            raise BadCase(f"a clan has no '{key}'; see tests/edo/scenarios/README.md")
    if clan.points:
        clan.sources = {"houses": clan.points}
    if g.state.phase == "actions":
        clan.plan = read_plan(g, clan, given.get("plan", []))


def read_plan(g: Edo, clan: Clan, texts: Any) -> list[Slot]:
    """Slots as `fields money 2`, `travel 1+2`: own officials, then grey ones; other cards fill the rest."""
    plan: list[Slot] = []
    for text in as_list(texts):
        words = str(text).split()
        own, _, grey = words.pop().partition("+") if words[-1][0].isdigit() else ("0", "", "")
        found = _deed(g, clan, words, [slot[0] for slot in plan])
        plan.append((found.card, found.name, int(own), int(grey or 0), DOWN))
    for card in cards_of(g, clan):
        if len(plan) < g.board.slots and all(slot[0] != card for slot in plan):
            plan.append((card, next(iter(g.board.deeds[card])), 0, 0, DOWN))
    return plan or [EMPTY] * g.board.slots


def _deed(g: Edo, clan: Clan, words: list[str], used: list[str]) -> Deed:
    for card in cards_of(g, clan):
        if card not in used and (len(words) == 1 or words[0] == card) and words[-1] in g.board.deeds[card]:
            return g.board.deeds[card][words[-1]]
    raise BadCase(f"{clan.color} has no card for '{' '.join(words)}'")
