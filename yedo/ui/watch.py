"""Looks for text that cannot be read: drawn over other text that still shows, or over the edge of its sheet. Only while
`closely()` is open, for it keeps a copy of the picture around every text."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass

import pygame

ALIKE = (12, 12, 12, 12)  # colours that differ by less are the same
LEFT = 0.6  # of a place looks as it did: nothing was laid over it
WINDOW = 480  # pixels that a window is wide and high at least
CROSSED = 4  # pixels of other text in the way before it counts
EDGE = 4  # pixels of a sheet's outline that are looked at
SPILT = 2  # pixels over the edge of a sheet before they count


@dataclass(frozen=True, slots=True)
class Seen:
    """A text that was drawn: where, which pixels are its ink, and what the place looked like then."""

    page: object
    words: str
    area: pygame.Rect
    ink: pygame.mask.Mask
    after: pygame.Surface


@dataclass(frozen=True, slots=True)
class Clash:
    """Text that cannot be read; `other` is what it lies on, "" for the edge of its sheet."""

    words: str
    other: str
    area: tuple[int, int, int, int]


class Watch:
    def __init__(self) -> None:
        self.clashes: list[Clash] = []
        self._seen: list[Seen] = []
        self._sheets: list[tuple[object, pygame.Rect, pygame.Surface]] = []

    def sheet(self, surface: pygame.Surface, area: pygame.Rect) -> None:
        """A sheet was laid here."""
        shown = area.clip(surface.get_rect())
        if shown:
            place = shown.move(surface.get_abs_offset())
            self._sheets.append((_page(surface), place, surface.subsurface(shown).copy()))

    def text(
        self, surface: pygame.Surface, words: str, box: pygame.Rect, draw: Callable[[], pygame.Rect]
    ) -> pygame.Rect:
        """Draw a text within a box, looking at the picture before and after."""
        area = box.clip(surface.get_rect())
        if not words.strip() or not area:
            return draw()
        before = surface.subsurface(area).copy()
        covered = draw()
        after = surface.subsurface(area).copy()
        ink = _alike(before, after)
        ink.invert()
        if not ink.count():
            return covered
        page, place = _page(surface), area.move(surface.get_abs_offset())
        new = Seen(page, words, place, ink, after)
        for old in self._seen:
            if old.page == page and old.words != words and _crossed(old, new, before) >= CROSSED:
                self._add(words, old.words, place)
        self._spilt(new, before)
        self._seen.append(new)
        return covered

    def _spilt(self, new: Seen, before: pygame.Surface) -> None:
        """Whether ink crosses an edge of the sheet it lies on, the edge being seen."""
        rects = new.ink.get_bounding_rects()
        whole = rects[0].unionall(rects[1:]).move(new.area.topleft)
        for page, sheet, shown in reversed(self._sheets):
            if page == new.page and sheet.collidepoint(whole.center):
                for over, edge in (
                    (sheet.left - whole.left, (sheet.left, whole.top, EDGE, whole.h)),
                    (whole.right - sheet.right, (sheet.right - EDGE, whole.top, EDGE, whole.h)),
                    (sheet.top - whole.top, (whole.left, sheet.top, whole.w, EDGE)),
                    (whole.bottom - sheet.bottom, (whole.left, sheet.bottom - EDGE, whole.w, EDGE)),
                ):  # fmt: skip
                    place = pygame.Rect(edge).clip(sheet).clip(new.area)
                    if over > SPILT and place and _unchanged(place, before, new.area, shown, sheet):
                        self._add(new.words, "", whole)
                return

    def _add(self, words: str, other: str, area: pygame.Rect) -> None:
        clash = Clash(words, other, (area.x, area.y, area.w, area.h))
        if clash not in self.clashes:
            self.clashes.append(clash)


def _page(surface: pygame.Surface) -> object:
    """Layers as large as the window lie on each other; any other surface is a page by itself."""
    whole = surface.get_abs_parent()
    return whole.get_size() if min(whole.get_size()) >= WINDOW else whole


def _alike(one: pygame.Surface, other: pygame.Surface) -> pygame.mask.Mask:
    return pygame.mask.from_threshold(one, (0, 0, 0), ALIKE, other)


def _unchanged(
    place: pygame.Rect, now: pygame.Surface, now_at: pygame.Rect, then: pygame.Surface, then_at: pygame.Rect
) -> bool:
    """Whether a place looks on one picture as it did on another; both with where they lie."""
    cuts = [picture.subsurface(place.move(-at.x, -at.y)) for picture, at in ((now, now_at), (then, then_at))]
    return _alike(*cuts).count() >= LEFT * place.w * place.h


def _crossed(old: Seen, new: Seen, before: pygame.Surface) -> int:
    """How many pixels of an older text that still showed lie in the letters of a newer one, or between them."""
    shared = old.area.clip(new.area)
    if not shared:
        return 0
    now = before.subsurface(shared.move(-new.area.x, -new.area.y))
    then = old.after.subsurface(shared.move(-old.area.x, -old.area.y))
    same, at = _alike(now, then), (old.area.x - shared.x, old.area.y - shared.y)
    showing = same.overlap_mask(old.ink, at)
    inked = pygame.mask.Mask(shared.size, fill=True).overlap_area(old.ink, at)
    if same.count() < LEFT * shared.w * shared.h or showing.count() < LEFT * inked:  # something was laid between
        return 0
    letters = pygame.mask.Mask(shared.size)
    for rect in new.ink.get_bounding_rects():
        part = rect.move(new.area.topleft).clip(shared).move(-shared.x, -shared.y)
        if part:
            letters.draw(pygame.mask.Mask(part.size, fill=True), part.topleft)
    return showing.overlap_area(letters, (0, 0))


active: Watch | None = None


@contextmanager
def closely() -> Iterator[list[Clash]]:
    """Collect every text that clashes with another or with its sheet while this is open."""
    global active
    before, active = active, Watch()
    try:
        yield active.clashes
    finally:
        active = before
