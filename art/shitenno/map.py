"""The map of Shitenno: eight provinces in one print, 2 x 4, by day and by night."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Any

import yaml

from art.kit import cutter
from art.kit.colour import mix
from art.kit.motifs.mount import folds, mount
from art.kit.motifs.people import lantern
from art.kit.motifs.towers import torii
from art.kit.numerals import numeral
from art.kit.palette import GOLD, INK, VERMILION
from art.kit.picture import Picture
from art.kit.sheet import circle, group, key, line, path, poly, rect
from art.shitenno import troops
from art.shitenno.provinces import PROVINCES, SNOWED, WEATHER

DATA = Path(__file__).parents[2] / "data" / "shitenno"


@cache
def layout() -> dict[str, Any]:
    loaded: dict[str, Any] = yaml.safe_load((DATA / "layout.yaml").read_text(encoding="utf-8"))
    return loaded


@cache
def board() -> dict[str, tuple[str, int, tuple[int, ...]]]:
    """Troop, how many, and the numbers of each province, from the game's data."""
    rows: dict[str, Any] = yaml.safe_load((DATA / "board.yaml").read_text(encoding="utf-8"))["provinces"]
    return {name: (row["troop"], row["count"], tuple(row["positions"])) for name, row in rows.items()}


def fixed(text: str) -> str:
    """Inks written in capitals keep their colour at night."""
    return re.sub(r'"(#[0-9a-f]{6})"', lambda m: f'"{m[1].upper()}"', text)


def _sign(pic: Picture, kind: str, x: float, y: float, side: float) -> str:
    """A troop's sign printed on the land, its middle at (x, y)."""
    body = fixed(troops.plate(kind)).replace(f'id="p{kind}"', f'id="p{kind}{x:g}{y:g}"').replace(f"url(#p{kind})", f"url(#p{kind}{x:g}{y:g})")
    rim = rect(x - side / 2 - 2, y - side / 2 - 2, side + 4, side + 4, "#F7F2E2", "#1B1A17", 1.2, 6)
    return rim + group(body, at=(x - side / 2, y - side / 2), scale=side / 64)


def _furniture(pic: Picture, name: str) -> str:
    """Plaques, lantern, gate and troops of one province, in its cell."""
    plan = layout()
    kind, count, numbers = board()[name]
    gold, edge = pic.pick(GOLD, "#B9A468"), pic.pick(INK, "#050A12")
    out = []
    for (x, y, w, h), number in zip(plan["plaques"], numbers, strict=True):
        face = pic.bokashi((0, "#4A464A"), (0.25, "#2A282C"), (1, "#161518"))
        out.append(rect(x + 1, y + 2, w, h, edge, extra='opacity=".35"', r=5) + rect(x, y, w, h, face, edge, 1.6, 5) + rect(x + 3, y + 3, w - 6, h - 6, "none", gold, 0.9, 3))
        out.append(numeral(str(number), x + w / 2, y + h / 2, 33, "#F7F2E2"))
    (lx, ly), (lw, lh) = plan["lantern"]["at"], plan["lantern"]["size"]
    out.append(line(lx, 0, lx, ly - lh / 2 + 8, edge, 1.4) + group(lantern(pic, lw * 0.94, True, 46), at=(lx, ly - lh / 2 - 8)))
    out.append(circle(lx, ly + 1, 15.5, "#F7E4B4", "#8E2A1C", 1.2) + numeral("6", lx, ly + 1, 23, "#1B1A17"))
    (gx, gy), (gw, gh) = plan["gate"]["at"], plan["gate"]["size"]
    second, share = WEATHER[name]
    color = pic.pick(mix(VERMILION, second, share), mix("#8e3430", "#39557a", share * 0.6))
    foot = gy + gh / 2
    out.append(path(poly([(gx - 52, foot + 1), (gx + 52, foot + 1), (gx + 46, foot + 7), (gx - 46, foot + 7)]), INK, extra='opacity=".25"'))
    out.append(group(torii(gw * 0.92, color), at=(gx, foot)))
    if name in SNOWED:
        top = foot - gw * 0.92 * 0.82 * 1.13
        out.append(path(f"M{gx - 60} {top - 1}Q{gx} {top + 12} {gx + 60} {top - 1}Q{gx + 40} {top + 2} {gx} {top + 7}Q{gx - 40} {top + 2} {gx - 60} {top - 1}Z", "#FFFFFF", "#8FA0AA", 0.6))
    tx, ty = plan["tile"]["at"]
    out.append(_sign(pic, kind, tx, ty, 38))
    spots = plan["troops"]["at"][:count]
    out += [_sign(pic, kind, x, y, plan["troops"]["size"] - 4) for x, y in spots]
    return "".join(out)


