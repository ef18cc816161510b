"""The sides and the lower row of the board: gates, red light, tavern and harbour."""

from __future__ import annotations

from art.kit.colour import mix
from art.kit.motifs.houses import house
from art.kit.motifs.landmarks import church, city_gate, nao, palisade
from art.kit.motifs.nature import birds, blossom_tree, grass, marks, pine, ripples, rocks, willow
from art.kit.motifs.people import boat, crowd, flag, horse, lantern, palanquin
from art.kit.palette import INDIGO, INK, VERMILION
from art.kit.picture import Picture
from art.kit.sheet import circle, ellipse, group, key, line, n, path, rect

LACQUER = "#b5443a"


def brazier(pic: Picture) -> str:
    """An iron basket of watch fire on three legs."""
    fire = pic.pick("#e8743c", "#FFB04A")
    return (
        pic.glow(0, -13, 26, "#FF9A3C", 0.8)
        + path("M-3 0L0 -9L3 0M0 -9V0", "none", INK, 0.9)
        + key("M-3.4 -12H3.4L2.2 -8H-2.2Z", "#4a4238", 0.6)
        + path(
            "M-3 -12Q-3.4 -15 -1 -17Q-1 -15.4 .4 -15.6Q.2 -18.6 1.6 -20Q1.6 -17 3 -15.4Q3.6 -13.6 3 -12Z",
            fire,
            pic.pick("#8a2a1c", "#C8501E"),
            0.4,
        )
    )


def gates(pic: Picture) -> str:
    out = []
    # the bay in the dawn beyond the road
    out.append(
        path(
            "M8 258H330V330H8Z",
            pic.bokashi(
                (0, pic.pick("#f3c3a0", "#152A48")),
                (0.55, pic.pick("#f7ddb8", "#24446A")),
                (1, pic.pick("#f0cfa4", "#1B2F4E")),
            ),
        )
    )
    out.append(circle(40, 300, 11, "#d9573c") if not pic.night else circle(40, 300, 0.1, "#000000"))
    out.append(
        path(
            "M8 300Q60 296 120 301T330 298V330H8Z",
            pic.bokashi((0, pic.pick("#9fbfc0", "#1B416A")), (1, pic.pick("#d3d6bd", "#173456"))),
            INK,
            0.5,
        )
    )
    out.append(ripples(14, 304, 290, 20, 26, 8, pic.pick("#5f8fa0", "#5F95BC"), 0.7))
    out.append(
        group(boat(pic, "sail", 20), at=(70, 310), scale=0.7)
        + group(boat(pic, "sail", 20), at=(252, 306), scale=0.55)
        + group(boat(pic, "sail", 20), at=(282, 309), scale=0.45)
    )
    # land and road
    out.append(
        path(
            "M8 326Q90 316 160 322T330 318V470H8Z",
            pic.bokashi((0, pic.pick("#c9b98a", "#2C4E68")), (1, pic.pick("#e6c898", "#20385A"))),
            INK,
            0.7,
        )
    )
    out.append(pic.snow("M8 326Q90 316 160 322T330 318V470H8Z", 0.75, 0.3))
    out.append(
        path(
            "M138 318L162 318Q178 352 236 392H64Q122 352 138 318Z",
            pic.bokashi((0, pic.pick("#e9d2a2", "#3A5874")), (1, pic.pick("#f6e4bc", "#4A6A86"))),
            INK,
            0.6,
        )
    )
    out.append(
        path(
            "M148 322Q146 350 128 386M153 322Q158 352 176 388",
            "none",
            pic.pick("#c9a768", "#2C4A66"),
            0.7,
            'stroke-dasharray="9 4 3 4"',
        )
    )
    out.append(marks(14, 330, 290, 42, 80, 6, pic.pick("#b39a66", "#42688A")))
    for x, y, s, seed in ((18, 334, 36, 1), (54, 330, 30, 2), (238, 330, 32, 3), (286, 334, 38, 4)):
        out.append(group(pine(pic, seed, s, 6 if seed % 2 else -6), at=(x, y)))
    out.append(group(palisade(66, 15), at=(26, 352)) + group(palisade(66, 15), at=(206, 352)))
    out.append(
        group(house(pic, 34, 18, 9, 9, "shoji", roof="#4f6272"), at=(222, 370))
        + group(house(pic, 34, 18, 9, 9, "open", accent=INDIGO, roof="#b59a63", thatch=True), at=(22, 372))
    )
    out.append(group(city_gate(pic, 104), at=(150, 357)))
    out += [group(lantern(pic, 4.6, False, 10), at=p) for p in ((121, 324), (179, 324))]
    out += [group(flag(VERMILION, 24), at=(94, 366)), group(flag(INDIGO, 24), at=(206, 366))]
    out += [group(brazier(pic), at=p) for p in ((104, 362), (198, 362))]
    folk = [
        (136, 352, "walker"),
        (158, 350, "monk"),
        (146, 362, "lady"),
        (168, 364, "porter"),
        (128, 368, "samurai"),
        (84, 370, "samurai"),
        (196, 372, "samurai"),
        (270, 372, "walker"),
    ]
    out.append(crowd(folk, 1, 0.92))
    out.append(group(horse(), at=(152, 374)) + group(palanquin(), at=(286, 374), scale=0.86))
    out.append(birds(190, 276, 5, 4, 0.8, pic.pick("#5a4a4a", "#8FB0C8")))
    return "".join(out)


