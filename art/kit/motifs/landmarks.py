"""Single landmarks of the harbour and the walls: the foreign ship, the church, the city gate, bridges."""

from __future__ import annotations

from art.kit.colour import darken, lighten
from art.kit.motifs.houses import PLASTER, TILE, WOOD, snowy
from art.kit.motifs.towers import stone_wall, tier
from art.kit.palette import INDIGO, INK, VERMILION
from art.kit.picture import Picture
from art.kit.sheet import Point, circle, ellipse, group, key, line, n, path, poly, rect, smooth


def nao(pic: Picture, long: float = 120) -> str:
    """The black ship from Macao; (0, 0) is the middle of its water line."""
    k = long / 120
    hull = "M-58 -17C-56 -2 -48 5 -38 6L34 6C46 5 54 -6 60 -26L50 -24L49 -17C40 -13 34 -12 26 -12L-18 -12C-28 -13 -34 -15 -36 -21L-56 -28Z"
    out = [ellipse(0, 7, 56, 3.4, "#14263a", extra='opacity=".35"')]
    masts = ((-34, -64), (-2, -86), (32, -68))
    rig = "".join(
        f"M{x} {top}L{x - 20} -16M{x} {top}L{x - 12} -15M{x} {top}L{x + 12} -15M{x} {top}L{x + 20} -17"
        for x, top in masts
    )
    out.append(
        path(rig + "M32 -60L78 -40M32 -68L-2 -80M-2 -86L-34 -60M-34 -64L-60 -30", "none", "#5a4a3a", 0.35)
    )
    out.append(key("M56 -24L80 -40L81 -38.6L58 -21Z", "#6e4a35", 0.5))
    for x, top in masts:
        out.append(key(f"M{x - 0.9} -10L{x - 0.5} {top}L{x + 0.5} {top}L{x + 0.9} -10Z", "#7a5233", 0.5))
    sail = pic.bokashi((0, "#fbf4e2"), (1, "#dcc79a"))
    for x, y0, y1, w in ((-2, -78, -58, 13), (-2, -55, -26, 19), (32, -61, -45, 10), (32, -42, -22, 14)):
        d = f"M{x - w} {y0}Q{x} {y0 - 1.6} {x + w} {y0}Q{x + w * 1.22} {(y0 + y1) / 2} {x + w * 1.05} {y1}Q{x} {y1 + 3.4} {x - w * 1.05} {y1}Q{x - w * 0.76} {(y0 + y1) / 2} {x - w} {y0}Z"
        out.append(key(d, sail, 0.8))
        out.append(
            path(
                "".join(
                    f"M{n(x - w + 2 * w * t)} {y0}Q{n(x - w * 0.7 + 2 * w * t)} {n((y0 + y1) / 2)} {n(x - w * 1.02 + 2.05 * w * t)} {y1 + 1}"
                    for t in (0.25, 0.5, 0.75)
                ),
                "none",
                "#c0a873",
                0.35,
            )
        )
        out.append(line(x - w - 1, y0, x + w + 1, y0, "#5f4436", 1.1))
    cy = -40
    out.append(
        path(
            f"M-3.4 {cy - 8}h5v5.4h5.4v5h-5.4v6.4h-5v-6.4h-5.4v-5h5.4Z",
            VERMILION,
            darken(VERMILION, 0.4),
            0.4,
        )
    )
    out.append(key("M-56 -58Q-40 -50 -32 -62L-26 -30Q-38 -24 -52 -28Z", sail, 0.8))
    out.append(line(-58, -59, -30, -63, "#5f4436", 1.0))
    for x, top in masts:
        out.append(
            key(
                f"M{x} {top}q5 -3.4 8.6 -1.4q3 1.4 6 -.6v4q-3 2 -6.4 .6q-3.6 -1.4 -8.2 1.4Z",
                VERMILION if x != -2 else INDIGO,
                0.45,
            )
        )
        out.append(key(f"M{x - 3} {top + 7}h6l-.8 3h-4.4Z", "#7a5233", 0.45))
    out.append(key(hull, pic.bokashi((0, "#7a4a2e"), (0.5, "#4a2f20"), (1, "#2a1d18")), 1.0))
    out.append(
        key("M-56 -28L-36 -21L-36 -31L-57 -36Z", "#8c5a36", 0.6)
        + key("M49 -17L60 -26L61 -33L47 -27Z", "#8c5a36", 0.6)
    )
    for dy in (0, 3.4, 6.8):
        out.append(
            path(
                f"M{-56 + dy * 0.4} {-22 + dy}C-50 {-10 + dy} -40 {-8 + dy} -30 {-8.4 + dy}L26 {-8.4 + dy}C38 {-9 + dy} 46 {-12 + dy} {56 - dy * 0.5} {-21 + dy}",
                "none",
                "#c79a56" if dy == 0 else "#2a1d18",
                0.7 if dy == 0 else 0.4,
            )
        )
    gun = pic.pick("#1b1a17", "#FFC05A")
    out += [rect(x, -6.2, 3, 2.8, gun, "#c79a56", 0.4) for x in (-30, -20, -10, 0, 10, 20, 30)]
    out += [
        rect(x, -27.5 + i * 1.4, 2.6, 2.8, pic.pick("#e8d8b0", "#FFD27A"), INK, 0.4)
        for i, x in enumerate((-53.4, -48.6, -43.8))
    ]
    out.append(pic.glow(-48, -26, 12) + pic.glow(0, -5, 30, "#FFB050", 0.25))
    out.append(path("M-44 6.6Q0 9.6 42 6.4", "none", "#eaf1ee", 0.9))
    return group("".join(out), scale=k)


