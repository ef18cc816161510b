"""The rules pages: complete, filled from the game's data, found by search and by place, read by mouse and
keyboard, and never cut at any size."""

import re
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest
import yaml
from ui_driver import Driver

import engine
from engine.core.decision import Decision
from engine.paths import data_dir
from engine.yedo import rules as rule_options
from engine.yedo.board import standard_board
from engine.yedo.cards.table import standard_cards
from engine.yedo.config import ACTION_SETS, EVENT_SETS, MISSION_SETS, MODULES, first_game, standard_game
from engine.yedo.game import new_game
from engine.yedo.verbs import questions
from yedo.assets import pictures
from yedo.help.pages import BadPage, Page
from yedo.help.search import search as search_in
from yedo.scenes import rules
from yedo.scenes.rules import Rules
from yedo.scenes.scene import Scene
from yedo.scenes.table import Table
from yedo.session import new_session
from yedo.tables.yedo import help as rules_help
from yedo.tables.yedo.help import lists
from yedo.tables.yedo.help.book import BOOK, fill, pages
from yedo.tables.yedo.help.places import PLACES
from yedo.ui import art, text, words

SOURCES = list((Path(engine.__file__).parent / "yedo").rglob("*.py"))
ASKS = re.compile(r'Decision\([\w.\[\]]+, "(\w+)"')
KINDS = sorted({kind for path in SOURCES for kind in ASKS.findall(path.read_text(encoding="utf-8"))})
BOARD = yaml.safe_load((data_dir() / "yedo" / "board.yaml").read_text())


def search(words):
    return search_in(BOOK, words)


def said(page: Page) -> Iterator[str]:
    yield page.title
    yield page.kanji
    for block in page.blocks:
        yield block.words
        for row in block.rows:
            yield row.name
            yield row.words
    for picture in page.pictures:
        yield picture.caption


# --- the pages themselves -------------------------------------------------------------------------------


def test_every_gap_is_filled_and_every_link_leads_somewhere() -> None:
    words.missing.clear()
    allowed = re.compile(r"\{(icon:\w+|/?[bi]|key\.\w+)\}")
    for page in pages().values():
        for phrase in said(page):
            assert all(allowed.fullmatch(gap) for gap in re.findall(r"\{[^}]*\}", phrase)), (page.id, phrase)
        assert set(page.see) <= set(pages()) - {page.id}, page.id
        assert page.see and page.keywords, page.id
    assert words.missing == set()


def test_every_icon_and_card_of_the_pages_exists() -> None:
    for page in pages().values():
        icons = {row.icon for block in page.blocks for row in block.rows if not row.icon.isdigit()}
        icons.add(page.icon)
        icons |= {name for phrase in said(page) for name in re.findall(r"\{icon:(\w+)\}", phrase)}
        assert {icon for icon in icons if icon and not art.exists(f"icons/{icon}")} == set(), page.id
        for picture in page.pictures:
            for name in picture.what:
                if picture.kind in ("cards", "anatomy") and "/" not in name:
                    assert name in standard_cards(), page.id
                elif picture.kind in ("pieces", "art", "cards"):
                    assert art.exists(name if "/" in name else f"pieces/{name}"), page.id


def test_numbers_come_from_the_board() -> None:
    assert fill("Pay {board.actions.recruit} mon.") == f"Pay {BOARD['actions']['recruit']} mon."
    assert fill("{fact.beg}") == "1 prestige for 3 mon, or 2 prestige for 5 mon"
    assert "8, 8, 8, 6 and 6" in pages()["market"].plain()
    for name in ("annex", "action_card", "sell_card"):
        source = (data_dir() / "yedo" / "rules_pages/en/districts.yaml").read_text()
        assert f"{{board.actions.{name}}}" in source
    with pytest.raises(ValueError, match=r"nothing called board\.actions\.parasol"):
        fill("{board.actions.parasol}")


def test_a_broken_page_is_named() -> None:
    with pytest.raises(ValueError, match="nobody knows what 'picture' is"):
        BOOK.page("x", "start", {"title": "X", "body": [{"picture": "y"}]})
    assert issubclass(BadPage, ValueError)


