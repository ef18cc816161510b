"""What lies on the table: Kamons, score markers, bonus tiles, Title tiles, seals, the Tairō's fan, the lot tray."""

from art.kit.colour import darken as dark
from art.kit.colour import light
from art.kit.cutter import BARK, HAIR, WOOD, bokashi, box, clip, disc, fade, haloed, line, move, ring, shape, tone
from art.kit.palette import GOLD, PAPER, SNOW, VERMILION
from art.kit.wood import paint, round_path, slab
from art.shitenno import crests, icons, troops

TOKEN, TILE, PIXELS = 96, 96, 144
_ROUND = round_path(48, 43, 38)
_SQUARE = "M16 5 H80 C87 5 90 8 90 15 V75 C90 82 87 85 80 85 H16 C9 85 6 82 6 75 V15 C6 8 9 5 16 5 Z"
_WAR_FAN = "M48 4 C75 3 86 18 82 36 C79 50 64 55 53 60 V86 H43 V60 C32 55 17 50 14 36 C10 18 21 3 48 4 Z"
EFFECTS = ("exchange", "plus", "card")
TITLES = {4: "daimyo", 3: "shomyo", 2: "sensei", 1: "hatamoto"}


def _picture(body: str, width: float = TOKEN, height: float = TOKEN, pixels: int = PIXELS) -> tuple[str, int]:
    return haloed(body, width, height, 1.1), pixels


def kamon(general: str, gold: bool) -> tuple[str, int]:
    """A lacquered draughtsman with the crest; gilded it keeps a broad ring of its colour."""
    color = crests.COLORS[general]
    body = slab(_ROUND, paint(color), dark(color, 0.5), 7)
    if gold:
        ground = light(GOLD, 0.3)
        leaf = disc(48, 43, 29.5, bokashi(light(GOLD, 0.7), "#cf9f3a"), 2.6)
        hammered = "".join(line(f"M{22 + i % 2 * 3} {18 + 6 * i} H{74 - i % 2 * 3}", 1, light(GOLD, 0.75)) for i in range(9))
        body += leaf + clip(fade(hammered, 0.6), round_path(48, 43, 28), "leaf") + crests.placed(general, 48, 43, 45, dark(color, 0.35), ground)
        if general == "ii":
            body += disc(48, 43, 35.4, "none", 2.6, SNOW)
        glint = "M76 6 L79.4 14.6 L88 18 L79.4 21.4 L76 30 L72.6 21.4 L64 18 L72.6 14.6 Z"
        return _picture(body + shape(glint, SNOW, 2.2))
    rim = (SNOW, 4.4) if general == "ii" else (light(color, 0.55), 2.2)
    return _picture(body + disc(48, 43, 33, "none", rim[1], rim[0]) + crests.placed(general, 48, 43, 49, SNOW, color))


def score(general: str) -> tuple[str, int]:
    """A commander's war fan: who leads, points."""
    color = crests.COLORS[general]
    body = slab(_WAR_FAN, paint(color), dark(color, 0.5)) + shape("M43 58 H53 V86 H43 Z", tone(HAIR, 0.35, 0), 2.6)
    if general == "ii":
        body += shape("M48 9 C70 8 80 20 77 35 C74 46 60 50 48 56 C36 50 22 46 19 35 C16 20 26 8 48 9 Z", "none", 3.4, SNOW)
    return _picture(body + disc(48, 31, 21.5, SNOW, 2.6) + crests.placed(general, 48, 31, 34, dark(color, 0.2), SNOW))


def troop_tile(kind: str) -> tuple[str, int]:
    """The troop face of a bonus tile."""
    color = troops.COLORS[kind]
    inner = "M19 11 H77 C82 11 84 13 84 18 V72 C84 77 82 79 77 79 H19 C14 79 12 77 12 72 V18 C12 13 14 11 19 11 Z"
    face = shape(inner, bokashi(light(color, 0.32), dark(color, 0.1)), 0) + move(troops.FIGURES[kind], 12.4, 10.4, 1.11)
    return _picture(slab(_SQUARE, bokashi(light(WOOD, 0.55), light(WOOD, 0.15)), BARK, 6) + clip(face, inner, "in") + shape(inner, "none", 2.4))


