"""The upper row of the board: castle, temple and market."""

from __future__ import annotations

from art.buildings import bridge, bridge_rail, hall, house, keep, pagoda, stall, torii, turret, wall_run
from art.landmarks import stone_lantern
from art.nature import birds, blossom_tree, cedar, fuji, grass, moon, pine, ridge, ripples, rocks
from art.palette import INDIGO, INK, VERMILION
from art.people import boat, crowd, flag, lantern, palanquin
from art.picture import Picture
from art.style import circle, darken, ellipse, group, key, lighten, line, mix, n, path, rect, smooth


def sky(pic: Picture) -> str:
    """One sky over three districts: morning blue, green haze, bright noon."""
    across = ((0, pic.pick("#5f94ab", "#0C1C33")), (0.38, pic.pick("#86b0b0", "#0E2238")), (0.55, pic.pick("#93b49c", "#0D2434")),
              (0.74, pic.pick("#7fb6c4", "#10284A")), (1, pic.pick("#5da0bd", "#0F2344")))
    veil = pic.bokashi((0, pic.pick("#f4e3b8", "#1A3450"), 0), (0.55, pic.pick("#f4e3b8", "#1F3C58"), 0.55), (1, pic.pick("#f0dcae", "#1A3450"), 1))
    return rect(0, 0, 1020, 120, pic.bokashi(*across, x2=1, y2=0)) + rect(0, 0, 1020, 121, veil)


def castle(pic: Picture) -> str:
    out = []
    out.append(circle(352, 52, 15, VERMILION) if not pic.night else group(moon(pic, 15), at=(352, 52)))
    out.append(group(fuji(pic, 170, 78, "#6d8ea3", mist="#f0dcae"), at=(82, 116)))
    out.append(ridge(pic, [(10, 104), (60, 92), (110, 101), (165, 86), (230, 100), (300, 84), (360, 96), (440, 82)], 140, "#8fa78c", "#e6d6a6"))
    out.append(ridge(pic, [(10, 118), (70, 108), (130, 118), (200, 106), (280, 116), (340, 104), (440, 112)], 150, "#6f8f70", "#dcd0a0"))
    # inner grounds: palace roofs and pines behind the keep
    for x, y, w, kind in ((268, 136, 44, "shoji"), (322, 134, 34, "plaster"), (112, 138, 40, "shoji"), (384, 140, 36, "plaster"), (40, 140, 34, "plaster")):
        out.append(group(house(pic, w, 20, 8, 9, kind, roof="#56737a"), at=(x, y)))
    for x, y, s, seed in ((100, 140, 30, 1), (166, 134, 34, 2), (262, 139, 30, 3), (372, 142, 36, 4), (28, 146, 34, 5), (416, 148, 40, 6), (316, 140, 24, 8)):
        out.append(group(pine(pic, seed, s, 5 if seed % 2 else -5), at=(x, y)))
    out.append(ellipse(215, 158, 78, 8, INK, extra='opacity=".2"'))
    out.append(group(keep(pic, 84), at=(215, 160)))
    # moat
    water = pic.bokashi((0, pic.pick("#4f8aa0", "#143552")), (1, pic.pick("#8fbcc0", "#22557C")))
    out.append(path("M8 166H446V236H8Z", water))
    out.append(ripples(14, 172, 140, 46, 26, 5, pic.pick("#dcebe6", "#5F95BC"), 0.8) + ripples(14, 170, 420, 14, 22, 6, pic.pick("#2f6a84", "#0C2238"), 0.8))
    out.append(group(wall_run(pic, 82, 7, 11), at=(16, 172)) + group(wall_run(pic, 62, 7, 11), at=(128, 173)) + group(wall_run(pic, 58, 7, 11), at=(250, 173)) + group(wall_run(pic, 104, 7, 11), at=(338, 172)))
    out.append(group(pine(pic, 11, 27, -5), at=(60, 154)) + group(pine(pic, 12, 24, 4), at=(286, 156)))
    out.append(group(turret(pic, 32), at=(112, 174)) + group(turret(pic, 32), at=(323, 174)))
    out.append(group(pine(pic, 13, 26, 5), at=(366, 158)) + group(pine(pic, 14, 24, -4), at=(396, 157)) + group(pine(pic, 9, 25, 4), at=(150, 158)))
    # bridge over the moat and its traffic
    out.append(group(bridge(pic, 74, 12, "#7a5a3c"), crowd([(-18, -11, "samurai"), (-6, -14, "samurai"), (22, -10, "lady")], 1, 0.8), bridge_rail(74, 12, "#7a5a3c"), at=(58, 204)))
    out.append(group(boat(pic, "ferry", 22), at=(128, 214)) + group(boat(pic, "roofed", 20), at=(112, 192), flip=True) if False else group(boat(pic, "ferry", 22), at=(124, 213)))
    out.append(path("M8 214Q40 206 64 214T140 222V240H8Z", pic.pick("#a9b183", "#1B3A48"), INK, 0.7) + grass(16, 214, 60, 16, 3, pic.pick("#6f8a4f", "#2C5A5E")))
    out.append(group(pine(pic, 7, 34, 6), at=(30, 222)) + crowd([(62, 221, "porter"), (84, 224, "walker")], 4, 0.85))
    out.append(birds(120, 40, 6, 2, 0.9, pic.pick("#33475a", "#8FB0C8")))
    return "".join(out)


