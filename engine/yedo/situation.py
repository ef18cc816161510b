"""A game put together at any point from a short description: players, hands, pieces, then a phase to play.

Everything not described is as after a normal setup of two disciples at home, except that nobody holds
cards. Pieces are moved, never made: what the description gives to a clan is taken from its deck or supply."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

from engine.core.game import Sink
from engine.core.procedure import Procedure
from engine.core.scenario import BadCase, as_list

from .board import Board, board_data
from .cards.table import Card, Cards
from .config import CLANS, COOP, COOP_ROUNDS, NAMES, BadSetup, Config, Seat, edition_game, first_game, standard_game
from .editions import DELUXE, edition_of
from .game import Yedo
from .phases.actions import Actions
from .phases.assign import Assign
from .phases.bidding import Bidding
from .phases.rounds import PHASES, Rounds
from .setup import INVENTED, check_new, lay_out
from .state import Clan, Disciple

KINDS = {
    "missions": "mission", "actions": "action", "bonus": "bonus", "events": "event",
    "characters": "character",
}
OFFERS = ("luxury", "beg")  # prices with what they give
TABLE_KEYS = (
    "players", "rounds", "seed", "sets", "rules", "modules", "black_deck", "first", "board", "cards",
    "round", "phase", "turn", "order", "market", "church", "church_burnt", "patrol", "decks", "event",
    "closed", "bidders", "won", "geishas", "annexes", "blessings", "guests", "mood", "level", "master",
    "edition",
)
CLAN_KEYS = (
    "mon", "pp", "weapons", "annexes", "geishas", "blessing", "missions", "actions", "bonus", "blackmail",
    "completed", "disciples",
)


def build(given: dict[str, Any], sink: Sink | None = None) -> Yedo:
    """The described game at its first question."""
    for key, value in given.items():
        if key in CLANS:
            wrong = [k for k in value if k not in CLAN_KEYS]
            if wrong:
                raise BadCase(f"a clan has no '{wrong[0]}'; it has {', '.join(CLAN_KEYS)}")
        elif key not in TABLE_KEYS:
            raise BadCase(f"'given' knows no '{key}'; it knows a clan's colour, {', '.join(TABLE_KEYS)}")
    try:
        config = config_of(given)
        g = Yedo(config, cards_of(given, config), board_of(given, config))
        check_new(g)
        lay_out(g)
    except BadSetup as problem:
        raise BadCase(str(problem)) from None
    if given.get("phase", "setup") != "setup":
        skip_opening(g, given)
    lay_table(g, given)
    for clan in g.state.clans:
        if clan.color in given:
            equip(g, clan, given[clan.color])
    for clan in g.state.clans:  # last, because a disciple may stand on any clan's annex
        if "disciples" in given.get(clan.color, {}):
            stand(g, clan, given[clan.color]["disciples"])
    order_decks(g, given)
    if given.get("phase", "setup") != "setup":
        begin_phase(g, given)
    g.sink = sink
    g.advance()
    return g


# --- what is fixed ---------------------------------------------------------------------------------

def config_of(given: dict[str, Any]) -> Config:
    players = given.get("players", 4)
    colors = list(CLANS[:players]) if isinstance(players, int) else players
    if any(c not in CLANS for c in colors):
        raise BadCase(f"the clans are {', '.join(CLANS)}")
    if given.get("edition", DELUXE) != DELUXE:
        config = edition_game(len(colors), given["edition"], given.get("seed", 1))
    else:
        make = first_game if given.get("sets") == "first" else standard_game
        config = make(len(colors), seed=given.get("seed", 1))
    config.seats = [Seat(c, NAMES[c]) for c in colors]
    config.rounds = given.get("rounds", COOP_ROUNDS if COOP in given.get("modules", []) else config.rounds)
    config.modules = list(given.get("modules", []))
    config.rules = {k: str(v) for k, v in given.get("rules", {}).items()}
    config.first = colors.index(given["first"]) if "first" in given else 0
    config.black_deck = given.get("black_deck", config.black_deck)
    config.mood, config.level = given.get("mood", config.mood), given.get("level", config.level)
    config.master = given.get("master", config.master)
    if isinstance(given.get("sets"), dict):
        config.action_sets = given["sets"].get("action", config.action_sets)
        config.event_sets = given["sets"].get("event", config.event_sets)
        config.mission_sets = given["sets"].get("mission", config.mission_sets)
    return config


def cards_of(given: dict[str, Any], config: Config) -> Cards:
    """The game's cards and those the description invents, by kind and id."""
    cards = edition_of(config.edition).cards
    own = given.get("cards")
    if not own:
        return cards
    cards = dict(cards)
    for kind, found in own.items():
        if kind not in KINDS:
            raise BadCase(f"cards are {', '.join(KINDS)}, not '{kind}'")
        for id, raw in found.items():
            raw = {"title": id, **raw}
            if kind == "missions":
                nothing: dict[str, list[Any]] = {"requires": [], "rewards": []}
                raw = {"color": "green", "category": "theft", "bonus": nothing, **raw}
            try:
                cards[id] = Card(id, KINDS[kind], raw.pop("set", INVENTED), raw)
            except (KeyError, TypeError, ValueError, AttributeError) as error:
                raise BadCase(f"card {id} is broken ({error})") from None
    return cards