def red_light(pic: Picture) -> str:
    out = []
    out.append(
        path(
            "M700 258H1020V340H700Z",
            pic.bokashi(
                (0, pic.pick("#8a5a7c", "#1F1838"), 0),
                (0.08, pic.pick("#8a5a7c", "#1F1838"), 0.85),
                (0.5, pic.pick("#d98a78", "#3A2A50"), 0.85),
                (1, pic.pick("#efc08e", "#46304E"), 0.2),
            ),
        )
    )
    for i in range(6):
        out.append(
            group(
                house(
                    pic,
                    34,
                    16,
                    8,
                    8,
                    "lattice",
                    roof=mix("#56506a", "#c98a80", 0.25),
                    wall="#c98a6c",
                    accent=LACQUER,
                ),
                at=(722 + i * 50, 302 + (i % 2) * 2),
            )
        )
    # the middle street
    out.append(
        path(
            "M704 330Q860 322 1020 330V470H704Z",
            pic.bokashi((0, pic.pick("#d9a083", "#4A3450")), (1, pic.pick("#ecc49c", "#2F2846"))),
        )
    )
    out.append(pic.snow("M704 330Q860 322 1020 330V470H704Z", 0.6, 0.25))
    rows = ((726, 342, 52), (792, 341, 56), (862, 342, 52), (928, 341, 60))
    for x, y, w in rows:
        out.append(
            group(
                house(
                    pic, w, 20, 13, 10, "lattice", storeys=2, wall="#d3775c", accent=LACQUER, roof="#4c5468"
                ),
                at=(x, y),
            )
        )
        count = int(w / 8)
        out += [
            group(lantern(pic, 3.6, True, 8), at=(x + 4 + i * (w - 8) / (count - 1), y - 12.4))
            for i in range(count)
        ]
    out.append(marks(720, 346, 286, 26, 60, 9, pic.pick("#b97a62", "#6A4A64")))
    # cherry trees down the middle, willow at the great gate
    for i, x in enumerate((808, 858, 908, 958)):
        out.append(group(blossom_tree(pic, 24 + (i % 2) * 3, 30 + i, "#eeb6bb"), at=(x, 362)))
        out.append(
            group(
                line(-9, 0, 9, 0, LACQUER, 1.0),
                line(-8, -3, 8, -3, LACQUER, 0.7),
                *(line(k, 0, k, -4, LACQUER, 0.8) for k in (-8, 0, 8)),
                at=(x, 364),
            )
        )
    gate = "M-15 0V-30M15 0V-30"
    out.append(
        group(
            path(gate, "none", INK, 4.4),
            path(gate, "none", "#3c2a26", 3),
            path("M-21 -31Q0 -37 21 -31L19 -26Q0 -31 -19 -26Z", LACQUER, INK, 0.9),
            path("M-16 -22H16", "none", INK, 3.2),
            path("M-16 -22H16", "none", LACQUER, 2),
            group(lantern(pic, 6, True, 13), at=(0, -22)),
            at=(754, 372),
        )
    )
    out.append(group(willow(pic, 52, 2), at=(716, 372)))
    folk = [
        (749, 370, "walker"),
        (760, 368, "samurai"),
        (784, 367, "parasol"),
        (793, 369, "lady"),
        (825, 371, "lantern"),
        (836, 368, "samurai"),
        (876, 370, "lady"),
        (886, 367, "child"),
        (893, 370, "child"),
        (930, 370, "samurai"),
        (940, 367, "lady"),
        (980, 370, "porter"),
        (998, 367, "lady"),
    ]
    out.append(crowd(folk, 8, 0.95))
    return "".join(out)


