"""How a map is mounted: brocade and lacquer around it, gilt corners, the folds of a screen."""

from __future__ import annotations

from art.kit.colour import darken
from art.kit.palette import GOLD
from art.kit.picture import Picture
from art.kit.sheet import circle, key, n, path, rect


def mount(pic: Picture, band: float = 9) -> str:
    """The frame of a board that fills the whole sheet."""
    w, h = pic.w, pic.h
    lacquer, gold = pic.pick("#241a14", "#070D15"), pic.pick(GOLD, "#B9A468")
    ring = f"M0 0H{n(w)}V{n(h)}H0ZM{n(band)} {n(band)}V{n(h - band)}H{n(w - band)}V{n(band)}Z"
    edge = f"M0 0H{n(w)}V{n(h)}H0ZM4 4V{n(h - 4)}H{n(w - 4)}V4Z"
    brocade = pic.seigaiha(9, pic.pick("#c9a24a", "#7F8F94"), pic.pick("#24455f", "#12243A"), 0.5)
    out = [path(ring, brocade, extra='fill-rule="evenodd"'), path(edge, lacquer, extra='fill-rule="evenodd"')]
    out.append(rect(4.5, 4.5, w - 9, h - 9, "none", gold, 0.9) + rect(band, band, w - 2 * band, h - 2 * band, "none", lacquer, 1.4))
    out.append(rect(band + 1.2, band + 1.2, w - 2 * band - 2.4, h - 2 * band - 2.4, "none", gold, 0.6))
    for fx, fy, sx, sy in ((0, 0, 1, 1), (w, 0, -1, 1), (0, h, 1, -1), (w, h, -1, -1)):
        corner = "M0 0H38Q33 4.5 28 4.5H10Q4.5 4.5 4.5 10V28Q4.5 33 0 38Z"
        out.append(
            f'<g transform="translate({n(fx)} {n(fy)}) scale({sx} {sy})">' + key(corner, gold, 0.8, lacquer)
            + path("M3 3H30M3 3V30", "none", pic.pick(darken(GOLD, 0.4), "#5A5236"), 0.6) + circle(7, 7, 2.2, "none", lacquer, 0.6) + "</g>"
        )
    return "".join(out)


def folds(pic: Picture, count: int) -> str:
    """The creases of a folding screen: a dark and a light line at each."""
    out = []
    for i in range(1, count):
        x = pic.w * i / count
        out.append(rect(x - 9, 0, 9, pic.h, pic.bokashi((0, "#000000", 0), (1, "#000000", 0.1), x2=1, y2=0)))
        out.append(rect(x, 0, 9, pic.h, pic.bokashi((0, "#ffffff", 0.1), (1, "#ffffff", 0), x2=1, y2=0)))
    return "".join(out)
