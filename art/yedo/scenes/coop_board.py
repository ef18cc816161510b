"""The board of the co-operative game."""

from __future__ import annotations

import random

from art.kit.motifs.nature import moon, pine, ridge
from art.kit.motifs.towers import keep, turret, wall_run
from art.kit.picture import Picture
from art.kit.sheet import circle, group, key, line, path, rect


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
    return {"coop_board": (coop_board(), 1240)}
