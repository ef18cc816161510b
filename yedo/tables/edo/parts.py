"""All parts of Edo's table, and where its things come from and go."""

from __future__ import annotations

from yedo.table.parts import Parts
from yedo.tables.edo.aside import Income, Merchant, Prices, Specials, Tabs
from yedo.tables.edo.hand import Errand
from yedo.tables.edo.map import Map
from yedo.tables.edo.part import Desk, Rect
from yedo.tables.edo.planning import OtherCards, PlanningBoard, Turning
from yedo.tables.edo.plates import Plates
from yedo.tables.edo.ribbon import EdoRibbon
from yedo.tables.edo.stores import Stores


class EdoParts(Parts):
    desk: Desk

    def __init__(self, desk: Desk) -> None:
        self.turning = Turning()
        self.errand = Errand()
        self.map = Map(desk)
        self.plates = Plates(desk)
        self.tabs = Tabs(desk)
        self.merchant = Merchant(desk, self.tabs)
        self.specials = Specials(desk, self.tabs)
        self.prices = Prices(desk, self.tabs)
        self.stores = Stores(desk)
        self.planning = PlanningBoard(desk, self.turning)
        self.others = OtherCards(desk, self.planning, self.turning)
        self._pointed = -1
        own = [
            self.map, self.plates, self.tabs, self.merchant, self.specials, self.prices, Income(desk, self.tabs),
            self.stores, self.planning, self.others,
        ]  # fmt: skip
        super().__init__(desk, [*own])
        self.ribbon = self.all[-1] = EdoRibbon(desk)

    def changed(self) -> None:
        self.tabs.follow()
        super().changed()

    def seat_rect(self, seat: int) -> Rect:
        return self.plates.rect_of(seat)

    @property
    def moving(self) -> bool:
        errand = any(seat == self.desk.asked for seat, _ in self.errand.steps)
        return super().moving or self.turning.busy or errand

    def aim(self, at: tuple[float, float] | None) -> bool:
        """The plate of a clan makes its pieces on the map stand out."""
        seats = range(len(self.desk.view.state.clans))
        found = next((s for s in seats if at is not None and self.plates.rect_of(s).collidepoint(at)), -1)
        changed, self._pointed = found != self._pointed, found
        return changed

    def unfold(self, seconds: float, speed: float) -> bool:
        turned = self.turning.update(seconds, speed)
        if self.map.pulse == self._pointed:
            return turned
        self.map.pulse = self._pointed
        return True

    # --- where things come from and go ------------------------------------------------------------------------------

    def goods(self, seat: int, good: str) -> Rect:
        """Where a clan keeps a good or its Ryo."""
        if seat != self.desk.house:
            return self.plates.good(seat, good)
        if good == "ryo":
            return self.stores.purse()
        most = self.desk.view.board.most_goods
        return self.stores.bin(good, min(most - 1, getattr(self.desk.clan, good)))

    def officials(self, seat: int) -> Rect:
        return self.stores.officials() if seat == self.desk.house else self.plates.figures(seat)

    def slot(self, seat: int, number: int) -> Rect:
        return self.planning.card(number) if seat == self.desk.house else self.plates.slot(seat, number)
