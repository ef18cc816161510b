"""Houses of the city in the slant view of painted screens, and roofs seen from the front.

(0, 0) is the left foot of the front wall for `house` and `stall`, the middle of the foot for the others.
"""

from __future__ import annotations

import random

from art.palette import INDIGO, INK, VERMILION
from art.picture import Picture
from art.style import Point, circle, darken, group, key, lighten, line, mix, n, path, poly, rect, smooth

TILE = "#4f6272"
PLASTER = "#f3ead6"
WOOD = "#8c6844"
STONE = "#a39d8b"
LEAN, RISE = 0.46, 0.40  # how far one unit of depth moves right and up


def at(a: float, b: float, z: float) -> Point:
    """Along the front, into the depth, up."""
    return a + LEAN * b, -RISE * b - z


def _front(pic: Picture, w: float, h: float, y: float, style: str, wall: str, accent: str) -> str:
    """What fills a front wall of w x h whose top is at -y-h."""
    top = -y - h
    out = [rect(0, top, w, h, pic.bokashi((0, darken(wall, 0.18)), (0.4, wall), (1, wall)), INK, 0.6)]
    lit = pic.pick("#f8efd8", "#FFCB70")
    bays = max(1, round(w / 9))
    bw = w / bays
    if style == "plaster":
        out.append(rect(0, -y - h * 0.42, w, h * 0.42, darken(TILE, 0.2), INK, 0.5))
        out.append(path("".join(f"M{n(i * 2.4)} {n(-y)}L{n(min(w, i * 2.4 + h * 0.42))} {n(-y - h * 0.42)}M{n(i * 2.4)} {n(-y)}L{n(max(0, i * 2.4 - h * 0.42))} {n(-y - h * 0.42)}" for i in range(1, int(w / 2.4))), "none", lighten(TILE, 0.5), 0.3))
        for i in range(bays):
            if i % 2 == 0:
                out.append(rect(i * bw + bw * 0.35, top + h * 0.18, bw * 0.3, h * 0.26, pic.pick("#3a3a3a", "#F2B45C"), INK, 0.4))
        return "".join(out)
    for i in range(bays):
        x = i * bw
        if style == "lattice" or (style == "mixed" and i % 2):
            out.append(rect(x + 1, top + h * 0.24, bw - 2, h * 0.6, pic.pick("#5a4433", "#F7B95A"), INK, 0.4))
            bars = max(3, int(bw / 1.3))
            out.append(path("".join(f"M{n(x + 1 + (bw - 2) * k / bars)} {n(top + h * 0.24)}v{n(h * 0.6)}" for k in range(1, bars)), "none", accent, 0.45))
            out.append(path(f"M{n(x + 1)} {n(top + h * 0.55)}h{n(bw - 2)}", "none", accent, 0.5))
        elif style == "shoji":
            out.append(rect(x + 0.9, top + h * 0.22, bw - 1.8, h * 0.66, lit, INK, 0.4))
            out.append(path("".join(f"M{n(x + 0.9 + (bw - 1.8) * k / 4)} {n(top + h * 0.22)}v{n(h * 0.66)}" for k in (1, 2, 3)) + "".join(f"M{n(x + 0.9)} {n(top + h * (0.22 + 0.66 * k / 3))}h{n(bw - 1.8)}" for k in (1, 2)), "none", accent, 0.35))
        else:  # open shop front with a curtain
            out.append(rect(x + 0.8, top + h * 0.2, bw - 1.6, h * 0.8, pic.bokashi((0, pic.pick("#2f2620", "#8A4A1E")), (1, pic.pick("#5f4a38", "#FFC25E"))), INK, 0.4))
            out.append(noren(x + 0.8, top + h * 0.2, bw - 1.6, h * 0.34, accent))
    for i in range(bays + 1):
        out.append(rect(max(0, i * bw - 0.55), top, 1.1, h, darken(WOOD, 0.25)))
    out.append(rect(0, -y - h * 0.08, w, h * 0.08, darken(WOOD, 0.35)))
    if style != "lattice":
        out.append(pic.glow(w / 2, -y - h * 0.3, w * 0.55, "#FFB650", 0.32))
    return "".join(out)


