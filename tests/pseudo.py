"""A language that nobody speaks: English with other letters. Whatever is read in plain letters while it is spoken
stands in code and not among the phrases."""

import re
from pathlib import Path

import yaml

from engine.paths import data_dir

CODE = "xx"
LETTERS = str.maketrans(
    "abcdefghijklnoprstuwyzABCDEFGHIJKLNOPRSTUWYZ", "āƀćďēƒģħīĵķłñōƥŕśťūŵŷžĀɃĆĎĒƑĢĦĪĴĶŁÑŌƤŔŚŤŪŴŶŽ"
)
APART = re.compile(r"\{(\w+)((?:\.\w+)*):([^{}]*\|[^{}]*)\}|\{[^{}]*\}|%\w|\\n")
PLAIN = re.compile(r"\b[A-Za-z]{3,}\b")


def disguised(text: str) -> str:
    """A phrase in other letters; gaps and signs stay, choices inside gaps do not."""
    done, at = [], 0
    for found in APART.finditer(text):
        done.append(text[at : found.start()].translate(LETTERS))
        choices = found[3]
        done.append(found[0] if choices is None else f"{{{found[1]}{found[2]}:{choices.translate(LETTERS)}}}")
        at = found.end()
    return "".join(done) + text[at:].translate(LETTERS)


def noun(raw: object) -> object:
    if isinstance(raw, dict):
        return {key: noun(value) if key == "noun" else disguised(str(value)) for key, value in raw.items()}
    gender, _, rest = str(raw).partition(" ")
    return f"{gender} {rest.translate(LETTERS)}"


def whole(node: object, leave: tuple[str, ...] = ()) -> object:
    if isinstance(node, dict):
        if "pictures" in node:
            shown = [{k: disguised(v) if k == "caption" else v for k, v in one.items()} for one in node["pictures"]]
            return {**{k: whole({k: v}, leave)[k] for k, v in node.items() if k != "pictures"}, "pictures": shown}
        return {key: value if key in leave and not isinstance(value, dict) else whole(value, leave)
                for key, value in node.items()}
    if isinstance(node, list):
        return [whole(value, leave) for value in node]
    return disguised(node) if isinstance(node, str) else node


def make(home: Path) -> Path:
    """A folder like data/ in which the language is spoken."""
    for path in data_dir().iterdir():
        if path.name != "lang" and not (path / "rules_pages").is_dir():
            (home / path.name).symlink_to(path)
    (home / "lang").mkdir()
    for name in ("en", "folders.yaml"):
        (home / "lang" / name).symlink_to(data_dir() / "lang" / name)
    english = data_dir() / "lang" / "en"
    for path in english.rglob("*.yaml"):
        raw = yaml.safe_load(path.read_text(encoding="utf-8"))
        if path.name == "nouns.yaml":
            made: object = {book: {key: noun(value) for key, value in nouns.items()} for book, nouns in raw.items()}
        elif path.name == "grammar.yaml":
            forms = {form: [case, *(str(a).translate(LETTERS) for a in rest)] for form, (case, *rest) in
                     raw["forms"].items()}
            lists = {how: [part.translate(LETTERS) for part in parts] for how, parts in raw["lists"].items()}
            made = {**raw, "forms": forms, "lists": lists, "sounds": {}, "names": raw["names"]}
        else:
            made = whole(raw, ("icon", "icons", "glossary_order"))
        _write(home / "lang" / CODE / path.relative_to(english), made)
    for pages in sorted(data_dir().glob("*/rules_pages/en")):
        game = pages.parent.parent
        (home / game.name / "rules_pages").mkdir(parents=True)
        for path in game.iterdir():
            if path.name != "rules_pages":
                (home / game.name / path.name).symlink_to(path)
        (home / game.name / "rules_pages" / "en").symlink_to(pages)
        for path in pages.rglob("*.yaml"):
            raw = yaml.safe_load(path.read_text(encoding="utf-8"))
            leave = ("icon", "see", "list", "pieces", "cards", "art", "anatomy", "rows", "board", "part", "game")
            made = raw if path.name == "book.yaml" else _rows(whole(raw, leave))
            _write(home / game.name / "rules_pages" / CODE / path.relative_to(pages), made)
    return home


def _rows(node: object) -> object:
    """Rows begin with the name of an icon."""
    if isinstance(node, dict):
        return {key: [[row[0], *map(disguised, row[1:])] for row in value] if key == "rows" else _rows(value)
                for key, value in node.items()}
    return [_rows(value) for value in node] if isinstance(node, list) else node


def _write(path: Path, value: object) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(yaml.safe_dump(value, allow_unicode=True, sort_keys=False, width=10_000), encoding="utf-8")


def plain_words(said: str, known: frozenset[str] = frozenset()) -> list[str]:
    """Words of plain letters: names are known, signs in braces do not count."""
    found = PLAIN.findall(re.sub(r"\{[^{}]*\}", " ", said))
    return [word for word in found if word not in known and re.search("[aeiou]", word.lower())]
