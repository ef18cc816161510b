"""The two maps of Edo: the Kantō plain seen from above the bay, by day and by night."""

from __future__ import annotations

import random
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Any

import yaml

from art.edo.land import CITIES, SITES, border, lamp, patch, river
from art.kit.motifs.houses import house
from art.kit.motifs.mount import folds, mount
from art.kit.motifs.nature import birds, blossom_tree, fuji, grass, marks, pine, ridge, ripples
from art.kit.motifs.people import boat
from art.kit.motifs.towers import torii
from art.kit.numerals import numeral
from art.kit.palette import GOLD, INK
from art.kit.picture import Picture
from art.kit.sheet import Point, circle, ellipse, group, key, n, path, rect, smooth

W, H = 1020, 708
STREAMS: dict[str, list[list[Point]]] = {  # rivers run through their spaces to the bay
    "a": [[(580, 40), (556, 130), (510, 218), (600, 270), (680, 340), (716, 440), (800, 500), (900, 560)], [(-30, 330), (150, 350), (304, 440), (360, 510), (440, 530), (640, 540), (740, 500), (800, 500)]],
    "b": [[(580, 40), (556, 130), (510, 218), (610, 266), (690, 320), (728, 390), (760, 460), (800, 530)], [(-30, 386), (150, 384), (292, 390), (350, 460), (420, 520), (510, 548), (640, 556), (780, 550)]],
}
BAY: dict[str, list[Point]] = {
    "a": [(1040, 470), (960, 486), (900, 530), (850, 580), (836, 640), (850, 730), (1040, 730)],
    "b": [(1040, 486), (960, 500), (880, 500), (780, 506), (712, 532), (700, 574), (716, 640), (706, 730), (1040, 730)],
}
CLOUDS: dict[str, list[tuple[list[tuple[float, float]], float, float]]] = {
    "a": [([(-30, 96), (-30, 150)], 286, 13), ([(930, 1050), (900, 1050)], 300, 13), ([(-30, 140), (-30, 96), (-30, 120)], 640, 14), ([(284, 380), (300, 350)], 262, 12), ([(650, 760), (680, 740)], 286, 12), ([(900, 1050), (930, 1050)], 640, 14), ([(330, 420)], 684, 12), ([(40, 140), (66, 120)], 520, 12), ([(470, 560)], 92, 11), ([(560, 640), (580, 660)], 510, 11)],
    "b": [([(262, 340), (280, 330)], 262, 12), ([(684, 770), (700, 752)], 262, 12), ([(-30, 30), (-30, 46)], 262, 12), ([(976, 1050), (960, 1050)], 266, 12), ([(470, 560)], 92, 11), ([(290, 370), (272, 350)], 500, 12), ([(-30, 40)], 512, 12), ([(980, 1050)], 384, 12), ([(480, 560), (500, 580)], 672, 12), ([(660, 720)], 474, 11)],
}  # fmt: skip


@cache
def layout() -> dict[str, Any]:
    file = Path(__file__).parents[2] / "data" / "edo" / "layout.yaml"
    loaded: dict[str, Any] = yaml.safe_load(file.read_text(encoding="utf-8"))
    return loaded


