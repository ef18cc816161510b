"""All parts of a table together: their drawing in layers and their spots. A game's own Parts lay theirs on the table
and say where its things come from and go."""

from collections.abc import Container
from dataclasses import replace

import pygame

from yedo.table.grown import Grown, Hand
from yedo.table.part import Desk, Part, Rect, Spot
from yedo.table.ribbon import Ribbon
from yedo.table.strip import Strip
from yedo.table.tray import Tray
from yedo.ui import art
from yedo.ui.canvas import Canvas

UNKNOWN = object()  # is no part's key


class Parts:
    """`own` are the game's sheets, the ribbon is the table's."""

    def __init__(self, desk: Desk, own: list[Part], hand: Hand | None = None) -> None:
        self.desk = desk
        self.grown = Grown(desk, hand)
        self.ribbon = Ribbon(desk)
        self.tray = Tray(desk)
        self.strip = Strip(desk)
        self.all: list[Part] = [*own, self.ribbon]
        self._ground: tuple[object, pygame.Surface] | None = None
        self._still: pygame.Surface | None = None
        self._keys: dict[Part, object] = {}
        self._settled = True  # nothing has changed since the still layer was drawn

    # --- layers -------------------------------------------------------------------------------------------

    def changed(self) -> None:
        """Something that lies still may look different now."""
        self._settled = False
        self.grown.drop()

    def forget(self) -> None:
        """The window has another size or side."""
        self._ground = self._still = None

    def forget_looks(self) -> None:
        """Everything is to be drawn anew."""
        self._keys.clear()
        self._settled = False

    def draw_still(self, canvas: Canvas) -> None:
        """Everything that lies on the table, from the kept layer where nothing changed."""
        ground = self._ground_of(canvas)
        if self._still is None:
            self._still = ground.copy()
            self.forget_looks()
        elif self._settled:
            canvas.surface.blit(self._still, (0, 0))
            return
        waiting = len(art.pending)
        self._draw_changes(replace(canvas, surface=self._still), ground)
        self._settled = len(art.pending) == waiting  # else an emblem stands for a picture that is being made
        canvas.surface.blit(self._still, (0, 0))

    def _draw_changes(self, page: Canvas, ground: pygame.Surface) -> None:
        """Draw what looks different onto clean ground, and over it once more whatever lies over several parts."""
        keys = {part: part.key() for part in self.all}
        stale = [part for part, key in keys.items() if part not in self._keys or self._keys[part] != key]
        over = [part for part in self.all if part.region() is None]
        if len(stale) == len(self.all) or any(part in stale for part in over):  # that may have lain anywhere
            page.surface.blit(ground, (0, 0))
            stale, over = self.all, []
        for part in stale:
            area, waiting = part.region(), len(art.pending)
            box = page.rect(area) if area is not None and stale is not self.all else None
            if box is not None:
                page.surface.blit(ground, box, box)
            part.draw(page)
            self._keys[part] = keys[part] if len(art.pending) == waiting else UNKNOWN
            page.surface.set_clip(box)
            for other in over:
                other.draw(page)
            page.surface.set_clip(None)

    def _ground_of(self, canvas: Canvas) -> pygame.Surface:
        key = self._ground_key(canvas)
        if self._ground is None or self._ground[0] != key:
            size = canvas.surface.get_size()
            known = self._ground[1] if self._ground is not None else None
            if known is None or known.get_size() != size:
                known, self._still = pygame.Surface(size).convert(canvas.surface), None
            surface = known
            page = replace(canvas, surface=surface)
            surface.fill(canvas.theme.backdrop_deep)
            art.draw(page, f"scenes/table_{canvas.theme.side}", (0, 0, page.width, page.height), "cover")
            for part in self.all:
                part.draw_ground(page)
            self._ground = (self._ground_key(canvas), surface)  # painting may have made something ready
            self.forget_looks()
        return self._ground[1]

    def _ground_key(self, canvas: Canvas) -> object:
        own = tuple(part.ground_key() for part in self.all)
        return canvas.surface.get_size(), canvas.theme.side, canvas.text_scale, art.settling, own

    def draw_badges(self, canvas: Canvas, lit: Container[str]) -> None:
        """The numbers on the corners of lit things once more, over their light."""

    # --- what is pointed at -------------------------------------------------------------------------------

    @property
    def moving(self) -> bool:
        return self.grown.moving

    def aim(self, at: tuple[float, float] | None) -> bool:
        """The mouse or the keyboard points here. True when a panel is to open or to close."""
        return False

    def unfold(self, seconds: float, speed: float) -> bool:
        """True when panels have opened or closed a little more."""
        return False

    def seat_rect(self, seat: int) -> Rect:
        """Where a seat's own sheet lies."""
        raise NotImplementedError

    def spots(self) -> list[Spot]:
        """Everything that can be pointed at; later ones lie on top."""
        found: list[Spot] = []
        for part in self.all:
            found.extend(part.spots())
        found.extend(self.strip.spots())
        found.extend(self.tray.spots())
        return found