def noren(x: float, y: float, w: float, h: float, color: str) -> str:
    """A split shop curtain with a mark."""
    flaps = max(2, round(w / 3))
    out = []
    for i in range(flaps):
        fx, fw = x + w * i / flaps, w / flaps
        out.append(key(f"M{n(fx)} {n(y)}h{n(fw)}l-.3 {n(h)}q{n(-fw / 2)} .6 {n(-fw + 0.5)} 0Z", color, 0.35))
    out.append(circle(x + w / 2, y + h * 0.5, min(h, w) * 0.22, lighten(color, 0.75)))
    return "".join(out)


def _slope(pic: Picture, a: Point, b: Point, c: Point, d: Point, color: str, step: float, thatch: bool) -> str:
    """A tiled face: eave a-b (left to right), ridge c (right) and d (left)."""
    fill = pic.bokashi((0, lighten(color, 0.2)), (0.6, color), (1, darken(color, 0.28)))
    out = [key(poly([a, b, c, d]), fill, 0.8)]
    width = b[0] - a[0]
    count = max(3, int(width / step))
    rows = []
    for i in range(1, count):
        t = i / count
        rows.append(f"M{n(a[0] + (b[0] - a[0]) * t)} {n(a[1] + (b[1] - a[1]) * t)}L{n(d[0] + (c[0] - d[0]) * t)} {n(d[1] + (c[1] - d[1]) * t)}")
    out.append(path("".join(rows), "none", darken(color, 0.5), 0.34 if not thatch else 0.25))
    if not thatch:
        cross = "".join(f"M{n(a[0] + (d[0] - a[0]) * t)} {n(a[1] + (d[1] - a[1]) * t)}L{n(b[0] + (c[0] - b[0]) * t)} {n(b[1] + (c[1] - b[1]) * t)}" for t in (0.3, 0.55, 0.78))
        out.append(path(cross, "none", darken(color, 0.35), 0.22))
        out += [circle(a[0] + width * (i + 0.5) / count, a[1] + (b[1] - a[1]) * (i + 0.5) / count, min(0.62, step * 0.25), lighten(color, 0.35), INK, 0.2) for i in range(count)]
    out.append(line(*a, *b, INK, 1.1))
    return "".join(out)


def house(pic: Picture, w: float, d: float, h: float, rise: float = 9, front: str = "mixed", wall: str = PLASTER,
          roof: str = TILE, accent: str = WOOD, storeys: int = 1, over: float = 3, thatch: bool = False) -> str:
    """A gabled house, its ridge along the street."""
    total = h * storeys + (1.5 if storeys > 1 else 0)
    out = [path(poly([at(-over, -over, 0), at(w + over, -over, 0), at(w + over * 2, d * 0.7, 0), at(w, d * 0.7, 0)]), INK, extra='opacity=".16"')]
    gable = [at(w, 0, 0), at(w, d, 0), at(w, d, total), at(w, d / 2, total + rise), at(w, 0, total)]
    out.append(key(poly(gable), pic.bokashi((0, darken(wall, 0.12)), (1, darken(wall, 0.32)), x2=1, y2=0), 0.7))
    out.append(path("".join(poly([at(w, d * t, 0), at(w, d * t, total)], False) for t in (0.33, 0.66)) + poly([at(w, 0, total), at(w, d, total)], False) + poly([at(w, 0, total * 0.4), at(w, d, total * 0.4)], False), "none", darken(WOOD, 0.35), 0.6))
    out.append(_front(pic, w, h, 0, front, wall, accent))
    if storeys > 1:
        out.append(_front(pic, w, h, h + 1.5, "lattice" if front in ("open", "mixed") else front, wall, accent))
        pent = (at(-1.5, -over * 1.3, h - 2.2), at(w + 1.5, -over * 1.3, h - 2.2), at(w + 0.5, 0, h + 1.8), at(-0.5, 0, h + 1.8))
        out.append(_slope(pic, *pent, roof, 2.6, thatch))
    slope = rise / (d / 2)
    eave = total - over * slope * 0.8
    a, b = at(-over, -over, eave), at(w + over, -over, eave)
    c, e = at(w + over, d / 2, total + rise), at(-over, d / 2, total + rise)
    back = at(w + over, d + over, eave)
    out.append(path(poly([b, c, back], False), "none", INK, 2.6) + path(poly([b, c, back], False), "none", lighten(roof, 0.12), 1.5))
    out.append(_slope(pic, a, b, c, e, roof, 2.6, thatch))
    out.append(path(poly([b, c], False), "none", darken(roof, 0.45), 1.0))
    out.append(line(e[0] - 0.8, e[1] - 0.4, c[0] + 0.8, c[1] - 0.4, INK, 3.0) + line(e[0] - 0.4, e[1] - 0.7, c[0] + 0.4, c[1] - 0.7, lighten(roof, 0.18), 1.5))
    if thatch:
        out += [line(e[0] + (c[0] - e[0]) * t - 1.4, e[1] + 1.4, e[0] + (c[0] - e[0]) * t + 1.4, c[1] - 2.6, "#5f4436", 0.7) for t in (0.15, 0.38, 0.62, 0.85)]
    return "".join(out)


