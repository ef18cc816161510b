"""What the rules of Edo speak of, as icons: the twelve deeds, goods, wages, income, plans."""

from art.kit.colour import darken as dark
from art.kit.colour import light
from art.kit.cutter import (
    BARK,
    HAIR,
    SKIN,
    STONE,
    STRAW,
    WOOD,
    bar,
    bokashi,
    box,
    disc,
    icon,
    line,
    move,
    oval,
    ring,
    shape,
    tone,
)
from art.kit.icons.marks import check
from art.kit.palette import GOLD, INDIGO, INK, PAPER, PINE, SNOW, VERMILION

PIXELS = 160
ROOF = "#4a5763"


def log_end(x: float, y: float, r: float, key: float = 2.6) -> str:
    return disc(x, y, r, bokashi("#efce98", "#d3a163"), key) + disc(x, y, r * 0.6, "none", key * 0.6, "#8f5f34") + disc(x, y, r * 0.22, "#8f5f34", 0)


def koban(x: float, y: float, rx: float, ry: float, key: float = 2.8) -> str:
    return oval(x, y, rx, ry, bokashi(light(GOLD, 0.6), GOLD), key) + "".join(line(f"M{x - rx * 0.5:g} {y + k * ry:g} H{x + rx * 0.5:g}", 1.8, dark(GOLD, 0.45)) for k in (-0.5, -0.17, 0.17, 0.5))


def bale(x: float, y: float, w: float, h: float) -> str:
    """A rice bale from the side, roped three times."""
    d = f"M{x - w / 2 + 4:g} {y - h / 2:g} H{x + w / 2 - 4:g} C{x + w / 2 + 2:g} {y - h / 4:g} {x + w / 2 + 2:g} {y + h / 4:g} {x + w / 2 - 4:g} {y + h / 2:g} H{x - w / 2 + 4:g} C{x - w / 2 - 2:g} {y + h / 4:g} {x - w / 2 - 2:g} {y - h / 4:g} {x - w / 2 + 4:g} {y - h / 2:g} Z"
    ropes = "".join(line(f"M{x + k * w:g} {y - h / 2:g} V{y + h / 2:g}", 2.6, BARK) for k in (-0.25, 0, 0.25))
    return shape(d, bokashi(light(STRAW, 0.45), dark(STRAW, 0.08)), 2.8) + ropes


def official(color: str, x: float = 0, y: float = 0, size: float = 1) -> str:
    """A seated official in a black cap."""
    return move(
        shape("M32 28 C40 28 46 31 48 36 L58 54 C60 59 58 61 54 61 H10 C6 61 4 59 6 54 L16 36 C18 31 24 28 32 28 Z", tone(color), 3)
        + line("M26 30 L32 38 L38 30", 2.6, SNOW) + disc(32, 22, 9.5, SKIN, 2.8) + line("M28 23 H30 M34 23 H36", 2.6)
        + shape("M22 19 C22 16 24 14 26 13 L28 2 H37 L38 13 C40 14 42 16 42 19 C36 16 28 16 22 19 Z", HAIR, 2.4), x, y, size)


def samurai(color: str, x: float = 0, y: float = 0, size: float = 1) -> str:
    """A standing samurai under a travelling hat, two swords at the belt."""
    return move(
        line("M40 38 L61 52 M38 44 L56 58", 6) + line("M42 39.5 L60 51.5 M40 45 L55 57", 2, GOLD)
        + shape("M20 44 L17 61 H28 L32 50 L36 61 H47 L44 44 Z", tone(dark(color, 0.3)), 2.8)
        + shape("M32 22 C41 22 48 26 51 34 L54 46 L46 48 H18 L10 46 L13 34 C16 26 23 22 32 22 Z", tone(color), 3)
        + line("M27 24 L33 33 M37 24 L29 38", 2.4, SNOW) + disc(32, 17, 8, SKIN, 2.6)
        + shape("M32 2 C40 6 52 10 60 16 C48 22 16 22 4 16 C12 10 24 6 32 2 Z", bokashi(light(STRAW, 0.35), dark(STRAW, 0.12)), 2.8), x, y, size)


