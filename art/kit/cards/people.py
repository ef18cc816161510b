"""The people of the cards: jointed figures for those who run, climb and fight; robed ones for those who stand.

Every figure is drawn about 100 units tall with its feet at the origin, facing right.
"""

from __future__ import annotations

from art.kit.colour import mix as tone
from art.kit.press import (
    BLOOD,
    EARTH,
    GOLD,
    INDIGO,
    INK,
    PAPER,
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
)

Pose = dict[str, tuple[float, float]]

POSES: dict[str, Pose] = {
    "crouch": {"hip": (-6, -27), "chest": (4, -50), "head": (15, -64), "knee_f": (19, -33), "foot_f": (15, 0), "knee_b": (-16, -10), "foot_b": (-32, 0),
               "elbow_f": (22, -38), "hand_f": (34, -26), "elbow_b": (-10, -62), "hand_b": (-4, -76)},
    "run": {"hip": (0, -46), "chest": (11, -70), "head": (22, -86), "knee_f": (24, -42), "foot_f": (26, -8), "knee_b": (-12, -26), "foot_b": (-38, -22),
            "elbow_f": (28, -56), "hand_f": (40, -66), "elbow_b": (-10, -66), "hand_b": (-24, -52)},
    "leap": {"hip": (0, -50), "chest": (10, -72), "head": (22, -86), "knee_f": (24, -52), "foot_f": (12, -26), "knee_b": (-18, -40), "foot_b": (-42, -34),
             "elbow_f": (20, -96), "hand_f": (4, -112), "elbow_b": (2, -98), "hand_b": (-4, -108)},
    "stand": {"hip": (0, -48), "chest": (2, -76), "head": (5, -92), "knee_f": (8, -25), "foot_f": (10, 0), "knee_b": (-7, -25), "foot_b": (-10, 0),
              "elbow_f": (14, -62), "hand_f": (20, -48), "elbow_b": (-10, -62), "hand_b": (-8, -46)},
    "guard": {"hip": (-2, -42), "chest": (2, -70), "head": (9, -86), "knee_f": (18, -26), "foot_f": (26, 0), "knee_b": (-16, -22), "foot_b": (-28, 0),
              "elbow_f": (18, -60), "hand_f": (30, -60), "elbow_b": (8, -54), "hand_b": (24, -56)},
    "raise": {"hip": (-2, -44), "chest": (2, -72), "head": (8, -87), "knee_f": (18, -28), "foot_f": (26, 0), "knee_b": (-14, -22), "foot_b": (-26, 0),
              "elbow_f": (18, -94), "hand_f": (2, -110), "elbow_b": (-2, -96), "hand_b": (-2, -108)},
    "bow": {"hip": (-2, -44), "chest": (0, -72), "head": (7, -88), "knee_f": (15, -24), "foot_f": (24, 0), "knee_b": (-14, -22), "foot_b": (-24, 0),
            "elbow_f": (22, -74), "hand_f": (42, -76), "elbow_b": (-24, -76), "hand_b": (-6, -77)},
    "carry": {"hip": (0, -46), "chest": (6, -70), "head": (15, -82), "knee_f": (18, -30), "foot_f": (14, 0), "knee_b": (-10, -24), "foot_b": (-24, -4),
              "elbow_f": (16, -78), "hand_f": (6, -92), "elbow_b": (-6, -60), "hand_b": (2, -48)},
    "reach": {"hip": (-2, -46), "chest": (4, -72), "head": (12, -84), "knee_f": (10, -26), "foot_f": (8, 0), "knee_b": (-10, -24), "foot_b": (-16, 0),
              "elbow_f": (22, -62), "hand_f": (42, -60), "elbow_b": (16, -58), "hand_b": (34, -56)},
    "sit": {"hip": (-4, -12), "chest": (0, -40), "head": (5, -56), "knee_f": (24, -8), "foot_f": (4, -2), "knee_b": (20, -6), "foot_b": (-8, -2),
            "elbow_f": (14, -28), "hand_f": (22, -16), "elbow_b": (-8, -28), "hand_b": (8, -16)},
}


