"""Text in the game's fonts: sizes are logical, never below 12 real pixels; wrapped, with {icon:katana} in the
line and {b}bold{/b} and {i}italic{/i}. Text that does not fit its box is shrunk a little, then cut with an
ellipsis, and every cut is recorded while `watch()` is open."""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import lru_cache
from typing import Literal

import pygame

from yedo.assets import fonts_dir
from yedo.ui import art
from yedo.ui import watch as closer
from yedo.ui.canvas import TINY, Canvas, RectLike
from yedo.ui.theme import Colour

Role = Literal["display", "text", "bold", "italic"]
Align = Literal["left", "center", "right"]
VAlign = Literal["top", "middle", "bottom"]

FACES: dict[str, str] = {
    "display": "HinaMincho-Regular.ttf",
    "text": "AlegreyaSans-Regular.ttf",
    "bold": "AlegreyaSans-Bold.ttf",
    "italic": "Alegreya-Italic.ttf",
}
missing: set[str] = set()  # font files that were wanted and are not there
LINE = 1.2  # line height in ems
ICON = 1.2  # an inline icon's side in ems
ELLIPSIS = "…"
_MARKUP = re.compile(r"\{icon:([\w/]+)\}|\{(/?)([bi])\}")


@dataclass(frozen=True, slots=True)
class Overflow:
    """A text that was cut: what it needed and what its box gave, in real pixels."""

    words: str
    box: tuple[int, int]
    needed: tuple[int, int]


@dataclass(frozen=True, slots=True)
class Run:
    """A stretch of one line in one face, or one icon."""

    kind: str  # a role or "icon"
    words: str
    width: int


@dataclass(frozen=True, slots=True)
class Layout:
    lines: tuple[tuple[Run, ...], ...]
    width: int
    height: int


_watched: list[Overflow] | None = None


@contextmanager
def watch() -> Iterator[list[Overflow]]:
    """Collect every text that is cut while this is open."""
    global _watched
    before, _watched = _watched, []
    try:
        yield _watched
    finally:
        _watched = before


def real_size(canvas: Canvas, size: float) -> int:
    return max(canvas.least, round(size * canvas.scale * canvas.text_scale))


def measure(
    canvas: Canvas, words: str, role: Role = "text", size: float = 22, width: float | None = None
) -> tuple[float, float]:
    """Logical width and height of a text, wrapped at a logical width if one is given."""
    limit = None if width is None else canvas.px(width)
    done = layout(words, role, real_size(canvas, size), limit)
    return done.width / canvas.scale, done.height / canvas.scale


def fits(
    canvas: Canvas, words: str, rect: RectLike, role: Role = "text", size: float = 22, wrap: bool = True
) -> bool:
    """Whether the text fits the logical box at its full size."""
    box = canvas.rect(rect)
    done = layout(words, role, real_size(canvas, size), box.w if wrap else None)
    return done.width <= box.w and done.height <= box.h


def draw(
    canvas: Canvas,
    words: str,
    rect: RectLike,
    role: Role = "text",
    size: float = 22,
    colour: Colour | None = None,
    align: Align = "left",
    valign: VAlign = "top",
    wrap: bool = True,
    shrink: float = 0.8,
) -> pygame.Rect:
    """Draw text into a logical box; the real rect it covers. It may shrink to `shrink` of its size to fit."""
    box = canvas.rect(rect)
    px = real_size(canvas, size)
    smallest = max(canvas.least, round(px * shrink))
    done = layout(words, role, px, box.w if wrap else None)
    while (done.width > box.w or done.height > box.h) and px > smallest:
        px -= 1
        done = layout(words, role, px, box.w if wrap else None)
    smallest = max(TINY, round(real_size(canvas.miniature(), size) * shrink))
    while _too_large(done, px, box) and px > smallest:  # rather too small than cut
        px -= 1
        done = layout(words, role, px, box.w if wrap else None)
    if _too_large(done, px, box):
        if _watched is not None:
            _watched.append(Overflow(words, box.size, (done.width, done.height)))
        done = _cut(done, role, px, box.size)
    ink = colour or canvas.theme.text
    if closer.active is not None:
        around = box.inflate(2 * px, 2 * px)
        return closer.active.text(
            canvas.surface, words, around, lambda: _blit(canvas, done, box, px, ink, align, valign)
        )
    return _blit(canvas, done, box, px, ink, align, valign)


