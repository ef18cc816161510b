"""What stands on Edo's maps: sites in several hands, bridges, border posts and the five cities; (0, 0) is a space's middle."""

from __future__ import annotations

import math
import random
from collections.abc import Callable

from art.kit.colour import darken, lighten, mix
from art.kit.motifs.houses import house
from art.kit.motifs.landmarks import bridge, bridge_rail, palisade, watchtower
from art.kit.motifs.nature import blob, blossom_tree, cedar, pine, ripples
from art.kit.motifs.people import boat, crowd, flag, person
from art.kit.motifs.towers import hall, keep, tier, turret, wall_run
from art.kit.palette import INK
from art.kit.picture import Picture
from art.kit.sheet import ellipse, group, key, line, n, path, poly, rect, smooth

Paint = Callable[[Picture, int], str]


def lamp(pic: Picture, x: float, y: float, r: float = 15, strength: float = 0.6) -> str:
    """A lantern or a small fire; nothing by day."""
    return pic.glow(x, y, r, "#FFB650", strength) + ellipse(x, y, 1.5, 2, "#FFE2A0") if pic.night else ""


def patch(pic: Picture, rx: float, ry: float, color: str, seed: int, y: float = 10, night: str = "") -> str:
    """The ground of a space: an uneven island of earth with its own edge, and after dark with a hue of its own."""
    rng = random.Random(seed)
    pts = []
    for i in range(14):
        a = 6.2832 * i / 14
        k = 0.93 + rng.random() * 0.14
        pts.append((math.cos(a) * rx * k, y + math.sin(a) * ry * k))
    d = smooth(pts, True, 0.9)

    def tone(change: Callable[[str, float], str], by: float) -> str:
        return pic.pick(change(color, by), change(night, by)) if night else change(color, by)

    return group(path(d, INK, extra='opacity=".22"'), at=(1.4, 3)) + key(d, pic.bokashi((0, tone(lighten, 0.28)), (1, tone(darken, 0.06))), 1.2) + path(d, "none", tone(lighten, 0.5), 0.6, 'transform="scale(.95)"')


def _log(pic: Picture, x: float, y: float, long: float, r: float = 3.2) -> str:
    return key(f"M{n(x)} {n(y - r)}H{n(x + long)}a{n(r * 0.6)} {n(r)} 0 0 1 0 {n(2 * r)}H{n(x)}Z", pic.bokashi((0, "#b98550"), (1, "#7a4d28")), 0.6) + ellipse(x, y, r * 0.7, r, "#efce98", INK, 0.5) + ellipse(x, y, r * 0.3, r * 0.5, "none", "#8f5f34", 0.4)


def forest(pic: Picture, variant: int) -> str:
    out = [patch(pic, 61, 36, "#a9b07a", 3 + variant, night="#2c5a50")]
    spots = (((-46, 2, 46), (-32, -6, 54), (-16, -10, 50), (0, -12, 58), (18, -9, 48), (34, -4, 54), (48, 4, 44)), ((-48, 6, 42), (-34, -4, 56), (-20, -10, 46), (24, -10, 58), (38, -4, 48), (50, 5, 40), (8, -13, 44)), ((-44, 0, 58), (-28, -8, 46), (-10, -12, 54), (8, -12, 46), (26, -8, 56), (46, 2, 50)))[variant % 3]
    for i, (x, y, s) in enumerate(spots):
        out.append(group(cedar(pic, s, pic.pick(("#2f5a49", "#3a6650", "#2a5244")[(i + variant) % 3], ("#255246", "#2e6152", "#1f4a40")[(i + variant) % 3]), i + 1), at=(x, y)))
    piles = (((-34, 20), (-30, 14), (26, 18)), ((10, 16), (14, 10), (-40, 16)), ((-8, 18), (-38, 14), (28, 14)))[variant % 3]
    out += [_log(pic, x, y, 22) for x, y in piles]
    out.append(crowd(((( -2, 12, "porter"), (40, 16, "walker")), ((-16, 12, "walker"), (40, 14, "porter")), ((-20, 12, "walker"), (18, 14, "walker")))[variant % 3], variant, 0.9))
    return "".join(out) + lamp(pic, (8, -4, 10)[variant % 3], 17, 20)