def tier(pic: Picture, top: float, bottom: float, y0: float, y1: float, lift: float, color: str = TILE,
         step: float = 2.6) -> str:
    """A hipped roof from the front: `top` wide at y0, `bottom` wide at y1, eaves lifted at the tips."""
    t, b, hgt = top / 2, bottom / 2, y1 - y0
    side = f"Q{n(t + (b - t) * 0.22)} {n(y1 - hgt * 0.22)}"
    d = (f"M{n(-b)} {n(y1 - lift)}Q{n(-b * 0.8)} {n(y1)} {n(-b * 0.45)} {n(y1)}L{n(b * 0.45)} {n(y1)}Q{n(b * 0.8)} {n(y1)} {n(b)} {n(y1 - lift)}"
         f"{side} {n(t)} {n(y0)}L{n(-t)} {n(y0)}Q{n(-t - (b - t) * 0.22)} {n(y1 - hgt * 0.22)} {n(-b)} {n(y1 - lift)}Z")
    fill = pic.bokashi((0, lighten(color, 0.22)), (0.55, color), (1, darken(color, 0.3)))
    rows, ends = [], []
    count = max(6, int(bottom / step))
    for i in range(1, count):
        s = -1 + 2 * i / count
        bend = y1 - lift * abs(s) ** 4
        rows.append(f"M{n(s * t)} {n(y0)}Q{n(s * (t + (b - t) * 0.3))} {n(y1 - hgt * 0.3)} {n(s * b * 0.985)} {n(bend - 0.4)}")
        ends.append(circle(s * b * 0.985, bend - 0.5, min(0.6, step * 0.24), lighten(color, 0.4)))
    under = f"M{n(-b)} {n(y1 - lift)}Q{n(-b * 0.8)} {n(y1)} {n(-b * 0.45)} {n(y1)}L{n(b * 0.45)} {n(y1)}Q{n(b * 0.8)} {n(y1)} {n(b)} {n(y1 - lift)}L{n(b * 0.9)} {n(y1 + 0.6)}L{n(-b * 0.9)} {n(y1 + 0.6)}Z"
    return (path(under, darken(WOOD, 0.5), INK, 0.5) + key(d, fill, 0.9) + path("".join(rows), "none", darken(color, 0.5), 0.34) + "".join(ends)
            + line(-t, y0, t, y0, INK, 1.8) + line(-t, y0 - 0.3, t, y0 - 0.3, lighten(color, 0.3), 0.7))


