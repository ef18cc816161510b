"""The table itself: mats under the board, paper of the panels and the top ribbon."""

from __future__ import annotations

import random

from art.kit import grain
from art.kit.colour import darken, lighten, mix
from art.kit.palette import GOLD, INK, PAPER
from art.kit.picture import Picture
from art.kit.sheet import brush, line, rect

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


def drawings() -> dict[str, tuple[str, int]]:
    return {
        "table_day": (mats(False), 1920),
        "table_night": (mats(True), 1920),
        "panel_day": (panel(False), 512),
        "panel_night": (panel(True), 512),
        "ribbon": (ribbon(), 3840),
    }
