"""Backdrops of the curtain and the score."""

from __future__ import annotations

from art.kit.motifs.emblems import blossom_spray, crane
from art.kit.motifs.nature import fuji, pine, ridge
from art.kit.motifs.people import lantern
from art.kit.palette import INK, PAPER
from art.kit.picture import Picture
from art.kit.sheet import circle, ellipse, group, key, n, path, rect

W, H = 960, 540


def curtain() -> str:
    """A shop curtain drawn across the screen, lamplight above and below it."""
    pic = Picture(W, H, seed=5)
    pic.add(rect(0, 0, W, H, pic.bokashi((0, "#2b1d14"), (0.2, "#5a3a20"), (1, "#2b1d14"))))
    planks = "".join(f"M0 {n(26 * i)}H{W}" for i in range(1, 21))
    pic.add(path(planks, "none", "#1b120c", 1.0))
    pic.add(ellipse(W / 2, 60, 520, 120, pic.halo((0, "#f2c063", 0.55), (1, "#f2c063", 0))))
    pic.add(ellipse(W / 2, 520, 560, 90, pic.halo((0, "#f2c063", 0.5), (1, "#f2c063", 0))))
    pic.add(rect(0, 500, W, 40, pic.bokashi((0, "#7a5233"), (1, "#4a2f1c")), INK, 1.2))
    pic.add(
        path(
            "".join(f"M{n(60 * i - 10)} 500L{n(60 * i - 40 + (i - 8) * 6)} 540" for i in range(18)),
            "none",
            "#2b1d14",
            0.8,
        )
    )
    cloth_top, cloth_end = 78, 462
    leaves = 6
    lw = 860 / leaves
    for i in range(leaves):
        x = 50 + lw * i
        sway = (4, -3, 5, -5, 3, -4)[i]
        body = (
            f"M{n(x + 1)} {cloth_top}H{n(x + lw - 1)}C{n(x + lw)} 200 {n(x + lw + sway)} 340 {n(x + lw - 3 + sway)} {cloth_end}"
            f"Q{n(x + lw / 2 + sway)} {cloth_end + 8} {n(x + 3 + sway)} {cloth_end}C{n(x + sway)} 340 {n(x)} 200 {n(x + 1)} {cloth_top}Z"
        )
        fill = pic.bokashi((0, "#173a58"), (0.3, "#1f4d72"), (0.75, "#2a6088"), (1, "#163650"))
        pic.add(path(body, INK, extra='opacity=".35" transform="translate(4 6)"'), key(body, fill, 1.6))
        pic.add(
            group(
                path(
                    f"M{n(x)} {cloth_top}h{n(lw)}v400h{n(-lw)}Z",
                    pic.asanoha(19, "#4f82a6", 0.7),
                    extra='opacity=".35"',
                ),
                rect(x, 360, lw, 120, pic.seigaiha(36, "#dce6e2", "none", 1.3), extra='opacity=".55"'),
                path(f"M{n(x)} {cloth_top}h12v400h-12Z", INK, extra='opacity=".14"'),
                path(f"M{n(x + lw - 14)} {cloth_top}h14v400h-14Z", INK, extra='opacity=".2"'),
                extra=pic.clip(body),
            )
        )
    # bare cloth in the middle for the name
    pic.add(
        circle(W / 2, 262, 132, "#f3ead2", INK, 2.0),
        circle(W / 2, 262, 122, "none", "#1f4d72", 3.0),
        circle(W / 2, 262, 117, "none", "#1f4d72", 0.9),
    )
    pic.add(circle(W / 2, 262, 116, pic.halo((0, "#fffaf0", 0.9), (1, "#f3ead2", 0))))
    pic.add(rect(20, 58, 920, 15, pic.bokashi((0, "#c79a66"), (0.5, "#8c6844"), (1, "#4a3320")), INK, 1.4, 7))
    for i in range(leaves + 1):
        for dx in (14, 70, 126):
            x = 50 + lw * i + dx
            if x < 905:
                pic.add(rect(x - 6, 54, 12, 28, "#1f4d72", INK, 1.0, 2))
    for x in (24, 936):
        pic.add(circle(x, 65.5, 10, "#d9b45c", INK, 1.4), circle(x, 65.5, 4, "#8c6844", INK, 0.8))
    for x in (25, 935):
        pic.add(
            ellipse(x, 130, 70, 90, pic.halo((0, "#ffc968", 0.6), (1, "#ffc968", 0))),
            group(lantern(pic, 34, True), at=(x, 76)),
        )
    pic.washi(0.14)
    return pic.svg()