def dormer(pic: Picture, w: float, y: float, h: float, color: str = TILE, curved: bool = False) -> str:
    """A gable on a roof (chidori-hafu), or a curved one (kara-hafu), its foot at y."""
    if curved:
        d = f"M{n(-w / 2)} {n(y)}Q{n(-w * 0.3)} {n(y - h * 0.1)} {n(-w * 0.2)} {n(y - h * 0.65)}Q0 {n(y - h * 1.25)} {n(w * 0.2)} {n(y - h * 0.65)}Q{n(w * 0.3)} {n(y - h * 0.1)} {n(w / 2)} {n(y)}"
        return key(d + "Z", PLASTER, 0.5) + path(d, "none", INK, 2.4) + path(d, "none", lighten(color, 0.15), 1.3) + circle(0, y - h * 0.5, h * 0.12, "#c9a24a", INK, 0.3)
    d = f"M{n(-w / 2)} {n(y)}Q{n(-w * 0.2)} {n(y - h * 0.45)} 0 {n(y - h)}Q{n(w * 0.2)} {n(y - h * 0.45)} {n(w / 2)} {n(y)}"
    bars = "".join(f"M{n(w * k)} {n(y - 0.4)}V{n(y - h * (0.62 - abs(k) * 1.9))}" for k in (-0.18, -0.09, 0, 0.09, 0.18))
    return key(d + "Z", PLASTER, 0.5) + path(bars, "none", "#5a5247", 0.4) + path(d, "none", INK, 2.4) + path(d, "none", lighten(color, 0.15), 1.3) + circle(0, y - h + 1, 0.9, "#c9a24a", INK, 0.3)


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
            pts = [(x + 0.25, y - 0.2), (x + sw - 0.25, y - 0.2 - rng.random() * 0.5), (x + sw - 0.4, y - hh + 0.3 + rng.random() * 0.6), (x + 0.5, y - hh + 0.2)]
            tone = mix(darken(color, 0.2), lighten(color, 0.28), rng.random())
            stones.append(path(smooth(pts, True, 0.25), tone, darken(color, 0.6), 0.35))
            x += sw
    shade = pic.bokashi((0, "#fff6df", 0.18), (0.5, "#fff6df", 0), (1, INK, 0.4))
    return group(path(d, darken(color, 0.55)), *stones, path(d, shade), extra=pic.clip(d)) + path(d, "none", INK, 1.0)


def keep(pic: Picture, w: float = 74) -> str:
    """The castle's five-roofed keep on its stone base."""
    out = [stone_wall(pic, w * 0.98, w * 1.36, w * 0.34, 5)]
    y = -w * 0.34
    lit = pic.pick("#4a463e", "#FFC35C")
    widths = (0.9, 0.76, 0.62, 0.49, 0.36)
    for i, k in enumerate(widths):
        ww, hh = w * k, w * (0.17 - 0.012 * i)
        out.append(rect(-ww / 2, y - hh, ww, hh, pic.bokashi((0, darken(PLASTER, 0.22)), (0.5, PLASTER), (1, "#fffaf0")), INK, 0.7))
        out.append(rect(-ww / 2, y - hh * 0.34, ww, hh * 0.34, "#5b5348", INK, 0.4))
        wins = 6 - i
        for j in range(wins):
            wx = -ww / 2 + ww * (j + 0.5) / wins
            out.append(rect(wx - w * 0.018, y - hh * 0.78, w * 0.036, hh * 0.36, lit, INK, 0.4))
            out.append(line(wx, y - hh * 0.78, wx, y - hh * 0.42, "#f3ead6" if not pic.night else "#5A3C1A", 0.35))
        nxt = w * (widths[i + 1] if i < 4 else 0.2)
        rh = w * (0.105 if i < 4 else 0.15)
        y -= hh
        color = "#4d6b70"
        out.append(tier(pic, nxt + w * 0.02, ww * 1.3, y - rh, y + w * 0.018, w * 0.035, color))
        if i == 0:
            out += [group(dormer(pic, w * 0.26, 0, w * 0.105, color), at=(x * w, y - w * 0.005)) for x in (-0.24, 0.24)]
        elif i == 1:
            out.append(group(dormer(pic, w * 0.3, 0, w * 0.1, color, curved=True), at=(0, y + w * 0.008)))
        elif i == 2:
            out.append(group(dormer(pic, w * 0.28, 0, w * 0.11, color), at=(0, y - w * 0.002)))
        y -= rh
    out.append(dormer(pic, w * 0.24, y + w * 0.11, w * 0.1, "#4d6b70"))
    out.append(line(-w * 0.12, y, w * 0.12, y, INK, 2.4) + line(-w * 0.12, y - 0.4, w * 0.12, y - 0.4, "#87a0a0", 1.0))
    for side in (-1, 1):
        gold = pic.pick("#e3b94f", "#FFD982")
        out.append(key(f"M{n(side * w * 0.095)} {n(y)}Q{n(side * w * 0.15)} {n(y - w * 0.01)} {n(side * w * 0.125)} {n(y - w * 0.085)}Q{n(side * w * 0.105)} {n(y - w * 0.05)} {n(side * w * 0.08)} {n(y - w * 0.045)}Z", gold, 0.5))
    return "".join(out)