def bonus_tile(effect: str) -> tuple[str, int]:
    """The bonus face: gilt paper with what it does."""
    body = slab(_SQUARE, bokashi("#fbf0d2", "#ecd59a"), BARK, 6)
    body += shape("M19 11 H77 C82 11 84 13 84 18 V72 C84 77 82 79 77 79 H19 C14 79 12 77 12 72 V18 C12 13 14 11 19 11 Z", "none", 2, dark(GOLD, 0.2))
    body += "".join(shape(f"M{x} {y} h{8 * sx} l{-8 * sx} {8 * sy} Z", GOLD, 0) for x, y, sx, sy in ((14, 13, 1, 1), (82, 13, -1, 1), (14, 77, 1, -1), (82, 77, -1, -1)))
    return _picture(body + move(icons.BODIES[effect], 15.5, 12.5, 1.02))


def _seals(count: int, cx: float, cy: float, side: float, gap: float, row: bool) -> str:
    spots = {1: [(0, 0)], 2: [(-0.5, 0), (0.5, 0)], 3: [(0, -0.5), (-0.5, 0.5), (0.5, 0.5)], 4: [(-0.5, -0.5), (0.5, -0.5), (-0.5, 0.5), (0.5, 0.5)]}[count]
    if row:
        spots = [(i - (count - 1) / 2, 0) for i in range(count)]
    step = side + gap
    return "".join(icons.stamp(cx + x * step - side / 2, cy + y * step - side / 2, side) for x, y in spots)


def seal_tile(count: int) -> tuple[str, int]:
    """A seal of the sharing: pale wood, one to four stamps over the Title's thing."""
    d = "M14 4 H82 C88 4 91 7 91 13 V111 C91 117 88 120 82 120 H14 C8 120 5 117 5 111 V13 C5 7 8 4 14 4 Z"
    body = slab(d, bokashi("#fbf1d6", "#e6cf9f"), BARK, 6) + box(10.5, 9.5, 75, 105, "none", 5, 1.6)
    return _picture(body + _seals(count, 48, 38, 22, 4, False) + line("M18 71 H78", 1.8, dark(GOLD, 0.2)) + move(icons.BODIES[TITLES[count]], 26, 74, 0.66), 96, 128)


def title_tile(count: int) -> tuple[str, int]:
    """The Title before its holder: the stamps above, its thing on gilt clouds, clear paper below for the words."""
    w, h = 120, 172
    d = f"M14 4 H{w - 14} C{w - 8} 4 {w - 5} 7 {w - 5} 13 V{h - 17} C{w - 5} {h - 11} {w - 8} {h - 8} {w - 14} {h - 8} H14 C8 {h - 8} 5 {h - 11} 5 {h - 17} V13 C5 7 8 4 14 4 Z"
    inner = f"M15 11 H{w - 15} C{w - 12} 11 {w - 11} 12 {w - 11} 15 V{h - 19} C{w - 11} {h - 16} {w - 12} {h - 15} {w - 15} {h - 15} H15 C12 {h - 15} 11 {h - 16} 11 {h - 19} V15 C11 12 12 11 15 11 Z"
    cloud = "".join(shape(f"M{x} {y} h{n} a4.5 4.5 0 0 1 0 9 h{-n} a4.5 4.5 0 0 1 0 -9 Z", bokashi(light(GOLD, 0.45), GOLD), 1.4, dark(GOLD, 0.45)) for x, y, n in ((-6, 58, 34), (4, 67, 34), (84, 70, 40), (76, 79, 50), (-6, 83, 20)))
    rays = ring(shape(f"M{w / 2} 62 L{w / 2 - 7} -30 H{w / 2 + 7} Z", "#f6dca2", 0), 14, w / 2, 62)
    face = shape(inner, bokashi("#fdf5e0", PAPER), 0) + shape(f"M11 11 H{w - 11} V92 H11 Z", bokashi("#e7a05c", "#f7e2b4"), 0) + fade(clip(rays, f"M11 11 H{w - 11} V92 H11 Z", "sky"), 0.7) + cloud
    face += move(icons.BODIES[TITLES[count]], 29, 33, 0.97) + line(f"M11 92 H{w - 11}", 2.2, dark(GOLD, 0.35))
    body = slab(d, paint(VERMILION), dark(VERMILION, 0.55), 5) + clip(face, inner, "in") + shape(inner, "none", 2.2)
    return _picture(body + _seals(count, w / 2, 23, 17, 3.5, True), w, h, 260)


