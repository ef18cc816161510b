"""The people of the city, twelve units tall, and their boats, beasts and litters; feet on (0, 0)."""

from __future__ import annotations

from collections.abc import Sequence

from art.kit.colour import darken, lighten
from art.kit.palette import INK, VERMILION
from art.kit.picture import SCARLET, WINDOW, Picture
from art.kit.sheet import circle, ellipse, group, key, line, n, path, poly, rect

SKIN = "#ecd2b0"
HAIR = "#26221f"
ROBES = ("#31566f", "#a8483a", "#5d7a54", "#8a6a3c", "#6a4a86", "#3d3a3a", "#b98a3e", "#7d95a3", "#945566")


def person(robe: str, kind: str = "walker", sash: str = "#efe3c8") -> str:
    """A figure: walker, samurai, lady, monk, porter, parasol, child, lantern."""
    hem = 2.6 if kind == "lady" else 2.0
    body = f"M-1.5 -8.4Q-2.6 -5 -{n(hem)} -0.6Q0 0.3 {n(hem)} -0.6Q2.6 -5 1.5 -8.4Q0 -9.3 -1.5 -8.4Z"
    out = []
    if kind == "samurai":
        out += [line(-4.2, -2.6, 2.6, -5.2, INK, 0.55), line(-3.8, -4.0, 1.6, -5.0, INK, 0.45)]
    out.append(line(-0.9, -0.4, -1.0, 0.5, INK, 0.7) + line(0.9, -0.4, 1.0, 0.5, INK, 0.7))
    out.append(key(body, robe, 0.5))
    out.append(path("M-0.1 -8.7L-0.5 -5.2L0.2 -0.4", "none", darken(robe, 0.45), 0.4))
    sleeve = "M-1.5 -8.1Q-3.4 -6.6 -3 -4.6L-1.4 -4.9ZM1.5 -8.1Q3.4 -6.6 3 -4.6L1.4 -4.9Z"
    out.append(key(sleeve, lighten(robe, 0.1), 0.45))
    out.append(rect(-1.75, -5.7, 3.5, 1.9 if kind == "lady" else 1.0, sash, INK, 0.3))
    out.append(circle(0, -10, 1.45, SKIN, INK, 0.4))
    if kind in ("walker", "porter", "lantern"):
        out.append(key("M-3.1 -10.3Q0 -14.2 3.1 -10.3Q0 -9.7 -3.1 -10.3Z", "#d9bd7e", 0.45))
        out.append(path("M0 -12.2L-1.6 -10.3M0 -12.2L1.6 -10.3", "none", "#8a6a3c", 0.3))
    elif kind == "samurai":
        out.append(path("M-1.4 -10.4Q-1.2 -11.8 0 -11.7Q1.3 -11.7 1.4 -10.2Q0.7 -11 0 -11Z", HAIR))
        out.append(rect(-0.5, -12.3, 1.4, 0.8, HAIR, r=0.3))
    elif kind == "monk":
        out.append(path("M-1 -7.9L1.7 -4.4L0.6 -3.6L-1.7 -6.6Z", "#b98a3e", INK, 0.3))
    else:
        out.append(
            path("M-1.7 -9.8Q-1.9 -12 0 -12Q1.9 -12 1.7 -9.8Q1 -10.9 0 -10.9Q-1 -10.9 -1.7 -9.8Z", HAIR)
        )
        out.append(circle(0.2, -12.2, 0.9, HAIR))
        if kind == "lady":
            out.append(line(-1.7, -12.9, 1.9, -12.0, "#d9b45c", 0.4))
    if kind == "parasol":
        out.append(line(2.4, -5, 2.4, -14.5, "#5f4436", 0.5))
        out.append(key("M-3 -13.2Q2.4 -18.5 7.8 -13.2Q2.4 -12.2 -3 -13.2Z", VERMILION, 0.5))
        out.append(
            path(
                "M2.4 -15.9L-0.4 -12.9M2.4 -15.9L5.2 -12.9M2.4 -15.9V-12.7",
                "none",
                darken(VERMILION, 0.5),
                0.3,
            )
        )
    if kind == "porter":
        out.append(line(-7.2, -8.0, 7.2, -8.0, "#6e4a35", 0.7))
        for x in (-6.4, 6.4):
            out.append(
                line(x, -8, x, -5, INK, 0.3)
                + key(f"M{n(x - 1.9)} -5L{n(x + 1.9)} -5L{n(x + 1.4)} -2L{n(x - 1.4)} -2Z", "#c79a56", 0.45)
            )
    if kind == "lantern":
        out.append(line(2.6, -5.6, 5, -8.2, "#6e4a35", 0.4) + ellipse(5, -6.4, 1.2, 1.7, WINDOW, INK, 0.35))
    return "".join(out)


