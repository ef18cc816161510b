"""What changes hands: mon, prestige, blessings, luxury goods, and the cards of every deck."""


from art.kit.colour import light
from art.kit.cutter import HAIR, ROSE, STEEL, WOOD, bar, bokashi, box, disc, line, move, ring, shape, tone
from art.kit.icons.crests import emblem
from art.kit.icons.marks import card, chrysanthemum, coin
from art.kit.palette import GOLD, INDIGO, INK, MISSION_COLORS, PAPER, PINE, PLUM, SNOW, VERMILION

MON = coin(32, 32, 27)
BLESSING = (
    shape("M13 16 L32 4 L51 16 V60 H13 Z", tone(WOOD))
    + shape("M20 21 H44 V55 H20 Z", SNOW, 2.2)
    + disc(32, 13, 2.6, INK, 0)
    + line("M32 12 C30 6 34 3 38 5", 2.6, VERMILION)
    + line("M24.5 28 H39.5 M32 23.5 V34 M27 34 H37 M27.5 39 H36.5 V46 H27.5 Z", 2.8, INK)
    + disc(32, 51, 2.6, VERMILION, 0)
)
LUXURY = (
    shape("M20 18 H44 C44 26 54 30 54 42 C54 53 45 59 32 59 C19 59 10 53 10 42 C10 30 20 26 20 18 Z", tone(SNOW, 0, 0.14))
    + box(18, 8, 28, 10, tone(INDIGO), 3)
    + line("M11 36 C20 41 44 41 53 36", 3, INDIGO)
    + ring(shape("M32 40 C29 43 29 46 32 48 C35 46 35 43 32 40 Z", VERMILION, 0), 5, 32, 48)
    + line("M14 50 C20 56 44 56 50 50", 2.4, INDIGO)
)


_NOTCHES: dict[int, list[tuple[float, float]]] = {
    1: [(0, 0)],
    2: [(0, -7), (0, 7)],
    3: [(0, -7.5), (-7, 5), (7, 5)],
    4: [(-6.5, -6.5), (6.5, -6.5), (-6.5, 6.5), (6.5, 6.5)],
}


def notches(count: int) -> str:
    """One to four dots: the second sign of a mission's colour."""
    return "".join(disc(32 + x, 32 + y, 4.6, SNOW, 2.2) for x, y in _NOTCHES[count])


_SCROLL = (
    shape("M15 12 H49 V52 H15 Z", bokashi(SNOW, PAPER))
    + bar("M10 11 H54", 6, VERMILION) + bar("M10 53 H54", 6, VERMILION)
    + line("M39 20 V44 M32 20 V40 M25 20 V34", 3, INK)
)
MISSION = _SCROLL + disc(25, 42, 4.4, VERMILION, 0)


def _mission(color: str, count: int) -> str:
    ink = MISSION_COLORS[color]
    return (
        shape("M13 12 H51 V52 H13 Z", tone(ink, 0.18, 0.12))
        + bar("M9 11 H55", 6, light(ink, 0.3)) + bar("M9 53 H55", 6, light(ink, 0.3))
        + notches(count)
    )


ACTION = card(VERMILION, shape("M38 12 L21 35 H30 L26 52 L44 28 H34 Z", light(GOLD, 0.45), 2.4))
_BLOSSOM = ring(shape("M32 32 C25 28 25 20 32 19 C39 20 39 28 32 32 Z", light(ROSE, 0.55), 2.2), 5) + disc(32, 32, 3.6, GOLD, 2)
BONUS = card(PLUM, _BLOSSOM)
_CLOUD = "M21 38 C16 37 16 29 22 28 C22 20 33 18 36 24 C43 22 47 29 43 33 C47 35 44 40 41 38 Z"
EVENT = card(INDIGO, shape(_CLOUD, SNOW, 2.4) + line("M25 43 L23 49 M32 43 L30 49 M39 43 L37 49", 3, SNOW))
FAVOR = (
    shape("M8 22 L40 8 L56 44 L24 58 Z", tone(PAPER, 0.3, 0.05))
    + bar("M24 15 L40 51", 4, VERMILION, 2.2) + bar("M13 34 L51 31", 4, VERMILION, 2.2)
    + shape("M32 33 C22 26 18 34 24 37 Z M32 33 C36 21 45 24 42 31 Z", VERMILION, 2.6)
    + disc(32, 33, 4.4, VERMILION, 2.4)
)
BLACKMAIL = (
    box(6, 17, 46, 34, tone("#5b5750"), 2)
    + line("M7 19 L29 38 L51 19", 2.8, light(STEEL, 0.3))
    + disc(29, 38, 8, tone(VERMILION), 2.6) + disc(29, 38, 3, light(VERMILION, 0.55), 0)
    + shape("M60 4 L45 33 L41 31 C44 20 50 10 60 4 Z", bokashi(SNOW, STEEL), 2.6)
    + bar("M40 28 L48 33", 2.6, GOLD, 2) + bar("M42 34 L36 45", 4, INDIGO, 2.4)
)
_MASK = (
    shape("M21 22 C21 14 43 14 43 22 C44 36 40 47 32 49 C24 47 20 36 21 22 Z", SNOW, 2.4)
    + line("M25 27 H29 M35 27 H39 M25 22.5 H28 M36 22.5 H39", 2.4) + shape("M28 39 H36 L32 43 Z", VERMILION, 0)
)
CHARACTER = card(PINE, _MASK)
_FLAME = "M32 12 C42 22 45 30 43 38 C41 47 36 50 32 50 C28 50 23 47 21 38 C20 32 23 28 26 25 C26 30 28 31 29 32 C31 26 31 20 32 12 Z"
CLAN_POWER = card("#a8642a", shape(_FLAME, bokashi("#f6e2a0", VERMILION), 2.4) + shape("M32 34 C37 40 37 47 32 47 C27 47 27 40 32 34 Z", "#f6e2a0", 0))
EMPEROR = card("#7d1f2b", move(chrysanthemum(8, 26, "", 3.4), 16, 16, 0.5))
DAIMYO = card(HAIR, move(emblem("daimyo", GOLD, HAIR), 13.4, 13.4, 0.58))

BODIES = {
    "mon": MON,
    "blessing": BLESSING,
    "luxury": LUXURY,
    "mission": MISSION,
    **{f"mission_{c}": _mission(c, i + 1) for i, c in enumerate(MISSION_COLORS)},
    "action": ACTION,
    "bonus": BONUS,
    "event": EVENT,
    "favor": FAVOR,
    "blackmail": BLACKMAIL,
    "character": CHARACTER,
    "clan_power": CLAN_POWER,
    "emperor": EMPEROR,
    "daimyo": DAIMYO,
}
