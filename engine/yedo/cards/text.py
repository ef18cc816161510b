"""A card's rules text, generated from its data by each word's own phrase (data/lang/*/yedo/effects.yaml), so
that text and behaviour cannot differ. What the rule options change is said as it is in force.

Every deed is said to somebody (`who`: YOU do it) or of somebody (another does it, named before the deed)."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from itertools import groupby
from typing import TYPE_CHECKING, Any

from engine.core.grammar import All, Also, Any_, Noun, OrElse, Then, capital
from engine.core.words import has, joined, noun_exists, t

from ..guests import gathered
from ..rules import Rules, standard_rules
from .table import Card
from .takes import can_take
from .vocabulary import split_entry

if TYPE_CHECKING:
    from engine.core.decision import Decision, Option

    from ..game import Yedo

YOU, OTHER = 1, 3  # who acts
OF_OTHERS = {  # words whose deeds somebody else does
    "each_player", "each_rival", "target", "target_punishment", "first_player", "last_player", "poorest", "richest",
    "trailing", "leader", "players_with", "players_without",
}  # fmt: skip
BOOKS = ("thing", "district", "disciple", "annex_name")
NEEDED = {
    "disciple_in": "district", "weapon": "weapon", "annex": "annex_name", "on_opponent_annex": "annex_name",
    "specialist_activated": "disciple",
}  # fmt: skip


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


def phrase(entry: Any, rules: Rules | None = None, who: int = YOU) -> str:
    """One word of the effect vocabulary in words."""
    return _deed(in_force(entry, rules or standard_rules()), who)


def reward(entry: Any, rules: Rules | None = None) -> str:
    """What a mission or errand gives: a thing rather than a deed, where the word can be both."""
    word, value = split_entry(in_force(entry, rules or standard_rules()))
    key = f"reward.{word}"
    return t(key, n=value if isinstance(value, int) else 1) if has(key) else _deed(entry, YOU)


def goods(entries: list[Any], rules: Rules | None = None) -> str:
    """Several rewards in one breath."""
    return joined(All(reward(entry, rules) for entry in entries))


def deeds(entries: list[Any], rules: Rules | None = None, who: int = YOU) -> str:
    return _deeds(in_force(entries, rules or standard_rules()), who)


def requirement(entry: Any) -> str:
    word, value = split_entry(entry)
    if word == "either":
        return joined(Any_(requirement(v) for v in value))
    if word == "partner":
        inner = All(requirement(v) for v in value["requires"])
        key = "require.partner_paid" if value.get("pay") else "require.partner"
        return t(key, inner=inner, pay=value.get("pay", 0))
    if isinstance(value, dict):
        what = value["district"] if "district" in value else value["type"]
        return t(f"require.{word}_n", n=value["n"], what=Noun(NEEDED[word], what))
    return t(f"require.{word}", n=value, what=Noun(NEEDED[word], value) if word in NEEDED else value)


def _noun(value: str, n: int | None = None) -> Noun:
    """A thing of the vocabulary, in whichever book it stands."""
    return next((noun for book in BOOKS if noun_exists(noun := Noun(book, value, n))), Noun("thing", value, n))


def held(assets: dict[str, int]) -> All:
    """What is paid or owned, counted."""
    return All(Noun("thing", "lost_disciple" if asset == "disciple" else asset, n) for asset, n in assets.items())


def paid(cost: dict[str, int]) -> str:
    """Coins are paid, other things given up: which of two phrases it is."""
    return "" if "mon" in cost or "pp" in cost else "_goods"


def needs_text(entries: list[Any]) -> str:
    return joined(Also(requirement(e) for e in entries))


def _deed(entry: Any, who: int) -> str:
    word, value = split_entry(entry)
    actor = OTHER if word in OF_OTHERS else who
    words: dict[str, Any] = {"who": who}
    keys = [f"effect.{word}"]
    if isinstance(value, bool) or value is None or value == {}:
        words["n"] = 1
    elif isinstance(value, int):
        words["n"] = abs(value)
        keys.insert(0, f"effect.{word}_{'less' if value < 0 else 'none' if value == 0 else 'more'}")
    elif isinstance(value, str):
        words["what"] = _noun(value)
        keys.insert(0, f"effect.{word}_{value}")
    elif word in _word_texts():
        words |= _word_texts()[word](value)
    elif word == "partner_reward":
        words["do"] = goods(value)
    elif isinstance(value, list):
        words["do"] = _nested(value, actor)
        if word == "choose":  # the alternatives as they are put to whoever acts
            words["choice"] = words["do"] if actor == YOU else _nested(value, YOU)
    else:
        _fill(word, value, words, keys, actor)
        if "cost" in value:
            keys[:0] = [f"{key}{paid(value['cost'])}" for key in keys]
    return t(next((key for key in keys if has(key)), f"effect.{word}"), **words)


def _fill(word: str, value: dict[str, Any], words: dict[str, Any], keys: list[str], who: int) -> None:
    """Gaps for the fields of a word, and the phrases of its variants, the most particular first."""
    for name, inner in value.items():
        if name in ("do", "else"):
            words["do"] = _nested(inner, who)
        elif name == "cost":
            words["cost"] = held(inner)
        elif name == "holds":
            (asset, n), = inner.items()
            words["n"], words["what"] = n, Noun("thing", asset, n)
        elif name == "as":
            words["what"] = Any_(_noun(x) for x in inner)
        elif isinstance(inner, int):
            words[name] = abs(inner)
        elif isinstance(inner, str):
            words[name] = _noun(inner, _counted(word, name, value))
            if name != "deck":
                keys.insert(0, f"effect.{word}_{inner}")
    if word == "draw" and value["see"] <= value["keep"]:
        keys.insert(0, "effect.draw_all")
    if word == "mission_bonus":
        words["gives"] = All(Noun("thing", name, n) for name, n in value.items())
    if word == "buy":
        how = "less" if "less" in value else "free" if value["for"] == 0 else "for"
        keys[:0] = [f"effect.buy_{value['what']}_{how}", f"effect.buy_{how}"]
    if word == "price":
        how = "less" if value["by"] < 0 else "more"
        words["until"] = t(f"until.{value['until']}") if "until" in value else ""
        keys[:0] = [f"effect.price_all_{how}" if value["what"] == "all" else f"effect.price_{how}"]
    if "toll" in value:
        keys[:0] = [f"{key}_toll" for key in keys]


def _counted(word: str, name: str, value: dict[str, Any]) -> int | None:
    """How many of a named thing there are, for the words that count it."""
    return value.get({("draw", "deck"): "see", ("lose_card", "kind"): "n"}.get((word, name), ""))


def _nested(value: list[Any], who: int) -> str:
    """A list of effects, or alternatives of lists."""
    if value and isinstance(value[0], list):
        return joined(OrElse(_nested(v, who) for v in value))
    return _deeds(value, who)


def _deeds(entries: list[Any], who: int) -> str:
    """Deeds one after the other; what is done twice in a row is said once."""
    said = []
    for entry, alike in groupby(entries):
        times = len(list(alike))
        done = _deed(entry, who)
        said += [t("list.again", do=done)] if times == 2 else [done] * times
    return joined(Then(said))


def part_text(g: Yedo, decision: Decision, option: Option) -> str:
    """What one alternative of a `choose` says: the option names the compiled part."""
    top: Any = g.state.stack[-1]
    return capital(_compiled(g, g.cards[top.card], option[1]))


def price_text(g: Yedo, option: Option) -> str:
    """What it costs to have an effect or to be spared it, or what is suffered instead."""
    top: Any = g.state.stack[-1]
    value = top.terms(g)[1]
    if option[0] == "pay":
        return t(f"option.pay{paid(value['cost'])}", cost=held(value["cost"]))
    return capital(_compiled(g, g.cards[top.card], value["else"]))


def _compiled(g: Yedo, card: Card, part: str) -> str:
    """A compiled part: nested parts are looked up again."""

    def back(v: Any) -> Any:
        if isinstance(v, str) and v in card.parts and "." in v:
            return [{w.name: back(x)} if x is not None else w.name for w, x in card.parts[v]]
        if isinstance(v, list):
            return [back(x) for x in v]
        if isinstance(v, dict):
            return {k: back(x) for k, x in v.items()}
        return v

    return deeds([{word.name: back(value)} for word, value in card.parts[part]], g.rules)


def _lines(entries: list[Any], rules: Rules) -> list[str]:
    """A sentence for each; what is done twice in a row is said once."""
    lines = []
    for entry, alike in groupby(entries):
        done = [phrase(entry, rules)] * len(list(alike))
        lines += [t("list.twice", do=done[0])] if len(done) == 2 else [t("list.sentence", do=capital(d)) for d in done]
    return lines


def effect_lines(card: Card, rules: Rules) -> list[str]:
    entries = card.raw.get("effect", [])
    if card.kind == "favor" and rules.favor_draw == "one":  # D8
        entries = [{"draw": e["draw"] | {"see": 1}} if "draw" in e else e for e in entries]
    return _lines(entries, rules)


def _action(card: Card, rules: Rules) -> list[str]:
    lines = [t(f"when.{card.phase}")]
    if card.raw.get("requires"):
        lines.append(t("card.requires", what=needs_text(card.raw["requires"])))
    if card.raw.get("cost"):
        lines.append(t(f"card.cost{paid(card.raw['cost'])}", cost=held(card.raw["cost"])))
    return lines + effect_lines(card, rules)


def _event(card: Card, rules: Rules) -> list[str]:
    lines = effect_lines(card, rules)
    if can_take(card) if rules.blessing_wards == "any" else card.blessing == "ignore":  # B17
        lines.append(t("card.ward_ignore"))
    elif card.blessing == "mitigate":
        lines.append(t("card.ward_mitigate", do=deeds(card.raw["mitigated"], rules)))
    if card.duration == "round":
        lines.append(t("card.round"))
    return lines


def _mission(card: Card, rules: Rules) -> list[str]:
    lines = []
    for part in ("standard", "bonus"):
        block = card.raw[part]
        gives = joined(Also(reward(e, rules) for e in block["rewards"]))
        lines.append(t(f"card.{part}", needs=needs_text(block["requires"]), gives=gives))
    return lines


def _bonus(card: Card, rules: Rules) -> list[str]:
    (word, value), = card.raw["score"].items()
    words: dict[str, Any] = dict(value)
    for name in ("category", "color", "asset"):
        if name in words:
            words[name] = Noun("thing", words[name], words.get("each", words.get("n")) or None)
    if "assets" in words:
        words["assets"] = All(Noun("thing", asset) for asset in words["assets"])
    variant = "_each" if words.get("each", 1) > 1 else "_none" if words.get("n") == 0 else ""
    key = f"score.{word}{variant}"
    return [t(key if has(key) else f"score.{word}", **words)]
