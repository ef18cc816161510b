"""What lies before and around a scene: frames that enter from the upper right, weather, clouds, sun, moon and glow."""

from __future__ import annotations

from art.kit.cards import scenery
from art.kit.colour import mix as tone
from art.kit.press import (
    EARTH,
    GOLD,
    INDIGO,
    INK,
    PAPER,
    PINE,
    SLATE,
    SNOW,
    STRAW,
    VERMILION,
    Sheet,
    brush,
    circle,
    ellipse,
    group,
    line,
    poly,
    rect,
    shape,
)
from art.yedo.pictures.places import raw

WHOLE = (0.0, 0.0, 600.0, 260.0)
Bodies = dict[str, tuple[str, tuple[float, float, float, float]]]


def _frame(name: str) -> str:
    s = Sheet(f"frame {name}", 600, 260)
    if name in ("branch", "bough"):
        s.add(brush([(614, 26), (560, 40), (500, 22), (440, 34)], [14, 9, 6, 2], INK), brush([(560, 40), (530, 62), (508, 66)], [6, 4, 1], INK))
        leaf = "#6f9050" if name == "branch" else SNOW
        for x, y, t in ((590, 26, 20), (566, 22, -30), (548, 50, 30), (524, 36, 10), (508, 12, -20), (484, 36, 30), (462, 22, -10), (440, 40, 20), (520, 70, 40), (500, 62, -14)):
            s.add(group(shape([(-14, 0, 0), (0, -6), (14, 0, 0), (0, 6)], leaf, 1.4), x, y, 1, False, t))
        if name == "bough":
            s.add(brush([(614, 18), (560, 32), (500, 15), (444, 28)], [8, 8, 6, 2], SNOW), "".join(circle(x, y, 5, VERMILION, 1.2) for x, y in ((540, 42), (512, 30), (470, 34), (582, 38))))
    elif name == "blossom":
        scenery.branch_blossom(s, [(616, 10), (560, 34), (500, 20), (430, 40)], "#e8b4b4", VERMILION, 22, 11)
        s.add(brush([(560, 34), (530, 66), (520, 92)], [7, 4, 1], INK), "".join(scenery.blossom(x, y, 7, "#e8b4b4", VERMILION) for x, y in ((536, 62), (522, 84), (546, 50), (518, 96))))
    elif name == "pine":
        s.add(brush([(616, 60), (570, 44), (510, 50)], [15, 10, 3], INK), "".join(scenery.needles(x, y, w, PINE, 1.8) for x, y, w in ((590, 40, 50), (530, 52, 44), (566, 78, 40), (486, 62, 26))))
    elif name == "trunk":
        s.add(shape([(548, 280, 0), (556, 140), (550, -20, 0), (620, -20, 0), (620, 280, 0)], "#4a382b", 2.2), "".join(line([(566 + k * 14, -10), (560 + k * 15, 130), (568 + k * 13, 270)], tone("#4a382b", INK, 0.5), 2) for k in range(4)))
    elif name == "pillars":
        s.add("".join(rect(x, -10, w, 290, "#8a3a2c", 2.2) + rect(x - 3, 236, w + 6, 40, "#3c2a20", 2) for x, w in ((-6, 20), (578, 30))), rect(-10, -10, 620, 16, "#6b2c22", 2))
    elif name == "lattice":
        s.add("".join(rect(x, -10, 7, 290, "#4a3322", 1.5) for x in range(500, 612, 20)), rect(490, 60, 120, 7, "#4a3322", 1.5), rect(490, 190, 120, 7, "#4a3322", 1.5))
    elif name == "eaves":
        s.add(poly([(250, -12), (612, -12), (612, 34), (300, 8)], SLATE, 2.2), "".join(circle(x, 8 + (x - 300) * 0.083, 6, tone(SLATE, PAPER, 0.2), 1.6) for x in range(304, 612, 20)), rect(556, 30, 12, 10, EARTH, 1.4))
    elif name == "grass":
        for _ in range(46):
            x = s.random.uniform(330, 610)
            h = s.random.uniform(0.4, 1.0) * (20 + (x - 330) * 0.2)
            d = s.random.uniform(-0.5, 0.4) * h
            s.add(brush([(x, 264), (x + d * 0.3, 264 - h * 0.6), (x + d, 264 - h)], [4, 3, 0], s.random.choice(("#4f6b45", "#6b7f4a", "#3d5a3f"))))
    elif name == "curtain":
        s.add(shape([(470, -12, 0), (614, -12, 0), (614, 90), (590, 60), (566, 70), (540, 44), (514, 48), (494, 20)], INDIGO, 2), "".join(circle(x, y, 10, SNOW) for x, y in ((584, 30), (542, 14))), brush([(600, 84), (606, 130), (600, 160)], [5, 6, 3], GOLD))
    elif name == "bamboo":
        s.add(scenery.bamboo(578, 300, 17, "#6b8a52", 270, 10), scenery.bamboo(604, 300, 20, "#5a7a46", 270, -6))
        scenery.bamboo_leaves(s, 560, 40, 16, "#55753f", 46)
    elif name == "screen":
        s.add(rect(512, -10, 110, 290, "#e2bf62", 2.2), rect(512, -10, 12, 290, "#4a2c22", 2), shape([(524, 180), (556, 160), (600, 172), (620, 150, 0), (620, 270, 0), (524, 270, 0)], PINE, 1.8), "".join(rect(540 + (k % 3) * 26, 20 + k * 24, 40, 9, "#efdca0", 0, INK, 4) for k in range(4)))
    elif name == "rigging":
        s.add("".join(line([(x, -10), (610, 150 + (x - 430) * 0.9)], INK, 2.4) for x in (430, 480, 530)), "".join(line([(452 + k * 34, 6 + k * 26), (520 + k * 22, -4 + k * 22)], INK, 1.8) for k in range(4)), brush([(610, 40), (560, 20), (520, -10)], [6, 6, 6], STRAW))
    return raw(s)


