"""Roofs and walls seen from the front: keep, turrets, pagoda, temple hall, shrine gate; (0, 0) mid-foot."""

from __future__ import annotations

import random

from art.kit.colour import darken, lighten, mix
from art.kit.motifs.houses import PLASTER, STONE, TILE, WOOD, slope
from art.kit.palette import INK, VERMILION
from art.kit.picture import Picture
from art.kit.sheet import circle, group, key, line, n, path, rect, smooth


def tier(
    pic: Picture,
    top: float,
    bottom: float,
    y0: float,
    y1: float,
    lift: float,
    color: str = TILE,
    step: float = 2.6,
) -> str:
    """A hipped roof from the front: `top` wide at y0, `bottom` wide at y1, eaves lifted at the tips."""
    t, b, hgt = top / 2, bottom / 2, y1 - y0
    side = f"Q{n(t + (b - t) * 0.22)} {n(y1 - hgt * 0.22)}"
    d = (
        f"M{n(-b)} {n(y1 - lift)}Q{n(-b * 0.8)} {n(y1)} {n(-b * 0.45)} {n(y1)}L{n(b * 0.45)} {n(y1)}Q{n(b * 0.8)} {n(y1)} {n(b)} {n(y1 - lift)}"
        f"{side} {n(t)} {n(y0)}L{n(-t)} {n(y0)}Q{n(-t - (b - t) * 0.22)} {n(y1 - hgt * 0.22)} {n(-b)} {n(y1 - lift)}Z"
    )
    fill = pic.bokashi((0, lighten(color, 0.22)), (0.55, color), (1, darken(color, 0.3)))
    rows, ends = [], []
    count = max(6, int(bottom / step))
    for i in range(1, count):
        s = -1 + 2 * i / count
        bend = y1 - lift * abs(s) ** 4
        rows.append(
            f"M{n(s * t)} {n(y0)}Q{n(s * (t + (b - t) * 0.3))} {n(y1 - hgt * 0.3)} {n(s * b * 0.985)} {n(bend - 0.4)}"
        )
        ends.append(circle(s * b * 0.985, bend - 0.5, min(0.6, step * 0.24), lighten(color, 0.4)))
    under = f"M{n(-b)} {n(y1 - lift)}Q{n(-b * 0.8)} {n(y1)} {n(-b * 0.45)} {n(y1)}L{n(b * 0.45)} {n(y1)}Q{n(b * 0.8)} {n(y1)} {n(b)} {n(y1 - lift)}L{n(b * 0.9)} {n(y1 + 0.6)}L{n(-b * 0.9)} {n(y1 + 0.6)}Z"
    return (
        path(under, darken(WOOD, 0.5), INK, 0.5)
        + key(d, fill, 0.9)
        + path("".join(rows), "none", darken(color, 0.5), 0.34)
        + "".join(ends)
        + line(-t, y0, t, y0, INK, 1.8)
        + line(-t, y0 - 0.3, t, y0 - 0.3, lighten(color, 0.3), 0.7)
        + _snowy(pic, t, b, y0, y1, lift)
    )


def _snowy(pic: Picture, t: float, b: float, y0: float, y1: float, lift: float) -> str:
    """Snow on a hipped roof: it follows the lifted eaves a little above them."""
    hgt = y1 - y0
    count = max(5, round(b / 3))
    edge = []
    for i in range(count + 1):
        s = -1 + 2 * i / count
        edge.append((s * b * 0.93, y1 - lift * abs(s) ** 4 - hgt * (0.16, 0.26, 0.12, 0.22)[i % 4]))
    side = f"Q{n(t + (b - t) * 0.22)} {n(y1 - hgt * 0.3)} {n(t)} {n(y0)}"
    back = f"L{n(-t)} {n(y0)}Q{n(-t - (b - t) * 0.22)} {n(y1 - hgt * 0.3)} {n(edge[0][0])} {n(edge[0][1])}Z"
    return pic.snow(smooth(edge) + side + back) + pic.snow_on(f"M{n(-t)} {n(y0 - 0.3)}H{n(t)}", 1.6)


