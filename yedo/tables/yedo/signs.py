"""What a card asks for, drawn: requirement icons with their marks (engine.yedo.signs says which)."""

from engine.yedo.signs import Need as Need
from engine.yedo.signs import gains as gains
from engine.yedo.signs import needs as needs
from engine.yedo.signs import standing as standing
from yedo.tables.yedo.part import Rect
from yedo.ui import art, draw, text
from yedo.ui.canvas import Canvas
from yedo.ui.theme import Colour

INK = Colour("#1b1a17")
SOFT = Colour("#5a4d3a")
_NUMBER = 0.5  # the room for a number before its icon, in icons


# --- drawing -------------------------------------------------------------------------------------------


def draw_needs(canvas: Canvas, wanted: list[Need], area: Rect, side: float, middle: bool = False) -> None:
    """Requirement icons, each with its mark, in as many rows as let them be largest."""
    if not wanted:
        return
    best: tuple[float, list[list[Need]]] = (0.0, [wanted])
    for rows in (1, 2, 3):
        lines = _split(wanted, rows)
        widest = max(sum(units(need) for need in line) for line in lines)
        fit = min(side, area.w / widest, area.h / len(lines))
        if fit > best[0] + 2:
            best = (fit, lines)
    size, lines = best
    y = area.centery - size * len(lines) / 2
    for line in lines:
        width = sum(units(need) for need in line) * size
        x = area.centerx - width / 2 if middle else area.x
        for need in line:
            _draw_need(canvas, need, Rect(x, y, units(need) * size, size))
            x += units(need) * size
        y += size


def _split(wanted: list[Need], rows: int) -> list[list[Need]]:
    """The icons in so many rows of about the same width, in their order."""
    whole = sum(units(need) for need in wanted)
    lines: list[list[Need]] = [[]]
    filled = 0.0
    for need in wanted:
        if lines[-1] and filled >= whole * len(lines) / rows - 0.5 and len(lines) < rows:
            lines.append([])
        lines[-1].append(need)
        filled += units(need)
    return lines


def units(need: Need) -> float:
    return len(need.icons) * 0.85 + 0.15 + (_NUMBER if need.number else 0)


def _draw_need(canvas: Canvas, need: Need, place: Rect) -> None:
    side = place.h
    alpha = 0.72 if need.met is False else 1.0
    if len(need.icons) > 1:
        draw.rounded(canvas, place.inflate(-2, -2), None, SOFT, 1, side * 0.3)
    x = place.x
    if need.number:
        number = Rect(x, place.y, side * _NUMBER, side)
        text.draw(
            canvas,
            str(need.number),
            number.inflate(8, max(4.0, side * 0.5)),  # a line is higher than its numeral
            "bold",
            side * 0.62,
            INK,
            "center",
            "middle",
            wrap=False,
        )
        x += side * _NUMBER
    for icon in need.icons:
        art.draw(
            canvas,
            f"icons/{icon}",
            Rect(x, place.y, side, side).inflate(-side * 0.12, -side * 0.12),
            alpha=alpha,
        )
        x += side * 0.85
    if need.met is not None:
        mark = side * 0.46
        icon = "icons/met" if need.met else "icons/missing"
        art.draw(canvas, icon, Rect(place.right - mark, place.bottom - mark, mark, mark))