def board_of(given: dict[str, Any], config: Config) -> Board:
    edition = edition_of(config.edition)
    if "board" not in given:
        return edition.board
    raw = deepcopy({**board_data(), **edition.numbers})
    merge(raw, given["board"])
    return Board(raw)


def merge(into: dict[Any, Any], changes: dict[Any, Any]) -> None:
    """Named numbers are changed one by one; a list of prices is replaced as a whole."""
    for key, value in changes.items():
        if isinstance(value, dict) and isinstance(into.get(key), dict) and key not in OFFERS:
            merge(into[key], value)
        else:
            into[key] = value


# --- the table -------------------------------------------------------------------------------------

def skip_opening(g: Yedo, given: dict[str, Any]) -> None:
    s = g.state
    s.stack.clear()
    s.box += s.favors
    s.favors = []
    s.round = given.get("round", 2)
    s.bid_track = g.players()
    for guest in g.moments.setup_done:
        guest(g)


def seat_of(g: Yedo, color: str) -> int:
    for clan in g.state.clans:
        if clan.color == color:
            return clan.seat
    raise BadCase(f"no clan '{color}' sits at this table")


def lay_table(g: Yedo, given: dict[str, Any]) -> None:
    s = g.state
    if "order" in given:
        s.order = [seat_of(g, c) for c in given["order"]]
        s.bid_track = g.players()
    if "market" in given:
        s.bag += [w for w in s.market if w]
        s.market = [take(s.bag, w, "bag") if w not in (None, "-") else "" for w in given["market"]]
    s.church = given.get("church", s.church)
    s.church_burnt = given.get("church_burnt", False)
    s.blessings = given.get("blessings", s.blessings)
    s.geishas = list(given.get("geishas", s.geishas))
    s.annexes.update(given.get("annexes", {}))
    if "patrol" in given:
        set_patrol(g, str(given["patrol"]).split())
    if "closed" in given:
        s.shut_districts = [p for p in given["closed"] if p in g.board.circuit]
        s.shut_spaces = [p for p in given["closed"] if p in g.board.spaces]
    for name, values in given.get("guests", {}).items():
        for key, value in values.items():
            setattr(s.guests[name], key, value)


def set_patrol(g: Yedo, words: list[str]) -> None:
    """`gold harbor`, `harbor`, `silver` or `none`."""
    s = g.state
    for word in words:
        if word in ("gold", "silver"):
            s.patrol = word
        elif word == "none":
            s.patrol_on = False
        elif word in g.board.circuit:
            s.patrol_at = word
        else:
            raise BadCase(f"the patrol cannot be '{word}'")


def take(pile: list[str], what: str, name: str) -> str:
    if what not in pile:
        raise BadCase(f"there is no {what} left in the {name}")
    pile.remove(what)
    return what


# --- clans -----------------------------------------------------------------------------------------

def equip(g: Yedo, clan: Clan, given: dict[str, Any]) -> None:
    s = g.state
    clan.mon = given.get("mon", clan.mon)
    if "pp" in given:
        clan.pp = clan.sources["start"] = given["pp"]
    for weapon in given.get("weapons", []):
        clan.weapons.append(take(s.bag, weapon, "bag"))
    for annex in given.get("annexes", []):
        s.annexes[annex] -= 1
        clan.annexes.append(annex)
    for value in given.get("geishas", []):
        if value not in s.geishas:
            raise BadCase(f"there is no geisha of value {value} left")
        s.geishas.remove(value)
        clan.geishas.append(value)
    if given.get("blessing"):
        s.blessings -= 1
        clan.blessings = 1
    for name in ("missions", "actions", "bonus", "completed"):
        wanted = given.get(name, [])
        hand: list[str] = getattr(clan, name)
        if isinstance(wanted, int):
            deck = s.decks[{"actions": "action", "bonus": "bonus"}.get(name, "green")]
            wanted = [deck.pop(0) for _ in range(wanted)]
        hand.extend(pull_card(g, c) for c in wanted)
    for _ in range(given.get("blackmail", 0)):
        favors = [c for c in s.box if c in g.cards and g.cards[c].kind == "favor"]
        if not favors:
            raise BadCase("there are only five Blackmail cards")
        s.box.remove(favors[0])
        clan.blackmail.append(favors[0])