@pytest.mark.parametrize("topic", [
    *standard_board().circuit, "preparation", "bidding", "event", "assign", "patrol", "trade",
    "actions", "scoring",
    "teahouse", "specialists", "jesuits", "clan_powers", "annexes", "weapons", "geishas",
    "blessings", "disciples",
    "missions", "action_cards", "reactions", "bonus_cards", "events", "favors", "coop", "daimyo", "errands",
    "emperor_cards", "coop_round", "coop_setup", "coop_end", "rule_options", "glossary", "winning",
    "overview",
])  # fmt: skip
def test_every_topic_has_its_page(topic: str) -> None:
    assert len(pages()[topic].plain()) > 150


def test_the_lists_are_complete() -> None:
    everything = {page.id: page.plain() for page in pages().values()}
    for option in rule_options.choices():
        assert words.t(f"rule_option.{option}.name") in everything["rule_options"]
    for kind, names in (("mission", MISSION_SETS), ("action", ACTION_SETS), ("event", EVENT_SETS)):
        for name in names:
            assert any(words.t(f"set_does.{kind}.{name}") in plain for plain in everything.values())
    for annex in standard_board().annexes:
        assert words.t(f"annex_name.{annex}") in everything["annexes"]
    assert all(m in everything or m == "shogun_must_die" for m in MODULES)


def test_every_drawn_icon_has_a_meaning() -> None:
    drawn = {name.removeprefix("icons/") for name in pictures() if name.startswith("icons/")} - {"app"}
    listed = {icon for groups in lists.ICONS.values() for icons in groups.values() for icon in icons}
    assert listed == drawn
    words.missing.clear()
    assert all(len(lists.icon_meaning(icon, standard_board())) > 3 for icon in listed)
    assert words.missing == set()


# --- finding --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("asked", "first"), [
    ("geisha", "geishas"), ("kobudo", "annexes"), ("last two", "disciples"),
    ("BLACKMAIL", "favors"), ("beg", "gates"),
    ("auctioneer", "bidding"), ("walls have ears", "reactions"), ("ninja", "specialists"),
    ("daimyo", "daimyo"),
    ("arrest", "patrol"), ("errand boy", "errands"), ("bower", "player_order"), ("sakoku", "closures"),
])  # fmt: skip
def test_search_finds_the_page(asked: str, first: str) -> None:
    found = search(asked)
    assert first in [entry.page.id for entry in found[:3]]
    assert found[0].excerpt


def test_search_for_nothing_and_for_nonsense() -> None:
    assert search("") == [] and search("  ?! ") == [] and search("zeppelin") == []


def test_places_lead_to_pages() -> None:
    assert set(PLACES.values()) | {row.page for row in questions().values()} <= set(pages())
    expected = {
        "space:market:2": "market", "space:castle:bower2": "player_order", "space:castle:shogun": "castle",
        "annex:1:dojo": "annexes", "card:M034": "missions", "card:A01": "action_cards",
        "card:B03": "bonus_cards",
        "card:E12": "events", "card:F:mon": "favors", "card:?green": "mission_colors", "card:C01": "teahouse",
        "weapon:katana": "weapons", "slot:market:0": "market", "lot:weapon": "bidding",
        "deck:green": "mission_colors",
        "clan:blue": "belongings", "district:harbor": "harbor", "order:3": "player_order",
        "annexes:dojo": "annexes",
        "action:harbor:luxury:4": "harbor", "tray:yumi": "weapons", "tray:M034": "missions",
        "disciple:0:1": "disciples",
        "": "overview", "button:pass": "overview", "phase:trade": "trade", "decision:bid": "bidding",
        "decision:unheard_of": "overview",
    }  # fmt: skip
    assert {place: rules_help.page_for(place) for place in expected} == expected


# --- hints ----------------------------------------------------------------------------------------------


