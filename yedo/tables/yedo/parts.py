"""All parts of the table together: their drawing in layers, their spots, and where things come from and go."""

from collections.abc import Container
from dataclasses import replace

import pygame

from yedo.table.grown import Grown
from yedo.table.part import Desk, Part, Rect, Spot
from yedo.table.ribbon import Ribbon
from yedo.table.strip import Strip
from yedo.table.tray import Tray
from yedo.tables.yedo.bidding_row import BiddingRow
from yedo.tables.yedo.board import Board
from yedo.tables.yedo.clans import Clans
from yedo.tables.yedo.coop import coop
from yedo.tables.yedo.event_card import EventCard
from yedo.tables.yedo.guests import guest_parts
from yedo.tables.yedo.hand import Hand
from yedo.tables.yedo.house import House
from yedo.tables.yedo.market import Decks, Market, ScoreTrack
from yedo.ui import art
from yedo.ui.canvas import Canvas

BANKS = {
    "church": "church", "beg": "gates", "recruit": "gates", "luxury": "harbor", "annex": "tavern",
    "geisha": "red_light", "geishas": "red_light", "action_card": "red_light", "weapon": "market", "sell": "market",
    "temple": "temple", "audience": "castle", "egress": "bidding", "auction": "bidding", "annexes": "bidding",
}  # fmt: skip


class Parts:
    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.board = Board(desk)
        self.clans = Clans(desk)
        self.bidding = BiddingRow(desk)
        self.market = Market(desk)
        self.decks = Decks(desk)
        self.score = ScoreTrack(desk)
        self.event = EventCard(desk)
        self.house = House(desk)
        self.hand = Hand(desk)
        self.grown = Grown(desk, self.hand)
        self.ribbon = Ribbon(desk)
        self.tray = Tray(desk)
        self.strip = Strip(desk)
        self.all: list[Part] = [
            self.board, self.clans, self.bidding, self.market, self.decks, self.score, self.event, self.house,
            self.hand, self.ribbon,
        ]  # fmt: skip
        if coop(desk.view):  # the goals and the co-operative board lie there
            self.all = [part for part in self.all if part not in (self.event, self.score)]
        self.all += guest_parts(desk, self.board, self.clans, self.bidding)
        self._ground: tuple[object, pygame.Surface] | None = None
        self._still: pygame.Surface | None = None
        self._keys: dict[Part, object] = {}
        self._settled = True  # nothing has changed since the still layer was drawn
        self._mixed = any(part.region() is None for part in self.all)  # some part draws over others

    # --- layers -------------------------------------------------------------------------------------------

    def changed(self) -> None:
        """Something that lies still may look different now."""
        self._settled = False
        self.grown.drop()

    def forget(self) -> None:
        """The window has another size or side."""
        self._ground = self._still = None

    def draw_still(self, canvas: Canvas) -> None:
        """Everything that lies on the table, from the kept layer where nothing changed."""
        ground = self._ground_of(canvas)
        fresh = self._still is None
        if self._still is None or (self._mixed and not self._settled):
            self._still = ground.copy()
            fresh = True
        if fresh or not self._settled:
            page = replace(canvas, surface=self._still)
            for part in self.all:
                self._draw_part(page, part, ground, fresh)
            self._settled = True
        canvas.surface.blit(self._still, (0, 0))

    def _draw_part(self, page: Canvas, part: Part, ground: pygame.Surface, fresh: bool) -> None:
        """Draw a part onto clean ground, unless it looks as before."""
        key, area = part.key(), part.region()
        if not fresh and area is not None:
            if self._keys.get(part) == key:
                return
            box = page.rect(area)
            page.surface.blit(ground, box, box)
        self._keys[part] = key
        part.draw(page)

    def _ground_of(self, canvas: Canvas) -> pygame.Surface:
        key = (canvas.surface.get_size(), canvas.theme.side, canvas.text_scale, art.settling)
        if self._ground is None or self._ground[0] != key:
            surface = pygame.Surface(canvas.surface.get_size()).convert(canvas.surface)
            page = replace(canvas, surface=surface)
            surface.fill(canvas.theme.backdrop_deep)
            art.draw(page, f"scenes/table_{canvas.theme.side}", (0, 0, page.width, page.height), "cover")
            for part in self.all:
                part.draw_ground(page)
            self._ground = (key, surface)
            self._still = None
        return self._ground[1]

    def draw_badges(self, canvas: Canvas, lit: Container[str]) -> None:
        """The numbers on the corners of lit things once more, over their light."""
        self.decks.draw_badges(canvas, lit)
        self.board.draw_badges(canvas, lit)

    # --- what is pointed at -------------------------------------------------------------------------------

    @property
    def moving(self) -> bool:
        return self.clans.moving or self.grown.moving

    def spots(self) -> list[Spot]:
        """Everything that can be pointed at; later ones lie on top."""
        found: list[Spot] = []
        for part in self.all:
            found.extend(part.spots())
        found.extend(self.strip.spots())
        found.extend(self.tray.spots())
        return found

    # --- where things come from and go ----------------------------------------------------------------------

    def disciple(self, seat: int, number: int, at: str) -> Rect | None:
        """Where a disciple's figure is at a place of the state."""
        if at.startswith("annex:"):
            _, owner, annex = at.split(":")
            place = self.annex(int(owner), annex)
            return Rect(place.centerx - 26, place.centery - 34, 52, 58)
        if ":" in at:
            return self.board.standing(at)
        if at == "stock":
            return None
        if seat == self.desk.house:
            return self.house.reserve() if at == "reserve" else self.house.home()
        homes = self.clans.homes(seat)
        x = homes.x if at != "reserve" else homes.right - 40
        return Rect(x, homes.centery - 17, 30, 34)

    def annex(self, seat: int, annex: str) -> Rect:
        if seat == self.desk.house:
            return self.house.annex(annex)
        clan, rect = self.desk.view.state.clans[seat], self.clans.rect_of(seat)
        return dict(self.clans.annexes(clan, rect)).get(annex) or self.clans.goods(seat)

    def purse(self, seat: int) -> Rect:
        return self.house.purse() if seat == self.desk.house else self.clans.purse(seat)

    def prestige(self, seat: int) -> Rect:
        return self.house.prestige() if seat == self.desk.house else self.clans.prestige(seat)

    def goods(self, seat: int) -> Rect:
        if seat == self.desk.house:
            slots = self.house.weapon_slots()
            return slots[min(len(self.desk.clan.weapons), len(slots) - 1)]
        return self.clans.goods(seat)

    def hand_of(self, seat: int, deck: str) -> Rect:
        """Where a card of a deck lies with a clan, in the proportions of a card."""
        if seat == self.desk.house:
            missions, actions, bonus = self.hand.columns()
            area = {"action": actions, "bonus": bonus}.get(deck, missions)
            return Rect(area.centerx - 68, area.y, 136, 200)
        line = self.clans.cards(seat)
        return Rect(line.centerx - 20, line.centery - 29, 40, 58)

    def bank(self, why: str) -> Rect:
        """Where mon and prestige come from, by their source."""
        where = BANKS.get(why)
        if where == "church":
            return self.board.supply("church_coins")
        if where == "bidding":
            return self.bidding.track()
        if where is not None:
            region = self.board.map["districts"][where]["region"]
            place = self.board.at(region)
            return Rect(place.centerx, place.centery, 30, 30)
        return Rect(self.desk.plan.event.centerx, self.desk.plan.event.centery, 30, 30)
