"""The table itself: mats under the board, paper of the panels, the top ribbon and the co-op board."""

from __future__ import annotations

import random

from art.kit import grain
from art.kit.colour import darken, lighten, mix
from art.kit.palette import GOLD, INK, PAPER
from art.kit.picture import Picture
from art.kit.sheet import brush, circle, group, key, line, path, rect
from art.motifs.nature import moon, pine, ridge
from art.motifs.towers import keep, turret, wall_run

W, H = 960, 540


def mats(night: bool) -> str:
    """Straw mats with brocade edges, quiet enough to play on."""
    pic = Picture(W, H, night, seed=2)
    straw = "#bdaa74"
    pic.add(rect(0, 0, W, H, straw))
    mats_ = (
        (-60, -30, 420, 210),
        (360, -30, 420, 210),
        (780, -240, 210, 420),
        (-60, 180, 210, 420),
        (150, 180, 420, 210),
        (570, 180, 420, 210),
        (150, 390, 420, 210),
        (570, 390, 420, 210),
    )
    rng = random.Random(1)
    for x, y, w, h in mats_:
        along = w > h
        tone = mix(straw, rng.choice(("#c2b582", "#a89a6a", "#b5ab80")), 0.8)
        weave = pic.stripes(2.2, darken(tone, 0.22), 0.7, 0 if along else 90)
        pic.add(
            rect(x, y, w, h, pic.bokashi((0, lighten(tone, 0.08)), (1, darken(tone, 0.08)))),
            rect(x, y, w, h, weave, extra='opacity=".55"'),
        )
        for _ in range(40):
            if along:
                sx, sy = x + rng.random() * w, y + rng.random() * h
                pic.add(
                    line(
                        sx,
                        sy,
                        sx,
                        sy + 4 + rng.random() * 14,
                        rng.choice((lighten(tone, 0.3), darken(tone, 0.25))),
                        0.6,
                        'opacity=".6"',
                    )
                )
            else:
                sx, sy = x + rng.random() * w, y + rng.random() * h
                pic.add(
                    line(
                        sx,
                        sy,
                        sx + 4 + rng.random() * 14,
                        sy,
                        rng.choice((lighten(tone, 0.3), darken(tone, 0.25))),
                        0.6,
                        'opacity=".6"',
                    )
                )
    for x, y, w, h in mats_:
        along = w > h
        edges = ((x, y, w, 9), (x, y + h - 9, w, 9)) if along else ((x, y, 9, h), (x + w - 9, y, 9, h))
        for ex, ey, ew, eh in edges:
            pic.add(
                rect(ex, ey, ew, eh, "#2c4250", INK, 0.6),
                rect(ex, ey, ew, eh, pic.kikko(3, "#8f8352", 0.5), extra='opacity=".8"'),
            )
        pic.add(rect(x, y, w, h, "none", INK, 0.8))
    for x2, y2 in ((1, 0), (0, 1)):
        pic.add(
            rect(
                0,
                0,
                W,
                H,
                pic.bokashi(
                    (0, INK, 0.24),
                    (0.18, INK, 0.03),
                    (0.5, "#fff2cc", 0.06),
                    (0.82, INK, 0.03),
                    (1, INK, 0.24),
                    x2=x2,
                    y2=y2,
                ),
            )
        )
    if night:
        pic.add(rect(0, 0, W, H, "#060D18", extra='opacity=".35"'))
        for x, y in ((20, 20), (940, 20)):
            pic.add(pic.glow(x, y, 320, "#FFB650", 0.22))
    pic.washi(0.12)
    return pic.svg()


def panel(night: bool) -> str:
    """Paper that repeats without a seam: fibres, a few long strands, flecks of leaf."""
    pic = Picture(512, 512, seed=12)
    base = "#21394f" if night else PAPER
    pic.add(rect(0, 0, 512, 512, base))
    fibres = pic._grain(grain.fibres(), 256)
    specks = pic._grain(grain.specks(), 128)
    pic.add(
        rect(0, 0, 512, 512, fibres, extra=f'opacity="{0.22 if night else 0.09}"'),
        rect(0, 0, 512, 512, specks, extra=f'opacity="{0.07 if night else 0.4}"'),
    )
    rng = random.Random(6)
    for _ in range(34):
        x, y = 40 + rng.random() * 430, 30 + rng.random() * 450
        dx, dy = (rng.random() - 0.5) * 44, (rng.random() - 0.5) * 26
        pic.add(
            brush(
                [(x, y), (x + dx * 0.4, y + dy * 0.9), (x + dx, y + dy * 0.6)],
                0.9,
                mix(base, "#9fb6c8" if night else "#8a6f3c", 0.32),
                0.3,
            )
        )
    flecks = "".join(
        rect(
            20 + rng.random() * 470,
            20 + rng.random() * 470,
            s,
            s,
            "#b9a468" if night else GOLD,
            extra=f'opacity="{0.35 if night else 0.5}"',
        )
        for s in (1.2, 2, 1.6, 2.6, 1.4, 1, 2.2, 1.8, 1.2, 3, 1.4, 2)
    )
    pic.add(flecks)
    return pic.svg()