def limb(points: list[tuple[float, float]], widths: list[float], fill: str, edge: float = 1.4, ink: str = INK) -> str:
    return brush(points, [w + edge * 2 for w in widths], ink) + brush(points, widths, fill)


def jointed(
    pose: str | Pose, cloth: str = SHADOW, legs: str = "", arms: str = "", head: str = "hood", sash: str = VERMILION, scarf: str = "", sword: str = "",
    ink: str = INK, skin: str = SKIN,
) -> str:
    """A figure from its joints; `sword` is "", "back" (sheathed) or "drawn" (in the front hand)."""
    p = POSES[pose] if isinstance(pose, str) else pose
    legs, arms = legs or cloth, arms or cloth
    far = tone(legs, INK, 0.25)
    out = ""
    if sword == "back":
        cx, cy = p["chest"]
        out += brush([(cx - 22, cy + 22), (cx + 12, cy - 20)], [4.6, 4.6], ink) + brush([(cx + 4, cy - 10), (cx + 12, cy - 20)], [4, 4], sash or GOLD)
        out += brush([(cx + 1, cy - 11), (cx + 7, cy - 6)], [3, 3], GOLD)
    if scarf:
        hx, hy = p["head"]
        out += limb([(hx - 6, hy + 8), (hx - 24, hy + 2), (hx - 38, hy + 12), (hx - 58, hy + 2)], [5, 6, 5, 0], scarf, 1.2, ink)
        out += limb([(hx - 6, hy + 9), (hx - 22, hy + 12), (hx - 36, hy + 24), (hx - 50, hy + 20)], [5, 5, 4, 0], tone(scarf, INK, 0.2), 1.2, ink)
    out += limb([p["chest"], p["elbow_b"], p["hand_b"]], [9, 8, 5], tone(arms, INK, 0.2), 1.4, ink)
    out += limb([p["hip"], p["knee_b"], p["foot_b"]], [13, 9.5, 5.5], far, 1.4, ink) + foot_of(p["knee_b"], p["foot_b"], far, ink)
    out += limb([p["hip"], p["knee_f"], p["foot_f"]], [14, 10.5, 6], legs, 1.4, ink) + foot_of(p["knee_f"], p["foot_f"], legs, ink)
    (hx, hy), (cx, cy) = p["hip"], p["chest"]
    dx, dy = cx - hx, cy - hy
    n = (dx * dx + dy * dy) ** 0.5
    ux, uy = dx / n, dy / n
    px, py = -uy, ux
    torso: list[Point] = [(hx - px * 9, hy - py * 9), (hx + px * 10, hy + py * 10), (cx + px * 11, cy + py * 11), (cx + px * 6 + ux * 6, cy + py * 6 + uy * 6), (cx - px * 6 + ux * 6, cy - py * 6 + uy * 6), (cx - px * 10, cy - py * 10)]
    skirt: list[Point] = [(hx - px * 10 - ux * 7, hy - py * 10 - uy * 7), (hx + px * 11 - ux * 8, hy + py * 11 - uy * 8), *torso[2:]]
    out += shape(skirt, cloth, 1.6, ink)
    out += line([(cx + px * 5, cy + py * 5), (hx - px * 4 + ux * 8, hy - py * 4 + uy * 8)], tone(cloth, PAPER, 0.25), 1.1)
    if sash:
        out += brush([(hx - px * 10 + ux * 4, hy - py * 10 + uy * 4), (hx + px * 11 + ux * 4, hy + py * 11 + uy * 4)], [5, 5], sash)
    out += head_of(p["head"], head, cloth, sash, skin, ink)
    if sword == "drawn":
        (ex, ey), (wx, wy) = p["elbow_f"], p["hand_f"]
        out += blade((wx, wy), ((wx - ex) * 0.5 + (0 if pose != "raise" else -12), wy - ey - (18 if pose == "guard" else 0)), 52)
    out += limb([p["chest"], p["elbow_f"], p["hand_f"]], [10, 8.5, 5], arms, 1.4, ink) + circle(*p["hand_f"], 3.6, skin if head != "hood" else tone(arms, SKIN, 0.75), 1.2, ink)
    return out


