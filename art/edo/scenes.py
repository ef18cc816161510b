"""Pictures around Edo's table: the castle at dawn, the planning board, the curtain's doors, four victories."""

from __future__ import annotations

import random

from art.edo.map import layout
from art.kit import press
from art.kit.cards import scenery
from art.kit.cards.people import rider, robed
from art.kit.colour import darken, lighten, mix
from art.kit.icons.crests import emblem
from art.kit.motifs.emblems import blossom_spray, crane, pine_bough
from art.kit.motifs.houses import house
from art.kit.motifs.landmarks import bridge, bridge_rail
from art.kit.motifs.nature import birds, blossom_tree, fuji, moon, pine, ridge, ripples
from art.kit.motifs.people import boat, crowd
from art.kit.motifs.towers import keep, turret, wall_run
from art.kit.palette import CLANS, GOLD, INK, PAPER, VERMILION
from art.kit.picture import Picture
from art.kit.sheet import circle, ellipse, group, n, path, rect

SEATS = ("blue", "red", "yellow", "green")


def title(night: bool) -> str:
    """The young capital from the bay: keep and moat, plots with new houses, the bridge into town."""
    pic = Picture(960, 540, night, seed=41)
    pic.add(pic.sky("M0 0H960V540H0Z", ((0, "#2f6f9c"), (0.28, "#8fb9bc"), (0.46, "#f2d9a4"), (0.6, "#f0b480"), (1, "#e9d098")), ((0, "#071326"), (0.4, "#0f2846"), (0.6, "#2b4f70"), (1, "#1a3450"))))
    rng = random.Random(5)
    if night:
        pic.add(*(circle(rng.random() * 960, rng.random() * 220, 0.5 + rng.random(), "#DCE9F2") for _ in range(140)), group(moon(pic, 30), at=(760, 96)))
    else:
        pic.add(circle(700, 268, 250, pic.halo((0, "#fff0c0", 0.9), (0.5, "#fbd48c", 0.4), (1, "#fbd48c", 0))), circle(700, 262, 46, VERMILION))
    pic.add(group(fuji(pic, 380, 150, "#6d8ea3", mist="#f0d4a0"), at=(180, 326)))
    pic.add(ridge(pic, [(-10, 300), (140, 282), (300, 302), (470, 284), (640, 300), (800, 280), (970, 296)], 370, "#8fae98", "#ecd8a8"))
    pic.add(path("M-10 330Q240 318 480 328T970 322V560H-10Z", pic.bokashi((0, pic.pick("#c9c48c", "#2B5060")), (1, pic.pick("#a9a870", "#173244")))))
    for i in range(46):
        x, y = (i * 83) % 960, 338 + (i * 29) % 44
        if 330 < x < 640:
            continue
        pic.add(group(house(pic, 26, 14, 8, 7, ("shoji", "mixed", "plaster", "open")[i % 4], roof=("#62727c", "#56737a", "#a08a5a")[i % 3], thatch=i % 3 == 2), at=(x, y), scale=0.8 + (y - 338) / 80))
    pic.add(*(group(pine(pic, i + 1, 40, 6 if i % 2 else -6), at=(x, 366)) for i, x in enumerate((350, 386, 586, 622))))
    pic.add(group(keep(pic, 150), at=(486, 382)))
    for x, w in ((300, 120), (420, 130), (552, 120)):
        pic.add(group(wall_run(pic, w, 12, 20), at=(x, 404)))
    pic.add(group(turret(pic, 54), at=(300, 408)), group(turret(pic, 54), at=(676, 408)))
    water = pic.bokashi((0, pic.pick("#6fa6b8", "#1B4466")), (0.5, pic.pick("#3f7d9c", "#15406A")), (1, pic.pick("#1f4d72", "#0C2442")))
    pic.add(path("M-10 412Q200 402 420 410T970 404V560H-10Z", water, INK, 1.2), path("M-10 470H970V560H-10Z", pic.seigaiha(24, pic.pick("#9cc3c8", "#4F86AE"), "none", 0.7), extra='opacity=".4"'))
    pic.add(ripples(0, 414, 960, 56, 80, 6, pic.pick("#e6f0ea", "#6FA0C2"), 1.2), path("M-10 412Q200 402 420 410T970 404", "none", INK, 5), path("M-10 412Q200 402 420 410T970 404", "none", pic.pick("#b3aa92", "#3F6482"), 3.4, 'stroke-dasharray="7 1.2 5 1 9 1.4"'))
    if night:
        pic.add(*(group(*(path(f"M-{14 - i} {i * 8}h{28 - 2 * i}", "none", c, 1.4, 'opacity=".35"') for i in range(7)), at=(x, 420)) for x, c in ((486, "#FFB35A"), (200, "#FFB35A"), (760, "#DCE9F2"), (860, "#FFB35A"))))
    folk = [((t - 0.5) * 180, -30 * (1 - (2 * t - 1) ** 2), ("samurai", "porter", "walker", "lady", "samurai", "monk")[i % 6]) for i, t in enumerate((0.1, 0.2, 0.31, 0.42, 0.53, 0.63, 0.74, 0.86))]
    pic.add(group(bridge(pic, 180, 30, "#9a6038"), crowd(folk, 4, 1.0), bridge_rail(180, 30, "#9a6038"), at=(160, 470), scale=1.9))
    for x, y, s, kind in ((560, 448, 1.2, "sail"), (430, 470, 1.3, "roofed"), (700, 488, 1.7, "sail"), (860, 452, 1.2, "ferry"), (600, 520, 1.7, "ferry"), (900, 520, 1.8, "roofed")):
        pic.add(group(boat(pic, kind, 30), at=(x, y), scale=s))
    for rows, y, h in (([(-40, 130), (-40, 200), (-40, 100)], 196, 17), ([(820, 1000), (770, 1000), (850, 1000)], 176, 17), ([(560, 680), (540, 640)], 330, 12), ([(300, 420), (320, 460)], 310, 12), ([(400, 500)], 150, 12), ([(760, 860), (800, 900)], 384, 12)):
        pic.add(pic.cloudy(rows, y, h, 2.5))
    pic.add(group(crane(pic, 84), at=(610, 150)), group(crane(pic, 60), at=(690, 196)), group(crane(pic, 46), at=(548, 196)), birds(820, 250, 6, 3, 1.6))
    pic.add(group(blossom_spray(8, 190, 70), at=(-6, 18)), group(pine_bough(pic, 190), at=(968, 34), flip=True), group(blossom_tree(pic, 66, 4), at=(14, 532)))
    pic.add(pic.dust((0, 200, 960, 150), 100, pic.pick("#e8c878", "#C8D4DC")))
    pic.washi(0.12)
    return pic.svg()