CLOUDS = (  # between rows and at the seams: rows, top, height
    ([(-30, 60), (-30, 116)], 250, 13), ([(250, 420), (290, 380)], 250, 13), ([(560, 760), (590, 720)], 251, 13), ([(880, 1050), (900, 1010)], 250, 13), ([(1180, 1310), (1220, 1310)], 250, 13),
    ([(296, 350)], 96, 11), ([(306, 372), (288, 340)], 128, 11), ([(604, 664), (620, 690)], 104, 11), ([(926, 990), (936, 974)], 92, 11),
    ([(294, 352), (304, 336)], 362, 11), ([(610, 668)], 352, 11), ([(926, 994), (944, 1010)], 348, 11), ([(1220, 1310), (1240, 1310)], 92, 11), ([(-30, 40)], 92, 11), ([(-30, 30), (-30, 52)], 356, 11), ([(1226, 1310)], 366, 11),
)


def _compass(pic: Picture) -> str:
    (x, y), size = layout()["compass"]["at"], layout()["compass"]["size"]
    r = size / 2
    ink, face = pic.pick(INK, "#0A1420"), pic.pick("#f8efd6", "#D9DFDC")
    out = circle(x, y, r, face, ink, 1.4) + circle(x, y, r - 3, "none", pic.pick("#9a7a34", "#5A7690"), 0.8)
    for turn, color in ((0, "#C8412F"), (90, ink), (180, ink), (270, ink)):
        out += group(key("M0 -15L3.6 0L-3.6 0Z", color, 0.6), at=(x, y), turn=turn)
    return out + circle(x, y, 2.4, face, ink, 0.8)


def shitenno(night: bool) -> str:
    plan = layout()
    w, h = plan["size"]
    cw, ch = plan["cell"]
    pic = Picture(w, h, night, seed=18)
    pic.add(rect(0, 0, w, h, pic.pick("#e6d3a4", "#1A3450")))
    for name, paint in PROVINCES.items():
        x, y = plan["provinces"][name]
        inner = group(paint(pic), at=(x, y), extra=pic.clip(f"M-30 {'-14' if y == 0 else '0'}H{cw + 30}V{ch + (0 if y == 0 else 14)}H-30Z"))
        left = ((x - 16, 0), (x + 16, 1)) if x else ((-40, 1), (-20, 1))
        pic.add(group(inner, extra=pic.fade(*left, (x + cw + 40, 1))))
    for name, (x, y) in plan["provinces"].items():
        reach = 152 + 38 * board()[name][1]  # the upper row is as long as the troops need, and leaves the picture free
        pic.add(pic.cloudy([(x + 126, x + reach), (x + 120, x + cw - 5)], y + 181, 34, 2, slots=0.2))
    pic.add(*(pic.cloudy(list(rows), y, th, 2) for rows, y, th in CLOUDS))
    pic.add(folds(pic, 4), mount(pic, 7))
    pic.washi(0.11)
    pic.add(_compass(pic), *(group(_furniture(pic, name), at=tuple(plan["provinces"][name])) for name in PROVINCES))
    return _with_gradients(pic)


def _with_gradients(pic: Picture) -> str:
    """The signs' own bokashi, beside the sheet's definitions."""
    text = pic.svg()
    found = cutter.gradients("".join(troops.plate(kind) for kind in troops.KINDS))
    return text.replace("</defs>", found + "</defs>", 1)


HEAD, DEEP = 36, 152  # of a province alone: how much of its sky is left out, and how high the print is


def print_of(name: str) -> str:
    """A province alone, without anything to play with: a print to be hung."""
    w = layout()["cell"][0]
    at = sorted(PROVINCES).index(name)
    pic = Picture(w, DEEP, False, seed=at)
    pic.add(group(PROVINCES[name](pic), at=(0, -HEAD)))
    pic.add(pic.cloudy([(-30, 52 + 7 * at), (-30, 28 + 9 * (at % 3))], 12 + 5 * (at % 4), 8, 2))
    pic.washi(0.11)
    return pic.svg()


def drawings() -> dict[str, tuple[str, int]]:
    maps = {"map_day": (shitenno(False), 2100), "map_night": (shitenno(True), 2100)}
    return maps | {f"print_{name}": (print_of(name), 960) for name in PROVINCES}

