"""Checks the languages of the game: each against English, then every noun in every form, every title and flavour by its
length, and the rules text of every card said in each of them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

from engine.core import words
from engine.core.language_check import Mistake, compare
from engine.core.words import Words, reading
from engine.paths import data_dir

from ..rules import Rules
from .schemas import LONGEST_FLAVOUR, LONGEST_TITLE
from .table import standard_cards
from .text import card_text

ROOM = 1.25  # how much longer than an English one a title or flavour may be: it shrinks to its place
RULES: tuple[dict[str, str], ...] = ({}, {"closure_toll": "yes", "blessing_wards": "listed", "favor_draw": "one"})
OPEN = re.compile(r"\{(?!icon:)[^{}]*\}")


def check_words(lang: Path) -> Iterator[Mistake]:
    """Every mistake of the languages in this folder."""
    found = list(compare(lang))
    yield from found
    if not found and lang == data_dir() / "lang":
        for language in words.languages():
            yield from _check_cards(lang / language, language)


def _check_cards(folder: Path, language: str) -> Iterator[Mistake]:
    before, absent = set(words.fallen_back), set(words.missing)
    with reading(Words(language)):
        for id, card in standard_cards().items():
            file = folder / "yedo" / "cards"
            for what, said, most in (("title", card.title, LONGEST_TITLE), ("flavour", card.flavour, LONGEST_FLAVOUR)):
                if len(said) > most * (1 if language == words.FALLBACK else ROOM):
                    yield file, 1, f"the {what} of {id} is {len(said)} characters long"
            for rules in RULES:
                for line in card_text(card, Rules(rules)):
                    if OPEN.search(line):
                        yield folder / "yedo" / "effects.yaml", 1, f"the text of {id} has an open gap: {line}"
    for key in sorted({key for code, key in words.fallen_back - before if code == language} | (words.missing - absent)):
        yield folder, 1, f"'{key}' is missing, and a card needs it"
