"""Card faces, composed from frame, vignette, icons and words and kept by size: the whole card for zoom and
trays, the slip of a mission in hand, and the strip of an action, bonus or event card."""

from collections.abc import Callable
from dataclasses import replace
from functools import cache
from typing import Any

import pygame

from engine.core.yaml_file import read_yaml
from engine.paths import data_dir
from engine.yedo.cards.table import Card
from engine.yedo.cards.text import card_text
from engine.yedo.faces import said as said
from engine.yedo.faces import turned as turned
from engine.yedo.game import Yedo
from engine.yedo.say import thing
from engine.yedo.views import is_hidden
from yedo.pictures import studio
from yedo.pictures.compose import compose
from yedo.pictures.derive import words_of
from yedo.pictures.parts import Picture
from yedo.pictures.words import HEIGHT, WIDTH
from yedo.tables.yedo import emperor
from yedo.tables.yedo.part import Rect
from yedo.tables.yedo.signs import INK as INK
from yedo.tables.yedo.signs import Need, draw_needs, needs, standing, units
from yedo.tables.yedo.signs import gains as gains
from yedo.ui import art, draw, text, words
from yedo.ui.canvas import Canvas
from yedo.ui.theme import Colour, theme
from yedo.ui.words import t

SIZE = (300, 440)
SMALLEST = 14.5  # the text of a strip
SIZES = (28.0, 25.0, 22.0, 20.0, 18.0, SMALLEST)  # the same, the largest that fits
BESIDE = 16.0  # the same beside a picture
INSET = 5  # between the text of a strip and its border
PAPER = Colour("#f6eeda")
GOLD = "#b98f35"
INKS = {
    "action": "#a8382b",
    "bonus": "#63407f",
    "event": "#1f4d72",
    "favor": "#8a2f2a",
    "blackmail": "#2b2a2e",
}
_faces = art.SurfaceCache(48 << 20)
_drafts: dict[object, tuple[str, ...]] = {}  # faces that wait for these pictures


@cache
def card_layout() -> dict[str, Any]:
    """data/yedo/card_layout.yaml: where things stand on a whole card."""
    path = data_dir() / "yedo" / "card_layout.yaml"
    found: dict[str, Any] = read_yaml(path)
    return found


def vignette(card: Card) -> str:
    """The picture of a card: its own, told by its words, or a set piece."""
    own = studio.name_of(card)
    if own is not None:
        return own
    if card.kind == "character":
        return f"cards/portrait_{card.raw['portrait']}"
    names = {
        "favor": f"favor_{card.id[2:]}", "clan_power": f"power_{card.id}",
        "daimyo": f"daimyo_{card.raw.get('district', 'copy')}",
    }  # fmt: skip
    return f"cards/{names.get(card.kind, card.kind)}"


def picture(card: Card) -> Picture:
    """The list of a card's picture, to bring it to life; a set piece is one finished scene."""
    name = vignette(card)
    if name.startswith(studio.PREFIX):
        return compose(words_of(card), card.id)
    return Picture("day", (), (WIDTH / 2, HEIGHT / 2), (), name.removeprefix("cards/"))


def frame(card: Card) -> str:
    kind = f"{card.kind}_{card.color}" if card.kind in ("mission", "emperor") and card.color else card.kind
    return f"cards/frame_{kind}"


def back(name: str) -> str:
    """The back of a hidden card, named like "?green" or "green"."""
    kind = name.lstrip("?")
    return f"cards/back_mission_{kind}" if kind in ("green", "yellow", "red", "black") else f"cards/back_{kind}"


def tint(card: Card) -> Colour:
    """The colour of a card's kind, for slips and strips."""
    if card.kind == "mission":
        return theme("day").mission[card.color]
    return Colour(INKS.get(card.kind, "#5a4d3a"))


# --- drawing -------------------------------------------------------------------------------------------


