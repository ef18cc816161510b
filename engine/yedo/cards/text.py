"""A card's rules text, generated from its data by each word's own phrase (data/lang/*/effects.yaml), so
that text and behaviour cannot differ. What the rule options change is said as it is in force."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from itertools import groupby
from typing import TYPE_CHECKING, Any

from engine.core.grammar import capital
from engine.core.words import has, t

from ..guests import gathered
from ..rules import Rules, standard_rules
from .table import Card
from .takes import can_take
from .vocabulary import split_entry

if TYPE_CHECKING:
    from engine.core.decision import Decision, Option

    from ..game import Yedo

BOOKS = {
    "district": "district", "deck": "deck", "kind": "kind", "held": "kind", "type": "weapon",
}


def card_text(card: Card, rules: Rules | None = None) -> list[str]:
    """The lines of a card's rules text; without rules, as a game with the usual ones has it."""
    return _writers().get(card.kind, effect_lines)(card, rules or standard_rules())


@cache
def _writers() -> dict[str, Callable[[Card, Rules], list[str]]]:
    """By kind of card; modules write those of their own."""
    return gathered("CARD_TEXTS", {"mission": _mission, "action": _action, "event": _event, "bonus": _bonus})


@cache
def _word_texts() -> dict[str, Callable[[Any], dict[str, Any]]]:
    """Words of the vocabulary whose gaps only their module can fill."""
    return gathered("WORD_TEXTS", {})


def in_force(entry: Any, rules: Rules) -> Any:
    """An entry as the options have it: without tolls that are not asked (B16)."""
    if isinstance(entry, list):
        return [in_force(e, rules) for e in entry]
    if not isinstance(entry, dict):
        return entry
    found = {name: in_force(value, rules) for name, value in entry.items()}
    for word in ("close_district", "close_spaces"):
        if word in found and found[word].get("to") != "self" and rules.closure_toll == "no":
            found[word] = {name: value for name, value in found[word].items() if name != "toll"}
    if "enter_closed" in found and rules.closure_toll == "yes":
        found["enter_closed_free"] = found.pop("enter_closed")
    return found


def phrase(entry: Any, rules: Rules | None = None) -> str:
    """One word of the effect vocabulary in words."""
    return _phrase(in_force(entry, rules or standard_rules()))


def _phrase(entry: Any) -> str:
    word, value = split_entry(entry)
    return _say("effect", word, value)


def requirement(entry: Any) -> str:
    word, value = split_entry(entry)
    if word == "either":
        return t("require.either", options=t("list.either").join(requirement(v) for v in value))
    if word == "partner":
        inner = t("list.both").join(requirement(v) for v in value["requires"])
        key = "require.partner_paid" if value.get("pay") else "require.partner"
        return t(key, inner=inner, pay=value.get("pay", 0))
    if isinstance(value, dict):
        value = dict(value)
        what = value.get("district") or value.get("type")
        return t(f"require.{word}_n", n=value["n"], what=_name(word, what))
    key = f"require.{word}_{value}"
    return t(key if has(key) else f"require.{word}", n=value, what=_name(word, value))


def _name(word: str, value: Any) -> str:
    books = {
        "disciple_in": "in_district", "weapon": "weapon", "annex": "annex_name", "on_opponent_annex": "annex_name",
        "specialist_activated": "disciple",
    }
    return t(f"{books[word]}.{value}") if word in books else str(value)


def sentence(parts: list[str]) -> str:
    """One thing after the other; the last one is joined to the others by a word."""
    if len(parts) < 2:
        return "".join(parts)
    return t("list.last").join(("; ".join(parts[:-1]), parts[-1]))


def _say(book: str, word: str, value: Any) -> str:
    words: dict[str, Any] = {}
    keys = [f"{book}.{word}"]
    if isinstance(value, bool) or value is None or value == {}:
        words["n"] = 1
    elif isinstance(value, int):
        words["n"] = abs(value)
        keys.insert(0, f"{book}.{word}_{'less' if value < 0 else 'none' if value == 0 else 'more'}")
    elif isinstance(value, str):
        words["what"] = _what(value, "what")
        keys.insert(0, f"{book}.{word}_{value}")
    elif word in _word_texts():
        words |= _word_texts()[word](value)
    elif isinstance(value, list):
        words["do"] = _nested(value)
    else:
        _fill(word, value, words, keys, book)
    key = next((k for k in keys if has(k)), f"{book}.{word}")
    return t(key, **words)


def _fill(word: str, value: dict[str, Any], words: dict[str, Any], keys: list[str], book: str) -> None:
    for name, inner in value.items():
        if name in ("do", "else"):
            words["do"] = _nested(inner)
        elif name == "cost":
            words["cost"] = cost(inner)
        elif name == "holds":
            (asset, n), = inner.items()
            words["n"], words["what"] = n, t(f"held.{asset}", n=n)
        elif name == "as":
            words["what"] = t("list.either").join(t(f"what.{x}") for x in inner)
        elif isinstance(inner, int):
            words[name] = abs(inner)
            if name == "by":
                keys.append(f"{book}.{word}_{'less' if inner < 0 else 'more'}")
        elif isinstance(inner, str):
            words[name] = _what(inner, BOOKS.get(name, "what"))
            if name != "deck":
                keys.insert(0, f"{book}.{word}_{inner}")
        if isinstance(inner, int) and not isinstance(inner, bool):
            keys.append(f"{book}.{word}_{name}")
    if word == "draw" and value["see"] == 1:
        words["what"] = t(f"a.{value['deck']}")
        keys.insert(0, f"{book}.draw_one")
    if "toll" in value:
        keys[:0] = [f"{key}_toll" for key in keys]
    if "for" in value:
        keys.insert(0, f"{book}.{word}_{'free' if value['for'] == 0 else 'for'}")