def temple(pic: Picture) -> str:
    out = []
    out.append(ridge(pic, [(420, 92), (470, 66), (520, 82), (575, 58), (630, 80), (690, 66), (730, 88)], 150, "#7fa08c", "#cbd6b4"))
    out.append(ridge(pic, [(420, 110), (480, 92), (540, 106), (600, 90), (660, 104), (730, 96)], 165, "#587f6a", "#bccaa4"))
    for i, (x, s) in enumerate(((444, 52), (458, 62), (473, 50), (632, 56), (648, 66), (664, 54), (680, 60), (612, 46), (540, 44), (527, 40))):
        out.append(group(cedar(pic, s, mix("#2f5a49", "#9fb59a", 0.35 if i % 2 else 0.2), i), at=(x, 136 + (i % 3) * 2)))
    mist = pic.bokashi((0, pic.pick("#eef0d8", "#2C5470"), 0), (0.5, pic.pick("#eef0d8", "#2C5470"), 0.8), (1, pic.pick("#eef0d8", "#2C5470"), 0))
    out.append(path("M430 116Q470 108 520 116T640 112T708 118V140Q640 134 560 140T430 138Z", mist))
    # the hill with its stairs
    out.append(path("M424 152Q470 138 520 142Q590 146 640 140Q680 138 706 146V262H424Z", pic.bokashi((0, pic.pick("#93a870", "#1B4048")), (1, pic.pick("#c6c690", "#163440"))), INK, 0.8))
    out.append(group(hall(pic, 92, 17), at=(598, 160)))
    out.append(ellipse(492, 160, 30, 4, INK, extra='opacity=".2"'))
    out.append(group(pagoda(pic, 132), at=(492, 161)))
    for i, (x, y, s) in enumerate(((452, 168, 58), (466, 174, 44), (534, 162, 40), (670, 166, 62), (686, 172, 50), (656, 160, 40))):
        out.append(group(cedar(pic, s, "#2a5444", 20 + i), at=(x, y)))
    out.append(group(blossom_tree(pic, 26, 3, "#d0703c"), at=(548, 166)) + group(blossom_tree(pic, 22, 4, "#c8542f"), at=(444, 178)))
    out.append(group(torii(34), at=(598, 182)))
    out.append(path("M590 178L606 178L616 204L580 204Z", pic.pick("#d8cba4", "#3A5F78"), INK, 0.6) + path("".join(f"M{n(589 - i * 1.4)} {n(180 + i * 3.4)}H{n(607 + i * 1.4)}" for i in range(8)), "none", "#8a8066", 0.5))
    out += [group(stone_lantern(pic, 12), at=p) for p in ((572, 176), (624, 176), (524, 172))]
    out.append(crowd([(598, 176, "monk"), (586, 174, "monk"), (610, 172, "lady"), (540, 174, "walker"), (512, 172, "monk"), (636, 174, "samurai")], 3, 0.85))
    return "".join(out)