def ribbon() -> str:
    """The band along the top of the table: brocade between lacquer rails."""
    pic = Picture(1920, 46, seed=3)
    pic.add(
        rect(0, 0, 1920, 46, "#24455f"),
        rect(0, 0, 1920, 46, pic.asanoha(11, "#3f6d8c", 0.7), extra='opacity=".55"'),
        rect(0, 0, 1920, 46, pic.bokashi((0, "#0f2233", 0.55), (0.5, "#0f2233", 0), (1, "#0f2233", 0.45))),
    )
    for y in (0, 41):
        pic.add(rect(0, y, 1920, 5, "#231b16"), line(0, y + 2.5, 1920, y + 2.5, "#d9b45c", 1.1))
    pic.washi(0.12)
    return pic.svg()


def coop_board() -> str:
    """The backdrop of Shogun Must Die: the castle at night above a field of dark brocade."""
    pic = Picture(620, 560, True, seed=4)
    pic.add(rect(0, 0, 620, 560, "#2A1416"))
    pic.add(pic.sky("M0 0H620V190H0Z", ((0, "#000000"),), ((0, "#0B1226"), (0.6, "#2A2346"), (1, "#6A2E3C"))))
    rng = random.Random(4)
    pic.add(
        *(
            circle(rng.random() * 620, rng.random() * 100, 0.4 + rng.random() * 0.5, "#DCE9F2")
            for _ in range(60)
        )
    )
    pic.add(group(moon(pic, 24), at=(470, 58)))
    pic.add(
        ridge(
            pic,
            [(-10, 130), (80, 112), (170, 126), (280, 104), (400, 122), (520, 106), (640, 120)],
            190,
            "#6f8f80",
            "#3a3a50",
        )
    )
    for i, x in enumerate((30, 76, 180, 232, 392, 440, 540, 588)):
        pic.add(group(pine(pic, i, 40, 6 if i % 2 else -5), at=(x, 152)))
    pic.add(group(keep(pic, 80), at=(310, 158)))
    for x, long in ((-4, 90), (120, 380), (534, 90)):
        pic.add(group(wall_run(pic, long, 8, 13), at=(x, 168)))
    pic.add(group(turret(pic, 38), at=(104, 170)), group(turret(pic, 38), at=(516, 170)))
    field = "M0 166H620V560H0Z"
    pic.add(
        path(field, pic.bokashi((0, "#3A1A1C"), (0.5, "#4A2022"), (1, "#2A1214"))),
        path(field, pic.shippo(26, "#7A3A34".upper(), 0.8), extra='opacity=".35"'),
    )
    pic.add(line(0, 167, 620, 167, "#0A0608", 3), line(0, 169.5, 620, 169.5, "#C9A24A", 1.2))
    pic.add(pic.cloudy([(-40, 70), (-40, 120)], 150, 12, 2), pic.cloudy([(520, 660), (490, 660)], 150, 12, 2))
    ring = "M0 0H620V560H0ZM7 7V553H613V7Z"
    pic.add(
        path(ring, "#1A1210", extra='fill-rule="evenodd"'),
        rect(7, 7, 606, 546, "none", "#C9A24A", 1.4),
        rect(11, 11, 598, 538, "none", "#C9A24A", 0.6),
    )
    for x, y, sx, sy in ((7, 7, 1, 1), (613, 7, -1, 1), (7, 553, 1, -1), (613, 553, -1, -1)):
        pic.add(
            f'<g transform="translate({x} {y}) scale({sx} {sy})">'
            + key("M0 0H34Q26 5 22 10Q12 12 10 22Q5 26 0 34Z", "#C9A24A", 0.9, "#1A1210")
            + circle(7, 7, 2.4, "#1A1210")
            + "</g>"
        )
    pic.washi(0.12)
    return pic.svg()


def drawings() -> dict[str, tuple[str, int]]:
    return {
        "table_day": (mats(False), 1920),
        "table_night": (mats(True), 1920),
        "panel_day": (panel(False), 512),
        "panel_night": (panel(True), 512),
        "ribbon": (ribbon(), 3840),
        "coop_board": (coop_board(), 1240),
    }