def church(pic: Picture, w: float = 44) -> str:
    """The Jesuits' church: white nave, a bell tower and the cross."""
    k = w / 44
    lit = pic.pick("#5b7f95", "#FFD27A")
    out = [group(stone_wall(pic, 47, 49, 3.4, 4), at=(2, 0))]
    nave = pic.bokashi((0, darken(PLASTER, 0.16)), (1, "#fffaf0"))
    out.append(rect(-8, -21.4, 32, 18, nave, INK, 0.8))
    out.append(key("M-9 -21L-3 -33L26 -33L27 -21Z", pic.bokashi((0, "#d06a4c"), (1, "#8f3527")), 0.9))
    out.append(
        path(
            "".join(f"M{n(-8 + i * 3)} -21L{n(-2.4 + i * 2.35)} -33" for i in range(1, 12)),
            "none",
            "#6a271c",
            0.4,
        )
    )
    out.append(snowy(pic, (-9, -21), (27, -21), (26, -33), (-3, -33)) + pic.snow_on("M-3 -33H26", 1.4))
    for x in (2, 9.4, 16.8):
        out.append(
            key(f"M{x} -6.5v-7q2.1 -3.8 4.2 0v7Z", lit, 0.6)
            + path(f"M{x + 2.1} -6.5v-8.6M{x} -10.4h4.2", "none", INK, 0.35)
        )
    out.append(
        rect(
            -20,
            -38,
            15,
            34.6,
            pic.bokashi((0, "#fffaf0"), (0.7, PLASTER), (1, darken(PLASTER, 0.25)), x2=1, y2=0),
            INK,
            0.9,
        )
    )
    out.append(rect(-21, -24, 17, 1.8, "#c79a56", INK, 0.4))
    out.append(
        key("M-15.8 -3.4v-9q3.3 -5.4 6.6 0v9Z", pic.pick("#4a2f20", "#F2A23C"), 0.7)
        + line(-12.5, -3.4, -12.5, -14.6, INK, 0.4)
    )
    out.append(
        circle(-12.5, -19.4, 2.4, lit, INK, 0.6) + path("M-12.5 -21.8v4.8M-14.9 -19.4h4.8", "none", INK, 0.35)
    )
    out.append(
        key("M-16 -27v-5q3.5 -5 7 0v5Z", pic.pick("#3a3a3a", "#FFB650"), 0.6)
        + key("M-14.2 -28q.4 -4.4 1.7 -4.6q1.3 .2 1.7 4.6Z", "#c79a56", 0.4)
    )
    out.append(key("M-22 -38L-12.5 -54L-3 -38Z", pic.bokashi((0, "#d06a4c"), (1, "#8f3527")), 0.9))
    out.append(path("M-12.5 -54L-18 -38M-12.5 -54L-12.5 -38M-12.5 -54L-7 -38", "none", "#6a271c", 0.4))
    out.append(pic.snow("M-12.5 -54L-19.4 -41.6Q-17 -43 -15 -40.6Q-12.5 -44 -9.6 -41Q-7.4 -42.6 -5.2 -41.4Z"))
    out.append(
        path("M-12.5 -53V-65M-16.4 -61.4H-8.6", "none", INK, 2.4)
        + path("M-12.5 -53V-65M-16.4 -61.4H-8.6", "none", pic.pick("#d9b45c", "#FFE2A0"), 1.3)
    )
    out.append(pic.glow(8, -12, 22, "#FFB650", 0.45) + pic.glow(-12.5, -62, 9, "#FFE2A0", 0.4))
    return group("".join(out), scale=k)


