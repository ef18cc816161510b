"""The troops as figures for cards, two poses each, about 100 tall with their feet at the origin, facing right."""

from __future__ import annotations

from art.kit.cards.people import POSES, Pose, blade, jointed, kabuto, rider
from art.kit.colour import mix as tone
from art.kit.press import (
    EARTH,
    GOLD,
    INK,
    SHADOW,
    SKIN,
    SNOW,
    STRAW,
    VERMILION,
    Point,
    brush,
    circle,
    ellipse,
    group,
    line,
    poly,
    shape,
)

GREEN, BLACK, BLUE, ORANGE = "#4c7d38", "#2b2b34", "#285a98", "#c86f22"


def _sode(x: float, y: float, color: str, d: int) -> str:
    """A laced shoulder plate hanging from (x, y)."""
    out = poly([(x - d * 2, y - 5), (x + d * 13, y - 1), (x + d * 15, y + 20), (x + d * 1, y + 18)], color, 1.5)
    return out + "".join(line([(x + d * 0, y + k), (x + d * 14, y + 3 + k)], GOLD, 1.4) for k in (2, 8, 14))


def samurai(second: bool) -> str:
    """A foot warrior under a horned helmet: sword levelled, or raised over the head."""
    pose = POSES["raise" if second else "guard"]
    (cx, cy), (hx, hy) = pose["chest"], pose["head"]
    hand, elbow = pose["hand_f"], pose["elbow_f"]
    way = (-34.0, -30.0) if second else (34.0, -46.0)
    out = brush([(-30, -30), (14, -44)], [4.4, 3.6], INK)
    out += _sode(cx - 6, cy - 2, tone(GREEN, INK, 0.25), -1)
    out += jointed(pose, GREEN, legs=tone(GREEN, INK, 0.45), arms=tone(GREEN, "#f3ead2", 0.12), head="topknot", sash=VERMILION)
    out += "".join(brush([(cx - 10, cy + 3 + k), (cx + 10, cy + 1 + k)], [2, 2], GOLD) for k in (0, 7, 14))
    out += "".join(poly([(x, -38), (x + 11, -38), (x + 12, -22), (x - 1, -22)], tone(GREEN, INK, 0.15), 1.3) for x in (-13, 0))
    out += kabuto(hx, hy + 1, 0.98, tone(GREEN, INK, 0.1), "#4a4d52")
    out += blade(hand, way, 66)
    out += brush([(cx, cy), elbow, hand], [12.6, 11, 8], INK) + brush([(cx, cy), elbow, hand], [9.6, 8, 5], tone(GREEN, "#f3ead2", 0.12))
    return out + _sode(cx + 4, cy - 3, GREEN, 1) + circle(*hand, 4, SKIN, 1.3)


_PROWL: Pose = {"hip": (-10, -24), "chest": (10, -42), "head": (25, -52), "knee_f": (18, -30), "foot_f": (22, 0), "knee_b": (-20, -8), "foot_b": (-38, 0),
                "elbow_f": (24, -22), "hand_f": (38, -4), "elbow_b": (-8, -52), "hand_b": (-20, -62)}


def shinobi(second: bool) -> str:
    """Crouched on the ridge, or running along it."""
    pose = POSES["run"] if second else _PROWL
    out = jointed(pose, BLACK, head="hood", sash="#8a2a22", scarf="#a8352a", sword="back")
    if second:
        x, y = POSES["run"]["hand_b"]
        out += blade((x, y), (-30, 6), 40)
    return out


def _bow(x: float, y: float, drawn: float) -> str:
    """The long bow, gripped below its middle at (x, y); `drawn` is how far the string is pulled back."""
    top, foot = (x - 12, y - 66), (x - 8, y + 34)
    limb: list[Point] = [top, (x + 4, y - 46), (x + 2, y), (x + 6, y + 18), foot]
    nock = (x - drawn, y - 1)
    return (line([top, nock], INK, 1.3) + line([nock, foot], INK, 1.3) + brush(limb, [3, 5.4, 6, 5, 3], INK) + brush(limb, [1, 2.8, 3.4, 2.6, 1], VERMILION)
            + brush([(x - drawn - 4, y - 1), (x + 24, y - 2)], [2.6, 2.6], INK) + poly([(x + 22, y - 5), (x + 34, y - 2), (x + 22, y + 2)], "#e4e8e6", 1.1)
            + poly([(x - drawn - 6, y - 5), (x - drawn + 8, y - 4), (x - drawn + 8, y + 2), (x - drawn - 6, y + 3)], SNOW, 1.1))


def bushi(second: bool) -> str:
    """A mounted archer: at the walk with the bow bent, or rearing."""
    horse = "#b98a5a" if second else "#5a3a2a"
    body = rider(BLUE, horse, GOLD)
    quiver = "".join(brush([(-16 - k * 4, -78), (-26 - k * 4, -112)], [2, 2], EARTH) + poly([(-29 - k * 4, -112), (-24 - k * 4, -114), (-26 - k * 4, -122)], SNOW, 1) for k in range(3))
    arms = _bow(34, -94, 40) + brush([(4, -98), (20, -94), (34, -94)], [12, 11, 8], INK) + brush([(4, -98), (20, -94), (34, -94)], [9, 8, 5], BLUE) + circle(35, -94, 4, SKIN, 1.2)
    arms += brush([(0, -97), (-16, -96), (-4, -94)], [11, 10, 7], INK) + brush([(0, -97), (-16, -96), (-4, -94)], [8, 7, 4], tone(BLUE, INK, 0.2))
    return group(quiver + body + arms, 0, 0, 1, False, -13 if second else 0)


