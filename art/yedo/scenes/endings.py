"""Backdrops of the two endings."""

from __future__ import annotations

import random

from art.kit.motifs.emblems import blossom_spray, crane, pine_bough, wave
from art.kit.motifs.nature import cedar, fuji, moon, pine, ridge
from art.kit.motifs.people import person
from art.kit.motifs.towers import keep, turret, wall_run
from art.kit.palette import GOLD, INK
from art.kit.picture import Picture
from art.kit.sheet import circle, ellipse, group, key, line, n, path, rect, smooth

W, H = 960, 540


def winner() -> str:
    """Cranes before the rising sun over a gilded sea."""
    pic = Picture(W, H, seed=8)
    cx, cy = 480, 262
    pic.add(
        rect(0, 0, W, H, pic.bokashi((0, "#c8412f"), (0.4, "#e2904c"), (0.75, "#f3d9a0"), (1, "#f3ead2")))
    )
    pic.add(circle(cx, cy, 420, pic.halo((0, "#fbe6b0", 0.85), (0.5, "#f7d58c", 0.4), (1, "#f7d58c", 0))))
    pic.add(
        circle(cx, cy, 148, GOLD, INK, 1.6),
        circle(cx, cy, 148, pic.gold_leaf("#e3bd62")),
        circle(cx, cy, 148, "none", "#8a6a2c", 1.6),
        circle(cx, cy, 138, pic.bokashi((0, "#c8412f"), (0.75, "#d9573c"), (1, "#e88a5c")), "#8a2a1c", 1.6),
    )
    pic.add(group(fuji(pic, 330, 120, "#5f86a0", mist="#f3d9a0"), at=(480, 436)))
    pic.add(
        ridge(
            pic,
            [(-10, 420), (120, 398), (260, 416), (400, 400), (560, 414), (700, 396), (970, 412)],
            480,
            "#7f9f88",
            "#f0dcae",
        )
    )
    pic.add(
        path("M-10 440H970V560H-10Z", pic.bokashi((0, "#5b95ad"), (1, "#1f4d72")), INK, 1.2),
        path("M-10 440H970V560H-10Z", pic.seigaiha(30, "#e3cf94", "none", 1.0), extra='opacity=".7"'),
    )
    for x, y, s, f, seed in (
        (330, 556, 130, False, 3),
        (640, 556, 136, True, 4),
        (110, 552, 260, False, 1),
        (856, 552, 270, True, 2),
    ):
        pic.add(group(wave(pic, s, seed), at=(x, y), flip=f))
    pic.add(
        pic.cloud([(-40, 210), (-40, 290), (-40, 170)], 330, 20),
        pic.cloud([(720, 1000), (670, 1000), (780, 1000)], 320, 20),
        pic.cloud([(60, 200), (20, 260)], 70, 16),
        pic.cloud([(720, 880), (700, 940)], 52, 16),
        pic.cloud([(380, 520), (420, 600)], 404, 13, 2),
    )
    pic.add(
        group(crane(pic, 190), at=(330, 210)),
        group(crane(pic, 150), at=(640, 170), flip=True),
        group(crane(pic, 84), at=(500, 92)),
        group(crane(pic, 60), at=(215, 120)),
    )
    pic.add(
        group(pine_bough(pic, 230), at=(-6, 36)), group(blossom_spray(11, 240, 90), at=(968, 14), flip=True)
    )
    rng = random.Random(2)
    for _ in range(60):
        x, y, r = rng.random() * W, rng.random() * H, 1.4 + rng.random() * 1.8
        pic.add(
            group(
                path(f"M0 {n(-r)}Q{n(r)} 0 0 {n(r)}Q{n(-r)} 0 0 {n(-r)}Z", "#f7d5d0", "#c88a8a", 0.35),
                at=(x, y),
                turn=rng.random() * 180,
            )
        )
    pic.add(pic.dust((0, 300, W, 120), 120))
    pic.washi(0.12)
    return pic.svg()