def city_gate(pic: Picture, w: float = 86) -> str:
    """The great gate between its two stone banks, doors open to the road; (0, 0) mid-road."""
    k = w / 86
    out = []
    out.append(key("M-21 0L-21 -30L21 -30L21 0Z", pic.bokashi((0, "#e9cfa0"), (1, "#f3dfb4")), 0.4))
    out.append(path("M-7 -13L7 -13L19 0L-19 0Z", "#d9b982"))
    beam = pic.bokashi((0, "#8c6844"), (1, "#5f4430"))
    for side in (-1, 1):
        door = [(side * 20, 0), (side * 11, -4), (side * 11, -29), (side * 20, -31)]
        out.append(key(poly(door), pic.bokashi((0, "#6e4e34"), (1, "#4f3725")), 0.7))
        out.append(
            path(
                "".join(f"M{n(side * (20 - 9 * t))} {n(-4 * t)}V{n(-31 + 2 * t)}" for t in (0.25, 0.5, 0.75)),
                "none",
                "#38261a",
                0.4,
            )
        )
        out += [
            circle(side * (18 - j * 3), -8 - i * 8 - j * 0.8, 0.6, "#c9a24a", INK, 0.2)
            for i in range(3)
            for j in range(3)
        ]
        out.append(group(stone_wall(pic, 22, 29, 20, 7 + side), at=(side * 38, 1)))
        out.append(rect(side * 22 - 3, -34, 6, 35, beam, INK, 0.9))
        out.append(path(f"M{side * 22 - 1} -32V-2M{side * 22 + 1} -30V-4", "none", "#4a3524", 0.35))
        out.append(rect(side * 22 - 3.6, -3.4, 7.2, 4.6, "#3a342c", INK, 0.5))
    out.append(rect(-31, -37, 62, 5, beam, INK, 0.9) + rect(-27, -31.4, 54, 2.6, beam, INK, 0.6))
    out += [rect(x, -42, 3, 5, "#6e4e34", INK, 0.5) for x in (-24, -12.5, -1.5, 9.5, 21)]
    out.append(rect(-9, -37.6, 18, 6.2, "#3a2c20", "#d9b45c", 0.8))
    out.append(tier(pic, 66, 94, -56, -41, 4.2, TILE, 2.8))
    out.append(line(-34, -56.8, 34, -56.8, INK, 3.0) + line(-34, -57.2, 34, -57.2, lighten(TILE, 0.25), 1.5))
    out.append(pic.snow_on("M-34 -57.4H34", 2.2))
    for side in (-1, 1):
        out.append(
            key(f"M{side * 33} -57q{side * 1} -5 {side * 5} -5.4q{-side * 1} 3 0 7Z", darken(TILE, 0.1), 0.6)
        )
    return group("".join(out), scale=k)


def palisade(long: float, h: float = 14, step: float = 2.8) -> str:
    """Pointed stakes with two rails, from (0, 0) to the right."""
    out = []
    for i in range(int(long / step)):
        x = i * step
        tone = ("#9a7448", "#8a6640", "#a57f52")[i % 3]
        out.append(
            key(
                f"M{n(x)} 0V{n(-h + 1.6)}L{n(x + step * 0.42)} {n(-h)}L{n(x + step * 0.84)} {n(-h + 1.6)}V0Z",
                tone,
                0.45,
            )
        )
    rails = "".join(f"M-0.5 {n(-h * t)}H{n(long)}" for t in (0.3, 0.72))
    return "".join(out) + path(rails, "none", INK, 1.5) + path(rails, "none", "#6e4e34", 0.9)


def watchtower(pic: Picture, tall: float = 46) -> str:
    """A fire-watch tower with its bell."""
    out = []
    for x0, x1 in ((-7, -3.4), (7, 3.4)):
        out.append(line(x0, 0, x1, -tall * 0.7, INK, 2.0) + line(x0, 0, x1, -tall * 0.7, WOOD, 1.2))
    for t in (0.15, 0.35, 0.55):
        half = 7 - 3.6 * t / 0.7
        out.append(line(-half, -tall * t, half, -tall * t, darken(WOOD, 0.3), 0.9))
        out.append(line(-half, -tall * t, half - 1, -tall * (t + 0.18), darken(WOOD, 0.2), 0.6))
    out.append(
        path(
            "".join(f"M-1.2 {n(-tall * 0.68 * i / 14)}h2.4" for i in range(15))
            + f"M-1.2 0V{n(-tall * 0.7)}M1.2 0V{n(-tall * 0.7)}",
            "none",
            "#4a3524",
            0.4,
        )
    )
    y = -tall * 0.7
    out.append(rect(-5.6, y - 6, 11.2, 6, pic.pick("#8c6844", "#C98238"), INK, 0.7))
    out.append(
        path(
            "".join(f"M{n(-5.6 + 11.2 * i / 7)} {n(y - 3.6)}v3.6" for i in range(8))
            + f"M-5.6 {n(y - 3.6)}h11.2",
            "none",
            "#4a3524",
            0.45,
        )
    )
    out.append(rect(-5.6, y - 11, 1, 6, WOOD, INK, 0.3) + rect(4.6, y - 11, 1, 6, WOOD, INK, 0.3))
    out.append(key(f"M-1.4 {n(y - 6.4)}q.2 -3.4 1.4 -3.6q1.2 .2 1.4 3.6Z", "#c79a56", 0.4))
    out.append(tier(pic, 3, 16, y - 17, y - 10.4, 1.2, TILE, 2.0))
    return "".join(out) + pic.glow(0, y - 5, 12)


