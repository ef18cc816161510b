"""The houses of the five clans: a reception room, the clan's painting on its sliding doors, the garden beside."""

from __future__ import annotations

import random

from art.kit.colour import darken, lighten, mix
from art.kit.motifs.emblems import blossom_spray, crane, maple_leaf, wave, wisteria
from art.kit.motifs.landmarks import stone_lantern
from art.kit.motifs.nature import blossom_tree, fuji, grass, pine, rocks
from art.kit.palette import CLANS, INK, PAPER, VERMILION
from art.kit.picture import Picture
from art.kit.sheet import brush, circle, group, key, n, path, poly, rect

W, H = 640, 300
DOORS = (96, 14, 448, 128)  # the painted wall


def _painting(pic: Picture, clan: str) -> str:
    """What is painted across the doors."""
    x, y, w, h = DOORS
    base = y + h
    color = CLANS[clan]["color"]
    out = [
        pic.cloud([(x - 30, x + 90), (x - 30, x + 130)], y + 12, 10, 2),
        pic.cloud([(x + w - 110, x + w + 30), (x + w - 150, x + w + 30)], base - 34, 10, 2),
    ]
    if clan == "blue":
        out += [
            rect(x, base - 30, w, 30, pic.seigaiha(18, lighten(color, 0.3), "none", 0.8)),
            group(wave(pic, 118, 1, color), at=(x + 58, base)),
            group(wave(pic, 100, 2, color), at=(x + 396, base), flip=True),
            group(wave(pic, 64, 3, color), at=(x + 168, base)),
            circle(x + 270, y + 36, 17, lighten(VERMILION, 0.1)),
        ]
    elif clan == "red":
        out += [
            group(blossom_tree(pic, 110, 2, "#c8482f"), at=(x + 56, base + 6)),
            group(blossom_tree(pic, 92, 5, "#d87a38"), at=(x + 392, base + 6)),
            path(
                f"M{x} {base - 10}Q{x + 110} {base - 26} {x + 230} {base - 12}T{x + w} {base - 16}V{base}H{x}Z",
                lighten("#5b95ad", 0.25),
                INK,
                0.7,
            ),
        ]
        rng = random.Random(3)
        out += [
            group(
                maple_leaf(4 + rng.random() * 3, rng.choice(("#c8412f", "#d8642f", "#dd8a3a"))),
                at=(x + 150 + rng.random() * 150, y + 20 + rng.random() * 96),
                turn=rng.random() * 360,
            )
            for _ in range(22)
        ]
    elif clan == "yellow":
        out += [
            circle(x + 168, y + 54, 32, VERMILION),
            group(crane(pic, 120), at=(x + 62, y + 88)),
            group(crane(pic, 104), at=(x + 388, y + 84), flip=True),
            group(crane(pic, 50), at=(x + 280, y + 60)),
            rect(x, base - 16, w, 16, pic.seigaiha(16, "#b58b3a", "none", 0.8)),
        ]
    elif clan == "green":
        out += [
            group(fuji(pic, 160, 62, "#7f9fb4", mist="#f3ead2"), at=(x + 168, base - 12)),
            group(pine(pic, 4, 108, 16), at=(x + 56, base + 8)),
            group(pine(pic, 7, 90, -14), at=(x + 392, base + 6)),
            group(rocks(pic, 2, 44), at=(x + 280, base)),
        ]
    else:
        out += [
            brush(
                [(x - 10, y + 8), (x + 120, y + 20), (x + 260, y + 10), (x + w + 10, y + 18)],
                9,
                "#5f4436",
                0.5,
            )
        ]
        rng = random.Random(8)
        for i in range(19):
            out.append(
                group(
                    wisteria(i, 46 + rng.random() * 50, "#8263a8" if i % 3 else "#a58cc4"),
                    at=(x + 14 + i * 23.4, y + 14 + rng.random() * 8),
                )
            )
        out.append(
            path(
                f"M{x} {base - 8}Q{x + 150} {base - 20} {x + 300} {base - 9}T{x + w} {base - 10}V{base}H{x}Z",
                lighten("#5b95ad", 0.3),
                INK,
                0.6,
            )
        )
    return "".join(out)