def _what(value: str, book: str) -> str:
    for name in (book, "what", "district", "disciple", "annex_name"):
        if has(f"{name}.{value}"):
            return t(f"{name}.{value}")
    return value.replace("_", " ")


def _nested(value: list[Any]) -> str:
    """A list of effects, or alternatives of lists."""
    if value and isinstance(value[0], list):
        return t("list.or").join(_nested(v) for v in value)
    return t("list.and").join(_phrase(v) for v in value)


def cost(value: dict[str, int]) -> str:
    return t("list.and").join(t(f"cost.{asset}", n=n) for asset, n in value.items())


def part_text(g: Yedo, decision: Decision, option: Option) -> str:
    """What one alternative of a `choose` says: the option names the compiled part."""
    top: Any = g.state.stack[-1]
    card = g.cards[top.card]
    steps = card.parts[option[1]]
    return capital(t("list.and").join(_compiled(g, card, word.name, value) for word, value in steps))


def price_text(g: Yedo, option: Option) -> str:
    """What it costs to have an effect or to be spared it, or what is suffered instead."""
    top: Any = g.state.stack[-1]
    value = top.terms(g)[1]
    if option[0] == "pay":
        return t("option.pay", cost=cost(value["cost"]))
    card = g.cards[top.card]
    return capital(t("list.and").join(_compiled(g, card, word.name, v) for word, v in card.parts[value["else"]]))


def _compiled(g: Yedo, card: Card, word: str, value: Any) -> str:
    """A compiled word: nested parts are looked up again."""

    def back(v: Any) -> Any:
        if isinstance(v, str) and v in card.parts and "." in v:
            return [{w.name: back(x)} if x is not None else w.name for w, x in card.parts[v]]
        if isinstance(v, list):
            return [back(x) for x in v]
        if isinstance(v, dict):
            return {k: back(x) for k, x in v.items()}
        return v

    return phrase({word: back(value)}, g.rules)


def _lines(entries: list[Any], rules: Rules) -> list[str]:
    """A sentence for each; what is done twice in a row is said once."""
    lines = []
    for entry, alike in groupby(entries):
        done = [phrase(entry, rules)] * len(list(alike))
        lines += [t("list.twice", do=done[0])] if len(done) == 2 else [f"{capital(said)}." for said in done]
    return lines


def effect_lines(card: Card, rules: Rules) -> list[str]:
    entries = card.raw.get("effect", [])
    if card.kind == "favor" and rules.favor_draw == "one":  # D8
        entries = [{"draw": e["draw"] | {"see": 1}} if "draw" in e else e for e in entries]
    return _lines(entries, rules)


def _action(card: Card, rules: Rules) -> list[str]:
    lines = [t(f"when.{card.phase}")]
    if card.raw.get("requires"):
        lines.append(t("card.requires", what=sentence([requirement(e) for e in card.raw["requires"]])))
    if card.raw.get("cost"):
        lines.append(t("card.cost", cost=cost(card.raw["cost"])))
    return lines + effect_lines(card, rules)


def _event(card: Card, rules: Rules) -> list[str]:
    lines = effect_lines(card, rules)
    if can_take(card) if rules.blessing_wards == "any" else card.blessing == "ignore":  # B17
        lines.append(t("card.ward_ignore"))
    elif card.blessing == "mitigate":
        lines.append(t("card.ward_mitigate", do=t("list.and").join(phrase(e, rules) for e in card.raw["mitigated"])))
    if card.duration == "round":
        lines.append(t("card.round"))
    return lines


def _mission(card: Card, rules: Rules) -> list[str]:
    lines = []
    for part in ("standard", "bonus"):
        block = card.raw[part]
        needs = sentence([requirement(e) for e in block["requires"]])
        gives = sentence([phrase(e, rules) for e in block["rewards"]])
        lines.append(t(f"card.{part}", needs=needs, gives=gives))
    return lines


def _bonus(card: Card, rules: Rules) -> list[str]:
    (word, value), = card.raw["score"].items()
    words: dict[str, Any] = dict(value)
    for name, book in (("category", "category"), ("color", "color"), ("asset", "asset")):
        if name in words:
            words[name] = t(f"{book}.{words[name]}")
    if "assets" in words:
        words["assets"] = ", ".join(t(f"asset.{a}") for a in words["assets"])
    variant = "_each" if words.get("each", 1) > 1 else "_none" if words.get("n") == 0 else ""
    key = f"score.{word}{variant}"
    return [t(key if has(key) else f"score.{word}", **words)]