def _hood(x: float, y: float) -> str:
    """The white cowl of the warrior monks, only the eyes free."""
    out = shape([(x - 13, y + 16), (x - 12, y - 4), (x - 4, y - 13), (x + 6, y - 12), (x + 11, y - 2), (x + 11, y + 9), (x + 16, y + 20), (x, y + 24), (x - 18, y + 22)], SNOW, 1.7)
    out += shape([(x - 2, y - 5), (x + 9, y - 6), (x + 10.4, y + 1), (x + 8, y + 4), (x - 2, y + 3)], SKIN, 1.1)
    out += line([(x - 1, y - 3.4), (x + 3.4, y - 2.4)], INK, 1.6) + line([(x + 6, y - 2.4), (x + 9.4, y - 3.2)], INK, 1.6) + ellipse(x + 2, y - 0.4, 1.2, 1, INK) + ellipse(x + 7.4, y - 0.4, 1.2, 1, INK)
    return out + brush([(x - 12, y + 12), (x, y + 15), (x + 12, y + 12)], [0.8, 2, 0.8], "#b9ad90") + brush([(x - 8, y - 6), (x - 9, y + 6)], [0.6, 1.8, 0.6], "#b9ad90")


def _naginata(foot: tuple[float, float], head: tuple[float, float]) -> str:
    (ax, ay), (bx, by) = foot, head
    n = ((bx - ax) ** 2 + (by - ay) ** 2) ** 0.5
    ux, uy = (bx - ax) / n, (by - ay) / n
    px, py = -uy, ux
    out = brush([foot, head], [5, 5], INK) + brush([foot, head], [2.8, 2.8], STRAW)
    steel: list[Point] = [(bx - px * 2, by - py * 2, 0), (bx + ux * 18 - px * 5, by + uy * 18 - py * 5), (bx + ux * 40 + px * 5, by + uy * 40 + py * 5, 0), (bx + ux * 22 + px * 4, by + uy * 22 + py * 4), (bx + px * 3, by + py * 3, 0)]
    return out + shape(steel, "#e4e8e6", 1.5) + brush([(bx - px * 5, by - py * 5), (bx + px * 5, by + py * 5)], [3.4, 3.4], GOLD)


_MONK: Pose = {"hip": (0, -48), "chest": (2, -76), "head": (6, -91), "knee_f": (10, -25), "foot_f": (16, 0), "knee_b": (-10, -25), "foot_b": (-16, 0),
               "elbow_f": (20, -64), "hand_f": (30, -76), "elbow_b": (-14, -62), "hand_b": (-2, -50)}


def sohei(second: bool) -> str:
    """A warrior monk: the naginata grounded, or swung level."""
    pose = POSES["guard"] if second else _MONK
    robe, trim = ORANGE, "#3a2c28"
    (cx, cy), (hx, hy) = pose["chest"], pose["head"]
    hand = pose["hand_f"]
    weapon = _naginata((-34, -24), (40, -100)) if second else _naginata((30, 2), (30, -128))
    skirt: list[Point] = [(-12, -54, 0), (-26, -22), (-32, -3, 0), (0, 1), (34, -3, 0), (26, -24), (12, -54, 0)]
    out = jointed(pose, robe, legs=SNOW, arms=robe, head="bald", sash=trim)
    out += shape([(x + pose["hip"][0], y) for x, y, *_ in skirt], tone(robe, INK, 0.3), 1.8) + "".join(line([(k * 0.4 + pose["hip"][0], -50), (k + pose["hip"][0], -4)], tone(robe, INK, 0.65), 1) for k in (-20, -9, 4, 16))
    out += shape([(cx - 13, cy - 4), (cx + 12, cy - 5), (cx + 14, cy + 14), (cx + 11, cy + 26, 0), (cx - 12, cy + 26, 0), (cx - 15, cy + 12)], robe, 1.8)
    out += shape([(cx - 10, cy - 5, 0), (cx - 2, cy - 6, 0), (cx + 12, cy + 24, 0), (cx + 3, cy + 26, 0)], SHADOW, 1.2) + "".join(circle(cx - 9 + k * 4.4, cy + 2 + abs(k - 2.5) * -1.6 + 8, 2.4, "#6a4630", 0.9) for k in range(6))
    out += _hood(hx, hy) + weapon
    elbow = pose["elbow_f"]
    out += brush([(cx + 3, cy), elbow, hand], [14, 16, 9], INK) + brush([(cx + 3, cy), elbow, hand], [11, 13, 6], tone(robe, "#f3ead2", 0.15)) + circle(*hand, 4, SKIN, 1.3)
    if second:
        out += circle(*pose["hand_b"], 4, SKIN, 1.3)
    return out


FIGURES = {"samurai": samurai, "shinobi": shinobi, "bushi": bushi, "sohei": sohei}
