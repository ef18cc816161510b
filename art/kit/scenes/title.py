"""The title: the city at daybreak from above the river, and the same on the night of the fireworks."""

from __future__ import annotations

import random

from art.kit.colour import mix
from art.kit.motifs.emblems import blossom_spray, firework, pine_bough
from art.kit.motifs.houses import house
from art.kit.motifs.landmarks import bridge, bridge_rail, watchtower
from art.kit.motifs.nature import birds, blossom_tree, cedar, fuji, moon, pine, ridge, ripples, willow
from art.kit.motifs.people import boat, crowd, lantern
from art.kit.motifs.towers import hall, keep, pagoda, stone_wall, turret, wall_run
from art.kit.palette import INK, VERMILION
from art.kit.picture import Picture
from art.kit.sheet import circle, ellipse, group, path, rect

W, H = 960, 540


def _roofs(pic: Picture, y: float, x0: float, x1: float, scale: float, fade: float, seed: int) -> str:
    """A street of houses, paler the farther away."""
    rng = random.Random(seed)
    out = []
    x = x0
    while x < x1:
        w = 26 + rng.random() * 22
        storeys = 2 if rng.random() < 0.3 else 1
        roof = mix(rng.choice(("#4f6272", "#5a6066", "#56737a", "#8f7a50")), "#d8cba6", fade)
        out.append(
            group(
                house(
                    pic,
                    w,
                    18,
                    9,
                    9,
                    rng.choice(("mixed", "open", "shoji", "lattice", "plaster")),
                    wall=mix("#e8d6ae", "#e6dab8", fade),
                    roof=roof,
                    storeys=storeys,
                    accent=rng.choice(("#1f4d72", "#a8483a", "#6e4a35")),
                ),
                at=(x, y + rng.random() * 3),
                scale=scale,
            )
        )
        if rng.random() < 0.25:
            out.append(
                group(
                    pine(pic, rng.randrange(9), 26, 4, mix("#3f6b57", "#b9c2a0", fade)),
                    at=(x + w * scale + 6, y + 2),
                    scale=scale,
                )
            )
        x += (w + 13) * scale
    return "".join(out)


