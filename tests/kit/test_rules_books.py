"""The rules pages of every game, mostly of those besides the first: complete, filled from the game's data, found by
search and by place, and chosen among in one reader."""

import random
import re
from collections.abc import Iterator

import pygame
import pytest

from engine.core.words import missing, t
from engine.core.yaml_file import read_yaml
from engine.games import GAMES, kind_of
from engine.paths import data_dir
from tests.ui_driver import Driver
from yedo.assets import rendered_dir
from yedo.help.pages import Book, Page, drawing
from yedo.help.search import search
from yedo.scenes.rules import Rules
from yedo.scenes.table import Table
from yedo.session import HUMAN, new_session
from yedo.tables import table_of
from yedo.ui import art, text

NEW = [game for game in GAMES if game != "yedo"]
TYPED = re.compile(r"(?<![\w{.])\d+(?![\w}.])")
# Numbers that no file holds: which of several, and the sums of a worked example.
FREE = {"shitenno": {"end", "koku", "tiles"}, "edo": {"aim", "income", "end", "trading"}}


def book_of(game: str) -> Book:
    book = table_of(game).book
    assert book is not None
    return book


def said(page: Page) -> Iterator[str]:
    yield page.title
    for block in page.blocks:
        yield block.words
        for row in block.rows:
            yield row.name
            yield row.words
    for picture in page.pictures:
        yield picture.caption


@pytest.mark.parametrize("game", NEW)
def test_every_gap_is_filled_and_every_link_leads_somewhere(game: str) -> None:
    missing.clear()
    pages = book_of(game).pages()
    allowed = re.compile(r"\{(icon:[\w/]+|/?[bi]|key\.\w+)\}")
    for page in pages.values():
        for phrase in said(page):
            assert all(allowed.fullmatch(gap) for gap in re.findall(r"\{[^}]*\}", phrase)), (page.id, phrase)
        assert "{key." not in "".join(row.name for block in page.blocks for row in block.rows)
        assert set(page.see) <= set(pages) - {page.id} and page.see and page.keywords and page.kanji, page.id
        assert len(page.plain()) > 200, page.id
    assert [book_of(game).chapter_title(name) for name, _ in book_of(game).chapters()]
    assert missing == set()


@pytest.mark.parametrize("game", NEW)
def test_every_picture_and_icon_exists_and_every_sign_has_its_meaning(game: str, driver: Driver) -> None:
    listed = set()
    for page in book_of(game).pages().values():
        icons = {row.icon for block in page.blocks for row in block.rows if row.icon and not row.icon.isdigit()}
        icons |= {page.icon} | {name for phrase in said(page) for name in re.findall(r"\{icon:([\w/]+)\}", phrase)}
        listed |= icons
        assert {icon for icon in icons if not art.exists(drawing(icon))} == set(), page.id
        for picture in page.pictures:
            names = picture.what[:1] if picture.kind == "crop" else picture.what
            bare = [name.partition("@")[0] for name in names if name != "-" and picture.kind != "game"]
            assert [n for n in bare if not (art.exists(n) or art.exists(f"{n}_day"))] == [], page.id
            width, height = table_of(game).picture_shape(picture)
            assert width > 40 and height > 40
    drawn = {f"{game}/{path.stem}" for path in (rendered_dir() / game).glob("icon_*")}
    assert drawn <= listed


def test_shitenno_has_its_twelve_pages_and_edo_says_which_numbers_are_ours() -> None:
    assert list(book_of("shitenno").pages()) == [
        "kings", "table", "phones", "lots", "last_two", "titles", "troops", "koku", "tiles", "sensei", "end", "players",
        "decisions",
    ]  # fmt: skip
    ours = book_of("edo").pages()["ours"].plain()
    for word in ("Prices", "Income", "Merchant cards", "Special cards", "maps", "lots", "Basic cards"):
        assert word in ours
    assert len(book_of("edo").pages()) == 19  # of these one on mouse and keys, one on phones


@pytest.mark.parametrize("game", GAMES)
def test_what_every_game_has_is_written_once_and_stands_in_every_book(game: str) -> None:
    pages = book_of(game).pages()
    shared = read_yaml(data_dir() / "house/rules_pages/en/pages.yaml")
    first = book_of(game).names[0]
    assert [id for id, page in pages.items() if page.chapter == first][-len(shared) :] == list(shared) == ["phones"]
    assert pages["phones"].plain() == book_of("yedo").pages()["phones"].plain()
    assert all("phones" in pages[id].see for id in pages["phones"].see), "back to where one came from"
    assert "phones" in [found.page.id for found in search(book_of(game), "firewall")]