def pull_card(g: Yedo, card: str) -> str:
    """Take a card out of its deck; one of a set that is not in this game comes in beside it."""
    if card not in g.cards:
        raise BadCase(f"there is no card {card}")
    for deck in g.state.decks.values():
        if card in deck:
            deck.remove(card)
    return card


def stand(g: Yedo, clan: Clan, places: list[str]) -> None:
    """Where the figures are; figures not mentioned are in the Reserve, or where their module keeps them."""
    free = list(clan.disciples)
    for figure in free:
        if figure.at != "stock":
            figure.at = "reserve"
    for text in places:
        words = str(text).split()
        kind = words.pop(0) if len(words) == 2 and words[0] not in CLANS else "disciple"
        found = next((d for d in free if d.kind == kind), None)
        if found is None:
            found = Disciple(kind)
            clan.disciples.append(found)
        else:
            free.remove(found)
        found.at = place_of(g, clan, " ".join(words))


def place_of(g: Yedo, clan: Clan, text: str) -> str:
    """A person's name of a place: gates, gates:1, bower, shogun, dojo, red dojo, home, reserve, spent."""
    if text in ("home", "spent", "reserve", "stock") or text in g.district_of or text.startswith("errand:"):
        return text
    if f"castle:{text}" in g.board.spaces:
        return f"castle:{text}"
    owner, _, annex = text.rpartition(" ")
    if annex in g.board.annexes:
        seat = seat_of(g, owner) if owner else clan.seat
        if annex not in g.state.clans[seat].annexes:
            raise BadCase(f"{g.state.clans[seat].color} has no {annex}")
        return f"annex:{seat}:{annex}"
    taken = {d.at for c in g.state.clans for d in c.disciples}
    names = g.board.bower if text == "bower" else g.board.space_names.get(text, [])
    free = [x for x in names if x not in taken and x in g.open_spaces]
    if not free:
        raise BadCase(f"there is no free place '{text}'")
    return free[0]


# --- decks and the first procedure -----------------------------------------------------------------

def order_decks(g: Yedo, given: dict[str, Any]) -> None:
    """`decks: {green: [M001, M002]}` puts these on top, the first topmost; `{only: [...]}` boxes others."""
    s = g.state
    tops = dict(given.get("decks", {}))
    if "event" in given:
        tops["event"] = as_list(given["event"])
    for name, wanted in tops.items():
        alone = isinstance(wanted, dict)
        cards = list(wanted["only"]) if isinstance(wanted, dict) else list(wanted)
        if name == "weapon":
            if alone:
                s.box += [f"weapon:{w}" for w in s.bag if w not in cards]
                s.bag = [w for w in s.bag if w in cards]
            else:
                s.weapon_stack = [take(s.bag, w, "bag") for w in reversed(cards)]
                s.stack_seen = [0] * len(cards)
            continue
        if name not in s.decks:
            raise BadCase(f"the decks are {', '.join(s.decks)} and weapon, not '{name}'")
        cards = [pull_card(g, c) for c in cards]
        if alone:
            s.box += s.decks[name]
            s.decks[name] = []
        s.decks[name] += reversed(cards)


def begin_phase(g: Yedo, given: dict[str, Any]) -> None:
    s = g.state
    names = [name for name, _ in PHASES]
    phase = given["phase"]
    if phase == "end":  # the last phase of this round is over
        g.push(Rounds(len(names) - 1))
        s.phase = "actions"
        return
    if phase not in names:
        raise BadCase(f"the phases are setup, {', '.join(names)}, end, not '{phase}'")
    at = names.index(phase)
    inside = procedure_inside(g, phase, given)
    if inside is None:
        g.push(Rounds(at - 1))
        return
    s.phase = phase
    g.push(Rounds(at))
    g.push(inside)


def procedure_inside(g: Yedo, phase: str, given: dict[str, Any]) -> Procedure | None:
    """A phase that has already begun: it is somebody's turn, or some have left the bidding."""
    s = g.state
    if phase == "bidding" and ("bidders" in given or "won" in given):
        s.won = {lot: seat_of(g, c) for lot, c in given.get("won", {}).items()}
        bidders = given.get("bidders", [s.clans[i].color for i in s.order if i not in s.won.values()])
        s.bid_track = [seat_of(g, c) for c in bidders]
        return Bidding(queue=[], at="name_lot")
    if "turn" in given:
        before = s.order[s.order.index(seat_of(g, given["turn"])) - 1]
        if phase == "assign":
            return Assign(seat=before)
        if phase == "actions":
            return Actions(last=before)
        raise BadCase("'turn' goes with the phases assign and actions")
    return None