FRAMES = ("branch", "bough", "blossom", "pine", "trunk", "pillars", "lattice", "eaves", "grass", "curtain", "bamboo", "screen", "rigging")


def _weather(name: str) -> str:
    s = Sheet(f"weather {name}", 600, 260)
    r = s.random
    if name in ("rain", "storm"):
        n, slant = (120, 0.22) if name == "rain" else (210, 0.75)
        for _ in range(n):
            x, y, k = r.uniform(-40, 620), r.uniform(-30, 260), r.uniform(14, 34)
            s.add(line([(x, y), (x - slant * k, y + k)], "#dfe8ea", r.choice((0.8, 1.1, 1.5)), 'opacity=".75"'))
    elif name == "snow":
        for _ in range(150):
            s.add(circle(r.uniform(0, 600), r.uniform(0, 260), r.choice((1.4, 1.9, 2.6, 3.4)), SNOW))
    elif name == "petals":
        for _ in range(46):
            s.add(ellipse(r.uniform(0, 600), r.uniform(0, 250), 4.6, 2.6, "#eebcbc", 0.7, "#b0706c", r.uniform(0, 180)))
    elif name == "leaves":
        for _ in range(26):
            s.add(scenery.maple_leaf(r.uniform(0, 600), r.uniform(4, 250), r.uniform(5, 9), r.choice((VERMILION, "#d98c3a", "#b5443a")), r.uniform(0, 360)))
    elif name == "mist":
        for y, a, h in ((96, 0.5, 26), (134, 0.62, 30), (172, 0.7, 30), (206, 0.6, 22)):
            paint = s.bokashi((0, "#eef0ea", 0), (0.5, "#eef0ea", a), (1, "#eef0ea", 0))
            s.add(ellipse(r.uniform(180, 420), y, r.uniform(260, 380), h, paint))
    elif name == "smoke":
        for x, y, k in ((470, 100, 1.0), (520, 50, 1.3), (400, 30, 1.1), (560, 130, 0.8), (330, 6, 1.0), (450, 4, 1.3)):
            s.add(group("".join(circle(a, b, c, "#6d6763", 0) for a, b, c in ((-30, 0, 24), (0, -12, 30), (32, 0, 22), (4, 12, 26))), x, y, k, False, 0, 'opacity=".55"'))
    return raw(s)


WEATHERS = ("rain", "storm", "snow", "petals", "leaves", "mist", "smoke")


def _glow(color: str) -> str:
    """Light that is added to what lies under it: bright on black."""
    s = Sheet("glow", 200, 200)
    s.defs.append(f'<radialGradient id="g"><stop offset="0" stop-color="{color}"/><stop offset=".3" stop-color="{tone(color, "#000000", 0.45)}"/><stop offset=".62" stop-color="{tone(color, "#000000", 0.82)}"/><stop offset="1" stop-color="#000000"/></radialGradient>')
    s.add('<rect width="200" height="200" fill="#000000"/>', circle(100, 100, 100, "url(#g)"))
    return raw(s, (0, 0, 200, 200))


def bodies() -> Bodies:
    found: Bodies = {f"frame_{n}": (_frame(n), WHOLE) for n in FRAMES}
    found |= {f"weather_{n}": (_weather(n), WHOLE) for n in WEATHERS}
    stars = Sheet("stars", 600, 260)
    scenery.stars(stars, 70, 150, "#f7f2e2")
    found["air_stars"] = (raw(stars), WHOLE)
    cover = Sheet("snowcover", 600, 260)
    cover.add(rect(-10, 196, 620, 80, cover.bokashi((0, "#f4f5f0", 0), (0.3, "#f4f5f0", 0.8), (1, "#f4f5f0", 0.92))))
    found["air_snowcover"] = (raw(cover), WHOLE)
    shaft = Sheet("shaft", 600, 260)
    shaft.add('<rect width="600" height="260" fill="#000000"/>', poly([(250, -10), (350, -10), (430, 270), (170, 270)], shaft.bokashi((0, "#8a7a50"), (0.8, "#3a3220"), (1, "#1c180e")), 0))
    found["air_shaft"] = (raw(shaft), WHOLE)
    found["air_sun"] = (circle(0, 0, 44, "#e0523a"), (-50, -50, 100, 100))
    found["air_moon"] = (circle(0, 0, 30, "#fbf3d6") + ellipse(-8, -6, 7, 5, "#efe3bd") + ellipse(9, 8, 9, 5, "#efe3bd"), (-50, -50, 100, 100))
    for n, seed in (("a", 3), ("b", 8)):
        s = Sheet(f"cloud {seed}", 600, 260)
        scenery.clouds(s, 30, 30, 190 if n == "a" else 130, 3, GOLD, 14)
        found[f"air_cloud_{n}"] = (raw(s, (0, 0, 260, 100)), (0, 0, 260, 100))
    found["glow_warm"] = (_glow("#86542a"), (0, 0, 200, 200))
    found["glow_pale"] = (_glow("#4f6072"), (0, 0, 200, 200))
    return found