def turret(pic: Picture, w: float = 26) -> str:
    """A corner tower of the castle wall, two roofs."""
    out = [stone_wall(pic, w * 1.02, w * 1.3, w * 0.42, 9)]
    y = -w * 0.42
    for k, roof_w, nxt, hh in ((0.9, 1.28, 0.66, 0.3), (0.62, 0.98, 0.34, 0.24)):
        out.append(rect(-w * k / 2, y - w * hh, w * k, w * hh, PLASTER, INK, 0.6))
        out.append(rect(-w * k / 2, y - w * hh * 0.3, w * k, w * hh * 0.3, "#5b5348"))
        for j in range(3):
            out.append(rect(-w * k / 2 + w * k * (j + 0.5) / 3 - 0.8, y - w * hh * 0.76, 1.6, w * hh * 0.34, pic.pick("#4a463e", "#FFC35C"), INK, 0.3))
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
        out.append(rect(x, -stone - h * 0.6, 1.6, 2.2, "#4a463e") if i % 2 else path(f"M{n(x)} {n(-stone - h * 0.3)}l1.1 -2.2l1.1 2.2Z", "#4a463e"))
    out.append(_slope(pic, (-1.2, -stone - h + 1), (long + 1.2, -stone - h + 1), (long, -stone - h - 2.6), (0, -stone - h - 2.6), "#4d6b70", 2.2, False))
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
        out.append(path("".join(f"M{n(-ww * 0.54 + ww * 1.08 * j / 12)} {n(y - hh * 0.26)}v{n(hh * 0.26)}" for j in range(13)), "none", red, 0.5))
        out.append(pic.glow(0, y - hh * 0.4, ww * 0.6, "#FFB650", 0.35))
        y -= hh
        out.append(rect(-ww * 0.62, y - unit * 0.06, ww * 1.24, unit * 0.08, mix(red, "#d9b45c", 0.45), INK, 0.35))
        out.append(tier(pic, ww * 0.82, ww * 1.75, y - unit * 0.46, y - unit * 0.01, unit * 0.13, "#455a5e", unit * 0.13))
        y -= unit * 0.46
    gold = pic.pick("#b98f3c", "#E0B65C")
    out.append(line(0, y, 0, y - unit * 1.5, INK, 1.6) + line(0, y, 0, y - unit * 1.5, gold, 0.9))
    for j in range(7):
        r = unit * (0.2 - 0.014 * j)
        out.append(key(f"M{n(-r)} {n(y - unit * (0.22 + 0.13 * j))}h{n(2 * r)}", gold, 1.1))
        out.append(line(-r, y - unit * (0.22 + 0.13 * j), r, y - unit * (0.22 + 0.13 * j), gold, 0.6))
    out.append(circle(0, y - unit * 1.5, unit * 0.09, gold, INK, 0.5))
    return "".join(out)


