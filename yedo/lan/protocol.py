"""What phones say, and what they are told at the door. A message of a phone is a small JSON object whose `do` says what
it wants; anything else is no message. The page's own words are sent by the server, in the reader's language."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from engine.core.words import FALLBACK, Words, has, languages, reading, t

LARGEST = 16 * 1024  # bytes of a message; whoever sends somewhat more is told so, who sends much more is cut off

# What a phone may say: the fields of each message and their types.
SAID: Mapping[str, Mapping[str, type]] = {
    "hello": {"token": str, "code": str, "key": str, "lang": str},
    "sit": {"seat": int},
    "rise": {},
    "answer": {"n": int, "i": int},
    "reopen": {"n": int},
    "lang": {"lang": str},
    "rules": {"page": str, "place": str},
    "beat": {},
}
WORD = 200  # characters of any field


class Nonsense(ValueError):
    """A message that no page of ours sends."""


def read(raw: object) -> dict[str, Any]:
    """A message, checked field by field."""
    if not isinstance(raw, str) or len(raw.encode("utf-8", "replace")) > LARGEST:
        raise Nonsense("bytes, or too many")
    try:
        found: Any = json.loads(raw)
    except (ValueError, RecursionError):
        raise Nonsense("no JSON") from None
    wish = found.get("do") if isinstance(found, dict) else None
    fields = SAID.get(wish) if isinstance(wish, str) else None
    if fields is None or set(found) != {"do", *fields}:
        raise Nonsense("unknown")
    for name, kind in fields.items():
        value: Any = found[name]
        if type(value) is not kind or len(str(value)) > WORD:
            raise Nonsense("unlikely")
    return dict(found)


def write(message: Mapping[str, Any]) -> str:
    return json.dumps(message, ensure_ascii=False, separators=(",", ":"))


def known_language(wish: str) -> str:
    """The language nearest to a wish such as "de-AT"."""
    short = wish.replace("_", "-").partition("-")[0].lower()
    return short if short in languages() else FALLBACK


def bye(why: str, lang: str = FALLBACK) -> str:
    """Why a phone is sent away, as one sentence; the page shows it and does not come back by itself."""
    with reading(Words(lang)):
        return t(f"phones.bye.{why}")


PAGE = (
    "hand", "clan", "plan", "scores", "log", "rules", "settings", "code", "code_hint", "come_in", "seats", "free",
    "taken", "sit", "rise", "joining", "lost", "again", "close", "yes", "no", "only_you", "sealed", "is_sealed",
    "reopen", "blocked", "ready", "nothing_missing", "no_hand", "no_log", "language", "size", "look", "look_auto",
    "look_day", "look_night", "signal", "signal_on", "signal_off", "small", "middle", "large", "gives", "bonus",
    "contents", "promise", "sleep", "over", "winner", "more_cards", "answers", "show", "fold", "no_rules",
)  # fmt: skip


def page_words(lang: str) -> dict[str, str]:
    """The words of the page itself."""
    with reading(Words(lang)):
        return {name: t(f"phones.page.{name}") for name in PAGE}


DOOR = ("code", "code_hint", "come_in", "lost", "joining", "again")


def door_words() -> str:
    """What the page says to those who have not come in yet, in every language: it is no secret."""
    return json.dumps({lang: {name: page_words(lang)[name] for name in DOOR} for lang in languages()})


def language_names() -> list[tuple[str, str]]:
    return [(code, t(f"language.{code}") if has(f"language.{code}") else code) for code in languages()]