HAMMER = bar("M16 50 L36 26", 5, WOOD, 2.6) + '<g transform="rotate(40 42 20)">' + box(32, 11, 22, 16, tone("#9aa4aa", 0.3, 0.2), 2.5, 2.8) + "</g>"
_HOUSE = box(13, 33, 38, 24, tone(SNOW, 0, 0.08)) + box(27, 41, 11, 16, tone(BARK), 0, 2.4) + line("M18 38 V52 M46 38 V52", 2.4, dark(WOOD, 0.2)) + shape("M4 35 C14 30 20 22 24 12 H40 C44 22 50 30 60 35 C48 38 16 38 4 35 Z", tone(ROOF, 0.3, 0.1), 2.8)

MONEY = koban(23, 37, 14, 22) + koban(43, 28, 14, 22)
RYO = koban(32, 32, 20, 28)
RICE = bale(32, 45, 50, 26) + bale(32, 20, 40, 24)
TRAVEL = (  # hills, and a winding road with its milestone
    shape("M3 36 C10 22 16 14 22 12 C28 14 34 24 38 32 C42 24 46 20 50 20 C55 22 59 30 61 36 V60 H3 Z", tone("#6f9a78"), 2.8)
    + shape("M18 60 C20 50 34 50 34 44 C34 40 26 40 27 34 H34 C35 38 46 39 46 45 C46 51 40 52 40 60 Z", bokashi("#fbefcb", "#e3c88c"), 2.6)
    + shape("M32 2 C40 6 52 9 60 14 C48 20 16 20 4 14 C12 9 24 6 32 2 Z", bokashi(light(STRAW, 0.35), dark(STRAW, 0.12)), 2.8) + line("M32 4 L22 16 M32 4 L42 16", 1.8, dark(STRAW, 0.45))
    + box(49, 43, 7, 15, tone(SNOW, 0, 0.15), 1, 2.4) + shape("M9 57 l5 -13 l5 13 Z", tone(PINE), 2.2)
)
RECRUITMENT = official("#b4babf", -3, 6, 0.86) + bar("M50 6 V28 M39 17 H61", 6.6, SNOW, 2.8) + line("M50 7.5 V26.5 M40.5 17 H59.5", 4, PINE)
DEVELOPMENT = (  # a hanging scroll with a pine
    bar("M10 8 H54", 4.6, BARK, 2.4) + box(15, 9, 34, 45, bokashi("#fdf6e2", PAPER), 0) + bar("M12 55 H52", 4.6, BARK, 2.4)
    + bar("M32 48 C33 40 29 36 32 28", 3.2, BARK, 1.6) + "".join(shape(f"M{x - 10} {y} C{x - 8} {y - 7} {x + 8} {y - 7} {x + 10} {y} Z", tone(PINE), 2) for x, y in ((27, 35), (38, 30), (32, 22))) + line("M32 8 L24 1 M32 8 L40 1", 2.2, VERMILION)
)
WOOD_ = (
    shape("M13 20 L45 8 L58 17 L26 31 Z", tone("#9a6a3c"), 2.8) + log_end(20, 26, 9) + shape("M9 41 L41 30 L57 38 L24 52 Z", tone("#a8763f"), 2.8) + log_end(14, 47, 10.5) + log_end(37, 50, 10.5)
)
STONE_ = (
    shape("M4 38 L18 31 L34 36 V54 L19 61 L4 56 Z", tone("#a7a498", 0.3, 0.25), 2.8) + line("M4 38 L19 43 L34 36 M19 43 V61", 2.2)
    + shape("M32 40 L46 33 L60 38 V53 L46 60 L34 55 Z", tone("#98958a", 0.3, 0.25), 2.8) + line("M34 39.5 L46 44.5 L60 38 M46 44.5 V60", 2.2)
    + shape("M16 15 L31 7 L48 12 V29 L33 36 L16 31 Z", tone("#b7b4a8", 0.35, 0.2), 2.8) + line("M16 15 L33 20 L48 12 M33 20 V36", 2.2)
)
RICE_FIELD = (  # terraces mirrored in water, young plants
    shape("M4 26 C16 18 48 18 60 26 L60 58 C48 62 16 62 4 58 Z", tone("#8f7a48"), 2.8)
    + "".join(shape(f"M{6 + k} {y} C18 {y - 6} 46 {y - 6} {58 - k} {y} C46 {y + 7} 18 {y + 7} {6 + k} {y} Z", bokashi("#cfe6e4", "#7fb4c4"), 2.4) for k, y in ((3, 27), (1, 39), (0, 51)))
    + line("".join(f"M{x} {y} V{y - 6} M{x} {y} L{x - 3} {y - 5} M{x} {y} L{x + 3} {y - 5} " for x, y in ((20, 28), (33, 27), (45, 28), (15, 41), (28, 41), (41, 41), (52, 40), (20, 54), (34, 55), (47, 54))), 2, "#3f7a38")
    + disc(48, 10, 7, tone(VERMILION), 2.4)
)
EASY_BUILD = move(_HOUSE, -2, 10, 0.84) + move(HAMMER, 20, -8, 0.74)
HARD_BUILD = (  # two officials bound together under one roof
    shape("M3 21 C14 17 22 11 26 4 H38 C42 11 50 17 61 21 C48 24 16 24 3 21 Z", tone(ROOF, 0.3, 0.1), 2.8)
    + official("#a8483a", -1, 24, 0.58) + official("#31566f", 28, 24, 0.58) + bar("M12 54 C24 60 40 60 52 54", 4, STRAW, 2.2) + disc(32, 58, 4, STRAW, 2)
)
TRADE = (  # the abacus and a coin
    box(3, 8, 52, 38, tone(WOOD), 3) + box(9, 14, 40, 26, tone(SNOW, 0, 0.1), 0, 2.4) + line("M17 14 V40 M29 14 V40 M41 14 V40", 2)
    + "".join(oval(x, y, 5, 3.4, VERMILION if y < 22 else HAIR, 1.6) for x, ys in ((17, (18.5, 31, 37)), (29, (18.5, 28, 37)), (41, (20, 28, 34))) for y in ys) + line("M9 23.5 H49", 2.6) + koban(50, 46, 11, 15, 2.8)
)
MARCH = "".join(move(shape("M18 10 C26 6 34 12 32 26 C31 33 22 34 19 27 C17 22 13 13 18 10 Z M22 38 C29 36 32 40 30 45 C28 50 21 49 20 45 C19 41 20 39 22 38 Z", tone(BARK, 0.3, 0), 3) + line("M20 14 L31 22 M31 13 L19 20", 2.2, STRAW), x, y, k, t) for x, y, k, t in ((-10, 12, 1.0, 14), (18, -4, 1.0, 14)))
FORFEIT = official("#b4babf", -4, 8, 0.84) + bar("M36 8 L58 30 M58 8 L36 30", 6, VERMILION, 2.8)
WAGES = (  # a heaped rice bowl with chopsticks
    bar("M22 30 L50 3 M30 31 L57 9", 2.6, BARK, 1.8) + shape("M9 31 C10 17 22 12 32 12 C42 12 54 17 55 31 Z", bokashi("#ffffff", "#ece4cf"), 2.8)
    + line("M20 23 H23 M29 18 H32 M38 22 H41 M31 26 H34 M45 26 H47", 2.2, "#b9ad90") + shape("M5 31 H59 C59 46 49 54 42 55 V60 H22 V55 C15 54 5 46 5 31 Z", tone("#8f2f28", 0.25, 0.2)) + line("M9 37 H55", 2.4, GOLD)
)
INCOME = move(_HOUSE, 6, -3, 0.8) + koban(16, 46, 10, 15, 2.6) + koban(33, 50, 8, 12, 2.4) + shape("M44 46 H52 V38 L62 50 L52 62 V54 H44 Z", tone(PINE), 2.6)
INFLUENCE = (  # a banner over a house
    move(_HOUSE, 0, 14, 0.76) + bar("M53 61 V6", 3.4, BARK, 2.2) + shape("M53 6 H31 L36 13 L31 20 H53 Z", tone(VERMILION), 2.6)
)
SEAL = disc(32, 32, 26, bokashi("#dd5a44", dark(VERMILION, 0.1))) + disc(32, 32, 19, "none", 2.4, light(VERMILION, 0.55)) + ring(shape("M32 31 C25 27 25 19 32 15 C39 19 39 27 32 31 Z", SNOW, 0), 3) + disc(32, 32, 3, SNOW, 0)
SEALED = box(10, 6, 44, 52, bokashi("#3a6b90", INDIGO), 3) + line("M32 6 V58", 3) + line("M15 11 V53 M49 11 V53", 1.8, light(INDIGO, 0.5)) + move(SEAL, 15, 15, 0.54)
_DIGIT = {1: "M25 20 L33 13 V51 M24 51 H42", 2: "M21 23 C22 11 43 10 43 23 C43 33 26 40 21 51 H45", 3: "M21 17 C27 10 43 11 42 22 C41 29 34 31 29 31 C36 31 45 33 45 42 C44 53 26 54 20 46"}


