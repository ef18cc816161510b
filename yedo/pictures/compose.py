"""From words to a picture list: the same words and the same card always give the same list."""

import hashlib
import json
from functools import cache, lru_cache

from yedo.pictures.deeds import DEEDS
from yedo.pictures.parts import Part, Picture, Stage, Words, fitting
from yedo.pictures.words import HEIGHT, HOURS, KINDS, PLACES, POSES, PROPS, SHINING, THINGS, WIDTH

FLAGS = ("flip", "shadow", "near", "far", "glow", "focus", "lead")
SKY = (470, 62)  # where sun and moon stand, away from the lead
WATER = ("bridge", "quay", "sea", "deck", "river", "pond")
SLANTING = ("hills", "fuji", "peaks")
# What grows or hangs near a place.
NEAR = {
    **dict.fromkeys(("keep", "wall", "gate", "road", "pass", "stair"), ("pine", "branch")),
    **dict.fromkeys(("yard", "street"), ("eaves", "pine")),
    **dict.fromkeys(("bridge", "river", "pond", "gardengate"), ("branch", "grass")),
    **dict.fromkeys(("temple", "bellhouse", "court", "guardhouse"), ("branch", "pine")),
    **dict.fromkeys(("quay", "deck"), ("rigging",)),
    **dict.fromkeys(("stalls", "lattice", "camp"), ("curtain",)),
    "bamboo": ("bamboo",), "field": ("grass", "branch"), "church": ("pine",), "storehouse": ("branch",),
}  # fmt: skip


def compose(words: Words, id: str) -> Picture:
    """The list of a card's words."""
    return _composed(json.dumps(words, sort_keys=True), id)


@lru_cache(maxsize=1024)
def _composed(text: str, id: str) -> Picture:
    words: Words = json.loads(text)
    said = tuple((name, json.dumps(value)) for name, value in sorted(words.items()))
    if "scene" in words:
        return Picture("day", (), (WIDTH / 2, HEIGHT / 2), said, words["scene"])
    roll = chance(id, "turn")
    hour = words.get("hour", "day")
    name = words.get("place", "road")
    stage = Stage(
        PLACES[name], hour, [member(entry) for entry in words.get("cast", [])], words.get("thing", ""), roll & 1
    )
    directed = words.get("parts")
    focus: tuple[float, float] | None = None
    if directed:
        focus = _direct(stage, directed)
    else:
        DEEDS[words.get("deed", "meet")].set(stage)
        if name == "sea":  # nobody walks on water
            stage.parts.append(Part("thing_boat", 292, stage.place.stand + 16, 2.7, role="thing"))
    parts = (
        _behind(words, name, stage)
        + _glows(stage, 1.0)
        + _rear(words)
        + stage.parts
        + _glows(stage, 0.45)
        + _before(words, stage, roll, bool(directed))
    )
    focus = focus or _focus(words.get("focus", "both"), stage)
    side = words.get("side")
    if side == "right" or (side is None and not directed and roll & 2):
        parts = [part.mirrored() for part in parts]
        focus = (WIDTH - focus[0], focus[1])
    led = any(part.slot == "lead" for part in stage.parts)
    return Picture(hour, tuple(parts), focus, said, face=stage.face if led else None)


def chance(id: str, what: str = "") -> int:
    """A number that only depends on the card."""
    return int.from_bytes(hashlib.sha256(f"{id} {what}".encode()).digest()[:4], "big")


def member(entry: str) -> tuple[str, str]:
    """ "ninja creep" is a ninja, creeping."""
    kind, _, pose = entry.partition(" ")
    return kind, fitting(kind, pose) if pose else ""


def light_of(words: Words) -> str:
    """The light that was named, or the usual one of hour and place."""
    if "light" in words:
        return str(words["light"])
    hour, place = words.get("hour", "day"), PLACES[words.get("place", "road")]
    if place.inside:
        return "lantern" if HOURS[hour].dark else "none"
    if words.get("weather") in ("rain", "storm", "snow"):
        return "lantern" if HOURS[hour].dark else "none"
    if words.get("deed") == "threaten":  # what throws a shadow is the lantern
        return "lantern" if HOURS[hour].dark else "none"
    return {"dawn": "sun", "dusk": "sun", "night": "moon", "lamp": "lantern"}.get(hour, "none")


def _behind(words: Words, name: str, stage: Stage) -> list[Part]:
    place, parts = stage.place, []
    light = light_of(words)
    if light in ("moon", "stars") and not place.inside:
        parts.append(Part("air_stars", role="light"))
    if light == "moon":
        parts += [Part("glow_pale", *SKY, 1.3, role="glow"), Part("air_moon", *SKY, role="light")]
    if light == "sun":
        parts.append(Part("air_sun", SKY[0], SKY[1] + 16, 1, role="light"))
    if place.far:
        parts.append(Part(f"far_{place.far}", role="far"))
    if light == "fire":
        parts.append(Part("glow_warm", 440, 170, 3.2, role="glow"))
    parts.append(Part(f"place_{name}", role="place"))
    if stage.dark:
        if place.lit:
            parts.append(Part(f"lit_{name}", role="light"))
            parts.append(Part("glow_warm", *place.lamp, 1.5, role="glow"))
        carried = any(pose in ("lantern", "torch") for _, pose in stage.cast) or any(
            part.role == "light" for part in stage.parts
        )
        if (not place.lit or (light == "lantern" and place.inside and place.lamp[1] > 190)) and not carried:
            x, y = place.lamp
            standing = place.inside and y > 150
            parts.append(
                Part(
                    "thing_lamp" if standing else "thing_lantern",
                    x,
                    y + (0 if standing else 22),
                    0.9 if standing else 0.62,
                    role="light",
                )
            )
            stage.lights.append((x, y - (50 if standing else 0), 1.9))
    if light == "shaft":
        parts.append(Part("air_shaft", role="glow"))
    return parts