def title(night: bool) -> str:
    pic = Picture(W, H, night, 3)
    pic.add(
        pic.sky(
            f"M0 0H{W}V360H0Z",
            ((0, "#2f6684"), (0.3, "#6fa3ae"), (0.62, "#eed3a0"), (0.85, "#f0b98c"), (1, "#f3d9ae")),
            ((0, "#060E1E"), (0.45, "#102A4C"), (0.8, "#27527C"), (1, "#3A6A92")),
        )
    )
    if night:
        rng = random.Random(5)
        pic.add(
            *(
                circle(rng.random() * W, rng.random() * 210, 0.4 + rng.random() * 0.6, "#DCE9F2")
                for _ in range(110)
            )
        )
        pic.add(group(moon(pic, 30), at=(300, 92)))
        for i, (x, y, r, c) in enumerate(
            (
                (560, 110, 74, "#FFB35A"),
                (740, 72, 56, "#F2705A"),
                (868, 140, 46, "#8FC8E8"),
                (664, 186, 34, "#FFD982"),
            )
        ):
            pic.add(group(firework(pic, r, c, i), at=(x, y)))
    else:
        pic.add(circle(300, 168, 62, pic.bokashi((0, VERMILION), (0.7, "#d9573c"), (1, "#e88a5c"))))
    pic.add(group(fuji(pic, 520, 210, "#5f86a0", mist="#f0cfa4"), at=(250, 326)))
    pic.add(
        ridge(
            pic,
            [
                (-10, 300),
                (90, 276),
                (200, 296),
                (330, 270),
                (470, 292),
                (600, 262),
                (740, 286),
                (860, 256),
                (970, 280),
            ],
            360,
            "#8aa690",
            "#ecd6a8",
        )
    )
    pic.add(
        ridge(
            pic,
            [(-10, 322), (120, 304), (260, 322), (420, 300), (560, 318), (720, 292), (970, 310)],
            380,
            "#668a70",
            "#e2d2a4",
        )
    )
    pic.add(birds(430, 120, 9, 3, 1.5, pic.pick("#33475a", "#8FB0C8")))
    pic.add(
        rect(
            0,
            330,
            W,
            210,
            pic.bokashi((0, pic.pick("#ead6a6", "#24466A")), (1, pic.pick("#d9bd86", "#152E4A"))),
        )
    )
    pic.add(
        _roofs(pic, 344, -10, 560, 0.56, 0.55, 1),
        _roofs(pic, 355, -20, 640, 0.7, 0.42, 2),
        _roofs(pic, 368, -30, 620, 0.84, 0.28, 5),
    )
    for i, (x, s) in enumerate(((60, 50), (76, 64), (94, 54), (196, 60), (212, 46))):
        pic.add(group(cedar(pic, s, mix("#2f5a49", "#b9c2a0", 0.2), i), at=(x, 372)))
    pic.add(group(pagoda(pic, 128), at=(140, 374)), group(hall(pic, 84, 15), at=(252, 378)))
    pic.add(_roofs(pic, 392, 300, 566, 0.95, 0.1, 8), _roofs(pic, 396, -26, 120, 0.95, 0.1, 9))
    pic.add(
        crowd(
            [
                (170, 392, "monk"),
                (184, 390, "walker"),
                (214, 394, "lady"),
                (286, 394, "samurai"),
                (152, 394, "porter"),
                (240, 392, "walker"),
            ],
            2,
            1.0,
        )
    )
    # castle on the right
    pic.add(ellipse(744, 372, 190, 16, INK, extra='opacity=".15"'))
    for x, w in ((612, 50), (834, 60), (896, 54)):
        pic.add(group(house(pic, w, 24, 10, 11, "shoji", roof="#56737a"), at=(x, 348)))
    for i, x in enumerate((606, 646, 690, 806, 852, 900, 946)):
        pic.add(group(pine(pic, i, 44, 6 if i % 2 else -6), at=(x, 356 + i % 3 * 4)))
    pic.add(group(keep(pic, 142), at=(748, 366)))
    for x, long in ((560, 92), (672, 60), (800, 64), (890, 84)):
        pic.add(group(wall_run(pic, long, 9, 14), at=(x, 384)))
    pic.add(group(turret(pic, 42), at=(660, 386)), group(turret(pic, 42), at=(874, 386)))
    pic.add(group(pine(pic, 21, 38, 6), at=(590, 372)), group(pine(pic, 22, 34, -5), at=(936, 370)))
    # river
    water = pic.bokashi(
        (0, pic.pick("#4f8aa0", "#143A5C")),
        (0.5, pic.pick("#3f7d9c", "#15406A")),
        (1, pic.pick("#1f4d72", "#0C2442")),
    )
    pic.add(path("M-10 404Q160 392 330 402T620 392T970 386V560H-10Z", water, INK, 1.0))
    pic.add(
        path(
            "M-10 470H970V560H-10Z",
            pic.seigaiha(22, pic.pick("#9cc3c8", "#4F86AE"), "none", 0.7),
            extra='opacity=".4"',
        )
    )
    pic.add(
        ripples(0, 402, 960, 60, 90, 6, pic.pick("#dcebe6", "#6FA0C2"), 1.1),
        ripples(0, 450, 960, 84, 60, 7, pic.pick("#cfe3e2", "#5F95BC"), 1.6),
    )
    if night:
        for x, c in ((560, "#FFB35A"), (740, "#F2705A"), (300, "#DCE9F2"), (868, "#8FC8E8")):
            pic.add(
                group(
                    *(
                        path(f"M-{18 - i} {i * 9}h{36 - 2 * i}", "none", c, 1.4, 'opacity=".35"')
                        for i in range(8)
                    ),
                    at=(x, 410),
                )
            )
    for x, y, s, kind in (
        (90, 424, 1.0, "roofed"),
        (220, 416, 0.8, "ferry"),
        (430, 420, 0.9, "sail"),
        (860, 424, 1.0, "ferry"),
        (690, 414, 0.8, "roofed"),
    ):
        pic.add(group(boat(pic, kind, 28), at=(x, y), scale=s))
    pic.add(
        path("M-10 404Q160 392 330 402T620 392T970 386", "none", INK, 5),
        path(
            "M-10 404Q160 392 330 402T620 392T970 386",
            "none",
            pic.pick("#b3aa92", "#3F6482"),
            3.4,
            'stroke-dasharray="7 1.2 5 1 9 1.4"',
        ),
    )
    # the near bank and the great bridge
    folk = []
    for i in range(15):
        t = 0.06 + i * 0.063
        folk.append(
            (
                (t - 0.5) * 210,
                -38 * (1 - (2 * t - 1) ** 2),
                ("walker", "samurai", "lady", "porter", "monk", "parasol", "samurai", "child")[i % 8],
            )
        )
    pic.add(group(bridge(pic, 210, 38), crowd(folk, 4, 1.05), bridge_rail(210, 38), at=(470, 505), scale=2.1))
    pic.add(
        path(
            "M-10 508Q80 494 190 502L262 512Q262 540 262 560H-10Z",
            pic.bokashi((0, pic.pick("#b9b183", "#24485A")), (1, pic.pick("#8f8a5c", "#142E40"))),
            INK,
            1.2,
        )
    )
    pic.add(
        path(
            "M970 500Q880 492 760 500L684 512Q684 540 684 560H970Z",
            pic.bokashi((0, pic.pick("#b9b183", "#24485A")), (1, pic.pick("#8f8a5c", "#142E40"))),
            INK,
            1.2,
        )
    )
    for x in (252, 694):
        pic.add(group(stone_wall(pic, 40, 56, 44, x), at=(x, 552)))
    pic.add(
        group(house(pic, 46, 20, 14, 11, "open", accent="#1f4d72", storeys=2), at=(60, 520), scale=1.7),
        group(willow(pic, 70, 4), at=(200, 524)),
    )
    pic.add(
        group(house(pic, 46, 20, 14, 11, "shoji", storeys=2), at=(800, 520), scale=1.7),
        group(blossom_tree(pic, 50, 7), at=(764, 520)),
        group(watchtower(pic, 60), at=(936, 516), scale=1.4),
    )
    for x in (72, 96, 120):
        pic.add(group(lantern(pic, 8, True, 20), at=(x, 494)))
    for x in (816, 840, 864):
        pic.add(group(lantern(pic, 8, False, 20), at=(x, 494)))
    pic.add(
        crowd(
            [
                (164, 534, "samurai"),
                (30, 530, "walker"),
                (236, 520, "porter"),
                (714, 524, "lady"),
                (736, 534, "parasol"),
                (786, 536, "samurai"),
                (42, 536, "child"),
                (906, 534, "lady"),
            ],
            3,
            1.8,
        )
    )
    pic.add(
        group(boat(pic, "ferry", 30), at=(590, 528), scale=1.5),
        group(boat(pic, "roofed", 30), at=(360, 530), scale=1.5),
    )
    for rows, y, h in (
        ([(-40, 110), (-40, 168), (-40, 88)], 184, 18),
        ([(392, 520), (360, 560), (420, 600)], 318, 13),
        ([(820, 1000), (780, 1000), (860, 1000)], 214, 16),
        ([(560, 640), (520, 690)], 226, 12),
        ([(-40, 84)], 398, 14),
        ([(900, 1000), (870, 1000)], 398, 13),
        ([(300, 420)], 388, 11),
    ):
        pic.add(pic.cloudy(rows, y, h, 2.5))
    pic.add(group(pine_bough(pic, 210), at=(-8, 44)))
    pic.add(group(blossom_spray(4, 190, 70), at=(966, 20), flip=True))
    pic.add(pic.dust((0, 210, W, 160), 120, pic.pick("#e8c878", "#C8D4DC")))
    pic.washi(0.12)
    return pic.svg()


def drawings() -> dict[str, tuple[str, int]]:
    return {"title": (title(False), 1920), "title_night": (title(True), 1920)}
