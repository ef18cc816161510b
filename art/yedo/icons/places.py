"""Small prints of places: seven districts (framed), four annexes and the other buildings."""

from art.kit.colour import darken as dark
from art.kit.colour import light
from art.kit.cutter import (
    BARK,
    COPPER,
    HAIR,
    ROSE,
    SKY,
    STEEL,
    STONE,
    WOOD,
    bar,
    bokashi,
    box,
    clip,
    disc,
    line,
    move,
    shape,
    tone,
)
from art.kit.icons.marks import ROOF, roof
from art.kit.palette import GOLD, INDIGO, INK, LANTERN, NIGHT, PAPER, PINE, PLUM, SNOW, VERMILION

_FRAME = "M12 4 H52 A8 8 0 0 1 60 12 V52 A8 8 0 0 1 52 60 H12 A8 8 0 0 1 4 52 V12 A8 8 0 0 1 12 4 Z"


def _print(sky: str, picture: str, name: str) -> str:
    return clip(box(0, 0, 64, 64, sky, 0, 0) + picture, _FRAME, name) + shape(_FRAME)


CASTLE = _print(
    bokashi("#e8c66a", "#f8eccb"),
    shape("M8 64 L17 46 H47 L56 64 Z", tone(STONE), 2.6)
    + line("M20 53 H28 M33 53 H43 M15 59 H23 M29 59 H37 M43 59 H50", 1.8)
    + box(19, 37, 26, 10, SNOW, 0, 2.6) + box(23, 24, 18, 9, SNOW, 0, 2.6)
    + roof(32, 30, 40, 9) + roof(32, 17, 32, 9)
    + line("M25 42 V44 M32 42 V44 M39 42 V44 M28 28.5 H28.1 M36 28.5 H36.1", 3)
    + line("M25.5 16 L23 11 M38.5 16 L41 11", 3, GOLD),
    "castle",
)
GATES = _print(
    bokashi("#b9b39a", "#efe4c6"),
    box(0, 52, 64, 12, tone("#a88f66"), 0, 2.4)
    + box(19, 24, 26, 30, tone(NIGHT, 0.2, 0), 0, 0)
    + shape("M19 26 L27 30 V56 L19 54 Z M45 26 L37 30 V56 L45 54 Z", tone(COPPER), 2.4)
    + box(13, 18, 6.5, 38, tone(BARK), 0, 2.4) + box(44.5, 18, 6.5, 38, tone(BARK), 0, 2.4)
    + box(8, 24, 48, 6, tone(BARK), 0, 2.4)
    + roof(32, 8, 56, 12),
    "gates",
)
TAVERN = _print(
    bokashi("#8a4a2b", "#e2a45c"),
    box(0, 54, 64, 10, tone(BARK), 0, 2.4)
    + shape("M24 15 H34 V20 C34 25 42 29 42 39 V54 H16 V39 C16 29 24 25 24 20 Z", tone(SNOW, 0.2, 0.12))
    + box(22, 9, 14, 6, tone(SNOW, 0.2, 0.12), 2)
    + line("M17 37 H41", 4, INDIGO) + line("M23 45 L29 41 L35 45 L29 49 Z", 2.2, INDIGO)
    + shape("M42 44 H60 C60 51 56 54 51 54 C46 54 42 51 42 44 Z", tone(VERMILION), 2.8),
    "tavern",
)
HARBOR = _print(
    bokashi("#cfe3e4", "#6fa6c0"),
    shape("M0 46 C6 42 10 42 16 46 C22 50 26 50 32 46 C38 42 42 42 48 46 C54 50 58 50 64 46 V64 H0 Z", tone(INDIGO), 2.6)
    + line("M31 8 V44", 3.4)
    + shape("M14 14 H48 C51 22 51 30 48 37 H14 C18 30 18 22 14 14 Z", tone(SNOW, 0, 0.12))
    + line("M26 15 C29 22 29 30 26 36 M38 15 C41 22 41 30 38 36", 2, VERMILION)
    + shape("M7 40 C20 44 42 44 58 38 C56 48 51 53 46 54 H18 C13 53 9 47 7 40 Z", tone(BARK))
    + line("M4 58 C9 55 13 55 18 58 C23 61 27 61 32 58 C37 55 41 55 46 58", 2, light(SKY, 0.5)),
    "harbor",
)
RED_LIGHT = _print(
    bokashi("#5a2f4e", "#d58a82"),
    line("M32 2 V12", 3)
    + line("M10 2 C8 16 12 26 9 40 M17 2 C16 12 19 20 17 30 M54 2 C56 16 52 26 55 42 M47 2 C48 12 45 20 47 28", 2.6, "#8db06a")
    + shape("M32 12 C48 12 52 22 52 33 C52 44 48 53 32 53 C16 53 12 44 12 33 C12 22 16 12 32 12 Z",
            bokashi(light(VERMILION, 0.25), VERMILION))
    + line("M14 25 H50 M12.5 33 H51.5 M14 41 H50", 1.8, dark(VERMILION, 0.45))
    + box(23, 9, 18, 6, HAIR, 1.5, 2.4) + box(23, 51, 18, 6, HAIR, 1.5, 2.4)
    + disc(32, 33, 8.5, LANTERN, 0),
    "redlight",
)
MARKET = _print(
    bokashi("#f0b35e", "#f7e3b8"),
    box(11, 30, 42, 26, tone("#8a5a34"), 0, 2.4)
    + box(6, 43, 52, 14, tone(WOOD), 0, 2.6)
    + "".join(disc(x, 40, 5, f, 2.2) for x, f in ((16, VERMILION), (27, GOLD), (38, PINE), (48, VERMILION)))
    + "".join(
        shape(f"M{5 + 11 * i} 31 V12 H{16 + 11 * i} V31 C{14 + 11 * i} 35 {7 + 11 * i} 35 {5 + 11 * i} 31 Z",
              tone(VERMILION) if i % 2 == 0 else SNOW, 2.4)
        for i in range(5)
    )
    + line("M14 49 H26 M36 49 H48", 2, dark(WOOD, 0.4)),
    "market",
)
TEMPLE = _print(
    bokashi("#8fb59c", "#e6ecd0"),
    box(0, 55, 64, 9, tone(PINE), 0, 2.4)
    + "".join(box(32 - w / 2, y, w, 9, tone(VERMILION), 0, 2.4) for y, w in ((47, 26), (33, 22), (19, 17)))
    + line("M27 51 V55 M32 51 V55 M37 51 V55 M28 37 V41 M36 37 V41", 2.4, SNOW)
    + line("M32 3 V12", 3)
    + roof(32, 39, 50, 9) + roof(32, 25, 43, 9) + roof(32, 10, 35, 10),
    "temple",
)

