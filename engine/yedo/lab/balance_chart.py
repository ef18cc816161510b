"""The balance report's chart, hand-written SVG: missions, action cards, powers and characters at a glance."""

from __future__ import annotations

from .balance import ROUNDS, Counts
from .balance_page import COLORS, HIGH, LOW, cards_of, pars

INK, PAPER, LINE, BAND = "#2b2622", "#f4ead5", "#b9a98a", "#e4d6b6"


def chart(counts: Counts) -> str:
    parts = [
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1000 760" font-family="Georgia, serif" '
        f'font-size="13" fill="{INK}">',
        f'<rect width="1000" height="760" fill="{PAPER}"/>',
        *scatter(counts), *bars(counts), *against_par(counts), "</svg>",
    ]
    return "\n".join(parts) + "\n"


def text(x: float, y: float, words: str, more: str = "") -> str:
    safe = words.replace("&", "&amp;").replace("<", "&lt;")
    return f'<text x="{x:.1f}" y="{y:.1f}" {more}>{safe}</text>'


def line(x1: float, y1: float, x2: float, y2: float, color: str = LINE) -> str:
    return f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" stroke="{color}"/>'


def scatter(counts: Counts) -> list[str]:
    """Each mission: how late and how often it is completed."""
    x0, y0, w, h = 60, 330, 420, 270
    parts = [text(x0, 40, "Missions: share completed, by average round", 'font-weight="bold"')]
    for k in range(0, 101, 20):
        y = y0 - h * k / 100
        parts += [line(x0, y, x0 + w, y), text(x0 - 8, y + 4, f"{k}%", 'text-anchor="end"')]
    for k in range(1, ROUNDS + 1):
        x = x0 + w * (k - 1) / (ROUNDS - 1)
        parts.append(text(x, y0 + 18, str(k), 'text-anchor="middle"'))
    for card in cards_of("mission"):
        done, drawn = counts["done", card.id], counts["drawn", card.id]
        if done and drawn:
            x = x0 + w * (counts["round", card.id] / done - 1) / (ROUNDS - 1)
            y = y0 - h * min(1.0, done / drawn)
            title = f"<title>{card.id}</title>"
            dot = f'<circle cx="{x:.1f}" cy="{y:.1f}" r="4" fill="{COLORS[card.color]}" fill-opacity="0.8">'
            parts.append(f"{dot}{title}</circle>")
    for i, (color, shade) in enumerate(COLORS.items()):
        parts.append(f'<circle cx="{x0 + 90 * i + 6}" cy="{y0 + 38}" r="5" fill="{shade}"/>')
        parts.append(text(x0 + 90 * i + 16, y0 + 42, color))
    return parts


def bars(counts: Counts) -> list[str]:
    """Action cards from the least played to the most."""
    x0, y0, w, h = 550, 330, 420, 270
    parts = [text(x0, 40, "Action cards: share of drawn cards that are played", 'font-weight="bold"')]
    shares = []
    for card in cards_of("action"):
        if drawn := counts["drawn", card.id]:
            shares.append((min(1.0, counts["played", card.id] / drawn), card.id))
    shares.sort()
    for k in range(0, 101, 20):
        y = y0 - h * k / 100
        parts += [line(x0, y, x0 + w, y), text(x0 - 8, y + 4, f"{k}%", 'text-anchor="end"')]
    step = w / max(1, len(shares))
    for i, (part, id) in enumerate(shares):
        x, tall = x0 + i * step, h * part
        box = f'<rect x="{x:.1f}" y="{y0 - tall:.1f}" width="{step * 0.75:.1f}" height="{tall:.1f}" fill="#46627f">'
        parts.append(f"{box}<title>{id} {part:.0%}</title></rect>")
    for i, (_, id) in enumerate(shares[:3]):
        parts.append(text(x0 + i * 60, y0 + 18, id))
    if shares:
        parts.append(text(x0 + w, y0 + 18, shares[-1][1], 'text-anchor="end"'))
        parts.append(text(x0, y0 + 40, "the three least played on the left, the most played on the right"))
    return parts


def against_par(counts: Counts) -> list[str]:
    """Powers and characters: wins in pars, with the band they should lie in."""
    x0, y0, w, h = 60, 700, 910, 250
    top = 2.0
    parts = [text(x0, y0 - h - 20, "Wins of powers and characters, 1.0 is par", 'font-weight="bold"')]
    y_low, y_high = y0 - h * LOW / top, y0 - h * HIGH / top
    parts.append(f'<rect x="{x0}" y="{y_high:.1f}" width="{w}" height="{y_low - y_high:.1f}" fill="{BAND}"/>')
    for k in (0.0, LOW, 1.0, HIGH, top):
        y = y0 - h * k / top
        parts += [line(x0, y, x0 + w, y), text(x0 - 8, y + 4, f"{k:g}", 'text-anchor="end"')]
    held = [("power", c.id, c.title.removeprefix("The ")) for c in cards_of("clan_power")]
    held += [("active", c.id, c.id) for c in cards_of("character")]
    step = w / len(held)
    for i, (name, what, label) in enumerate(held):
        x, tall = x0 + (i + 0.15) * step, h * min(top, pars(counts, name, what)) / top
        color = "#7a3b4e" if name == "power" else "#4f7a4a"
        box = f'<rect x="{x:.1f}" y="{y0 - tall:.1f}" width="{step * 0.7:.1f}" height="{tall:.1f}" fill="{color}"/>'
        parts.append(box)
        turn = f'text-anchor="middle" transform="rotate(-24 {x + step / 3:.1f} {y0 + 22})" font-size="11"'
        parts.append(text(x + step / 3, y0 + 22, label, turn))
    return parts