def face(canvas: Canvas, g: Yedo, id: str, rect: Rect, seat: int | None = None) -> None:
    """A whole card in a rect of its proportions; a hidden one is its back, a weapon its tile. With a seat,
    a mission shows what that seat has of it."""
    if id in g.board.weapons:
        art.draw(canvas, f"pieces/weapon_{id}", rect)
        return
    if is_hidden(id) or id not in g.cards:
        art.draw(canvas, back(id), rect, "stretch")
        return
    canvas.surface.blit(face_picture(canvas, g, id, rect, seat), canvas.rect(rect))


def face_picture(canvas: Canvas, g: Yedo, id: str, rect: Rect, seat: int | None = None) -> pygame.Surface:
    """The whole card as large as the rect, to be drawn or to be scaled; it is kept, so leave it as it is."""
    card = turned(g, id)
    marks = standing(g, seat, card) if seat is not None and card.kind == "mission" else None
    return _kept(canvas, ("face", *_said(g, card), _key(marks)), rect, lambda page: _whole(page, g, card, marks))


def slip(canvas: Canvas, g: Yedo, id: str, rect: Rect, seat: int | None) -> None:
    """A mission as it lies in hand: title, picture, both parts with what is met."""
    if is_hidden(id):
        art.draw(canvas, back(id), rect, "contain")
        return
    marks = standing(g, seat, g.cards[id]) if seat is not None else None
    made = _kept(canvas, ("slip", id, _key(marks)), rect, lambda page: _mission_slip(page, g, g.cards[id], marks))
    canvas.surface.blit(made, canvas.rect(rect))


def strip(canvas: Canvas, g: Yedo, id: str, rect: Rect) -> None:
    """An action, bonus or event card lying on its side: picture, title, rules text."""
    if is_hidden(id):
        picture = Rect(rect.x, rect.y, rect.h * 300 / 440, rect.h)
        art.draw(canvas, back(id), picture, "contain")
        return
    made = _kept(canvas, ("strip", *_said(g, g.cards[id])), rect, lambda page: _strip(page, g, g.cards[id]))
    canvas.surface.blit(made, canvas.rect(rect))


def _said(g: Yedo, card: Card) -> tuple[object, ...]:
    """A card of this game, and the options that its text depends on."""
    return card, g.rules.closure_toll, g.rules.blessing_wards, g.rules.favor_draw, g.edition.name


def _key(marks: tuple[list[Need], list[Need]] | None) -> object:
    return None if marks is None else tuple(tuple(part) for part in marks)


def _kept(
    canvas: Canvas, key: tuple[object, ...], rect: Rect, paint: Callable[[Canvas], object]
) -> pygame.Surface:
    """Paint once per size and language into a surface of its own."""
    box = canvas.rect(rect)
    full = (*key, box.size, canvas.text_scale, round(canvas.scale, 4), canvas.least, words.language(), art.settling)
    found = _faces.get(full)
    if found is not None and full in _drafts:  # drawn with an emblem: is there a picture now?
        if all(map(studio.studio.ready, _drafts[full])):
            found = None
        else:
            art.pending += _drafts[full]
    if found is None:
        before = len(art.pending)
        page = replace(canvas, surface=pygame.Surface(box.size, pygame.SRCALPHA), theme=theme("day"))
        paint(page)
        found = _faces.put(full, page.surface)
        _drafts.pop(full, None)
        if len(art.pending) > before:
            _drafts[full] = tuple(art.pending[before:])
    return found