def crowd(spots: Sequence[tuple[float, float, str]], seed: int = 0, scale: float = 1) -> str:
    """People at (x, y, kind), nearer ones in front, in changing robes."""
    out = []
    for i, (x, y, kind) in enumerate(sorted(spots, key=lambda spot: spot[1])):
        robe = ROBES[(i * 5 + seed) % len(ROBES)]
        if kind == "monk":
            robe = "#3d3a3a" if i % 2 else "#c07a33"
        out.append(
            group(
                ellipse(0.6, 0.2, 3, 0.8, INK, extra='opacity=".2"'),
                person(robe, kind, ROBES[(i + seed + 6) % 9] if i % 3 else "#efe3c8"),
                at=(x, y),
                scale=scale,
                flip=bool((i + seed) % 2),
            )
        )
    return "".join(out)


def lantern(pic: Picture, w: float = 4, red: bool = False, glow: float = 9) -> str:
    """A paper lantern hanging from (0, 0)."""
    h = w * 1.35
    body = pic.pick(VERMILION if red else "#f2e2b4", SCARLET if red else "#FFDC94")
    rib = pic.pick(darken(VERMILION, 0.4) if red else "#b58b45", "#8E2A1C" if red else "#B9762F")
    ribs = "".join(
        path(
            f"M{n(-w * 0.48)} {n(w * 0.35 + h * t)}Q0 {n(w * 0.42 + h * t)} {n(w * 0.48)} {n(w * 0.35 + h * t)}",
            "none",
            rib,
            0.28,
        )
        for t in (0.28, 0.5, 0.72)
    )
    return (
        pic.glow(0, w * 0.3 + h / 2, glow, SCARLET if red else WINDOW, 0.7)
        + line(0, 0, 0, w * 0.3, INK, 0.4)
        + ellipse(0, w * 0.3 + h / 2, w / 2, h / 2, body, INK, 0.5)
        + ribs
        + rect(-w * 0.25, w * 0.22, w * 0.5, w * 0.16, INK)
        + rect(-w * 0.25, w * 0.22 + h, w * 0.5, w * 0.16, INK)
    )


