"""What the game needs on the board: cloud shelves, ribbons, plates, wells, circuit posts and the frame."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import yaml

from art.kit.colour import darken, lighten, mix
from art.kit.palette import GOLD, INDIGO, INK, PAPER, PINE, VERMILION
from art.kit.picture import Picture
from art.kit.sheet import circle, cloud_path, group, key, line, n, path, poly, rect

ACCENTS = {
    "castle": "#a8842f",
    "temple": PINE,
    "market": "#c0702c",
    "red_light": "#b0363f",
    "harbor": INDIGO,
    "tavern": "#7a4a2e",
    "gates": "#6f6a55",
}

# Rows (left, right) of each shelf and the height of its top; every row is 28 high with a slot of 2 below.
SHELVES = {
    "castle": (172, [(150, 446), (128, 434), (-30, 452)]),
    "temple": (172, [(438, 712), (446, 717), (430, 704)]),
    "market": (172, [(732, 902), (728, 912), (736, 1060)]),
    "gates": (373, [(-30, 300), (-30, 326), (-30, 318)]),
    "red_light": (373, [(712, 1060), (704, 1060), (716, 1060)]),
    "tavern": (606, [(-30, 470), (-30, 482), (-30, 474)]),
    "harbor": (606, [(494, 1060), (486, 1060), (500, 1060)]),
}


@cache
def layout() -> dict[str, Any]:
    """The places of the board."""
    file = Path(__file__).parents[3] / "data" / "yedo" / "layout.yaml"
    loaded: dict[str, Any] = yaml.safe_load(file.read_text(encoding="utf-8"))
    return loaded


def shelves(pic: Picture) -> str:
    out = []
    for y, rows in SHELVES.values():
        out.append(pic.cloudy(rows, y, 28, 2, slots=0.3))
        # sprinkled leaf along the shelf, finer than the squares
        left, right = max(14, min(a for a, _ in rows) + 14), min(1006, max(b for _, b in rows) - 14)
        out.append(
            group(
                pic.dust(
                    (left, y + 4, right - left, 80),
                    int((right - left) * 0.5),
                    pic.pick(lighten(GOLD, 0.6), "#C9D8E2"),
                ),
                opacity=0.7,
                extra=pic.clip(cloud_path(rows, y, 28, 2, 0.3)),
            )
        )
    return "".join(out)


def space(pic: Picture, x: float, y: float, accent: str, faint: bool = False) -> str:
    """The round plate a disciple stands on."""
    r = layout()["space_radius"]
    paper = pic.pick(PAPER, "#D9DFDC")
    edge = pic.pick(INK, "#0A1420")
    rim = pic.pick(accent, mix(accent, "#8fb0c8", 0.25))
    face = pic.halo(
        (0, lighten(paper, 0.5).upper() if pic.night else lighten(paper, 0.5)),
        (0.7, paper),
        (1, (darken(paper, 0.16).upper() if pic.night else darken(paper, 0.16))),
    )
    if faint:
        return group(
            circle(x, y + 1.2, r - 0.6, edge, extra='opacity=".2"'),
            circle(x, y, r - 1.2, face, edge, 0.9, 'fill-opacity=".55" stroke-dasharray="4 2.6"'),
            circle(x, y, r - 5.2, "none", rim, 1.0, 'stroke-dasharray="1.4 2.2"'),
        )
    return (
        circle(x + 0.6, y + 1.8, r, edge, extra='opacity=".3"')
        + circle(x, y, r - 0.8, rim, edge, 1.6)
        + circle(x, y, r - 4.0, face, edge, 0.8)
        + circle(x, y, r - 2.4, "none", pic.pick(lighten(GOLD, 0.25), "#D9C48C"), 0.7)
        + circle(x, y, r - 5.6, "none", rim, 0.5)
    )


def tag(pic: Picture, x: float, y: float, w: float, h: float, accent: str) -> str:
    """A plate for an action's icon and price."""
    edge, paper = pic.pick(INK, "#0A1420"), pic.pick("#f8f0da", "#D3DCDD")
    c = 4
    d = poly(
        [
            (x + c, y),
            (x + w - c, y),
            (x + w, y + c),
            (x + w, y + h - c),
            (x + w - c, y + h),
            (x + c, y + h),
            (x, y + h - c),
            (x, y + c),
        ]
    )
    rim = pic.pick(accent, mix(accent, "#8fb0c8", 0.25))
    inner = poly(
        [
            (x + c + 0.8, y + 1.8),
            (x + w - c - 0.8, y + 1.8),
            (x + w - 1.8, y + c + 0.8),
            (x + w - 1.8, y + h - c - 0.8),
            (x + w - c - 0.8, y + h - 1.8),
            (x + c + 0.8, y + h - 1.8),
            (x + 1.8, y + h - c - 0.8),
            (x + 1.8, y + c + 0.8),
        ]
    )
    return (
        path(d, edge, extra='opacity=".28" transform="translate(.6 1.3)"')
        + key(d, paper, 1.1, edge)
        + path(inner, "none", rim, 0.6)
    )