def foot_of(knee: tuple[float, float], foot: tuple[float, float], fill: str, ink: str) -> str:
    d = 1 if foot[0] - knee[0] > -16 else 0.35
    return brush([(foot[0] - 3, foot[1] - 2), (foot[0] + 9 * d, foot[1] - (0 if d == 1 else -4))], [6.5, 3.5], ink) if fill else ""


def blade(hand: tuple[float, float], way: tuple[float, float], length: float = 50, steel: str = "#e9eef0") -> str:
    """A drawn katana from the hand along a direction, slightly curved."""
    n = (way[0] ** 2 + way[1] ** 2) ** 0.5 or 1
    ux, uy = way[0] / n, way[1] / n
    px, py = -uy * length * 0.07, ux * length * 0.07
    a = (hand[0] - ux * length * 0.16, hand[1] - uy * length * 0.16)
    g = (hand[0] + ux * length * 0.16, hand[1] + uy * length * 0.16)
    m = (hand[0] + ux * length * 0.62 + px, hand[1] + uy * length * 0.62 + py)
    tip = (hand[0] + ux * length * 1.15, hand[1] + uy * length * 1.15)
    w = max(1.0, length / 50)
    wrap = ""
    if length > 100:  # near enough to see the binding of the hilt
        for i in range(4):
            t = (i + 0.5) / 4
            wrap += circle(a[0] + (g[0] - a[0]) * t, a[1] + (g[1] - a[1]) * t, 1.3 * w, "#efe6cc")
    return (brush([g, m, tip], [5.2 * w, 4.6 * w, 0.8], INK) + brush([g, m, tip], [3 * w, 2.6 * w, 0], steel) + brush([a, g], [4.6 * w, 4.6 * w], INK)
            + brush([(g[0] - px * 1.6, g[1] - py * 1.6), (g[0] + px * 1.6, g[1] + py * 1.6)], [3.2 * w, 3.2 * w], GOLD) + wrap)


def head_of(at: tuple[float, float], kind: str, cloth: str, sash: str, skin: str, ink: str) -> str:
    x, y = at
    if kind == "hood":
        out = brush([(x - 6, y - 3), (x - 15, y - 6), (x - 20, y - 1)], [5, 4, 0], ink) + brush([(x - 6, y - 1), (x - 14, y + 2), (x - 18, y + 8)], [5, 4, 0], ink)
        out += ellipse(x, y, 9.4, 10, cloth, 1.8, ink)
        out += path(curve([(x - 1, y - 3.5), (x + 8, y - 4), (x + 8.6, y + 0.6), (x - 0.5, y + 1)]), skin, ink, 0.9)
        return out + ellipse(x + 5, y - 1.4, 1.7, 1.2, INK)
    out = ellipse(x, y, 7.8, 9, skin, 1.5, ink) + line([(x + 7, y - 2), (x + 9, y + 1.6), (x + 6.6, y + 2.2)], ink, 1.2)
    out += ellipse(x + 3.6, y - 1.5, 1.2, 0.9, INK) + line([(x + 1.5, y - 4), (x + 6, y - 4.2)], INK, 1.1) + line([(x + 3, y + 4.6), (x + 6.4, y + 4.6)], BLOOD, 1.1)
    if kind in ("topknot", "band"):
        out += path(curve([(x - 8, y + 2), (x - 8.6, y - 5), (x - 2, y - 10), (x + 4, y - 8.6), (x + 2, y - 6), (x - 3, y - 3), (x - 4, y + 3)]), INK)
        out += brush([(x - 4, y - 9), (x - 7, y - 13), (x + 2, y - 11)], [4, 4.5, 3], INK)
        if kind == "band":
            out += brush([(x - 8, y - 4), (x + 7, y - 6)], [3, 3], SNOW) + brush([(x - 8, y - 4), (x - 15, y), (x - 18, y + 6)], [3, 3, 0], SNOW)
    elif kind == "jingasa":
        out += shape([(x - 15, y - 3, 0), (x - 2, y - 14), (x + 1, y - 15), (x + 16, y - 3, 0), (x, y - 5)], tone(cloth, INK, 0.55), 1.5, ink) + circle(x + 2, y - 9, 2, GOLD)
    elif kind == "kasa":
        out += shape([(x - 18, y + 1, 0), (x - 4, y - 12), (x + 2, y - 13), (x + 20, y + 1, 0), (x, y - 1)], STRAW, 1.5, ink)
        out += "".join(line([(x + k * 0.2, y - 12), (x + k, y - 1)], EARTH, 0.8) for k in (-12, -5, 2, 9, 14))
    elif kind == "bald":
        out += line([(x - 7, y - 3), (x - 5, y - 7.4)], tone(skin, INK, 0.35), 0.8)
    elif kind == "cloth":
        out += path(curve([(x - 9, y + 6), (x - 9.6, y - 6), (x - 1, y - 11.4), (x + 8, y - 7), (x + 3, y - 5), (x - 1, y - 1), (x - 1, y + 8)]), SNOW, ink, 1.4)
        out += brush([(x - 3, y + 8), (x + 5, y + 10)], [3, 4], SNOW) + line([(x - 6, y - 8), (x - 3, y + 1)], INDIGO, 1)
    return out


