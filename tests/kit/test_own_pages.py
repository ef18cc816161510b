"""A player's own numbers reach the rules pages: those of a running game that was begun with them, and those that are
opened from the title while they lie in the player's folder. No such number is typed in a page."""

import re
from typing import Any

import pytest
import yaml
from ui_driver import Driver

from engine.core.words import Words, languages, reading
from engine.games import GAMES, kind_of
from engine.paths import data_dir
from yedo import own_numbers
from yedo.help.pages import Book
from yedo.session import Session, begin
from yedo.tables import table_of

# game -> file -> what is different in it, and what pages then say in English
OWN: dict[str, dict[str, dict[str, Any]]] = {
    "yedo": {
        "board": {
            "circuit": ["castle", "harbor", "temple", "market", "red_light", "tavern", "gates"],
            "lengths": [5, 9], "egress": 4, "annex_prestige": 5, "geisha_prestige": 7, "auction_draw": 2,
            "blackmail_prestige": 6, "mon_per_prestige": 13, "market_keep": 3, "trades_per_phase": 8,
            "limits": {"mission": 6, "weapon": 5, "geisha": 2}, "start": {"mon": 17, "green": 2, "red": 2},
            "actions": {"recruit": 8, "luxury": {5: 2, 10: 6}, "beg": {2: 4, 3: 9}, "annex": 12},
        },
        "modules/specialists": {"samurai_prestige": 4, "mon_for_prestige": 6, "monk_foresight": 2},
        "modules/jesuits": {"among_top": 5},
        "modules/shogun_must_die": {"lowest_stake": 4, "interference": 2},
    },
    "shitenno": {"board": {"majority": 9, "gold_weight": 3}},
    "edo": {"board": {"goal": 21}},
}  # fmt: skip
SAID = {
    "yedo": {
        "winning": ["5 or 9 rounds", "5 prestige the moment", "every full 13"],
        "setup": ["17 mon", "2 green missions", "play 5 rounds"],
        "harbor": ["5 mon for 2 prestige, or 10 mon for 6 prestige"],
        "gates": ["2 prestige for 4 mon, or 3 prestige for 9 mon", "8 mon"],
        "bidding": ["Leave", "4 mon", "says 6, Blue says 7"],
        "patrol": ["Castle, Harbor, Temple, Market, Red Light, Tavern, Gates"],
        "event": ["Katana goes, Yumi, Nawa and Doku slide", "2 new weapons"],
        "belongings": ["6", "5"],
        "trade": ["8"],
        "kill_the_shogun": ["game of 5 rounds"],
        "specialists": ["Gains 4 prestige", "6 to 1", "hold 6 weapons", "sees 2 cards more"],
        "jesuits": ["games of 9 rounds", "among the first 6"],
        "emperor_cards": ["fewer than 4", "costs 2 more"],
        "edition_2012": ["brings 7 prestige", "you have 2"],
        "rule_options": ["Each full 13 mon", "brings 5 prestige", "2 green missions and 2 red ones"],
    },
    "shitenno": {"kings": ["gives 9"], "end": ["9 points each"], "sensei": ["Gold counts 3"]},
    "edo": {"aim": ["has 21 or more"]},
}  # fmt: skip


def put(game: str) -> None:
    """The player's folder with these numbers."""
    folder = own_numbers.folder_of(kind_of(game))
    for name, said in OWN[game].items():
        path = folder / f"{name}.yaml"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(yaml.safe_dump(said))


def session_of(game: str) -> Session:
    kind = kind_of(game)
    config = kind.config(3, 1)
    if game == "yedo":
        config.rounds = 9
    return begin(kind, config)


def plain(book: Book) -> dict[str, str]:
    return {id: re.sub(r"\s+", " ", page.plain()) for id, page in book.pages().items()}


@pytest.mark.parametrize("game", sorted(GAMES))
def test_the_pages_say_a_player_s_numbers(game: str, yedo_home: str) -> None:
    table = table_of(game)
    usual = table.book_for()
    assert usual is table.book and usual is not None
    put(game)
    own, running = table.book_for(), table.book_for(session_of(game).game)
    assert own is running and own is not None and own is not usual
    before, after = plain(usual), plain(own)
    for id, parts in SAID[game].items():
        for part in parts:
            assert part in after[id], (id, part, after[id])
    changed = [id for id in before if before[id] != after[id]]
    assert changed and set(SAID[game]) <= set(changed)
    for name, said in OWN[game].items():  # a single number stands wherever it is named
        for key, value in said.items():
            if isinstance(value, int):
                gap = f"{{{_source(own, name)}.{key}}}"
                assert own.fill(gap) == str(value) and usual.fill(gap) != str(value)
    standard = table.book_for(table.kind.new(table.kind.config(3, 1)))
    assert standard is usual, "a game with the usual numbers says those"


def _source(book: Book, file: str) -> str:
    return next(name for name, path in book.sources.items() if path == file)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", sorted(GAMES))
def test_every_page_can_be_read_with_them(game: str, language: str, yedo_home: str) -> None:
    put(game)
    with reading(Words(language)):
        book = table_of(game).book_for()
        assert book is not None
        for id, words in plain(book).items():
            assert not re.search(r"\{(?!key\.)[a-z_]+\.", words), id


def test_the_open_page_is_that_of_the_game_below_or_of_the_folder(yedo_home: str) -> None:
    driver = Driver()
    put("yedo")
    session = session_of("yedo")
    for path in own_numbers.folder_of(kind_of("yedo")).rglob("*.yaml"):
        path.unlink()
    driver.app.open("title")
    driver.app.open("rules", page="harbor")
    assert "4 mon for 1 prestige" in driver.app.scenes[-1].page.plain()
    driver.app.pop()
    driver.app.open("table", session=session)
    driver.app.open("rules", page="harbor")
    assert "10 mon for 6 prestige" in driver.app.scenes[-1].page.plain()
    driver.app.scenes[-1]._search("luxury")
    assert any("10 mon for 6 prestige" in found.page.plain() for found in driver.app.scenes[-1].found)
    driver.app.close()


# What is no number of the game: the phases by their numbers, years, keys of the keyboard, corners of pictures.
OTHER = re.compile(r"\{[^{}]*\}|@\d+|_\d+|\"\d\"|[Pp]hase \d|\"\d [A-Z]|1605|2012|numbers 1 to 9|crop: \[[^]]*\]")


def test_no_number_of_the_board_is_typed_in_yedo_s_pages() -> None:
    """Beside examples, and the counts of the fixed deck of 2012."""
    for path in sorted((data_dir() / "yedo/rules_pages/en").rglob("*.yaml")):
        for line in path.read_text(encoding="utf-8").splitlines():
            deck = path.stem in ("editions", "2012") and re.search("missions|cards|bonus|ones", line)
            if line.lstrip().startswith(("#", "- example:")) or deck:
                continue
            found = [int(n) for n in re.findall(r"\d+", OTHER.sub("", line))]
            assert max(found, default=0) <= 1, (path.name, line)
