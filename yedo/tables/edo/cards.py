"""Edo's cards on the table: authorization cards that are turned until a deed points down, special cards with two, and
the merchant's. Everything printed on them is a drawing; their words are beside them."""

from __future__ import annotations

import pygame

from engine.core.words import t
from engine.edo import say
from engine.edo.game import Edo
from engine.edo.state import HIDDEN
from yedo.tables.edo.part import Rect, icon
from yedo.ui import art, draw, text
from yedo.ui.canvas import Canvas
from yedo.ui.panel import panel
from yedo.ui.theme import Colour

SIZE = (300, 300)
BELOW, RIGHT, ABOVE, LEFT = range(4)  # where a quarter points
MERCHANT = (600, 660)  # units of the merchant's card,
GOODS, POINT = (50, 48, 500, 252), (50, 362, 500, 250)  # and its halves
INK = Colour("#1b1a17")
_turned = art.SurfaceCache(24 << 20)


def is_card(view: Edo, thing: str) -> bool:
    return thing in view.board.deeds or thing in view.board.merchants


def picture(view: Edo, card: str) -> str:
    """The picture of an authorization or special card, its back if nobody may know it."""
    if card.startswith(HIDDEN) or not card:
        return "edo/auth_back"
    return f"edo/auth_{card}" if card in view.board.basic else f"edo/special_{card}"


def deeds(view: Edo, card: str) -> list[str]:
    return list(view.board.deeds[card])


def step(view: Edo, card: str) -> int:
    """Degrees between two deeds of a card."""
    return 360 // max(1, len(deeds(view, card)))


def angle(view: Edo, card: str, deed: str) -> int:
    """How far a card is turned, clockwise, for a deed to point down."""
    names = deeds(view, card)
    return names.index(deed) * step(view, card) if deed in names else 0


def deed_at(view: Edo, card: str, now: str, place: Rect, at: tuple[float, float]) -> str:
    """The deed printed under a point of a card that lies there with `now` pointing down."""
    names = deeds(view, card)
    x, y = at[0] - place.centerx, at[1] - place.centery
    first = names.index(now) if now in names else 0
    if len(names) == 2:
        return names[first if y >= 0 else 1 - first]
    way = (RIGHT if x > 0 else LEFT) if abs(x) > abs(y) else (BELOW if y > 0 else ABOVE)
    return names[(way + first) % len(names)]


def quarter(view: Edo, card: str, now: str, deed: str, place: Rect) -> Rect:
    """Where a deed is printed on a card that lies there with `now` pointing down."""
    names = deeds(view, card)
    way = (names.index(deed) - (names.index(now) if now in names else 0)) % len(names)
    if len(names) == 2:
        return Rect(
            place.x + place.w * 0.14, place.y + place.h * (0.7 if way == 0 else 0.06), place.w * 0.72, place.h * 0.24
        )
    side = place.w * 0.3
    middle = {BELOW: (0.0, 0.31), RIGHT: (0.31, 0.0), ABOVE: (0.0, -0.31), LEFT: (-0.31, 0.0)}[way]
    x, y = place.centerx + middle[0] * place.w, place.centery + middle[1] * place.h
    return Rect(x - side / 2, y - side / 2, side, side)


def lay(canvas: Canvas, view: Edo, card: str, deed: str, place: Rect, alpha: float = 1.0, turn: float = 0.0) -> None:
    """A card with a deed pointing down and in gold; `turn` is how many degrees it still has to turn."""
    box = canvas.rect(place)
    name = picture(view, card)
    known = not card.startswith(HIDDEN) and bool(card)
    whole = (angle(view, card, deed) if known and deed else 0) - turn
    surface = _rotated(name, box.size, whole)
    if alpha < 1:
        surface = surface.copy()
        surface.set_alpha(round(255 * alpha))
    canvas.surface.blit(surface, surface.get_rect(center=box.center))
    if known and deed and not turn:
        mark(canvas, view, card, place, alpha)


def mark(canvas: Canvas, view: Edo, card: str, place: Rect, alpha: float = 1.0) -> None:
    """Gold on the deed that points down."""
    if len(deeds(view, card)) == 4:
        edge = [(0.08, 0.93), (0.5, 0.53), (0.92, 0.93)]
    else:
        edge = [(0.07, 0.93), (0.07, 0.68), (0.93, 0.68), (0.93, 0.93)]
    box = canvas.rect(place)
    points = [(box.x + x * box.w, box.y + y * box.h) for x, y in edge]
    veil = pygame.Surface(box.size, pygame.SRCALPHA)
    local = [(x - box.x, y - box.y) for x, y in points]
    pygame.draw.polygon(veil, (240, 190, 60, round(70 * alpha)), local)
    canvas.surface.blit(veil, box)
    pygame.draw.lines(canvas.surface, INK, True, points, canvas.line(6))
    pygame.draw.lines(canvas.surface, canvas.theme.glow, True, points, canvas.line(3.5))


def _rotated(name: str, size: tuple[int, int], degrees: float) -> pygame.Surface:
    flat = art.image(name, size, "contain")
    if degrees % 360 == 0:
        return flat
    if degrees % 90:
        return pygame.transform.rotozoom(flat.convert_alpha(), -degrees, 1.0)
    key = (name, size, degrees, art.settling)
    found = _turned.get(key)
    return found or _turned.put(key, pygame.transform.rotate(flat.convert_alpha(), -degrees))


# --- the merchant's -----------------------------------------------------------------------------------------------