def robed(
    robe: str, under: str = SNOW, obi: str = INK, head: str = "topknot", skin: str = SKIN, wings: str = "", swords: bool = False, crest: str = "", wide: float = 1,
) -> str:
    """A standing man in hakama; `wings` adds the stiff shoulders of a lord."""
    out = ""
    if swords:
        out += brush([(-30, -34), (14, -50)], [4.4, 3.6], INK) + brush([(6, -47), (18, -51.5)], [4, 4], GOLD) + brush([(-24, -42), (13, -53)], [3.6, 3], INK)
    skirt: list[Point] = [(-11, -52, 0), (-17 * wide, -20), (-20 * wide, -1, 0), (-2, 1), (0, -6, 0), (2, 1), (21 * wide, -1, 0), (17 * wide, -22), (11, -52, 0)]
    out += shape(skirt, tone(robe, INK, 0.35), 1.8)
    out += "".join(line([(k * 0.45, -50), (k, -3)], tone(robe, INK, 0.7), 1) for k in (-12, -5, 6, 13))
    out += shape([(-13, -80), (-24, -62), (-23, -44, 0), (-13, -46, 0), (-9, -60)], robe, 1.7)
    out += shape([(-12, -81), (0, -84), (12, -81), (13, -64), (11, -50, 0), (-11, -50, 0), (-13, -64)], robe, 1.7)
    out += poly([(-5, -82), (7, -82), (3, -62)], under, 1.3) + line([(-5, -82), (4, -60)], INK, 1.6)
    out += shape([(13, -80), (25, -64), (25, -44, 0), (14, -45, 0), (9, -60)], robe, 1.7)
    out += rect(-11, -56, 22, 6, obi, 1.2)
    if wings:
        out += shape([(-4, -83, 0), (-26, -82, 0), (-29, -76), (-11, -54, 0), (-5, -56, 0)], wings, 1.7) + shape([(6, -83, 0), (27, -82, 0), (30, -76), (12, -54, 0), (6, -56, 0)], wings, 1.7)
        out += circle(-14, -75, 3.2, crest or GOLD) + circle(17, -75, 3.2, crest or GOLD)
    elif crest:
        out += circle(8, -71, 3.2, crest)
    out += rect(-3.6, -87, 7.2, 6, skin, 1.1)
    return out + head_of((1, -93), head, robe, "", skin, INK)