def planning(night: bool) -> str:
    """The planning board: polished wood, three sunk squares for cards, four cups below each."""
    plan = layout()["planning"]
    w, h = plan["size"]
    pic = Picture(w, h, night, seed=42)
    wood = "#b98a58"
    pic.add(rect(0, 0, w, h, pic.bokashi((0, lighten(wood, 0.14)), (0.5, wood), (1, darken(wood, 0.14)))))
    rng = random.Random(9)
    for i in range(60):
        y = i * 5 + rng.random() * 3
        a, b = rng.random() * 8 - 4, rng.random() * 8 - 4
        pic.add(path(f"M-5 {n(y)}C{n(w * 0.3)} {n(y + a)} {n(w * 0.6)} {n(y + b)} {w + 5} {n(y + a * 0.5)}", "none", darken(wood, 0.16 + rng.random() * 0.16), 0.5 + rng.random() * 0.7, 'opacity=".6"'))
    for x, y in ((22, 150), (302, 262), (560, 30), (806, 210)):
        pic.add(*(ellipse(x, y, 4 + k * 4, 2 + k * 2.4, "none", darken(wood, 0.3), 0.7, 'opacity=".6"') for k in range(4)))
    for slot in plan["slots"]:
        x, y, cw, ch = slot["card"]
        pic.add(rect(x - 34, y - 8, cw + 46, h - 16, darken(wood, 0.1), darken(wood, 0.45), 1.2, 10, 'fill-opacity=".35"'))
        pic.add(rect(x - 4, y - 4, cw + 8, ch + 8, darken(wood, 0.5), INK, 1.4, 8), rect(x, y + 3, cw, ch - 1, pic.bokashi((0, darken(wood, 0.42)), (1, darken(wood, 0.26))), "none", 0, 6), path(f"M{x} {y + ch + 5}h{cw}", "none", lighten(wood, 0.35), 1.4))
        r = slot["seat"] / 2
        for sx, sy in slot["seats"]:
            pic.add(circle(sx, sy + 1.5, r, lighten(wood, 0.35)), circle(sx, sy, r, pic.bokashi((0, darken(wood, 0.5)), (1, darken(wood, 0.2))), INK, 1.3), circle(sx, sy, r - 5, "none", darken(wood, 0.35), 0.8))
    pic.add(rect(1, 1, w - 2, h - 2, "none", INK, 2, 6), rect(4, 4, w - 8, h - 8, "none", pic.pick(GOLD, "#B9A468"), 1, 5))
    pic.washi(0.1)
    return pic.svg()


