"""The upper row of the board: castle, temple and market."""

from __future__ import annotations

import random

from art.kit.colour import mix
from art.kit.motifs.houses import house, stall
from art.kit.motifs.landmarks import bridge, bridge_rail, stone_lantern
from art.kit.motifs.nature import birds, blossom_tree, cedar, fuji, grass, marks, moon, pine, ridge, ripples
from art.kit.motifs.people import boat, crowd, flag, lantern
from art.kit.motifs.towers import hall, keep, pagoda, torii, turret, wall_run
from art.kit.palette import INDIGO, INK, VERMILION
from art.kit.picture import Picture
from art.kit.sheet import circle, ellipse, group, key, n, path, rect


def sky(pic: Picture) -> str:
    """One sky over three districts: morning blue, green haze, bright noon."""
    across = (
        (0, pic.pick("#5f94ab", "#0C1C33")),
        (0.38, pic.pick("#86b0b0", "#0E2238")),
        (0.55, pic.pick("#93b49c", "#0D2434")),
        (0.74, pic.pick("#7fb6c4", "#10284A")),
        (1, pic.pick("#5da0bd", "#0F2344")),
    )
    veil = pic.bokashi(
        (0, pic.pick("#f4e3b8", "#1A3450"), 0),
        (0.55, pic.pick("#f4e3b8", "#1F3C58"), 0.55),
        (1, pic.pick("#f0dcae", "#1A3450"), 1),
    )
    return rect(0, 0, 1020, 120, pic.bokashi(*across, x2=1, y2=0)) + rect(0, 0, 1020, 121, veil)


def hills(pic: Picture) -> str:
    """What lies on the horizon: sun or moon, the mountain, three ranges."""
    stars = random.Random(8)
    out = [
        circle(20 + stars.random() * 980, 14 + stars.random() * 66, 0.3 + stars.random() * 0.5, "#DCE9F2")
        for _ in range(120 if pic.night else 0)
    ]
    out += [circle(352, 52, 15, VERMILION) if not pic.night else group(moon(pic, 15), at=(352, 52))]
    out.append(group(fuji(pic, 170, 78, "#6d8ea3", mist="#f0dcae"), at=(82, 116)))
    out.append(
        ridge(
            pic,
            [
                (10, 104),
                (60, 92),
                (110, 101),
                (165, 86),
                (230, 100),
                (300, 84),
                (360, 96),
                (430, 80),
                (470, 62),
                (520, 80),
                (575, 56),
                (630, 78),
                (690, 64),
                (740, 88),
                (790, 78),
                (850, 90),
                (910, 74),
                (960, 86),
                (1020, 76),
            ],
            150,
            "#8fae98",
            "#dcd8b0",
        )
    )
    out.append(
        ridge(
            pic,
            [
                (10, 118),
                (70, 108),
                (130, 118),
                (200, 106),
                (280, 116),
                (340, 104),
                (420, 110),
                (480, 90),
                (540, 104),
                (600, 88),
                (650, 100),
                (690, 106),
                (760, 104),
                (840, 108),
                (930, 100),
                (1020, 106),
            ],
            165,
            "#64896f",
            "#d6cfa0",
        )
    )
    return "".join(out)


def kite(pic: Picture, color: str) -> str:
    """A paper kite with its tails, the string going down and left."""
    return (
        path("M0 8Q-14 26 -10 60", "none", pic.pick("#5a4a3a", "#7F97A8"), 0.35)
        + key("M-6 -8H6V8H-6Z", "#f7f2e2", 0.6)
        + path("M-6 -8H6V-2H-6Z", color)
        + circle(0, 2.4, 2.6, color)
        + path("M-6 -8H6V8H-6Z", "none", INK, 0.6)
        + path("M-4 8q-1 5 1 8q1.6 4 -.6 8M4 8q1 5 -1 8q-1.6 4 .6 8", "none", color, 0.8)
    )