def _ashlar(x: float, y: float, w: float, h: float, tone: str) -> str:
    d = w * 0.35
    return key(poly([(x, y), (x, y - h), (x + w, y - h), (x + w, y)]), tone, 0.6) + key(poly([(x, y - h), (x + d, y - h - d * 0.5), (x + w + d, y - h - d * 0.5), (x + w, y - h)]), lighten(tone, 0.4), 0.5) + key(poly([(x + w, y), (x + w, y - h), (x + w + d, y - h - d * 0.5), (x + w + d, y - d * 0.5)]), darken(tone, 0.3), 0.5)


def quarry(pic: Picture, variant: int) -> str:
    out = [patch(pic, 61, 36, "#c9bd98", 13 + variant, night="#6a7484")]
    flip = variant % 2 == 1
    cliff = []
    steps = ((-56, -2, -34), (-34, -8, -46), (-8, -12, -54), (20, -10, -44), (40, -4, -28)) if variant % 3 != 2 else ((-54, -4, -28), (-30, -10, -42), (-6, -12, -50), (14, -12, -58), (38, -6, -40))
    for i, (x, foot, top) in enumerate(steps):
        w = 26
        tone = mix("#b3ae9f", "#8f8a7c", i % 3 / 2)
        cliff.append(key(poly([(x, foot), (x + 1, top), (x + w, top - 3), (x + w + 1, foot)]), pic.bokashi((0, lighten(tone, 0.3)), (1, darken(tone, 0.12))), 0.9))
        cliff.append(path("".join(f"M{n(x + 2)} {n(top + (foot - top) * t)}H{n(x + w - 2)}" for t in (0.35, 0.68)) + f"M{n(x + 9)} {n(top + 2)}v{n((foot - top) * 0.3)}M{n(x + 17)} {n(top + (foot - top) * 0.4)}v{n((foot - top) * 0.25)}", "none", darken(tone, 0.4), 0.6))
        cliff.append(path(f"M{n(x + 1)} {n(top)}L{n(x + w)} {n(top - 3)}", "none", "#7f9a5c", 2.2))
    out.append(group(*cliff, flip=flip) + group(pine(pic, 3 + variant, 24, 4), at=(-40 if flip else 44, -32)))
    blocks = (((-36, 20), (-20, 22), (-30, 10), (22, 20)), ((14, 20), (30, 18), (22, 9), (-40, 18)), ((-8, 22), (-24, 18), (30, 16), (-14, 11)))[variant % 3]
    out += [_ashlar(x, y, 13, 9, "#b7b2a2") for x, y in blocks]
    out.append(line(20, 22, 48, 22, "#6e4a35", 1.6) + crowd(((4, 16, "walker"), (50 if not flip else -50, 14, "porter")), 5 + variant, 0.9))
    return "".join(out) + lamp(pic, 2, 10, 20)


def field(pic: Picture, variant: int) -> str:
    out = [patch(pic, 62, 36, "#b9b06a", 23 + variant, night="#6d6a3e")]
    for i, (y, half) in enumerate(((-20, 44), (-8, 54), (5, 57), (19, 50))):
        shift = (-4, 5, -3, 4)[(i + variant) % 4]
        d = f"M{n(-half + shift)} {n(y)}Q{n(-half * 0.4)} {n(y - 8)} {n(shift)} {n(y - 4)}T{n(half + shift)} {n(y - 2)}L{n(half + shift - 2)} {n(y + 7)}Q{n(half * 0.4)} {n(y + 11)} {n(shift)} {n(y + 7)}T{n(-half + shift + 2)} {n(y + 9)}Z"
        water = pic.bokashi((0, pic.pick("#e3efe6", "#7FA9C4")), (1, pic.pick("#8fbcc8", "#35658C")))
        out.append(path(d, "none", "#7f7a3c", 3.4) + key(d, water if (i + variant) % 3 else pic.bokashi((0, pic.pick("#d9c25c", "#a8954c")), (1, pic.pick("#b99a3c", "#7a6a36"))), 0.8))
        rows = "".join(f"M{n(-half + 8 + shift + k * 8)} {n(y + 5)}v-4m0 4l-2 -3m2 3l2 -3" for k in range(int(half / 4.4)))
        out.append(path(rows, "none", "#4f7a38" if (i + variant) % 3 else "#8a6a24", 0.7))
    for x in ((-40, -30), (30, 42), (-46, 40))[variant % 3]:
        out.append(key(f"M{x - 7} 24Q{x - 6} 12 {x} 8Q{x + 6} 12 {x + 7} 24Z", pic.bokashi((0, pic.pick("#efd894", "#c9b070")), (1, pic.pick("#b98f3c", "#7f6a38"))), 0.7) + path(f"M{x - 4} 22L{x} 10L{x + 4} 22", "none", "#8a6a24", 0.6))
    out.append(group(house(pic, 20, 11, 5.5, 6, "shoji", roof="#a08a5a", thatch=True, over=2), at=(-10 if variant else 16, -22)) + crowd(((-14, 8, "walker"), (16, 16, "walker"), (6, -4, "lady")), 7 + variant, 0.85))
    return "".join(out) + lamp(pic, 0 if variant else 26, -25, 17)