def house(clan: str) -> str:
    pic = Picture(W, H, seed=20)
    color, light = CLANS[clan]["color"], CLANS[clan]["light"]
    wall = mix(PAPER, light, 0.35)
    pic.add(rect(0, 0, W, H, mix("#d8c9a0", light, 0.2)))
    # garden on the left beyond the veranda, an alcove on the right
    pic.add(
        rect(0, 10, 96, 132, pic.bokashi((0, "#8fb6bc"), (0.5, "#e6dcb4"), (1, "#a9b183"))),
        group(pine(pic, 3, 66, 9), at=(40, 122)),
        group(rocks(pic, 5, 30), at=(72, 132)),
        group(stone_lantern(pic, 26), at=(16, 134)),
        grass(0, 134, 94, 20, 4),
    )
    pic.add(rect(544, 10, 96, 132, pic.bokashi((0, darken(wall, 0.2)), (1, darken(wall, 0.05))), INK, 0.8))
    pic.add(
        rect(566, 24, 52, 84, mix(color, "#2b1d14", 0.2), INK, 0.8),
        rect(571, 32, 42, 68, PAPER, INK, 0.5),
        circle(592, 60, 13, "none", color, 3),
        rect(562, 21, 60, 4, "#5f4436", INK, 0.5, 2),
        rect(563, 106, 58, 5, "#5f4436", INK, 0.5, 2),
    )
    pic.add(rect(548, 128, 92, 14, pic.bokashi((0, "#5a3a26"), (1, "#2b1a12")), INK, 0.8))
    pic.add(
        group(key("M-7 0Q-9 -12 -4 -16H4Q9 -12 7 0Z", mix(color, "#f7f2e2", 0.35), 0.8), at=(574, 128)),
        group(blossom_spray(5, 40, 14), at=(574, 112), turn=-50),
    )
    # painted doors
    x, y, w, h = DOORS
    area = f"M{x} {y}h{w}v{h}h{-w}Z"
    face = pic.bokashi(
        (0, mix("#e3c878", light, 0.25)), (0.6, mix("#f0e0b0", light, 0.35)), (1, mix(PAPER, light, 0.5))
    )
    pic.add(
        group(
            path(area, face),
            _painting(pic, clan),
            pic.dust((x, y, w, h), 90, "#c9a24a"),
            extra=pic.clip(area),
        )
    )
    for i in range(5):
        dx = x + w * i / 4
        pic.add(rect(dx - 2.2, y, 4.4, h, mix("#2b1a14", color, 0.25), INK, 0.5))
        if 0 < i < 4:
            for s in (-9, 9):
                pic.add(
                    circle(dx + s, y + h * 0.6, 3.2, "#c9a24a", INK, 0.7),
                    circle(dx + s, y + h * 0.6, 1.5, INK),
                )
    pic.add(
        rect(0, 0, W, 14, pic.bokashi((0, "#4a3120"), (1, "#7a5638")), INK, 0.9),
        rect(0, 11, W, 3, darken(color, 0.1)),
    )
    pic.add(rect(x - 8, 0, 8, 146, "#6e4a30", INK, 0.8), rect(x + w, 0, 8, 146, "#6e4a30", INK, 0.8))
    # the floor: mats in perspective, with edges in the clan's colour
    pic.add(
        path(
            "M0 142H640V300H0Z",
            pic.bokashi((0, mix("#a99a68", light, 0.12)), (1, mix("#cfc290", light, 0.16))),
        )
    )
    rushes = "".join(f"M0 {n(143 + i * 2.1)}H640" for i in range(75))
    pic.add(path(rushes, "none", "#8f8352", 0.5, 'opacity=".45"'))
    edge = mix(color, INK, 0.25)
    for a, b in ((96, -60), (245, 195), (395, 445), (544, 700)):
        pic.add(path(poly([(a - 2, 142), (a + 2, 142), (b + 6, 300), (b - 6, 300)]), edge, INK, 0.5))
    for yy, t in ((142, 3), (196, 5)):
        pic.add(rect(0, yy, W, t, edge, INK, 0.5))
    pic.add(path("M0 142H640V176H0Z", pic.bokashi((0, INK, 0.28), (1, INK, 0))))
    pic.add(
        path("M0 270H640V300H0Z", pic.bokashi((0, "#8c6844"), (1, "#5a3c26")), INK, 1.0),
        path("M0 279.5H640M0 289H640", "none", "#3a2416", 0.7),
    )
    pic.add(
        rect(0, 0, W, H, color, extra='opacity=".05"'),
        rect(0.8, 0.8, W - 1.6, H - 1.6, "none", INK, 1.6),
        rect(3, 3, W - 6, H - 6, "none", "#d9b45c", 0.8),
    )
    pic.washi(0.12)
    return pic.svg()


def drawings() -> dict[str, tuple[str, int]]:
    return {f"clan_{clan}": (house(clan), 1280) for clan in CLANS}