def market(pic: Picture) -> str:
    out = []
    out.append(ridge(pic, [(735, 90), (790, 78), (850, 90), (910, 74), (960, 86), (1020, 76)], 130, "#9db79c", "#f2deb0"))
    # far bank: storehouses row behind
    for i, (x, y, w) in enumerate(((752, 100, 34), (796, 97, 30), (838, 99, 36), (886, 96, 32), (930, 98, 36), (976, 96, 30))):
        out.append(group(house(pic, w, 18, 9, 8, "plaster" if i % 2 else "lattice", roof=mix("#4f6272", "#cfc29a", 0.25)), at=(x, y)))
    for i, (x, y, w, acc, st) in enumerate(((748, 132, 40, INDIGO, 1), (802, 130, 38, "#a8483a", 2), (856, 131, 44, "#5d7a54", 1), (916, 130, 40, INDIGO, 2), (970, 131, 44, "#8a4a2e", 1))):
        out.append(group(house(pic, w, 20, 10, 9, "open", accent=acc, storeys=st, wall="#dcc59a"), at=(x, y)))
        if st == 2:
            out.append(group(lantern(pic, 3.4, True, 7), at=(x + 4, y - 12)) + group(lantern(pic, 3.4, True, 7), at=(x + w - 4, y - 12)))
    out.append(path("M738 134Q860 128 1020 134V262H738Z", pic.bokashi((0, pic.pick("#eed6a0", "#2A4662")), (1, pic.pick("#f4e4bb", "#1F3A56")))))
    for x, w, c, goods in ((770, 27, VERMILION, ("#c8412f", "#d9b45c")), (808, 25, INDIGO, ("#8fb0c0", "#d8d8d0")), (844, 29, "#5d7a54", ("#5f8a45", "#d8a437")), (886, 26, "#c0702c", ("#e0a060", "#a8483a")), (924, 28, VERMILION, ("#efe3c8", "#6a4a86")), (964, 28, INDIGO, ("#d9b45c", "#c8412f"))):
        out.append(ellipse(x + w / 2 + 3, 157, w * 0.65, 2.4, INK, extra='opacity=".18"'))
        out.append(group(stall(pic, w, c, goods, int(x)), pic.glow(w / 2, -8, 18, "#FFB650", 0.4), at=(x, 156)))
    folk = [(766, 168, "lady"), (782, 164, "walker"), (800, 170, "porter"), (824, 165, "samurai"), (838, 169, "child"), (846, 166, "lady"), (872, 168, "walker"), (894, 166, "parasol"), (912, 172, "walker"), (934, 166, "lady"), (952, 170, "porter"), (980, 167, "samurai"), (996, 171, "monk")]
    out.append(crowd(folk, 5, 0.92))
    # south-east corner: a fish market on the quay
    out.append(group(house(pic, 40, 18, 9, 9, "open", accent=INDIGO, roof="#b59a63", thatch=True), at=(944, 208)))
    out.append(group(stall(pic, 22, VERMILION, ("#8fb0c0", "#efe3c8"), 3), at=(912, 216)))
    out.append(crowd([(926, 222, "porter"), (946, 218, "walker"), (968, 220, "lady"), (990, 220, "samurai"), (1000, 198, "walker")], 7, 0.92))
    out.append(group(flag(VERMILION, 20), at=(938, 196)) + group(flag(INDIGO, 20), at=(992, 206)))
    # the Kyobashi over the river
    out.append(group(bridge(pic, 84, 17), crowd([(-26, -11, "walker"), (-10, -17, "porter"), (8, -18, "lady"), (24, -13, "samurai")], 2, 0.9), bridge_rail(84, 17), at=(716, 158)))
    out.append(group(boat(pic, "ferry", 22), at=(718, 186)))
    out.append(group(blossom_tree(pic, 27, 8), at=(756, 164)) + group(pine(pic, 3, 26, -4), at=(1000, 160)))
    return "".join(out)