def dormer(pic: Picture, w: float, y: float, h: float, color: str = TILE, curved: bool = False) -> str:
    """A gable on a roof (chidori-hafu), or a curved one (kara-hafu), its foot at y."""
    if curved:
        d = f"M{n(-w / 2)} {n(y)}Q{n(-w * 0.3)} {n(y - h * 0.1)} {n(-w * 0.2)} {n(y - h * 0.65)}Q0 {n(y - h * 1.25)} {n(w * 0.2)} {n(y - h * 0.65)}Q{n(w * 0.3)} {n(y - h * 0.1)} {n(w / 2)} {n(y)}"
        return (
            key(d + "Z", PLASTER, 0.5)
            + path(d, "none", INK, 2.4)
            + path(d, "none", lighten(color, 0.15), 1.3)
            + circle(0, y - h * 0.5, h * 0.12, "#c9a24a", INK, 0.3)
            + pic.snow_on(d, 1.2)
        )
    d = f"M{n(-w / 2)} {n(y)}Q{n(-w * 0.2)} {n(y - h * 0.45)} 0 {n(y - h)}Q{n(w * 0.2)} {n(y - h * 0.45)} {n(w / 2)} {n(y)}"
    bars = "".join(
        f"M{n(w * k)} {n(y - 0.4)}V{n(y - h * (0.62 - abs(k) * 1.9))}" for k in (-0.18, -0.09, 0, 0.09, 0.18)
    )
    return (
        key(d + "Z", PLASTER, 0.5)
        + path(bars, "none", "#5a5247", 0.4)
        + path(d, "none", INK, 2.4)
        + path(d, "none", lighten(color, 0.15), 1.3)
        + circle(0, y - h + 1, 0.9, "#c9a24a", INK, 0.3)
        + pic.snow_on(d, 1.2)
    )


def stone_wall(pic: Picture, top: float, bottom: float, h: float, seed: int = 1, color: str = STONE) -> str:
    """A fan-sloped base of fitted stones; top edge at -h."""
    t, b = top / 2, bottom / 2
    d = f"M{n(-b)} 0Q{n(-t - (b - t) * 0.25)} {n(-h * 0.45)} {n(-t)} {n(-h)}L{n(t)} {n(-h)}Q{n(t + (b - t) * 0.25)} {n(-h * 0.45)} {n(b)} 0Z"
    rng = random.Random(seed)
    stones = []
    rows = max(3, round(h / 4.2))
    for r in range(rows):
        y = -h * r / rows
        x = -b - rng.random() * 5
        while x < b:
            sw = 4 + rng.random() * 4.5
            hh = h / rows
            pts = [
                (x + 0.25, y - 0.2),
                (x + sw - 0.25, y - 0.2 - rng.random() * 0.5),
                (x + sw - 0.4, y - hh + 0.3 + rng.random() * 0.6),
                (x + 0.5, y - hh + 0.2),
            ]
            tone = mix(darken(color, 0.2), lighten(color, 0.28), rng.random())
            stones.append(path(smooth(pts, True, 0.25), tone, darken(color, 0.6), 0.35))
            x += sw
    shade = pic.bokashi((0, "#fff6df", 0.18), (0.5, "#fff6df", 0), (1, INK, 0.4))
    return group(path(d, darken(color, 0.55)), *stones, path(d, shade), extra=pic.clip(d)) + path(
        d, "none", INK, 1.0
    )


