"""The rules text of every card, and sentences with every noun in every form, as committed after they were read."""

import re
import sys
from pathlib import Path

import pytest

from engine.core.words import languages, missing

sys.path.insert(0, str(Path(__file__).parent / "golden"))
import sentences
from card_texts import file_of, texts

RECORDED = [language for language in languages() if file_of(language).is_file()]


@pytest.mark.parametrize("language", RECORDED)
def test_cards_say_what_was_read_and_agreed(language: str) -> None:
    """Record anew after reading: python tests/yedo/golden/card_texts.py"""
    assert texts(language) == file_of(language).read_text(encoding="utf-8")


@pytest.mark.parametrize("language", RECORDED)
def test_no_card_text_has_an_open_gap_or_a_missing_phrase(language: str) -> None:
    missing.clear()
    said = texts(language)
    assert not missing
    assert not re.findall(r"\{[^}]*\}|\b[a-z_]+\.[a-z_]+\b", said)


def test_one_thing_is_one_thing() -> None:
    """No "1 action cards", no "discard 2 action card", no colon between who acts and the deed."""
    said = texts("en")
    assert not re.findall(r"\b1 (?:action cards|missions|weapons|bonus cards|Blessings|districts|spaces)\b", said)
    assert not re.findall(r"\b[2-9] (?:action card|mission|weapon|bonus card|Blessing|district|space)\b", said)
    assert not re.findall(r"\b(?:player|rival|mon|prestige): (?:gain|lose|pay|draw|choose|discard|may)\b", said)


@pytest.mark.parametrize("language", [one for one in languages() if sentences.file_of(one).is_file()])
def test_nouns_take_the_forms_that_were_read_and_agreed(language: str) -> None:
    """Record anew after reading: python tests/yedo/golden/sentences.py"""
    said = sentences.texts(language)
    assert said == sentences.file_of(language).read_text(encoding="utf-8")
    first = said.splitlines()[: sentences.SENTENCES]
    assert len(first) == sentences.SENTENCES and not [line for line in first if "{" in line]