def lady(robe: str, obi: str = GOLD, under: str = VERMILION, pattern: str = "", hood: str = "") -> str:
    """A standing woman, hem trailing behind, head bent."""
    body: list[Point] = [(-9, -76), (-13, -50), (-17, -24), (-34, -2, 0), (-4, 1), (16, -1, 0), (12, -28), (10, -52), (9, -76), (0, -81)]
    out = shape([(-20, -10, 0), (-40, 1, 0), (-6, 3), (18, 2, 0), (14, -8, 0)], under, 1.5) + shape(body, robe, 1.8)
    if pattern:
        for px, py in ((-8, -16), (4, -10), (-18, -7), (5, -30), (-5, -36), (9, -18)):
            out += circle(px, py, 2.6, pattern) + circle(px, py, 1, robe)
    out += line([(6, -48), (3, -20), (8, -1)], tone(robe, INK, 0.55), 1.3)
    out += rect(-12.5, -60, 23, 14, obi, 1.6) + rect(-22, -64, 12, 17, obi, 1.6, INK, 3)
    out += shape([(7, -75), (19, -62), (21, -38, 0), (9, -40, 0), (4, -60)], robe, 1.7) + shape([(9, -40, 0), (21, -38, 0), (18, -34), (11, -36)], under, 1)
    out += poly([(-3, -79), (7, -78), (2, -64)], SNOW, 1.2) + rect(-2, -85, 6, 8, SKIN_PALE, 1)
    x, y = 4, -91
    if hood:
        return out + ellipse(x, y, 7, 8.4, SKIN_PALE, 1.3) + path(curve([(x + 8, y - 4), (x, y - 13), (x - 12, y - 6), (x - 14, y + 14), (x - 2, y + 16), (x + 9, y + 10), (x + 2, y + 6), (x + 2, y - 4)]), hood, INK, 1.7) + _woman_face(x, y)
    out += path(curve([(x - 7, y - 4), (x - 15, y - 2), (x - 14, y - 12), (x - 9, y - 14), (x - 3, y - 21), (x + 6, y - 17), (x + 9, y - 8), (x, y - 4)]), INK)
    out += ellipse(x + 1, y, 6.8, 8.4, SKIN_PALE, 1.3) + path(curve([(x - 6, y + 4), (x - 7, y - 7), (x + 2, y - 10), (x + 9, y - 6), (x + 1, y - 6), (x - 3, y - 1), (x - 3, y + 5)]), INK)
    return out + _woman_face(x, y) + line([(x - 12, y - 17), (x + 2, y - 13)], GOLD, 1.8) + circle(x - 13, y - 17, 2.6, VERMILION, 0.9) + line([(x - 1, y - 20), (x + 12, y - 14)], GOLD, 1.4)


def _woman_face(x: float, y: float) -> str:
    return line([(x + 2, y - 2), (x + 6, y - 2.6)], INK, 1.2) + line([(x + 2, y - 5), (x + 6, y - 5.4)], INK, 0.8) + circle(x + 5, y + 4, 1.4, VERMILION)


def armoured(lacing: str = VERMILION, plate: str = SHADOW, crest: str = GOLD) -> str:
    """A warrior in full harness, standing firm, seen from the front."""
    out = ""
    for d in (-1, 1):
        out += poly([(d * 4, -38), (d * 15, -38), (d * 17, 0), (d * 6, 0)], tone(plate, INK, 0.3), 1.6) + rect(min(d * 6, d * 16), -22, 10, 16, plate, 1.3)
        out += "".join(poly([(d * 1, -50 + k * 6), (d * (15 + k * 1.4), -50 + k * 6), (d * (16 + k * 1.6), -45 + k * 6), (d * 1, -45 + k * 6)], lacing if k % 2 else plate, 1.1) for k in range(3))
    out += shape([(-14, -78), (14, -78), (15, -62), (12, -50, 0), (-12, -50, 0), (-15, -62)], plate, 1.8)
    out += "".join(line([(-13, -74 + k * 6), (0, -73 + k * 6), (13, -74 + k * 6)], lacing, 2.2) for k in range(4))
    for d in (-1, 1):
        out += shape([(d * 14, -76), (d * 24, -62), (d * 27, -46, 0), (d * 20, -44, 0), (d * 13, -58)], tone(plate, INK, 0.2), 1.5)
        out += "".join(poly([(d * 11, -80 + k * 6), (d * (25 + k), -79 + k * 6), (d * (27 + k), -74 + k * 6), (d * 12, -74 + k * 6)], lacing if k % 2 == 0 else plate, 1.1) for k in range(4))
    out += kabuto(0, -90, 1, lacing, plate, crest)
    return out


