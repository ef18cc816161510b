"""The data a saved game was made with: fingerprints, which cards differ from today's, and the cards and board
a game goes on with. Embedded cards pass the same check as card files."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

import yaml

from engine.core import plain
from engine.core.numbers import alike, completed, unpack, words_of
from engine.core.plain import Damaged
from engine.core.saving import fingerprint
from engine.core.yaml_file import read_yaml
from engine.paths import data_dir

from .board import Board, module_numbers, standard_board
from .cards.check import check_card
from .cards.table import Cards, cards_from_raw, raw_of, said_of, standard_cards
from .config import Config
from .editions import Edition, edition_of, names

MOST_CARDS = 2_000
LONGEST_ID = 40
WORDS = ("title", "flavour", "picture")  # fields of a card that are for reading and looking only
ALWAYS = ("basic", "kill_the_shogun")  # mission sets of every game

# kinds of cards that only a module brings
MODULE_OF = {
    "emperor": "shogun_must_die", "daimyo": "shogun_must_die", "character": "teahouse", "clan_power": "clan_powers",
}
THINGS = ("spaces", "weapons")  # tables of the board that name its pieces: a game has those it began with
FREE = re.compile(r"[GYR]{1,12}")  # the colours of the Emperor's deck

Raw = dict[str, Any]


def packed_cards(cards: Cards) -> Raw:
    """Cards as a save carries them. Tables are packed as pairs: JSON alone would turn numbers that are keys
    into words."""
    return {i: {**e, "raw": plain.dump(e["raw"])} for i, e in raw_of(cards).items()}


def data_fingerprints(cards: Cards) -> dict[str, str]:
    """By what the rules read: a save made with other data says so."""
    return {
        "cards": fingerprint({i: plain.dump(_rules_part(e["raw"])) for i, e in raw_of(cards).items()}),
        **_of_numbers(),
    }


@cache
def _of_numbers() -> dict[str, str]:
    """Board, rules and modules do not change while the program runs."""
    return {
        "board": fingerprint(plain.dump(read_yaml(data_dir() / "yedo" / "board.yaml"))),
        "rules": fingerprint(plain.dump(read_yaml(data_dir() / "yedo" / "rules.yaml"))),
        "modules": fingerprint(plain.dump(module_numbers())),
    }


def _rules_part(raw: Raw) -> Raw:
    return {name: value for name, value in raw.items() if name not in WORDS}


def other_cards(head: Raw, config: Config) -> list[str]:
    """Cards of this game that are different in today's data: id and title. Empty if none is."""
    cards = _embedded(head, edition_of(config.edition)).items()
    return [f"{i} {_title(i, e)[:40]}" for i, e in cards if _differs(i, e) and _plays(e, config)]


def _title(id: str, entry: Raw) -> str:
    return str(entry["raw"].get("title") or said_of(id, "title") or id)


def other_numbers(board: Board, config: Config) -> list[str]:
    """What of the board and of the modules of this game is different in today's data. The game keeps its own."""
    now = edition_of(config.edition).board
    if board is now:
        return []
    names = [name for name, value in now.raw.items() if name != "modules" and board.raw[name] != value]
    return names + [name for name in config.modules if board.modules.get(name) != now.modules.get(name)]


@cache
def _board_now(edition: Edition) -> Any:
    return plain.dump(edition.board.raw)


@cache
def _packed_now(edition: Edition) -> Raw:
    return packed_cards(edition.cards)


def _embedded(head: Raw, edition: Edition) -> Raw:
    cards = head.get("cards")
    if not isinstance(cards, dict) or not 0 < len(cards) <= MOST_CARDS:
        raise Damaged("cards_missing")
    if cards == _packed_now(edition):  # the usual case, and a hundred times quicker
        return raw_of(edition.cards)
    found: Raw = {}
    for id, entry in cards.items():
        raw = unpack(entry.get("raw")) if isinstance(entry, dict) else None
        named = isinstance(raw, dict) and isinstance(raw.get("title", ""), str) and len(id) <= LONGEST_ID
        if not named or not isinstance(entry.get("kind"), str) or not isinstance(entry.get("set"), str):
            raise Damaged("cards_damaged")
        found[id] = {"kind": entry["kind"], "set": entry["set"], "raw": raw}
    return found


def _differs(id: str, entry: Raw) -> bool:
    known = standard_cards().get(id)
    if known is None:
        return True
    same = known.kind == entry["kind"] and known.set == entry["set"]
    return not same or _rules_part(known.raw) != _rules_part(entry["raw"])


def _plays(entry: Raw, config: Config) -> bool:
    """Whether a card is in the sets of this game; a player's own sets differ by nature."""
    if edition_of(config.edition).fixed:
        return True
    chosen = {"mission": config.mission_sets, "action": config.action_sets, "event": config.event_sets}
    sets = chosen.get(entry["kind"])
    if entry["set"] in config.own_sets or MODULE_OF.get(entry["kind"], "") not in ("", *config.modules):
        return False
    return sets is None or entry["set"] in (*sets, *ALWAYS, *config.modules)


def cards_of(head: Raw, config: Config) -> Cards:
    """The cards as they were: today's where they are the same, the embedded ones where not."""
    edition = edition_of(config.edition)
    embedded, now = _embedded(head, edition), edition.cards
    if embedded.keys() == now.keys() and head["cards"] == _packed_now(edition):
        return now
    differing = {i: e for i, e in embedded.items() if _differs(i, e)}
    if not differing and len(embedded) == len(now):
        return now
    for id, entry in differing.items():
        _check_embedded(id, entry)
    try:
        own = cards_from_raw(differing)
    except (KeyError, TypeError, ValueError, AttributeError, IndexError) as error:
        raise Damaged("card_damaged", detail=str(error)) from None
    known = standard_cards()
    return {i: own[i] if i in own else known[i] for i in embedded}


def _check_embedded(id: str, entry: Raw) -> None:
    if entry["kind"] not in {card.kind for card in standard_cards().values()}:
        raise Damaged("card_unknown", card=id)
    try:
        node: Any = yaml.compose(yaml.safe_dump(entry["raw"]), Loader=yaml.SafeLoader)
        kind = "favor" if entry["kind"] == "blackmail" else entry["kind"]
        problem = next(iter(check_card(kind, id.removeprefix("F:"), node, 1)), None)
    except (yaml.YAMLError, ValueError, RecursionError, KeyError, TypeError, AttributeError) as error:
        raise Damaged("card_damaged", detail=f"{id}: {type(error).__name__}") from None
    if problem is not None:
        raise Damaged("card_damaged", detail=problem[1])


def board_of(head: Raw, config: Config) -> Board:
    """The board as it was, with the numbers of the modules."""
    edition = edition_of(config.edition)
    if head.get("board") == _board_now(edition):
        return edition.board
    try:
        own = unpack(head.get("board"))
        raw = completed(own, standard_board().raw) | {name: own[name] for name in THINGS if name in own}
        if alike(raw, standard_board().raw, _known_words(), _free, standard_cards()):
            return Board(raw)
    except (KeyError, TypeError, ValueError, AttributeError, IndexError):
        pass
    raise Damaged("board_damaged")


def _free(word: str) -> bool:
    return FREE.fullmatch(word) is not None


@cache
def _known_words() -> set[str]:
    """Every word of today's board and modules, and the cards: a board cannot speak of anything else."""
    boards = (edition_of(name).board.raw for name in names())
    return set(standard_cards()).union(*map(words_of, boards))
