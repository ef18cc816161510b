"""How a wooden piece is made: parts cut from a plank with a visible edge, painted, outlined, a crest on top.

Figures stand on a grid of 96 x 128 with the front face about x = 45; the plank's edge shows right and below.
"""

from art.kit.colour import darken as dark
from art.kit.colour import light
from art.kit.cutter import BARK, bokashi, clip, disc, fade, haloed, line, oval, shape
from art.kit.icons.crests import DAIMYO_COLOR, emblem
from art.kit.palette import CLANS, GOLD, INK, SNOW

WIDE, HIGH = 96, 128
FIGURE_PIXELS = 144
KEY = 3.4
_DEPTH = 5  # how thick the plank is, in steps of one unit right and 0.6 down

Part = tuple[str, str]  # path data, fill


def clan_color(clan: str) -> str:
    return DAIMYO_COLOR if clan == "daimyo" else CLANS[clan]["color"]


def paint(color: str) -> str:
    """Bokashi of painted wood: lit above, deep below."""
    return bokashi(light(color, 0.22), dark(color, 0.22))


def _grain(name: str, parts: list[Part]) -> str:
    """Long fibres of the plank, seen through the paint."""
    fibres = "".join(
        line(f"M{x} -4 C{x + 5} 30 {x - 6} 62 {x + 3} 94 C{x + 6} 108 {x + 1} 118 {x + 2} 132", w, INK)
        for x, w in ((13, 1.2), (21, 0.8), (30, 1.4), (40, 0.8), (52, 1.3), (61, 0.8), (70, 1.4), (79, 0.9))
    )
    cut = "".join(f'<path d="{d}"/>' for d, _ in parts)
    return f'<clipPath id="{name}">{cut}</clipPath><g clip-path="url(#{name})">{fade(fibres, 0.13)}</g>'


def cut_out(parts: list[Part], over: str = "", edge: str = BARK, key: float = KEY) -> str:
    """The parts as one piece of wood: swept edge, painted faces with key lines, then the painted details."""
    ds = [d for d, _ in parts]
    steps = [(t, t * 0.6) for t in range(_DEPTH + 1)]
    sweep = "".join(
        f'<g transform="translate({x:g} {y:g})">{"".join(shape(d, INK, key * 1.5) for d in ds)}</g>' for x, y in steps
    )
    side = "".join(
        f'<g transform="translate({x:g} {y:g})">{"".join(shape(d, edge, 0) for d in ds)}</g>' for x, y in reversed(steps)
    )
    faces = "".join(shape(d, fill, key) for d, fill in parts)
    return sweep + side + faces + _grain("cut", parts) + over


def ground(cx: float = 47, cy: float = 121.5, rx: float = 31) -> str:
    """The soft shadow that sets a figure on the board."""
    return fade(oval(cx, cy, rx, 5, INK, 0), 0.28)


def badge(clan: str, cx: float, cy: float, r: float, key: float = 2.6) -> str:
    """The clan's crest painted on a pale round."""
    color = clan_color(clan)
    pale, ink = (light(GOLD, 0.35), INK) if clan == "daimyo" else (SNOW, dark(color, 0.25 if clan != "yellow" else 0.72))
    size = r * 2 * 0.8 / 64
    return disc(cx, cy, r, pale, key) + (
        f'<g transform="translate({cx - 32 * size:g} {cy - 32 * size:g}) scale({size:g})">{emblem(clan, ink, pale)}</g>'
    )


def figure(parts: list[Part], over: str = "", edge: str = BARK) -> tuple[str, int]:
    """A standing piece as a finished picture."""
    return haloed(cut_out(parts, over, edge), WIDE, HIGH, 1.1, ground()), FIGURE_PIXELS


def _fibres(opacity: float = 0.14) -> str:
    lines = "".join(
        line(f"M-2 {y} C22 {y - 5} 40 {y + 6} 60 {y - 1} C74 {y - 5} 86 {y + 3} 100 {y}", w, INK)
        for y, w in ((12, 1.2), (21, 0.8), (33, 1.3), (42, 0.8), (54, 1.3), (63, 0.9), (74, 1.3), (84, 0.9))
    )
    return fade(lines, opacity)


def slab(d: str, fill: str, edge: str = BARK, rise: int = 5) -> str:
    """A flat piece of painted wood seen a little from the front: its edge shows below."""
    sweep = "".join(f'<g transform="translate(0 {t})">{shape(d, INK, 4.8)}</g>' for t in range(rise + 1))
    side = "".join(f'<g transform="translate(0 {t})">{shape(d, edge, 0)}</g>' for t in range(rise, 0, -1))
    return sweep + side + shape(d, fill, 3.2) + clip(_fibres(), d, "slab")


def round_path(cx: float, cy: float, r: float) -> str:
    return f"M{cx - r:g} {cy:g} A{r:g} {r:g} 0 1 1 {cx + r:g} {cy:g} A{r:g} {r:g} 0 1 1 {cx - r:g} {cy:g} Z"