def hall(pic: Picture, w: float = 90, h: float = 18, red: str = "#b5443a", roof: str = "#455a5e", stairs: bool = True) -> str:
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
            out.append(path("".join(f"M{n(x + bw * k / 4)} {n(y - h * 0.8)}v{n(h * 0.5)}" for k in (1, 2, 3)) + f"M{n(x)} {n(y - h * 0.55)}h{n(bw)}M{n(x)} {n(y - h * 0.3)}h{n(bw)}", "none", "#7a3a2c", 0.4))
    for j in range(bays + 1):
        x = -w * 0.46 + w * 0.92 * j / bays
        out.append(rect(x - 0.8, y - h, 1.6, h, red, INK, 0.3))
    out.append(pic.glow(0, y - h * 0.4, w * 0.42, "#FFB650", 0.3))
    out.append(rect(-w * 0.53, y - h * 0.16, w * 1.06, h * 0.16, "#9a7448", INK, 0.5))
    out.append(path("".join(f"M{n(-w * 0.52 + w * 1.04 * j / 26)} {n(y - h * 0.38)}v{n(h * 0.22)}" for j in range(27)) + f"M{n(-w * 0.52)} {n(y - h * 0.38)}h{n(w * 1.04)}", "none", red, 0.55))
    if stairs:
        out += [rect(-w * 0.09, y - h * 0.16 + h * 0.115 * j, w * 0.18, h * 0.12, mix("#b9905c", "#6e4a35", j / 5), INK, 0.35) for j in range(4)]
    y -= h
    out.append(rect(-w * 0.5, y - h * 0.1, w, h * 0.14, mix(red, "#d9b45c", 0.4), INK, 0.4))
    out.append(tier(pic, w * 0.74, w * 1.26, y - h * 0.75, y, h * 0.2, roof, 2.8))
    out.append(tier(pic, w * 0.6, w * 0.8, y - h * 1.55, y - h * 0.68, h * 0.16, roof, 2.8))
    out.append(group(dormer(pic, w * 0.3, 0, h * 0.62, roof, curved=True), at=(0, y - h * 0.03)))
    for side in (-1, 1):
        out.append(key(f"M{n(side * w * 0.28)} {n(y - h * 1.5)}q{n(side * 1)} -4 {n(side * 3.6)} -4.4q{n(-side * 0.6)} 2.6 {n(-side * 0.4)} 4.6Z", darken(roof, 0.2), 0.5))
    return "".join(out)


def torii(w: float = 30, color: str = VERMILION) -> str:
    """A shrine gate."""
    h = w * 0.82
    out = []
    for side in (-1, 1):
        x = side * w * 0.34
        out.append(key(f"M{n(x - w * 0.045 + side * 0.6)} 0L{n(x - w * 0.035)} {n(-h)}L{n(x + w * 0.035)} {n(-h)}L{n(x + w * 0.045 + side * 0.6)} 0Z", color, 0.7))
        out.append(rect(x - w * 0.055 + side * 0.5, -w * 0.07, w * 0.11, w * 0.07, INK))
    out.append(key(f"M{n(-w * 0.43)} {n(-h * 0.74)}h{n(w * 0.86)}v{n(w * 0.065)}h{n(-w * 0.86)}Z", color, 0.7))
    out.append(rect(-w * 0.035, -h * 0.95, w * 0.07, h * 0.2, "#d9b45c", INK, 0.5))
    top = f"M{n(-w * 0.56)} {n(-h * 1.1)}Q0 {n(-h * 0.98)} {n(w * 0.56)} {n(-h * 1.1)}L{n(w * 0.52)} {n(-h * 0.97)}Q0 {n(-h * 0.87)} {n(-w * 0.52)} {n(-h * 0.97)}Z"
    cap = f"M{n(-w * 0.6)} {n(-h * 1.17)}Q0 {n(-h * 1.04)} {n(w * 0.6)} {n(-h * 1.17)}L{n(w * 0.55)} {n(-h * 1.07)}Q0 {n(-h * 0.96)} {n(-w * 0.55)} {n(-h * 1.07)}Z"
    return "".join(out) + key(top, color, 0.7) + key(cap, "#2f2c2a", 0.6)