def _rear(words: Words) -> list[Part]:
    """What lies on the ground."""
    if words.get("weather") == "mist":
        return [Part("weather_mist", role="weather")]
    name = words.get("place", "road")
    dry = not PLACES[name].inside and name not in WATER  # snow lies on the ground, not on a river
    snowy = words.get("weather") == "snow" and dry
    return [Part("air_snowcover", role="cover")] if snowy else []


def _glows(stage: Stage, part: float) -> list[Part]:
    """Light around lamps and flames: wide behind people, small before them."""
    if not stage.dark:
        return []
    return [Part("glow_warm", x, y, size * part, role="glow") for x, y, size in stage.lights]


def _before(words: Words, stage: Stage, roll: int, directed: bool) -> list[Part]:
    parts = []
    hour, inside = words.get("hour", "day"), stage.place.inside
    tall = any(
        part.slot == "lead" and part.layer.endswith(("_raise", "_leap", "_climb", "_umbrella", "_torch"))
        for part in stage.parts
    )
    fair = (
        hour in ("dawn", "day", "dusk")
        and not inside
        and words.get("weather", "clear") in ("clear", "petals", "leaves")
    )
    if fair and not directed and not tall and roll & 4:
        parts.append(Part("air_cloud_a" if roll & 8 else "air_cloud_b", 14, 0, 0.72, role="cloud"))
    few = sum(part.layer.startswith("fig_") for part in stage.parts) < 3
    if fair and not directed and few and roll & 16:
        parts.append(Part("air_cloud_b", 468, 214, 0.7, role="cloud"))
    frame = words.get("frame") or ("none" if directed else usual_frame(words, roll))
    if frame != "none":
        right = stage.face[0] > WIDTH / 2  # it enters from the corner away from the lead
        parts.append(
            Part(f"frame_{frame}", WIDTH if right and not directed else 0, flip=right and not directed, role="near")
        )
    weather = words.get("weather", "clear")
    if weather not in ("clear", "mist"):  # mist lies behind people
        parts.append(Part(f"weather_{weather}", role="weather"))
    return parts


def usual_frame(words: Words, roll: int) -> str:
    """What may hang into the picture when nothing was named: two of three open scenes have something."""
    if words.get("weather") in ("snow", "petals"):
        return "bough" if words["weather"] == "snow" else "blossom"
    name = words.get("place", "road")
    choice, place = NEAR.get(name, ()), PLACES[name]
    plain = not place.slant and place.far not in SLANTING  # a scene of level lines needs one that slants
    return choice[(roll >> 8) % len(choice)] if choice and (plain or (roll >> 5) % 3) else "none"


def _focus(which: str, stage: Stage) -> tuple[float, float]:
    face, aim = stage.face, stage.aim
    if aim is None or which == "lead":
        return (face[0] + 40, face[1] + 22)
    if which == "thing":
        return aim
    return ((face[0] + aim[0]) / 2, (face[1] + aim[1]) / 2)


def part_of(entry: str) -> tuple[str, list[float], set[str]]:
    """ "ninja.creep 210 238 1.5 flip": the layer, its numbers and its flags."""
    name, *rest = entry.split()
    numbers = [float(word) for word in rest if word not in FLAGS]
    kind, dot, pose = name.partition(".")
    layer = (
        f"fig_{kind}_{pose}" if dot else f"thing_{name}" if name in THINGS or name in PROPS or name == "paper" else name
    )
    return layer, numbers, {word for word in rest if word in FLAGS}


def _direct(stage: Stage, entries: list[str]) -> tuple[float, float] | None:
    """Parts placed by hand, in painting order."""
    focus = None
    for entry in entries:
        layer, (x, y, *more), flags = part_of(entry)
        scale = more[0] if more else 1.0
        if layer == "focus":
            focus = (x, y)
            continue
        kind, pose = (layer.split("_")[1], layer.split("_")[2]) if layer.startswith("fig_") else ("", "")
        role = next((flag for flag in ("shadow", "near", "far", "glow") if flag in flags), "")
        if kind:
            stage.actor(
                (kind, pose),
                x,
                scale,
                "flip" in flags,
                stage.floor(x) - y,
                "lead" if "lead" in flags else "",
                role or "figure",
            )
        elif layer.startswith("thing_") and not role:
            stage.thing(x, stage.floor(x) - y, scale, layer[6:], "flip" in flags, False)
        else:
            bright = layer.startswith(("glow", "lit_")) or layer in ("air_sun", "air_moon", "air_stars")
            base = "glow" if layer.startswith("glow") else "light" if bright else "thing"
            stage.parts.append(Part(layer, x, y, scale, "flip" in flags, role or base))
    return focus


@cache
def sprites() -> frozenset[str]:
    """The name of every person and thing a list may name."""
    figures = {f"fig_{kind}_{fitting(kind, pose)}" for kind in KINDS for pose in POSES}
    return frozenset(figures | {f"thing_{n}" for n in (*THINGS, *PROPS, *SHINING)})
