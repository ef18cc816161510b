"""Standing pieces of the clans: the disciple and the six specialists, each with its own outline."""

from art.kit.colour import darken as dark
from art.kit.colour import light
from art.kit.cutter import BARK, HAIR, SKIN, STEEL, STRAW, WOOD, bokashi, disc, line, shape
from art.kit.palette import GOLD, INK, SNOW, VERMILION
from art.kit.wood import Part, badge, clan_color, figure, paint

_HEAD = "M32 39 C32 29 58 29 58 39 C58 49 53 55 45 55 C37 55 32 49 32 39 Z"
_KIMONO = (
    "M45 47 C56 47 66 50 72 57 C79 66 83 79 84 91 L70 96 L65 87 C66 99 70 109 75 119 H15 C20 109 24 99 25 87 "
    "L20 96 L6 91 C7 79 11 66 18 57 C24 50 34 47 45 47 Z"
)


def _lapels(color: str) -> str:
    return line("M36 49 L47 62 M54 49 L40 68", 6) + line("M36 49 L47 62 M54 49 L40 68", 2.8, color)


def _eyes(y: float, cx: float = 45) -> str:
    return line(f"M{cx - 7:g} {y:g} H{cx - 3:g} M{cx + 3:g} {y:g} H{cx + 7:g}", 2.8)


def disciple(clan: str) -> tuple[str, int]:
    """Straw hat, wide sleeves, pleated hakama."""
    color = clan_color(clan)
    pale = light(color, 0.45) if clan != "daimyo" else GOLD
    if clan == "daimyo":  # a retainer's tall cap instead of the traveller's hat
        top: list[Part] = [("M31 37 C30 31 33 28 36 27 L38 6 C43 3 56 5 57 10 L54 27 C58 28 60 32 59 37 C50 33 40 33 31 37 Z", paint("#4a4038"))]
        brim = line("M36 28 C42 26 49 26 54 28", 2.4, GOLD)
    else:
        top = [("M45 6 C53 20 66 32 84 38 C72 46 18 46 6 38 C24 32 37 20 45 6 Z", bokashi(light(STRAW, 0.3), dark(STRAW, 0.18)))]
        brim = line("M45 11 C40 22 32 32 24 39 M45 11 C50 22 58 32 66 39 M45 11 V41", 1.8, dark(STRAW, 0.4)) + line(
            "M22 31.5 C36 36 54 36 68 31.5", 3.2, color)
    parts: list[Part] = [(_KIMONO, paint(color)), (_HEAD, bokashi(SKIN, dark(SKIN, 0.12))), *top]
    over = (
        _lapels(pale) + brim + _eyes(46 if clan != "daimyo" else 43)
        + line("M25 87 C24 80 24 72 26 66 M65 87 C66 80 66 72 64 66", 2.4)
        + line("M33 104 L30 118 M45 105 V118 M57 104 L60 118", 2.2, dark(color, 0.5))
        + badge(clan, 45, 83, 19.5)
    )
    return figure(parts, over)


def samurai(clan: str) -> tuple[str, int]:
    """Horned helmet, square shoulder plates, a sword thrust through the belt."""
    color = clan_color(clan)
    parts: list[Part] = [
        ("M72 70 L85 101 L79 104 L66 82 Z", HAIR),
        ("M30 50 H60 L66 88 C68 100 72 110 77 119 H13 C18 110 22 100 24 88 Z", paint(color)),
        ("M30 49 L10 53 L4 82 L24 87 L31 66 Z", paint(dark(color, 0.15))),
        ("M60 49 L80 53 L86 82 L66 87 L59 66 Z", paint(dark(color, 0.15))),
        (_HEAD, bokashi(SKIN, dark(SKIN, 0.12))),
        ("M24 48 C20 42 25 22 45 21 C65 22 70 42 66 48 L58 50 C58 44 57 40 56 38 C49 35 41 35 34 38 C33 40 32 44 32 50 Z", paint("#4a4d52")),
        ("M41 33 C26 30 16 18 17 4 C23 15 34 20 45 21 C56 20 67 15 73 4 C74 18 64 30 49 33 Z", bokashi(light(GOLD, 0.4), dark(GOLD, 0.15))),
    ]
    over = (
        _eyes(44) + line("M41 50 H49", 2.4) + disc(45, 28, 4.6, VERMILION, 2.4)
        + line("M10 61 L29 64 M8 70 L27 75 M80 61 L61 64 M82 70 L63 75", 2.2, light(color, 0.5))
        + line("M28 102 L25 118 M45 104 V118 M62 102 L65 118", 2.2, dark(color, 0.5))
        + badge(clan, 45, 83, 18)
    )
    return figure(parts, over)