def kabuto(x: float, y: float, k: float, lacing: str, plate: str, crest: str = GOLD, mask: str = "#3a2a26") -> str:
    """Helmet with neck guard, half mask and horned crest; head radius about 9 units."""
    out = ""
    for d in (-1, 1):
        out += shape([(d * 7, -6), (d * 17, 0), (d * 19, 11, 0), (d * 8, 12, 0)], lacing, 1.4) + line([(d * 9, 0), (d * 17.6, 5)], INK, 1.1) + line([(d * 9, 6), (d * 18.6, 10)], INK, 1.1)
    out += ellipse(0, 3, 8.4, 9, SKIN, 1.2) + path(curve([(-8.4, 4), (-3, 4.4), (0, 2), (3, 4.4), (8.4, 4), (6, 12), (0, 14), (-6, 12)]), mask, INK, 1.1)
    out += line([(-4, 9.5), (0, 8.6), (4, 9.5)], SNOW, 1.3) + line([(-6, 0.4), (-2, 1.4)], INK, 1.6) + line([(6, 0.4), (2, 1.4)], INK, 1.6)
    out += shape([(-12, -2, 0), (-11, -12), (0, -17), (11, -12), (12, -2, 0), (0, -5)], plate, 1.6)
    out += "".join(line([(j * 0.4, -16), (j, -5)], tone(plate, PAPER, 0.3), 0.8) for j in (-7, -3, 3, 7))
    out += path(curve([(-2, -8, 0), (-11, -14), (-14, -28, 0), (-6, -17), (0, -13, 0), (6, -17), (14, -28, 0), (11, -14), (2, -8, 0)]), crest, INK, 1.2) + circle(0, -9.5, 3, crest, 1.1)
    return group(out, x, y, k)


def spear(x: float, y: float, length: float, lean: float = 0, tassel: str = VERMILION) -> str:
    top = (x + lean, y - length)
    out = brush([(x, y), top], [3, 2.4], INK)
    out += poly([(top[0] - 3, top[1] + 2), (top[0] + lean * 0.08, top[1] - 20), (top[0] + 3, top[1] + 2)], "#e4e8e6", 1.2)
    return out + (brush([(top[0], top[1] + 3), (top[0] - 5, top[1] + 15)], [6, 1], tassel) if tassel else "")


def banner(x: float, y: float, h: float, w: float, fill: str, mark: str = PAPER, sway: float = 6) -> str:
    """A nobori: tall narrow flag on its pole, foot of the pole at y."""
    out = brush([(x, y), (x, y - h)], [3, 2.2], INK) + brush([(x - 2, y - h + 3), (x + w + 2, y - h + 3)], [2.2, 2.2], INK)
    cloth: list[Point] = [(x + 1, y - h + 4, 0), (x + w, y - h + 4, 0), (x + w + sway, y - h * 0.7), (x + w - sway * 0.4, y - h * 0.42), (x + w + sway * 0.6, y - h * 0.22, 0), (x + 1, y - h * 0.2, 0)]
    return out + shape(cloth, fill, 1.7) + circle(x + w * 0.52, y - h * 0.8, w * 0.27, mark) + circle(x + w * 0.52, y - h * 0.8, w * 0.11, fill)