def _too_large(done: Layout, px: int, box: pygame.Rect) -> bool:
    """Whether letters would be outside the box; the air between lines may be."""
    return done.width > box.w or done.height > box.h + round(px * (LINE - 1))


def _blit(
    canvas: Canvas, done: Layout, box: pygame.Rect, px: int, colour: Colour, align: Align, valign: VAlign
) -> pygame.Rect:
    room = box.h - done.height
    top = box.y + {"top": 0, "middle": room // 2, "bottom": room}[valign]
    line_height = _line_height(px)
    covered = pygame.Rect(box.x, top, 0, done.height)
    for number, line in enumerate(done.lines):
        width = sum(run.width for run in line)
        x = box.x + {"left": 0, "center": (box.w - width) // 2, "right": box.w - width}[align]
        middle = top + number * line_height + line_height // 2
        covered.union_ip(pygame.Rect(x, middle, width, 0))
        for run in line:
            if run.kind == "icon":
                picture, sink = art.image(run.words, (round(px * ICON),) * 2, "contain"), 0
            else:
                picture, sink = _rendered(run.kind, px, run.words, tuple(colour)), _sink(run.kind, px)
            canvas.surface.blit(picture, picture.get_rect(midleft=(x, middle + sink)))
            x += run.width
    return covered


@lru_cache(maxsize=2048)
def layout(words: str, role: str, px: int, width: int | None) -> Layout:
    """Where the lines break, in real pixels."""
    lines: list[tuple[Run, ...]] = []
    current = role
    for paragraph in words.split("\n"):
        atoms, current = _atoms(paragraph, role, current)
        line: list[tuple[str, str]] = []
        for atom in atoms:
            trial = _join(line, atom)
            if line and width is not None and _width(trial, px) > width:
                lines.append(_runs(line, px))
                line = list(atom)
            else:
                line = trial
        lines.append(_runs(line, px))
    widest = max(sum(run.width for run in line) for line in lines)
    return Layout(tuple(lines), widest, _line_height(px) * len(lines))


def _atoms(paragraph: str, plain: str, role: str) -> tuple[list[list[tuple[str, str]]], str]:
    """The unbreakable pieces between spaces, each a list of (kind, words); and the role at the end, which
    goes on in the next paragraph."""
    atoms: list[list[tuple[str, str]]] = [[]]
    position = 0

    def put(kind: str, piece: str) -> None:
        for number, part in enumerate(piece.split(" ")):
            if number:
                atoms.append([])
            for face, stretch in _faces(kind, part):
                atoms[-1].append((face, stretch))

    for mark in _MARKUP.finditer(paragraph):
        put(role, paragraph[position : mark.start()])
        position = mark.end()
        if mark[1]:
            name = mark[1] if "/" in mark[1] else f"icons/{mark[1]}"
            atoms[-1].append(("icon", name))
        else:
            role = plain if mark[2] else {"b": "bold", "i": "italic"}[mark[3]]
    put(role, paragraph[position:])
    return [atom for atom in atoms if atom], role


def _faces(role: str, part: str) -> Iterator[tuple[str, str]]:
    """Kanji and kana are only in the display face, whatever the role of the text around them."""
    stretch, face = "", role
    for letter in part:
        own = "display" if ord(letter) >= 0x2E80 else role
        if own != face and stretch:
            yield face, stretch
            stretch = ""
        face = own
        stretch += letter
    if stretch:
        yield face, stretch


def _join(line: list[tuple[str, str]], atom: list[tuple[str, str]]) -> list[tuple[str, str]]:
    """The line with a space and the atom behind it; stretches of one face grow together, so that kerning
    and the number of drawn pieces stay right."""
    if not line:
        return list(atom)
    joined = list(line)
    kind, words = joined[-1]
    if kind == "icon":
        joined.append(("text", " "))
    else:
        joined[-1] = (kind, words + " ")
    for face, stretch in atom:
        if face != "icon" and joined[-1][0] == face:
            joined[-1] = (face, joined[-1][1] + stretch)
        else:
            joined.append((face, stretch))
    return joined


def _runs(line: list[tuple[str, str]], px: int) -> tuple[Run, ...]:
    return tuple(Run(kind, words, _width([(kind, words)], px)) for kind, words in line)


def _width(line: list[tuple[str, str]], px: int) -> int:
    return sum(round(px * ICON) if kind == "icon" else _advance(kind, px, words) for kind, words in line)


def _advance(role: str, px: int, words: str) -> int:
    fine = _fineness(px)
    return -(-font(role, px * fine).size(words)[0] // fine)


def _cut(done: Layout, role: str, px: int, size: tuple[int, int]) -> Layout:
    """As many whole lines as the box holds, the last one ending in an ellipsis."""
    count = max(1, min(len(done.lines), size[1] // _line_height(px)))
    lines = list(done.lines[:count])
    last = [(run.kind, run.words) for run in lines[-1]]
    while last and _width([*last, (role, ELLIPSIS)], px) > size[0]:
        kind, words = last[-1]
        if kind == "icon" or len(words) <= 1:
            last.pop()
        else:
            last[-1] = (kind, words[:-1])
    lines[-1] = _runs([*last, (role, ELLIPSIS)], px)
    return Layout(tuple(lines), min(done.width, size[0]), _line_height(px) * count)


def _line_height(px: int) -> int:
    return round(px * LINE)


@lru_cache(maxsize=96)
def font(role: str, px: int) -> pygame.font.Font:
    """The face of a role at a real size."""
    if not pygame.font.get_init():
        pygame.font.init()
    for face in dict.fromkeys((FACES[role], *FACES.values())):  # another of our own faces, if need be
        try:
            return pygame.font.Font(fonts_dir() / face, px)
        except (OSError, pygame.error):
            missing.add(f"fonts/{face}")
    return pygame.font.Font(None, px)


@lru_cache(maxsize=2000)
def _rendered(role: str, px: int, words: str, colour: tuple[int, ...]) -> pygame.Surface:
    """Small text is drawn larger and scaled down: the font's own small sizes push letters and words to
    whole pixels, which closes the gaps between words."""
    fine = _fineness(px)
    drawn = font(role, px * fine).render(words, True, colour)
    if fine == 1:
        return drawn
    drawn = pygame.transform.smoothscale(
        drawn, (-(-drawn.get_width() // fine), -(-drawn.get_height() // fine))
    )
    if px <= 18:
        # Scaling thins the strokes; a half-strength second coat brings the ink back.
        coat = drawn.copy()
        coat.set_alpha(110)
        drawn.blit(coat, (0, 0))
    return drawn


def forget() -> None:
    """Drop every drawn text; it is drawn anew where it is still needed."""
    _rendered.cache_clear()


def _fineness(px: int) -> int:
    return 4 if px <= 20 else 2 if px <= 40 else 1


@lru_cache(maxsize=96)
def _sink(role: str, px: int) -> int:
    """How far a line moves down so that its letters look centred, not their ascenders and descenders:
    the middle between that of capitals and that of small letters."""
    fine = _fineness(px)
    drawn = [font(role, px * fine).render(letter, True, "black") for letter in "Hx"]
    middle = sum(letter.get_bounding_rect().centery for letter in drawn) / 2
    return round((drawn[0].get_height() / 2 - middle) / fine)