def onna_bugeisha(clan: str) -> tuple[str, int]:
    """Long hair, a slim robe, and the naginata taller than she is."""
    color = clan_color(clan)
    parts: list[Part] = [
        ("M73 119 L73 36 H79 L79 119 Z", bokashi(WOOD, BARK)),
        ("M71 38 C69 26 70 13 82 4 C84 18 84 28 81 38 Z", bokashi(SNOW, STEEL)),
        ("M23 30 C16 50 15 74 19 92 L32 92 V44 H52 V92 L63 92 C66 74 66 50 59 30 C53 14 29 14 23 30 Z", paint(HAIR)),
        ("M41 50 C51 50 60 54 64 62 L76 77 L71 88 L59 80 C60 94 63 108 66 119 H16 C19 108 22 94 23 80 L15 92 L6 86 L18 62 C22 54 31 50 41 50 Z", paint(color)),
        ("M28 40 C28 29 54 29 54 40 C54 50 49 56 41 56 C33 56 28 50 28 40 Z", bokashi(SKIN, dark(SKIN, 0.12))),
        ("M25 42 C22 20 33 13 41 13 C49 13 60 20 57 42 L54 38 C48 36 43 32 41 28 C39 32 34 36 28 38 Z", paint(HAIR)),
    ]
    over = (
        line("M33 52 L43 64 M49 52 L36 70", 6) + line("M33 52 L43 64 M49 52 L36 70", 2.8, light(color, 0.5))
        + line("M26 33 C36 27 46 27 56 33", 6.4) + line("M26.5 33 C36 27.5 46 27.5 55.5 33", 3.2, SNOW)
        + _eyes(44, 41) + line("M39.5 51 H42.5", 2.6, VERMILION) + line("M70 39 H82", 4.4, INK) + line("M71.5 39 H80.5", 1.8, GOLD)
        + badge(clan, 41, 88, 17.5)
    )
    return figure(parts, over)


def messenger(clan: str) -> tuple[str, int]:
    """Running, a letter box on a pole over the shoulder."""
    color = clan_color(clan)
    parts: list[Part] = [
        ("M10 46 L72 22 L74 27 L12 51 Z", bokashi(WOOD, BARK)),
        ("M4 36 L24 29 L31 48 L11 56 Z", bokashi(light(STRAW, 0.4), STRAW)),
        ("M40 84 L26 100 L8 104 L6 116 L32 113 L52 96 Z", bokashi(SKIN, dark(SKIN, 0.2))),
        ("M48 86 L68 96 L66 119 H80 L82 90 L62 74 Z", bokashi(SKIN, dark(SKIN, 0.2))),
        ("M44 48 C56 46 66 52 70 62 L84 60 L86 70 L68 76 L72 92 C58 100 42 98 30 92 C28 76 30 58 36 51 Z", paint(color)),
        ("M46 34 C46 24 72 24 72 35 C72 45 67 51 59 51 C51 51 46 45 46 34 Z", bokashi(SKIN, dark(SKIN, 0.12))),
        ("M44 36 C40 16 72 12 74 32 L70 30 C62 26 56 27 50 31 Z", paint(HAIR)),
    ]
    over = (
        line("M46 32 C54 26 66 26 73 31", 6.6) + line("M46.5 32 C54 26.5 66 26.5 72.5 31", 3.4, SNOW)
        + shape("M46 31 L34 24 L36 33 L28 36 L46 36 Z", SNOW, 2.6)
        + line("M60 39 H64 M68 39 H70", 2.8) + line("M62 46 H67", 2.2, VERMILION)
        + line("M12 43.5 L28 37.5", 2.4, VERMILION) + line("M62 119 H82 M4 117 L14 118", 4.4)
        + line("M62 119 H81 M5 117 L13 118", 1.8, STRAW)
        + badge(clan, 50, 76, 17)
    )
    return figure(parts, over)


def ninja(clan: str) -> tuple[str, int]:
    """Crouched low, hooded, the short sword across the back, a scarf of the clan's colour."""
    color = clan_color(clan)
    hood = mix_dark(color)
    parts: list[Part] = [
        ("M14 26 L22 19 L34 38 L26 45 Z", paint(HAIR)),
        ("M58 52 C66 45 74 46 86 37 C86 50 81 58 70 62 Z", bokashi(light(color, 0.35), color)),
        ("M45 56 C60 56 70 62 74 74 L86 96 L80 119 H62 L60 106 L48 112 L34 106 L32 119 H8 C4 106 8 92 16 84 L18 72 C22 62 32 56 45 56 Z", paint(hood)),
        ("M24 48 C22 30 34 22 45 22 C56 22 68 30 66 48 C66 62 57 69 45 69 C33 69 24 62 24 48 Z", paint(hood)),
        ("M29 44 C38 39 52 39 61 44 C62 49 61 53 58 56 C50 52 40 52 32 56 C29 53 28 49 29 44 Z", bokashi(SKIN, dark(SKIN, 0.1))),
    ]
    over = (
        line("M35 46.5 L42 49.5 M55 46.5 L48 49.5", 3.4)
        + line("M17 25 L25 20 M20 31 L29 25", 2, GOLD) + line("M22 46 L35 36", 5.4) + line("M22.5 45.6 L34.5 36.4", 2, GOLD)
        + line("M27 36 C38 31 52 31 63 36", 4.4, color) + line("M74 76 C76 88 72 98 62 106 M16 86 C18 94 24 102 34 106", 2.4)
        + badge(clan, 45, 90, 17.5)
    )
    return figure(parts, over)


