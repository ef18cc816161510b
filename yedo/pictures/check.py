"""What is wrong with an author's words, each in one sentence."""

from collections.abc import Iterator, Sequence
from difflib import get_close_matches
from pathlib import Path
from typing import Any

from engine.core.yaml_file import parse_yaml
from yedo.pictures.compose import FLAGS, part_of, sprites
from yedo.pictures.deeds import DEEDS
from yedo.pictures.words import (
    BEASTS,
    FOCUSES,
    FRAMES,
    HOURS,
    KINDS,
    LEGS_ONLY,
    LIGHTS,
    LONG,
    PLACES,
    POSES,
    SCENES,
    SIDES,
    SPOKEN,
    THINGS,
    WEATHERS,
)

LISTS: dict[str, Sequence[str]] = {
    "deed": tuple(DEEDS),
    "place": tuple(PLACES),
    "hour": tuple(HOURS),
    "weather": WEATHERS,
    "thing": tuple(THINGS),
    "light": LIGHTS,
    "frame": FRAMES,
    "focus": FOCUSES,
    "side": SIDES,
    "scene": SCENES,
}


def unknown(what: str, word: Any, known: Sequence[str]) -> str:
    near = get_close_matches(str(word), known, 1, 0.5)
    hint = f"; the nearest known word is {near[0]}" if near else f"; known are {', '.join(known)}"
    return f"picture: {what} {word!r} is not known{hint}"


def problems(words: Any) -> Iterator[str]:
    """Everything that is wrong with the words of one card."""
    if not isinstance(words, dict):
        yield "picture: should be words like {deed: steal, place: gate}"
        return
    for name, value in words.items():
        if name not in SPOKEN:
            yield unknown("the word", name, SPOKEN)
        elif name in LISTS and value not in LISTS[name]:
            yield unknown(name, value, LISTS[name])
    for entry in words.get("cast") or ():
        yield from _member(entry)
    yield from _parts(words.get("parts") or ())
    yield from _sense(words)


def _member(entry: Any) -> Iterator[str]:
    kind, _, pose = str(entry).partition(" ")
    if kind not in KINDS and kind not in BEASTS:
        yield unknown("the cast's", kind, (*KINDS, *BEASTS))
    elif pose and kind in BEASTS and pose != "stand":
        yield f"picture: a {kind} can only stand"
    elif pose and pose not in POSES:
        yield unknown("the pose", pose, tuple(POSES))
    elif kind in LONG and pose in LEGS_ONLY:
        yield f"picture: a {kind} wears a long robe and cannot {pose}"


def _parts(entries: Sequence[Any]) -> Iterator[str]:
    known = sprites()
    for entry in entries:
        try:
            layer, numbers, _ = part_of(str(entry))
        except ValueError:
            yield f"picture: the part {entry!r} should be a name, x, y, a size and any of {', '.join(FLAGS)}"
            continue
        if len(numbers) not in (2, 3):
            yield f"picture: the part {entry!r} needs x and y"
        if (
            layer.startswith(("fig_", "thing_"))
            and layer not in known
            and layer not in ("thing_paper",)
            and not layer.startswith(tuple(f"fig_{b}" for b in BEASTS))
        ):
            yield unknown(
                "the part",
                layer.split("_", 1)[1].replace("_", "."),
                sorted(name.split("_", 1)[1].replace("_", ".") for name in known),
            )


def _sense(words: dict[str, Any]) -> Iterator[str]:
    """Words that are known but do not go together."""
    deed, cast = DEEDS.get(words.get("deed", "")), words.get("cast")
    if deed is not None and isinstance(cast, list) and len(cast) < deed.least and "parts" not in words:
        yield f"picture: the deed {words['deed']} needs a cast of {deed.least}, not {len(cast)}"
    place = PLACES.get(words.get("place", ""))
    if (
        place is not None
        and place.inside
        and words.get("weather", "clear") in ("rain", "storm", "snow", "petals", "leaves")
    ):
        yield f"picture: {words['weather']} does not fall in a {words['place']}"
    if place is not None and place.inside and words.get("light") in ("sun", "moon", "stars"):
        yield f"picture: no {words['light']} is seen in a {words['place']}"
    if cast is not None and not isinstance(cast, list):
        yield "picture: cast should be a list like [ninja creep, guard asleep]"


def alike(words: dict[str, dict[str, Any]]) -> Iterator[tuple[str, str]]:
    """Pairs of cards of one deck whose pictures share deed, place and hour, or lead, thing and place."""
    choices: tuple[tuple[str, ...], ...] = (("deed", "place", "hour"), ("lead", "thing", "place"))
    for keys in choices:
        seen: dict[tuple[Any, ...], str] = {}
        for id, said in sorted(words.items()):
            if "parts" in said or "scene" in said:
                continue
            known = {**said, "lead": str((said.get("cast") or [""])[0]).split(" ")[0]}
            key = tuple(known.get(k, "") for k in keys)
            if keys[0] == "lead" and not (key[0] and key[1]):
                continue
            if key in seen:
                yield seen[key], id
            else:
                seen[key] = id


def sound(words: Any) -> dict[str, Any]:
    """The words that can be drawn: whatever an old save or a hasty author says, there is a picture."""
    if not isinstance(words, dict):
        return {}
    kept = {name: value for name, value in words.items() if not any(problems({name: value}))}
    cast, deed = kept.get("cast"), kept.get("deed")
    if isinstance(cast, list) and deed in DEEDS and len(cast) < DEEDS[deed].least:
        del kept["cast"]
    return kept


def file_problems(file: Path) -> list[tuple[int, str]]:
    """Mistakes in the pictures of a file of cards, with their lines."""
    text = file.read_text(encoding="utf-8")
    data = parse_yaml(text, file.name)
    cards = data.get("cards") if isinstance(data, dict) else None
    if not isinstance(cards, dict) or "picture:" not in text:
        return []
    said = {str(id): card["picture"] for id, card in cards.items() if isinstance(card, dict) and "picture" in card}
    lines = text.split("\n")

    def line_of(id: str) -> int:
        start = next((n for n, line in enumerate(lines) if line.strip().rstrip(":").strip("'\"") == id), 0)
        return next((n for n in range(start, len(lines)) if lines[n].strip().startswith("picture:")), start) + 1

    found = [(line_of(id), f"{id}: {message}") for id, words in said.items() for message in problems(words)]
    told = {id: words for id, words in said.items() if isinstance(words, dict)}
    twins = sorted(set(alike({id: w for id, w in told.items() if {"deed", "place", "hour"} <= w.keys()})))
    return found + [(line_of(b), f"{b}: picture: looks like {a}; change its deed, place or hour") for a, b in twins]