def fan() -> tuple[str, int]:
    """The Tairō's fan of office, laid before the plate of whoever holds it."""
    d = "M48 84 L3 36 C14 14 31 6 48 6 C65 6 82 14 93 36 Z"
    ribs = "".join(f"M48 80 L{x} {y} " for x, y in ((13, 27), (24, 17), (36, 11), (48, 9), (60, 11), (72, 17), (83, 27)))
    body = slab(d, bokashi(light(GOLD, 0.6), GOLD), dark(GOLD, 0.5), 4) + line(ribs, 1.6, dark(GOLD, 0.4)) + disc(48, 33, 13.5, tone(VERMILION), 2.6)
    body += shape("M48 86 L32 68 C42 61 54 61 64 68 Z", tone(HAIR, 0.4, 0), 2.8) + disc(48, 80, 2.6, GOLD, 1.6)
    return _picture(body + line("M48 82 C58 92 66 82 76 90", 3, VERMILION))


def tray() -> tuple[str, int]:
    """The lot tray: red lacquer with a gilt rim; cards and a seal lie on its floor."""
    w, h = 640, 96
    d = f"M10 4 H{w - 10} C{w - 5} 4 {w - 3} 6 {w - 3} 12 V78 C{w - 3} 84 {w - 5} 86 {w - 10} 86 H10 C5 86 3 84 3 78 V12 C3 6 5 4 10 4 Z"
    floor = f"M18 12 H{w - 18} C{w - 14} 12 {w - 12} 14 {w - 12} 18 V72 C{w - 12} 76 {w - 14} 78 {w - 18} 78 H18 C14 78 12 76 12 72 V18 C12 14 14 12 18 12 Z"
    body = slab(d, paint("#8a2c24"), "#3f1410", 6) + shape(floor, bokashi("#5a1a18", "#7a2822"), 2.4) + shape(f"M15 9.5 H{w - 15} C{w - 11} 9.5 {w - 9.5} 11 {w - 9.5} 15 V75 C{w - 9.5} 79 {w - 11} 80.5 {w - 15} 80.5 H15 C11 80.5 9.5 79 9.5 75 V15 C9.5 11 11 9.5 15 9.5 Z", "none", 1.6, GOLD)
    waves = "".join(ring_ for x in range(12, w, 28) for ring_ in (disc(x, 84, 16, "none", 1.1, GOLD), disc(x, 84, 10.5, "none", 1.1, GOLD), disc(x + 14, 92, 16, "none", 1.1, GOLD)))
    return _picture(body + clip(fade(waves, 0.35), floor, "floor"), w, h, 960)


def drawings() -> dict[str, tuple[str, int]]:
    found = {f"kamon_{general}": kamon(general, False) for general in crests.COLORS}
    found |= {f"kamon_gold_{general}": kamon(general, True) for general in crests.COLORS}
    found |= {f"score_{general}": score(general) for general in crests.COLORS}
    found |= {f"tile_{kind}": troop_tile(kind) for kind in troops.KINDS} | {f"tile_{effect}": bonus_tile(effect) for effect in EFFECTS}
    found |= {f"title_{name}": title_tile(count) for count, name in TITLES.items()} | {f"seal_{count}": seal_tile(count) for count in TITLES}
    return found | {"fan": fan(), "tray": tray()}