def curtain() -> str:
    """Four sliding doors with cranes over a gilded bay; the words of the curtain go on the paper in the middle."""
    pic = Picture(960, 540, seed=43)
    pic.add(rect(0, 0, 960, 540, pic.gold_leaf("#d9b45c")), rect(0, 0, 960, 540, pic.bokashi((0, "#8a6a2c", 0.4), (0.4, "#fff2c4", 0.15), (1, "#8a6a2c", 0.35))))
    pic.add(circle(760, 130, 62, VERMILION), group(fuji(pic, 340, 140, "#5f86a0", mist="#e3c878"), at=(190, 366)))
    pic.add(path("M-10 372Q200 356 480 370T970 362V560H-10Z", pic.bokashi((0, "#5b95ad"), (1, "#1f4d72")), INK, 1.2), path("M-10 372Q200 356 480 370T970 362V560H-10Z", pic.seigaiha(34, "#e3cf94", "none", 1.0), extra='opacity=".6"'))
    pic.add(group(pine(pic, 4, 290, 30), at=(90, 540)), group(pine(pic, 7, 250, -26), at=(880, 540)))
    pic.add(group(crane(pic, 180), at=(330, 132)), group(crane(pic, 140), at=(610, 120), flip=True), group(crane(pic, 90), at=(470, 70)))
    for rows, y, h in (([(-40, 160), (-40, 230)], 64, 18), ([(760, 1000), (720, 1000)], 260, 18), ([(-40, 120), (-40, 200), (-40, 90)], 420, 18), ([(780, 1000), (820, 1000)], 470, 18)):
        pic.add(pic.cloud(rows, y, h))
    for i in range(5):
        x = 240 * i
        pic.add(rect(x - 7, 0, 14, 540, pic.bokashi((0, "#4a2f20"), (0.5, "#2b1a12"), (1, "#4a2f20"), x2=1, y2=0), INK, 1))
        if 0 < i < 4:
            pic.add(*(circle(x + s, 300, 12, "#2b1a12", INK, 1.2) + circle(x + s, 300, 8, GOLD, INK, 1) + circle(x + s, 300, 4, "#2b1a12") for s in (-28, 28)))
    pic.add(rect(0, 0, 960, 16, pic.bokashi((0, "#2b1a12"), (1, "#5a3a26")), INK, 1), rect(0, 522, 960, 18, pic.bokashi((0, "#5a3a26"), (1, "#2b1a12")), INK, 1))
    pic.add(rect(278, 190, 404, 176, INK, extra='opacity=".3"', r=8), rect(274, 184, 412, 176, pic.bokashi((0, "#fdf6e2"), (1, PAPER)), INK, 2, 8), rect(281, 191, 398, 162, "none", GOLD, 1.4, 5))
    pic.washi(0.12)
    return pic.svg()


