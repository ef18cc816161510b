"""Every card's rules text in every language, and how the house rules change it, as one file a language.

A change of a phrase shows as a difference in these files, to be read before it is taken over:
    python tests/yedo/golden/card_texts.py"""

from pathlib import Path

from engine.core.words import Words, languages, reading
from engine.yedo.cards.table import standard_cards
from engine.yedo.cards.text import card_text
from engine.yedo.rules import Rules

HERE = Path(__file__).parent
HOUSE = {"closure_toll": "yes", "blessing_wards": "listed", "favor_draw": "one"}


def texts(language: str) -> str:
    with reading(Words(language)):
        usual = {id: " ".join(card_text(card)) for id, card in sorted(standard_cards().items())}
        house = {id: " ".join(card_text(card, Rules(HOUSE))) for id, card in sorted(standard_cards().items())}
    lines = [f"{id}: {words}" for id, words in usual.items()]
    lines += [f"{id} by house rules: {words}" for id, words in house.items() if words != usual[id]]
    return "\n".join(lines) + "\n"


def file_of(language: str) -> Path:
    return HERE / f"card_texts_{language}.txt"


if __name__ == "__main__":
    for language in languages():
        file_of(language).write_text(texts(language), encoding="utf-8")