def score() -> str:
    """A hand scroll unrolled on lacquer: calm paper in the middle, a painted border above and below."""
    pic = Picture(W, H, seed=6)
    pic.add(
        rect(0, 0, W, H, pic.bokashi((0, "#2a1612"), (0.5, "#4a231b"), (1, "#23120f"))),
        rect(0, 0, W, H, pic.kikko(16, "#7a3a2c", 0.8), extra='opacity=".35"'),
    )
    pic.add(path("M70 24H890V516H70Z", INK, extra='opacity=".4" transform="translate(5 8)"'))
    pic.add(
        rect(60, 22, 840, 496, pic.shippo(18, "#c9a24a", 0.8), INK, 1.4),
        rect(60, 22, 840, 496, "#24455f", extra='opacity=".72"'),
    )
    pic.add(
        rect(60, 44, 840, 452, PAPER, INK, 1.4),
        rect(
            60,
            44,
            840,
            452,
            pic.bokashi(
                (0, "#d9b45c", 0.55), (0.16, "#f3ead2", 0), (0.84, "#f3ead2", 0), (1, "#8fb0b4", 0.6)
            ),
        ),
    )
    area = "M60 44H900V496H60Z"
    inner = [
        ridge(
            pic,
            [
                (50, 470),
                (140, 448),
                (240, 466),
                (350, 440),
                (470, 462),
                (600, 438),
                (720, 460),
                (830, 436),
                (910, 452),
            ],
            520,
            "#9db7a0",
            "#e6e0c0",
            0.6,
        ),
        ridge(
            pic,
            [(50, 484), (160, 470), (300, 482), (450, 466), (620, 480), (780, 462), (910, 474)],
            530,
            "#6f9580",
            "#c9d2b0",
            0.7,
        ),
    ]
    inner += [group(pine(pic, i, 28, 5), at=(x, 492)) for i, x in enumerate((96, 130, 812, 850, 878))]
    inner += [
        group(fuji(pic, 130, 50, "#7f9fb4"), at=(330, 468)),
        group(crane(pic, 46), at=(800, 96)),
        group(crane(pic, 34), at=(728, 82)),
        group(crane(pic, 28), at=(858, 128)),
    ]
    inner += [group(blossom_spray(8, 150, 46), at=(56, 62))]
    pic.add(group(*inner, extra=pic.clip(area)))
    pic.add(
        group(
            pic.cloud([(40, 190), (40, 250), (40, 150)], 410, 13, 2),
            pic.cloud([(660, 920), (700, 920)], 426, 13, 2),
            pic.cloud([(340, 480), (300, 540)], 50, 11, 2),
            extra=pic.clip(area),
        )
    )
    pic.add(pic.dust((60, 44, 840, 60), 110, "#c9a24a"), pic.dust((60, 380, 840, 70), 70, "#c9a24a"))
    for x in (44, 886):
        pic.add(rect(x + 4, 10, 30, 526, INK, extra='opacity=".35"', r=8))
        pic.add(
            rect(
                x,
                12,
                30,
                516,
                pic.bokashi((0, "#3f2418"), (0.35, "#a8744a"), (0.6, "#7a4a2e"), (1, "#2b1810"), x2=1, y2=0),
                INK,
                1.4,
                5,
            )
        )
        for y in (4, 518):
            pic.add(
                rect(
                    x - 3,
                    y,
                    36,
                    18,
                    pic.bokashi((0, "#8a6a2c"), (0.4, "#f0d890"), (1, "#7a5a20"), x2=1, y2=0),
                    INK,
                    1.2,
                    4,
                )
            )
    pic.washi(0.08)
    return pic.svg()


def drawings() -> dict[str, tuple[str, int]]:
    return {
        "curtain": (curtain(), 1920),
        "score": (score(), 1920),
    }
