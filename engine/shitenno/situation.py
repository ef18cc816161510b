"""A game put together at any point from a short description: Titles, hands, provinces, decks, then a year to play.

Everything not described is as after a normal setup, except that nobody holds cards when a phase is named. Pieces are
moved, never made: what the description gives to somebody is taken from its deck."""

from __future__ import annotations

from typing import Any

from engine.core.game import Sink
from engine.core.procedure import Procedure
from engine.core.scenario import BadCase, as_list
from engine.core.setup import BadSetup, Seat

from .config import NAMES, Config, check
from .control import Campaign, Control
from .game import Shitenno
from .setup import lay_out, sort_by_title
from .sharing import Sharing
from .state import GOLD, General
from .turns import Count, Turns

TABLE_KEYS = (
    "players", "seed", "rules", "phase", "turn", "pool", "troop_deck", "koku_deck", "discards", "provinces", "asked",
    "placed", "stood_in",
)  # fmt: skip
GENERAL_KEYS = ("title", "points", "stock", "troops", "koku", "tiles")
PHASES = ("even", "odd", "count")


def seat_of(g: Shitenno, name: str) -> int:
    for general in g.state.generals:
        if name == general.color:
            return general.seat
    raise BadCase(f"nobody is called '{name}'; the generals are {', '.join(x.color for x in g.state.generals)}")


def build(given: dict[str, Any], sink: Sink | None = None) -> Shitenno:
    """The described game at its first question."""
    check_words(given)
    g = Shitenno(config_of(given))
    try:
        lay_out(g)
    except BadSetup as problem:
        raise BadCase(str(problem)) from None
    g.sink = sink
    if "phase" in given or any(key in g.board.generals for key in given) or "provinces" in given:
        arrange(g, given)
    g.advance()
    return g


def check_words(given: dict[str, Any]) -> None:
    for key, value in given.items():
        if key in NAMES:
            wrong = [k for k in value if k not in GENERAL_KEYS]
            if wrong:
                raise BadCase(f"a general has no '{wrong[0]}'; a general has {', '.join(GENERAL_KEYS)}")
        elif key not in TABLE_KEYS:
            raise BadCase(f"'given' knows no '{key}'; it knows a general, {', '.join(TABLE_KEYS)}")
    if given.get("phase", "even") not in PHASES:
        raise BadCase(f"the phases are {', '.join(PHASES)}")


def config_of(given: dict[str, Any]) -> Config:
    players = given.get("players", 4)
    colors = list(NAMES)[:players] if isinstance(players, int) else list(players)
    config = Config(
        [Seat(color, NAMES.get(color, color)) for color in colors],
        {k: str(v) for k, v in (given.get("rules") or {}).items()}, given.get("seed", 1),
    )  # fmt: skip
    try:
        check(config)
    except BadSetup as problem:
        raise BadCase(str(problem)) from None
    return config


def arrange(g: Shitenno, given: dict[str, Any]) -> None:
    s = g.state
    for general in s.generals:  # hands go back, so that the description can deal them
        s.troop_deck += general.troops
        general.troops = []
    described = {general.seat: given.get(general.color) or {} for general in s.generals}
    set_titles(g, described)
    for province, what in (given.get("provinces") or {}).items():
        if province not in g.board.index:
            raise BadCase(f"there is no province '{province}'; there are {', '.join(g.board.index)}")
        furnish(g, g.board.index[province], what)
    for general in s.generals:
        equip(g, general, described[general.seat])
    s.turn = given.get("turn", 1)
    arrange_decks(g, given, described)
    s.stack = begin(g, given)
    sort_by_title(s)


def set_titles(g: Shitenno, described: dict[int, dict[str, Any]]) -> None:
    """Titles by name or number of seals; the others get the highest that are left, in seat order."""
    words = {title.name: seals for seals, title in g.board.titles.items()}
    left = g.board.seals[:]
    for general in g.state.generals:
        wanted = described[general.seat].get("title")
        general.title = 0
        if wanted is not None:
            general.title = words.get(wanted, wanted)
            if general.title not in left:
                raise BadCase(f"the Title '{wanted}' is not free; the Titles are {', '.join(words)}")
            left.remove(general.title)
    for general in g.state.generals:
        if not general.title:
            general.title = left.pop(0)
    sort_by_title(g.state)


def take(pile: list[str], card: str, where: str) -> str:
    if card not in pile:
        raise BadCase(f"there is no '{card}' left for {where}")
    pile.remove(card)
    return card


def furnish(g: Shitenno, i: int, what: dict[str, Any]) -> None:
    """`kamons: [honda, gold ii]` from the left; `gate: [bushi:exchange, sohei]` from the top; a troop alone takes any
    tile with it. Tiles that Kamons have won and nobody is given have been used."""
    s = g.state
    wrong = [key for key in what if key not in ("kamons", "gate")]
    if wrong:
        raise BadCase(f"a province has kamons and gate, not '{wrong[0]}'")
    kamons: list[int] = []
    for text in what.get("kamons", []):
        gold, _, name = str(text).rpartition(" ")
        seat = seat_of(g, name)
        s.generals[seat].stock -= 1
        kamons.append(seat + (GOLD if gold else 0))
    s.kamons[i] = tuple(kamons)
    tiles = list(s.gates[i])
    while len(tiles) > max(0, g.board.on_gate - len(kamons)):
        s.tiles_gone.append(tiles.pop(0))
    s.gates[i] = tuple(tiles)
    for depth, wanted in enumerate(as_list(what.get("gate", [])), 1):
        if depth > len(tiles):
            raise BadCase(f"{g.board.provinces[i].id} has no tile for '{wanted}'")
        swap_tile(g, i, len(tiles) - depth, str(wanted))