def palanquin(box: str = "#2a2024", trim: str = GOLD) -> str:
    """A lady's litter hung from its beam; the beam lies 78 above the ground."""
    out = brush([(-88, -76), (0, -82), (88, -76)], [6, 8, 6], INK) + brush([(-86, -76), (0, -82), (86, -76)], [3, 4.6, 3], EARTH)
    out += shape([(-36, -70, 0), (0, -78), (36, -70, 0), (40, -64, 0), (-40, -64, 0)], tone(box, INK, 0.3), 1.8)
    out += rect(-33, -64, 66, 54, box, 2) + rect(-26, -57, 30, 38, STRAW, 1.6)
    out += "".join(line([(-26, -57 + k * 5), (4, -57 + k * 5)], EARTH, 1) for k in range(1, 8)) + circle(19, -38, 8, trim, 1.2) + circle(19, -38, 3.6, box)
    return out + rect(-37, -14, 74, 6, trim, 1.5) + line([(-33, -20), (33, -20)], trim, 1.6)


def bale(x: float, y: float, r: float) -> str:
    """A straw rice bale seen from its round end."""
    out = circle(x, y, r, STRAW, 1.8) + circle(x, y, r * 0.62, tone(STRAW, EARTH, 0.25), 1) + circle(x, y, r * 0.22, tone(STRAW, EARTH, 0.5), 1)
    return out + "".join(line([(x + dx * r * 0.66, y + dy * r * 0.66), (x + dx * r * 0.95, y + dy * r * 0.95)], EARTH, 1.2) for dx, dy in ((0, -1), (0.87, 0.5), (-0.87, 0.5), (0, 1), (0.87, -0.5), (-0.87, -0.5)))


def koban(x: float, y: float, rx: float, ry: float, turn: float = 0) -> str:
    """A gold oval coin."""
    out = ellipse(0, 0, rx, ry, GOLD, 1.6) + ellipse(0, 0, rx * 0.78, ry * 0.76, "none", 0.9, tone(GOLD, INK, 0.5))
    out += line([(-rx * 0.3, -ry * 0.25), (rx * 0.3, -ry * 0.25)], tone(GOLD, INK, 0.5), 1) + line([(-rx * 0.3, ry * 0.25), (rx * 0.3, ry * 0.25)], tone(GOLD, INK, 0.5), 1)
    return group(out, x, y, 1, False, turn)


def rider(coat: str = VERMILION, horse: str = "#3a2a26", saddle: str = GOLD) -> str:
    """A lord on horseback walking right; hooves at the origin, about 130 tall."""
    body: list[Point] = [(-46, -62), (-38, -74), (-10, -70), (16, -74), (30, -92), (38, -106), (40, -114, 0), (45, -106), (54, -100), (66, -82), (62, -76), (54, -78), (44, -80), (38, -62), (28, -46), (4, -42), (-22, -44), (-44, -46)]
    out = limb([(-40, -66), (-56, -52), (-54, -24)], [9, 12, 1], INK, 0)
    out += limb([(24, -52), (16, -28), (10, -22), (6, -2)], [12, 8, 6, 5], tone(horse, INK, 0.35)) + limb([(-34, -54), (-26, -28), (-32, -18), (-30, -2)], [16, 9, 6, 5], tone(horse, INK, 0.35))
    out += limb([(30, -54), (38, -34), (30, -22), (32, -12)], [13, 9, 6, 5], horse) + limb([(-36, -54), (-42, -30), (-52, -18), (-48, 0)], [17, 10, 6, 5], horse)
    out += shape(body, horse, 2) + brush([(14, -76), (24, -92), (36, -110)], [3, 10, 3], INK) + circle(54, -92, 1.8, SNOW)
    out += line([(62, -80), (44, -88), (12, -76)], VERMILION, 2.2) + line([(46, -102), (52, -82)], VERMILION, 2) + rect(-18, -74, 28, 20, saddle, 1.6, INK, 3) + line([(-46, -60), (-20, -66)], VERMILION, 2.4)
    out += limb([(-4, -78), (12, -62), (8, -44)], [14, 10, 5], tone(coat, INK, 0.5)) + shape([(-16, -70, 0), (-14, -96), (-4, -108), (8, -104), (12, -84), (10, -70, 0)], coat, 1.8)
    out += limb([(2, -100), (12, -86), (22, -80)], [12, 10, 4], coat) + circle(-3, -92, 4, GOLD)
    return out + kabuto(3, -118, 0.85, coat, SHADOW)
