"""The cutter's tools: outlined shapes on a 64-unit grid, bokashi fills and the paper halo of an icon.

Every icon and piece is composed from these few marks, so that one key-block line runs through all of them.
"""

import re

from art.kit.colour import darken as dark
from art.kit.colour import light
from art.kit.palette import INK, SNOW

KEY = 3.0  # width of the key-block line on the 64 grid: about one pixel at 20 px
WOOD = "#c99a5f"
BARK = "#7a4f2c"
STEEL = "#b4c1c8"
SKIN = "#f2d6b3"
HAIR = "#2b2a2e"
ROSE = "#d98c86"
STRAW = "#e3c578"
STONE = "#8f8c80"
SKY = "#7fb0c4"
AIZURI = "#3a78ae"  # a fresher indigo for bare glyphs, which must hold on the night board too
COPPER = "#b8743f"

def bokashi(top: str, bottom: str) -> str:
    """A fill that is wiped from one colour to another, top to bottom; `page` writes its definition."""
    return f"url(#b{top[1:]}{bottom[1:]})"


def tone(color: str, up: float = 0.28, down: float = 0.16) -> str:
    """The usual bokashi of one ink: lighter above, a little darker below."""
    return bokashi(light(color, up), dark(color, down))


def shape(d: str, fill: str = "none", key: float = KEY, ink: str = INK, more: str = "") -> str:
    if key <= 0:
        return f'<path d="{d}" fill="{fill}" {more}/>'
    return (
        f'<path d="{d}" fill="{fill}" stroke="{ink}" stroke-width="{key:g}" '
        f'stroke-linejoin="round" stroke-linecap="round" {more}/>'
    )


def line(d: str, width: float = KEY, ink: str = INK, more: str = "") -> str:
    return shape(d, "none", width, ink, more)


def bar(d: str, width: float, fill: str, key: float = KEY, cap: str = "round") -> str:
    """A coloured stroke with a key line on both sides: ropes, poles, arrows."""
    style = f'fill="none" stroke-linejoin="round" stroke-linecap="{cap}"'
    return (
        f'<path d="{d}" {style} stroke="{INK}" stroke-width="{width + 2 * key * 0.8:g}"/>'
        f'<path d="{d}" {style} stroke="{fill}" stroke-width="{width:g}"/>'
    )


def disc(cx: float, cy: float, r: float, fill: str = "none", key: float = KEY, ink: str = INK) -> str:
    edge = f'stroke="{ink}" stroke-width="{key:g}"' if key > 0 else ""
    return f'<circle cx="{cx:g}" cy="{cy:g}" r="{r:g}" fill="{fill}" {edge}/>'


def oval(cx: float, cy: float, rx: float, ry: float, fill: str = "none", key: float = KEY) -> str:
    edge = f'stroke="{INK}" stroke-width="{key:g}"' if key > 0 else ""
    return f'<ellipse cx="{cx:g}" cy="{cy:g}" rx="{rx:g}" ry="{ry:g}" fill="{fill}" {edge}/>'


def box(
    x: float, y: float, w: float, h: float, fill: str = "none", round_: float = 0, key: float = KEY
) -> str:
    edge = f'stroke="{INK}" stroke-width="{key:g}" stroke-linejoin="round"' if key > 0 else ""
    return f'<rect x="{x:g}" y="{y:g}" width="{w:g}" height="{h:g}" rx="{round_:g}" fill="{fill}" {edge}/>'


def move(body: str, x: float = 0, y: float = 0, scale: float = 1, turn: float = 0, flip: bool = False) -> str:
    """Place a drawing: shift, then size, then turn about the centre of the 64 grid."""
    steps = f"translate({x:g} {y:g}) scale({scale:g})"
    if turn:
        steps += f" rotate({turn:g} 32 32)"
    if flip:
        steps += " translate(64 0) scale(-1 1)"
    return f'<g transform="{steps}">{body}</g>'


def ring(body: str, count: int, cx: float = 32, cy: float = 32, start: float = 0) -> str:
    """The same mark turned around a centre: petals, points, rays."""
    step = 360 / count
    return "".join(f'<g transform="rotate({start + i * step:g} {cx:g} {cy:g})">{body}</g>' for i in range(count))


def clip(body: str, d: str, name: str) -> str:
    """Cut a drawing to an outline; `name` is unique inside one picture."""
    return f'<clipPath id="{name}"><path d="{d}"/></clipPath><g clip-path="url(#{name})">{body}</g>'


def fade(body: str, opacity: float) -> str:
    return f'<g opacity="{opacity:g}">{body}</g>'


def gradients(body: str) -> str:
    """Definitions for every bokashi a drawing uses."""
    found = sorted(set(re.findall(r"url\(#b([0-9a-f]{6})([0-9a-f]{6})\)", body)))
    return "".join(
        f'<linearGradient id="b{top}{low}" x1="0" y1="0" x2="0" y2="1">'
        f'<stop offset="0.08" stop-color="#{top}"/><stop offset="0.95" stop-color="#{low}"/></linearGradient>'
        for top, low in found
    )


def page(body: str, width: float = 64, height: float = 64, extra: str = "") -> str:
    """A whole SVG picture with the gradients it needs."""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {height:g}" '
        f'width="{width:g}" height="{height:g}"><defs>{gradients(body)}{extra}</defs>{body}</svg>'
    )


def halo(width: float, height: float, reach: float = 1.3) -> str:
    """A filter that lays a round rim of paper under a drawing, so that ink lines hold on the night board too."""
    return (
        f'<filter id="halo" filterUnits="userSpaceOnUse" x="0" y="0" width="{width:g}" height="{height:g}" '
        f'color-interpolation-filters="sRGB"><feGaussianBlur in="SourceAlpha" stdDeviation="{reach:g}"/>'
        '<feComponentTransfer result="rim"><feFuncA type="linear" slope="9" intercept="-0.55"/></feComponentTransfer>'
        f'<feFlood flood-color="{SNOW}"/><feComposite in2="rim" operator="in" result="paper"/>'
        '<feMerge><feMergeNode in="paper"/><feMergeNode in="SourceGraphic"/></feMerge></filter>'
    )


def haloed(body: str, width: float = 64, height: float = 64, reach: float = 1.3, under: str = "") -> str:
    """A finished cut-out: the drawing on its thin rim of paper, `under` (a shadow) below both."""
    return page(f'{under}<g filter="url(#halo)">{body}</g>', width, height, halo(width, height, reach))


def icon(body: str) -> str:
    return haloed(body)