def test_every_question_of_the_engine_has_a_hint_and_a_page() -> None:
    assert len(KINDS) > 50
    assert [kind for kind in KINDS if not words.has(f"help.hint.{kind}")] == []
    assert [kind for kind in KINDS if kind not in questions()] == []


def test_hints_fit_the_moment_and_leak_nothing() -> None:
    game = new_game(standard_game(3, 6, 4, ["specialists", "teahouse"]))
    seen: set[str] = set()
    number = 0
    while game.decision is not None and number < 900:
        decision = game.decision
        hint = rules_help.hint(game.view(decision.player), decision)
        assert "{" not in hint.replace("{icon:", "") and "help." not in hint
        rivals = {c for clan in game.state.clans if clan.seat != decision.player for c in clan.missions}
        assert not [card for card in rivals if f"“{game.cards[card].title}”" in hint]
        seen.add(decision.kind)
        game.apply(decision.options[(number * 7) % len(decision.options)])
        number += 1
    assert len(seen) >= 12


def test_a_hint_names_the_mission_closest_to_done() -> None:
    game = new_game(first_game(2, 3))
    while game.decision is not None and game.decision.kind != "place":
        game.apply(game.decision.options[0])
    assert game.decision is not None
    hint = rules_help.hint(game.view(game.decision.player), game.decision)
    mine = game.state.clans[game.decision.player].missions
    assert "Closest to done" in hint and any(game.cards[card].title in hint for card in mine)
    assert rules_help.hint(game, Decision(0, "unheard_of", [])) == words.t("help.hint.any")


# --- on the window --------------------------------------------------------------------------------------


def open_rules(driver: Driver, **wishes: str) -> Rules:
    scene = driver.app.open("rules", **wishes)
    driver.step()
    assert isinstance(scene, Rules)
    return scene


def test_read_by_mouse(driver: Driver) -> None:
    scene = open_rules(driver)
    assert scene.page.id == "overview" and not scene.earlier.enabled
    number = next(n for n, row in enumerate(scene._rows()) if isinstance(row, Page) and row.id == "bidding")
    driver.click(dict(scene.list.rows())[number].center)
    assert scene.page.id == "bidding"
    driver.move(scene.reader.rect.center)
    driver.wheel(-3)
    assert scene.reader.scroll.offset > 0
    driver.click(scene.links[0])
    assert scene.page.id == scene.history[-1][1] == pages()["bidding"].see[0]
    driver.click(scene.earlier)
    assert scene.page.id == "bidding" and scene.later.enabled
    driver.click(scene.later)
    assert scene.page.id == pages()["bidding"].see[0]
    driver.click((600, 500), button=rules.BACK_BUTTON)
    assert scene.page.id == "bidding"
    driver.click(scene.done)
    assert not isinstance(driver.app.scene, Rules)


def test_search_by_typing(driver: Driver) -> None:
    scene = open_rules(driver)
    driver.type("kobudo")
    assert scene.entry.value == "kobudo" and scene.found
    driver.key(pygame.K_RETURN)
    assert scene.page.id == scene.found[0].page.id
    driver.click(scene.entry)
    for _ in range(6):
        driver.key(pygame.K_BACKSPACE)
    assert scene.found is None
    driver.type("qqq")
    with text.watch() as cut:
        driver.picture()
    assert scene.found == [] and cut == []
    driver.key(pygame.K_ESCAPE)
    driver.key(pygame.K_ESCAPE)
    assert not isinstance(driver.app.scene, Rules)


def test_typed_letters_never_press_a_global_key(driver: Driver) -> None:
    scene = open_rules(driver)
    driver.type("mum")
    assert scene.entry.value == "mum" and driver.app.settings.mute