def tavern(pic: Picture) -> str:
    out = []
    out.append(
        path(
            "M8 468Q120 462 250 467T486 464V520H8Z",
            pic.bokashi(
                (0, pic.pick("#b9a06a", "#20324A"), 0),
                (0.4, pic.pick("#c09a60", "#2A3248")),
                (1, pic.pick("#d3aa6c", "#33343F")),
            ),
        )
    )
    for i, (x, w) in enumerate(
        ((10, 40), (64, 46), (124, 40), (180, 48), (244, 42), (300, 46), (362, 42), (418, 40))
    ):
        out.append(
            group(
                house(
                    pic,
                    w,
                    20,
                    9,
                    10,
                    ("lattice", "plaster", "shoji")[i % 3],
                    roof=mix("#5a6066", "#c9a872", 0.2),
                    thatch=i % 3 == 2,
                    wall="#cfb184",
                ),
                at=(x, 508 + (i % 2) * 2),
            )
        )
    for x, seed in ((56, 1), (236, 2), (352, 3), (470, 4)):
        out.append(group(pine(pic, seed, 30, 5), at=(x, 512)))
    out.append(
        path(
            "M8 548Q220 540 488 548V640H8Z",
            pic.bokashi(
                (0, pic.pick("#c9a066", "#3A3A46")),
                (0.35, pic.pick("#e4c48c", "#4F4640")),
                (1, pic.pick("#d9b57c", "#2A3044")),
            ),
        )
    )
    out.append(pic.snow("M8 548Q220 540 488 548V640H8Z", 0.6, 0.25))
    out.append(marks(16, 560, 460, 44, 120, 3, pic.pick("#b98f54", "#6A5A4C")))
    inns = (
        (16, 556, 74, "open", 2, INDIGO),
        (114, 555, 66, "shoji", 2, "#7a4a2e"),
        (206, 556, 78, "open", 2, "#a8483a"),
        (310, 555, 62, "lattice", 2, "#6e4a35"),
        (398, 556, 60, "open", 1, "#5d7a54"),
    )
    for x, y, w, front, st, acc in inns:
        out.append(
            group(
                house(
                    pic,
                    w,
                    26,
                    15,
                    13,
                    front,
                    accent=acc,
                    storeys=st,
                    wall="#d8bd8c",
                    roof="#4d565e" if st == 2 else "#b0935c",
                    thatch=st == 1,
                ),
                at=(x, y),
            )
        )
        for i in range(4):
            out.append(
                group(
                    lantern(pic, 5.2, i % 2 == 0 and front == "open", 12),
                    at=(x + 6 + i * (w - 12) / 3, y - 13.6),
                )
            )
    # signs, benches, barrels
    for x in (98, 296):
        out.append(
            group(
                rect(-2.2, -24, 4.4, 12, "#f3ead2", INK, 0.5),
                line(0, -28, 0, 0, "#5f4436", 1),
                path("M0 -22v8M-1.2 -19h2.4M-1.2 -16h2.4", "none", INK, 0.5),
                at=(x, 562),
            )
        )
    for x, y in ((176, 568), (190, 567), (183, 560), (384, 566), (394, 568)):
        out.append(
            group(
                key("M-4.4 0L-5 -8.4Q0 -10 5 -8.4L4.4 0Q0 1.2 -4.4 0Z", "#c79a56", 0.6),
                path("M-4.8 -2.6Q0 -1.4 4.8 -2.6M-4.9 -6Q0 -5 4.9 -6", "none", "#6e4a35", 0.7),
                at=(x, y),
            )
        )
    for x in (54, 250, 432):
        out.append(
            group(
                rect(-15, -5, 30, 2.2, VERMILION, INK, 0.6),
                path("M-12 -3V1M12 -3V1", "none", "#5f4436", 1.4),
                at=(x, 576),
            )
        )
        out.append(crowd([(x - 8, 573, "samurai"), (x + 2, 573, "walker"), (x + 10, 573, "lady")], x, 0.9))
        out.append(circle(x - 3, 570, 1.1, "#f7f2e2", INK, 0.3))
    folk = [
        (26, 588, "walker"),
        (92, 584, "lantern"),
        (108, 592, "samurai"),
        (126, 586, "lady"),
        (148, 592, "porter"),
        (206, 588, "walker"),
        (222, 592, "monk"),
        (284, 588, "samurai"),
        (302, 584, "samurai"),
        (322, 592, "lady"),
        (346, 586, "parasol"),
        (372, 592, "walker"),
        (398, 586, "child"),
        (464, 590, "porter"),
    ]
    out.append(crowd(folk, 6, 1.06))
    out.append(
        group(horse(), at=(180, 594), scale=1.15)
        + group(horse("#a8835a"), at=(424, 594), scale=1.15, flip=True)
        + group(palanquin(), at=(66, 598))
    )
    out.append(
        group(willow(pic, 50, 7), at=(480, 594)) + grass(300, 600, 90, 10, 2, pic.pick("#8a8a4f", "#3A5A5E"))
    )
    return "".join(out)