def slot(number: int) -> str:
    return box(6, 6, 52, 52, bokashi("#b98a58", "#8c6238"), 6) + box(11, 11, 42, 42, "none", 4, 1.8) + line(_DIGIT[number], 12) + line(_DIGIT[number], 6.4, SNOW)


EDO_HOUSE = (  # the keep, and the check of a clan that may win
    shape("M8 60 L15 45 H43 L50 60 Z", tone(STONE), 2.6) + box(17, 35, 24, 11, SNOW, 0, 2.6) + box(21, 20, 16, 9, SNOW, 0, 2.6)
    + shape("M9 37 C18 34 20 30 21 27 H37 C38 30 40 34 49 37 C40 39 18 39 9 37 Z", tone(ROOF, 0.3, 0.1), 2.6) + shape("M13 22 C20 19 22 14 23 10 H35 C36 14 38 19 45 22 C37 24 21 24 13 22 Z", tone(ROOF, 0.3, 0.1), 2.6)
    + line("M24 9 L21 4 M34 9 L37 4", 3.2, GOLD) + check(48, 48, 0.62)
)
PETAL = ring(shape("M32 32 C22 27 19 15 26 6 L32 11 L38 6 C45 15 42 27 32 32 Z", bokashi(light(VERMILION, 0.45), VERMILION), 2.4), 5) + disc(32, 32, 6, light(GOLD, 0.4), 2.4)
MERCHANT = (
    bar("M4 22 C20 14 44 14 60 22", 3.8, WOOD, 2.2) + line("M10 21 V34 M54 21 V34", 2.2) + shape("M3 34 H17 L15 47 H5 Z", tone(STRAW), 2.6) + shape("M47 34 H61 L59 47 H49 Z", tone(VERMILION), 2.6)
    + shape("M20 60 C19 42 24 34 32 34 C40 34 45 42 44 60 Z", tone(INDIGO), 2.8) + line("M28 36 L33 44 M36 36 L30 48", 2.2, SNOW) + disc(32, 27, 8, SKIN, 2.6)
    + shape("M32 9 C38 15 46 20 53 24 C44 28 20 28 11 24 C18 20 26 15 32 9 Z", bokashi(light(STRAW, 0.3), STRAW), 2.6)
)
RIDE = (  # a galloping horse
    shape("M4 30 C10 24 18 22 26 24 C34 24 38 22 44 14 L46 7 L50 13 C56 16 60 22 61 28 L56 31 L49 28 C46 32 45 36 42 39 L56 48 L52 52 L36 43 C30 44 26 43 22 42 L10 54 L5 51 L14 38 C10 36 9 33 8 31 C5 34 4 38 3 42 C1 37 1 33 4 30 Z", bokashi("#a8744c", "#6e4429"), 2.8)
    + line("M44 14 C40 18 38 22 34 24", 4, HAIR) + shape("M22 22 H33 V31 H22 Z", tone(VERMILION), 2.2) + line("M3 58 H16 M22 58 H44 M50 58 H60", 2.4, BARK)
)
PLACE = samurai("#31566f", -4, 8, 0.84) + shape("M52 4 V24 H60 L48 40 L36 24 H44 V4 Z", tone(PINE), 2.6)
TAX = (  # a measuring box and coins
    shape("M6 30 H44 L40 56 H10 Z", tone(WOOD), 2.8) + shape("M6 30 L12 22 H38 L44 30 Z", tone(STRAW), 2.4) + line("M9 42 H42", 2.2, dark(WOOD, 0.4)) + koban(50, 45, 11, 15, 2.6) + koban(42, 16, 8, 11, 2.4) + koban(22, 17, 8, 11, 2.4)
)
LEVY = (  # a laden basket on the back
    bar("M20 58 L14 30 M44 58 L50 30", 4, BARK, 2.2) + shape("M10 28 H54 L48 58 H16 Z", tone(STRAW), 2.8) + line("M12 38 H52 M14 48 H50 M22 28 L25 58 M32 28 V58 M42 28 L39 58", 1.8, dark(STRAW, 0.5))
    + log_end(20, 21, 8, 2.4) + log_end(35, 18, 8.5, 2.4) + shape("M41 28 L44 17 L55 19 L56 28 Z", tone("#a7a498", 0.3, 0.2), 2.4)
)
POST = (
    box(12, 27, 40, 31, tone("#6e543a"), 0) + "".join(shape(f"M{12 + 10 * i} 27 h10 v15 q-5 3 -10 0 Z", tone(INDIGO), 2.2) for i in range(4)) + disc(32, 35, 5.6, SNOW, 0)
    + shape("M4 28 L14 12 H50 L60 28 Z", tone(ROOF, 0.3, 0.1), 2.8) + disc(17, 54, 7, tone(WOOD), 2.6) + disc(17, 54, 2, INK, 0)
)
FORTRESS = (
    shape("M7 60 L15 42 H49 L57 60 Z", tone(STONE), 2.8) + line("M18 50 H28 M34 50 H46 M13 56 H24 M30 56 H40", 1.8) + box(17, 27, 30, 15, SNOW, 0, 2.6) + line("M24 33 V37 M32 33 V37 M40 33 V37", 3)
    + shape("M6 29 C16 26 21 20 24 11 H40 C43 20 48 26 58 29 C46 32 18 32 6 29 Z", tone(ROOF, 0.3, 0.1), 2.8) + line("M25 10 L22 4 M39 10 L42 4", 3.4, GOLD)
)
BORDER = (
    bar("M14 60 V14 M50 60 V14", 6, HAIR, 2.6) + box(6, 16, 52, 7, tone(HAIR, 0.35, 0), 0, 2.4) + shape("M3 16 C14 12 20 8 24 4 H40 C44 8 50 12 61 16 Z", tone(ROOF, 0.3, 0.1), 2.6)
    + shape("M19 26 L28 29 V58 L19 60 Z M45 26 L36 29 V58 L45 60 Z", tone("#7a5a3c"), 2.4)
)
RIVER = (
    shape("M3 30 C12 24 20 36 32 30 C44 24 52 36 61 30 V58 H3 Z", bokashi("#8fc4d4", "#3f7d9c"), 2.6) + line("M8 44 C14 40 18 48 26 44 M36 50 C42 46 48 54 56 50", 2.2, SNOW)
    + bar("M4 28 C18 10 46 10 60 28", 5, VERMILION, 2.6) + line("M14 20 V12 M26 15 V6 M38 15 V6 M50 20 V12", 3) + bar("M10 15 C22 3 42 3 54 15", 2, VERMILION, 1.4)
)
CLOCK = disc(32, 34, 25, bokashi("#ffe1a0", "#f2b64e")) + line("M10 24 H54 M7 34 H57 M10 44 H54", 1.8, dark(GOLD, 0.5)) + box(22, 5, 20, 6, HAIR, 1.5, 2.4) + box(22, 56, 20, 5, HAIR, 1.5, 2.4)