def _whole(page: Canvas, g: Yedo, card: Card, marks: tuple[list[Need], list[Need]] | None) -> None:
    unit = page.width / SIZE[0]
    places = card_layout()["frames"].get(card.kind) or card_layout()["frames"]["action"]

    def at(name: str) -> Rect:
        return Rect(*(side * unit for side in places[name]))

    art.draw(page, vignette(card), at("vignette"), "stretch")
    art.draw(page, frame(card), Rect(0, 0, page.width, page.height), "stretch")
    icon = f"icons/{card.category}" if card.category else f"icons/{card.kind}"
    art.draw(page, icon, at("category"))
    title = at("title").inflate(6 * unit, 8 * unit)
    smallest = max(19 * unit * 0.6, page.least / page.scale)
    least = text.measure(page, thing(g, card.id), "bold", smallest, title.w - 3)
    if least[1] > title.h:  # a small card in a small window: the title needs a larger plate
        title = Rect(title.x, title.y, title.w, least[1] + 2)
        draw.rounded(page, title, PAPER, INK, 1.5, 4)
    text.draw(page, thing(g, card.id), title, "bold", 19 * unit, INK, "center", "middle", shrink=0.6)
    if card.kind == "mission":
        _whole_parts(page, card, places, unit, marks)
    elif card.kind == "emperor":
        emperor.draw_face(page, card, g.rules, places, unit)
    elif card.kind == "favor":
        _favor_body(page, g, card, at("body"), unit)
    elif "body" in places:
        body = "\n".join(said(g, card))
        role: text.Role = "text"
        text.draw(page, body, at("body"), role, 19 * unit, INK, "center", "middle", shrink=0.6)
    if card.kind == "daimyo":
        emperor.draw_marks(page, card, places, unit)
    if card.kind == "character":
        worth = f"{card.raw['pp']}{{icon:pp}}"
        text.draw(page, worth, at("value"), "bold", 15 * unit, INK, "center", "middle", wrap=False)
    if "phase" in places and card.phase:
        art.draw(page, f"icons/{phase_icon(card.phase)}", at("phase"))
    foot = at("footer").inflate(0, 4 * unit) if "footer" in places else Rect(0, 0, 0, 0)
    if foot.h and text.fits(page, _footer(card), foot, "italic", page.least / page.scale, wrap=False):
        # else it is a small card, which says it by its icon alone
        text.draw(
            page,
            _footer(card),
            foot,
            "italic",
            16 * unit,
            INK,
            "center",
            "middle",
            wrap=False,
            shrink=0.6,
        )
    seal = _seal(g, card)
    if "set" in places and card.kind in ("mission", "action", "event") and art.exists(seal):
        art.draw(page, seal, at("set"))


def _seal(g: Yedo, card: Card) -> str:
    """The seal of its set; in an edition without sets the edition's own, or the Samurai's mark."""
    if g.edition.fixed:
        return "icons/samurai" if card.id in g.edition.marked else "icons/set_edition_2012"
    return f"icons/set_{card.set}"


def _favor_body(page: Canvas, g: Yedo, card: Card, body: Rect, unit: float) -> None:
    """What it gives now, under its sign; and below what becomes of it."""
    later = "{icon:blackmail} " + t("table.later_blackmail")
    line = text.measure(page, later, "italic", 17 * unit, body.w)[1]
    foot = Rect(body.x, body.bottom - line - 2 * unit, body.w, line + 4 * unit)
    rules = "\n".join(said(g, card))
    room = foot.y - 6 * unit - body.y
    needed = text.measure(page, rules, "text", 20 * unit, body.w)[1]
    if needed > room:  # a very small card has room for what it gives now, no more
        room = body.h
    else:
        draw.brush_line(page, (foot.x, foot.y - 5 * unit), foot.w, Colour(GOLD))
        text.draw(page, later, foot, "italic", 17 * unit, INK, "center", "middle", shrink=0.7)
    side = min(62 * unit, room - needed)
    if side > 16 * unit:
        art.draw(page, f"icons/{card.id[2:]}", Rect(body.centerx - side / 2, body.y, side, side))
    words = Rect(body.x, body.y + max(0.0, side), body.w, room - max(0.0, side))
    text.draw(page, rules, words, "text", 21 * unit, INK, "center", "middle", shrink=0.6)


def _whole_parts(page: Canvas, card: Card, places: Any, unit: float, marks: Any) -> None:
    for number, part in enumerate(("standard", "bonus")):
        entries = card.standard.entries if part == "standard" else card.bonus.entries
        wanted = marks[number] if marks is not None else needs(entries)
        needs_at = Rect(*(side * unit for side in places[part]["needs"]))
        draw_needs(page, wanted, needs_at, min(40 * unit, needs_at.h))
        gives_at = Rect(*(side * unit for side in places[part]["gives"]))
        text.draw(
            page,
            gains(card.raw[part]["rewards"]),
            gives_at,
            "bold",
            26 * unit,
            INK,
            "left",
            "middle",
            wrap=False,
            shrink=0.5,
        )