def castle(pic: Picture) -> str:
    out = []
    # inner grounds: palace roofs and pines behind the keep
    for x, y, w, kind in (
        (268, 136, 44, "shoji"),
        (322, 134, 34, "plaster"),
        (112, 138, 40, "shoji"),
        (384, 140, 36, "plaster"),
        (40, 140, 34, "plaster"),
    ):
        out.append(group(house(pic, w, 20, 8, 9, kind, roof="#56737a"), at=(x, y)))
    for x, y, s, seed in (
        (100, 140, 30, 1),
        (166, 134, 34, 2),
        (262, 139, 30, 3),
        (372, 142, 36, 4),
        (28, 146, 34, 5),
        (416, 148, 40, 6),
        (316, 140, 24, 8),
    ):
        out.append(group(pine(pic, seed, s, 5 if seed % 2 else -5), at=(x, y)))
    out.append(pic.snow("M8 138Q120 132 446 140V176H8Z", 0, 0.7))
    out.append(ellipse(215, 158, 78, 8, INK, extra='opacity=".2"'))
    out.append(group(keep(pic, 84), at=(215, 160)))
    # moat
    water = pic.bokashi((0, pic.pick("#4f8aa0", "#143552")), (1, pic.pick("#8fbcc0", "#22557C")))
    out.append(path("M8 166H446V236H8Z", water))
    out.append(
        ripples(14, 172, 140, 46, 26, 5, pic.pick("#dcebe6", "#5F95BC"), 0.8)
        + ripples(14, 170, 420, 14, 22, 6, pic.pick("#2f6a84", "#0C2238"), 0.8)
    )
    out.append(
        group(wall_run(pic, 82, 7, 11), at=(16, 172))
        + group(wall_run(pic, 62, 7, 11), at=(128, 173))
        + group(wall_run(pic, 58, 7, 11), at=(250, 173))
        + group(wall_run(pic, 104, 7, 11), at=(338, 172))
    )
    out.append(group(pine(pic, 11, 27, -5), at=(60, 154)) + group(pine(pic, 12, 24, 4), at=(286, 156)))
    out.append(group(turret(pic, 32), at=(112, 174)) + group(turret(pic, 32), at=(323, 174)))
    out.append(
        group(pine(pic, 13, 26, 5), at=(366, 158))
        + group(pine(pic, 14, 24, -4), at=(396, 157))
        + group(pine(pic, 9, 25, 4), at=(150, 158))
    )
    # boats and lotus on the moat
    out.append(
        group(boat(pic, "roofed", 24), at=(118, 196)) + group(boat(pic, "ferry", 20), at=(64, 190), flip=True)
    )
    rng = random.Random(2)
    for _ in range(26):
        x, y = 14 + rng.random() * 60, 196 + rng.random() * 14
        out.append(ellipse(x, y, 2.2, 0.8, "#7fa06a", INK, 0.3))
        if rng.random() < 0.3:
            out.append(path(f"M{n(x - 1)} {n(y)}q1 -2.6 1 -2.6q1 1 1 2.6Z", "#f0c8cc", INK, 0.3))
    out.append(
        path("M8 214Q40 206 64 214T140 222V240H8Z", pic.pick("#a9b183", "#1B3A48"), INK, 0.7)
        + pic.snow("M8 214Q40 206 64 214T140 222V240H8Z", 0.8, 0.5)
        + grass(16, 214, 60, 16, 3, pic.pick("#6f8a4f", "#2C5A5E"))
    )
    out.append(
        group(pine(pic, 7, 34, 6), at=(30, 222))
        + crowd(
            [(58, 220, "porter"), (76, 222, "samurai"), (86, 223, "samurai"), (112, 224, "lady")], 4, 0.88
        )
    )
    out.append(birds(120, 40, 6, 2, 0.9, pic.pick("#33475a", "#8FB0C8")))
    return "".join(out)