def _ground(pic: Picture, name: str) -> str:
    """Plain, horizon with the mountain in the west, rivers and the bay."""
    out = [rect(0, 0, W, H, pic.pick("#e3d3a0", "#1C3852"))]
    lights = ((0, 60, 520, 300, "#d9d0a0", "#1B3A52"), (520, 60, 500, 300, "#e6d6a4", "#1F3C58"), (0, 360, 520, 348, "#ecd8a4", "#223E58"), (520, 360, 500, 348, "#d3d3ac", "#183650"))
    out.append(group(*(rect(x, y, w, h, pic.pick(day, night)) for x, y, w, h, day, night in lights), extra=pic.blur(30)))
    out.append(rect(0, 0, W, 128, pic.bokashi((0, pic.pick("#5f9cb8", "#0B1A30")), (0.55, pic.pick("#b9d0c0", "#173450")), (1, pic.pick("#e3d9a8", "#1C3852"), 0))))
    out.append(group(fuji(pic, 170, 64, "#6d8ea3", mist="#e3d9a8"), at=(292, 142)))
    out.append(ridge(pic, [(0, 112), (80, 96), (150, 110), (220, 100), (330, 114), (440, 96), (540, 110), (650, 94), (760, 108), (880, 92), (W, 106)], 150, "#8fae98", "#dcd8b0"))
    bay = smooth(BAY[name], True, 0.7)
    water = pic.bokashi((0, pic.pick("#9cc6cc", "#2B5F88")), (1, pic.pick("#3f7d9c", "#12304E")))
    out.append(path(bay, "none", pic.pick("#f6e8c2", "#35536F"), 9) + path(bay, "none", pic.pick("#b59a63", "#0D1C2E"), 4.5))
    lines = [smooth(points, tension=0.9) for points in STREAMS[name]]
    for color, width in ((pic.pick("#b59a63", "#0D1C2E"), 20), (INK, 16.5), (pic.pick("#6fa6b8", "#1E4A70"), 14.6)):
        out += [path(d, "none", color, width) for d in lines]  # all banks, then all water: so they flow together
    out += [path(d, "none", pic.pick("#dcebe6", "#4F86AE"), 0.9, 'stroke-dasharray="18 12 30 20" opacity=".8"') for d in lines]
    out.append(key(bay, water, 1.2) + path(bay, pic.seigaiha(20, pic.pick("#dcebe6", "#6FA0C2"), "none", 0.6), extra='opacity=".35"'))
    return "".join(out) + group(ripples(690, 510, 330, 190, 60, 4, pic.pick("#e6f0ea", "#6FA0C2"), 0.8), extra=pic.clip(bay))


def _taken(name: str) -> list[tuple[float, float, float, float]]:
    """Boxes where no tree may grow: middle and half sizes."""
    plan = layout()["maps"][name]
    out = []
    for row in plan["cities"].values():
        (x, y), (w, h) = row["at"], row["size"]
        out.append((x, y - 26, w / 2 + 10, h / 2 + 44))
    for kind in ("wood", "stone", "rice", "rivers", "borders"):
        out += [(row["at"][0], row["at"][1] - 8, row["size"][0] / 2 + 8, row["size"][1] / 2 + 22) for row in plan[kind].values()]
    return out


def _near(points: list[list[Point]], x: float, y: float, reach: float) -> bool:
    for line in points:
        for (ax, ay), (bx, by) in pairwise(line):
            length = (bx - ax) ** 2 + (by - ay) ** 2
            t = max(0.0, min(1.0, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / length))
            if (x - ax - t * (bx - ax)) ** 2 + (y - ay - t * (by - ay)) ** 2 < reach**2:
                return True
    return False