@pytest.mark.parametrize("game", NEW)
def test_numbers_come_from_the_board(game: str) -> None:
    """Hardly a digit is typed in the pages: they are gaps."""
    for path in sorted((data_dir() / game / "rules_pages/en").glob("*.yaml")):
        lines = [line for line in path.read_text(encoding="utf-8").splitlines() if not line.lstrip().startswith("#")]
        for line in lines:
            if "crop:" in line or "game:" in line or "example:" in line:
                continue
            bare = re.sub(r"\{[^}]*\}|\"\d\"|@\d+|_\d", "", line)
            typed = [n for n in TYPED.findall(bare) if int(n) > 3]
            assert typed == [], (path.name, line)


def test_a_changed_board_changes_the_pages(monkeypatch: pytest.MonkeyPatch) -> None:
    for game, name, path, gap in (("shitenno", "board", ("majority",), "{board.majority}"),
                                  ("edo", "board", ("goal",), "{board.goal}")):  # fmt: skip
        book = book_of(game)
        node = book.source(name)
        monkeypatch.setitem(node, path[0], 77)
        assert book.fill(gap) == "77"


@pytest.mark.parametrize("game", NEW)
def test_every_question_and_place_leads_to_its_page(game: str) -> None:
    table, pages = table_of(game), book_of(game).pages()
    kind = kind_of(game)
    for name, row in kind.questions.items():
        assert row.page in pages, name
        assert table.page_for(f"decision:{name}") == row.page
    dice, met = random.Random(4), set()
    for seed in range(3):
        session = new_session(kind.config(3, seed), kind=kind)
        while session.decision is not None:
            decision = session.decision
            view = session.view(decision.player)
            for option in decision.options:
                place = kind.place(view, option, decision)
                met.add(place.partition(":")[0])
                assert table.page_for(place) in pages
                if place.partition(":")[0] != "button":
                    assert table.page_for(place) != table.page_for(""), place
            session.answer(dice.choice(decision.options))
    assert len(met) >= 6
    for phase in table.phases:
        assert table.page_for(f"phase:{phase}") in pages
    assert table.page_for("nowhere:3") == next(iter(pages))


@pytest.mark.parametrize(("game", "asked", "page"), [
    ("shitenno", "refuse", "lots"), ("shitenno", "gold", "sensei"), ("shitenno", "hatamoto", "titles"),
    ("shitenno", "exchange", "tiles"), ("shitenno", "tie", "end"), ("shitenno", "rice", "koku"),
    ("edo", "fortress", "fortresses"), ("edo", "mint", "specials"), ("edo", "merchant", "marching"),
    ("edo", "wages", "wages"), ("edo", "tie", "income"), ("edo", "ours", "ours"), ("edo", "official", "figures"),
])  # fmt: skip
def test_search_finds_the_page(game: str, asked: str, page: str) -> None:
    found = search(book_of(game), asked)
    assert page in [entry.page.id for entry in found[:3]] and found[0].excerpt


# --- in the reader ------------------------------------------------------------------------------------------


def test_the_reader_knows_all_games(driver: Driver) -> None:
    scene = driver.app.open("rules", game="edo")
    assert isinstance(scene, Rules) and scene.page.id == "aim" and scene.games is not None
    titles = [label for _, label in scene.games.options]
    assert len(titles) == len(GAMES)
    driver.click(scene.games.segment(list(GAMES).index("shitenno")).center)
    assert (scene.game_id, scene.page.id) == ("shitenno", "kings")
    scene.show("tiles")
    driver.click(scene.games.segment(0).center)
    assert (scene.game_id, scene.page.id) == ("yedo", "overview")
    scene._change_game("shitenno")
    assert scene.page.id == "tiles", "where one was last"
    driver.click(scene.earlier)
    assert scene.game_id == "yedo" and scene.games.value == "yedo"
    with text.watch() as cut:
        driver.picture()
    assert cut == []