def _footer(card: Card) -> str:
    if card.kind == "mission":
        return t(f"category.{card.category}")
    if card.kind == "action":
        return t(f"table.phase_of.{card.phase}")
    return t(f"table.kind_name.{card.kind}")


def phase_icon(code: str) -> str:
    """The icon of the moment at which an action card may be played."""
    return {
        "any": "play", "reaction": "negate", "P1": "preparation", "P2": "bidding", "P3": "event",
        "P4": "assign", "P5": "patrol", "P5B": "patrol_move", "P5C": "rescue", "P6": "trade", "P7": "actions",
    }.get(code, "play")  # fmt: skip


def _mission_slip(page: Canvas, g: Yedo, card: Card, marks: Any) -> None:
    whole = Rect(0, 0, page.width, page.height)
    ink = tint(card)
    done = marks is not None and all(need.met for need in marks[0])
    draw.rounded(page, whole, PAPER, INK, 2, 10)
    draw.rounded(page, whole.inflate(-5, -5), None, ink, 5, 8)
    inner = whole.inflate(-18, -16)
    crowded = sum(units(need) for need in needs(card.standard.entries)) > 4.5
    title = Rect(inner.x + 1, inner.y - 3, inner.w - 2, max(46, page.least * 2.45 / page.scale))
    picture = Rect(inner.x - 2, title.bottom + 1, inner.w + 4, inner.h * (0.14 if crowded else 0.22))
    art.draw(page, vignette(card), picture, "cover")
    draw.rounded(page, picture, None, INK, 1.5, 0)
    badge = Rect(inner.x - 2, picture.bottom - 30, 32, 32)
    art.draw(page, f"icons/{card.category}", badge)
    text.draw(page, thing(g, card.id), title, "bold", 19, INK, "center", "middle")
    top = picture.bottom + 5
    room = inner.bottom - top
    parts = (
        ("standard", Rect(inner.x, top, inner.w, room * 0.56)),
        ("bonus", Rect(inner.x, top + room * 0.58, inner.w, room * 0.42)),
    )
    for number, (part, area) in enumerate(parts):
        entries = card.standard.entries if part == "standard" else card.bonus.entries
        wanted = marks[number] if marks is not None else needs(entries)
        given = gains(card.raw[part]["rewards"])
        line = text.measure(page, given, "bold", 22 * 0.7)
        gives_height = 28 if line[0] <= area.w else max(28, line[1] * 2)
        if part == "bonus":
            tinted = Colour(ink.r, ink.g, ink.b, 40)
            draw.rounded(page, area.inflate(8, 2), tinted, None, 0, 6)
        draw_needs(page, wanted, Rect(area.x, area.y + 2, area.w, area.h - gives_height - 4), 50, middle=True)
        gives = Rect(area.x, area.bottom - gives_height, area.w, gives_height)
        text.draw(
            page,
            given,
            gives,
            "bold",
            22,
            INK,
            "center",
            "middle",
            wrap=line[0] > area.w,
            shrink=0.7,
        )
    if done:
        draw.rounded(page, whole.inflate(-3, -3), None, theme("day").good, 4, 9)
        art.draw(page, "icons/confirm", Rect(whole.right - 40, picture.y - 10, 36, 36))


