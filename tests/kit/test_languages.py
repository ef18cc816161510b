"""Games played and pages read in every language: no English behind it, no key, no open gap. And in one that nobody
speaks, to find whatever stands in code."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from engine.core import words
from engine.core.trouble import Trouble
from engine.core.words import Words, reading
from engine.yedo.cards.table import standard_cards
from engine.yedo.cards.text import card_text
from engine.yedo.config import NAMES, standard_game
from tests import heard, pseudo
from tests.table_hands import Hands
from tests.ui_driver import Driver
from yedo import settings
from yedo.help import pages
from yedo.tables import TABLES, table_of
from yedo.ui import text

SPOKEN = words.languages()


def listen(language: str, said: Iterator[str]) -> list[str]:
    """Everything said in a language; English or a missing phrase is a mistake."""
    words.fallen_back.clear()
    words.missing.clear()
    with reading(Words(language)):
        told = list(dict.fromkeys(said))
    assert not words.fallen_back and not words.missing
    wrong = [line for line in told if heard.wrong(language, line)]
    assert not wrong, wrong[:10]
    return told


def pages_of(game: str) -> Iterator[str]:
    book = table_of(game).book
    if book is not None:
        for notes in ("", "2012-geisha", "2012-samurai") if game == "yedo" else ("",):
            for page in book.pages(notes).values():
                yield page.plain()


def lesson() -> Iterator[str]:
    for game in TABLES:
        course = table_of(game).course
        for chapter in course.chapters.values() if course is not None else ():
            yield chapter.title
            yield chapter.end
            for step in chapter.steps:
                yield chapter.words(step)


def cards() -> Iterator[str]:
    for card in standard_cards().values():
        yield card.title
        yield card.flavour
        yield from card_text(card)


def troubles() -> Iterator[str]:
    """Every sentence about trouble, its gaps filled with numbers."""
    for key, phrase in words._others(words.data_dir(), "en").items():
        if key.startswith("trouble."):
            gaps = dict.fromkeys(re.findall(r"\{(\w+)", phrase), 2)
            yield Trouble(key.removeprefix("trouble."), **gaps).sentence()


@pytest.mark.parametrize("name", heard.configs())
@pytest.mark.parametrize("language", SPOKEN)
def test_a_game_is_told_in_one_language(language: str, name: str) -> None:
    kind, config = heard.configs()[name]
    assert len(listen(language, heard.everything(kind, config, 1, 450))) > 100


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(12))
@pytest.mark.parametrize("name", heard.configs())
@pytest.mark.parametrize("language", SPOKEN)
def test_sixty_games_are_told_in_one_language(language: str, name: str, seed: int) -> None:
    kind, config = heard.configs()[name]
    config.seed = seed
    listen(language, heard.everything(kind, config, seed))


@pytest.mark.parametrize("language", SPOKEN)
def test_what_can_be_read_is_in_one_language(language: str) -> None:
    for found in (*(pages_of(game) for game in TABLES), lesson(), cards(), troubles()):
        listen(language, found)


# --- a language that nobody speaks ------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def strange(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    home = pseudo.make(tmp_path_factory.mktemp("data"))
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(words, "data_dir", lambda: home)
        patch.setattr(pages, "data_dir", lambda: home)
        for game in TABLES:
            book = table_of(game).book
            if book is not None:
                patch.setattr(book, "_kept", {})
        yield home


PLACES = {"Honmon", "Ikegami", "Juku", "Shiba", "Takanawa", "Yoshiwara"}
KNOWN = frozenset({*NAMES.values(), *PLACES, "Yedo", "Edo", "Shitenno"})


@pytest.mark.parametrize("name", heard.configs())
def test_nothing_a_game_says_stands_in_code(strange: Path, name: str) -> None:
    kind, config = heard.configs()[name]
    names = KNOWN | {word for seat in config.seats for word in seat.name.split()}
    told = listen(pseudo.CODE, heard.everything(kind, config, 2, 450))
    assert [line for line in told if pseudo.plain_words(line, names)] == []


def test_nothing_that_can_be_read_stands_in_code(strange: Path) -> None:
    for found in (*(pages_of(game) for game in TABLES), lesson(), cards(), troubles()):
        told = listen(pseudo.CODE, found)
        assert [line for line in told if pseudo.plain_words(line, KNOWN)] == []


# --- the window ---------------------------------------------------------------------------------------------------


def drawn(hands: Hands, patch: pytest.MonkeyPatch) -> list[str]:
    """Every text of the window's next picture."""
    told: list[str] = []
    real = text.draw

    def draw(canvas: object, said: str, *rest: object, **more: object) -> object:
        told.append(said)
        return real(canvas, said, *rest, **more)

    with patch.context() as inner:
        inner.setattr(text, "draw", draw)
        hands.app.dirty()
        hands.app.draw()
    return told