def river(pic: Picture, variant: int) -> str:
    """A wooden bridge and the ferry beside it."""
    water = pic.bokashi((0, pic.pick("#9cc6cc", "#2B5F88")), (1, pic.pick("#4f8aa0", "#143A5C")))
    pool = smooth([(-44, 4), (-30, -14), (0, -20), (30, -14), (45, 4), (32, 22), (0, 28), (-32, 22)], True, 0.9)
    out = [path(pool, "none", pic.pick("#b59a63", "#0D1C2E"), 4.5), key(pool, water, 1.0), ripples(-34, -8, 68, 30, 10, variant, pic.pick("#e6f0ea", "#6FA0C2"), 0.7)]
    out.append(group(bridge(pic, 84, 13, "#9a6038"), crowd(((-18, -10, "walker"), (14, -11, "porter")), variant, 0.8), bridge_rail(84, 13, "#9a6038"), at=(-2, 4)))
    out += [lamp(pic, x, -8, 15) for x in (-34, 30)]
    return "".join(out) + group(boat(pic, ("ferry", "roofed", "ferry", "sail")[variant % 4], 24), at=(10, 21), scale=0.8)


def border(pic: Picture, variant: int) -> str:
    """The black gate with palisade and lance rack."""
    out = [patch(pic, 37, 22, "#c9b98a", 31 + variant, 16, "#4f5a6c")]
    out.append(group(palisade(22, 16, 3), at=(-38, 14)) + group(palisade(22, 16, 3), at=(17, 14)))
    dark = pic.bokashi((0, "#4a4440"), (1, "#23201e"))
    for x in (-16, 10):
        out.append(rect(x, -20, 6, 37, dark, INK, 0.8))
    out.append(path("M-10 16L-4 12V-12H-10ZM10 16L4 12V-12H10Z", "#6e543a", INK, 0.7) + rect(-22, -19, 44, 6, dark, INK, 0.8) + tier(pic, 34, 58, -34, -19, 3, "#3f4a54", 2.4))
    out += [line(-31 + k * 4, 12, -33 + k * 4, -16, "#6e4a35", 0.9) + path(f"M{-34 + k * 4} -15l1 -6l1.4 6Z", "#e4e8e6", INK, 0.4) for k in range(4)]
    return "".join(out) + group(person("#3d3a3a", "samurai"), at=(26, 22), scale=0.95) + group(flag("#a8483a", 22), at=(30, 2)) + lamp(pic, -19, -4, 20) + lamp(pic, 19, -4, 20)


def _kura(pic: Picture, x: float, y: float, w: float) -> str:
    """A black-walled storehouse."""
    return group(house(pic, w, 16, 12, 9, "plaster", wall="#5a5650", roof="#3f4a54", storeys=1), at=(x, y))


def kawagoe(pic: Picture) -> str:
    """The bell tower among black storehouses."""
    out = [_kura(pic, -84, -4, 26), _kura(pic, -50, -6, 26), _kura(pic, 34, -6, 28), _kura(pic, 66, -4, 20)]
    return "".join(out) + group(watchtower(pic, 62), at=(8, -2), scale=1.15) + group(pine(pic, 4, 30, 4), at=(-14, -4)) + "".join(lamp(pic, x, -9, 15) for x in (-71, -37, 48, 76))


def mito(pic: Picture) -> str:
    """A plum orchard and the school hall."""
    out = [group(hall(pic, 78, 14, "#8c6844", "#56737a"), at=(6, -2))]
    for x, y, s, c in ((-82, -2, 34, "#e6a9b8"), (-62, -6, 30, "#f0d9dc"), (-46, 2, 26, "#e6a9b8"), (62, -6, 30, "#f0d9dc"), (80, -1, 34, "#e6a9b8")):
        out.append(group(blossom_tree(pic, s, int(s), c), at=(x, y)))
    return "".join(out) + "".join(lamp(pic, x, -12, 16, 0.5) for x in (-72, 72))


