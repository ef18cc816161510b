"""All sheets of this table together: where its things come from and go, and the strip of the others' moves."""

from yedo.table import parts as kit
from yedo.table.strip import Strip
from yedo.tables.shitenno.board import Board
from yedo.tables.shitenno.house import House
from yedo.tables.shitenno.mat import Mat
from yedo.tables.shitenno.part import Desk, Rect
from yedo.tables.shitenno.rail import Rail
from yedo.tables.shitenno.ribbon import Ribbon
from yedo.tables.shitenno.stores import Stores, Track


class Prints(Strip):
    """Hangs at the head of the mat: the map has no free sky."""

    desk: Desk

    def area(self) -> Rect:
        mat = self.desk.plan.mat
        head = min(52.0, mat.h * 0.21)
        return Rect(mat.centerx, mat.y, mat.w / 2 - 8, head)


class Parts(kit.Parts):
    desk: Desk

    def __init__(self, desk: Desk) -> None:
        self.board, self.rail, self.mat = Board(desk), Rail(desk), Mat(desk)
        self.house, self.stores, self.track = House(desk), Stores(desk), Track(desk, self.rail)
        super().__init__(desk, [self.board, self.rail, self.mat, self.house, self.stores, self.track])
        self.all[-1] = self.ribbon = Ribbon(desk)
        self.strip = Prints(desk)
        self._aimed = False

    def seat_rect(self, seat: int) -> Rect:
        return self.rail.rect_of(seat)

    def aim(self, at: tuple[float, float] | None) -> bool:
        """Pointing at a province shows what it needs, at a plaque its number, at the track how it would end now."""
        desk, pointed = self.desk, self.board.province_at(at)
        found = pointed, self.board.plaque_at(pointed, at), self.track.pointed_at(at) or self.rail.points_at_now(at)
        if found == (desk.pointed, desk.plaque, desk.ghosts):
            return False
        desk.pointed, desk.plaque, desk.ghosts = found
        self._aimed = True
        return True

    def unfold(self, seconds: float, speed: float) -> bool:
        aimed, self._aimed = self._aimed, False
        return aimed