def test_a_language_is_changed_in_mid_game_at_once(strange: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    config = standard_game(2, 6, 3)
    config.seats[1].played_by = "novice"
    hands = Hands(config)
    table = hands.table
    for _ in range(400):
        hands.step()
        if sum(bool(line.why) for line in table.log.lines) >= 4 and table.decision is not None:
            break
        if table.decision is not None:
            table.answer(table.decision.options[-1])
    told_before = [line.words for line in table.log.lines]
    try:
        hands.app.change(language=pseudo.CODE)
        hands.step()
        said = [*drawn(hands, monkeypatch), *(line.words for line in table.log.lines)]
        said += [str(line.why) for line in table.log.lines] + [spot.tip for spot in table.parts.spots()]
        assert table.decision is not None and sum(bool(line.why) for line in table.log.lines) >= 4
        assert "\n".join(line for line in said if pseudo.plain_words(line, KNOWN)) == ""
    finally:
        hands.app.change(language="en")
    hands.step()
    assert [line.words for line in table.log.lines] == told_before
    hands.app.close()


def test_the_title_offers_the_languages_by_their_own_names(strange: Path) -> None:
    driver = Driver()
    driver.app.open("title")
    title = driver.app.scene
    assert [code for code, _ in title.spoken.options] == words.languages() == ["en", pseudo.CODE]
    title.spoken.choose(pseudo.CODE)
    try:
        assert driver.app.settings.language == words.language() == pseudo.CODE
        assert not pseudo.plain_words(title.entries[0].label) and title.spoken.value == pseudo.CODE
    finally:
        driver.app.change(language="en")
    driver.app.close()


def test_the_first_start_speaks_the_language_of_the_system(strange: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("pygame.system.get_pref_locales", lambda: [{"language": "fr"}, {"language": pseudo.CODE}])
    assert settings.load() == (settings.Settings(language=pseudo.CODE), None)
    monkeypatch.setattr("pygame.system.get_pref_locales", lambda: [{"language": "fr", "country": "FR"}])
    assert settings.load() == (settings.Settings(), None)
    settings.save(settings.Settings(language="en"))
    monkeypatch.setattr("pygame.system.get_pref_locales", lambda: [{"language": pseudo.CODE}])
    assert settings.load()[0].language == "en"


def test_a_language_that_cannot_be_read_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    home = pseudo.make(tmp_path)
    monkeypatch.setattr(words, "data_dir", lambda: home)
    (home / "lang" / pseudo.CODE / "yedo" / "engine.yaml").write_text("word: [", encoding="utf-8")
    problem = words.set_language(pseudo.CODE)
    assert problem.startswith("engine.yaml, line ") and words.language() == "en"
    driver = Driver()
    driver.app.open("title")
    told: list[str] = []
    monkeypatch.setattr(driver.app, "notice", told.append)
    driver.app.change(language=pseudo.CODE)
    assert told and problem in told[0] and words.language() == "en"
    driver.app.close()