def weaponsmith(clan: str) -> tuple[str, int]:
    """Broad, aproned, one arm lifting the hammer."""
    color = clan_color(clan)
    parts: list[Part] = [
        ("M66 22 L71 20 L84 58 L78 61 Z", bokashi(WOOD, BARK)),
        ("M54 12 L76 4 L83 21 L61 29 Z", paint("#7d858c")),
        ("M41 46 C54 46 62 50 66 56 L76 44 L86 56 L72 78 L66 76 C66 92 70 108 74 119 H10 C14 108 18 92 18 78 L12 92 L2 84 L14 58 C20 49 30 46 41 46 Z", paint(color)),
        ("M26 64 H58 L62 119 H20 Z", bokashi("#a9774a", BARK)),
        ("M27 38 C27 27 55 27 55 38 C55 49 50 56 41 56 C32 56 27 49 27 38 Z", bokashi(SKIN, dark(SKIN, 0.12))),
        ("M25 38 C22 16 60 16 57 38 C50 32 32 32 25 38 Z", paint(HAIR)),
    ]
    over = (
        line("M26 35 C35 30 47 30 56 35", 6.6) + line("M26.5 35 C35 30.5 47 30.5 55.5 35", 3.4, VERMILION)
        + _eyes(43, 41) + shape("M35 50 C37 47 45 47 47 50 C46 56 43 60 41 60 C39 60 36 56 35 50 Z", HAIR, 2)
        + line("M27 65 L34 53 M57 65 L49 53", 3.2, BARK) + line("M60 14 L66 28", 2.2, light(STEEL, 0.4))
        + badge(clan, 41, 87, 17.5)
    )
    return figure(parts, over)


def monk(clan: str) -> tuple[str, int]:
    """A great bowl of a hat, a robe to the ground, the ringed staff."""
    color = clan_color(clan)
    ring = "M78 4 C90 4 90 24 78 24 C66 24 66 4 78 4 Z M78 10 C73 10 73 18 78 18 C83 18 83 10 78 10 Z"
    parts: list[Part] = [
        ("M75.5 22 H80.5 V119 H75.5 Z", bokashi(WOOD, BARK)),
        (ring, bokashi(light(GOLD, 0.4), dark(GOLD, 0.15))),
        ("M41 48 C52 48 60 52 65 60 L79 78 L72 88 L62 80 C63 96 66 108 69 119 H13 C16 108 19 96 20 80 L13 92 L4 86 L16 62 C21 53 30 48 41 48 Z", paint(color)),
        ("M29 40 H53 C53 50 49 57 41 57 C33 57 29 50 29 40 Z", bokashi(SKIN, dark(SKIN, 0.14))),
        ("M7 43 C7 22 24 12 41 12 C58 12 75 22 75 43 C64 49 18 49 7 43 Z", bokashi(light(STRAW, 0.25), dark(STRAW, 0.22))),
    ]
    over = (
        line("M13 36 C28 41 54 41 69 36 M20 27 C32 31 50 31 62 27", 1.8, dark(STRAW, 0.4))
        + line("M41 13 V45 M31 14 C24 24 21 34 22 44 M51 14 C58 24 61 34 60 44", 1.8, dark(STRAW, 0.4))
        + shape("M53 52 C44 70 32 82 21 88 L20 100 C36 92 52 76 60 57 Z", bokashi("#e0a04c", "#b56a24"), 2.8)
        + "".join(disc(x, y, 3.1, BARK, 1.8) for x, y in ((29, 56), (27, 63), (30, 69.5), (36, 73), (43, 72.5)))
        + badge(clan, 43, 94, 17.5)
    )
    return figure(parts, over)


def mix_dark(color: str) -> str:
    """The dyed black of a night suit that still shows the clan."""
    return dark(color, 0.45)


MAKERS = {
    "disciple": disciple, "samurai": samurai, "onna_bugeisha": onna_bugeisha, "messenger": messenger,
    "ninja": ninja, "weaponsmith": weaponsmith, "monk": monk,
}  # fmt: skip
