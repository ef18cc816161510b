"""The cast of the card pictures: every kind of person in every pose it can take, as transparent sprites.

A figure is about 100 units tall, its feet at the origin, facing right. One builder serves all: joints give the
pose, the kind gives cloth, head and what the hands hold. What shines (a lantern's paper, a flame) is a sprite of
its own, put into the hand by the composer.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from art.kit.cards.people import POSES as OLD
from art.kit.cards.people import blade, foot_of, head_of, limb, rider
from art.kit.colour import mix as tone
from art.kit.press import (
    BLOOD,
    EARTH,
    GOLD,
    INDIGO,
    INK,
    PAPER,
    PLUM,
    SHADOW,
    SKIN,
    SKIN_PALE,
    SNOW,
    STRAW,
    VERMILION,
    Point,
    brush,
    circle,
    curve,
    ellipse,
    group,
    line,
    path,
    poly,
    rect,
    shape,
)  # fmt: skip

Joints = dict[str, tuple[float, float]]
BOX = (-75, -165, 160, 180)  # x, y, width, height every figure fits into
WOOD = "#7a5230"


@dataclass(frozen=True)
class Kind:
    """How a person is dressed."""

    robe: str
    garment: str = "robe"  # robe, kimono, hakama, tight, short
    head: str = "topknot"
    legs: str = ""
    sash: str = INK
    under: str = SNOW
    skin: str = SKIN
    arm: str = ""  # what a fighting hand holds when it is no sword
    mark: str = ""
    wings: str = ""
    size: float = 1.0
    wide: float = 1.0


KINDS: dict[str, Kind] = {
    "ninja": Kind(SHADOW, "tight", "hood", sash=VERMILION, mark="scarf"),
    "samurai": Kind(INDIGO, "hakama", "topknot", legs="#6b7480", sash=SNOW, mark="swords"),
    "guard": Kind("#55697c", "hakama", "jingasa", legs="#3c4854", sash=VERMILION, arm="spear"),
    "ronin": Kind("#6a5a4c", "hakama", "kasa", legs="#453c36", sash=EARTH, mark="swords"),
    "courier": Kind("#3d7391", "short", "band", legs=SKIN, sash=VERMILION),
    "porter": Kind("#c08a56", "short", "cloth", legs=SKIN, sash=INDIGO),
    "farmer": Kind("#83905c", "short", "kasa", legs="#6c7a86", sash=EARTH, arm="staff"),
    "warrior": Kind(SNOW, "hakama", "tail", legs="#a8382b", sash=VERMILION, skin=SKIN_PALE, arm="glaive"),
    "smith": Kind("#6b5138", "short", "band", legs="#8b8474", sash=INK, arm="hammer"),
    "child": Kind("#c8603f", "short", "tuft", legs=SKIN, sash=GOLD, size=0.64),
    "lord": Kind(PLUM, "robe", "topknot", sash=GOLD, wings="#4b3462", mark="swords"),
    "merchant": Kind("#9a7238", "robe", "topknot", sash="#4c6076", wide=1.2),
    "monk": Kind("#cf8f36", "robe", "bald", sash="#3d3530", mark="stole", arm="staff"),
    "doctor": Kind("#7f8d80", "robe", "beard", sash="#4f5a52"),
    "geisha": Kind("#b84a52", "kimono", "lady", sash=GOLD, skin=SKIN_PALE, mark="flowers"),
    "wife": Kind("#4f8068", "kimono", "plain", sash="#e3c98a", skin=SKIN_PALE),
    "page": Kind("#6f97ad", "robe", "tuft", sash=VERMILION, size=0.84),
    "padre": Kind("#33302f", "robe", "hat", sash="#5a544c", mark="cross"),
    "beggar": Kind("#94836a", "robe", "cloth", sash=EARTH, mark="patches", arm="staff"),
    "courtier": Kind("#5f86a8", "robe", "cap", sash=VERMILION, skin=SKIN_PALE, wide=1.3),
    "player": Kind("#8a4f8f", "kimono", "mask", sash=VERMILION, mark="flowers"),
}

_STAND: Joints = OLD["stand"]


def _from(base: Joints, **changes: tuple[float, float]) -> Joints:
    return {**base, **changes}


_KNEEL: Joints = {
    "hip": (-8, -22), "chest": (-2, -50), "head": (4, -67), "knee_f": (20, -5), "foot_f": (-14, -2), "knee_b": (16, -4), "foot_b": (-20, -2),
    "elbow_f": (12, -38), "hand_f": (20, -25), "elbow_b": (-10, -38), "hand_b": (6, -24),
}  # fmt: skip
_WALK = _from(_STAND, knee_f=(12, -26), foot_f=(19, -1), knee_b=(-7, -24), foot_b=(-19, 0), chest=(3, -75), head=(7, -91), elbow_b=(-13, -60), hand_b=(-14, -45))

POSES: dict[str, Joints] = {
    "stand": _STAND, "walk": _WALK, "run": OLD["run"], "crouch": OLD["crouch"], "leap": OLD["leap"], "guard": OLD["guard"], "raise": OLD["raise"],
    "shoot": OLD["bow"], "carry": OLD["carry"], "reach": OLD["reach"], "sit": OLD["sit"], "kneel": _KNEEL,
    "creep": {"hip": (-12, -38), "chest": (12, -56), "head": (28, -64), "knee_f": (12, -26), "foot_f": (22, 0), "knee_b": (-24, -22), "foot_b": (-40, 0),
              "elbow_f": (28, -44), "hand_f": (44, -40), "elbow_b": (2, -40), "hand_b": (16, -30)},
    "climb": {"hip": (-6, -48), "chest": (0, -76), "head": (5, -92), "knee_f": (18, -54), "foot_f": (16, -28), "knee_b": (-6, -24), "foot_b": (6, 0),
              "elbow_f": (20, -92), "hand_f": (18, -116), "elbow_b": (10, -86), "hand_b": (18, -100)},
    "pole": _from(_WALK, elbow_f=(20, -68), hand_f=(8, -84)),
    "torch": _from(OLD["guard"], elbow_f=(24, -74), hand_f=(32, -92), elbow_b=(-14, -58), hand_b=(-6, -46)),
    "lantern": _from(_WALK, elbow_f=(14, -60), hand_f=(30, -62)),
    "umbrella": _from(_WALK, elbow_f=(16, -58), hand_f=(18, -68)),
    "bow": {"hip": (-20, -20), "chest": (8, -24), "head": (26, -18), "knee_f": (4, -4), "foot_f": (-32, -2), "knee_b": (2, -4), "foot_b": (-34, -2),
            "elbow_f": (20, -10), "hand_f": (36, -2), "elbow_b": (18, -8), "hand_b": (32, -2)},
    "asleep": _from(_KNEEL, chest=(0, -44), head=(12, -54), elbow_f=(14, -30), hand_f=(4, -24), elbow_b=(-8, -30), hand_b=(10, -24)),
    "back": _STAND,
    "point": _from(_STAND, elbow_f=(22, -76), hand_f=(42, -80)),
    "offer": _from(_STAND, elbow_f=(17, -60), hand_f=(34, -64), elbow_b=(12, -58), hand_b=(30, -62)),
    "look": _from(_STAND, elbow_f=(20, -78), hand_f=(15, -95), head=(2, -93)),
    "read": _from(_STAND, elbow_f=(14, -60), hand_f=(24, -66), elbow_b=(10, -58), hand_b=(22, -60)),
    "write": _from(_KNEEL, elbow_f=(16, -42), hand_f=(30, -34)),
    "pour": _from(_KNEEL, elbow_f=(14, -42), hand_f=(30, -42)),
    "drink": _from(_KNEEL, elbow_f=(16, -46), hand_f=(15, -60)),
    "play": _from(_KNEEL, elbow_f=(14, -40), hand_f=(10, -32), elbow_b=(12, -46), hand_b=(28, -50)),
    "dance": _from(_WALK, elbow_f=(20, -84), hand_f=(34, -98), elbow_b=(-18, -74), hand_b=(-30, -62)),
    "bound": _from(_KNEEL, elbow_f=(-12, -42), hand_f=(-16, -30), elbow_b=(-14, -42), hand_b=(-18, -30), head=(8, -63)),
    "fall": _from(_STAND, elbow_f=(20, -80), hand_f=(34, -96), elbow_b=(-18, -78), hand_b=(-30, -92), knee_f=(14, -26)),
}  # fmt: skip

LEGS_ONLY = ("run", "crouch", "creep", "leap", "climb", "shoot", "pole", "guard", "torch")  # not in a long robe
LOW = ("kneel", "write", "pour", "drink", "play", "bound", "asleep", "sit")
TILT = {"asleep": 34, "bow": 62, "look": -18, "bound": 26, "kneel": 6, "creep": 8, "write": 14, "pour": 10, "read": 12}


def poses_of(kind: str) -> list[str]:
    """The poses a kind can take: nobody runs over roofs in a long robe."""
    long = KINDS[kind].garment in ("robe", "kimono")
    return [pose for pose in POSES if not (long and pose in LEGS_ONLY)]


# --- heads ----------------------------------------------------------------------------------------------------


def _hair(x: float, y: float) -> str:
    """The back of a head."""
    return ellipse(x, y, 7.8, 9, INK, 1.5) + brush([(x - 1, y - 8), (x, y - 13), (x + 5, y - 11)], [4, 5, 3], INK)


def _face(skin: str) -> str:
    out = ellipse(0, 0, 7.4, 8.8, skin, 1.4) + line([(6.6, -2), (8.4, 1.4), (6.2, 2.2)], INK, 1.1)
    return out + ellipse(3.4, -1.4, 1.2, 0.8, INK) + line([(1.4, -4), (5.8, -4.3)], INK, 1) + line([(3, 4.6), (6, 4.6)], BLOOD, 1.1)


def _woman(skin: str) -> str:
    return ellipse(1, 0, 6.8, 8.4, skin, 1.3) + line([(2.6, -1.6), (6.4, -2.2)], INK, 1.1) + line([(2.4, -4.6), (6, -5)], INK, 0.8) + circle(5.4, 4, 1.4, VERMILION)


def head(kind: str, cloth: str, skin: str, back: bool = False) -> str:
    """A head around the origin, facing right."""
    if back and kind not in ("hood", "jingasa", "kasa", "hat", "cap"):
        if kind == "bald":
            return ellipse(0, 0, 8, 9.2, skin, 1.5)
        bun = circle(-1, -12, 5, INK) + line([(-9, -14), (8, -10)], GOLD, 1.6) if kind in ("lady", "mask") else ""
        tail = brush([(0, -4), (-3, 10), (-1, 24)], [6, 6, 2], INK) if kind in ("tail", "plain") else ""
        return _hair(0, 0) + bun + tail
    if kind == "lady":
        out = path(curve([(-6, -4), (-14, -2), (-13, -12), (-8, -14), (-2, -21), (7, -17), (9, -8), (1, -4)]), INK) + _woman(skin)
        out += path(curve([(-5, 4), (-6, -7), (3, -10), (9, -6), (2, -6), (-2, -1), (-2, 5)]), INK)
        return out + line([(-12, -17), (3, -13)], GOLD, 1.8) + circle(-12, -17, 2.6, VERMILION, 0.9) + line([(0, -20), (12, -14)], GOLD, 1.4)
    if kind in ("plain", "tail"):
        fall = [(-5, -5), (-9, 8), (-7, 22)] if kind == "plain" else [(-5, -8), (-14, -6), (-18, 8), (-24, 20)]
        out = brush(fall, [7, 6, 2], INK) + _woman(skin) + path(curve([(-7, 5), (-8, -6), (1, -11), (9, -7), (8, -4), (1, -6), (-2, -1), (-3, 6)]), INK)
        if kind == "tail":
            out += brush([(-7, -4), (8, -6)], [3, 3], VERMILION) + brush([(-7, -4), (-14, 0), (-16, 6)], [3, 2.4, 0], VERMILION)
        return out
    if kind == "mask":  # a player with a fox's face
        out = brush([(-4, -6), (-12, 6), (-16, 20)], [9, 8, 2], "#b7352c") + shape([(-6, -10), (5, -11), (10, 1), (6, 9), (-4, 8), (-8, 0)], SNOW, 1.4)
        out += poly([(-6, -9), (-6, -19), (0, -11)], SNOW, 1.1) + poly([(2, -11), (6, -19), (8, -9)], SNOW, 1.1)
        return out + line([(1, -2), (6, -4)], VERMILION, 1.8) + line([(6, 5), (10, 4)], VERMILION, 1.4) + circle(9.4, 1.6, 1.4, INK)
    if kind == "cap":
        return _face(skin) + line([(4, 8), (6, 13)], INK, 1.2) + shape([(-8, -4, 0), (-9, -12), (-8, -26), (-1, -29), (4, -24), (6, -7, 0)], INK, 1.2) + line([(-6, -6), (5, -9)], tone(INK, PAPER, 0.4), 1)
    if kind == "hat":
        out = _face(skin) + path(curve([(-2, 5), (7, 5), (5, 13), (0, 12)]), EARTH, INK, 1)
        return out + path(curve([(-8, 3), (-8, -6), (-3, -8), (-4, 4)]), EARTH) + ellipse(0, -6, 17, 3.6, INK) + shape([(-9, -6, 0), (-8, -13), (0, -15), (8, -13), (9, -6, 0)], "#2a2725", 1.2)
    if kind == "tuft":
        return _face(skin) + path(curve([(-7, 0), (-8, -6), (-3, -9), (-2, -4), (-4, 2)]), INK) + brush([(-1, -8), (0, -14), (5, -12)], [4, 5, 2], INK) + circle(0, -10, 1.8, VERMILION)
    if kind == "beard":
        return _face(skin) + path(curve([(-1, 5), (7, 5), (5, 18), (1, 14)]), SNOW, INK, 1) + path(curve([(-8, 4), (-8.6, -6), (-1, -11), (7, -7), (0, -6), (-3, 4)]), "#8d8a84", INK, 1)
    return head_of((0, 0), kind, cloth, "", skin, INK)


# --- what hands hold ----------------------------------------------------------------------------------------


def pole(hand: tuple[float, float], lean: float, low: float, high: float, tip: str = "") -> str:
    """A shaft through the hand: `lean` its slant, `low` and `high` how far it reaches below and above."""
    x, y = hand
    a, b = (x - lean * low, y + low), (x + lean * high, y - high)
    out = brush([a, b], [3.6, 3.2], INK) + brush([a, b], [1.8, 1.6], WOOD)
    if tip == "spear":
        out += poly([(b[0] - 3, b[1] + 3), (b[0] + lean * 20, b[1] - 20), (b[0] + 3, b[1] + 3)], "#e4e8e6", 1.2) + brush([(b[0], b[1] + 4), (b[0] - 5, b[1] + 15)], [6, 1], VERMILION)
    elif tip == "glaive":
        e = (b[0] + lean * 26 - 4, b[1] - 30)
        out += brush([b, (b[0] + lean * 14 + 5, b[1] - 15), e], [6.4, 6, 1], INK) + brush([b, (b[0] + lean * 14 + 5, b[1] - 15), e], [4, 3.6, 0.4], "#e9eef0") + circle(*b, 2.6, GOLD, 0.9)
    elif tip == "hammer":
        out += group(rect(-9, -5, 18, 11, "#59636b", 1.5, INK, 2), b[0], b[1], 1, False, lean * 40)
    elif tip == "rings":
        out += circle(b[0], b[1] - 4, 5, "none", 2.2, GOLD)
    return out


def _held(pose: str, kind: Kind, p: Joints, name: str) -> tuple[str, str]:
    """Drawn behind the body and before it."""
    h, b = p["hand_f"], p["hand_b"]
    if pose == "raise":
        if kind.arm == "hammer":
            return "", pole(h, -0.5, 6, 22, "hammer")
        if kind.arm in ("spear", "glaive"):
            return "", pole(h, -0.9, 34, 30, kind.arm)
        return ("", pole(h, -0.4, 10, 34, "")) if kind.arm == "staff" else ("", blade(h, (-30, -22), 56))
    if pose == "guard":
        if kind.arm in ("spear", "glaive", "staff"):
            return "", group(pole((0, 0), 0.0, 44, 46, kind.arm), h[0] - 4, h[1] + 4, 1, False, 62)
        return "", blade(h, (26, -24), 58)
    if pose == "shoot":
        arc = [(h[0] - 8, h[1] - 46), (h[0] + 3, h[1] - 26), (h[0] + 2, h[1]), (h[0] + 4, h[1] + 18), (h[0] - 6, h[1] + 34)]
        bow = brush(arc, [1.6, 4.6, 4, 4.6, 1.6], INK) + brush(arc, [0.6, 2.6, 2, 2.6, 0.6], "#a8382b")
        string = line([arc[0], (b[0], b[1])], INK, 1) + line([arc[-1], (b[0], b[1])], INK, 1)
        arrow = line([(b[0] - 4, b[1]), (h[0] + 22, h[1] - 1)], INK, 1.8) + poly([(h[0] + 20, h[1] - 4), (h[0] + 30, h[1] - 1), (h[0] + 20, h[1] + 2)], "#e4e8e6", 0.9) + poly([(b[0] - 4, b[1]), (b[0] - 10, b[1] - 4), (b[0] + 4, b[1])], SNOW, 0.8)
        return "", bow + string + arrow
    if pose in ("stand", "walk", "back") and kind.arm in ("spear", "glaive", "staff"):
        return "", pole((h[0] + 2, h[1]), 0.05, 48, 74 if kind.arm != "staff" else 44, "rings" if name == "monk" else kind.arm)
    if pose == "carry":
        sack = shape([(-26, -78), (-22, -102), (-2, -110), (14, -102), (12, -88), (-6, -82)], "#c8a86a", 1.7) + line([(8, -104), (14, -92)], EARTH, 2) + line([(-16, -100), (-10, -84)], EARTH, 1)
        return sack, ""
    if pose == "torch":
        return "", brush([(h[0] - 3, h[1] + 14), (h[0] + 4, h[1] - 14)], [4.4, 5.6], INK) + brush([(h[0] - 2, h[1] + 12), (h[0] + 4, h[1] - 13)], [2.4, 3.4], WOOD)
    if pose == "lantern":
        return "", line([(h[0] - 10, h[1] + 4), (h[0] + 12, h[1] - 6)], INK, 3) + line([(h[0] + 12, h[1] - 6), (h[0] + 12, h[1] + 4)], INK, 1.2)
    if pose == "umbrella":
        top = (h[0] - 6, h[1] - 66)
        out = line([(h[0] + 1, h[1] + 6), top], INK, 2.6)
        ring: list[Point] = [(top[0] - 44, top[1] + 26, 0), (top[0] - 30, top[1] + 6), (top[0], top[1] - 4, 0), (top[0] + 30, top[1] + 6), (top[0] + 44, top[1] + 26, 0), (top[0] + 22, top[1] + 21), (top[0], top[1] + 20), (top[0] - 22, top[1] + 21)]
        cloth = VERMILION if kind.garment in ("kimono", "robe") else "#d0b070"
        out += shape(ring, cloth, 1.7) + "".join(line([(top[0], top[1] - 3), (top[0] + k, top[1] + 22)], tone(cloth, INK, 0.4), 1) for k in (-32, -16, 0, 16, 32))
        return "", out + path(curve([(top[0] - 37, top[1] + 17), (top[0] - 18, top[1] + 11), (top[0], top[1] + 9), (top[0] + 18, top[1] + 11), (top[0] + 37, top[1] + 17)], False), "none", SNOW, 2.4)
    if pose == "read":
        return "", poly([(h[0] - 6, h[1] + 12), (h[0] - 10, h[1] - 12), (h[0] + 14, h[1] - 18), (h[0] + 17, h[1] + 6)], PAPER, 1.4) + "".join(line([(h[0] - 3 + k * 5, h[1] - 9 - k * 1.4), (h[0] - 1 + k * 5, h[1] + 6 - k * 1.4)], INK, 1.1) for k in range(4))
    if pose == "write":
        return "", line([(h[0] - 4, h[1] - 22), (h[0] + 3, h[1] + 8)], INK, 3) + line([(h[0] - 4, h[1] - 22), (h[0] + 2, h[1] + 2)], WOOD, 1.6)
    if pose == "pour":
        return "", group(shape([(-5, 8), (-8, -2), (-3, -10), (-2, -20, 0), (3, -20, 0), (4, -10), (8, -2), (5, 8)], SNOW, 1.4) + line([(-6, -3), (6, -3)], INDIGO, 1.6), h[0] + 6, h[1] - 4, 1, False, 72)
    if pose == "drink":
        return "", path(curve([(h[0] - 2, h[1] - 4), (h[0] + 12, h[1] - 6), (h[0] + 9, h[1] + 3), (h[0] + 1, h[1] + 4)]), VERMILION, INK, 1.3)
    if pose == "play":
        body = group(rect(-13, -11, 26, 22, "#d9c08a", 1.6, INK, 4), 8, -28, 1, False, -24)
        neck = line([(14, -34), (52, -62)], INK, 5) + line([(14, -34), (52, -62)], WOOD, 3) + line([(48, -66), (56, -58)], INK, 2.6)
        return "", body + neck + line([(2, -26), (50, -61)], SNOW, 0.9)
    if pose == "dance":
        ring = [(0, 0, 0), (-20, -18), (-6, -28), (10, -26), (20, -14)]
        return "", group(shape(ring, GOLD, 1.4) + circle(-1, -17, 5, VERMILION) + "".join(line([(0, 0), q[:2]], INK, 0.9) for q in ring[1:]), h[0], h[1], 1, False, 24)
    if pose == "bound":
        c = p["chest"]
        return "", "".join(brush([(c[0] - 12, c[1] + k), (c[0] + 11, c[1] + k + 2)], [3, 3], "#dcc48c") for k in (4, 11, 18))
    return "", ""


# --- bodies -------------------------------------------------------------------------------------------------


def _skirt(k: Kind, p: Joints, pose: str) -> str:
    """The lower half of a long robe."""
    hx, hy = p["hip"]
    fill = k.robe if k.garment == "kimono" else tone(k.robe, INK, 0.25)
    w = k.wide
    if pose in LOW:
        out = shape([(hx - 11 * w, hy - 6, 0), (-24 * w, -12), (-34 * w, 0, 0), (0, 2), (30 * w, 0, 0), (28 * w, -12), (14, -20), (hx + 13 * w, hy - 4, 0)], fill, 1.8)
        return out + line([(hx + 4, hy - 2), (16, -10), (24, -3)], tone(fill, INK, 0.5), 1.2) + line([(hx - 4, hy), (-16, -4)], tone(fill, INK, 0.5), 1.1)
    left, right = min(p["foot_f"][0], p["foot_b"][0]), max(p["foot_f"][0], p["foot_b"][0])
    out = ""
    if k.garment == "kimono":
        out += shape([(left - 6, -10, 0), (left - 26, 1, 0), (0, 3), (right + 9, 2, 0), (right + 6, -8, 0)], k.under if k.under != SNOW else VERMILION, 1.5)
        ring: list[Point] = [(hx - 10, hy - 4, 0), (left - 4, -24), (left - 22, -2, 0), (0, 1), (right + 7, -1, 0), (right + 3, -26), (hx + 10, hy - 4, 0)]
    else:
        out += rect(left + 2, -4, 8, 5, SNOW, 1) + rect(right - 6, -4, 9, 5, SNOW, 1)
        ring = [(hx - 12 * w, hy - 4, 0), (left - 6 * w, -22), (left - 9 * w, -3, 0), (0, -1), (right + 9 * w, -3, 0), (right + 6 * w, -24), (hx + 12 * w, hy - 4, 0)]
    out += shape(ring, fill, 1.8)
    for t in (-0.5, 0.1, 0.6):
        out += line([(hx + t * 9, hy), (left + (right - left) * (0.5 + t * 0.6), -5)], tone(fill, INK, 0.5), 1.1)
    if k.mark == "flowers":
        out += "".join(circle(x, y, 2.6, SNOW) + circle(x, y, 1, GOLD) for x, y in ((-9, -14), (3, -9), (6, -28), (-4, -34), (-17, -6), (9, -16)))
    if k.mark == "patches":
        out += rect(-8, -26, 9, 8, tone(k.robe, PAPER, 0.35), 0.9) + rect(4, -15, 8, 7, tone(k.robe, EARTH, 0.5), 0.9)
    return out


def _leg(k: Kind, p: Joints, side: str, dark: float) -> str:
    fill = tone(k.legs or k.robe, INK, dark)
    joints = [p["hip"], p[f"knee_{side}"], p[f"foot_{side}"]]
    if k.garment == "hakama":
        foot = joints[2]
        end = (foot[0], foot[1] - 5)
        return brush([(foot[0] - 4, foot[1] - 1), (foot[0] + 8, foot[1])], [6, 4], INK) + limb([joints[0], joints[1], end], [17, 17, 15], fill)
    wide = [14, 10, 5.5] if k.garment == "tight" else [15, 8.5, 5.5]
    foot = foot_of(joints[1], joints[2], fill, INK)
    return limb(joints, wide, fill) + foot


def _arm(k: Kind, p: Joints, side: str, dark: float) -> str:
    fill = tone(k.robe, INK, dark)
    a, e, h = p["chest"], p[f"elbow_{side}"], p[f"hand_{side}"]
    hand = circle(*h, 3.7, tone(k.skin, INK, dark * 0.5), 1.2)
    if k.garment == "tight":
        return limb([a, e, h], [10, 8.5, 5], fill) + hand
    if k.garment == "short":
        half = ((e[0] + h[0]) / 2, (e[1] + h[1]) / 2)
        return limb([e, half, h], [6.4, 6, 4.6], tone(k.skin, INK, dark * 0.6)) + limb([a, e], [12, 11], fill) + hand
    cuff = (h[0] - (h[0] - e[0]) * 0.22, h[1] - (h[1] - e[1]) * 0.22)
    drop = 8 if k.garment in ("kimono", "robe") else 3
    low = (cuff[0] - 2, cuff[1] + drop)
    return hand + limb([a, e, ((cuff[0] + low[0]) / 2, (cuff[1] + low[1]) / 2)], [11, 12.5, 13 if drop == 3 else 17], fill) + hand


def _torso(k: Kind, p: Joints, back: bool) -> str:
    (hx, hy), (cx, cy) = p["hip"], p["chest"]
    dx, dy = cx - hx, cy - hy
    n = (dx * dx + dy * dy) ** 0.5
    ux, uy = dx / n, dy / n
    px, py = -uy, ux
    w = k.wide

    def at(u: float, v: float) -> tuple[float, float]:  # along the spine from the hip, across it
        return hx + ux * u + px * v, hy + uy * u + py * v

    ring: list[Point] = [at(-7, -11 * w), at(-8, 11 * w), at(n, 11.5 * w), at(n + 7, 6), at(n + 7, -6), at(n, -10.5 * w)]
    out = shape(ring, k.robe, 1.6)
    if not back and k.garment != "tight":
        a, b, c = at(n + 6, -4), at(n + 6, 6), at(n * 0.4, 3)
        out += poly([a, b, c], k.under, 1.1) + line([a, at(n * 0.3, 5)], INK, 1.4)
    if k.mark == "stole" and not back:
        out += brush([at(n + 5, -7), at(n * 0.5, 2), at(0, 10)], [7, 8, 7], k.sash) + brush([at(n + 4, 4), at(n * 0.62, 5)], [2, 2], "#7a5230")
    if k.mark == "cross" and not back:
        (x, y) = at(n * 0.5, 5)
        out += rect(x - 1.1, y - 6, 2.2, 12, GOLD) + rect(x - 3.8, y - 3.4, 7.6, 2.2, GOLD)
    tall = 13 if k.garment == "kimono" else 6
    out += brush([at(3, -11.5 * w), at(3, 11.5 * w)], [tall, tall], INK) + brush([at(3, -10.5 * w), at(3, 10.8 * w)], [tall - 2, tall - 2], k.sash)
    if k.garment == "kimono":
        (x, y) = at(6, -13)
        out += group(rect(-6, -8, 11, 17, k.sash, 1.5, INK, 3), x, y)
    if k.wings:
        for v, s in ((-10, -1), (11, 1)):
            a, b, c = at(n + 7, v * 0.5), at(n + 4, v + s * 15), at(n * 0.25, v * 0.6)
            out += poly([a, b, (b[0], b[1] + 7), c], k.wings, 1.6)
        (x, y) = at(n - 4, 9)
        out += circle(x, y, 3, GOLD)
    if k.garment in ("hakama", "robe") and back:
        (x, y) = at(n - 6, 0)
        out += circle(x, y, 3.4, SNOW)
    return out


def _bowing(k: Kind) -> str:
    """Forehead on the ground: one round back, a head before it."""
    out = shape([(-38, 0, 0), (-40, -14), (-26, -32), (-4, -34), (16, -26), (26, -14), (28, 0, 0)], k.robe, 1.8)
    out += line([(-30, -10), (-12, -20), (6, -14)], tone(k.robe, INK, 0.5), 1.3) + brush([(-8, -33), (-2, -4)], [5, 6], k.sash) + circle(8, -22, 3.2, SNOW if k.garment != "kimono" else GOLD)
    out += limb([(16, -16), (28, -6), (40, -3)], [12, 10, 8], tone(k.robe, INK, 0.12)) + circle(42, -2, 3.2, k.skin, 1)
    return out + group(head(k.head, k.robe, k.skin), 30, -17, 1, False, 58)


def figure(name: str, pose: str) -> str:
    """One person, feet at the origin, facing right."""
    k, p = KINDS[name], POSES[pose]
    back = pose == "back"
    if pose == "bow":
        return group(_bowing(k), 0, 0, k.size)
    behind, before = _held(pose, k, p, name)
    out = behind
    if k.mark == "scarf" and pose not in ("asleep", "bow", "bound", "fall"):
        hx, hy = p["head"]
        out += limb([(hx - 6, hy + 8), (hx - 24, hy + 2), (hx - 38, hy + 12), (hx - 56, hy + 2)], [5, 6, 5, 0], VERMILION, 1.2)
    if k.mark == "swords":
        hx, hy = p["hip"]
        if pose not in LOW:
            out += brush([(hx - 34, hy + 14), (hx + 14, hy - 4)], [4.4, 3.8], INK) + brush([(hx + 6, hy - 1), (hx + 18, hy - 6)], [4, 4], GOLD)
    out += _arm(k, p, "b", 0.2)
    if k.garment in ("robe", "kimono"):
        out += _skirt(k, p, pose)
    elif k.garment == "hakama" and pose in LOW:
        out += _skirt(Kind(k.legs or k.robe), p, pose)
    else:
        out += _leg(k, p, "b", 0.25) + _leg(k, p, "f", 0.0)
    out += _torso(k, p, back)
    face = group(head(k.head, k.robe, k.skin, back), *p["head"], 1, False, TILT.get(pose, 0))
    if pose == "umbrella":
        out += face + before + _arm(k, p, "f", 0)
    elif pose in ("play", "read"):
        out += face + _arm(k, p, "f", 0) + before + circle(*p["hand_f"], 3.7, k.skin, 1.1)
    else:
        out += face + before + _arm(k, p, "f", 0) if pose not in ("bound",) else face + _arm(k, p, "f", 0) + before
    if pose == "fall":
        out = group(out, 40, -12, 1, False, -84)
    if k.size != 1:
        out = group(out, 0, 0, k.size)
    return out


def _dog() -> str:
    out = limb([(-20, -24), (-24, -12), (-22, -1)], [7, 5, 4], "#8a6a48") + limb([(14, -24), (12, -12), (12, -1)], [7, 5, 4], "#8a6a48")
    out += shape([(-26, -26), (-20, -36), (8, -36), (20, -40), (26, -52, 0), (31, -46), (42, -40), (40, -34), (28, -32), (20, -22), (-14, -20)], "#b48d5c", 1.7)
    out += limb([(-15, -24), (-17, -12), (-14, -1)], [8, 5, 4], "#b48d5c") + limb([(19, -26), (19, -12), (20, -1)], [8, 5, 4], "#b48d5c")
    return out + brush([(-24, -32), (-36, -42), (-28, -50)], [6, 6, 2], INK) + brush([(-24, -32), (-35, -42), (-28, -49)], [3, 3, 1], "#b48d5c") + circle(31, -42, 1.6, INK) + circle(41, -38, 2, INK)


def _ox() -> str:
    coat = "#5a4436"
    out = "".join(limb([(x, -44), (x + 2, -20), (x, -1)], [14, 9, 8], tone(coat, INK, 0.3)) for x in (-46, 30))
    out += shape([(-66, -60), (-58, -84), (-20, -86), (24, -92), (44, -84), (58, -88), (76, -74), (80, -60), (68, -54), (52, -58), (40, -40), (-30, -36), (-60, -42)], coat, 2)
    out += "".join(limb([(x, -46), (x + 2, -20), (x, -1)], [15, 10, 8], coat) for x in (-36, 40))
    out += brush([(54, -86), (62, -102), (52, -110)], [6, 5, 1], STRAW) + brush([(-64, -70), (-72, -50), (-70, -30)], [4, 4, 6], INK) + circle(68, -74, 2, SNOW)
    return out + brush([(30, -92), (36, -60)], [5, 5], VERMILION)


def _horse() -> str:
    coat = "#7a4f33"
    body: list[Point] = [(-46, -62), (-38, -74), (-10, -70), (16, -74), (30, -92), (38, -106), (40, -114, 0), (45, -106), (54, -100), (66, -82), (62, -76), (54, -78), (44, -80), (38, -62), (28, -46), (4, -42), (-22, -44), (-44, -46)]
    out = limb([(-40, -66), (-56, -52), (-54, -24)], [9, 12, 1], INK, 0)
    out += limb([(24, -52), (16, -28), (6, -2)], [12, 8, 5], tone(coat, INK, 0.35)) + limb([(-34, -54), (-26, -28), (-30, -2)], [16, 9, 5], tone(coat, INK, 0.35))
    out += limb([(30, -54), (38, -34), (32, -2)], [13, 9, 5], coat) + limb([(-36, -54), (-42, -30), (-48, 0)], [17, 10, 5], coat)
    out += shape(body, coat, 2) + brush([(14, -76), (24, -92), (36, -110)], [3, 10, 3], INK) + circle(54, -92, 1.8, INK)
    for x in (-34, 4):
        out += shape([(x - 4, -80), (x + 14, -90), (x + 24, -76), (x + 20, -50), (x + 2, -48), (x - 6, -62)], STRAW, 1.7) + line([(x - 2, -64), (x + 22, -66)], EARTH, 2)
    return out + line([(62, -80), (44, -88), (18, -78)], VERMILION, 2.2)


BEASTS = {"dog": _dog, "ox": _ox, "horse": _horse, "rider": lambda: rider(tone(VERMILION, INK, 0.15))}


def bodies() -> dict[str, tuple[str, tuple[float, float, float, float]]]:
    """Every sprite: its SVG and the box it is drawn in."""
    found: dict[str, Any] = {}
    for kind in KINDS:
        for pose in poses_of(kind):
            found[f"fig_{kind}_{pose}"] = (figure(kind, pose), BOX)
    for name, draw in BEASTS.items():
        found[f"fig_{name}_stand"] = (draw(), (-95, -165, 190, 180))
    return found