def ribbon(pic: Picture, x: float, y: float, w: float, h: float, accent: str) -> str:
    """A cartouche of paper on a silk band with forked ends; the given box is its clear face."""
    edge, paper = pic.pick(INK, "#0A1420"), pic.pick("#fbf4e0", "#E4E6DC")
    silk = pic.pick(accent, mix(accent, "#8fb0c8", 0.2))
    deep = pic.pick(darken(accent, 0.45), mix(accent, "#0A1420", 0.6))
    out = []
    for s, ex in ((-1, x), (1, x + w)):
        tail = [
            (ex - s * 4, y + 4),
            (ex + s * 15, y + 4),
            (ex + s * 10, y + h / 2 + 2),
            (ex + s * 15, y + h),
            (ex - s * 4, y + h),
        ]
        out.append(key(poly(tail), silk, 0.9, edge))
        out.append(
            path(
                f"M{n(ex + s * 12)} {n(y + 6)}H{n(ex)}M{n(ex + s * 12)} {n(y + h - 2)}H{n(ex)}",
                "none",
                pic.pick(lighten(GOLD, 0.2), "#D9C48C"),
                0.5,
            )
        )
        out.append(key(poly([(ex, y + h), (ex - s * 4, y + h), (ex, y + h - 4)]), deep, 0.5, edge))
    out.append(path(f"M{n(x + 0.8)} {n(y + 1.6)}h{n(w)}v{n(h)}h{n(-w)}Z", edge, extra='opacity=".25"'))
    out.append(rect(x, y, w, h, paper, edge, 1.2))
    out.append(rect(x + 2, y + 2, w - 4, h - 4, "none", silk, 0.6))
    for cx, cy in ((x + 2, y + 2), (x + w - 2, y + 2), (x + 2, y + h - 2), (x + w - 2, y + h - 2)):
        out.append(circle(cx, cy, 1.5, paper, silk, 0.6))
    return "".join(out)


def well(pic: Picture, place: dict[str, Any], accent: str) -> str:
    """A shallow bed for a stack or a token."""
    edge = pic.pick(darken(accent, 0.5), "#0A1420")
    shade = 'fill-opacity=".2"'
    rim = pic.pick(lighten(GOLD, 0.5), "#B8C6CE")
    if "rect" in place:
        x, y, w, h = place["rect"]
        return rect(x, y, w, h, edge, edge, 0.9, 2.5, shade) + rect(
            x + 1.8, y + 1.8, w - 3.6, h - 3.6, "none", rim, 0.6, 1.4, 'stroke-dasharray="3 2"'
        )
    (x, y), r = place["at"], place["r"]
    return circle(x, y, r, edge, edge, 0.9, shade) + circle(
        x, y, r - 2, "none", rim, 0.6, 'stroke-dasharray="3 2"'
    )