def temple(pic: Picture) -> str:
    out = []
    for i, (x, s) in enumerate(
        (
            (444, 52),
            (458, 62),
            (473, 50),
            (632, 56),
            (648, 66),
            (664, 54),
            (680, 60),
            (612, 46),
            (540, 44),
            (527, 40),
        )
    ):
        out.append(
            group(
                cedar(pic, s, mix("#2f5a49", "#9fb59a", 0.35 if i % 2 else 0.2), i), at=(x, 136 + (i % 3) * 2)
            )
        )
    mist = pic.bokashi(
        (0, pic.pick("#eef0d8", "#2C5470"), 0),
        (0.5, pic.pick("#eef0d8", "#2C5470"), 0.8),
        (1, pic.pick("#eef0d8", "#2C5470"), 0),
    )
    out.append(path("M430 116Q470 108 520 116T640 112T708 118V140Q640 134 560 140T430 138Z", mist))
    # the hill with its stairs
    out.append(
        path(
            "M424 152Q470 138 520 142Q590 146 640 140Q680 138 706 146V262H424Z",
            pic.bokashi((0, pic.pick("#93a870", "#1B4048")), (1, pic.pick("#c6c690", "#163440"))),
            INK,
            0.8,
        )
    )
    out.append(pic.snow("M424 152Q470 138 520 142Q590 146 640 140Q680 138 706 146V262H424Z", 0.7, 0.3))
    out.append(marks(446, 156, 240, 20, 50, 8, pic.pick("#76915a", "#2F6068")))
    out.append(group(hall(pic, 88, 16), at=(598, 150)))
    out.append(ellipse(492, 160, 30, 4, INK, extra='opacity=".2"'))
    out.append(group(pagoda(pic, 132), at=(492, 161)))
    for i, (x, y, s) in enumerate(
        ((452, 168, 58), (466, 174, 44), (526, 158, 36), (670, 166, 62), (686, 172, 50), (656, 160, 40))
    ):
        out.append(group(cedar(pic, s, "#2a5444", 20 + i), at=(x, y)))
    out.append(
        group(blossom_tree(pic, 26, 3, "#d0703c"), at=(664, 168))
        + group(blossom_tree(pic, 22, 4, "#c8542f"), at=(444, 178))
    )
    out.append(
        path("M541 158L555 158L566 186L530 186Z", pic.pick("#e3d8b4", "#3A5F78"), INK, 0.6)
        + path(
            "".join(f"M{n(540 - i * 1.25)} {n(160 + i * 3.2)}H{n(556 + i * 1.25)}" for i in range(8)),
            "none",
            "#8a8066",
            0.45,
        )
    )
    out.append(group(torii(36), pic.snow_on("M-20 -34.4Q0 -30.4 20 -34.4", 2), at=(548, 171)))
    out += [group(stone_lantern(pic, 12), at=p) for p in ((572, 168), (626, 168), (526, 166))]
    out.append(
        crowd(
            [
                (544, 166, "monk"),
                (552, 169, "monk"),
                (602, 166, "lady"),
                (590, 169, "walker"),
                (516, 168, "monk"),
                (640, 168, "samurai"),
                (612, 168, "parasol"),
                (648, 170, "child"),
            ],
            3,
            0.85,
        )
    )
    return "".join(out)


