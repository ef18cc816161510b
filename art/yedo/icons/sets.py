"""Set symbols: a vermilion hanko for each set of mission, action and event cards."""

from art.kit.colour import darken as dark
from art.kit.colour import light
from art.kit.cutter import bokashi, box, disc, line, ring, shape
from art.kit.palette import SNOW, VERMILION

_SEAL = "M14 4 L50 5 C57 5 60 9 59.5 15 L60 49 C60 57 56 60 49 59.5 L15 60 C7 60 4 56 4.5 49 L4 15 C4 8 8 4 14 4 Z"
_RED = VERMILION


def seal(figure: str) -> str:
    """A stamped seal with the figure left white."""
    return (
        shape(_SEAL, bokashi(light(_RED, 0.08), dark(_RED, 0.16)))
        + shape("M15 9.5 H49 C53 9.5 54.5 11 54.5 15 V49 C54.5 53 53 54.5 49 54.5 H15 C11 54.5 9.5 53 9.5 49 V15 "
                "C9.5 11 11 9.5 15 9.5 Z", "none", 1.5, light(_RED, 0.55))
        + figure
    )


def _cut(d: str) -> str:
    return shape(d, SNOW, 0)


def _red(d: str, width: float = 2.6) -> str:
    return line(d, width, dark(_RED, 0.12))


_HAT = "M12 32 C22 28 27 22 32 14 C37 22 42 28 52 32 C44 37 20 37 12 32 Z"
_TORSO = "M18 50 C18 42 24 39 32 39 C40 39 46 42 46 50 Z"
_SWORD = line("M19 45 L46 18", 5, SNOW) + line("M18 36 L28 46", 4.4, SNOW)

FIGURES = {
    "basic": disc(32, 32, 15, SNOW, 0),  # one whole round: the first set
    "neutral": (  # two halves in balance
        disc(32, 32, 19, SNOW, 0) + _red("M32 10 C46 18 40 30 32 32 C24 34 18 46 32 54", 4.4)
        + disc(32, 22, 3.4, _RED, 0) + disc(32, 42, 3.4, _RED, 0)
    ),
    "prestige": ring(_cut("M32 30 C25 27 25 14 32 13 C39 14 39 27 32 30 Z"), 6) + disc(32, 32, 4, _RED, 0),
    "master_of_weapons": _SWORD + f'<g transform="translate(64 0) scale(-1 1)">{_SWORD}</g>',
    "money_maker": disc(32, 32, 18, SNOW, 0) + box(26, 26, 12, 12, _RED, 1, 0),
    "kill_the_shogun": (  # the tall cap and shoulders, cut through
        _cut("M24 27 L26 13 C31 10 40 11 41 14 L39 27 L46 31 L39 31 C39 38 36 41 36 42 C43 43 49 45 50 52 H14 C15 45 21 43 28 42 "
             "C28 41 25 38 25 31 L18 31 Z")
        + line("M46 20 L18 48", 8.4, _RED) + line("M51 15 L14 52", 3.4, SNOW)
    ),
    "jesuits": line("M32 13 V51 M21 25 H43", 7.5, SNOW),
    "specialists": (  # a head under a horned helmet
        _cut("M18 50 C18 43 24 41 32 41 C40 41 46 43 46 50 Z") + disc(32, 32, 9, SNOW, 0)
        + _cut("M19 29 C20 20 44 20 45 29 Z") + line("M17 14 C20 20 26 21 32 21 C38 21 44 20 47 14", 4, SNOW)
    ),
    "soft_interaction": (  # two rings linked, one passing over and under the other
        line("M35.5 32 A11 11 0 0 1 13.5 32 A11 11 0 0 1 35.5 32", 5, SNOW)
        + line("M28.5 32 A11 11 0 0 1 50.5 32 A11 11 0 0 1 28.5 32", 8.8, _RED)
        + line("M28.5 32 A11 11 0 0 1 50.5 32 A11 11 0 0 1 28.5 32", 5, SNOW)
        + line("M33.6 38.2 A11 11 0 0 0 35.4 33.5", 8.8, _RED) + line("M30 41.3 A11 11 0 0 0 35.5 31.5", 5, SNOW)
    ),
    "hard_interaction": (  # two points that meet
        _cut("M12 20 L29 32 L12 44 L17 32 Z M52 20 L35 32 L52 44 L47 32 Z")
        + line("M32 14 V21 M32 43 V50", 4.4, SNOW)
    ),
    "resources": (  # rice bales, stacked
        "".join(disc(x, y, 8.4, SNOW, 0) + disc(x, y, 3.4, _RED, 0) for x, y in ((23, 42), (41, 42), (32, 25)))
    ),
    "rule_changers": (  # a brush stroke that turns back on itself
        line("M18 42 C14 22 34 14 44 24", 6, SNOW) + _cut("M50 14 L50 33 L35 27 Z")
        + line("M46 38 C44 48 32 52 24 46", 6, SNOW)
    ),
    "disciple": _cut(_HAT) + _cut(_TORSO) + disc(32, 36, 5, SNOW, 0) + _red("M20 36.8 C28 39 36 39 44 36.8", 1.8),
    "watch_patrol": (
        _cut("M11 31 C15 20 25 15 32 15 C39 15 49 20 53 31 C45 35 19 35 11 31 Z") + disc(32, 24, 3.4, _RED, 0)
        + _cut("M24 37 H40 C40 45 37 50 32 50 C27 50 24 45 24 37 Z")
    ),
    "cruel_fate": (  # a skull
        _cut("M32 13 C43 13 49 20 48 29 C48 35 44 37 43 40 V47 C43 50 41 51 38 51 H26 C23 51 21 50 21 47 V40 C20 37 16 35 16 29 "
             "C15 20 21 13 32 13 Z")
        + disc(25.5, 29, 4.6, _RED, 0) + disc(38.5, 29, 4.6, _RED, 0) + _red("M28 44 V50 M32 44 V50 M36 44 V50 M32 35 V38", 2.4)
    ),
    "closed_districts": (  # a barred gate
        line("M13 18 H51 M17 25 H47", 4.4, SNOW) + line("M21 18 V50 M43 18 V50", 5.6, SNOW)
        + line("M26 32 L38 46 M38 32 L26 46", 4.4, SNOW)
    ),
    "closed_locations": (  # a single space struck out
        f'<circle cx="32" cy="32" r="16" fill="none" stroke="{SNOW}" stroke-width="5.6"/>' + line("M21 43 L43 21", 5.6, SNOW)
    ),
    "edition_2012": (  # an open book with its ribbon
        _cut("M32 20 C26 14 18 14 12 17 V46 C18 43 26 43 32 48 C38 43 46 43 52 46 V17 C46 14 38 14 32 20 Z")
        + _red("M32 21 V46", 3) + _red("M18 24 C22 23 25 24 28 26 M18 31 C22 30 25 31 28 33 M46 24 C42 23 39 24 36 26 M46 31 C42 30 39 31 36 33", 2.4)
    ),
}

BODIES = {f"set_{name}": seal(figure) for name, figure in FIGURES.items()}
