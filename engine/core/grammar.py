"""Nouns that know their grammar: a phrase names a form ("{district.in}", "{weapon.a}"), the noun turns it into its own
gender, number and case. What a form means is data (`grammar.yaml` of a language), so no language needs code.

A noun is written as `gender singular | plural | plural in other cases`, for example `m Diener | Diener | Dienern`, or
as a table with `noun` and whatever is irregular: a case's stem (`acc`, `dat`) or a whole form (`im: an den Toren`).
`~` in a noun takes the ending of an adjective that the form's article asks for. A form in grammar.yaml is
`[case, article+ending, …]`, one entry for each column; `columns` says which column a gender takes in the singular
and the plural. `lists` join several things, `sounds` change an article before certain letters, `names` inflect the
names of players."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

MANY = "pl"
OPENING = re.compile(r"(?:[¿¡„«“‘(\[\s]|\{[^{}]*\})*")  # what may stand before the first letter of a sentence


class Noun(NamedTuple):
    """A thing by its book and key, for a phrase to say in its own form; `n` counts it ("3 Katana")."""

    book: str
    key: str
    n: int | None = None

    def __str__(self) -> str:
        return f"{self.book}.{self.key}"


class Listed(tuple[Any, ...]):
    """Several nouns, names or texts, each in the form the gap asks for, joined as the language does."""

    how = "and"


class All(Listed):
    pass


class Any_(Listed):
    how = "or"


class OrElse(Listed):
    """Alternatives that are long or hold an "and" of their own."""

    how = "or_else"


class Then(Listed):
    """Deeds, one after the other."""

    how = "then"


class Also(Listed):
    """Goods and needs, each of which may be long."""

    how = "also"


def capital(text: str) -> str:
    """A sentence's first letter raised, behind opening signs and markup; the rest stays as it is."""
    if text[:1].isalpha():
        return text[0].upper() + text[1:]
    at = OPENING.match(text)
    start = at.end() if at else 0
    return text[:start] + text[start:start + 1].upper() + text[start + 1:]


class BadGrammar(ValueError):
    """A noun or form that cannot be read; the message is one sentence."""


@dataclass(slots=True)
class Entry:
    """One noun of one language."""

    gender: str
    one: str
    many: str
    other: str  # the plural in the other cases
    own: dict[str, str] = field(default_factory=dict)

    def stem(self, many: bool, case: str) -> str:
        if many:
            return self.own.get(f"{MANY}.{case}") or (self.many if not case or case == "acc" else self.other)
        return self.own.get(case, self.one)


def read_entry(raw: Any) -> Entry:
    """A noun as it stands in nouns.yaml."""
    own = {str(k): str(v) for k, v in raw.items()} if isinstance(raw, Mapping) else {}
    text = own.pop("noun", "") if own else str(raw)
    gender, _, forms = text.partition(" ")
    parts = [part.strip() for part in forms.split("|")]
    if not gender or not parts[0] or len(parts) > 3:
        raise BadGrammar(f"'{text}' is not a noun: write gender, singular | plural")
    one = parts[0]
    many = parts[1] if len(parts) > 1 else one
    return Entry(gender, one, many, parts[2] if len(parts) > 2 else many, own)


class Grammar:
    """The grammar of one language, and its nouns by `book.key`."""

    def __init__(self, raw: Mapping[str, Any]) -> None:
        self.columns: dict[str, list[int]] = dict(raw.get("columns") or {})
        self.forms: dict[str, list[str]] = {k: [str(x) for x in v] for k, v in (raw.get("forms") or {}).items()}
        self.lists: dict[str, list[str]] = dict(raw.get("lists") or {})
        self.sounds: dict[str, list[str]] = dict(raw.get("sounds") or {})
        self.names: dict[str, list[list[str]]] = dict(raw.get("names") or {})
        self.nouns: dict[str, Entry] = {}
        self._said: dict[tuple[Noun, Sequence[str]], str] = {}  # nouns in the forms that were asked for

    def add(self, book: str, entries: Mapping[Any, Any]) -> None:
        for key, raw in entries.items():
            entry = read_entry(raw)
            if entry.gender not in self.columns:
                raise BadGrammar(f"'{book}.{key}' has the gender '{entry.gender}', which grammar.yaml does not know")
            self.nouns[f"{book}.{key}"] = entry
        self._said.clear()

    def check_tables(self) -> None:
        """Raises BadGrammar if the tables do not fit each other."""
        width = 1 + max((column for pair in self.columns.values() for column in pair), default=0)
        for form, (_, *articles) in self.forms.items():
            if len(articles) != width:
                raise BadGrammar(f"the form '{form}' has {len(articles)} columns, not {width}")
        for how in ("and", "or", "or_else", "then", "also"):
            if len(self.lists.get(how, ())) not in (2, 4):
                raise BadGrammar(f"'lists' needs '{how}' with a comma and a last word")

    # --- saying ---------------------------------------------------------------------------------------

    def say(self, value: Any, forms: Sequence[str]) -> str:
        """Anything that may fill a gap, in the form it asks for."""
        if isinstance(value, Noun):
            said = self._said.get((value, forms))
            if said is None:
                said = self._said[value, forms] = self.noun(value, forms)
            return said
        if isinstance(value, Listed):
            return self.listed([self.say(one, forms) for one in value], value.how)
        return self.name(str(value), forms[0]) if forms else str(value)

    def noun(self, noun: Noun, forms: Sequence[str]) -> str:
        entry = self.nouns[str(noun)]
        form = next((f for f in forms if f != MANY), "")
        many = MANY in forms or noun.n not in (None, 1)
        count = f"{noun.n} " if many and noun.n is not None else ""
        if form and not count:
            whole = entry.own.get(f"{MANY}.{form}" if many else form)
            if whole is not None:
                return whole
        case, *articles = self.forms[form]
        article, _, ending = articles[self.columns[entry.gender][many]].partition("+")
        rest = count + entry.stem(many or entry.gender == "p", case).replace("~", ending)
        if article in self.sounds and re.match(self.sounds[article][0], rest, re.IGNORECASE):
            article = self.sounds[article][1]
        return f"{article} {rest}".strip()

    def column(self, value: Any) -> int:
        """Which of several choices fits: by gender and number of a noun, else one or many."""
        if isinstance(value, Noun):
            return self.columns[self.nouns[str(value)].gender][value.n not in (None, 1)]
        if isinstance(value, Listed):
            return self.column(value[0]) if len(value) == 1 else max(max(c) for c in self.columns.values())
        return 0 if value == 1 else 1

    def listed(self, items: list[str], how: str) -> str:
        """Items joined: a comma between, the last word by the language's habit."""
        if len(items) < 2:
            return "".join(items)
        comma, last, *odd = self.lists[how]
        if odd and re.match(odd[0], items[-1], re.IGNORECASE):
            last = odd[1]
        return comma.join(items[:-1]) + last + items[-1]

    def name(self, name: str, form: str) -> str:
        """A player's name in a form: the first rule whose pattern fits says what is added."""
        for pattern, added in self.names.get(form, ()):
            if re.search(pattern, name):
                return name + added
        return name