BODIES = {
    "money": MONEY, "ryo": RYO, "rice": RICE, "travel": TRAVEL, "recruitment": RECRUITMENT, "development": DEVELOPMENT, "wood": WOOD_,
    "stone": STONE_, "rice_field": RICE_FIELD, "easy_build": EASY_BUILD, "hard_build": HARD_BUILD, "trade": TRADE, "march": MARCH,
    "forfeit": FORFEIT, "wages": WAGES, "income": INCOME, "influence": INFLUENCE, "seal": SEAL, "sealed": SEALED, "slot_1": slot(1),
    "slot_2": slot(2), "slot_3": slot(3), "edo_house": EDO_HOUSE, "power": PETAL, "merchant": MERCHANT, "ride": RIDE, "place": PLACE,
    "tax": TAX, "levy": LEVY, "house": _HOUSE, "post": POST, "fortress": FORTRESS, "border": BORDER, "river": RIVER, "round": CLOCK,
    "official": official("#a8483a"), "official_grey": official("#b4babf"), "samurai": samurai("#31566f"),
}  # fmt: skip


def drawings() -> dict[str, tuple[str, int]]:
    return {f"icon_{name}": (icon(move(body, 1.92, 1.92, 0.94)), PIXELS) for name, body in BODIES.items()}