def post(pic: Picture, x: float, y: float, accent: str) -> str:
    """A post of the patrol circuit: a lacquer disc with the district's colour."""
    r = layout()["post_radius"]
    edge = pic.pick(INK, "#060D18")
    gold = pic.pick(GOLD, "#C8B478")
    return (
        pic.glow(x, y, 34, strength=0.5)
        + circle(x + 0.5, y + 1.6, r + 0.6, edge, extra='opacity=".35"')
        + circle(x, y, r, pic.pick("#22303c", "#16273A"), edge, 1.2)
        + circle(x, y, r - 2.2, "none", gold, 0.9)
        + circle(x, y, r - 4.6, pic.pick(accent, mix(accent, "#8fb0c8", 0.2)), edge, 0.7)
        + circle(x, y, r - 6.2, "none", pic.pick(lighten(accent, 0.5), "#C9D2D8"), 0.5)
    )


def pieces(pic: Picture) -> str:
    """All plates of the layout."""
    out = []
    plan = layout()
    for name, district in plan["districts"].items():
        accent = ACCENTS[name]
        for spot in district["spaces"]:
            ring = {"castle:shogun": "#b3392b", "castle:bakufu": "#2a4f74"}.get(spot["id"], accent)
            out.append(space(pic, *spot["at"], ring, bool(spot.get("solo") or spot.get("private"))))
        out += [tag(pic, *action["rect"], accent) for action in district["actions"]]
        out.append(ribbon(pic, *district["ribbon"], accent))
    places = plan["places"]
    out.append(well(pic, places["church_coins"], INDIGO) + well(pic, places["blessings"], PINE))
    for stacks, accent in (
        ("geishas", VERMILION),
        ("annexes", "#7a4a2e"),
        ("specialists", "#6f6a55"),
        ("jesuits", INDIGO),
    ):
        out += [well(pic, place, accent) for place in places[stacks].values()]
    x, y, w, h = plan["circuit"]["token"]
    out.append(tag(pic, x, y, w, h, "#8a6a3c"))
    out += [post(pic, *spot["at"], ACCENTS[spot["id"].split(":")[1]]) for spot in plan["posts"]]
    return "".join(out)


def folds(pic: Picture) -> str:
    """The six leaves of the screen: each a little darker towards its fold."""
    out = []
    for i in range(6):
        x = 170 * i
        stops = ((0, INK, 0.13), (0.08, INK, 0.02), (0.5, "#fffaf0", 0.05), (0.93, INK, 0.02), (1, INK, 0.13))
        shade = pic.bokashi(*stops, x2=1, y2=0)
        out.append(rect(x, 0, 170, 708, shade))
        if i:
            out.append(
                line(x, 0, x, 708, INK, 0.7, 'opacity=".4"')
                + line(x + 0.8, 0, x + 0.8, 708, "#fffaf0", 0.4, 'opacity=".35"')
            )
    return "".join(out)


def frame(pic: Picture) -> str:
    """Brocade and lacquer around the screen, with metal corners."""
    lacquer = pic.pick("#231b16", "#0A121C")
    gold = pic.pick(GOLD, "#B9A468")
    ring = "M0 0H1020V708H0ZM{0} {0}V{1}H{2}V{0}Z"
    band = ring.format(5, 703, 1015)
    silk = ring.format(10, 698, 1010)
    brocade = pic.seigaiha(9, pic.pick("#c9a24a", "#7F8F94"), pic.pick("#24455f", "#12243A"), 0.5)
    out = [path(silk, brocade, extra='fill-rule="evenodd"'), path(band, lacquer, extra='fill-rule="evenodd"')]
    out.append(
        rect(5, 5, 1010, 698, "none", gold, 0.9)
        + rect(10, 10, 1000, 688, "none", lacquer, 1.3)
        + rect(11.2, 11.2, 997.6, 685.6, "none", gold, 0.6)
    )
    for fx, fy, sx, sy in ((0, 0, 1, 1), (1020, 0, -1, 1), (0, 708, 1, -1), (1020, 708, -1, -1)):
        corner = "M0 0H46Q40 5 34 5H12Q5 5 5 12V34Q5 40 0 46Z"
        out.append(
            f'<g transform="translate({fx} {fy}) scale({sx} {sy})">'
            + key(corner, gold, 0.8, lacquer)
            + path("M3 3H36M3 3V36", "none", pic.pick(darken(GOLD, 0.4), "#5A5236"), 0.6)
            + circle(8, 8, 2.6, "none", lacquer, 0.6)
            + "</g>"
        )
    return "".join(out)