def _country(pic: Picture, name: str) -> str:
    """Groves, farms and tilled strips wherever the game leaves room."""
    rng = random.Random(6)
    taken = _taken(name)
    roads = [[(p[0], p[1]) for p in road["points"]] for road in layout()["maps"][name]["roads"]]
    lines = roads + STREAMS[name]
    out = [marks(20, 140, 980, 540, 170, 5, pic.pick("#a8935c", "#3F6482")), ]
    spots = []
    for _ in range(2600):
        x, y = 20 + rng.random() * 980, 132 + rng.random() * 560
        bay = min(p[0] for p in BAY[name]) - 16
        sea = x > bay and y > (470 if name == "a" else 482) and (name == "b" or x + y > 1390)
        if sea or any(abs(x - cx) < w and abs(y - cy) < h for cx, cy, w, h in taken) or _near(lines, x, y, 24) or any((x - a) ** 2 + ((y - b) * 1.5) ** 2 < 900 for a, b in spots):
            continue
        spots.append((x, y))
    for x, y in sorted(spots, key=lambda s: s[1]):
        pick = rng.random()
        if pick < 0.3:
            rows = "".join(f"M{n(x - 13)} {n(y - 6 + k * 3)}q13 -4 26 0" for k in range(5))
            out.append(ellipse(x, y, 17, 9, pic.pick(("#b9bf74", "#c9b866", "#a3b578")[int(x) % 3], "#2B5368"), "#7f7a3c", 0.6) + path(rows, "none", pic.pick("#7f8a48", "#4F7C8C"), 0.8))
        elif pick < 0.62:
            out.append(group(pine(pic, int(x) % 9 + 1, 20 + rng.random() * 8, 3), at=(x, y + 4)) + grass(x - 10, y + 4, 20, 4, int(x)))
        elif pick < 0.76:
            out.append(group(house(pic, 17, 10, 5, 5.6, ("shoji", "lattice", "mixed")[int(y) % 3], roof=("#a08a5a", "#62727c")[int(x) % 2], thatch=int(x) % 2 == 0, over=2), at=(x - 10, y + 5)) + lamp(pic, x - 2, y + 1, 13, 0.5))
        elif pick < 0.86:
            out.append(group(blossom_tree(pic, 20, int(x) % 7 + 1), at=(x, y + 5)))
        else:
            out.append(grass(x - 12, y, 24, 7, int(x)) + grass(x - 8, y + 5, 20, 5, int(y)))
    return "".join(out)


def _roads(pic: Picture, name: str) -> str:
    out, over = [], []
    for road in layout()["maps"][name]["roads"]:
        points = [(p[0], p[1]) for p in road["points"]]
        d = smooth(points, tension=1.2)
        out.append(path(d, "none", pic.pick("#8f7444", "#0D1C2E"), 15))
        over.append(path(d, "none", pic.pick("#f6e8c2", "#4F7090"), 12) + path(d, "none", pic.pick("#d8bd84", "#35536F"), 0.9, 'stroke-dasharray="9 5 3 5"'))
    return "".join(out + over)


def _milestones(pic: Picture, name: str) -> str:
    out = []
    for road in layout()["maps"][name]["roads"]:
        x, y = road["mile"]
        stone = key("M-3.4 0V-10Q0 -14 3.4 -10V0Z", pic.bokashi((0, "#e6e0d0"), (1, "#a39d8b")), 0.8) + path("M-1.4 -9.5h2.8M-1.4 -6.5h2.8M-1.4 -3.5h2.8", "none", "#5d594f", 0.6)
        out.append(group(ellipse(0, 0.6, 6, 1.8, INK, extra='opacity=".3"'), stone, at=(x + 8, y + 2)) + group(pine(pic, int(x) % 8 + 1, 21, 3), at=(x - 11, y - 4)))
    return "".join(out)


