"""The pictures of the rules pages of a game that paints none itself: drawings side by side, stretches of large ones.

    {art: [shitenno/card_bushi, shitenno/card_sohei, "-", shitenno/seal_4]}     a stroke begins a new row
    {art: shitenno/title_sensei@55}     the upper 55 of 100 parts of a drawing
    {game: [edo, build]}     the board of a lesson's chapter, as the list of saved games shows it; perhaps only a part
                             of it: left, top, width, height in hundredths
    {crop: [edo/map_a, 1020, 60, 90, 260, 180]}     the drawing, its width in units, then left, top, width, height

A drawing that has a day and a night side is shown in that of the table."""

from __future__ import annotations

from functools import lru_cache

import pygame

from yedo.help.pages import Picture
from yedo.tables import table_of
from yedo.ui import art, draw
from yedo.ui.canvas import Canvas

Rect = pygame.FRect
Size = tuple[float, float]
GAP = 14.0
BREAK = "-"
ACROSS = 5  # drawings in a row
THUMB = 560  # pixels of a board's width
WIDE = 700  # real pixels from which a drawing has a row of its own


def side_of(name: str, side: str) -> str:
    """The version of a drawing for a board side, where it has one."""
    own = f"{name}_{side}"
    return own if art.exists(own) else name


def shape(picture: Picture) -> Size:
    """Width and height the picture would like to have, in logical pixels."""
    if picture.kind == "crop":
        _, _, w, h = _box(picture)
        return w, h
    if picture.kind == "game":
        return _board(picture.what, THUMB * max(55, _part(picture.what)[2]) // 100, "normal").get_size()
    rows = _rows(picture)
    widths = [sum(w for _, (w, _) in row) + GAP * (len(row) - 1) for row in rows]
    return max(widths), sum(max(h for _, (_, h) in row) for row in rows) + GAP * (len(rows) - 1)


def show(canvas: Canvas, picture: Picture, place: Rect) -> None:
    if picture.kind == "crop":
        _show_crop(canvas, picture, place)
    elif picture.kind == "game":
        box = canvas.rect(place)
        found = _board(picture.what, box.w, canvas.theme.palette)
        canvas.surface.blit(pygame.transform.smoothscale(found, box.size), box)
        draw.rounded(canvas, place, None, canvas.theme.ink, 3, 4)
    else:
        _show_rows(canvas, picture, place)


def _part(what: tuple[str, ...]) -> tuple[int, int, int, int]:
    x, y, w, h = (int(number) for number in what[2:]) if len(what) > 2 else (0, 0, 100, 100)
    return x, y, w, h


@lru_cache(maxsize=12)
def _board(what: tuple[str, ...], width: int, palette: str) -> pygame.Surface:
    """So many pixels wide."""
    table, (x, y, w, h) = table_of(what[0]), _part(what)
    assert table.course is not None
    whole = table.thumbnail(table.course.chapters[what[1]].begin(), width * 100 // w, palette)
    wide, high = whole.get_size()
    return whole.subsurface((wide * x // 100, high * y // 100, wide * w // 100, high * h // 100))


def _box(picture: Picture) -> tuple[float, float, float, float]:
    x, y, w, h = (float(number) for number in picture.what[2:])
    return x, y, w, h


def _show_crop(canvas: Canvas, picture: Picture, place: Rect) -> None:
    whole = side_of(picture.what[0], canvas.theme.side)
    (width, height), (x, y, w, h) = art.size(whole), _box(picture)
    unit = width / float(picture.what[1])
    part = pygame.Rect(round(x * unit), round(y * unit), round(w * unit), round(h * unit))
    found = art.image(whole, (width, height), "stretch").subsurface(part.clip((0, 0, width, height)))
    box = canvas.rect(place)
    canvas.surface.blit(pygame.transform.smoothscale(found, box.size), box)
    draw.rounded(canvas, place, None, canvas.theme.ink, 3, 4)


def _rows(picture: Picture) -> list[list[tuple[str, Size]]]:
    """Small drawings up to three in a row, large ones alone, each with its size."""
    rows: list[list[tuple[str, Size]]] = [[]]
    for name in picture.what:
        if name == BREAK:
            rows.append([])
            continue
        width, height = _size(name)
        if rows[-1] and (width > WIDE or len(rows[-1]) == ACROSS or rows[-1][0][1][0] * 2 > WIDE):
            rows.append([])
        rows[-1].append((name, (width / 2, height / 2)))
    return rows


def _size(name: str) -> Size:
    name, _, upper = name.partition("@")
    width, height = art.size(side_of(name, "day"))
    return width, height * float(upper or 100) / 100


def _draw(canvas: Canvas, name: str, spot: Rect) -> None:
    name, _, upper = name.partition("@")
    found = side_of(name, canvas.theme.side)
    if not upper:
        art.draw(canvas, found, spot, "stretch")
        return
    box = canvas.rect(spot)
    whole = art.image(found, (box.w, round(box.h * 100 / float(upper))), "stretch")
    canvas.surface.blit(whole.subsurface((0, 0, box.w, min(box.h, whole.get_height()))), box)


def _show_rows(canvas: Canvas, picture: Picture, place: Rect) -> None:
    unit = place.w / shape(picture)[0]
    y = place.y
    for row in _rows(picture):
        width = sum(w for _, (w, _) in row) + GAP * (len(row) - 1)
        tallest = max(h for _, (_, h) in row)
        x = place.centerx - width * unit / 2
        for name, (w, h) in row:
            spot = Rect(x, y + (tallest - h) * unit, w * unit, h * unit)
            _draw(canvas, name, spot)
            x += (w + GAP) * unit
        y += (tallest + GAP) * unit