def victory(clan: str) -> str:
    """The clan rides into Edo under its banners."""
    s = press.Sheet(f"edo_victory_{clan}", 960, 540)
    color = CLANS[clan]["color"]
    scenery.sky(s, (0, "#c8563c"), (0.35, "#f0a868"), (0.7, "#f8e2ae"), (1, "#efd89c"))
    s.add(press.circle(650, 190, 120, mix(GOLD, PAPER, 0.3)))
    scenery.fuji(s, 170, 330, 420, 170, "#8a7f9c")
    scenery.hills(s, [(0, 330), (260, 310), (520, 334), (760, 306), (960, 326)], "#a9b48a")
    s.add(scenery.keep(650, 370, 170, 4), scenery.pine(470, 392, 170, 0.2), scenery.pine(850, 392, 190, -0.2))
    scenery.wall_tiled(s, 380, 356, 600, 40)
    scenery.clouds(s, 40, 110, 260, 3, GOLD, 20)
    scenery.clouds(s, 700, 70, 260, 3, GOLD, 20)
    scenery.clouds(s, 460, 290, 180, 2, GOLD, 18)
    scenery.hills(s, [(0, 420), (480, 408), (960, 424)], "#d9c48a")
    ink = darken(color, 0.25 if clan != "yellow" else 0.7)
    for x, h in ((56, 330), (172, 290), (786, 330), (884, 220)):
        w = h * 0.27
        y = 500 - h
        s.add(press.brush([(x, 530), (x, y - 14)], [9, 8], INK), press.brush([(x, 530), (x, y - 12)], [5, 4], press.EARTH), press.brush([(x - 6, y), (x + w + 6, y)], [7, 7], INK))
        s.add(press.shape([(x + 4, y + 3, 0), (x + w, y + 3, 0), (x + w + 8, y + h * 0.3), (x + w - 5, y + h * 0.5), (x + w + 4, y + h * 0.68, 0), (x + 4, y + h * 0.68, 0)], color, 3), press.circle(x + w / 2 + 2, y + w * 0.62, w * 0.38, press.SNOW, 2.6))
        k = w * 0.56 / 64
        s.add(f'<g transform="translate({n(x + w / 2 + 2 - 32 * k)} {n(y + w * 0.62 - 32 * k)}) scale({n(k)})">{emblem(clan, ink, press.SNOW)}</g>')
    s.add(f'<ellipse cx="470" cy="506" rx="210" ry="18" fill="{INK}" opacity="0.22"/>', press.group(rider(color, "#5a3a2a"), 470, 506, 2.5))
    for x, robe in ((300, color), (690, darken(color, 0.2)), (240, "#8b8f96"), (760, "#8b8f96")):
        s.add(press.group(robed(robe, head="topknot", wings=darken(robe, 0.35), swords=True), x, 510, 1.55, x > 480))
    for _ in range(60):
        x, y, r = s.random.uniform(0, 960), s.random.uniform(0, 540), s.random.uniform(3, 6)
        s.add(f'<path d="M{n(x)} {n(y - r)}q{n(r)} {n(r)} 0 {n(2 * r)}q{n(-r)} {n(-r)} 0 {n(-2 * r)}Z" fill="#f7d5d0" stroke="#c88a8a" stroke-width="0.8"/>')
    s.add(press.rect(6, 6, 948, 528, "none", 12, darken(color, 0.3), 10), press.rect(15, 15, 930, 510, "none", 4, GOLD, 6))
    return s.svg(0.9)


def cloud(night: bool) -> str:
    """A bank of cloud that hides half of the map until the last plan is sealed."""
    pic = Picture(520, 300, night, seed=45)
    pic.add(pic.cloudy([(60, 470), (10, 500), (40, 430), (0, 510), (70, 480), (30, 420)], 24, 42, 3))
    return pic.svg()


def drawings() -> dict[str, tuple[str, int]]:
    found = {"title": (title(False), 1080), "title_night": (title(True), 1080), "curtain": (curtain(), 1080)}
    found |= {"cloud_day": (cloud(False), 720), "cloud_night": (cloud(True), 720)}
    found |= {"planning_day": (planning(False), 1240), "planning_night": (planning(True), 1240)}
    return found | {f"victory_{clan}": (victory(clan), 840) for clan in SEATS}