def test_read_by_keyboard(driver: Driver) -> None:
    scene = open_rules(driver, page="rule_options")
    driver.key(pygame.K_PAGEDOWN)
    assert scene.reader.scroll.offset > 0
    driver.key(pygame.K_END)
    assert scene.reader.scroll.offset == pytest.approx(scene.reader.scroll.furthest)
    scene.group.ring.focus(scene.list)
    driver.key(pygame.K_DOWN)
    driver.key(pygame.K_RETURN)
    assert scene.page.id == "glossary"
    driver.key(pygame.K_LEFT, pygame.KMOD_LALT)
    assert scene.page.id == "rule_options"
    driver.key(pygame.K_RIGHT, pygame.KMOD_LALT)
    assert scene.page.id == "glossary"
    reached = set()
    for _ in range(len(scene.group.widgets)):
        driver.key(pygame.K_TAB)
        reached.add(scene.group.ring.current)
    assert reached == {widget for widget in scene.group.widgets if widget.focusable}


def test_a_picture_comes_closer(driver: Driver) -> None:
    scene = open_rules(driver, page="castle")
    before = driver.picture()
    ((_, place, _),) = scene.reader.picture_places(driver.app.canvas, scene.page.pictures)
    driver.click(place.center)
    assert scene.enlarged is not None
    assert pygame.image.tobytes(driver.picture(), "RGB") != pygame.image.tobytes(before, "RGB")
    driver.key(pygame.K_ESCAPE)
    assert scene.enlarged is None and driver.app.scene is scene


def test_f1_opens_the_page_for_what_is_under_the_mouse(driver: Driver) -> None:
    class Here(Scene):
        def help_place(self) -> str:
            return "space:temple:0"

        def draw(self, canvas: object) -> None:
            pass

    driver.app.push(Here(driver.app))
    driver.key(pygame.K_F1)
    assert isinstance(driver.app.scene, Rules) and driver.app.scene.page.id == "temple"
    driver.key(pygame.K_F1)
    assert sum(isinstance(scene, Rules) for scene in driver.app.scenes) == 1


def test_a_bound_key_is_shown_as_it_is_bound(driver: Driver) -> None:
    driver.app.settings.bind("undo", "z")
    scene = open_rules(driver, page="at_the_table")
    assert scene._filled("{key.undo}") == "{b}Z{/b}"


# --- at the table -------------------------------------------------------------------------------------------


def table_at_place(driver: Driver) -> Table:
    """A table where a person is asked to place a disciple."""
    config = first_game(2, 3)
    for seat in config.seats:
        seat.played_by = "human"
    session = new_session(config)
    while session.decision is not None and session.decision.kind != "place":
        session.answer(session.decision.options[0])
    table = Table(driver.app, session, save=False)
    driver.app.push(table)
    for _ in range(20):
        table.update(0.1)
    assert table.decision is not None
    return table


def test_f1_and_the_hint_key_at_the_table() -> None:
    driver = Driver((1920, 1080), animation_speed="off", secrecy="open")
    driver.app.open("title")
    table = table_at_place(driver)
    assert table.help_place() == "decision:place"
    spot = next(spot for spot in table.pointer.spots() if spot.place == "space:temple:0")
    driver.move(spot.rect.center)
    driver.key(pygame.K_F1)
    rules_scene = driver.app.scene
    assert isinstance(rules_scene, Rules) and rules_scene.page.id == "temple"
    driver.key(pygame.K_ESCAPE)
    assert driver.app.scene is table
    driver.key(pygame.K_h)
    with text.watch() as cut:
        driver.picture()
    assert table.sheets.open is not None and cut == []
    driver.key(pygame.K_x)
    assert table.sheets.open is None
    known = {"overview"}
    for spot in table.pointer.spots():
        if spot.place and not spot.place.startswith(("button", "ribbon", "seat")):
            assert rules_help.page_for(spot.place) not in known, spot.place
    driver.close()


def test_both_spellings_and_parts_of_words_find_a_page() -> None:
    for typed, page in (
        ("favour", "favors"), ("harbour", "harbor"), ("colour", "mission_colors"), ("color", "mission_colors"),
        ("neighbor", "weapons"), ("blackm", "favors"), ("arres", "patrol"), ("karesan", "annexes"),
        ("insat", "coop_setup"),
    ):  # fmt: skip
        assert page in [found.page.id for found in search(typed)[:6]], typed