def test_the_search_looks_into_every_game_the_open_one_first(driver: Driver) -> None:
    scene = driver.app.open("rules", game="shitenno")
    assert isinstance(scene, Rules)
    driver.type("samurai")
    assert scene.found is not None
    games = [found.game for found in scene.found]
    assert games[0] == "shitenno" and {"edo", "yedo"} <= set(games)
    number = games.index("edo")
    scene._pick(number)
    assert scene.game_id == "edo" and scene.page.id == scene.found[number].page.id
    with text.watch() as cut:
        driver.picture()
    assert cut == []


@pytest.mark.parametrize("game", NEW)
def test_f1_at_the_table_opens_the_page_of_every_question(game: str) -> None:
    driver = Driver((1280, 720), animation_speed="off", secrecy="open")
    driver.app.open("title")
    kind, dice, asked = kind_of(game), random.Random(2), set()
    config = kind.config(2, 5)
    for seat in config.seats:
        seat.played_by = HUMAN
    session = new_session(config, kind=kind)
    bot = kind.bot("novice", 1)
    for _ in range(400):
        decision = session.decision
        if decision is None or len(asked) > 6:
            break
        if decision.kind not in asked:
            asked.add(decision.kind)
            table = Table(driver.app, session, save=False)
            table.session.steps.clear()
            driver.app.push(table)
            for _ in range(4):
                driver.step()
            while driver.app.scene is not table:  # a curtain
                driver.app.pop()
            table.behind_curtain = True
            table._put(decision)
            driver.move((2, 2))
            driver.key(pygame.K_F1)
            page = driver.app.scene
            assert isinstance(page, Rules) and page.page.id == kind.question(decision).page, decision.kind
            driver.app.pop()
            driver.app.pop()
        session.answer(bot.choose(session.view(decision.player), decision) if dice.random() < 0.8
                       else dice.choice(decision.options), seat=decision.player)  # fmt: skip
    assert len(asked) >= 5
    driver.close()


# --- hints ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", NEW)
def test_the_best_bot_advises_at_every_question_with_a_reason(game: str) -> None:
    table, kind = table_of(game), kind_of(game)
    dice, seen = random.Random(6), set()
    for seed in range(2):
        session = new_session(kind.config(3, seed), kind=kind)
        for _ in range(160):
            decision = session.decision
            if decision is None:
                break
            view = session.view(decision.player)
            if decision.kind not in seen or dice.random() < 0.02:
                seen.add(decision.kind)
                advice = table.advice(view, decision)
                head, _, reason = advice.partition(t("help.advice", what="|", why="").partition("|")[0])
                assert head == "" and len(reason) > 20 and "shitenno." not in advice and "edo." not in advice, advice
                assert advice == table.advice(view, decision), "never two answers to the same question"
                assert len(table.hint(view, decision, True)) > 20
            bot = kind.bot("novice", seed)
            session.answer(bot.choose(view, decision), seat=decision.player)
    assert len(seen) >= 6, seen


SHOWN = [((1280, 720), "day", {}), ((1920, 1080), "night", {}),
         ((1280, 720), "night", {"ui_scale": 1.3, "large_text": True})]  # fmt: skip


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(("size", "side", "settings"), SHOWN)
def test_every_page_is_whole(game: str, size: tuple[int, int], side: str, settings: dict[str, object]) -> None:
    driver = Driver(size, board_side=side, **settings)
    scene = driver.app.open("rules", game=game)
    assert isinstance(scene, Rules)
    art.missing.clear()
    missing.clear()
    least = 60 if game == "yedo" else 40  # of a picture's height
    window = pygame.FRect(0, 0, driver.app.canvas.width, driver.app.canvas.height)
    for page in scene.book.pages():
        scene.show(page)
        with text.watch() as cut:
            driver.app.draw()
            while scene.reader.scroll.offset < scene.reader.scroll.furthest:
                scene.reader.scroll.scroll(scene.reader.scroll.offset + scene.reader.rect.h * 0.9)
                driver.app.draw()
        assert cut == [], page
        assert all(window.contains(widget.rect) for widget in scene.group.widgets), page
        for _, place, caption in scene.reader.picture_places(driver.app.canvas, scene.page.pictures):
            room = scene.reader.rect.inflate(4, 4)
            assert room.contains(place) and room.contains(caption) and place.h > least, page
    assert art.missing == set() and missing == set()
    driver.close()
