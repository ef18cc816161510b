"""Finding a page by words: every word must appear; a title counts most, then keywords, names, the text."""

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass
from functools import cache

from engine.core.words import language
from yedo.help.pages import Book, Page, bare

_WORD = re.compile(r"[\w’'-]+")
AROUND = 44  # letters of the text shown on either side of what was found


@dataclass(frozen=True, slots=True)
class Found:
    page: Page
    excerpt: str  # a stretch of the page around the first word, in the text's own spelling
    game: str = ""  # whose page it is, where several games are searched


def fold(words: str) -> str:
    """Without case and accents: Kobudō is found as kobudo. One letter stays one letter."""
    return "".join(_plain(letter) for letter in words)


def _plain(letter: str) -> str:
    return (unicodedata.normalize("NFD", letter)[:1] or letter).lower()[:1]


def spellings(word: str) -> set[str]:
    """A word as it is written on either side of an ocean: the city has a Harbor, its neighbours may have none."""
    return {word, word.replace("our", "or"), re.sub(r"(?<!u)or(?!i)", "our", word)}


def search(book: Book, words: str) -> list[Found]:
    """The pages on which every word appears, best first."""
    wanted = _WORD.findall(fold(words))
    if not wanted:
        return []
    ranked = []
    for number, (page, index) in enumerate(_index(book, language())):
        ranks = [max(map(index.rank, spellings(word))) for word in wanted]
        if all(ranks):
            ranked.append((-sum(ranks), number, Found(page, index.excerpt(wanted[0]))))
    return [found for _, _, found in sorted(ranked, key=lambda entry: entry[:2])]


@dataclass(frozen=True, slots=True)
class _Index:
    title: str
    keywords: str
    names: str
    text: str  # as written
    folded: str

    def rank(self, word: str) -> int:
        """0 where the word does not appear at all."""
        whole = re.search(rf"\b{re.escape(word)}", self.folded) is not None
        rank = 0
        for weight, part in ((100, self.title), (40, self.keywords), (20, self.names)):
            if word in part:
                rank += weight + (weight // 2 if re.search(rf"\b{re.escape(word)}\b", part) else 0)
        if word in self.folded:
            rank += 1 + (min(self.folded.count(word), 12) if whole else 0)
        return rank

    def excerpt(self, word: str) -> str:
        at = self.folded.find(word)
        if at < 0:
            return self.text[: 2 * AROUND].strip()
        start, end = max(0, at - AROUND), min(len(self.text), at + len(word) + AROUND)
        if start:
            start = self.text.find(" ", start, at) + 1 or start
        if end < len(self.text):
            cut = self.text.rfind(" ", at + len(word), end)
            end = cut if cut > 0 else end
        return ("… " if start else "") + self.text[start:end].strip() + (" …" if end < len(self.text) else "")


@cache
def _index(book: Book, lang: str) -> list[tuple[Page, _Index]]:
    found = []
    for page in book.pages().values():
        names = " ".join(row.name for block in page.blocks for row in block.rows)
        parts = [b.words or " ".join(f"{r.name} {r.words}" for r in b.rows) for b in page.blocks]
        text = re.sub(r"\s+", " ", bare(" ".join(parts)))
        found.append(
            (
                page,
                _Index(fold(page.title), fold(" ".join(page.keywords)), fold(bare(names)), text, fold(text)),
            )
        )
    return found