def market(pic: Picture) -> str:
    out = []
    # far bank: storehouses row behind
    for i, (x, y, w) in enumerate(
        ((752, 100, 34), (796, 97, 30), (838, 99, 36), (886, 96, 32), (930, 98, 36), (976, 96, 30))
    ):
        out.append(
            group(
                house(
                    pic, w, 18, 9, 8, "plaster" if i % 2 else "lattice", roof=mix("#4f6272", "#cfc29a", 0.25)
                ),
                at=(x, y),
            )
        )
    for x, y, w, acc, st in (
        (748, 132, 40, INDIGO, 1),
        (802, 130, 38, "#a8483a", 2),
        (856, 131, 44, "#5d7a54", 1),
        (916, 130, 40, INDIGO, 2),
        (970, 131, 44, "#8a4a2e", 1),
    ):
        out.append(group(house(pic, w, 20, 10, 9, "open", accent=acc, storeys=st, wall="#dcc59a"), at=(x, y)))
        if st == 2:
            out.append(
                group(lantern(pic, 3.4, True, 7), at=(x + 4, y - 12))
                + group(lantern(pic, 3.4, True, 7), at=(x + w - 4, y - 12))
            )
    out.append(
        path(
            "M738 134Q860 128 1020 134V262H738Z",
            pic.bokashi((0, pic.pick("#eed6a0", "#2A4662")), (1, pic.pick("#f4e4bb", "#1F3A56"))),
        )
    )
    out.append(pic.snow("M738 134Q860 128 1020 134V262H738Z", 0.6, 0.3))
    out.append(marks(744, 146, 262, 80, 110, 7, pic.pick("#d0ac68", "#46688A")))
    for x, w, c, goods in (
        (770, 27, VERMILION, ("#c8412f", "#d9b45c")),
        (808, 25, INDIGO, ("#8fb0c0", "#d8d8d0")),
        (844, 29, "#5d7a54", ("#5f8a45", "#d8a437")),
        (886, 26, "#c0702c", ("#e0a060", "#a8483a")),
        (924, 28, VERMILION, ("#efe3c8", "#6a4a86")),
        (964, 28, INDIGO, ("#d9b45c", "#c8412f")),
    ):
        out.append(ellipse(x + w / 2 + 3, 157, w * 0.65, 2.4, INK, extra='opacity=".18"'))
        out.append(
            group(stall(pic, w, c, goods, int(x)), pic.glow(w / 2, -8, 18, "#FFB650", 0.4), at=(x, 156))
        )
    folk = [
        (766, 168, "lady"),
        (782, 164, "walker"),
        (800, 170, "porter"),
        (824, 165, "samurai"),
        (838, 169, "child"),
        (846, 166, "lady"),
        (872, 168, "walker"),
        (894, 166, "parasol"),
        (912, 172, "walker"),
        (934, 166, "lady"),
        (952, 170, "porter"),
        (980, 167, "samurai"),
        (996, 171, "monk"),
    ]
    out.append(crowd(folk, 5, 0.92))
    for x, y, c, t in (
        (828, 58, VERMILION, -8),
        (878, 32, INDIGO, 6),
        (906, 62, "#d8a437", -4),
        (768, 66, INDIGO, 8),
    ):
        out.append(group(kite(pic, c), at=(x, y), turn=t, scale=0.8))
    # south-east corner: a fish market on the quay
    out.append(
        group(house(pic, 40, 18, 9, 9, "open", accent=INDIGO, roof="#b59a63", thatch=True), at=(944, 208))
    )
    out.append(group(stall(pic, 22, VERMILION, ("#8fb0c0", "#efe3c8"), 3), at=(912, 216)))
    out.append(
        crowd(
            [
                (926, 222, "porter"),
                (946, 218, "walker"),
                (968, 220, "lady"),
                (990, 220, "samurai"),
                (1000, 198, "walker"),
            ],
            7,
            0.92,
        )
    )
    out.append(group(flag(VERMILION, 20), at=(938, 196)) + group(flag(INDIGO, 20), at=(992, 206)))
    # the Kyobashi over the river
    out.append(
        group(
            bridge(pic, 84, 17),
            crowd(
                [(-26, -11, "walker"), (-10, -17, "porter"), (8, -18, "lady"), (24, -13, "samurai")], 2, 0.9
            ),
            bridge_rail(84, 17),
            at=(716, 158),
        )
    )
    out.append(group(boat(pic, "ferry", 22), at=(718, 186)))
    out.append(group(blossom_tree(pic, 27, 8), at=(756, 164)) + group(pine(pic, 3, 26, -4), at=(1000, 160)))
    return "".join(out)