DOJO = (
    box(10, 33, 44, 23, tone(PAPER, 0.2, 0.06))
    + box(25, 38, 14, 18, tone(BARK), 0, 2.4) + line("M32 38 V56", 2)
    + line("M10 41 H25 M39 41 H54 M17.5 34 V56 M46.5 34 V56", 2, dark(WOOD, 0.3))
    + shape("M3 36 C14 30 22 20 32 6 C42 20 50 30 61 36 L57 39 C48 36 40 30 32 20 C24 30 16 36 7 39 Z", tone(ROOF, 0.3, 0.1))
    + shape("M15 36 C23 31 28 26 32 20 C36 26 41 31 49 36 Z", tone(WOOD), 2.4)
    + disc(32, 31, 3.2, VERMILION, 1.8)
    + box(5, 55, 54, 5, tone(STONE), 1, 2.6)
)
KARESANSUI = (
    shape("M4 40 C4 30 16 25 32 25 C48 25 60 30 60 40 C60 51 48 58 32 58 C16 58 4 51 4 40 Z", bokashi(SNOW, "#ddd3b4"))
    + line("M10 42 C11 49 20 53 32 53 C44 53 53 49 54 42 M16 42 C18 46 24 48 32 48 C40 48 46 46 48 42", 2.2, "#a2977a")
    + shape("M13 42 C11 30 17 16 24 15 C31 15 33 28 34 42 Z", tone(STONE, 0.3, 0.3))
    + shape("M30 43 C30 34 36 29 42 30 C49 31 52 37 52 43 Z", tone("#6d7378", 0.25, 0.2))
    + line("M19 31 C20 26 22 22 25 21", 2, light(STONE, 0.5))
    + shape("M34 28 C36 18 32 10 36 5 C38 12 40 18 38 29 Z", BARK, 0)
    + shape("M30 14 C27 8 33 3 39 5 C45 2 53 6 51 12 C55 15 51 20 46 18 C41 21 34 19 30 14 Z", tone(PINE))
)
_LONG_SWORD = (
    shape("M60 8 C48 12 30 28 19 42 L24 47 C38 36 54 22 60 8 Z", bokashi(SNOW, STEEL), 2.6)
    + bar("M17 48 L8 57", 5, VERMILION, 2.4) + bar("M13 40 L25 52", 3.4, GOLD, 2)
)
KOBUDO_RYU = (
    box(13, 30, 38, 26, tone("#d2b382")) + roof(32, 9, 58, 22)
    + box(6, 55, 52, 5, tone(STONE), 1, 2.6)
    + move(_LONG_SWORD, 0, 0, 1, 0, True) + _LONG_SWORD
)
YASHIKI = (
    box(14, 23, 36, 12, tone(SNOW, 0, 0.08)) + line("M21 28 V31 M28 28 V31 M36 28 V31 M43 28 V31", 3)
    + roof(32, 8, 52, 15)
    + box(7, 43, 50, 14, tone(SNOW, 0, 0.1))
    + box(25, 45, 14, 12, tone(BARK), 0, 2.4) + line("M13 46 V54 M19 46 V54 M45 46 V54 M51 46 V54", 2.4, dark(WOOD, 0.3))
    + roof(32, 31, 60, 14, tone(INDIGO))
    + line("M21.5 7 L19 3.5 M42.5 7 L45 3.5", 3.4, GOLD)
    + box(4, 56, 56, 4.5, tone(STONE), 1, 2.6)
)
ANNEX = (
    box(11, 32, 42, 24, SNOW)
    + line("M18 36 V54 M25 36 V54 M39 36 V54 M46 36 V54 M12 45 H52", 2, dark(WOOD, 0.25))
    + box(25, 37, 14, 19, tone(VERMILION), 0, 2.6) + line("M32 37 V56", 2)
    + roof(32, 11, 60, 23, tone(PINE)) + line("M20 14 V27 M28 13 V28 M36 13 V28 M44 14 V27", 1.8, light(PINE, 0.4))
    + box(6, 55, 52, 5, tone(STONE), 1, 2.6)
)
CHURCH = (
    box(14, 34, 36, 24, tone(SNOW, 0, 0.1))
    + shape("M8 36 L32 19 L56 36 Z", tone(VERMILION))
    + line("M32 3 V20 M25.5 9 H38.5", 6.6) + line("M32 4 V19 M26.5 9 H37.5", 2.8, GOLD)
    + shape("M26 58 V48 C26 40 38 40 38 48 V58 Z", tone(BARK), 2.6)
    + disc(32, 30, 3.4, SKY, 2) + line("M20 42 V48 M44 42 V48", 4, INDIGO)
)
BAKUFU = (
    box(9, 30, 46, 27, tone(SNOW, 0, 0.1))
    + shape("M9 30 H55 V44 C50 38 47 44 43 40 C39 46 36 38 32 44 C28 38 25 46 21 40 C17 44 14 38 9 44 Z", tone(PLUM), 2.6)
    + "".join(disc(x, 36, 3, SNOW, 0) for x in (18, 32, 46))
    + roof(32, 8, 60, 23, tone(HAIR, 0.35, 0))
    + disc(32, 20, 6, GOLD, 2.4) + disc(32, 20, 1.8, INK, 0)
    + box(5, 55, 54, 5, tone(STONE), 1, 2.6)
)
BOWER = (
    shape("M10 60 V26 C10 10 54 10 54 26 V60", tone("#5a2f4e", 0.1, 0), 2.8)
    + shape("M16 60 V30 C16 18 48 18 48 30 V60 Z", bokashi(LANTERN, light(LANTERN, 0.6)), 2.4)
    + shape("M10 26 C14 40 20 52 16 60 H9 V28 Z M54 26 C50 40 44 52 48 60 H55 V28 Z", tone(VERMILION), 2.6)
    + shape("M22 60 C22 52 26 50 32 50 C38 50 42 52 42 60 Z", tone(ROSE), 2.6)
    + disc(32, 42, 7, SNOW, 2.4) + shape("M24 42 C23 32 41 32 40 42 C36 37 28 37 24 42 Z", HAIR, 2.2) + disc(32, 32, 3.4, HAIR, 0)
    + "".join(disc(x, y, 3.4, light(ROSE, 0.4), 1.8) for x, y in ((9, 18), (17, 11), (32, 8), (47, 11), (55, 18)))
)

BODIES = {
    "district_castle": CASTLE,
    "district_gates": GATES,
    "district_tavern": TAVERN,
    "district_harbor": HARBOR,
    "district_red_light": RED_LIGHT,
    "district_market": MARKET,
    "district_temple": TEMPLE,
    "dojo": DOJO,
    "karesansui": KARESANSUI,
    "kobudo_ryu": KOBUDO_RYU,
    "yashiki": YASHIKI,
    "annex": ANNEX,
    "church": CHURCH,
    "bakufu": BAKUFU,
    "bower": BOWER,
}