def swap_tile(g: Shitenno, i: int, at: int, wanted: str) -> None:
    """Put a fitting tile at a place of a gate; what lay there takes its place."""
    s = g.state

    def fits(tile: str) -> bool:
        return tile == wanted or (":" not in wanted and tile.partition(":")[0] == wanted)

    gate = list(s.gates[i])
    if fits(gate[at]):
        return
    for n, tile in enumerate(s.tiles_gone):
        if fits(tile):
            s.tiles_gone[n], gate[at] = gate[at], tile
            s.gates[i] = tuple(gate)
            return
    for j in [*range(i + 1, len(s.gates)), *range(i + 1)]:
        other = gate if j == i else list(s.gates[j])
        for n, tile in enumerate(other):
            if fits(tile) and (j != i or n < at):
                other[n], gate[at] = gate[at], tile
                s.gates[j], s.gates[i] = tuple(other), tuple(gate)
                return
    raise BadCase(f"there is no tile '{wanted}' left")


def equip(g: Shitenno, general: General, what: dict[str, Any]) -> None:
    s = g.state
    for card in what.get("troops", []) if not isinstance(what.get("troops"), int) else []:
        general.troops.append(take(s.troop_deck, str(card), general.color))
    for value in what.get("koku", []):
        general.koku.append(take(s.koku_deck, f"koku{value}", general.color))
        general.seen.append(general.koku[-1])
    for wanted in what.get("tiles", []):
        general.tiles.append(find_tile(g, str(wanted)))
    general.stock = what.get("stock", general.stock)
    if "points" in what:
        general.points = what["points"]
        general.sources = {"positions": general.points}


def find_tile(g: Shitenno, wanted: str) -> str:
    """A tile with this effect out of the used ones, else from the bottom of the last full gate, which then is lower."""
    s = g.state
    for tile in s.tiles_gone:
        if wanted in (tile, tile.partition(":")[2]):
            s.tiles_gone.remove(tile)
            return tile
    for spared in (2, 1, 0):
        for i in sorted(range(len(s.gates)), key=lambda i: (len(s.gates[i]), i), reverse=True):
            gate = s.gates[i]
            for n, tile in enumerate(gate[:len(gate) - spared]):
                if wanted in (tile, tile.partition(":")[2]):
                    s.gates[i] = (*gate[:n], *gate[n + 1:])
                    return tile
    raise BadCase(f"there is no tile '{wanted}' left")


def arrange_decks(g: Shitenno, given: dict[str, Any], described: dict[int, dict[str, Any]]) -> None:
    """Named cards first, then sizes; what a smaller deck leaves over goes to generals whose hand is not described."""
    s = g.state
    for card in given.get("pool", []):
        word = f"koku{card}" if isinstance(card, int) else str(card)
        s.pool.append(take(s.koku_deck if word in g.board.value else s.troop_deck, word, "the pool"))
    discards = given.get("discards", 0)
    if isinstance(discards, int):
        discards = [s.troop_deck[-1 - n] for n in range(discards)]
    for card in discards:
        s.discards.append(take(s.troop_deck, str(card), "the discards"))
    spare: list[str] = []
    if "troop_deck" in given:
        wanted = given["troop_deck"]
        if isinstance(wanted, int):
            spare, s.troop_deck = s.troop_deck[wanted:], s.troop_deck[:wanted]
        else:  # the top first
            top = [take(s.troop_deck, str(card), "the deck") for card in wanted]
            s.troop_deck += reversed(top)
    if "koku_deck" in given:
        s.koku_gone += s.koku_deck[given["koku_deck"]:]
        del s.koku_deck[given["koku_deck"]:]
    open_hands = [general for general in s.generals if "troops" not in described[general.seat]]
    if spare and not open_hands:
        raise BadCase("a smaller Troop deck needs a general whose hand is not described")
    for n, card in enumerate(spare):
        open_hands[n % len(open_hands)].troops.append(card)


def begin(g: Shitenno, given: dict[str, Any]) -> list[Procedure]:
    """The procedures that stand at the named point."""
    s = g.state
    phase = s.phase = given.get("phase", "even")
    if phase == "count":
        s.ended = "stock"
        return [Count()]
    if phase == "even":
        if "pool" in given:
            s.seals = g.board.seals[:]
        return [Turns(at="odd_year"), Sharing(at="next_lot" if "pool" in given else "reveal")]
    queue = s.order[:]
    stack: list[Procedure] = [Turns(at="end_turn")]
    if "asked" in given:
        seat = seat_of(g, given["asked"])
        queue = queue[queue.index(seat) + 1:]
        campaign = Campaign(seat, given.get("placed", 0), bool(given.get("stood_in")))
        return [*stack, Control(queue), campaign]
    return [*stack, Control(queue)]