def defeat() -> str:
    """Rain over a castle that still stands; a torn banner in the mud."""
    pic = Picture(W, H, True, seed=9)
    pic.add(
        pic.sky(
            f"M0 0H{W}V{H}H0Z",
            ((0, "#000000"), (1, "#000000")),
            ((0, "#0A0E16"), (0.4, "#1C2733"), (0.62, "#3A4A57"), (0.8, "#2A3742"), (1, "#0E141B")),
        )
    )
    pic.add(group(moon(pic, 40), at=(690, 116), opacity=0.5))
    for i, (x0, x1, y, h) in enumerate(
        ((-40, 420, 30, 34), (300, 1000, 70, 30), (-40, 300, 108, 26), (560, 1000, 140, 24))
    ):
        pic.add(
            path(
                smooth(
                    [
                        (x0, y),
                        ((x0 + x1) / 2, y - h),
                        (x1, y + 4),
                        ((x0 + x1) / 2 + 40, y + h),
                        (x0, y + h * 0.8),
                    ],
                    True,
                    0.9,
                ),
                "#0B1119",
                extra=f'opacity="{0.75 - i * 0.1:.2f}" ' + pic.blur(7),
            )
        )
    pic.add(
        ridge(
            pic,
            [(-10, 330), (150, 290), (300, 320), (470, 250), (640, 236), (800, 290), (970, 310)],
            480,
            "#6f8088",
            "#2a3a44",
        )
    )
    pic.add(
        path(
            "M360 360Q460 300 560 286L800 286Q880 310 980 352V420H340Z",
            pic.bokashi((0, "#4a5a5c"), (1, "#22302f")),
            INK,
            1.2,
        )
    )
    for i, x in enumerate((470, 510, 820, 860, 900)):
        pic.add(group(pine(pic, i, 50, 8), at=(x, 330)))
    pic.add(
        group(keep(pic, 150), at=(680, 324)),
        group(wall_run(pic, 150, 10, 16), at=(470, 346)),
        group(wall_run(pic, 180, 10, 16), at=(740, 346)),
        group(turret(pic, 46), at=(560, 350)),
        group(turret(pic, 46), at=(820, 350)),
    )
    pic.add(
        path(
            "M-10 400Q200 372 420 392T970 372V560H-10Z", pic.bokashi((0, "#4a4a40"), (1, "#15171a")), INK, 1.4
        )
    )
    pic.add(
        path(
            "M360 560Q420 470 470 430T500 384L520 382Q520 430 540 470T700 560Z",
            pic.bokashi((0, "#a39c84"), (1, "#6f6a5c")),
            INK,
            0.8,
        )
    )
    for x, y, w in ((450, 520, 60), (560, 500, 50), (500, 450, 30), (250, 500, 80), (760, 510, 90)):
        pic.add(ellipse(x, y, w / 2, w * 0.08, "#7F97A8", INK, 0.6, 'opacity=".55"'))
    for i, (x, s) in enumerate(((40, 190), (96, 230), (150, 170), (930, 210), (884, 160))):
        pic.add(group(cedar(pic, s, "#1f3a30", i), at=(x, 500 + i * 4)))
    # fallen banner, swords and a lone figure walking away
    pic.add(
        group(
            line(-70, 14, 76, -30, INK, 5),
            line(-70, 14, 76, -30, "#6e4a35", 3),
            key("M70 -29L76 -2Q60 4 52 -4Q46 8 34 0Q28 12 12 4L8 -11Z", pic.pick("#b8322a", "#7E2620"), 1.2),
            circle(48, -12, 5, "#D8CDB6", INK, 0.6),
            at=(270, 492),
            scale=2.1,
        )
    )
    pic.add(ellipse(820, 60, 320, 150, pic.halo((0, "#BFD4E4", 0.32), (1, "#BFD4E4", 0))))
    for x, y, t in ((676, 512, 10), (716, 524, -12)):
        pic.add(
            group(
                line(0, 0, 0, -44, INK, 2.6),
                line(0, -8, 0, -44, "#AEBCC4", 1.4),
                rect(-5, -10, 10, 2, "#c9a24a", INK, 0.6),
                line(0, -8, 0, 6, "#3a2a22", 3),
                at=(x, y),
                turn=t,
                scale=1.7,
            )
        )
    pic.add(
        group(
            ellipse(0.6, 0.3, 4, 1, INK, extra='opacity=".4"'),
            person("#31566f", "walker"),
            at=(548, 478),
            scale=4.2,
        )
    )
    pic.add(
        group(
            ellipse(0.6, 0.3, 4, 1, INK, extra='opacity=".4"'),
            person("#5d4a54", "walker"),
            at=(508, 436),
            scale=2.4,
        )
    )
    rng = random.Random(3)
    rain = "".join(
        f"M{n(x)} {n(y)}l{n(-length * 0.28)} {n(length)}"
        for x, y, length in (
            (rng.random() * 1040, rng.random() * 560 - 20, 12 + rng.random() * 26) for _ in range(420)
        )
    )
    pic.add(path(rain, "none", "#B9CAD4", 0.6, 'opacity=".42"'))
    bolt = "M820 0L800 60L818 64L786 130L806 134L760 214"
    pic.add(path(bolt, "none", "#DCE9F2", 5, 'opacity=".25"'), path(bolt, "none", "#F4F8FA", 1.6))
    pic.washi(0.16)
    return pic.svg()


def drawings() -> dict[str, tuple[str, int]]:
    return {"winner": (winner(), 1920), "defeat": (defeat(), 1920)}