def stall(pic: Picture, w: float, stripe: str, goods: tuple[str, ...], seed: int = 1) -> str:
    """A market stall with a striped awning and heaped baskets."""
    rng = random.Random(seed)
    out = [rect(0.8, -11, w - 1.6, 11, pic.pick("#6e543a", "#C97F36"), INK, 0.4)]
    out += [rect(x, -13, 1.2, 13, "#6e4a35", INK, 0.35) for x in (0.4, w - 1.6)]
    out.append(rect(-0.6, -5.4, w + 1.2, 5.4, pic.bokashi((0, "#b9905c"), (1, "#8c6844")), INK, 0.5))
    out.append(path("".join(f"M{n(-0.6 + (w + 1.2) * k / 5)} -5.4v5.4" for k in range(1, 5)), "none", "#5f4436", 0.4))
    x = 1.2
    k = 0
    while x < w - 2:
        c = goods[k % len(goods)]
        for _ in range(6):
            out.append(circle(x + 1.4 + (rng.random() - 0.5) * 2.6, -6 - rng.random() * 1.8, 0.85, mix(c, lighten(c, 0.4), rng.random()), INK, 0.22))
        x += 3.6
        k += 1
    seg = max(4, int(w / 3.2))
    for i in range(seg):
        a, b = -2 + (w + 4) * i / seg, -2 + (w + 4) * (i + 1) / seg
        ta, tb = 1.5 + (w - 1) * i / seg, 1.5 + (w - 1) * (i + 1) / seg
        c = stripe if i % 2 == 0 else "#f3ead2"
        out.append(key(f"M{n(a)} -12.6L{n(ta)} -18L{n(tb)} -18L{n(b)} -12.6v1.2q{n((a - b) / 2)} 2 {n(a - b)} 0Z", c, 0.4))
    return "".join(out) + line(1.5, -18, w + 0.5, -18, INK, 0.9)


def bridge(pic: Picture, long: float = 90, arch: float = 20, color: str = "#b5503c") -> str:
    """A drum bridge; the deck's ends lie on the line y = 0."""
    def deck(t: float) -> Point:
        return (t - 0.5) * long, -arch * (1 - (2 * t - 1) ** 2)
    pts = [deck(i / 24) for i in range(25)]
    out = []
    for t in (0.2, 0.4, 0.6, 0.8):
        x, y = deck(t)
        out.append(rect(x - 1.1, y, 2.2, -y + 7, "#7a4a38", INK, 0.5) + rect(x + 1.6, y + 1, 1.8, -y + 4, "#5a3428", INK, 0.4))
        out.append(line(x - 2.4, y * 0.45, x + 4.4, y * 0.45, "#5a3428", 1.0))
    far = [(x + 3, y - 3.4) for x, y in pts]
    rail = [(x, y - 5) for x, y in far]
    out.append(path(smooth(rail), "none", INK, 1.5) + path(smooth(rail), "none", color, 0.8))
    out.append(path("".join(f"M{n(far[i][0])} {n(far[i][1])}v-5" for i in range(0, 25, 3)), "none", color, 0.8))
    out.append(key(smooth(pts) + smooth(far[::-1]).replace("M", "L", 1) + "Z", "#d8b98a", 0.5))
    out.append(path("".join(f"M{n(pts[i][0])} {n(pts[i][1])}L{n(far[i][0])} {n(far[i][1])}" for i in range(1, 24)), "none", "#8c6844", 0.35))
    side = smooth(pts) + smooth([(x, y + 3) for x, y in pts][::-1]).replace("M", "L", 1) + "Z"
    out.append(key(side, pic.bokashi((0, color), (1, darken(color, 0.3))), 0.8))
    return "".join(out)


def bridge_rail(long: float = 90, arch: float = 20, color: str = "#b5503c") -> str:
    """The near railing of `bridge`, to be drawn after the people on it."""
    pts = [((i / 24 - 0.5) * long, -arch * (1 - (i / 12 - 1) ** 2)) for i in range(25)]
    out = [path("".join(f"M{n(x)} {n(y)}v-5" for x, y in pts[::2]), "none", INK, 1.5), path("".join(f"M{n(x)} {n(y)}v-5" for x, y in pts[::2]), "none", color, 0.8)]
    for dy, w in ((-2.6, 0.6), (-5.2, 1.0)):
        curve = smooth([(x, y + dy) for x, y in pts])
        out.append(path(curve, "none", INK, w + 0.8) + path(curve, "none", color, w))
    for i in (0, 8, 16, 24):
        x, y = pts[i]
        out.append(key(f"M{n(x - 0.9)} {n(y)}v-6.4q.9 -2.4 1.8 0v6.4Z", color, 0.5) + circle(x, y - 7.4, 0.7, "#d9b45c", INK, 0.3))
    return "".join(out)
