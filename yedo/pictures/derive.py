"""Words for a card whose author named none, or only some: from its data, and a number made of its id.

The text of a card is never read: titles hint at nothing often enough, and translations differ."""

from collections.abc import Iterator
from typing import Any

from engine.yedo.cards.table import Card
from yedo.pictures.check import sound
from yedo.pictures.compose import chance
from yedo.pictures.deeds import DEEDS
from yedo.pictures.parts import Words
from yedo.pictures.words import PLACES

DISTRICTS = {
    "castle": ("keep", "court", "wall", "hall"),
    "gates": ("gate", "guardhouse", "road", "pass"),
    "tavern": ("street", "taproom", "yard", "river"),
    "harbor": ("quay", "church", "deck", "roofs"),
    "red_light": ("lattice", "upper", "gardengate", "pond"),
    "market": ("stalls", "storehouse", "smithy", "bridge"),
    "temple": ("temple", "stair", "bellhouse", "bamboo"),
}
ANYWHERE = ("bridge", "roofs", "street", "road", "room", "corridor", "pond", "camp", "river")
HOURS = {"green": ("day", "dawn"), "yellow": ("dusk", "day"), "red": ("night", "dusk"), "black": ("night", "grey")}
OTHER_HOURS = ("day", "dusk", "night", "dawn")
CATEGORIES: dict[str, tuple[tuple[str, tuple[str, ...]], ...]] = {
    "espionage": (
        ("watch", ("ninja", "samurai", "merchant")),
        ("listen", ("ninja", "lord", "merchant")),
        ("read", ("samurai read",)),
        ("meet", ("beggar", "samurai")),
        ("climb", ("ninja", "guard")),
    ),
    "theft": (
        ("steal", ("ninja", "guard")),
        ("carry", ("porter", "porter")),
        ("run", ("ninja", "guard")),
        ("climb", ("ninja", "guard")),
        ("leap", ("ninja", "guard", "guard")),
    ),
    "kidnapping": (
        ("seize", ("ninja", "merchant")),
        ("seize", ("samurai", "page bound", "ninja")),
        ("carry", ("porter", "porter", "samurai")),
        ("run", ("courier", "guard")),
        ("meet", ("samurai point", "wife")),
    ),
    "assassination": (
        ("threaten", ("merchant", "ninja")),
        ("duel", ("samurai", "ronin")),
        ("pour", ("geisha", "lord")),
        ("steal", ("ninja raise", "lord asleep")),
        ("leap", ("ninja", "samurai")),
    ),
    "warfare": (
        ("array", ("lord", "guard")),
        ("duel", ("warrior", "samurai", "guard")),
        ("burn", ("ninja", "guard")),
        ("procession", ("rider", "guard")),
        ("backs", ("samurai", "lord")),
    ),
}
# What an effect is about (a part of its name) -> deed, cast, thing.
EFFECTS: tuple[tuple[str, tuple[str, tuple[str, ...], str]], ...] = (
    ("close", ("backs", ("guard",), "")),
    ("patrol", ("procession", ("samurai", "guard"), "")),
    ("weapon", ("still", (), "rack")),
    ("draw", ("meet", ("courier", "samurai"), "letter")),
    ("blessing", ("look-up", ("monk",), "bell")),
    ("mon", ("still", (), "coins")),
    ("geisha", ("pour", ("geisha", "merchant"), "")),
    ("annex", ("build", ("porter",), "")),
    ("disciple", ("run", ("ninja",), "")),
    ("pp", ("honour", ("lord",), "")),
    ("negate", ("listen", ("ninja", "lord", "merchant"), "")),
)
WEAPONS = ("doku", "katana", "shuko", "metsubushi", "fukiya", "yumi", "nawa", "shuriken")
ANNEXES = ("room", "gardengate", "hall", "teahouse")
SPECIALISTS = {"geisha": "geisha", "blessing": "monk", "monk": "monk", "samurai": "samurai", "ninja": "ninja"}
DEED_THINGS = {
    "steal": "chest",
    "carry": "crate",
    "still": "openchest",
    "burn": "rice",
    "flight": "dove",
    "play": "goboard",
}


def words_of(card: Card) -> Words:
    """All words of a card: its author's, and for the rest what its data says."""
    own = sound(card.raw.get("picture"))
    if "scene" in own:
        return dict(own)
    return {**derived(card, own), **own}


def derived(card: Card, own: Words) -> Words:
    entries = list(_entries(card.raw))
    names = [name for name, _ in entries]
    places = [
        value for name, value in entries if name == "disciple_in" and isinstance(value, str) and value in DISTRICTS
    ]
    roll = chance(card.id, "words")
    choice = DISTRICTS[places[0]] if places else ANNEXES if "annex" in names else ANYWHERE
    words: Words = {"place": own.get("place") or choice[roll % len(choice)]}
    hours = HOURS.get(card.color or "", OTHER_HOURS)
    words["hour"] = hours[(roll >> 4) % len(hours)]
    thing = next(
        (str(value) for name, value in entries if name == "weapon" and isinstance(value, str) and value in WEAPONS), ""
    )
    if (pairs := CATEGORIES.get(card.category or "")) is not None:
        words["deed"], cast = pairs[(roll >> 8) % len(pairs)]
    else:
        told = (what for name in names for part, what in EFFECTS if part in name)
        words["deed"], cast, usual = next(told, EFFECTS[-2][1])
        thing = thing or usual
    if "parts" in own:
        return {key: words[key] for key in ("place", "hour")}
    deed = str(own.get("deed", words["deed"]))
    if deed != words["deed"]:
        cast = ()
    thing = thing or DEED_THINGS.get(deed, "")
    if thing and deed in DEEDS and DEEDS[deed].thing and "cast" not in own:
        words["thing"] = thing
    guest = next((SPECIALISTS[name] for name in names if name in SPECIALISTS), "")
    members = [*cast]
    if guest and members and not any(entry.startswith(guest) for entry in members):
        members[-1] = guest
    if members:
        words["cast"] = members
    if PLACES[words["place"]].inside and words["hour"] == "night":
        words["hour"] = "lamp"
    return words


def _entries(raw: dict[str, Any]) -> Iterator[tuple[str, Any]]:
    """Every word of the rules in a card, in order: ("disciple_in", "gates"), ("draw_action", None) …"""
    for block in ("standard", "bonus", "errand", "requires", "effect", "event", "score"):
        yield from _walk(raw.get(block))


def _walk(value: Any) -> Iterator[tuple[str, Any]]:
    if isinstance(value, str):
        yield value, None
    elif isinstance(value, list):
        for entry in value:
            yield from _walk(entry)
    elif isinstance(value, dict):
        for name, inner in value.items():
            yield str(name), inner
            yield from _walk(inner)