def stone_lantern(pic: Picture, tall: float = 12) -> str:
    k = tall / 12
    lit = pic.pick("#e8d8b0", "#FFD27A")
    return group(
        pic.glow(0, -7, 9),
        rect(-2.4, -1.4, 4.8, 1.4, "#8f8a7c", INK, 0.4),
        rect(-0.9, -5.4, 1.8, 4, "#a39d8b", INK, 0.4),
        rect(-1.8, -8.4, 3.6, 3, lit, INK, 0.5),
        key("M-3.4 -8.2Q0 -11.6 3.4 -8.2Z", "#8f8a7c", 0.5),
        pic.snow("M-3.4 -8.6Q0 -12.2 3.4 -8.6Q0 -9.6 -3.4 -8.6Z", 1, 1),
        circle(0, -10.9, 0.7, "#8f8a7c", INK, 0.3),
        scale=k,
    )


def bridge(pic: Picture, long: float = 90, arch: float = 20, color: str = "#b5503c") -> str:
    """A drum bridge; the deck's ends lie on the line y = 0."""

    def deck(t: float) -> Point:
        return (t - 0.5) * long, -arch * (1 - (2 * t - 1) ** 2)

    pts = [deck(i / 24) for i in range(25)]
    out = []
    for t in (0.2, 0.4, 0.6, 0.8):
        x, y = deck(t)
        out.append(
            rect(x - 1.1, y, 2.2, -y + 7, "#7a4a38", INK, 0.5)
            + rect(x + 1.6, y + 1, 1.8, -y + 4, "#5a3428", INK, 0.4)
        )
        out.append(line(x - 2.4, y * 0.45, x + 4.4, y * 0.45, "#5a3428", 1.0))
    far = [(x + 3, y - 3.4) for x, y in pts]
    rail = [(x, y - 5) for x, y in far]
    out.append(path(smooth(rail), "none", INK, 1.5) + path(smooth(rail), "none", color, 0.8))
    out.append(
        path("".join(f"M{n(far[i][0])} {n(far[i][1])}v-5" for i in range(0, 25, 3)), "none", color, 0.8)
    )
    out.append(key(smooth(pts) + smooth(far[::-1]).replace("M", "L", 1) + "Z", "#d8b98a", 0.5))
    out.append(
        path(
            "".join(f"M{n(pts[i][0])} {n(pts[i][1])}L{n(far[i][0])} {n(far[i][1])}" for i in range(1, 24)),
            "none",
            "#8c6844",
            0.35,
        )
    )
    out.append(pic.snow(smooth(pts) + smooth(far[::-1]).replace("M", "L", 1) + "Z", 0.8, 0.6))
    side = smooth(pts) + smooth([(x, y + 3) for x, y in pts][::-1]).replace("M", "L", 1) + "Z"
    out.append(key(side, pic.bokashi((0, color), (1, darken(color, 0.3))), 0.8))
    return "".join(out)


def bridge_rail(long: float = 90, arch: float = 20, color: str = "#b5503c") -> str:
    """The near railing of `bridge`, to be drawn after the people on it."""
    pts = [((i / 24 - 0.5) * long, -arch * (1 - (i / 12 - 1) ** 2)) for i in range(25)]
    out = [
        path("".join(f"M{n(x)} {n(y)}v-5" for x, y in pts[::2]), "none", INK, 1.5),
        path("".join(f"M{n(x)} {n(y)}v-5" for x, y in pts[::2]), "none", color, 0.8),
    ]
    for dy, w in ((-2.6, 0.6), (-5.2, 1.0)):
        curve = smooth([(x, y + dy) for x, y in pts])
        out.append(path(curve, "none", INK, w + 0.8) + path(curve, "none", color, w))
    for i in (0, 8, 16, 24):
        x, y = pts[i]
        out.append(
            key(f"M{n(x - 0.9)} {n(y)}v-6.4q.9 -2.4 1.8 0v6.4Z", color, 0.5)
            + circle(x, y - 7.4, 0.7, "#d9b45c", INK, 0.3)
        )
    return "".join(out)
