"""`yedo check` over several languages: whatever a translation lacks or has too much is named with its file."""

import shutil
from pathlib import Path

import pytest

from engine.core.language_check import compare
from engine.core.words import languages
from engine.paths import data_dir
from engine.yedo.cards.check import check_paths


@pytest.fixture
def lang(tmp_path: Path) -> Path:
    """English, and a copy of it under another name, with the rules pages of both."""
    for name in ("en", "xx"):
        shutil.copytree(data_dir() / "lang" / "en", tmp_path / "lang" / name)
        shutil.copytree(data_dir() / "yedo" / "rules_pages" / "en", tmp_path / "rules_pages" / name)
    shutil.copy(data_dir() / "lang" / "folders.yaml", tmp_path / "lang")
    return tmp_path / "lang"


def change(file: Path, old: str, new: str) -> None:
    text = file.read_text(encoding="utf-8")
    assert old in text, (file, old)
    file.write_text(text.replace(old, new, 1), encoding="utf-8")


def told(lang: Path) -> list[str]:
    return [f"{file.relative_to(lang.parent)}: {message}" for file, _, message in compare(lang)]


def test_a_language_that_matches_english_is_in_order(lang: Path) -> None:
    assert told(lang) == []


@pytest.mark.parametrize(
    ("file", "old", "new", "says"),
    [
        ("yedo/effects.yaml", "  use_annex: ", "  use_annexe: ", "the phrase 'effect.use_annex' is missing"),
        ("yedo/effects.yaml", "  use_annex: ", "  use_annexe: ", "English has no phrase 'effect.use_annexe'"),
        ("yedo/engine.yaml", "{clan} builds {annex.the}.", "{clan} builds.",
         "'event.gain_annex' lacks the gap '{annex}'"),
        ("yedo/engine.yaml", "{clan} builds {annex.the}.", "{clan} builds {annex.the} {x}.",
         "'event.gain_annex' has the gap '{x}', which nothing fills"),
        ("yedo/engine.yaml", "{annex.the}.", "{annex.teh}.", "the form 'teh'"),
        ("yedo/engine.yaml", "{district:is|are|is|is}", "{district:is|are|is}", "3 choices"),
        ("yedo/engine.yaml", "{clan} passes.", "{clan passes.", "brace"),
        ("yedo/nouns.yaml", "  katana: s Katana\n", "", "the noun 'weapon.katana' is missing"),
        ("yedo/nouns.yaml", "  katana: s Katana\n", "  katana: s Katana\n  spoon: s spoon\n", "no noun 'weapon.spoon'"),
        ("yedo/nouns.yaml", "  katana: s Katana\n", "  katana: m Katana\n", "gender 'm'"),
        ("yedo/nouns.yaml", "a: the Errand Boy", "an: the Errand Boy", "the form 'an'"),
        ("kit/grammar.yaml", "  a: [", "  zu: [\"\", a, \"\", \"\", \"\"]\n  a: [", "no phrase asks for the form 'zu'"),
        ("kit/grammar.yaml", "  the: [\"\", the,", "  the: [\"\",", "columns"),
        ("yedo/cards/events.yaml", "  title: \"Sakoku\"\n", "", "'cards.E21.title' is missing"),
        ("kit/lesson.yaml", "  go_on: Go on\n", "", "'lesson.go_on' is missing"),
        ("yedo/help.yaml", "{icon: round, name: \"Yedo", "{icon: spoon, name: \"Yedo", "names a picture"),
        ("yedo/help.yaml", "glossary_order: yedo clan", "glossary_order: yedo", "the same words"),
        ("yedo/table.yaml", "{b}Beg{/b}", "Beg", "other signs in braces"),
        ("yedo/engine.yaml", "word:", "word: [", "not valid YAML"),
    ],
)  # fmt: skip
def test_a_mistake_in_a_language_is_named(lang: Path, file: str, old: str, new: str, says: str) -> None:
    change(lang / "xx" / file, old, new)
    found = told(lang)
    assert any(says in line and line.startswith("lang/xx/") for line in found), found


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ("  title: The edition of 2012\n", "", "lacks 'title'"),
        ("icon: set_edition_2012", "icon: spoon", "'icon' names 'spoon'"),
        ("    - heading: Two versions\n", "", "entries, not"),
        ("    - heading: Two versions\n", "    - heading: \"{b}Two{/b} versions\"\n", "other gaps"),
    ],
)
def test_pages_must_be_built_alike(lang: Path, old: str, new: str, says: str) -> None:
    change(lang.parent / "rules_pages" / "xx" / "editions.yaml", old, new)
    found = told(lang)
    assert found and all(says in line and line.startswith("rules_pages/xx/editions") for line in found), found


def test_a_missing_page_is_named(lang: Path) -> None:
    (lang.parent / "rules_pages" / "xx" / "coop.yaml").unlink()
    assert told(lang) == ["rules_pages/xx/coop.yaml: the file is missing; English has en/coop.yaml"]


def test_a_language_may_count_in_its_own_way_and_leave_out_details(lang: Path) -> None:
    change(lang / "xx" / "yedo" / "effects.yaml", '{one: "a geisha", other: "{n} geishas"}', '"geishas: {n}"')
    change(lang / "xx" / "yedo" / "effects.yaml", "{who:gain|gains} {n} mon", "{n} mon")
    change(lang / "xx" / "yedo" / "effects.yaml", "{who:choose|chooses} one: {choice}", "one: {do}")
    change(lang / "xx" / "kit" / "troubles.yaml", "the saved game is damaged: {detail}", "damaged")
    assert told(lang) == []


def test_a_language_that_is_only_prepared_has_its_nouns_checked(lang: Path) -> None:
    for path in (lang / "xx").rglob("*.yaml"):
        if path.name not in ("grammar.yaml", "nouns.yaml"):
            path.unlink()
    assert told(lang) == []
    change(lang / "xx" / "yedo" / "nouns.yaml", "  katana: s Katana\n", "")
    assert told(lang) == ["lang/xx/yedo/nouns.yaml: the noun 'weapon.katana' is missing"]


def test_the_game_s_languages_are_in_order() -> None:
    assert languages()[0] == "en"
    assert [str(problem) for problem in check_paths([data_dir() / "lang"])] == []