def _city(pic: Picture, name: str, row: dict[str, Any]) -> str:
    """The picture above, below it the plate with ten plots along the current, and the street."""
    (x, y), (w, h) = row["at"], row["size"]
    top = row["name"][1]
    edge, paper = pic.pick(INK, "#0A1420"), pic.pick("#f3e6c4", "#C7D2D6")
    earth = "" if name == "edo" else group(patch(pic, w / 2 + 16, 46, "#d9cc98", len(name), 0), at=(x, top + 14))
    out = [earth, group(CITIES[name](pic), at=(x, top + 2))]
    left, right, foot = x - w / 2, x + w / 2, y + h / 2
    out.append(rect(left + 1.5, top + 13, w, foot - top - 10, edge, r=9, extra='opacity=".3"'))
    out.append(rect(left, top + 10, w, foot - top - 10, pic.bokashi((0, paper), (1, pic.pick("#dcc890", "#9FB2BC"))), edge, 1.6, 9) + rect(left + 3, top + 13, w - 6, foot - top - 16, "none", pic.pick("#a8483a" if name == "edo" else "#9a7a34", "#5A7690"), 0.9, 7))
    places = row["places"]
    mids = [(px + pw / 2, py + ph / 2) for px, py, pw, ph in places]
    turn = f"M{n(mids[0][0])} {n(mids[0][1])}H{n(mids[4][0] + 8)}Q{n(right - 2)} {n(mids[4][1])} {n(right - 2)} {n((mids[4][1] + mids[5][1]) / 2)}T{n(mids[5][0] + 8)} {n(mids[5][1])}H{n(mids[9][0])}"
    out.append(path(turn, "none", pic.pick("#3f7d9c", "#12304E"), 17) + path(turn, "none", pic.pick("#8fc0cc", "#2B5F88"), 14.6) + path(turn, "none", pic.pick("#e6f3f0", "#7FB0D0"), 0.9, 'stroke-dasharray="10 6"'))
    for number, (px, py, pw, ph) in enumerate(places, 1):
        out.append(rect(px, py, pw, ph, pic.bokashi((0, pic.pick("#fbf4e0", "#DDE4E4")), (1, pic.pick("#e9d6a6", "#AFC0C8"))), edge, 1.2, 4) + rect(px + 2.4, py + 2.4, pw - 4.8, ph - 4.8, "none", pic.pick("#b99a5c", "#6F8BA0"), 0.7, 3, 'stroke-dasharray="3 2"'))
        out.append(_label(str(number), px + pw / 2, py + ph / 2, 13, pic.pick("#8a6a34", "#33506A")))
    sx, sy, sw, sh = row["street"]
    out.append(rect(sx, sy, sw, sh, pic.bokashi((0, pic.pick("#d9bd84", "#4F7090")), (1, pic.pick("#e9d3a0", "#6485A2"))), pic.pick("#8f7444", "#0D1C2E"), 0.8, 5) + path(f"M{n(sx + 8)} {n(sy + sh - 6)}H{n(sx + sw - 8)}", "none", pic.pick("#b59458", "#35536F"), 0.8, 'stroke-dasharray="7 5"'))
    return "".join(out)


def _tag(pic: Picture, boxes: list[list[float]]) -> str:
    """The yields of a site: 3, 2, 1 on a slip of paper with three sheaves."""
    x, y, _, h = boxes[0]
    edge, paper = pic.pick(INK, "#0A1420"), pic.pick("#f8f0da", "#D3DCDD")
    out = [rect(x - 3, y - 1, 84, h + 2, edge, r=9, extra='opacity=".3" transform="translate(.8 1.6)"'), rect(x - 3, y - 1, 84, h + 2, paper, edge, 1.1, 9)]
    for number, (bx, by, bw, bh) in zip("321", boxes, strict=True):
        out.append(circle(bx + bw / 2, by + bh / 2, 8.6, pic.pick("#efd894", "#AFC0C8"), pic.pick("#9a7a34", "#5A7690"), 0.9) + numeral(number, bx + bw / 2, by + bh / 2, 12, pic.pick(INK, "#0A1420")))
    return "".join(out)


def _track(pic: Picture) -> str:
    plan = layout()["track"]
    edge = pic.pick(INK, "#0A1420")
    out = [rect(10, 9, W - 20, 56, pic.gold_leaf(GOLD) if not pic.night else "#2B4B6B", edge, 1.2, 4)]
    goal = plan["goal"]["square"]
    for i, (x, y, w, h) in enumerate(plan["squares"]):
        second, special = i > 20, i == goal
        paper = pic.pick("#f8f0da" if not second else "#efdcae", "#D3DCDD" if not second else "#9FB6C9")
        if special:
            paper = pic.pick("#f6cfa4", "#4F2A36")
        elif i % 5 == 0:
            paper = pic.pick("#efcf84", "#B9C4B0")
        out.append(rect(x, y, w, h, paper, edge, 1.0, 4))
        if special:
            gx, gy = plan["goal"]["torii"]
            out.append(group(torii(41, pic.pick("#c23a28", "#E0563F")), at=(gx, gy + 33)))
        color = pic.pick("#8a1e14", "#FFD9B0") if special else pic.pick("#5a4420", "#1A2C40")
        spot, size = (x + 11, 12) if not second and not special else (x + w / 2, 11)
        label = str(i)
        out.append(_label(label, spot, y + h / 2 + (8 if special else 0.5), size, color))
    return "".join(out)