def boat(pic: Picture, kind: str = "ferry", long: float = 26) -> str:
    """A river boat: ferry with boatman, roofed pleasure boat, or cargo boat with a sail."""
    hull = f"M{n(-long / 2)} -2.6Q{n(-long * 0.38)} 1.6 {n(-long * 0.22)} 1.7L{n(long * 0.28)} 1.7Q{n(long * 0.42)} 1.2 {n(long * 0.56)} -3.8L{n(long * 0.4)} -1.6L{n(-long * 0.4)} -1.6Z"
    out = [ellipse(0, 2.2, long * 0.5, 1.5, "#14263a", extra='opacity=".3"')]
    if kind == "sail":
        out.append(line(0, 0, 0, -25, "#5f4436", 0.9))
        for i in range(3):
            out.append(
                key(
                    f"M{n(-8 + i * 5.4)} -24Q{n(-5.3 + i * 5.4)} -13 {n(-8 + i * 5.4)} -5L{n(-2.8 + i * 5.4)} -5Q{n(0 + i * 5.4)} -13 {n(-2.8 + i * 5.4)} -24Z",
                    "#f3ead2",
                    0.5,
                )
            )
        out.append(line(-8.5, -24.2, 9, -24.2, "#5f4436", 0.8))
    if kind == "roofed":
        out += [
            rect(-long * 0.22, -7, long * 0.44, 5.4, pic.pick("#e8d8b0", "#FFC968"), INK, 0.5),
            path(
                "".join(f"M{n(-long * 0.22 + long * 0.44 * i / 6)} -7v5.4" for i in range(1, 6)),
                "none",
                "#5f4436",
                0.4,
            ),
            key(f"M{n(-long * 0.28)} -6.6Q0 -10.5 {n(long * 0.28)} -6.6Z", "#7a5b41", 0.6),
            pic.snow(f"M{n(-long * 0.28)} -6.9Q0 -11 {n(long * 0.28)} -6.9Q0 -8.4 {n(-long * 0.28)} -6.9Z", 1, 1),
        ]
        out.append(pic.glow(0, -4, 14))
    out.append(key(hull, pic.bokashi((0, "#9a6d43"), (1, "#5a3c26")), 0.6))
    out.append(path(f"M{n(-long * 0.42)} -0.6Q0 0.5 {n(long * 0.46)} -1.3", "none", "#3c2818", 0.4))
    if kind == "ferry":
        out.append(crowd([(-2, -1.2, "walker"), (4, -1.2, "lady")], 3, 0.72))
    out.append(group(person("#31566f", "walker"), at=(-long * 0.36, -1.6), scale=0.85))
    out.append(line(-long * 0.3, -7, -long * 0.62, 4, "#5f4436", 0.5))
    return "".join(out)


def horse(color: str = "#7a4f33", load: bool = True) -> str:
    """A pack horse."""
    body = "M-6 -9Q-1 -10.4 4 -9.2Q6 -12.5 8.4 -13.6L10.6 -11.2L9.6 -10L8 -10.2Q7 -7 5 -5.4L5.2 0H4L3.2 -4.6Q0 -4 -3.4 -4.8L-4.4 0H-5.6L-6 -5Q-7 -7 -6 -9Z"
    out = [
        path("M-6 -8.6Q-8.6 -7 -8 -3", "none", HAIR, 1.2),
        key(body, color, 0.5),
        path("M4.2 -9.4Q5.6 -13 8.2 -13.8", "none", HAIR, 1.1),
    ]
    if load:
        out += [
            key("M-4.6 -9.4Q-4.6 -14 -0.6 -14Q3 -14 3 -9.4Q2 -6 -1 -6.4Q-4 -6 -4.6 -9.4Z", "#c79a56", 0.5),
            path("M-4 -10.6H2.6M-0.8 -13.8V-6.6", "none", "#6e4a35", 0.5),
        ]
    return "".join(out)


def palanquin() -> str:
    """A litter between two bearers."""
    box = key("M-5 -8L5 -8L4.4 -1.6L-4.4 -1.6Z", "#3a4a3f", 0.5) + rect(
        -2.6, -7, 5.2, 3.6, "#e8d8b0", INK, 0.4
    )
    roof = key("M-6 -8Q0 -10.8 6 -8Z", "#5f4436", 0.5)
    bearers = group(person("#31566f", "porterless"), at=(-9.5, 0), scale=0.92) + group(
        person("#31566f", "porterless"), at=(9.5, 0), scale=0.92
    )
    return bearers + box + roof + line(-13, -9.4, 13, -9.4, "#5f4436", 0.9)


def flag(color: str, tall: float = 18) -> str:
    """A tall banner on a pole."""
    return (
        line(0, 0, 0, -tall, "#5f4436", 0.6)
        + key(poly([(0.4, -tall), (3.8, -tall + 0.6), (3.8, -tall * 0.4), (0.4, -tall * 0.4)]), color, 0.45)
        + circle(2.1, -tall * 0.75, 1.0, lighten(color, 0.7))
    )