def halves(place: Rect) -> tuple[Rect, Rect]:
    """Goods and point of a merchant card that lies there."""
    ratio = min(place.w / MERCHANT[0], place.h / MERCHANT[1])
    x, y = place.centerx - MERCHANT[0] * ratio / 2, place.centery - MERCHANT[1] * ratio / 2
    first, second = (Rect(x + a * ratio, y + b * ratio, w * ratio, h * ratio) for a, b, w, h in (GOODS, POINT))
    return first, second


def merchant(canvas: Canvas, view: Edo, card: str, place: Rect) -> None:
    """What he sells above, what he gives a point for below."""
    if card not in view.board.merchants:
        art.draw(canvas, "edo/merchant_back", place)
        return
    art.draw(canvas, "edo/merchant_card", place)
    m = view.board.merchants[card]
    goods, point = halves(place)
    size = goods.h * 0.4
    up, down = Rect(goods.x, goods.y, goods.w, goods.h / 2), Rect(goods.x, goods.centery, goods.w, goods.h / 2)
    _line(canvas, [t("edo.table.up_to", n=m.most), f"edo/goods_{m.good}"], up, size)
    _line(canvas, [t("edo.table.each", n=m.price), icon("ryo"), t("edo.table.apiece")], down, size * 0.85)
    price: list[str] = []
    for what, n in m.point.items():
        price += [str(n), icon("ryo") if what == "ryo" else f"edo/goods_{what}"]
    up, down = Rect(point.x, point.y, point.w, point.h / 2), Rect(point.x, point.centery, point.w, point.h / 2)
    _line(canvas, price, up, size)
    _line(canvas, [t("edo.table.gives", n=1), icon("power")], down, size)


def _line(canvas: Canvas, parts: list[str], room: Rect, size: float) -> None:
    """Words and pictures side by side in the middle of a room."""
    side = min(room.h * 0.96, size * 1.5)
    page = canvas.miniature()
    widths = [side if "/" in part else text.measure(page, part, "bold", size)[0] for part in parts]
    gap = size * 0.22
    x = room.centerx - (sum(widths) + gap * (len(parts) - 1)) / 2
    for part, width in zip(parts, widths, strict=True):
        if "/" in part:
            art.draw(canvas, part, Rect(x, room.centery - side / 2, side, side))
        else:
            box = Rect(x - 2, room.y, width + 4, room.h)
            text.draw(page, part, box, "bold", size, INK, "center", "middle", wrap=False, shrink=0.6)
        x += width + gap


# --- words ----------------------------------------------------------------------------------------------------------


def face(canvas: Canvas, view: Edo, thing: str, rect: Rect) -> None:
    """A card alone."""
    if thing in view.board.merchants:
        merchant(canvas, view, thing, rect)
    else:
        lay(canvas, view, thing, "", rect)


def words(view: Edo, thing: str, title: bool) -> list[str]:
    if thing in view.board.merchants:
        return [t("edo.table.merchant_title")] * title + list(say.merchant_words(view, thing))
    lines = [t("edo.table.card_title", card=say.card(thing))] * title
    for deed in view.board.deeds[thing].values():
        most = t("edo.deed.most", n=deed.max)
        mark_ = "{icon:" + icon(deed.name) + "}"
        lines.append(
            t("edo.table.deed_line", icon=mark_, deed=say.deed(deed.name), text=say.deed_words(deed), most=most)
        )
    return lines


def legend(canvas: Canvas, view: Edo, thing: str, room: Rect) -> None:
    """A card that is looked at alone: its name, and each of its deeds with picture and words."""
    panel(canvas, room, "sheet")
    inner = room.inflate(-72, -64)
    if thing in view.board.merchants:
        name, rows = t("edo.table.merchant"), list(zip((icon("trade"), icon("power")), ("", ""),
                                                       say.merchant_words(view, thing), strict=True))  # fmt: skip
    else:
        name, rows = t("edo.table.card", card=say.card(thing)), []
        for deed in view.board.deeds[thing].values():
            told = t("edo.table.deed_does", text=say.deed_words(deed), most=t("edo.deed.most", n=deed.max))
            rows.append((icon(deed.name), t("edo.table.deed", deed=say.deed(deed.name)), told))
    theme = canvas.theme
    head = Rect(inner.x, inner.y, inner.w, 64)
    text.draw(canvas, name, head, "display", 44, theme.heading, "left", "middle", wrap=False, shrink=0.6)
    draw.brush_line(canvas, (inner.x, head.bottom + 6), inner.w, theme.gold_deep)
    each = min(190.0, (inner.bottom - head.bottom - 24) / len(rows))
    for n, (sign, title, told) in enumerate(rows):
        row = Rect(inner.x, head.bottom + 24 + n * each, inner.w, each - 14)
        side = min(84.0, row.h)
        art.draw(canvas, sign, Rect(row.x, row.y + (min(row.h, 100) - side) / 2, side, side))
        words = Rect(row.x + side + 20, row.y, row.w - side - 20, row.h)
        if title:
            text.draw(canvas, title, Rect(words.x, words.y, words.w, 34), "bold", 26, None, "left", "middle")
            words = Rect(words.x, words.y + 36, words.w, words.h - 36)
        text.draw(canvas, told, words, "text", 24, None, "left", "top", shrink=0.7)


def slip(canvas: Canvas, place: Rect, lit: bool = False) -> None:
    """The empty place of a card."""
    theme = canvas.theme
    draw.rounded(canvas, place, None, theme.glow if lit else theme.gold_deep, 3 if lit else 1.5, 10)