def _label(text: str, x: float, y: float, size: float, color: str) -> str:
    """Numbers of the track, cut with one width so that forty of them stay quiet."""
    cells = {"0": "M10 2C2 2 2 28 10 28C18 28 18 2 10 2Z", "1": "M5 8L11 2V28", "2": "M3 8C4 0 17 0 17 9C17 16 6 20 3 28H18", "3": "M3 5C8 0 17 2 16 9C15 14 11 14 8 14C12 14 18 15 18 21C17 29 7 30 2 25", "4": "M13 28V2L2 20H19", "5": "M16 2H5L4 13C10 10 18 12 18 20C18 28 8 30 3 25", "6": "M15 3C6 6 2 16 4 23C6 29 16 29 17 21C17 13 7 12 4 19", "7": "M3 3H17L8 28", "8": "M10 14C3 12 4 2 10 2C16 2 17 12 10 14C2 17 2 28 10 28C18 28 18 17 10 14Z", "9": "M16 11C13 18 3 17 3 9C4 1 15 1 16 9C17 18 14 25 6 28"}
    k = size / 30
    return group(*(group(path(cells[c], "none", color, 4.4), at=(i * 21 - len(text) * 10.5, -15)) for i, c in enumerate(text)), at=(x, y), scale=k)


def edo(name: str, night: bool) -> str:
    plan = layout()["maps"][name]
    pic = Picture(W, H, night, seed=19)
    pic.add(_ground(pic, name), _roads(pic, name), _country(pic, name), _milestones(pic, name))
    pic.add(*(pic.cloudy(rows, y, h, 2) for rows, y, h in CLOUDS[name]))
    things: list[tuple[float, str]] = []
    for kind, paint in SITES.items():
        for i, row in enumerate(plan[kind].values()):
            x, y = row["at"]
            things.append((y, group(paint(pic, i), at=(x, y)) + _tag(pic, row["tag"])))
    things += [(row["at"][1], group(river(pic, i), at=tuple(row["at"]))) for i, row in enumerate(plan["rivers"].values())]
    things += [(row["at"][1], group(border(pic, i), at=tuple(row["at"]))) for i, row in enumerate(plan["borders"].values())]
    things += [(row["at"][1] + 40, _city(pic, city, row)) for city, row in plan["cities"].items()]
    if name == "b":
        pic.add(group(boat(pic, "sail", 30), at=(744, 690), scale=1.0))
    for x, y, kind in ((930, 560, "sail"), (980, 520, "ferry"), (960, 610, "sail")) if name == "a" else ((990, 540, "sail"), (720, 560, "ferry")):
        pic.add(group(boat(pic, kind, 30), at=(x, y), scale=1.1))
    pic.add(*(text for _, text in sorted(things, key=lambda pair: pair[0])))
    pic.add(birds(640, 92, 6, 3, 1.0))
    pic.add(folds(pic, 6), mount(pic, 7))
    pic.washi(0.11)
    pic.add(_track(pic))
    return pic.svg()


def closed(night: bool) -> str:
    """A city out of play: a cloud over its plots and a barred gate; passable, but nothing is built."""
    pic = Picture(220, 150, night, seed=4)
    pic.add(pic.cloudy([(34, 196), (12, 184), (6, 212), (22, 200)], 36, 26, 2))
    pic.add(group(border(pic, 2), at=(110, 76), scale=1.25))
    for turn in (24, -24):
        pic.add(group(rect(-46, -4, 92, 8, pic.bokashi((0, "#c99a5f"), (1, "#8a6640")), INK, 1.2, 1.5), circle(-38, 0, 1.6, INK), circle(38, 0, 1.6, INK), at=(110, 78), turn=turn))
    return pic.svg()


def drawings() -> dict[str, tuple[str, int]]:
    return {f"map_{name}_{'night' if night else 'day'}": (edo(name, night), 1720) for name in ("a", "b") for night in (False, True)} | {f"closed_city_{'night' if night else 'day'}": (closed(night), 440) for night in (False, True)}