def keep(pic: Picture, w: float = 74) -> str:
    """The castle's five-roofed keep on its stone base."""
    out = [stone_wall(pic, w * 0.98, w * 1.36, w * 0.34, 5)]
    y = -w * 0.34
    lit = pic.pick("#4a463e", "#FFC35C")
    widths = (0.9, 0.76, 0.62, 0.49, 0.36)
    for i, k in enumerate(widths):
        ww, hh = w * k, w * (0.17 - 0.012 * i)
        out.append(
            rect(
                -ww / 2,
                y - hh,
                ww,
                hh,
                pic.bokashi((0, darken(PLASTER, 0.22)), (0.5, PLASTER), (1, "#fffaf0")),
                INK,
                0.7,
            )
        )
        out.append(rect(-ww / 2, y - hh * 0.34, ww, hh * 0.34, "#5b5348", INK, 0.4))
        wins = 6 - i
        for j in range(wins):
            wx = -ww / 2 + ww * (j + 0.5) / wins
            out.append(rect(wx - w * 0.018, y - hh * 0.78, w * 0.036, hh * 0.36, lit, INK, 0.4))
            out.append(
                line(wx, y - hh * 0.78, wx, y - hh * 0.42, "#f3ead6" if not pic.night else "#5A3C1A", 0.35)
            )
        nxt = w * (widths[i + 1] if i < 4 else 0.2)
        rh = w * (0.105 if i < 4 else 0.15)
        y -= hh
        color = "#4d6b70"
        out.append(tier(pic, nxt + w * 0.02, ww * 1.3, y - rh, y + w * 0.018, w * 0.035, color))
        if i == 0:
            out += [
                group(dormer(pic, w * 0.26, 0, w * 0.105, color), at=(x * w, y - w * 0.005))
                for x in (-0.24, 0.24)
            ]
        elif i == 1:
            out.append(group(dormer(pic, w * 0.3, 0, w * 0.1, color, curved=True), at=(0, y + w * 0.008)))
        elif i == 2:
            out.append(group(dormer(pic, w * 0.28, 0, w * 0.11, color), at=(0, y - w * 0.002)))
        y -= rh
    out.append(dormer(pic, w * 0.24, y + w * 0.11, w * 0.1, "#4d6b70"))
    out.append(
        line(-w * 0.12, y, w * 0.12, y, INK, 2.4)
        + line(-w * 0.12, y - 0.4, w * 0.12, y - 0.4, "#87a0a0", 1.0)
        + pic.snow_on(f"M{n(-w * 0.12)} {n(y - 0.4)}H{n(w * 0.12)}", 1.8)
    )
    for side in (-1, 1):
        gold = pic.pick("#e3b94f", "#FFD982")
        out.append(
            key(
                f"M{n(side * w * 0.095)} {n(y)}Q{n(side * w * 0.15)} {n(y - w * 0.01)} {n(side * w * 0.125)} {n(y - w * 0.085)}Q{n(side * w * 0.105)} {n(y - w * 0.05)} {n(side * w * 0.08)} {n(y - w * 0.045)}Z",
                gold,
                0.5,
            )
        )
    return "".join(out)


def turret(pic: Picture, w: float = 26) -> str:
    """A corner tower of the castle wall, two roofs."""
    out = [stone_wall(pic, w * 1.02, w * 1.3, w * 0.42, 9)]
    y = -w * 0.42
    for k, roof_w, nxt, hh in ((0.9, 1.28, 0.66, 0.3), (0.62, 0.98, 0.34, 0.24)):
        out.append(rect(-w * k / 2, y - w * hh, w * k, w * hh, PLASTER, INK, 0.6))
        out.append(rect(-w * k / 2, y - w * hh * 0.3, w * k, w * hh * 0.3, "#5b5348"))
        for j in range(3):
            out.append(
                rect(
                    -w * k / 2 + w * k * (j + 0.5) / 3 - 0.8,
                    y - w * hh * 0.76,
                    1.6,
                    w * hh * 0.34,
                    pic.pick("#4a463e", "#FFC35C"),
                    INK,
                    0.3,
                )
            )
        y -= w * hh
        out.append(tier(pic, w * nxt, w * roof_w, y - w * 0.19, y + w * 0.03, w * 0.05, "#4d6b70", 2.2))
        y -= w * 0.19
    return "".join(out)


def wall_run(pic: Picture, long: float, h: float = 7, stone: float = 8) -> str:
    """White castle wall with a tiled cap on a stone foot, from (0, 0) to the right."""
    out = [group(stone_wall(pic, long, long + 3, stone, 3), at=(long / 2, 0))]
    out.append(rect(0, -stone - h, long, h, pic.bokashi((0, darken(PLASTER, 0.2)), (0.5, PLASTER)), INK, 0.5))
    for i in range(int(long / 9)):
        x = 4 + i * 9
        out.append(
            rect(x, -stone - h * 0.6, 1.6, 2.2, "#4a463e")
            if i % 2
            else path(f"M{n(x)} {n(-stone - h * 0.3)}l1.1 -2.2l1.1 2.2Z", "#4a463e")
        )
    out.append(
        slope(
            pic,
            (-1.2, -stone - h + 1),
            (long + 1.2, -stone - h + 1),
            (long, -stone - h - 2.6),
            (0, -stone - h - 2.6),
            "#4d6b70",
            2.2,
            False,
        )
    )
    return "".join(out)