def odawara(pic: Picture) -> str:
    """A castle by the sea, fish drying on racks."""
    out = [group(wall_run(pic, 76, 6, 8), at=(-70, 0)), group(keep(pic, 32), at=(-28, -4)), group(turret(pic, 24), at=(26, 0)), group(pine(pic, 6, 36, -6), at=(-82, -2))]
    for x in (48, 68):
        out.append(line(x, 0, x, -20, "#6e4a35", 1.2) + line(x + 18, 0, x + 18, -20, "#6e4a35", 1.2) + line(x - 2, -19, x + 20, -19, "#6e4a35", 1.2) + line(x - 2, -10, x + 20, -10, "#6e4a35", 1.0))
        out += [key(f"M{x + 2 + k * 5} {y}q2 3 0 7q-2 -4 0 -7Z", "#9fb6c0", 0.5) for k in range(4) for y in (-19, -10)]
    return "".join(out) + "".join(lamp(pic, x, y, 17) for x, y in ((-58, -5), (-28, -26), (26, -11), (57, -4)))


def choshi(pic: Picture) -> str:
    """The beacon on its rock, barrels of soy."""
    rng = random.Random(3)
    out = [key("M-90 2Q-84 -18 -70 -22L-60 -40L-46 -44L-38 -28Q-24 -22 -16 2Z", pic.bokashi((0, "#b7b2a2"), (1, "#7d786b")), 1.0)]
    out += [path(f"M{x} {y}l6 10M{x + 8} {y + 6}l4 8", "none", "#5d594f", 0.8) for x, y in ((-66, -26), (-52, -34), (-40, -18), (-76, -10))]
    out.append(group(rect(-5, -26, 10, 26, "#f3ead6", INK, 0.8), rect(-7, -33, 14, 8, pic.pick("#8c6844", "#FFB650"), INK, 0.7), tier(pic, 4, 20, -41, -33, 2, "#4f6272", 2.2), pic.glow(0, -30, 34), at=(-53, -40)))
    for x, y in ((20, 0), (36, 0), (52, 0), (28, -13), (44, -13), (36, -26), (70, 0), (84, 0), (77, -13)):
        out.append(key(f"M{x - 7} {y}Q{x - 8.4} {y - 7} {x - 7} {y - 13}H{x + 7}Q{x + 8.4} {y - 7} {x + 7} {y}Z", pic.bokashi((0, "#b98550"), (1, "#7a4d28")), 0.8) + path(f"M{x - 7.6} {y - 4}h15.2M{x - 7.6} {y - 9}h15.2", "none", "#d9bd7e", 1.4))
    return "".join(out) + key(blob(-86, 2, 5, rng), "#8f8a7c", 0.6)


def edo(pic: Picture) -> str:
    """The castle inside its spiral moat."""
    ring = "M-114 34Q-156 -42 -70 -54Q0 -64 70 -54Q156 -42 114 34"
    spiral = "M-100 -14Q-94 -32 -46 -37Q10 -42 56 -36Q96 -30 100 -14"
    bank, stream, light = pic.pick("#b59a63", "#0D1C2E"), pic.pick("#6fa6b8", "#1E4A70"), pic.pick("#e6f3f0", "#4F86AE")
    out = [path(ring + "Z", pic.bokashi((0, "#d5cf98"), (1, "#cfc48a")))]
    for d, w in ((ring, 15), (spiral, 8)):
        out.append(path(d, "none", bank, w + 5) + path(d, "none", INK, w + 1.6) + path(d, "none", stream, w) + path(d, "none", light, 0.8, 'stroke-dasharray="12 8"'))
    out.append(group(wall_run(pic, 84, 6, 7), at=(-98, -4)) + group(wall_run(pic, 80, 6, 7), at=(20, -4)) + group(turret(pic, 26), at=(-96, -4)) + group(turret(pic, 26), at=(98, -4)))
    out += [group(pine(pic, i + 2, 26, 4 if i % 2 else -4), at=(x, -14)) for i, x in enumerate((-62, -44, 44, 64))]
    lamps = ((-96, -13), (-58, -6), (-30, -6), (30, -6), (58, -6), (98, -13), (0, -12), (-8, -30), (8, -30), (0, -46))
    return "".join(out) + group(keep(pic, 46), at=(0, -4)) + "".join(lamp(pic, x, y, 18) for x, y in lamps)


SITES: dict[str, Paint] = {"wood": forest, "stone": quarry, "rice": field}
CITIES: dict[str, Callable[[Picture], str]] = {"edo": edo, "kawagoe": kawagoe, "mito": mito, "odawara": odawara, "choshi": choshi}
