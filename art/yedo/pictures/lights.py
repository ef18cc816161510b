"""What shines in a picture: never graded by the hour."""

from __future__ import annotations

import math

from art.kit.press import INK, brush, circle, curve, ellipse, group, line, path, poly, rect

LAMP, FLAME, EMBER = "#FFE0A0", "#FFC24A", "#F0642C"


def lantern() -> str:
    out = ellipse(0, -30, 24, 29, LAMP, 2.2) + "".join(path(curve([(-math.sqrt(1 - k * k) * 24, -30 + k * 29), (0, -27 + k * 29), (math.sqrt(1 - k * k) * 24, -30 + k * 29)], False), "none", "#D9A048", 1.4) for k in (-0.6, -0.25, 0.1, 0.45, 0.75))
    return out + circle(0, -30, 9, EMBER) + rect(-12, -62, 24, 6, INK) + rect(-12, -4, 24, 6, INK) + line([(0, -62), (0, -72)], INK, 2)


def lanterns() -> str:
    out = brush([(-160, -64), (-60, -46), (60, -50), (160, -70)], [2.4, 2.4, 2.4, 2.4], INK)
    return out + "".join(group(lantern(), x, y, 0.6) for x, y in ((-132, -16), (-80, -6), (-26, 0), (28, 0), (82, -8), (132, -20)))


def flame() -> str:
    return path(curve([(0, 0, 0), (-16, -12), (-14, -34), (-4, -48), (-2, -66, 0), (10, -48), (8, -38), (16, -28), (14, -10)]), EMBER, "#A02818", 1.6) + path(curve([(0, -3, 0), (-8, -14), (-4, -30), (2, -44, 0), (6, -28), (9, -14)]), FLAME)


def blaze() -> str:
    out = ""
    for x, w, h in ((-96, 34, 70), (96, 32, 64), (-58, 40, 112), (58, 38, 104), (-20, 44, 138), (22, 42, 122)):
        out += path(curve([(x - w * 0.7, 0, 0), (x - w, -h * 0.3), (x - w * 0.3, -h * 0.6), (x - w * 0.2, -h, 0), (x + w * 0.25, -h * 0.66), (x + w * 0.5, -h * 0.8, 0), (x + w * 0.9, -h * 0.3), (x + w * 0.7, 0, 0)]), EMBER, "#A02818", 1.8)
        out += path(curve([(x - w * 0.4, 0, 0), (x - w * 0.5, -h * 0.22), (x - w * 0.05, -h * 0.62, 0), (x + w * 0.2, -h * 0.36), (x + w * 0.5, -h * 0.2), (x + w * 0.4, 0, 0)]), FLAME)
    return out


def candle() -> str:
    return rect(-10, -4, 20, 5, "#8a6a3c", 1.4) + rect(-5, -44, 10, 40, "#FFF3D8", 1.6) + path(curve([(0, -44, 0), (-7, -54), (0, -72, 0), (7, -54)]), FLAME, EMBER, 1.4)


def lamp() -> str:
    out = rect(-22, -6, 44, 6, "#3c2a1c", 1.6) + poly([(-20, -92), (20, -92), (24, -30), (-24, -30)], LAMP, 2) + line([(-8, -92), (-9, -30)], "#D9A048", 1.4) + line([(8, -92), (9, -30)], "#D9A048", 1.4)
    return out + rect(-26, -32, 52, 5, "#3c2a1c", 1.4) + rect(-3, -30, 6, 26, "#3c2a1c", 1.2) + rect(-22, -97, 44, 5, "#3c2a1c", 1.4)


def comet() -> str:
    return "".join(brush([(-4, 0), (60 + k * 20, -22 - k * 8 + d), (150 + k * 16, -50 - k * 10 + d * 3)], [9 - k, 12, 0], c, 'opacity="0.8"') for k, c, d in ((0, "#F7F2E2", 0), (1, "#FFE7B0", -6), (1, "#FFE7B0", 7))) + circle(0, 0, 12, "#FFFBEA")


def brazier() -> str:
    return poly([(-30, -30), (30, -30), (22, -6), (-22, -6)], "#3D3430", 2) + "".join(line([(x, -6), (x * 1.3, 2)], INK, 3) for x in (-16, 16)) + "".join(group(flame(), x, -28, k) for x, k in ((-14, 0.6), (12, 0.7), (0, 0.9)))


def paper() -> str:
    """A lit window of paper, on which shadows fall."""
    out = rect(-74, -96, 148, 96, "#FFD98A", 3, "#3C2A1C") + "".join(line([(-74 + k * 24.7, -96), (-74 + k * 24.7, 0)], "#A8743C", 1.2) for k in range(1, 6)) + line([(-74, -48), (74, -48)], "#A8743C", 1.2)
    return out + rect(-80, -102, 160, 7, "#3C2A1C", 1) + rect(-80, -1, 160, 7, "#3C2A1C", 1)


ALL = {f.__name__: f for f in (lantern, lanterns, flame, blaze, candle, lamp, comet, brazier, paper)}