def harbor(pic: Picture) -> str:
    out = []
    sea = pic.bokashi(
        (0, pic.pick("#b9d2c4", "#1A3E60")),
        (0.3, pic.pick("#7fb0b8", "#194266")),
        (1, pic.pick("#2f6a92", "#0F2E50")),
    )
    out.append(path("M500 500Q560 482 640 478T820 474T1020 470V700H480Q478 560 500 500Z", sea, INK, 0.8))
    out.append(
        path(
            "M480 540H1020V700H480Z",
            pic.seigaiha(15, pic.pick("#dcebe6", "#5F95BC"), "none", 0.5),
            extra='opacity=".42"',
        )
    )
    out.append(ripples(520, 486, 300, 60, 34, 12, pic.pick("#2f6a84", "#6FA0C2"), 0.8))
    # far shore
    out.append(
        path(
            "M640 480Q700 468 770 474T900 466L1020 462V486Q900 486 820 482T640 480Z",
            pic.pick("#9fb08a", "#1D4252"),
            INK,
            0.6,
        )
    )
    out.append(pic.snow("M640 480Q700 468 770 474T900 466L1020 462V486Q900 486 820 482T640 480Z", 0.7, 0.5))
    for i, x in enumerate((676, 704, 736, 768, 800)):
        out.append(
            group(
                house(pic, 20, 11, 5, 5, "plaster" if i % 2 else "lattice", roof="#66767f", over=2),
                at=(x, 482 - i),
            )
        )
    out.append("".join(group(pine(pic, i, 20, 3), at=(x, 480)) for i, x in enumerate((664, 696, 760, 828))))
    # the quay with church and storehouses
    shore = (
        "M872 506Q850 516 846 534Q842 550 854 562Q866 576 852 592Q844 602 846 614H1020V492Q930 494 872 506Z"
    )
    out.append(
        path(shore, "none", pic.pick("#dcebe6", "#4F86AE"), 5)
        + path(shore, "none", pic.pick("#c9b584", "#1C3850"), 2.6)
    )
    out.append(
        path(
            shore,
            pic.bokashi((0, pic.pick("#d8cda0", "#2A4A5E")), (1, pic.pick("#e6d6a6", "#24445A"))),
            INK,
            0.8,
        )
    )
    out.append(pic.snow(shore, 0.7, 0.3))
    out += [
        group(rocks(pic, k, w), at=p)
        for k, w, p in (
            (11, 15, (850, 534)),
            (12, 12, (866, 512)),
            (13, 18, (860, 578)),
            (14, 13, (850, 604)),
        )
    ]
    out.append(marks(872, 512, 130, 90, 46, 5, pic.pick("#b9a670", "#3F6482")))
    out.append(group(pine(pic, 3, 34, 5), at=(884, 520)) + group(pine(pic, 5, 30, -5), at=(948, 516)))
    out.append(
        group(house(pic, 36, 20, 11, 10, "plaster"), at=(956, 526))
        + group(house(pic, 34, 20, 11, 10, "plaster"), at=(872, 540))
    )
    out.append(ellipse(936, 583, 38, 4, INK, extra='opacity=".2"'))
    out.append(group(church(pic, 60), at=(934, 584)))
    out.append(group(house(pic, 22, 16, 9, 9, "open", accent=INDIGO), at=(970, 584)))
    folk = [
        (876, 582, "walker"),
        (888, 588, "porter"),
        (902, 580, "monk"),
        (914, 592, "monk"),
        (952, 594, "samurai"),
        (966, 590, "lady"),
        (990, 596, "walker"),
        (872, 568, "porter"),
        (884, 600, "porter"),
    ]
    out.append(crowd(folk, 4, 0.95))
    for x, y in ((866, 584), (874, 588), (868, 592)):
        out.append(rect(x, y, 7, 6, "#b9905c", INK, 0.5) + line(x, y + 3, x + 7, y + 3, "#5f4436", 0.5))
    # jetty
    jetty = "M790 566L866 551V557L790 573Z"
    out.append(
        path("M800 572V588M822 568V584M844 562V580", "none", INK, 2.6)
        + path("M800 572V588M822 568V584M844 562V580", "none", "#6e4a35", 1.6)
    )
    out.append(
        key(jetty, "#c19a66", 0.7)
        + path("".join(f"M{796 + i * 8} {n(565 - i * 1.6)}v7" for i in range(8)), "none", "#6e4a35", 0.4)
        + pic.snow("M790 566L866 551V554L790 569Z", 0.9, 0.9)
    )
    out.append(crowd([(812, 568, "porter"), (834, 564, "walker")], 9, 0.9))
    # ships and boats
    out.append(
        group(boat(pic, "sail", 26), at=(566, 532), scale=0.95)
        + group(boat(pic, "sail", 24), at=(608, 508), scale=0.66)
        + group(boat(pic, "sail", 24), at=(846, 500), scale=0.5)
    )
    out.append(group(nao(pic, 132), at=(710, 586)))
    out.append(
        group(boat(pic, "ferry", 26), at=(604, 586))
        + group(boat(pic, "roofed", 24), at=(548, 572))
        + group(boat(pic, "ferry", 24), at=(808, 600), flip=True)
    )
    out.append(
        ripples(500, 560, 130, 44, 22, 14, pic.pick("#eef5ee", "#8FB8D6"), 0.8)
        + ripples(770, 590, 70, 14, 8, 15, pic.pick("#eef5ee", "#8FB8D6"), 0.8)
    )
    out.append(birds(760, 498, 5, 9, 0.7, pic.pick("#f7f2e2", "#C9D2D8")))
    out.append(group(rocks(pic, 3, 22), at=(510, 604)))
    return "".join(out)