def pagoda(pic: Picture, tall: float = 110, storeys: int = 5, red: str = "#b5443a") -> str:
    """A pagoda in red lacquer with its bronze finial."""
    unit = tall / (storeys * 1.0 + 1.9)
    out = [group(stone_wall(pic, unit * 2.5, unit * 2.8, unit * 0.3, 2), at=(0, 0))]
    y = -unit * 0.3
    for i in range(storeys):
        k = 1 - 0.1 * i
        ww = unit * 1.75 * k
        hh = unit * 0.52
        out.append(rect(-ww / 2, y - hh, ww, hh, pic.pick("#f0e2c4", "#FFC968"), INK, 0.6))
        for j in range(7):
            x = -ww / 2 + ww * j / 6
            out.append(rect(x - ww * 0.028, y - hh, ww * 0.056, hh, red, INK, 0.25))
        out.append(rect(-ww * 0.13, y - hh * 0.85, ww * 0.26, hh * 0.85, darken(red, 0.4), INK, 0.4))
        out.append(rect(-ww * 0.56, y - hh * 0.26, ww * 1.12, hh * 0.12, red, INK, 0.35))
        out.append(
            path(
                "".join(
                    f"M{n(-ww * 0.54 + ww * 1.08 * j / 12)} {n(y - hh * 0.26)}v{n(hh * 0.26)}"
                    for j in range(13)
                ),
                "none",
                red,
                0.5,
            )
        )
        out.append(pic.glow(0, y - hh * 0.4, ww * 0.6, "#FFB650", 0.35))
        y -= hh
        out.append(
            rect(-ww * 0.62, y - unit * 0.06, ww * 1.24, unit * 0.08, mix(red, "#d9b45c", 0.45), INK, 0.35)
        )
        out.append(
            tier(
                pic,
                ww * 0.82,
                ww * 1.75,
                y - unit * 0.46,
                y - unit * 0.01,
                unit * 0.13,
                "#455a5e",
                unit * 0.13,
            )
        )
        y -= unit * 0.46
    gold = pic.pick("#b98f3c", "#E0B65C")
    out.append(line(0, y, 0, y - unit * 1.5, INK, 1.6) + line(0, y, 0, y - unit * 1.5, gold, 0.9))
    for j in range(7):
        r = unit * (0.2 - 0.014 * j)
        out.append(key(f"M{n(-r)} {n(y - unit * (0.22 + 0.13 * j))}h{n(2 * r)}", gold, 1.1))
        out.append(line(-r, y - unit * (0.22 + 0.13 * j), r, y - unit * (0.22 + 0.13 * j), gold, 0.6))
    out.append(circle(0, y - unit * 1.5, unit * 0.09, gold, INK, 0.5))
    return "".join(out)


