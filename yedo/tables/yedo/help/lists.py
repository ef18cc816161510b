"""What the pages do not spell out because the game's data already says it: spaces and prices, limits, lots,
weapons, sets, every icon with its meaning, rule options, the glossary."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any

from engine.core.grammar import capital
from engine.core.words import All, Any_, Noun, has, joined, t
from engine.yedo import rules
from engine.yedo.board import Board, standard_board
from engine.yedo.cards.table import standard_cards
from engine.yedo.cards.text import card_text
from engine.yedo.config import ACTION_SETS, CLANS, EVENT_SETS, LEVELS, MISSION_SETS, MOODS, NAMES, SPECIALISTS
from engine.yedo.editions import edition_of
from engine.yedo.modules.specialists import specialist_does
from engine.yedo.names import annex_does, geisha_values, lot_noun, rule_words
from yedo.help.pages import Block, Row
from yedo.tables.yedo.help.book import BOOK

COLORS = ("green", "yellow", "red", "black")
CATEGORIES = ("espionage", "theft", "kidnapping", "assassination", "warfare")
# One seal for a name, although a set of missions and one of actions may share it.
SETS = dict.fromkeys(("basic", *MISSION_SETS, *ACTION_SETS, *EVENT_SETS, "kill_the_shogun", "jesuits", "edition_2012"))
# When an action card may be played, with the icon of that moment.
MOMENTS = {
    "any": "play", "reaction": "reaction", "P1": "preparation", "P2": "bidding", "P3": "event",
    "P4": "assign", "P5": "patrol", "P5B": "patrol_move", "P5C": "rescue", "P6": "trade", "P7": "actions",
}  # fmt: skip

# Every icon of the game stands in one of these lists; names that come from the board are not repeated here.
_BOARD = standard_board()
ICONS: dict[str, dict[str, tuple[str, ...]]] = {
    "icons_things": {
        "wealth": ("mon", "pp", "geisha", "blessing", "annex", "weapon", "church"),
        "weapons": tuple(_BOARD.weapons),
        "annexes": tuple(_BOARD.annexes),
        "districts": tuple(f"district_{d}" for d in _BOARD.circuit),
        "people": (
            "disciple", "human", "opponent", "partner", "each_player", "shogun", *SPECIALISTS, "ronin",
        ),
        "missions": ("mission", *(f"mission_{color}" for color in COLORS), *CATEGORIES),
        "cards": (
            "action", "bonus", "event", "favor", "blackmail", "character", "clan_power", "deck", "unknown",
        ),
        "coop": (
            "coop", "emperor", "daimyo", "crest_daimyo", "errand", "errand_boy", "interference",
            "objective_lowest", "objective_highest", "objective_errands",
        ),
    },
    "icons_deeds": {
        "phases": (
            "round", "preparation", "bidding", "event", "assign", "patrol", "trade", "actions", "scoring",
        ),
        "places": (
            "audience", "bakufu", "bower", "recruit", "beg", "foresight", "luxury", "egress", "auction",
            "reserve", "player_order", "first_player",
        ),
        "gains": (
            "gain", "lose", "pay", "draw", "keep", "discard", "swap", "steal", "target", "choice",
            "trade_offer", "trade_ask",
        ),
        "patrol": (
            "patrol_gold", "patrol_silver", "patrol_red", "patrol_blue", "patrol_move", "patrol_flip",
            "arrest", "rescue",
        ),
        "marks": ("met", "missing", "open", "closed", "lock", "reaction", "negate"),
    },
    "icons_sets": {
        "crests": tuple(f"crest_{clan}" for clan in CLANS),
        "sets": tuple(f"set_{name}" for name in SETS),
    },
    "icons_program": {
        "game": (
            "play", "continue", "load", "save", "export", "import", "trash", "replay", "demo", "trophy",
            "rules", "settings", "menu", "quit", "robot", "dice", "seed", "timer", "clock",
        ),
        "table": (
            "undo", "redo", "confirm", "cancel", "pass", "hint", "log", "zoom", "eye", "eye_off", "chart",
            "speed", "speed_off", "pause", "step", "step_back",
        ),
        "window": (
            "day", "night", "sound", "sound_off", "music", "music_off", "fullscreen", "close", "plus",
            "minus", "arrow_up", "arrow_down", "arrow_left", "arrow_right",
        ),
    },
}  # fmt: skip


def blocks(name: str, board: Board) -> Iterator[Block]:
    """The blocks of a generated list."""
    if name in ICONS:
        yield from _icons(name, board)
    elif name.startswith("spaces_"):
        yield Block("text", "{icon:disciple} " + _spaces(board, name.removeprefix("spaces_")))
    elif name in LISTS:
        yield Block("rows", "", tuple(LISTS[name](board)))
    else:
        raise ValueError(f"no list is called '{name}'")


def fact(name: str, board: Board) -> str:
    """A short sentence part made of several numbers of the board."""
    return str(FACTS[name](board))


def _luxury(board: Board) -> str:
    return t("help.or").join(
        t("help.luxury", mon=mon, gain=gain) for mon, gain in board.actions["luxury"].items()
    )


def _beg(board: Board) -> str:
    return t("help.or").join(
        t("help.beg", give=give, gain=gain) for give, gain in board.actions["beg"].items()
    )


def _market_prices(board: Board) -> str:
    prices = [str(price) for price in board.market_prices]
    return ", ".join(prices[:-1]) + t("help.and") + prices[-1]


def _lengths(board: Board, first: int = 0) -> str:
    return joined(Any_([str(n) for n in board.lengths[first:] or board.lengths]))


def _most(board: Board) -> int:
    """The highest value of a geisha."""
    return max(len(counts) for counts in board.geishas.values())


def _market_example(board: Board) -> str:
    """What becomes of a market of four weapons and a gap."""
    shown, keep = ("yumi", "nawa", "doku", "katana"), board.market_keep
    gone, kept = (joined(All([Noun("weapon", name) for name in some])) for some in (shown[keep:], shown[:keep]))
    fresh = len(board.market_prices) - keep
    if not gone or not kept or fresh < 1:
        return ""
    return t("help.market_example", gone=gone, n=len(shown) - keep, kept=kept, left=keep, fresh=fresh,
             price=board.market_prices[0])  # fmt: skip


FACTS: dict[str, Callable[[Board], object]] = {
    "luxury": _luxury, "beg": _beg, "market_prices": _market_prices, "market_example": _market_example,
    "road": lambda board: ", ".join(t(f"district.{name}") for name in board.circuit),
    "lengths": _lengths, "longer": lambda board: _lengths(board, 1),
    "shortest": lambda board: board.lengths[0], "longest": lambda board: board.lengths[-1],
    "rounds_2012": lambda board: edition_of("2012-geisha").board.lengths[-1],
    "geisha_most": _most, "geisha_values": geisha_values,
    "start_missions": lambda board: board.start["green"] + board.start["red"],
    "jesuits_among": lambda board: board.modules["jesuits"]["among_top"] + 1,
    "bid_green": lambda board: board.start_price["white"] + 3, "bid_blue": lambda board: board.start_price["white"] + 4,
}  # fmt: skip


def _spaces(board: Board, district: str) -> str:
    """How many spaces are open with how many players."""
    needs = [board.spaces[space] for space in board.space_names[district]]
    counts = {players: sum(need <= players for need in needs) for players in range(2, 6)}
    parts = []
    for players, count in counts.items():
        if count != counts.get(players - 1):
            parts.append(t("help.spaces", n=count, players=players))
    return t("help.spaces_first") + ", ".join(parts) + "."


def _districts(board: Board) -> Iterator[Row]:
    layout = BOOK.source("layout")
    for district in board.circuit:
        place = layout["districts"][district]
        words = f"{t(f'table.district.{district}')} {{i}}{place['romaji']}{{/i}} {place['kanji']}"
        yield Row(f"district_{district}", t(f"district.{district}"), words)


def _limits(board: Board) -> Iterator[Row]:
    for kind, n in board.limits.items():
        yield Row(kind, str(n), t(f"help.limit.{kind}"))


def _lots(board: Board) -> Iterator[Row]:
    for name in board.types:
        words = t(f"help.lot.{name}", draw=board.auction_draw, pp=board.annex_prestige)
        yield Row(name, capital(t(str(lot_noun(name)))), f"{words} {t('help.from', n=board.start_price[name])}")


def _weapons(board: Board) -> Iterator[Row]:
    for weapon in board.weapons:
        yield Row(weapon, t(f"weapon.{weapon}"), t(f"help.weapon.{weapon}"))


def _per_players(key: str, values: dict[int, Any], say: Callable[[Any], str]) -> Iterator[Row]:
    for players, value in values.items():
        if players >= 2:
            yield Row("human", t("help.players", n=players), t(key, n=say(value)))


def _geishas(board: Board) -> Iterator[Row]:
    def words(counts: list[int]) -> str:
        return ", ".join(t("help.geisha_count", n=n, value=value) for value, n in enumerate(counts, 1))

    return _per_players("help.geishas", board.geishas, words)


def _annexes(board: Board) -> Iterator[Row]:
    return _per_players("help.annexes", board.annexes_per_type, str)


def _favors(board: Board) -> Iterator[Row]:
    for id, card in standard_cards().items():
        if card.kind == "favor":
            gives = " ".join(card_text(card))
            where = t("help.patrol_start", district=Noun("district", card.raw["patrol_start"]))
            icon = id.removeprefix("F:")
            yield Row(icon, card.title, f"{gives} {where}")


def _moments(board: Board) -> Iterator[Row]:
    for moment, icon in MOMENTS.items():
        yield Row(icon, t(f"table.phase_of.{moment}"), t(f"when.{moment}"))


def _sets(kind: str, names: Iterable[str]) -> Iterator[Row]:
    for name in names:
        yield Row(f"set_{name}", t(f"set.{kind}.{name}"), t(f"set_does.{kind}.{name}"))


def _specialists(board: Board) -> Iterator[Row]:
    for name in SPECIALISTS:
        yield Row(name, capital(t(f"disciple.{name}")), specialist_does(board, name))


def _powers(board: Board) -> Iterator[Row]:
    for id, card in standard_cards().items():
        if card.kind == "clan_power":
            yield Row("clan_power", card.title, t(f"power.{id}"))


def _objectives(board: Board) -> Iterator[Row]:
    for level in LEVELS:
        goals = board.modules["shogun_must_die"]["levels"][level]
        goals = {name: _by_players(target) for name, target in goals.items()}
        yield Row("objective_highest", t(f"level.{level}"), t("help.objectives", **goals))


def _moods(board: Board) -> Iterator[Row]:
    for mood in MOODS:
        yield Row("emperor", t(f"mood.{mood}"), t(f"mood_does.{mood}"))


def _options(board: Board) -> Iterator[Row]:
    for name, values in rules.choices().items():
        book = f"rule_option.{name}"
        said = {v: [rule_words(board, f"{name}.{v}.{what}") for what in ("name", "does")] for v in values}
        choices = "  ".join(f"{{b}}{label}{{/b}}: {does}" for label, does in said.values())
        yield Row("choice", t(f"{book}.name"), f"{t(f'{book}.does')} {choices}")


def _glossary(board: Board) -> Iterator[Row]:
    for name in t("help.glossary_order").split():
        yield Row(_glossary_icon(name), t(f"help.glossary.{name}.name"), t(f"help.glossary.{name}.does"))


def _glossary_icon(name: str) -> str:
    named = f"help.glossary.{name}.icon"
    return t(named) if has(named) else name


def _icons(name: str, board: Board) -> Iterator[Block]:
    for group, icons in ICONS[name].items():
        yield Block("heading", t(f"help.icon_group.{group}"))
        yield Block("rows", "", tuple(Row(i, "", icon_meaning(i, board)) for i in icons))


def icon_meaning(icon: str, board: Board) -> str:
    """One sentence about an icon; names come from where the game has them."""
    kind, _, rest = icon.partition("_")
    if icon in board.weapons:
        return f"{{b}}{t(f'weapon.{icon}')}{{/b}}. {t(f'help.weapon.{icon}')}"
    if icon in board.annexes:
        return f"{{b}}{t(f'annex_name.{icon}')}{{/b}}. {annex_does(board, icon)}"
    if kind == "district":
        return f"{{b}}{t(f'district.{rest}')}{{/b}}. {t('help.icon.district')}"
    if icon in SPECIALISTS:
        return f"{{b}}{capital(t(f'disciple.{icon}'))}{{/b}}. {specialist_does(board, icon)}"
    if kind == "set":
        return f"{{b}}{_set_words('set', rest)}{{/b}}. {_set_words('set_does', rest)}"
    if icon.startswith("crest_") and rest in CLANS:
        return t("help.icon.crest", clan=NAMES[rest], crest=t(f"help.clan.{rest}"))
    if icon in CATEGORIES:
        return t("help.icon.category", name=f"{{b}}{t(f'category.{icon}')}{{/b}}")
    return t(f"help.icon.{icon}")


def _set_words(book: str, name: str) -> str:
    """Name or description of a set; one that is used for several kinds of cards has its seal once."""
    keys = [f"{book}.{kind}.{name}" for kind in ("mission", "action", "event")]
    return t(next(key for key in (*keys, f"help.{book}.{name}") if has(key)))


LISTS: dict[str, Callable[[Board], Iterable[Row]]] = {
    "districts": _districts,
    "limits": _limits,
    "lots": _lots,
    "weapons": _weapons,
    "geishas": _geishas,
    "annexes": _annexes,
    "favors": _favors,
    "card_moments": _moments,
    "mission_sets": lambda board: _sets("mission", MISSION_SETS),
    "action_sets": lambda board: _sets("action", ACTION_SETS),
    "event_sets": lambda board: _sets("event", EVENT_SETS),
    "specialists": _specialists,
    "clan_powers": _powers,
    "coop_objectives": _objectives,
    "coop_moods": _moods,
    "rule_options": _options,
    "glossary": _glossary,
}


def _by_players(target: int | dict[int, int]) -> str:
    """A goal as one number, or as one for each number of players."""
    if not isinstance(target, dict):
        return str(target)
    (_, alone), *others = sorted(target.items())
    numbers, players = (" / ".join(map(str, row)) for row in zip(*((n, p) for p, n in others), strict=True))
    return t("help.by_players", alone=alone, others=numbers, players=players)