def _strip(page: Canvas, g: Yedo, card: Card) -> None:
    whole = Rect(0, 0, page.width, page.height)
    ink = tint(card)
    draw.rounded(page, whole, PAPER, INK, 2, 9)
    draw.rounded(page, whole.inflate(-4, -4), None, ink, 4, 7)
    inner = whole.inflate(-16, -12)
    tall = whole.h > whole.w * 0.62
    least = page.least * 1.2 / page.scale  # a line of the smallest text
    band = Rect(inner.x, inner.y, inner.w, max(least, min(28, inner.h * 0.3)))
    draw.rounded(page, band.inflate(6, 2), ink, None, 0, 5)
    icons = [phase_icon(card.phase)] if card.kind == "action" else [card.kind]
    title = Rect(band.x + 4, band.y, band.w - 34, band.h)
    smallest = max(19 * 0.7, page.least / page.scale)
    if text.measure(page, thing(g, card.id), "bold", smallest)[0] > title.w:  # a long title takes the icon's room
        icons, title = [], Rect(band.x, band.y, band.w + 2, band.h)
        lines = text.measure(page, thing(g, card.id), "bold", smallest, title.w - 3)[1]
        if lines > band.h:  # a very long one two lines
            band.h = title.h = lines
            draw.rounded(page, band.inflate(6, 2), ink, None, 0, 5)
    for n, icon in enumerate(icons):
        art.draw(page, f"icons/{icon}", Rect(band.right - 28 * (n + 1), band.y, 27, band.h))
    light = theme("day").on_accent
    text.draw(page, thing(g, card.id), title, "bold", 19, light, "left", "middle", wrap=not icons, shrink=0.7)
    body = Rect(inner.x, band.bottom + 3, inner.w, inner.bottom - band.bottom - 3)
    rules = " ".join(card_text(card, g.rules))
    if tall:
        picture = Rect(body.x, body.y, body.w, min(body.w * 260 / 600, body.h * 0.4))
        below = Rect(body.x, picture.bottom + 2, body.w, body.bottom - picture.bottom - 2)
        if text.fits(page, rules, below.inflate(-2 * INSET, 0), "text", SMALLEST):
            art.draw(page, vignette(card), picture, "cover")
            body = below
    wanted = needs(card.requires.entries) if card.kind == "action" else []
    if card.cost:
        wanted.insert(0, Need(("mon",), card.cost))
    width = min(body.w * 0.3, 30 * sum(units(n) for n in wanted))
    beside = Rect(body.x + width + 6, body.y, body.w - width - 6, body.h)
    if wanted and text.fits(page, rules, beside, "text", SMALLEST):  # else the words alone, which say the same
        draw_needs(page, wanted, Rect(body.x, body.y, width, body.h), 30)
        body = beside
    elif not tall:
        picture = Rect(body.x, body.y, body.w * 0.36, body.h)
        beside = Rect(picture.right + 4, body.y, body.right - picture.right - 4, body.h)
        if text.fits(page, rules, beside.inflate(-2 * INSET, 0), "text", BESIDE):
            art.draw(page, vignette(card), picture, "cover")
            draw.rounded(page, picture, None, INK, 1.5, 0)
            body = beside
    words_at = body.inflate(-2 * INSET, 0)
    size = next((size for size in SIZES if text.fits(page, rules, words_at, "text", size)), 0.0)
    if size:
        text.draw(page, rules, words_at, "text", size, INK, "left", "middle")
    else:
        _crowded_strip(page, g, card, rules, body)


def _crowded_strip(page: Canvas, g: Yedo, card: Card, rules: str, body: Rect) -> None:
    """One of many cards in a small window: title and rules in one piece, tiny if need be; a picture where there is no
    room even so."""
    whole = Rect(0, 0, page.width, page.height)
    words_at = whole.inflate(-2 * INSET - 10, -8)
    words = f"{{b}}{thing(g, card.id)}.{{/b}} {rules}"
    pages = [p for p in (page, page.miniature()) if text.fits(p, words, words_at, "text", p.least / p.scale)]
    if pages:
        draw.rounded(page, whole, PAPER, INK, 2, 9)
        draw.rounded(page, whole.inflate(-4, -4), None, tint(card), 4, 7)
        text.draw(pages[0], words, words_at, "text", SMALLEST, INK, "left", "middle", shrink=0.7)
    else:
        art.draw(page, vignette(card), body, "cover")
        draw.rounded(page, body, None, INK, 1.5, 0)