def hall(
    pic: Picture,
    w: float = 90,
    h: float = 18,
    red: str = "#b5443a",
    roof: str = "#455a5e",
    stairs: bool = True,
) -> str:
    """A temple hall: veranda, red posts, a great hip-and-gable roof."""
    out = [group(stone_wall(pic, w * 1.06, w * 1.1, h * 0.3, 6), at=(0, 0))]
    y = -h * 0.3
    out.append(rect(-w * 0.46, y - h, w * 0.92, h, pic.pick("#ecdcb8", "#FFC968"), INK, 0.6))
    bays = 9
    for j in range(bays):
        x = -w * 0.46 + w * 0.92 * j / bays
        bw = w * 0.92 / bays
        if j == bays // 2:
            out.append(rect(x, y - h * 0.86, bw, h * 0.86, pic.pick("#3a2a22", "#F2A23C"), INK, 0.4))
        else:
            out.append(
                path(
                    "".join(f"M{n(x + bw * k / 4)} {n(y - h * 0.8)}v{n(h * 0.5)}" for k in (1, 2, 3))
                    + f"M{n(x)} {n(y - h * 0.55)}h{n(bw)}M{n(x)} {n(y - h * 0.3)}h{n(bw)}",
                    "none",
                    "#7a3a2c",
                    0.4,
                )
            )
    for j in range(bays + 1):
        x = -w * 0.46 + w * 0.92 * j / bays
        out.append(rect(x - 0.8, y - h, 1.6, h, red, INK, 0.3))
    out.append(pic.glow(0, y - h * 0.4, w * 0.42, "#FFB650", 0.3))
    out.append(rect(-w * 0.53, y - h * 0.16, w * 1.06, h * 0.16, "#9a7448", INK, 0.5))
    out.append(
        path(
            "".join(f"M{n(-w * 0.52 + w * 1.04 * j / 26)} {n(y - h * 0.38)}v{n(h * 0.22)}" for j in range(27))
            + f"M{n(-w * 0.52)} {n(y - h * 0.38)}h{n(w * 1.04)}",
            "none",
            red,
            0.55,
        )
    )
    if stairs:
        out += [
            rect(
                -w * 0.09,
                y - h * 0.16 + h * 0.115 * j,
                w * 0.18,
                h * 0.12,
                mix("#b9905c", "#6e4a35", j / 5),
                INK,
                0.35,
            )
            for j in range(4)
        ]
    y -= h
    out.append(rect(-w * 0.5, y - h * 0.1, w, h * 0.14, mix(red, "#d9b45c", 0.4), INK, 0.4))
    out.append(tier(pic, w * 0.74, w * 1.26, y - h * 0.75, y, h * 0.2, roof, 2.8))
    out.append(tier(pic, w * 0.6, w * 0.8, y - h * 1.55, y - h * 0.68, h * 0.16, roof, 2.8))
    out.append(group(dormer(pic, w * 0.3, 0, h * 0.62, roof, curved=True), at=(0, y - h * 0.03)))
    for side in (-1, 1):
        out.append(
            key(
                f"M{n(side * w * 0.28)} {n(y - h * 1.5)}q{n(side * 1)} -4 {n(side * 3.6)} -4.4q{n(-side * 0.6)} 2.6 {n(-side * 0.4)} 4.6Z",
                darken(roof, 0.2),
                0.5,
            )
        )
    return "".join(out)


def torii(w: float = 30, color: str = VERMILION) -> str:
    """A shrine gate."""
    h = w * 0.82
    out = []
    for side in (-1, 1):
        x = side * w * 0.34
        out.append(
            key(
                f"M{n(x - w * 0.045 + side * 0.6)} 0L{n(x - w * 0.035)} {n(-h)}L{n(x + w * 0.035)} {n(-h)}L{n(x + w * 0.045 + side * 0.6)} 0Z",
                color,
                0.7,
            )
        )
        out.append(rect(x - w * 0.055 + side * 0.5, -w * 0.07, w * 0.11, w * 0.07, INK))
    out.append(
        key(f"M{n(-w * 0.43)} {n(-h * 0.74)}h{n(w * 0.86)}v{n(w * 0.065)}h{n(-w * 0.86)}Z", color, 0.7)
    )
    out.append(rect(-w * 0.035, -h * 0.95, w * 0.07, h * 0.2, "#d9b45c", INK, 0.5))
    top = f"M{n(-w * 0.56)} {n(-h * 1.1)}Q0 {n(-h * 0.98)} {n(w * 0.56)} {n(-h * 1.1)}L{n(w * 0.52)} {n(-h * 0.97)}Q0 {n(-h * 0.87)} {n(-w * 0.52)} {n(-h * 0.97)}Z"
    cap = f"M{n(-w * 0.6)} {n(-h * 1.17)}Q0 {n(-h * 1.04)} {n(w * 0.6)} {n(-h * 1.17)}L{n(w * 0.55)} {n(-h * 1.07)}Q0 {n(-h * 0.96)} {n(-w * 0.55)} {n(-h * 1.07)}Z"
    return "".join(out) + key(top, color, 0.7) + key(cap, "#2f2c2a", 0.6)
